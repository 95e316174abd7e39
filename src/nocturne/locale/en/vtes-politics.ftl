# VTES: contests, titles, sects, control, referendums, blood hunts.

vtes-title-primogen = primogen
vtes-title-prince = prince
vtes-title-justicar = justicar
vtes-title-inner-circle = Inner Circle member
vtes-title-imperator = imperator
vtes-title-bishop = bishop
vtes-title-archbishop = archbishop
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = regent
vtes-title-baron = baron
vtes-title-magaji = magaji
vtes-title-kholo = kholo
vtes-title-1-vote = title worth 1 vote
vtes-title-2-votes = title worth 2 votes
vtes-title-3-votes = title worth 3 votes
vtes-title-4-votes = title worth 4 votes

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-laibon = Laibon
vtes-sect-independent = Independent
vtes-sect-anarch = Anarch

vtes-side-for = for
vtes-side-against = against
vtes-side-abstain = neither

vtes-window-tallied = The votes are counted: use something before the outcome takes effect?

vtes-ask-contests = Your contests: pay to keep contesting, or yield.
vtes-ask-bearer = { $card } has a new controller: which of your cards does it go on?
vtes-ask-terms = { $card }: choose the terms of the referendum.
vtes-ask-points = { $card }: { $points ->
    [one] 1 point left to allot.
   *[other] { $points } points left to allot.
}
vtes-ask-poll = The vote stands { $favor } for, { $against } against. What do you cast?
vtes-ask-side = Which way do the votes and ballots of { $minion } go?

vtes-do-contest-regain = Turn { $card } face up: nobody contests it any more
vtes-do-contest-pay = Pay { $amount } pool to contest { $card }
vtes-do-contest-yield = Yield { $card }
vtes-do-title-regain = { $minion } regains the title: { $title }
vtes-do-title-pay = { $minion } burns { $amount } blood to contest the title: { $title }
vtes-do-title-yield = { $minion } yields the title: { $title }
vtes-do-bearer = On { $minion }
vtes-do-clan = { $clan }
vtes-do-point = A point for { $who } (has { $points })
vtes-do-finish-polling = Finished
vtes-do-wait-polling = Wait for the others
vtes-do-cast-for = { $source ->
    [edge] The Edge
   *[other] { $card }
}: { $ballots ->
    [0] { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
   *[other] { $votes ->
        [0] {""}
        [one] 1 vote and{" "}
       *[other] { $votes } votes and{" "}
    }{ $ballots ->
        [one] 1 ballot
       *[other] { $ballots } ballots
    }
} for
vtes-do-cast-against = { $source ->
    [edge] The Edge
   *[other] { $card }
}: { $ballots ->
    [0] { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
   *[other] { $votes ->
        [0] {""}
        [one] 1 vote and{" "}
       *[other] { $votes } votes and{" "}
    }{ $ballots ->
        [one] 1 ballot
       *[other] { $ballots } ballots
    }
} against
vtes-do-edge-for = Burn the Edge: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} for
vtes-do-edge-against = Burn the Edge: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} against
vtes-do-edge-keep = Burn the Edge for { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} without casting yet
vtes-do-political-for = Burn { $card } for a vote in favor
vtes-do-political-against = Burn { $card } for a vote against
vtes-do-political-keep = Burn { $card } for a vote without casting yet
vtes-do-blood-vote = { $minion } burns 1 blood for { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
vtes-do-side-for = For
vtes-do-side-against = Against
vtes-do-become-anarch = { $minion } becomes anarch ({ $amount } blood)

vtes-why-cannot-pay-contest = you do not have the pool to contest it.
vtes-why-cannot-pay-title = the vampire does not have the blood to contest the title: he must yield it.
vtes-why-must-yield-title = the vampire whose title this is makes every rival yield it.
vtes-why-not-ready-for-title = only a ready vampire can contest a title: this one must yield it.
vtes-why-contest-over = nobody contests it any more: it is yours again.
vtes-why-title-contest-over = nobody contests the title any more: the vampire regains it.
vtes-why-cast-already = everything this source has is cast, and a cast vote cannot be changed.
vtes-why-one-side = all votes and ballots of one source go the same way.
vtes-why-abstains = this minion has to abstain.
vtes-why-bound = somebody else has decided where these votes and ballots go.
vtes-why-may-not-vote = an effect keeps this minion from casting votes or ballots this way.
vtes-why-not-ready-to-vote = only a ready minion has his votes and ballots.
vtes-why-cannot-pay-vote = the vampire does not have the blood it takes.
vtes-why-no-edge = you do not have the Edge.
vtes-why-political-vote-had = you have had your one vote from a political action card in this referendum.
vtes-why-called-by-card = the card that called the referendum is your vote from a political action card.
vtes-why-blood-voted = this vampire has burned blood for a vote in this referendum.
vtes-why-points-most-each = no more points can be allotted there.
vtes-why-points-more-parts = the remaining points have to go to others.
vtes-why-blood-cursed = a Blood Cursed vampire cannot commit diablerie.
vtes-why-not-an-action = this referendum is not an action: action modifiers and reactions cannot be played.
vtes-why-sterile = a sterile vampire cannot put other vampires into play.
vtes-why-barred-referendum = your minions cannot take this political action again this turn.
vtes-why-titled = a titled vampire cannot take this action.
vtes-why-anarch-already = the vampire is already anarch.

vtes-log-contest-began = { $card } is contested and turned face down before { $seat }.
vtes-log-contest-paid = { $seat } pays { $amount } pool to contest { $card }.
vtes-log-yielded = { $seat } yields { $card }.
vtes-log-contest-won = Nobody contests { $card } any more: it is turned face up for { $seat }.
vtes-log-title-gained = { $minion } becomes { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-lost = { $minion } loses the title of { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-contested = { $minion } contests the title of { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-contest-paid = { $minion } burns { $amount } blood to contest the title.
vtes-log-title-yielded = { $minion } yields the title of { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-regained = { $minion } regains the title of { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-sect-changed = { $minion } joins another sect: { $sect }.
vtes-log-clan-changed = { $minion } changes clan: { $clan }.
vtes-log-circle-joined = { $minion } joins the circle { $circle }.
vtes-log-circle-shared = { $minion } forms a circle with { $card }.
vtes-ask-circle = { $card }: choose a circle.
vtes-do-circle = Join { $circle }
vtes-do-circle-of = Form a circle with { $card }
vtes-log-trait-gained = { $minion } becomes { $trait }.
vtes-log-became-anarch = { $minion } becomes anarch.
vtes-log-anarch-no-more = { $minion } is anarch no more.
vtes-log-control-taken = { $seat } takes control of { $card } from { $former }{ $until ->
    [good] {""}
    [turn] {" "}until the end of the turn
    [action] {" "}until the end of the action
    [combat] {" "}until the end of the combat
    [next-turn] {" "}until the end of the next turn of { $seat }
   *[other] {" "}for a while
}.
vtes-log-control-returned = Control of { $card } returns to { $seat }.
vtes-log-banished = { $card } goes to the uncontrolled region of { $seat }.
vtes-log-referendum-called = { $by ->
    [minion] { $minion } calls a referendum.
   *[card] { $seat } calls the referendum of { $card }.
}
vtes-log-blood-hunt-proposed = A referendum is held on a blood hunt against { $minion }.
vtes-log-terms-card = { $seat } chooses { $card } in the terms.
vtes-log-terms-methuselah = { $seat } chooses { $chosen } in the terms.
vtes-log-terms-named = { $seat } names { $name } in the terms.
vtes-log-terms-number = { $seat } chooses { $number } in the terms.
vtes-log-points-allotted = { $seat } allots { $points ->
    [one] 1 point
   *[other] { $points } points
} to { $to ->
    [seat] { $chosen }
   *[card] { $card }
}.
vtes-log-passes-automatically = The referendum passes without a vote.
vtes-log-votes-gained = { $source ->
    [minion] { $card }
   *[other] { $seat }
} gains { $ballots ->
    [0] { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
   *[other] { $votes ->
        [0] {""}
        [one] 1 vote and{" "}
       *[other] { $votes } votes and{" "}
    }{ $ballots ->
        [one] 1 ballot
       *[other] { $ballots } ballots
    }
}.
vtes-log-vote-bought = { $seat } burns { $card } for a vote.
vtes-log-waits-to-vote = { $seat } waits for the others.
vtes-log-votes-cast = { $seat } casts { $ballots ->
    [0] { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
   *[other] { $votes ->
        [0] {""}
        [one] 1 vote and{" "}
       *[other] { $votes } votes and{" "}
    }{ $ballots ->
        [one] 1 ballot
       *[other] { $ballots } ballots
    }
} { $side } ({ $source ->
    [edge] the Edge
   *[other] { $card }
}).
vtes-log-abstained = { $minion } abstains.
vtes-log-votes-changed = The votes and ballots of { $minion } now go { $side }.
vtes-log-prisci-moved = The block of the prisci: { $side }.
vtes-log-referendum-passed = The referendum passes, { $favor } to { $against }.
vtes-log-referendum-failed = The referendum fails, { $favor } to { $against }.
vtes-log-referendum-canceled = The referendum is canceled.
vtes-log-blood-hunted = The blood hunt is called: { $minion } is burned.
vtes-log-places-swapped = { $seat } and { $other } change places.

# How these words of the vocabulary are read back.
vtes-role-picked = what she chose
vtes-role-predator-picked = what her predator chose
vtes-role-hunted = the vampire under blood hunt
vtes-party-cast-for = each Methuselah who voted for
vtes-effect-each-picks = { $by_is ->
    [you] for { $party }, ^choose
   *[party] { $party } chooses
} { $what }: { $do }
vtes-effect-swap-places = change places with { $party }
