# Bots: their level, and how they play.
bots-judgement = Experienced
bots-judgement-about-vtes = Guards their pool, bleeds the prey, blocks or bounces what would hurt, votes by interest and fights by the numbers. Weighs one move at a time and plans no further.
bots-judgement-about-dracula = As Dracula: keeps away from the hunters and lets vampires mature. As a hunter: works out where Dracula can be, gathers equipment, closes in and fights together with the others.
bots-judgement-about-chapters = Explores what is still unread, stays out of sight, feeds when it is safe, and chooses by the odds.
bots-coterie = Beginner
bots-coterie-about = Talks, searches and fights by simple habits, without looking at the board. A companion rather than a strategist.
bots-random = Novice
bots-random-about = Picks any legal move by chance. Good for trying out the table; no real opponent.
