# Messages des mesures (nocturne bench).
bench-peer-failed = { $peer } s’est arrêté pendant la mesure : { $detail }
bench-peers-failed = Impossible d’installer les autres moteurs dans { $place } : { $detail }
bench-no-folder = Les autres moteurs sont mesurés par le dossier bench/ du projet, qui ne fait pas partie du paquet installé. Lancez cette commande dans un clone du dépôt.
bench-installing = Installation des autres moteurs dans { $place } (une seule fois) …
bench-conditions = Nocturne { $nocturne }, Python { $python }, { $machine }, { $core ->
    [none] sans cœur attitré
   *[other] sur le seul cœur { $core }
} ; médiane de { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
} de { $seconds } s chacun.
bench-game = jeu
bench-column-seats = places
bench-column-decisions = décisions/s
bench-column-copy = copie µs
bench-column-encode = écriture µs
bench-column-decode = lecture µs
bench-column-view = vue µs
bench-column-bytes = octets
bench-engine = moteur
bench-meaning = ce qui est compté
bench-legend = Joueurs au hasard, mise en place des parties comprise. L’état est copié, écrit en octets, relu et regardé au milieu d’une partie.
bench-about-catanatron = Catane à 4, ses propres joueurs au hasard, un « tick » ; Game.copy()
bench-about-rlcard-mahjong = un pas de son environnement avec l’observation ; deepcopy de la partie
bench-about-rlcard-gin-rummy = de même, pour le gin-rami
bench-about-python-chess = un coup parmi les coups légaux ; Board.copy(stack=False)
bench-ratios = Nous face à eux dans la même mesure (décisions/s · copies/s ; au-dessus de 1, nous sommes plus rapides)
bench-ratio = ×{ $decisions } · ×{ $copies }
bench-ratios-note = D’autres jeux, c’est un autre travail par décision : ces rapports donnent un ordre de grandeur, pas un vainqueur.
bench-progress = tour { $round } sur { $rounds } : { $name }
