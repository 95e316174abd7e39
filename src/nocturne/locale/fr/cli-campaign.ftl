### Des campagnes de CHAPTERS jouées par des robots.

cli-help-campaign = faire jouer des campagnes CHAPTERS entières à des robots et compter
cli-about-campaign = Faire jouer à des robots des campagnes CHAPTERS entières, chapitres manqués rejoués compris, et dire comment chaque chapitre s’est passé selon le nombre de joueurs. Chaque campagne est envoyée vers un autre chapitre, pour que tous soient rencontrés à peu près aussi souvent ; avec --sure, d’autres vont là où la part n’est pas encore sûre ; avec --pages, d’autres sont envoyées vers ce que personne n’a atteint. Le code de sortie est 1 si une campagne n’est pas allée au bout, si un chapitre sort de la fourchette qu’il annonce ou, avec --pages, s’il reste quelque chose.
cli-meta-pack = PAQUET
cli-arg-campaign-pack = le paquet qui contient la campagne (par défaut : %(default)s)
cli-arg-campaign-games = campagnes par nombre de joueurs (par défaut : %(default)s)
cli-arg-campaign-seats = nombres de joueurs (par défaut : 1,2,3,4)
cli-arg-campaign-bot = qui joue (par défaut : %(default)s)
cli-arg-campaign-sure = envoyer ensuite des campagnes vers les chapitres dont la part n’est pas sûrement dans sa fourchette
cli-arg-campaign-pages = envoyer ensuite des campagnes vers chaque page et chaque fin que personne n’a atteintes
cli-arg-campaign-keep = garder chaque campagne dans ce fichier ; rappelée, la commande reprend où elle s’est arrêtée
cli-arg-campaign-minutes = s’arrêter après tant de minutes et dire ce qu’il y a
cli-arg-campaign-into = écrire le bilan dans ce document, entre ses repères

cli-campaign-chapter = chapitre
cli-campaign-for = à { $seats }
cli-campaign-band = attendu
cli-campaign-tries = essais
cli-campaign-rounds = rounds
cli-campaign-combats = combats
cli-campaign-fallen = hors jeu
cli-campaign-share = { $share } %{ $mark } ({ $low } à { $high }, { $count })
cli-campaign-range = { $low } à { $high } %
cli-campaign-made-by = Produit par { $command }. Pour chaque nombre de joueurs : la part des premiers essais réussis ; entre parenthèses, entre quelles valeurs se trouve la vraie part (Wilson, 19 fois sur 20), et le nombre de premiers essais. Les essais jusqu’au bout, puis les rounds, combats et personnages hors jeu par essai, sont des moyennes. Un point d’interrogation : l’intervalle dépasse la fourchette. Un point d’exclamation : la part en sort.
cli-campaign-party = { $seats ->
    [one] Un joueur
   *[other] { $seats } joueurs
} : { $count } campagnes, { $tries } essais de chapitres, { $answers } réponses et { $seconds } secondes de processeur chacune.
cli-campaign-parts = { $count } chapitres ont été rejoués seuls, depuis le moment où une campagne s’y présentait.
cli-campaign-endings = Fins : { $endings }.
cli-campaign-missing = Fins que personne n’a atteintes : { $endings }.
cli-campaign-sure = Chapitres et groupes : { $inside } dans leur fourchette à coup sûr, { $open } dont l’intervalle la dépasse, { $outside } dont la part en sort.
cli-campaign-ending = { $ending } { $count }
cli-campaign-no-ending = abandon
cli-campaign-hunts = Chasses : { $won } réussies sur { $all }.
cli-campaign-pages = Pages lues par quelqu’un : { $read } sur { $all }.
cli-campaign-unread = Pages que personne n’a lues : { $pages }.
cli-campaign-left = { $count ->
    [one] Une campagne reste à jouer : rappelez la commande.
   *[other] { $count } campagnes restent à jouer : rappelez la commande.
}
cli-campaign-problems = { $count ->
    [0] Toutes les campagnes sont allées jusqu’au bout.
    [one] Une campagne n’est pas allée jusqu’au bout.
   *[other] { $count } campagnes ne sont pas allées jusqu’au bout.
}
cli-campaign-outside = { $chapter }, { $seats } joueurs : { $share } % sort de la fourchette de { $low } à { $high } %.
cli-campaign-problem = ✗ { $seats } joueurs, graine { $seed } : { $problem }
cli-campaign-no-marks = { $file } n’a pas de place pour le bilan : écrivez une ligne « { $begin } » et, plus bas, une ligne « { $end } ».
