# VTES : la table dans un terminal, le nom qu’y portent les cartes, et ce qui est dit d’une carte.

## La table

vtes-draw-head = Tour { NUMBER($turn, useGrouping: 0) } · { $seat } · { $phase } · { $edge ->
    [none] personne n’a l’Avantage
   *[other] l’Avantage : { $edge }
}
vtes-draw-title = { $seat }{ $out ->
    [ousted] { " " }(éliminé)
    [withdrawn] { " " }(retiré)
    [conceded] { " " }(a abandonné)
   *[other] { $role ->
        [you] { " " }(vous)
        [prey] { " " }(votre proie)
        [predator] { " " }(votre prédateur)
        [both] { " " }(votre proie et votre prédateur)
       *[none] {""}
    }
}
vtes-draw-standing = { $edge ->
    [yes] l’Avantage ·{ " " }
   *[no] {""}
}pool { $pool } · { $points } PV · main { $hand } · bibliothèque { $library } · crypte { $crypt } · cendres { $ash }{ $transfers ->
    [0] {""}
    [one] { " " }· reste 1 transfert
   *[other] { " " }· restent { $transfers } transferts
}{ $masters ->
    [0] {""}
    [one] { " " }· 1 action de maître
   *[other] { " " }· { $masters } actions de maître
}
vtes-draw-torpor = Torpeur :
vtes-draw-incapacitated = Frappés d’incapacité :
vtes-draw-area = En jeu :
vtes-draw-uncontrolled = Incontrôlés :
vtes-draw-uncontrolled-one = (incontrôlé)
vtes-draw-locked = engagé
vtes-draw-contested = contesté
vtes-draw-anarch = anarch
vtes-draw-votes = { $votes } voix
vtes-draw-bleed = bleed { $amount }
vtes-draw-strength = force { $amount }
vtes-draw-lent = prêté par { $seat }
vtes-draw-face-down = n° { $number }
vtes-draw-brief = { $name }{ $state ->
    [none] {""}
   *[other] { " " }{ $state }
}{ $on ->
    [none] {""}
   *[other] { " " }(porte : { $on })
}
vtes-draw-gone = { $points } PV · cendres { $ash }
vtes-draw-hand = Votre main ({ $count }){ $marked ->
    [yes] { " " }; ▸ jouable maintenant
   *[no] {""}
}

## Ce qui se passe

vtes-draw-action = { $minion } { $action }{ $bleed ->
    [-1] {""}
   *[other] { " " }de { $bleed }
}{ $target ->
    [none] {""}
   *[other] , cible : { $target }
}{ $card ->
    [none] {""}
   *[other] { " " }({ $card })
}. Discrétion { $stealth }{ $blocked ->
    [yes] { " " }; action bloquée
   *[no] {""}
}.
vtes-draw-blocker = { $minion } tente de bloquer : interception { $intercept } contre discrétion { $stealth }.
vtes-draw-combat = Combat, round { $round }, { $range }, { $stage } : { $acting } contre { $defending }.
vtes-draw-fighter = { $name }{ $counters ->
    [none] {""}
   *[other] { " " }({ $counters })
}
vtes-draw-strike = { $minion } frappe{ $card ->
    [none] { " " }à mains nues
   *[other] { " " }avec { $card }
}{ $aim ->
    [none] {""}
   *[other] , en visant { $aim }
}.
vtes-stage-begin = sur le point de commencer
vtes-stage-before-combat = sur le point de commencer
vtes-stage-before-range = avant la portée
vtes-stage-range = portée
vtes-stage-before-strikes = avant les frappes
vtes-stage-strikes = frappes
vtes-stage-additional = frappes additionnelles
vtes-stage-press = poursuite
vtes-stage-end-of-round = fin du round
vtes-stage-end-of-combat = fin du combat
vtes-stage-aftermath = suites
vtes-stage-after-combat = après le combat
vtes-stage-over = terminé
vtes-draw-referendum = { $kind ->
    [blood-hunt] Référendum sur une chasse au sang contre { $subject }
   *[other] Référendum convoqué par { $seat }{ $name ->
        [none] {""}
       *[other] { " " }({ $name })
    }
} : { $automatic ->
    [yes] il passe sans vote
   *[no] { $favor } pour, { $against } contre
}.
vtes-draw-terms = Termes : { $terms }.
vtes-draw-share = { $who } { $points }
vtes-draw-casts = Voix { $side } : { $casts }.
vtes-draw-cast = { $source ->
    [none] { $seat }
   *[other] { $source } ({ $seat })
} { $votes }{ $ballots ->
    [0] {""}
    [one] { " " }et { $ballots } bulletin
   *[other] { " " }et { $ballots } bulletins
}

## Le nom des cartes

vtes-named-of = { $name } ({ $seat })
vtes-named-which = { $name } n° { $number }
vtes-named-face-down = carte face cachée n° { $number }
vtes-named-target = { $name }{ $seat ->
    [none] { $on ->
        [none] { $counters ->
            [none] {""}
           *[other] { " " }({ $counters })
        }
       *[other] { " " }(sur { $on }{ $counters ->
            [none] {""}
           *[other] , { $counters }
        })
    }
   *[other] { " " }({ $seat }{ $on ->
        [none] {""}
       *[other] , sur { $on }
    }{ $counters ->
        [none] {""}
       *[other] , { $counters }
    })
}{ $region ->
    [torpor] { " " }en torpeur
    [incapacitated] { " " }en incapacité
   *[other] {""}
}{ $locked ->
    [yes] , engagé
   *[no] {""}
}{ $contested ->
    [yes] , contesté
   *[no] {""}
}
vtes-counters-blood = { $blood }/{ $capacity }
vtes-counters-life = { $life } de vie
vtes-counters-hidden = ●{ $counters }
vtes-counters-other = ◆{ $counters }

## Ce que fait une carte, en bref

vtes-way = { " " }{ $label }
vtes-does = { $effects ->
    [none] { $stealth ->
        [0] { $bleed ->
            [0] {""}
           *[other] bleed +{ $bleed }
        }
       *[other] discrétion +{ $stealth }{ $bleed ->
            [0] {""}
           *[other] , bleed +{ $bleed }
        }
    }
   *[other] { $effects }{ $bleed ->
        [0] {""}
       *[other] , bleed +{ $bleed }
    }{ $stealth ->
        [0] {""}
       *[other] , discrétion +{ $stealth }
    }
}{ $cost ->
    [none] {""}
   *[other] { " " }(coût : { $cost })
}
vtes-does-in-play = une fois en jeu : { $text }
vtes-does-both = { $now } ; { $lasting }
vtes-and-more = { $text } ; et la suite

## Ce qui est dit d’une carte

vtes-about-hidden = Cette carte est face cachée : vous ne pouvez pas la connaître.
vtes-about-reading = Telle que cette table la comprend :
vtes-about-unplayable = Cette table ne sait pas encore jouer cette carte.
vtes-about-rulings = { $count ->
    [one] Une précision officielle (en anglais) :
   *[other] Précisions officielles (en anglais) :
}
vtes-about-banned = bannie depuis { $year }
vtes-about-crypt = { $kind ->
    [imbued] Imbued
   *[vampire] vampire
}{ $advanced ->
    [yes] { " " }avancé
   *[no] {""}
}
vtes-about-title = { $title }{ $city ->
    [none] {""}
   *[other] { " " }({ $city })
}
vtes-about-capacity = { $imbued ->
    [yes] { $capacity } de vie
   *[no] capacité { $capacity }
}
vtes-about-group = { $group ->
    [none] tout groupe
   *[other] groupe { $group }
}
vtes-about-clans = pour { $clans }
vtes-about-discipline = { $icon } { $name }
vtes-about-disciplines = { $head ->
    [none] { $last }
   *[other] { $head }{ $joined ->
        [yes] { " " }et
       *[no] { " " }ou
    } { $last }
}
vtes-about-free = sans coût
vtes-about-pool-cost = { $amount } de pool
vtes-about-blood-cost = { $amount } de sang
vtes-about-conviction-cost = { $amount ->
    [one] { $amount } conviction
   *[other] { $amount } convictions
}
vtes-about-burn-option = option de défausse

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalisme
vtes-discipline-aus = Auspex
vtes-discipline-cel = Célérité
vtes-discipline-chi = Chimérie
vtes-discipline-dai = Daïmoïnion
vtes-discipline-dem = Aliénation
vtes-discipline-dom = Domination
vtes-discipline-for = Force d’âme
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominée
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nécromancie
vtes-discipline-obe = Obeah
vtes-discipline-obf = Occultation
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obténébration
vtes-discipline-pot = Puissance
vtes-discipline-pre = Présence
vtes-discipline-pro = Protéisme
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Thaumaturgie
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-def = Défense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Justice
vtes-discipline-mar = Martyre
vtes-discipline-red = Rédemption
vtes-discipline-ven = Vengeance
vtes-discipline-viz = Vision
