# CHAPTERS: what happens, line by line.
chapters-log-character-chosen = { $seat } plays { $character }.
chapters-log-character-left = { $seat } leaves { $character } behind.
chapters-log-trait-raised = { $seat } raises { $trait } to { $level } for { $cost } XP.
chapters-log-power-taken = { $seat } takes { $power }.
chapters-log-chapter-chosen = Next: “{ $chapter }”.
chapters-log-chapter-begun =
    “{ $chapter }”

    { $intro }

    Objective: { $objective }
chapters-log-chapter-won =
    “{ $chapter }” is completed.

    { $conclusion }
chapters-log-chapter-failed = “{ $chapter }” has failed.
chapters-log-chapter-retried = “{ $chapter }” is tried again.
chapters-log-campaign-ended =
    { $title }

    { $text }
chapters-log-campaign-given-up = The coterie gives up.
chapters-log-end-agreed = All have agreed to end the game here.
chapters-log-story-told = { $text }
chapters-log-item-bought = { $seat } buys { $item } for { $price }.
chapters-log-purchase-refused = The coterie does not buy { $item }.
chapters-log-item-taken = { $seat } takes { $item } along.
chapters-log-ally-chosen = { $ally } comes along.
chapters-log-difficulty-chosen = Difficulty: { $modifier }.
chapters-log-hunt-begun =
    Hunt: { $hunt }.

    { $text }
chapters-log-hunt-rolled = { $seat } rolls { $faces }: { $successes }.
chapters-log-hunt-ended = { $successes } successes against { $difficulty }: the hunt { $success ->
    [true] succeeds
   *[false] fails
}.
chapters-log-xp-gained = Each player gains { $amount } XP.
chapters-log-boons-changed = Boons: { $now }.
chapters-log-status-changed = Status { $now }.
chapters-log-breach-raised = The Masquerade is breached: { $now }.
chapters-log-envelope-opened = Envelope { $number } is opened.
chapters-log-chapter-unlocked = “{ $chapter }” can now be played.
chapters-log-card-unlocked = { $card } joins the combat decks.
chapters-log-voted = { $seat }: { $choice }.
chapters-log-table-ruled = { $confirmed ->
    [true] The table rules: { $ruling }.
   *[false] The table does not rule that { $ruling }.
}
chapters-log-page-read = { $page }
chapters-log-page-peeked = { $who } glimpses: { $page }
chapters-log-peeked-in-secret = { $who } glimpses what is to come.
chapters-log-option-taken = { $who_is ->
    [none] {""}
   *[some] { $who }:{" "}
}{ $text }
chapters-log-time-ran-out = The sand has run out.
chapters-log-dialogue-begun = Dialogue with { $npc }: { $who }.
chapters-log-investigation-begun = Search of zone { $zone }: { $who }.
chapters-log-sequence-stopped = There is nobody left to go on; the sequence ends.
chapters-log-clues-found = Clue { $clue } is found.
chapters-log-success-tokens-changed = Success tokens: { $now }.
chapters-log-rolled = { $who } rolls { $attr } + { $skill }: { $faces }.
chapters-log-rerolled = { $who } rolls again: { $faces }.
chapters-log-no-dice = { $who } has no die for { $attr } + { $skill }: it fails.
chapters-log-skill-tested = { $who }: { $total }{ $difficulty ->
    [0] .
   *[other] {" "}against { $difficulty }: { $success ->
        [true] success.
       *[false] failure.
    }
}
chapters-log-beast-tested = { $who }, Beast test: { $face }.
chapters-log-kiss-rolled = { $who }, painful kiss: { $face }.
chapters-log-hunger-changed = { $who }: Hunger { $now }.
chapters-log-willpower-changed = { $who }: Willpower spent { $spent }.
chapters-log-fatigued = { $who } is fatigued.
chapters-log-damaged = { $who } takes { $amount }{ $unavoidable ->
    [true] {" "}unavoidable
   *[false] {""}
} damage.
chapters-log-healed = { $who } heals { $amount }.
chapters-log-humanity-lost = { $who }: Humanity { $now }.
chapters-log-lost-to-the-beast = { $who } is lost to the Beast.
chapters-log-torpor-entered = { $who } falls into torpor.
chapters-log-frenzy-entered = { $who } enters Frenzy.
chapters-log-frenzy-stopped = { $item } stops the Frenzy of { $who }.
chapters-log-succumbed-to-frenzy = { $who } succumbs to Frenzy.
chapters-log-character-removed = { $who } is out of the chapter.
chapters-log-tokens-given = { $who }: { $token } +{ $n }.
chapters-log-tokens-lost = { $who }: { $token } -{ $n }.
chapters-log-effect-gained = { $who_is ->
    [none] The coterie
   *[some] { $who }
} takes the effect card { $effect }.
chapters-log-effect-lost = { $who_is ->
    [none] The coterie
   *[some] { $who }
} discards the effect card { $effect }.
chapters-log-item-gained = { $who_is ->
    [none] The coterie
   *[some] { $who }
} gains { $item }.
chapters-log-item-lost = { $who_is ->
    [none] The coterie
   *[some] { $who }
} loses { $item }.
chapters-log-item-used = { $who } uses { $item }.
chapters-log-item-traded = { $giver } gives { $item } to { $taker }.
chapters-log-trade-refused = { $item } stays with { $giver }.
chapters-log-mended = { $who } mends damage.
chapters-log-surged = { $who } uses Blood Surge: { $attr } +1.
chapters-log-power-used = { $who } uses { $power }{ $target_is ->
    [none] .
   *[some] {" "}on { $target }.
}
chapters-log-power-ended = { $power } of { $who } ends.
chapters-log-moved = { $who } moves to { $to }.
chapters-log-turned = { $who } turns.
chapters-log-placed = { $who } stands on { $at }.
chapters-log-pushed = { $who } is moved to { $to }.
chapters-log-teleported = { $who } appears on { $to }.
chapters-log-left-tile = { $who } leaves the tile.
chapters-log-tile-changed = Play goes on at: { $tile }.
chapters-log-terrain-placed = { $at }: { $terrain }.
chapters-log-terrain-cleared = { $at }: { $terrain } is gone.
chapters-log-action-triggered = { $who } triggers action { $n }.
chapters-log-tracker-started = { $tracker }: { $left }{ $by_hand ->
    [true] .
   *[false] {" "}to go.
}
chapters-log-tracker-moved = { $tracker }: { $left }{ $by_hand ->
    [true] .
   *[false] {" "}to go.
}
chapters-log-trigger-set-off = The place is reached.
chapters-log-tracker-stopped = { $tracker }: stopped.
chapters-log-round-begun = { $combat ->
    [true] Combat round { $round }.
   *[false] Round { $round }.
}
chapters-log-turn-begun = { $who }’s turn.
chapters-log-attitude-changed = { $npc } is now { $attitude }.
chapters-log-side-changed = { $npc } { $friend ->
    [true] joins the coterie.
   *[false] turns against the coterie.
}
chapters-log-stealth-declared = { $who } enters stealth mode.
chapters-log-unnoticed = { $npc } does not notice { $who }.
chapters-log-noticed = { $npc } notices { $who }.
chapters-log-prey-alarmed = { $npc } has seen { $who } and flees.
chapters-log-prey-escaped = { $npc } has fled.
chapters-log-prey-stuck = { $npc } finds no way out.
chapters-log-prey-calmed = { $who } makes { $npc } forget.
chapters-log-prey-killed = { $who } kills { $npc }.
chapters-log-animal-ran = { $npc } is gone.
chapters-log-fed = { $who } feeds on { $npc }.
chapters-log-feeding-failed = { $who } fails to feed on { $npc }.
chapters-log-champion-chosen = { $who } fights alone; the others look on.
chapters-log-spoken-to = { $who } speaks to { $npc }.
chapters-log-combat-begun = Combat! { $enemies }
chapters-log-combat-ended = The combat is { $won ->
    [true] won.
   *[false] lost.
}
chapters-log-profile-revealed = The profile of { $npc } is turned up.
chapters-log-hand-chosen = { $who } chooses a hand: { $cards }.
chapters-log-cards-taken-back = { $who } takes back the used cards{ $free ->
    [true] .
   *[false] {" "}for 1 Willpower.
}
chapters-log-card-laid = { $who } lays { $card_is ->
    [none] a card
   *[some] { $card }
} face down{ $kind_is ->
    [none] .
   *[some] {" "}and announces: { $kind }.
}
chapters-log-card-used = { $who } uses { $card }{ $target_is ->
    [none] .
   *[some] {" "}against { $target }.
}
chapters-log-card-discarded = { $who } gives up { $card } to run.
chapters-log-npc-card-shown = { $npc }: { $card }.
chapters-log-npc-card-discarded = { $npc } discards { $card }.
chapters-log-special-used = { $npc }: { $text }
chapters-log-initiative-changed = { $who }: Initiative { $now }.
chapters-log-initiative-suspended = { $who } waits: Initiative { $now }.
chapters-log-attacked = { $attacker } attacks { $target }{ $behind ->
    [true] {" "}from behind
   *[false] {""}
}: { $damage } damage.
chapters-log-defended = { $who } defends: { $tokens } Resistance.
chapters-log-resistance-spent = { $who } spends { $tokens } Resistance.
chapters-log-npc-waits = { $npc } cannot reach anybody.
chapters-log-defeated = { $npc } is defeated.
chapters-log-phase-begun = { $boss }: phase { $phase }.
chapters-log-summoned = { $who } summons { $summon } on { $at }.
chapters-log-deck-reshuffled = The { $deck } deck is shuffled anew.
