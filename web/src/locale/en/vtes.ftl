# The VTES table on the page.

## The turn

vtes-turn-track = The turn
vtes-turn = Turn { NUMBER($turn, useGrouping: 0) }
vtes-your-turn = Your turn
vtes-phase-unlock = Unlock
vtes-phase-master = Master
vtes-phase-minion = Minion
vtes-phase-influence = Influence
vtes-phase-discard = Discard
vtes-left-master = { $count ->
    [0] no master action left
    [one] 1 master action left
   *[other] { $count } master actions left
}
vtes-left-transfers = { $count ->
    [0] no transfer left
    [one] 1 transfer left
   *[other] { $count } transfers left
}
vtes-left-discard = { $count ->
    [0] no discard left
    [one] 1 discard left
   *[other] { $count } discards left
}

## The Methuselahs

vtes-role-prey = your prey
vtes-role-predator = your predator
vtes-role-both = your prey and predator
vtes-role-short-prey = your prey
vtes-role-short-predator = predator
vtes-role-short-both = prey, predator
vtes-hunts = hunts { $name }
vtes-out-ousted = ousted
vtes-out-withdrawn = withdrawn
vtes-out-conceded = conceded
vtes-withdrawing = withdrawing
vtes-conceding = concedes
vtes-edge = the Edge
vtes-edge-held = The Edge: { $name }
vtes-edge-nobody = Nobody has the Edge
vtes-pool = Pool
vtes-victory-points = Victory points
vtes-hand-size = Cards in hand
vtes-library = Library
vtes-crypt = Crypt
vtes-takes-turn = Takes the turn
vtes-is-asked = Is asked now
vtes-open-piles = Ash heap of { $name } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
vtes-others = The other Methuselahs
vtes-you-watch = You are watching this table.
vtes-board-of = { $name }{ $role ->
    [you] , your side of the table
    [prey] , your prey
    [predator] , your predator
    [both] , your prey and predator
   *[none] {""}
}

## Regions and piles

vtes-ready = Ready
vtes-area = In play
vtes-torpor = Torpor
vtes-incapacitated = Incapacitated
vtes-uncontrolled = Uncontrolled
vtes-plan = Several transfers at once
vtes-plan-left = { $count ->
    [one] 1 transfer
   *[other] { $count } transfers
}
vtes-plan-give = { $count } to { $name }
vtes-plan-out = move { $name } out
vtes-plan-move-out = move out
vtes-plan-less = One less to { $name }
vtes-plan-more = One more to { $name }
vtes-your-hand = Your hand ({ $count })
vtes-piles-of = Cards of { $name } out of play
vtes-ash-heap = Ash heap ({ $count })
vtes-removed = Removed from the game ({ $count })
vtes-research = Research area ({ $count })
vtes-known-library = Known cards of the library ({ $count })
vtes-empty = No cards.

## Cards

vtes-a-card = a card
vtes-face-down = Face-down card
vtes-under = { $count ->
    [one] 1 card under it
   *[other] { $count } cards under it
}
vtes-locked = locked
vtes-contested = contested
vtes-anarch = anarch
vtes-in-torpor = in torpor
vtes-is-uncontrolled = uncontrolled
vtes-can-be-chosen = can be chosen
vtes-label-blood = { $blood } of { $capacity } blood
vtes-label-life = { $life } life
vtes-label-counters = { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
vtes-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
vtes-votes-short = Votes
vtes-bleed = bleed
vtes-strength = strength
vtes-bleed-of = bleed { $amount }
vtes-strength-of = strength { $amount }
vtes-group-short = G{ $group }
vtes-superior = superior { $name }
vtes-cost-pool = Pool cost
vtes-cost-blood = Blood cost
vtes-cost-conviction = Conviction cost
vtes-hand-card = { $name }{ $able ->
    [play] , can be played now
    [discard] , can be discarded
   *[no] {""}
}
vtes-mark-play = playable
vtes-mark-discard = discard
vtes-mark-black-hand = Black Hand
vtes-mark-seraph = Seraph
vtes-mark-red-list = Red List
vtes-mark-infernal = infernal
vtes-mark-blood-cursed = Blood Cursed
vtes-mark-scarce = scarce
vtes-mark-sterile = sterile
vtes-mark-flight = flight
vtes-mark-wounded = wounded
vtes-mark-diablerie = diablerist
vtes-mark-graft = graft
vtes-mark-corruption = corruption
vtes-mark-vandal = vandal
vtes-mark-hostage = hostage
vtes-mark-disease = disease
vtes-mark-torture = torture
vtes-mark-nightmare = nightmare

vtes-lies-ready = ready, before { $name }
vtes-lies-torpor = in torpor, before { $name }
vtes-lies-incapacitated = incapacitated, before { $name }
vtes-lies-uncontrolled = uncontrolled, before { $name }
vtes-lies-area = in play before { $name }
vtes-lies-attached = on another card, before { $name }
vtes-owned-by = owned by { $name }
vtes-lent-by = lent by { $name }
vtes-bears = On it: { $names }
vtes-hidden = This card lies face down: you may not know what it is.
vtes-printed = On the card
vtes-reading = At this table
vtes-unplayable = This table cannot play this card yet.
vtes-no-ability = No text of its own: clan, title and disciplines say it all.
vtes-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}

## What is going on

vtes-going-on = What is going on
vtes-act = { $kind ->
    [bleed] { $minion } bleeds { $target } for { $bleed }
    [hunt] { $minion } hunts
    [equip] { $minion } equips
    [employ] { $minion } employs a retainer
    [recruit] { $minion } recruits an ally
    [political] { $minion } calls a referendum
    [leave-torpor] { $minion } leaves torpor
    [rescue] { $minion } rescues { $target } from torpor
    [diablerie] { $minion } diablerizes { $target }
    [become-anarch] { $minion } becomes an anarch
    [enter-combat] { $minion } enters combat{ $target ->
        [none] {""}
       *[other] { " " }with { $target }
    }
    [burn-incapacitated] { $minion } burns { $target }
    [gain-power] { $minion } gains a power
   *[other] { $minion } takes an action{ $target ->
        [none] {""}
       *[other] , target: { $target }
    }
}{ $card ->
    [none] {""}
   *[other] { " " }({ $card })
}
vtes-acts = acts
vtes-with = with
vtes-target = target
vtes-blocks = tries to block
vtes-has-blocked = blocks
vtes-stealth = stealth
vtes-intercept = intercept
vtes-against-short = against
vtes-blocker = { $how ->
    [blocks] { $name } blocks
    [attempts] { $name } tries to block
    [declined] { $name } does not block
   *[may] { $name } may block
}
vtes-being-played = being played
vtes-combat = Combat, round { $round }
vtes-combat-steps = The steps of the round
vtes-attacker = acting
vtes-defender = defending
vtes-range-close = close range
vtes-range-long = long range
vtes-strike = { $name ->
    [none] hand strike
   *[other] { $name }
}{ $aim ->
    [none] {""}
   *[other] { " " }at { $aim }
}
vtes-no-strike-yet = no strike yet
vtes-stage-begin = about to begin
vtes-stage-before-combat = about to begin
vtes-stage-before-range = before range
vtes-stage-range = range
vtes-stage-before-strikes = before strikes
vtes-stage-strikes = strikes
vtes-stage-additional = additional
vtes-stage-press = press
vtes-stage-end-of-round = end
vtes-stage-end-of-combat = end of the combat
vtes-stage-aftermath = aftermath
vtes-stage-after-combat = after the combat
vtes-stage-over = over
vtes-referendum = { $kind ->
    [blood-hunt] Blood hunt against { $subject }?
   *[other] { $name ->
        [none] A referendum called by { $seat }
       *[other] { $name }
    }
}
vtes-terms = Terms: { $terms }
vtes-share = { $who }: { $points }
vtes-automatic = It passes without a vote.
vtes-abstaining = Abstaining: { $names }
vtes-side-for = for
vtes-side-against = against
vtes-cast = { $who }{ $source ->
    [none] {""}
   *[other] { " " }({ $source })
}: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}{ $ballots ->
    [0] {""}
    [one] , 1 ballot
   *[other] , { $ballots } ballots
}
vtes-game-over = { $names ->
    [none] The game is over: nobody wins
   *[other] { $count ->
        [one] { $names } wins the game
       *[other] { $names } win the game
    }
}
vtes-points = { $name }: { $points } VP

## Types, titles, disciplines

vtes-type-master = Master
vtes-type-action = Action
vtes-type-political-action = Political action
vtes-type-action-modifier = Action modifier
vtes-type-reaction = Reaction
vtes-type-combat = Combat
vtes-type-equipment = Equipment
vtes-type-ally = Ally
vtes-type-retainer = Retainer
vtes-type-event = Event
vtes-type-power = Power
vtes-type-conviction = Conviction
vtes-type-vampire = Vampire
vtes-type-imbued = Imbued

vtes-title-primogen = primogen
vtes-title-prince = prince
vtes-title-justicar = justicar
vtes-title-inner-circle = { $form ->
    [short] Inner Circle
   *[whole] Inner Circle member
}
vtes-title-imperator = imperator
vtes-title-bishop = bishop
vtes-title-archbishop = archbishop
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = regent
vtes-title-baron = baron
vtes-title-magaji = magaji
vtes-title-kholo = kholo
vtes-title-1-vote = { $form ->
    [short] 1 vote
   *[whole] title worth 1 vote
}
vtes-title-2-votes = { $form ->
    [short] 2 votes
   *[whole] title worth 2 votes
}
vtes-title-3-votes = { $form ->
    [short] 3 votes
   *[whole] title worth 3 votes
}
vtes-title-4-votes = { $form ->
    [short] 4 votes
   *[whole] title worth 4 votes
}

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Blood Sorcery
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-def = Defense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Judgment
vtes-discipline-mar = Martyrdom
vtes-discipline-red = Redemption
vtes-discipline-ven = Vengeance
vtes-discipline-viz = Vision

## Decks

vtes-decks-about = Bring a deck of your own: choose one as it was sold, paste a list from any deck builder, or open a text file. Everything that does not fit is told before you sit down.
vtes-deck-how = Where the deck comes from
vtes-deck-precon = Preconstructed
vtes-deck-list = Paste a list
vtes-deck-file = Open a file
vtes-deck-file-large = This file is too large for a deck list.
vtes-deck-search = Search by name
vtes-deck-missing = { $count ->
    [0] every card can be played
    [one] 1 card cannot be played yet
   *[other] { $count } cards cannot be played yet
}
vtes-deck-none-found = No deck of that name.
vtes-deck-paste-here = One card to a line, with its number of copies
vtes-deck-example = 2x Dreams of the Sphinx
vtes-deck-mine = My decks ({ $count })
vtes-deck-none-saved = You have saved no deck yet: paste a list or open a file, and save it here.
vtes-deck-name = Name of the deck
vtes-deck-save = Save among my decks
vtes-deck-saved = Saved: { $name }
vtes-deck-edit = Change the list
vtes-deck-delete = Delete { $name }
vtes-deck-read = The deck
vtes-deck-unnamed = A deck without a name
vtes-deck-counts = crypt { $crypt }, library { $library }
vtes-deck-well = this deck can be played
vtes-deck-not-well = this deck cannot be played as it is
vtes-deck-unread = { $count ->
    [one] A line that was not understood
   *[other] { $count } lines that were not understood
}
vtes-deck-problems = { $count ->
    [one] What is against the rules of deck construction
   *[other] What is against the rules of deck construction ({ $count })
}
vtes-deck-unplayable = { $count ->
    [one] A card this table cannot play yet
   *[other] { $count } cards this table cannot play yet
}
vtes-deck-not-here = not playable yet
vtes-deck-cards = All { $count } cards
vtes-deck-crypt = Crypt ({ $count })
vtes-deck-group = { $type } ({ $count })
vtes-deck-against = Against
vtes-deck-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
vtes-deck-play = Play this deck now

## The log: what is told together

vtes-drew-library = { $who } draws { $count } cards.
vtes-drew-library-known = { $who } draws { $cards }.
vtes-drew-crypt = { $who } draws { $count } crypt cards.
vtes-drew-crypt-known = { $who } draws { $count } crypt cards: { $cards }.
vtes-moved-there = { $who } transfers { $amount } pool to { $card }.
vtes-moved-back = { $who } takes { $amount } back from { $card }.

## What moves over the table
vtes-cue-stealth = stealth { $amount }
vtes-cue-intercept = intercept { $amount }
vtes-cue-bleed = bleed { $amount }
vtes-cue-damage = −{ $amount } damage
vtes-cue-blocked = blocked
vtes-cue-torpor = torpor
vtes-cue-votes = { $side ->
    [for] { $votes } for
   *[against] { $votes } against
}

## What did I miss, and the result

vtes-recap-bled = { $minion } bled you for { $amount }.
vtes-recap-bled-by = { $minion } ({ $who }) bled you for { $amount }.
vtes-recap-burned = You burned { $amount } pool.
vtes-recap-gained = You gained { $amount } pool.
vtes-recap-played = You played { $cards }.
vtes-recap-against = { $who } played against you: { $cards }.
vtes-result = Victory points by seat and turn
vtes-result-who = Methuselah
vtes-result-points = VP
vtes-result-when = When
vtes-result-gained = Turn { NUMBER($turn, useGrouping: 0) }: +{ $points }
vtes-result-ousted = Ousted in turn { NUMBER($turn, useGrouping: 0) }
vtes-result-withdrew = Withdrew in turn { NUMBER($turn, useGrouping: 0) }
