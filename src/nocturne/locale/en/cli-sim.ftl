### Simulations: the file with a line for each game, the page, and the cost of a million games.

cli-arg-sim-out = write a line of JSON for each game as it ends; called again with the same file and settings, it goes on where it stopped
cli-arg-sim-page = write the result as a page for the browser, too

cli-sim-earlier = { $count ->
    [one] One of these games was in the file already.
   *[other] { $count } of these games were in the file already.
}
cli-sim-million = A million such games would take about { $time } with { $jobs ->
    [one] one process
   *[other] { $jobs } processes ({ $whole } of a single one)
}; measured over { $games } { $games ->
    [one] game
   *[other] games
} in { $seconds } s.
cli-sim-million-unknown = What a million games would take is not known: no game was played this time.
cli-sim-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
cli-sim-hours = { $count } { $count ->
    [one] hour
   *[other] hours
}
cli-sim-days = { $count } { $count ->
    [one] day
   *[other] days
}

cli-sim-title = { $game }: games between bots
cli-sim-page-summary = { $finished } of { $games } games to the end, { $errors ->
    [0] no error
    [one] one error
   *[other] { $errors } errors
}.
cli-sim-intervals = The lines across the bars, and the numbers in brackets, are intervals that hold with 95 % confidence. A shared victory counts in parts.
cli-sim-by-seat = By seat
cli-sim-by-level = By level
cli-sim-by-deck = By deck
cli-sim-no-name = without a name
cli-sim-picture = Victories. { $by }
cli-sim-in-decisions = Length in decisions
cli-sim-in-turns = Length in turns
cli-sim-endings = Endings
cli-sim-seed = Seed { $seed }. The same seed and settings give the same games, on any number of processes.
