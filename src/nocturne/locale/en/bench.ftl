# Messages of the measures (nocturne bench).
bench-peer-failed = { $peer } stopped while it was measured: { $detail }
bench-peers-failed = The other engines could not be installed in { $place }: { $detail }
bench-no-folder = The other engines are measured by the folder bench/ of the project, which is not part of the installed package. Run this in a clone of the repository.
bench-installing = Installing the other engines in { $place } (once) …
bench-conditions = Nocturne { $nocturne }, Python { $python }, { $machine }, { $core ->
    [none] not held to one core
   *[other] held to core { $core }
}; median of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $seconds } s each.
bench-game = game
bench-column-seats = seats
bench-column-decisions = decisions/s
bench-column-copy = copy µs
bench-column-encode = encode µs
bench-column-decode = decode µs
bench-column-view = view µs
bench-column-bytes = bytes
bench-by-seats = What a decision costs by the number of seats, in µs
bench-by-size = What a decision and a view cost by the cards in play
bench-column-cards = cards
bench-column-decision = decision µs
bench-column-growth = growth
bench-growth = ×{ $times }
bench-engine = engine
bench-meaning = what it counts
bench-legend = Random players, the set-up of the games included. The state is copied, written to bytes, read back and looked at in the middle of a game.
bench-about-catanatron = Catan for 4, its own random players, one tick; Game.copy()
bench-about-rlcard-mahjong = one step of its environment with its observation; deepcopy of the game
bench-about-rlcard-gin-rummy = the same, for gin rummy
bench-about-python-chess = one move among the legal ones; Board.copy(stack=False)
bench-ratios = Ours to theirs in the same run (decisions/s · copies/s; above 1, ours is faster)
bench-ratio = ×{ $decisions } · ×{ $copies }
bench-ratios-note = Other games are other amounts of work in a decision: these ratios tell the order of magnitude, not who is better.
bench-progress = round { $round } of { $rounds }: { $name }

# The server (nocturne bench server)
bench-only-server = { $option } belongs to “nocturne bench server”.
bench-server-linux = The server is measured on Linux only: the crowd needs an address of its own for each caller.
bench-server-refused = The server refused { $path }: { $answer }
bench-server-silent = The server did not start; what it said is in { $file }.
bench-server-no-postgres = PostgreSQL is not installed (Debian: apt install postgresql).
bench-server-lost-guests = Two minutes after a restart somebody had still not been shown a table.
bench-server-seating = { $tables } tables: people come in and sit down …
bench-server-measuring = { $tables } tables: they play …
bench-server-killing = { $games ->
    [one] one game
   *[other] { $games } games
} begun, the server killed { $kills ->
    [one] once
   *[other] { $kills } times
} …
bench-server-column-tables = tables
bench-server-column-answers = answers/s
bench-server-column-median = shown
bench-server-column-p99 = shown p99
bench-server-column-others-p99 = others p99
bench-server-column-cpu-answer = ms/answer
bench-server-column-crowd = crowd
bench-server-column-settled-p99 = settled p99
bench-server-column-cpu = server
bench-server-column-crowd-lag = late
bench-server-column-memory = kB/table
bench-server-column-lost = lost
bench-server-legend =
    People think for a second or some, answer, watch, chat, and sometimes lose their connection. “shown”: from an answer to the first frame with its effect; “others”: the same for everybody else at the table; “settled”: until the bots have answered too. In milliseconds. “server” and “crowd”: share of one core that each has used, “ms/answer”: processor time of the server for an answer and all it leads to; “late”: how late the crowd itself was for one in a hundred of its moments. “lost”: connections the server ended. It bears a step when the 99th percentile of “shown” (at masked tables, of “settled”) is below { $limit } ms and nothing is lost.
bench-server-verdict = { $broke ->
    [none] It bore { $held } tables; no larger step was tried.
   *[other] It bore { $held } tables and broke at { $broke }.
}
bench-server-conditions = Games in turn: { $games }. Python { $python }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, shared by server and crowd.
bench-server-playing = { $game }: bots play a long game …
bench-server-column-game = game
bench-server-column-seats = seats
bench-server-column-kept = answers
bench-server-column-snapshot = snapshot kB
bench-server-column-opened = opened ms
bench-server-column-from-answers = from answers ms
bench-server-restart = After a restart { $tables } tables with { $answers } answers, asked for at once, are open after { $seconds } s of one core ({ $slowly } s from the answers alone).
bench-server-endured = { $games ->
    [one] One game
   *[other] { $games } games
}, the server killed { $kills ->
    [one] once
   *[other] { $kills } times
}. { $answers } answers were acknowledged, { $early } of them given before it was somebody’s turn; { $kept } are kept, bots’ included; { $verified } times a record was played out and every digest agreed.
bench-server-outlived = { $workers } workers, one of them killed { $kills ->
    [one] once
   *[other] { $kills } times
} during { $games } games; { $struck } times somebody was cut off. Then everybody was back at their table within { $back-median } s in the median and { $back-worst } s at worst. { $answers } answers were acknowledged, { $early } of them given before it was somebody’s turn; { $kept } are kept, bots’ included; { $verified } records were played out and every digest agreed.
bench-server-nothing-lost = Nothing was lost.
bench-server-loss-changed = what was kept before a kill has changed
bench-server-loss-seen = { $seen } answers had been seen, only { $kept } are kept
bench-server-loss-counted = the answer to question { $number } was acknowledged and is not kept
bench-server-loss-early = what was said to question { $number }, before it was somebody’s turn, was acknowledged and is not kept
bench-server-loss-back = somebody was shown an earlier point after a later one
