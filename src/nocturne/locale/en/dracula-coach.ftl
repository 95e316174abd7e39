# Fury of Dracula: the coach. What the judgement of a choice goes by.
dracula-coach-basis = Judged move by move, from what you see and were told. Nothing is looked ahead at.
dracula-coach-habit = A rule of thumb, not a calculation.
dracula-coach-stay = { $power ->
    [hide] You stay, and nobody sees that you did.
   *[other] You stay where you are.
}
dracula-coach-feed = { $damage ->
    [one] You heal: you have one damage.
   *[other] You heal: you have { $damage } damage.
}
dracula-coach-sea = The sea costs you blood, and holds no encounter.
dracula-coach-hunters-far = The nearest hunter is { $steps } steps away.
dracula-coach-hunter-near = { $steps ->
    [0] A hunter stands there.
    [one] A hunter is only one step away.
   *[other] The nearest hunter is { $steps } steps away.
}
dracula-coach-laid = { $kind ->
    [vampire] A vampire brings influence if it matures.
   *[other] It hinders whoever searches there.
}
dracula-coach-mature = What matures works for you; what stays in a lair only waits.
dracula-coach-strikes = It hurts or holds the hunters this round.
dracula-coach-escape = { $hunters ->
    [one] It gets you away from the hunter; you can bear { $left } more damage.
   *[other] It gets you away from { $hunters } hunters; you can bear { $left } more damage.
}
dracula-coach-hurt = This hunter has taken { $damage } of { $health } damage; bites: { $bites }.
dracula-coach-believed = Dracula is believed to be there with { $percent } %.
dracula-coach-nearer = { $way ->
    [more] It brings you nearer to where Dracula may be: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away on average.
    [less] It leads away from where Dracula may be: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away on average.
   *[same] Dracula may be { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away from there on average, as from here.
}
dracula-coach-journey = Counted by the best place it can reach.
dracula-coach-search = { $found ->
    [yes] Something lies here to be found.
   *[no] Nothing is known to lie here.
}
dracula-coach-supply = You hold { $cards } of { $most } items.
dracula-coach-rest = { $damage ->
    [0] You have no damage to heal.
    [one] You have one damage to heal.
   *[other] You have { $damage } damage to heal.
}
dracula-coach-ticket = { $tickets ->
    [0] A ticket takes you far tomorrow; you hold none.
    [one] A ticket takes you far tomorrow; you hold one.
   *[other] A ticket takes you far tomorrow; you hold { $tickets }.
}
dracula-coach-apart = { $steps ->
    [one] The nearest hunter is one step away.
   *[other] The nearest hunter is { $steps } steps away.
}
dracula-coach-large = A large city supplies better.
dracula-coach-roads = { $roads ->
    [one] One road leads on from there.
   *[other] { $roads } roads lead on from there.
}
dracula-coach-blow = { $way ->
    [more] Against the cards Dracula has left, it does more harm than it lets through.
   *[less] Against the cards Dracula has left, it lets more harm through than it does.
}
dracula-coach-kept = { $way ->
    [more] It is one of the more useful cards.
   *[less] It is one of the less useful cards.
}
dracula-coach-bear = { $left ->
    [one] You can bear one more damage.
   *[other] You can bear { $left } more damage.
}
