# Fights, wounds and bites in La Fureur de Dracula: questions, options, reasons, log.

## Questions

dracula-ask-bodyguards = Before the fight, send your Szgany Bodyguards against a hunter?
dracula-ask-fight-opens = { $hunter }: play something before the first cards are chosen?
dracula-ask-combat-dracula = Round { $round }: choose your combat card.
dracula-ask-combat-hunter = Round { $round }: choose the card { $hunter } fights with.
dracula-ask-engaged = Round { $round }: which hunter do you engage?
dracula-ask-swap = { $hunter }: take back the revealed card and play another?
dracula-ask-plot = Turn down Plotting to cancel { $card } of { $hunter }?
dracula-ask-lucy = { $hunter }: spend Lucy’s Revenge to cancel { $card }?
dracula-ask-claws = Claws: who suffers { $amount } more damage?
dracula-ask-fetch = Plotting: which card do you take from your combat deck?
dracula-ask-flight = Escape as Bat: fly to another city?
dracula-ask-bullets = { $hunter }: add Holy Bullets to the shot?
dracula-ask-circle = { $hunter }: who leaves the fight inside the Holy Circle?
dracula-ask-route = { $hunter }: who leaves the fight by the Escape Route?
dracula-ask-find = { $hunter }: which item do you keep?
dracula-ask-join = { $hunter }: become delayed to help { $other } fight the { $card }?
dracula-ask-hospital = Equally near hospitals: where will { $hunter } wake up?
dracula-ask-window-hunter_hurt =
    { $bite ->
        [true] { $hunter } is about to be bitten. Prevent it?
       *[false] { $hunter } is about to be defeated by damage. Prevent it?
    }
dracula-ask-window-combat_card_cancelled = Your combat card is about to be cancelled. Answer?

## Options

dracula-do-bodyguards = Against { $hunter }
dracula-do-combat-dracula = { $card }
dracula-do-combat-hunter = { $card }
dracula-do-engage = Engage { $hunter }
dracula-do-plot = Cancel it
dracula-do-lucys-revenge = Spend Lucy’s Revenge
dracula-do-claws = Claw { $hunter }
dracula-do-fetch = Take { $card }
dracula-do-flight = Fly { $to }
dracula-do-bullets = Fire { $card }
dracula-do-circle = { $hunter } leaves the fight
dracula-do-circle-done = Nobody else
dracula-do-wreath = Show { $card }
dracula-do-join = Join the fight
dracula-do-hospital = { $to }

## Reasons

dracula-why-no-banner = only a card with a banner can be played in a round.
dracula-why-played-before = this very card was played in the round before and is not back in hand yet.
dracula-why-not-at-start = it has no use before the first round.

## What cancels a card, and how a fight ends

dracula-cause-icon = a matching icon
dracula-end-flight = the vampire has fled
dracula-end-hunters-gone = no hunter is left in it
dracula-end-leap = the Heroic Leap has settled it
dracula-end-six-cards = the sixth combat card was played
dracula-end-vampire-defeated = the vampire is destroyed

## Log

dracula-log-fight-began =
    { $dracula ->
        [true] { $hunters } must fight Dracula { $place }.
       *[false] { $hunters } must fight the { $vampire } { $place }.
    }
dracula-log-fight-joined = { $hunter } joins the fight.
dracula-log-bodyguards-used = The { $card } attack { $hunter }.
dracula-log-hunter-engaged = Dracula engages { $hunter }.
dracula-log-dracula-card-revealed = Dracula reveals { $card }.
dracula-log-hunter-card-revealed = { $hunter } reveals { $card }.
dracula-log-card-swapped = { $hunter } plays { $card } instead.
dracula-log-dracula-card-cancelled = { $card } is cancelled: { $cause }.
dracula-log-flight-forbidden = { $card } cannot be resolved: Dracula is enraged.
dracula-log-hunter-card-cancelled = { $card } of { $hunter } is cancelled: { $cause }.
dracula-log-hunter-mesmerized = { $hunter } is mesmerized.
dracula-log-combat-card-fetched =
    { $seen ->
        [true] Dracula takes { $card } from his combat deck.
       *[false] Dracula takes a card from his combat deck.
    }
dracula-log-combat-card-drawn = You draw { $card } from your combat deck.
dracula-log-hunter-left-fight = { $hunter } leaves the fight.
dracula-log-vampire-hurt = The { $card } suffers { $amount } damage ({ $total } in all).
dracula-log-vampire-healed = The { $card } recovers { $amount } damage ({ $total } left).
dracula-log-vampire-defeated = The { $card } is destroyed.
dracula-log-lucy-spent = { $hunter } spends { $card }.
dracula-log-wreath-shown = { $hunter } shows a { $item }.
dracula-log-wreath-lost = The { $item } of { $hunter } is discarded.
dracula-log-bullets-fired = { $hunter } fires { $item }.
dracula-log-flew-away =
    { $seen ->
        [true] Dracula flies { $place }.
       *[false] Dracula flies away, nobody knows where.
    }
dracula-log-fight-ended = The fight is over: { $cause }.
dracula-log-hunter-hurt = { $hunter } suffers { $amount } damage ({ $total } in all).
dracula-log-harm-prevented =
    { $bite ->
        [true] { $hunter } is spared the bite.
       *[false] { $hunter } is spared the damage.
    }
dracula-log-hunter-bitten =
    { $total ->
        [0] { $hunter } is bitten, and it is one bite too many.
       *[other] { $hunter } is bitten.
    }
dracula-log-bite-healed = { $hunter } is cured of a bite.
dracula-log-hunter-defeated = { $hunter } is defeated { $place }.
dracula-log-hospital-set = At the next dawn { $hunter } will be taken { $place }.
