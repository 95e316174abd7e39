# What a card does, said from its tree. One message for each word of the vocabulary; it gets the fields of the node,
# each as a phrase ($party) and as a bare word for choosing ($party_is). Phrases have no capital and no full stop.

## Putting phrases together

vtes-reading-and = { $head } and { $last }
vtes-reading-or = { $head } or { $last }
vtes-reading-then = { $first }; then { $then }
vtes-reading-group = ({ $text })
vtes-reading-adjectives = { $list }{ " " }
vtes-reading-clauses = { " " }{ $list }
vtes-reading-branch = { $do }{ $when ->
    [none] {""}
   *[other] { " " }(only if { $when })
}
vtes-reading-merged = while merged, { $text }
vtes-reading-stand-in = { $how ->
    [blocks] this card can attempt to block an action directed at its controller, locked or not; during that attempt it is
    [arises] what this card becomes in the ready region is
   *[made] a card put in play to represent something else is
} a { $unique ->
    [true] unique
   *[false] non-unique
} vampire of capacity { $capacity }{ $traits ->
    [none] {""}
   *[other] { " " }({ $traits })
} with { $strength } strength and { $bleed } bleed{ $disciplines ->
    [none] {""}
   *[other] , with { $disciplines }
}{ $how ->
    [arises] {""}
   *[other] , with one level of each Discipline that the card would give
}; nothing else of its own text applies
vtes-reading-stand-in-text = for what such cards represent: { $text }
vtes-reading-minion = { $life } life, { $strength } strength, { $bleed } bleed
vtes-reading-one-each = { $limit ->
    [name] a minion can have only one card of this name
   *[other] a minion can have only one { $limit }
}
vtes-reading-plays = { $whom } can play cards that require { $disciplines } as a~{ $sect ->
    [none] {""}
   *[other] { $sect }{ " " }
}vampire of capacity { $capacity }
vtes-reading-strike = { $whom ->
    [none] { $strike }
   *[other] { $whom } can { $strike }
}
vtes-reading-modifier = { $whom ->
    [none] {""}
   *[other] { $whom }{ " " }
}{ $what }{ $player ->
    [none] {""}
   *[other] { " " }(used for { $player })
}{ $cards ->
    [none] {""}
   *[other] { " " }for { $cards }
}{ $against ->
    [none] {""}
   *[other] { " " }{ $from_is ->
        [true] from
       *[false] against
    } { $against }
}{ $until ->
    [none] {""}
   *[other] { " " }{ $until }
}{ $when ->
    [none] {""}
   *[other] { " " }if { $when }
}
vtes-reading-mode = { $needs_is ->
    [none] {""}
   *[other] { $needs }{ " " }
}{ $type }{ $also_is ->
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
}{ $action_is ->
    [special] { $implied ->
        [false] , of no special kind
       *[other] {""}
    }
   *[other] { $implied ->
        [true] {""}
       *[other] : { $action }
    }
}{ $bleed ->
    [0] {""}
   *[other] , +{ $bleed } bleed
}{ $stealth ->
    [0] {""}
   *[other] , +{ $stealth } stealth
}.{ " " }{ $usable ->
    [true] Only usable{ $cancels_is ->
        [none] {""}
       *[other] { " " }as { $cancels } is played{ $cancels_of_is ->
            [other] { " " }by another Methuselah
            [neighbor] { " " }by your predator or prey
            [opponent] { " " }by the opposing minion
            [on-him] { " " }on the minion who plays this
           *[any] {""}
        }{ $cancels_by_is ->
            [none] {""}
           *[other] { " " }by { $cancels_by }
        }
    }{ $windows_is ->
        [none] {""}
       *[other] { " " }{ $windows }
    }{ $by_any ->
        [true] { " " }by { $requires_is ->
            [none] a minion
           *[other] { $requires }
        } other than the one who acts or fights
       *[false] { $requires_is ->
            [none] {""}
           *[other] { " " }by { $requires }
        }
    }{ $condition_is ->
        [none] {""}
       *[other] { " " }if { $condition }
    }.{ " " }
   *[false] {""}
}{ $usable_locked ->
    [true] { $locked ->
        [true] {""}
       *[false] A locked minion can use it.{ " " }
    }
   *[false] {""}
}{ $reflex ->
    [true] A reflex: the minion can use it against a card played against him, whatever he is doing.{ " " }
   *[false] {""}
}{ $removed ->
    [true] Removed from the game once played.{ " " }
   *[false] {""}
}{ $wakes ->
    [true] A wake{ $locked ->
        [true] {""}
       *[false] : a locked minion can use it
    }.{ " " }
   *[false] {""}
}{ $any_time ->
    [true] Usable outside actions, too.{ " " }
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] { $once_word_is ->
        [none] A minion can play it { $once_mode ->
            [true] in this mode{ " " }
           *[false] {""}
        }only once
       *[other] Only one { $once_word } can be played
    } { $once_is ->
        [unlock] between two of his unlock phases
       *[other] each { $once_is }
    }.{ " " }
}{ $once_per_is ->
    [none] {""}
    [game] Only one can be played in a game.{ " " }
    [own-game] Each Methuselah can play only one in a game.{ " " }
   *[other] Only one can be played { $once_mode ->
        [true] in this mode{ " " }
       *[false] {""}
    }each { $once_per_is }.{ " " }
}{ $ransom_is ->
    [none] {""}
   *[other] { $ransom }{ " " }
}{ $cost_is ->
    [none] {""}
   *[other] { $cost ->
        [none] It costs nothing.{ " " }
       *[other] To play it, { $cost }.{ " " }
    }
}{ $pays_within ->
    [true] The cost is paid as part of the effect.{ " " }
   *[false] {""}
}{ $naming_is ->
    [none] {""}
   *[other] Choose { $naming }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choose { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choose { $number }.{ " " }
}{ $meanwhile_is ->
    [none] {""}
   *[other] As soon as it is announced: { $meanwhile }.{ " " }
}{ $undirected ->
    [true] The action is undirected in any case.{ " " }
   *[false] {""}
}{ $effects_is ->
    [none] {""}
   *[other] { $effects }.{ " " }
}{ $replace_is ->
    [now] {""}
    [after-action] Do not replace it until after the action.
    [after-combat] Do not replace it until after combat.
    [after-turn] Do not replace it until after the turn.
    [next-unlock] Do not replace it until your next unlock phase.
    [influence-phase] Do not replace it until your next influence phase.
    [discard-phase] Do not replace it until your next discard phase.
    [while-in-play] Do not replace it while it is in play.
    [diablerie] Do not replace it until a vampire commits diablerie.
    [hunt] Do not replace it until a vampire hunts successfully.
    [leaving-torpor] Do not replace it until a vampire moves from torpor to the ready region.
   *[never] Do not replace it.
}{ $returns ->
    [true] { " " }Instead of replacing it you can take it from your ash heap.
   *[false] {""}
}
vtes-reading-ability = { $once_phase ->
    [true] { $times ->
        [1] once{ " " }
       *[other] { $times } times{ " " }
    }
   *[false] {""}
}{ $windows ->
    [none] {""}
   *[other] { $windows }
}{ $any_turn ->
    [true] { " " }of any turn
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] { $once_phase ->
        [true] {""}
       *[false] { $windows ->
            [none] { $times ->
                [1] once each { $once_is }
               *[other] { $times } times each { $once_is }
            }
           *[other] , { $times ->
                [1] once each { $once_is }
               *[other] { $times } times each { $once_is }
            }
        }
    }{ $group_is ->
        [none] {""}
       *[other] { " " }(counted together with the other such use of this card)
    }{ $shared_is ->
        [none] {""}
        [you] { " " }(counted together for all your copies of this card)
       *[all] { " " }(counted together for all copies of this card)
    }{ $each ->
        [true] { " " }for each minion
       *[false] {""}
    }
}{ $cancels_is ->
    [none] {""}
   *[other] { " " }as { $cancels } is played{ $cancels_by_is ->
        [none] {""}
       *[other] { " " }by { $cancels_by }
    }{ $cancels_of_is ->
        [other] { " " }by another Methuselah
        [neighbor] { " " }by your predator or prey
        [opponent] { " " }by the opposing minion
        [on-him] { " " }on this minion
       *[any] {""}
    }
}{ $as_type_is ->
    [none] {""}
   *[other] , when a~{ $as_type } card could be played
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}{ $windows ->
    [none] { $once_is ->
        [none] { $condition_is ->
            [none] { $as_type_is ->
                [none] {""}
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }
   *[other] ,{ " " }
}{ $bare ->
    [true] {""}
   *[false] { $subject }
}{ $subject_is ->
    [you] { $requires_is ->
        [none] {""}
       *[other] { " " }({ $requires })
    }{ $usable_locked ->
        [true] { " " }(even if locked)
       *[false] {""}
    }
   *[other] {""}
}{ $bare ->
    [true] {""}
   *[false] { " " }{ $mandatory ->
        [true] must
       *[false] can
    }
}{ $master_action ->
    [true] { " " }use a master phase action{ $discard_action ->
        [true] { " " }and a discard phase action
       *[false] {""}
    }{ $cost_is ->
        [none] {""}
       *[other] { " " }and { $cost }
    }
   *[false] { $discard_action ->
        [true] { " " }use a discard phase action{ $cost_is ->
            [none] {""}
           *[other] { " " }and { $cost }
        }
       *[false] { $cost_is ->
            [none] {""}
           *[other] { " " }{ $cost }
        }
    }
}{ $targets_is ->
    [none] { $number_is ->
        [none] { $effects_are ->
            [verb] { $paid ->
                [true] { " " }to { $effects_to }
               *[false] { $bare ->
                    [true] { $effects }
                   *[false] { " " }{ $effects_to }
                }
            }
           *[other] { $paid ->
                [true] { $effects_is ->
                    [none] {""}
                   *[other] : { $effects }
                }
               *[false] { $bare ->
                    [true] { $effects }
                   *[false] { " " }do this: { $effects }
                }
            }
        }
       *[other] { $paid ->
            [true] :{ " " }
           *[false] { $bare ->
                [true] {""}
               *[false] { " " }do this:{ " " }
            }
        }choose { $number }; { $effects }
    }
   *[other] { $paid ->
        [true] :{ " " }
       *[false] { $bare ->
            [true] {""}
           *[false] { " " }do this:{ " " }
        }
    }choose { $targets }{ $number_is ->
        [none] {""}
       *[other] { " " }and { $number }
    }; { $effects }
}
vtes-reading-action = as a~{ $stealth ->
    [0] {""}
   *[other] +{ $stealth } stealth{ " " }
}{ $undirected ->
    [true] undirected{ " " }
   *[false] {""}
}{ $implied ->
    [false] { $kind_is ->
        [special] special{ " " }
       *[other] {""}
    }
   *[other] {""}
}{ $kind_is ->
    [political] political{ " " }
   *[other] {""}
}action{ $kind_is ->
    [special] {""}
    [political] {""}
   *[other] { $implied ->
        [true] {""}
       *[other] { " " }({ $kind })
    }
}{ $against_is ->
    [none] {""}
    [this] { " " }directed at { $this }
   *[bearer] { " " }directed at { $bearer }
}{ $once_is ->
    [none] {""}
   *[turn] , once each turn in all
}{ $burns ->
    [true] , burning { $this } as it is announced
   *[false] {""}
}{ $locks ->
    [true] , locking { $this } as it is announced
   *[false] {""}
}{ $blocked_by_is ->
    [none] {""}
   *[other] , which { $blocked_by }, whoever controls them, can attempt to block too
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}, { $subject } can{ $cost_is ->
    [none] {""}
   *[other] { " " }{ $cost }
}{ $targets_is ->
    [none] { $effects_are ->
        [verb] { $cost_is ->
            [none] { " " }{ $effects_to }
           *[other] { " " }to { $effects_to }
        }
       *[other] { $cost_is ->
            [none] { " " }do this: { $effects }
           *[other] : { $effects }
        }
    }
   *[other] { $cost_is ->
        [none] { " " }do this
       *[other] {""}
    }: choose { $targets }; { $effects }
}{ $bleed ->
    [0] {""}
   *[other] { " " }with +{ $bleed } bleed
}
vtes-reading-trigger = { $moment }{ $parting ->
    [true] { " " }(even if this card goes with it)
   *[false] {""}
}{ $outlives ->
    [true] { " " }(this card outlives it; X is its capacity)
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] , once each { $once_is }
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}{ $optional ->
    [true] , you can{ $cost_is ->
        [none] { $effects_are ->
            [verb] { " " }{ $effects_to }
           *[other] { " " }do this: { $effects }
        }
       *[other] { " " }{ $cost }{ $effects_are ->
            [verb] { " " }to { $effects_to }
           *[other] : { $effects }
        }
    }
   *[false] { $cost_is ->
        [none] , { $effects }
       *[other] : { $cost } to do this: { $effects }
    }
}
vtes-reading-target = { $card_is ->
    [none] { $seat_is ->
        [none] nobody
        [any] a Methuselah
        [other] another Methuselah
        [prey] your prey
        [predator] your predator
        [neighbor] your predator or your prey
        [not-prey] a Methuselah other than you and your prey
        [acting-prey] the prey of the acting Methuselah
        [redirect] a Methuselah other than you and the acting one
        [second-predator] your predator’s predator
       *[ousted] a Methuselah without pool
    }
   *[other] { $seat_is ->
        [none] {""}
       *[any] a Methuselah or{ " " }
    }{ $number ->
        [1] { $up_to ->
            [true] up to one:{ " " }
           *[false] {""}
        }
       *[other] { $up_to ->
            [true] { $number ->
                [99] { $least ->
                    [0] any number of{ " " }
                   *[other] at least { $least }{ " " }
                }
               *[other] { $least ->
                    [0] up to { $number }{ " " }
                   *[other] { $least } to { $number }{ " " }
                }
            }
           *[false] { $number }{ " " }
        }
    }{ $card }
}{ $card_is ->
    [none] { $number ->
        [1] { $up_to ->
            [true] { " " }(or nobody)
           *[false] {""}
        }
       *[other] { " " }({ $up_to ->
            [true] up to { $number }
           *[false] { $number } of them
        }{ $least ->
            [0] {""}
           *[other] , at least { $least }
        })
    }
   *[other] {""}
}{ $number_is ->
    [none] {""}
   *[other] , N being { $number_is }
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
vtes-mode-end-action = let the action fail
vtes-mode-restrain = hold back
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
vtes-ability-skim = take 1 pool of the prey
vtes-ability-collect = collect the pool
vtes-ability-expose = take the pool back
vtes-ability-trap = trap an ally
vtes-ability-vandalize = vandalize a location
vtes-ability-invest = invest pool
vtes-ability-steal-pool = take its blood
vtes-ability-seduce = seduce a vampire
vtes-ability-resist = burn a seduction counter
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
vtes-branch-burn-2-pool = Burn 2 pool
vtes-branch-burn-it = Burn the location
vtes-branch-burn-weapon = Burn a weapon
vtes-branch-inflict-1 = Inflict 1 damage
vtes-branch-burn-chosen = Burn { $chosen }
vtes-branch-keep-chosen = Keep { $chosen } for its pool cost
vtes-branch-remove-at-random = Remove a library card of your ash heap at random
vtes-mode-either = one of them
vtes-mode-both-of-them = both of them
vtes-mode-young = a vampire of capacity 5 or less
vtes-mode-any = any vampire
vtes-mode-prince-or-primogen = a prince or primogen
vtes-mode-justicar = a justicar, for 3 pool
vtes-mode-torpor = send to torpor
vtes-mode-burn-location = burn a location

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
vtes-role-blood = this minion’s blood
vtes-role-both = both combatants
vtes-party-you = you
vtes-party-cast-only-for = each Methuselah who voted only for
vtes-party-cast-only-against = each Methuselah who voted only against
vtes-party-cast-against = each Methuselah who voted against
vtes-party-prey = your prey
vtes-party-predator = your predator
vtes-party-acting = the acting Methuselah
vtes-party-target = the chosen Methuselah (or the target’s controller)
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
vtes-when-unlock = during the unlock phase
vtes-when-master = during the master phase
vtes-when-minion = during the minion phase
vtes-when-influence = during the influence phase
vtes-when-discard = during the discard phase
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
vtes-during-any-time = none
vtes-during-action = at any time during an action
vtes-during-combat = at any time during combat
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
vtes-action-kind-bleed = bleed
vtes-action-kind-hunt = hunt
vtes-action-kind-equip = equip
vtes-action-kind-employ = employ a retainer
vtes-action-kind-recruit = recruit an ally
vtes-action-kind-political = political action
vtes-action-kind-leave-torpor = leave torpor
vtes-action-kind-rescue = rescue from torpor
vtes-action-kind-diablerie = diablerie
vtes-action-kind-become-anarch = become anarch
vtes-action-kind-enter-combat = enter combat
vtes-action-kind-burn-incapacitated = burn an incapacitated imbued
vtes-action-kind-gain-power = gain a power
vtes-action-kind-special = special action
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
vtes-keyword-mithraic-mysteries = Mithraic Mysteries
vtes-keyword-dhampir = dhampir
vtes-keyword-wraith = wraith
vtes-keyword-zombie = zombie
vtes-keyword-werewolf = werewolf
vtes-keyword-mummy = mummy
vtes-keyword-changeling = changeling
vtes-keyword-gargoyle = Gargoyle creature
vtes-keyword-electronic = electronic
vtes-keyword-contract = contract
vtes-keyword-open-contract = for whoever can take its action
vtes-keyword-nod-fragment = Nod fragment
vtes-keyword-operation-antigen = Operation Antigen
vtes-keyword-condemnation = condemnation
vtes-keyword-red-list = Red List
vtes-keyword-yields-title = yields its title when it is contested
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
vtes-strike-kind-this-weapon = strike with this weapon
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

vtes-noun-any = { $determiner ->
    [each] each { $adjectives }card
    [any] any { $adjectives }card
    [many] { $adjectives }cards
   *[one] a~{ $adjectives }card
}{ $clauses }
vtes-noun-minion = { $determiner ->
    [each] each { $adjectives }minion
    [any] any { $adjectives }minion
    [many] { $adjectives }minions
   *[one] a~{ $adjectives }minion
}{ $clauses }
vtes-noun-vampire = { $determiner ->
    [each] each { $adjectives }vampire
    [any] any { $adjectives }vampire
    [many] { $adjectives }vampires
   *[one] a~{ $adjectives }vampire
}{ $clauses }
vtes-noun-ally = { $determiner ->
    [each] each { $adjectives }ally
    [any] any { $adjectives }ally
    [many] { $adjectives }allies
   *[one] a~{ $adjectives }ally
}{ $clauses }
vtes-noun-imbued = { $determiner ->
    [each] each { $adjectives }imbued
    [any] any { $adjectives }imbued
    [many] { $adjectives }imbued
   *[one] a~{ $adjectives }imbued
}{ $clauses }
vtes-noun-retainer = { $determiner ->
    [each] each { $adjectives }retainer
    [any] any { $adjectives }retainer
    [many] { $adjectives }retainers
   *[one] a~{ $adjectives }retainer
}{ $clauses }
vtes-noun-equipment = { $determiner ->
    [each] each { $adjectives }equipment card
    [any] any { $adjectives }equipment card
    [many] { $adjectives }equipment cards
   *[one] a~{ $adjectives }equipment card
}{ $clauses }
vtes-noun-weapon = { $determiner ->
    [each] each { $adjectives }weapon
    [any] any { $adjectives }weapon
    [many] { $adjectives }weapons
   *[one] a~{ $adjectives }weapon
}{ $clauses }
vtes-noun-location = { $determiner ->
    [each] each { $adjectives }location
    [any] any { $adjectives }location
    [many] { $adjectives }locations
   *[one] a~{ $adjectives }location
}{ $clauses }
vtes-noun-master = { $determiner ->
    [each] each { $adjectives }master card
    [any] any { $adjectives }master card
    [many] { $adjectives }master cards
   *[one] a~{ $adjectives }master card
}{ $clauses }
vtes-noun-event = { $determiner ->
    [each] each { $adjectives }event
    [any] any { $adjectives }event
    [many] { $adjectives }events
   *[one] a~{ $adjectives }event
}{ $clauses }
vtes-noun-trophy = { $determiner ->
    [each] each { $adjectives }trophy
    [any] any { $adjectives }trophy
    [many] { $adjectives }trophies
   *[one] a~{ $adjectives }trophy
}{ $clauses }
vtes-noun-monster = { $determiner ->
    [each] each { $adjectives }monster
    [any] any { $adjectives }monster
    [many] { $adjectives }monsters
   *[one] a~{ $adjectives }monster
}{ $clauses }
vtes-noun-crypt = { $determiner ->
    [each] each { $adjectives }crypt card
    [any] any { $adjectives }crypt card
    [many] { $adjectives }crypt cards
   *[one] a~{ $adjectives }crypt card
}{ $clauses }
vtes-noun-library = { $determiner ->
    [each] each { $adjectives }library card
    [any] any { $adjectives }library card
    [many] { $adjectives }library cards
   *[one] a~{ $adjectives }library card
}{ $clauses }
vtes-noun-minion-or-retainer = { $determiner ->
    [each] each { $adjectives }minion or retainer
    [any] any { $adjectives }minion or retainer
    [many] { $adjectives }minions or retainers
   *[one] a~{ $adjectives }minion or retainer
}{ $clauses }
vtes-noun-non-minion = { $determiner ->
    [each] each { $adjectives }card
    [any] any { $adjectives }card
    [many] { $adjectives }cards
   *[one] a~{ $adjectives }card
}{ $clauses } that is not a minion
vtes-noun-minion-card = { $determiner ->
    [each] each { $adjectives }minion card
    [any] any { $adjectives }minion card
    [many] { $adjectives }minion cards
   *[one] a~{ $adjectives }minion card
}{ $clauses }
vtes-filter-region = { $value_is ->
    [controlled] in play
    [torpor] in torpor
    [hand] in your hand
    [incapacitated] in the incapacitated region
   *[any] in play or not
}
vtes-filter-controller = { $value_is ->
    [you] you control
    [user] she controls
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
vtes-filter-controller-bare = controlled by { $value_is ->
    [you] you
    [user] her
    [other] another Methuselah
    [prey] your prey
    [predator] your predator
    [neighbor] your predator or prey
    [same-as-minion] the same Methuselah
    [target] the chosen Methuselah
    [chosen] that Methuselah
    [bled] the Methuselah who is bled
   *[active] the Methuselah whose turn it is
}
vtes-filter-clans = { $value }
vtes-filter-not-clans = non-{ $value }
vtes-filter-clan-named = of the named clan
vtes-filter-sects = { $value }
vtes-filter-not-sects = non-{ $value }
vtes-filter-same = of the same { $value } as { $compared ->
    [none] this minion
   *[other] { $compared }
}
vtes-filter-titles = with the title of { $value }
vtes-filter-not-titles = without the title of { $value }
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
vtes-filter-traits = { $value }
vtes-filter-not-traits = non-{ $value }
vtes-filter-paths = who follows the Path of { $value }
vtes-filter-not-paths = who does not follow the Path of { $value }
vtes-filter-slave = { $value ->
    [true] who is a slave
   *[false] who is not a slave
}
vtes-filter-enslaves = to whom this minion is enslaved
vtes-filter-disciplines = with { $value }
vtes-filter-least-capacity = with capacity { $value } or more
vtes-filter-most-capacity = with capacity { $value } or less
vtes-filter-compared = { $compared ->
    [none] { $value_is ->
        [younger] younger
        [older] older
        [not-older] no older
       *[not-younger] no younger
    }
   *[other] { $value_is ->
        [younger] younger than { $compared }
        [older] older than { $compared }
        [not-older] not older than { $compared }
       *[not-younger] not younger than { $compared }
    }
}
vtes-filter-oldest = (the oldest, or one of the oldest)
vtes-filter-not-self = other
vtes-filter-role = who is { $value }
vtes-filter-role-bare = { $value }
vtes-filter-other-than-bare = not { $value }
vtes-filter-other-than = other than { $value }
vtes-filter-superior = with superior { $value }
vtes-filter-requires-discipline = that { $form ->
    [ms] require
   *[other] requires
} { $value_is ->
    [any] a Discipline
   *[other] [{ $value_is }]
}
vtes-filter-requires-clans = that { $form ->
    [ms] require
   *[other] requires
} { $value ->
    [any] a clan
   *[other] { $value }
}
vtes-filter-requires-sects = that { $form ->
    [ms] require
   *[other] requires
} a~{ $value } minion
vtes-filter-brings-vampire = putting a vampire in play
vtes-filter-makes-anarch = that makes vampires anarchs
vtes-filter-requires-title = that { $form ->
    [ms] require
   *[other] requires
} a title
vtes-filter-most-pool-cost = that costs at most { $value } pool
vtes-filter-most-damage = that inflicts at most { $value } damage, none of it aggravated, with a regular strike
vtes-filter-requires-path = that requires the Path of { $value_is }
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
vtes-filter-keywords = { $value }
vtes-filter-not-keywords = non-{ $value }
vtes-filter-not-keywords-bare = anything but { $value }
vtes-filter-on = on { $value }
vtes-filter-contract = with a contract for which { $value } was chosen
vtes-filter-bears = which { $value } is on
vtes-filter-not-bearing = which { $value } is not on
vtes-filter-without = without { $value }
vtes-filter-bearing = with { $value }
vtes-filter-not-superior = without superior { $value }
vtes-filter-no-disciplines = without { $value }
vtes-filter-not-noted = who is not yet { $value }
vtes-filter-noted = that is { $value }
vtes-filter-most-pool = of a Methuselah with at most { $value } pool
vtes-filter-out-of-turn = { $value ->
    [true] played out of turn
   *[false] not played out of turn
}
vtes-filter-types = { $value }
vtes-filter-least-blood = with at least { $value } { $noun ->
    [vampire] blood
    [ally] life
    [retainer] life
    [imbued] life
   *[other] blood or life
}
vtes-filter-most-blood = with at most { $value } { $noun ->
    [vampire] blood
    [ally] life
    [retainer] life
    [imbued] life
   *[other] blood or life
}
vtes-filter-full = { $value ->
    [true] at full capacity
   *[false] not at full capacity
}
vtes-filter-hurt = { $value ->
    [true] with less life than it came with
   *[false] with all the life it came with
}
vtes-filter-within = of capacity or cost { $value } or less
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
vtes-filter-fought = in that combat
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
vtes-filter-strike-card = that { $form ->
    [ms] are strike cards
   *[other] is a strike card
}
vtes-filter-laden = { $value ->
    [true] on which cards lie
   *[false] on which no card lies
}
vtes-filter-uses-counters = that uses counters
vtes-filter-doomed = about to be burned
vtes-filter-targetable = whom the action can target
vtes-filter-restricts = that would restrict this minion’s choice of strikes
vtes-filter-redirects = that { $form ->
    [ms] change
   *[other] changes
} the target of a bleed
vtes-filter-needs-superior = that { $form ->
    [ms] require
   *[other] requires
} a Discipline at the superior level
vtes-filter-marked = with a { $value } counter
vtes-filter-marked-own = with a { $value } counter of yours
vtes-filter-least-marked = (at least { $value } of them)
vtes-filter-not-marked = without a { $value } counter
vtes-filter-not-taken = who has not yet taken this kind of action this turn: { $value }
vtes-filter-not-bled = who { $number ->
    [1] has
   *[other] have
} not successfully bled this turn
vtes-filter-bled-you = who has successfully bled you for { $value } pool or more since your last turn
vtes-filter-must-hunt = { $value ->
    [true] who must hunt
   *[false] who need not hunt
}
vtes-filter-except = except { $form ->
    [ms] those
   *[other] one
} { $clauses }
vtes-filter-but-not = but not { $value }
vtes-filter-any-of = that { $form ->
    [ms] are
   *[other] is
} { $value }
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

vtes-cost-blood = pay { $amount } blood{ $each }
vtes-cost-pool = pay { $amount } pool{ $each }
vtes-cost-conviction = pay { $amount } conviction
vtes-cost-lock = lock { $this }
vtes-cost-lock_minion = lock the minion
vtes-cost-burn = burn { $this }
vtes-cost-edge = burn the Edge
vtes-cost-counters = burn { $amount ->
    [1] 1 counter
   *[other] { $amount } counters
} of { $this }
vtes-cost-transfers = spend { $amount ->
    [1] 1 transfer
   *[other] { $amount } transfers
}
vtes-cost-life = burn { $amount } life of { $this }
vtes-cost-burning = burn { $amount } { $unit ->
    [either] blood or life
   *[blood] blood
}{ $each }
vtes-cost-discard = discard { $number ->
    [1] {""}
   *[other] { $number }{ " " }
}{ $alike ->
    [true] copies of the same card
   *[false] { $amount }
}
vtes-cost-random = discard { $amount ->
    [1] 1 card
   *[other] { $amount } cards
} at random

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
    [blood] blood (or life)
    [bleed] bleed
    [strength] strength
    [counters] number of counters
    [missing-life] life missing to what it came with
    [cost] cost
    [pool-cost] pool cost
   *[missing-blood] blood missing to full capacity
} { $stat_is ->
    [counters] on
   *[other] of
} { $of }{ $times ->
    [1] {""}
   *[other] { " " }times { $times }
}{ $plus ->
    [0] {""}
    [-1] { " " }less 1
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
vtes-amount-clans = the number of clans among { $of }
vtes-amount-methuselahs = the number of { $party_is ->
    [each] Methuselahs
   *[other] Methuselahs among { $party }
}
vtes-amount-targets = { $times ->
    [1] as many as were chosen
   *[other] { $times } times as many as were chosen
}
vtes-amount-sum = { $of }{ $most ->
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
    [struck] the damage strikes of { $of } successfully inflicted
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
vtes-amount-cards = the number of cards in { $party_is ->
    [you] your{ " " }
   *[other] the{ " " }
}{ $zone_is ->
    [hand] hand
    [library] library
    [crypt] crypt
   *[ash] ash heap
}{ $party_is ->
    [you] {""}
   *[other] { " " }of { $fewest ->
        [true] the one with the fewest among { $party }
       *[false] { $party }
    }
}
vtes-amount-weapon-damage = the damage of { $of }{ $plus ->
    [0] {""}
    [-1] { " " }less 1
   *[other] { " " }plus { $plus }
}
vtes-amount-depends = { $yes } if { $when }, else { $no }
vtes-amount-pool-of = { $party_is ->
    [you] your pool
    [user] her pool
   *[other] the pool of { $party }
}
vtes-amount-victory-points = { $times } for each victory point of { $party }
vtes-amount-disciplines-used = the number of Disciplines { $of } has used to play cards this action
vtes-amount-marks = the number of { $word } counters on { $of }
vtes-amount-pool-lost = the pool lost by { $party } to the referendum

## Terms

vtes-term-number = a number X{ $exactly ->
    [true] { " " }equal to { $most }
   *[false] { $most ->
        [99] { " " }of at least { $least }
       *[other] { " " }from { $least } to { $most }
    }
}{ $saving ->
    [true] {" (and what the chosen Methuselah is short of)"}
   *[false] {""}
}
vtes-term-allot = how to allot { $points_is ->
    [number] { $points } points
   *[other] as many points as { $points }
} among { $parts ->
    [1] {""}
   *[other] at least { $parts }{ " " }
}{ $among }{ $most_each ->
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
vtes-if-action-is = the action is{ $alone ->
    [true] { $succeeded ->
        [true] { " " }successful
       *[false] { " " }not successful
    }
   *[false] {""}
}{ $blocked ->
    [none] {""}
    [true] { " " }blocked
   *[false] { " " }not blocked
}{ $bled ->
    [none] {""}
    [true] { " " }a successful bleed
   *[false] { " " }not a successful bleed
}{ $kinds_is ->
    [none] {""}
   *[other] { $bled ->
        [none] { " " }{ $kinds }
       *[other] {""}
    }
}{ $directed ->
    [none] {""}
    [true] { $at_is ->
        [none] { $at_you ->
            [true] {""}
           *[other] { " " }directed
        }
       *[other] { " " }directed and
    }
   *[false] { " " }undirected
}{ $at_you ->
    [none] {""}
    [true] { " " }directed at you or something you control
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
    [true] { " " }one that requires an anarch or makes the acting minion one
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
}{ $first_success ->
    [none] {""}
    [true] , the minion’s first of its kind this turn to succeed
   *[false] , not the minion’s first of its kind this turn to succeed
}{ $bleeds ->
    [none] {""}
    [true] { " " }for 1 or more that nothing has made unsuccessful
   *[false] { " " }for nothing, or made unsuccessful
}{ $of_prey ->
    [none] {""}
    [true] { " " }against the acting Methuselah’s prey
   *[false] { " " }not against the acting Methuselah’s prey
}{ $first ->
    [none] {""}
    [true] { " " }the first of the minion phase
   *[false] { " " }not the first of the minion phase
}{ $first_unforced ->
    [none] {""}
    [true] { " " }preceded only by mandatory actions this turn
   *[false] { " " }preceded by a non-mandatory action this turn
}{ $reacted ->
    [none] {""}
    [true] { " " }with a reaction card played during it
   *[false] { " " }with no reaction card played during it
}{ $cost_blood ->
    [none] {""}
    [true] { " " }one that cost blood
   *[false] { " " }one that cost no blood
}{ $alone ->
    [true] {""}
   *[false] { $succeeded ->
        [none] {""}
        [true] { " " }that succeeded
       *[false] { " " }that did not succeed
    }
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
    [user] she controls
    [each] there is
    [each-other] another Methuselah controls
    [directed] those at whom the action is directed control
   *[other] { $party } controls
} { $least ->
    [1] {""}
   *[other] at least { $least }{ " " }
}{ $filter }{ $each ->
    [true] { " " }(each of them)
   *[false] {""}
}
vtes-if-has-edge = { $party_is ->
    [you] you have
    [directed] a Methuselah at whom the action is directed has
   *[other] { $party } has
} the Edge
vtes-if-acted = { $party_is ->
    [you] a minion of yours has taken
    [each] any minion has taken
   *[other] a minion of { $party } has taken
} an action this turn that was not mandatory
vtes-if-playing-for-ante = the game is played for ante (no table here plays for ante)
vtes-if-range-is = the range is { $long ->
    [true] long
   *[false] close
}
vtes-if-combat-is = { $first_round ->
    [none] { $initial ->
        [none] the combat
       *[other] it
    }
    [true] it is the first round
   *[false] it is a later round than the first
}{ $initial ->
    [none] {""}
    [true] { $first_round ->
        [none] { " " }is
       *[other] ,
    } the initial strikes
   *[false] { $first_round ->
        [none] { " " }is
       *[other] ,
    } additional strikes
}{ $ending ->
    [none] {""}
    [true] { " " }is about to end
   *[false] { " " }is not about to end
}{ $over ->
    [none] {""}
    [true] { " " }is over
   *[false] { " " }is not over
}{ $both_ready ->
    [none] {""}
    [true] { $over ->
        [none] { $ending ->
            [none] { " " }has both combatants ready
           *[other] , both combatants being ready
        }
       *[other] , both combatants being ready
    }
   *[false] { " " }does not have both combatants ready
}{ $queued ->
    [none] {""}
    [true] , another combat being queued
   *[false] , no other combat being queued
}{ $by_block ->
    [none] {""}
    [true] { $first_round ->
        [none] { " " }comes from a block
       *[other] { " " }of a combat from a block
    }
   *[false] { " " }does not come from a block
}{ $was_blocked_is ->
    [none] {""}
   *[other] { $by_block ->
        [none] { $first_round ->
            [none] { " " }came about because { $was_blocked } was blocked
           *[other] , { $was_blocked } having been blocked
        }
       *[other] , { $was_blocked } having been blocked
    }
}{ $was_blocker_is ->
    [none] {""}
   *[other] { $by_block ->
        [none] { $first_round ->
            [none] { " " }came about because { $was_blocker } blocked
           *[other] , { $was_blocker } having blocked
        }
       *[other] , { $was_blocker } having blocked
    }
}{ $quiet_rounds ->
    [0] {""}
   *[other] { " " }has gone { $quiet_rounds } rounds in a row without a card played
}{ $between_is ->
    [none] {""}
   *[other] , { $between } being one of the combatants
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
vtes-if-play-is = { $card_is ->
    [none] a card
   *[other] { $card }
} is being played{ $by_is ->
    [none] {""}
   *[other] { " " }by { $by }
}
vtes-if-doomed = { $who } is { $to_torpor ->
    [true] going to torpor
   *[false] being burned or going to torpor
}
vtes-if-damaged = damage has just been successfully inflicted on { $who }
vtes-if-can-diablerize = { $who } can commit diablerie
vtes-if-referendum-is = { $kind_is ->
    [none] the referendum
    [political] the referendum of a political action
   *[blood-hunt] the referendum of a blood hunt
} { $passed ->
    [none] is
    [true] passed
   *[false] failed
}{ $automatic ->
    [none] {""}
    [true] { " " }automatic
   *[false] { " " }not automatic
}{ $caller_is ->
    [none] {""}
   *[other] { $passed ->
        [none] {""}
       *[other] ,
    } called by { $caller }
}{ $called_by_is ->
    [none] {""}
   *[other] { $passed ->
        [none] {""}
       *[other] ,
    } called by { $called_by }
}{ $on_is ->
    [none] {""}
   *[other] { " " }about { $on }
}{ $cast ->
    [none] {""}
    [true] { " " }one in which votes were cast
   *[false] { " " }one in which no votes were cast yet
}{ $least_margin ->
    [0] {""}
   *[other] { " " }decided by at least { $least_margin }
}{ $under_way ->
    [none] { $passed ->
        [none] { $called_by_is ->
            [none] { $caller_is ->
                [none] { " " }under way or just over
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
    [true] { " " }under way
   *[false] { " " }just over
}{ $chose_is ->
    [none] {""}
   *[other] { " " }and { $chose } was chosen in its terms
}
vtes-if-compare = { $left } is { $how ->
    [more] greater than
    [at-least] at least
    [less] less than
    [at-most] at most
   *[equal] equal to
} { $right }
vtes-if-not = it is not true that { $of }
vtes-if-all = { $of }
vtes-if-any-of = { $of }
vtes-if-played-in = this card was played with its effect no. { $modes }
vtes-if-tied = two or more have the { $which_is ->
    [most] most points
   *[fewest] fewest points
}
vtes-if-same-methuselah = { $other_is ->
    [you] you are { $one }
   *[other] { $one_is ->
        [you] you are { $other }
       *[other] { $one } and { $other } are the same
    }
}
vtes-if-turn-is = it is { $yours ->
    [none] { $phases_is ->
        [none] {""}
       *[other] the { $phases }
    }
    [true] your { $phases_is ->
        [none] turn
       *[other] { $phases }
    }
   *[false] another Methuselah’s { $phases_is ->
        [none] turn
       *[other] { $phases }
    }
}{ $acted ->
    [none] {""}
    [true] { " " }of a turn in which an action was attempted
   *[false] { " " }of a turn in which no action was attempted
}

## Effects

vtes-effect-stealth = { $place ->
    [mode] { $amount_is ->
        [number] { $amount ->
            [-1] -1 stealth
           *[other] +{ $amount } stealth
        }
       *[other] stealth increased by { $amount }
    }
   *[part] ^give the acting minion { $amount_is ->
        [number] { $amount ->
            [-1] -1 stealth
           *[other] +{ $amount } stealth
        }
       *[other] more stealth: { $amount }
    }
}{ $amount_each }{ $ahead ->
    [true] { " " }(even if not needed yet)
   *[false] {""}
}
vtes-effect-intercept = { $place ->
    [mode] { $amount_is ->
        [number] { $amount ->
            [-1] -1 intercept
           *[other] +{ $amount } intercept
        }
       *[other] intercept increased by { $amount }
    }{ $amount_each }{ $who_is ->
        [minion] {""}
       *[other] { " " }for { $who }
    }
   *[part] { $own ->
        [true] ^get{ " " }
       *[false] ^give { $who }{ " " }
    }{ $amount_is ->
        [number] { $amount ->
            [-1] -1 intercept
           *[other] +{ $amount } intercept
        }
       *[other] more intercept: { $amount }
    }{ $amount_each }
}{ $ahead ->
    [true] { $amount_is ->
        [number] { $amount ->
            [-1] {""}
           *[other] { " " }(even if not needed yet)
        }
       *[other] { " " }(even if not needed yet)
    }
   *[false] {""}
}
vtes-effect-bleed-more = { $place ->
    [mode] {""}
   *[part] ^get{ " " }
}{ $amount_is ->
    [number] { $amount ->
        [-1] -1 bleed
        [-2] -2 bleed
       *[other] +{ $amount } bleed
    }
   *[other] more bleed: { $amount }
}{ $amount_each }{ $limited ->
    [true] { " " }(limited)
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] { " " }as long as { $when }
}
vtes-effect-bleed-less = ^reduce the bleed by { $amount }{ $amount_each }
vtes-effect-redirect = the bleed is now against the chosen Methuselah, who can attempt to block
vtes-effect-no-bleed = the bleed burns no pool and is unsuccessful
vtes-effect-mask = ^unlock the acting minion and lock this minion, who continues the action in his stead
vtes-effect-attempt-block = { $who_is ->
    [minion] ^attempt to block
   *[other] { $who } attempts to block
}{ $anyone ->
    [true] , whomever the action is aimed at
   *[false] {""}
}
vtes-effect-ransom = As it is played, the controller of { $who } can { $cost } to cancel it.
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
vtes-effect-bleed = ^bleed{ $whom ->
    [none] {""}
   *[other] { " " }{ $whom }
}{ $most ->
    [none] {""}
   *[other] ; pool beyond { $most } is not burned
}
vtes-effect-hunt = ^hunt for { $amount } blood{ $source_is ->
    [none] {""}
   *[other] { " " }stolen from { $source }
}
vtes-effect-enter-combat = { $minion_is ->
    [minion] ^enter combat with { $who }
   *[other] { $minion } enters combat with { $who }
}{ $as_acting ->
    [true] , who counts as the acting minion
   *[false] {""}
}{ $first_is ->
    [none] {""}
   *[other] ; as it begins, { $first }
}
vtes-effect-equip = ^put this card where its type belongs{ $life ->
    [none] {""}
   *[other] { " " }with { $life } life
}{ $acts ->
    [true] , able to act this turn
   *[false] {""}
}{ $lays ->
    [0] {""}
   *[other] , with the top { $lays } cards of your library on it, face down and out of play
}
vtes-effect-call-referendum = ^call a referendum{ $automatic ->
    [true] { " " }that passes automatically
   *[false] {""}
}{ $terms_is ->
    [none] {""}
   *[other] ; choose { $terms }
}{ $during_is ->
    [none] {""}
   *[other] ; during it, { $during }
}{ $passes_is ->
    [none] {""}
   *[other] { $place ->
        [mode] .
       *[part] ;
    } if it passes, { $passes }
}{ $fails_is ->
    [none] {""}
   *[other] { $place ->
        [mode] .
       *[part] ;
    } if it fails, { $fails }
}
vtes-effect-gain-votes = { $own ->
    [true] ^get{ " " }
   *[false] { $place ->
        [mode] { $who_is ->
            [minion] {""}
           *[other] { $who } gets{ " " }
        }
       *[part] { $who } gets{ " " }
    }
}{ $amount_is ->
    [number] { $amount ->
        [0] {""}
        [1] +1 vote
       *[other] +{ $amount } votes
    }{ $amount_each }
   *[other] as many votes as this: { $amount }
}{ $ballots ->
    [0] {""}
    [1] +1 ballot
   *[other] +{ $ballots } ballots
}{ $side_is ->
    [none] {""}
    [for] , only for the referendum
   *[against] , only against the referendum
}
vtes-effect-burn-for-votes = while this resolves all Methuselahs in turn can burn { $blood_is ->
    [none] pool
   *[other] blood ({ $blood })
}, one by one, for this many votes each: { $votes }
vtes-effect-act-again = the acting minion can take this action again this turn
vtes-effect-take-action = { $who } can take an action now
vtes-effect-mark-direction = this card remembers at whom the action is directed
vtes-effect-abstain = { $who } abstains; the votes and ballots he has cast are canceled
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
    [you] ^burn
   *[other] { $party } burns
} { $amount_is ->
    [number] { $amount } pool{ $amount_each }
   *[other] as much pool as { $amount }
}
vtes-effect-gain-pool = { $party_is ->
    [you] ^gain
   *[other] { $party } gains
} { $amount_is ->
    [number] { $amount } pool{ $amount_each }
   *[other] as much pool as { $amount }
}
vtes-effect-move-pool = { $source_is ->
    [you] ^give { $to }{ " " }
   *[other] { $to_is ->
        [you] ^take{ " " }
       *[other] { $source } gives { $to }{ " " }
    }
}{ $amount_is ->
    [number] { $amount } pool
   *[other] pool
}{ $source_is ->
    [you] {""}
   *[other] { $to_is ->
        [you] { " " }from { $source }
       *[other] {""}
    }
}{ $amount_is ->
    [number] {""}
   *[other] : { $amount }
}
vtes-effect-take-edge = { $party_is ->
    [you] ^take
   *[other] { $party } takes
} the Edge
vtes-effect-burn-edge = ^burn the Edge
vtes-effect-burn-life = { $who } burns { $amount_is ->
    [number] { $amount } life{ $amount_each }
   *[other] as much life as { $amount }
}
vtes-effect-burn-blood = { $own ->
    [true] ^burn
   *[false] { $who } burns
} { $amount_is ->
    [number] { $amount } blood
   *[other] as much blood
}{ $life ->
    [true] { " " }or life
   *[false] {""}
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }as { $amount }
}
vtes-effect-gain-blood = { $own ->
    [true] ^gain
   *[false] { $who } gains
} { $amount_is ->
    [number] { $amount }
   *[other] as much
} { $unit ->
    [blood] blood
    [life] life
   *[either] blood or life
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }as { $amount }
}
vtes-effect-move-blood = ^move { $amount_is ->
    [number] { $amount ->
        [99] all
       *[other] { $amount }
    }
   *[other] as much
} { $unit ->
    [blood] blood
    [life] life
   *[either] blood or life
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }as { $amount }
} from { $source } to { $to_is ->
    [pool] { $party_is ->
        [you] your pool
       *[other] the pool of { $party }
    }
   *[other] { $source_is ->
        [pool] { $party_is ->
            [you] { $to }
           *[other] { $to } (the pool of { $party })
        }
       *[other] { $to }
    }
}
vtes-effect-add-counters = ^put { $amount_is ->
    [number] { $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }{ $amount_each }
   *[other] as many counters as { $amount }
} on { $who }
vtes-effect-corrupt = ^put { $amount ->
    [1] 1 of your corruption counters
   *[other] { $amount } of your corruption counters
} on { $who }{ $steal ->
    [true] ; if it has as many as its capacity or cost, you may burn them to steal it
   *[false] {""}
}
vtes-effect-remove-at-random = ^remove { $amount ->
    [1] 1 library card
   *[other] { $amount } library cards
} at random in { $party_is ->
    [you] your ash heap
   *[other] the ash heap of { $party }
} from the game
vtes-effect-must = { $who } must take this action this turn: { $action }
vtes-effect-lock = ^lock{ $own ->
    [true] {""}
   *[false] { " " }{ $who }
}
vtes-effect-unlock = ^unlock{ $own ->
    [true] {""}
   *[false] { " " }{ $who }
}
vtes-effect-burn = ^burn { $who }
vtes-effect-put-on = ^put this card on { $who }
vtes-effect-put-in-play = ^put this card in play{ $ready ->
    [true] { " " }in the ready region
   *[false] {""}
}{ $apart ->
    [true] { " " }in your uncontrolled region
   *[false] {""}
}{ $counters_is ->
    [number] { $counters ->
        [0] {""}
        [1] { " " }with 1 counter
       *[other] { " " }with { $counters } counters
    }
   *[other] { " " }with as many counters as { $counters }
}
vtes-effect-arise = ^move this card to your ready region; it becomes the vampire described below, with { $blood } blood{ $disciplines ->
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
vtes-effect-mark = ^put { $amount } { $word } { $amount ->
    [1] counter
   *[other] counters
}{ $own ->
    [true] { " " }of yours
   *[false] {""}
} on { $who }{ $most ->
    [99] {""}
   *[other] { " " }(no more than { $most } in all)
}
vtes-effect-unmark = ^burn { $amount ->
    [99] all
   *[other] { $amount }
} { $own ->
    [true] { " " }of your{ " " }
   *[false] {""}
}{ $word } { $amount ->
    [1] counter
   *[other] counters
} from { $who }
vtes-effect-move-counters = ^move { $amount ->
    [1] 1 counter
    [99] all counters
   *[other] { $amount } counters
} from { $source } to { $to }
vtes-effect-call-blood-hunt = a blood hunt is put to the vote on { $who }, as after diablerie
vtes-effect-put = { $to_is ->
    [removed] ^remove
   *[other] ^put
} { $who } { $to_is ->
    [hand] in its owner’s hand
    [ash] in its owner’s ash heap
    [removed] from the game
    [top] on top of its owner’s library
    [bottom] at the bottom of its owner’s library
    [library] in its owner’s library and shuffle
    [crypt-bottom] at the bottom of its owner’s crypt
    [crypt] in its owner’s crypt and shuffle
   *[uncontrolled] in its owner’s uncontrolled region
}
vtes-effect-draw-crypt = { $party_is ->
    [you] ^draw
   *[other] { $party } draws
} { $amount ->
    [1] 1 crypt card
   *[other] { $amount } crypt cards
}
vtes-effect-show-crypt = { $party_is ->
    [you] ^reveal the top card of your crypt
   *[other] { $party } reveals the top card of her crypt
}{ $do_is ->
    [none] {""}
   *[other] ; with its cost as points, { $do }
}
vtes-effect-take-from-crypt = ^move the { $bottom ->
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
   *[other] ; with that card, { $do }
}
vtes-effect-shuffle-crypt = { $party_is ->
    [you] ^shuffle your crypt
   *[other] { $party } shuffles her crypt
}
vtes-effect-deal-anew = { $party } puts her uncontrolled crypt cards back in the crypt and their counters in her pool, burns what is on them, shuffles and deals herself as many cards
vtes-effect-shuffle-hand = { $party_is ->
    [you] ^shuffle your hand into your library and draw up again
   *[other] { $party } shuffles her hand into her library and draws up again
}
vtes-effect-mill = { $party_is ->
    [you] ^burn the top { $amount ->
        [1] card
       *[other] { $amount } cards
    } of your library
   *[other] { $party } burns the top { $amount ->
        [1] card
       *[other] { $amount } cards
    } of her library
}{ $do_is ->
    [none] {""}
   *[other] ; with each card burned, { $do }
}
vtes-effect-sift = { $by_is ->
    [you] ^draw
   *[other] { $by } draws
} { $up_to ->
    [true] up to { $amount }
   *[false] { $amount }
} cards, then as many go from the hand { $to_is ->
    [bottom] to the bottom of the library
    [top] to the top of the library
   *[ash] to the ash heap
}
vtes-effect-fetch = { $up_to ->
    [true] { $by_is ->
        [you] ^search
       *[other] { $by } searches
    } { $of_is ->
        [none] { $by_is ->
            [you] your
           *[other] her
        } { $zones }
       *[other] the { $zones } of { $of }
    } for { $first ->
        [true] the first card found from the top: { $what }
       *[false] { $number ->
            [1] {""}
           *[other] up to { $number }{ " " }
        }{ $what }
    }
   *[false] { $by_is ->
        [you] ^take
       *[other] { $by } takes
    } { $number ->
        [1] {""}
       *[other] { $number }{ " " }
    }{ $what } from { $of_is ->
        [none] { $by_is ->
            [you] your
           *[other] her
        } { $zones }
       *[other] the { $zones } of { $of }
    }
}{ $reveal ->
    [true] , show { $number ->
        [1] it
       *[other] them
    }
   *[false] {""}
} and { $to_is ->
    [hand] put { $number ->
        [1] it
       *[other] them
    } in { $by_is ->
        [you] your
       *[other] her
    } hand
    [ash] put { $number ->
        [1] it
       *[other] them
    } in the ash heap
    [removed] remove { $number ->
        [1] it
       *[other] them
    } from the game
    [top] put { $number ->
        [1] it
       *[other] them
    } on top of the library
    [bottom] put { $number ->
        [1] it
       *[other] them
    } at the bottom of the library
    [library] put { $number ->
        [1] it
       *[other] them
    } in the library
    [uncontrolled] put { $number ->
        [1] it
       *[other] them
    } in the uncontrolled region
    [under] put { $number ->
        [1] it
       *[other] them
    } on this card, face up and out of play
    [under-face-down] put { $number ->
        [1] it
       *[other] them
    } on this card, face down and out of play
    [equip] have { $minion } { $gets ->
        [equipment] equip with
        [retainer] employ
        [ally] recruit
       *[any] equip with, employ or recruit
    } it, { $anyhow ->
        [true] whatever it requires, paying its cost
       *[false] requirements and cost applying{ $first ->
            [true] {" "}(burn it if that is impossible)
           *[false] {""}
        }
    }
    [stand-in] put it in play to represent something else
   *[play] put { $number ->
        [1] it
       *[other] them
    } in play
}{ $on_is ->
    [none] {""}
   *[other] { " " }on { $on }
}{ $pays_is ->
    [none] {""}
   *[half] , for half its cost, rounded down
}{ $shuffles ->
    [true] { " " }(shuffle afterward)
   *[false] {""}
}{ $do_is ->
    [none] {""}
   *[some] ; with that card, { $do }
}
vtes-effect-browse = ^look at up to { $amount } cards from the top of your library, move up to { $take } of them to your hand and shuffle
vtes-effect-lay-top = ^put { $amount ->
    [1] the top card
   *[other] the top { $amount } cards
} of your library on this card, face down and out of play
vtes-effect-lay-under = ^put { $who } from your hand on this card, face down and out of play
vtes-effect-swap-under = ^exchange a card from your hand for the one on this card
vtes-effect-take-back = one of the cards on this card goes { $to_is ->
    [hand] to its owner’s hand
   *[top] on top of its owner’s library
}
vtes-effect-show-library = ^reveal the top card of your library{ $do_is ->
    [none] {""}
   *[other] ; with that card, { $do }
}
vtes-effect-look-at = { $by_is ->
    [you] ^look at
   *[other] { $by } looks at
} { $amount ->
    [99] {""}
    [1] 1 card{ $random ->
        [true] { " " }at random
       *[false] {""}
    } of{ " " }
   *[other] { $amount } cards{ $random ->
        [true] { " " }at random
       *[false] {""}
    } of{ " " }
}{ $party_is ->
    [you] your{ " " }
   *[other] the{ " " }
}{ $zone_is ->
    [hand] hand
    [uncontrolled] uncontrolled region
   *[library] library (from the top)
}{ $party_is ->
    [you] {""}
   *[other] { " " }of { $party }
}{ $card_is ->
    [none] {""}
   *[other] { " " }(only { $card })
}{ $do_is ->
    [none] {""}
   *[other] . With each card seen, { $do }
}
vtes-effect-discard = { $who } is discarded
vtes-effect-shuffle-top = ^shuffle the top { $amount } cards of your library among themselves
vtes-effect-reorder = ^look at the top { $amount } cards of your library and put them back in any order
vtes-effect-gain-master-actions = { $party_is ->
    [you] ^get
   *[other] { $party } gets
} { $amount ->
    [1] +1 master phase action
    [-1] -1 master phase action
   *[other] { $amount } more master phase actions
}, now or in the next master phase
vtes-effect-gain-transfers = ^get { $amount ->
    [1] +1 transfer
   *[other] +{ $amount } transfers
}
vtes-effect-gain-discard-actions = ^get { $amount ->
    [1] +1 discard phase action
   *[other] +{ $amount } discard phase actions
}
vtes-effect-note = { $who } counts as “{ $word }” this { $span_is }
vtes-effect-send-to-torpor = ^send { $who } to torpor{ $after_combat ->
    [true] { " " }after the combat
   *[false] {""}
}
vtes-effect-diablerize = { $by } diablerizes { $who }
vtes-effect-rescue = { $who } is spared{ $to_torpor ->
    [true] : to torpor instead of being burned
   *[false] {""}
}
vtes-effect-draw = { $party_is ->
    [you] ^draw
   *[other] { $party } draws
} { $amount ->
    [1] 1 card
   *[other] { $amount } cards
}
vtes-effect-discard-from-hand = { $party_is ->
    [you] ^discard
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
}{ $replaced_is ->
    [now] {""}
   *[master-phase] , replaced in the next master phase
}{ $alike_is ->
    [none] {""}
   *[some] ; if all are copies of one card, { $alike }
}
vtes-effect-move-to-ready = ^move { $who } to the ready region
vtes-effect-influence-more = ^add { $amount_is ->
    [number] { $amount } blood{ $amount_each }
   *[other] as much blood as { $amount }
} to { $who }{ $source_is ->
    [pool] { " " }from your pool
   *[bank] {""}
}
vtes-effect-become = { $who } becomes{ $title_is ->
    [none] {""}
    [justicar] { " " }{ $city_is } { $title }
   *[other] { " " }{ $title }{ $city_is ->
        [none] {""}
       *[other] { " " }of { $city_is }
    }
}{ $same_city ->
    [true] { " " }of the same city
   *[false] {""}
}{ $sect_is ->
    [none] {""}
   *[other] { " " }{ $sect }
}{ $clan_is ->
    [none] {""}
   *[other] { " " }{ $clan_is }
}{ $clan_named ->
    [true] { " " }a member of the named clan
   *[false] {""}
}{ $like_is ->
    [none] {""}
   *[other] { " " }a member of the clan and sect of { $like }
}{ $anarch ->
    [none] {""}
    [true] { " " }anarch
   *[false] { " " }non-anarch
}{ $trait_is ->
    [none] {""}
   *[other] { " " }{ $trait }
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
    [you] ^take
   *[other] { $party } takes
} control of { $who }{ $until_is ->
    [none] {""}
    [next-action] { " " }until the end of the next action
   *[other] { " " }until the end of the { $until_is }
}{ $onto_is ->
    [none] {""}
   *[other] , moved to { $onto }
}
vtes-effect-lend = { $party_is ->
    [you] ^take
   *[other] { $party } takes
} control of { $who } until your next unlock phase
vtes-effect-borrow = ^take control of { $who } until the end of your next turn
vtes-effect-rearrange = ^move { $retainers ->
    [true] blood, equipment and retainers
   *[false] blood and equipment
} between { $one } and { $other } as you like
vtes-effect-exchange = ^exchange a card from your hand for { $who }
vtes-effect-move-to = ^move { $who } to { $to }
vtes-effect-banish = ^move { $who } to { $owner ->
    [true] its owner’s
   *[false] the
} uncontrolled region with everything on him
vtes-effect-bring-out = ^move { $who } to your ready region
vtes-effect-cancel-card = ^cancel that card{ $pays ->
    [true] {""}
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
}, the next card that is { $cards } is canceled as it is played; its cost is { $pays ->
    [true] paid
   *[false] not paid
}
vtes-effect-cancel-referendum = ^cancel the referendum{ $to_hand ->
    [true] ; the political card returns to its owner’s hand
   *[false] {""}
}{ $bar ->
    [true] ; the minions of that Methuselah cannot take the same action again this turn
   *[false] {""}
}
vtes-effect-inflict = { $who } takes{ $amount_is ->
    [number] { " " }{ $amount }
   *[other] {""}
}{ $preventable ->
    [true] {""}
   *[false] { " " }unpreventable
}{ $environmental ->
    [true] { " " }environmental
   *[false] {""}
}{ $aggravated ->
    [true] { " " }aggravated
   *[false] {""}
} damage{ $amount_each }{ $by_this ->
    [true] { " " }from this card
   *[false] {""}
}{ $from_strike ->
    [true] { " " }as part of the strike
   *[false] {""}
}{ $amount_is ->
    [number] {""}
   *[other] : { $amount }
}
vtes-effect-strike = ^strike:{ $idle ->
    [true] { " " }no damage
   *[false] {""}
}{ $dodge ->
    [true] { " " }dodge
   *[false] {""}
}{ $ends_combat ->
    [true] { " " }combat ends
   *[false] {""}
}{ $uses_is ->
    [none] {""}
   *[other] { " " }{ $uses }
}{ $damage_is ->
    [none] {""}
   *[other] { " " }{ $damage_is ->
        [number] { $damage }{ $ranged ->
            [true] R
           *[false] {""}
        }
       *[other] { $ranged ->
            [true] ranged{ " " }
           *[false] {""}
        }({ $damage })
    }{ $unpreventable ->
        [true] { " " }unpreventable
       *[false] {""}
    }{ $aggravated ->
        [true] { " " }aggravated
       *[false] {""}
    } damage
}{ $strength_is ->
    [none] {""}
    [number] { " " }{ $strength ->
        [0] strength
       *[other] strength+{ $strength }
    }{ $unpreventable ->
        [true] { " " }unpreventable
       *[false] {""}
    }{ $aggravated ->
        [true] { " " }aggravated
       *[false] {""}
    } damage{ $ranged ->
        [true] , ranged
       *[false] {""}
    }
   *[other] { " " }damage of strength plus { $strength }{ $aggravated ->
        [true] , aggravated
       *[false] {""}
    }{ $ranged ->
        [true] , ranged
       *[false] {""}
    }
}{ $plus_is ->
    [number] { $plus ->
        [0] {""}
       *[other] { " " }at +{ $plus } damage
    }
   *[other] { " " }with more damage: { $plus }
}{ $most ->
    [none] {""}
   *[other] { " " }(at most { $most })
}{ $damage_is ->
    [none] { $strength_is ->
        [none] { $aggravated ->
            [true] , aggravated
           *[false] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}{ $steal_blood_is ->
    [number] { $steal_blood ->
        [0] {""}
       *[other] { " " }steal { $steal_blood } blood or life
    }
   *[other] { " " }steal as much blood or life as { $steal_blood }
}{ $steal_is ->
    [none] {""}
    [equipment] { " " }steal an equipment
   *[weapon] { " " }steal a weapon
}{ $destroy_is ->
    [none] {""}
    [equipment] { " " }destroy an equipment
    [weapon] { " " }destroy a weapon
    [retainer] { " " }destroy a retainer
   *[equipment-or-retainer] { " " }destroy an equipment or retainer
}{ $damage_is ->
    [none] { $strength_is ->
        [none] { $ranged ->
            [true] , ranged
           *[false] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}{ $no_weapon_damage ->
    [true] , after which the opposing vampire’s strikes with weapons inflict no damage this round
   *[false] {""}
}{ $first ->
    [true] , with first strike
   *[false] {""}
}{ $undodgeable ->
    [true] , that cannot be dodged
   *[false] {""}
}{ $not_at_is ->
    [none] {""}
   *[other] , which cannot be aimed at { $not_at }
}{ $unpreventable ->
    [true] { $damage_is ->
        [none] { $strength_is ->
            [none] , unpreventable
           *[other] {""}
        }
       *[other] {""}
    }
   *[false] {""}
}{ $not_prevented_by_is ->
    [none] {""}
   *[other] , not preventable with { $not_prevented_by }
}{ $only_prevented_by_is ->
    [none] {""}
   *[other] , only preventable with { $only_prevented_by }
}{ $maneuver ->
    [true] , with { $maneuvers ->
        [1] an optional maneuver
       *[other] { $maneuvers } optional maneuvers each combat
    }
   *[false] {""}
}{ $maneuver_to_is ->
    [none] {""}
    [close] { " " }to close range
   *[long] { " " }to long range
}{ $press ->
    [true] , with an optional press
   *[false] {""}
}{ $press_only_is ->
    [none] {""}
    [continue] { " " }to continue
   *[end] { " " }to end combat
}{ $more_is ->
    [none] {""}
   *[other] , with { $more }
}{ $by_opponent ->
    [true] (usable by the minion in combat with its bearer)
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] , once each { $once_is }
}{ $when_is ->
    [none] {""}
   *[other] , if { $when }
}{ $cost_is ->
    [none] {""}
   *[other] ({ $cost })
}{ $effects_is ->
    [none] {""}
   *[other] ; { $effects }
}{ $anyway_is ->
    [none] {""}
   *[other] ; in any case, { $anyway }
}{ $inflicted_is ->
    [none] {""}
   *[other] ; if it inflicts damage, { $inflicted }
}{ $afterwards_is ->
    [none] {""}
   *[other] ; afterward, { $afterwards }
}
vtes-effect-maneuver = ^maneuver{ $to_is ->
    [none] {""}
    [close] { " " }to close range
   *[long] { " " }to long range
}
vtes-effect-press = { $automatic ->
    [true] an automatic press is made
   *[false] ^press
}{ $only_is ->
    [none] {""}
    [continue] { " " }to continue combat
   *[end] { " " }to end combat
}
vtes-effect-keep = { $own ->
    [true] ^get
   *[false] { $place ->
        [mode] { $who_is ->
            [minion] ^get
           *[other] { $who } gets
        }
       *[part] { $who } gets
    }
} an optional { $what_is ->
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
vtes-effect-more-strikes = { $place ->
    [mode] {""}
   *[part] ^get{ " " }
}{ $amount ->
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
   *[other] , each { $strike }
}{ $this_weapon ->
    [true] , only with this weapon
   *[false] {""}
}
vtes-effect-prevent = ^prevent { $amount_is ->
    [none] { $half ->
        [true] half of the{ $aggravated ->
            [true] {""}
           *[false] { " " }non-aggravated
        }{ $normal ->
            [true] {""}
           *[false] { " " }aggravated
        } damage (rounded up)
       *[false] all{ $aggravated ->
            [true] {""}
           *[false] { " " }non-aggravated
        }{ $normal ->
            [true] {""}
           *[false] { " " }aggravated
        } damage
    }
   *[other] { $amount }{ $aggravated ->
        [true] {""}
       *[false] { " " }non-aggravated
    }{ $normal ->
        [true] {""}
       *[false] { " " }aggravated
    } damage
}{ $strike ->
    [true] { " " }from the opposing minion’s strikes
   *[false] {""}
}{ $kinds_is ->
    [none] {""}
   *[other] { " " }from a~{ $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }from anything but a~{ $not_kinds }
}{ $carries ->
    [true] , also of several strikes together
   *[false] {""}
}{ $whom_is ->
    [none] {""}
   *[other] { " " }to { $whom }
}{ $anyone ->
    [true] { " " }to any minion or retainer
   *[false] {""}
}{ $until_is ->
    [none] {""}
    [resolution] { " " }in this resolution of strikes
    [round] { " " }for the rest of the round
   *[combat] { " " }for the rest of the combat
}
vtes-effect-damage-more = { $kinds_is ->
    [none] the strikes
   *[other] each { $kinds }
} of { $who }{ $requires_is ->
    [none] {""}
   *[other] { " " }with cards that require { $requires }
}{ $this_weapon ->
    [true] { " " }with this weapon
   *[false] {""}
} { $kinds_is ->
    [none] inflict
   *[other] inflicts
} +{ $amount } { $aggravated ->
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
}, { $do }
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
vtes-effect-at-once = at the same time, { $do }
vtes-effect-after-combat = when combat has ended{ $prolonged ->
    [true] { " " }(even if it was prolonged)
   *[false] {""}
}{ $queues ->
    [true] { " " }(no other combat can be queued)
   *[false] {""}
}, { $do }
vtes-effect-forbid = { $who } cannot { $what } { $until_is ->
    [round] this round
    [combat] this combat
    [action] this action
    [turn] this turn
   *[next-round] in the next round
}
vtes-effect-grant = { $until_is ->
    [resolution] during this resolution of strikes
    [round] this round
    [combat] this combat
    [action] this action
    [turn] this turn
   *[next-round] in the next round
}, { $who } has this: { $ability }
vtes-effect-set-range = ^set the range{ $next_round ->
    [true] { " " }of the next round
   *[false] {""}
} { $long ->
    [none] as you choose
    [true] to long
   *[false] to close
}{ $default ->
    [true] { " " }at the beginning of each round of this combat
   *[false] { " " }(skip the determine range step)
}
vtes-effect-new-round = a new round begins instead
vtes-effect-let-end = the combat can no longer be made to go on
vtes-effect-end-combat = ^end combat
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
} can { $cost_is ->
    [none] { $do_are ->
        [verb] { $do_to }
       *[other] do this: { $do }
    }
   *[other] { $cost }{ $do_are ->
        [verb] { " " }to { $do_to }
       *[other] : { $do }
    }
}
vtes-effect-if = if { $condition }, { $do }{ $otherwise_is ->
    [none] {""}
   *[other] ; otherwise, { $otherwise }
}
vtes-effect-pick = { $by_is ->
    [you] ^choose
   *[other] { $by } chooses
} { $what }{ $random ->
    [true] { " " }at random
   *[false] {""}
}: { $do }
vtes-effect-for-each = for { $of }, { $do }
vtes-effect-as = { $party } does this as “you”: { $do }
vtes-effect-one-of = { $by_is ->
    [you] ^choose one
   *[other] { $by } chooses one
}{ $may ->
    [true] { " " }or none
   *[false] {""}
}: { $of }
vtes-effect-repeat = { $times } times: { $do }
vtes-effect-later = { $when_is ->
    [end-of-turn] at the end of the turn
    [end-of-action] at the end of the action
    [your-unlock] in your next unlock phase
    [influence-phase] as your next influence phase begins
    [end-of-your-turn] at the end of your turn
    [resolution] just before the action resolves
    [discard-phase] in your next discard phase
    [next-discard-phase] in the next discard phase
   *[after-resolution] after the action has resolved
}, { $do }
vtes-effect-roll = { $sides ->
    [2] flip a coin (X: 1 for heads, 2 for tails)
   *[other] roll a die of { $sides } sides (X: what it shows)
}: { $do }
vtes-effect-pick-number = { $by_is ->
    [you] choose
   *[other] { $by } chooses
} { $number }: { $do }
vtes-effect-whenever = { $until_is ->
    [action] during this action
    [turn] this turn
    [combat] during this combat
    [game] for the rest of the game
   *[round] this round
}, { $moment }{ $condition_is ->
    [none] {""}
   *[other] , if { $condition }
}{ $times_is ->
    [none] {""}
    [number] { $times ->
        [1] { " " }(once)
       *[other] { " " }({ $times } times at most)
    }
   *[other] { " " }(at most as often as { $times })
}, { $do }
vtes-effect-for-targets = for each { $allotted ->
    [true] of these
   *[false] target
}, { $do }
vtes-effect-reshare = { $do } (if { $points } is less, you choose who gets how many, within what was allotted)
vtes-effect-share-out = { $by_is ->
    [you] you have
   *[other] { $by } has
} { $points }: { $do }
vtes-effect-lasts = { $modifier }

## What changes a default

vtes-modifier-bleed = { $sets ->
    [true] has { $amount } bleed
   *[false] gets { $plus } bleed{ $each }
}
vtes-modifier-strength = { $sets ->
    [true] has a strength of { $amount }
   *[false] gets { $plus } strength{ $each }
}
vtes-modifier-stealth = gets { $plus } stealth{ $each }
vtes-modifier-intercept = gets { $plus } intercept{ $each }
vtes-modifier-capacity = { $sets ->
    [true] has a capacity of { $amount }
   *[false] gets { $plus } capacity{ $each }
}
vtes-modifier-hand-size = { $you ->
    [true] get
   *[false] gets
} { $plus } hand size{ $each }
vtes-modifier-transfers = { $you ->
    [true] get
   *[false] gets
} { $plus } { $single ->
    [true] transfer
   *[other] transfers
}{ $each }
vtes-modifier-master-actions = { $you ->
    [true] get
   *[false] gets
} { $sets ->
    [true] { $amount } master phase actions instead of 1
   *[false] { $plus } master phase action{ $each }
}
vtes-modifier-discard-actions = { $you ->
    [true] get
   *[false] gets
} { $plus } discard phase action{ $each }
vtes-modifier-votes = gets { $plus } { $single ->
    [true] vote
   *[other] votes
}{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }(only { $note } the referendum)
}
vtes-modifier-hunt = gains { $plus } blood when hunting{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage = inflicts { $plus } damage{ $each }{ $note_is ->
    [none] {""}
    [weapon] { " " }with each strike with a weapon
   *[other] { " " }with each { $note }
}
vtes-modifier-cost = pays { $plus } blood{ $each }{ $note_is ->
    [none] {""}
    [blood] { " " }for whatever costs blood
   *[other] { " " }({ $note })
}
vtes-modifier-bleed-against = { $you ->
    [true] are
   *[false] is
} bled for { $plus }{ $each }
vtes-modifier-discipline = gains { $amount ->
    [1] 1 level
    [-1] -1 level
   *[other] { $amount } levels
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
vtes-modifier-may-take-edge = { $you ->
    [true] cannot
   *[false] cannot
} get the Edge, which is burned instead
vtes-modifier-may-act = cannot { $note_is ->
    [none] take actions
    [political] take political actions
    [bleed] bleed
    [rescue] rescue vampires from torpor
   *[other] take this kind of action: { $note }
}
vtes-modifier-equip-cost = pays { $size } { $sign ->
    [less] less
   *[more] more
} blood or pool for equipment
vtes-modifier-most-bled = { $you ->
    [true] burn
   *[false] burns
} at most { $amount } pool for each bleed
vtes-modifier-weakened = does not replace cards that require a Discipline and are played during an action until the action is over or the hand is empty
vtes-modifier-gains-by-hunting = cannot gain blood by hunting
vtes-modifier-veiled = has no effect from the first card he plays each turn that requires a Discipline if the top card of his controller’s library, which is shown, is a master; he then burns { $amount } blood if that card required [{ $note }]
vtes-modifier-may-leave-torpor = cannot be moved from torpor to the ready region
vtes-modifier-may-be-diablerized = cannot be diablerized
vtes-modifier-discount = you can lock { $this } to make { $cards ->
    [none] a card you play
   *[other] one of { $cards }
} cost { $amount } { $note_is ->
    [blood] blood
    [pool] pool
    [either] blood or pool
   *[other] { $note }
} less
vtes-modifier-kept-discount = you can lock { $this } to make { $cards ->
    [none] a card you play
   *[other] one of { $cards }
} cost { $amount } { $note_is ->
    [blood] blood
    [pool] pool
    [either] blood or pool
   *[other] { $note }
} less (it is not locked if that card is canceled as it is played)
vtes-modifier-burn-discount = you can burn { $this } to make { $cards ->
    [none] a card you play
   *[other] one of { $cards }
} cost { $amount } { $note_is ->
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
vtes-modifier-replaced-late = does not replace { $note } cards before the action ends
vtes-modifier-discards-replaced-late = { $you ->
    [true] replace cards discarded with discard phase actions only in your
   *[false] replaces cards discarded with discard phase actions only in their
} next unlock phase
vtes-modifier-replaces-after-action = keeps its controller from replacing cards during its actions
vtes-modifier-draw-more = { $you ->
    [true] draw
   *[false] draws
} { $amount } more whenever a card is replaced, then { $you ->
    [true] discard
   *[false] discards
} down to hand size
vtes-modifier-may-draw-more = lets its controller draw { $amount } additional library { $amount ->
    [1] card
   *[other] cards
} after replacing { $cards ->
    [none] a card
   *[other] { $cards }
} it played{ $note_is ->
    [acting] { " " }as the acting minion
   *[other] {""}
} (then discard down to hand size)
vtes-modifier-sees-hands = can look at the hands of all other Methuselahs
vtes-modifier-open-hand = { $you ->
    [true] play
   *[false] plays
} with an open hand
vtes-modifier-draws-from = can draw one of the cards that lie on this card instead of a card from the library
vtes-modifier-draws-anew = can, once each turn, put a card drawn from the library on its bottom and draw another
vtes-modifier-instead-of-drawing = { $you ->
    [true] burn
   *[false] burns
} { $amount } counter of this card instead each time a card would be replaced
vtes-modifier-points-instead = { $you ->
    [true] gain
   *[false] gains
} victory points for the controller of this card instead, until it has brought { $amount }; then it is burned
vtes-modifier-immune-to = is immune to { $note_is ->
    [frenzy] frenzy cards
   *[other] cards of this kind: { $note_is }
}
vtes-modifier-may-be-moved = cannot be moved to another minion or stolen
vtes-modifier-may-stay-locked = need not unlock as normal, as the controller likes
vtes-modifier-keeps-infernal-pool = the pool you burn to unlock infernal minions, as infernal ones are unlocked, is put on this card
vtes-modifier-replaces-after-minion-phase = { $you ->
    [true] do
   *[false] does
} not replace cards during minion phases
vtes-modifier-funds = { $note_is ->
    [counters] counters of this card can pay { $amount ->
        [99] some or all
       *[other] up to { $amount }
    } of the blood or pool cost
    [blood] blood of this card can pay up to { $amount } of the blood or pool cost
    [once] once each turn, the cost of a card played can be reduced by { $amount } blood as it is paid
    [granted] once, the cost of a card played can be reduced by { $amount } blood as it is paid,
    [once-pool] once each turn, the cost of a card played can be reduced by { $amount } pool as it is paid
    [once-any] once each turn, the cost of a card played can be reduced by { $amount } blood or pool as it is paid
   *[other] { $note_is } can pay up to { $amount } of the cost
}
vtes-modifier-steals-burned-allies = steals and locks an opposing ally in combat who would be burned instead, who gains 1 life if he has none left
vtes-modifier-untouched-by = is not affected by { $note_is ->
    [gehenna] Gehenna events
   *[other] cards of this kind: { $note_is }
}
vtes-modifier-may-be-played-on = cannot have { $note_is ->
    [frenzy] frenzy cards
    [contract] contracts
   *[other] cards of this kind ({ $note_is })
} played on it
vtes-modifier-forbid = cannot { $note }
vtes-modifier-first-strike = strikes with first strike{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-undodgeable = makes strikes that cannot be dodged{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated = inflicts aggravated damage with { $note_is ->
    [none] strikes
   *[other] each { $note }
}
vtes-modifier-aggravated-damage = inflicts { $amount } more aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }with each { $note }
}
vtes-modifier-as-normal = treats aggravated damage as normal
vtes-modifier-immune-normal = is immune to non-aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-immune-aggravated = is immune to aggravated damage{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage-taken = takes { $plus } damage{ $each }{ $note_is ->
    [none] {""}
    [opponent] { " " }from each strike or effect of the opposing minion
   *[other] { " " }({ $note })
}
vtes-modifier-most-damage = takes at most { $amount }{ $note_is ->
    [normal] { " " }non-aggravated
   *[other] {""}
} damage each round
vtes-modifier-endures = is burned after taking more than { $amount } damage in one combat, instead of anything else that would become of him
vtes-modifier-strike-cost = makes strikes against him cost { $amount } more blood or life
vtes-modifier-own-strike-cost = pays { $amount } more blood or life for each strike
vtes-modifier-not-strike = may choose not to strike
vtes-modifier-rescued-cost = costs { $plus } blood to rescue
vtes-modifier-starting-life = is recruited or employed with { $plus } life
vtes-modifier-doubled = casts votes that count double when they are tallied, and nothing else multiplies them
vtes-modifier-silenced = loses its abilities
vtes-modifier-must-take = must take the action of his own text{ $note_is ->
    [unless-hunt-0] , unless he must hunt
   *[other] { " " }(number { $note })
}
vtes-modifier-equipment-bleed = gets no bleed from equipment
vtes-modifier-action-cost = pays { $plus } blood for { $note_is ->
    [others] all actions but hunts and those of this text
    [directed] directed actions
   *[other] this kind of action: { $note }
}
vtes-modifier-may-attack = cannot take actions to enter combat
vtes-modifier-may-bear = cannot have { $cards ->
    [none] cards
   *[other] { $cards }
} on him
vtes-modifier-spurns = cannot have { $cards }: what would be put on him is burned instead
vtes-modifier-rivals-yield = makes whoever contests this title yield it in the unlock phase
vtes-modifier-may-play-such = cannot play { $cards ->
    [none] cards
   *[other] { $cards }
}
vtes-modifier-plays-as-clan = plays minion cards as though of the clan { $note }
vtes-modifier-taken-for-clan = cards that require the clan { $note } are played, by this minion and by its controller, as though it were of that clan
vtes-modifier-plays-as-title = plays minion cards as though with the title of { $note }
vtes-modifier-anarch-cost = becomes anarch for { $sets ->
    [true] { $amount } blood
   *[false] { $plus } blood
}
vtes-modifier-steal = steals { $plus } blood or life with strikes that steal{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-no-transfers = { $you ->
    [true] have
   *[false] has
} no transfers
vtes-modifier-takes-aggravated = takes damage as aggravated
vtes-modifier-rescue-cost = pays { $plus } blood to rescue
vtes-modifier-ballots = gets { $plus } { $single ->
    [true] ballot
   *[other] ballots
}{ $each }
vtes-modifier-counted = casts votes that do not count { $note } the referendum ({ $amount })
vtes-modifier-may-vote = cannot vote{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note } the referendum
}
vtes-modifier-vote-cost = must burn { $amount } blood to cast votes and ballots{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note } the referendum
}
vtes-modifier-blood-votes = gets { $amount ->
    [1] 1 vote
   *[other] { $amount } votes
} for { $note_is ->
    [once] one blood burned
   *[other] each blood burned
}
vtes-modifier-own-votes = { $you ->
    [true] have
   *[false] has
} { $amount ->
    [1] 1 vote
   *[other] { $amount } votes
}
vtes-modifier-leave-cost = pays { $plus } blood to leave torpor
vtes-modifier-avenged = causes no blood hunt when diablerized
vtes-modifier-directed-pool-cost = makes actions directed at him cost { $plus } pool
vtes-modifier-directed-cost = makes actions of others directed at him cost { $plus } blood{ $note_is ->
    [life] { " " }or life
   *[other] {""}
}
vtes-modifier-trait = is { $note }
vtes-modifier-may-receive-title = cannot receive any title
vtes-modifier-pledges = counters of this card can pay { $amount ->
    [99] some or all
   *[other] up to { $amount }
} of the blood cost, as announced with the card
vtes-modifier-blood-hunt = cannot be the subject of a blood hunt
vtes-modifier-clan = is considered { $note }
vtes-modifier-sect = is considered { $note }
vtes-modifier-pool-cost = { $you ->
    [true] pay
   *[false] pays
} { $plus } pool for { $note_is ->
    [none] cards
    [gehenna] Gehenna cards
    [location] locations
   *[other] { $note }
}
vtes-modifier-target-pool-cost = makes { $note_is ->
    [none] cards aimed at him
   *[other] { $note } cards aimed at him
} cost { $plus } pool
vtes-modifier-edge-votes = { $you ->
    [true] get
   *[false] gets
} { $plus } votes for burning the Edge
vtes-modifier-political-votes = { $you ->
    [true] get
   *[false] gets
} { $plus } votes for burning a political card
vtes-modifier-tally = { $amount } votes are counted { $note } the referendum
vtes-modifier-may-be-targeted = cannot be the target of other Methuselahs’ actions
vtes-modifier-plays = can play { $note } as a vampire of capacity { $amount }
vtes-modifier-any-discipline = can play cards that require a Discipline he does not have
vtes-modifier-superior-by-cards = plays at the superior level what he has at the basic level
vtes-modifier-as-superior = plays cards that require { $note_is ->
    [named] the named Discipline
    [under] any Discipline, of which a copy lies on this card,
   *[other] { $note }
} as though he had it at the superior level
vtes-modifier-next-cost = pays +{ $amount } blood (allies: life) for the next of { $cards ->
    [none] such cards
   *[other] { $cards }
}
vtes-modifier-card-cost = pays { $size } { $sign ->
    [less] less
   *[more] more
} { $unit ->
    [blood] blood
    [life] life
   *[either] blood (allies: life)
} for { $note_is ->
    [none] { $cards ->
        [none] cards
       *[other] { $cards }
    }
   *[other] { $note } cards{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
}{ $each }
vtes-modifier-card-pool-cost = pays { $size } { $sign ->
    [less] less
   *[more] more
} pool for { $cards ->
    [none] cards
   *[other] { $cards }
}{ $each }
vtes-modifier-card-any-cost = pays { $size } { $sign ->
    [less] less
   *[more] more
} blood or pool for { $cards ->
    [none] cards
   *[other] { $cards }
}{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }put in play by an action
}
vtes-modifier-no-cost = pays no blood for { $cards ->
    [none] cards
   *[other] { $cards }
}, before other changes
vtes-modifier-half-cost = pays half the blood, rounded down, for { $cards ->
    [none] cards
   *[other] { $cards }
}, before other changes
vtes-modifier-may-hunt = cannot hunt{ $note_is ->
    [none] {""}
   *[other] { " " }except by an action a card offers
}
vtes-modifier-may-gain-life = cannot gain life: it goes to the bank
vtes-modifier-may-react = cannot play reactions
vtes-modifier-contest-cost = makes contesting it cost { $plus } pool
vtes-modifier-rival-contest-cost = makes contesting it cost its rivals { $plus } pool
vtes-modifier-title-contest-cost = pays { $plus } blood to contest a title
vtes-modifier-rival-title-contest-cost = makes contesting his title cost his rivals { $plus } blood

## How parts are put together
vtes-reading-and-then = { $first }, then { $then }
vtes-reading-next = { $first }. { $then }
vtes-reading-either = either { $head }, or { $last }
vtes-reading-order = not_self region locked compared titled unique red_list anarch traits not_traits not_sects sects not_clans clans not_keywords keywords types
vtes-reading-requires = cards that require [{ $code }]
vtes-reading-plays-note = { $kind ->
    [none] cards that require { $disciplines }
   *[other] { $kind } cards that require { $disciplines }
}
vtes-reading-nature = { $unique ->
    [true] unique{ $others ->
        [none] { $life ->
            [0] {""}
           *[other] { $body ->
                [ally] { " " }ally
                [retainer] { " " }retainer
               *[other] {""}
            }
        }
       *[other] { " " }
    }
   *[false] {""}
}{ $others ->
    [none] {""}
   *[other] { $others }
}{ $more ->
    [none] {""}
   *[other] , { $more }
}{ $body ->
    [ally] { $others ->
        [none] { $unique ->
            [true] { " " }with { $life } life, { $strength } strength and { $bleed } bleed
           *[false] { $life } life, { $strength } strength and { $bleed } bleed
        }
       *[other] { " " }with { $life } life, { $strength } strength and { $bleed } bleed
    }
   *[other] { $life ->
        [0] {""}
       *[other] { $others ->
            [none] { $unique ->
                [true] { " " }with{ " " }
               *[false] {""}
            }
           *[other] { " " }with{ " " }
        }{ $life } life
    }{ $strength ->
        [0] {""}
       *[other] , { $strength } strength
    }{ $bleed ->
        [0] {""}
       *[other] , { $bleed } bleed
    }
}
vtes-reading-user = { $by ->
    [controller] { $user ->
        [bearer] the controller of { $bearer }
        [prey] your prey
        [active] the Methuselah whose turn it is
        [pointed] the controller of the card it remembers
        [anybody] any Methuselah
        [other-active] each other Methuselah, on her turn,
       *[controller] { $bearer }
    }
    [bearer] { $user ->
        [controller] { $bearer }
        [bearer] { $bearer }
       *[other] { $bearer } (by any Methuselah)
    }
    [any-minion] { $requires } (ready or in torpor)
    [combatant] { $requires } in combat
   *[minion] { $requires }
}{ $locked ->
    [true] { " " }(even if locked)
   *[false] {""}
}
vtes-bearer-vampire = this vampire
vtes-bearer-imbued = this imbued
vtes-bearer-ally = this ally
vtes-bearer-equipment = the bearer
vtes-bearer-retainer = the employer
vtes-bearer-card = the minion with this card
vtes-form-noun = m
vtes-form-role = m
vtes-when-your-unlock = during your unlock phase
vtes-when-your-master = during your master phase
vtes-when-your-minion = during your minion phase
vtes-when-your-influence = during your influence phase
vtes-when-your-discard = during your discard phase
vtes-span-action = during an action
vtes-span-whole-action = during an action or as it is announced
vtes-span-before-blocks = during an action, before blocks are declined
vtes-span-referendum = during a referendum
vtes-span-before-resolution = during combat, before strikes resolve
vtes-span-combat = during combat, before the press step
vtes-span-phases = during any phase
vtes-same-clan = clan
vtes-same-sect = sect
vtes-same-circle = circle
vtes-mark-hunting-ground = fed by a hunting ground this turn
vtes-mark-put-on = just put on
vtes-mark-began-unlocked = unlocked when your turn began
vtes-mark-shell-game = locked by this
vtes-mark-club-zombie = unlocked when your turn began
vtes-mark-joseph-pander = chosen for this
vtes-mark-black-gloves = used in this combat
vtes-mark-woken = woken by this
vtes-mark-block-attempted = tried to block
vtes-mark-gain = gained from it
vtes-mark-aimed = aimed at
vtes-mark-burst = used the burst
vtes-mark-capitalist = used by this card
vtes-mark-split-the-veil = used
vtes-mark-web-of-knives-recruit = trained
vtes-mark-the-british-museum = equipped from hand
vtes-mark-wmrh-talk-radio = used by this card
vtes-mark-powerbase-luanda = used by this card
vtes-mark-corruption = corruption
vtes-mark-founder = founder
vtes-mark-hostage = hostage
vtes-mark-trap = trap
vtes-mark-diablerie = diablerie
vtes-mark-disease = disease
vtes-mark-freed = freed
vtes-mark-torture = torture
vtes-mark-nightmare = nightmare
vtes-mark-research = research
vtes-mark-graft = graft
vtes-kind-bleed = a bleed
vtes-kind-hunt = a hunt
vtes-kind-equip = an equip action
vtes-kind-employ = an action to employ a retainer
vtes-kind-recruit = an action to recruit an ally
vtes-kind-political = a political action
vtes-kind-leave-torpor = an action to leave torpor
vtes-kind-rescue = a rescue from torpor
vtes-kind-diablerie = a diablerie
vtes-kind-become-anarch = an action to become anarch
vtes-kind-enter-combat = an action to enter combat
vtes-kind-burn-incapacitated = an action to burn an incapacitated imbued
vtes-kind-gain-power = an action to gain a power
vtes-kind-special = a special action
vtes-trait-anarch = anarch
vtes-filter-being = { $role } (if { $filter })
vtes-filter-ready = ready
vtes-filter-place = in { $controller ->
    [you] your
    [user] her
    [other] another Methuselah’s
    [prey] your prey’s
    [predator] your predator’s
    [neighbor] your predator’s or prey’s
    [same-as-minion] the same Methuselah’s
    [target] the chosen Methuselah’s
    [chosen] that Methuselah’s
    [bled] the bled Methuselah’s
    [active] the active Methuselah’s
   *[any] any
} { $region ->
    [ash] ash heap
    [unseen] uncontrolled region (known or not)
   *[uncontrolled] uncontrolled region
}
vtes-filter-not-noted-bare = not yet { $value }
vtes-filter-noted-bare = { $value }
vtes-filter-any-of-bare = { $value }
vtes-amount-each = { " " }for { $of }{ $most ->
    [none] {""}
   *[other] { " " }(at most { $most })
}
vtes-amount-number = the number of { $of }
vtes-reading-plus = { $head } plus { $last }
vtes-if-there-are = { $how ->
    [at-least] { $number ->
        [1] there is { $things }
       *[other] there are at least { $number } { $things }
    }
    [more] there are more than { $number } { $things }
    [at-most] there are at most { $number } { $things }
    [less] { $number ->
        [1] there is not { $things }
       *[other] there are fewer than { $number } { $things }
    }
   *[equal] { $number ->
        [0] there are no { $things }
       *[other] there are exactly { $number } { $things }
    }
}
vtes-if-cards = { $how ->
    [at-least] { $number ->
        [1] there is at least 1 card
       *[other] there are at least { $number } cards
    }
    [more] there { $number ->
        [0] are any cards
        [1] is more than 1 card
       *[other] are more than { $number } cards
    }
    [at-most] there are at most { $number } cards
    [less] there are fewer than { $number } cards
   *[equal] { $number ->
        [0] there are no cards
       *[other] there are exactly { $number } cards
    }
} in { $party_is ->
    [you] your{ " " }
    [user] her{ " " }
   *[other] the{ " " }
}{ $zone_is ->
    [hand] hand
    [library] library
    [crypt] crypt
   *[ash] ash heap
}{ $party_is ->
    [you] {""}
    [user] {""}
   *[other] { " " }of { $party }
}
vtes-unless-holds = { $who } is not { $filter }
vtes-unless-has-edge = { $party_is ->
    [you] you do not have
    [each] nobody has
   *[other] { $party } does not have
} the Edge
vtes-unless-controls = { $party_is ->
    [you] you do not control
    [user] she does not control
    [each] nobody controls
    [each-other] no other Methuselah controls
   *[other] { $party } does not control
} { $least ->
    [1] {""}
   *[other] at least { $least }{ " " }
}{ $filter }{ $each ->
    [true] { " " }(each of them)
   *[false] {""}
}
vtes-unless-same-methuselah = { $other_is ->
    [you] you are not { $one }
   *[other] { $one_is ->
        [you] you are not { $other }
       *[other] { $one } and { $other } are not the same
    }
}
vtes-unless-doomed = { $who } is not { $to_torpor ->
    [true] going to torpor
   *[false] being burned or going to torpor
}
vtes-unless-card-played = { $requires_is ->
    [none] no card named { $names }
   *[other] no card that requires { $requires }
} has been played this { $span_is }{ $by_is ->
    [none] {""}
   *[other] { " " }by { $by }
}
vtes-unless-any-of = none of these is true: { $of }
vtes-unless-turn-is = it is not { $yours ->
    [none] { $phases_is ->
        [none] {""}
       *[other] the { $phases }
    }
    [true] your { $phases_is ->
        [none] turn
       *[other] { $phases }
    }
   *[false] another Methuselah’s { $phases_is ->
        [none] turn
       *[other] { $phases }
    }
}{ $acted ->
    [none] {""}
    [true] { " " }a turn in which an action was attempted
   *[false] { " " }a turn in which no action was attempted
}
vtes-moment-any = after { $event }{ $who ->
    [none] {""}
   *[other] { " " }({ $who })
}
vtes-moment-went-to-torpor = when { $who ->
    [none] a vampire
   *[other] { $who }
} goes to torpor
vtes-moment-fallen = when { $who ->
    [none] a ready minion
   *[other] { $who }
} is burned or sent to torpor while ready
vtes-moment-left-play = { $leaving ->
    [true] after
   *[false] when
} { $who_is ->
    [own] { $this }
   *[other] { $who }
} leaves play in any way
vtes-moment-leaving-ready = when { $who ->
    [none] a minion
   *[other] { $who }
} leaves the ready region
vtes-moment-opponent-leaving = when the minion opposing { $who ->
    [none] another in combat
   *[other] { $who }
} leaves the ready region
vtes-moment-control-taken = when control of { $who_is ->
    [own] this card
   *[other] a card
} changes
vtes-moment-came-out = when { $who ->
    [none] a crypt card
   *[other] { $who }
} comes into play from the uncontrolled region
vtes-moment-discard-spent = when a discard phase action is used to discard { $who ->
    [none] a card
   *[other] { $who }
}
vtes-moment-being-burned = when { $who ->
    [none] a card
   *[other] { $who }
} is about to be burned
vtes-moment-rescued = when { $who ->
    [none] a vampire
   *[other] { $who }
} is rescued from torpor
vtes-moment-emptied = when the last card on this card is gone from it
vtes-moment-counters-changed = when counters come on { $who_is ->
    [own] this card
   *[other] a card
} or leave it
vtes-moment-counters-named = when named counters come on { $who ->
    [none] a card
   *[other] { $who }
} or leave it
vtes-moment-played = when { $who_is ->
    [one] { $who }
    [own] { $this }
   *[none] a card
} is played
vtes-moment-play-over = after { $who_is ->
    [one] { $who }
    [own] { $this }
   *[none] a card
} has been played
vtes-moment-action-announced = when { $who_is ->
    [none] an action is announced
   *[other] { $who } announces an action
}
vtes-moment-action-succeeded = when { $who_is ->
    [none] an action succeeds
   *[other] an action of { $who } succeeds
}
vtes-moment-blocked = when { $who_is ->
    [none] a minion blocks
   *[other] { $who } blocks
}
vtes-moment-block-failed = when { $who_is ->
    [none] a block attempt fails
   *[other] a block attempt of { $who } fails
}
vtes-moment-block-attempted = when { $who_is ->
    [none] a minion attempts to block
   *[other] { $who } attempts to block
}
vtes-moment-bled = when { $who_is ->
    [none] a bleed succeeds
   *[other] a bleed of { $who } succeeds
}
vtes-moment-bleed-succeeding = when { $who_is ->
    [none] a bleed is about to succeed
   *[other] a bleed of { $who } is about to succeed
}
vtes-moment-combat-began = when a combat begins{ $who ->
    [none] {""}
   *[other] { " " }with { $who } acting
}
vtes-moment-combat-over = when { $who_is ->
    [none] a combat
   *[other] a combat of { $who }
} is over
vtes-moment-round-opened = at the beginning of each round{ $who ->
    [none] {""}
   *[other] { " " }of a combat of { $who }
}
vtes-moment-round-closing = at the end of each round{ $who ->
    [none] {""}
   *[other] { " " }of a combat of { $who }
}
vtes-moment-press-step = in the press step{ $who ->
    [none] {""}
   *[other] { " " }of a combat of { $who }
}
vtes-moment-pressed-on = after { $who ->
    [none] a minion
   *[other] { $who }
} uses a press to continue combat
vtes-moment-strikes-coming = before strikes are chosen{ $who ->
    [none] {""}
   *[other] { " " }in a combat of { $who }
}
vtes-moment-strikes-resolving = during normal strike resolution{ $who ->
    [none] {""}
   *[other] { " " }in a combat of { $who }
}
vtes-moment-entered-play = when { $who_is ->
    [own] { $this }
    [none] a card
   *[one] { $who }
} enters play
vtes-moment-burned = { $leaving ->
    [true] after { $this }
   *[false] when { $who_is ->
        [none] a card
       *[other] { $who }
    }
} is burned
vtes-moment-diablerized = when { $who ->
    [none] a vampire
   *[other] { $who }
} commits diablerie
vtes-moment-referendum-called = when { $who ->
    [none] a referendum is called
   *[other] { $who } calls a referendum
}
vtes-moment-referendum-passed = when a referendum{ $who ->
    [none] {""}
   *[other] { " " }called by { $who }
} passes
vtes-moment-referendum-failed = when a referendum{ $who ->
    [none] {""}
   *[other] { " " }called by { $who }
} fails
vtes-moment-referendum-canceled = when a referendum{ $who ->
    [none] {""}
   *[other] { " " }called by { $who }
} is canceled
vtes-moment-referendum-over = after the effects of a referendum{ $who ->
    [none] {""}
   *[other] { " " }called by { $who }
}
vtes-moment-phase-began = as { $who_is ->
    [none] a phase begins
   *[other] a phase of yours begins
}
vtes-moment-burned-pool = when { $who_is ->
    [none] pool is burned
   *[other] you burn pool
}
vtes-moment-edge-voted = when the Edge is burned for a vote
vtes-moment-discarded = when { $who_is ->
    [one] { $who }
   *[none] a card
} is discarded
vtes-moment-canceled = when { $who_is ->
    [one] { $who }
   *[none] a card
} is canceled
vtes-moment-hunted = when { $who ->
    [none] a vampire
   *[other] { $who }
} hunts successfully
vtes-moment-unlocked = when { $who ->
    [none] a card
   *[other] { $who }
} unlocks
vtes-moment-burned-blood = when { $who ->
    [none] a minion
   *[other] { $who }
} burns blood or life
vtes-moment-control-returned = when control of { $who_is ->
    [own] this card
   *[other] a card
} is given back
vtes-moment-contest-began = when { $who ->
    [none] a card
   *[other] { $who }
} is contested
vtes-moment-changed = at any moment
vtes-moment-sect-changed = when { $who ->
    [none] a vampire
   *[other] { $who }
} changes sect
vtes-moment-anarch-no-more = when { $who ->
    [none] a vampire
   *[other] { $who }
} is no longer anarch
vtes-moment-attached = when { $who_is ->
    [own] this card
   *[other] a card
} is put on a card or moved to one
vtes-moment-opponent-burned = when the minion opposing { $who ->
    [none] another
   *[other] { $who }
} is burned
vtes-moment-prey-ousted = when your prey is ousted
vtes-reading-own-bearer = { $bearer } (if { $requires })
vtes-party-user-you = that Methuselah
vtes-party-user-prey = her prey
vtes-party-user-predator = her predator
vtes-role-user-pool = her pool
vtes-role-that-minion = that minion
vtes-reading-among = { $card ->
    [none] { $seat ->
        [other] other Methuselahs
       *[any] Methuselahs
    }
   *[other] { $seat ->
        [none] {""}
       *[any] Methuselahs or{ " " }
    }{ $card }
}
vtes-if-has = { $who } has { $had }
vtes-unless-has = { $who } does not have { $had }
vtes-had-least-blood = at least { $value } { $unit ->
    [blood] blood
    [life] life
   *[either] blood or life
}
vtes-had-most-blood = { $value ->
    [0] no
   *[other] at most { $value }
} { $unit ->
    [blood] blood
    [life] life
   *[either] blood or life
}
vtes-had-disciplines = { $value }
vtes-had-superior = superior { $value }
vtes-had-titles = the title of { $value }
vtes-had-least-capacity = capacity { $value } or more
vtes-had-most-capacity = capacity { $value } or less
vtes-had-marked = a { $value } counter
vtes-had-marked-own = a { $value } counter of yours
vtes-had-bearing = { $value }
vtes-had-least-bleed = { $value } bleed or more
vtes-if-stat = { $of } has { $how ->
    [more] { $number ->
        [0] some
       *[other] more than { $number }
    }
    [at-least] at least { $number }
    [less] less than { $number }
    [at-most] { $number ->
        [0] no
       *[other] at most { $number }
    }
   *[equal] { $number ->
        [0] no
       *[other] exactly { $number }
    }
} { $stat_is ->
    [capacity] capacity
    [blood] { $unit ->
        [blood] blood
        [life] life
       *[either] blood or life
    }
    [bleed] bleed
    [strength] strength
    [counters] counters
    [missing-life] life missing to what it came with
    [cost] cost
    [pool-cost] pool cost
   *[missing-blood] blood missing to full capacity
}
vtes-trait-scarce = scarce
vtes-trait-sterile = sterile
vtes-trait-bahari = Bahari
vtes-trait-infernal = infernal
vtes-trait-black-hand = Black Hand
vtes-trait-flight = flying
vtes-trait-seraph = seraph
vtes-trait-blood-cursed = Blood Cursed
vtes-trait-red-list = Red List
vtes-filter-exact-capacity = with capacity { $value }
vtes-party-target-card = the target’s controller
vtes-party-target-seat = the chosen Methuselah
vtes-bearer-card-forms = the minion with this card
vtes-bearer-named = { $name }
vtes-bearer-again = that minion
vtes-keyword-turned-ally = turned-ally
vtes-keyword-turned-vampire = turned-vampire
vtes-optional-press = an optional press{ $only_is ->
    [none] {""}
    [continue] { " " }to continue combat
   *[end] { " " }to end combat
}
vtes-optional-maneuver = an optional maneuver{ $to_is ->
    [none] {""}
    [close] { " " }to close range
   *[long] { " " }to long range
}
vtes-optional-more-strikes = { $amount ->
    [1] an optional additional strike
   *[other] { $amount } optional additional strikes
}{ $limited ->
    [true] { " " }(limited)
   *[false] {""}
}{ $only_is ->
    [none] {""}
   *[other] , only { $only }
}{ $this_weapon ->
    [true] , only with this weapon
   *[false] {""}
}
vtes-reading-gets = { $once_is ->
    [none] {""}
   *[other] { $times ->
        [1] once
       *[other] { $times } times
    } each { $once_is }{ $group_is ->
        [none] {""}
       *[other] { " " }(counted together with the other such use of this card)
    }{ $shared_is ->
        [none] {""}
        [you] { " " }(counted together for all your copies of this card)
       *[all] { " " }(counted together for all copies of this card)
    }{ $each ->
        [true] { " " }for each minion
       *[false] {""}
    }{ $condition_is ->
        [none] ,{ " " }
       *[other] {""}
    }
}{ $any_turn ->
    [true] { " " }on any turn,{ " " }
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] , if { $condition },{ " " }
}{ $subject } { $subject_is ->
    [you] get
   *[other] gets
} { $given }
vtes-moment-older-diablerized = when { $who ->
    [none] a vampire
   *[other] { $who }
} diablerizes an older vampire
vtes-moment-turn-began = as your turn begins
vtes-moment-edge-taken = when somebody who did not have the Edge gets it
vtes-moment-became-anarch = when { $who ->
    [none] a vampire
   *[other] { $who }
} becomes anarch
vtes-moment-brought = when { $who ->
    [none] a minion
   *[other] { $who }
} equips with, employs or recruits a card
vtes-moment-brought-from-hand = when { $who ->
    [none] a minion
   *[other] { $who }
} equips with, employs or recruits a card from hand
vtes-moment-edge-lost = when somebody loses the Edge
vtes-amount-being = , X being { $amount }
vtes-mark-other = noted for this
vtes-keyword-watchtower = watchtower
vtes-keyword-path = Path
vtes-keyword-gives-way = cannot be contested: burned if another copy would enter play
vtes-keyword-uncontestable = cannot be contested: another copy that would enter play is burned
vtes-keyword-transient = transient
vtes-unless-action-kinds = the action is not { $kinds }
vtes-unless-has-blocked = { $who } has not blocked the action
vtes-mark-container = container
vtes-mark-status = status
vtes-mark-vandal = vandal
vtes-mark-seduction = seduction
