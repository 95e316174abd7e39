# The table of CHAPTERS.
ch-attr-physical = Physical
ch-attr-social = Social
ch-attr-mental = Mental
ch-skill-athletics = Athletics
ch-skill-brawl = Brawl
ch-skill-weapons = Weapons
ch-skill-stealth = Stealth
ch-skill-persuasion = Persuasion
ch-skill-insight = Insight
ch-skill-subterfuge = Subterfuge
ch-skill-intimidation = Intimidation
ch-skill-investigation = Investigation
ch-skill-awareness = Awareness
ch-skill-occult = Occult
ch-skill-technology = Technology
ch-token-poison = Poison
ch-token-bleed = Bleed
ch-token-stun = Stun
ch-token-resistance = Resistance
ch-token-immobility = Immobility
ch-token-slow = Slow
ch-token-stealth = Stealth
ch-facing-N = north
ch-facing-NE = north-east
ch-facing-SE = south-east
ch-facing-S = south
ch-facing-SW = south-west
ch-facing-NW = north-west
ch-state-active = active
ch-state-torpor = in torpor
ch-state-frenzy = in Frenzy
ch-state-removed = out of the chapter
ch-state-lost = lost to the Beast
ch-face-blank = blank
ch-face-ankh = one success
ch-face-double = two successes
ch-face-skull = skull
ch-kind-attack = Attack
ch-kind-defence = Defence
ch-kind-mixed = Mixed
ch-weapon-melee = Melee weapon{ $dice ->
    [0] {""}
   *[other] , +{ $dice } dice
}
ch-weapon-ranged = Ranged weapon{ $dice ->
    [0] {""}
   *[other] , +{ $dice } dice
}
ch-blood-bag = Blood: Hunger −{ $n }
ch-damage = Damage
ch-hunger = Hunger
ch-willpower = Willpower
ch-willpower-spent = Willpower spent
ch-humanity = Humanity
ch-fatigued = fatigued
ch-surge = { $attr } +1
ch-xp = Experience: { $xp } to spend, { $earned } earned
ch-movement = Movement { $n }
ch-initiative-n = Initiative { $n }
ch-disciplines = Disciplines
ch-power-line = { $line } { $level }, { $kind ->
    [active] lasting
   *[immediate] at once
}
ch-flaw = Flaw
ch-effects = Effects
ch-items = Items
ch-nothing = Nothing.
ch-combat-cards = Combat cards
ch-sheet = Whole sheet
ch-turn = to act
ch-party = The characters

## The tile

ch-tile = The tile: { $name }. Arrow keys walk over it, Enter chooses.
ch-tools = The drawing
ch-zoom-in = Closer
ch-zoom-out = Farther
ch-zoom-fit = The whole tile
ch-sight = Lines of sight
ch-sight-key = Lines of sight (s)
ch-sight-all = Everybody
ch-hex = Hex { $hex }
ch-figure = { $name } ({ $kind ->
    [friend] friend
    [prey] prey
    [aggressive] aggressive
    [neutral] neutral
   *[character] character
}), facing { $facing }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
ch-terrain-difficult = difficult terrain
ch-terrain-fire = fire
ch-terrain-action = action token { $n }
ch-terrain-investigation = zone { $n } to search
ch-terrain-goal = place to reach
ch-terrain-arm = Arm of Ahriman
ch-exit = way out
ch-go-there = go here for { $cost }{ $fires ->
    [0] {""}
   *[other] , through fire
}
ch-may-choose = may be chosen
ch-tap-again = { $hex }: tap again to go ({ $cost })

## The chapter

ch-round = Round { $round }
ch-tracker-round = { $left ->
    [one] { $left } round left
   *[other] { $left } rounds left
}
ch-tracker-named = { $most ->
    [0] { $name }: { $left }
   *[other] { $name }: { $left } of { $most }
}
ch-tracker-authority = Authorities in { $left }
ch-objective = Objective
ch-book = The book
ch-book-short = Book
ch-book-key = Read again (b)
ch-page = Page { $n } of { $of }
ch-page-chapter = The chapter begins
ch-page-dialogue = Dialogue
ch-page-investigation = Investigation
ch-page-event = Event
ch-page-tale = The story
ch-page-hunt = Hunt
ch-page-end = The end
ch-leaf = Leafing
ch-leaf-back = Back
ch-turn-page = Turn the page
ch-close-book = Close the book
ch-look-at-tile = Look at the tile
ch-back-to-page = Back to the page
ch-together = The coterie decides together: everybody chooses, then the choices are shown.
ch-test = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}{ $attr } + { $skill }{ $difficulty ->
    [0] {""}
   *[other] , difficulty { $difficulty }
}
ch-use-blood = Use the Blood
ch-sand = { $seconds } seconds left
ch-evidence = Investigation board
ch-clues = Clues
ch-clue-count = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
}
ch-clue-numbers = Found: { $numbers }
ch-no-clues = No clue has been found yet.
ch-success-tokens = Success tokens
ch-success-count = { $n ->
    [one] { $n } success token
   *[other] { $n } success tokens
}
ch-success-about = They open conclusions in the final deduction.
ch-none-yet = none yet
ch-zones = Zones to search
ch-zone = Zone { $n }, on { $hex }
ch-no-zones = There is none left here.
ch-hypotheses = What you have concluded

## Dice

ch-dice = Dice
ch-dice-lie = On the table: { $faces }
ch-die = { $colour ->
    [red] red die
   *[black] black die
}: { $face }
ch-roll-of = { $skill ->
    [none] { $attr }
   *[other] { $attr } + { $skill }
}
ch-beast-test = Test of the Beast
ch-against = against { $difficulty }
ch-roll-success = Success
ch-roll-failure = Failure
ch-roll-total = in all
ch-so-far-success = enough
ch-so-far-failure = not enough
ch-so-far-total = so far
ch-keep-dice = Keep the dice
ch-take-blanks = Take up the blanks
ch-reroll = { $count ->
    [one] 1 Willpower: roll { $count } die again
   *[other] 1 Willpower: roll { $count } dice again
}
ch-reroll-hint = { $most ->
    [one] Touch a black die to roll it again. Red dice stay as they fell.
   *[other] Touch up to { $most } black dice to roll them again. Red dice stay as they fell.
}

## Combat

ch-initiative = Initiative
ch-combat-round = Combat, round { $round }
ch-card-down = card face down
ch-acted = has acted
ch-hand = My combat cards
ch-lay-together = Everybody lays a card at the same time.
ch-picked = Chosen so far
ch-attack-dice = Attack +{ $n }
ch-defence-dice = Defence +{ $n }
ch-laid = face down
ch-used = used
ch-npc-is = { $kind ->
    [friend] Friend
    [prey] Prey
    [aggressive] Aggressive
   *[neutral] Neutral
}, { $type ->
    [animal] animal
    [human] human
    [ghoul] ghoul
    [authority] authority
    [vampire] vampire
    [boss] boss
   *[unknown] unknown
}
ch-npc-sight = Sees { $n } hexes, facing { $facing }
ch-npc-talks = Can be talked to
ch-npc-full = Damage { $damage }/{ $track }, Attack { $attack }, Resistance { $resistance }, Initiative { $initiative }, Movement { $movement }
ch-npc-unknown = The profile lies face down.

## Answers

ch-answers = What you may do
ch-group-move = Go
ch-group-blood = Blood
ch-group-items = Items
ch-group-face = Turn
ch-group-wait = Wait
ch-group-ruling = Table ruling
ch-group-not = Not now
ch-why = Why not?
ch-not-open = Not open to you
ch-why-not-raise = Why { $name } cannot be raised
ch-face = Face { $facing }

## Between chapters

ch-coterie = Coterie
ch-coterie-items = The coterie’s items
ch-boons = boons
ch-status = status
ch-breaches = breaches of the Masquerade
ch-breach-count = { $n } of 4 seals broken
ch-allies = Allies
ch-difficulty = Difficulty
ch-road = The road so far
ch-road-done = played
ch-road-open = open now
ch-memories = What you have done
ch-memories-people = People
ch-memories-deeds = Deeds
ch-memories-debts = Debts
ch-hunts = Hunts
ch-step-character = Who are you?
ch-step-best-attribute = A Caitiff is invented
ch-step-line = A Caitiff is invented
ch-step-skill = A Caitiff is invented
ch-step-power = A gift of the Blood
ch-step-chapter = Which way?
ch-step-solo = Alone
ch-step-xp = What you have learned
ch-step-shop = The shop
ch-step-buy = A purchase
ch-step-receiver = A gift
ch-step-hunt = The hunt
ch-step-approach = The hunt
ch-step-items = What you take along
ch-step-ally = Who comes along?
ch-step-difficulty = Difficulty
ch-step-retry = A night lost
ch-step-waiting = Between two nights
ch-price = { $n ->
    [one] { $n } boon
   *[other] { $n } boons
}
ch-nothing-here = There is nothing here.
ch-invent = You invent this character yourself.
ch-has-prologue = Has a prologue: “{ $title }”
ch-danger = Danger { $level }
ch-chapter-main = Chapter
ch-chapter-prologue = Prologue
ch-chapter-optional = Side story
ch-chapter-breach = Breach of the Masquerade
ch-solo = played alone
ch-raise = Raise { $name }:
ch-xp-cost = { $n } XP
ch-xp-left = experience to spend
ch-other-character = Play another character

## Who else is here

ch-people = Who else is here
ch-attitude-friend = friend
ch-attitude-fights = fights you
ch-attitude-prey = prey
ch-attitude-aggressive = aggressive
ch-attitude-neutral = neutral
ch-npc-flees = Flees

## What did I miss, and the end of a chapter

chapters-recap-damaged = You took { $amount } damage.
chapters-recap-hunger-up = Your hunger grew by { $amount }.
chapters-recap-hunger-down = Your hunger fell by { $amount }.
chapters-recap-xp = The coterie gained { $amount } experience.
chapters-summary-did = What the coterie did
chapters-summary-keeps = What it will remember
chapters-summary-rounds =
    { $amount ->
        [one] { $amount } round on the tile.
       *[other] { $amount } rounds on the tile.
    }
chapters-summary-pages =
    { $amount ->
        [one] { $amount } page read.
       *[other] { $amount } pages read.
    }
chapters-summary-tests =
    { $amount ->
        [one] { $amount } test passed.
       *[other] { $amount } tests passed.
    }
chapters-summary-clues =
    { $amount ->
        [one] { $amount } clue found.
       *[other] { $amount } clues found.
    }
chapters-summary-beaten = Defeated: { $names }.
chapters-summary-xp = { $amount } experience for everybody.
chapters-summary-boons = Boons: { $amount }.
chapters-summary-status = Status: { $amount }.
