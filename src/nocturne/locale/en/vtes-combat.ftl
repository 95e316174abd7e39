# VTES: combat, torpor, diablerie.
vtes-window-before-combat = A combat is about to begin: use something?
vtes-window-before-resolution = Both strikes are chosen: use something before they resolve?
vtes-window-resolution = The strikes resolve: use something?
vtes-window-inflicted = Damage has been inflicted: use something?
vtes-window-after-combat = The combat is over: use something?
vtes-window-burning = A minion is about to be burned: use something?
vtes-window-diablerie = A vampire is about to be diablerized: use something?

vtes-range-close = close range
vtes-range-long = long range
vtes-press-continue = to continue the combat
vtes-press-end = to end the combat

vtes-strike-hand = hand strike
vtes-strike-damage = a strike at close range
vtes-strike-ranged = a ranged strike
vtes-strike-dodge = dodge
vtes-strike-combat-ends = combat ends
vtes-strike-steal-blood = steal blood
vtes-strike-steal-equipment = steal equipment
vtes-strike-steal-weapon = steal weapon
vtes-strike-destroy-equipment = destroy equipment
vtes-strike-destroy-weapon = destroy weapon
vtes-strike-destroy-retainer = burn retainer
vtes-strike-destroy-equipment-or-retainer = burn equipment or retainer
vtes-strike-special = a strike of its own kind

vtes-ask-slave = { $minion } is blocked: does a slave fight instead?
vtes-do-no-slave = No, the blocked vampire fights
vtes-do-slave = { $minion } locks and fights instead
vtes-ask-strike = Choose the strike of { $minion }.
vtes-do-strike-hand = Hand strike (strength { $amount })
vtes-do-strike = Strike with { $card }: { $strike }
vtes-do-strike-at = Strike with { $card } at { $target }: { $strike }
vtes-do-no-strike = No strike
vtes-do-maneuver = Maneuver with { $card } (and strike with it)
vtes-do-kept-maneuver = { $minion } uses an optional maneuver
vtes-do-kept-press = { $minion } uses an optional press
vtes-do-left-over = { $minion } prevents damage with what is left
vtes-do-granted = { $minion } uses what { $card } gave
vtes-do-play-with = { $minion } plays { $card }{ $way } with { $weapon }{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-play-at = { $minion } plays { $card }{ $way } at { $target }{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-do-play-with-at = { $minion } plays { $card }{ $way } with { $weapon } at { $target }{ $does ->
    [none] {""}
   *[other] : { $does }
}
vtes-ask-range = At which range is this round fought?
vtes-do-range-close = Close range
vtes-do-range-long = Long range
vtes-ask-steal = { $minion } steals: which card?
vtes-ask-destroy = { $minion } destroys: which card?
vtes-ask-prevent = { $left ->
    [one] You can prevent one more point: of which damage?
   *[other] You can prevent { $left } more points: of which damage first?
}
vtes-do-prevent-aggravated = Aggravated damage{ $source ->
    [none] {""}
   *[other] { " " }from { $source }
}{ $weapon ->
    [none] {""}
   *[other] { " " }({ $weapon })
}, { $points } left
vtes-do-prevent-normal = Normal damage{ $source ->
    [none] {""}
   *[other] { " " }from { $source }
}{ $weapon ->
    [none] {""}
   *[other] { " " }({ $weapon })
}, { $points } left
vtes-ask-fate = { $minion } is to be burned and to go to torpor: does he go to torpor first?
vtes-do-torpor-first = To torpor, then to the ash heap
vtes-do-burn-at-once = Burn at once

vtes-do-leave-torpor = { $minion } leaves torpor
vtes-do-rescue = { $minion } rescues { $victim } from torpor ({ $own } blood from the rescuer, { $other } from the rescued)
vtes-do-diablerize = { $minion } diablerizes { $victim }
vtes-ask-diablerize-blocked = { $minion } has blocked { $victim } on the way out of torpor: diablerize?
vtes-ask-spoils = { $minion } may take equipment of the victim.
vtes-do-take = Take { $card }
vtes-ask-discipline = The victim was older: a Discipline card for { $minion }?

vtes-why-two-maneuvers = a minion cannot maneuver twice in succession.
vtes-why-range-is-set = the range of this round has been set by an effect.
vtes-why-wrong-range = this maneuver leads to the other range only.
vtes-why-committed = the minion maneuvered with a strike: it is his initial strike of the round.
vtes-why-committed-maneuver = the minion has already maneuvered with a strike card or weapon this round.
vtes-why-strike-chosen = it is not the moment for this minion to choose a strike.
vtes-why-strike-forbidden = an effect forbids this strike.
vtes-why-out-of-reach = this strike cannot be aimed at the opposing minion.
vtes-why-weapon-gone = the weapon is no longer his.
vtes-why-just-stolen = stolen equipment cannot be used in the round it was stolen.
vtes-why-no-equipment-use = an effect forbids him to use equipment.
vtes-why-additional-only = the additional strike must be of another kind.
vtes-why-strikes-not-yet = additional strikes are gained only after the first pair of strikes.
vtes-why-strikes-pending = the additional strikes still to be made come first.
vtes-why-one-source = the minion has already used a source of additional strikes this round.
vtes-why-two-presses = a minion cannot press twice in succession.
vtes-why-press-to-continue = this press can only continue the combat.
vtes-why-press-to-end = this press can only end the combat.
vtes-why-combat-queued = another combat is already queued.
vtes-why-nothing-to-prevent = there is no damage it could prevent.
vtes-why-not-your-damage = the damage is not this minion’s.
vtes-why-once-in-span = it has been played as often as it may.
vtes-why-too-little-blood = the vampire has too little blood.
vtes-why-no-combat-to-prolong = no combat between ready minions is about to end.

vtes-log-combat-began = { $acting } and { $defending } fight.
vtes-log-combat-queued = Another combat will follow: { $acting } against { $defending }.
vtes-log-slave-sent = { $minion } fights in the place of { $acting }.
vtes-log-round-began = Round { $number }.
vtes-log-maneuvered = { $minion } maneuvers to { $range }.
vtes-log-range-set = The range is set: { $range }.
vtes-log-range-determined = The round is fought at { $range }.
vtes-log-strike-chosen = { $minion } strikes: { $strike }.
vtes-log-strike-with = { $minion } strikes with { $card }: { $strike }.
vtes-log-strike-aimed = { $minion } aims at { $target }.
vtes-log-strike-forgone = { $minion } makes no strike.
vtes-log-strike-canceled = The strike of { $minion } is canceled.
vtes-log-strike-out-of-range = The strike of { $minion } has no effect at this range.
vtes-log-strike-dodged = { $by } dodges the strike of { $minion }.
vtes-log-strike-lost = { $minion } has lost the strike.
vtes-log-combat-ended-by = { $minion } ends the combat.
vtes-log-blood-stolen = { $minion } steals { $amount } from { $victim }.
vtes-log-card-taken = { $minion } takes { $card }.
vtes-log-damage-prevented = { $amount } damage to { $card } is prevented.
vtes-log-damage-inflicted = { $card } takes { $amount } damage{ $source_is ->
    [none] {""}
   *[some] { " " }from { $source }
}{ $weapon_is ->
    [none] {""}
   *[some] { " " }({ $weapon })
}{ $aggravated ->
    [0] {""}
   *[other] , { $aggravated } of it aggravated
}.
vtes-log-wounded = { $card } is wounded.
vtes-log-strikes-gained = { $minion } gains { $amount ->
    [one] an additional strike
   *[other] { $amount } additional strikes
}.
vtes-log-pressed = { $minion } presses { $press }.
vtes-log-combat-prolonged = { $minion } prolongs the combat.
vtes-log-combat-ended = The combat between { $acting } and { $defending } is over.
vtes-log-combat-moment = A moment of the combat.
vtes-log-round-opened = Before range is determined.
vtes-log-strikes-resolving = The strikes resolve.
vtes-log-press-step = The press step.
vtes-log-round-closing = The end of the round.
vtes-log-combat-over = The end of the combat.
vtes-log-burned-in-combat = { $minion } has burned { $card } in combat.
vtes-log-rescued = { $by } rescues { $minion } from torpor.
vtes-log-diablerized = { $minion } has diablerized { $victim }.
vtes-log-discipline-taken = { $card } is put on { $minion }.
