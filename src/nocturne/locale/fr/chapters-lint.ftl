# Ce que dit le vérificateur du contenu, et le remède pour chaque code.
chapters-lint-place = { $file }, ligne { $line }

chapters-check-no-folder = { $file } : ce dossier n’existe pas.
chapters-check-no-pack = { $file } n’est ni un pack (il n’y a pas de pack.yaml dedans) ni un dossier de packs.
chapters-no-chapter = ce pack n’a pas de chapitre { $chapter }. Il contient : { $known }.

## Les langues.
chapters-lint-l112 = L’attaque spéciale { $number } de « { $name } » ne sert jamais : aucune carte du genre special{ $number } n’est dans le paquet « { $deck } » ni parmi ses propres cartes.
chapters-lint-l120 = Le texte est vide en { $language ->
    [fr] français
   *[en] anglais
}.
chapters-lint-l121 = Le texte est le même dans les deux langues : « { $text } ».
chapters-lint-l122 = Le texte compte { $french } signes en français et { $english } en anglais : il semble manquer quelque chose à l’un des deux.
chapters-lint-l123 = Une note à vous-même est restée dans le texte { $language ->
    [fr] français
   *[en] anglais
}.
chapters-lint-l124 = Texte français : « { $found } » n’a pas d’espace devant le signe ou dans les guillemets.
chapters-lint-l124-quotes = Texte français : « { $found } » a des guillemets qui ne sont pas français.
chapters-lint-l125 = { $count ->
    [one] Une espace ordinaire
   *[other] { $count } espaces ordinaires
} dans le français de ce fichier, là où il en faut une insécable.
chapters-lint-l126 = Texte anglais : « { $found } » a d’autres guillemets que le reste du pack.

## Les pages.
chapters-lint-l202 = Rien ne mène à la page « { $name } ».
chapters-lint-l204 = Ces pages renvoient sans fin l’une à l’autre : { $pages }.
chapters-lint-l205 = Depuis « { $name } », aucune fin n’est accessible : les joueurs resteraient prisonniers de ces pages.
chapters-lint-l209 = Tous les choix mènent au même endroit : le sablier coule pour rien.
chapters-lint-l210 = Aucune page accessible ne finit par « chapter_success » : « { $chapter } » ne peut pas être gagné.
chapters-lint-l212 = La réussite et l’échec mènent tous deux à « { $page } ».
chapters-lint-l216 = « end: dialogue » figure sur une page qui n’appartient à aucun dialogue.
chapters-lint-l217 = Toutes les options font la même chose.
chapters-lint-l218 = Chaque chapitre sous « next » a une condition ; quand aucune n’est remplie, l’ordre de la campagne décide.

## Demandé et donné.
chapters-lint-l250 = Le drapeau « { $name } » est demandé, mais aucun effet ne le pose.
chapters-lint-l250-counter = Le compteur « { $name } » est demandé, mais aucun effet ne le change.
chapters-lint-l251-counter = Le compteur « { $name } » est changé, mais rien ne le demande.
chapters-lint-l251 = Le drapeau « { $name } » est posé, mais rien ne le demande.
chapters-lint-l252 = L’indice { $name } est demandé, mais aucune page de ce chapitre ne le donne.
chapters-lint-l253 = L’indice { $name } est donné, mais rien dans ce chapitre ne le demande.
chapters-lint-l254 = L’objet « { $name } » est demandé, mais personne ne le donne ni ne le vend.
chapters-lint-l255 = Personne ne donne ni ne vend l’objet « { $name } ».
chapters-lint-l255-inert = L’objet « { $name } » ne sert à rien, et rien ne le demande.
chapters-lint-l256 = La carte Effet « { $name } » est demandée ou retirée, mais personne ne la donne.
chapters-lint-l257 = Personne ne donne la carte Effet « { $name } ».
chapters-lint-l258 = « { $name } » n’arrive jamais sur la tuile : il n’a pas d’hex, et aucune page accessible ne l’y place.
chapters-lint-l259-trigger = Le déclencheur « { $name } » est arrêté, mais ce chapitre ne le pose jamais.
chapters-lint-l259 = Le marqueur de tours « { $name } » est déplacé ou arrêté, mais aucune page de ce chapitre ne le lance.

## Les bornes.
chapters-lint-l260 = { $chapter } peut donner de { $success_tokens_least } à { $success_tokens_most } jetons Réussite, de { $xp_least } à { $xp_most } points d’expérience et de { $boons_least } à { $boons_most } faveurs.
chapters-lint-l261 = { $asked } jetons Réussite sont demandés ; ce chapitre en donne au plus { $most }.
chapters-lint-l262 = { $chapter } donne jusqu’à { $xp } points d’expérience ; la campagne en veut de { $low } à { $high }.
chapters-lint-l263 = { $chapter } ne dit pas combien de fois il devrait être gagné.

## Ce à quoi personne n’arrive.
chapters-lint-l270 = La campagne n’arrive jamais au chapitre « { $name } ».
chapters-lint-l271 = Rien ne mène à la fin « { $name } ».
chapters-lint-l272 = La carte combat « { $name } » doit être débloquée, mais rien ne la débloque.
chapters-lint-l273 = Aucun chapitre n’utilise { $kind ->
    [profile] le profil
    [tile] la tuile
   *[summon] l’invocation
} « { $name } ».

## La tuile.
chapters-lint-l280 = « { $word } » nomme « { $fact } », qui n’est pas connu sur ce chemin : { $chapters }, pages { $pages }.
chapters-lint-l281 = Rien n’apprend le fait « { $name } ».
chapters-lint-l281-unnamed = Aucun texte ne nomme le fait « { $name } ».
chapters-lint-l282 = L’avertissement { $code } est accepté ici, mais il n’y en a pas.
chapters-lint-accepted = accepté : { $why }
chapters-lint-l302 = Sur { $hex } se trouvent « { $one } » et « { $other } », qui ne peuvent pas y être ensemble.
chapters-lint-l303 = « { $name } », en { $hex }, n’est pas accessible depuis la zone de départ.
chapters-lint-l305 = « { $name } », agressif, voit la zone de départ ({ $hexes }) : un combat commence avant que quiconque ait bougé.
chapters-lint-l306 = La proie « { $name } », en { $hex }, ne peut atteindre aucune sortie.
chapters-lint-l308 = Il y a { $count } PNJ avec un profil ; { $most } est le maximum.
chapters-lint-l311 = Le chapitre peut demander { $count } { $kind ->
    [investigation] jetons investigation
    [action] jetons action
    [clue] indices
   *[success] jetons réussite
  } ; la boîte en contient { $most }.

## Les remèdes.
chapters-remedy-l101 = Écrivez le fichier en YAML simple, en UTF-8 : deux espaces par retrait, des guillemets autour d’un texte qui contient « : », ni ancre, ni alias, ni balise.
chapters-remedy-l102 = Écrivez ce que le format connaît ; avec les schémas (nocturne chapters schema), votre éditeur le propose.
chapters-remedy-l103 = Corrigez le nom, ou écrivez ce qu’il désigne.
chapters-remedy-l104 = Donnez au fichier un des noms qu’un pack connaît, dans le bon dossier, ou retirez-le.
chapters-remedy-l105 = Donnez un autre nom à l’un des deux, ou retirez-le.
chapters-remedy-l106 = Corrigez pack.yaml : « id » est le nom du dossier, « uses » nomme des packs présents, « format » est celui que lit cette version.
chapters-remedy-l107 = Réduisez-le ou partagez-le : les packs sont limités pour que celui d’un inconnu ne puisse pas nuire. Copiez un fichier au lieu de le lier.
chapters-remedy-l108 = Écrivez un effet par chose qui arrive, avec un verbe qui a un sens à cet endroit.
chapters-remedy-l109 = Dites ce qui doit être vrai, ou retirez le « if ».
chapters-remedy-l110 = Suivez la carte ou le profil tels que le guide les décrit.
chapters-remedy-l111 = Complétez la mise en place : un nom et un type pour qui n’a pas de profil, des pages « D.… » pour les dialogues, pas de conversation avec une proie.
chapters-remedy-l112 = Ajoutez une telle carte sous « cards » (un boss) ou dans le paquet, ou retirez l’attaque spéciale.
chapters-remedy-l120 = Écrivez le texte dans les deux langues.
chapters-remedy-l121 = Traduisez-le ; un nom propre peut rester.
chapters-remedy-l122 = Comparez les deux ; il manque peut-être une phrase au plus court.
chapters-remedy-l123 = Écrivez ce que la note promet.
chapters-remedy-l124 = Écrivez « … » pour ce qui est dit, avec une espace insécable (U+00A0) à l’intérieur, et une fine (U+202F) devant ; ! ?
chapters-remedy-l125 = La table les corrige quand elle montre une page ; pour imprimer le pack, il faut U+00A0 dans « » et devant :, U+202F devant ; ! ?
chapters-remedy-l126 = N’utilisez qu’une sorte de guillemets dans tout le pack.
chapters-remedy-l201 = Corrigez le nom de la page, ou écrivez cette page.
chapters-remedy-l202 = Faites-y mener une option, un jeton, un dialogue ou un marqueur, ou retirez-la.
chapters-remedy-l203 = Gardez exactement un de choices, hypotheses, investigate, test, branch, goto, combat et end.
chapters-remedy-l204 = Terminez une des pages, ou proposez un choix.
chapters-remedy-l205 = Faites finir la séquence par une des pages (« end: resume »), ou proposez une issue.
chapters-remedy-l206 = Nommez les deux pages : « success » et « failure ».
chapters-remedy-l207 = Écrivez des paliers qui partent de 0 et se suivent, le dernier ouvert : « 0-1 », « 2-3 », « 4+ ».
chapters-remedy-l208 = Ajoutez une option que tout le monde peut choisir, comme s’en aller.
chapters-remedy-l209 = Donnez au sablier au moins deux choix dont les suites diffèrent.
chapters-remedy-l210 = Terminez une page par « end: chapter_success », et faites qu’on y arrive.
chapters-remedy-l211 = Nommez la page qui suit une victoire (« win ») ; sans « lose », une défaite fait échouer le chapitre.
chapters-remedy-l212 = Menez à des pages différentes, ou retirez le test.
chapters-remedy-l213 = Donnez à l’option soit « goto », soit « test », et « locked » seulement à côté d’un « if ».
chapters-remedy-l214 = Donnez un « if » à chaque branche (ou fin) sauf à la dernière.
chapters-remedy-l215 = Donnez ses choix à la déduction.
chapters-remedy-l216 = Écrivez « end: resume ».
chapters-remedy-l217 = Faites différer les options par leur suite ou par leur coût.
chapters-remedy-l218 = Laissez-en un sans « if », ou assurez-vous que l’ordre de campaign.yaml continue bien à partir d’ici.
chapters-remedy-l250 = Posez le drapeau quelque part ({"{"}flag: …{"}"}), ou corrigez son nom.
chapters-remedy-l251 = Demandez-le quelque part, retirez-le, ou inscrivez-le sous « kept_flags » dans campaign.yaml si une suite en a besoin.
chapters-remedy-l252 = Donnez l’indice sur une page de ce chapitre ({"{"}clue: …{"}"}) : les indices ne lui survivent pas.
chapters-remedy-l253 = Demandez-le quelque part, ou ne le donnez pas.
chapters-remedy-l254 = Donnez l’objet sur une page, ou vendez-le dans shop.yaml.
chapters-remedy-l255 = Donnez-le sur une page, vendez-le, faites-le demander par une page, ou retirez-le.
chapters-remedy-l256 = Donnez la carte sur une page ({"{"}effect_card: …{"}"}), ou corrigez son nom.
chapters-remedy-l257 = Donnez-la sur une page, ou retirez-la.
chapters-remedy-l258 = Donnez-lui un hex (« at »), ou placez-le sur une page.
chapters-remedy-l259 = Lancez le marqueur sur une page, ou corrigez son nom.
chapters-remedy-l260 = Ce sont des bornes : personne ne peut obtenir davantage.
chapters-remedy-l261 = Demandez-en moins, ou donnez-en plus.
chapters-remedy-l262 = Changez les récompenses, ou « xp_band » dans campaign.yaml.
chapters-remedy-l263 = Ajoutez « band: {"{"}win: [45, 90]{"}"} » pour que nocturne chapters test veille dessus.
chapters-remedy-l270 = Inscrivez-le dans l’ordre de la campagne, proposez-le dans une conclusion, ou débloquez-le.
chapters-remedy-l271 = Nommez-la dans une conclusion ou une enveloppe, ou retirez-la.
chapters-remedy-l272 = Débloquez-la sur une page ({"{"}unlock_card: …{"}"}), ou retirez « unlocked: true ».
chapters-remedy-l273 = Utilisez-le, ou retirez-le.
chapters-remedy-l280 = Dites-le sur une page d’avant (« tells »), demandez-le dans un « if », écrivez un texte pour ceux qui ne savent pas, ou répondez-en avec « knows ».
chapters-remedy-l281 = Écrivez « tells » sur la page qui l’apprend, corrigez les mots qui le nomment, ou retirez-le.
chapters-remedy-l282 = Retirez-le de « accepts » ; seuls des avertissements peuvent être acceptés, chacun par son code.
chapters-remedy-l301 = Nommez un hex de la tuile : une lettre pour la colonne, un nombre pour la rangée.
chapters-remedy-l302 = Déplacez l’une des deux.
chapters-remedy-l303 = Ouvrez un mur, ou déplacez-le.
chapters-remedy-l304 = Nommez au moins quatre hex, pour que quatre joueurs y trouvent place.
chapters-remedy-l305 = Tournez-le, déplacez-le, ou mettez un obstacle entre les deux, sauf si c’est voulu.
chapters-remedy-l306 = Donnez à la tuile une sortie (« exits ») qu’elle puisse atteindre.
chapters-remedy-l307 = Écrivez un seul nombre, ou un pour chacun de 1, 2, 3 et 4.
chapters-remedy-l308 = Retirez-en, ou laissez-les sans profil.
chapters-remedy-l309 = Nommez deux hex voisins de la tuile ; une sortie se trouve au bord.
chapters-remedy-l310 = Un jeton action mène à une page « E.… », un jeton investigation à « IN.… », les autres à aucune page.
chapters-remedy-l311 = Prenez-en moins si le chapitre doit aussi se jouer avec les pièces imprimées ; cette table n’en manque jamais.

## Un nouveau pack.
chapters-new-name = « { $name } » ne peut pas être le nom d’un pack : il commence par une minuscule et compte au plus 30 minuscules, chiffres et _.
chapters-new-taken = Il y a déjà un pack nommé « { $name } ». Choisissez un autre nom.
chapters-new-exists = { $folder } existe déjà et n’a pas été touché. Choisissez un autre nom ou un autre endroit.

## L’aperçu d’un pack.
chapters-watch-chapters = Chapitres
chapters-watch-good = Le vérificateur n’a rien à redire à ce pack.
chapters-watch-findings = { $count ->
    [one] Une remarque
   *[other] { $count } remarques
}
chapters-watch-stale = Ci-dessous, le pack tel qu’on a pu le lire la dernière fois.
chapters-watch-tile = La tuile
chapters-watch-graph = Les pages, et où elles mènent
chapters-watch-odds = Les chances
chapters-watch-intro = Ouverture
chapters-watch-conclusion = Conclusion
chapters-watch-unreached = rien n’y mène
chapters-watch-port = L’aperçu ne peut pas être servi sur le port { $port } : { $detail }. Choisissez-en un autre avec --port.
