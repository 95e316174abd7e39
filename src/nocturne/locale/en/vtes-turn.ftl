# VTES: setting up, the phases of a turn, the imbued, the Red List, leaving and ending the game.

vtes-setup-seats = { $seats } players cannot sit at this table: { $least } to { $most } can.
vtes-setup-decks = { $decks } decks were brought for { $seats } seats: every seat needs one.

## Questions

vtes-ask-unlock-phase = Your unlock phase: what next?
vtes-ask-master-phase = Your master phase: what next?
vtes-ask-influence-phase = Your influence phase: what next?
vtes-ask-discard-phase = Your discard phase: what next?
vtes-ask-influence-next = Several vampires become controlled: which one next?
vtes-ask-discard = { $card }: choose a card of { $victim } to discard.
vtes-ask-put-bottom = { $card }: choose a card to put under your library.
vtes-ask-put-top = { $card }: choose a card to put on top of your library.
vtes-ask-put-ash = { $card }: choose a card to discard.
vtes-ask-search = { $what }: which card?
vtes-ask-award = { $minion } has burned a minion of the Red List: award { $card } to him?
vtes-ask-take-equipment = Which equipment of { $minion } do you take?
vtes-ask-burn-conviction = Which conviction of { $minion } do you burn?
vtes-ask-avenge = { $card } has burned an imbued: does { $minion } burn a conviction to inflict 1 damage on him?
vtes-ask-one-of = { $card }: which one?

vtes-wanted-trophy = A trophy
vtes-wanted-conviction = A first conviction

## Choices

vtes-do-end-unlock-phase = End the unlock phase
vtes-do-end-master-phase = End the master phase
vtes-do-end-influence-phase = End the influence phase
vtes-do-end-discard-phase = End the turn
vtes-do-edge-pool = Gain 1 pool for the Edge
vtes-do-unlock-infernal = Burn 1 pool to unlock { $card }
vtes-do-withdraw = Announce that you withdraw from the game
vtes-do-burn-option = Discard { $card } (burn option)
vtes-do-conviction-hand = Play { $card } on { $minion }
vtes-do-conviction-ash = Play { $card } from your ash heap on { $minion }
vtes-do-return = { $minion } burns 3 convictions to return
vtes-do-burn = Burn { $card }
vtes-do-burn-incapacitated = { $minion } burns { $card }
vtes-do-mark = Mark { $card }
vtes-do-fight-marked = { $minion } enters combat with { $card }
vtes-do-take-equipment = { $minion } takes equipment from { $other }
vtes-do-transfer = Transfer 1 pool to { $card }
vtes-note-beyond-capacity = beyond the capacity: { $blood } of { $capacity } already, the excess is lost
vtes-do-transfer-back = Take 1 counter back from { $card }
vtes-do-influence = Move { $card } to the ready region
vtes-do-draw-crypt = Draw a crypt card
vtes-do-merge = Merge { $card } with the other version
vtes-do-search-library = Search your library
vtes-do-search-crypt = Search your crypt
vtes-do-take-from-hand = { $card }, from your hand
vtes-do-take-from-ash = { $card }, from your ash heap
vtes-do-take-from-library = { $card }, from your library
vtes-do-take-from-crypt = { $card }, from your crypt
vtes-do-find-nothing = Find nothing
vtes-do-put-bottom = Put { $card } under your library
vtes-do-put-top = Put { $card } on top of your library
vtes-do-put-ash = Discard { $card }
vtes-do-branch = Choice { $number }

## Reasons

vtes-why-mandatory-effect = an effect that must happen in this phase has not happened yet.
vtes-why-contest-due = a contest must be paid for or yielded first.
vtes-why-no-discard-action = you have no discard phase action left.
vtes-why-no-transfers = you do not have enough transfers left.
vtes-why-trifle-already = you have already played a trifle this turn.
vtes-why-played-this-turn = this card has already been played this turn.
vtes-why-played-this-game = this card has already been played in this game.
vtes-why-event-this-phase = you have already played an event in this phase.
vtes-why-same-power = this imbued already has this power.
vtes-why-imbued-only = only an imbued can gain a power.
vtes-why-not-a-target = an effect keeps it from being the target of this action.
vtes-why-not-withdrawing = you did not begin this turn with an empty library and less than a full hand.
vtes-why-meets-requirement = you control a minion who meets its requirement.
vtes-why-one-burn-option = you have already discarded a burn-option card in this unlock phase.
vtes-why-marked-already = you have already marked this minion this turn.
vtes-why-fought-marked = this vampire has already taken this action this turn.
vtes-why-conviction-played = a conviction has already been played on this imbued in this phase.
vtes-why-few-convictions = he does not have 3 convictions to burn.
vtes-why-no-pool = you have no pool.
vtes-why-no-counters = there is no counter on this card.
vtes-why-too-few-transfers = you do not have enough transfers left.
vtes-why-empty-crypt = your crypt is empty.
vtes-why-too-few-counters = the card does not have as many counters as its capacity.
vtes-why-own-copy = you already control a copy of this card, and cannot contest it with yourself.
vtes-why-end-of-phase = at this table vampires become controlled when the influence phase ends.

## What happens

vtes-pile-hand = to the hand
vtes-pile-ash = to the ash heap
vtes-pile-top = on top of the library
vtes-pile-bottom = under the library
vtes-pile-crypt-bottom = the bottom of the crypt
vtes-pile-uncontrolled = to the uncontrolled region
vtes-shuffled-library = the library
vtes-shuffled-top = the top cards of the library
vtes-shuffled-crypt = the crypt

vtes-log-transferred = { $seat } transfers { $amount } pool to { $card }.
vtes-log-transferred-back = { $seat } takes { $amount } back from { $card }.
vtes-log-influenced = { $seat } gains control of { $card }.
vtes-log-merged = { $card } is merged with the other version.
vtes-log-marked = { $seat } marks { $card }.
vtes-log-card-moved = { $card } goes { $place } of { $owner }.
vtes-log-put-back = { $seat } moves a card { $place }.
vtes-log-milled = { $card } is burned from the library of { $seat }.
vtes-log-shown = { $seat } shows { $card }.
vtes-log-concerned = { $seat } says how many face-down cards this concerns: { $number }.
vtes-log-shuffled = { $seat } shuffles { $pile }.
vtes-log-library-searched = { $seat } looks through the library.
vtes-log-looked = { $seat } looks at cards of { $victim }.
vtes-log-master-actions-gained = { $seat } receives { $amount ->
    [-1] one master phase action fewer
    [1] one more master phase action
   *[other] { $amount } more master phase actions
}.
vtes-log-incapacitated = { $minion } is incapacitated.
vtes-log-recovered = { $minion } is no longer incapacitated.
vtes-log-withdrawal-announced = { $seat } announces that she withdraws from the game.
vtes-log-withdrawal-failed = The withdrawal of { $seat } fails.
vtes-log-conceded = { $seat } concedes, and leaves the game at the end of this turn.
vtes-log-time-out = Time has run out.

# What somebody is in a window.
vtes-window-block = An action can be blocked: block?
vtes-asked-as-acting = the acting Methuselah
vtes-asked-as-target = the target of the action
vtes-asked-as-prey = the prey of the acting Methuselah
vtes-asked-as-predator = the predator of the acting Methuselah
vtes-asked-as-combatant = in combat
vtes-asked-as-voter = at a vote
vtes-asked-as-active = on your own turn
vtes-asked-as-other = when it does not concern you
