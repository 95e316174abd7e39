# La Fureur de Dracula: questions, choices, reasons, the log, the terminal's table, positions.
# Names and texts of cards and places are in dracula-names.ftl; fights and cards have files of their own.

dracula-about = One player is Dracula on a hidden trail across Europe; the others hunt him.

## What others may not know

dracula-hidden-item = an item
dracula-hidden-event = an event
dracula-hidden-encounter = an encounter
dracula-hidden-ticket = a ticket
dracula-hidden-combat = a combat card
dracula-hidden-place = a hidden location
dracula-hidden-at = in a hidden place
dracula-hidden-from = from a hidden place
dracula-hidden-to = to a hidden place

## Small words

dracula-link-road = the road { $one } – { $other }
dracula-link-railway = the railway { $one } – { $other }
dracula-space = space { $number } of the trail
dracula-deck-items = the item deck
dracula-deck-events = the event deck
dracula-deck-encounters = the encounter deck
dracula-back-common = face down
dracula-back-castle = the castle’s back
dracula-back-sea = a sea, face down
dracula-phase-set_up = Set-up
dracula-phase-dawn = Dawn
dracula-phase-day = Day
dracula-phase-dusk = Dusk
dracula-phase-night = Night
dracula-phase-dracula = Dracula’s phase

## Questions

dracula-ask-start = { $hunter }: in which city do you start?
dracula-ask-dracula-start = In which city does Dracula start?
dracula-ask-act-now = { $hunter }: act now, or let the others go first?
dracula-ask-action-day = { $hunter }, { $at }: what do you do today?
dracula-ask-action-night = { $hunter }, { $at }: what do you do tonight?
dracula-ask-bats = Where do the bats carry { $hunter }?
dracula-ask-road = { $hunter }: which city do you ride to?
dracula-ask-sea = { $hunter }: where do you sail?
dracula-ask-rail = { $hunter }: where does the train take you ({ $ticket })?
dracula-ask-rail-misled = False Tip: where does the train take { $hunter } ({ $ticket })?
dracula-ask-received = { $who }: { $card } comes to you. What do you do with it?
dracula-ask-event-limit = { $who }: too many events in hand ({ $limit } at most). Which one goes?
dracula-ask-item-limit = { $hunter }: too many items in hand ({ $limit } at most). Which one goes?
dracula-ask-ticket-first = { $hunter }: which ticket do you give up before drawing another?
dracula-ask-ticket-keep = { $hunter }: keep what you have drawn? ({ $limit } at most)
dracula-ask-show-item = { $hunter }: which item do you keep revealed?
dracula-ask-show-event = { $hunter }: which event do you keep revealed?
dracula-ask-trade = { $hunter }, trading with { $other }: what do you pass over?
dracula-ask-fight-in-fog = Fog lies here. Do you fight { $hunter }?
dracula-ask-remove-roadblock = Dusk ends: which roadblock do you remove?
dracula-ask-remove-storm = Dusk ends: which storm do you remove?
dracula-ask-fate = { $location } has slid past space 6. What becomes of it?
dracula-ask-lair-encounter = { $location } is a lair now. Which encounter do you add?
dracula-ask-matured = { $location } matures. Which encounter do you resolve?
dracula-ask-movement = You are { $at }. Which card do you place?
dracula-ask-location = You are { $at }. Which location follows?
dracula-ask-encounter = Which encounter do you place here?
dracula-ask-rumor =
    { $count ->
        [one] Do you place your rumor token?
       *[other] Do you place one of your { $count } rumor tokens?
    }

## Choices

dracula-do-pass = Pass
dracula-do-start = Start { $at }
dracula-do-act-now = Act now
dracula-do-wait = Let the others go first
dracula-do-carry = Carry the hunter { $to }
dracula-do-road = By road { $to }
dracula-do-sea = By sea { $to }
dracula-do-rail = By rail { $to }
dracula-do-rail-with = By rail ({ $card })
dracula-do-carriage = By rail in a Chartered Carriage ({ $card })
dracula-do-leave-hospital = Leave the hospital { $to }
dracula-do-supply = Supply
dracula-do-rest = Rest
dracula-do-reserve = Reserve a ticket
dracula-do-search = Search
dracula-do-trade = Trade with { $hunter }
dracula-do-leader = Trade events with { $hunter } (Leader)
dracula-do-psychic-bond = Psychic Bond
dracula-do-keep = Keep { $card }
dracula-do-play-now = Play { $card }
dracula-do-discard = Discard { $card }
dracula-do-keep-tickets = Keep
dracula-do-show-of = { $hunter }: reveal { $card } instead
dracula-do-show = Reveal { $card }
dracula-do-give = Give { $card }
dracula-do-trade-show = Show what you hold
dracula-do-trade-done = Nothing more
dracula-do-fight = Fight { $hunter }
dracula-do-remove-roadblock = Remove the roadblock from { $link }
dracula-do-remove-storm = Remove the storm { $at }
dracula-do-mature = Let it mature
dracula-do-lair = Make it a lair
dracula-do-lair-for = Make it a lair; clear the lair { $at }
dracula-do-lay = Place { $card }
dracula-do-resolve-matured = Resolve { $card }
dracula-do-matured-done = Nothing more
dracula-do-go = Go { $to }
dracula-do-sail = Sail { $to }
dracula-do-return-to-lair = Return to the lair { $at }
dracula-do-dark_call = Dark Call
dracula-do-feed = Feed
dracula-do-hide = Hide
dracula-do-wolf_form = Wolf Form
dracula-do-wolf-to = Wolf Form { $to }
dracula-do-wolf-hide = Wolf Form with Hide
dracula-do-misdirect = Misdirect
dracula-do-misdirect-space = Misdirect on space { $space }
dracula-do-rumor = A rumor on space { $space }
dracula-do-there = Go { $to }

## Reasons

dracula-why-fog-here = fog holds the hunter here.
dracula-why-fog-there = fog lies there; hunters cannot enter.
dracula-why-storm = a storm rages there; hunters cannot enter.
dracula-why-roadblock = a roadblock closes the way.
dracula-why-night = hunters move by day only.
dracula-why-at-sea = a hunter at sea can only sail on.
dracula-why-must-sail = a hunter at sea by day must make a sea move.
dracula-why-in-hospital = in hospital a hunter can only leave or supply.
dracula-why-same-action = the second action must be another one.
dracula-why-no-railway = no railway leads anywhere with that ticket.
dracula-why-castle-supply = there is nothing to be had at Castle Dracula.
dracula-why-castle-ticket = no ticket can be reserved at Castle Dracula.
dracula-why-devilish-power = Devilish Power keeps the hunters from supplying in this round.
dracula-why-unhurt = the hunter has no damage to recover from.
dracula-why-no-tickets = all tickets are taken.
dracula-why-nothing-here = neither a hideout nor a lair is here.
dracula-why-fog-search = no search is possible in fog.
dracula-why-alone = this needs another hunter in the same city.
dracula-why-not-when-drawn = this event is not played when it is drawn.
dracula-why-pass-a-ticket-back = the hunter holds one ticket too many and passes one back first.
dracula-why-too-many-tickets = that would be more tickets than the hunter may hold.
dracula-why-trade-at-sea = nobody trades at sea.
dracula-why-trade-hospital = a hunter in hospital, or defeated, cannot trade.
dracula-why-trade-elsewhere = that hunter is in another city.
dracula-why-not-leader = only Van Helsing trades across the map.
dracula-why-already-passed = this has already changed hands in this trade.
dracula-why-card-on-trail = that card lies on the trail and must slide off it first.
dracula-why-holy = Dracula cannot enter consecrated ground.
dracula-why-holy-here = not on consecrated ground.
dracula-why-power-at-sea = not at sea.
dracula-why-dracula-rail = Dracula never travels by rail.
dracula-why-wolf = no city can be reached on roads that touch no consecrated ground.
dracula-why-nothing-to-misdirect = the trail holds no hideout.
dracula-why-misdirect-castle = Castle Dracula cannot be misdirected.
dracula-why-misdirect-power = a hideout with a power card cannot be misdirected.
dracula-why-misdirect-tied = that location is tied to Hide.
dracula-why-no-location = a location must follow, and none could be placed.
dracula-why-power-lair = a power card never becomes a lair.
dracula-why-sea-lair = a lair needs an encounter, and none can lie there.
dracula-why-hide-matures = nothing matures on Hide.
dracula-why-no-matured-effect = this encounter has no matured effect.
dracula-why-hunter-here = a hunter has chosen that city.
dracula-why-start-castle = Dracula does not start at his castle.
dracula-why-hunter-start-castle = a hunter starts in a city.
dracula-why-not-adjacent = that place is not adjacent; a ticket may reach further by rail.
dracula-why-dracula-not-adjacent = that place is not adjacent to yours.

## The log

dracula-log-hunter-started = { $hunter } starts { $place }.
dracula-log-dracula-started = Dracula starts { $place }.
dracula-log-time-advanced = { $weekday }, { $part }.
dracula-log-day-skipped = Darkness returns: there is no day.
dracula-log-despair-added =
    { $total ->
        [one] A week has gone by: the first despair token is placed.
       *[other] A week has gone by: { $total } despair tokens are placed.
    }
dracula-log-rumor-gained = Dracula gains a rumor token ({ $total }).
dracula-log-fight-declined = In the fog Dracula leaves { $hunter } alone.
dracula-log-phase-began = { $phase }.
dracula-log-hunter-moved =
    { $way ->
        [road] { $hunter } rides { $origin } { $place }.
        [rail] { $hunter } takes the train { $origin } { $place }.
        [sea] { $hunter } sails { $origin } { $place }.
        [leaves_hospital] { $hunter } leaves the hospital { $place }.
       *[carried] { $hunter } is brought { $origin } { $place }.
    }
dracula-log-journey-ended = No way is open to { $hunter }.
dracula-log-hunter-passed = { $hunter } passes.
dracula-log-hunter-stood = { $hunter } is no longer delayed.
dracula-log-hunter-delayed = { $hunter } is delayed.
dracula-log-hunter-rested = { $hunter } rests.
dracula-log-hunter-healed = { $hunter } recovers { $amount } damage ({ $total } left).
dracula-log-ticket-spent = { $hunter } spends a ticket. { $ticket }.
dracula-log-ticket-drawn = { $hunter } reserves a ticket.
dracula-log-ticket-seen = { $hunter } reserves: { $ticket }.
dracula-log-tickets-discarded =
    { $count ->
        [one] { $hunter } gives up a ticket.
       *[other] { $hunter } gives up { $count } tickets.
    }
dracula-log-item-drawn = { $hunter } draws an item.
dracula-log-item-seen = { $hunter } draws { $item }.
dracula-log-items-discarded = { $hunter } discards { $items }.
dracula-log-item-revealed = { $hunter } reveals { $item }.
dracula-log-hand-revealed =
    { $count ->
        [0] { $hunter } has nothing to reveal.
       *[other] { $hunter } reveals everything: { $cards }.
    }
dracula-log-event-drawn = { $hunter } draws { $card }.
dracula-log-event-gone = The event { $hunter } would have drawn is Dracula’s: it is discarded face down.
dracula-log-dracula-drew-event = Dracula receives { $card }.
dracula-log-events-discarded = { $hunter } discards { $cards }.
dracula-log-night-toll = The long night costs the hunters { $card }.
dracula-log-reshuffled = The discard becomes { $deck } again.
dracula-log-item-shown = { $hunter }, weakened, keeps { $item } revealed.
dracula-log-event-shown = { $hunter }, weakened, keeps { $card } revealed.
dracula-log-trade-began =
    { $far ->
        [true] { $hunter } and { $other } write to each other.
       *[false] { $hunter } and { $other } trade.
    }
dracula-log-hand-shown-in-trade =
    { $count ->
        [0] { $hunter } has nothing to show.
       *[other] { $hunter } shows everything: { $cards }.
    }
dracula-log-item-traded = { $giver } gives { $taker } { $item }.
dracula-log-ticket-traded = { $giver } gives { $taker } a ticket. { $ticket }.
dracula-log-event-traded = { $giver } gives { $taker } { $card }.
dracula-log-trade-ended = { $hunter } and { $other } have traded.
dracula-log-search-began = { $hunter } searches { $place }.
dracula-log-psychic-bond =
    { $there ->
        [true] Psychic Bond: Dracula is in this region ({ $region }).
       *[false] Psychic Bond: Dracula is not in this region ({ $region }).
    }
dracula-log-went-to-hospital = { $hunter } is taken { $place }.
dracula-log-bats-carried = Bats carry { $hunter } { $place }.
dracula-log-location-revealed =
    { $current ->
        [true] Dracula is found: { $place }.
       *[false] { $space ->
            [0] A lair is revealed: { $place }.
            [7] The hideout that leaves the trail is revealed: { $place }.
           *[other] Space { $space } of the trail is revealed: { $place }.
        }
    }
dracula-log-nothing-revealed = Space { $space } of the trail holds no location to reveal.
dracula-log-city-not-found = Dracula has left no card there: { $place }.
dracula-log-hide-revealed = Space { $space } of the trail is revealed: Hide.
dracula-log-encounter-revealed = Revealed: { $card } ({ $place }).
dracula-log-encounters-discarded = Encounters discarded: { $cards }.
dracula-log-encounter-taken-back = Dracula takes back { $card }.
dracula-log-encounters-seen = You draw { $cards }.
dracula-log-encounters-drawn =
    { $count ->
        [one] Dracula draws an encounter.
       *[other] Dracula draws { $count } encounters.
    }
dracula-log-hideout-cleared =
    { $space ->
        [0] A lair is cleared: { $place }.
        [7] The end of the trail is cleared: { $place }.
       *[other] Space { $space } of the trail is cleared: { $place }.
    }
dracula-log-trail-slid = The trail slides.
dracula-log-location-placed =
    { $power ->
        [dark_call] Dracula places Dark Call.
        [feed] Dracula places Feed.
        [misdirect] Dracula places Misdirect on space { $cleared }.
        [hide] Dracula places Hide.
        [wolf_form] Dracula takes wolf form: { $place }.
       *[none] { $lair ->
            [true] Dracula returns to a lair: { $place }.
           *[false] { $back ->
                [castle] Dracula goes to his castle.
                [sea] Dracula puts to sea: { $place }.
               *[common] Dracula places a card: { $place }.
            }
        }
    }
dracula-log-encounter-placed =
    { $space ->
        [0] Dracula adds { $card } to a lair.
       *[other] Dracula places { $card } on space { $space }.
    }
dracula-log-rumor-placed = Dracula places a rumor on space { $space }.
dracula-log-lair-opened = The lair number { $number } becomes a hideout again.
dracula-log-lair-made = A hideout becomes a lair: { $place }.
dracula-log-hideout-matured = A hideout matures: { $place }.
dracula-log-dracula-erred = Dracula has no card to play: he has erred.
dracula-log-dracula-hurt = Dracula takes { $amount } damage ({ $total } in all).
dracula-log-dracula-healed = Dracula recovers { $amount } damage ({ $total } left).
dracula-log-influence-changed =
    { $amount ->
        [-2] Dracula’s influence falls to { $total }.
        [-1] Dracula’s influence falls to { $total }.
       *[other] Dracula’s influence rises by { $amount }, to { $total }.
    }
dracula-log-dracula-won = Dracula’s influence is complete: he has won.
dracula-log-hunters-won = Dracula is defeated: the hunters have won.
dracula-log-hunters-gave-up = The hunters give up: Dracula has won.
dracula-log-dracula-gave-up = Dracula gives up: the hunters have won.
dracula-log-end-agreed = All have agreed to end the hunt here: nobody has won.
dracula-log-storm-placed = A storm rises: { $place }.
dracula-log-storm-removed = A storm calms: { $place }.
dracula-log-roadblock-placed = A roadblock closes { $link }.
dracula-log-roadblock-removed = The roadblock is gone from { $link }.
dracula-log-fog-placed =
    { $count ->
        [one] Fog comes up { $place }.
       *[other] Thick fog comes up { $place }.
    }
dracula-log-fog-lifted =
    { $left ->
        [0] The fog lifts { $place }.
       *[other] The fog thins { $place }.
    }
dracula-log-holy-placed = { $token } { $place }.
dracula-log-holy-removed = { $token } is gone { $place }.

## The terminal’s table

dracula-draw-time = { $weekday }, round { $round }
dracula-draw-influence = Influence { $value }/{ $most }
dracula-draw-despair = Despair { $count }/3
dracula-draw-trail = The trail, and below it the lairs
dracula-draw-hunters = The hunters
dracula-draw-legend = ● large city  ○ small city  ♜ castle · G S V M hunters  D Dracula · 1–6 trail  L lair · ≈ fog  ϟ storm  ✝ consecrated
dracula-draw-from = { $who }, { $place }:
dracula-draw-roads = roads { $places }
dracula-draw-white = white railways { $places }
dracula-draw-yellow = yellow railways { $places }
dracula-draw-seas = by sea { $places }
dracula-draw-hidden = { $count } × ▒
dracula-draw-column-who = Hunter
dracula-draw-column-place = Place
dracula-draw-column-health = Health
dracula-draw-column-items = Items
dracula-draw-column-events = Events
dracula-draw-column-tickets = Tickets
dracula-draw-delayed = delayed
dracula-draw-weakened = weakened
dracula-draw-defeated = defeated, to { $place }
dracula-draw-unseen = out of sight
dracula-draw-dracula = Dracula: health { $health }, { $place }, rumors { $rumors }
dracula-draw-his-events = Events: { $cards }
dracula-draw-his-encounters = Encounters: { $cards }
dracula-draw-decks = Decks: { $events } events ({ $top }), { $items } items, { $tickets } tickets
dracula-draw-top-hunters = the top one is the hunters’
dracula-draw-top-dracula = the top one is Dracula’s
dracula-draw-top-none = empty
dracula-draw-allies = Allies: { $cards }
dracula-draw-roadblocks = Roadblocks: { $links }
dracula-draw-fog = Fog: { $places }
dracula-draw-storms = Storms: { $places }
dracula-draw-holy = Consecrated: { $places }
dracula-draw-fight = Fight against { $vampire } { $place }
dracula-draw-fight-round = Round { $number }. Dracula has played { $played } cards and holds { $hand }.
dracula-draw-fight-played = Played: { $cards }
dracula-draw-fight-hand = Your combat cards: { $cards }

## Positions of scenarios

dracula-position-seats = { $seats } seats do not fit: from 2 to 5 people play.
dracula-position-no-hunter = { $hunter } is no hunter: godalming, seward, van_helsing and mina are.
dracula-position-no-card =
    { $near ->
        [none] there is no { $family } called { $card }.
       *[other] there is no { $family } called { $card }; perhaps { $near }?
    }
dracula-position-no-more = there are only { $count } cards { $card } in the box, and all are placed already.
dracula-position-no-place =
    { $near ->
        [none] no such place can stand here: { $place }.
       *[other] there is no place called { $place }; perhaps { $near }?
    }
dracula-position-no-link = no road or railway is written { $link }: write paris-strasbourg for a road, rail:paris-marseilles for a railway.
dracula-position-time = { $time } is no time: write a weekday and day or night, as in “monday day”.
dracula-position-not-in-hand = { $card } is not in that hand.
dracula-position-trail = the trail has { $most } spaces, not { $count }.
dracula-position-no-dracula = Dracula must be somewhere: put a location on the trail.
dracula-position-no-encounter-here = no encounter can lie on a sea, Dark Call, Feed or Misdirect.
dracula-position-twice = the card of { $place } lies in two places.

dracula-ending-dracula = Dracula rules Europe
dracula-ending-hunters = Dracula was destroyed
