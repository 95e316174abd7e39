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
bench-by-seats = Ce que coûte une décision selon le nombre de places, en µs
bench-by-size = Ce que coûtent une décision et une vue selon les cartes en jeu
bench-column-cards = cartes
bench-column-decision = décision µs
bench-column-growth = croissance
bench-growth = ×{ $times }
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

# Le serveur (nocturne bench server)
bench-only-server = { $option } va avec « nocturne bench server ».
bench-server-linux = Le serveur ne se mesure que sous Linux : la foule a besoin d’une adresse par personne.
bench-server-refused = Le serveur a refusé { $path } : { $answer }
bench-server-silent = Le serveur n’a pas démarré ; ce qu’il a dit se trouve dans { $file }.
bench-server-no-postgres = PostgreSQL n’est pas installé (Debian : apt install postgresql).
bench-server-lost-guests = Deux minutes après un redémarrage, quelqu’un n’avait toujours pas revu sa table.
bench-server-seating = { $tables } tables : on entre et on s’assoit …
bench-server-measuring = { $tables } tables : on joue …
bench-server-killing = { $games ->
    [one] une partie commencée
   *[other] { $games } parties commencées
}, le serveur tué { $kills } fois …
bench-server-column-tables = tables
bench-server-column-answers = réponses/s
bench-server-column-median = montré
bench-server-column-p99 = montré p99
bench-server-column-others-p99 = autres p99
bench-server-column-cpu-answer = ms/réponse
bench-server-column-crowd = foule
bench-server-column-settled-p99 = posé p99
bench-server-column-cpu = serveur
bench-server-column-crowd-lag = retard
bench-server-column-memory = ko/table
bench-server-column-lost = perdues
bench-server-legend =
    Les gens réfléchissent une seconde ou plus, répondent, regardent, bavardent et perdent parfois leur connexion. « montré » : d’une réponse à la première trame qui en montre l’effet ; « autres » : de même pour toutes les autres personnes à la table ; « posé » : jusqu’à ce que les robots aient répondu aussi. En millisecondes. « serveur » et « foule » : part d’un cœur que chacun a prise ; « ms/réponse » : temps de processeur du serveur pour une réponse et tout ce qu’elle entraîne ; « retard » : celui de la foule elle-même, une fois sur cent. « perdues » : connexions coupées par le serveur. Une étape est tenue quand le 99e centile de « montré » (aux tables masquées, de « posé ») reste sous { $limit } ms et que rien n’est perdu.
bench-server-verdict = { $broke ->
    [none] Il a tenu { $held } tables ; aucune étape plus grande n’a été tentée.
   *[other] Il a tenu { $held } tables et a cédé à { $broke }.
}
bench-server-conditions = Jeux tour à tour : { $games }. Python { $python }, { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}, que se partagent serveur et foule.
bench-server-playing = { $game } : des robots jouent une longue partie …
bench-server-column-game = jeu
bench-server-column-seats = places
bench-server-column-kept = réponses
bench-server-column-snapshot = instantané ko
bench-server-column-opened = ouverte en ms
bench-server-column-from-answers = par les réponses ms
bench-server-restart = Après un redémarrage, { $tables } tables et leurs { $answers } réponses, demandées à la fois, sont ouvertes après { $seconds } s d’un cœur ({ $slowly } s par les seules réponses).
bench-server-endured = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, le serveur tué { $kills } fois. { $answers } réponses ont été confirmées, dont { $early } données avant leur tour ; { $kept } sont gardées, celles des robots comprises ; { $verified } fois une partie a été rejouée et toutes les empreintes concordaient.
bench-server-outlived = { $workers } processus, dont un tué { $kills } fois pendant { $games } parties ; { $struck } fois, quelqu’un a perdu sa connexion. Tout le monde était revenu à sa table en { $back-median } s (médiane), { $back-worst } s au pire. { $answers } réponses ont été confirmées, dont { $early } données avant leur tour ; { $kept } sont gardées, celles des robots comprises ; { $verified } parties ont été rejouées et toutes les empreintes concordaient.
bench-server-nothing-lost = Rien n’a été perdu.
bench-server-loss-changed = ce qui était gardé avant un arrêt a changé
bench-server-loss-seen = on avait vu { $seen } réponses, seules { $kept } sont gardées
bench-server-loss-counted = la réponse à la question { $number } avait été confirmée et n’est pas gardée
bench-server-loss-early = ce qui avait été dit à la question { $number }, avant le tour de la personne, avait été confirmé et n’est pas gardé
bench-server-loss-back = quelqu’un a vu un point antérieur après un point postérieur
