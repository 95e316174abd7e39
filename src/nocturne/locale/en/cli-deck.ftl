### The trial of a deck.

cli-help-deck = test a deck: speed, results, what each card did
cli-about-deck = Test a deck of VTES: whether it is legal, what it begins with, how fast it ousts an opponent who stands still, how it does against a field of decks played by bots, and what each card did. Exit status 1 when the deck is not legal or a game failed.
cli-meta-deck = DECK
cli-arg-deck-test = the only thing to do with a deck so far
cli-arg-deck = a file with a deck list, or the code of a preconstructed deck
cli-arg-deck-field = decks of the opponents: a file, a folder of .txt files or a code; may be given several times (default: all preconstructed decks)
cli-arg-deck-games = play so many games against the field and a third as many alone (default: as many as fit into the time)
cli-arg-deck-seconds = how long to play, if no number of games is given (default: %(default)s)
cli-arg-deck-level = the level of all bots (default: %(default)s)
cli-arg-deck-page = write the result as a page for the browser, too

cli-deck-progress = Games with the deck
cli-deck-missing = { $count ->
    [one] One card of { $deck } cannot be played here yet
   *[other] { $count } cards of { $deck } cannot be played here yet
}. See: nocturne cards --deck FILE
cli-deck-unknown = There is no file and no preconstructed deck “{ $deck }”. The codes are: { $codes }.
cli-deck-unread = { $deck }: { $problem }
cli-deck-title = { $deck ->
    [none] Deck without a name
   *[other] { $deck }
}
cli-deck-legal = The deck is legal.
cli-deck-alone = Alone: { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won within { $most } turns, { $median ->
    [none] half of them not at all
   *[other] in the median in turn { $median }
}.
cli-deck-field = Against the field: { $games } { $games ->
    [one] game
   *[other] games
} at tables of { $seats }, opponents drawn from { $field } { $field ->
    [one] deck
   *[other] decks
}, all bots “{ $level }”; { $turns } turns a game.
cli-deck-result = { $points } victory points a game, { $share } times a fair share; it won { $won } % of the games (between { $low } and { $high } %; a fair share is { $fair } %).
cli-deck-odds = At the beginning
cli-deck-turns = Speed: in which turn it won alone
cli-deck-turn = turn { $turn }
cli-deck-slower = not within { $most }
cli-deck-cards = What each card did
cli-deck-card = card
cli-deck-copies = copies
cli-deck-drawn = drawn
cli-deck-played = played
cli-deck-discarded = discarded
cli-deck-held = in hand at the end
cli-deck-never = Drawn and never played: { $cards }.
cli-deck-seed = Seed { $seed }. The same seed and number of games give the same result.
