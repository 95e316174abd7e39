# VTES : combat, torpeur, diablerie.
vtes-window-before-combat = Un combat va commencer : utiliser quelque chose ?
vtes-window-before-resolution = Les deux frappes sont choisies : utiliser quelque chose avant leur résolution ?
vtes-window-resolution = Les frappes se résolvent : utiliser quelque chose ?
vtes-window-inflicted = Des dégâts ont été infligés : utiliser quelque chose ?
vtes-window-after-combat = Le combat est terminé : utiliser quelque chose ?
vtes-window-burning = Un séide va être brûlé : utiliser quelque chose ?
vtes-window-diablerie = Un vampire va être diablé : utiliser quelque chose ?

vtes-range-close = au contact
vtes-range-long = à distance
vtes-press-continue = pour continuer le combat
vtes-press-end = pour mettre fin au combat

vtes-strike-hand = frappe à mains nues
vtes-strike-damage = frappe au contact
vtes-strike-ranged = frappe à distance
vtes-strike-dodge = esquive
vtes-strike-combat-ends = fin de combat
vtes-strike-steal-blood = vol de sang
vtes-strike-steal-equipment = vol d’équipement
vtes-strike-steal-weapon = vol d’arme
vtes-strike-destroy-equipment = destruction d’équipement
vtes-strike-destroy-weapon = destruction d’arme
vtes-strike-destroy-retainer = destruction d’un serviteur
vtes-strike-destroy-equipment-or-retainer = destruction d’un équipement ou d’un serviteur
vtes-strike-special = frappe particulière

vtes-ask-slave = { $minion } est bloqué : un esclave combat-il à sa place ?
vtes-do-no-slave = Non, le vampire bloqué combat
vtes-do-slave = { $minion } s’engage et combat à sa place
vtes-ask-strike = { $minion } : quelle frappe ?
vtes-do-strike-hand = Frapper à mains nues (force { $amount })
vtes-do-strike = Frapper avec { $card } : { $strike }
vtes-do-strike-at = Frapper { $target } avec { $card } : { $strike }
vtes-do-no-strike = Ne pas frapper
vtes-do-maneuver = Manœuvrer avec { $card } (et frapper avec)
vtes-do-kept-maneuver = { $minion } utilise une manœuvre optionnelle
vtes-do-kept-press = { $minion } utilise une poursuite optionnelle
vtes-do-left-over = { $minion } prévient des dégâts avec ce qui reste
vtes-do-granted = { $minion } utilise ce que { $card } lui a donné
vtes-do-play-with = { $minion } joue { $card }{ $way } avec { $weapon }{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-play-at = { $minion } joue { $card }{ $way } contre { $target }{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-play-with-at = { $minion } joue { $card }{ $way } avec { $weapon } contre { $target }{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-ask-range = À quelle portée ce round se déroule-t-il ?
vtes-do-range-close = Au contact
vtes-do-range-long = À distance
vtes-ask-steal = { $minion } vole : quelle carte ?
vtes-ask-destroy = { $minion } détruit : quelle carte ?
vtes-ask-prevent = { $left ->
    [one] Vous pouvez encore prévenir un point : de quels dégâts ?
   *[other] Vous pouvez encore prévenir { $left } points : de quels dégâts d’abord ?
}
vtes-do-prevent-aggravated = Dégâts aggravés{ $source ->
    [none] {""}
   *[other] { " " }infligés par { $source }
}{ $weapon ->
    [none] {""}
   *[other] { " " }({ $weapon })
} : il en reste { $points }
vtes-do-prevent-normal = Dégâts normaux{ $source ->
    [none] {""}
   *[other] { " " }infligés par { $source }
}{ $weapon ->
    [none] {""}
   *[other] { " " }({ $weapon })
} : il en reste { $points }
vtes-ask-fate = { $minion } doit être brûlé et aller en torpeur : passe-t-il d’abord par la torpeur ?
vtes-do-torpor-first = En torpeur, puis dans le tas de cendres
vtes-do-burn-at-once = Brûler aussitôt

vtes-do-leave-torpor = { $minion } sort de torpeur
vtes-do-rescue = { $minion } secourt { $victim } de la torpeur ({ $own } de sang du sauveteur, { $other } du secouru)
vtes-do-diablerize = { $minion } diable { $victim }
vtes-ask-diablerize-blocked = { $minion } a bloqué { $victim } qui sortait de torpeur : le diabler ?
vtes-ask-spoils = { $minion } peut prendre l’équipement de la victime.
vtes-do-take = Prendre { $card }
vtes-ask-discipline = La victime était plus âgée : une carte de Discipline pour { $minion } ?

vtes-why-two-maneuvers = un séide ne peut pas manœuvrer deux fois de suite.
vtes-why-range-is-set = un effet a fixé la portée de ce round.
vtes-why-wrong-range = cette manœuvre ne mène qu’à l’autre portée.
vtes-why-committed = le séide a manœuvré avec une frappe : c’est sa première frappe du round.
vtes-why-committed-maneuver = le séide a déjà manœuvré avec une carte de frappe ou une arme pendant ce round.
vtes-why-strike-chosen = ce n’est pas le moment pour ce séide de choisir une frappe.
vtes-why-strike-forbidden = un effet interdit cette frappe.
vtes-why-out-of-reach = cette frappe ne peut viser le séide adverse.
vtes-why-weapon-gone = l’arme n’est plus à lui.
vtes-why-just-stolen = un équipement volé ne sert pas pendant le round où il a été volé.
vtes-why-no-equipment-use = un effet lui interdit d’utiliser son équipement.
vtes-why-additional-only = la frappe additionnelle doit être d’une autre sorte.
vtes-why-strikes-not-yet = les frappes additionnelles ne s’obtiennent qu’après la première paire de frappes.
vtes-why-strikes-pending = les frappes additionnelles restantes passent d’abord.
vtes-why-one-source = le séide a déjà utilisé une source de frappes additionnelles pendant ce round.
vtes-why-two-presses = un séide ne peut pas jouer deux poursuites de suite.
vtes-why-press-to-continue = cette poursuite ne peut que continuer le combat.
vtes-why-press-to-end = cette poursuite ne peut que mettre fin au combat.
vtes-why-combat-queued = un autre combat est déjà prévu.
vtes-why-nothing-to-prevent = il n’y a pas de dégâts que cela puisse prévenir.
vtes-why-not-your-damage = ce séide n’est pas celui qui subit les dégâts.
vtes-why-once-in-span = elle a été jouée autant de fois que permis.
vtes-why-too-little-blood = le vampire n’a pas assez de sang.
vtes-why-no-combat-to-prolong = aucun combat entre séides en activité n’est sur le point de finir.

vtes-log-combat-began = { $acting } et { $defending } se battent.
vtes-log-combat-queued = Un autre combat suivra : { $acting } contre { $defending }.
vtes-log-slave-sent = { $minion } combat et remplace { $acting }.
vtes-log-round-began = Round { $number }.
vtes-log-maneuvered = { $minion } manœuvre : { $range }.
vtes-log-range-set = La portée est fixée : { $range }.
vtes-log-range-determined = Le round se déroule { $range }.
vtes-log-strike-chosen = { $minion } frappe : { $strike }.
vtes-log-strike-with = { $minion } frappe avec { $card } : { $strike }.
vtes-log-strike-aimed = { $minion } vise { $target }.
vtes-log-strike-forgone = { $minion } ne frappe pas.
vtes-log-strike-canceled = { $minion } : la frappe est annulée.
vtes-log-strike-out-of-range = { $minion } : la frappe est sans effet à cette portée.
vtes-log-strike-dodged = { $minion } : la frappe est esquivée ({ $by }).
vtes-log-strike-lost = { $minion } perd sa frappe.
vtes-log-combat-ended-by = { $minion } met fin au combat.
vtes-log-blood-stolen = { $minion } vole { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} à { $victim }.
vtes-log-card-taken = { $minion } prend { $card }.
vtes-log-damage-prevented = { $amount ->
    [one] Un point de dégâts sur { $card } est prévenu.
   *[other] { $amount } points de dégâts sur { $card } sont prévenus.
}
vtes-log-damage-inflicted = { $card } subit { $amount ->
    [one] un point
   *[other] { $amount } points
} de dégâts{ $source_is ->
    [none] {""}
   *[some] { " " }de la part de { $source }
}{ $weapon_is ->
    [none] {""}
   *[some] { " " }({ $weapon })
}{ $aggravated ->
    [0] {""}
   *[other] , dont { $aggravated } aggravés
}.
vtes-log-wounded = { $card } est agonisant.
vtes-log-strikes-gained = { $minion } obtient { $amount ->
    [one] une frappe additionnelle
   *[other] { $amount } frappes additionnelles
}.
vtes-log-pressed = { $minion } joue une poursuite { $press }.
vtes-log-combat-prolonged = { $minion } prolonge le combat.
vtes-log-combat-ended = Le combat entre { $acting } et { $defending } est terminé.
vtes-log-combat-moment = Un moment du combat.
vtes-log-round-opened = Avant que la portée ne soit déterminée.
vtes-log-strikes-resolving = Les frappes se résolvent.
vtes-log-press-step = L’étape des poursuites.
vtes-log-round-closing = La fin du round.
vtes-log-combat-over = La fin du combat.
vtes-log-burned-in-combat = { $minion } a brûlé { $card } en combat.
vtes-log-rescued = { $by } secourt { $minion } de la torpeur.
vtes-log-diablerized = { $minion } a diablé { $victim }.
vtes-log-discipline-taken = { $card } va sur { $minion }.
