# What general effects of cards tell and ask.
vtes-log-hand-shown = { $seat } plays with an open hand and shows { $cards }.
vtes-log-bleed-succeeding = { $minion }’s bleed against { $seat } is about to succeed.
vtes-window-ousting = A Methuselah has no pool left and is about to be ousted: use something?
vtes-ask-shortage = { $victim } has too little pool for all: who gets the next one?
