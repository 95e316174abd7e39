### Campaigns of CHAPTERS played by bots.

cli-help-campaign = let bots play whole CHAPTERS campaigns and count
cli-about-campaign = Let bots play whole CHAPTERS campaigns, failed chapters again included, and tell how each chapter went for each number of players. Each campaign is sent to another chapter, so that all of them are met about equally often; with --sure, more are sent where the share is not certain yet; with --pages, others are sent to whatever nobody has come to. Exit status 1 when a campaign did not end, a chapter lies outside the band it declares, or with --pages something is left.
cli-meta-pack = PACK
cli-arg-campaign-pack = the pack with the campaign (default: %(default)s)
cli-arg-campaign-games = campaigns for each number of players (default: %(default)s)
cli-arg-campaign-seats = numbers of players (default: 1,2,3,4)
cli-arg-campaign-bot = who plays (default: %(default)s)
cli-arg-campaign-sure = then send campaigns to chapters whose share is not certain to lie in its band
cli-arg-campaign-pages = then send campaigns to every page and ending nobody has come to
cli-arg-campaign-keep = keep every campaign in this file; called again, go on where it stopped
cli-arg-campaign-minutes = stop after so many minutes and tell what there is
cli-arg-campaign-into = put the report into this document, between its marks

cli-campaign-chapter = chapter
cli-campaign-for = for { $seats }
cli-campaign-band = expected
cli-campaign-tries = tries
cli-campaign-rounds = rounds
cli-campaign-combats = combats
cli-campaign-fallen = fallen
cli-campaign-share = { $share } %{ $mark } ({ $low }–{ $high }, { $count })
cli-campaign-range = { $low }–{ $high } %
cli-campaign-made-by = Made by { $command }. For each number of players: the share of first tries that were won; in brackets between what the true share lies (Wilson, 19 times in 20), and how many first tries there were. Tries until it is over, and rounds, combats and fallen characters of a try, are averages. A question mark: the interval reaches beyond the band. An exclamation mark: the share lies outside.
cli-campaign-party = { $seats ->
    [one] One player
   *[other] { $seats } players
}: { $count } campaigns, { $tries } tries at chapters, { $answers } answers and { $seconds } seconds of processor time each.
cli-campaign-parts = { $count } single chapters were played again from where a campaign stood before them.
cli-campaign-endings = Endings: { $endings }.
cli-campaign-missing = Endings nobody came to: { $endings }.
cli-campaign-sure = Chapters and parties: { $inside } inside their band for certain, { $open } with an interval that reaches beyond it, { $outside } with a share outside.
cli-campaign-ending = { $ending } { $count }
cli-campaign-no-ending = given up
cli-campaign-hunts = Hunts: { $won } of { $all } succeeded.
cli-campaign-pages = Pages read by somebody: { $read } of { $all }.
cli-campaign-unread = Pages nobody has read: { $pages }.
cli-campaign-left = { $count ->
    [one] One campaign is still to be played: call the command again.
   *[other] { $count } campaigns are still to be played: call the command again.
}
cli-campaign-problems = { $count ->
    [0] Every campaign came to its end.
    [one] One campaign did not come to its end.
   *[other] { $count } campaigns did not come to their end.
}
cli-campaign-outside = { $chapter }, { $seats } players: { $share } % is outside { $low }–{ $high } %.
cli-campaign-problem = ✗ { $seats } players, seed { $seed }: { $problem }
cli-campaign-no-marks = { $file } has no place for the report: write a line “{ $begin }” and, below it, a line “{ $end }”.
