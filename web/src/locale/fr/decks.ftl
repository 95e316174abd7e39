# Decks enregistrés : leur liste, et la page de chacun.

decks-mine = Mes decks
decks-everybody = Decks publics
decks-all = Tous les decks
decks-unknown = Ce deck n’existe pas, ou vous ne pouvez pas le voir.
decks-by = Un deck de { $name }
decks-private = pour moi seul
decks-link = pour qui a le lien
decks-public = pour tout le monde
decks-visibility = Qui peut le voir
decks-tags = Étiquettes
decks-tags-field = Étiquettes, séparées par des virgules
decks-notes = Notes
decks-save = Enregistrer
decks-save-copy = Enregistrer une copie
decks-undo = Annuler
decks-delete = Supprimer
decks-delete-about = Le deck, ses notes et son lien disparaissent pour de bon.
decks-to-table = L’apporter à une table
decks-copy-link = Copier le lien
decks-copied = Copié.
decks-export = Pour d’autres programmes
decks-copy = Copier
decks-download = Enregistrer un fichier
decks-form-twd = archive des tournois (TWD)
decks-form-jol = JOL
decks-form-lackey = Lackey
decks-form-text = liste simple
decks-form-vdb = lien pour VDB

## De quoi il est fait

decks-capacities = Capacités
decks-capacity-count = Capacité { $capacity } : { $count }
decks-averages = Crypte de départ : de { $low } à { $high }, capacité moyenne { $mean }
decks-types = Bibliothèque
decks-costs = Toutes les cartes ensemble coûtent { $pool } de réserve et { $blood } sang.
decks-disciplines = Disciplines requises et présentes
decks-discipline = Discipline
decks-needed = Cartes
decks-having = Crypte
decks-having-superior = { $having } (dont { $superior } supérieur)
decks-opening = En crypte de départ
decks-copies = Exemplaires
decks-pool = Réserve
decks-pool-crypt = Trois cartes de crypte de capacité moyenne coûtent { $pool } de vos 30 points de réserve.
decks-pool-cost = { $cards ->
    [0] Aucune carte de bibliothèque ne coûte de réserve.
    [one] Une carte de bibliothèque coûte de la réserve : { $pool } en tout.
   *[other] { $cards } cartes de bibliothèque coûtent de la réserve : { $pool } en tout.
}
decks-pool-bringing = { $cards ->
    [0] D’après leur texte, aucune carte ne rapporte de réserve.
    [one] D’après son texte, une carte rapporte de la réserve : { $hand } en moyenne dans une main de sept.
   *[other] D’après leur texte, { $cards } cartes rapportent de la réserve : { $hand } en moyenne dans une main de sept.
}

## Tirer des mains

decks-hand = Tirer une main
decks-alone = Jouer seul les premiers tours
decks-alone-about = À une table de deux où l’autre joueur ne fait rien
decks-hand-again = Mélanger et tirer à nouveau
decks-hand-draw = Tirer une carte
decks-hand-crypt = Crypte
decks-hand-library = Main ({ $count })

## La construire

decks-redo = Rétablir
decks-draft = Voici ce que vous n’aviez pas enregistré. Annuler ramène la liste enregistrée.
decks-versions = Versions précédentes ({ $count })
decks-versions-about = Les listes enregistrées auparavant, gardées dans ce navigateur.
decks-version = jusqu’au { $time }
decks-build = Construire
decks-build-find = Chercher une carte
decks-build-keys = / va à la recherche, Entrée ajoute une copie, Maj et Entrée en retirent une, les flèches choisissent. Hors des champs, Ctrl Z annule.
decks-build-found = Les cartes trouvées
decks-build-crypt = Crypte ({ $count })
decks-build-library = Bibliothèque ({ $count })
decks-build-more = Une copie de plus : { $name }
decks-build-less = Une copie de moins : { $name }
decks-build-now = { $copies }× { $name }

## L’archive de decks

archive-week = Le deck de la semaine
archive-players = { $count } joueurs
archive-played = Dans l’archive
archive-played-in = { $decks ->
    [0] Aucun des { $of } decks de l’archive ne la joue.
    [one] Un des { $of } decks de l’archive la joue, en { $copies } exemplaires.
   *[other] { $decks } des { $of } decks de l’archive la jouent, en { $copies } exemplaires en moyenne.
}
archive-played-with = Avec
archive-in-decks = { $decks } sur { $of }
archive-examples = Decks qui la jouent
archive-suggest = Les decks avec ces cartes jouent aussi
archive-suggest-about = D’après les decks de l’archive qui ont le plus en commun avec celui-ci ; les cartes rares comptent davantage.
archive-suggest-crypt = Crypte
archive-suggest-library = Bibliothèque
archive-suggest-share = dans { $decks } decks, { $copies } exemplaires en moyenne
archive-alike = Les decks les plus proches
trial-start = L’essayer : des bots le jouent
trial-about = Pendant vingt secondes, des bots jouent le deck sur le serveur : seul contre quelqu’un qui ne fait rien, puis contre des decks préconstruits.
trial-running = Des bots jouent le deck…
trial-title = Ce que des bots en ont fait
trial-old = Le deck a changé depuis.
trial-alone = Seul contre quelqu’un qui ne fait rien : l’évince en { $turns } tours (médiane de { $games } parties).
trial-alone-slow = Seul contre quelqu’un qui ne fait rien : { $won } parties gagnées sur { $games } en 25 tours.
trial-field = { $games ->
    [one] Une partie à { $seats } : { $points } points de victoire, { $victories } % gagnées.
   *[other] { $games } parties à { $seats } : { $points } points de victoire chacune, { $victories } % gagnées.
}
trial-between = { $mean } (entre { $low } et { $high })
trial-none = Aucune partie à une table complète n’a pu finir à temps : le serveur a beaucoup à faire.
trial-never = Piochées et jamais jouées : { $cards }.
trial-cards = Ce qu’a fait chaque carte
trial-card = Carte
trial-copies = exemplaires
trial-drawn = piochées
trial-played = jouées
trial-discarded = défaussées
trial-held = restées en main
trial-few = Peu de parties disent peu de chose. « nocturne deck test » en joue autant que vous voulez.
