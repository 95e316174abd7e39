# VTES : titre, phases, fenêtres, choix généraux, journal de la table.
vtes-title = Vampire: The Eternal Struggle
vtes-about = De deux à six Mathusalems, chacun chassant le suivant : le jeu de cartes multijoueur, règles appliquées.

vtes-phase-unlock = phase de désengagement
vtes-phase-master = phase de maître
vtes-phase-minion = phase de séide
vtes-phase-influence = phase d’influence
vtes-phase-discard = phase de défausse

vtes-window-as-played = Une carte vient d’être jouée : l’annuler, ou se réveiller ?
vtes-window-unlock = Phase de désengagement : utiliser quelque chose ?
vtes-window-master = Phase de maître : utiliser quelque chose ?
vtes-window-minion = Phase de séide : utiliser quelque chose ?
vtes-window-influence = Phase d’influence : utiliser quelque chose ?
vtes-window-discard = Phase de défausse : utiliser quelque chose ?
vtes-window-action = Une action est en cours : utiliser quelque chose avant les blocages ?
vtes-window-attempt = Tentative de blocage : ajouter discrétion ou interception, utiliser quelque chose ?
vtes-window-unblocked = Personne ne bloque : utiliser quelque chose avant la résolution ?
vtes-window-blocked = L’action est bloquée : utiliser quelque chose ?
vtes-window-before-referendum = L’action politique est réussie : utiliser quelque chose avant le référendum ?
vtes-window-terms = Les termes sont fixés : utiliser quelque chose avant le vote ?
vtes-window-polling = Le vote est ouvert : utiliser quelque chose ?
vtes-window-after-referendum = Le référendum est terminé : utiliser quelque chose ?
vtes-window-after-action = L’action est terminée : utiliser quelque chose ?
vtes-window-before-range = Combat : utiliser quelque chose avant de déterminer la portée ?
vtes-window-range = Combat, portée : manœuvrer ou utiliser quelque chose ?
vtes-window-before-strikes = Combat : utiliser quelque chose avant le choix des frappes ?
vtes-window-strike = Combat : utiliser quelque chose pendant le choix des frappes ?
vtes-window-damage = { $told ->
    [yes] { $victim } va subir { $amount ->
        [one] un point
       *[other] { $amount } points
    } de dégâts{ $source ->
        [none] {""}
       *[other] { " " }de la part de { $source }
    }{ $weapon ->
        [none] {""}
       *[other] { " " }({ $weapon })
    } : en prévenir ?
   *[no] Des dégâts vont être infligés : en prévenir ?
}
vtes-window-additional = Combat : obtenir des frappes additionnelles ?
vtes-window-press = Combat : jouer une poursuite ?
vtes-window-end-of-round = Fin du round : utiliser quelque chose ?
vtes-window-end-of-combat = Fin du combat : utiliser quelque chose ?
vtes-window-going-to-torpor = Un vampire va en torpeur : utiliser quelque chose ?

vtes-action-bleed = tente un bleed
vtes-action-hunt = chasse
vtes-action-equip = s’équipe
vtes-action-employ = embauche un serviteur
vtes-action-recruit = recrute un allié
vtes-action-political = convoque un référendum
vtes-action-leave-torpor = sort de torpeur
vtes-action-rescue = va secourir un vampire en torpeur
vtes-action-diablerie = commet une diablerie
vtes-action-become-anarch = devient anarch
vtes-action-enter-combat = entre en combat
vtes-action-burn-incapacitated = brûle un Imbued frappé d’incapacité
vtes-action-gain-power = acquiert un pouvoir
vtes-action-special = entreprend une action

vtes-ask-action = Votre phase de séide : choisissez une action.
vtes-ask-block = { $minion } { $action }{ $bleed ->
    [0] {""}
   *[other] { " " }de { $bleed }
} (discrétion { $stealth }) : bloquez-vous ?
vtes-ask-pay-to-block = Continuer à bloquer coûte désormais { $amount } à { $minion } : brûler ?
vtes-do-pay-to-block = Brûler { $amount } de { $minion } et continuer à bloquer
vtes-do-give-up-block = Renoncer à bloquer sans rien brûler
vtes-ask-pick = { $card } : { $does ->
    [none] choisissez
   *[other] choisissez ({ $does })
}.
vtes-ask-pressure = { $card } : brûler quelque chose pour des voix ?
vtes-do-burn-pool-for-votes = Brûler 1 pool pour { $votes } voix
vtes-do-burn-blood-for-votes = Brûler 1 sang de { $minion } pour { $votes } voix
vtes-ask-act-now = { $minion } peut entreprendre une action maintenant.
vtes-ask-ransom = { $card } est en train d’être jouée : payer pour l’annuler ?
vtes-ask-may = { $card } : le faire{ $does ->
    [none] {""}
   *[other] { " " }({ $does })
} ?
vtes-ask-trigger = { $card } se déclenche : l’utiliser ?
vtes-ask-number = { $card } : choisissez le nombre.
vtes-ask-way = { $card } : de quelle façon ?
vtes-ask-target = { $card } : choisissez une cible.
vtes-ask-discard-down = Vous avez trop de cartes en main : défaussez-en une.

vtes-do-pass = Passer
vtes-do-end-minion-phase = Terminer la phase de séide
vtes-do-none = Rien de plus
vtes-do-yes = Oui
vtes-do-no = Non
vtes-do-decline = Ne pas bloquer
vtes-do-block = Bloquer avec { $minion } (interception { $intercept })
vtes-note-block-fails = voué à l’échec en l’état : interception { $intercept } contre discrétion { $stealth }
vtes-do-target = { $card }
vtes-do-target-of = { $source } sur { $card }
vtes-do-burn-target = Brûler { $card }
vtes-do-choose-none = Rien de tout cela
vtes-do-target-seat = { $seat }
vtes-do-number = { $number }
vtes-do-way = { $card }{ $way }
vtes-do-discard = Défausser { $card }
vtes-do-bleed = { $minion } : bleed de { $amount } contre { $victim }
vtes-do-hunt = { $minion } chasse
vtes-do-action-card = { $minion } agit avec { $card }{ $way }{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-action-in-play = { $minion } agit avec { $card } (en jeu){ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-play = Jouer { $card }{ $way }{ $who ->
    [minion] { " " }avec { $minion }
   *[you] {""}
}{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-use = Utiliser { $card }{ $who ->
    [minion] { " " }avec { $minion }
   *[you] {""}
}{ $does ->
    [none] {""}
   *[other] { " " }: { $does }
}
vtes-do-play-refused = Jouer { $card }{ $way }{ $who ->
    [minion] { " " }avec { $minion }
   *[you] {""}
}
vtes-do-use-refused = Utiliser { $card }

vtes-card-unseen = une carte
vtes-deck-unplayable = { $card } ne peut pas encore être jouée à cette table.
vtes-position-seat = Il n’y a pas de place { $seat } à cette table.
vtes-position-word = « { $word } » ne veut rien dire ici ({ $field ->
    [mark] marques
    [counter] marqueurs
    [title] titre
    [sect] secte
    [clan] clan
    [discipline] Discipline
    [out] hors du jeu
   *[owed] cartes dues
}). { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}{ $known ->
    [none] {""}
   *[other] Connus : { $known }.
}
vtes-position-mode = { $card } se joue de { $modes ->
    [one] une manière
   *[other] { $modes } manières
}, comptées à partir de 1 ; la position dit { $mode }.

vtes-why-not-ready = le séide n’est pas en activité.
vtes-why-locked = la carte est engagée.
vtes-why-not-this-window = on ne peut pas l’utiliser à ce moment.
vtes-why-not-acting-minion = seul le séide actif joue des modificateurs d’action.
vtes-why-own-action = on ne réagit pas à l’action de son propre séide.
vtes-why-modifier-played = ce séide a déjà joué ce modificateur pendant cette action.
vtes-why-reaction-played = ce séide a déjà joué cette réaction pendant cette action.
vtes-why-discipline = le séide n’a pas { $discipline }.
vtes-why-clan = le séide n’est pas du bon clan.
vtes-why-path = le séide ne suit pas la bonne Voie.
vtes-why-flight = le séide n’a pas Flight.
vtes-why-requirement = le séide ne remplit pas la condition de la carte.
vtes-why-not-a-vampire = seul un vampire peut la jouer.
vtes-why-no-ready-requirement = vous ne contrôlez aucun séide en activité remplissant la condition de la carte.
vtes-why-condition = sa condition n’est pas remplie : { $when }.
vtes-why-no-target = elle n’a pas de cible légale.
vtes-why-cannot-pay = son coût ne peut pas être payé.
vtes-why-stealth-not-needed = la discrétion n’est pas nécessaire : personne ne tente de bloquer avec assez d’interception.
vtes-why-intercept-not-needed = l’interception n’est pas nécessaire : ce séide ne tente pas de bloquer, ou en a déjà assez.
vtes-why-no-master-action = il ne vous reste plus d’action de phase de maître.
vtes-why-not-your-master-phase = ce n’est pas votre phase de maître.
vtes-why-your-turn = une carte de maître hors-tour ne se joue pas pendant son propre tour.
vtes-why-out-of-turn-already = vous avez déjà joué une carte de maître hors-tour depuis votre dernière phase de maître.
vtes-why-used-already = c’est déjà utilisé.
vtes-why-cancels-only = pendant qu’une carte est jouée, seuls annulations et réveils sont possibles.
vtes-why-limited-already = cette action a déjà reçu son augmentation limitée du bleed.
vtes-why-hunt-only = un vampire en activité sans sang ne peut que chasser.
vtes-why-mandatory-other = une action obligatoire doit passer d’abord.
vtes-why-stuck = le séide est coincé : plusieurs actions obligatoires, ou une qu’il ne peut pas entreprendre.
vtes-why-bled-already = ce séide a déjà tenté un bleed ce tour-ci.
vtes-why-political-already = ce séide a déjà entrepris une action politique ce tour-ci.
vtes-why-same-action = ce séide a déjà entrepris cette action ce tour-ci.
vtes-why-same-action-in-play = ce séide a déjà entrepris cette action de cette carte ce tour-ci.
vtes-why-recruited-this-turn = il a été recruté ce tour-ci.
vtes-why-vampires-only = seuls les vampires le peuvent.
vtes-why-not-your-prey = un bleed ne vise que votre proie.
vtes-why-torpor-only-leaves = un vampire en torpeur ne peut qu’en sortir.
vtes-why-attempts-already = ce serviteur va déjà tenter de bloquer cette action.
vtes-why-declined = vous avez renoncé à bloquer cette action.
vtes-why-block-attempted = un blocage est tenté : l’action ne peut être mise en échec qu’avant ou après.
vtes-why-no-block-right = vous ne pouvez pas bloquer cette action.
vtes-why-minion-barred = un effet l’interdit à ce séide.
vtes-why-methuselah-barred = un effet interdit de jouer cette carte.
vtes-why-superior-already = le vampire a déjà le niveau supérieur.
vtes-why-event-seen = cet événement a déjà été joué dans cette partie.
vtes-why-not-in-combat = ce séide n’est pas en combat.
vtes-why-slave-directed = un esclave a besoin d’un membre en activité de son clan maître pour une action dirigée.
vtes-why-not-implemented = la table ne sait pas encore jouer { $card }.

vtes-log-turn-began = Tour { NUMBER($turn, useGrouping: 0) } : { $seat }.
vtes-log-phase-began = { $seat } : { $phase }.
vtes-log-drew = { $seat } pioche { $card_is ->
    [none] une carte
   *[some] { $card }
}.
vtes-log-crypt-drawn = { $seat } pioche une carte de crypte{ $card_is ->
    [none] {""}
   *[some] { " " }: { $card }
}.
vtes-log-library-shown = { $seat } montre la première carte de sa bibliothèque : { $printed }.
vtes-log-crypt-shown = { $seat } montre la première carte de sa crypte : { $printed }.
vtes-log-played = { $seat } joue { $printed }{ $way_is ->
    [none] {""}
   *[some] { $way }
}{ $minion_is ->
    [none] {""}
   *[some] { " " }avec { $minion }
}.
vtes-log-canceled = { $card } est annulée.
vtes-log-discarded = { $seat } défausse { $card }.
vtes-log-burned = { $card } brûle.
vtes-log-removed = { $card } quitte la partie.
vtes-log-entered-play = { $card } entre en jeu.
vtes-log-locked = { $card } s’engage.
vtes-log-unlocked = { $card } se désengage.
vtes-log-unlocked-all = { $seat } désengage tout.
vtes-log-gained-pool = { $seat } gagne { $amount } de pool.
vtes-log-burned-pool = { $seat } brûle { $amount } de pool.
vtes-log-gained-blood = { $card } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de sang.
vtes-log-burned-blood = { $card } brûle { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de sang.
vtes-log-drained = { $card } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de sang au-delà de sa capacité.
vtes-log-edge-taken = { $seat } prend l’Avantage.
vtes-log-edge-burned = { $seat } brûle l’Avantage.
vtes-log-action-announced = { $minion } { $action } ({ $card_is ->
    [none] {""}
   *[some] { $card },{ " " }
}{ $target_is ->
    [none] {""}
   *[some] cible { $target },{ " " }
}{ $victim_is ->
    [none] {""}
   *[some] contre { $victim },{ " " }
}discrétion { $stealth }).
vtes-log-block-attempted = { $minion } tente de bloquer { $acting }.
vtes-log-block-failed = { $minion } ne parvient pas à bloquer.
vtes-log-block-declined = { $seat } ne bloque pas.
vtes-log-blocked = { $minion } bloque { $acting }.
vtes-log-stealth-added = { $minion } gagne { $amount } de discrétion ({ $total } en tout).
vtes-log-stealth-reduced = { $minion } perd { $amount } de discrétion ({ $total } en tout).
vtes-log-intercept-added = { $minion } gagne { $amount } d’interception ({ $total } en tout).
vtes-log-bleed-changed = { $minion } : le bleed passe à { $total }.
vtes-log-redirected = Le bleed vise désormais { $seat }.
vtes-log-action-succeeded = { $minion } réussit son action.
vtes-log-action-fizzled = { $minion } : l’action fait long feu.
vtes-log-action-ended = { $minion } : l’action prend fin.
vtes-log-bled = { $minion } réussit un bleed de { $amount } contre { $seat }.
vtes-log-hunted = { $minion } trouve une proie.
vtes-log-woke = { $minion } se réveille pour cette action.
vtes-log-attached = { $card } va sur { $host }.
vtes-log-went-to-torpor = { $minion } tombe en torpeur.
vtes-log-left-torpor = { $minion } sort de torpeur.
vtes-log-ousted = { $seat } n’a plus de pool et quitte la partie.
vtes-log-withdrew = { $seat } se retire.
vtes-log-gained-points = { $seat } gagne { $points } { $points ->
    [one] point
   *[other] points
} de victoire.
vtes-log-game-over = La partie est terminée.
vtes-log-ability-used = { $seat } utilise { $card }{ $power_is ->
    [none] {""}
   *[some] { $power ->
        [none] {""}
       *[other] { " " }: { $power }
    }
}.


vtes-window-succeeding = L’action va réussir : utiliser quelque chose ?
vtes-log-exchanged = { $seat } échange { $card } contre { $taken }.
vtes-ask-exchange = Quelle carte donnez-vous contre { $card } ?
vtes-do-exchange = Donner { $card }
vtes-log-emptied = Il ne reste plus de carte sur { $card }.
vtes-log-counters-changed = { $amount ->
    [0] Aucun compteur n’est placé sur { $card }.
    [-1] Un compteur quitte { $card }.
    [1] Un compteur est placé sur { $card }.
   *[other] Le nombre de compteurs sur { $card } change de { $amount }.
}
vtes-log-counters-named = { $amount ->
    [-1] Un compteur quitte { $card } : { $word }.
    [1] Un compteur est mis sur { $card } : { $word }.
   *[other] Les compteurs sur { $card } changent de { $amount } : { $word }.
}
vtes-counter-graft = greffe
vtes-counter-corruption = corruption
vtes-counter-vandal = vandale
vtes-counter-hostage = otage
vtes-counter-trap = piège
vtes-counter-diablerie = diablerie
vtes-counter-disease = maladie
vtes-counter-torture = torture
vtes-counter-container = récipient
vtes-counter-nightmare = cauchemar
vtes-counter-research = recherche
vtes-counter-founder = fondateur
vtes-counter-freed = affranchi par la diablerie
vtes-counter-status = statut
vtes-counter-seduction = séduction

vtes-ending-time = la limite de tours est atteinte
vtes-ending-last = il ne restait qu’un Mathusalem
vtes-rulings-title = Décisions sur les cartes de VTES
