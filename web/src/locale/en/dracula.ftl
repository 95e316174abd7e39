# The table of La Fureur de Dracula. Names of places and cards come from the game's own messages.

## The map

dracula-map = Map of Europe
dracula-map-help = Map. Arrow keys move it, plus and minus zoom, zero shows it as at first. Tab goes to a place: there the arrow keys lead to the next one, Page Down to the next that can be chosen, Enter chooses, I tells more, M marks.
dracula-map-tools = Map tools
dracula-zoom-in = Zoom in
dracula-zoom-out = Zoom out
dracula-zoom-reset = As at first
dracula-legend = Legend
dracula-you-may = you may: { $what }
dracula-here = Here: { $names }
dracula-on-trail = space { $number } of the trail
dracula-ruled-out = ruled out
dracula-ruled-out-shown =
    { $count ->
        [one] One city is ruled out for this card: it is struck through.
       *[other] { $count } cities are ruled out for this card: they are struck through.
    }
dracula-news = What just happened

dracula-place-large = large city
dracula-place-small = small city
dracula-place-castle = castle
dracula-place-sea = sea zone
dracula-place-port = port
dracula-place-hospital = hospital
dracula-way-road = road
dracula-way-white = white railway
dracula-way-yellow = yellow railway
dracula-sign-castle = Castle Dracula
dracula-sign-anchor = sea zone
dracula-sign-lair = lair
dracula-sign-storm = storm
dracula-sign-fogbank = fog
dracula-sign-barricade = roadblock
dracula-sign-holy = consecrated ground
dracula-sign-host = Heavenly Host

dracula-token-storm = A storm rages here
dracula-token-fog =
    { $count ->
        [one] Fog lies here
       *[other] Thick fog lies here ({ $count })
    }
dracula-token-consecrated = Consecrated ground
dracula-token-host = A Heavenly Host lies here
dracula-roadblock = Roadblock between { $one } and { $other }
dracula-roadblock-here = A roadblock can be put between { $one } and { $other }

## Marks of the hunters

dracula-marks = Marks of the hunters
dracula-mark-suspect = Suspected
dracula-mark-watch = To watch
dracula-mark-cleared = Cleared
dracula-mark-with = Mark a place: { $mark }
dracula-mark-by = { $mark } ({ $name })
dracula-marking = Touch a place to mark it: { $mark }. Only the hunters see it.

## Tracks and decks

dracula-week = Week
dracula-now-day = Now: { $day }, day
dracula-now-night = Now: { $day }, night
dracula-phase-set_up = Set-up
dracula-phase-dawn = Dawn
dracula-phase-day = Day
dracula-phase-dusk = Dusk
dracula-phase-night = Night
dracula-phase-dracula = Dracula’s phase
dracula-influence = Influence { $now } of { $win }: at { $win } Dracula wins
dracula-despair =
    { $count ->
        [0] No despair yet
        [one] One despair token
       *[other] { $count } despair tokens
    }
dracula-lasting-long_night = Long Night
dracula-lasting-free_order = Any order
dracula-lasting-vigor = Two actions each
dracula-lasting-no_supply = No supply
dracula-lasting-no_day = The next day falls out
dracula-lasting-like_night = Day like night
dracula-lasting-swiftness = Unearthly Swiftness
dracula-decks = Decks and discards
dracula-deck-event = Events
dracula-deck-item = Items
dracula-deck-encounter = Encounters
dracula-deck-ticket = Tickets
dracula-deck-events =
    { $count ->
        [one] One event left.
       *[other] { $count } events left.
    }
dracula-top-hunters = The top card is for the hunters.
dracula-top-dracula = The top card is Dracula’s.
dracula-bottom-hunters =
    { $count ->
        [one] The bottom card is for the hunters.
       *[other] The bottom { $count } cards are for the hunters.
    }
dracula-deck-items =
    { $count ->
        [one] One item left.
       *[other] { $count } items left.
    }
dracula-deck-encounters =
    { $count ->
        [one] One encounter left.
       *[other] { $count } encounters left.
    }
dracula-deck-tickets =
    { $count ->
        [one] One ticket left.
       *[other] { $count } tickets left.
    }
dracula-discard-events = Discarded events ({ $count })
dracula-discard-items = Discarded items ({ $count })
dracula-discard-encounters = Discarded encounters ({ $count })

## The trail

dracula-trail = Trail
dracula-lairs = Lairs
dracula-lair = lair
dracula-lair-number = L{ $number }
dracula-space-empty = Space { $number }: empty
dracula-back-common = a location card, face down
dracula-back-sea = a sea card, face down
dracula-back-castle = Castle Dracula, face down
dracula-face-down = face down
dracula-face-down-of = { $card } (face down)
dracula-rumor = rumor
dracula-out-count =
    { $count ->
        [one] 1 city ruled out
       *[other] { $count } cities ruled out
    }

## Sheets

dracula-acting = to act
dracula-nowhere = not on the map
dracula-unknown-place = whereabouts unknown
dracula-health = Health: { $left } of { $health }
dracula-bites = Bites: { $bites } of { $spaces }
dracula-weakened =
    { $hunter ->
       *[other] weakened
    }
dracula-delayed =
    { $hunter ->
       *[other] delayed
    }
dracula-bats = bats
dracula-defeated = to hospital
dracula-hand-of = Cards of { $name }
dracula-empty-hand = no cards
dracula-card-shown = (everybody sees it)
dracula-hidden-item = an item, hidden
dracula-hidden-event = an event, hidden
dracula-hidden-ticket = a ticket, hidden
dracula-hidden-encounter = an encounter, hidden
dracula-hidden-combat = a combat card, hidden
dracula-hidden-power = a power, hidden
dracula-rumors =
    { $count ->
        [one] One rumor token
       *[other] { $count } rumor tokens
    }
dracula-powers = Powers
dracula-allies = Allies
dracula-ally = ally
dracula-stops = Cancels:
dracula-drawers = More of the table
dracula-drawer-trail = Trail
dracula-drawer-hunters = Hunters
dracula-drawer-dracula = Dracula

## Fights

dracula-fight = Fight
dracula-fight-with = Fight with { $name }
dracula-round = round { $round }
dracula-by-day = by day
dracula-by-night = by night
dracula-fight-away = Look at the map
dracula-fight-back = Back to the fight
dracula-fight-told = What happened in the fight
dracula-about-card = What { $card } does
dracula-wounds = Damage { $damage } of { $health }
dracula-choosing = choosing…
dracula-combat-hand =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
dracula-combat-hidden = a combat card, face down
dracula-combat-awaited = no card laid yet
dracula-revealed = The cards are turned over
dracula-cancelled = cancelled
dracula-secret = only you see it
dracula-turned = used
dracula-engaged =
    { $hunter ->
       *[other] engaged
    }
dracula-mesmerized =
    { $hunter ->
       *[other] mesmerized
    }
dracula-last-card = Last: { $card }
dracula-your-cards = Your cards

## What did I miss, and the whole trail

dracula-recap-influence-up = Dracula’s influence grew by { $amount }.
dracula-recap-influence-down = Dracula’s influence fell by { $amount }.
dracula-recap-wounds = Dracula took { $amount } damage.
dracula-recap-hurt = { $hunter } took { $amount } damage.
dracula-journey = Dracula’s whole trail
dracula-journey-map = Step { $step } of { $steps }: { $place }
dracula-journey-back = Back
dracula-journey-next = Next
dracula-journey-play = Play
dracula-journey-pause = Pause
dracula-journey-step = Step of the trail
# Words that rise from a hunter for a moment.
dracula-cue-bitten = bite
dracula-cue-defeated = defeated
