### Simulations : le fichier avec une ligne par partie, la page, et le coût d’un million de parties.

cli-arg-sim-out = écrire une ligne de JSON pour chaque partie dès qu’elle se termine ; rappelée avec le même fichier et les mêmes réglages, la commande reprend où elle s’était arrêtée
cli-arg-sim-page = écrire aussi le résultat sous forme de page pour le navigateur

cli-sim-earlier = { $count ->
    [one] Une de ces parties était déjà dans le fichier.
   *[other] { $count } de ces parties étaient déjà dans le fichier.
}
cli-sim-million = Un million de parties comme celles-ci prendrait environ { $time } avec { $jobs ->
    [one] un processus
   *[other] { $jobs } processus ({ $whole } avec un seul)
} ; mesuré sur { $games } { $games ->
    [one] partie
   *[other] parties
} en { $seconds } s.
cli-sim-million-unknown = On ne sait pas combien de temps prendrait un million de parties : aucune n’a été jouée cette fois.
cli-sim-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
cli-sim-hours = { $count } { $count ->
    [one] heure
   *[other] heures
}
cli-sim-days = { $count } { $count ->
    [one] jour
   *[other] jours
}

cli-sim-title = { $game } : parties entre robots
cli-sim-page-summary = { $finished } { $finished ->
    [one] partie
   *[other] parties
} sur { $games } jusqu’au bout, { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
}.
cli-sim-intervals = Les traits sur les barres et les nombres entre parenthèses sont des intervalles à 95 %. Une victoire partagée compte en parts.
cli-sim-by-seat = Par place
cli-sim-by-level = Par niveau
cli-sim-by-deck = Par deck
cli-sim-no-name = sans nom
cli-sim-picture = Victoires. { $by }
cli-sim-in-decisions = Durée en décisions
cli-sim-in-turns = Durée en tours
cli-sim-endings = Fins de partie
cli-sim-seed = Graine { $seed }. La même graine et les mêmes réglages redonnent les mêmes parties, quel que soit le nombre de processus.
