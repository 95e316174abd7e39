# Lessons: what is said at each step, and at the end. Numbers come from the table.
lesson-wrong = That could be done, but it is not what this step is about. Your choice was not made; try what is ringed.
lesson-watch = The others act now. Watch the table; the log tells it in words.

## VTES 1

lesson-vtes-first-turn-title = 1. Your first turns
lesson-vtes-first-turn-about = What pool is, how a vampire comes into play, and the phases of a turn.
lesson-vtes-first-turn-master = You are a Methuselah, an ancient who stays in the dark and lets younger vampires act. Your pool, { $pool_0 } points, is your life: whoever has none left is ousted. A turn has five phases, and this is the master phase: you may play one master card. { $barrens } costs nothing and stays in play. Play it.
lesson-vtes-first-turn-transfer = Nobody serves you yet, so your minion phase has passed. In the influence phase you bring vampires into play. The cards of your uncontrolled region lie face down for the others; you know yours. { $kalila } needs { $capacity_kalila } blood on the card, and { $blood_kalila } is there. You have four transfers each turn: use one to move 1 of your pool to { $kalila }.
lesson-vtes-first-turn-again = Now there are { $blood_kalila }, and your pool is { $pool_0 }. Vampires are paid for with your own life, so each should be worth it. Move one more.
lesson-vtes-first-turn-arrival = { $blood_kalila } of { $capacity_kalila }: enough. Turn { $kalila } face up. From your next turn on this vampire acts for you.
lesson-vtes-first-turn-discard = The discard phase ends your turn. You always hold the same number of cards: whoever plays or discards one draws another. { $fist } is for a vampire with Potence, which { $kalila } does not have. Discard it.
lesson-vtes-first-turn-bleed = Everybody has had a turn, and you are in your minion phase. The player on your left is your prey: you win by ousting your prey, then the next one. The plainest action is to bleed: the prey’s pool, now { $pool_1 }, burns. Let { $kalila } bleed.
lesson-vtes-first-turn-edge = Your prey had nobody to block it and is at { $pool_1 }. Whoever bleeds with success takes the Edge, and it came round with you: in your unlock phase all your cards unlock, and the Edge is worth 1 pool. Take it.
lesson-vtes-first-turn-end = That is a whole turn: unlock, master, minion, influence, discard. You spend pool to bring vampires, and they take the pool of your prey. Next lesson: what the others can do about it. Or play on from here.

## VTES 2

lesson-vtes-bleed-title = 2. Bleed and block
lesson-vtes-bleed-about = Stealth against intercept, a larger bleed, and stopping the one who hunts you.
lesson-vtes-bleed-bleed = It is your minion phase, and two vampires serve you. Your prey on the left has { $pool_1 } pool and one vampire, { $octane }, who is unlocked and may block. Let { $kalila } bleed anyway.
lesson-vtes-bleed-stealth = { $octane } tries to block. A block succeeds when the blocker’s intercept is at least the stealth of the action: { $intercept } against { $stealth }. You hold { $crowds }, which gives 1 stealth to a vampire with Obfuscate. Play it with { $kalila }.
lesson-vtes-bleed-second = The block failed: 1 pool burned, and the Edge is yours. A minion that acts locks, so { $kalila } is done for this turn. { $alice } is still unlocked. Let { $alice } bleed too.
lesson-vtes-bleed-more = Nobody blocks this time, so what you add now is sure to count. A bleed is for { $bleed }; { $conditioning } adds 2 and costs the vampire 1 blood. Cards like this are best kept for this moment. Play it.
lesson-vtes-bleed-wake = Your prey is down to { $pool_1 }. But now your predator, on your right, comes for you: { $selma } bleeds. Both of your vampires have acted and are locked, and a locked minion cannot block. { $wake } wakes one for this action. Play it with { $kalila }.
lesson-vtes-bleed-block = { $kalila } is awake. The stealth is { $stealth }, so 0 intercept is enough. Block.
lesson-vtes-bleed-edge = A blocked bleed takes nothing. Blocker and actor fought: each hit the other for 1, and 1 blood healed it. Nobody else bled with success since, so you still have the Edge. Take 1 pool for it.
lesson-vtes-bleed-end = Stealth gets an action past blockers, intercept catches it, and a locked minion needs to be woken. Acting with everybody is strong, and leaves you open until your next turn. Next lesson: the combat after a block.

## VTES 3

lesson-vtes-combat-title = 3. Combat
lesson-vtes-combat-about = A fight from the first step to torpor: strength, range, grapple, strikes.
lesson-vtes-combat-block = { $octane } bleeds you, carrying a gun. { $selma } has { $blood_selma } blood and the cards for a fight. Block, and the two will fight.
lesson-vtes-combat-strength = A combat goes round by round: range, strikes, then perhaps another round. Before range is settled, { $signpost } raises the strength of a vampire with superior Potence to 3 for this whole combat. Play it.
lesson-vtes-combat-wait = Every round begins at close range. A gun strikes at any range, a fist only at close range, so { $octane } will want to be far away. The acting minion decides first: pass, and see.
lesson-vtes-combat-range = { $octane } maneuvered to long range, where your fists do not reach. A maneuver answers a maneuver. { $swallowed } is one for a vampire with superior Obfuscate: play it and come close again.
lesson-vtes-combat-grapple = Close range. Now { $grapple }, before strikes are chosen: this round only hand strikes are allowed, and the gun is useless. Play it.
lesson-vtes-combat-strike = Strikes land at the same moment. Your strength is 3, and { $fist } at its superior level adds 2. { $octane } has { $blood_octane } blood: each point of damage that is not healed with 1 blood sends a vampire to torpor. Strike.
lesson-vtes-combat-taste = { $octane } burned all blood to heal and it was not enough: torpor. At the end of the round { $taste } gives { $selma } as much blood as the opponent lost. Play it.
lesson-vtes-combat-torpor = { $selma } has { $blood_selma } blood again, and { $octane } lies in torpor: controlled, but not ready, able only to pay for a way out. Ready vampires may rescue one in torpor, or commit diablerie and drink up what is left. You need not do either now: end your minion phase.
lesson-vtes-combat-end = Range, then strikes, then healing. Vampires who run out of blood fall into torpor, and a Methuselah without ready vampires cannot block. A fight is won by bringing the right cards together. Next lesson: politics.

## VTES 4

lesson-vtes-politics-title = 4. Politics
lesson-vtes-politics-about = Call a referendum, set its terms, count the votes.
lesson-vtes-politics-call = { $selma } is a prince, and titles carry votes. { $kine } is a political action: it has 1 stealth, and if nobody blocks it, a referendum is held. Play it with { $selma }.
lesson-vtes-politics-terms = Nobody blocked. Before the vote you set the terms: { $points } points among at least two Methuselahs, each of whom burns as much pool if the referendum passes. Give the first to your prey, who has { $pool_1 } pool.
lesson-vtes-politics-more = { $points } left. Another one for your prey.
lesson-vtes-politics-third = { $points } left. And a third.
lesson-vtes-politics-last = At least two Methuselahs must be named. Give the last point to your predator.
lesson-vtes-politics-vote = The polls are open: { $favor } for, { $against } against. Everybody may vote, in any order. A prince has 2 votes: cast those of { $selma } for.
lesson-vtes-politics-card = Your prey’s { $alice } is a prince too and voted against: { $favor } to { $against }. A tie fails. But the card that called the referendum is worth a vote to you. Cast it for.
lesson-vtes-politics-enough = { $favor } for, { $against } against. Nobody else has votes to cast. Say that you are done, and the votes are counted.
lesson-vtes-politics-result = The referendum passed. Your prey burned 3 and is at { $pool_1 }, your predator burned 1 and is at { $pool_2 }. Nobody could block those points. { $selma } is locked now: end your minion phase.
lesson-vtes-politics-end = Count the votes at the table before you call: titles, the card itself, and the Edge, which its holder may burn for 1 more. Talk, too: terms that suit a third player win votes. Last lesson: masters, and reading a table.

## VTES 5

lesson-vtes-masters-title = 5. Masters, bounce and reading a table
lesson-vtes-masters-about = Blood into pool, patience, and a bleed that goes where you send it.
lesson-vtes-masters-master = You are at { $pool_0 } pool, your prey at { $pool_1 }, your predator at { $pool_2 }. Look at the whole table before each turn. First the master phase: { $doll } goes on a vampire and turns blood into pool. Play it on { $alice }.
lesson-vtes-masters-doll = { $alice } has { $blood_alice } blood, and you need pool. Once in each of your master phases { $doll } moves 1 of it: take it to your pool.
lesson-vtes-masters-wait = Bleeding your prey for 1 would leave 2, and { $alice } locked. But you hold { $deflection }, a reaction, and only an unlocked vampire can use it. Your predator is about to bleed you. Wait: end your minion phase without acting.
lesson-vtes-masters-decline = As expected: { $horst } bleeds you for { $bleed }. You could block and fight. You have something better, and it can only be played once you decline to block. Decline.
lesson-vtes-masters-bounce = Now: { $deflection } with { $alice } sends the bleed to another Methuselah, and the bleeder has no say. The only other one is your prey, with { $pool_1 } pool.
lesson-vtes-masters-next = The bleed ousted your prey. Whoever does it, the victory point and 6 pool go to the predator of the one who is ousted: you, now at { $pool_0 }. The next player is your prey: here, your old predator, at { $pool_2 }. Go on and bleed with { $alice }.
lesson-vtes-masters-end = That is how a table is read: what each player can do to the next, and when it pays to wait. You know all the parts of the game now. Play on from here, or sit down at a table of five.

## Dracula 1

lesson-dracula-hunters-title = 1. The hunters
lesson-dracula-hunters-about = Travel, gather, search a city, find the Count and fight him.
lesson-dracula-hunters-move = You lead all four hunters. Dracula hides: his way lies as cards on the trail, face down for you, the latest on space 1. Whoever comes to a city on the trail turns its card up. By day each hunter does one thing: let Lord Godalming ride from Geneva to Paris.
lesson-dracula-hunters-supply = Paris was on the trail: he was there two turns ago. Dr. Seward is in London, a large city. Let him gather supplies: an item and, in a large city, an event too, unless it is one of Dracula’s.
lesson-dracula-hunters-search = Night has come. Nobody travels by night, but Lord Godalming stands in a city that was turned up, with an encounter on it. Let him search.
lesson-dracula-hunters-rats = Rats! They have bitten, and stay in the city unless they are driven off: a hunter who shows a pistol or a rifle does that. Show the rifle.
lesson-dracula-hunters-follow = Then it was Dracula’s turn: he moved on and placed a new card. From Paris a road leads to Strasbourg, where he may have been. Send Lord Godalming there.
lesson-dracula-hunters-corner = Strasbourg was the place before his last one, so he is in a city beside it. Van Helsing stands in Milan, a day from Zurich. Send him to look.
lesson-dracula-hunters-punch = There he is! A hunter who is where Dracula is at dusk must fight him. Both choose a card in secret, then both are shown; where an icon on the hunter’s card matches, Dracula’s card is cancelled. Begin with a punch.
lesson-dracula-hunters-dodge = The punch landed and cancelled his plotting. A card just played cannot be chosen again in the next round. By night he is strong, so be careful: dodge.
lesson-dracula-hunters-end = You found him, hurt him and dodged his claws, and that is the hunt: narrow the trail, come together, come by day. Dracula wins when his influence has grown enough, the hunters when he can take no more damage. Play on if you like.

## Dracula 2

lesson-dracula-count-title = 2. Dracula
lesson-dracula-count-about = Place your way, set traps, hide, and get out of a fight.
lesson-dracula-count-move = You are Dracula, in Strasbourg, and the hunters do not know it. In your phase you place a card for where you go: the trail shows them its back only. Cities one road away are open to you. Lord Godalming is in Geneva; slip past him to Zurich.
lesson-dracula-count-encounter = Each place gets an encounter, face down: a trap for whoever comes there, and worth influence if it stays until the end of the trail. Put the rats in Zurich.
lesson-dracula-count-ambush = Lord Godalming came to Paris, where you were before, and the card is turned up. You left wolves there. You may let them lie, or spring them now: ambush him.
lesson-dracula-count-hide = Four damage, for he had no weapon to show. They think you have gone on. Stay instead: Hide is placed as if it were a move. To them it is one more face-down card.
lesson-dracula-count-spy = Hide takes an encounter too. Put the spy there.
lesson-dracula-count-found = Van Helsing rode to Zurich and found you, and Hide with it. Before anything else your traps there may be sprung: let the rats ambush him.
lesson-dracula-count-strength = At dusk whoever is in your city must fight. It is night now, and by night your cards are at their strongest. You both choose in secret. Strength hits and cancels his bare fists and many weapons: play it.
lesson-dracula-count-flee = It hit, and his punch did nothing. But a long fight is theirs to win: others may come. Escape as Bat ends the fight. Play it.
lesson-dracula-count-flight = The fight is over, and as a bat you may fly up to two roads to a city without hunters. Go to Nuremberg; the trail closes behind you.
lesson-dracula-count-end = That is Dracula’s art: let them chase an old trail, make every stop cost them something, fight by night and leave in time. Influence grows as encounters mature and hunters fall. Play on from here.

## CHAPTERS 1

lesson-chapters-story-title = 1. Story and search
lesson-chapters-story-about = Read a page, move, talk, roll the dice, search, and draw a conclusion.
lesson-chapters-story-start = CHAPTERS is a book you play. You have read how the night begins and what you are here for. Each character stands on a hex of the tile: begin on B4.
lesson-chapters-story-move = In your turn you move, then do one thing. { $odile } walks the round with a lamp. The hexes in light are in reach; some cost more than others. Go to D4, beside her.
lesson-chapters-story-talk = You stand next to her. Whoever has something to say can be talked to: do it.
lesson-chapters-story-read = Read, then choose what to say. Behind some choices stands a test: an attribute tells how many dice you roll, a skill adds successes. Bring up her wages.
lesson-chapters-story-dice = Each ankh is a success, a double one is two, and your skill is added. The total must reach the difficulty. Willpower could roll some dice again, but this is enough: keep it.
lesson-chapters-story-onward = She tells you who comes at two. A new round begins. There is a search token by the crates: go to G3, next to it.
lesson-chapters-story-search = A zone beside you can be searched, once in a chapter. Search it.
lesson-chapters-story-tester = A search asks for a test as well, and somebody must make it. You are alone tonight: take it.
lesson-chapters-story-found = Here there is no difficulty: the more successes, the more you find. This is enough to go on: keep it.
lesson-chapters-story-guess = A clue is worth what you make of it. Twelve ice crates, two of them reopened, pink water on the floor: what was kept here? Choose.
lesson-chapters-story-end = You were right, and the page of the ledger in your hands proves it. Clues open other pages later, and what you say to people is remembered. Somebody is coming through the back door: the next lesson is about that. Or go on with this night.

## CHAPTERS 2

lesson-chapters-combat-title = 2. Combat
lesson-chapters-combat-about = Lay a card, come close, guard yourself, use the Blood, and strike.
lesson-chapters-combat-lay = { $marek } blocks the way with a hook in his fist, and you are hurt already. Each round everybody lays a combat card face down, then all act in order of initiative. Your hand was chosen for you. Hook can attack or defend: lay it.
lesson-chapters-combat-move = You are first. In your turn you may move, use the Blood and do one thing, each once. Fists reach only the next hex: go to G4, beside { $marek }.
lesson-chapters-combat-guard = You could attack. But he has not shown his card, and you cannot take much. Use your card to guard: its dice become Resistance until he has struck.
lesson-chapters-combat-shield = You rolled your Physical dice and those of the card; ankhs and your skill in Brawl add up. That is plenty. Keep it.
lesson-chapters-combat-resist = His turn: he showed his card and strikes. Each Resistance token stops one damage. Spend as many as it takes.
lesson-chapters-combat-second = Not a scratch. What was left of the Resistance is gone, and so is the card you used. A new round: lay the punch.
lesson-chapters-combat-mend = First the Blood: it can mend your wounds. It has a price: a test of the Beast follows, which may raise your Hunger. Open “Blood” among your choices, and mend.
lesson-chapters-combat-attack = You are whole again, and still have your action. Attack { $marek }.
lesson-chapters-combat-dice = The total less his Resistance is the damage he takes. Red dice, when Hunger brings them, can show skulls. These are fine: keep them.
lesson-chapters-combat-end = { $marek } is down, and the combat is won. Lay, move, act; guard when the next blow would hurt, and watch your Hunger when you use the Blood. The night at the depot goes on from here.
