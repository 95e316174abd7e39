# Ce que fait une carte, dit d’après son arbre. Un message par mot du vocabulaire ; il reçoit les champs du nœud,
# chacun comme une expression ($party) et comme un mot nu pour choisir ($party_is). Ni majuscule ni point final.

## Assembler les expressions

vtes-reading-and = { $head } et { $last }
vtes-reading-or = { $head } ou { $last }
vtes-reading-then = { $first } ; puis { $then }
vtes-reading-group = ({ $text })
vtes-reading-adjectives = { " " }{ $list }
vtes-reading-clauses = { " " }{ $list }
vtes-reading-branch = { $do }{ $when ->
    [none] {""}
   *[other] { " " }(seulement si~{ $when })
}
vtes-reading-merged = une fois fusionné, { $text }
vtes-reading-stand-in = { $how ->
    [blocks] cette carte peut tenter de bloquer une action dirigée contre son contrôleur, engagée ou non ; pendant cette tentative, c’est
    [arises] ce que cette carte devient en région d’activité, c’est
   *[made] une carte mise en jeu pour représenter autre chose est
} un vampire { $unique ->
    [true] unique
   *[false] non unique
} de capacité { $capacity }{ $traits ->
    [none] {""}
   *[other] { " " }({ $traits })
} avec { $strength } de force et { $bleed } de bleed{ $disciplines ->
    [none] {""}
   *[other] , doté de~{ $disciplines }
}{ $how ->
    [arises] {""}
   *[other] , avec un niveau de chaque Discipline que la carte donnerait
} ; rien d’autre de son propre texte ne s’applique
vtes-reading-stand-in-text = pour ce que ces cartes représentent : { $text }
vtes-reading-minion = { $life } de vie, { $strength } de force, { $bleed } de bleed
vtes-reading-one-each = { $limit ->
    [name] un séide ne peut avoir qu’une seule carte de ce nom
   *[other] un séide ne peut en avoir qu’une seule : { $limit }
}
vtes-reading-plays = { $whom } peut jouer les cartes qui demandent { $disciplines } comme un vampire{ $sect ->
    [none] {""}
   *[other] { " " }{ $sect }
} de capacité { $capacity }
vtes-reading-strike = { $whom ->
    [none] { $strike }
   *[other] { $whom } peut frapper : { $strike }
}
vtes-reading-modifier = { $whom ->
    [none] {""}
   *[other] { $whom }{ " " }
}{ $what }{ $player ->
    [none] {""}
   *[other] { " " }(au profit de~{ $player })
}{ $cards ->
    [none] {""}
   *[other] { " " }pour les { $cards }
}{ $against ->
    [none] {""}
   *[other] { " " }{ $from_is ->
        [true] venant de~
       *[false] face à~
    }{ $against }
}{ $until ->
    [none] {""}
   *[other] { " " }{ $until }
}{ $when ->
    [none] {""}
   *[other] { " " }si~{ $when }
}
vtes-reading-mode = { $needs_is ->
    [none] {""}
   *[other] { $needs }{ " " }
}{ $type }{ $also_is ->
    [none] {""}
   *[other] { " " }ou { $also }
}{ $trifle ->
    [true] , mineure
   *[false] {""}
}{ $out_of_turn ->
    [true] , hors-tour
   *[false] {""}
}{ $keywords_is ->
    [none] {""}
   *[other] , { $keywords }
}{ $action_is ->
    [special] { $implied ->
        [false] , sans sorte particulière
       *[other] {""}
    }
   *[other] { $implied ->
        [true] {""}
       *[other] { " " }: { $action }
    }
}{ $bleed ->
    [0] {""}
   *[other] , +{ $bleed } de bleed
}{ $stealth ->
    [0] {""}
   *[other] , +{ $stealth } de discrétion
}.{ " " }{ $usable ->
    [true] Utilisable seulement{ $cancels_is ->
        [none] {""}
       *[other] { " " }au moment où { $cancels } est jouée{ $cancels_of_is ->
            [other] { " " }par un autre Mathusalem
            [neighbor] { " " }par votre prédateur ou votre proie
            [opponent] { " " }par le séide adverse
            [on-him] { " " }sur le séide qui joue ceci
           *[any] {""}
        }{ $cancels_by_is ->
            [none] {""}
           *[other] { " " }par { $cancels_by }
        }
    }{ $windows_is ->
        [none] {""}
       *[other] { " " }{ $windows }
    }{ $by_any ->
        [true] { " " }par { $requires_is ->
            [none] un séide
           *[other] { $requires }
        } autre que celui qui agit ou combat
       *[false] { $requires_is ->
            [none] {""}
           *[other] { " " }par { $requires }
        }
    }{ $condition_is ->
        [none] {""}
       *[other] { " " }si~{ $condition }
    }.{ " " }
   *[false] {""}
}{ $usable_locked ->
    [true] { $locked ->
        [true] {""}
       *[false] Un séide engagé peut l’utiliser.{ " " }
    }
   *[false] {""}
}{ $reflex ->
    [true] Réflexe : le séide peut l’utiliser contre une carte jouée contre lui, quoi qu’il fasse.{ " " }
   *[false] {""}
}{ $removed ->
    [true] Retirée de la partie une fois jouée.{ " " }
   *[false] {""}
}{ $wakes ->
    [true] Réveil{ $locked ->
        [true] {""}
       *[false] { " " }: un séide engagé peut l’utiliser
    }.{ " " }
   *[false] {""}
}{ $any_time ->
    [true] Utilisable aussi en dehors d’une action.{ " " }
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] { $once_word_is ->
        [none] Un séide ne peut la jouer { $once_mode ->
            [true] de cette façon{ " " }
           *[false] {""}
        }qu’une fois
       *[other] Une seule carte de ce genre ({ $once_word }) peut être jouée
    } { $once_is ->
        [strike] par frappe
        [round] par round
        [combat] par combat
        [action] par action
        [turn] par tour
       *[unlock] entre deux de ses phases de désengagement
    }.{ " " }
}{ $once_per_is ->
    [none] {""}
    [game] Un seul exemplaire peut être joué dans la partie.{ " " }
    [own-game] Chaque Mathusalem ne peut en jouer qu’un exemplaire dans la partie.{ " " }
   *[other] Un seul exemplaire peut être joué { $once_mode ->
        [true] de cette façon{ " " }
       *[false] {""}
    }{ $once_per_is ->
        [action] par action
        [combat] par combat
       *[turn] par tour
    }.{ " " }
}{ $ransom_is ->
    [none] {""}
   *[other] { $ransom }{ " " }
}{ $cost_is ->
    [none] {""}
   *[other] { $cost ->
        [none] Elle ne coûte rien.{ " " }
       *[other] Pour la jouer, il faut { $cost }.{ " " }
    }
}{ $pays_within ->
    [true] Le coût est payé en même temps que l’effet se produit.{ " " }
   *[false] {""}
}{ $naming_is ->
    [none] {""}
   *[other] Choisissez { $naming }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choisissez { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choisissez { $number }.{ " " }
}{ $meanwhile_is ->
    [none] {""}
   *[other] Dès l’annonce : { $meanwhile }.{ " " }
}{ $undirected ->
    [true] L’action n’est dirigée contre personne en aucun cas.{ " " }
   *[false] {""}
}{ $effects_is ->
    [none] {""}
   *[other] { $effects }.{ " " }
}{ $replace_is ->
    [now] {""}
    [after-action] Ne la remplacez qu’après l’action.
    [after-combat] Ne la remplacez qu’après le combat.
    [after-turn] Ne la remplacez qu’après le tour.
    [next-unlock] Ne la remplacez qu’à votre prochaine phase de désengagement.
    [influence-phase] Ne la remplacez qu’à votre prochaine phase d’influence.
    [discard-phase] Ne la remplacez qu’à votre prochaine phase de défausse.
    [while-in-play] Ne la remplacez pas tant qu’elle est en jeu.
    [diablerie] Ne la remplacez qu’à la prochaine diablerie.
    [hunt] Ne la remplacez qu’à la prochaine chasse réussie d’un vampire.
    [leaving-torpor] Ne la remplacez que lorsqu’un vampire passe de la torpeur à la région d’activité.
   *[never] Ne la remplacez pas.
}{ $returns ->
    [true] { " " }Au lieu de la remplacer, vous pouvez la reprendre dans votre tas de cendres.
   *[false] {""}
}
vtes-reading-ability = { $once_phase ->
    [true] { $times ->
        [1] une fois{ " " }
       *[other] { $times } fois{ " " }
    }
   *[false] {""}
}{ $windows ->
    [none] {""}
   *[other] { $windows }
}{ $any_turn ->
    [true] { " " }de n’importe quel tour
   *[false] {""}
}{ $once_is ->
    [none] {""}
   *[other] { $once_phase ->
        [true] {""}
       *[false] { $windows ->
            [none] {""}
           *[other] ,{ " " }
        }{ $times ->
            [1] une fois
           *[other] { $times } fois
        } { $once_is ->
            [turn] par tour
            [action] par action
            [combat] par combat
            [round] par round
            [phase] par phase
           *[referendum] par référendum
        }
    }{ $group_is ->
        [none] {""}
       *[other] { " " }(en comptant ensemble les deux usages de cette carte)
    }{ $shared_is ->
        [none] {""}
        [you] { " " }(en comptant ensemble tous vos exemplaires de cette carte)
       *[all] { " " }(en comptant ensemble tous les exemplaires de cette carte)
    }{ $each ->
        [true] { " " }pour chaque séide
       *[false] {""}
    }
}{ $cancels_is ->
    [none] {""}
   *[other] { " " }au moment où { $cancels } est jouée{ $cancels_by_is ->
        [none] {""}
       *[other] { " " }par { $cancels_by }
    }{ $cancels_of_is ->
        [other] { " " }par un autre Mathusalem
        [neighbor] { " " }par votre prédateur ou votre proie
        [opponent] { " " }par le séide adverse
        [on-him] { " " }sur ce séide
       *[any] {""}
    }
}{ $as_type_is ->
    [none] {""}
   *[other] , quand une carte de ce type pourrait être jouée ({ $as_type })
}{ $condition_is ->
    [none] {""}
   *[other] , si~{ $condition }
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
        [true] { " " }(même engagé)
       *[false] {""}
    }
   *[other] {""}
}{ $bare ->
    [true] {""}
   *[false] { " " }{ $mandatory ->
        [true] { $subject_is ->
            [you] devez
           *[other] doit
        }
       *[false] { $subject_is ->
            [you] pouvez
           *[other] peut
        }
    }
}{ $master_action ->
    [true] { " " }dépenser une action de phase de maître{ $discard_action ->
        [true] { " " }et une action de phase de défausse
       *[false] {""}
    }{ $cost_is ->
        [none] {""}
       *[other] { " " }et { $cost }
    }
   *[false] { $discard_action ->
        [true] { " " }dépenser une action de phase de défausse{ $cost_is ->
            [none] {""}
           *[other] { " " }et { $cost }
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
                [true] { " " }pour { $effects_to }
               *[false] { $bare ->
                    [true] { $effects }
                   *[false] { " " }{ $effects_to }
                }
            }
           *[other] { $paid ->
                [true] { $effects_is ->
                    [none] {""}
                   *[other] { " " }: { $effects }
                }
               *[false] { $bare ->
                    [true] { $effects }
                   *[false] { " " }faire ceci : { $effects }
                }
            }
        }
       *[other] { $paid ->
            [true] { " " }:{ " " }
           *[false] { $bare ->
                [true] {""}
               *[false] { " " }faire ceci :{ " " }
            }
        }choisissez { $number } ; { $effects }
    }
   *[other] { $paid ->
        [true] { " " }:{ " " }
       *[false] { $bare ->
            [true] {""}
           *[false] { " " }faire ceci :{ " " }
        }
    }choisissez { $targets }{ $number_is ->
        [none] {""}
       *[other] { " " }et { $number }
    } ; { $effects }
}
vtes-reading-action = par une action{ $kind_is ->
    [political] { " " }politique
   *[other] {""}
}{ $undirected ->
    [true] { " " }non dirigée
   *[false] {""}
}{ $implied ->
    [false] { $kind_is ->
        [special] { " " }spéciale
       *[other] {""}
    }
   *[other] {""}
}{ $kind_is ->
    [special] {""}
    [political] {""}
   *[other] { $implied ->
        [true] {""}
       *[other] { " " }({ $kind })
    }
}{ $stealth ->
    [0] {""}
   *[other] { " " }à +{ $stealth } de discrétion
}{ $against_is ->
    [none] {""}
    [this] { " " }dirigée contre { $this }
   *[bearer] { " " }dirigée contre { $bearer }
}{ $once_is ->
    [none] {""}
   *[turn] , une fois par tour en tout
}{ $burns ->
    [true] , { $this } étant brûlée à l’annonce
   *[false] {""}
}{ $locks ->
    [true] , { $this } étant engagée à l’annonce
   *[false] {""}
}{ $blocked_by_is ->
    [none] {""}
   *[other] , que peuvent aussi tenter de bloquer les { $blocked_by }, quel que soit leur contrôleur
}{ $condition_is ->
    [none] {""}
   *[other] , si~{ $condition }
}, { $subject } peut{ $cost_is ->
    [none] {""}
   *[other] { " " }{ $cost }
}{ $targets_is ->
    [none] { $effects_are ->
        [verb] { $cost_is ->
            [none] { " " }{ $effects_to }
           *[other] { " " }pour { $effects_to }
        }
       *[other] { $cost_is ->
            [none] { " " }faire ceci : { $effects }
           *[other] { " " }: { $effects }
        }
    }
   *[other] { $cost_is ->
        [none] { " " }faire ceci
       *[other] {""}
    } : choisissez { $targets } ; { $effects }
}{ $bleed ->
    [0] {""}
   *[other] { " " }avec +{ $bleed } de bleed
}
vtes-reading-trigger = { $moment }{ $parting ->
    [true] { " " }(même si cette carte part avec)
   *[false] {""}
}{ $outlives ->
    [true] { " " }(cette carte lui survit ; X est sa capacité)
   *[false] {""}
}{ $once_is ->
    [none] {""}
    [turn] , une fois par tour
    [action] , une fois par action
    [combat] , une fois par combat
    [round] , une fois par round
   *[phase] , une fois par phase
}{ $condition_is ->
    [none] {""}
   *[other] , si~{ $condition }
}{ $optional ->
    [true] , vous pouvez{ $cost_is ->
        [none] { $effects_are ->
            [verb] { " " }{ $effects_to }
           *[other] { " " }faire ceci : { $effects }
        }
       *[other] { " " }{ $cost }{ $effects_are ->
            [verb] { " " }pour { $effects_to }
           *[other] { " " }: { $effects }
        }
    }
   *[false] { $cost_is ->
        [none] , { $effects }
       *[other] { " " }: { $cost } pour faire ceci : { $effects }
    }
}
vtes-reading-target = { $card_is ->
    [none] { $seat_is ->
        [none] personne
        [any] un Mathusalem
        [other] un autre Mathusalem
        [prey] votre proie
        [predator] votre prédateur
        [neighbor] votre prédateur ou votre proie
        [not-prey] un autre Mathusalem que votre proie
        [acting-prey] la proie du Mathusalem actif
        [redirect] un autre Mathusalem que vous et que le Mathusalem actif
        [second-predator] le prédateur de votre prédateur
       *[ousted] un Mathusalem sans pool
    }
   *[other] { $seat_is ->
        [none] {""}
       *[any] un Mathusalem ou{ " " }
    }{ $number ->
        [1] { $up_to ->
            [true] au plus{ " " }
           *[false] {""}
        }
       *[other] { $up_to ->
            [true] { $number ->
                [99] { $least ->
                    [0] n’importe quel nombre de~
                   *[other] au moins { $least }{ " " }
                }
               *[other] { $least ->
                    [0] jusqu’à~{ $number }{ " " }
                   *[other] de~{ $least } à~{ $number }{ " " }
                }
            }
           *[false] { $number }{ " " }
        }
    }{ $card }
}{ $card_is ->
    [none] { $number ->
        [1] { $up_to ->
            [true] { " " }(ou personne)
           *[false] {""}
        }
       *[other] { " " }({ $up_to ->
            [true] jusqu’à~{ $number }
           *[false] { $number } en tout
        }{ $least ->
            [0] {""}
           *[other] , au moins { $least }
        })
    }
   *[other] {""}
}{ $number_is ->
    [none] {""}
   *[other] , N étant { $number_is }
}{ $pool_is ->
    [none] {""}
    [more] { " " }qui a plus de pool que vous
   *[less] { " " }qui a moins de pool que vous
}{ $controls_is ->
    [none] {""}
   *[other] { " " }qui contrôle { $controls }
}{ $edge ->
    [none] {""}
    [true] { " " }qui a l’Avantage
   *[false] { " " }qui n’a pas l’Avantage
}
vtes-mode-label = { $needs ->
    [none] { $name ->
        [none] { $type ->
            [none] effet { $number }
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

## Noms des modes, des capacités et des branches

vtes-mode-political-card = une carte d’action politique en main
vtes-mode-offered-referendum = un référendum offert en jeu
vtes-mode-equip = s’équiper
vtes-mode-press = poursuite
vtes-mode-maneuver = manœuvre
vtes-mode-damage = dégâts
vtes-mode-additional-strike = frappe supplémentaire
vtes-mode-strike = frappe
vtes-mode-stealth = discrétion
vtes-mode-weapon = avec une arme
vtes-mode-bleed = contre un bleed
vtes-mode-votes = voix
vtes-mode-intercept = interception
vtes-mode-unlock = se désengager et bloquer
vtes-mode-reflex = réflexe
vtes-mode-prevent = prévention
vtes-mode-dodge = esquive
vtes-mode-cancel-and-gain = annuler, et gagner 1 pool
vtes-mode-gain-pool = gagner 1 pool
vtes-mode-both = discrétion et bleed
vtes-mode-cancel = annuler une carte
vtes-mode-more-bleed = bleed
vtes-mode-give-intercept = interception pour un autre
vtes-mode-unlock-another = désengager un autre
vtes-mode-controlled = pour un vampire que vous contrôlez
vtes-mode-uncontrolled = pour un vampire à venir
vtes-mode-blood = pour du sang
vtes-mode-life = pour de la vie
vtes-mode-search = chercher
vtes-mode-rescue = secourir
vtes-mode-end-action = faire échouer l’action
vtes-mode-restrain = retenir
vtes-mode-aggravated = dégâts aggravés
vtes-mode-retainer = un serviteur
vtes-mode-ally = un allié
vtes-mode-strength = force
vtes-mode-of-another = d’un autre Mathusalem
vtes-mode-your-own = à vous
vtes-mode-any-bleed = un bleed contre n’importe qui
vtes-mode-own-bleed = un bleed contre vous
vtes-mode-draw = piocher
vtes-mode-become-laibon = devenir Laibon
vtes-mode-hunt = chasser
vtes-mode-wraith = brûler un spectre
vtes-branch-burn-1-blood = Brûler 1 sang
vtes-mode-cancel-aim = annuler une visée
vtes-mode-cancel-frenzy = annuler une frénésie
vtes-mode-cancel-grapple = annuler une saisie
vtes-mode-pool = pool
vtes-ability-one-stealth = 1 de discrétion
vtes-ability-two-stealth = 2 de discrétion
vtes-ability-prevent-normal = prévenir des dégâts normaux
vtes-ability-prevent-any = prévenir des dégâts
vtes-ability-skim = prendre 1 pool à la proie
vtes-ability-collect = encaisser le pool
vtes-ability-expose = reprendre le pool
vtes-ability-trap = piéger un allié
vtes-ability-vandalize = vandaliser un lieu
vtes-ability-invest = investir du pool
vtes-ability-steal-pool = prendre son sang
vtes-ability-seduce = séduire un vampire
vtes-ability-resist = brûler un compteur de séduction
vtes-branch-primogen = Payer 1 pool : primogène
vtes-branch-prince = Payer 2 pool : prince
vtes-branch-justicar = Payer 3 pool : justicar
vtes-branch-burn-location = Brûler le lieu
vtes-branch-no-transfers = N’avoir aucun transfert ce tour-ci
vtes-branch-burn-pool = Brûler 1 pool
vtes-branch-burn-blood = Brûler 1 sang d’un vampire
vtes-branch-burn-vampire = Brûler un vampire
vtes-branch-burn-his-blood = Il brûle 1 sang
vtes-branch-burn-him = Le brûler
vtes-branch-discard = Se défausser d’une carte
vtes-branch-suffer-nightmares = Il brûle le sang
vtes-branch-become-camarilla = Devenir de la Camarilla
vtes-branch-unlock-for-blood = Brûler 1 sang pour se désengager
vtes-branch-gain-1-blood = Gagner 1 sang
vtes-branch-lock-it = Engager la carte
vtes-branch-gain-pool = Gagner 1 pool
vtes-branch-draw-crypt = Piocher une carte de crypte
vtes-branch-burn-3-blood = Brûler 3 sangs
vtes-branch-burn-2-blood = Brûler 2 sangs
vtes-branch-let-fail = Laisser l’action échouer
vtes-branch-take-damage = Subir les dégâts
vtes-branch-remove-from-ash = Retirer du jeu une carte de votre tas de cendres
vtes-branch-burn-this = Brûler cette carte
vtes-branch-burn-2-pool = Brûler 2 pool
vtes-branch-burn-it = Brûler le lieu
vtes-branch-burn-weapon = Brûler une arme
vtes-branch-inflict-1 = Infliger 1 dégât
vtes-branch-burn-chosen = Brûler { $chosen }
vtes-branch-keep-chosen = Garder { $chosen } pour son coût en pool
vtes-branch-remove-at-random = Retirer au hasard une carte de bibliothèque de votre tas de cendres
vtes-mode-either = l’un des deux
vtes-mode-both-of-them = les deux
vtes-mode-young = un vampire de capacité 5 ou moins
vtes-mode-any = n’importe quel vampire
vtes-mode-prince-or-primogen = un prince ou un primogène
vtes-mode-justicar = un justicar, pour 3 pool
vtes-mode-torpor = envoyer en torpeur
vtes-mode-burn-location = brûler un lieu

## Rôles et parties

vtes-role-minion = ce séide
vtes-role-target = la cible
vtes-role-second = la seconde cible
vtes-role-acting = le séide actif
vtes-role-blocker = le séide bloqueur
vtes-role-opponent = le séide adverse
vtes-role-bearer = le porteur de cette carte
vtes-role-this = cette carte
vtes-role-chosen = cette carte-là
vtes-role-defending = le séide défenseur
vtes-role-weapon = l’arme avec laquelle il frappe
vtes-role-aimed = ce que vise l’action
vtes-role-action-card = la carte de l’action
vtes-role-pointed = la carte retenue
vtes-role-second-pointed = la seconde carte retenue
vtes-role-brought = la carte équipée, embauchée ou recrutée
vtes-role-pool = votre pool
vtes-role-bank = la banque
vtes-role-blood = le sang de ce séide
vtes-role-both = chacun des combattants
vtes-party-you = vous
vtes-party-cast-only-for = chaque Mathusalem qui n’a voté que pour
vtes-party-cast-only-against = chaque Mathusalem qui n’a voté que contre
vtes-party-cast-against = chaque Mathusalem qui a voté contre
vtes-party-prey = votre proie
vtes-party-predator = votre prédateur
vtes-party-acting = le Mathusalem actif
vtes-party-target = le Mathusalem choisi (ou le contrôleur de la cible)
vtes-party-targets = chaque Mathusalem choisi
vtes-party-not-targets = chaque Mathusalem qui n’a pas été choisi
vtes-party-allotted = chaque Mathusalem qui a des points
vtes-party-chosen = ce Mathusalem
vtes-party-each = chaque Mathusalem
vtes-party-each-other = chaque autre Mathusalem
vtes-party-controller = le contrôleur de cette carte
vtes-party-owner = le propriétaire de cette carte
vtes-party-active = le Mathusalem dont c’est le tour
vtes-party-bearer = le contrôleur du porteur de cette carte
vtes-party-pointed = le Mathusalem retenu
vtes-party-canceled = le Mathusalem qui joue la carte annulée
vtes-party-most-points = le Mathusalem qui a le plus de points
vtes-party-fewest-points = le Mathusalem qui a le moins de points
vtes-party-bled = le Mathusalem visé par le bleed
vtes-party-directed = ceux que vise l’action
vtes-party-opponent = le contrôleur du séide adverse

## Quand

vtes-when-as-played = au moment où une carte est jouée
vtes-when-unlock = pendant la phase de désengagement
vtes-when-master = pendant la phase de maître
vtes-when-minion = pendant la phase de séide
vtes-when-influence = pendant la phase d’influence
vtes-when-discard = pendant la phase de défausse
vtes-when-announced = à l’annonce d’une action
vtes-when-action = pendant une action, avant les blocages
vtes-when-attempt = pendant une tentative de blocage
vtes-when-unblocked = une fois les blocages déclinés
vtes-when-succeeding = quand une action va réussir
vtes-when-blocked = quand une action est bloquée, avant la résolution du blocage
vtes-when-before-combat = quand un combat va commencer
vtes-when-before-referendum = une action politique ayant réussi, avant son référendum
vtes-when-terms = une fois les termes d’un référendum fixés, avant le vote
vtes-when-polling = pendant le scrutin
vtes-when-tallied = au décompte des voix
vtes-when-after-referendum = après un référendum
vtes-when-after-action = après la résolution de l’action
vtes-when-before-range = avant que la portée ne soit déterminée
vtes-when-range = à l’étape de portée
vtes-when-before-strikes = avant le choix des frappes
vtes-when-strike = pendant le choix des frappes
vtes-when-before-resolution = avant la résolution des frappes
vtes-when-resolution = à la résolution des frappes
vtes-when-damage = quand des dégâts vont être infligés
vtes-when-inflicted = après que des dégâts ont été infligés
vtes-when-additional = à l’obtention des frappes additionnelles
vtes-when-press = à l’étape de poursuite
vtes-when-end-of-round = à la fin d’un round
vtes-when-end-of-combat = quand le combat va se terminer
vtes-when-after-combat = après le combat
vtes-when-going-to-torpor = quand un vampire va en torpeur
vtes-when-burning = quand un séide va être brûlé
vtes-when-diablerie = quand un vampire va subir une diablerie
vtes-when-ousting = quand un Mathusalem va être éliminé
vtes-during-any-time = none
vtes-during-action = à tout moment d’une action
vtes-during-combat = à tout moment d’un combat
vtes-until-resolution = pendant cette résolution des frappes
vtes-until-action = jusqu’à la fin de l’action
vtes-until-turn = jusqu’à la fin du tour
vtes-until-combat = jusqu’à la fin du combat
vtes-until-round = jusqu’à la fin du round
vtes-until-unlock = jusqu’à la fin de la prochaine phase de désengagement
vtes-until-before-unlock = jusqu’à votre prochaine phase de désengagement
vtes-until-before-discard = jusqu’à votre prochaine phase de défausse
vtes-until-game = jusqu’à la fin de la partie
vtes-until-next-round = au round suivant

vtes-event-went-to-torpor = un départ en torpeur
vtes-event-fallen = le départ d’un séide en activité, brûlé ou mis en torpeur
vtes-event-left-play = le départ du jeu, de quelque façon que ce soit
vtes-event-leaving-ready = le départ d’un séide de la région d’activité
vtes-event-opponent-leaving = le départ du séide adverse de la région d’activité
vtes-event-control-taken = un changement de contrôle
vtes-event-came-out = l’entrée en jeu d’une carte de crypte depuis la région non contrôlée
vtes-event-discard-spent = une action de phase de défausse utilisée pour se défausser d’une carte
vtes-event-being-burned = une carte sur le point d’être brûlée
vtes-event-rescued = un secours hors de torpeur
vtes-event-emptied = la dernière carte jouée depuis celle-ci
vtes-event-counters-changed = un changement de ses compteurs
vtes-event-counters-named = la pose ou le retrait de compteurs nommés sur une carte
vtes-event-played = une carte jouée
vtes-event-action-announced = une action annoncée
vtes-event-action-succeeded = une action réussie
vtes-event-blocked = un blocage
vtes-event-block-failed = une tentative de blocage manquée
vtes-event-bled = un bleed réussi
vtes-event-bleed-succeeding = un bleed sur le point de réussir
vtes-event-combat-began = le début d’un combat
vtes-event-strikes-resolving = la résolution des frappes initiales sans initiative
vtes-event-strikes-coming = le moment qui précède le choix des frappes
vtes-event-entered-play = une entrée en jeu
vtes-event-burned = avoir été brûlée
vtes-event-older-diablerized = la diablerie d’un vampire plus âgé
vtes-event-diablerized = une diablerie
vtes-event-referendum-called = la convocation d’un référendum
vtes-event-referendum-passed = un référendum qui passe
vtes-event-referendum-failed = un référendum qui échoue
vtes-event-referendum-over = les effets d’un référendum
vtes-event-round-opened = le début d’un round
vtes-event-round-closing = la fin d’un round
vtes-event-turn-began = le début de votre tour
vtes-event-phase-began = le début d’une phase
vtes-event-banished = un renvoi en région incontrôlée
vtes-event-burned-pool = une perte de pool
vtes-event-incapacitated = une mise hors de combat
vtes-event-referendum-canceled = l’annulation d’un référendum
vtes-event-removed = un retrait du jeu
vtes-event-play-over = une carte qui vient d’être jouée
vtes-event-edge-lost = la perte de l’Avantage par quelqu’un
vtes-event-edge-taken = l’Avantage qui revient à quelqu’un qui ne l’avait pas
vtes-event-edge-voted = l’Avantage brûlé pour une voix
vtes-event-discarded = une défausse
vtes-event-canceled = une carte annulée
vtes-event-press-step = l’étape de poursuite
vtes-event-hunted = une chasse
vtes-event-unlocked = un désengagement
vtes-event-burned-blood = une perte de sang ou de vie
vtes-event-control-returned = un contrôle rendu
vtes-event-contest-began = le début d’une contestation
vtes-event-changed = tout événement
vtes-event-places-swapped = un échange de places à la table
vtes-event-withdrew = le retrait d’un Mathusalem
vtes-event-card-moved = un retour en main ou en pioche
vtes-event-left-torpor = une sortie de torpeur
vtes-event-became-anarch = devenir anarch
vtes-event-anarch-no-more = n’être plus anarch
vtes-event-sect-changed = un changement de secte
vtes-event-attached = sa mise ou son déplacement sur une carte
vtes-event-brought = l’équipement, l’embauche ou le recrutement d’une carte par un séide
vtes-event-brought-from-hand = l’équipement, l’embauche ou le recrutement, par un séide, d’une carte de la main
vtes-event-block-attempted = une tentative de blocage
vtes-event-opponent-burned = la destruction du séide adverse
vtes-event-prey-ousted = l’élimination de votre proie
vtes-event-combat-over = la fin d’un combat

## Types, sortes d’action, mots-clés

vtes-type-master = maître
vtes-type-action = action
vtes-type-action-modifier = modificateur d’action
vtes-type-ally = allié
vtes-type-combat = combat
vtes-type-conviction = conviction
vtes-type-equipment = équipement
vtes-type-event = événement
vtes-type-political-action = action politique
vtes-type-power = pouvoir
vtes-type-reaction = réaction
vtes-type-retainer = serviteur
vtes-action-kind-bleed = bleed
vtes-action-kind-hunt = chasse
vtes-action-kind-equip = s’équiper
vtes-action-kind-employ = embaucher un serviteur
vtes-action-kind-recruit = recruter un allié
vtes-action-kind-political = action politique
vtes-action-kind-leave-torpor = sortir de torpeur
vtes-action-kind-rescue = secourir de torpeur
vtes-action-kind-diablerie = diablerie
vtes-action-kind-become-anarch = devenir anarch
vtes-action-kind-enter-combat = entrer en combat
vtes-action-kind-burn-incapacitated = brûler un Imbued frappé d’incapacité
vtes-action-kind-gain-power = acquérir un pouvoir
vtes-action-kind-special = action spéciale
vtes-keyword-no-spoils = ne peut être prise par le diableriste
vtes-keyword-unique = unique
vtes-keyword-location = lieu
vtes-keyword-hunting-ground = terrain de chasse
vtes-keyword-derivative = dérivé
vtes-keyword-elysium = Élysée
vtes-keyword-haven = refuge
vtes-keyword-discipline = Discipline
vtes-keyword-archetype = archétype
vtes-keyword-trophy = trophée
vtes-keyword-boon = faveur
vtes-keyword-frenzy = frénésie
vtes-keyword-grapple = saisie
vtes-keyword-ammo = munitions
vtes-keyword-title = titre
vtes-keyword-equipment = équipement
vtes-keyword-investment = investissement
vtes-keyword-aim = visée
vtes-keyword-inconnu = Inconnu
vtes-keyword-no-ammo = sans munitions possibles
vtes-keyword-weapon = arme
vtes-keyword-gun = arme à feu
vtes-keyword-melee = arme de mêlée
vtes-keyword-vehicle = véhicule
vtes-keyword-mortal = mortel
vtes-keyword-animal = animal
vtes-keyword-ghoul = goule
vtes-keyword-mage = mage
vtes-keyword-demon = démon
vtes-keyword-mithraic-mysteries = Mystères de Mithra
vtes-keyword-dhampir = dhampire
vtes-keyword-wraith = spectre
vtes-keyword-zombie = zombie
vtes-keyword-werewolf = loup-garou
vtes-keyword-mummy = momie
vtes-keyword-changeling = changelin
vtes-keyword-gargoyle = créature Gargouille
vtes-keyword-electronic = électronique
vtes-keyword-contract = contrat
vtes-keyword-open-contract = pour quiconque peut entreprendre son action
vtes-keyword-nod-fragment = fragment de Nod
vtes-keyword-operation-antigen = opération Antigène
vtes-keyword-condemnation = condamnation
vtes-keyword-red-list = liste rouge
vtes-keyword-yields-title = renonce à son titre dès qu’il est contesté
vtes-keyword-kept = contrôlée par qui l’a jouée, quel que soit son porteur
vtes-keyword-gehenna = Géhenne
vtes-keyword-government = gouvernement
vtes-keyword-vampire = devient un vampire en jeu
vtes-keyword-ally = devient un allié en jeu
vtes-strike-kind-hand = frappe à mains nues
vtes-strike-kind-ranged = frappe à distance
vtes-strike-kind-weapon = frappe avec une arme
vtes-strike-kind-melee = frappe avec une arme de mêlée
vtes-strike-kind-gun = frappe avec une arme à feu
vtes-strike-kind-this-weapon = frappe avec cette arme
vtes-strike-kind-card = carte de frappe
vtes-strike-kind-innate = frappe de son propre texte
vtes-strike-kind-initial = frappe initiale
vtes-strike-kind-additional = frappe additionnelle
vtes-strike-kind-damaging = frappe qui inflige des dégâts
vtes-strike-kind-dodge = esquive
vtes-strike-kind-combat-ends = fin de combat
vtes-forbidden-maneuver = manœuvrer
vtes-forbidden-maneuver-close = manœuvrer au contact
vtes-forbidden-maneuver-long = manœuvrer à distance
vtes-forbidden-press = utiliser de poursuite
vtes-forbidden-press-continue = utiliser de poursuite pour continuer le combat
vtes-forbidden-press-end = utiliser de poursuite pour terminer le combat
vtes-forbidden-strike = frapper
vtes-forbidden-initial-strike = frapper pendant l’étape de frappe initiale
vtes-forbidden-strike-card = utiliser de carte de frappe
vtes-forbidden-not-hand = frapper autrement qu’à mains nues
vtes-forbidden-dodge = esquiver
vtes-forbidden-combat-ends = terminer le combat par une frappe
vtes-forbidden-additional = obtenir de frappe additionnelle
vtes-forbidden-equipment = utiliser d’équipement
vtes-forbidden-weapon = utiliser d’arme
vtes-forbidden-weapon-damage = infliger de dégâts avec une arme
vtes-forbidden-prevent = prévenir de dégâts
vtes-forbidden-grapple = jouer de carte de saisie
vtes-forbidden-frenzy = jouer de carte de frénésie
vtes-forbidden-combat-card = jouer de carte de combat
vtes-forbidden-discipline-card = jouer de carte qui demande une Discipline
vtes-forbidden-diablerie = commettre de diablerie

## Quelles cartes

vtes-noun-any = { $determiner ->
    [each] chaque carte
    [any] toute carte
    [many] cartes
   *[one] une carte
}{ $adjectives }{ $clauses }
vtes-noun-minion = { $determiner ->
    [each] chaque séide
    [any] tout séide
    [many] séides
   *[one] un séide
}{ $adjectives }{ $clauses }
vtes-noun-vampire = { $determiner ->
    [each] chaque vampire
    [any] tout vampire
    [many] vampires
   *[one] un vampire
}{ $adjectives }{ $clauses }
vtes-noun-ally = { $determiner ->
    [each] chaque allié
    [any] tout allié
    [many] alliés
   *[one] un allié
}{ $adjectives }{ $clauses }
vtes-noun-imbued = { $determiner ->
    [each] chaque Imbued
    [any] tout Imbued
    [many] Imbued
   *[one] un Imbued
}{ $adjectives }{ $clauses }
vtes-noun-retainer = { $determiner ->
    [each] chaque serviteur
    [any] tout serviteur
    [many] serviteurs
   *[one] un serviteur
}{ $adjectives }{ $clauses }
vtes-noun-equipment = { $determiner ->
    [each] chaque équipement
    [any] tout équipement
    [many] équipements
   *[one] un équipement
}{ $adjectives }{ $clauses }
vtes-noun-weapon = { $determiner ->
    [each] chaque arme
    [any] toute arme
    [many] armes
   *[one] une arme
}{ $adjectives }{ $clauses }
vtes-noun-location = { $determiner ->
    [each] chaque lieu
    [any] tout lieu
    [many] lieux
   *[one] un lieu
}{ $adjectives }{ $clauses }
vtes-noun-master = { $determiner ->
    [each] chaque carte de maître
    [any] toute carte de maître
    [many] cartes de maître
   *[one] une carte de maître
}{ $adjectives }{ $clauses }
vtes-noun-event = { $determiner ->
    [each] chaque événement
    [any] tout événement
    [many] événements
   *[one] un événement
}{ $adjectives }{ $clauses }
vtes-noun-trophy = { $determiner ->
    [each] chaque trophée
    [any] tout trophée
    [many] trophées
   *[one] un trophée
}{ $adjectives }{ $clauses }
vtes-noun-monster = { $determiner ->
    [each] chaque monstre
    [any] tout monstre
    [many] monstres
   *[one] un monstre
}{ $adjectives }{ $clauses }
vtes-noun-crypt = { $determiner ->
    [each] chaque carte de crypte
    [any] toute carte de crypte
    [many] cartes de crypte
   *[one] une carte de crypte
}{ $adjectives }{ $clauses }
vtes-noun-library = { $determiner ->
    [each] chaque carte de bibliothèque
    [any] toute carte de bibliothèque
    [many] cartes de bibliothèque
   *[one] une carte de bibliothèque
}{ $adjectives }{ $clauses }
vtes-noun-minion-or-retainer = { $determiner ->
    [each] chaque séide ou serviteur
    [any] tout séide ou serviteur
    [many] séides ou serviteurs
   *[one] un séide ou serviteur
}{ $adjectives }{ $clauses }
vtes-noun-non-minion = { $determiner ->
    [each] chaque carte
    [any] toute carte
    [many] cartes
   *[one] une carte
}{ $adjectives }{ $clauses } qui n’est pas un séide
vtes-noun-minion-card = { $determiner ->
    [each] chaque carte de séide
    [any] toute carte de séide
    [many] cartes de séide
   *[one] une carte de séide
}{ $adjectives }{ $clauses }
vtes-filter-region = { $value_is ->
    [controlled] en jeu
    [torpor] en torpeur
    [hand] de votre main
    [incapacitated] en région des incapacités
   *[any] en jeu ou non
}
vtes-filter-controller = { $value_is ->
    [you] que vous contrôlez
    [user] qu’il contrôle
    [other] d’un autre Mathusalem
    [prey] que contrôle votre proie
    [predator] que contrôle votre prédateur
    [neighbor] que contrôle votre prédateur ou votre proie
    [same-as-minion] de même contrôleur
    [target] que contrôle le Mathusalem choisi
    [chosen] que contrôle ce Mathusalem
    [bled] que contrôle le Mathusalem visé par le bleed
   *[active] que contrôle le Mathusalem dont c’est le tour
}
vtes-filter-controller-bare = sous { $value_is ->
    [you] votre contrôle
    [user] son contrôle
    [other] le contrôle d’un autre Mathusalem
    [prey] le contrôle de votre proie
    [predator] le contrôle de votre prédateur
    [neighbor] le contrôle de votre prédateur ou de votre proie
    [same-as-minion] le même contrôle
    [target] le contrôle du Mathusalem choisi
    [chosen] le contrôle de ce Mathusalem
    [bled] le contrôle du Mathusalem visé par le bleed
   *[active] le contrôle du Mathusalem dont c’est le tour
}
vtes-filter-clans = { $value }
vtes-filter-not-clans = non { $value }
vtes-filter-clan-named = du clan nommé
vtes-filter-sects = { $value }
vtes-filter-not-sects = non { $value }
vtes-filter-same = de même { $value } que { $compared ->
    [none] ce séide
   *[other] { $compared }
}
vtes-filter-titles = portant le titre de~{ $value }
vtes-filter-not-titles = sans le titre de~{ $value }
vtes-filter-titled = { $value ->
    [true] titré{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    }
   *[false] sans titre
}
vtes-filter-anarch = { $value ->
    [true] anarch
   *[false] non anarch
}
vtes-filter-locked = { $value ->
    [true] engagé{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    }
   *[false] désengagé{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    }
}
vtes-filter-traits = { $value }
vtes-filter-not-traits = non { $value }
vtes-filter-paths = qui suit la Voie de~{ $value }
vtes-filter-not-paths = qui ne suit pas la Voie de~{ $value }
vtes-filter-slave = { $value ->
    [true] qui est un esclave
   *[false] qui n’est pas un esclave
}
vtes-filter-enslaves = dont ce séide est l’esclave
vtes-filter-disciplines = avec { $value }
vtes-filter-least-capacity = de capacité { $value } ou plus
vtes-filter-most-capacity = de capacité { $value } ou moins
vtes-filter-compared = { $value_is ->
    [younger] plus jeune{ $form ->
        [ms] s
        [fs] s
       *[other] {""}
    }
    [older] plus âgé{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    }
    [not-older] pas plus âgé{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    }
   *[not-younger] pas plus jeune{ $form ->
        [ms] s
        [fs] s
       *[other] {""}
    }
}{ $compared ->
    [none] {""}
   *[other] { " " }que { $compared }
}
vtes-filter-oldest = (le plus âgé, ou l’un des plus âgés)
vtes-filter-not-self = autre{ $form ->
    [ms] s
    [fs] s
   *[other] {""}
} que { $form ->
    [f] celle-ci
    [fs] celle-ci
   *[other] celui-ci
}
vtes-filter-role = qui est { $value }
vtes-filter-role-bare = { $value }
vtes-filter-other-than-bare = autre que { $value }
vtes-filter-other-than = autre que { $value }
vtes-filter-superior = avec { $value } supérieur
vtes-filter-requires-discipline = qui { $form ->
    [fs] demandent
    [ms] demandent
   *[other] demande
} { $value_is ->
    [any] une Discipline
   *[other] [{ $value_is }]
}
vtes-filter-requires-clans = qui { $form ->
    [fs] demandent
    [ms] demandent
   *[other] demande
} { $value ->
    [any] un clan
   *[other] le clan { $value }
}
vtes-filter-requires-sects = qui { $form ->
    [fs] demandent
    [ms] demandent
   *[other] demande
} un séide { $value }
vtes-filter-brings-vampire = mettant un vampire en jeu
vtes-filter-makes-anarch = qui fait de vampires des anarchs
vtes-filter-requires-title = qui { $form ->
    [fs] demandent
    [ms] demandent
   *[other] demande
} un titre
vtes-filter-most-pool-cost = qui coûte au plus { $value } pool
vtes-filter-most-damage = dont une frappe ordinaire inflige au plus { $value } dégâts, sans aggravés
vtes-filter-requires-path = qui demande la Voie de~{ $value_is }
vtes-filter-bearer = sur { $value }
vtes-filter-diablerist = { $value ->
    [true] ayant commis une diablerie depuis votre dernier tour
   *[false] n’ayant pas commis de diablerie depuis votre dernier tour
}
vtes-filter-unique = { $value ->
    [true] unique
   *[false] non unique
}
vtes-filter-red-list = { $value ->
    [true] de la Liste Rouge
   *[false] hors Liste Rouge
}
vtes-filter-names = du nom de~{ $value }
vtes-filter-keywords = { $value }
vtes-filter-not-keywords = non { $value }
vtes-filter-not-keywords-bare = tout autre chose que { $value }
vtes-filter-on = sur { $value }
vtes-filter-contract = portant un contrat pour lequel a été choisi { $value }
vtes-filter-bears = portant { $value }
vtes-filter-not-bearing = ne portant pas { $value }
vtes-filter-without = sans { $value }
vtes-filter-bearing = avec { $value }
vtes-filter-not-superior = sans { $value } supérieur
vtes-filter-no-disciplines = sans { $value }
vtes-filter-not-noted = qui n’est pas encore { $value }
vtes-filter-noted = qui est { $value }
vtes-filter-most-pool = d’un Mathusalem qui a au plus { $value } pool
vtes-filter-out-of-turn = { $value ->
    [true] jouée hors-tour
   *[false] qui n’est pas jouée hors-tour
}
vtes-filter-types = { $noun ->
    [any] { $number ->
        [1] de~{ $value }
       *[other] de type { $value }
    }
   *[other] de type { $value }
}
vtes-filter-least-blood = avec au moins { $value } { $noun ->
    [vampire] sang
    [ally] vie
    [retainer] vie
    [imbued] vie
   *[other] sang ou vie
}
vtes-filter-most-blood = { $value ->
    [0] sans
   *[other] avec au plus { $value }
} { $noun ->
    [vampire] sang
    [ally] vie
    [retainer] vie
    [imbued] vie
   *[other] sang ni vie
}
vtes-filter-full = { $value ->
    [true] rempli de sang jusqu’à sa capacité
   *[false] qui a moins de sang que sa capacité
}
vtes-filter-hurt = { $value ->
    [true] ayant moins de vie qu’à son arrivée
   *[false] ayant toute la vie de son arrivée
}
vtes-filter-within = de capacité ou de coût { $value } ou moins
vtes-filter-least-bleed = avec { $value } de bleed ou plus
vtes-filter-oldest-of-all = de la plus haute capacité parmi ceux-là
vtes-filter-entered = { $value_is ->
    [this-turn] entré{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    } en jeu ce tour-ci
    [since-minion-phase] entré{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    } en jeu depuis votre dernière phase de séide
   *[last-influence] entré{ $form ->
        [f] e
        [ms] s
        [fs] es
       *[other] {""}
    } dans votre région d’activité à votre dernière phase d’influence
}
vtes-filter-fighting = en combat contre { $value }
vtes-filter-opposing = en combat contre { $value }
vtes-filter-in-combat = { $value ->
    [true] au combat
   *[false] hors combat
}
vtes-filter-fought = de ce combat
vtes-filter-struck = { $value_is ->
    [strike] visé par une frappe
   *[aggravated] qui recevrait des dégâts aggravés d’une frappe adverse
}
vtes-filter-voted = { $value_is ->
    [for] ayant voté pour
    [against] ayant voté contre
    [not] n’ayant pas voté
   *[any] ayant exprimé des voix ou des bulletins
}
vtes-filter-voted-bare = { $value_is ->
    [for] de ceux qui ont voté pour
    [against] de ceux qui ont voté contre
    [not] de ceux qui n’ont pas voté
   *[any] de ceux qui ont voté
}
vtes-filter-contested = contesté{ $form ->
    [f] e
    [ms] s
    [fs] es
   *[other] {""}
}
vtes-filter-may-block = qui peut tenter de bloquer
vtes-filter-equip-for = dont ce séide pourrait s’équiper maintenant, ou qu’il pourrait embaucher ou recruter, pour { $value ->
    [0] son coût
    [1] son coût et 1 pool
    [-1] son coût moins 1 pool ou sang
   *[other] son coût ({ $value })
}
vtes-filter-callable = dont ce séide peut convoquer le référendum
vtes-filter-strike-card = qui { $form ->
    [fs] sont des cartes de frappe
    [ms] sont des cartes de frappe
   *[other] est une carte de frappe
}
vtes-filter-laden = { $value ->
    [true] portant des cartes
   *[false] ne portant aucune carte
}
vtes-filter-uses-counters = qui utilise des compteurs
vtes-filter-doomed = sur le point d’être brûlé
vtes-filter-targetable = que l’action peut cibler
vtes-filter-restricts = qui restreindrait le choix de frappe de ce séide
vtes-filter-redirects = qui { $form ->
    [fs] changent
    [ms] changent
   *[other] change
} la cible d’un bleed
vtes-filter-needs-superior = qui { $form ->
    [fs] demandent
    [ms] demandent
   *[other] demande
} une Discipline au niveau supérieur
vtes-filter-marked = portant un compteur de~{ $value }
vtes-filter-marked-own = portant un compteur de~{ $value } à vous
vtes-filter-least-marked = (au moins { $value })
vtes-filter-not-marked = sans compteur de~{ $value }
vtes-filter-not-taken = qui n’a pas entrepris ce tour-ci cette action : { $value }
vtes-filter-not-bled = qui n’{ $number ->
    [1] a
   *[other] ont
} pas réussi de bleed ce tour-ci
vtes-filter-bled-you = qui vous a pris { $value } pool ou plus par un bleed depuis votre dernier tour
vtes-filter-must-hunt = { $value ->
    [true] qui { $number ->
        [1] doit
       *[other] doivent
    } chasser
   *[false] qui { $number ->
        [1] n’est pas obligé
       *[other] ne sont pas obligés
    } de chasser
}
vtes-filter-except = sauf { $form ->
    [fs] celles
    [ms] ceux
    [f] celle
   *[other] celui
} { $clauses }
vtes-filter-but-not = mais pas { $value }
vtes-filter-any-of = qui { $form ->
    [fs] sont
    [ms] sont
   *[other] est
} { $value }
vtes-filter-title-contested = { $value ->
    [true] au titre contesté
   *[false] au titre non contesté
}

vtes-use-hand = à mains nues
vtes-use-melee = avec une arme de mêlée
vtes-use-gun = avec une arme à feu
vtes-use-ranged-weapon = avec une arme à distance
vtes-use-weapon = avec une arme
vtes-zone-hand = { $whose ->
    [you] votre main
    [her] sa main
   *[the] la main
}
vtes-zone-library = { $whose ->
    [you] votre bibliothèque
    [her] sa bibliothèque
   *[the] la bibliothèque
}
vtes-zone-crypt = { $whose ->
    [you] votre crypte
    [her] sa crypte
   *[the] la crypte
}
vtes-zone-ash = { $whose ->
    [you] votre tas de cendres
    [her] son tas de cendres
   *[the] le tas de cendres
}

## Coûts

vtes-cost-blood = payer { $amount } sang{ $each }
vtes-cost-pool = payer { $amount } pool{ $each }
vtes-cost-conviction = payer { $amount } conviction
vtes-cost-lock = engager { $this }
vtes-cost-lock_minion = engager le séide
vtes-cost-burn = brûler { $this }
vtes-cost-edge = brûler l’Avantage
vtes-cost-counters = brûler { $amount ->
    [1] 1 compteur
   *[other] { $amount } compteurs
} de~{ $this }
vtes-cost-transfers = dépenser { $amount ->
    [1] 1 transfert
   *[other] { $amount } transferts
}
vtes-cost-life = brûler { $amount } vie de~{ $this }
vtes-cost-burning = brûler { $amount } { $unit ->
    [either] sang ou vie
   *[blood] sang
}{ $each }
vtes-cost-discard = défausser { $number ->
    [1] {""}
   *[other] { $number }{ " " }
}{ $alike ->
    [true] exemplaires d’une même carte
   *[false] { $amount }
}
vtes-cost-random = défausser { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
} au hasard

## Quantités

vtes-amount-count = { $times } pour { $of }{ $most ->
    [none] {""}
   *[other] , au plus { $most }
}
vtes-amount-chosen = { $times ->
    [1] X
    [-1] moins X
   *[other] { $times } fois X
}
vtes-amount-stat = { $stat_is ->
    [capacity] la capacité
    [blood] le sang (ou la vie)
    [bleed] le bleed
    [strength] la force
    [counters] le nombre de compteurs
    [missing-life] la vie qui manque au total de départ
    [cost] le coût
    [pool-cost] le coût en pool
   *[missing-blood] le sang qui manque à la capacité
} de~{ $of }{ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}{ $plus ->
    [0] {""}
    [-1] { " " }moins 1
   *[other] { " " }plus { $plus }
}
vtes-amount-points = les points{ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}
vtes-amount-margin = les voix d’écart du référendum{ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}{ $most ->
    [none] {""}
   *[other] , au plus { $most }
}
vtes-amount-clans = le nombre de clans parmi les { $of }
vtes-amount-methuselahs = le nombre de~{ $party_is ->
    [each] Mathusalems
   *[other] Mathusalems concernés ({ $party })
}
vtes-amount-targets = { $times ->
    [1] autant que de cartes choisies
   *[other] { $times } fois autant que de cartes choisies
}
vtes-amount-sum = { $of }{ $most ->
    [none] {""}
   *[other] , au plus { $most }
}
vtes-amount-least = le plus petit nombre entre { $of }
vtes-amount-half = la moitié de~{ $of } (arrondie à~{ $up ->
    [true] l’entier supérieur
   *[false] l’entier inférieur
})
vtes-amount-per-every = 1 par tranche de~{ $every } sur { $of }
vtes-amount-tally = { $what_is ->
    [inflicted] les dégâts infligés avec succès par { $of }
    [dealt] les dégâts que { $of } infligerait, prévenus ou non,
    [struck] les dégâts infligés avec succès par les frappes de~{ $of }
   *[lost] le sang ou la vie que les dégâts ont fait perdre à~{ $of }
} { $span_is ->
    [strike] par cette frappe
    [round] pendant ce round
   *[combat] pendant ce combat
}{ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}{ $most ->
    [none] {""}
   *[other] , au plus { $most }
}
vtes-amount-action-stat = { $stat_is ->
    [bleed] le montant du bleed
    [taken] le pool brûlé par le bleed
   *[stealth] la discrétion de l’action
}{ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}
vtes-amount-cards = le nombre de cartes { $party_is ->
    [you] { $zone_is ->
        [hand] de votre main
        [library] de votre bibliothèque
        [crypt] de votre crypte
       *[ash] de votre tas de cendres
    }
   *[other] { $zone_is ->
        [hand] de la main
        [library] de la bibliothèque
        [crypt] de la crypte
       *[ash] du tas de cendres
    } { $fewest ->
        [true] de qui en a le moins parmi { $party }
       *[false] de~{ $party }
    }
}
vtes-amount-weapon-damage = les dégâts de~{ $of }{ $plus ->
    [0] {""}
    [-1] { " " }moins 1
   *[other] { " " }plus { $plus }
}
vtes-amount-depends = { $yes } si~{ $when }, sinon { $no }
vtes-amount-pool-of = { $party_is ->
    [you] votre pool
    [user] son pool
   *[other] le pool de~{ $party }
}
vtes-amount-victory-points = { $times } par point de victoire de~{ $party }
vtes-amount-disciplines-used = le nombre de Disciplines utilisées par { $of } pour jouer des cartes pendant l’action
vtes-amount-marks = le nombre de compteurs de~{ $word } sur { $of }
vtes-amount-pool-lost = le pool que le référendum a fait perdre à~{ $party }

## Termes

vtes-term-number = un nombre X{ $exactly ->
    [true] { " " }égal à~{ $most }
   *[false] { $most ->
        [99] { " " }d’au moins { $least }
       *[other] { " " }de~{ $least } à~{ $most }
    }
}{ $saving ->
    [true] {" (et ce qui manque au Mathusalem choisi)"}
   *[false] {""}
}
vtes-term-allot = comment répartir { $points_is ->
    [number] { $points } points
   *[other] des points (autant que { $points })
} entre { $parts ->
    [1] des{ " " }
   *[other] au moins { $parts }{ " " }
}{ $among }{ $most_each ->
    [99] {""}
   *[other] , au plus { $most_each } chacun
}{ $apart ->
    [true] , hormis ce qui a déjà été choisi
   *[false] {""}
}
vtes-term-name = { $what_is ->
    [discipline] une Discipline{ $superior ->
        [true] { " " }que ce séide possède au niveau supérieur
       *[false] {""}
    }
   *[clan] un clan
}
vtes-term-either = { $of }
vtes-effect-target = { $card }{ $seat_is }

## Conditions

vtes-if-holds = { $who } est { $filter }
vtes-if-action-is = l’action est{ $alone ->
    [true] { $succeeded ->
        [true] { " " }réussie
       *[false] { " " }manquée
    }
   *[false] {""}
}{ $blocked ->
    [none] {""}
    [true] { " " }bloquée
   *[false] { " " }non bloquée
}{ $bled ->
    [none] {""}
    [true] { " " }un bleed réussi
   *[false] { " " }autre qu’un bleed réussi
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
           *[other] { " " }dirigée
        }
       *[other] { " " }dirigée et
    }
   *[false] { " " }non dirigée
}{ $at_you ->
    [none] {""}
    [true] { $kinds_is ->
        [none] { " " }dirigée
       *[other] {""}
    } contre vous ou ce que vous contrôlez
   *[false] { " " }qui ne vous vise pas
}{ $by_card ->
    [none] {""}
    [true] { " " }entreprise avec une carte
   *[false] { " " }entreprise sans carte
}{ $by_is ->
    [none] {""}
    [you] { " " }entreprise par un de vos séides
    [other] { " " }entreprise par un séide d’un autre Mathusalem
    [prey] { " " }entreprise par un séide de votre proie
   *[predator] { " " }entreprise par un séide de votre prédateur
}{ $card_is ->
    [none] {""}
   *[other] { " " }entreprise avec { $card }
}{ $at_is ->
    [none] {""}
   *[other] { " " }visant { $at }
}{ $alike ->
    [none] {""}
    [true] { " " }dirigée contre les mêmes Mathusalems qu’auparavant
   *[false] { " " }dirigée contre d’autres Mathusalems qu’auparavant
}{ $for_anarchs ->
    [none] {""}
    [true] { " " }de celles qui demandent un anarch ou qui rendent anarch le séide actif
   *[false] { " " }de celles qui ne demandent ni ne font un anarch
}{ $needs_clans_is ->
    [none] { $needs_discipline_is ->
        [none] {""}
       *[other] { " " }de celles qui demandent [{ $needs_discipline }]
    }
   *[other] { " " }de celles qui demandent { $needs_clans }{ $needs_discipline_is ->
        [none] {""}
       *[other] { " " }ou [{ $needs_discipline }]
    }
}{ $from_this ->
    [none] {""}
    [true] { " " }offerte par cette carte
   *[false] { " " }autre que celles qu’offre cette carte
}{ $first_success ->
    [none] {""}
    [true] , la première de sa sorte que ce séide réussit ce tour-ci
   *[false] , sans être la première de sa sorte que ce séide réussit ce tour-ci
}{ $bleeds ->
    [none] {""}
    [true] { " " }de 1 ou plus que rien n’a fait échouer
   *[false] { " " }de 0, ou que quelque chose a fait échouer
}{ $of_prey ->
    [none] {""}
    [true] { " " }contre la proie du Mathusalem actif
   *[false] { " " }contre un autre que la proie du Mathusalem actif
}{ $first ->
    [none] {""}
    [true] { " " }la première de la phase de séide
   *[false] { " " }autre que la première de la phase de séide
}{ $first_unforced ->
    [none] {""}
    [true] { " " }précédée seulement d’actions obligatoires ce tour-ci
   *[false] { " " }précédée d’une action non obligatoire ce tour-ci
}{ $reacted ->
    [none] {""}
    [true] { " " }avec une carte de réaction jouée
   *[false] { " " }sans carte de réaction jouée
}{ $cost_blood ->
    [none] {""}
    [true] { " " }payée en sang
   *[false] { " " }sans coût en sang
}{ $alone ->
    [true] {""}
   *[false] { $succeeded ->
        [none] {""}
        [true] { " " }qui a réussi
       *[false] { " " }qui n’a pas réussi
    }
}
vtes-if-about-to-fight = { $who } va entrer en combat contre { $whom }
vtes-if-title-is = { $who } a le titre de~{ $title } ({ $place })
vtes-if-blocks-declined = plus personne ne veut bloquer
vtes-if-has-blocked = { $who } a bloqué l’action
vtes-if-card-played = { $requires_is ->
    [none] une carte du nom de~{ $names }
   *[other] une carte qui demande { $requires }
} a été jouée { $span_is ->
    [action] pendant cette action
    [combat] pendant ce combat
    [round] pendant ce round
   *[turn] ce tour-ci
}{ $by_is ->
    [none] {""}
   *[other] { " " }par { $by }
}
vtes-if-controls = { $party_is ->
    [you] vous contrôlez
    [user] il contrôle
    [each] il y a en jeu
    [each-other] un autre Mathusalem contrôle
    [directed] ceux que vise l’action contrôlent
   *[other] { $party } contrôle
} { $least ->
    [1] {""}
   *[other] au moins { $least }{ " " }
}{ $filter }{ $each ->
    [true] { " " }(chacun d’eux)
   *[false] {""}
}
vtes-if-has-edge = { $party_is ->
    [you] vous avez
    [directed] un Mathusalem visé par l’action a
   *[other] { $party } a
} l’Avantage
vtes-if-acted = { $party_is ->
    [you] un de vos séides
    [each] un séide quelconque
   *[other] un séide de { $party }
} a entrepris ce tour-ci une action non obligatoire
vtes-if-playing-for-ante = on joue pour l’ante (aucune table ne le fait ici)
vtes-if-range-is = { $long ->
    [true] le combat est à distance
   *[false] le combat est au contact
}
vtes-if-combat-is = { $first_round ->
    [none] { $initial ->
        [none] le combat
       *[other] ce
    }
    [true] c’est le premier round
   *[false] le premier round est passé
}{ $initial ->
    [none] {""}
    [true] { $first_round ->
        [none] { " " }sont
       *[other] , pour
    } les frappes initiales
   *[false] { $first_round ->
        [none] { " " }sont
       *[other] , pour
    } des frappes additionnelles
}{ $ending ->
    [none] {""}
    [true] { " " }est sur le point de se terminer
   *[false] { " " }ne va pas se terminer
}{ $over ->
    [none] {""}
    [true] { " " }est terminé
   *[false] { " " }n’est pas terminé
}{ $both_ready ->
    [none] {""}
    [true] { $over ->
        [none] { $ending ->
            [none] { " " }oppose deux combattants en activité
           *[other] , les deux combattants étant en activité
        }
       *[other] , les deux combattants étant en activité
    }
   *[false] { " " }n’oppose pas deux combattants en activité
}{ $queued ->
    [none] {""}
    [true] , un autre combat étant en attente
   *[false] , aucun autre combat n’étant en attente
}{ $by_block ->
    [none] {""}
    [true] { $first_round ->
        [none] { " " }est né d’un blocage
       *[other] { " " }d’un combat né d’un blocage
    }
   *[false] { " " }n’est pas né d’un blocage
}{ $was_blocked_is ->
    [none] {""}
   *[other] { $by_block ->
        [none] { $first_round ->
            [none] { " " }vient de ce que { $was_blocked } a été bloqué
           *[other] , { $was_blocked } ayant été bloqué
        }
       *[other] , { $was_blocked } ayant été bloqué
    }
}{ $was_blocker_is ->
    [none] {""}
   *[other] { $by_block ->
        [none] { $first_round ->
            [none] { " " }vient de ce que { $was_blocker } a bloqué
           *[other] , { $was_blocker } ayant bloqué
        }
       *[other] , { $was_blocker } ayant bloqué
    }
}{ $quiet_rounds ->
    [0] {""}
   *[other] { " " }a duré { $quiet_rounds } rounds de suite sans carte jouée
}{ $between_is ->
    [none] {""}
   *[other] , { $between } étant l’un des combattants
}
vtes-if-strike-is = la frappe de~{ $who } est{ $kinds_is ->
    [none] { $not_kinds_is ->
        [none] { $aggravated ->
            [none] { $works ->
                [none] { $requires_is ->
                    [none] { " " }choisie
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
   *[other] { " " }une { $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }autre qu’une { $not_kinds }
}{ $aggravated ->
    [none] {""}
    [true] { " " }aggravée
   *[false] { " " }non aggravée
}{ $works ->
    [none] {""}
    [true] { " " }efficace à cette portée
   *[false] { " " }sans effet à cette portée
}{ $requires_is ->
    [none] {""}
   *[other] { " " }une carte qui demande { $requires }
}
vtes-if-stealth-needed = de la discrétion est nécessaire
vtes-if-play-is = { $card_is ->
    [none] une carte
   *[other] { $card }
} est en train d’être jouée{ $by_is ->
    [none] {""}
   *[other] { " " }par { $by }
}
vtes-if-doomed = { $who } { $to_torpor ->
    [true] va en torpeur
   *[false] est en train d’être brûlé ou va en torpeur
}
vtes-if-damaged = { $who } vient de subir des dégâts
vtes-if-can-diablerize = { $who } peut commettre une diablerie
vtes-if-referendum-is = { $kind_is ->
    [none] le référendum
    [political] le référendum d’une action politique
   *[blood-hunt] le référendum d’une chasse au sang
} { $passed ->
    [none] est
    [true] est passé
   *[false] a échoué
}{ $automatic ->
    [none] {""}
    [true] { " " }automatique
   *[false] { " " }non automatique
}{ $caller_is ->
    [none] {""}
   *[other] { $passed ->
        [none] {""}
       *[other] ,
    } convoqué par { $caller }
}{ $called_by_is ->
    [none] {""}
   *[other] { $passed ->
        [none] {""}
       *[other] ,
    } convoqué par { $called_by }
}{ $on_is ->
    [none] {""}
   *[other] { " " }au sujet de~{ $on }
}{ $cast ->
    [none] {""}
    [true] { " " }de ceux où l’on a déjà voté
   *[false] { " " }de ceux où nul n’a encore voté
}{ $least_margin ->
    [0] {""}
   *[other] { " " }tranché d’au moins { $least_margin } voix
}{ $under_way ->
    [none] { $passed ->
        [none] { $called_by_is ->
            [none] { $caller_is ->
                [none] { " " }en cours ou tout juste terminé
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
    [true] { " " }en cours
   *[false] { " " }tout juste terminé
}{ $chose_is ->
    [none] {""}
   *[other] { " " }et ses termes désignent { $chose }
}
vtes-if-compare = { $left } { $how ->
    [more] dépasse
    [at-least] vaut au moins
    [less] est inférieur à~
    [at-most] vaut au plus
   *[equal] égale
} { $right }
vtes-if-not = il n’est pas vrai que~{ $of }
vtes-if-all = { $of }
vtes-if-any-of = { $of }
vtes-if-played-in = cette carte a été jouée avec son effet n° { $modes }
vtes-if-tied = deux Mathusalems ou davantage ont le { $which_is ->
    [most] plus de points
   *[fewest] moins de points
}
vtes-if-same-methuselah = { $other_is ->
    [you] vous êtes { $one }
   *[other] { $one_is ->
        [you] vous êtes { $other }
       *[other] { $one } et { $other } sont le même Mathusalem
    }
}
vtes-if-turn-is = c’est { $yours ->
    [none] { $phases_is ->
        [none] {""}
       *[other] la { $phases }
    }
    [true] { $phases_is ->
        [none] votre tour
       *[other] votre { $phases }
    }
   *[false] { $phases_is ->
        [none] le tour d’un autre Mathusalem
       *[other] la { $phases } d’un autre Mathusalem
    }
}{ $acted ->
    [none] {""}
    [true] { " " }un tour où une action a été tentée
   *[false] { " " }un tour où aucune action n’a été tentée
}

## Effets

vtes-effect-stealth = { $place ->
    [mode] { $amount_is ->
        [number] { $amount ->
            [-1] -1 de discrétion
           *[other] +{ $amount } de discrétion
        }
       *[other] discrétion accrue de~{ $amount }
    }
   *[part] ^donnez au séide actif { $amount_is ->
        [number] { $amount ->
            [-1] -1 de discrétion
           *[other] +{ $amount } de discrétion
        }
       *[other] plus de discrétion : { $amount }
    }
}{ $amount_each }{ $ahead ->
    [true] { " " }(même si elle n’est pas encore nécessaire)
   *[false] {""}
}
vtes-effect-intercept = { $place ->
    [mode] { $amount_is ->
        [number] { $amount ->
            [-1] -1 d’interception
           *[other] +{ $amount } d’interception
        }
       *[other] interception accrue de~{ $amount }
    }{ $amount_each }{ $who_is ->
        [minion] {""}
       *[other] { " " }pour { $who }
    }
   *[part] { $own ->
        [true] ^obtenez{ " " }
       *[false] ^donnez à~{ $who }{ " " }
    }{ $amount_is ->
        [number] { $amount ->
            [-1] -1 d’interception
           *[other] +{ $amount } d’interception
        }
       *[other] plus d’interception : { $amount }
    }{ $amount_each }
}{ $ahead ->
    [true] { $amount_is ->
        [number] { $amount ->
            [-1] {""}
           *[other] { " " }(même si elle n’est pas encore nécessaire)
        }
       *[other] { " " }(même si elle n’est pas encore nécessaire)
    }
   *[false] {""}
}
vtes-effect-bleed-more = { $place ->
    [mode] {""}
   *[part] ^obtenez{ " " }
}{ $amount_is ->
    [number] { $amount ->
        [-1] -1 de bleed
        [-2] -2 de bleed
       *[other] +{ $amount } de bleed
    }
   *[other] plus de bleed : { $amount }
}{ $amount_each }{ $limited ->
    [true] { " " }(limité)
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] { " " }tant que~{ $when }
}
vtes-effect-bleed-less = ^réduisez le bleed de~{ $amount }{ $amount_each }
vtes-effect-redirect = le bleed vise désormais le Mathusalem choisi, qui peut tenter de bloquer
vtes-effect-no-bleed = le bleed ne brûle aucun pool et n’est pas réussi
vtes-effect-mask = ^désengagez le séide actif et ^engagez ce séide, qui poursuit l’action à sa place
vtes-effect-attempt-block = { $who_is ->
    [minion] ^tentez de bloquer
   *[other] { $who } tente de bloquer
}{ $anyone ->
    [true] , qui que vise l’action
   *[false] {""}
}
vtes-effect-ransom = Au moment où elle est jouée, le contrôleur de~{ $who } peut { $cost } pour l’annuler.
vtes-effect-wake = { $who } se réveille : jusqu’à la fin de l’action il bloque et réagit comme s’il était désengagé
vtes-effect-end-action = l’action se termine, sans réussir{ $bar ->
    [true] , et le séide actif ne peut plus l’entreprendre ce tour-ci
   *[false] {""}
}{ $fails ->
    [true] , ayant échoué à sa résolution
   *[false] {""}
}{ $canceled ->
    [true] , annulée avant sa résolution
   *[false] {""}
}
vtes-effect-fail-block = la tentative de blocage, ou le blocage, échoue{ $bar ->
    [true] , et ce séide ne peut plus tenter de bloquer cette action
   *[false] {""}
}{ $bar_all ->
    [true] , et son contrôleur ne peut plus tenter de bloquer cette action
   *[false] {""}
}
vtes-effect-cancel-combat = le combat auquel le blocage mènerait est annulé
vtes-effect-unblocked = l’action continue comme si elle n’était pas bloquée{ $stealth ->
    [0] {""}
   *[other] { " " }avec +{ $stealth } de discrétion, même si elle n’est pas encore nécessaire
}
vtes-effect-bleed = ^saignez{ $whom ->
    [none] {""}
   *[other] { " " }{ $whom }
}{ $most ->
    [none] {""}
   *[other] { " " }; au-delà de { $most } pool, rien n’est brûlé
}
vtes-effect-hunt = ^chassez pour { $amount } sang{ $source_is ->
    [none] {""}
   *[other] { " " }pris à~{ $source }
}
vtes-effect-enter-combat = { $minion_is ->
    [minion] ^entrez en combat contre { $who }
   *[other] { $minion } entre en combat contre { $who }
}{ $as_acting ->
    [true] , qui compte comme le séide actif
   *[false] {""}
}{ $first_is ->
    [none] {""}
   *[other] { " " }; au début du combat, { $first }
}
vtes-effect-equip = ^mettez cette carte là où va son type{ $life ->
    [none] {""}
   *[other] { " " }avec { $life } de vie
}{ $acts ->
    [true] , capable d’agir ce tour-ci
   *[false] {""}
}{ $lays ->
    [0] {""}
   *[other] , avec les { $lays } premières cartes de votre bibliothèque posées dessus, face cachée et hors du jeu
}
vtes-effect-call-referendum = ^convoquez un référendum{ $automatic ->
    [true] { " " }qui passe d’office
   *[false] {""}
}{ $terms_is ->
    [none] {""}
   *[other] { " " }; choisissez { $terms }
}{ $during_is ->
    [none] {""}
   *[other] { " " }; pendant ce référendum, { $during }
}{ $passes_is ->
    [none] {""}
   *[other] { $place ->
        [mode] .
       *[part] { " " };
    } s’il passe, { $passes }
}{ $fails_is ->
    [none] {""}
   *[other] { $place ->
        [mode] .
       *[part] { " " };
    } s’il échoue, { $fails }
}
vtes-effect-gain-votes = { $own ->
    [true] ^obtenez{ " " }
   *[false] { $place ->
        [mode] { $who_is ->
            [minion] {""}
           *[other] { $who } obtient{ " " }
        }
       *[part] { $who } obtient{ " " }
    }
}{ $amount_is ->
    [number] { $amount ->
        [0] {""}
       *[other] +{ $amount } voix
    }{ $amount_each }
   *[other] tant de voix : { $amount }
}{ $ballots ->
    [0] {""}
    [1] +1 bulletin
   *[other] +{ $ballots } bulletins
}{ $side_is ->
    [none] {""}
    [for] , seulement pour le référendum
   *[against] , seulement contre le référendum
}
vtes-effect-burn-for-votes = pendant la résolution, tous les Mathusalems à tour de rôle peuvent brûler { $blood_is ->
    [none] du pool
   *[other] du sang ({ $blood })
}, un par un, chacun pour tant de voix : { $votes }
vtes-effect-act-again = le séide actif peut entreprendre de nouveau cette action ce tour-ci
vtes-effect-take-action = { $who } peut entreprendre une action maintenant
vtes-effect-mark-direction = cette carte retient contre qui l’action est dirigée
vtes-effect-abstain = { $who } s’abstient ; les voix et bulletins exprimés sont annulés
vtes-effect-change-votes = les voix et bulletins exprimés par { $who } vont du côté que vous choisissez{ $force ->
    [true] ; tout ce qu’il a est exprimé
   *[false] {""}
}
vtes-effect-fail-referendum = le référendum échoue
vtes-effect-call-listed = ^convoquez le référendum de~{ $who } : celui d’une carte d’action politique de la main (jouée alors, prérequis et coût compris) ou celui qu’offre une carte en jeu
vtes-effect-next-passes = le prochain référendum convoqué par { $caller }{ $until_is ->
    [none] {""}
   *[turn] { " " }ce tour-ci
} passe d’office
vtes-effect-at-tally = quand le référendum est résolu{ $outcome_is ->
    [any] {""}
    [passes] { " " }et passe
   *[fails] { " " }et échoue
} : { $do }
vtes-effect-in-referendum = pendant ce référendum, { $modifier }
vtes-effect-burn-pool = { $party_is ->
    [you] ^brûlez
   *[other] { $party } brûle
} { $amount_is ->
    [number] { $amount } pool{ $amount_each }
   *[other] autant de pool que { $amount }
}
vtes-effect-gain-pool = { $party_is ->
    [you] ^gagnez
   *[other] { $party } gagne
} { $amount_is ->
    [number] { $amount } pool{ $amount_each }
   *[other] autant de pool que { $amount }
}
vtes-effect-move-pool = { $source_is ->
    [you] ^donnez{ " " }
   *[other] { $to_is ->
        [you] ^prenez{ " " }
       *[other] { $source } donne{ " " }
    }
}{ $amount_is ->
    [number] { $amount } pool
   *[other] du pool
} { $to_is ->
    [you] à~{ $source }
   *[other] à~{ $to }
}{ $amount_is ->
    [number] {""}
   *[other] { " " }: { $amount }
}
vtes-effect-take-edge = { $party_is ->
    [you] ^prenez
   *[other] { $party } prend
} l’Avantage
vtes-effect-burn-edge = ^brûlez l’Avantage
vtes-effect-burn-life = { $who } brûle { $amount_is ->
    [number] { $amount } vie{ $amount_each }
   *[other] autant de vie que { $amount }
}
vtes-effect-burn-blood = { $own ->
    [true] ^brûlez
   *[false] { $who } brûle
} { $amount_is ->
    [number] { $amount } sang
   *[other] autant de sang
}{ $life ->
    [true] { " " }ou vie
   *[false] {""}
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }que { $amount }
}
vtes-effect-gain-blood = { $own ->
    [true] ^gagnez
   *[false] { $who } gagne
} { $amount_is ->
    [number] { $amount }
   *[other] autant de
} { $unit ->
    [blood] sang
    [life] vie
   *[either] sang ou vie
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }que { $amount }
}
vtes-effect-move-blood = ^déplacez { $amount_is ->
    [number] { $amount ->
        [99] tout le
       *[other] { $amount }
    }
   *[other] autant de
} { $unit ->
    [blood] sang
    [life] vie
   *[either] sang ou vie
}{ $amount_is ->
    [number] { $amount_each }
   *[other] { " " }que { $amount }
} de~{ $source } vers { $to_is ->
    [pool] { $party_is ->
        [you] { $to }
       *[other] le pool de~{ $party }
    }
   *[other] { $to }{ $source_is ->
        [pool] { $party_is ->
            [you] {""}
           *[other] { " " }(le pool de~{ $party })
        }
       *[other] {""}
    }
}
vtes-effect-add-counters = ^mettez { $amount_is ->
    [number] { $amount ->
        [1] 1 compteur
       *[other] { $amount } compteurs
    }{ $amount_each }
   *[other] autant de compteurs que { $amount }
} sur { $who }
vtes-effect-corrupt = ^mettez { $amount ->
    [1] 1 de vos compteurs de corruption
   *[other] { $amount } de vos compteurs de corruption
} sur { $who }{ $steal ->
    [true] { " " }; s’il en porte autant que sa capacité ou son coût, vous pouvez les brûler pour en prendre le contrôle
   *[false] {""}
}
vtes-effect-remove-at-random = ^retirez de la partie { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
} de bibliothèque au hasard { $party_is ->
    [you] de votre tas de cendres
   *[other] du tas de cendres de~{ $party }
}
vtes-effect-must = { $who } doit entreprendre cette action ce tour-ci : { $action }
vtes-effect-lock = { $own ->
    [true] ^engagez-vous
   *[false] ^engagez { $who }
}
vtes-effect-unlock = { $own ->
    [true] ^désengagez-vous
   *[false] ^désengagez { $who }
}
vtes-effect-burn = ^brûlez { $who }
vtes-effect-put-on = ^mettez cette carte sur { $who }
vtes-effect-put-in-play = ^mettez cette carte en jeu{ $ready ->
    [true] { " " }en région d’activité
   *[false] {""}
}{ $apart ->
    [true] { " " }dans votre région incontrôlée
   *[false] {""}
}{ $counters_is ->
    [number] { $counters ->
        [0] {""}
        [1] { " " }avec 1 compteur
       *[other] { " " }avec { $counters } compteurs
    }
   *[other] { " " }avec autant de compteurs que { $counters }
}
vtes-effect-arise = ^mettez cette carte dans votre région d’activité ; elle devient le vampire décrit plus bas, avec { $blood } sang{ $disciplines ->
    [0] {""}
   *[other] { " " }et { $disciplines } Disciplines de votre choix au niveau supérieur
}
vtes-effect-bring = ce séide s’équipe de~{ $who }, l’embauche ou la recrute ; ses conditions s’appliquent, et son coût{ $more ->
    [0] {""}
    [1] , avec 1 pool de plus
    [-1] , avec 1 pool ou sang de moins
   *[other] { " " }({ $more })
}
vtes-effect-point-at = { $by_is ->
    [this] cette carte
   *[other] { $by }
} retient { $party_is ->
    [none] { $who }
   *[other] { $party }
}
vtes-effect-mark = ^mettez { $amount } { $amount ->
    [1] compteur
   *[other] compteurs
} de~{ $word }{ $own ->
    [true] { " " }à vous
   *[false] {""}
} sur { $who }{ $most ->
    [99] {""}
   *[other] { " " }(pas plus de~{ $most } en tout)
}
vtes-effect-unmark = ^brûlez { $amount ->
    [99] tous les compteurs
    [1] 1 compteur
   *[other] { $amount } compteurs
} de~{ $word }{ $own ->
    [true] { " " }à vous
   *[false] {""}
} de~{ $who }
vtes-effect-move-counters = ^déplacez { $amount ->
    [1] 1 compteur
    [99] tous les compteurs
   *[other] { $amount } compteurs
} de~{ $source } vers { $to }
vtes-effect-call-blood-hunt = une chasse de sang est mise aux voix contre { $who }, comme après une diablerie
vtes-effect-put = { $to_is ->
    [removed] ^retirez { $who } de la partie
   *[other] ^mettez { $who } { $to_is ->
        [hand] dans la main de son propriétaire
        [ash] dans le tas de cendres de son propriétaire
        [top] sur la bibliothèque de son propriétaire
        [bottom] sous la bibliothèque de son propriétaire
        [library] dans la bibliothèque de son propriétaire, qu’on mélange
        [crypt-bottom] sous la crypte de son propriétaire
        [crypt] dans la crypte de son propriétaire, qu’on mélange
       *[uncontrolled] dans la région incontrôlée de son propriétaire
    }
}
vtes-effect-draw-crypt = { $party_is ->
    [you] ^piochez
   *[other] { $party } pioche
} { $amount ->
    [1] 1 carte de crypte
   *[other] { $amount } cartes de crypte
}
vtes-effect-show-crypt = { $party_is ->
    [you] ^révélez la première carte de votre crypte
   *[other] { $party } révèle la première carte de sa crypte
}{ $do_is ->
    [none] {""}
   *[other] { " " }; son coût comptant comme points, { $do }
}
vtes-effect-take-from-crypt = { $to_is ->
    [removed] ^montrez et ^retirez de la partie la
   *[other] ^amenez la
} { $bottom ->
    [true] dernière carte
   *[false] première carte
} de votre crypte{ $to_is ->
    [ready] { " " }dans votre région d’activité
    [removed] {""}
   *[uncontrolled] { " " }dans votre région incontrôlée
}{ $contests ->
    [true] {""}
   *[false] , où elle ne conteste ni séide ni titre
}{ $only_is ->
    [none] {""}
   *[other] , montrée d’abord, si c’est { $only } (sinon mélangez-la)
}{ $do_is ->
    [none] {""}
   *[other] { " " }; avec cette carte-là, { $do }
}
vtes-effect-shuffle-crypt = { $party_is ->
    [you] ^mélangez votre crypte
   *[other] { $party } mélange sa crypte
}
vtes-effect-deal-anew = { $party } remet dans sa crypte ses cartes de crypte incontrôlées et leurs compteurs dans son pool, brûle ce qui est dessus, mélange et en pioche autant
vtes-effect-shuffle-hand = { $party_is ->
    [you] ^mélangez votre main à votre bibliothèque et ^complétez votre main
   *[other] { $party } mélange sa main à sa bibliothèque et complète sa main
}
vtes-effect-mill = { $party_is ->
    [you] ^brûlez { $amount ->
        [1] la première carte
       *[other] les { $amount } premières cartes
    } de votre bibliothèque
   *[other] { $party } brûle { $amount ->
        [1] la première carte
       *[other] les { $amount } premières cartes
    } de sa bibliothèque
}{ $do_is ->
    [none] {""}
   *[other] { " " }; avec chaque carte brûlée, { $do }
}
vtes-effect-sift = { $by_is ->
    [you] ^piochez
   *[other] { $by } pioche
} { $up_to ->
    [true] jusqu’à~{ $amount }
   *[false] { $amount }
} cartes, puis autant de cartes vont de la main { $to_is ->
    [bottom] sous la bibliothèque
    [top] sur la bibliothèque
   *[ash] au tas de cendres
}
vtes-effect-fetch = { $up_to ->
    [true] { $by_is ->
        [you] ^cherchez
       *[other] { $by } cherche
    } { $first ->
        [true] la première carte à partir du dessus qui soit{ " " }
       *[false] { $number ->
            [1] {""}
           *[other] jusqu’à~{ $number }{ " " }
        }
    }
   *[false] { $by_is ->
        [you] ^prélevez
       *[other] { $by } prélève
    } { $number ->
        [1] {""}
       *[other] { $number }{ " " }
    }
}{ $what } dans { $zones }{ $of_is ->
    [none] {""}
   *[other] { " " }de~{ $of }
}{ $reveal ->
    [true] , { $by_is ->
        [you] ^montrez-{ $number ->
            [1] la
           *[other] les
        }
       *[other] { $number ->
            [1] la
           *[other] les
        } montre
    }
   *[false] {""}
} et { $to_is ->
    [equip] { $minion } { $gets ->
        [equipment] s’en équipe
        [retainer] l’embauche
        [ally] le recrute
       *[any] s’en équipe, l’embauche ou le recrute
    }, { $anyhow ->
        [true] sans prérequis mais en payant son coût
       *[false] prérequis et coût compris{ $first ->
            [true] {" "}(brûlez-la si c’est impossible)
           *[false] {""}
        }
    }
   *[other] { $by_is ->
        [you] { $to_is ->
            [removed] ^retirez-{ $number ->
                [1] la
               *[other] les
            }
            [hand] ^prenez-{ $number ->
                [1] la
               *[other] les
            }
           *[other] ^mettez-{ $number ->
                [1] la
               *[other] les
            }
        }
       *[other] { $number ->
            [1] la
           *[other] les
        } { $to_is ->
            [removed] retire
            [hand] prend
           *[other] met
        }
    } { $to_is ->
        [hand] en main
        [ash] au tas de cendres
        [removed] de la partie
        [top] sur la bibliothèque
        [bottom] sous la bibliothèque
        [under] sur cette carte, face visible et hors du jeu
        [under-face-down] sur cette carte, face cachée et hors du jeu
        [library] dans la bibliothèque
        [uncontrolled] en région incontrôlée
        [stand-in] en jeu pour représenter autre chose
       *[play] en jeu
    }
}{ $on_is ->
    [none] {""}
   *[other] { " " }sur { $on }
}{ $pays_is ->
    [none] {""}
   *[half] , pour la moitié de son coût arrondie à l’entier inférieur
}{ $shuffles ->
    [true] { " " }(mélangez ensuite)
   *[false] {""}
}{ $do_is ->
    [none] {""}
   *[some] { " " }; avec cette carte-là, { $do }
}
vtes-effect-browse = ^regardez jusqu’à~{ $amount } cartes du dessus de votre bibliothèque, ^prenez-en jusqu’à~{ $take } en main et ^mélangez
vtes-effect-lay-top = ^posez { $amount ->
    [1] la première carte
   *[other] les { $amount } premières cartes
} de votre bibliothèque sur cette carte, face cachée et hors du jeu
vtes-effect-lay-under = ^posez { $who } de votre main sur cette carte, face cachée et hors du jeu
vtes-effect-swap-under = ^échangez une carte de votre main contre celle qui est posée sur cette carte
vtes-effect-take-back = une des cartes posées sur cette carte va { $to_is ->
    [hand] dans la main de son propriétaire
   *[top] sur la bibliothèque de son propriétaire
}
vtes-effect-show-library = ^révélez la première carte de votre bibliothèque{ $do_is ->
    [none] {""}
   *[other] { " " }; avec cette carte-là, { $do }
}
vtes-effect-look-at = { $by_is ->
    [you] ^regardez
   *[other] { $by } regarde
} { $amount ->
    [99] {""}
    [1] 1 carte{ $random ->
        [true] { " " }au hasard
       *[false] {""}
    } de{ " " }
   *[other] { $amount } cartes{ $random ->
        [true] { " " }au hasard
       *[false] {""}
    } de{ " " }
}{ $party_is ->
    [you] { $zone_is ->
        [hand] votre main
        [uncontrolled] votre région incontrôlée
       *[library] votre bibliothèque (par le dessus)
    }
   *[other] { $zone_is ->
        [hand] la main
        [uncontrolled] la région incontrôlée
       *[library] la bibliothèque (par le dessus)
    } de~{ $party }
}{ $card_is ->
    [none] {""}
   *[other] { " " }(seulement { $card })
}{ $do_is ->
    [none] {""}
   *[other] . Avec chaque carte vue, { $do }
}
vtes-effect-discard = { $who } est défaussé
vtes-effect-shuffle-top = ^mélangez entre elles les { $amount } premières cartes de votre bibliothèque
vtes-effect-reorder = ^regardez les { $amount } premières cartes de votre bibliothèque et ^remettez-les dans l’ordre de votre choix
vtes-effect-gain-master-actions = { $party_is ->
    [you] ^obtenez
   *[other] { $party } obtient
} { $amount ->
    [1] +1 action de phase de maître
    [-1] -1 action de phase de maître
   *[other] { $amount } actions de phase de maître de plus
}, tout de suite ou à la prochaine phase de maître
vtes-effect-gain-transfers = ^obtenez { $amount ->
    [1] +1 transfert
   *[other] +{ $amount } transferts
}
vtes-effect-gain-discard-actions = ^obtenez { $amount ->
    [1] +1 action de phase de défausse
   *[other] +{ $amount } actions de phase de défausse
}
vtes-effect-note = { $who } compte comme « { $word } » { $span_is ->
    [turn] ce tour-ci
    [action] pendant cette action
    [combat] pendant ce combat
   *[round] pendant ce round
}
vtes-effect-send-to-torpor = ^envoyez { $who } en torpeur{ $after_combat ->
    [true] { " " }après le combat
   *[false] {""}
}
vtes-effect-diablerize = { $by } commet une diablerie sur { $who }
vtes-effect-rescue = { $who } est épargné{ $to_torpor ->
    [true] { " " }et va en torpeur au lieu d’être brûlé
   *[false] {""}
}
vtes-effect-draw = { $party_is ->
    [you] ^piochez
   *[other] { $party } pioche
} { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
}
vtes-effect-discard-from-hand = { $party_is ->
    [you] ^défaussez
   *[other] { $party } défausse
} { $whole ->
    [true] le reste de la main
   *[false] { $amount ->
        [1] 1 carte
       *[other] { $amount } cartes
    }
}{ $which_is ->
    [none] {""}
   *[other] { " " }({ $which })
}{ $random ->
    [true] { " " }au hasard
   *[false] {""}
}{ $by_is ->
    [you] { " " }de votre choix
   *[party] {""}
}{ $replaced_is ->
    [now] {""}
   *[master-phase] , à remplacer à la prochaine phase de maître
}{ $alike_is ->
    [none] {""}
   *[some] { " " }; si toutes sont des exemplaires d’une même carte, { $alike }
}
vtes-effect-move-to-ready = ^amenez { $who } en région d’activité
vtes-effect-influence-more = ^ajoutez { $amount_is ->
    [number] { $amount } sang{ $amount_each }
   *[other] autant de sang que { $amount }
} à~{ $who }{ $source_is ->
    [pool] { " " }depuis votre pool
   *[bank] {""}
}
vtes-effect-become = { $who } devient{ $title_is ->
    [none] {""}
    [justicar] { " " }{ $title } { $city_is }
   *[other] { " " }{ $title }{ $city_is ->
        [none] {""}
       *[other] { " " }de~{ $city_is }
    }
}{ $same_city ->
    [true] { " " }de la même ville
   *[false] {""}
}{ $sect_is ->
    [none] {""}
   *[other] { " " }membre de la secte { $sect }
}{ $clan_is ->
    [none] {""}
   *[other] { " " }membre du clan { $clan_is }
}{ $clan_named ->
    [true] { " " }membre du clan nommé
   *[false] {""}
}{ $like_is ->
    [none] {""}
   *[other] { " " }membre du clan et de la secte de~{ $like }
}{ $anarch ->
    [none] {""}
    [true] { " " }anarch
   *[false] { " " }non anarch
}{ $trait_is ->
    [none] {""}
   *[other] { " " }{ $trait }
}{ $until_is ->
    [none] {""}
    [turn] { " " }jusqu’à la fin du tour
   *[card] { " " }tant que cette carte est en jeu
}
vtes-effect-join-circle = { $who } appartient à un cercle de votre choix
vtes-effect-copy-title = { $who } reçoit le même titre que { $of }
vtes-effect-lose-title = { $who } perd { $contested ->
    [true] le titre qu’il conteste
   *[false] son titre
}
vtes-effect-take-control = { $party_is ->
    [you] ^prenez
   *[other] { $party } prend
} le contrôle de~{ $who }{ $until_is ->
    [none] {""}
    [turn] { " " }jusqu’à la fin du tour
    [action] { " " }jusqu’à la fin de l’action
    [next-action] { " " }jusqu’à la fin de la prochaine action
   *[combat] { " " }jusqu’à la fin du combat
}{ $onto_is ->
    [none] {""}
   *[other] , qui passe sur { $onto }
}
vtes-effect-lend = { $party_is ->
    [you] ^prenez
   *[other] { $party } prend
} le contrôle de~{ $who } jusqu’à votre prochaine phase de désengagement
vtes-effect-borrow = ^prenez le contrôle de~{ $who } jusqu’à la fin de votre prochain tour
vtes-effect-rearrange = ^déplacez comme vous voulez { $retainers ->
    [true] du sang, de l’équipement et des serviteurs
   *[false] du sang et de l’équipement
} entre { $one } et { $other }
vtes-effect-exchange = ^échangez une carte de votre main contre { $who }
vtes-effect-move-to = ^déplacez { $who } sur { $to }
vtes-effect-banish = ^envoyez { $who } dans la région incontrôlée { $owner ->
    [true] de son propriétaire
   *[false] de son contrôleur
}, avec tout ce qui est sur lui
vtes-effect-bring-out = ^amenez { $who } dans votre région d’activité
vtes-effect-cancel-card = ^annulez cette carte-là{ $pays ->
    [true] {""}
   *[false] { " " }; son coût n’est pas payé
}{ $bar_is ->
    [action] { " " }; ce séide ne peut plus la jouer pendant cette action
    [turn] { " " }; plus personne ne peut la jouer ce tour-ci
   *[other] {""}
}
vtes-effect-cancel-next = { $until_is ->
    [action] jusqu’à la fin de l’action
    [turn] jusqu’à la fin du tour
   *[combat] jusqu’à la fin du combat
}, la prochaine carte de cette sorte ({ $cards }) est annulée au moment où elle est jouée ; son coût { $pays ->
    [true] est payé
   *[false] n’est pas payé
}
vtes-effect-cancel-referendum = ^annulez le référendum{ $to_hand ->
    [true] { " " }; la carte politique retourne dans la main de son propriétaire
   *[false] {""}
}{ $bar ->
    [true] { " " }; les séides de ce Mathusalem ne peuvent plus entreprendre la même action ce tour-ci
   *[false] {""}
}
vtes-effect-inflict = { $who } subit { $amount_is ->
    [number] { $amount ->
        [1] 1 point de dégâts
       *[other] { $amount } points de dégâts
    }
   *[other] des dégâts
}{ $environmental ->
    [true] { " " }d’environnement
   *[false] {""}
}{ $aggravated ->
    [true] { " " }aggravés
   *[false] {""}
}{ $preventable ->
    [true] {""}
   *[false] { " " }imparables
}{ $amount_each }{ $by_this ->
    [true] { " " }venant de cette carte
   *[false] {""}
}{ $from_strike ->
    [true] { " " }faisant partie de la frappe
   *[false] {""}
}{ $amount_is ->
    [number] {""}
   *[other] { " " }: { $amount }
}
vtes-effect-strike = { $led ->
    [true] {""}
   *[false] frappe :
}{ $idle ->
    [true] { " " }sans dégâts
   *[false] {""}
}{ $dodge ->
    [true] { " " }esquive
   *[false] {""}
}{ $ends_combat ->
    [true] { " " }fin du combat
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
        } { $damage ->
            [1] point de dégâts
           *[other] points de dégâts
        }
       *[other] dégâts{ $ranged ->
            [true] { " " }à distance
           *[false] {""}
        } ({ $damage })
    }{ $aggravated ->
        [true] { " " }aggravés
       *[false] {""}
    }{ $unpreventable ->
        [true] { " " }imparables
       *[false] {""}
    }
}{ $strength_is ->
    [none] {""}
   *[other] { " " }force{ $strength ->
        [0] {""}
       *[other] +{ $strength }
    } en dégâts{ $aggravated ->
        [true] { " " }aggravés
       *[false] {""}
    }{ $unpreventable ->
        [true] { " " }imparables
       *[false] {""}
    }{ $ranged ->
        [true] , à distance
       *[false] {""}
    }
}{ $plus_is ->
    [number] { $plus ->
        [0] {""}
       *[other] { " " }à +{ $plus } de dégâts
    }
   *[other] { " " }avec plus de dégâts : { $plus }
}{ $most ->
    [none] {""}
   *[other] { " " }(au plus { $most })
}{ $damage_is ->
    [none] { $strength_is ->
        [none] { $aggravated ->
            [true] , dégâts aggravés
           *[false] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}{ $steal_blood_is ->
    [number] { $steal_blood ->
        [0] {""}
       *[other] { " " }vol de~{ $steal_blood } sang ou vie
    }
   *[other] { " " }vol d’autant de sang ou de vie que { $steal_blood }
}{ $steal_is ->
    [none] {""}
    [equipment] { " " }vol d’un équipement
   *[weapon] { " " }vol d’une arme
}{ $destroy_is ->
    [none] {""}
    [equipment] { " " }destruction d’un équipement
    [weapon] { " " }destruction d’une arme
    [retainer] { " " }destruction d’un serviteur
   *[equipment-or-retainer] { " " }destruction d’un équipement ou d’un serviteur
}{ $damage_is ->
    [none] { $strength_is ->
        [none] { $ranged ->
            [true] , à distance
           *[false] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}{ $no_weapon_damage ->
    [true] , après quoi les frappes avec une arme du vampire adverse n’infligent aucun dégât ce round
   *[false] {""}
}{ $first ->
    [true] , avec initiative
   *[false] {""}
}{ $undodgeable ->
    [true] , qui ne peut être esquivée
   *[false] {""}
}{ $not_at_is ->
    [none] {""}
   *[other] , qui ne peut viser { $not_at }
}{ $unpreventable ->
    [true] { $damage_is ->
        [none] { $strength_is ->
            [none] , aux dégâts imparables
           *[other] {""}
        }
       *[other] {""}
    }
   *[false] {""}
}{ $not_prevented_by_is ->
    [none] {""}
   *[other] , que ne prévient pas { $not_prevented_by }
}{ $only_prevented_by_is ->
    [none] {""}
   *[other] , que seul prévient { $only_prevented_by }
}{ $maneuver ->
    [true] , avec { $maneuvers ->
        [1] une manœuvre optionnelle
       *[other] { $maneuvers } manœuvres optionnelles par combat
    }
   *[false] {""}
}{ $maneuver_to_is ->
    [none] {""}
    [close] { " " }vers le contact
   *[long] { " " }vers la distance
}{ $press ->
    [true] , avec une poursuite optionnelle
   *[false] {""}
}{ $press_only_is ->
    [none] {""}
    [continue] { " " }pour continuer
   *[end] { " " }pour terminer le combat
}{ $more_is ->
    [none] {""}
   *[other] , avec { $more }
}{ $by_opponent ->
    [true] { " " }(utilisable par l’adversaire de son porteur)
   *[false] {""}
}{ $once_is ->
    [none] {""}
    [round] , une fois par round
    [combat] , une fois par combat
   *[turn] , une fois par tour
}{ $when_is ->
    [none] {""}
   *[other] , si~{ $when }
}{ $cost_is ->
    [none] {""}
   *[other] { " " }({ $cost })
}{ $effects_is ->
    [none] {""}
   *[other] { " " }; { $effects }
}{ $anyway_is ->
    [none] {""}
   *[other] { " " }; dans tous les cas, { $anyway }
}{ $inflicted_is ->
    [none] {""}
   *[other] { " " }; si elle inflige des dégâts, { $inflicted }
}{ $afterwards_is ->
    [none] {""}
   *[other] { " " }; ensuite, { $afterwards }
}
vtes-effect-maneuver = { $place ->
    [mode] manœuvre
   *[part] ^manœuvrez
}{ $to_is ->
    [none] {""}
    [close] { " " }vers le contact
   *[long] { " " }vers la distance
}
vtes-effect-press = { $automatic ->
    [true] une poursuite a lieu d’office
   *[false] { $place ->
        [mode] poursuite
       *[part] ^utilisez une poursuite
    }
}{ $only_is ->
    [none] {""}
    [continue] { " " }pour continuer le combat
   *[end] { " " }pour terminer le combat
}
vtes-effect-keep = { $own ->
    [true] ^obtenez
   *[false] { $place ->
        [mode] { $who_is ->
            [minion] ^obtenez
           *[other] { $who } obtient
        }
       *[part] { $who } obtient
    }
} { $what_is ->
    [maneuver] une manœuvre optionnelle
    [either] une manœuvre ou une poursuite optionnelle
   *[press] une poursuite optionnelle
}{ $only_is ->
    [none] {""}
    [close] { " " }vers le contact
    [long] { " " }vers la distance
    [continue] { " " }pour continuer le combat
   *[end] { " " }pour terminer le combat
} { $until_is ->
    [round] ce round
    [combat] pendant ce combat
   *[next-round] au round suivant
}
vtes-effect-more-strikes = { $place ->
    [mode] {""}
   *[part] ^obtenez{ " " }
}{ $amount ->
    [1] 1 frappe additionnelle
   *[other] { $amount } frappes additionnelles
}{ $limited ->
    [true] { " " }(limité)
   *[false] {""}
}{ $only_is ->
    [none] {""}
   *[other] , seulement { $only }
}{ $strike_is ->
    [none] {""}
   *[other] , chacune ainsi : { $strike }
}{ $this_weapon ->
    [true] , seulement avec cette arme
   *[false] {""}
}
vtes-effect-prevent = ^prévenez { $amount_is ->
    [none] { $half ->
        [true] la moitié des dégâts (arrondie à l’entier supérieur)
       *[false] tous les dégâts
    }
    [number] { $amount ->
        [1] 1 point de dégâts
       *[other] { $amount } points de dégâts
    }
   *[other] autant de dégâts que { $amount }
}{ $aggravated ->
    [true] {""}
   *[false] { " " }non aggravés
}{ $normal ->
    [true] {""}
   *[false] { " " }aggravés
}{ $strike ->
    [true] { " " }des frappes du séide adverse
   *[false] {""}
}{ $kinds_is ->
    [none] {""}
   *[other] { " " }d’une { $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }de tout sauf une { $not_kinds }
}{ $carries ->
    [true] , y compris de plusieurs frappes
   *[false] {""}
}{ $whom_is ->
    [none] {""}
   *[other] { " " }infligés à~{ $whom }
}{ $anyone ->
    [true] { " " }infligés à n’importe quel séide ou serviteur
   *[false] {""}
}{ $until_is ->
    [none] {""}
    [resolution] { " " }pendant cette résolution des frappes
    [round] { " " }jusqu’à la fin du round
   *[combat] { " " }jusqu’à la fin du combat
}
vtes-effect-damage-more = { $kinds_is ->
    [none] les frappes de~{ $who } infligent
   *[other] chaque { $kinds } de~{ $who } inflige
} +{ $amount } de dégâts{ $aggravated ->
    [true] { " " }aggravés
   *[false] {""}
}{ $requires_is ->
    [none] {""}
   *[other] { " " }avec les cartes qui demandent { $requires }
}{ $this_weapon ->
    [true] { " " }avec cette arme
   *[false] {""}
} { $until_is ->
    [strike] pour cette frappe
    [round] pendant ce round
    [combat] pendant ce combat
   *[turn] ce tour-ci
}
vtes-effect-rider = { $when_is ->
    [inflicted] si la frappe de~{ $who } inflige des dégâts
    [dodged] si la frappe de~{ $who } est esquivée
   *[resolved] après la résolution de la frappe de~{ $who }
}, { $do }
vtes-effect-each-round = { $next_rounds_only ->
    [true] à partir du round suivant,{ " " }
   *[false] {""}
}{ $until_is ->
    [round] ce round
   *[combat] à chaque round de ce combat
} { $at_is ->
    [before-range] avant que la portée ne soit déterminée
    [resolution] à la résolution normale des frappes
    [press] à l’étape de poursuite
   *[end-of-round] à la fin du round
}{ $counts ->
    [true] { " " }(X : les rounds écoulés depuis)
   *[false] {""}
} : { $do }
vtes-effect-at-once = en même temps, { $do }
vtes-effect-after-combat = une fois le combat terminé{ $prolonged ->
    [true] { " " }(même prolongé)
   *[false] {""}
}{ $queues ->
    [true] { " " }(aucun autre combat ne peut être mis en attente)
   *[false] {""}
}, { $do }
vtes-effect-forbid = { $who } ne peut pas { $what } { $until_is ->
    [round] ce round
    [combat] pendant ce combat
    [action] pendant cette action
    [turn] ce tour-ci
   *[next-round] au round suivant
}
vtes-effect-grant = { $until_is ->
    [resolution] pendant cette résolution des frappes
    [round] pendant ce round
    [combat] pendant ce combat
    [action] pendant cette action
    [turn] ce tour-ci
   *[next-round] au round suivant
}, { $who } a cette capacité : { $ability }
vtes-effect-set-range = { $long ->
    [none] ^choisissez la portée
    [true] ^mettez le combat à distance
   *[false] ^mettez le combat au contact
}{ $next_round ->
    [true] { " " }pour le round suivant
   *[false] {""}
}{ $default ->
    [true] { " " }au début de chaque round de ce combat
   *[false] { " " }(sans étape de portée)
}
vtes-effect-new-round = un nouveau round commence à la place
vtes-effect-let-end = plus rien ne peut prolonger le combat
vtes-effect-end-combat = ^terminez le combat
vtes-effect-chooses-first = { $who } choisit sa frappe en premier
vtes-effect-commit = la frappe initiale de ce séide ce round-ci doit se faire avec cette arme
vtes-effect-choose-again = la frappe choisie par { $who } est annulée{ $lost ->
    [true] { " " }et perdue
   *[false] { " " }et une autre est choisie
}
vtes-effect-move-equipment = { $what } passe sur { $to }
vtes-effect-may = { $by_is ->
    [you] vous pouvez
   *[other] { $by } peut
} { $cost_is ->
    [none] { $do_are ->
        [verb] { $do_to }
       *[other] faire ceci : { $do }
    }
   *[other] { $cost }{ $do_are ->
        [verb] { " " }pour { $do_to }
       *[other] { " " }: { $do }
    }
}
vtes-effect-if = si~{ $condition }, { $do }{ $otherwise_is ->
    [none] {""}
   *[other] { " " }; sinon, { $otherwise }
}
vtes-effect-pick = { $by_is ->
    [you] ^choisissez
   *[other] { $by } choisit
} { $what }{ $random ->
    [true] { " " }au hasard
   *[false] {""}
} : { $do }
vtes-effect-for-each = pour { $of }, { $do }
vtes-effect-as = { $party } fait ceci, désigné par « vous » : { $do }
vtes-effect-one-of = { $by_is ->
    [you] ^choisissez
   *[other] { $by } choisit
}{ $may ->
    [true] { " " }(ou rien)
   *[false] {""}
} : { $of }
vtes-effect-repeat = { $times } fois : { $do }
vtes-effect-later = { $when_is ->
    [end-of-turn] à la fin du tour
    [end-of-action] à la fin de l’action
    [your-unlock] à votre prochaine phase de désengagement
    [influence-phase] au début de votre prochaine phase d’influence
    [end-of-your-turn] à la fin de votre tour
    [resolution] juste avant la résolution de l’action
    [discard-phase] à votre prochaine phase de défausse
    [next-discard-phase] à la prochaine phase de défausse
   *[after-resolution] après la résolution de l’action
}, { $do }
vtes-effect-roll = { $sides ->
    [2] tirez à pile ou face (X : 1 pour face, 2 pour pile)
   *[other] lancez un dé à { $sides } faces (X : le résultat)
}{ " " }: { $do }
vtes-effect-pick-number = { $by_is ->
    [you] choisissez
   *[other] { $by } choisit
} { $number } : { $do }
vtes-effect-whenever = { $until_is ->
    [action] pendant cette action
    [turn] ce tour-ci
    [combat] pendant ce combat
    [game] pour le reste de la partie
   *[round] pendant ce round
}, { $moment }{ $condition_is ->
    [none] {""}
   *[other] , si~{ $condition }
}{ $times_is ->
    [none] {""}
    [number] { $times ->
        [1] { " " }(une fois)
       *[other] { " " }({ $times } fois au plus)
    }
   *[other] { " " }(au plus autant de fois que { $times })
}, { $do }
vtes-effect-for-targets = pour { $allotted ->
    [true] chacune de ces cartes
   *[false] chaque cible
}, { $do }
vtes-effect-reshare = { $do } (si { $points } vaut moins, vous choisissez la part de chacun, dans la limite de ce qui fut réparti)
vtes-effect-share-out = { $by_is ->
    [you] vous avez
   *[other] { $by } a
} { $points } : { $do }
vtes-effect-lasts = { $modifier }

## Ce qui change une règle

vtes-modifier-bleed = { $sets ->
    [true] a { $amount } de bleed
   *[false] a { $plus } de bleed{ $each }
}
vtes-modifier-strength = { $sets ->
    [true] a une force de~{ $amount }
   *[false] a { $plus } de force{ $each }
}
vtes-modifier-stealth = a { $plus } de discrétion{ $each }
vtes-modifier-intercept = a { $plus } d’interception{ $each }
vtes-modifier-capacity = { $sets ->
    [true] a une capacité de~{ $amount }
   *[false] a { $plus } de capacité{ $each }
}
vtes-modifier-hand-size = { $you ->
    [true] avez
   *[false] a
} { $plus } à la taille de la main{ $each }
vtes-modifier-transfers = { $you ->
    [true] avez
   *[false] a
} { $plus } { $single ->
    [true] transfert
   *[false] transferts
}{ $each }
vtes-modifier-master-actions = { $you ->
    [true] avez
   *[false] a
} { $sets ->
    [true] { $amount } actions de phase de maître au lieu d’une
   *[false] { $plus } action de phase de maître{ $each }
}
vtes-modifier-discard-actions = { $you ->
    [true] avez
   *[false] a
} { $plus } action de phase de défausse{ $each }
vtes-modifier-votes = a { $plus } voix{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }(seulement { $note } le référendum)
}
vtes-modifier-hunt = gagne { $plus } sang en chassant{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage = inflige { $plus } de dégâts{ $each }{ $note_is ->
    [none] {""}
    [weapon] { " " }à chaque frappe avec une arme
   *[other] { " " }à chaque { $note }
}
vtes-modifier-cost = paie { $plus } sang{ $each }{ $note_is ->
    [none] {""}
    [blood] { " " }pour tout ce qui coûte du sang
   *[other] { " " }({ $note })
}
vtes-modifier-bleed-against = { $you ->
    [true] subissez
   *[false] subit
} les bleeds à~{ $plus }{ $each }
vtes-modifier-discipline = gagne { $amount ->
    [1] 1 niveau
    [-1] -1 niveau
   *[other] { $amount } niveaux
} de~{ $note_is ->
    [named] la Discipline nommée
   *[other] { $note }
}
vtes-modifier-unlocks = ne se désengage pas normalement
vtes-modifier-may-block = ne peut pas bloquer{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-block-cost = doit brûler { $amount } { $note_is ->
    [life] sang ou vie
    [library] carte du dessus de la bibliothèque de son contrôleur
    [blood] sang
   *[other] compteurs
} pour tenter de bloquer
vtes-modifier-locks-to-block = ne s’engage pas en bloquant
vtes-modifier-may-unlock = ne peut pas se désengager
vtes-modifier-may-take-edge = ne { $you ->
    [true] pouvez
   *[false] peut
} pas obtenir l’Avantage, qui est brûlé à la place
vtes-modifier-may-act = ne peut pas { $note_is ->
    [none] entreprendre d’action
    [political] entreprendre d’action politique
    [bleed] saigner
    [rescue] secourir de vampires en torpeur
   *[other] entreprendre d’action de cette sorte : { $note }
}
vtes-modifier-equip-cost = paie { $size } sang ou pool de~{ $sign ->
    [less] moins
   *[more] plus
} pour s’équiper
vtes-modifier-most-bled = { $you ->
    [true] brûlez
   *[false] brûle
} au plus { $amount } pool par bleed
vtes-modifier-weakened = ne remplace les cartes qui demandent une Discipline, jouées pendant une action, qu’à la fin de l’action ou quand la main est vide
vtes-modifier-gains-by-hunting = ne peut pas gagner de sang en chassant
vtes-modifier-veiled = joue sans effet sa première carte du tour qui demande une Discipline si la première carte de la bibliothèque de son contrôleur, qu’on montre, est une carte de maître ; il brûle alors { $amount } sang si cette carte demandait [{ $note }]
vtes-modifier-may-leave-torpor = ne peut pas passer de la torpeur à la région d’activité
vtes-modifier-may-be-diablerized = ne peut pas être diablé
vtes-modifier-discount = vous pouvez engager { $this } pour que { $cards ->
    [none] une carte que vous jouez
   *[other] l’une de vos { $cards }
} coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins
vtes-modifier-kept-discount = vous pouvez engager { $this } pour que { $cards ->
    [none] une carte que vous jouez
   *[other] l’une de vos { $cards }
} coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins (elle n’est pas engagée si cette carte est annulée au moment où elle est jouée)
vtes-modifier-burn-discount = vous pouvez brûler { $this } pour que { $cards ->
    [none] une carte que vous jouez
   *[other] l’une de vos { $cards }
} coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins
vtes-modifier-foils = la prochaine carte jouée pour annuler une carte de séide d’un autre Mathusalem est annulée, son coût n’est pas payé, et cette carte est brûlée
vtes-modifier-may-bleed = ne peut pas saigner le contrôleur de cette carte, et son bleed ne peut pas être redirigé vers lui
vtes-modifier-lends = peut jouer comme depuis la main les cartes qui reposent sur cette carte{ $note_is ->
    [removed] , et elles sont retirées de la partie au lieu d’être brûlées
   *[other] {""}
}
vtes-modifier-may-direct = ne peut pas entreprendre d’action dirigée
vtes-modifier-may-play = ne peut pas jouer de carte de ce nom ou de cette sorte : { $note }
vtes-modifier-may-be-blocked = ne peut pas être bloqué
vtes-modifier-replaced-late = ne remplace pas les cartes de ce type avant la fin de l’action : { $note }
vtes-modifier-discards-replaced-late = { $you ->
    [true] ne remplacez qu’à votre
   *[false] ne remplace qu’à sa
} prochaine phase de désengagement les cartes défaussées par une action de phase de défausse
vtes-modifier-replaces-after-action = empêche son contrôleur de remplacer des cartes pendant ses actions
vtes-modifier-draw-more = { $you ->
    [true] piochez { $amount } carte de plus à chaque remplacement d’une carte, puis défaussez
   *[false] pioche { $amount } carte de plus à chaque remplacement d’une carte, puis défausse
} jusqu’à la taille de la main
vtes-modifier-may-draw-more = permet à son contrôleur de piocher { $amount } { $amount ->
    [1] carte
   *[other] cartes
} de bibliothèque de plus après avoir remplacé { $cards ->
    [none] une carte jouée
   *[other] des { $cards } jouées
} par lui{ $note_is ->
    [acting] { " " }en tant que séide actif
   *[other] {""}
}, puis de défausser jusqu’à la taille de sa main
vtes-modifier-sees-hands = { $you ->
    [true] pouvez
   *[false] peut
} regarder la main de tous les autres Mathusalems
vtes-modifier-open-hand = { $you ->
    [true] jouez
   *[false] joue
} cartes sur table
vtes-modifier-draws-from = { $you ->
    [true] pouvez
   *[false] peut
} piocher une des cartes posées sur celle-ci au lieu d’une carte de la bibliothèque
vtes-modifier-draws-anew = { $you ->
    [true] pouvez
   *[false] peut
}, une fois par tour, mettre sous la bibliothèque une carte qui vient d’en être piochée et en piocher une autre
vtes-modifier-instead-of-drawing = { $you ->
    [true] brûlez
   *[false] brûle
} { $amount } compteur de cette carte chaque fois qu’une carte serait remplacée, à la place
vtes-modifier-points-instead = { $you ->
    [true] gagnez
   *[false] gagne
} ses points de victoire pour le contrôleur de cette carte, jusqu’à ce qu’elle en ait rapporté { $amount } ; elle est alors brûlée
vtes-modifier-immune-to = est insensible aux { $note_is ->
    [frenzy] cartes de frénésie
   *[other] cartes de cette sorte : { $note_is }
}
vtes-modifier-may-be-moved = ne peut être ni déplacée sur un autre séide ni volée
vtes-modifier-may-stay-locked = peut ne pas se désengager normalement, au gré de son contrôleur
vtes-modifier-keeps-infernal-pool = le pool que vous brûlez pour désengager des séides infernaux, comme le veut ce trait, est mis sur cette carte
vtes-modifier-replaces-after-minion-phase = ne { $you ->
    [true] remplacez
   *[false] remplace
} pas de cartes pendant les phases de séide
vtes-modifier-funds = { $note_is ->
    [counters] les compteurs de cette carte peuvent payer { $amount ->
        [99] tout ou partie
       *[other] jusqu’à { $amount }
    } du coût en sang ou en pool
    [blood] le sang de cette carte peut payer jusqu’à { $amount } du coût en sang ou en pool
    [once] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } sang au moment de la payer
    [granted] une fois, le coût d’une carte jouée peut être réduit de { $amount } sang au moment de la payer,
    [once-pool] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } pool au moment de la payer
    [once-any] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } sang ou pool au moment de la payer
   *[other] { $note_is } peut payer jusqu’à { $amount } du coût
}
vtes-modifier-steals-burned-allies = vole et engage l’allié adverse au combat qui serait brûlé, au lieu qu’il le soit ; cet allié gagne 1 vie s’il n’en a plus
vtes-modifier-untouched-by = n’est pas affecté par { $note_is ->
    [gehenna] les événements de Géhenne
   *[other] les cartes de cette sorte : { $note_is }
}
vtes-modifier-may-be-played-on = est à l’abri { $note_is ->
    [frenzy] des cartes de frénésie
    [contract] des contrats
   *[other] des cartes de cette sorte ({ $note_is })
}, qu’on ne peut pas jouer sur lui
vtes-modifier-forbid = ne peut pas { $note }
vtes-modifier-first-strike = frappe avec initiative{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-undodgeable = fait des frappes qui ne peuvent être esquivées{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated = inflige des dégâts aggravés à~{ $note_is ->
    [none] chaque frappe
   *[other] chaque { $note }
}
vtes-modifier-aggravated-damage = inflige { $amount } dégâts aggravés de plus{ $note_is ->
    [none] {""}
   *[other] { " " }à chaque { $note }
}
vtes-modifier-as-normal = traite les dégâts aggravés comme normaux
vtes-modifier-immune-normal = est insensible aux dégâts normaux{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-immune-aggravated = est insensible aux dégâts aggravés{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage-taken = subit { $plus } de dégâts{ $each }{ $note_is ->
    [none] {""}
    [opponent] { " " }de chaque frappe ou effet du séide adverse
   *[other] { " " }({ $note })
}
vtes-modifier-most-damage = subit au plus { $amount } points de dégâts{ $note_is ->
    [normal] { " " }non aggravés
   *[other] {""}
} par round
vtes-modifier-endures = est brûlé après avoir subi plus de { $amount } points de dégâts en un combat, quoi qu’il dût lui arriver d’autre
vtes-modifier-strike-cost = fait coûter { $amount } sang ou vie de plus aux frappes contre lui
vtes-modifier-own-strike-cost = paie { $amount } sang ou vie de plus pour chaque frappe
vtes-modifier-not-strike = peut choisir de ne pas frapper
vtes-modifier-rescued-cost = coûte { $plus } sang à secourir
vtes-modifier-starting-life = est recruté ou embauché avec { $plus } de vie
vtes-modifier-doubled = a des voix qui comptent double au décompte, et rien d’autre ne les multiplie
vtes-modifier-silenced = perd ses capacités
vtes-modifier-must-take = doit entreprendre l’action de son propre texte{ $note_is ->
    [unless-hunt-0] , sauf s’il doit chasser
   *[other] { " " }(numéro { $note })
}
vtes-modifier-equipment-bleed = ne gagne aucun bleed par son équipement
vtes-modifier-action-cost = paie { $plus } sang pour { $note_is ->
    [others] toutes ses actions sauf la chasse et celles de ce texte
    [directed] ses actions dirigées
   *[other] ses actions de cette sorte : { $note }
}
vtes-modifier-may-attack = ne peut pas entreprendre d’action pour entrer en combat
vtes-modifier-may-bear = ne peut pas porter { $cards ->
    [none] de cartes
   *[other] de~{ $cards }
}
vtes-modifier-spurns = ne peut pas porter de~{ $cards } : ce qui serait mis sur lui est brûlé
vtes-modifier-rivals-yield = oblige quiconque conteste ce titre à y renoncer en phase de désengagement
vtes-modifier-may-play-such = ne peut pas jouer { $cards ->
    [none] de cartes
   *[other] de~{ $cards }
}
vtes-modifier-plays-as-clan = joue les cartes de séide comme un membre du clan { $note }
vtes-modifier-taken-for-clan = les cartes qui demandent le clan { $note } sont jouées, par ce séide et par son contrôleur, comme s’il en était membre
vtes-modifier-plays-as-title = joue les cartes de séide comme s’il avait le titre de~{ $note }
vtes-modifier-anarch-cost = devient anarch pour { $sets ->
    [true] { $amount } sang
   *[false] { $plus } sang
}
vtes-modifier-steal = vole { $plus } sang ou vie par ses frappes qui en volent{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-no-transfers = n’{ $you ->
    [true] avez
   *[false] a
} aucun transfert
vtes-modifier-takes-aggravated = subit les dégâts comme aggravés
vtes-modifier-rescue-cost = paie { $plus } sang pour secourir
vtes-modifier-ballots = a { $plus } { $single ->
    [true] bulletin
   *[false] bulletins
}{ $each }
vtes-modifier-counted = a des voix qui ne comptent pas { $note } le référendum ({ $amount })
vtes-modifier-may-vote = ne peut pas voter{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note } le référendum
}
vtes-modifier-vote-cost = doit brûler { $amount } sang pour exprimer voix et bulletins{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note } le référendum
}
vtes-modifier-blood-votes = a { $amount } voix { $note_is ->
    [once] pour un sang brûlé
   *[other] par sang brûlé
}
vtes-modifier-own-votes = { $you ->
    [true] avez
   *[false] a
} { $amount } voix
vtes-modifier-edge-votes = { $you ->
    [true] avez
   *[false] a
} { $plus } voix en brûlant l’Avantage
vtes-modifier-political-votes = { $you ->
    [true] avez
   *[false] a
} { $plus } voix en brûlant une carte politique
vtes-modifier-tally = { $amount } voix sont comptées { $note } le référendum
vtes-modifier-blood-hunt = ne peut pas faire l’objet d’une chasse au sang
vtes-modifier-clan = compte comme un membre du clan { $note }
vtes-modifier-sect = compte comme un membre de la secte { $note }
vtes-modifier-pool-cost = { $you ->
    [true] payez
   *[false] paie
} { $plus } pool pour { $note_is ->
    [none] les cartes
    [gehenna] les cartes Géhenne
    [location] les lieux
   *[other] { $note }
}
vtes-modifier-target-pool-cost = fait coûter { $plus } pool { $note_is ->
    [none] aux cartes qui le visent
   *[other] aux cartes ({ $note }) qui le visent
}
vtes-modifier-leave-cost = paie { $plus } sang pour sortir de torpeur
vtes-modifier-avenged = n’entraîne aucune chasse au sang s’il subit une diablerie
vtes-modifier-directed-pool-cost = fait coûter { $plus } pool aux actions dirigées contre lui
vtes-modifier-directed-cost = fait coûter { $plus } sang { $note_is ->
    [life] ou vie{ " " }
   *[other] {""}
}aux actions des autres dirigées contre lui
vtes-modifier-trait = est { $note }
vtes-modifier-may-receive-title = ne peut recevoir aucun titre
vtes-modifier-pledges = les compteurs de cette carte peuvent payer { $amount ->
    [99] tout ou partie
   *[other] jusqu’à { $amount }
} du coût en sang, selon le nombre annoncé avec la carte
vtes-modifier-may-be-targeted = ne peut pas être la cible d’actions d’autres Mathusalems
vtes-modifier-plays = peut jouer { $note } comme un vampire de capacité { $amount }
vtes-modifier-any-discipline = peut jouer des cartes qui demandent une Discipline qu’il n’a pas
vtes-modifier-superior-by-cards = joue au niveau supérieur ce qu’il a au niveau de base
vtes-modifier-as-superior = joue les cartes qui demandent { $note_is ->
    [named] la Discipline nommée
    [under] une Discipline et dont un exemplaire est posé sur cette carte
   *[other] { $note }
} comme s’il l’avait au niveau supérieur
vtes-modifier-next-cost = paie +{ $amount } sang (un allié : vie) pour la prochaine de ces cartes : { $cards ->
    [none] cartes quelconques
   *[other] { $cards }
}
vtes-modifier-card-cost = paie { $size } { $unit ->
    [blood] sang
    [life] vie
   *[either] sang (un allié : vie)
} de~{ $sign ->
    [less] moins
   *[more] plus
} pour les { $note_is ->
    [none] { $cards ->
        [none] cartes
       *[other] { $cards }
    }
   *[other] cartes ({ $note }){ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
}{ $each }
vtes-modifier-card-pool-cost = paie { $size } pool de~{ $sign ->
    [less] moins
   *[more] plus
} pour les { $cards ->
    [none] cartes
   *[other] { $cards }
}{ $each }
vtes-modifier-card-any-cost = paie { $size } sang ou pool de~{ $sign ->
    [less] moins
   *[more] plus
} pour les { $cards ->
    [none] cartes
   *[other] { $cards }
}{ $each }{ $note_is ->
    [none] {""}
   *[other] { " " }qu’une action met en jeu
}
vtes-modifier-no-cost = ne paie pas de sang pour les { $cards ->
    [none] cartes
   *[other] { $cards }
}, avant tout autre changement
vtes-modifier-half-cost = paie la moitié du sang, arrondie à l’entier inférieur, pour les { $cards ->
    [none] cartes
   *[other] { $cards }
}, avant tout autre changement
vtes-modifier-may-hunt = ne peut pas chasser{ $note_is ->
    [none] {""}
   *[other] { " " }sauf par une action qu’offre une carte
}
vtes-modifier-may-gain-life = ne peut pas gagner de vie : elle va à la banque
vtes-modifier-may-react = ne peut pas jouer de réaction
vtes-modifier-contest-cost = fait coûter { $plus } pool à sa contestation
vtes-modifier-rival-contest-cost = fait coûter { $plus } pool à sa contestation pour ses rivaux
vtes-modifier-title-contest-cost = paie { $plus } sang pour contester un titre
vtes-modifier-rival-title-contest-cost = fait coûter { $plus } sang à ses rivaux pour contester son titre

## Comment les parties s’assemblent
vtes-reading-and-then = { $first }, puis { $then }
vtes-reading-next = { $first }. { $then }
vtes-reading-either = soit { $head }, soit { $last }
vtes-reading-order = types clans not_clans sects not_sects keywords not_keywords traits not_traits titled anarch unique red_list compared region locked not_self
vtes-reading-requires = les cartes qui demandent [{ $code }]
vtes-reading-plays-note = { $kind ->
    [none] les cartes qui demandent { $disciplines }
   *[other] les cartes ({ $kind }) qui demandent { $disciplines }
}
vtes-reading-nature = { $others ->
    [none] { $unique ->
        [true] { $life ->
            [0] unique
           *[other] { $body ->
                [ally] allié unique
                [retainer] serviteur unique
               *[other] unique
            }
        }
       *[false] {""}
    }
   *[other] { $others }{ $unique ->
        [true] { " " }unique
       *[false] {""}
    }
}{ $more ->
    [none] {""}
   *[other] , { $more }
}{ $body ->
    [ally] { $others ->
        [none] { $unique ->
            [true] ,{ " " }
           *[false] {""}
        }
       *[other] ,{ " " }
    }{ $life } de vie, { $strength } de force, { $bleed } de bleed
   *[other] { $life ->
        [0] {""}
       *[other] { $others ->
            [none] { $unique ->
                [true] ,{ " " }
               *[false] {""}
            }
           *[other] ,{ " " }
        }{ $life } de vie
    }{ $strength ->
        [0] {""}
       *[other] , { $strength } de force
    }{ $bleed ->
        [0] {""}
       *[other] , { $bleed } de bleed
    }
}
vtes-reading-user = { $by ->
    [controller] { $user ->
        [bearer] le contrôleur de~{ $bearer }
        [prey] votre proie
        [active] le Mathusalem dont c’est le tour
        [pointed] le contrôleur de la carte retenue
        [anybody] tout Mathusalem
        [other-active] chaque autre Mathusalem, à son tour,
       *[controller] { $bearer }
    }
    [bearer] { $user ->
        [controller] { $bearer }
        [bearer] { $bearer }
       *[other] { $bearer } (pour tout Mathusalem)
    }
    [any-minion] { $requires } (en activité ou en torpeur)
    [combatant] { $requires } au combat
   *[minion] { $requires }
}{ $locked ->
    [true] { " " }(même engagé)
   *[false] {""}
}
vtes-reading-own-bearer = { $bearer } (si c’est { $requires })
vtes-reading-among = { $card ->
    [none] { $seat ->
        [other] autres Mathusalems
       *[any] Mathusalems
    }
   *[other] { $seat ->
        [none] {""}
       *[any] Mathusalems ou{ " " }
    }{ $card }
}
vtes-bearer-vampire = ce vampire
vtes-bearer-imbued = cet Imbued
vtes-bearer-ally = cet allié
vtes-bearer-equipment = le porteur
vtes-bearer-retainer = l’employeur
vtes-bearer-card = le séide qui porte cette carte
vtes-form-role = { $role ->
    [this] f
    [target] f
    [second] f
    [chosen] f
    [weapon] f
    [pointed] f
    [second-pointed] f
    [action-card] f
   *[other] m
}
vtes-role-that-minion = ce séide
vtes-role-user-pool = son pool
vtes-party-user-you = ce Mathusalem
vtes-party-user-prey = sa proie
vtes-party-user-predator = son prédateur
vtes-when-your-unlock = pendant votre phase de désengagement
vtes-when-your-master = pendant votre phase de maître
vtes-when-your-minion = pendant votre phase de séide
vtes-when-your-influence = pendant votre phase d’influence
vtes-when-your-discard = pendant votre phase de défausse
vtes-span-action = pendant une action
vtes-span-whole-action = pendant une action ou à son annonce
vtes-span-before-blocks = pendant une action, avant que les blocages ne soient déclinés
vtes-span-referendum = pendant un référendum
vtes-span-before-resolution = pendant le combat, avant la résolution des frappes
vtes-span-combat = pendant le combat, avant l’étape de poursuite
vtes-span-phases = pendant n’importe quelle phase
vtes-same-clan = clan
vtes-same-sect = secte
vtes-same-circle = cercle
vtes-mark-hunting-ground = nourri par un terrain de chasse ce tour-ci
vtes-mark-put-on = posée à l’instant
vtes-mark-began-unlocked = désengagé au début de votre tour
vtes-mark-shell-game = engagé par cette carte
vtes-mark-club-zombie = désengagée au début de votre tour
vtes-mark-joseph-pander = choisi pour cela
vtes-mark-black-gloves = utilisée dans ce combat
vtes-mark-woken = réveillé ainsi
vtes-mark-block-attempted = auteur d’une tentative de blocage
vtes-mark-gain = bénéficiaire de cet effet
vtes-mark-aimed = visé
vtes-mark-burst = déjà utilisée en rafale
vtes-mark-capitalist = déjà utilisé par cette carte
vtes-mark-split-the-veil = utilisée
vtes-mark-web-of-knives-recruit = entraînée
vtes-mark-the-british-museum = équipé depuis la main
vtes-mark-wmrh-talk-radio = déjà utilisé par cette carte
vtes-mark-powerbase-luanda = déjà utilisé par cette carte
vtes-mark-corruption = corruption
vtes-mark-founder = fondateur
vtes-mark-hostage = otage
vtes-mark-trap = piège
vtes-mark-diablerie = diablerie
vtes-mark-disease = maladie
vtes-mark-freed = affranchi
vtes-mark-torture = torture
vtes-mark-nightmare = cauchemar
vtes-mark-research = recherche
vtes-mark-graft = greffe
vtes-kind-bleed = un bleed
vtes-kind-hunt = une chasse
vtes-kind-equip = une action pour s’équiper
vtes-kind-employ = une action pour embaucher un serviteur
vtes-kind-recruit = une action pour recruter un allié
vtes-kind-political = une action politique
vtes-kind-leave-torpor = une action pour sortir de torpeur
vtes-kind-rescue = un secours hors de torpeur
vtes-kind-diablerie = une diablerie
vtes-kind-become-anarch = une action pour devenir anarch
vtes-kind-enter-combat = une action pour entrer en combat
vtes-kind-burn-incapacitated = une action pour brûler un Imbued frappé d’incapacité
vtes-kind-gain-power = une action pour acquérir un pouvoir
vtes-kind-special = une action spéciale
vtes-trait-anarch = anarch
vtes-trait-scarce = rarissime
vtes-trait-sterile = stérile
vtes-trait-bahari = Bahari
vtes-trait-infernal = infernal
vtes-trait-black-hand = de la Main Noire
vtes-trait-flight = doté de Flight
vtes-trait-seraph = séraphin
vtes-trait-blood-cursed = maudit par le sang
vtes-trait-red-list = de la Liste Rouge
vtes-filter-being = { $role } (si c’est { $filter })
vtes-filter-ready = en activité
vtes-filter-place = { $region ->
    [ash] dans { $controller ->
        [you] votre tas de cendres
        [user] son tas de cendres
        [any] n’importe quel tas de cendres
       *[other] le tas de cendres
    }
    [unseen] dans { $controller ->
        [you] votre région incontrôlée (connu ou non)
        [user] sa région incontrôlée (connu ou non)
        [any] n’importe quelle région incontrôlée (connu ou non)
       *[other] la région incontrôlée (connu ou non)
    }
   *[uncontrolled] dans { $controller ->
        [you] votre région incontrôlée
        [user] sa région incontrôlée
        [any] n’importe quelle région incontrôlée
       *[other] la région incontrôlée
    }
}{ $controller ->
    [you] {""}
    [user] {""}
    [any] {""}
    [other] { " " }d’un autre Mathusalem
    [prey] { " " }de votre proie
    [predator] { " " }de votre prédateur
    [neighbor] { " " }de votre prédateur ou de votre proie
    [same-as-minion] { " " }du même Mathusalem
    [target] { " " }du Mathusalem choisi
    [chosen] { " " }de ce Mathusalem
    [bled] { " " }du Mathusalem visé par le bleed
   *[active] { " " }du Mathusalem dont c’est le tour
}
vtes-filter-any-of-bare = { $value }
vtes-filter-not-noted-bare = non encore { $value }
vtes-filter-noted-bare = { $value }
vtes-amount-each = { " " }pour { $of }{ $most ->
    [none] {""}
   *[other] { " " }(au plus { $most })
}
vtes-amount-number = le nombre de~{ $of }
vtes-reading-plus = { $head } plus { $last }
vtes-if-there-are = { $how ->
    [at-least] il y a { $number ->
        [1] { $things }
       *[other] au moins { $number } { $things }
    }
    [more] il y a plus de~{ $number } { $things }
    [at-most] il y a au plus { $number } { $things }
    [less] { $number ->
        [1] il n’y a pas { $things }
       *[other] il y a moins de~{ $number } { $things }
    }
   *[equal] { $number ->
        [0] il n’y a pas de~{ $things }
       *[other] il y a exactement { $number } { $things }
    }
}
vtes-if-cards = { $how ->
    [equal] { $number ->
        [0] il n’y a aucune carte
       *[other] il y a exactement { $number } cartes
    }
    [more] { $number ->
        [0] il y a des cartes
        [1] il y a plus d’une carte
       *[other] il y a plus de~{ $number } cartes
    }
    [at-most] il y a au plus { $number } cartes
    [less] il y a moins de~{ $number } cartes
   *[at-least] il y a au moins { $number ->
        [1] une carte
       *[other] { $number } cartes
    }
} dans { $party_is ->
    [you] { $zone_is ->
        [hand] votre main
        [library] votre bibliothèque
        [crypt] votre crypte
       *[ash] votre tas de cendres
    }
    [user] { $zone_is ->
        [hand] sa main
        [library] sa bibliothèque
        [crypt] sa crypte
       *[ash] son tas de cendres
    }
   *[other] { $zone_is ->
        [hand] la main
        [library] la bibliothèque
        [crypt] la crypte
       *[ash] le tas de cendres
    } de~{ $party }
}
vtes-unless-holds = { $who } n’est pas { $filter }
vtes-unless-has-edge = { $party_is ->
    [you] vous n’avez pas
    [each] personne n’a
   *[other] { $party } n’a pas
} l’Avantage
vtes-unless-controls = { $party_is ->
    [you] vous ne contrôlez pas
    [user] il ne contrôle pas
    [each] personne ne contrôle
    [each-other] aucun autre Mathusalem ne contrôle
   *[other] { $party } ne contrôle pas
} { $least ->
    [1] {""}
   *[other] au moins { $least }{ " " }
}{ $filter }{ $each ->
    [true] { " " }(chacun d’eux)
   *[false] {""}
}
vtes-unless-same-methuselah = { $other_is ->
    [you] vous n’êtes pas { $one }
   *[other] { $one_is ->
        [you] vous n’êtes pas { $other }
       *[other] { $one } et { $other } ne sont pas le même Mathusalem
    }
}
vtes-unless-doomed = { $who } n’est pas { $to_torpor ->
    [true] en train d’aller en torpeur
   *[false] en train d’être brûlé ou d’aller en torpeur
}
vtes-unless-card-played = { $requires_is ->
    [none] aucune carte du nom de~{ $names }
   *[other] aucune carte qui demande { $requires }
} n’a été jouée { $span_is ->
    [action] pendant cette action
    [combat] pendant ce combat
    [round] pendant ce round
   *[turn] ce tour-ci
}{ $by_is ->
    [none] {""}
   *[other] { " " }par { $by }
}
vtes-unless-any-of = rien de ceci n’est vrai : { $of }
vtes-if-has = { $who } a { $had }
vtes-unless-has = { $who } n’a pas { $had }
vtes-had-least-blood = au moins { $value } { $unit ->
    [blood] sang
    [life] vie
   *[either] sang ou vie
}
vtes-had-most-blood = au plus { $value } { $unit ->
    [blood] sang
    [life] vie
   *[either] sang ou vie
}
vtes-had-disciplines = { $value }
vtes-had-superior = { $value } au niveau supérieur
vtes-had-titles = le titre de~{ $value }
vtes-had-least-capacity = une capacité de~{ $value } ou plus
vtes-had-most-capacity = une capacité de~{ $value } ou moins
vtes-had-marked = un compteur de~{ $value }
vtes-had-marked-own = un compteur de~{ $value } à vous
vtes-had-bearing = { $value }
vtes-had-least-bleed = { $value } de bleed ou plus
vtes-if-stat = { $how ->
    [equal] { $number ->
        [0] { $of } n’a pas de
       *[other] { $of } a exactement { $number }
    }
    [more] { $number ->
        [0] { $of } a encore au moins 1
       *[other] { $of } a plus de~{ $number }
    }
    [less] { $of } a moins de~{ $number }
    [at-most] { $number ->
        [0] { $of } n’a plus de
       *[other] { $of } a au plus { $number }
    }
   *[at-least] { $of } a au moins { $number }
} { $stat_is ->
    [capacity] de capacité
    [blood] { $unit ->
        [blood] sang
        [life] vie
       *[either] sang ou vie
    }
    [bleed] de bleed
    [strength] de force
    [counters] { $number ->
        [1] compteur
       *[other] compteurs
    }
    [missing-life] de vie manquant au total de départ
    [cost] de coût
   *[missing-blood] de sang manquant à la capacité
}
vtes-unless-turn-is = ce n’est pas { $yours ->
    [none] { $phases_is ->
        [none] {""}
       *[other] la { $phases }
    }
    [true] { $phases_is ->
        [none] votre tour
       *[other] votre { $phases }
    }
   *[false] { $phases_is ->
        [none] le tour d’un autre Mathusalem
       *[other] la { $phases } d’un autre Mathusalem
    }
}{ $acted ->
    [none] {""}
    [true] { " " }un tour où une action a été tentée
   *[false] { " " }un tour où aucune action n’a été tentée
}
vtes-moment-any = après { $event }{ $who ->
    [none] {""}
   *[other] { " " }({ $who })
}
vtes-moment-went-to-torpor = quand { $who ->
    [none] un vampire
   *[other] { $who }
} va en torpeur
vtes-moment-fallen = quand { $who ->
    [none] un séide
   *[other] { $who }
} en activité est brûlé ou envoyé en torpeur
vtes-moment-left-play = { $leaving ->
    [true] après que~
   *[false] quand{ " " }
}{ $who_is ->
    [own] { $this }
   *[other] { $who }
} { $leaving ->
    [true] a quitté
   *[false] quitte
} le jeu de quelque façon que ce soit
vtes-moment-leaving-ready = quand { $who ->
    [none] un séide
   *[other] { $who }
} quitte la région d’activité
vtes-moment-opponent-leaving = quand le séide opposé à~{ $who ->
    [none] un autre au combat
   *[other] { $who }
} quitte la région d’activité
vtes-moment-control-taken = quand le contrôle de~{ $who_is ->
    [own] cette carte
   *[other] une carte
} change
vtes-moment-came-out = quand { $who ->
    [none] une carte de crypte
   *[other] { $who }
} entre en jeu depuis la région incontrôlée
vtes-moment-discard-spent = quand une action de phase de défausse sert à défausser { $who ->
    [none] une carte
   *[other] { $who }
}
vtes-moment-being-burned = quand { $who ->
    [none] une carte
   *[other] { $who }
} va être brûlé
vtes-moment-rescued = quand { $who ->
    [none] un vampire
   *[other] { $who }
} est secouru de torpeur
vtes-moment-emptied = quand la dernière carte posée sur celle-ci la quitte
vtes-moment-counters-changed = quand des compteurs arrivent sur { $who_is ->
    [own] cette carte
   *[other] une carte
} ou la quittent
vtes-moment-counters-named = quand des compteurs nommés arrivent sur { $who ->
    [none] une carte
   *[other] { $who }
} ou la quittent
vtes-moment-played = quand { $who_is ->
    [one] { $who }
    [own] { $this }
   *[none] une carte
} est jouée
vtes-moment-play-over = après que~{ $who_is ->
    [one] { $who }
    [own] { $this }
   *[none] une carte
} a été jouée
vtes-moment-action-announced = quand { $who_is ->
    [none] une action est annoncée
   *[other] { $who } annonce une action
}
vtes-moment-action-succeeded = quand une action{ $who_is ->
    [none] {""}
   *[other] { " " }de~{ $who }
} réussit
vtes-moment-blocked = quand { $who_is ->
    [none] un séide
   *[other] { $who }
} bloque
vtes-moment-block-failed = quand une tentative de blocage{ $who_is ->
    [none] {""}
   *[other] { " " }de~{ $who }
} échoue
vtes-moment-block-attempted = quand { $who_is ->
    [none] un séide
   *[other] { $who }
} tente de bloquer
vtes-moment-bled = quand un bleed{ $who_is ->
    [none] {""}
   *[other] { " " }de~{ $who }
} réussit
vtes-moment-bleed-succeeding = quand un bleed{ $who_is ->
    [none] {""}
   *[other] { " " }de~{ $who }
} est sur le point de réussir
vtes-moment-combat-began = quand un combat commence{ $who ->
    [none] {""}
   *[other] , { $who } étant le séide actif
}
vtes-moment-combat-over = quand un combat{ $who_is ->
    [none] {""}
   *[other] { " " }de~{ $who }
} est terminé
vtes-moment-round-opened = au début de chaque round{ $who ->
    [none] {""}
   *[other] { " " }d’un combat de~{ $who }
}
vtes-moment-round-closing = à la fin de chaque round{ $who ->
    [none] {""}
   *[other] { " " }d’un combat de~{ $who }
}
vtes-moment-press-step = à l’étape de poursuite{ $who ->
    [none] {""}
   *[other] { " " }d’un combat de~{ $who }
}
vtes-moment-pressed-on = quand { $who ->
    [none] un séide
   *[other] { $who }
} utilise une poursuite pour continuer le combat
vtes-moment-strikes-coming = avant le choix des frappes{ $who ->
    [none] {""}
   *[other] { " " }dans un combat de~{ $who }
}
vtes-moment-strikes-resolving = à la résolution normale des frappes{ $who ->
    [none] {""}
   *[other] { " " }dans un combat de~{ $who }
}
vtes-moment-entered-play = quand { $who_is ->
    [own] { $this }
    [none] une carte
   *[one] { $who }
} entre en jeu
vtes-moment-burned = { $leaving ->
    [true] après la perte de~{ $this }, brûlé
   *[false] quand { $who_is ->
        [none] une carte est brûlée
       *[other] { $who } est brûlé
    }
}
vtes-moment-diablerized = quand { $who ->
    [none] un vampire
   *[other] { $who }
} commet une diablerie
vtes-moment-referendum-called = quand { $who ->
    [none] un référendum est convoqué
   *[other] { $who } convoque un référendum
}
vtes-moment-referendum-passed = quand un référendum{ $who ->
    [none] {""}
   *[other] { " " }convoqué par { $who }
} passe
vtes-moment-referendum-failed = quand un référendum{ $who ->
    [none] {""}
   *[other] { " " }convoqué par { $who }
} échoue
vtes-moment-referendum-canceled = quand un référendum{ $who ->
    [none] {""}
   *[other] { " " }convoqué par { $who }
} est annulé
vtes-moment-referendum-over = après les effets d’un référendum{ $who ->
    [none] {""}
   *[other] { " " }convoqué par { $who }
}
vtes-moment-phase-began = au début { $who_is ->
    [none] d’une phase
   *[other] d’une de vos phases
}
vtes-moment-burned-pool = quand { $who_is ->
    [none] du pool est brûlé
   *[other] vous brûlez du pool
}
vtes-moment-edge-voted = quand l’Avantage est brûlé pour une voix
vtes-moment-discarded = quand { $who_is ->
    [one] { $who }
   *[none] une carte
} est défaussée
vtes-moment-canceled = quand { $who_is ->
    [one] { $who }
   *[none] une carte
} est annulée
vtes-moment-hunted = quand { $who ->
    [none] un vampire
   *[other] { $who }
} chasse avec succès
vtes-moment-unlocked = quand { $who ->
    [none] une carte
   *[other] { $who }
} se désengage
vtes-moment-burned-blood = quand { $who ->
    [none] un séide
   *[other] { $who }
} brûle du sang ou de la vie
vtes-moment-control-returned = quand le contrôle de~{ $who_is ->
    [own] cette carte
   *[other] une carte
} est rendu
vtes-moment-contest-began = quand { $who ->
    [none] une carte
   *[other] { $who }
} est contesté
vtes-moment-changed = à tout moment
vtes-moment-sect-changed = quand { $who ->
    [none] un vampire
   *[other] { $who }
} change de secte
vtes-moment-anarch-no-more = quand { $who ->
    [none] un vampire
   *[other] { $who }
} n’est plus anarch
vtes-moment-attached = quand { $who_is ->
    [own] cette carte
   *[other] une carte
} est mise ou déplacée sur une carte
vtes-moment-opponent-burned = quand le séide opposé à~{ $who ->
    [none] un autre
   *[other] { $who }
} est brûlé
vtes-moment-prey-ousted = quand votre proie est éliminée
vtes-filter-exact-capacity = de capacité { $value }
vtes-party-target-card = le contrôleur de la cible
vtes-party-target-seat = le Mathusalem choisi
vtes-bearer-card-forms = { $how ->
    [of] du séide qui porte cette carte
    [to] au séide qui porte cette carte
   *[plain] le séide qui porte cette carte
}
vtes-bearer-named = { $how ->
    [of] de~{ $name }
    [to] à { $name }
   *[plain] { $name }
}
vtes-bearer-again = { $how ->
    [of] de ce séide
    [to] à ce séide
   *[plain] ce séide
}
vtes-keyword-turned-ally = devenu allié
vtes-keyword-turned-vampire = devenu vampire
vtes-optional-press = une poursuite optionnelle{ $only_is ->
    [none] {""}
    [continue] { " " }pour continuer le combat
   *[end] { " " }pour terminer le combat
}
vtes-optional-maneuver = une manœuvre optionnelle{ $to_is ->
    [none] {""}
    [close] { " " }vers le contact
   *[long] { " " }vers la distance
}
vtes-optional-more-strikes = { $amount ->
    [1] une frappe additionnelle optionnelle
   *[other] { $amount } frappes additionnelles optionnelles
}{ $limited ->
    [true] { " " }(limité)
   *[false] {""}
}{ $only_is ->
    [none] {""}
   *[other] , seulement { $only }
}{ $this_weapon ->
    [true] , seulement avec cette arme
   *[false] {""}
}
vtes-reading-gets = { $once_is ->
    [none] {""}
   *[other] { $times ->
        [1] une fois
       *[other] { $times } fois
    } { $once_is ->
        [turn] par tour
        [action] par action
        [combat] par combat
        [round] par round
        [phase] par phase
       *[referendum] par référendum
    }{ $group_is ->
        [none] {""}
       *[other] { " " }(en comptant ensemble les deux usages de cette carte)
    }{ $shared_is ->
        [none] {""}
        [you] { " " }(en comptant ensemble tous vos exemplaires de cette carte)
       *[all] { " " }(en comptant ensemble tous les exemplaires de cette carte)
    }{ $each ->
        [true] { " " }pour chaque séide
       *[false] {""}
    }{ $condition_is ->
        [none] ,{ " " }
       *[other] {""}
    }
}{ $any_turn ->
    [true] { " " }à n’importe quel tour,{ " " }
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] , si~{ $condition },{ " " }
}{ $subject } { $subject_is ->
    [you] obtenez
   *[other] obtient
} { $given }
vtes-moment-older-diablerized = quand { $who ->
    [none] un vampire
   *[other] { $who }
} commet une diablerie sur un vampire plus âgé
vtes-moment-turn-began = au début de votre tour
vtes-moment-edge-taken = quand l’Avantage revient à quelqu’un qui ne l’avait pas
vtes-moment-became-anarch = quand { $who ->
    [none] un vampire
   *[other] { $who }
} devient anarch
vtes-moment-brought = quand { $who ->
    [none] un séide
   *[other] { $who }
} s’équipe d’une carte, l’embauche ou la recrute
vtes-moment-brought-from-hand = quand { $who ->
    [none] un séide
   *[other] { $who }
} s’équipe d’une carte de la main, l’embauche ou la recrute
vtes-form-noun = { $noun ->
    [any] f
    [weapon] f
    [master] f
    [crypt] f
    [library] f
    [minion-card] f
   *[other] m
}
vtes-moment-edge-lost = quand quelqu’un perd l’Avantage
vtes-amount-being = , X étant { $amount }
vtes-mark-other = désigné par cet effet
vtes-keyword-watchtower = Tour de guet
vtes-keyword-path = voie
vtes-keyword-gives-way = ne peut pas être disputé : brûlé si un autre exemplaire devait entrer en jeu
vtes-keyword-uncontestable = ne peut pas être disputé : un autre exemplaire qui devait entrer en jeu est brûlé
vtes-keyword-transient = transitoire
vtes-unless-action-kinds = l’action n’est pas { $kinds }
vtes-unless-has-blocked = { $who } n’a pas bloqué l’action
vtes-mark-container = récipient
vtes-mark-status = statut
vtes-mark-vandal = vandale
vtes-mark-seduction = séduction
