# Messages sur la liste des cartes de VTES et sur les decks refusés.

## La liste des cartes

vtes-cards-not-installed = La liste des cartes manque : le paquet { $package } n’est pas installé. Lancez une fois ./play ou ./test, ou installez-le avec « pip install { $package } ».
vtes-cards-unreadable = La liste des cartes de krcg { $version } est illisible ({ $detail }). Réinstallez la version prévue pour cette édition : « pip install --force-reinstall nocturne ».
vtes-french-missing = { $path } n’existe pas. Les cartes en français sont une archive zip (vtescsv_utf8.fr-FR.zip) ou un dossier qui contient les fichiers { $files }.
vtes-french-unreadable = Les cartes en français de { $path } sont illisibles ({ $detail }). Il faut une archive zip (vtescsv_utf8.fr-FR.zip) ou un dossier qui contient les fichiers { $files }.
vtes-french-file = Il manque aux cartes en français de { $path } le fichier { $file }. Il y faut les fichiers { $files }.
vtes-french-large = Le fichier { $file } des cartes en français dépasse { $most } Mo. Une liste de cartes est bien plus petite.
vtes-french-text = Le fichier { $file } des cartes en français n’est pas un texte CSV en UTF-8. Téléchargez-le de nouveau.
vtes-french-column = Le fichier { $file } des cartes en français n’a pas de colonne « { $column } ». Il lui faut les colonnes { $columns }, séparées par des virgules ; il a : { $has }.
vtes-french-id = La ligne { $line } du fichier { $file } des cartes en français porte « { $value } » dans la colonne Id, où va le numéro d’une carte.
vtes-card-unknown = Aucune carte ne s’appelle « { $name } ».{ $count ->
    [0] { "" }
    [1] { " " }Vouliez-vous dire { $near } ?
   *[other] { " " }Vouliez-vous dire l’une de celles-ci : { $near } ?
}

## Lecture d’un deck

vtes-deck-empty = Ce texte ne contient aucune carte. Une liste de deck donne une carte par ligne, par exemple « 2x Dreams of the Sphinx ».
vtes-deck-text-too-long = Ce texte est trop long pour une liste de deck : { $most } caractères au plus.
vtes-deck-link-empty = Ce lien de { $host } ne contient pas la liste des cartes, seulement l’endroit où elle est gardée. Ouvrez-le là-bas, exportez le deck en texte et collez ce texte.
vtes-deck-file-missing = Le fichier { $path } n’existe pas.
vtes-deck-file-unreadable = Le fichier { $path } est illisible : { $detail }.
vtes-deck-card-unknown = Ligne { $line } : aucune carte ne s’appelle « { $name } ».{ $count ->
    [0] { "" }
    [1] { " " }Vouliez-vous dire { $near } ?
   *[other] { " " }Vouliez-vous dire l’une de celles-ci : { $near } ?
}
vtes-deck-too-many-lines = Le texte a plus de { $most } lignes ; aucune liste de deck n’est aussi longue.
vtes-deck-rest-unread = À partir de la ligne { $line }, plus rien n’a été lu : il y a trop de lignes avant elle qui ne sont pas des cartes.
vtes-deck-line-unreadable = Ligne { $line } : « { $text } » n’est pas une carte. Supprimez cette ligne ou, si c’est une remarque, faites-la commencer par « -- ».

## Vérification d’un deck

vtes-deck-id-unknown = Aucune carte ne porte le numéro { $card } dans cette moitié du deck.
vtes-deck-copies-wrong = « { $name } » figure { $copies } fois dans le deck ; il en faut au moins une.
vtes-deck-crypt-small = La crypte compte { $count ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $count } cartes
} ; il en faut au moins { $least }.
vtes-deck-library-small = La bibliothèque compte { $count ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $count } cartes
} ; il en faut au moins { $least }.
vtes-deck-library-large = La bibliothèque compte { $count } cartes ; à { $players } joueurs, elle peut en avoir { $most } au plus (40, et 10 de plus par joueur).
vtes-deck-library-large-tournament = La bibliothèque compte { $count } cartes ; un tournoi en admet { $most } au plus.
vtes-deck-groups-apart = La crypte mêle les groupes { $groups } ; elle doit s’en tenir à un seul groupe ou à deux groupes consécutifs. Le mieux serait de garder { $keep } et de retirer { $count ->
    [1] cette carte
   *[other] ces cartes
} : { $outside }.
vtes-deck-card-banned = « { $name } » est interdite depuis { $year }.
vtes-deck-imbued-off = « { $name } » relève des Imbued, qui ne participent pas à cette partie.

## Chercher des cartes

vtes-search-long = Une question compte { $most } caractères au plus.
vtes-search-field = On ne cherche pas de cartes par « { $field } », mais par : nom, texte, type, clan, dis, groupe, cap, coût, réserve, sang, titre, secte, set, année, artiste, est, tri.
vtes-search-sort = Les cartes ne se trient pas par « { $value } », mais par { $sorts }.
vtes-search-number = « { $field } » attend un nombre, comme { $field }:3, { $field }>=3 ou { $field }:3-5.
vtes-search-compared = « { $field } » ne connaît ni plus ni moins : écrivez { $field }:…

## Les chances d’un deck
vtes-deck-odds-quick = crypte de départ : capacité { $most } ou moins
vtes-deck-odds-vampire = crypte de départ : { $name }
vtes-deck-odds-type = main de départ : { $type }
