# VTES: the coach. What a choice is expected to bring by the end of the turn.
vtes-coach-basis = { $worlds ->
    [one] Tried in an imagined game to the end of the turn, from what you know.
   *[other] Tried in { $worlds } imagined games to the end of the turn, from what you know.
}
vtes-coach-quiet = Little changes by the end of the turn.
vtes-coach-ousted = You are ousted in { $percent } % of the imagined games.
vtes-coach-points = You gain a victory point in { $percent } % of the imagined games.
vtes-coach-pool = { $way ->
    [more] You gain { $amount } pool.
   *[less] You lose { $amount } pool.
}
vtes-coach-prey = { $way ->
    [more] Your prey gains { $amount } pool.
   *[less] Your prey loses { $amount } pool.
}
vtes-coach-prey-minions = { $way ->
    [more] Your prey’s minions grow stronger.
   *[less] Your prey’s minions grow weaker.
}
vtes-coach-torpor = You lose a minion, or one goes to torpor, in { $percent } % of the imagined games.
vtes-coach-minions-more = { $amount ->
    [one] You have one more ready minion.
   *[other] You have { $amount } more ready minions.
}
vtes-coach-minions = { $way ->
    [more] Your minions, and what they and you have in play, grow stronger.
   *[less] Your minions, and what they and you have in play, grow weaker.
}
vtes-coach-crypt = { $amount ->
    [one] One more blood lies on your uncontrolled vampires.
   *[other] { $amount } more blood lies on your uncontrolled vampires.
}
vtes-coach-threat = { $way ->
    [more] Your predator can hurt you more in their next turn.
   *[less] Your predator can hurt you less in their next turn.
}
vtes-coach-guard = { $amount ->
    [0] None of your minions stays unlocked to block.
    [one] { $way ->
        [more] One of your minions stays unlocked to block.
       *[less] Only one of your minions stays unlocked to block.
    }
   *[other] { $way ->
        [more] { $amount } of your minions stay unlocked to block.
       *[less] Only { $amount } of your minions stay unlocked to block.
    }
}
vtes-coach-hand = { $way ->
    [more] You hold more cards that your minions can play.
   *[less] You hold fewer cards that your minions can play.
}
vtes-coach-edge = { $way ->
    [more] You may well hold the Edge.
   *[less] You may well lose the Edge.
}
