# Event cards, encounters and items of La Fureur de Dracula: questions, options, reasons, log.

## When events can be played (used in a reason: "can only be played ...")

dracula-timing-drawn = when it is drawn
dracula-timing-dawn = at dawn
dracula-timing-dusk = at dusk
dracula-timing-day = during the day
dracula-timing-day_action = as a day action
dracula-timing-night_action = as a night action
dracula-timing-rail_move = with a journey by rail
dracula-timing-ambushed = when an encounter that is no vampire ambushes its owner
dracula-timing-combat_start = at the start of a fight
dracula-timing-hunter_hurt = when a hunter is about to be bitten, or defeated by damage
dracula-timing-dracula_phase = in Dracula’s phase
dracula-timing-dracula_phase_end = at the end of Dracula’s phase
dracula-timing-hunter_moved_by_road = after a hunter has moved by road
dracula-timing-hunter_changed_region = after a hunter has moved from one region to another
dracula-timing-ticket_spent = when a hunter spends a ticket
dracula-timing-event_played = in answer to certain events
dracula-timing-hunter_searches = when a hunter searches
dracula-timing-combat_card_cancelled = when Dracula’s combat card is about to be cancelled

## Windows

dracula-ask-window-dawn = Dawn: play an event?
dracula-ask-window-day = The day begins: play an event?
dracula-ask-window-dusk = Dusk: play an event?
dracula-ask-window-dracula_phase = Your phase begins: play an event?
dracula-ask-window-dracula_phase_end = Your phase ends: play an event?
dracula-ask-window-hunter_moved_by_road = { $hunter } has moved by road. Answer?
dracula-ask-window-hunter_changed_region = { $hunter } has crossed into another region. Answer?
dracula-ask-window-ticket_spent = { $hunter } has spent a ticket. Answer?
dracula-ask-window-event_played = { $card } has been played. Cancel it?
dracula-ask-window-hunter_searches = { $hunter } searches. Answer?

## Questions of events

dracula-ask-ally = { $card }: which of its effects?
dracula-ask-reports = { $hunter }: which trail space do the Newspaper Reports turn up?
dracula-ask-city =
    { $left ->
        [one] { $hunter }: name a city.
       *[other] { $hunter }: name a city ({ $left } to name).
    }
dracula-ask-cylinders = { $hunter }: deduce or analyse?
dracula-ask-money = Money Trail: which sea zone is turned up?
dracula-ask-veil = { $hunter }: which of Dracula’s encounters is discarded?
dracula-ask-return = { $hunter }: which ally returns?
dracula-ask-blood = { $hunter }: who receives your blood?
dracula-ask-luck = { $hunter }: what does Good Luck remove?
dracula-ask-consecrate = { $hunter }: on which city do you put { $token }?
dracula-ask-host = { $hunter }: reveal a Heavenly Host to put its token on another city?
dracula-ask-customs = { $hunter }: discard all your items, or suffer { $amount } damage?
dracula-ask-carry = Where do you move { $hunter }?
dracula-ask-storm =
    { $left ->
        [one] Put another storm on a sea zone?
       *[other] Put a storm on a sea zone? ({ $left } left)
    }
dracula-ask-roadblock = { $card }: where do you put a roadblock?
dracula-ask-roadblocks =
    { $left ->
        [one] Where do you put the last roadblock?
       *[other] Where do you put a roadblock? ({ $left } to place)
    }
dracula-ask-power = Devilish Power: choose.
dracula-ask-influence = Vampiric Influence: which weakened hunter?
dracula-ask-influence-discard = Which card of { $hunter } do you discard?
dracula-ask-wolf = The Great Wolf: which hunter does it attack ({ $amount } damage)?
dracula-ask-ward = { $hunter }: reveal a Crucifix or a Heavenly Host against the Great Wolf?
dracula-ask-brides-cycle = Dracula’s Brides: exchange an encounter of your hand?
dracula-ask-add-space = Add an encounter to which space?
dracula-ask-add-encounter = Which encounter do you add on space { $space }?
dracula-ask-seduction = Which vampire returns to your hand to seduce { $hunter }?

## Questions of encounters

dracula-ask-ambush = { $hunter } is { $place }. Ambush?
dracula-ask-ambushed = { $hunter } is ambushed by { $card }. Answer?
dracula-ask-search-tools = { $hunter }: reveal Dogs or a Stake before you search?
dracula-ask-stake = { $hunter }: use the Stake on what you found?
dracula-ask-search-order = { $hunter }: which encounter is resolved next?
dracula-ask-drive-off = { $hunter }: reveal an item to be rid of { $card }?
dracula-ask-aristocrat = { $hunter }: become delayed to destroy the Aristocratic Vampire?
dracula-ask-mob =
    { $count ->
        [one] { $hunter }: discard your last item before the mob strikes for 1 damage?
       *[other] { $hunter }: discard an item before the mob strikes for { $count } damage?
    }
dracula-ask-wolves = { $hunter }: reveal a weapon against the Wolves?
dracula-ask-guards = { $hunter }: reveal a weapon against the Szgany Bodyguards?
dracula-ask-spy = { $hunter }: discard a weapon to be rid of the Spy, or show everything and lose your tickets?
dracula-ask-soil =
    { $count ->
        [one] Discard one more encounter?
       *[other] Discard encounters? (up to { $count })
    }
dracula-ask-hoax = { $card }: which of your events do you keep?
dracula-ask-matured-fog = { $card } has matured: over which city does the fog settle?
dracula-ask-matured-wolves = { $card } have matured: which city do they attack?
dracula-ask-matured-hunter = { $card } has matured: which hunter?

## Options

dracula-do-event = Play { $card }
dracula-do-event-of = { $hunter } plays { $card }
dracula-do-event-action = Action: { $card }
dracula-do-item-action = Action: { $card }
dracula-do-ally = { $card } stays as an ally
dracula-do-ally-effect = The effect of { $card } at once
dracula-do-turn-up = Space { $space }
dracula-do-name-city = { $place }
dracula-do-deduce = Turn up the encounters on space { $space }
dracula-do-analyse = Have Hide shown, and keep the card
dracula-do-consecrate = { $place }
dracula-do-drop-ally = Discard the ally
dracula-do-remove-consecrated = Remove the Consecrated Ground
dracula-do-no-supply = The hunters cannot supply in their next phase
dracula-do-customs-discard = Discard all items
dracula-do-customs-suffer = Suffer the damage
dracula-do-storm = Storm on the { $place }
dracula-do-roadblock = Roadblock: { $link }
dracula-do-target = { $hunter }
dracula-do-add-space = Space { $space }
dracula-do-take-back = { $card }
dracula-do-ambush = Ambush with { $card }
dracula-do-dogs = Discard { $card } to be rid of it
dracula-do-reveal = Reveal { $card }
dracula-do-stake = Stake { $card }
dracula-do-meet = { $card }
dracula-do-aristocrat = Become delayed and destroy it
dracula-do-spy-reveal = Show everything and lose the tickets
dracula-do-matured-city = { $place }

## Reasons

dracula-why-only = only { $hunter } can play this card.
dracula-why-timing = it can only be played { $timing }.
dracula-why-cannot-cancel = it cannot cancel { $card }.
dracula-why-item-combat_round = { $card } is chosen as the card of a combat round.
dracula-why-item-combat_start = { $card } is shown before the first round of a fight.
dracula-why-item-after_shot = { $card } are fired right after a Rifle or a Pistol.
dracula-why-item-search = { $card } is revealed when you search.
dracula-why-item-no-help = this item is of no help here.
dracula-why-sea-day = a hunter at sea must move by sea during the day.
dracula-why-sea-night = a hunter at sea can do nothing at night.
dracula-why-horses-day = hunters ride by day only.
dracula-why-no-road = no open road leads away from here.
dracula-why-no-sea-move = no sea zone or port can be reached from here.
dracula-why-no-sea = no sea zone lies face down on the trail.
dracula-why-no-encounter = no encounter lies face down there.
dracula-why-no-encounters = Dracula has no encounter in hand.
dracula-why-no-room = no encounter can be placed on space { $space } of the trail.
dracula-why-no-stake = there is no Stake in hand to discard.
dracula-why-no-items = there is no item to discard.
dracula-why-no-luck = there is neither a roadblock nor an ally of Dracula to remove.
dracula-why-no-ally = the hunters have no ally.
dracula-why-no-ally-discarded = no fitting ally lies face up in the event discard.
dracula-why-no-consecrated = there is no Consecrated Ground on the board.
dracula-why-no-vampire = no vampire lies where the hunter searches.
dracula-why-no-ambush = this encounter cannot ambush.
dracula-why-nowhere-to-carry = there is no open adjacent city to move the hunter to.
dracula-why-misled-already = the journey’s end is already Dracula’s choice.
dracula-why-delayed = a delayed hunter cannot choose to become delayed.
dracula-why-weakened = a weakened hunter cannot give blood.
dracula-why-nobody-bitten = no hunter in this city has a bite that could be healed.

## Log of events

dracula-log-event-played = { $who } plays { $card }.
dracula-log-event-cancelled = { $card } is cancelled.
dracula-log-ally-joined = { $card } stays in play as an ally.
dracula-log-ally-left = { $card } is an ally no more.
dracula-log-event-returned = { $card } returns to the hand of { $hunter }.
dracula-log-cities-named = Is Dracula’s trail { $cities }?
dracula-log-no-hideout-near = No hideout that was still hidden is adjacent to { $hunter }.
dracula-log-no-sea-found = No sea zone lies face down on the trail.
dracula-log-adjacent-to-dracula =
    { $count ->
        [0] No hunter is adjacent to Dracula.
       *[other] Adjacent to Dracula: { $hunters }.
    }
dracula-log-region-declared =
    { $at_sea ->
        [true] Dracula is at sea.
       *[false] Dracula names his region: { $region }.
    }
dracula-log-hide-in-deck = Dracula shows Hide: it is not on the trail.
dracula-log-encounters-out-of-reach = The card on space { $space } is a Hide that stands alone: its encounters cannot be examined.
dracula-log-backs-seen = Of the bottom { $looked } event cards { $discarded } were Dracula’s and are discarded face down.
dracula-log-items-looked-at =
    { $seen ->
        [true] { $hunter } finds { $items }.
       *[false] { $hunter } looks at { $count } items.
    }
dracula-log-item-kept =
    { $seen ->
        [true] { $hunter } keeps { $item }.
       *[false] { $hunter } keeps one of them.
    }
dracula-log-top-items-discarded = Discarded: { $items }.
dracula-log-veil-lifted =
    { $seen ->
        [true] { $hunter } sees Dracula’s hands. { $count ->
            [0] No events.
           *[other] Events: { $cards }.
        } Encounters: { $encounters }.
       *[false] { $hunter } sees Dracula’s hands.
    }
dracula-log-events-uncovered =
    { $count ->
        [0] Dracula takes { $taken } event cards.
       *[other] Dracula takes { $taken } event cards; discarded: { $discarded }.
    }
dracula-log-events-shuffled-in =
    { $count ->
        [one] One discarded event is shuffled into the event deck.
       *[other] { $count } discarded events are shuffled into the event deck.
    }
dracula-log-horses-ran = The horses of { $hunter } run by this ticket: { $ticket }.

## Log of encounters

dracula-log-ambushed = Ambush { $place }! { $card } against { $hunter }.
dracula-log-ambush-foiled = { $hunter } foils the ambush: { $by }.
dracula-log-found-nothing = { $hunter } finds nothing { $place }.
dracula-log-encounter-met = { $hunter } comes upon { $card }.
dracula-log-encounter-stays = { $card } stays there, face up.
dracula-log-seduced = { $hunter } is seduced by a vampire, who returns to Dracula’s hand.
dracula-log-bats-placed = Bats circle over { $hunter }.
dracula-log-encounter-matured = { $card }: the matured effect is resolved.
dracula-log-city-struck = { $card } strike { $place }.
dracula-log-bodyguards-kept = Dracula keeps { $card } at his side.
dracula-log-discard-searched =
    { $seen ->
        [true] { $count ->
            [0] No face-down event lies in the discard.
           *[other] Face down in the event discard: { $cards }.
        }
       *[false] Dracula looks through the event discard.
    }
dracula-log-event-fetched =
    { $seen ->
        [true] Dracula keeps { $card } from the event discard.
       *[false] Dracula keeps one of his events from the discard.
    }

# Where one may want to be asked for an event, and on which side.
dracula-window-dawn = At dawn
dracula-window-day = As the day begins
dracula-window-dusk = At dusk
dracula-window-dracula_phase = As Dracula’s phase begins
dracula-window-dracula_phase_end = As Dracula’s phase ends
dracula-window-hunter_moved_by_road = A hunter has moved by road
dracula-window-hunter_changed_region = A hunter has crossed into another region
dracula-window-ticket_spent = A hunter has spent a ticket
dracula-window-event_played = An event has been played
dracula-window-hunter_searches = A hunter searches
dracula-window-hunter_hurt = A hunter is about to be hurt
dracula-window-combat_card_cancelled = A combat card is about to be cancelled
dracula-asked-as-dracula = as Dracula
dracula-asked-as-hunters = as a hunter
