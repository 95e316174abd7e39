# CHAPTERS: the game, its words, its questions and options.
chapters-title = Vampire: The Masquerade – CHAPTERS
chapters-about = A co-operative campaign of vampires: talk, search and fight through chapters on hexes. 1 to 4 players.
chapters-no-campaign = The pack “{ $pack }” holds no campaign that can be played.
chapters-save-unreadable = This is not a saved campaign: { $detail }.
chapters-save-seats = The saved campaign is played by { $players } players, not { $seats }.
chapters-save-other-pack = The saved campaign does not belong to the pack “{ $pack }”: it knows “{ $name }”.
chapters-position-unknown = there is no “{ $name }” here.
chapters-position-no-fighter = { $name } takes no part in the combat, so it has no card.
chapters-position-players = a position has 1 to 4 characters, not { $count }.
chapters-position-range = { $value } is not possible here: from { $least } to { $most }.
chapters-position-twice = “{ $name }” stands here twice.
chapters-position-shared = { $name } cannot stand on { $hex }: { $other ->
    [none] a token fills it.
   *[other] { $other } is there.
}
chapters-position-several = “{ $first }” and “{ $second }” cannot both be going on.
chapters-position-hex = “{ $hex }” is not a hex of the tile.
chapters-position-facing = “{ $facing }” is not a facing. Facings: { $known }.

## Words

chapters-attr-physical = PHYSICAL
chapters-attr-social = SOCIAL
chapters-attr-mental = MENTAL
chapters-skill-athletics = Athletics
chapters-skill-brawl = Brawl
chapters-skill-weapons = Weapons
chapters-skill-stealth = Stealth
chapters-skill-persuasion = Persuasion
chapters-skill-insight = Insight
chapters-skill-subterfuge = Subterfuge
chapters-skill-intimidation = Intimidation
chapters-skill-investigation = Investigation
chapters-skill-awareness = Awareness
chapters-skill-occult = Occult
chapters-skill-technology = Technology
chapters-face-blank = ▢
chapters-face-ankh = ☥
chapters-face-double = ☥☥
chapters-face-skull = ☠
chapters-token-poison = Poison
chapters-token-bleed = Bleed
chapters-token-stun = Stun
chapters-token-resistance = Resistance
chapters-token-immobility = Immobility
chapters-token-slow = Slow
chapters-token-stealth = Stealth
chapters-terrain-difficult = Difficult Terrain
chapters-terrain-fire = fire
chapters-terrain-action = an action token
chapters-terrain-investigation = an investigation zone
chapters-terrain-arm = an Arm of Ahriman
chapters-tracker-round = Rounds
chapters-tracker-authority = Authorities
chapters-attitude-aggressive = aggressive
chapters-attitude-prey = prey
chapters-attitude-neutral = neutral
chapters-facing-N = north
chapters-facing-NE = north-east
chapters-facing-SE = south-east
chapters-facing-S = south
chapters-facing-SW = south-west
chapters-facing-NW = north-west
chapters-kind-attack = Attack
chapters-kind-defence = Defence
chapters-kind-mixed = Mixed
chapters-weapon-melee = melee
chapters-weapon-ranged = ranged
chapters-deck-animal = Animal
chapters-deck-human = Human
chapters-deck-ghoul = Ghoul
chapters-deck-authority = Authority
chapters-deck-vampire = Vampire
chapters-deck-boss = Boss
chapters-deck-ally = Ally
chapters-state-active = active
chapters-state-torpor = in torpor
chapters-state-frenzy = in Frenzy
chapters-state-removed = out of the chapter
chapters-state-lost = lost to the Beast
chapters-difficulty-pacifists = Pacifists (NPCs: Resistance -1)
chapters-difficulty-ill-prepared = Ill-prepared (NPCs: Attack -1)
chapters-difficulty-weak = Weak (NPCs: Damage track for 1-2 players)
chapters-difficulty-noisy = Noisy (NPCs: Initiative +1)
chapters-difficulty-prepared = Prepared (NPCs: Damage track for 4 players)
chapters-difficulty-strong = Strong (NPCs: Attack +1)
chapters-difficulty-tough = Tough (NPCs: Resistance +1)
chapters-difficulty-agile = Agile (NPCs: Movement +1)
chapters-ruling-failure = the chapter fails
chapters-ruling-success = the chapter is won
chapters-ruling-read = page { $about } is read
chapters-ruling-feed = { $about } loses 1 Hunger
chapters-ruling-starve = { $about } gains 1 Hunger
chapters-ruling-heal = { $about } heals 1 damage
chapters-ruling-hurt = { $about } takes 1 damage
chapters-ruling-remove = { $about } leaves the tile
chapters-vote-yes = yes
chapters-vote-no = no
chapters-vote-done = enough
chapters-vote-pass = none
chapters-vote-continue = turn the page
chapters-vote-retry = try again
chapters-vote-give-up = give up
chapters-vote-option = option { $n }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}
chapters-vote-mend = Mend Damage
chapters-vote-time-out = the sand has run out
chapters-vote-approach = approach { $n }

## Questions

chapters-ask-character = Choose your character.
chapters-ask-best-attribute = Your Caitiff: which attribute is at 3?
chapters-ask-line = Your Caitiff: choose a discipline{ $level ->
    [1] {" "}(level 1).
   *[other] {" "}to learn later.
}
chapters-ask-skill = Your Caitiff: { $xp } experience points left for skills.
chapters-ask-power = { $line }, level { $level }: which card do you take? The other is lost for the campaign.
chapters-ask-chapter = Which chapter next?
chapters-ask-solo = Who plays “{ $chapter }” alone?
chapters-ask-xp = { $who }: spend experience ({ $xp })?
chapters-ask-shop =
    { $boons ->
        [one] Buy something? The coterie has { $boons } boon.
       *[other] Buy something? The coterie has { $boons } boons.
    }
chapters-ask-buy = { $proposer } wants to buy { $item } for { $price }. Agreed?
chapters-ask-hunt = A hunt before “{ $chapter }”?
chapters-ask-approach = { $hunt }: which approach?
chapters-ask-hunt-reroll = Hunt: { $faces }. { $total } successes so far. Spend Willpower?
chapters-ask-receiver = Who gets { $given }?
chapters-ask-items = { $who }: take an item ({ $left } left)?
chapters-ask-ally = Take a coterie ally along ({ $left } left)?
chapters-ask-difficulty = Change the difficulty?
chapters-ask-start = { $who }: where do you start?
chapters-ask-retry = “{ $chapter }” has failed ({ $tries }). Try again?
chapters-ask-order = Who goes first?
chapters-ask-main-turn = { $who }: your turn.
chapters-ask-sneak = { $who } sneaks: go on or stop?
chapters-ask-fight-turn = { $who }: your active turn.
chapters-ask-option = What do you do?{ $hourglass ->
    [0] {""}
   *[other] {" "}({ $hourglass } seconds)
}
chapters-ask-deduction = The final deduction: all must agree.{ $hourglass ->
    [0] {""}
   *[other] {" "}({ $hourglass } seconds)
}
chapters-ask-last-word = You disagree: the last word is yours.
chapters-ask-continue = Turn the page?
chapters-ask-tester = A test of { $attr } + { $skill }{ $difficulty ->
    [0] {""}
   *[other] , difficulty { $difficulty }
}: who makes it?
chapters-ask-reroll = { $who }: { $faces }. Total { $total }{ $difficulty ->
    [0] {""}
   *[other] {" "}against { $difficulty }
}. Spend Willpower?
chapters-ask-frenzy = { $who } enters Frenzy! Use a blood bag?
chapters-ask-target = { $power }: on whom?
chapters-ask-item-target = { $item }: on whom?
chapters-ask-trade = { $item } from { $giver } to { $taker }: agreed?
chapters-ask-shift = { $who } must make room: to which hex?
chapters-ask-teleport = { $who }: to which hex?
chapters-ask-summon = { $summon }: on which hex?
chapters-ask-peek = { $who }: which option do you look behind?
chapters-ask-fire = Where does the fire spread?
chapters-ask-champion = One of you fights alone. Who?
chapters-ask-place-ally = Where does { $ally } stand?
chapters-ask-hand = { $who }: choose your active hand ({ $left } left).
chapters-ask-lay = { $who }: lay a combat card face down.
chapters-ask-defend = { $attacker } attacks { $who } for { $damage }. Defend?
chapters-ask-resistance = { $who }: { $damage } damage. How many Resistance tokens do you spend?
chapters-ask-npc-target = Whom does { $npc } attack?
chapters-ask-ruling = What does the table rule?
chapters-ask-confirm = { $proposer } proposes: { $ruling }. Agreed?

## Options

chapters-do-character = { $who }
chapters-do-attribute = { $attr }
chapters-do-line = { $line }
chapters-do-raise = { $trait } to { $level } ({ $cost } XP)
chapters-do-take-power = { $power }
chapters-do-chapter = { $chapter }
chapters-do-chapter-hidden = Another chapter
chapters-do-receiver = { $who }
chapters-do-done = Enough
chapters-do-buy = { $item } ({ $price })
chapters-do-hunt = { $hunt } ({ $district })
chapters-do-no-hunt = No hunt
chapters-do-approach = { $text } ({ $attr }){ $bonus ->
    [none] {""}
   *[other] {" "}+1 die with { $bonus }
}
chapters-do-take-item = { $item }
chapters-do-ally = { $who }: { $passive }
chapters-do-modifier = { $modifier }
chapters-do-retry = Try again
chapters-do-give-up = Give up the campaign
chapters-do-first = { $who }
chapters-do-end-turn = End the turn
chapters-do-stop = Stop here
chapters-do-move = Go to { $hex }{ $fires ->
    [0] {""}
   *[other] {" "}(through fire: { $fires })
}
chapters-do-move-anywhere = Move
chapters-do-face = Face { $facing }
chapters-do-speak = Speak to { $npc }
chapters-do-talk = Talk to { $npc }
chapters-do-investigate = Search zone { $zone }
chapters-do-fight = Attack { $npc }: combat begins
chapters-do-feed = Feed on { $npc } ({ $attr } + { $skill })
chapters-do-capture-power = Capture { $npc } with { $power }
chapters-do-capture-kill = Kill { $npc } (Humanity -1)
chapters-do-capture-calm = Calm { $npc } with your ally’s help
chapters-do-stealth = Enter stealth mode
chapters-do-mend = Blood: Mend Damage
chapters-do-surge = Blood: Blood Surge, { $attr } +1
chapters-do-power = Blood: { $power }
chapters-do-use = Use { $item }
chapters-do-give = Give { $item } to { $other }
chapters-do-take = Take { $item } from { $other }
chapters-do-agree = Agreed
chapters-do-refuse = No
chapters-do-target = { $target }
chapters-do-hex = { $hex }
chapters-do-option = { $text }
chapters-do-option-unknown = Something you do not know yet
chapters-do-option-by = { $text } ({ $who })
chapters-note-dice = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}{ $red ->
    [0] {""}
   *[other] , { $red } red
}{ $automatic ->
    [0] {""}
    [1] , 1 automatic success
   *[other] , { $automatic } automatic successes
}{ $difficulty ->
    [0] {""}
   *[other] , difficulty { $difficulty }
}
chapters-note-no-dice = no dice: this test fails
chapters-note-hunt = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} for you
chapters-do-option-test = { $text } ({ $who }: { $attr } + { $skill }, difficulty { $difficulty })
chapters-do-time-out = The sand has run out
chapters-do-continue = Turn the page
chapters-do-test = { $who }
chapters-do-peek = { $text }
chapters-do-keep = Keep the dice
chapters-do-reroll = 1 Willpower: roll again { $faces }
chapters-do-reroll-red = Roll red dice again
chapters-do-bag = Use { $item }
chapters-do-succumb = Let it happen
chapters-do-pick-card = { $card }
chapters-do-suggested-hand = A suggested hand: { $cards }
chapters-do-same-hand = The same hand as last time
chapters-do-lay = { $card }
chapters-do-announce = { $card }, announced as { $kind }
chapters-do-recover = 1 Willpower: take back all used cards
chapters-do-attack = { $card } against { $target }
chapters-do-attack-anybody = Attack
chapters-do-guard = { $card }: gain Resistance
chapters-do-sprint = Discard your card: Movement +2
chapters-do-suspend = Wait: Initiative { $value }
chapters-do-defend = Defend with { $card }
chapters-do-take-it = Take it
chapters-do-spend = { $n ->
    [0] None
    [one] { $n } token
   *[other] { $n } tokens
}
chapters-do-ruling = Table ruling
chapters-do-rule = { $ruling }
chapters-do-no-ruling = Nothing
chapters-do-anything-else = Do something else

## Drawing

chapters-draw-round = Round { $round }
chapters-draw-tracker = { $tracker }: { $left }
chapters-draw-clues = Clues: { $clues }. Success tokens: { $tokens }
chapters-draw-character = { $who } ({ $at }): damage { $damage }/{ $track }, Hunger { $hunger }/{ $hungers }, Willpower { $willpower }/{ $willpowers }{ $tokens ->
    [none] {""}
   *[other] ; { $tokens }
}
chapters-draw-npc = { $who } ({ $at }, { $facing }): damage { $damage }/{ $track }, Attack { $attack }, Resistance { $resistance }, Initiative { $initiative }{ $tokens ->
    [none] {""}
   *[other] ; { $tokens }
}
chapters-draw-npc-hidden = { $who } ({ $at }, { $facing }): { $attitude }, sight { $sight }{ $tokens ->
    [none] {""}
   *[other] ; { $tokens }
}
chapters-draw-power = Power: { $what }
chapters-draw-items = Carries: { $what }
chapters-draw-hand = Hand: { $what }
chapters-draw-played = Used: { $what }
chapters-draw-sign = { $sign } { $kind ->
    [difficult] difficult terrain
    [fire] fire
    [arm] Arm of Ahriman
    [action] action token
    [investigation] zone to search
   *[watched] in the sight of somebody aggressive
}
chapters-draw-coterie = Boons { $boons }, status { $status }, breaches { $breaches }. Items: { $items }
