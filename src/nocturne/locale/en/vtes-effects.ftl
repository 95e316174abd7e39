# What general effects of cards tell and ask.
vtes-log-hand-shown = { $seat } plays with an open hand and shows { $cards }.
vtes-log-referendum-over = The referendum is over.
vtes-log-rolled = { $sides ->
    [2] { $seat } flips a coin: { $shown ->
        [1] heads
       *[other] tails
    }.
   *[other] { $seat } rolls a die: { $shown }.
}
vtes-log-play-over = { $seat } has played { $card }.
vtes-log-edge-voted = { $seat } burns the Edge for a vote.
vtes-log-bleed-succeeding = { $minion }’s bleed against { $seat } is about to succeed.
vtes-window-ousting = A Methuselah has no pool left and is about to be ousted: use something?
vtes-ask-shortage = { $victim } has too little pool for all: who gets the next one?
