# Combats, blessures et morsures de La Fureur de Dracula : questions, choix, raisons, journal.

## Questions

dracula-ask-bodyguards = Avant le combat, lâcher vos gardes du corps tziganes sur un chasseur ?
dracula-ask-fight-opens = { $hunter } : jouer quelque chose avant le choix des premières cartes ?
dracula-ask-combat-dracula = Round { $round } : choisissez votre carte Combat.
dracula-ask-combat-hunter = Round { $round } : quelle carte pour { $hunter } ?
dracula-ask-engaged = Round { $round } : quel chasseur engagez-vous ?
dracula-ask-swap = { $hunter } : reprendre la carte révélée et en jouer une autre ?
dracula-ask-plot = Retourner « Complot » pour annuler « { $card } » ({ $hunter }) ?
dracula-ask-lucy = { $hunter } : dépenser « Vengeance de Lucy » pour annuler « { $card } » ?
dracula-ask-claws = « Griffes » : qui subit { $amount } dégâts de plus ?
dracula-ask-fetch = « Complot » : quelle carte prenez-vous dans votre paquet Combat ?
dracula-ask-flight = « Fuite sous forme de chiroptère » : vous envoler vers une autre ville ?
dracula-ask-bullets = { $hunter } : ajouter des balles bénites au tir ?
dracula-ask-circle = { $hunter } : qui quitte le combat à l’abri du cercle sacré ?
dracula-ask-route = { $hunter } : qui quitte le combat par l’issue de secours ?
dracula-ask-find = { $hunter } : quel objet gardez-vous ?
dracula-ask-join = { $hunter } : prendre du retard pour prêter main-forte à { $other } ({ $card }) ?
dracula-ask-hospital = Plusieurs hôpitaux à égale distance : lequel recueillera { $hunter } ?
dracula-ask-window-hunter_hurt =
    { $bite ->
        [true] Dracula va mordre { $hunter }. L’éviter ?
       *[false] Ces dégâts vont vaincre { $hunter }. Les éviter ?
    }
dracula-ask-window-combat_card_cancelled = Votre carte Combat va être annulée. Réagir ?

## Choix

dracula-do-bodyguards = Contre { $hunter }
dracula-do-combat-dracula = { $card }
dracula-do-combat-hunter = { $card }
dracula-do-engage = Engager { $hunter }
dracula-do-plot = L’annuler
dracula-do-lucys-revenge = Dépenser « Vengeance de Lucy »
dracula-do-claws = Griffer { $hunter }
dracula-do-fetch = Prendre « { $card } »
dracula-do-flight = S’envoler { $to }
dracula-do-bullets = Tirer : { $card }
dracula-do-circle = { $hunter } quitte le combat
dracula-do-circle-done = Personne d’autre
dracula-do-wreath = Montrer « { $card } »
dracula-do-join = Se joindre au combat
dracula-do-hospital = { $to }

## Raisons

dracula-why-no-banner = seule une carte à bannière peut être jouée dans un round.
dracula-why-played-before = cette carte même a été jouée au round précédent et n’est pas encore revenue en main.
dracula-why-not-at-start = elle ne sert à rien avant le premier round.

## Ce qui annule une carte, et comment finit un combat

dracula-cause-icon = une icône la contre
dracula-end-flight = le vampire a pris la fuite
dracula-end-hunters-gone = plus aucun chasseur n’y participe
dracula-end-leap = le bond héroïque l’a tranché
dracula-end-six-cards = la sixième carte Combat a été jouée
dracula-end-vampire-defeated = le vampire est détruit

## Journal

dracula-log-fight-began =
    { $dracula ->
        [true] Combat { $place } : { $hunters } contre Dracula.
       *[false] Combat { $place } : { $hunters } contre « { $vampire } ».
    }
dracula-log-fight-joined = { $hunter } se joint au combat.
dracula-log-bodyguards-used = « { $card } » : ils s’en prennent à { $hunter }.
dracula-log-hunter-engaged = Dracula engage { $hunter }.
dracula-log-dracula-card-revealed = Dracula révèle « { $card } ».
dracula-log-hunter-card-revealed = { $hunter } révèle « { $card } ».
dracula-log-card-swapped = { $hunter } joue « { $card } » à la place.
dracula-log-dracula-card-cancelled = « { $card } » est annulée : { $cause }.
dracula-log-flight-forbidden = « { $card } » ne peut pas être résolue : Dracula est enragé.
dracula-log-hunter-card-cancelled = { $hunter } : « { $card } » est annulée ({ $cause }).
dracula-log-hunter-mesmerized = { $hunter } sombre sous l’hypnose.
dracula-log-combat-card-fetched =
    { $seen ->
        [true] Dracula prend « { $card } » dans son paquet Combat.
       *[false] Dracula prend une carte dans son paquet Combat.
    }
dracula-log-combat-card-drawn = Vous piochez « { $card } » dans votre paquet Combat.
dracula-log-hunter-left-fight = { $hunter } quitte le combat.
dracula-log-vampire-hurt = « { $card } » subit { $amount ->
        [one] un dégât
       *[other] { $amount } dégâts
    } ({ $total } en tout).
dracula-log-vampire-healed = « { $card } » récupère de { $amount ->
        [one] un dégât
       *[other] { $amount } dégâts
    } (reste { $total }).
dracula-log-vampire-defeated = « { $card } » : le vampire est détruit.
dracula-log-lucy-spent = { $hunter } dépense « { $card } ».
dracula-log-wreath-shown = { $hunter } montre « { $item } ».
dracula-log-wreath-lost = { $hunter } : « { $item } » est défaussée.
dracula-log-bullets-fired = { $hunter } tire : « { $item } ».
dracula-log-flew-away =
    { $seen ->
        [true] Dracula s’envole { $place }.
       *[false] Dracula s’envole, nul ne sait où.
    }
dracula-log-fight-ended = Le combat prend fin : { $cause }.
dracula-log-hunter-hurt = { $hunter } subit { $amount ->
        [one] un dégât
       *[other] { $amount } dégâts
    } ({ $total } en tout).
dracula-log-harm-prevented =
    { $bite ->
        [true] { $hunter } échappe à la morsure.
       *[false] { $hunter } échappe aux dégâts.
    }
dracula-log-hunter-bitten =
    { $total ->
        [0] { $hunter } subit la morsure de trop.
       *[other] { $hunter } subit une morsure.
    }
dracula-log-bite-healed = { $hunter } se remet d’une morsure.
dracula-log-hunter-defeated = { $hunter } succombe { $place }.
dracula-log-hospital-set = À la prochaine aube, on conduira { $hunter } { $place }.
