### Des campagnes de CHAPTERS jouées par des robots.

cli-help-campaign = faire jouer des campagnes CHAPTERS entières à des robots et compter
cli-about-campaign = Faire jouer à des robots des campagnes CHAPTERS entières, chapitres manqués rejoués compris, et dire comment chaque chapitre s’est passé selon le nombre de joueurs. Le code de sortie est 1 si une campagne n’est pas allée au bout ou si un chapitre sort de la fourchette qu’il annonce.
cli-meta-pack = PAQUET
cli-arg-campaign-pack = le paquet qui contient la campagne (par défaut : %(default)s)
cli-arg-campaign-games = campagnes par nombre de joueurs (par défaut : %(default)s)
cli-arg-campaign-seats = nombres de joueurs (par défaut : 1,2,3,4)
cli-arg-campaign-bot = qui joue (par défaut : %(default)s)
cli-arg-campaign-into = écrire le bilan dans ce document, entre ses repères

cli-campaign-chapter = chapitre
cli-campaign-for = à { $seats }
cli-campaign-band = attendu
cli-campaign-tries = essais
cli-campaign-rounds = rounds
cli-campaign-combats = combats
cli-campaign-fallen = hors jeu
cli-campaign-share = { $share } %{ $mark }
cli-campaign-share-of = { $share } %{ $mark } ({ $count })
cli-campaign-range = { $low } à { $high } %
cli-campaign-made-by = Produit par { $command }. Pour chaque nombre de joueurs : la part des premiers essais réussis et, entre parenthèses, leur nombre ; les essais jusqu’à la réussite, puis les rounds, combats et personnages hors jeu par essai, sont des moyennes.
cli-campaign-party = { $seats ->
    [one] Un joueur
   *[other] { $seats } joueurs
} : { $count } campagnes, { $tries } essais de chapitres et { $answers } réponses chacune ; fins : { $endings }.
cli-campaign-ending = { $ending } { $count }
cli-campaign-no-ending = abandon
cli-campaign-hunts = Chasses : { $won } réussies sur { $all }.
cli-campaign-pages = Pages lues par quelqu’un : { $read } sur { $all }.
cli-campaign-problems = { $count ->
    [0] Toutes les campagnes sont allées jusqu’au bout.
    [one] Une campagne n’est pas allée jusqu’au bout.
   *[other] { $count } campagnes ne sont pas allées jusqu’au bout.
}
cli-campaign-outside = { $chapter }, { $seats } joueurs : { $share } % sort de la fourchette de { $low } à { $high } %.
cli-campaign-problem = ✗ { $seats } joueurs, graine { $seed } : { $problem }
cli-campaign-no-marks = { $file } n’a pas de place pour le bilan : écrivez une ligne « { $begin } » et, plus bas, une ligne « { $end } ».
