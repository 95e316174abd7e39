# VTES : contestations, titres, sectes, contrôle, référendums, chasses au sang.

vtes-title-primogen = primogène
vtes-title-prince = prince
vtes-title-justicar = justicar
vtes-title-inner-circle = membre du Cercle Intérieur
vtes-title-imperator = imperator
vtes-title-bishop = évêque
vtes-title-archbishop = archevêque
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = régent
vtes-title-baron = baron
vtes-title-magaji = magaji
vtes-title-kholo = kholo
vtes-title-1-vote = titre valant 1 voix
vtes-title-2-votes = titre valant 2 voix
vtes-title-3-votes = titre valant 3 voix
vtes-title-4-votes = titre valant 4 voix

vtes-sect-camarilla = Camarilla
vtes-sect-sabbat = Sabbat
vtes-sect-laibon = Laibon
vtes-sect-independent = Indépendant
vtes-sect-anarch = Anarch

vtes-side-for = pour
vtes-side-against = contre
vtes-side-abstain = ni pour ni contre

vtes-window-tallied = Les voix sont comptées : utiliser quelque chose avant l’effet du résultat ?

vtes-ask-contests = Vos contestations : payez pour les maintenir, ou renoncez.
vtes-ask-bearer = { $card } change de contrôleur : sur laquelle de vos cartes va-t-elle ?
vtes-ask-terms = { $card } : choisissez les termes du référendum.
vtes-ask-points = { $card } : { $points ->
    [one] encore { $points } point à répartir.
   *[other] encore { $points } points à répartir.
}
vtes-ask-poll = Le scrutin en est à { $favor } pour et { $against } contre. Que votez-vous ?
vtes-ask-side = { $minion } : de quel côté vont ses voix et ses bulletins ?

vtes-do-contest-regain = Retourner { $card } face visible : plus personne ne la conteste
vtes-do-contest-pay = Payer { $amount } de pool pour contester { $card }
vtes-do-contest-yield = Renoncer à { $card }
vtes-do-title-regain = { $minion } retrouve son titre : { $title }
vtes-do-title-pay = { $minion } brûle { $amount } de sang pour contester le titre : { $title }
vtes-do-title-yield = { $minion } renonce au titre : { $title }
vtes-do-bearer = Sur { $minion }
vtes-do-clan = { $clan }
vtes-do-point = Un point pour { $who } (en a { $points })
vtes-do-finish-polling = J’ai fini
vtes-do-wait-polling = Attendre les autres
vtes-do-cast-for = { $source ->
    [edge] L’Avantage
   *[other] { $card }
} : { $ballots ->
    [0] { $votes } voix
   *[other] { $votes ->
        [0] {""}
       *[other] { $votes } voix et{" "}
    }{ $ballots ->
        [one] { $ballots } bulletin
       *[other] { $ballots } bulletins
    }
} pour
vtes-do-cast-against = { $source ->
    [edge] L’Avantage
   *[other] { $card }
} : { $ballots ->
    [0] { $votes } voix
   *[other] { $votes ->
        [0] {""}
       *[other] { $votes } voix et{" "}
    }{ $ballots ->
        [one] { $ballots } bulletin
       *[other] { $ballots } bulletins
    }
} contre
vtes-do-edge-for = Brûler l’Avantage : { $votes } voix pour
vtes-do-edge-against = Brûler l’Avantage : { $votes } voix contre
vtes-do-edge-keep = Brûler l’Avantage pour { $votes } voix, sans l’exprimer encore
vtes-do-political-for = Brûler { $card } pour une voix pour
vtes-do-political-against = Brûler { $card } pour une voix contre
vtes-do-political-keep = Brûler { $card } pour une voix, sans l’exprimer encore
vtes-do-blood-vote = { $minion } brûle 1 point de sang pour { $votes } voix
vtes-do-side-for = Pour
vtes-do-side-against = Contre
vtes-do-become-anarch = { $minion } devient anarch ({ $amount } de sang)

vtes-why-cannot-pay-contest = vous n’avez pas assez de pool pour la contester.
vtes-why-cannot-pay-title = le vampire n’a pas assez de sang pour contester le titre : il doit y renoncer.
vtes-why-must-yield-title = le vampire qui porte ce titre force tout rival à y renoncer.
vtes-why-not-ready-for-title = seul un vampire en activité peut contester un titre : celui-ci doit y renoncer.
vtes-why-contest-over = plus personne ne la conteste : elle est de nouveau à vous.
vtes-why-title-contest-over = plus personne ne conteste le titre : le vampire le retrouve.
vtes-why-cast-already = cette source a tout exprimé, et une voix exprimée ne se change plus.
vtes-why-one-side = toutes les voix et tous les bulletins d’une même source vont du même côté.
vtes-why-abstains = ce séide doit s’abstenir.
vtes-why-bound = quelqu’un d’autre a décidé où vont ces voix et ces bulletins.
vtes-why-may-not-vote = un effet empêche ce séide de voter de ce côté.
vtes-why-not-ready-to-vote = seul un séide en activité dispose de ses voix et de ses bulletins.
vtes-why-cannot-pay-vote = le vampire n’a pas le sang qu’il faut.
vtes-why-no-edge = vous n’avez pas l’Avantage.
vtes-why-political-vote-had = vous avez déjà tiré une voix d’une carte d’action politique lors de ce référendum.
vtes-why-called-by-card = la carte qui a convoqué le référendum est votre voix de carte d’action politique.
vtes-why-blood-voted = ce vampire a déjà brûlé du sang pour une voix lors de ce référendum.
vtes-why-points-most-each = on ne peut pas y mettre davantage de points.
vtes-why-points-more-parts = les points qui restent doivent aller à d’autres.
vtes-why-blood-cursed = un vampire frappé de la malédiction du sang ne peut pas commettre de diablerie.
vtes-why-not-an-action = ce référendum n’est pas une action : ni modificateurs d’action ni réactions.
vtes-why-sterile = un vampire stérile ne peut pas mettre d’autres vampires en jeu.
vtes-why-barred-referendum = vos séides ne peuvent pas refaire cette action politique ce tour-ci.
vtes-why-titled = un vampire titré ne peut pas entreprendre cette action.
vtes-why-anarch-already = le vampire est déjà anarch.

vtes-log-contest-began = { $card } est contestée et retournée face cachée devant { $seat }.
vtes-log-contest-paid = { $seat } paie { $amount } de pool pour contester { $card }.
vtes-log-yielded = { $seat } renonce à { $card }.
vtes-log-contest-won = Plus personne ne conteste { $card } : retour face visible pour { $seat }.
vtes-log-title-gained = { $minion } devient { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-lost = { $minion } perd son titre : { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-contested = { $minion } conteste un titre : { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-contest-paid = { $minion } brûle { $amount } de sang pour contester son titre.
vtes-log-title-yielded = { $minion } renonce à son titre : { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-title-regained = { $minion } retrouve son titre : { $title }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}.
vtes-log-sect-changed = { $minion } change de secte : { $sect }.
vtes-log-clan-changed = { $minion } change de clan : { $clan }.
vtes-log-circle-joined = { $minion } rejoint le cercle { $circle }.
vtes-log-circle-shared = { $minion } forme un cercle avec { $card }.
vtes-ask-circle = { $card } : choisissez un cercle.
vtes-do-circle = Rejoindre { $circle }
vtes-do-circle-of = Former un cercle avec { $card }
vtes-log-trait-gained = { $minion } devient { $trait }.
vtes-log-became-anarch = { $minion } devient anarch.
vtes-log-anarch-no-more = { $minion } n’est plus anarch.
vtes-log-control-taken = { $seat } prend le contrôle de { $card } à { $former }{ $until ->
    [good] {""}
    [turn] {" "}jusqu’à la fin du tour
    [action] {" "}jusqu’à la fin de l’action
    [combat] {" "}jusqu’à la fin du combat
    [next-turn] {" "}jusqu’à la fin de son prochain tour
   *[other] {" "}pour un temps
}.
vtes-log-control-returned = { $seat } récupère { $card }.
vtes-log-banished = { $card } va en région incontrôlée ({ $seat }).
vtes-log-referendum-called = { $by ->
    [minion] { $minion } convoque un référendum.
   *[card] { $seat } convoque un référendum ({ $card }).
}
vtes-log-blood-hunt-proposed = Un référendum décide d’une chasse au sang contre { $minion }.
vtes-log-terms-card = Termes du référendum : { $seat } choisit { $card }.
vtes-log-terms-methuselah = Termes du référendum : { $seat } choisit { $chosen }.
vtes-log-terms-named = Termes du référendum : { $seat } nomme { $name }.
vtes-log-terms-number = Termes du référendum : { $seat } choisit { $number }.
vtes-log-points-allotted = { $seat } attribue { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $to ->
    [seat] { $chosen }
   *[card] { $card }
}.
vtes-log-passes-automatically = Le référendum passe sans vote.
vtes-log-votes-gained = { $source ->
    [minion] { $card }
   *[other] { $seat }
} obtient { $ballots ->
    [0] { $votes } voix
   *[other] { $votes ->
        [0] {""}
       *[other] { $votes } voix et{" "}
    }{ $ballots ->
        [one] { $ballots } bulletin
       *[other] { $ballots } bulletins
    }
}.
vtes-log-vote-bought = { $seat } brûle { $card } pour une voix.
vtes-log-waits-to-vote = { $seat } attend les autres.
vtes-log-votes-cast = { $seat } exprime { $ballots ->
    [0] { $votes } voix
   *[other] { $votes ->
        [0] {""}
       *[other] { $votes } voix et{" "}
    }{ $ballots ->
        [one] { $ballots } bulletin
       *[other] { $ballots } bulletins
    }
} { $side } ({ $source ->
    [edge] l’Avantage
   *[other] { $card }
}).
vtes-log-abstained = { $minion } s’abstient.
vtes-log-votes-changed = { $minion } : les voix et les bulletins vont désormais { $side }.
vtes-log-prisci-moved = Le bloc des prisci : { $side }.
vtes-log-referendum-passed = Le référendum passe, { $favor } contre { $against }.
vtes-log-referendum-failed = Le référendum échoue, { $favor } contre { $against }.
vtes-log-referendum-canceled = Le référendum est annulé.
vtes-log-blood-hunted = La chasse au sang est lancée : { $minion } est brûlé.
vtes-log-places-swapped = { $seat } et { $other } échangent leurs places.

# Comment se relisent ces mots du vocabulaire.
vtes-role-picked = ce qu’elle a choisi
vtes-role-predator-picked = ce que son prédateur a choisi
vtes-role-hunted = le vampire visé par la chasse au sang
vtes-party-cast-for = chaque Mathusalem qui a voté pour
vtes-effect-each-picks = { $by_is ->
    [you] pour { $party }, ^choisissez
   *[party] { $party } choisit
} { $what } : { $do }
vtes-effect-swap-places = échangez votre place avec { $party }
