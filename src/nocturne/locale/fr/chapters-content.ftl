# Les fautes dans le contenu de CHAPTERS.
chapters-content-no-pack = Il n’y a pas de pack nommé « { $pack } ». Packs présents : { $known }.
chapters-content-folder-name = { $file }, ligne { $line } : le pack s’appelle « { $name } » mais son dossier « { $folder } » ; les deux noms doivent être les mêmes.
chapters-content-format = { $file }, ligne { $line } : ce pack est écrit pour le format { $format } du contenu ; cette version lit le format { $known }.
chapters-content-uses-itself = { $file }, ligne { $line } : les packs s’utilisent en rond, à « { $pack } ».
chapters-content-too-many = { $file } contient plus de { $most } fichiers.
chapters-content-outside = { $file } est un lien qui sort du pack { $folder }.
chapters-content-unknown-file = { $file } n’est pas un fichier connu du contenu. Fichiers connus : { $known }.
chapters-content-pages-alone = { $file } : il n’y a pas de chapter.yaml dans « { $folder } » auquel ces pages appartiendraient.
chapters-content-twice = { $file }, ligne { $line } : « { $name } » existe déjà ({ $other }).
chapters-content-unknown = { $file }, ligne { $line } : il n’existe pas { $kind ->
    [page] de page
    [person] personne de ce chapitre
    [npc] de PNJ de ce chapitre
    [item] d’objet
    [effect] de carte Effet
    [chapter] de chapitre
    [character] de personnage
    [line] de Discipline
    [discipline] de carte Discipline
    [deck] de paquet de PNJ
    [profile] de profil
    [tile] de tuile
    [clan] de clan
    [district] de quartier
    [fact] de fait de cette campagne
    [ending] de fin
    [summon] d’invocation
   *[other] de carte combat
} du nom de « { $name } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous écrire « { $near } » ?
}
chapters-content-weapon-skill = { $file }, ligne { $line } : une carte qui demande une arme utilise la compétence « weapons ».
chapters-content-duration = { $file }, ligne { $line } : une Discipline active a une durée, une immédiate n’en a pas.
chapters-content-ally-levels = { $file }, ligne { $line } : un allié a les niveaux 1 et 2.
chapters-content-only-boss = { $file }, ligne { $line } : seul un boss a des phases et des cartes à lui.
chapters-content-by-participants = { $file }, ligne { $line } : « { $name } » demande un nombre pour chacun de 1, 2, 3 et 4 participants.
chapters-content-initiative-range = { $file }, ligne { $line } : l’Initiative va de 0 à 6.
chapters-content-damage-track = { $file }, ligne { $line } : un marqueur de Dégâts a au moins 1 point.
chapters-content-wall = { $file }, ligne { $line } : un mur sépare deux hex voisins de la tuile ; { $a } et { $b } n’en sont pas.
chapters-content-exit = { $file }, ligne { $line } : { $hex } n’est pas un hex du bord de la tuile.
chapters-content-one-verb = { $file }, ligne { $line } : un effet fait exactement une chose ; celui-ci fait : { $verbs }.
chapters-content-not-here = { $file }, ligne { $line } : « { $verb } » n’a pas de sens { $here ->
    [page] sur une page
    [between] entre les chapitres
    [card] sur une carte combat
    [power] dans une Discipline
    [item] dans un objet
   *[npc] sur une carte de PNJ
}.
chapters-content-empty-condition = { $file }, ligne { $line } : cette condition ne demande rien.
chapters-content-prologue = { $file }, ligne { $line } : un prologue nomme son personnage et se joue seul (« party: solo »).
chapters-content-start = { $file }, ligne { $line } : la zone de départ demande au moins { $least } hex différents.
chapters-content-npc-twice = { $file }, ligne { $line } : « { $name } » est le nom de quelqu’un d’autre dans ce chapitre.
chapters-content-no-hex = { $file }, ligne { $line } : { $hex } n’est pas un hex de { $tile }.
chapters-content-token-page = { $file }, ligne { $line } : un jeton de type « { $type } » ne mène à aucune page.
chapters-content-token-needs-page = { $file }, ligne { $line } : un jeton de type « { $type } » demande une page dont le nom commence par « { $page } ».
chapters-content-npc-name = { $file }, ligne { $line } : « { $name } » n’a pas de profil ; il lui faut ici un nom et un type.
chapters-content-dialogue-page = { $file }, ligne { $line } : un dialogue commence à une page « D.… », pas à « { $page } ».
chapters-content-prey-talks = { $file }, ligne { $line } : on ne parle pas à une proie.
chapters-content-filled = { $file }, ligne { $line } : le boss demande ici { $pages } pages, une par marqueur rempli avant le dernier.
chapters-content-one-way-on = { $file }, ligne { $line } : une page a exactement une suite ; celle-ci a : { $ways }.
chapters-content-hourglass = { $file }, ligne { $line } : le sablier demande au moins deux choix.
chapters-content-deduction = { $file }, ligne { $line } : une déduction finale demande des choix.
chapters-content-branch = { $file }, ligne { $line } : toutes les branches sauf la dernière ont une condition, la dernière n’en a pas.
chapters-content-no-profile = { $file }, ligne { $line } : « { $name } » n’a pas de profil et ne peut pas être combattu.
chapters-content-locked-without-if = { $file }, ligne { $line } : « locked » dit ce qui se lit tant que « if » n’est pas rempli ; cette option n’a pas de « if ».
chapters-content-option-way-on = { $file }, ligne { $line } : une option a soit « goto », soit « test ».
chapters-content-no-free-option = { $file }, ligne { $line } : au moins une option doit n’avoir ni condition ni coût, sinon les joueurs pourraient rester bloqués.
chapters-content-wrapper = { $file }, ligne { $line } : « { $key }: » est un niveau de trop. Ce qu’il contient se met en haut de ce fichier, sans ce nom autour.
chapters-content-form = { $file }, ligne { $line } : « { $value } » { $form ->
    [id] n’est pas un nom : lettres minuscules, chiffres et « _ », parties jointes par des points, comme « item.blood_bag »
    [page] n’est pas le nom d’une page : « D.<pnj>.<nom> » pour un dialogue, « IN.<numéro> » ou « IN.<numéro>.<nom> » pour une fouille, « E.<nom> » pour un événement
    [hex] n’est pas un hexagone : une majuscule pour la colonne, puis le numéro de la rangée, comme « C4 »
   *[ladder] n’est pas un résultat : écrivez un nombre, deux nombres comme « 2-3 », ou une fin ouverte comme « 4+ »
}.
chapters-content-pack-large = { $file } a { $size } ko ; un pack en a { $most } au plus. Son plus gros fichier est { $largest }, avec { $kilobytes } ko.
chapters-content-ladder-gap = { $file }, ligne { $line } : pas de résultat pour { $missing } : { $before ->
    [none] le premier est « { $step } » ; les résultats partent de 0
   *[other] après « { $before } » vient « { $step } »
}.
chapters-content-ladder-twice = { $file }, ligne { $line } : { $number } est dans deux résultats, « { $before } » et « { $step } ».
chapters-content-ladder-turned = { $file }, ligne { $line } : dans « { $step } », le premier nombre est le plus grand.
chapters-content-ladder-top = { $file }, ligne { $line } : il n’y a pas de résultat pour { $missing } ; le plus haut doit rester ouvert, comme « { $missing } ».
chapters-content-page-target = { $file }, ligne { $line } : sur une page il n’y a pas de cible ; nommez quelqu’un.
chapters-content-token-where = { $file }, ligne { $line } : il faut un hex au jeton (« at »).
chapters-content-too-many-pages = { $file }, ligne { $line } : le chapitre a { $pages } pages ; un chapitre en a au plus { $most }.
chapters-content-uses-unknown = { $file }, ligne { $line } : il n’y a pas de pack nommé « { $pack } » à utiliser. Packs présents : { $known }.
chapters-content-npc-if = { $file }, ligne { $line } : « { $name } » a une condition, mais pas d’hex (« at ») où se tenir.
chapters-content-envelope-ending = { $file }, ligne { $line } : « { $chapter } » se joue à { $number } brèches, donc l’enveloppe de ce nombre ne peut pas finir la campagne avant lui.
chapters-content-counter-change = { $file }, ligne { $line } : le compteur « { $name } » demande soit « by », soit « to ».
chapters-content-no-bound = { $file }, ligne { $line } : « { $name } » demande « at_least », « at_most », ou les deux.
chapters-content-tracker-full = { $file }, ligne { $line } : une piste qui a une page pour « full » demande « most », la valeur où elle est pleine.
chapters-content-tracker-most = { $file }, ligne { $line } : la piste commence à { $start }, au-dessus de son « most », { $most }.
chapters-content-trigger-room = { $file }, ligne { $line } : tous les personnages sont attendus à « { $name } », sur { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
} ; il faut de la place pour { $least }. Nommez plus d’hexagones, ou écrivez « within ».
chapters-content-ending-last = { $file }, ligne { $line } : « { $ending } » n’a pas de condition, donc rien de ce qui suit n’est jamais atteint ; mettez-la en dernier.
chapters-content-file-name = { $file } : le nom de ce fichier contient des signes qu’on ne peut pas montrer ; donnez-lui-en un autre.
