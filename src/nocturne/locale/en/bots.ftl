# Bots: their level, and how they play.
bots-judgement = Experienced
bots-judgement-about-vtes = Guards their pool, bleeds the prey, blocks or bounces what would hurt, votes by interest and fights by the numbers. Weighs one move at a time and plans no further.
bots-judgement-about-dracula = As Dracula: keeps away from the hunters and lets vampires mature. As a hunter: works out where Dracula can be, gathers equipment, remembers what Dracula said, closes in and fights together with the others.
bots-judgement-about-chapters = Explores what is still unread, stays out of sight, feeds when it is safe, and chooses by the odds.
bots-beginner = Beginner
bots-beginner-about-vtes = Knows what the cards are for and misjudges the moment: takes the second best, spends too early, blocks the wrong bleed. Never throws the game away.
bots-beginner-about-dracula = As Dracula: often strays near the hunters. As a hunter: goes by what lies on the board, forgets what was said and takes detours.
bots-strong = Strong
bots-strong-about-vtes = Plays like the experienced one, and before each master card and each action tries the best choices in a few imagined games to the end of the turn. Knows only what its seat knows.
bots-master = Master
bots-master-about-vtes = Looks ahead like the strong one, at more choices and in more imagined games. May think for a second or two.
bots-idle = Idle
bots-idle-about-vtes = Does nothing at all: influences nobody, plays no card, never blocks. To try out the first turns of a deck alone.
bots-coterie = Beginner
bots-coterie-about = Talks, searches and fights by simple habits, without looking at the board. A companion rather than a strategist.
bots-random = Novice
bots-random-about = Picks any legal move by chance. Good for trying out the table; no real opponent.
bots-blunder-suicide = { $count ->
    [one] { $count } last pool paid by choice
   *[other] { $count } times the last pool paid by choice
}
bots-blunder-foreign-rescue = { $count ->
    [one] { $count } rescue of another’s vampire
   *[other] { $count } rescues of others’ vampires
}
bots-blunder-missed-ousting = { $count ->
    [one] { $count } free ousting missed
   *[other] { $count } free oustings missed
}
