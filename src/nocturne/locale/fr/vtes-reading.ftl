# Ce que fait une carte, dit d’après son arbre. Un message par mot du vocabulaire ; il reçoit les champs du nœud,
# chacun comme une expression ($party) et comme un mot nu pour choisir ($party_is). Ni majuscule ni point final.

## Assembler les expressions

vtes-reading-and = { $head } et { $last }
vtes-reading-or = { $head } ou { $last }
vtes-reading-then = { $first } ; puis { $then }
vtes-reading-group = ({ $text })
vtes-reading-adjectives = { " " }{ $list }
vtes-reading-clauses = { " " }{ $list }
vtes-reading-any-referendum = le référendum
vtes-reading-bearer = le séide qu’est cette carte, ou qui la porte
vtes-reading-branch = { $do }{ $when ->
    [none] {""}
   *[other] { " " }(si { $when })
}
vtes-reading-merged = Une fois fusionné : { $text }
vtes-reading-stand-in = { $how ->
    [blocks] cette carte peut tenter de bloquer une action dirigée contre qui la contrôle, verrouillée ou non ; pendant cette tentative c’est
    [arises] ce que cette carte devient en activité, c’est
   *[made] une carte mise en jeu pour représenter autre chose est
} un vampire de capacité { $capacity }, { $unique ->
    [true] unique
   *[false] non unique
}{ $traits ->
    [none] {""}
   *[other] { " " }({ $traits })
}, force { $strength }, bleed { $bleed }{ $disciplines ->
    [none] {""}
   *[other] , avec { $disciplines }
}{ $how ->
    [arises] { " " }; rien d’autre de son propre texte ne s’applique
   *[other] , avec un niveau de chaque Discipline que la carte donnerait ; rien d’autre de son propre texte ne s’applique
}
vtes-reading-stand-in-text = Pour ce que ces cartes représentent : { $text }
vtes-reading-minion = { $life } de vie, { $strength } de force, bleed { $bleed }
vtes-reading-one-each = { $limit ->
    [name] un séide ne peut avoir qu’une carte de ce nom
   *[other] un séide ne peut en avoir qu’un exemplaire : { $limit }
}
vtes-reading-plays = joue les cartes qui demandent { $disciplines } comme un vampire de capacité { $capacity }{ $sect ->
    [none] {""}
   *[other] { " " }({ $sect })
}
vtes-reading-strike = peut frapper : { $strike }
vtes-reading-modifier = { $whom } : { $what }{ $when ->
    [none] {""}
   *[other] , si { $when }
}{ $cards ->
    [none] {""}
   *[other] , pour { $cards }
}{ $against ->
    [none] {""}
   *[other] , face à { $against }
}{ $until ->
    [none] {""}
   *[other] { " " }{ $until }
}
vtes-reading-mode = { $needs_is ->
    [none] {""}
   *[other] { $needs }{ " " }
}{ $type }{ $name_is ->
    [none] {""}
   *[other] { " " }({ $name })
}{ $also_is ->
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
} : { $action_is ->
    [special] {""}
   *[other] { $action }.{ " " }
}{ $bleed ->
    [0] {""}
   *[other] Bleed +{ $bleed }.{ " " }
}{ $stealth ->
    [0] {""}
   *[other] Action à +{ $stealth } de discrétion.{ " " }
}{ $windows_is ->
    [none] {""}
   *[other] S’utilise { $windows }.{ " " }
}{ $requires_is ->
    [none] {""}
   *[other] Seulement par un séide qui est { $requires }.{ " " }
}{ $usable_locked ->
    [true] Un séide engagé peut l’utiliser.{ " " }
   *[false] {""}
}{ $reflex ->
    [true] Réflexe contre une carte jouée contre le séide, quoi qu’il fasse.{ " " }
   *[false] {""}
}{ $removed ->
    [true] Retirée de la partie une fois jouée.{ " " }
   *[false] {""}
}{ $wakes ->
    [true] Réveil : un séide engagé peut l’utiliser.{ " " }
   *[false] {""}
}{ $any_time ->
    [true] Utilisable même sans action.{ " " }
   *[false] {""}
}{ $by_any ->
    [true] Seulement par un autre séide que celui qui agit ou combat.{ " " }
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] Seulement si { $condition }.{ " " }
}{ $once_is ->
    [none] {""}
   *[other] Une fois { $once_word_is ->
        [none] { $once_mode ->
            [true] de cette façon par séide
           *[false] par séide
        }
       *[other] en tout pour { $once_word_is }
    } { $once_is ->
        [strike] à chaque frappe
        [round] à chaque round
        [combat] à chaque combat
        [action] à chaque action
        [turn] à chaque tour
       *[unlock] entre deux de ses phases de désengagement
    }.{ " " }
}{ $once_per_is ->
    [none] {""}
    [game] Une seule fois dans la partie.{ " " }
    [own-game] Une seule fois dans la partie par Mathusalem.{ " " }
   *[other] Une seule fois, qui que ce soit{ $once_mode ->
        [true] , de cette façon
       *[false] {""}
    }, { $once_per_is ->
        [action] par action
        [combat] par combat
       *[turn] par tour
    }.{ " " }
}{ $ransom_is ->
    [none] {""}
   *[other] { $ransom }{ " " }
}{ $cancels_is ->
    [none] {""}
   *[other] Contre { $cancels }, au moment où la carte est jouée{ $cancels_of_is ->
        [other] { " " }par un autre Mathusalem
        [neighbor] { " " }par votre prédateur ou votre proie
        [opponent] { " " }par le séide adverse
        [on-him] { " " }sur le séide qui joue ceci
       *[any] {""}
    }{ $cancels_by_is ->
        [none] {""}
       *[other] , par { $cancels_by }
    }.{ " " }
}{ $cost_is ->
    [none] {""}
   *[other] Coût : { $cost }.{ " " }
}{ $pays_within ->
    [true] Le coût est payé en même temps que l’effet se produit.{ " " }
   *[false] {""}
}{ $naming_is ->
    [none] {""}
   *[other] Choisissez : { $naming }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choisissez { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choisissez { $number }.{ " " }
}{ $meanwhile_is ->
    [none] {""}
   *[other] Dès l’annonce : { $meanwhile }.{ " " }
}{ $undirected ->
    [true] L’action n’est dirigée contre personne dans tous les cas.{ " " }
   *[false] {""}
}{ $effects_is ->
    [none] {""}
   *[other] Effet : { $effects }.{ " " }
}{ $replace_is ->
    [now] {""}
    [after-action] N’est remplacée qu’après l’action.
    [after-combat] N’est remplacée qu’après le combat.
    [after-turn] N’est remplacée qu’après le tour.
    [next-unlock] N’est remplacée qu’à votre prochaine phase de désengagement.
    [discard-phase] N’est remplacée qu’à votre prochaine phase de défausse.
    [while-in-play] N’est pas remplacée tant qu’elle est en jeu.
    [diablerie] N’est remplacée qu’à la prochaine diablerie.
   *[never] N’est pas remplacée.
}{ $returns ->
    [true] { " " }Au lieu de la remplacer, vous pouvez la reprendre dans votre tas de cendre.
   *[false] {""}
}
vtes-reading-ability = { $mandatory ->
    [true] à faire obligatoirement{ " " }
   *[false] utilisable{ " " }
}{ $name_is ->
    [none] {""}
   *[other] ({ $name }){ " " }
}{ $windows_is ->
    [none] { $during_is ->
        [action] à tout moment d’une action
        [combat] à tout moment d’un combat
       *[any-time] à tout moment
    }
   *[other] { $windows }
}{ $any_turn ->
    [true] { " " }au tour de n’importe qui
   *[false] {""}
}{ $user_is ->
    [controller] { " " }par vous
    [bearer] { " " }par qui contrôle le porteur de cette carte
    [prey] { " " }par votre proie
    [active] { " " }par le Mathusalem dont c’est le tour
    [pointed] { " " }par qui contrôle la carte qu’elle retient
    [anybody] { " " }par n’importe qui
   *[other-active] { " " }par chaque autre Mathusalem à son tour
}{ $by_is ->
    [controller] {""}
    [bearer] , avec le séide qu’est cette carte ou qui la porte
    [any-minion] , avec un séide, en activité ou en torpeur
    [combatant] , avec un de ses séides au combat
   *[minion] , avec un séide en activité
}{ $as_type_is ->
    [none] {""}
   *[other] , aux mêmes moments que ce type de carte : { $as_type }
}{ $usable_locked ->
    [true] , même engagé
   *[false] {""}
}{ $requires_is ->
    [none] {""}
   *[other] , qui est { $requires }
}{ $once_is ->
    [none] {""}
    [turn] , une fois par tour
    [action] , une fois par action
    [combat] , une fois par combat
    [round] , une fois par round
    [phase] , une fois par phase
   *[referendum] , une fois par référendum
}{ $group_is ->
    [none] {""}
   *[other] { " " }(en commun : { $group_is })
}{ $times ->
    [1] {""}
   *[other] { " " }({ $times } fois)
}{ $shared_is ->
    [none] {""}
    [you] { " " }pour tous vos exemplaires de cette carte ensemble
   *[all] { " " }pour tous les exemplaires de cette carte ensemble
}{ $each ->
    [true] { " " }pour chaque séide
   *[false] {""}
}{ $cancels_is ->
    [none] {""}
   *[other] , contre { $cancels } au moment où elle est jouée{ $cancels_by_is ->
        [none] {""}
       *[other] { " " }par { $cancels_by }
    }{ $cancels_of_is ->
        [other] { " " }par un autre Mathusalem
        [neighbor] { " " }par votre prédateur ou votre proie
        [opponent] { " " }par le séide adverse
        [on-him] { " " }sur ce séide
       *[any] {""}
    }
}{ $master_action ->
    [true] , pour une action de phase de maître
   *[false] {""}
}{ $discard_action ->
    [true] , pour une action de phase de défausse
   *[false] {""}
}{ $condition_is ->
    [none] {""}
   *[other] , si { $condition }
}. { $cost ->
    [none] {""}
   *[other] Coût : { $cost }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choisissez { $targets }.{ " " }
}{ $number_is ->
    [none] {""}
   *[other] Choisissez { $number }.{ " " }
}Effet : { $effects }
vtes-reading-action = { $by_is ->
    [bearer] le séide qu’est cette carte ou qui la porte
    [minion] chacun de vos séides
    [other-minion] chaque séide d’un autre Mathusalem
   *[any-minion] chaque séide
}{ $requires_is ->
    [none] {""}
   *[other] { " " }qui est { $requires }
} peut entreprendre une action{ $name_is ->
    [none] {""}
   *[other] { " " }({ $name })
}{ $kind_is ->
    [special] {""}
   *[other] , { $kind }
}{ $against_is ->
    [none] {""}
    [this] , dirigée contre cette carte
   *[bearer] , dirigée contre le porteur de cette carte
}{ $once_is ->
    [none] {""}
   *[turn] , une fois par tour en tout
}{ $burns ->
    [true] , en brûlant cette carte à l’annonce
   *[false] {""}
}{ $undirected ->
    [true] , non dirigée
   *[false] {""}
}{ $blocked_by_is ->
    [none] {""}
   *[other] , que de tels séides, qui que ce soit qui les contrôle, peuvent aussi tenter de bloquer : { $blocked_by }
}{ $locks ->
    [true] , en engageant cette carte à l’annonce
   *[false] {""}
}{ $stealth ->
    [0] {""}
   *[other] , à { $stealth } de discrétion
}{ $bleed ->
    [0] {""}
   *[other] , bleed +{ $bleed }
}{ $condition_is ->
    [none] {""}
   *[other] , si { $condition }
}. { $cost ->
    [none] {""}
   *[other] Coût : { $cost }.{ " " }
}{ $targets_is ->
    [none] {""}
   *[other] Choisissez { $targets }.{ " " }
}Effet : { $effects }
vtes-reading-trigger = { $leaving ->
    [true] bien que cette carte soit partie, après { $event }
   *[false] après { $event }
}{ $parting ->
    [true] { " " }(même si cette carte part avec)
   *[false] {""}
}{ $outlives ->
    [true] { " " }(le porteur de cette carte ; elle lui survit, X est sa capacité)
   *[false] {""}
}{ $about_is ->
    [none] { $self_only ->
        [true] { " " }(cette carte ou son porteur)
       *[false] {""}
    }
   *[other] , concernant { $about }
}{ $once_is ->
    [none] {""}
    [turn] , une fois par tour
    [action] , une fois par action
    [combat] , une fois par combat
    [round] , une fois par round
   *[phase] , une fois par phase
}{ $condition_is ->
    [none] {""}
   *[other] , si { $condition }
} : { $cost ->
    [none] {""}
   *[other] pour { $cost },{ " " }
}{ $optional ->
    [true] vous pouvez :{ " " }
   *[false] {""}
}{ $effects }
vtes-reading-target = { $card_is ->
    [none] { $seat_is ->
        [none] personne
        [any] un Mathusalem quelconque
        [other] un autre Mathusalem
        [prey] votre proie
        [predator] votre prédateur
        [neighbor] votre prédateur ou votre proie
        [not-prey] un autre Mathusalem que votre proie
        [acting-prey] la proie du Mathusalem qui agit
        [redirect] un Mathusalem autre que vous et que celui qui agit
        [second-predator] le prédateur de votre prédateur
       *[ousted] un Mathusalem sans pool
    }
   *[other] { $seat_is ->
        [none] {""}
       *[any] un Mathusalem quelconque ou{ " " }
    }{ $card }
}{ $number ->
    [1] {""}
   *[other] { " " }({ $up_to ->
        [true] au plus { $number }
       *[false] exactement { $number }
    }{ $least ->
        [0] {""}
       *[other] , au moins { $least }
    })
}{ $up_to ->
    [true] { $least ->
        [0] { " " }ou rien
       *[other] {""}
    }
   *[false] {""}
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
vtes-branch-remove-from-ash = Retirer du jeu une carte de votre tas de cendre
vtes-branch-burn-this = Brûler cette carte
vtes-branch-remove-at-random = Retirer au hasard une carte de bibliothèque de votre tas de cendre
vtes-mode-either = l’un des deux
vtes-mode-both-of-them = les deux

## Rôles et parties

vtes-role-minion = ce séide
vtes-role-target = la cible
vtes-role-second = la seconde cible
vtes-role-acting = le séide actif
vtes-role-blocker = le séide bloqueur
vtes-role-opponent = le séide adverse
vtes-role-bearer = le porteur de cette carte
vtes-role-this = cette carte
vtes-role-chosen = la carte en question
vtes-role-defending = le séide qui se défend
vtes-role-weapon = l’arme avec laquelle il frappe
vtes-role-aimed = ce que vise l’action
vtes-role-action-card = la carte de l’action
vtes-role-pointed = la carte qu’elle retient
vtes-role-second-pointed = la seconde carte qu’elle retient
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
vtes-party-acting = le Mathusalem qui agit
vtes-party-target = le Mathusalem choisi, ou qui contrôle la cible
vtes-party-targets = chaque Mathusalem choisi
vtes-party-not-targets = chaque Mathusalem qui n’a pas été choisi
vtes-party-allotted = chaque Mathusalem qui a des points
vtes-party-chosen = ce Mathusalem
vtes-party-each = chaque Mathusalem
vtes-party-each-other = chaque autre Mathusalem
vtes-party-controller = qui contrôle cette carte
vtes-party-owner = le propriétaire de cette carte
vtes-party-active = le Mathusalem dont c’est le tour
vtes-party-bearer = qui contrôle le porteur de cette carte
vtes-party-pointed = le Mathusalem qu’elle retient
vtes-party-canceled = qui joue la carte annulée
vtes-party-most-points = qui a le plus de points
vtes-party-fewest-points = qui a le moins de points
vtes-party-bled = le Mathusalem visé par le bleed
vtes-party-directed = ceux que vise l’action
vtes-party-opponent = le contrôleur du séide adverse

## Quand

vtes-when-as-played = au moment où une carte est jouée
vtes-when-unlock = en phase de désengagement
vtes-when-master = en phase de maître
vtes-when-minion = en phase de séide
vtes-when-influence = en phase d’influence
vtes-when-discard = en phase de défausse
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
vtes-when-diablerie = quand un vampire va être diablé
vtes-when-ousting = quand un Mathusalem va être éliminé
vtes-during-any-time = à tout instant
vtes-during-action = à tout instant d’une action
vtes-during-combat = à tout instant d’un combat
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
vtes-deed-bleed = bleed
vtes-deed-hunt = chasse
vtes-deed-equip = s’équiper
vtes-deed-employ = embaucher un serviteur
vtes-deed-recruit = recruter un allié
vtes-deed-political = action politique
vtes-deed-leave-torpor = sortir de torpeur
vtes-deed-rescue = secourir de torpeur
vtes-deed-diablerie = diablerie
vtes-deed-become-anarch = devenir anarch
vtes-deed-enter-combat = entrer en combat
vtes-deed-burn-incapacitated = brûler un Imbued frappé d’incapacité
vtes-deed-gain-power = acquérir un pouvoir
vtes-deed-special = action spéciale
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
vtes-keyword-wraith = spectre
vtes-keyword-zombie = zombie
vtes-keyword-werewolf = loup-garou
vtes-keyword-mummy = momie
vtes-keyword-changeling = changelin
vtes-keyword-gargoyle = créature Gargouille
vtes-keyword-electronic = électronique
vtes-keyword-contract = contrat
vtes-keyword-nod-fragment = fragment de Nod
vtes-keyword-operation-antigen = opération Antigène
vtes-keyword-condemnation = condamnation
vtes-keyword-red-list = liste rouge
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

vtes-noun-bare = { $adjectives }{ $clauses }
vtes-noun-any = { $determiner ->
    [each] chaque carte
    [any] toute carte
   *[one] une carte
}{ $adjectives }{ $clauses }
vtes-noun-minion = { $determiner ->
    [each] chaque séide
    [any] tout séide
   *[one] un séide
}{ $adjectives }{ $clauses }
vtes-noun-vampire = { $determiner ->
    [each] chaque vampire
    [any] tout vampire
   *[one] un vampire
}{ $adjectives }{ $clauses }
vtes-noun-ally = { $determiner ->
    [each] chaque allié
    [any] tout allié
   *[one] un allié
}{ $adjectives }{ $clauses }
vtes-noun-imbued = { $determiner ->
    [each] chaque Imbued
    [any] tout Imbued
   *[one] un Imbued
}{ $adjectives }{ $clauses }
vtes-noun-retainer = { $determiner ->
    [each] chaque serviteur
    [any] tout serviteur
   *[one] un serviteur
}{ $adjectives }{ $clauses }
vtes-noun-equipment = { $determiner ->
    [each] chaque équipement
    [any] tout équipement
   *[one] un équipement
}{ $adjectives }{ $clauses }
vtes-noun-weapon = { $determiner ->
    [each] chaque arme
    [any] toute arme
   *[one] une arme
}{ $adjectives }{ $clauses }
vtes-noun-location = { $determiner ->
    [each] chaque lieu
    [any] tout lieu
   *[one] un lieu
}{ $adjectives }{ $clauses }
vtes-noun-master = { $determiner ->
    [each] chaque carte de maître
    [any] toute carte de maître
   *[one] une carte de maître
}{ $adjectives }{ $clauses }
vtes-noun-event = { $determiner ->
    [each] chaque événement
    [any] tout événement
   *[one] un événement
}{ $adjectives }{ $clauses }
vtes-noun-trophy = { $determiner ->
    [each] chaque trophée
    [any] tout trophée
   *[one] un trophée
}{ $adjectives }{ $clauses }
vtes-noun-monster = { $determiner ->
    [each] chaque monstre
    [any] tout monstre
   *[one] un monstre
}{ $adjectives }{ $clauses }
vtes-noun-crypt = { $determiner ->
    [each] chaque carte de crypte
    [any] toute carte de crypte
   *[one] une carte de crypte
}{ $adjectives }{ $clauses }
vtes-noun-library = { $determiner ->
    [each] chaque carte de bibliothèque
    [any] toute carte de bibliothèque
   *[one] une carte de bibliothèque
}{ $adjectives }{ $clauses }
vtes-noun-minion-or-retainer = { $determiner ->
    [each] chaque séide ou serviteur
    [any] tout séide ou serviteur
   *[one] un séide ou serviteur
}{ $adjectives }{ $clauses }
vtes-noun-minion-card = { $determiner ->
    [each] chaque carte de séide
    [any] toute carte de séide
   *[one] une carte de séide
}{ $adjectives }{ $clauses }
vtes-filter-region = { $value_is ->
    [ready] en activité
    [torpor] en torpeur
    [uncontrolled] en région incontrôlée
    [unseen] en région incontrôlée, vu ou non
    [ash] dans un tas de cendre
    [hand] dans votre main
    [incapacitated] en région des incapacités
   *[any] en jeu ou non
}
vtes-filter-controller = { $value_is ->
    [you] que vous contrôlez
    [other] que contrôle un autre Mathusalem
    [prey] que contrôle votre proie
    [predator] que contrôle votre prédateur
    [neighbor] que contrôle votre prédateur ou votre proie
    [same-as-minion] de même contrôleur
    [target] que contrôle le Mathusalem choisi
    [chosen] que contrôle ce Mathusalem
    [bled] que contrôle le Mathusalem visé par le bleed
   *[active] que contrôle le Mathusalem dont c’est le tour
}
vtes-filter-controller-bare = { $value_is ->
    [you] sous votre contrôle
    [other] sous le contrôle d’un autre Mathusalem
    [prey] sous le contrôle de votre proie
    [predator] sous le contrôle de votre prédateur
    [neighbor] sous le contrôle de votre prédateur ou de votre proie
    [same-as-minion] sous le même contrôle
    [target] sous le contrôle du Mathusalem choisi
    [chosen] sous le contrôle de ce Mathusalem
    [bled] sous le contrôle du Mathusalem visé par le bleed
   *[active] sous le contrôle du Mathusalem dont c’est le tour
}
vtes-filter-whose-uncontrolled = { $value_is ->
    [you] dans votre région incontrôlée
    [other] dans la région incontrôlée d’un autre Mathusalem
    [prey] dans la région incontrôlée de votre proie
    [predator] dans la région incontrôlée de votre prédateur
    [neighbor] dans la région incontrôlée de votre prédateur ou de votre proie
    [same-as-minion] dans la région incontrôlée du même Mathusalem
    [target] dans la région incontrôlée du Mathusalem choisi
    [chosen] dans la région incontrôlée de ce Mathusalem
    [bled] dans la région incontrôlée du Mathusalem visé par le bleed
   *[active] dans la région incontrôlée du Mathusalem dont c’est le tour
}
vtes-filter-whose-ash = { $value_is ->
    [you] dans votre tas de cendre
    [other] dans le tas de cendre d’un autre Mathusalem
    [prey] dans le tas de cendre de votre proie
    [predator] dans le tas de cendre de votre prédateur
    [neighbor] dans le tas de cendre de votre prédateur ou de votre proie
    [same-as-minion] dans le tas de cendre du même Mathusalem
    [target] dans le tas de cendre du Mathusalem choisi
    [chosen] dans le tas de cendre de ce Mathusalem
    [bled] dans le tas de cendre du Mathusalem visé par le bleed
   *[active] dans le tas de cendre du Mathusalem dont c’est le tour
}
vtes-filter-clans = { $value }
vtes-filter-not-clans = d’aucun de ces clans : { $value }
vtes-filter-clan-named = du clan nommé
vtes-filter-sects = { $value }
vtes-filter-not-sects = d’aucune de ces sectes : { $value }
vtes-filter-same = de même appartenance : { $value }
vtes-filter-titles = portant un titre : { $value }
vtes-filter-not-titles = sans le titre : { $value }
vtes-filter-titled = { $value ->
    [true] titré
   *[false] sans titre
}
vtes-filter-anarch = { $value ->
    [true] anarch
   *[false] non anarch
}
vtes-filter-locked = { $value ->
    [true] engagé
   *[false] désengagé
}
vtes-filter-locked-card = { $value ->
    [true] engagée
   *[false] désengagée
}
vtes-filter-traits = { $value }
vtes-filter-not-traits = sans être { $value }
vtes-filter-paths = qui suit la Voie : { $value }
vtes-filter-not-paths = qui ne suit pas la Voie : { $value }
vtes-filter-slave = { $value ->
    [true] qui est un esclave
   *[false] qui n’est pas un esclave
}
vtes-filter-enslaves = dont ce séide est l’esclave
vtes-filter-disciplines = doté de { $value }
vtes-filter-least-capacity = de capacité { $value } ou plus
vtes-filter-most-capacity = de capacité { $value } ou moins
vtes-filter-compared = { $value_is ->
    [younger] plus jeune
    [older] plus âgé
    [not-older] pas plus âgé
   *[not-younger] pas plus jeune
}
vtes-filter-compared-to = en comparaison avec { $value }
vtes-filter-oldest = le plus âgé (ou un des plus âgés)
vtes-filter-not-self = autre que celui-ci
vtes-filter-role = qui est { $value }
vtes-filter-role-bare = { $value }
vtes-filter-other-than-bare = autre que { $value }
vtes-filter-other-than = qui n’est pas { $value }
vtes-filter-superior = doté de { $value } supérieur
vtes-filter-requires-discipline = { $value_is ->
    [any] qui demande une Discipline
   *[other] qui demande [{ $value_is }]
}
vtes-filter-requires-clans = qui demande le clan { $value }
vtes-filter-requires-sects = qui demande : { $value }
vtes-filter-brings-vampire = qui met un vampire en jeu
vtes-filter-makes-anarch = qui fait de vampires des anarchs
vtes-filter-requires-title = qui requiert un titre
vtes-filter-most-pool-cost = qui coûte au plus { $value } pool
vtes-filter-most-damage = dont une frappe ordinaire inflige au plus { $value } dégâts, sans aggravés
vtes-filter-requires-path = qui demande la voie { $value_is }
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
vtes-filter-names = du nom { $value }
vtes-filter-keywords = qui est : { $value }
vtes-filter-not-keywords = qui n’est pas : { $value }
vtes-filter-not-keywords-bare = tout autre chose que { $value }
vtes-filter-on = sur { $value }
vtes-filter-contract = avec un contrat pour lequel a été choisi : { $value }
vtes-filter-bears = qui porte { $value }
vtes-filter-not-bearing = qui ne porte pas { $value }
vtes-filter-without = sans { $value }
vtes-filter-bearing = avec { $value }
vtes-filter-not-superior = sans { $value } supérieur
vtes-filter-no-disciplines = sans { $value }
vtes-filter-not-noted = sans cette mention ce tour-ci : { $value_is }
vtes-filter-noted = noté : { $value_is }
vtes-filter-most-pool = d’un Mathusalem qui a au plus { $value } pool
vtes-filter-out-of-turn = { $value ->
    [true] jouée hors-tour
   *[false] qui n’est pas jouée hors-tour
}
vtes-filter-types = de type { $value }
vtes-filter-least-blood = doté d’au moins { $value } sang ou vie
vtes-filter-most-blood = doté d’au plus { $value } sang ou vie
vtes-filter-full = { $value ->
    [true] rempli de sang jusqu’à sa capacité
   *[false] qui a moins de sang que sa capacité
}
vtes-filter-hurt = { $value ->
    [true] doté de moins de vie qu’à son arrivée
   *[false] doté de toute la vie de son arrivée
}
vtes-filter-within = d’une capacité ou d’un coût d’au plus { $value }
vtes-filter-least-bleed = doté d’un bleed de { $value } ou plus
vtes-filter-oldest-of-all = de la plus haute capacité parmi ceux-là
vtes-filter-entered = { $value_is ->
    [this-turn] entré en jeu ce tour-ci
    [since-minion-phase] entré en jeu depuis votre dernière phase de séide
   *[last-influence] entré dans votre région prête à votre dernière phase d’influence
}
vtes-filter-fighting = en combat contre { $value }
vtes-filter-opposing = en combat contre { $value }
vtes-filter-in-combat = { $value ->
    [true] au combat
   *[false] hors combat
}
vtes-filter-fought = de ce combat, même terminé
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
vtes-filter-contested = contesté
vtes-filter-may-block = qui peut tenter de bloquer
vtes-filter-equip-for = dont ce séide pourrait s’équiper maintenant, ou qu’il pourrait embaucher ou recruter, pour { $value ->
    [0] son coût
    [1] son coût et 1 pool
    [-1] son coût moins 1 pool ou sang
   *[other] son coût ({ $value })
}
vtes-filter-callable = dont ce séide peut convoquer le référendum
vtes-filter-strike-card = qui est une carte de frappe
vtes-filter-laden = { $value ->
    [true] sur lequel reposent des cartes
   *[false] sur lequel ne repose aucune carte
}
vtes-filter-uses-counters = qui utilise des compteurs
vtes-filter-doomed = sur le point d’être brûlé
vtes-filter-restricts = qui restreindrait le choix de frappe de ce séide
vtes-filter-redirects = qui change la cible d’un bleed
vtes-filter-needs-superior = qui demande une Discipline au niveau supérieur
vtes-filter-marked = avec un compteur : { $value_is }
vtes-filter-marked-own = avec un compteur à vous : { $value_is }
vtes-filter-least-marked = au moins { $value } d’entre eux
vtes-filter-not-marked = sans compteur : { $value_is }
vtes-filter-not-taken = qui n’a pas entrepris ce tour-ci cette action : { $value }
vtes-filter-any-of = qui est { $value }
vtes-filter-title-contested = { $value ->
    [true] au titre contesté
   *[false] au titre non contesté
}

vtes-use-hand = à mains nues
vtes-use-melee = avec une arme de mêlée
vtes-use-gun = avec une arme à feu
vtes-use-ranged-weapon = avec une arme à distance
vtes-use-weapon = avec une arme
vtes-zone-hand = main
vtes-zone-library = bibliothèque
vtes-zone-crypt = crypte
vtes-zone-ash = tas de cendre

## Coûts

vtes-cost-blood = { $amount } sang
vtes-cost-pool = { $amount } pool
vtes-cost-conviction = { $amount } conviction
vtes-cost-lock = engager cette carte
vtes-cost-lock_minion = engager le séide
vtes-cost-burn = brûler cette carte
vtes-cost-edge = brûler l’Avantage
vtes-cost-counters = { $amount } de ses compteurs
vtes-cost-transfers = { $amount } { $amount ->
    [1] transfert
   *[other] transferts
}
vtes-cost-life = brûler { $amount } de sa vie
vtes-cost-burning = brûler { $amount } sang du séide
vtes-cost-discard = défausser { $amount }
vtes-cost-random = défaussez { $amount } au hasard
vtes-cost-discards = { $amount } cartes de cette sorte

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
    [blood] le sang ou la vie
    [bleed] le bleed
    [strength] la force
    [counters] le nombre de compteurs
    [missing-life] la vie qui manque à son total de départ
    [cost] le coût
   *[missing-blood] le sang qui manque à la capacité
} ({ $of }){ $times ->
    [1] {""}
   *[other] { " " }fois { $times }
}{ $plus ->
    [0] {""}
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
vtes-amount-methuselahs = le nombre de Mathusalems{ $party_is ->
    [each] {""}
   *[other] { " " }({ $party })
}
vtes-amount-targets = { $times ->
    [1] autant que de cartes choisies
   *[other] { $times } fois autant que de cartes choisies
}
vtes-amount-sum = le total formé par { $of }{ $most ->
    [none] {""}
   *[other] , au plus { $most }
}
vtes-amount-least = le plus petit nombre entre { $of }
vtes-amount-half = la moitié de { $of }, arrondie { $up ->
    [true] au-dessus
   *[false] au-dessous
}
vtes-amount-per-every = 1 pour { $every } ({ $of })
vtes-amount-tally = { $what_is ->
    [inflicted] les dégâts infligés avec succès ({ $of })
    [dealt] les dégâts que { $of } infligerait, prévenus ou non,
   *[lost] le sang ou la vie que les dégâts ont coûtés ({ $of })
} { $span_is ->
    [strike] par cette frappe
    [round] ce round
   *[combat] ce combat
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
vtes-amount-cards = le nombre de cartes { $zone_is ->
    [hand] en main
    [library] en bibliothèque
    [crypt] en crypte
   *[ash] dans le tas de cendre
} ({ $fewest ->
    [true] de qui en a le moins : { $party }
   *[false] { $party }
})
vtes-amount-weapon-damage = les dégâts de l’arme ({ $of }){ $plus ->
    [0] {""}
   *[other] { " " }plus { $plus }
}
vtes-amount-depends = { $yes } si { $when }, sinon { $no }
vtes-amount-pool-of = le pool ({ $party })
vtes-amount-victory-points = { $times } par point de victoire de { $party }
vtes-amount-disciplines-used = le nombre de Disciplines utilisées par { $of } pour jouer des cartes pendant l’action
vtes-amount-marks = les compteurs ({ $word_is }) sur { $of }
vtes-amount-pool-lost = le pool perdu du fait du référendum ({ $party })

## Termes

vtes-term-number = un nombre X{ $exactly ->
    [true] { " " }égal à { $most }
   *[false] { " " }entre { $least } et { $most }
}{ $saving ->
    [true] {" (et ce qui manque au Mathusalem choisi)"}
   *[false] {""}
}
vtes-term-allot = { $points } points à répartir entre { $among }{ $parts ->
    [1] {""}
   *[other] , au moins { $parts } d’entre eux
}{ $most_each ->
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
vtes-if-action-is = l’action est{ $kinds_is ->
    [none] {""}
   *[other] { " " }de cette sorte : { $kinds }
}{ $directed ->
    [none] {""}
    [true] { " " }dirigée
   *[false] { " " }non dirigée
}{ $at_you ->
    [none] {""}
    [true] { " " }dirigée contre vous ou une carte que vous contrôlez
   *[false] { " " }dirigée contre quelqu’un d’autre que vous, ou non dirigée
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
   *[other] { " " }de celles qui visent { $at }
}{ $alike ->
    [none] {""}
    [true] { " " }dirigée contre les mêmes Mathusalems qu’auparavant
   *[false] { " " }dirigée contre d’autres Mathusalems qu’auparavant
}{ $for_anarchs ->
    [none] {""}
    [true] { " " }réservée aux anarchs, ou faisant du séide actif un anarch
   *[false] { " " }ni réservée aux anarchs, ni faisant d’anarch
}{ $needs_clans_is ->
    [none] { $needs_discipline_is ->
        [none] {""}
       *[other] { " " }une action qui requiert [{ $needs_discipline }]
    }
   *[other] { " " }une action qui requiert { $needs_clans }{ $needs_discipline_is ->
        [none] {""}
       *[other] { " " }ou [{ $needs_discipline }]
    }
}{ $from_this ->
    [none] {""}
    [true] { " " }offerte par cette carte
   *[false] { " " }autre que celles qu’offre cette carte
}{ $succeeded ->
    [none] {""}
    [true] { " " }réussie
   *[false] { " " }non réussie
}{ $blocked ->
    [none] {""}
    [true] { " " }bloquée
   *[false] { " " }non bloquée
}{ $first_success ->
    [none] {""}
    [true] { " " }la première de sa sorte réussie par le séide ce tour-ci
   *[false] { " " }pas la première de sa sorte réussie par le séide ce tour-ci
}{ $bled ->
    [none] {""}
    [true] { " " }un bleed réussi
   *[false] { " " }autre qu’un bleed réussi
}{ $of_prey ->
    [none] {""}
    [true] { " " }contre la proie du Mathusalem qui agit
   *[false] { " " }pas contre la proie du Mathusalem qui agit
}{ $first ->
    [none] {""}
    [true] { " " }la première de la phase de séide
   *[false] { " " }autre que la première de la phase de séide
}{ $reacted ->
    [none] {""}
    [true] { " " }telle qu’une carte de réaction y a été jouée
   *[false] { " " }telle qu’aucune carte de réaction n’y a été jouée
}{ $cost_blood ->
    [none] {""}
    [true] { " " }payée en sang
   *[false] { " " }sans coût en sang
}
vtes-if-about-to-fight = { $who } va entrer en combat contre { $whom }
vtes-if-title-is = { $who } porte ce titre : { $title } ({ $place })
vtes-if-blocks-declined = plus personne ne veut bloquer
vtes-if-has-blocked = { $who } a bloqué l’action
vtes-if-card-played = { $requires_is ->
    [none] une carte du nom { $names }
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
    [each] quelqu’un contrôle
    [directed] ceux que vise l’action contrôlent
    [each-other] un autre Mathusalem contrôle
   *[other] { $party } contrôle
} { $least ->
    [1] {""}
   *[other] au moins { $least } :{ " " }
}{ $each ->
    [true] (chacun d’eux){ " " }
   *[false] {""}
}{ $filter }
vtes-if-has-edge = { $party_is ->
    [you] vous avez
   *[other] { $party } a
} l’Avantage
vtes-if-acted = { $party_is ->
    [you] un de vos séides
    [each] un séide quelconque
   *[other] un séide de { $party }
} a entrepris ce tour-ci une action non obligatoire
vtes-if-range-is = { $long ->
    [true] la portée est à distance
   *[false] la portée est au contact
}
vtes-if-combat-is = c’est un combat{ $first_round ->
    [none] {""}
    [true] , au premier round
   *[false] , après le premier round
}{ $initial ->
    [none] {""}
    [true] , aux frappes initiales
   *[false] , aux frappes additionnelles
}{ $ending ->
    [none] {""}
    [true] , sur le point de se terminer
   *[false] , qui ne va pas se terminer
}{ $over ->
    [none] {""}
    [true] , terminé
   *[false] , non terminé
}{ $both_ready ->
    [none] {""}
    [true] , les deux combattants en activité
   *[false] , les deux combattants n’étant pas tous deux en activité
}{ $queued ->
    [none] {""}
    [true] , un autre combat en attente
   *[false] , aucun autre combat en attente
}{ $by_block ->
    [none] {""}
    [true] , né d’un blocage
   *[false] , qui n’est pas né d’un blocage
}{ $was_blocked_is ->
    [none] {""}
   *[other] , { $was_blocked } ayant été bloqué
}{ $was_blocker_is ->
    [none] {""}
   *[other] , { $was_blocker } ayant bloqué
}{ $quiet_rounds ->
    [0] {""}
   *[other] , { $quiet_rounds } rounds de suite sans carte jouée
}
vtes-if-strike-is = la frappe ({ $who }) est{ $kinds_is ->
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
   *[other] { " " }{ $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }autre que { $not_kinds }
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
vtes-if-play-is = une carte est en train d’être jouée{ $by_is ->
    [none] {""}
   *[other] { " " }par { $by }
}{ $card_is ->
    [none] {""}
   *[other] { " " }qui est { $card }
}
vtes-if-doomed = { $who } { $to_torpor ->
    [true] va en torpeur
   *[false] est en train d’être brûlé ou va en torpeur
}
vtes-if-can-diablerize = { $who } peut commettre une diablerie
vtes-if-referendum-is = { $kind_is ->
    [none] le référendum est
    [political] le référendum d’une action politique est
   *[blood-hunt] le référendum d’une chasse au sang est
} { $under_way ->
    [none] en cours ou tout juste terminé
    [true] en cours
   *[false] tout juste terminé
}{ $caller_is ->
    [none] {""}
   *[other] , convoqué par { $caller }
}{ $called_by_is ->
    [none] {""}
   *[other] , convoqué par { $called_by }
}{ $on_is ->
    [none] {""}
   *[other] , au sujet de : { $on }
}{ $passed ->
    [none] {""}
    [true] , passé
   *[false] , non passé
}{ $automatic ->
    [none] {""}
    [true] , automatique
   *[false] , non automatique
}{ $cast ->
    [none] {""}
    [true] , de ceux où l’on a déjà voté
   *[false] , de ceux où nul n’a encore voté
}{ $least_margin ->
    [0] {""}
   *[other] , tranché d’au moins { $least_margin } voix
}{ $chose_is ->
    [none] {""}
   *[other] , dont les termes désignent { $chose }
}
vtes-if-compare = { $left } { $how_is ->
    [more] dépasse
    [at-least] atteint au moins
   *[equal] égale
} { $right }
vtes-if-not = non ({ $of })
vtes-if-all = { $of }
vtes-if-any-of = { $of }
vtes-if-played-in = cette carte a été jouée avec l’effet { $modes }
vtes-if-tied = deux Mathusalems ou davantage ont le { $which_is ->
    [most] plus de points
   *[fewest] moins de points
}
vtes-if-same-methuselah = { $one } et { $other } ne font qu’un
vtes-if-turn-is = c’est { $yours ->
    [none] {""}
    [true] votre tour
   *[false] le tour d’un autre
}{ $phases_is ->
    [none] {""}
   *[other] { " " }en { $phases }
}{ $acted ->
    [none] {""}
    [true] { " " }un tour où une action a été tentée
   *[false] { " " }un tour où aucune action n’a été tentée
}

## Effets

vtes-effect-stealth = { $amount_is ->
    [number] +{ $amount } de discrétion pour le séide actif
   *[other] plus de discrétion pour le séide actif : { $amount }
}{ $ahead ->
    [true] , même si elle n’est pas encore nécessaire
   *[false] {""}
}
vtes-effect-intercept = { $amount_is ->
    [number] +{ $amount } d’interception pour { $who }
   *[other] plus d’interception pour { $who } : { $amount }
}{ $ahead ->
    [true] , même si elle n’est pas encore nécessaire
   *[false] {""}
}
vtes-effect-bleed-more = { $amount_is ->
    [number] bleed +{ $amount }
   *[other] bleed accru : { $amount }
}{ $limited ->
    [true] { " " }(limité)
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] { " " }tant que { $when }
}
vtes-effect-bleed-less = le bleed est réduit de { $amount }
vtes-effect-redirect = le bleed vise désormais le Mathusalem choisi, qui peut tenter de bloquer
vtes-effect-no-bleed = le bleed ne brûle aucun pool et n’est pas réussi
vtes-effect-mask = désengagez le séide actif et engagez ce séide, qui poursuit l’action à sa place
vtes-effect-attempt-block = { $who } tente de bloquer{ $anyone ->
    [true] , qui que l’action vise
   *[false] {""}
}
vtes-effect-ransom = Au moment où elle est jouée, le contrôleur de { $who } peut l’annuler ({ $cost }).
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
vtes-effect-bleed = bleed
vtes-effect-hunt = chasse pour { $amount } sang{ $source_is ->
    [none] {""}
   *[other] { " " }pris à { $source }
}
vtes-effect-enter-combat = { $minion } entre en combat contre { $who }{ $as_acting ->
    [true] , qui compte comme le séide actif
   *[false] {""}
}{ $first_is ->
    [none] {""}
   *[other] ; au début : { $first }
}
vtes-effect-equip = mettez cette carte là où va son type{ $life ->
    [none] {""}
   *[other] , avec { $life } de vie
}{ $acts ->
    [true] , capable d’agir ce tour-ci
   *[false] {""}
}{ $lays ->
    [0] {""}
   *[other] , avec les { $lays } cartes du dessus de votre bibliothèque posées dessus, face cachée et hors jeu
}
vtes-effect-call-referendum = convoquez un référendum{ $automatic ->
    [true] { " " }qui passe d’office
   *[false] {""}
}{ $terms_is ->
    [none] {""}
   *[other] ; choisissez { $terms }
}{ $during_is ->
    [none] {""}
   *[other] ; pendant ce référendum, { $during }
}{ $passes_is ->
    [none] {""}
   *[other] ; s’il passe : { $passes }
}{ $fails_is ->
    [none] {""}
   *[other] ; s’il échoue : { $fails }
}
vtes-effect-gain-votes = { $who } obtient { $amount ->
    [0] {""}
    [1] 1 voix
   *[other] { $amount } voix
}{ $ballots ->
    [0] {""}
   *[other] { " " }{ $ballots } bulletins
}{ $side_is ->
    [none] {""}
    [for] { " " }pour le référendum
   *[against] { " " }contre le référendum
}
vtes-effect-burn-for-votes = pendant la résolution, tous les Mathusalems à tour de rôle peuvent brûler { $blood_is ->
    [none] du pool
   *[other] du sang ({ $blood })
}, un par un, chacun pour tant de voix : { $votes }
vtes-effect-act-again = le séide agissant peut entreprendre de nouveau cette action ce tour-ci
vtes-effect-take-action = { $who } peut entreprendre une action maintenant
vtes-effect-mark-direction = cette carte retient contre qui l’action est dirigée
vtes-effect-abstain = { $who } s’abstient ; ce qu’il a exprimé est annulé
vtes-effect-change-votes = les voix et bulletins exprimés par { $who } vont du côté que vous choisissez{ $force ->
    [true] ; tout ce qu’il a est exprimé
   *[false] {""}
}
vtes-effect-fail-referendum = le référendum échoue
vtes-effect-call-listed = ce séide convoque le référendum de { $who } : celui d’une carte d’action politique de la main (jouée alors, prérequis et coût compris) ou celui qu’offre une carte en jeu
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
    [you] vous brûlez
   *[other] { $party } brûle
} { $amount_is ->
    [number] { $amount } pool
   *[other] du pool : { $amount }
}
vtes-effect-gain-pool = { $party_is ->
    [you] vous gagnez
   *[other] { $party } gagne
} { $amount_is ->
    [number] { $amount } pool
   *[other] du pool : { $amount }
}
vtes-effect-move-pool = du pool passe d’un Mathusalem ({ $source }) à un autre ({ $to }) : { $amount }
vtes-effect-take-edge = { $party_is ->
    [you] vous prenez
   *[other] { $party } prend
} l’Avantage
vtes-effect-burn-edge = brûlez l’Avantage
vtes-effect-burn-life = { $who } brûle { $amount_is ->
    [number] { $amount } vie
   *[other] de la vie : { $amount }
}
vtes-effect-burn-blood = { $who } brûle { $amount_is ->
    [number] { $amount } sang
   *[other] du sang : { $amount }
}{ $life ->
    [true] { " " }ou vie
   *[false] {""}
}
vtes-effect-gain-blood = { $who } gagne { $amount_is ->
    [number] { $amount } sang ou vie
   *[other] du sang ou de la vie : { $amount }
}
vtes-effect-move-blood = déplacez { $amount_is ->
    [number] { $amount ->
        [1] 1 compteur
       *[other] { $amount } compteurs
    }
   *[other] des compteurs ({ $amount })
} depuis { $source } vers { $to }{ $party_is ->
    [you] {""}
   *[other] { " " }(celui de { $party })
}
vtes-effect-add-counters = mettez { $amount ->
    [1] 1 compteur
   *[other] { $amount } compteurs
} sur { $who }
vtes-effect-corrupt = placez { $amount } de vos compteurs de corruption sur { $who }{ $steal ->
    [true] { " " }; s’il en porte autant que sa capacité ou son coût, vous pouvez les brûler pour le voler
   *[false] {""}
}
vtes-effect-remove-at-random = retirez de la partie { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
} de bibliothèque au hasard du tas de cendre ({ $party })
vtes-effect-must = { $who } doit entreprendre cette action ce tour-ci : { $action }
vtes-effect-lock = engagez { $who }
vtes-effect-unlock = désengagez { $who }
vtes-effect-burn = brûlez { $who }
vtes-effect-put-on = mettez cette carte sur { $who }
vtes-effect-put-in-play = mettez cette carte en jeu{ $ready ->
    [true] { " " }en région d’activité
   *[false] {""}
}{ $apart ->
    [true] { " " }dans votre région incontrôlée
   *[false] {""}
}{ $counters_is ->
    [number] { $counters ->
        [0] {""}
       *[other] { " " }avec { $counters } compteurs
    }
   *[other] { " " }avec des compteurs : { $counters }
}
vtes-effect-arise = mettez cette carte dans votre région d’activité ; elle devient le vampire décrit plus bas, avec { $blood } sang{ $disciplines ->
    [0] {""}
   *[other] { " " }et { $disciplines } Disciplines de votre choix au niveau supérieur
}
vtes-effect-bring = ce séide s’équipe de { $who }, l’embauche ou la recrute ; ses conditions s’appliquent, et son coût{ $more ->
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
vtes-effect-mark = mettez des compteurs sur { $who } : { $amount } ({ $word_is }){ $most ->
    [99] {""}
   *[other] , pas plus de { $most } en tout
}{ $own ->
    [true] , à vous
   *[false] {""}
}
vtes-effect-unmark = brûlez des compteurs sur { $who } : { $amount ->
    [99] tous
   *[other] { $amount }
} ({ $word_is }){ $own ->
    [true] , des vôtres
   *[false] {""}
}
vtes-effect-move-counters = déplacez { $amount ->
    [99] tous les compteurs
   *[other] { $amount } compteurs
} depuis { $source } vers { $to }
vtes-effect-put = mettez { $who } { $to_is ->
    [hand] dans la main de son propriétaire
    [ash] dans le tas de cendre de son propriétaire
    [removed] hors de la partie
    [top] sur la bibliothèque de son propriétaire
    [bottom] sous la bibliothèque de son propriétaire
    [library] dans la bibliothèque de son propriétaire, qu’on mélange
    [crypt-bottom] sous la crypte
    [crypt] dans la crypte de son propriétaire, qu’on mélange
   *[uncontrolled] dans la région incontrôlée de son propriétaire
}
vtes-effect-draw-crypt = { $party_is ->
    [you] vous piochez
   *[other] { $party } pioche
} { $amount ->
    [1] 1 carte de crypte
   *[other] { $amount } cartes de crypte
}
vtes-effect-show-crypt = { $party_is ->
    [you] vous montrez
   *[other] { $party } montre
} à tous la première carte de la crypte{ $do_is ->
    [none] {""}
   *[other] { " " }; son coût compte comme points : { $do }
}
vtes-effect-take-from-crypt = { $to_is ->
    [removed] montrez et retirez du jeu la
   *[other] amenez la
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
   *[other] { " " }; avec cette carte : { $do }
}
vtes-effect-shuffle-crypt = { $party_is ->
    [you] vous mélangez votre crypte
   *[other] { $party } mélange sa crypte
}
vtes-effect-deal-anew = { $party } remet dans sa crypte ses cartes de crypte non contrôlées et leurs compteurs dans son pool, brûle ce qui est dessus, mélange et en pioche autant
vtes-effect-shuffle-hand = la main ({ $party }) est mélangée à la bibliothèque, puis complétée
vtes-effect-mill = les { $amount } premières cartes de la bibliothèque sont brûlées ({ $party })
vtes-effect-sift = { $by_is ->
    [you] vous piochez
   *[other] { $by } pioche
} { $up_to ->
    [true] jusqu’à { $amount }
   *[false] { $amount }
} cartes, puis autant de cartes vont de la main { $to_is ->
    [bottom] sous la bibliothèque
    [top] sur la bibliothèque
   *[ash] dans le tas de cendre
}
vtes-effect-fetch = { $by_is ->
    [you] vous cherchez
   *[other] { $by } cherche
} { $what } { $number ->
    [1] {""}
   *[other] ({ $number }){ " " }
}dans ces lieux ({ $zones }){ $of_is ->
    [none] {""}
   *[other] { " " }({ $of })
}{ $up_to ->
    [true] { " " }(sans être tenu de trouver)
   *[false] {""}
}{ $reveal ->
    [true] , à montrer à tous
   *[false] {""}
} ; { $to_is ->
    [hand] la carte va en main
    [ash] la carte va dans le tas de cendre
    [removed] la carte est retirée de la partie
    [top] la carte va sur la bibliothèque
    [bottom] la carte va sous la bibliothèque
    [under] la carte est posée sur cette carte, face visible et hors jeu
    [under-face-down] la carte est posée sur cette carte, face cachée et hors jeu
    [library] la carte va dans la bibliothèque
    [uncontrolled] la carte va en région incontrôlée
    [equip] { $minion } s’en équipe, l’embauche ou le recrute, { $anyhow ->
        [true] sans prérequis, coût compris
       *[false] prérequis et coût compris
    }
    [stand-in] la carte est mise en jeu pour représenter autre chose
   *[play] la carte entre en jeu
}{ $on_is ->
    [none] {""}
   *[other] { " " }sur { $on }
}{ $pays_is ->
    [none] {""}
   *[half] , pour la moitié de son coût arrondie à l’inférieur
}{ $decks ->
    [none] {""}
   *[some]  ; toute pioche consultée est mélangée
}{ $do_is ->
    [none] {""}
   *[some] { " " }; avec cette carte : { $do }
}
vtes-effect-browse = regardez jusqu’à { $amount } cartes du dessus de votre bibliothèque, prenez-en jusqu’à { $take } en main et mélangez
vtes-effect-lay-top = { $amount ->
    [1] posez la carte du dessus
   *[other] posez les { $amount } cartes du dessus
} de votre bibliothèque sur cette carte, face cachée et hors jeu
vtes-effect-lay-under = posez { $who } de votre main sur cette carte, face cachée et hors jeu
vtes-effect-swap-under = échangez une carte de votre main contre celle qui est posée sur cette carte
vtes-effect-take-back = une des cartes posées sur cette carte va { $to_is ->
    [hand] dans la main de son propriétaire
   *[top] sur la bibliothèque de son propriétaire
}
vtes-effect-show-library = montrez à tous la première carte de votre bibliothèque{ $do_is ->
    [none] {""}
   *[other] { " " }; avec cette carte : { $do }
}
vtes-effect-look-at = { $zone_is ->
    [hand] regardez la main ({ $party })
    [uncontrolled] regardez la région incontrôlée ({ $party })
   *[library] regardez le dessus de la bibliothèque ({ $party })
}{ $amount ->
    [99] {""}
   *[other] { " " }: { $amount } cartes
}{ $card_is ->
    [none] {""}
   *[other] { " " }(seulement { $card })
}{ $by_is ->
    [you] {""}
   *[other] { " " }(par { $by })
}
vtes-effect-reorder = regardez les { $amount } premières cartes de votre bibliothèque et remettez-les dans l’ordre de votre choix
vtes-effect-gain-master-actions = { $party_is ->
    [you] vous obtenez
   *[other] { $party } obtient
} { $amount ->
    [1] 1 action de phase de maître de plus
   *[other] { $amount } actions de phase de maître de plus
}, tout de suite ou à la prochaine phase de maître
vtes-effect-gain-transfers = transferts +{ $amount }
vtes-effect-gain-discard-actions = actions de phase de défausse +{ $amount }
vtes-effect-note = mention pour { $span_is ->
    [turn] ce tour
    [action] cette action
    [combat] ce combat
   *[round] ce round
} sur { $who } : { $word_is }
vtes-effect-send-to-torpor = envoyez { $who } en torpeur{ $after_combat ->
    [true] { " " }après le combat
   *[false] {""}
}
vtes-effect-diablerize = { $by } diable { $who }
vtes-effect-rescue = { $who } est épargné{ $to_torpor ->
    [true] : en torpeur au lieu d’être brûlé
   *[false] {""}
}
vtes-effect-draw = { $party_is ->
    [you] vous piochez
   *[other] { $party } pioche
} { $amount ->
    [1] 1 carte
   *[other] { $amount } cartes
}
vtes-effect-discard-from-hand = { $party_is ->
    [you] vous défaussez
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
}, puis la main est complétée{ $replaced_is ->
    [now] {""}
   *[master-phase] { " " }(remplacées à la prochaine phase de maître)
}{ $alike_is ->
    [none] {""}
   *[some] { " " }; si toutes sont des exemplaires d’une même carte : { $alike }
}
vtes-effect-move-to-ready = sortez { $who } de torpeur, en région d’activité
vtes-effect-influence-more = ajoutez { $amount } sang sur { $who }{ $source_is ->
    [pool] { " " }depuis votre pool
   *[bank] {""}
}
vtes-effect-become = { $who } devient{ $title_is ->
    [none] {""}
   *[other] { " " }{ $title }
}{ $city_is ->
    [none] {""}
   *[other] { " " }({ $city_is })
}{ $same_city ->
    [true] { " " }de la même ville
   *[false] {""}
}{ $sect_is ->
    [none] {""}
   *[other] { " " }{ $sect_is }
}{ $clan_is ->
    [none] {""}
   *[other] { " " }{ $clan_is }
}{ $clan_named ->
    [true] { " " }du clan nommé
   *[false] {""}
}{ $like_is ->
    [none] {""}
   *[other] { " " }de même clan et de même secte que { $like }
}{ $anarch ->
    [none] {""}
    [true] { " " }anarch
   *[false] { " " }non anarch
}{ $trait_is ->
    [none] {""}
   *[other] { " " }{ $trait_is }
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
    [you] { $who } passe sous votre contrôle
   *[other] { $party } prend le contrôle : { $who }
}{ $until_is ->
    [none] {""}
    [turn] { " " }jusqu’à la fin du tour
    [action] { " " }jusqu’à la fin de l’action
   *[combat] { " " }jusqu’à la fin du combat
}{ $onto_is ->
    [none] {""}
   *[other] , placée sur { $onto }
}
vtes-effect-lend = { $party } prend le contrôle jusqu’à votre prochaine phase de dégagement : { $who }
vtes-effect-borrow = vous prenez le contrôle jusqu’à la fin de votre prochain tour : { $who }
vtes-effect-rearrange = déplacez comme vous voulez du sang, de l’équipement et des serviteurs entre { $one } et { $other }
vtes-effect-exchange = échangez une carte de votre main contre { $who }
vtes-effect-move-to = déplacez { $who } sur { $to }
vtes-effect-banish = envoyez { $who } dans la région incontrôlée { $owner ->
    [true] de son propriétaire
   *[false] de son contrôleur
}, avec tout ce qui est sur lui
vtes-effect-bring-out = amenez { $who } dans votre région d’activité
vtes-effect-cancel-card = annulez la carte en train d’être jouée{ $pays ->
    [true] ; son coût est payé
   *[false] ; son coût n’est pas payé
}{ $bar_is ->
    [action] ; ce séide ne peut plus jouer cette carte pendant cette action
    [turn] ; plus personne ne peut jouer cette carte ce tour-ci
   *[other] {""}
}
vtes-effect-cancel-next = { $until_is ->
    [action] jusqu’à la fin de l’action
    [turn] jusqu’à la fin du tour
   *[combat] jusqu’à la fin du combat
}, la prochaine carte telle que { $cards } est annulée au moment où elle est jouée ; son coût { $pays ->
    [true] est payé
   *[false] n’est pas payé
}
vtes-effect-cancel-referendum = annulez le référendum{ $to_hand ->
    [true] ; la carte politique retourne dans la main de son propriétaire
   *[false] {""}
}{ $bar ->
    [true] ; les séides de ce Mathusalem ne peuvent plus entreprendre la même action ce tour-ci
   *[false] {""}
}
vtes-effect-inflict = { $who } subit { $amount ->
    [1] 1 point
   *[other] { $amount } points
} de dégâts{ $aggravated ->
    [true] { " " }aggravés
   *[false] {""}
}{ $preventable ->
    [true] {""}
   *[false] { " " }imparables
}{ $environmental ->
    [true] { " " }environnementaux
   *[false] {""}
}{ $by_this ->
    [true] { " " }de cette carte
   *[false] {""}
}{ $from_strike ->
    [true] { " " }comme part de la frappe
   *[false] {""}
}
vtes-effect-strike = frappe :{ $dodge ->
    [true] { " " }esquive
   *[false] {""}
}{ $ends_combat ->
    [true] { " " }fin de combat
   *[false] {""}
}{ $damage_is ->
    [none] {""}
   *[other] { " " }{ $damage }{ $ranged ->
        [true] R
       *[false] {""}
    } { $damage ->
        [1] point de dégâts
       *[other] points de dégâts
    }
}{ $strength_is ->
    [none] {""}
   *[other] { " " }dégâts de la force +{ $strength }
}{ $uses_is ->
    [none] {""}
   *[other] { " " }{ $uses }
}{ $plus_is ->
    [number] { $plus ->
        [0] {""}
       *[other] { " " }à +{ $plus } de dégâts
    }
   *[other] { " " }à dégâts accrus : { $plus }
}{ $most ->
    [none] {""}
   *[other] { " " }(au plus { $most })
}{ $aggravated ->
    [true] { " " }aggravés
   *[false] {""}
}{ $ranged ->
    [true] { " " }à distance
   *[false] {""}
}{ $first ->
    [true] { " " }avec initiative
   *[false] {""}
}{ $steal_blood_is ->
    [number] { $steal_blood ->
        [0] {""}
       *[other] { " " }vol de { $steal_blood } sang ou vie
    }
   *[other] { " " }vol de sang ou de vie : { $steal_blood }
}{ $steal_is ->
    [none] {""}
    [equipment] { " " }vol d’équipement
   *[weapon] { " " }vol d’arme
}{ $destroy_is ->
    [none] {""}
    [equipment] { " " }destruction d’équipement
    [weapon] { " " }destruction d’arme
    [retainer] { " " }destruction de serviteur
   *[equipment-or-retainer] { " " }destruction d’équipement ou de serviteur
}{ $no_weapon_damage ->
    [true] { " " }après quoi les frappes avec une arme du vampire adverse n’infligent aucun dégât ce round
   *[false] {""}
}{ $undodgeable ->
    [true] { " " }qui ne peut être esquivée
   *[false] {""}
}{ $unpreventable ->
    [true] { " " }aux dégâts imparables
   *[false] {""}
}{ $not_prevented_by_is ->
    [none] {""}
   *[other] { " " }que ne prévient pas { $not_prevented_by }
}{ $only_prevented_by_is ->
    [none] {""}
   *[other] { " " }que seul prévient { $only_prevented_by }
}{ $maneuver ->
    [true] { " " }avec une manœuvre optionnelle
   *[false] {""}
}{ $maneuver_to_is ->
    [none] {""}
    [close] { " " }vers le contact
   *[long] { " " }vers la distance
}{ $press ->
    [true] { " " }avec une poursuite optionnelle
   *[false] {""}
}{ $press_only_is ->
    [none] {""}
    [continue] { " " }pour continuer
   *[end] { " " }pour terminer le combat
}{ $more_is ->
    [none] {""}
   *[other] { " " }avec { $more }
}{ $by_opponent ->
    [true] , par l’adversaire de son porteur
   *[false] {""}
}{ $when_is ->
    [none] {""}
   *[other] , si { $when }
}{ $once_is ->
    [none] {""}
    [round] , une fois par round
    [combat] , une fois par combat
   *[turn] , une fois par tour
}{ $cost_is ->
    [none] {""}
   *[other] , pour { $cost }
}{ $effects_is ->
    [none] {""}
   *[other] ; { $effects }
}{ $anyway_is ->
    [none] {""}
   *[other] ; dans tous les cas { $anyway }
}{ $inflicted_is ->
    [none] {""}
   *[other] ; si elle inflige des dégâts, { $inflicted }
}{ $afterwards_is ->
    [none] {""}
   *[other] ; ensuite { $afterwards }
}
vtes-effect-maneuver = manœuvre{ $to_is ->
    [none] {""}
    [close] { " " }vers le contact
   *[long] { " " }vers la distance
}
vtes-effect-press = { $automatic ->
    [true] une poursuite d’office
   *[false] poursuite
}{ $only_is ->
    [none] {""}
    [continue] { " " }pour continuer le combat
   *[end] { " " }pour terminer le combat
}
vtes-effect-keep = { $who } obtient { $what_is ->
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
    [combat] ce combat
   *[next-round] au round suivant
}
vtes-effect-more-strikes = { $amount ->
    [1] 1 frappe additionnelle
   *[other] { $amount } frappes additionnelles
}{ $limited ->
    [true] { " " }({ $amount ->
        [1] limitée
       *[other] limitées
    })
   *[false] {""}
}{ $only_is ->
    [none] {""}
   *[other] , seulement { $only }
}{ $strike_is ->
    [none] {""}
   *[other] {""} : { $strike }
}
vtes-effect-prevent = prévenez { $amount_is ->
    [none] { $half ->
        [true] la moitié des dégâts, arrondie au-dessus
       *[false] tous les dégâts
    }
    [number] { $amount ->
        [1] 1 point de dégâts
       *[other] { $amount } points de dégâts
    }
   *[other] des dégâts ({ $amount })
}{ $aggravated ->
    [true] {""}
   *[false] , non aggravés
}{ $normal ->
    [true] {""}
   *[false] , aggravés seulement
}{ $strike ->
    [true] { " " }des frappes du séide adverse
   *[false] {""}
}{ $kinds_is ->
    [none] {""}
   *[other] { " " }venant de { $kinds }
}{ $not_kinds_is ->
    [none] {""}
   *[other] { " " }ne venant pas de { $not_kinds }
}{ $carries ->
    [true] , y compris de plusieurs frappes
   *[false] {""}
}{ $until_is ->
    [none] {""}
    [resolution] , pendant cette résolution des frappes
    [round] , jusqu’à la fin du round
   *[combat] , jusqu’à la fin du combat
}{ $anyone ->
    [true] , pour n’importe qui
   *[false] {""}
}{ $whom_is ->
    [none] {""}
   *[other] , subis par { $whom }
}
vtes-effect-damage-more = { $kinds_is ->
    [none] les frappes
   *[other] ({ $kinds })
} faites par { $who }{ $requires_is ->
    [none] {""}
   *[other] { " " }(cartes qui demandent { $requires })
}{ $this_weapon ->
    [true] { " " }avec cette arme
   *[false] {""}
} infligent +{ $amount } dégâts{ $aggravated ->
    [true] { " " }aggravés
   *[false] {""}
} { $until_is ->
    [strike] avec cette frappe
    [round] ce round
    [combat] ce combat
   *[turn] ce tour-ci
}
vtes-effect-rider = { $when_is ->
    [inflicted] si la frappe inflige des dégâts ({ $who })
    [dodged] si la frappe est esquivée ({ $who })
   *[resolved] après la résolution de la frappe ({ $who })
} : { $do }
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
vtes-effect-at-once = en même temps : { $do }
vtes-effect-after-combat = une fois le combat terminé{ $prolonged ->
    [true] , même prolongé
   *[false] {""}
}{ $queues ->
    [true] { " " }(un combat s’ensuivra : aucun autre ne peut être mis en attente)
   *[false] {""}
} : { $do }
vtes-effect-forbid = { $who } ne peut pas { $what } { $until_is ->
    [round] ce round
    [combat] ce combat
    [action] pendant cette action
    [turn] ce tour-ci
   *[next-round] au round suivant
}
vtes-effect-grant = { $who } a { $until_is ->
    [resolution] pendant cette résolution des frappes
    [round] ce round
    [combat] ce combat
    [action] pendant cette action
    [turn] ce tour-ci
   *[next-round] au round suivant
} : { $ability }
vtes-effect-set-range = la portée { $next_round ->
    [true] du round suivant{ " " }
   *[false] {""}
}est { $long ->
    [none] celle que vous choisissez
    [true] à distance
   *[false] au contact
}{ $default ->
    [true] { " " }par défaut désormais
   *[false] { " " }(pas d’étape de portée)
}
vtes-effect-new-round = un nouveau round commence à la place
vtes-effect-let-end = plus rien ne peut prolonger le combat
vtes-effect-end-combat = le combat se termine
vtes-effect-chooses-first = { $who } choisit sa frappe en premier
vtes-effect-commit = la frappe initiale de ce séide ce round-ci doit se faire avec cette arme
vtes-effect-choose-again = la frappe choisie par { $who } est annulée{ $lost ->
    [true] { " " }et perdue
   *[false] { " " }et il choisit de nouveau
}
vtes-effect-move-equipment = { $what } passe sur { $to }
vtes-effect-may = { $by_is ->
    [you] vous pouvez
   *[other] possible pour { $by }
}{ $cost_is ->
    [none] {""}
   *[other] { " " }({ $cost })
} : { $do }
vtes-effect-if = si { $condition } : { $do }{ $otherwise_is ->
    [none] {""}
   *[other] ; sinon : { $otherwise }
}
vtes-effect-pick = { $by_is ->
    [you] choisissez
   *[other] { $by } choisit
} { $what }{ $random ->
    [true] { " " }au hasard
   *[false] {""}
} : { $do }
vtes-effect-for-each = pour { $of } : { $do }
vtes-effect-as = { $party } fait ceci, désigné par « vous » : { $do }
vtes-effect-one-of = { $by_is ->
    [you] au choix
   *[other] au choix ({ $by })
}{ $may ->
    [true] { " " }ou rien
   *[false] {""}
} : { $of }
vtes-effect-repeat = autant de fois que { $times } : { $do }
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
} : { $do }
vtes-effect-roll = { $sides ->
    [2] tirez à pile ou face (X : 1 pour face, 2 pour pile)
   *[other] lancez un dé à { $sides } faces (X : le résultat)
}{ " " }: { $do }
vtes-effect-pick-number = { $by_is ->
    [you] choisissez
   *[other] { $by } choisit
} { $number } : { $do }
vtes-effect-whenever = { $until_is ->
    [action] jusqu’à la fin de l’action
    [turn] jusqu’à la fin du tour
    [combat] jusqu’à la fin du combat
    [game] pour le reste de la partie
   *[round] jusqu’à la fin du round
}, après { $event }{ $about_is ->
    [none] {""}
   *[other] { " " }(il s’agit de : { $about })
}{ $condition_is ->
    [none] {""}
   *[other] , si { $condition }
}{ $times_is ->
    [none] {""}
   *[other] , { $times } fois au plus
} : { $do }
vtes-effect-for-targets = pour chaque { $allotted ->
    [true] carte qui a des points
   *[false] cible
} : { $do }
vtes-effect-share-out = { $by_is ->
    [you] vous avez
   *[other] { $by } a
} { $points } : { $do }
vtes-effect-lasts = { $modifier }

## Ce qui change une règle

vtes-modifier-bleed = { $sets ->
    [true] bleed de { $amount }
   *[false] bleed { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-strength = { $sets ->
    [true] force de { $amount }
   *[false] force { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-stealth = discrétion { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-intercept = interception { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-capacity = { $sets ->
    [true] capacité de { $amount }
   *[false] capacité { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-hand-size = taille de la main { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-transfers = transferts { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-master-actions = { $sets ->
    [true] { $amount } actions de phase de maître au lieu d’une
   *[false] actions de phase de maître { $sign ->
        [less] {""}
       *[more] +
    }{ $amount }
}
vtes-modifier-discard-actions = actions de phase de défausse { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-votes = voix { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-hunt = sang de la chasse { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage = dégâts { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-cost = coût { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-bleed-against = bleed subi { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-discipline = { $sign ->
    [less] {""}
   *[more] +
}{ $amount } { $amount ->
    [1] niveau
    [-1] niveau
   *[other] niveaux
} de { $note_is ->
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
vtes-modifier-may-take-edge = ne peut pas obtenir l’Avantage, qui est brûlé à la place
vtes-modifier-may-act = ne peut pas entreprendre d’action{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-equip-cost = l’équipement coûte { $sign ->
    [less] {""}
   *[more] +
}{ $amount } sang ou pool
vtes-modifier-most-bled = un bleed brûle au plus { $amount } pool
vtes-modifier-weakened = les cartes qui demandent une Discipline et qu’il joue pendant une action ne sont remplacées qu’à la fin de l’action ou quand la main est vide
vtes-modifier-gains-by-hunting = ne peut pas gagner de sang en chassant
vtes-modifier-veiled = sa première carte du tour qui demande une Discipline est sans effet si la première carte de la bibliothèque de qui le contrôle, qu’on montre, est un maître ; il brûle alors { $amount } sang si elle demandait [{ $note }]
vtes-modifier-may-leave-torpor = ne peut pas passer de la torpeur à la région d’activité
vtes-modifier-may-be-diablerized = ne peut pas être diablé
vtes-modifier-discount = cette carte peut être engagée pour qu’une carte jouée coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins
vtes-modifier-kept-discount = cette carte peut être engagée pour qu’une carte jouée coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins (elle n’est pas engagée si cette carte est annulée au moment où elle est jouée)
vtes-modifier-burn-discount = cette carte peut être brûlée pour qu’une carte jouée coûte { $amount } { $note_is ->
    [blood] sang
    [pool] pool
    [either] sang ou pool
   *[other] { $note }
} de moins
vtes-modifier-foils = la prochaine carte jouée pour annuler une carte de séide d’un autre Mathusalem est annulée, son coût n’est pas payé, et cette carte est brûlée
vtes-modifier-may-bleed = ne peut pas saigner le contrôleur de cette carte, et sa saignée ne peut pas être redirigée vers lui
vtes-modifier-lends = peut jouer comme depuis la main les cartes qui reposent sur cette carte{ $note_is ->
    [removed] , et elles sont retirées de la partie au lieu d’être brûlées
   *[other] {""}
}
vtes-modifier-may-direct = ne peut pas entreprendre d’action dirigée
vtes-modifier-may-play = ne peut pas jouer de carte de ce nom ou de cette sorte : { $note }
vtes-modifier-may-be-blocked = ne peut pas être bloqué
vtes-modifier-replaced-late = ne remplace pas les cartes de ce type avant la fin de l’action : { $note }
vtes-modifier-draw-more = pioche { $amount } de plus à chaque remplacement d’une carte, puis se défausse jusqu’à la taille de main
vtes-modifier-sees-hands = droit de regarder la main de tous les autres Mathusalems
vtes-modifier-open-hand = joue cartes sur table
vtes-modifier-draws-from = au lieu d’une carte de la bibliothèque, droit de piocher une des cartes posées sur celle-ci
vtes-modifier-draws-anew = une fois par tour, droit de mettre sous la bibliothèque une carte qui vient d’en être piochée et d’en piocher une autre
vtes-modifier-instead-of-drawing = chaque fois qu’une carte serait remplacée, { $amount } compteur de cette carte est brûlé à la place
vtes-modifier-points-instead = les points de victoire vont à qui contrôle cette carte, jusqu’à ce qu’elle en ait rapporté { $amount } ; elle est alors brûlée
vtes-modifier-immune-to = immunité contre { $note_is ->
    [frenzy] les cartes de frénésie
   *[other] les cartes de cette sorte : { $note_is }
}
vtes-modifier-may-be-moved = ne peut être ni déplacée sur un autre séide ni volée
vtes-modifier-may-stay-locked = peut ne pas se désengager normalement, au gré de qui le contrôle
vtes-modifier-keeps-infernal-pool = le pool que vous brûlez pour désengager des séides infernaux, comme le veut ce trait, est mis sur cette carte
vtes-modifier-replaces-after-minion-phase = ne remplace pas de cartes pendant les phases de séides
vtes-modifier-funds = { $note_is ->
    [counters] les compteurs de cette carte peuvent payer { $amount ->
        [99] tout ou partie
       *[other] jusqu’à { $amount }
    } du coût en sang ou en pool
    [blood] le sang de cette carte peut payer jusqu’à { $amount } du coût en sang ou en pool
    [once] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } sang au moment de la payer
    [once-pool] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } pool au moment de la payer
    [once-any] une fois par tour, le coût d’une carte jouée peut être réduit de { $amount } sang ou pool au moment de la payer
   *[other] { $note_is } peut payer jusqu’à { $amount } du coût
}
vtes-modifier-steals-burned-allies = l’allié adverse au combat qui serait brûlé est volé et engagé à la place, et gagne 1 vie s’il n’en a plus
vtes-modifier-untouched-by = pas affecté par { $note_is ->
    [gehenna] les événements de Géhenne
   *[other] les cartes de cette sorte : { $note_is }
}
vtes-modifier-forbid = ne peut pas { $note }
vtes-modifier-first-strike = initiative{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-undodgeable = ses frappes ne peuvent être esquivées{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated = ses frappes infligent des dégâts aggravés{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-aggravated-damage = { $amount } dégâts aggravés de plus{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-as-normal = traite les dégâts aggravés comme normaux
vtes-modifier-immune-normal = insensible aux dégâts normaux{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-immune-aggravated = insensible aux dégâts aggravés{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-damage-taken = dégâts subis { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-most-damage = subit au plus { $amount } dégâts par round{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-strike-cost = les frappes contre lui coûtent { $amount } de sang ou de vie en plus
vtes-modifier-not-strike = peut choisir de ne pas frapper
vtes-modifier-rescued-cost = être secouru coûte { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-starting-life = recruté ou employé avec { $sign ->
    [less] {""}
   *[more] +
}{ $amount } vie
vtes-modifier-doubled = ses voix comptent double au dépouillement, et rien d’autre ne les multiplie
vtes-modifier-silenced = perd ses capacités
vtes-modifier-must-take = doit entreprendre l’action de son propre texte{ $note_is ->
    [unless-hunt-0] , sauf s’il doit chasser
   *[other] { " " }(numéro { $note })
}
vtes-modifier-equipment-bleed = aucun équipement n’augmente le bleed
vtes-modifier-action-cost = coût en sang de ses actions de cette sorte { $sign ->
    [less] {""}
   *[more] +
}{ $amount } : { $note_is ->
    [others] toutes sauf la chasse et celles de ce texte
   *[other] { $note }
}
vtes-modifier-may-attack = ne peut pas entreprendre d’action pour entrer en combat
vtes-modifier-may-bear = ne peut pas porter de cartes
vtes-modifier-rivals-yield = quiconque conteste ce titre doit y renoncer en phase de désengagement
vtes-modifier-may-play-such = ne peut pas jouer de cartes
vtes-modifier-plays-as-clan = joue les cartes de séide comme un membre du clan { $note }
vtes-modifier-taken-for-clan = les cartes qui exigent le clan { $note } sont jouées, par ce séide et par son contrôleur, comme s’il en était membre
vtes-modifier-plays-as-title = joue les cartes de séide comme s’il avait le titre { $note }
vtes-modifier-anarch-cost = devenir anarch coûte { $sets ->
    [true] { $amount } sang
   *[false] { $sign ->
        [less] {""}
       *[more] +
    }{ $amount } sang
}
vtes-modifier-steal = ses frappes qui volent du sang ou de la vie en volent { $sign ->
    [less] {""}
   *[more] +
}{ $amount }{ $note_is ->
    [none] {""}
   *[other] { " " }({ $note })
}
vtes-modifier-no-transfers = aucun transfert
vtes-modifier-takes-aggravated = subit les dégâts comme aggravés
vtes-modifier-rescue-cost = coût du secours { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-ballots = bulletins { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-counted = compté { $note } : { $amount }
vtes-modifier-may-vote = ne peut pas voter{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-vote-cost = doit brûler { $amount } sang pour exprimer voix et bulletins{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-blood-votes = { $amount } voix par sang brûlé{ $note_is ->
    [none] {""}
    [once] { " " }(une seule fois)
   *[other] { " " }({ $note })
}
vtes-modifier-own-votes = { $amount } voix
vtes-modifier-edge-votes = valeur de l’Avantage en voix { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-political-votes = valeur en voix d’une carte politique brûlée { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-tally = { $amount } voix sont comptées{ $note_is ->
    [none] {""}
   *[other] { " " }{ $note }
}
vtes-modifier-leave-cost = sortir de torpeur coûte { $sign ->
    [less] {""}
   *[more] +
}{ $amount } sang
vtes-modifier-avenged = sa diablerie n’entraîne aucune chasse au sang
vtes-modifier-may-receive-title = ne peut recevoir aucun titre
vtes-modifier-pledges = les compteurs de cette carte peuvent payer { $amount ->
    [99] tout ou partie
   *[other] jusqu’à { $amount }
} du coût en sang, selon le nombre annoncé avec la carte
vtes-modifier-blood-hunt = aucune chasse au sang ne peut être convoquée
vtes-modifier-clan = du clan { $note }
vtes-modifier-sect = de la secte { $note }
vtes-modifier-pool-cost = { $note_is ->
    [none] coût en pool des cartes
   *[other] coût en pool ({ $note })
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-target-pool-cost = { $note_is ->
    [none] coût en pool des cartes qui le visent
   *[other] coût en pool pour le viser ({ $note })
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-may-be-targeted = ne peut pas être la cible d’actions d’autres Mathusalems
vtes-modifier-plays = joue les cartes qui demandent { $note } comme un vampire de capacité { $amount }
vtes-modifier-any-discipline = peut jouer des cartes qui demandent des Disciplines qu’il n’a pas
vtes-modifier-superior-by-cards = joue au niveau supérieur ce qu’il a au niveau de base
vtes-modifier-as-superior = joue les cartes qui demandent { $note_is ->
    [named] la Discipline nommée
    [under] une Discipline et dont un exemplaire est posé sur cette carte
   *[other] { $note }
} comme s’il l’avait au niveau supérieur
vtes-modifier-next-cost = la prochaine carte de cette sorte coûte +{ $amount } sang (pour un allié, vie)
vtes-modifier-card-cost = { $note_is ->
    [none] coût en sang des cartes
   *[other] coût en sang ({ $note })
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount } (pour un allié, en vie)
vtes-modifier-card-pool-cost = coût en pool des cartes { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-card-any-cost = coût en sang ou en pool des cartes{ $note_is ->
    [none] {""}
   *[other] { " " }(seulement par une action qui les met en jeu : { $note })
} { $sign ->
    [less] {""}
   *[more] +
}{ $amount }
vtes-modifier-no-cost = cartes sans coût en sang, avant tout autre changement
vtes-modifier-half-cost = coût en sang des cartes réduit de moitié, arrondi à l’inférieur, avant tout autre changement
vtes-modifier-may-hunt = ne peut pas chasser{ $note_is ->
    [none] {""}
   *[other] { " " }sauf par une action offerte par une carte ({ $note })
}
vtes-modifier-may-gain-life = ne peut pas gagner de vie : elle va à la banque
vtes-modifier-may-react = ne peut pas jouer de réaction
vtes-modifier-contest-cost = coût de la contestation { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-rival-contest-cost = coût de la contestation pour ses rivaux { $sign ->
    [less] {""}
   *[more] +
}{ $amount } pool
vtes-modifier-title-contest-cost = coût de la contestation d’un titre { $sign ->
    [less] {""}
   *[more] +
}{ $amount } sang
vtes-modifier-rival-title-contest-cost = coût de la contestation d’un titre pour ses rivaux { $sign ->
    [less] {""}
   *[more] +
}{ $amount } sang
