# What a card does, said from its tree. One message for each word of the vocabulary; it gets the fields of the node,
# each as a phrase ($party) and as a bare word for choosing ($party_is). Phrases have no capital and no full stop.

## Putting phrases together

vtes-reading-and = { $head } and { $last }
vtes-reading-or = { $head } or { $last }
vtes-reading-then = { $first }; then { $then }
vtes-reading-group = ({ $text })
vtes-reading-adjectives = { " " }{ $list }
vtes-reading-clauses = { " " }{ $list }
vtes-reading-any-referendum = the referendum
vtes-reading-bearer = the minion this is, or is on
vtes-reading-branch = { $do }{ $when ->
    [none] {""}
   *[other] { " " }(if { $when })
}
vtes-reading-merged = When merged: { $text }
vtes-reading-stand-in = { $how ->
    [blocks] this card can attempt to block an action directed at its controller, locked or not; during that attempt it is
    [arises] what this card becomes in the ready region is
   *[made] a card put in play to represent something else is
} a vampire of capacity { $capacity }, { $unique ->
    [true] unique
   *[false] not unique
}{ $traits ->
    [none] {""}
   *[other] { " " }({ $traits })
}, strength { $strength }, bleed { $bleed }{ $disciplines ->
    [none] {""}
   *[other] , with { $disciplines }
}{ $how ->
    [arises] ; nothing else of its own text applies
   *[other] , with one level of each Discipline that the card would give; nothing else of its own text applies
}
vtes-reading-stand-in-text = For what such cards represent: { $text }
vtes-reading-minion = life { $life }, strength { $strength }, bleed { $bleed }
vtes-reading-one-each = { $limit ->
    [name] a minion can have only one card of this name
   *[other] a minion can have only one { $limit }
}
vtes-reading-plays = plays cards that require { $disciplines } as a vampire of capacity { $capacity }{ $sect ->
    [none] {""}
   *[other] { " " }({ $sect })
}
vtes-reading-strike = can strike: { $strike }
vtes-reading-modifier = { $whom }: { $what }{ $when ->
    [none] {""}
   *[other] , if { $when }
}{ $cards ->
    [none] {""}
   *[other] , for { $cards }
}{ $against ->
    [none] {""}
   *[other] , against { $against }
}{ $until ->
    [none] {""}
   *[other] { " " }{ $until }
}
vtes-reading-mode = { $needs_is ->
    [none] {""}
   *[other] { $needs }{ " " }
}{ $type }{ $name_is ->
    [none] {""}
   *[other] { " " }({ $name })
}{ $also_is ->
    [none] {""}
   *[other] { " " }or { $also }
}{ $trifle ->
    [true] , trifle
   *[false] {""}
}{ $out_of_turn ->
    [true] , out of turn
   *[false] {""}
}{ $keywords_is ->
    [none] {""}
   *[other] , { $keywords }
}: { $action_is ->
    [special] {""}
   *[other] { $action }.{ " " }
}{ $bleed ->
    [0] {""}
   *[other] +{ $bleed } bleed.{ " " }
}{ $stealth ->
    [0] {""}
   *[other] +{ $stealth } stealth action.{ " " }
}{ $windows_is ->
    [none] {""}
   *[other] Used { $windows }.{ " " }
}{ $requires_is ->
    [none] {""}
   *[other] Only by a minion who is { $requires }.{ " " }
}{ $usable_locked ->
    [true] A locked minion can use it.{ " " }
   *[false] {""}
}{ $reflex ->
    [true] A reflex: against a card played against the minion, whatever he is doing.{ " " }
   *[false] {""}
}{ $removed ->
    [true] Removed from the game once played.{ " " }
   *[false] {""}
}{ $wakes ->
    [true] A wake: a locked minion can use it.{ " " }
   *[false] {""}
}{ $any_time ->
    [true] Usable without any action.{ " " }
   *[false] {""}
}{ $by_any ->
    [true] Only by a minion other than the one who acts or fights.{ " " }
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] Only if { $condition }.{ " " }
}{ $once_is ->
    [none] {""}
   *[other] Once { $once_word_is ->
        [none] { $once_mode ->
            [true] in this mode by each minion
           *[false] by each minion
        }
       *[other] for all { $once_word_is }
    } { $once_is ->
        [unlock] between two of his unlock phases
       *[other] each { $once_is }
    }.{ " " }
}{ $once_per_is ->
    [none] {""}
    [game] Only once in a game.{ " " }
    [own-game] Only once in a game by each Methuselah.{ " " }
   *[other] Only once each { $once_per_is } by anybody{ $once_mode ->
        [true] { " " }in this mode
       *[false] {""}
    }.{ " " }
}{ $ransom_is ->
    [none] {""}
   *[other] { $ransom }{ " " }
}{ $cancels_is ->
    [none] {""}
   *[other] Against { $cancels }, as it is played{ $cancels_of_is ->
        [other] { " " }by another Methuselah
        [neighbor] { " " }by your predator or prey
        [opponent] { " " }by the opposing minion
        [on-him] { " " }on the minion who plays this
       *[any] {""}
    }{ $cancels_by_is ->
        [none] {""}
       *[other] , by { $cancels_by }
    }.{ " " }
}{ $cost_is ->
    [none] {""}
   *[other] Cost: { $cost }.{ " " }
}{ $pays_within ->
    [true] The cost is paid as part of the effect.{ " " }
   *[false] {""}
}{ $naming_is ->
    [none] {""}
   *[other] Choose: { $naming }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choose { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choose { $number }.{ " " }
}{ $meanwhile_is ->
    [none] {""}
   *[other] From the announcement on: { $meanwhile }.{ " " }
}{ $undirected ->
    [true] The action is undirected in any case.{ " " }
   *[false] {""}
}{ $effects_is ->
    [none] {""}
   *[other] Effect: { $effects }.{ " " }
}{ $replace_is ->
    [now] {""}
    [after-action] Not replaced until after the action.
    [after-combat] Not replaced until after combat.
    [after-turn] Not replaced until after the turn.
    [next-unlock] Not replaced until your next unlock phase.
    [discard-phase] Not replaced until your next discard phase.
    [while-in-play] Not replaced while it is in play.
    [diablerie] Not replaced until a vampire commits diablerie.
   *[never] Not replaced.
}{ $returns ->
    [true] { " " }Instead of replacing it you can take it from your ash heap.
   *[false] {""}
}
vtes-reading-ability = { $mandatory ->
    [true] must be done{ " " }
   *[false] can be used{ " " }
}{ $name_is ->
    [none] {""}
   *[other] ({ $name }){ " " }
}{ $windows_is ->
    [none] { $during_is ->
        [action] at any time during an action
        [combat] at any time during combat
       *[any-time] at any time
    }
   *[other] { $windows }
}{ $any_turn ->
    [true] { " " }on anybody’s turn
   *[false] {""}
}{ $user_is ->
    [controller] { " " }by you
    [bearer] { " " }by the controller of what this is on
    [prey] { " " }by your prey
    [active] { " " }by the Methuselah whose turn it is
    [pointed] { " " }by the controller of the card it remembers
    [anybody] { " " }by anybody
   *[other-active] { " " }by each other Methuselah on her turn
}{ $by_is ->
    [controller] {""}
    [bearer] , with the minion this is or is on
    [any-minion] , with a minion, ready or in torpor
    [combatant] , with a minion of hers in combat
   *[minion] , with a ready minion
}{ $as_type_is ->
    [none] {""}
   *[other] , timed like this type: { $as_type }
}{ $usable_locked ->
    [true] , even locked
   *[false] {""}
}{ $requires_is ->
    [none] {""}
   *[other] , who is { $requires }
}{ $once_is ->
    [none] {""}
   *[other] , once each { $once_is }
}{ $group_is ->
    [none] {""}
   *[other] { " " }(shared: { $group_is })
}{ $times ->
    [1] {""}
   *[other] { " " }({ $times } times)
}{ $shared_is ->
    [none] {""}
    [you] { " " }with all your copies of this card together
   *[all] { " " }with all copies of this card together
}{ $each ->
    [true] { " " }for each minion
   *[false] {""}
}{ $cancels_is ->
    [none] {""}
   *[other] , against { $cancels }, as it is played{ $cancels_by_is ->
        [none] {""}
       *[other] { " " }by { $cancels_by }
    }{ $cancels_of_is ->
        [other] { " " }by another Methuselah
        [neighbor] { " " }by your predator or prey
        [opponent] { " " }by the opposing minion
        [on-him] { " " }on this minion
       *[any] {""}
    }
}{ $master_action ->
    [true] , for a master phase action
   *[false] {""}
}{ $discard_action ->
    [true] , for a discard phase action
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}. { $cost ->
    [none] {""}
   *[other] Cost: { $cost }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choose { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choose { $number }.{ " " }
}Effect: { $effects }
vtes-reading-action = { $by_is ->
    [bearer] the minion this is or is on
    [minion] any minion of yours
    [other-minion] any minion of another Methuselah
   *[any-minion] any minion
}{ $requires_is ->
    [none] {""}
   *[other] { " " }who is { $requires }
} can take an action{ $name_is ->
    [none] {""}
   *[other] { " " }({ $name })
}{ $kind_is ->
    [special] {""}
   *[other] , { $kind }
}{ $against_is ->
    [none] {""}
    [this] , directed at this card
   *[bearer] , directed at what this card is on
}{ $once_is ->
    [none] {""}
   *[turn] , once each turn in all
}{ $burns ->
    [true] , burning this card as it is announced
   *[false] {""}
}{ $undirected ->
    [true] , undirected
   *[false] {""}
}{ $blocked_by_is ->
    [none] {""}
   *[other] , which such minions of anybody’s can attempt to block, too: { $blocked_by }
}{ $locks ->
    [true] , locking this card as it is announced
   *[false] {""}
}{ $stealth ->
    [0] {""}
   *[other] , at { $stealth } stealth
}{ $bleed ->
    [0] {""}
   *[other] , with +{ $bleed } bleed
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}. { $cost ->
    [none] {""}
   *[other] Cost: { $cost }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choose { $targets }.{ " " }
}Effect: { $effects }
vtes-reading-trigger = { $leaving ->
    [true] even though this card is gone, after { $event }
   *[false] after { $event }
}{ $parting ->
    [true] { " " }(even if this card goes with it)
   *[false] {""}
}{ $outlives ->
    [true] { " " }(what this card is on; this card outlives it, X is its capacity)
   *[false] {""}
}{ $about_is ->
    [none] { $self_only ->
        [true] { " " }(this card or what it is on)
       *[false] {""}
    }
   *[other] , about { $about }
}{ $once_is ->
    [none] {""}
   *[other] , once each { $once_is }
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}: { $cost ->
    [none] {""}
   *[other] for { $cost },{ " " }
}{ $optional ->
    [true] you may:{ " " }
   *[false] {""}
}{ $effects }
vtes-reading-target = { $card_is ->
    [none] { $seat_is ->
        [none] nobody
        [any] any Methuselah
        [other] another Methuselah
        [prey] your prey
        [predator] your predator
        [neighbor] your predator or your prey
        [not-prey] another Methuselah than your prey
        [acting-prey] the prey of the acting Methuselah
        [redirect] a Methuselah other than you and the acting one
        [second-predator] your predator’s predator
       *[ousted] a Methuselah without pool
    }
   *[other] { $seat_is ->
        [none] {""}
       *[any] any Methuselah or{ " " }
    }{ $card }
}{ $number ->
    [1] {""}
   *[other] { " " }({ $up_to ->
        [true] up to { $number }
       *[false] exactly { $number }
    }{ $least ->
        [0] {""}
       *[other] , at least { $least }
    })
}{ $up_to ->
    [true] { $least ->
        [0] { " " }or nothing
       *[other] {""}
    }
   *[false] {""}
}{ $pool_is ->
    [none] {""}
    [more] { " " }with more pool than you
   *[less] { " " }with less pool than you
}{ $controls_is ->
    [none] {""}
   *[other] { " " }who controls { $controls }
}{ $edge ->
    [none] {""}
    [true] { " " }who has the Edge
   *[false] { " " }who does not have the Edge
}
vtes-mode-label = { $needs ->
    [none] { $name ->
        [none] { $type ->
            [none] effect { $number }
           *[other] { $type }
        }
       *[other] { $name }
    }
   *[other] { $needs }{ $name ->
        [none] {""}
       *[other] { " " }{ $name }
    }{ $type ->
        [none] {""}
       *[other] { " " }{ $type }
    }
}

## Names of modes, abilities and branches

vtes-mode-political-card = a political card in hand
vtes-mode-offered-referendum = a referendum offered in play
vtes-mode-equip = equip
vtes-mode-press = press
vtes-mode-maneuver = maneuver
vtes-mode-damage = damage
vtes-mode-additional-strike = additional strike
vtes-mode-strike = strike
vtes-mode-stealth = stealth
vtes-mode-weapon = with a weapon
vtes-mode-bleed = against a bleed
vtes-mode-votes = votes
vtes-mode-intercept = intercept
vtes-mode-unlock = unlock and block
vtes-mode-reflex = reflex
vtes-mode-prevent = prevention
vtes-mode-dodge = dodge
vtes-mode-cancel-and-gain = cancel, and gain 1 pool
vtes-mode-gain-pool = gain 1 pool
vtes-mode-both = stealth and bleed
vtes-mode-cancel = cancel a card
vtes-mode-more-bleed = bleed
vtes-mode-give-intercept = intercept for another
vtes-mode-unlock-another = unlock another
vtes-mode-controlled = for a vampire you control
vtes-mode-uncontrolled = for a vampire to come
vtes-mode-blood = for blood
vtes-mode-life = for life
vtes-mode-search = search
vtes-mode-rescue = rescue
vtes-mode-aggravated = aggravated damage
vtes-mode-retainer = a retainer
vtes-mode-ally = an ally
vtes-mode-strength = strength
vtes-mode-of-another = of another Methuselah
vtes-mode-your-own = your own
vtes-mode-any-bleed = a bleed against anybody
vtes-mode-own-bleed = a bleed against you
vtes-mode-draw = draw
vtes-mode-become-laibon = become Laibon
vtes-mode-hunt = hunt
vtes-mode-wraith = burn a wraith
vtes-branch-burn-1-blood = Burn 1 blood
vtes-mode-cancel-aim = cancel an aim
vtes-mode-cancel-frenzy = cancel a frenzy
vtes-mode-cancel-grapple = cancel a grapple
vtes-mode-pool = pool
vtes-ability-one-stealth = 1 stealth
vtes-ability-two-stealth = 2 stealth
vtes-ability-prevent-normal = prevent normal damage
vtes-ability-prevent-any = prevent damage
vtes-branch-primogen = Pay 1 pool: primogen
vtes-branch-prince = Pay 2 pool: prince
vtes-branch-justicar = Pay 3 pool: justicar
vtes-branch-burn-location = Burn the location
vtes-branch-no-transfers = Have no transfers this turn
vtes-branch-burn-pool = Burn 1 pool
vtes-branch-burn-blood = Burn 1 blood from a vampire
vtes-branch-burn-vampire = Burn a vampire
vtes-branch-burn-his-blood = He burns 1 blood
vtes-branch-burn-him = Burn him
vtes-branch-discard = Discard a card
vtes-branch-suffer-nightmares = He burns the blood
vtes-branch-become-camarilla = Become Camarilla
vtes-branch-unlock-for-blood = Burn 1 blood to unlock
vtes-branch-gain-1-blood = Gain 1 blood
vtes-branch-lock-it = Lock the card
vtes-branch-gain-pool = Gain 1 pool
vtes-branch-draw-crypt = Draw a crypt card
vtes-branch-burn-3-blood = Burn 3 blood
vtes-branch-burn-2-blood = Burn 2 blood
vtes-branch-let-fail = Let the action fail
vtes-branch-take-damage = Take the damage
vtes-branch-remove-from-ash = Remove a card of your ash heap from the game
vtes-branch-burn-this = Burn this card
vtes-branch-remove-at-random = Remove a library card of your ash heap at random
vtes-mode-either = one of them
vtes-mode-both-of-them = both of them

## Roles and parties

vtes-role-minion = this minion
vtes-role-target = the target
vtes-role-second = the second target
vtes-role-acting = the acting minion
vtes-role-blocker = the blocking minion
vtes-role-opponent = the opposing minion
vtes-role-bearer = what this card is on
vtes-role-this = this card
vtes-role-chosen = that card
vtes-role-defending = the defending minion
vtes-role-weapon = the weapon he strikes with
vtes-role-aimed = what the action is aimed at
vtes-role-action-card = the card of the action
vtes-role-pointed = the card it remembers
vtes-role-second-pointed = the second card it remembers
vtes-role-brought = the card equipped with, employed or recruited
vtes-role-pool = your pool
vtes-role-bank = the bank
vtes-role-blood = the blood of this minion
vtes-role-both = both combatants
vtes-party-you = you
vtes-party-cast-only-for = each Methuselah who voted only for
vtes-party-cast-only-against = each Methuselah who voted only against
vtes-party-cast-against = each Methuselah who voted against
vtes-party-prey = your prey
vtes-party-predator = your predator
vtes-party-acting = the acting Methuselah
vtes-party-target = the chosen Methuselah, or the target’s controller
vtes-party-targets = each chosen Methuselah
vtes-party-not-targets = each Methuselah who was not chosen
vtes-party-allotted = each Methuselah with points
vtes-party-chosen = that Methuselah
vtes-party-each = each Methuselah
vtes-party-each-other = each other Methuselah
vtes-party-controller = the controller of this card
vtes-party-owner = the owner of this card
vtes-party-active = the Methuselah whose turn it is
vtes-party-bearer = the controller of what this card is on
vtes-party-pointed = the Methuselah it remembers
vtes-party-canceled = whoever plays the canceled card
vtes-party-most-points = whoever has the most points
vtes-party-fewest-points = whoever has the fewest points
vtes-party-bled = the Methuselah who is bled
vtes-party-directed = those at whom the action is directed
vtes-party-opponent = the controller of the opposing minion

## When

vtes-when-as-played = as a card is played
vtes-when-unlock = in the unlock phase
vtes-when-master = in the master phase
vtes-when-minion = in the minion phase
vtes-when-influence = in the influence phase
vtes-when-discard = in the discard phase
vtes-when-announced = as an action is announced
vtes-when-action = during an action, before blocks
vtes-when-attempt = during a block attempt
vtes-when-unblocked = after blocks are declined
vtes-when-succeeding = when an action would succeed
vtes-when-blocked = when an action is blocked, before block resolution
vtes-when-before-combat = when a combat is about to begin
vtes-when-before-referendum = after a political action succeeds, before its referendum
vtes-when-terms = after the terms of a referendum are set, before votes are cast
vtes-when-polling = during the polling step
vtes-when-tallied = when the votes are counted
vtes-when-after-referendum = after a referendum
vtes-when-after-action = after action resolution
vtes-when-before-range = before range is determined
vtes-when-range = in the range step
vtes-when-before-strikes = before strikes are chosen
vtes-when-strike = while strikes are chosen
vtes-when-before-resolution = before strikes resolve
vtes-when-resolution = in strike resolution
vtes-when-damage = when damage would be inflicted
vtes-when-inflicted = after damage is inflicted
vtes-when-additional = when additional strikes are gained
vtes-when-press = in the press step
vtes-when-end-of-round = at the end of a round
vtes-when-end-of-combat = when combat would end
vtes-when-after-combat = after combat
vtes-when-going-to-torpor = when a vampire would go to torpor
vtes-when-burning = when a minion would be burned
vtes-when-diablerie = when a vampire would be diablerized
vtes-when-ousting = when a Methuselah would be ousted
vtes-during-any-time = at any moment
vtes-during-action = at any moment of an action
vtes-during-combat = at any moment of a combat
vtes-until-resolution = during this resolution of strikes
vtes-until-action = until the action ends
vtes-until-turn = until the end of the turn
vtes-until-combat = until combat ends
vtes-until-round = until the end of the round
vtes-until-unlock = until the end of the next unlock phase
vtes-until-before-unlock = until your next unlock phase
vtes-until-before-discard = until your next discard phase
vtes-until-game = until the end of the game
vtes-until-next-round = in the next round

vtes-event-went-to-torpor = going to torpor
vtes-event-fallen = a ready minion being burned or sent to torpor
vtes-event-left-play = leaving play, in whichever way
vtes-event-leaving-ready = a minion leaving the ready region
vtes-event-opponent-leaving = the opposing minion leaving the ready region
vtes-event-control-taken = a change of control
vtes-event-came-out = a crypt card coming into play from the uncontrolled region
vtes-event-discard-spent = a discard phase action used to discard a card
vtes-event-being-burned = a card being burned
vtes-event-rescued = a rescue from torpor
vtes-event-emptied = the last card being played from it
vtes-event-counters-changed = a change of its counters
vtes-event-counters-named = counters of a kind being put on a card or taken off it
vtes-event-played = a card being played
vtes-event-action-announced = an action being announced
vtes-event-action-succeeded = an action succeeding
vtes-event-blocked = a block
vtes-event-block-failed = a failed block attempt
vtes-event-bled = a successful bleed
vtes-event-bleed-succeeding = a bleed being about to succeed
vtes-event-combat-began = the beginning of a combat
vtes-event-strikes-resolving = the resolution of the initial strikes without first strike
vtes-event-strikes-coming = the moment before strikes are chosen
vtes-event-entered-play = entering play
vtes-event-burned = being burned
vtes-event-older-diablerized = diablerizing an older vampire
vtes-event-diablerized = committing diablerie
vtes-event-referendum-called = a referendum being called
vtes-event-referendum-passed = a referendum passing
vtes-event-referendum-failed = a referendum failing
vtes-event-referendum-over = the effects of a referendum
vtes-event-round-opened = the beginning of a round
vtes-event-round-closing = the end of a round
vtes-event-turn-began = the beginning of your turn
vtes-event-phase-began = the beginning of a phase
vtes-event-banished = being moved to an uncontrolled region
vtes-event-burned-pool = the burning of pool
vtes-event-incapacitated = becoming incapacitated
vtes-event-referendum-canceled = the cancellation of a referendum
vtes-event-removed = being removed from the game
vtes-event-play-over = a card having been played
vtes-event-edge-lost = somebody losing the Edge
vtes-event-edge-taken = the Edge going to somebody who did not have it
vtes-event-edge-voted = the burning of the Edge for a vote
vtes-event-discarded = a discard
vtes-event-canceled = a card being canceled
vtes-event-press-step = the press step
vtes-event-hunted = a hunt
vtes-event-unlocked = being unlocked
vtes-event-burned-blood = burning blood or life
vtes-event-control-returned = control being given back
vtes-event-contest-began = being contested
vtes-event-changed = any event
vtes-event-places-swapped = a change of places at the table
vtes-event-withdrew = the withdrawal of a Methuselah
vtes-event-card-moved = going to a hand or a deck
vtes-event-left-torpor = leaving torpor
vtes-event-became-anarch = becoming an anarch
vtes-event-anarch-no-more = being an anarch no more
vtes-event-sect-changed = a change of sect
vtes-event-attached = being put on a card, or moved to one
vtes-event-brought = a minion equipping with, employing or recruiting a card
vtes-event-brought-from-hand = a minion equipping with, employing or recruiting a card from hand
vtes-event-block-attempted = an attempt to block
vtes-event-opponent-burned = the opposing minion being burned
vtes-event-prey-ousted = the ousting of your prey
vtes-event-combat-over = the end of a combat

## Types, kinds of action, keywords

vtes-type-master = master
vtes-type-action = action
vtes-type-action-modifier = action modifier
vtes-type-ally = ally
vtes-type-combat = combat
vtes-type-conviction = conviction
vtes-type-equipment = equipment
vtes-type-event = event
vtes-type-political-action = political action
vtes-type-power = power
vtes-type-reaction = reaction
vtes-type-retainer = retainer
vtes-deed-bleed = bleed
vtes-deed-hunt = hunt
vtes-deed-equip = equip
vtes-deed-employ = employ a retainer
vtes-deed-recruit = recruit an ally
vtes-deed-political = political action
vtes-deed-leave-torpor = leave torpor
vtes-deed-rescue = rescue from torpor
vtes-deed-diablerie = diablerie
vtes-deed-become-anarch = become anarch
vtes-deed-enter-combat = enter combat
vtes-deed-burn-incapacitated = burn an incapacitated imbued
vtes-deed-gain-power = gain a power
vtes-deed-special = special action
vtes-keyword-no-spoils = cannot be taken by a diablerist
vtes-keyword-unique = unique
vtes-keyword-location = location
vtes-keyword-hunting-ground = hunting ground
vtes-keyword-derivative = derivative
vtes-keyword-elysium = Elysium
vtes-keyword-haven = haven
vtes-keyword-discipline = Discipline
vtes-keyword-archetype = archetype
vtes-keyword-trophy = trophy
vtes-keyword-boon = boon
vtes-keyword-frenzy = frenzy
vtes-keyword-grapple = grapple
vtes-keyword-ammo = ammo
vtes-keyword-title = title
vtes-keyword-equipment = equipment
vtes-keyword-investment = investment
vtes-keyword-aim = aim
vtes-keyword-inconnu = Inconnu
vtes-keyword-no-ammo = cannot have ammo
vtes-keyword-weapon = weapon
vtes-keyword-gun = gun
vtes-keyword-melee = melee weapon
vtes-keyword-vehicle = vehicle
vtes-keyword-mortal = mortal
vtes-keyword-animal = animal
vtes-keyword-ghoul = ghoul
vtes-keyword-mage = mage
vtes-keyword-demon = demon
vtes-keyword-wraith = wraith
vtes-keyword-zombie = zombie
vtes-keyword-werewolf = werewolf
vtes-keyword-mummy = mummy
vtes-keyword-changeling = changeling
vtes-keyword-gargoyle = Gargoyle creature
vtes-keyword-electronic = electronic
vtes-keyword-contract = contract
vtes-keyword-nod-fragment = Nod fragment
vtes-keyword-operation-antigen = Operation Antigen
vtes-keyword-condemnation = condemnation
vtes-keyword-red-list = Red List
vtes-keyword-kept = its player controls it, whatever it is on
vtes-keyword-gehenna = Gehenna
vtes-keyword-government = government
vtes-keyword-vampire = becomes a vampire in play
vtes-keyword-ally = becomes an ally in play
vtes-strike-kind-hand = hand strike
vtes-strike-kind-ranged = ranged strike
vtes-strike-kind-weapon = weapon strike
vtes-strike-kind-melee = melee weapon strike
vtes-strike-kind-gun = gun strike
vtes-strike-kind-card = strike card
vtes-strike-kind-innate = strike of one’s own text
vtes-strike-kind-initial = initial strike
vtes-strike-kind-additional = additional strike
vtes-strike-kind-damaging = strike that deals damage
vtes-strike-kind-dodge = dodge
vtes-strike-kind-combat-ends = combat ends
vtes-forbidden-maneuver = maneuver
vtes-forbidden-maneuver-close = maneuver to close range
vtes-forbidden-maneuver-long = maneuver to long range
vtes-forbidden-press = press
vtes-forbidden-press-continue = press to continue combat
vtes-forbidden-press-end = press to end combat
vtes-forbidden-strike = strike
vtes-forbidden-initial-strike = strike in the initial strike step
vtes-forbidden-strike-card = use strike cards
vtes-forbidden-not-hand = strike otherwise than with a hand strike
vtes-forbidden-dodge = dodge
vtes-forbidden-combat-ends = end combat by a strike
vtes-forbidden-additional = gain additional strikes
vtes-forbidden-equipment = use equipment
vtes-forbidden-weapon = use weapons
vtes-forbidden-weapon-damage = inflict damage with weapons
vtes-forbidden-prevent = prevent damage
vtes-forbidden-grapple = play grapple cards
vtes-forbidden-frenzy = play frenzy cards
vtes-forbidden-combat-card = play combat cards
vtes-forbidden-discipline-card = play cards that require a Discipline
vtes-forbidden-diablerie = commit diablerie

## Which cards

vtes-noun-bare = { $adjectives }{ $clauses }
vtes-noun-any = { $determiner ->
    [each] each{ $adjectives } card
    [any] any{ $adjectives } card
    [bare] {""}{ $adjectives } card
   *[one] one{ $adjectives } card
}{ $clauses }
vtes-noun-minion = { $determiner ->
    [each] each{ $adjectives } minion
    [any] any{ $adjectives } minion
    [bare] a{ $adjectives } minion
   *[one] one{ $adjectives } minion
}{ $clauses }
vtes-noun-vampire = { $determiner ->
    [each] each{ $adjectives } vampire
    [any] any{ $adjectives } vampire
    [bare] a{ $adjectives } vampire
   *[one] one{ $adjectives } vampire
}{ $clauses }
vtes-noun-ally = { $determiner ->
    [each] each{ $adjectives } ally
    [any] any{ $adjectives } ally
    [bare] an ally{ $adjectives }
   *[one] one{ $adjectives } ally
}{ $clauses }
vtes-noun-imbued = { $determiner ->
    [each] each{ $adjectives } imbued
    [any] any{ $adjectives } imbued
    [bare] an imbued{ $adjectives }
   *[one] one{ $adjectives } imbued
}{ $clauses }
vtes-noun-retainer = { $determiner ->
    [each] each{ $adjectives } retainer
    [any] any{ $adjectives } retainer
    [bare] a{ $adjectives } retainer
   *[one] one{ $adjectives } retainer
}{ $clauses }
vtes-noun-equipment = { $determiner ->
    [each] each{ $adjectives } piece of equipment
    [any] any{ $adjectives } equipment
    [bare] equipment{ $adjectives }
   *[one] one{ $adjectives } piece of equipment
}{ $clauses }
vtes-noun-weapon = { $determiner ->
    [each] each{ $adjectives } weapon
    [any] any{ $adjectives } weapon
    [bare] a{ $adjectives } weapon
   *[one] one{ $adjectives } weapon
}{ $clauses }
vtes-noun-location = { $determiner ->
    [each] each{ $adjectives } location
    [any] any{ $adjectives } location
    [bare] a{ $adjectives } location
   *[one] one{ $adjectives } location
}{ $clauses }
vtes-noun-master = { $determiner ->
    [each] each{ $adjectives } master card
    [any] any{ $adjectives } master card
    [bare] a{ $adjectives } master card
   *[one] one{ $adjectives } master card
}{ $clauses }
vtes-noun-event = { $determiner ->
    [each] each{ $adjectives } event
    [any] any{ $adjectives } event
    [bare] an event{ $adjectives }
   *[one] one{ $adjectives } event
}{ $clauses }
vtes-noun-trophy = { $determiner ->
    [each] each{ $adjectives } trophy
    [any] any{ $adjectives } trophy
    [bare] a{ $adjectives } trophy
   *[one] one{ $adjectives } trophy
}{ $clauses }
vtes-noun-monster = { $determiner ->
    [each] each{ $adjectives } monster
    [any] any{ $adjectives } monster
    [bare] a{ $adjectives } monster
   *[one] one{ $adjectives } monster
}{ $clauses }
vtes-noun-crypt = { $determiner ->
    [each] each{ $adjectives } crypt card
    [any] any{ $adjectives } crypt card
    [bare] a{ $adjectives } crypt card
   *[one] one{ $adjectives } crypt card
}{ $clauses }
vtes-noun-library = { $determiner ->
    [each] each{ $adjectives } library card
    [any] any{ $adjectives } library card
    [bare] a{ $adjectives } library card
   *[one] one{ $adjectives } library card
}{ $clauses }
vtes-noun-minion-or-retainer = { $determiner ->
    [each] each{ $adjectives } minion or retainer
    [any] any{ $adjectives } minion or retainer
    [bare] a{ $adjectives } minion or retainer
   *[one] one{ $adjectives } minion or retainer
}{ $clauses }
vtes-noun-minion-card = { $determiner ->
    [each] each{ $adjectives } minion card
    [any] any{ $adjectives } minion card
    [bare] a{ $adjectives } minion card
   *[one] one{ $adjectives } minion card
}{ $clauses }
vtes-filter-region = { $value_is ->
    [ready] in the ready region
    [torpor] in torpor
    [uncontrolled] in the uncontrolled region
    [unseen] in the uncontrolled region, seen or not
    [ash] in an ash heap
    [hand] in your hand
    [incapacitated] incapacitated
   *[any] in play or not
}
vtes-filter-controller = { $value_is ->
    [you] you control
    [other] another Methuselah controls
    [prey] your prey controls
    [predator] your predator controls
    [neighbor] your predator or prey controls
    [same-as-minion] of the same controller
    [target] the chosen Methuselah controls
    [chosen] that Methuselah controls
    [bled] the Methuselah who is bled controls
   *[active] the Methuselah whose turn it is controls
}
vtes-filter-controller-bare = { $value_is ->
    [you] under your control
    [other] under another Methuselah’s control
    [prey] under your prey’s control
    [predator] under your predator’s control
    [neighbor] under your predator’s or prey’s control
    [same-as-minion] under the same control
    [target] under the chosen Methuselah’s control
    [chosen] under that Methuselah’s control
    [bled] under the control of the Methuselah who is bled
   *[active] under the control of the Methuselah whose turn it is
}
vtes-filter-whose-uncontrolled = { $value_is ->
    [you] in your uncontrolled region
    [other] in another Methuselah’s uncontrolled region
    [prey] in your prey’s uncontrolled region
    [predator] in your predator’s uncontrolled region
    [neighbor] in your predator’s or prey’s uncontrolled region
    [same-as-minion] in the uncontrolled region of the same Methuselah
    [target] in the chosen Methuselah’s uncontrolled region
    [chosen] in that Methuselah’s uncontrolled region
    [bled] in the uncontrolled region of the Methuselah who is bled
   *[active] in the uncontrolled region of the Methuselah whose turn it is
}
vtes-filter-whose-ash = { $value_is ->
    [you] in your ash heap
    [other] in another Methuselah’s ash heap
    [prey] in your prey’s ash heap
    [predator] in your predator’s ash heap
    [neighbor] in your predator’s or prey’s ash heap
    [same-as-minion] in the ash heap of the same Methuselah
    [target] in the chosen Methuselah’s ash heap
    [chosen] in that Methuselah’s ash heap
    [bled] in the ash heap of the Methuselah who is bled
   *[active] in the ash heap of the Methuselah whose turn it is
}
vtes-filter-clans = { $value }
vtes-filter-not-clans = of no such clan: { $value }
vtes-filter-clan-named = of the named clan
vtes-filter-sects = { $value }
vtes-filter-not-sects = of no such sect: { $value }
vtes-filter-same = of the same: { $value }
vtes-filter-titles = with a title: { $value }
vtes-filter-not-titles = without a title: { $value }
vtes-filter-titled = { $value ->
    [true] titled
   *[false] untitled
}
vtes-filter-anarch = { $value ->
    [true] anarch
   *[false] non-anarch
}
vtes-filter-locked = { $value ->
    [true] locked
   *[false] unlocked
}
vtes-filter-locked-card = { $value ->
    [true] locked
   *[false] unlocked
}
vtes-filter-traits = { $value }
vtes-filter-not-traits = not { $value }
vtes-filter-paths = who follows the path of { $value }
vtes-filter-not-paths = who does not follow the path of { $value }
vtes-filter-slave = { $value ->
    [true] who is a slave
   *[false] who is not a slave
}
vtes-filter-enslaves = to whom this minion is enslaved
vtes-filter-disciplines = with { $value }
vtes-filter-least-capacity = of capacity { $value } or more
vtes-filter-most-capacity = of capacity { $value } or less
vtes-filter-compared = { $value_is ->
    [younger] younger
    [older] older
    [not-older] not older
   *[not-younger] not younger
}
vtes-filter-compared-to = compared with { $value }
vtes-filter-oldest = the oldest (or one of them)
vtes-filter-not-self = other than this one
vtes-filter-role = which is { $value }
vtes-filter-role-bare = { $value }
vtes-filter-other-than-bare = not { $value }
vtes-filter-other-than = which is not { $value }
vtes-filter-superior = with superior { $value }
vtes-filter-requires-discipline = { $value_is ->
    [any] that requires a Discipline
   *[other] that requires [{ $value_is }]
}
vtes-filter-requires-clans = that requires the clan { $value }
vtes-filter-requires-sects = that requires this: { $value }
vtes-filter-brings-vampire = that puts a vampire in play
vtes-filter-makes-anarch = that makes vampires anarchs
vtes-filter-requires-title = that requires a title
vtes-filter-most-pool-cost = that costs at most { $value } pool
vtes-filter-most-damage = that inflicts at most { $value } damage, none of it aggravated, with a regular strike
vtes-filter-requires-path = that requires the path { $value_is }
vtes-filter-bearer = on { $value }
vtes-filter-diablerist = { $value ->
    [true] who has committed diablerie since your last turn
   *[false] who has not committed diablerie since your last turn
}
vtes-filter-unique = { $value ->
    [true] unique
   *[false] non-unique
}
vtes-filter-red-list = { $value ->
    [true] Red List
   *[false] non-Red-List
}
vtes-filter-names = named { $value }
vtes-filter-keywords = being { $value }
vtes-filter-not-keywords = not being { $value }
vtes-filter-not-keywords-bare = anything but { $value }
vtes-filter-on = on { $value }
vtes-filter-contract = with a contract for which { $value } was chosen
vtes-filter-bears = which { $value } is on
vtes-filter-not-bearing = which { $value } is not on
vtes-filter-without = without { $value }
vtes-filter-bearing = with { $value }
vtes-filter-not-superior = without superior { $value }
vtes-filter-no-disciplines = without { $value }
vtes-filter-not-noted = not yet noted this turn: { $value_is }
vtes-filter-noted = noted: { $value_is }
vtes-filter-most-pool = of a Methuselah with at most { $value } pool
vtes-filter-out-of-turn = { $value ->
    [true] played out of turn
   *[false] not played out of turn
}
vtes-filter-types = of type { $value }
vtes-filter-least-blood = with at least { $value } blood or life
vtes-filter-most-blood = with at most { $value } blood or life
vtes-filter-full = { $value ->
    [true] at full capacity
   *[false] not at full capacity
}
vtes-filter-hurt = { $value ->
    [true] with less life than it came with
   *[false] with all the life it came with
}
vtes-filter-within = of a capacity or cost of no more than { $value }
vtes-filter-least-bleed = with a bleed of { $value } or more
vtes-filter-oldest-of-all = of the highest capacity among those
vtes-filter-entered = { $value_is ->
    [this-turn] that entered play this turn
    [since-minion-phase] that entered play since your last minion phase
   *[last-influence] that entered your ready region in your last influence phase
}
vtes-filter-fighting = in combat with { $value }
vtes-filter-opposing = in combat with { $value }
vtes-filter-in-combat = { $value ->
    [true] in combat
   *[false] not in combat
}
vtes-filter-fought = in that combat, be it over
vtes-filter-struck = { $value_is ->
    [strike] who is the target of a strike
   *[aggravated] who would get aggravated damage from an opposing strike
}
vtes-filter-voted = { $value_is ->
    [for] who voted for
    [against] who voted against
    [not] who has not voted
   *[any] who has cast votes or ballots
}
vtes-filter-voted-bare = { $value_is ->
    [for] among those who voted for it
    [against] among those who voted against it
    [not] among those who have not voted
   *[any] among those who have voted
}
vtes-filter-contested = contested
vtes-filter-may-block = who may attempt to block
vtes-filter-equip-for = that this minion could equip with, employ or recruit now for { $value ->
    [0] its cost
    [1] its cost and 1 pool
    [-1] its cost less 1 pool or blood
   *[other] its cost ({ $value })
}
vtes-filter-callable = whose referendum this minion can call
vtes-filter-strike-card = being a strike card
vtes-filter-laden = { $value ->
    [true] on which cards lie
   *[false] on which no card lies
}
vtes-filter-uses-counters = that uses counters
vtes-filter-doomed = about to be burned
vtes-filter-restricts = that would restrict this minion’s choice of strikes
vtes-filter-redirects = that changes the target of a bleed
vtes-filter-needs-superior = that requires a Discipline at the superior level
vtes-filter-marked = with a counter: { $value_is }
vtes-filter-marked-own = with a counter of yours: { $value_is }
vtes-filter-least-marked = at least { $value } of them
vtes-filter-not-marked = without a counter: { $value_is }
vtes-filter-not-taken = who has not taken this action this turn: { $value }
vtes-filter-any-of = being { $value }
vtes-filter-title-contested = { $value ->
    [true] with a contested title
   *[false] without a contested title
}

vtes-use-hand = hand strike
vtes-use-melee = melee weapon strike
vtes-use-gun = gun strike
vtes-use-ranged-weapon = ranged weapon strike
vtes-use-weapon = weapon strike
vtes-zone-hand = hand
vtes-zone-library = library
vtes-zone-crypt = crypt
vtes-zone-ash = ash heap

## Costs

vtes-cost-blood = { $amount } blood
vtes-cost-pool = { $amount } pool
vtes-cost-conviction = { $amount } conviction
vtes-cost-lock = lock this card
vtes-cost-lock_minion = lock the minion
vtes-cost-burn = burn this card
vtes-cost-edge = burn the Edge
vtes-cost-counters = { $amount } of its counters
vtes-cost-transfers = { $amount } { $amount ->
    [1] transfer
   *[other] transfers
}
vtes-cost-life = burn { $amount } of its life
vtes-cost-burning = burn { $amount } blood of the minion
vtes-cost-discard = discard { $amount }
vtes-cost-random = discard { $amount } at random
vtes-cost-discards = { $amount } such cards

## Amounts

vtes-amount-count = { $times } for { $of }{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
vtes-amount-chosen = { $times ->
    [1] X
    [-1] minus X
   *[other] { $times } times X
}
vtes-amount-stat = the { $stat_is ->
    [capacity] capacity
    [blood] blood or life
    [bleed] bleed
    [strength] strength
    [counters] counters
    [missing-life] life missing to what it came with
    [cost] cost
   *[missing-blood] blood missing to full capacity
} of { $of }{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}{ $plus ->
    [0] {""}
   *[other] { " " }plus { $plus }
}
vtes-amount-points = the points{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}
vtes-amount-margin = the votes by which the referendum was decided{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
vtes-amount-methuselahs = the number of Methuselahs{ $party_is ->
    [each] {""}
   *[other] { " " }({ $party })
}
vtes-amount-targets = { $times ->
    [1] as many as were chosen
   *[other] { $times } times as many as were chosen
}
vtes-amount-sum = the sum of { $of }{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
vtes-amount-least = the least of { $of }
vtes-amount-half = half of { $of }, rounded { $up ->
    [true] up
   *[false] down
}
vtes-amount-per-every = 1 for every { $every } of { $of }
vtes-amount-tally = { $what_is ->
    [inflicted] the damage { $of } successfully inflicted
    [dealt] the damage { $of } would inflict, prevented or not,
   *[lost] the blood or life { $of } lost to damage
} { $span_is ->
    [strike] by this strike
    [round] this round
   *[combat] this combat
}{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
vtes-amount-action-stat = the { $stat_is ->
    [bleed] bleed amount
    [taken] pool burned by the bleed
   *[stealth] stealth
} of the action{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}
vtes-amount-cards = the number of cards in the { $zone_is ->
    [hand] hand
    [library] library
    [crypt] crypt
   *[ash] ash heap
} of { $fewest ->
    [true] the one with the fewest among { $party }
   *[false] { $party }
}
vtes-amount-weapon-damage = the damage of { $of }{ $plus ->
    [0] {""}
   *[other] { " " }plus { $plus }
}
vtes-amount-depends = { $yes } if { $when }, else { $no }
vtes-amount-pool-of = the pool of { $party }
vtes-amount-victory-points = { $times } for each victory point of { $party }
vtes-amount-disciplines-used = the number of Disciplines { $of } has used to play cards this action
vtes-amount-marks = the counters ({ $word_is }) on { $of }
vtes-amount-pool-lost = the pool lost by { $party } to the referendum

## Terms

vtes-term-number = a number X{ $exactly ->
    [true] { " " }equal to { $most }
   *[false] { " " }from { $least } to { $most }
}{ $saving ->
    [true] {" (and what the chosen Methuselah is short of)"}
   *[false] {""}
}
vtes-term-allot = to allot { $points } points among { $among }{ $parts ->
    [1] {""}
   *[other] , at least { $parts } of them
}{ $most_each ->
    [99] {""}
   *[other] , at most { $most_each } each
}{ $apart ->
    [true] , not among those chosen before
   *[false] {""}
}
vtes-term-name = { $what_is ->
    [discipline] a Discipline{ $superior ->
        [true] { " " }this minion has at superior
       *[false] {""}
    }
   *[clan] a clan
}
vtes-term-either = { $of }
vtes-effect-target = { $card }{ $seat_is }

## Conditions

vtes-if-holds = { $who } is { $filter }
vtes-if-action-is = the action is{ $kinds_is ->
    [none] {""}
   *[other] { " " }of this kind: { $kinds }
}{ $directed ->
    [none] {""}
    [true] { " " }directed
   *[false] { " " }undirected
}{ $at_you ->
    [none] {""}
    [true] { " " }directed at you or a card you control
   *[false] { " " }not directed at you
}{ $by_card ->
    [none] {""}
    [true] { " " }taken with a card
   *[false] { " " }taken without a card
}{ $by_is ->
    [none] {""}
    [you] { " " }taken by your minion
    [other] { " " }taken by another Methuselah’s minion
    [prey] { " " }taken by your prey’s minion
   *[predator] { " " }taken by your predator’s minion
}{ $card_is ->
    [none] {""}
   *[other] { " " }taken with { $card }
}{ $at_is ->
    [none] {""}
   *[other] { " " }aimed at { $at }
}{ $alike ->
    [none] {""}
    [true] { " " }directed at the same Methuselahs as before
   *[false] { " " }not directed at the same Methuselahs as before
}{ $for_anarchs ->
    [none] {""}
    [true] { " " }one that requires an anarch or makes one of the acting minion
   *[false] { " " }one that neither requires nor makes an anarch
}{ $needs_clans_is ->
    [none] { $needs_discipline_is ->
        [none] {""}
       *[other] { " " }one that requires [{ $needs_discipline }]
    }
   *[other] { " " }one that requires { $needs_clans }{ $needs_discipline_is ->
        [none] {""}
       *[other] { " " }or [{ $needs_discipline }]
    }
}{ $from_this ->
    [none] {""}
    [true] { " " }one this card offers
   *[false] { " " }not one this card offers
}{ $succeeded ->
    [none] {""}
    [true] { " " }successful
   *[false] { " " }not successful
}{ $blocked ->
    [none] {""}
    [true] { " " }blocked
   *[false] { " " }not blocked
}{ $first_success ->
    [none] {""}
    [true] { " " }the minion’s first of its kind this turn to succeed
   *[false] { " " }not the minion’s first of its kind this turn to succeed
}{ $bled ->
    [none] {""}
    [true] { " " }a successful bleed
   *[false] { " " }not a successful bleed
}{ $of_prey ->
    [none] {""}
    [true] { " " }against the acting Methuselah’s prey
   *[false] { " " }not against the acting Methuselah’s prey
}{ $first ->
    [none] {""}
    [true] { " " }the first of the minion phase
   *[false] { " " }not the first of the minion phase
}{ $reacted ->
    [none] {""}
    [true] { " " }one during which a reaction card was played
   *[false] { " " }one during which no reaction card was played
}{ $cost_blood ->
    [none] {""}
    [true] { " " }one that cost blood
   *[false] { " " }one that cost no blood
}
vtes-if-about-to-fight = { $who } is about to enter combat with { $whom }
vtes-if-title-is = { $who } is the { $title } of { $place }
vtes-if-blocks-declined = blocks have been declined
vtes-if-has-blocked = { $who } has blocked the action
vtes-if-card-played = { $requires_is ->
    [none] a card named { $names }
   *[other] a card that requires { $requires }
} has been played this { $span_is }{ $by_is ->
    [none] {""}
   *[other] { " " }by { $by }
}
vtes-if-controls = { $party_is ->
    [you] you control
    [each] somebody controls
    [directed] those at whom the action is directed control
    [each-other] another Methuselah controls
   *[other] { $party } controls
} { $least ->
    [1] {""}
   *[other] at least { $least }:{ " " }
}{ $each ->
    [true] (each of them){ " " }
   *[false] {""}
}{ $filter }
vtes-if-has-edge = { $party_is ->
    [you] you have
   *[other] { $party } has
} the Edge
vtes-if-acted = { $party_is ->
    [you] a minion of yours has taken
    [each] any minion has taken
   *[other] a minion of { $party } has taken
} an action this turn that was not mandatory
vtes-if-range-is = the range is { $long ->
    [true] long
   *[false] close
}
vtes-if-combat-is = it is combat{ $first_round ->
    [none] {""}
    [true] , in the first round
   *[false] , after the first round
}{ $initial ->
    [none] {""}
    [true] , at the initial strikes
   *[false] , at additional strikes
}{ $ending ->
    [none] {""}
    [true] , about to end
   *[false] , not about to end
}{ $over ->
    [none] {""}
    [true] , over
   *[false] , not over
}{ $both_ready ->
    [none] {""}
    [true] , both combatants ready
   *[false] , not both combatants ready
}{ $queued ->
    [none] {""}
    [true] , another combat queued
   *[false] , no other combat queued
}{ $by_block ->
    [none] {""}
    [true] , from a block
   *[false] , not from a block
}{ $was_blocked_is ->
    [none] {""}
   *[other] , { $was_blocked } having been blocked
}{ $was_blocker_is ->
    [none] {""}
   *[other] , { $was_blocker } having blocked
}{ $quiet_rounds ->
    [0] {""}
   *[other] , { $quiet_rounds } rounds in a row without a card played
}
vtes-if-strike-is = the strike of { $who } is{ $kinds_is ->
    [none] { $not_kinds_is ->
        [none] { $aggravated ->
            [none] { $works ->
                [none] { $requires_is ->
                    [none] { " " }chosen
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}{ $kinds_is ->
    [none] {""}
   *[other] { " " }{ $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }not { $not_kinds }
}{ $aggravated ->
    [none] {""}
    [true] { " " }aggravated
   *[false] { " " }not aggravated
}{ $works ->
    [none] {""}
    [true] { " " }effective at this range
   *[false] { " " }not effective at this range
}{ $requires_is ->
    [none] {""}
   *[other] { " " }a card requiring { $requires }
}
vtes-if-stealth-needed = stealth is needed
vtes-if-play-is = a card is being played{ $by_is ->
    [none] {""}
   *[other] { " " }by { $by }
}{ $card_is ->
    [none] {""}
   *[other] { " " }which is { $card }
}
vtes-if-doomed = { $who } is { $to_torpor ->
    [true] going to torpor
   *[false] being burned or going to torpor
}
vtes-if-can-diablerize = { $who } can commit diablerie
vtes-if-referendum-is = { $kind_is ->
    [none] the referendum is
    [political] the referendum of a political action is
   *[blood-hunt] the referendum of a blood hunt is
} { $under_way ->
    [none] under way or just over
    [true] under way
   *[false] just over
}{ $caller_is ->
    [none] {""}
   *[other] , called by { $caller }
}{ $called_by_is ->
    [none] {""}
   *[other] , called by { $called_by }
}{ $on_is ->
    [none] {""}
   *[other] , about { $on }
}{ $passed ->
    [none] {""}
    [true] , passed
   *[false] , not passed
}{ $automatic ->
    [none] {""}
    [true] , automatic
   *[false] , not automatic
}{ $cast ->
    [none] {""}
    [true] , one with votes cast
   *[false] , one without votes cast
}{ $least_margin ->
    [0] {""}
   *[other] , decided by at least { $least_margin }
}{ $chose_is ->
    [none] {""}
   *[other] , in whose terms was chosen { $chose }
}
vtes-if-compare = { $left } is { $how_is ->
    [more] more than
    [at-least] at least
   *[equal] equal to
} { $right }
vtes-if-not = not ({ $of })
vtes-if-all = { $of }
vtes-if-any-of = { $of }
vtes-if-played-in = this card was played with effect { $modes }
vtes-if-tied = two or more have the { $which_is ->
    [most] most points
   *[fewest] fewest points
}
vtes-if-same-methuselah = { $one } and { $other } are the same
vtes-if-turn-is = it is { $yours ->
    [none] {""}
    [true] your turn
   *[false] another’s turn
}{ $phases_is ->
    [none] {""}
   *[other] { " " }in the { $phases }
}{ $acted ->
    [none] {""}
    [true] { " " }a turn in which an action was attempted
   *[false] { " " }a turn in which no action was attempted
}

## Effects

vtes-effect-stealth = { $amount_is ->
    [number] +{ $amount } stealth for the acting minion
   *[other] more stealth for the acting minion: { $amount }
}{ $ahead ->
    [true] , even if not needed yet
   *[false] {""}
}
vtes-effect-intercept = { $amount_is ->
    [number] +{ $amount } intercept for { $who }
   *[other] more intercept for { $who }: { $amount }
}{ $ahead ->
    [true] , even if not needed yet
   *[false] {""}
}
vtes-effect-bleed-more = { $amount_is ->
    [number] +{ $amount } bleed
   *[other] more bleed: { $amount }
}{ $limited ->
    [true] { " " }(limited)
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] { " " }as long as { $when }
}
vtes-effect-bleed-less = the bleed is reduced by { $amount }
vtes-effect-redirect = the bleed is now against the chosen Methuselah, who can attempt to block
vtes-effect-no-bleed = the bleed burns no pool and is unsuccessful
vtes-effect-mask = unlock the acting minion and lock this minion, who continues the action as the acting minion
vtes-effect-attempt-block = { $who } attempts to block{ $anyone ->
    [true] , whomever the action is aimed at
   *[false] {""}
}
vtes-effect-ransom = As it is played, the controller of { $who } can cancel it ({ $cost }).
vtes-effect-wake = { $who } wakes: until the action ends he can block and react as though unlocked
vtes-effect-end-action = the action ends, unsuccessful{ $bar ->
    [true] , and the acting minion cannot take it again this turn
   *[false] {""}
}{ $fails ->
    [true] , having failed at its resolution
   *[false] {""}
}{ $canceled ->
    [true] , canceled before its resolution
   *[false] {""}
}
vtes-effect-fail-block = the block attempt, or the block, fails{ $bar ->
    [true] , and that minion cannot attempt to block this action again
   *[false] {""}
}{ $bar_all ->
    [true] , and his controller cannot attempt to block this action again
   *[false] {""}
}
vtes-effect-cancel-combat = the combat that the block would lead to is canceled
vtes-effect-unblocked = the action continues as if unblocked{ $stealth ->
    [0] {""}
   *[other] { " " }with +{ $stealth } stealth, even if not needed yet
}
vtes-effect-bleed = bleed
vtes-effect-hunt = hunt for { $amount } blood{ $source_is ->
    [none] {""}
   *[other] { " " }stolen from { $source }
}
vtes-effect-enter-combat = { $minion } enters combat with { $who }{ $as_acting ->
    [true] , who counts as the acting minion
   *[false] {""}
}{ $first_is ->
    [none] {""}
   *[other] ; as it begins: { $first }
}
vtes-effect-equip = put this card where its type belongs{ $life ->
    [none] {""}
   *[other] , with { $life } life
}{ $acts ->
    [true] , able to act this turn
   *[false] {""}
}{ $lays ->
    [0] {""}
   *[other] , with the top { $lays } cards of your library on it, face down and out of play
}
vtes-effect-call-referendum = call a referendum{ $automatic ->
    [true] { " " }that passes automatically
   *[false] {""}
}{ $terms_is ->
    [none] {""}
   *[other] ; choose { $terms }
}{ $during_is ->
    [none] {""}
   *[other] ; during it: { $during }
}{ $passes_is ->
    [none] {""}
   *[other] ; if it passes: { $passes }
}{ $fails_is ->
    [none] {""}
   *[other] ; if it fails: { $fails }
}
vtes-effect-gain-votes = { $who } gets { $amount ->
    [0] {""}
   *[other] { $amount } votes
}{ $ballots ->
    [0] {""}
   *[other] { " " }{ $ballots } ballots
}{ $side_is ->
    [none] {""}
    [for] { " " }for the referendum
   *[against] { " " }against the referendum
}
vtes-effect-burn-for-votes = while this resolves all Methuselahs in turn can burn { $blood_is ->
    [none] pool
   *[other] blood ({ $blood })
}, one by one, for this many votes each: { $votes }
vtes-effect-act-again = the acting minion can take this action again this turn
vtes-effect-take-action = { $who } can take an action now
vtes-effect-mark-direction = this card remembers at whom the action is directed
vtes-effect-abstain = { $who } abstains; what he has cast is canceled
vtes-effect-change-votes = the votes and ballots of { $who } go to the side you choose{ $force ->
    [true] ; he casts all he has
   *[false] {""}
}
vtes-effect-fail-referendum = the referendum fails
vtes-effect-call-listed = this minion calls the referendum of { $who }: that of a political card in hand (which is played now, requirements and cost applying) or one that a card in play offers
vtes-effect-next-passes = the next referendum called by { $caller }{ $until_is ->
    [none] {""}
   *[turn] { " " }this turn
} passes automatically
vtes-effect-at-tally = when the referendum is resolved{ $outcome_is ->
    [any] {""}
    [passes] { " " }and passes
   *[fails] { " " }and fails
}: { $do }
vtes-effect-in-referendum = in this referendum, { $modifier }
vtes-effect-burn-pool = { $party_is ->
    [you] you burn
   *[other] { $party } burns
} { $amount_is ->
    [number] { $amount } pool
   *[other] pool: { $amount }
}
vtes-effect-gain-pool = { $party_is ->
    [you] you gain
   *[other] { $party } gains
} { $amount_is ->
    [number] { $amount } pool
   *[other] pool: { $amount }
}
vtes-effect-move-pool = pool goes from { $source } to { $to }: { $amount }
vtes-effect-take-edge = { $party_is ->
    [you] you get
   *[other] { $party } gets
} the Edge
vtes-effect-burn-edge = burn the Edge
vtes-effect-burn-life = { $who } burns { $amount_is ->
    [number] { $amount } life
   *[other] life: { $amount }
}
vtes-effect-burn-blood = { $who } burns { $amount_is ->
    [number] { $amount } blood
   *[other] blood: { $amount }
}{ $life ->
    [true] { " " }or life
   *[false] {""}
}
vtes-effect-gain-blood = { $who } gains { $amount_is ->
    [number] { $amount } blood or life
   *[other] blood or life: { $amount }
}
vtes-effect-move-blood = move { $amount_is ->
    [number] { $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }
   *[other] counters ({ $amount })
} from { $source } to { $to }{ $party_is ->
    [you] {""}
   *[other] { " " }(that of { $party })
}
vtes-effect-add-counters = put { $amount ->
    [1] 1 counter
   *[other] { $amount } counters
} on { $who }
vtes-effect-corrupt = put { $amount } of your corruption counters on { $who }{ $steal ->
    [true] ; with as many as its capacity or cost you may burn them to steal it
   *[false] {""}
}
vtes-effect-remove-at-random = remove { $amount ->
    [1] 1 library card
   *[other] { $amount } library cards
} at random in the ash heap of { $party } from the game
vtes-effect-must = { $who } must take this action this turn: { $action }
vtes-effect-lock = lock { $who }
vtes-effect-unlock = unlock { $who }
vtes-effect-burn = burn { $who }
vtes-effect-put-on = put this card on { $who }
vtes-effect-put-in-play = put this card in play{ $ready ->
    [true] { " " }in the ready region
   *[false] {""}
}{ $apart ->
    [true] { " " }in your uncontrolled region
   *[false] {""}
}{ $counters_is ->
    [number] { $counters ->
        [0] {""}
       *[other] { " " }with { $counters } counters
    }
   *[other] { " " }with counters: { $counters }
}
vtes-effect-arise = move this card to your ready region; it becomes the vampire described below, with { $blood } blood{ $disciplines ->
    [0] {""}
   *[other] { " " }and { $disciplines } Disciplines of your choice at superior
}
vtes-effect-bring = this minion equips with { $who }, employs or recruits it; its requirements apply, and its cost{ $more ->
    [0] {""}
    [1] , with 1 pool more
    [-1] , with 1 pool or blood less
   *[other] { " " }({ $more })
}
vtes-effect-point-at = { $by_is ->
    [this] this card
   *[other] { $by }
} remembers { $party_is ->
    [none] { $who }
   *[other] { $party }
}
vtes-effect-mark = put counters on { $who }: { $amount } ({ $word_is }){ $most ->
    [99] {""}
   *[other] , no more than { $most } in all
}{ $own ->
    [true] , of yours
   *[false] {""}
}
vtes-effect-unmark = burn counters from { $who }: { $amount ->
    [99] all
   *[other] { $amount }
} ({ $word_is }){ $own ->
    [true] , of yours
   *[false] {""}
}
vtes-effect-move-counters = move { $amount ->
    [99] all counters
   *[other] { $amount } counters
} from { $source } to { $to }
vtes-effect-put = put { $who } { $to_is ->
    [hand] in its owner’s hand
    [ash] in its owner’s ash heap
    [removed] out of the game
    [top] on top of its owner’s library
    [bottom] at the bottom of its owner’s library
    [library] in its owner’s library, shuffled afterwards
    [crypt-bottom] at the bottom of the crypt
    [crypt] in its owner’s crypt, shuffled afterwards
   *[uncontrolled] in its owner’s uncontrolled region
}
vtes-effect-draw-crypt = { $party_is ->
    [you] you draw
   *[other] { $party } draws
} { $amount ->
    [1] 1 crypt card
   *[other] { $amount } crypt cards
}
vtes-effect-show-crypt = { $party_is ->
    [you] you show
   *[other] { $party } shows
} the top card of the crypt to everybody{ $do_is ->
    [none] {""}
   *[other] ; with its cost as points: { $do }
}
vtes-effect-take-from-crypt = move the { $bottom ->
    [true] bottom card
   *[false] top card
} of your crypt { $to_is ->
    [ready] to your ready region
    [removed] out of the game, having shown it
   *[uncontrolled] to your uncontrolled region
}{ $contests ->
    [true] {""}
   *[false] , where it contests no other minion and no title
}{ $only_is ->
    [none] {""}
   *[other] , shown first, if it is { $only } (else shuffle it back)
}{ $do_is ->
    [none] {""}
   *[other] ; with that card: { $do }
}
vtes-effect-shuffle-crypt = { $party_is ->
    [you] you shuffle your crypt
   *[other] { $party } shuffles the crypt
}
vtes-effect-deal-anew = { $party } puts her uncontrolled crypt cards back in the crypt and their counters in her pool, burns what is on them, shuffles and deals herself as many cards
vtes-effect-shuffle-hand = the hand of { $party } is shuffled into the library, then drawn up again
vtes-effect-mill = the top { $amount } library cards of { $party } are burned
vtes-effect-sift = { $by_is ->
    [you] you draw
   *[other] { $by } draws
} { $up_to ->
    [true] up to { $amount }
   *[false] { $amount }
} cards, then as many go from the hand { $to_is ->
    [bottom] to the bottom of the library
    [top] to the top of the library
   *[ash] to the ash heap
}
vtes-effect-fetch = { $by_is ->
    [you] you search
   *[other] { $by } searches
} these places ({ $zones }){ $of_is ->
    [none] {""}
   *[other] { " " }of { $of }
} for { $what }{ $number ->
    [1] {""}
   *[other] { " " }({ $number } of them)
}{ $up_to ->
    [true] { " " }(finding nothing is allowed)
   *[false] {""}
}{ $reveal ->
    [true] , which is shown
   *[false] {""}
}; { $to_is ->
    [hand] it goes to the hand
    [ash] it goes to the ash heap
    [removed] it is removed from the game
    [top] it goes on top of the library
    [bottom] it goes to the bottom of the library
    [library] it goes to the library
    [uncontrolled] it goes to the uncontrolled region
    [under] it is put on this card, face up and out of play
    [under-face-down] it is put on this card, face down and out of play
    [equip] { $minion } equips with it, employs or recruits it, { $anyhow ->
        [true] whatever it requires, the cost applying
       *[false] requirements and cost applying
    }
    [stand-in] it is put in play to represent something else
   *[play] it is put in play
}{ $on_is ->
    [none] {""}
   *[other] { " " }on { $on }
}{ $pays_is ->
    [none] {""}
   *[half] , for half its cost, rounded down
}{ $decks ->
    [none] {""}
   *[some] ; a deck that was searched is shuffled
}{ $do_is ->
    [none] {""}
   *[some] ; with that card: { $do }
}
vtes-effect-browse = look at up to { $amount } cards from the top of your library, move up to { $take } of them to your hand and shuffle
vtes-effect-lay-top = { $amount ->
    [1] put the top card
   *[other] put the top { $amount } cards
} of your library on this card, face down and out of play
vtes-effect-lay-under = put { $who } from your hand on this card, face down and out of play
vtes-effect-swap-under = exchange a card from your hand for the one on this card
vtes-effect-take-back = one of the cards on this card goes { $to_is ->
    [hand] to its owner’s hand
   *[top] on top of its owner’s library
}
vtes-effect-show-library = show the top card of your library to everybody{ $do_is ->
    [none] {""}
   *[other] ; with that card: { $do }
}
vtes-effect-look-at = { $zone_is ->
    [hand] look at the hand of { $party }
    [uncontrolled] look at the uncontrolled region of { $party }
   *[library] look at the top of the library of { $party }
}{ $amount ->
    [99] {""}
   *[other] { " " }({ $amount } cards)
}{ $card_is ->
    [none] {""}
   *[other] { " " }(only { $card })
}{ $by_is ->
    [you] {""}
   *[other] { " " }(by { $by })
}
vtes-effect-reorder = look at the top { $amount } cards of your library and put them back in any order
vtes-effect-gain-master-actions = { $party_is ->
    [you] you get
   *[other] { $party } gets
} { $amount ->
    [1] 1 more master phase action
   *[other] { $amount } more master phase actions
}, now or in the next master phase
vtes-effect-gain-transfers = +{ $amount } transfers
vtes-effect-gain-discard-actions = +{ $amount } discard phase actions
vtes-effect-note = note this { $span_is } about { $who }: { $word_is }
vtes-effect-send-to-torpor = send { $who } to torpor{ $after_combat ->
    [true] { " " }after the combat
   *[false] {""}
}
vtes-effect-diablerize = { $by } diablerizes { $who }
vtes-effect-rescue = { $who } is spared{ $to_torpor ->
    [true] : to torpor instead of being burned
   *[false] {""}
}
vtes-effect-draw = { $party_is ->
    [you] you draw
   *[other] { $party } draws
} { $amount ->
    [1] 1 card
   *[other] { $amount } cards
}
vtes-effect-discard-from-hand = { $party_is ->
    [you] you discard
   *[other] { $party } discards
} { $whole ->
    [true] the rest of the hand
   *[false] { $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }
}{ $which_is ->
    [none] {""}
   *[other] { " " }({ $which })
}{ $random ->
    [true] { " " }at random
   *[false] {""}
}{ $by_is ->
    [you] { " " }of your choice
   *[party] {""}
}, { $replaced_is ->
    [now] drawing up afterwards
   *[master-phase] replaced in the next master phase
}{ $alike_is ->
    [none] {""}
   *[some] ; if all are copies of one card: { $alike }
}
vtes-effect-move-to-ready = move { $who } from torpor to the ready region
vtes-effect-influence-more = add { $amount } blood to { $who }{ $source_is ->
    [pool] { " " }from your pool
   *[bank] {""}
}
vtes-effect-become = { $who } becomes{ $title_is ->
    [none] {""}
   *[other] { " " }{ $title }
}{ $city_is ->
    [none] {""}
   *[other] { " " }of { $city_is }
}{ $same_city ->
    [true] { " " }of the same city
   *[false] {""}
}{ $sect_is ->
    [none] {""}
   *[other] { " " }{ $sect_is }
}{ $clan_is ->
    [none] {""}
   *[other] { " " }{ $clan_is }
}{ $clan_named ->
    [true] { " " }of the named clan
   *[false] {""}
}{ $like_is ->
    [none] {""}
   *[other] { " " }of the clan and sect of { $like }
}{ $anarch ->
    [none] {""}
    [true] { " " }anarch
   *[false] { " " }non-anarch
}{ $trait_is ->
    [none] {""}
   *[other] { " " }{ $trait_is }
}{ $until_is ->
    [none] {""}
    [turn] { " " }until the end of the turn
   *[card] { " " }as long as this card is in play
}
vtes-effect-join-circle = { $who } belongs to a circle of your choice
vtes-effect-copy-title = { $who } receives the title of { $of }
vtes-effect-lose-title = { $who } loses { $contested ->
    [true] the title he contests
   *[false] his title
}
vtes-effect-take-control = { $party_is ->
    [you] you take
   *[other] { $party } takes
} control of { $who }{ $until_is ->
    [none] {""}
   *[other] { " " }until the end of the { $until_is }
}{ $onto_is ->
    [none] {""}
   *[other] , moved to { $onto }
}
vtes-effect-lend = { $party } takes control of { $who } until your next unlock phase
vtes-effect-borrow = you take control of { $who } until the end of your next turn
vtes-effect-rearrange = move blood, equipment and retainers between { $one } and { $other } as you like
vtes-effect-exchange = exchange a card from your hand for { $who }
vtes-effect-move-to = move { $who } to { $to }
vtes-effect-banish = move { $who } to { $owner ->
    [true] its owner’s
   *[false] the
} uncontrolled region with everything on him
vtes-effect-bring-out = move { $who } to your ready region
vtes-effect-cancel-card = cancel the card being played{ $pays ->
    [true] ; its cost is paid
   *[false] ; its cost is not paid
}{ $bar_is ->
    [action] ; that minion cannot play that card again this action
    [turn] ; nobody can play that card again this turn
   *[other] {""}
}
vtes-effect-cancel-next = { $until_is ->
    [action] until the action ends
    [turn] until the end of the turn
   *[combat] until combat ends
}, the next card such as { $cards } is canceled as it is played; its cost is { $pays ->
    [true] paid
   *[false] not paid
}
vtes-effect-cancel-referendum = cancel the referendum{ $to_hand ->
    [true] ; the political card returns to its owner’s hand
   *[false] {""}
}{ $bar ->
    [true] ; the minions of that Methuselah cannot take the same action again this turn
   *[false] {""}
}
vtes-effect-inflict = { $who } takes { $amount } { $aggravated ->
    [true] aggravated{ " " }
   *[false] {""}
}{ $preventable ->
    [true] {""}
   *[false] unpreventable{ " " }
}{ $environmental ->
    [true] environmental{ " " }
   *[false] {""}
}damage{ $by_this ->
    [true] { " " }from this card
   *[false] {""}
}{ $from_strike ->
    [true] { " " }as part of the strike
   *[false] {""}
}
vtes-effect-strike = strike:{ $dodge ->
    [true] { " " }dodge
   *[false] {""}
}{ $ends_combat ->
    [true] { " " }combat ends
   *[false] {""}
}{ $damage_is ->
    [none] {""}
   *[other] { " " }{ $damage }{ $ranged ->
        [true] R
       *[false] {""}
    } damage
}{ $strength_is ->
    [none] {""}
   *[other] { " " }strength +{ $strength } damage
}{ $uses_is ->
    [none] {""}
   *[other] { " " }{ $uses }
}{ $plus_is ->
    [number] { $plus ->
        [0] {""}
       *[other] { " " }at +{ $plus } damage
    }
   *[other] { " " }at more damage: { $plus }
}{ $most ->
    [none] {""}
   *[other] { " " }(at most { $most })
}{ $aggravated ->
    [true] { " " }aggravated
   *[false] {""}
}{ $ranged ->
    [true] { " " }ranged
   *[false] {""}
}{ $first ->
    [true] { " " }with first strike
   *[false] {""}
}{ $steal_blood_is ->
    [number] { $steal_blood ->
        [0] {""}
       *[other] { " " }steal { $steal_blood } blood or life
    }
   *[other] { " " }steal blood or life: { $steal_blood }
}{ $steal_is ->
    [none] {""}
   *[other] { " " }steal { $steal_is }
}{ $destroy_is ->
    [none] {""}
   *[other] { " " }destroy { $destroy_is }
}{ $no_weapon_damage ->
    [true] { " " }after which the opposing vampire’s strikes with weapons inflict no damage this round
   *[false] {""}
}{ $undodgeable ->
    [true] { " " }that cannot be dodged
   *[false] {""}
}{ $unpreventable ->
    [true] { " " }that cannot be prevented
   *[false] {""}
}{ $not_prevented_by_is ->
    [none] {""}
   *[other] { " " }not prevented by { $not_prevented_by }
}{ $only_prevented_by_is ->
    [none] {""}
   *[other] { " " }only prevented by { $only_prevented_by }
}{ $maneuver ->
    [true] { " " }with an optional maneuver
   *[false] {""}
}{ $maneuver_to_is ->
    [none] {""}
    [close] { " " }to close range
   *[long] { " " }to long range
}{ $press ->
    [true] { " " }with an optional press
   *[false] {""}
}{ $press_only_is ->
    [none] {""}
    [continue] { " " }to continue
   *[end] { " " }to end combat
}{ $more_is ->
    [none] {""}
   *[other] { " " }with { $more }
}{ $by_opponent ->
    [true] , by the opponent of its bearer
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] , if { $when }
}{ $once_is ->
    [none] {""}
   *[other] , once each { $once_is }
}{ $cost_is ->
    [none] {""}
   *[other] , for { $cost }
}{ $effects_is ->
    [none] {""}
   *[other] ; { $effects }
}{ $anyway_is ->
    [none] {""}
   *[other] ; in any case { $anyway }
}{ $inflicted_is ->
    [none] {""}
   *[other] ; if it inflicts damage, { $inflicted }
}{ $afterwards_is ->
    [none] {""}
   *[other] ; afterwards { $afterwards }
}
vtes-effect-maneuver = maneuver{ $to_is ->
    [none] {""}
    [close] { " " }to close range
   *[long] { " " }to long range
}
vtes-effect-press = { $automatic ->
    [true] an automatic press
   *[false] press
}{ $only_is ->
    [none] {""}
    [continue] { " " }to continue combat
   *[end] { " " }to end combat
}
vtes-effect-keep = { $who } gets an optional { $what_is ->
    [maneuver] maneuver
    [either] maneuver or press
   *[press] press
}{ $only_is ->
    [none] {""}
    [close] { " " }to close range
    [long] { " " }to long range
    [continue] { " " }to continue combat
   *[end] { " " }to end combat
} { $until_is ->
    [round] this round
    [combat] this combat
   *[next-round] in the next round
}
vtes-effect-more-strikes = { $amount ->
    [1] 1 additional strike
   *[other] { $amount } additional strikes
}{ $limited ->
    [true] { " " }(limited)
   *[false] {""}
}{ $only_is ->
    [none] {""}
   *[other] , only { $only }
}{ $strike_is ->
    [none] {""}
   *[other] {""}: { $strike }
}
vtes-effect-prevent = prevent { $amount_is ->
    [none] { $half ->
        [true] half of the damage, rounded up
       *[false] all damage
    }
   *[other] { $amount } damage
}{ $aggravated ->
    [true] {""}
   *[false] , not aggravated
}{ $normal ->
    [true] {""}
   *[false] , only aggravated
}{ $strike ->
    [true] { " " }from the opposing minion’s strikes
   *[false] {""}
}{ $kinds_is ->
    [none] {""}
   *[other] { " " }from { $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }not from { $not_kinds }
}{ $carries ->
    [true] , also of several strikes together
   *[false] {""}
}{ $until_is ->
    [none] {""}
    [resolution] , in this resolution of strikes
    [round] , for the rest of the round
   *[combat] , for the rest of the combat
}{ $anyone ->
    [true] , to anybody
   *[false] {""}
}{ $whom_is ->
    [none] {""}
   *[other] , to { $whom }
}
vtes-effect-damage-more = { $kinds_is ->
    [none] strikes
   *[other] { $kinds }
} of { $who }{ $requires_is ->
    [none] {""}
   *[other] { " " }(cards requiring { $requires })
}{ $this_weapon ->
    [true] { " " }with this weapon
   *[false] {""}
} inflict +{ $amount } { $aggravated ->
    [true] aggravated{ " " }
   *[false] {""}
}damage { $until_is ->
    [strike] with this strike
    [round] this round
    [combat] this combat
   *[turn] this turn
}
vtes-effect-rider = { $when_is ->
    [inflicted] if the strike of { $who } inflicts damage
    [dodged] if the strike of { $who } is dodged
   *[resolved] after the strike of { $who } resolves
}: { $do }
vtes-effect-each-round = { $next_rounds_only ->
    [true] from the next round on,{ " " }
   *[false] {""}
}{ $until_is ->
    [round] this round
   *[combat] each round of this combat
} { $at_is ->
    [before-range] before range is determined
    [resolution] during normal strike resolution
    [press] in the press step
   *[end-of-round] at the end of the round
}{ $counts ->
    [true] { " " }(X: the rounds since it began)
   *[false] {""}
}: { $do }
vtes-effect-at-once = at the same time: { $do }
vtes-effect-after-combat = when combat has ended{ $prolonged ->
    [true] , even if it was prolonged
   *[false] {""}
}{ $queues ->
    [true] { " " }(a combat will come of it: no other can be queued)
   *[false] {""}
}: { $do }
vtes-effect-forbid = { $who } cannot { $what } { $until_is ->
    [round] this round
    [combat] this combat
    [action] this action
    [turn] this turn
   *[next-round] in the next round
}
vtes-effect-grant = { $who } has { $until_is ->
    [resolution] during this resolution of strikes
    [round] this round
    [combat] this combat
    [action] this action
    [turn] this turn
   *[next-round] in the next round
}: { $ability }
vtes-effect-set-range = the range { $next_round ->
    [true] of the next round{ " " }
   *[false] {""}
}is { $long ->
    [none] what you choose
    [true] long
   *[false] close
}{ $default ->
    [true] { " " }by default from now on
   *[false] { " " }(skip the determine range step)
}
vtes-effect-new-round = a new round begins instead
vtes-effect-let-end = the combat can no longer be made to go on
vtes-effect-end-combat = combat ends
vtes-effect-chooses-first = { $who } chooses his strike first
vtes-effect-commit = this minion’s initial strike this round must be with this weapon
vtes-effect-choose-again = the strike of { $who } is canceled{ $lost ->
    [true] { " " }and lost
   *[false] { " " }and he chooses again
}
vtes-effect-move-equipment = { $what } goes to { $to }
vtes-effect-may = { $by_is ->
    [you] you
   *[other] { $by }
} may{ $cost_is ->
    [none] {""}
   *[other] { " " }({ $cost })
}: { $do }
vtes-effect-if = if { $condition }: { $do }{ $otherwise_is ->
    [none] {""}
   *[other] ; otherwise: { $otherwise }
}
vtes-effect-pick = { $by_is ->
    [you] choose
   *[other] { $by } chooses
} { $what }{ $random ->
    [true] { " " }at random
   *[false] {""}
}: { $do }
vtes-effect-for-each = for { $of }: { $do }
vtes-effect-as = { $party } does this as “you”: { $do }
vtes-effect-one-of = { $by_is ->
    [you] choose one
   *[other] { $by } chooses one
}{ $may ->
    [true] { " " }or none
   *[false] {""}
}: { $of }
vtes-effect-repeat = as often as { $times }: { $do }
vtes-effect-later = { $when_is ->
    [end-of-turn] at the end of the turn
    [end-of-action] at the end of the action
    [your-unlock] in your next unlock phase
    [influence-phase] as your next influence phase begins
    [end-of-your-turn] at the end of your turn
    [resolution] just before the action resolves
    [discard-phase] in your next discard phase
    [next-discard-phase] in the next discard phase
   *[after-resolution] after action resolution
}: { $do }
vtes-effect-roll = { $sides ->
    [2] flip a coin (X: 1 for heads, 2 for tails)
   *[other] roll a die of { $sides } sides (X: what it shows)
}: { $do }
vtes-effect-pick-number = { $by_is ->
    [you] choose
   *[other] { $by } chooses
} { $number }: { $do }
vtes-effect-whenever = { $until_is ->
    [action] until the action ends
    [turn] until the end of the turn
    [combat] until combat ends
    [game] for the rest of the game
   *[round] until the end of the round
}, after { $event }{ $about_is ->
    [none] {""}
   *[other] { " " }about { $about }
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}{ $times_is ->
    [none] {""}
   *[other] , { $times } times at most
}: { $do }
vtes-effect-for-targets = for each { $allotted ->
    [true] card with points
   *[false] target
}: { $do }
vtes-effect-share-out = { $by_is ->
    [you] you have
   *[other] { $by } has
} { $points }: { $do }
vtes-effect-lasts = { $modifier }

## What changes a default

vtes-modifier-bleed = { $sets ->
    [true] bleed { $amount }
   *[false] bleed { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-strength = { $sets ->
    [true] a strength of { $amount }
   *[false] strength { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-stealth = stealth { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-intercept = intercept { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-capacity = { $sets ->
    [true] a capacity of { $amount }
   *[false] capacity { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-hand-size = hand size { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-transfers = transfers { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-master-actions = { $sets ->
    [true] { $amount } master phase actions instead of 1
   *[false] master phase actions { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-discard-actions = discard phase actions { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-votes = votes { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-hunt = blood from hunting { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage = damage { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-cost = cost { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-bleed-against = bleeds against her { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-discipline = { $sign ->
    [less] {""}
   *[more] +
}{ $amount } { $amount ->
    [1] level
    [-1] level
   *[other] levels
} of { $note_is ->
    [named] the named Discipline
   *[other] { $note }
}
vtes-modifier-unlocks = does not unlock as normal
vtes-modifier-may-block = cannot block{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-block-cost = must burn { $amount } { $note_is ->
    [life] blood or life
    [library] card from the top of his controller’s library
    [blood] blood
   *[other] counters
} to attempt to block
vtes-modifier-locks-to-block = does not lock for blocking
vtes-modifier-may-unlock = cannot unlock
vtes-modifier-may-take-edge = cannot get the Edge, which is burned instead
vtes-modifier-may-act = cannot take actions{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-equip-cost = equipment costs { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood or pool
vtes-modifier-most-bled = a bleed burns at most { $amount } pool
vtes-modifier-weakened = cards that require a Discipline and that he plays during an action are not replaced until the action is over or the hand is empty
vtes-modifier-gains-by-hunting = cannot gain blood by hunting
vtes-modifier-veiled = his first card each turn that requires a Discipline has no effect if the top card of his controller’s library, which is shown, is a master; he then burns { $amount } blood if it required [{ $note }]
vtes-modifier-may-leave-torpor = cannot be moved from torpor to the ready region
vtes-modifier-may-be-diablerized = cannot be diablerized
vtes-modifier-discount = this card can be locked to make a card that is played cost { $amount } { $note_is ->
    [blood] blood
    [pool] pool
    [either] blood or pool
   *[other] { $note }
} less
vtes-modifier-kept-discount = this card can be locked to make a card that is played cost { $amount } { $note_is ->
    [blood] blood
    [pool] pool
    [either] blood or pool
   *[other] { $note }
} less (it is not locked if that card is canceled as it is played)
vtes-modifier-burn-discount = this card can be burned to make a card that is played cost { $amount } { $note_is ->
    [blood] blood
    [pool] pool
    [either] blood or pool
   *[other] { $note }
} less
vtes-modifier-foils = the next card played to cancel another Methuselah’s minion card is canceled, its cost is not paid, and this card is burned
vtes-modifier-may-bleed = cannot bleed the controller of this card, nor can his bleed be sent there
vtes-modifier-lends = can play the cards that lie on this card as if from hand{ $note_is ->
    [removed] , and they are removed from the game instead of being burned
   *[other] {""}
}
vtes-modifier-may-direct = cannot take directed actions
vtes-modifier-may-play = cannot play cards of this name or kind: { $note }
vtes-modifier-may-be-blocked = cannot be blocked
vtes-modifier-replaced-late = does not replace cards of this type before the action ends: { $note }
vtes-modifier-draw-more = draws { $amount } more whenever a card is replaced, then discards down to hand size
vtes-modifier-sees-hands = can look at the hands of all other Methuselahs
vtes-modifier-open-hand = plays with an open hand
vtes-modifier-draws-from = instead of a card from the library, can draw one of the cards that lie on this card
vtes-modifier-draws-anew = once each turn, can put a card drawn from the library on its bottom and draw another
vtes-modifier-instead-of-drawing = each time a card would be replaced, { $amount } counter of this card is burned instead
vtes-modifier-points-instead = victory points go to the controller of this card instead, until it has brought { $amount }; then it is burned
vtes-modifier-immune-to = immune to { $note_is ->
    [frenzy] frenzy cards
   *[other] cards of this kind: { $note_is }
}
vtes-modifier-may-be-moved = cannot be moved to another minion or stolen
vtes-modifier-may-stay-locked = need not unlock as normal, as the controller likes
vtes-modifier-keeps-infernal-pool = the pool you burn to unlock infernal minions, as infernal ones are unlocked, is put on this card
vtes-modifier-replaces-after-minion-phase = does not replace cards during minion phases
vtes-modifier-funds = { $note_is ->
    [counters] counters of this card can pay { $amount ->
        [99] some or all
       *[other] up to { $amount }
    } of the blood or pool cost
    [blood] blood of this card can pay up to { $amount } of the blood or pool cost
    [once] once each turn, the cost of a card played can be reduced by { $amount } blood as it is paid
    [once-pool] once each turn, the cost of a card played can be reduced by { $amount } pool as it is paid
    [once-any] once each turn, the cost of a card played can be reduced by { $amount } blood or pool as it is paid
   *[other] { $note_is } can pay up to { $amount } of the cost
}
vtes-modifier-steals-burned-allies = an opposing ally in combat who would be burned is stolen and locked instead, and gains 1 life if he has none left
vtes-modifier-untouched-by = not affected by { $note_is ->
    [gehenna] Gehenna events
   *[other] cards of this kind: { $note_is }
}
vtes-modifier-forbid = cannot { $note }
vtes-modifier-first-strike = first strike{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-undodgeable = strikes cannot be dodged{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated = strikes deal aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated-damage = { $amount } more aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-as-normal = treats aggravated damage as normal
vtes-modifier-immune-normal = immune to normal damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-immune-aggravated = immune to aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage-taken = damage taken { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-most-damage = takes at most { $amount } damage each round{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-strike-cost = strikes against him cost { $amount } more blood or life
vtes-modifier-not-strike = may choose not to strike
vtes-modifier-rescued-cost = being rescued costs { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-starting-life = recruited or employed with { $sign ->
    [less] {""}
   *[more] +
}{ $amount } life
vtes-modifier-doubled = votes count double when results are tallied, and nothing else multiplies them
vtes-modifier-silenced = loses its abilities
vtes-modifier-must-take = must take the action of his own text{ $note_is ->
    [unless-hunt-0] , unless he must hunt
   *[other] { " " }(number { $note })
}
vtes-modifier-equipment-bleed = no equipment increases the bleed
vtes-modifier-action-cost = actions of this kind cost { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood: { $note_is ->
    [others] all but hunts and those of this text
   *[other] { $note }
}
vtes-modifier-may-attack = cannot take actions to enter combat
vtes-modifier-may-bear = cannot have cards on him
vtes-modifier-rivals-yield = whoever contests this title must yield it in the unlock phase
vtes-modifier-may-play-such = cannot play cards
vtes-modifier-plays-as-clan = plays minion cards as though of the clan { $note }
vtes-modifier-taken-for-clan = cards that require the clan { $note } are played, by this minion and by its controller, as though it were of that clan
vtes-modifier-plays-as-title = plays minion cards as though with the title { $note }
vtes-modifier-anarch-cost = becoming anarch costs { $sets ->
    [true] { $amount } blood
   *[false] { $sign ->
        [less] {""}
       *[more] +
    }{ $amount } blood
}
vtes-modifier-steal = strikes that steal blood or life steal { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-no-transfers = no transfers
vtes-modifier-takes-aggravated = takes damage as aggravated
vtes-modifier-rescue-cost = rescue cost { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-ballots = ballots { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-counted = counted { $note }: { $amount }
vtes-modifier-may-vote = cannot vote{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-vote-cost = must burn { $amount } blood to cast votes and ballots{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-blood-votes = { $amount ->
    [1] 1 vote
   *[other] { $amount } votes
} for each blood burned{ $note_is ->
    [none] {""}
    [once] { " " }(only once)
   *[other] { " " }({ $note })
}
vtes-modifier-own-votes = { $amount } votes
vtes-modifier-edge-votes = the Edge is worth { $sign ->
    [less] {""}
   *[more] +
}{ $amount } votes
vtes-modifier-political-votes = a political card burned is worth { $sign ->
    [less] {""}
   *[more] +
}{ $amount } votes
vtes-modifier-tally = { $amount } votes are counted{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-leave-cost = leaving torpor costs { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood
vtes-modifier-avenged = no blood hunt can be called for being diablerized
vtes-modifier-may-receive-title = cannot receive any title
vtes-modifier-pledges = counters of this card can pay { $amount ->
    [99] some or all
   *[other] up to { $amount }
} of the blood cost, as announced with the card
vtes-modifier-blood-hunt = no blood hunt can be called
vtes-modifier-clan = of the clan { $note }
vtes-modifier-sect = of the sect { $note }
vtes-modifier-pool-cost = { $note_is ->
    [none] cards cost
   *[other] { $note } costs
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-target-pool-cost = { $note_is ->
    [none] cards aimed at it cost
   *[other] { $note } aimed at it costs
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-may-be-targeted = cannot be the target of other Methuselahs’ actions
vtes-modifier-plays = plays cards that require { $note } as a vampire of capacity { $amount }
vtes-modifier-any-discipline = can play cards that require Disciplines he does not have
vtes-modifier-superior-by-cards = plays at the superior level what he has at the basic level
vtes-modifier-as-superior = plays cards that require { $note_is ->
    [named] the named Discipline
    [under] any Discipline, of which a copy lies on this card,
   *[other] { $note }
} as though he had it at the superior level
vtes-modifier-next-cost = the next such card costs +{ $amount } blood (allies: life)
vtes-modifier-card-cost = { $note_is ->
    [none] cards cost
   *[other] { $note } costs
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood (allies: life)
vtes-modifier-card-pool-cost = cards cost { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-card-any-cost = { $note_is ->
    [none] cards cost
   *[other] cards cost (only actions to bring them into play: { $note })
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood or pool
vtes-modifier-no-cost = cards cost no blood, before other changes
vtes-modifier-half-cost = cards cost half the blood, rounded down, before other changes
vtes-modifier-may-hunt = cannot hunt{ $note_is ->
    [none] {""}
   *[other] { " " }except by an action a card offers ({ $note })
}
vtes-modifier-may-gain-life = cannot gain life: it goes to the bank
vtes-modifier-may-react = cannot play reactions
vtes-modifier-contest-cost = contesting costs { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-rival-contest-cost = contesting costs its rivals { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-title-contest-cost = contesting a title costs { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood
vtes-modifier-rival-title-contest-cost = contesting a title costs his rivals { $sign ->
    [less] {""}
   *[more] +
}{ $amount } blood
