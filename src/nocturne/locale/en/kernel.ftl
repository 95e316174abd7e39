# Messages of the kernel: errors, answers, records.
kernel-seat = Seat { $number }
kernel-list = { $head } and { $last }
kernel-refusal = { $what }: { $reason }{ $rule ->
    [none] {""}
   *[other] { " " }({ $rule })
}
kernel-game-unknown = There is no game called “{ $game }”. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}Games here: { $games }.
kernel-bot-unknown = There is no bot called “{ $bot }”. Bots for this game: { $bots }.
kernel-options-wrong = The options for { $game } are wrong: { $detail }. Known options: { $known }.
kernel-position-wrong = The position for { $game } cannot be set up: { $detail }.
kernel-position-seats = The position for { $game } has { $placed } seats, and the table { $seats }.
kernel-seats-wrong = { $game } is played by { $least } to { $most } seats, not { $seats }.
kernel-answer-not-an-option = “{ $answer }” is not one of the { $count } options. Accepted: { $accepted }.
kernel-answer-not-asked = Seat { $seat } is not asked anything now; seat { $asked } is.
kernel-answer-game-over = The game is over; nothing is asked any more.
kernel-answer-stale = That question has passed: the answer was for decision { NUMBER($number, useGrouping: 0) }, the game is at decision { NUMBER($current, useGrouping: 0) }.
kernel-undo-range = There is no decision { $number } to go back to; the game has { $most } answers.
kernel-why-anything = Do anything
kernel-why-not-asked = { $seat } is being asked; wait for the answer.
kernel-why-game-over = the game is over.
kernel-state-unreadable = This is not a state of { $game }: { $detail }.
kernel-file-exists = { $file } exists already and was left as it is. Choose another name.
kernel-file-unreadable = { $file } cannot be read: { $detail }.
kernel-file-unwritable = { $file } cannot be written: { $detail }.
kernel-record-empty = { $file } is empty: there is no game in it.
kernel-record-too-large = { $file } is larger than { $most } MB: not a record of a game.
kernel-record-not-ours = { $file } is not a Nocturne record: { $detail }.
kernel-record-cut-short = { $file } is cut short in line { $line }: its last answer is incomplete.
kernel-record-bad-line = { $file }, line { $line }: not an answer ({ $detail }).
kernel-record-newer = { $file } was made by Nocturne { $theirs }, which is newer than this one ({ $ours }). Update Nocturne to open it.
kernel-record-other-engine = { $file } was made by Nocturne { $theirs }; this is { $ours }, which may play by other rules. Open it with { $theirs }.
kernel-record-start-differs = { $file } does not begin as it says: its head was edited or the rules have changed.
kernel-record-answer-illegal = { $file }: answer { $answer } is not possible there. { $detail }
kernel-record-digest-differs = { $file }: after answer { $answer } the game is not what the record says. It was edited or the rules have changed.
kernel-yaml-syntax = { $file }, line { $line }: { $detail ->
    [start] a value cannot begin with this character; put the value in quotes (and indent with spaces, not tabs).
    [quote] a quotation mark is opened and not closed.
    [bracket] a bracket or a comma is missing.
    [colon] there is a “: ” too many in this line; put the text in quotes, or mend the indentation.
    [key] a “: ” is missing after the name.
    [indent] the indentation does not fit the lines above.
   *[other] this is not YAML.
}
kernel-yaml-duplicate = { $file }, line { $line }: “{ $key }” stands here twice (first in line { $first }).
kernel-yaml-wrong = { $file }, line { $line }, { $at }: { $detail }.
kernel-yaml-wrong-key = { $file }, line { $line }: “{ $key }” cannot be a key of { $at } ({ $detail }).
kernel-yaml-missing = { $file }, line { $line }: “{ $key }” is missing in { $at }.
kernel-yaml-type = { $file }, line { $line }: { $at } should be { $expected ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a block of “name: value”
    [null] empty
   *[other] { $expected }
}, not { $got ->
    [int] a number{ $expected ->
        [str] {" "}(put it in quotes)
       *[other] {""}
    }
    [float] a number with decimals{ $expected ->
        [str] {" "}(put it in quotes)
       *[other] {""}
    }
    [str] text
    [bool] true or false
    [array] a list
    [object] a block of “name: value”
    [null] empty
   *[other] { $got }
}.
kernel-yaml-choice = { $file }, line { $line }: “{ $value }” is not possible for { $at }. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}Possible: { $known }.
kernel-yaml-unknown-key = { $file }, line { $line }: “{ $key }” is not known here. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}Known: { $known }.
kernel-yaml-form = { $file }, line { $line }, { $at }: “{ $value }” is not written as it should be.
kernel-yaml-limit = { $file }, line { $line }: { $at } { $what ->
    [number] { $side ->
        [least] is too small; the least is { $limit }
       *[most] is too large; the most is { $limit }
    }
    [str] { $side ->
        [least] is empty; write at least { $limit ->
            [one] one sign
           *[other] { $limit } signs
        }
       *[most] is too long; it may have { $limit } signs
    }
   *[array] { $side ->
        [least] has too few entries; it needs { $limit }
       *[most] has too many entries; it may have { $limit }
    }
}.
kernel-yaml-too-large = { $file } has { $size } kB; it may have { $most } kB.
kernel-yaml-deep = { $file }, line { $line }: nested too deeply.
kernel-yaml-alias = { $file }, line { $line }: anchors and aliases are not used in these files; write the value out.
kernel-yaml-tag = { $file }, line { $line }: tags such as “{ $tag }” are not used in these files; put a text that begins with “!” in quotes.
kernel-yaml-key = { $file }, line { $line }: a name before “:” must be plain text, not a list or a block.
kernel-yaml-several = { $file }, line { $line }: a second document begins here; one file holds one document.
kernel-yaml-not-text = { $file }, line { $line }: this is not UTF-8 text.
kernel-yaml-control = { $file }, line { $line }: there is a control character in this text (such as “\e” in quotes); take it out.
kernel-yaml-no-file = There is no file { $file }.
kernel-chance-forced = The number { $number } was fixed in advance, but there are only { $most } possibilities.
kernel-answer-no-concession = Nobody can concede here now.
kernel-answer-no-time-limit = This game has no time limit that could be up.
