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
