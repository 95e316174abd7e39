# Les tournois : ce qui est refusé, où qu’ils aient lieu.

tournament-entry-unknown = Personne n’est inscrit sous ce numéro.
tournament-table-unknown = Cette table ne fait pas partie du tournoi.
tournament-entries-closed = Les inscriptions sont closes : la dernière ronde avant la finale est placée.
tournament-drop-late = Il est trop tard pour abandonner : les finalistes sont connus.
tournament-rounds-over = Toutes les rondes avant la finale sont jouées.
tournament-rounds-left = La finale vient après toutes les rondes.
tournament-still-playing = Une table de cette ronde joue encore.
tournament-too-few = Il faut au moins { $least } joueurs.
tournament-no-final = Ce n’est pas le moment : la finale vient quand toutes les rondes sont jouées.
tournament-not-your-choice = Ce n’est pas à vous de choisir une place.
tournament-choice-wrong = Choisissez la place devant un finaliste qui a déjà la sienne.
tournament-choosing = Tous les finalistes n’ont pas encore choisi leur place.
tournament-not-over = On ne clôt qu’un tournoi commencé, et pas pendant que les finalistes choisissent.
tournament-over = Le tournoi est terminé.
tournament-ruling-late = Les finalistes sont connus : les résultats précédents restent acquis.
tournament-ruling-wrong = Une décision donne ses points de victoire à chacune des { $seats } places.
