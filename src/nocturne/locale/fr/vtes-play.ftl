# VTES : jouer des cartes et entreprendre des actions.
vtes-window-announced = Une action est annoncée : utiliser quelque chose à son annonce ?

vtes-why-cancels-as-played = elle annule une carte au moment où celle-ci est jouée, et à aucun autre moment.
vtes-why-nothing-to-cancel = la carte en train d’être jouée n’est pas de celles qu’elle peut annuler.
vtes-why-no-wake-here = on ne se réveille ni en combat, ni en dehors d’une action.
vtes-why-discard-phase-only = un événement se joue pendant votre phase de défausse.
vtes-why-unlock-phase-only = une conviction se joue pendant votre phase de désengagement.
vtes-why-minion-phase-only = les actions s’entreprennent pendant votre phase de séide, l’une après l’autre.
vtes-why-one-action-card = une carte d’action lance sa propre action ; elle ne change rien à une autre.
vtes-why-no-action = aucune action n’est en cours.
vtes-why-not-your-action = seul le Mathusalem dont le séide agit joue des modificateurs d’action.
vtes-why-not-your-minion = vous ne contrôlez pas ce séide.
vtes-why-not-yours = ce n’est pas à vous de l’utiliser maintenant.
vtes-why-others-only = elle est réservée à un autre séide que celui qui agit.
vtes-why-torpor-no-modifier = un vampire en torpeur ne joue de modificateurs que pour sa propre action.
vtes-why-not-yet-to-block = quelqu’un d’autre décide d’abord de bloquer ou non.
vtes-why-unblockable = cette action ne peut pas être bloquée.
vtes-why-mandatory-own = ce séide a une action obligatoire à entreprendre et ne peut en faire aucune autre.
vtes-why-too-few-gehenna = il n’y a pas assez d’événements Géhenne en jeu.
vtes-why-cannot-mask = ce vampire n’aurait pas pu entreprendre cette action de la même façon.
vtes-why-one-each = un séide ne peut en avoir qu’une seule.
vtes-why-no-card-to-discard = vous n’avez en main aucune carte à défausser pour cela.

vtes-log-masked = { $minion } poursuit l’action et remplace { $acting }.
vtes-log-aimed = { $source } : la cible est { $target }.
vtes-log-aimed-at = { $source } : la cible est { $victim }.
vtes-log-number-named = { $source } : le nombre est { $number }.
vtes-log-word-named = { $source } : { $word } est nommé.


vtes-ask-clan = { $card } : nommez un clan.
vtes-ask-name-discipline = { $card } : nommez une Discipline.
vtes-ask-reorder = { $card } : quelle carte voulez-vous piocher ensuite ?
vtes-ask-rearrange = { $card } : que déplacez-vous ?
vtes-do-move-blood = 1 sang de { $minion } à { $other }
vtes-do-move-card = { $card } sur { $other }
vtes-ask-discount = { $card } : réduisez-vous son coût ?
vtes-do-full-cost = Payer ce qu’elle coûte
vtes-do-burn-discount-blood = Brûler { $card } : { $amount } sang de moins
vtes-do-burn-discount-pool = Brûler { $card } : { $amount } pool de moins
vtes-do-pledge = Payer { $amount } sang avec les compteurs de { $card }
vtes-do-discount-blood = Engager { $card } : { $amount } sang de moins
vtes-do-discount-pool = Engager { $card } : { $amount } pool de moins
vtes-ask-take-back = { $card } : laquelle des cartes posées dessus ?
vtes-log-laid-on = { $card } est posée sur { $host }, hors jeu.
vtes-ask-draw = Quelle carte piochez-vous ?
vtes-do-draw-library = La carte du dessus de votre bibliothèque
vtes-do-draw-kept = { $card }, depuis { $host }
vtes-ask-unlock-him = { $card } se désengage-t-il normalement ?
vtes-do-unlock-him = { $card } se désengage
vtes-do-stay-locked = { $card } reste engagé
vtes-ask-returning = { $card } doit être remplacée. La reprenez-vous plutôt dans votre tas de cendres ?
vtes-do-take-back-from-ash = Reprendre { $card } dans votre tas de cendres
vtes-do-replace-it = Piocher une carte
vtes-ask-funds = Il faut payer { $card }. Quelle part du coût { $source } prend-il en charge ?
vtes-do-fund = { $number ->
    [0] Rien
   *[other] { $number } { $of ->
        [blood] sang
       *[pool] pool
    }
}
vtes-ask-draw-more = Votre carte est remplacée. Piochez-vous une carte de plus ?
vtes-do-draw-more = Piocher une carte de plus
vtes-do-draw-no-more = Ne rien piocher de plus
vtes-ask-draw-anew = Vous avez pioché { $card }. La mettez-vous sous votre bibliothèque pour en piocher une autre ({ $source }) ?
vtes-do-draw-anew = En piocher une autre
vtes-do-keep-drawn = La garder
vtes-log-drew-kept = { $seat } prend { $card_is ->
    [none] une carte
   *[some] { $card }
} posée sur { $host }.
vtes-ask-swap-under = { $card } : quelle carte de votre main échangez-vous contre celle qui s’y trouve ?
vtes-ask-first-of-all = Qu’est-ce qui se produit d’abord ?
vtes-do-next = { $card }
vtes-do-discipline = { $discipline } [{ $code }]
vtes-ask-discard-cost = { $card } : quelle carte défaussez-vous pour cela ?
vtes-why-nothing-to-take = le séide adverse ne porte rien de tel.
vtes-log-wants-to-use = { $seat } veut utiliser quelque chose.
