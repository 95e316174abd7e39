# VTES: title, phases, windows, general choices, log of the table.
vtes-title = Vampire: The Eternal Struggle
vtes-about = Two to six Methuselahs, each hunting the next: the multiplayer card game, its rules enforced.

vtes-phase-unlock = unlock phase
vtes-phase-master = master phase
vtes-phase-minion = minion phase
vtes-phase-influence = influence phase
vtes-phase-discard = discard phase

vtes-window-as-played = A card has been played: cancel it, or wake?
vtes-window-unlock = Unlock phase: use something?
vtes-window-master = Master phase: use something?
vtes-window-minion = Minion phase: use something?
vtes-window-influence = Influence phase: use something?
vtes-window-discard = Discard phase: use something?
vtes-window-action = An action is under way: use something before blocks are settled?
vtes-window-attempt = A block is being attempted: add stealth or intercept, or use something?
vtes-window-unblocked = Nobody blocks: use something before the action resolves?
vtes-window-blocked = The action is blocked: use something?
vtes-window-before-referendum = The political action is successful: use something before the referendum?
vtes-window-terms = The terms are set: use something before votes are cast?
vtes-window-polling = Votes are being cast: use something?
vtes-window-after-referendum = The referendum is over: use something?
vtes-window-after-action = The action is over: use something?
vtes-window-before-range = Combat: use something before range is settled?
vtes-window-range = Combat, range: maneuver or use something?
vtes-window-before-strikes = Combat: use something before strikes are chosen?
vtes-window-strike = Combat: use something while strikes are chosen?
vtes-window-damage = { $told ->
    [yes] { $victim } is about to take { $amount } damage{ $source ->
        [none] {""}
       *[other] { " " }from { $source }
    }{ $weapon ->
        [none] {""}
       *[other] { " " }({ $weapon })
    }: prevent it?
   *[no] Damage is about to be dealt: prevent it?
}
vtes-window-additional = Combat: gain additional strikes?
vtes-window-press = Combat: press?
vtes-window-end-of-round = End of the round: use something?
vtes-window-end-of-combat = End of the combat: use something?
vtes-window-going-to-torpor = A vampire is going to torpor: use something?

vtes-action-bleed = bleeds
vtes-action-hunt = hunts
vtes-action-equip = equips
vtes-action-employ = employs a retainer
vtes-action-recruit = recruits an ally
vtes-action-political = calls a referendum
vtes-action-leave-torpor = leaves torpor
vtes-action-rescue = rescues a vampire from torpor
vtes-action-diablerie = commits diablerie
vtes-action-become-anarch = becomes an anarch
vtes-action-enter-combat = enters combat
vtes-action-burn-incapacitated = burns an incapacitated imbued
vtes-action-gain-power = gains a power
vtes-action-special = takes an action

vtes-ask-action = Your minion phase: choose an action.
vtes-ask-block = { $minion } { $action }{ $bleed ->
    [0] {""}
   *[other] { " " }for { $bleed }
} (stealth { $stealth }): do you block?
vtes-ask-pay-to-block = { $minion } now has to burn { $amount } to go on blocking: burn it?
vtes-do-pay-to-block = Burn { $amount } from { $minion } and go on blocking
vtes-do-give-up-block = Give up the attempt and burn nothing
vtes-ask-pick = { $card }: { $does ->
    [none] choose
   *[other] choose ({ $does })
}.
vtes-ask-pressure = { $card }: burn something for votes?
vtes-do-burn-pool-for-votes = Burn 1 pool for { $votes } votes
vtes-do-burn-blood-for-votes = Burn 1 blood of { $minion } for { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}
vtes-ask-act-now = { $minion } can take an action now.
vtes-ask-ransom = { $card } is being played: pay to cancel it?
vtes-ask-may = { $card }: do it{ $does ->
    [none] {""}
   *[other] { " " }({ $does })
}?
vtes-ask-trigger = { $card } takes effect: use it?
vtes-ask-number = { $card }: choose the number.
vtes-ask-way = { $card }: in which way?
vtes-ask-target = { $card }: choose a target.
vtes-ask-discard-down = You hold too many cards: discard one.

vtes-do-pass = Pass
vtes-do-end-minion-phase = End the minion phase
vtes-do-none = Nothing more
vtes-do-yes = Yes
vtes-do-no = No
vtes-do-decline = Do not block
vtes-do-block = Block with { $minion } (intercept { $intercept })
vtes-note-block-fails = cannot succeed as things stand: intercept { $intercept } against stealth { $stealth }
vtes-do-target = { $card }
vtes-do-target-of = { $source } on { $card }
vtes-do-burn-target = Burn { $card }
vtes-do-choose-none = None of these
vtes-do-target-seat = { $seat }
vtes-do-number = { $number }
vtes-do-way = { $card }{ $way }
vtes-do-discard = Discard { $card }
vtes-do-bleed = { $minion } bleeds { $victim } for { $amount }
vtes-do-hunt = { $minion } hunts
vtes-do-action-card = { $minion } acts with { $card }{ $way }{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-action-in-play = { $minion } acts with { $card } (in play){ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-play = Play { $card }{ $way }{ $who ->
    [minion] { " " }with { $minion }
   *[you] {""}
}{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-use = Use { $card }{ $who ->
    [minion] { " " }with { $minion }
   *[you] {""}
}{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-play-refused = Play { $card }{ $way }{ $who ->
    [minion] { " " }with { $minion }
   *[you] {""}
}
vtes-do-use-refused = Use { $card }

vtes-card-unseen = a card
vtes-deck-unplayable = { $card } cannot be played at this table yet.
vtes-position-seat = There is no seat { $seat } at this table.
vtes-position-word = “{ $word }” means nothing here ({ $field ->
    [mark] marks
    [counter] counters
    [title] title
    [sect] sect
    [clan] clan
    [discipline] Discipline
    [out] out of the game
   *[owed] cards owed
}). { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{ " " }
}{ $known ->
    [none] {""}
   *[other] Known: { $known }.
}
vtes-position-mode = { $card } has { $modes ->
    [one] one way
   *[other] { $modes } ways
} to be played, counted from 1; the position says { $mode }.

vtes-why-not-ready = the minion is not ready.
vtes-why-locked = it is locked.
vtes-why-not-this-window = it cannot be used at this moment.
vtes-why-not-acting-minion = only the acting minion plays action modifiers.
vtes-why-own-action = you cannot react to an action of your own minion.
vtes-why-modifier-played = this minion has already played this action modifier during this action.
vtes-why-reaction-played = this minion has already played this reaction during this action.
vtes-why-discipline = the minion does not have { $discipline }.
vtes-why-clan = the minion is not of the right clan.
vtes-why-path = the minion does not follow the right path.
vtes-why-flight = the minion does not have flight.
vtes-why-requirement = the minion does not meet the card’s requirement.
vtes-why-not-a-vampire = only a vampire can play it.
vtes-why-no-ready-requirement = you control no ready minion who meets the card’s requirement.
vtes-why-condition = its condition is not met: { $when }.
vtes-why-no-target = it has no legal target.
vtes-why-cannot-pay = its cost cannot be paid.
vtes-why-stealth-not-needed = stealth is not needed: nobody with enough intercept is attempting to block.
vtes-why-intercept-not-needed = intercept is not needed: this minion is not attempting to block, or already has enough.
vtes-why-no-master-action = you have no master phase action left.
vtes-why-not-your-master-phase = it is not your master phase.
vtes-why-your-turn = an out-of-turn master cannot be played on your own turn.
vtes-why-out-of-turn-already = you have played an out-of-turn master since your last master phase.
vtes-why-used-already = it has been used already.
vtes-why-cancels-only = while a card is being played, only cancels and wakes can be used.
vtes-why-limited-already = this action has had its limited increase of the bleed.
vtes-why-hunt-only = a ready vampire without blood can only hunt.
vtes-why-mandatory-other = a mandatory action comes first.
vtes-why-stuck = the minion is stuck: he has several mandatory actions, or one he cannot take.
vtes-why-bled-already = this minion has bled this turn.
vtes-why-political-already = this minion has taken a political action this turn.
vtes-why-same-action = this minion has taken this action this turn.
vtes-why-same-action-in-play = this minion has taken this action of this card this turn.
vtes-why-recruited-this-turn = he was recruited this turn.
vtes-why-vampires-only = only vampires can do this.
vtes-why-not-your-prey = you can only bleed your prey.
vtes-why-torpor-only-leaves = a vampire in torpor can only leave torpor.
vtes-why-attempts-already = this minion is going to attempt to block this action already.
vtes-why-declined = you have declined to block this action.
vtes-why-block-attempted = a block is being attempted: the action can be made to fail before or after that.
vtes-why-no-block-right = you may not block this action.
vtes-why-minion-barred = an effect forbids it to this minion.
vtes-why-methuselah-barred = an effect forbids playing this card.
vtes-why-superior-already = the vampire already has the superior level.
vtes-why-event-seen = this event has been played in this game.
vtes-why-not-in-combat = this minion is not in combat.
vtes-why-slave-directed = a slave needs a ready member of his master clan for a directed action.
vtes-why-not-implemented = the table cannot play { $card } yet.

vtes-log-turn-began = Turn { NUMBER($turn, useGrouping: 0) }: { $seat }.
vtes-log-phase-began = { $seat }: { $phase }.
vtes-log-drew = { $seat } draws { $card_is ->
    [none] a card
   *[some] { $card }
}.
vtes-log-crypt-drawn = { $seat } draws a crypt card{ $card_is ->
    [none] {""}
   *[some] : { $card }
}.
vtes-log-library-shown = { $seat } shows the top card of the library: { $printed }.
vtes-log-crypt-shown = { $seat } shows the top card of the crypt: { $printed }.
vtes-log-played = { $seat } plays { $printed }{ $way_is ->
    [none] {""}
   *[some] { $way }
}{ $minion_is ->
    [none] {""}
   *[some] { " " }with { $minion }
}.
vtes-log-canceled = { $card } is canceled.
vtes-log-discarded = { $seat } discards { $card }.
vtes-log-burned = { $card } is burned.
vtes-log-removed = { $card } is removed from the game.
vtes-log-entered-play = { $card } enters play.
vtes-log-locked = { $card } locks.
vtes-log-unlocked = { $card } unlocks.
vtes-log-unlocked-all = { $seat } unlocks everything.
vtes-log-gained-pool = { $seat } gains { $amount } pool.
vtes-log-burned-pool = { $seat } burns { $amount } pool.
vtes-log-gained-blood = { $card } gains { $amount } blood.
vtes-log-burned-blood = { $card } burns { $amount } blood.
vtes-log-drained = { $amount } blood over capacity drains from { $card }.
vtes-log-edge-taken = { $seat } takes the Edge.
vtes-log-edge-burned = { $seat } burns the Edge.
vtes-log-action-announced = { $minion } { $action } ({ $card_is ->
    [none] {""}
   *[some] { $card },{ " " }
}{ $target_is ->
    [none] {""}
   *[some] target { $target },{ " " }
}{ $victim_is ->
    [none] {""}
   *[some] against { $victim },{ " " }
}stealth { $stealth }).
vtes-log-block-attempted = { $minion } attempts to block { $acting }.
vtes-log-block-failed = The block by { $minion } fails.
vtes-log-block-declined = { $seat } does not block.
vtes-log-blocked = { $minion } blocks { $acting }.
vtes-log-stealth-added = { $minion } gains { $amount } stealth ({ $total } in all).
vtes-log-stealth-reduced = { $minion } loses { $amount } stealth ({ $total } in all).
vtes-log-intercept-added = { $minion } gains { $amount } intercept ({ $total } in all).
vtes-log-bleed-changed = The bleed of { $minion } is now { $total }.
vtes-log-redirected = The bleed is redirected to { $seat }.
vtes-log-action-succeeded = The action of { $minion } succeeds.
vtes-log-action-fizzled = The action of { $minion } fizzles.
vtes-log-action-ended = The action of { $minion } ends.
vtes-log-bled = { $minion } bleeds { $seat } for { $amount }.
vtes-log-hunted = { $minion } finds prey.
vtes-log-woke = { $minion } is awake for this action.
vtes-log-attached = { $card } is put on { $host }.
vtes-log-went-to-torpor = { $minion } goes to torpor.
vtes-log-left-torpor = { $minion } leaves torpor.
vtes-log-ousted = { $seat } is ousted.
vtes-log-withdrew = { $seat } withdraws.
vtes-log-gained-points = { $seat } gains { $points } victory { $points ->
    [one] point
   *[other] points
}.
vtes-log-game-over = The game is over.
vtes-log-ability-used = { $seat } uses { $card }{ $power_is ->
    [none] {""}
   *[some] { $power ->
        [none] {""}
       *[other] : { $power }
    }
}.


vtes-window-succeeding = The action is about to succeed: use something?
vtes-log-exchanged = { $seat } exchanges { $card } for { $taken }.
vtes-ask-exchange = Which card do you give for { $card }?
vtes-do-exchange = Give { $card }
vtes-log-emptied = No card is left on { $card }.
vtes-log-counters-changed = { $amount ->
    [0] No counter is put on { $card }.
    [-1] A counter leaves { $card }.
    [1] A counter is put on { $card }.
   *[other] The counters on { $card } change by { $amount }.
}
vtes-log-counters-named = { $amount ->
    [-1] A counter leaves { $card }: { $word }.
    [1] A counter is put on { $card }: { $word }.
   *[other] The counters on { $card } change by { $amount }: { $word }.
}
vtes-counter-graft = graft
vtes-counter-corruption = corruption
vtes-counter-vandal = vandal
vtes-counter-hostage = hostage
vtes-counter-trap = trap
vtes-counter-diablerie = diablerie
vtes-counter-disease = disease
vtes-counter-torture = torture
vtes-counter-container = container
vtes-counter-nightmare = nightmare
vtes-counter-research = research
vtes-counter-founder = founder
vtes-counter-freed = freed by diablerie
vtes-counter-status = status
vtes-counter-seduction = seduction

vtes-ending-time = the turn limit was reached
vtes-ending-last = one Methuselah was left
vtes-rulings-title = Rulings on VTES cards
