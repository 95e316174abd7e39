# Les tournois : leur liste, et la page de l’un d’eux.

tour-about = Inscrivez-vous avec votre deck et jouez vos rondes ; les cinq meilleurs se retrouvent en finale. Chacun peut en annoncer un.
tour-none = Aucun tournoi n’est encore annoncé.
tour-all = Tous les tournois
tour-unknown = Ce tournoi n’existe pas.
tour-line = { $entries ->
    [one] un joueur
   *[other] { $entries } joueurs
} · { $stage } · annoncé par { $name }
tour-mine = le vôtre
tour-stage-open = inscriptions ouvertes
tour-stage-rounds = en cours
tour-stage-choosing = les finalistes choisissent leur place
tour-stage-final = la finale
tour-stage-over = terminé
tour-stage-cancelled = annulé

tour-new = Annoncer un tournoi
tour-name = Nom
tour-place = Lieu (en ligne si rien n’est dit)
tour-rounds = Rondes avant la finale
tour-minutes = Durée d’une partie, en minutes
tour-late = On peut s’inscrire après la première ronde
tour-announce = L’annoncer

tour-form = { $rounds ->
    [one] Une ronde et une finale
   *[other] { $rounds } rondes et une finale
}, { $minutes } minutes par partie.
tour-organiser = Annoncé par { $name }.
tour-judges = Arbitres : { $names }.
tour-winner = { $name } remporte le tournoi.

tour-entry = Votre inscription
tour-enter = S’inscrire avec un deck…
tour-enter-late = S’inscrire en retard, avec un deck…
tour-enter-this = S’inscrire avec ce deck
tour-deck-other = Un autre deck…
tour-take-back = Retirer l’inscription
tour-drop = Abandonner
tour-drop-sure = Vos résultats restent, et vous n’êtes plus placé.
tour-not-entered = Vous n’êtes pas inscrit.
tour-deck-open = Vous pouvez changer de deck jusqu’à la première ronde. Personne d’autre ne le voit.
tour-deck-locked = Votre deck ne change plus. Personne d’autre ne le voit avant la fin du tournoi.
tour-dropped-me = Vous avez abandonné.
tour-entries = Joueurs ({ $count })
tour-nobody = Personne n’est encore inscrit.
tour-dropped = a abandonné
tour-came-late = en retard

tour-to-table = À ma table
tour-round = Ronde { $number }
tour-final = Finale
tour-table = Table { $number }
tour-ends = jusqu’à { $time }
tour-playing = en jeu
tour-ended = terminée
tour-ruled = par décision d’un arbitre
tour-vp = { $points } PV
tour-watch = Regarder
tour-look = La revoir

tour-standings = Classement
tour-rank = Rang
tour-player = Joueur
tour-gw = GW
tour-points = PV
tour-tp = TP
tour-games = Parties
tour-final-points = Finale
tour-seed = tête de série { $seed }
tour-legend = GW : parties gagnées. PV : points de victoire. TP : points de tournoi.

tour-seats = Les places de la finale
tour-seats-about = De la dernière tête de série à la première, chaque finaliste prend une place. Chacun est le prédateur du suivant ; après le dernier vient le premier.
tour-seats-mine = À vous de choisir : de qui serez-vous le prédateur ?
tour-seats-next = C’est à { $name } de choisir.
tour-seats-done = Chacun a sa place.
tour-before = Devant { $name }

tour-organise = Pour l’organisateur
tour-begin-round = Commencer la ronde { $number }
tour-call-final = Désigner les finalistes
tour-begin-final = Commencer la finale
tour-close = Clore le tournoi
tour-close-about = Les résultats sont alors acquis, et les decks ne sont plus secrets.
tour-cancel = Annuler le tournoi
tour-cancel-sure = C’est définitif. Les parties en cours continuent comme les autres.
tour-waiting = Une ronde se joue.
tour-too-few = Il faut au moins { $least } joueurs.
tour-seating = La ronde se prépare. Cela peut prendre quelques secondes.
tour-drop-them = Retirer { $name }
tour-back-them = Reprendre { $name }
tour-judge-name = Nom d’un compte
tour-judge-add = En faire un arbitre
tour-judge-remove = { $name } n’est plus arbitre

tour-judging = Pour les arbitres
tour-more-time = { $minutes } minutes de plus
tour-record = Enregistrement
tour-rule = Décider…
tour-rule-title = Comment compte la table { $number }
tour-rule-about = Les points de victoire de chaque joueur, à la place de ceux de la partie.
tour-rule-save = Compter ainsi
tour-rule-back = Comme elle fut jouée

tour-files = Les résultats en fichiers
tour-csv = Classement (CSV)
tour-json = Classement (JSON)
tour-twd = Le deck vainqueur, pour les archives
