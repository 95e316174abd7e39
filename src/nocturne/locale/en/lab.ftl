# Messages of the lab: scenarios, fuzzing, leaks, simulations, checklists.

## Mistakes in a scenario file
lab-failure = { $file }, line { $line }: { $detail }
lab-name-taken = { $file }, line { $line }: a seat cannot be called “{ $name }”; use letters and digits, no number alone and no word of the moves.
lab-name-twice = { $file }, line { $line }: “{ $name }” is the name of a seat and of something in the position.
lab-names-count = { $file }, line { $line }: { $names } names for { $seats } seats.
lab-seats-wrong = { $file }, line { $line }: { $seats } seats; this game takes { $least } to { $most }.
lab-moves-and-cases = { $file }, line { $line }: a file with “cases” has its moves in the cases.
lab-position-wrong = { $file }, line { $line }: { $detail }
lab-move-form = { $file }, line { $line }: a move is “seat: answer”, “passes”, or one of: { $known }.
lab-move-word = { $file }, line { $line }: “{ $word }” is neither a seat nor a word of the moves. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}Seats: { $seats }. Words: { $known }.
lab-answer-form = { $file }, line { $line }: after “{ $seat }:” comes the key of an option (text), or a list of keys.

## Failures of a scenario
lab-no-seat = there is no seat “{ $seat }”. Seats and words here: { $known }.
lab-no-name = nothing is called “@{ $name }” here. { $near ->
    [none] {""}
   *[other] Did you mean “@{ $near }”?{ " " }
}Names: { $known }.
lab-not-offered = “{ $key }” is not offered to { $seat } ({ $question }). { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}{ $why ->
    [true] Reasons: { $reasons }.{ " " }
   *[other] {""}
}Offered: { $options }.
lab-asked-other = expected { $wanted } to be asked; now asked: { $asked }.
lab-not-refused = “{ $key }” should be refused to { $seat }, but it is offered. Offered: { $options }.
lab-key-unknown = no option of this game has the key “{ $key }”, so refusing it proves nothing. { $known ->
    [true] Keys that begin so look like this: { $forms }; numbers of cards and ways are counted from 0.
   *[other] { $near ->
        [none] {""}
       *[other] Did you mean “{ $near }”?
    }
}
lab-illegal-taken = “{ $key }” was not offered to { $seat }, yet the answer was taken.
lab-illegal-changed = the refused answer “{ $key }” of { $seat } changed the game.
lab-other-reason = “{ $key }” should be refused because of { $wanted }; reasons given: { $reasons }.
lab-expect = { $path } should be { $expected }; it is { $actual }.
lab-expect-there = { $path } should not be there; it is { $actual }.
lab-expect-no-path = { $path } leads nowhere: there is no “{ $step }”. There is: { $known }.
lab-offer-missing = “{ $key }” should be offered. Offered: { $options }.
lab-offer-unwanted = “{ $key }” should not be offered. Offered: { $options }.
lab-event-missing = the event { $event } did not happen. What happened: { $told }.
lab-event-order = the events are in another order: { $event } happened, but not after { $before }. What happened: { $told }.
lab-event-there = the event { $event } should not have happened.
lab-event-not-shown = the event { $event } was not shown to { $seat }. Shown: { $told }.
lab-event-shown = the event { $event } should be hidden from { $seat }.
lab-event-field = the event { $event } has no “{ $field }”. It has: { $known }.
lab-passes-stuck = after { $given } passes nobody can pass any more; now asked: { $asked }.
lab-passes-none = nobody can pass here; now asked: { $asked }.
lab-passes-endless = after { $count } passes the game still goes on.
lab-passes-turns = for { $turns } turns { $wanted } has not come up; now asked: { $asked }.
lab-rolls-left = numbers were fixed in advance and never used: { $rolls }.
lab-not-over = the game is not over; now asked: { $asked }.
lab-result = the result should be { $expected }; it is { $actual }.
lab-invariant = the game is in an impossible state: { $detail }.
lab-engine-fault = the engine itself failed: { $detail }.

## Checklists
lab-no-checklist = There is no checklist for “{ $game }”. There are: { $games }.
lab-no-rule = There is no rule “{ $rule }” in the checklists. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?
}
lab-rules-title = rules proven
lab-rules-part = rules proven by these tests (only a run of all of them is kept)
lab-rules-line = { $game }: { $proven } of { $total } proven, { $excused } not applicable, { $open } open
lab-rulings-line = official rulings: { $total } pairs of card and ruling: { $proven } proven, { $rule } by a rule, { $descriptive } descriptive, { $superseded } superseded, { $open } open
lab-bad-verdict = A row of the verdicts on rulings cannot be read: { $detail }.

lab-arena-levels = { $count } level is not enough: name at least two different ones to play each other.
lab-arena-two-levels = One level alone among others takes exactly two different levels.

## Trials of decks
lab-deck-none = { $game } is played without decks.
lab-deck-no-field = There is no deck to play against: none of those given can be played whole.
lab-results-settings = { $file } has games of a simulation with other settings ({ $different }): { $name } is “{ $theirs }” there and “{ $ours }” here. Give the same settings to go on, or another file to begin anew.
lab-results-unread = { $file }, line { $line }: this is not a game of a simulation ({ $detail }). Give another file.
lab-results-not-ours = { $file } has no line of a simulation, and nothing is written over it. Give another file.
