# La commande « nocturne chapters » : les outils de qui écrit des chapitres.
cli-help-heading-write = Écrire
cli-help-chapters = écrire des chapitres : commencer, vérifier, essayer, dessiner
cli-about-chapters = Les outils de qui écrit des chapitres pour CHAPTERS. « nocturne chapters ACTION --help » en dit plus ; docs/writing-chapters.md est le guide.
cli-meta-action = ACTION
cli-meta-name = NOM
cli-meta-folder = DOSSIER
cli-arg-packs = chercher aussi des packs parmi les dossiers de celui-ci
cli-chapters-new = créer un petit pack jouable pour commencer
cli-about-chapters-new = Créer un pack pour commencer : un chapitre dans les deux langues, commenté, jouable tout de suite.
cli-arg-chapters-name = le nom du pack : minuscules, chiffres et _
cli-arg-chapters-at = le dossier où créer celui du pack (par défaut : celui-ci)
cli-chapters-check = chercher les fautes sans jouer
cli-about-chapters-check = Chercher les fautes dans des packs sans les jouer. Chaque remarque donne le fichier, la ligne, la page et le remède. Statut de sortie 1 s’il y a des erreurs.
cli-arg-chapters-paths = le dossier d’un pack, ou un dossier de packs
cli-arg-chapters-notes = décrire aussi ce que les chapitres peuvent donner
cli-check-error = erreur { $code }
cli-check-warning = avertissement { $code }
cli-check-note = note { $code }
cli-check-left-out = … et { $count } de plus.
cli-check-summary = { $pack } : { $read ->
    [no] tous les fichiers n’ont pas pu être lus
   *[yes] { $chapters ->
        [one] un chapitre
       *[other] { $chapters } chapitres
    } et { $pages } pages
} ; { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
}.
cli-new-done = Le pack est prêt. La suite :
      nocturne chapters check { $folder }
      nocturne chapters test { $folder }
      nocturne play chapters --packs { $at } --option pack={ $name }
cli-chapters-words = compter les mots de chaque chapitre dans les deux langues
cli-about-chapters-words = Compte les mots de chaque chapitre en français et en anglais, et combien de mots français il y a pour un mot anglais.
cli-words-chapter = chapitre
cli-words-pages = pages
cli-words-fr = français
cli-words-en = anglais
cli-words-ratio = français/anglais
cli-words-rest = (campagne, cartes, personnages, tuiles)
cli-words-total = en tout
cli-chapters-watch = vérifier à chaque enregistrement et montrer le pack dans le navigateur
cli-about-chapters-watch = Vérifie un pack dès qu’un de ses fichiers est enregistré et le montre dans le navigateur : les pages comme un livre, la tuile, le graphe des pages avec ce qu’on peut atteindre, les chances. Ctrl-C pour finir.
cli-arg-chapters-port = le port de l’aperçu sur cette machine (8100 par défaut ; 0 : n’importe lequel)
cli-arg-chapters-open = ouvrir le navigateur
cli-watch-ready = { $folder } est surveillé : { $address }
cli-chapters-schema = écrire les schémas qui permettent à un éditeur de compléter
cli-about-chapters-schema = Écrire les schémas JSON (draft-07) de tous les fichiers de contenu. Un éditeur muni d’un serveur de langage YAML complète et vérifie alors pendant que vous écrivez.
cli-arg-chapters-schema = où les écrire (par défaut : schema)
cli-schema-done = { $count } schémas dans { $folder }.
cli-chapters-test = explorer chaque page avec chaque équipe, et faire jouer des robots
cli-about-chapters-test = Essayer un pack : chaque chapitre est exploré par des équipes de toutes tailles (chaque choix, chaque test réussi et raté, chaque combat gagné et perdu), puis des robots jouent des campagnes entières. Statut de sortie 1 si une page reste illisible, si une équipe peut rester bloquée, ou si un chapitre est gagné plus ou moins souvent qu’il ne l’annonce.
cli-arg-chapters-pack = le dossier d’un pack, ou le nom d’un pack
cli-arg-chapters-games = campagnes par nombre de joueurs (par défaut 10 ; 0 : explorer seulement)
cli-arg-chapters-seats = nombres de joueurs à essayer (par défaut : 1,2,3,4)
cli-arg-chapters-states = situations explorées par équipe avant de passer à la suivante (par défaut 60)
cli-arg-chapters-chapter = ces chapitres seulement, joués chacun à part
cli-test-exploring = exploration de { $pack }
cli-test-playing = parties de { $pack }
cli-test-chapter = { $chapter } : { $read } pages lues sur { $pages }, { $situations } situations, équipes de { $sizes }
cli-test-unread = jamais lues : { $things }
cli-test-unseen = options jamais proposées : { $things }
cli-test-hopeless = aucun moyen de gagner trouvé par les équipes de { $things }
cli-test-stuck = bloqués après : { $way }
cli-test-fault = le moteur échoue après : { $way } ({ $problem })
cli-test-title = chapitre
cli-test-seats = joueurs
cli-test-games = parties
cli-test-won = gagnées
cli-test-between = sûrement
cli-test-band = { $chapter }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
} : { $share } % de victoires, ce qui ne s’accorde pas avec les { $low } à { $high } % annoncés.
cli-test-rounds = tours
cli-test-alone = { $title } (à part)
cli-test-problem = ✗ { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, graine { $seed } : { $problem }
cli-test-summary = { $verdict ->
    [good] Le pack est bon
   *[bad] Le pack n’est pas bon
} : { $answers } décisions, { $seconds } s.
cli-test-declared = annoncé
cli-chapters-odds = les chances de chaque test, pour chaque personnage
cli-about-chapters-odds = Les chances de réussir chaque test d’un pack, en pour cent et exactement, pour chaque personnage qui peut s’y trouver, avec sa fiche de départ : sans Volonté / avec un point.
cli-arg-chapters-hunger = la Faim des personnages (par défaut 1)
cli-odds-page = page
cli-odds-test = test
cli-odds-difficulty = difficulté
cli-odds-skill = { $attr } + { $skill }
cli-odds-legend = En pour cent, avec { $hunger } de Faim : sans Volonté / avec un point. Pour une investigation, chaque résultat.
cli-chapters-map = dessiner les pages et les tuiles
cli-about-chapters-map = Dessiner le graphe des pages et la mise en place de chaque chapitre en images SVG, avec une page qui les montre toutes dans un navigateur.
cli-arg-chapters-out = où écrire les images (par défaut : PACK-map)
cli-map-done = { $count } images ; ouvrez { $file } dans un navigateur.
cli-map-legend = Les pages : bleu pour les dialogues, jaune pour les investigations, rouge pour les événements ; le nombre sur une flèche est celui de l’option, * une condition ou un coût, ✓ et ✗ la réussite et l’échec ; les flèches en pointillés déclenchent quelque chose ; un point vert ou rouge finit le chapitre. Les tuiles : tirets verts pour la zone de départ, ? pour les zones et ! pour les jetons action, vagues pour le terrain difficile ; la pointe d’une figurine montre où elle regarde.
cli-chapters-list = les packs trouvés, et où
cli-about-chapters-list = Lister les packs jouables ou utilisables par d’autres, et les dossiers où l’on cherche des packs.
cli-list-pack = pack
cli-list-title = titre
cli-list-chapters = chapitres
cli-list-folder = dossier
cli-list-broken = illisible (nocturne chapters check { $pack })
cli-list-places = On cherche des packs dans { $places }.
