# VTES: the table in a terminal, how cards are called there, and what is told about a card.

## The table

vtes-draw-head = Turn { NUMBER($turn, useGrouping: 0) } · { $seat } · { $phase } · { $edge ->
    [none] nobody has the Edge
   *[other] the Edge: { $edge }
}
vtes-draw-title = { $seat }{ $out ->
    [ousted] { " " }(ousted)
    [withdrawn] { " " }(withdrawn)
    [conceded] { " " }(conceded)
   *[other] { $role ->
        [you] { " " }(you)
        [prey] { " " }(your prey)
        [predator] { " " }(your predator)
        [both] { " " }(your prey and predator)
       *[none] {""}
    }
}
vtes-draw-standing = { $edge ->
    [yes] the Edge ·{ " " }
   *[no] {""}
}pool { $pool } · { $points } VP · hand { $hand } · library { $library } · crypt { $crypt } · ash { $ash }{ $transfers ->
    [0] {""}
    [one] { " " }· 1 transfer left
   *[other] { " " }· { $transfers } transfers left
}{ $masters ->
    [0] {""}
    [one] { " " }· 1 master action
   *[other] { " " }· { $masters } master actions
}
vtes-draw-torpor = Torpor:
vtes-draw-incapacitated = Incapacitated:
vtes-draw-area = In play:
vtes-draw-uncontrolled = Uncontrolled:
vtes-draw-uncontrolled-one = (uncontrolled)
vtes-draw-locked = locked
vtes-draw-contested = contested
vtes-draw-anarch = anarch
vtes-draw-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
vtes-draw-bleed = bleed { $amount }
vtes-draw-strength = strength { $amount }
vtes-draw-lent = lent by { $seat }
vtes-draw-face-down = #{ $number }
vtes-draw-brief = { $name }{ $state ->
    [none] {""}
   *[other] { " " }{ $state }
}{ $on ->
    [none] {""}
   *[other] { " " }(on it: { $on })
}
vtes-draw-gone = { $points } VP · ash { $ash }
vtes-draw-hand = Your hand ({ $count }){ $marked ->
    [yes] ; ▸ can be played now
   *[no] {""}
}

## What is going on

vtes-draw-action = { $minion } { $action }{ $bleed ->
    [-1] {""}
   *[other] { " " }for { $bleed }
}{ $target ->
    [none] {""}
   *[other] , target: { $target }
}{ $card ->
    [none] {""}
   *[other] { " " }({ $card })
}. Stealth { $stealth }{ $blocked ->
    [yes] ; blocked
   *[no] {""}
}.
vtes-draw-blocker = { $minion } attempts to block: intercept { $intercept } against stealth { $stealth }.
vtes-draw-combat = Combat, round { $round }, { $range }, { $stage }: { $acting } against { $defending }.
vtes-draw-fighter = { $name }{ $counters ->
    [none] {""}
   *[other] { " " }({ $counters })
}
vtes-draw-strike = { $minion } strikes{ $card ->
    [none] : hand strike
   *[other] { " " }with { $card }
}{ $aim ->
    [none] {""}
   *[other] { " " }at { $aim }
}.
vtes-stage-begin = about to begin
vtes-stage-before-combat = about to begin
vtes-stage-before-range = before range
vtes-stage-range = range
vtes-stage-before-strikes = before strikes
vtes-stage-strikes = strikes
vtes-stage-additional = additional strikes
vtes-stage-press = press
vtes-stage-end-of-round = end of the round
vtes-stage-end-of-combat = end of the combat
vtes-stage-aftermath = aftermath
vtes-stage-after-combat = after the combat
vtes-stage-over = over
vtes-draw-referendum = { $kind ->
    [blood-hunt] Referendum on a blood hunt against { $subject }
   *[other] Referendum called by { $seat }{ $name ->
        [none] {""}
       *[other] { " " }({ $name })
    }
}: { $automatic ->
    [yes] it passes without a vote
   *[no] { $favor } for, { $against } against
}.
vtes-draw-terms = Terms: { $terms }.
vtes-draw-share = { $who } { $points }
vtes-draw-casts = Votes { $side }: { $casts }.
vtes-draw-cast = { $source ->
    [none] { $seat }
   *[other] { $source } ({ $seat })
} { $votes }{ $ballots ->
    [0] {""}
    [one] { " " }and 1 ballot
   *[other] { " " }and { $ballots } ballots
}

## How cards are called

vtes-named-of = { $name } ({ $seat })
vtes-named-which = { $name } #{ $number }
vtes-named-face-down = face-down card #{ $number }
vtes-named-target = { $name }{ $seat ->
    [none] { $on ->
        [none] { $counters ->
            [none] {""}
           *[other] { " " }({ $counters })
        }
       *[other] { " " }(on { $on }{ $counters ->
            [none] {""}
           *[other] , { $counters }
        })
    }
   *[other] { " " }({ $seat }{ $on ->
        [none] {""}
       *[other] , on { $on }
    }{ $counters ->
        [none] {""}
       *[other] , { $counters }
    })
}{ $region ->
    [torpor] { " " }in torpor
    [incapacitated] { " " }incapacitated
   *[other] {""}
}{ $locked ->
    [yes] , locked
   *[no] {""}
}{ $contested ->
    [yes] , contested
   *[no] {""}
}
vtes-counters-blood = { $blood }/{ $capacity }
vtes-counters-life = { $life } life
vtes-counters-hidden = ●{ $counters }
vtes-counters-other = ◆{ $counters }

## What a card does, in short

vtes-way = { " " }{ $label }
vtes-does = { $effects ->
    [none] { $stealth ->
        [0] { $bleed ->
            [0] {""}
           *[other] +{ $bleed } bleed
        }
       *[other] +{ $stealth } stealth{ $bleed ->
            [0] {""}
           *[other] , +{ $bleed } bleed
        }
    }
   *[other] { $effects }{ $bleed ->
        [0] {""}
       *[other] , +{ $bleed } bleed
    }{ $stealth ->
        [0] {""}
       *[other] , +{ $stealth } stealth
    }
}{ $cost ->
    [none] {""}
   *[other] { " " }(cost: { $cost })
}
vtes-does-in-play = once in play: { $text }
vtes-does-both = { $now }; { $lasting }
vtes-and-more = { $text }; and more

## What is told about a card

vtes-about-hidden = This card lies face down: you may not know what it is.
vtes-about-reading = As this table reads it:
vtes-about-unplayable = This table cannot play this card yet.
vtes-about-rulings = { $count ->
    [one] A ruling:
   *[other] Rulings:
}
vtes-about-banned = banned since { $year }
vtes-about-crypt = { $kind ->
    [imbued] imbued
   *[vampire] vampire
}{ $advanced ->
    [yes] , advanced
   *[no] {""}
}
vtes-about-title = { $title }{ $city ->
    [none] {""}
   *[other] { " " }of { $city }
}
vtes-about-capacity = { $imbued ->
    [yes] life { $capacity }
   *[no] capacity { $capacity }
}
vtes-about-group = { $group ->
    [none] any group
   *[other] group { $group }
}
vtes-about-clans = requires { $clans }
vtes-about-discipline = { $icon } { $name }
vtes-about-disciplines = { $head ->
    [none] { $last }
   *[other] { $head }{ $joined ->
        [yes] { " " }and
       *[no] { " " }or
    } { $last }
}
vtes-about-free = no cost
vtes-about-pool-cost = { $amount } pool
vtes-about-blood-cost = { $amount } blood
vtes-about-conviction-cost = { $amount ->
    [one] 1 conviction
   *[other] { $amount } convictions
}
vtes-about-burn-option = burn option

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Blood Sorcery
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-def = Defense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Judgment
vtes-discipline-mar = Martyrdom
vtes-discipline-red = Redemption
vtes-discipline-ven = Vengeance
vtes-discipline-viz = Vision
