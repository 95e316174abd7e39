### Campaigns of CHAPTERS played by bots.

cli-help-campaign = let bots play whole CHAPTERS campaigns and count
cli-about-campaign = Let bots play whole CHAPTERS campaigns, failed chapters again included, and tell how each chapter went for each number of players. Exit status 1 when a campaign did not end or a chapter lies outside the band it declares.
cli-meta-pack = PACK
cli-arg-campaign-pack = the pack with the campaign (default: %(default)s)
cli-arg-campaign-games = campaigns for each number of players (default: %(default)s)
cli-arg-campaign-seats = numbers of players (default: 1,2,3,4)
cli-arg-campaign-bot = who plays (default: %(default)s)
cli-arg-campaign-into = put the report into this document, between its marks

cli-campaign-chapter = chapter
cli-campaign-for = for { $seats }
cli-campaign-band = expected
cli-campaign-tries = tries
cli-campaign-rounds = rounds
cli-campaign-combats = combats
cli-campaign-fallen = fallen
cli-campaign-share = { $share } %{ $mark }
cli-campaign-share-of = { $share } %{ $mark } ({ $count })
cli-campaign-range = { $low }–{ $high } %
cli-campaign-made-by = Made by { $command }. For each number of players: the share of first tries that were won, and in brackets how many there were; tries until it is won, and rounds, combats and fallen characters of a try, are averages.
cli-campaign-party = { $seats ->
    [one] One player
   *[other] { $seats } players
}: { $count } campaigns, { $tries } tries at chapters and { $answers } answers each; endings: { $endings }.
cli-campaign-ending = { $ending } { $count }
cli-campaign-no-ending = given up
cli-campaign-hunts = Hunts: { $won } of { $all } succeeded.
cli-campaign-pages = Pages read by somebody: { $read } of { $all }.
cli-campaign-problems = { $count ->
    [0] Every campaign came to its end.
    [one] One campaign did not come to its end.
   *[other] { $count } campaigns did not come to their end.
}
cli-campaign-outside = { $chapter }, { $seats } players: { $share } % is outside { $low }–{ $high } %.
cli-campaign-problem = ✗ { $seats } players, seed { $seed }: { $problem }
cli-campaign-no-marks = { $file } has no place for the report: write a line “{ $begin }” and, below it, a line “{ $end }”.
