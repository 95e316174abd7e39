# Cartes Événement, rencontres et objets de La Fureur de Dracula : questions, choix, raisons, journal.

## Quand un événement peut être joué (dans une raison : « ne se joue que… »)

dracula-timing-drawn = dès qu’il est pioché
dracula-timing-dawn = à l’aube
dracula-timing-dusk = au crépuscule
dracula-timing-day = pendant le jour
dracula-timing-day_action = comme action de jour
dracula-timing-night_action = comme action de nuit
dracula-timing-rail_move = lors d’un voyage en train
dracula-timing-ambushed = quand une rencontre autre qu’un vampire tend une embuscade à son détenteur
dracula-timing-combat_start = au début d’un combat
dracula-timing-hunter_hurt = quand un chasseur va être mordu, ou vaincu par des dégâts
dracula-timing-dracula_phase = pendant la phase de Dracula
dracula-timing-dracula_phase_end = à la fin de la phase de Dracula
dracula-timing-hunter_moved_by_road = après un déplacement d’un chasseur par la route
dracula-timing-hunter_changed_region = après le passage d’un chasseur d’une région à une autre
dracula-timing-ticket_spent = quand un chasseur dépense un billet
dracula-timing-event_played = en réponse à certains événements
dracula-timing-hunter_searches = quand un chasseur fouille
dracula-timing-combat_card_cancelled = quand la carte Combat de Dracula va être annulée

## Fenêtres

dracula-ask-window-dawn = Aube : jouer un événement ?
dracula-ask-window-day = Le jour se lève : jouer un événement ?
dracula-ask-window-dusk = Crépuscule : jouer un événement ?
dracula-ask-window-dracula_phase = Votre phase commence : jouer un événement ?
dracula-ask-window-dracula_phase_end = Votre phase s’achève : jouer un événement ?
dracula-ask-window-hunter_moved_by_road = { $hunter } vient de prendre la route. Réagir ?
dracula-ask-window-hunter_changed_region = { $hunter } vient de changer de région. Réagir ?
dracula-ask-window-ticket_spent = { $hunter } vient de dépenser un billet. Réagir ?
dracula-ask-window-event_played = « { $card } » vient d’être joué. L’annuler ?
dracula-ask-window-hunter_searches = { $hunter } fouille. Réagir ?

## Questions des événements

dracula-ask-ally = « { $card } » : lequel de ses effets ?
dracula-ask-reports = { $hunter } : quelle case de la piste les coupures de presse révèlent-elles ?
dracula-ask-city =
    { $left ->
        [one] { $hunter } : nommez une ville.
       *[other] { $hunter } : nommez une ville ({ $left } à nommer).
    }
dracula-ask-cylinders = { $hunter } : déduire ou analyser ?
dracula-ask-money = « La piste de l’argent » : quelle zone maritime est révélée ?
dracula-ask-veil = { $hunter } : laquelle des rencontres de Dracula est défaussée ?
dracula-ask-return = { $hunter } : quel allié revient ?
dracula-ask-blood = { $hunter } : à qui donnez-vous votre sang ?
dracula-ask-luck = { $hunter } : que retire « Bonne fortune » ?
dracula-ask-consecrate = { $hunter } : sur quelle ville posez-vous le pion « { $token } » ?
dracula-ask-host = { $hunter } : révéler une sainte hostie pour poser son pion sur une autre ville ?
dracula-ask-customs = { $hunter } : défausser tous vos objets, ou subir { $amount } dégâts ?
dracula-ask-carry = Où déplacez-vous { $hunter } ?
dracula-ask-storm =
    { $left ->
        [one] Poser encore une tempête sur une zone maritime ?
       *[other] Poser une tempête sur une zone maritime ? (encore { $left })
    }
dracula-ask-roadblock = « { $card } » : où posez-vous un barrage ?
dracula-ask-roadblocks =
    { $left ->
        [one] Où posez-vous le dernier barrage ?
       *[other] Où posez-vous un barrage ? (encore { $left })
    }
dracula-ask-power = « Pouvoir diabolique » : choisissez.
dracula-ask-influence = « Influence vampirique » : quel chasseur affaibli ?
dracula-ask-influence-discard = Quelle carte défaussez-vous de la main de { $hunter } ?
dracula-ask-wolf = Le grand loup : à quel chasseur s’attaque-t-il ({ $amount ->
        [one] un dégât
       *[other] { $amount } dégâts
    }) ?
dracula-ask-ward = { $hunter } : révéler un crucifix ou une sainte hostie contre le grand loup ?
dracula-ask-brides-cycle = « Fiancées de Dracula » : échanger une rencontre de votre main ?
dracula-ask-add-space = Sur quelle case ajoutez-vous une rencontre ?
dracula-ask-add-encounter = Quelle rencontre ajoutez-vous sur la case { $space } ?
dracula-ask-seduction = Quel vampire regagne votre main pour séduire { $hunter } ?

## Questions des rencontres

dracula-ask-ambush = { $hunter } se trouve { $place }. Tendre une embuscade ?
dracula-ask-ambushed = { $hunter } tombe dans une embuscade : « { $card } ». Réagir ?
dracula-ask-search-tools = { $hunter } : révéler des chiens ou un pieu avant de fouiller ?
dracula-ask-stake = { $hunter } : employer le pieu contre ce que vous avez trouvé ?
dracula-ask-search-order = { $hunter } : quelle rencontre est résolue ensuite ?
dracula-ask-drive-off = { $hunter } : révéler un objet pour chasser « { $card } » ?
dracula-ask-aristocrat = { $hunter } : prendre du retard pour détruire le vampire aristocrate ?
dracula-ask-mob =
    { $count ->
        [one] { $hunter } : défausser votre dernier objet avant que la foule n’inflige un dégât ?
       *[other] { $hunter } : défausser un objet avant que la foule n’inflige { $count } dégâts ?
    }
dracula-ask-wolves = { $hunter } : révéler une arme contre les loups ?
dracula-ask-guards = { $hunter } : révéler une arme contre les gardes du corps tziganes ?
dracula-ask-spy = { $hunter } : défausser une arme pour vous défaire de l’espion, ou tout montrer et perdre vos billets ?
dracula-ask-soil =
    { $count ->
        [one] Défausser encore une rencontre ?
       *[other] Défausser des rencontres ? (jusqu’à { $count })
    }
dracula-ask-hoax = « { $card } » : lequel de vos événements gardez-vous ?
dracula-ask-matured-fog = « { $card } » a évolué : sur quelle ville tombe le brouillard ?
dracula-ask-matured-wolves = « { $card } » : quelle ville attaquent-ils ?
dracula-ask-matured-hunter = « { $card } » a évolué : quel chasseur vise-t-il ?

## Choix

dracula-do-event = Jouer « { $card } »
dracula-do-event-of = { $hunter } joue « { $card } »
dracula-do-event-action = Action : « { $card } »
dracula-do-item-action = Action : « { $card } »
dracula-do-ally = « { $card } » reste en jeu comme allié
dracula-do-ally-effect = L’effet immédiat de « { $card } »
dracula-do-turn-up = Case { $space }
dracula-do-name-city = { $place }
dracula-do-deduce = Révéler les rencontres de la case { $space }
dracula-do-analyse = Se faire montrer « Dissimulation » et garder la carte
dracula-do-consecrate = { $place }
dracula-do-drop-ally = Défausser l’allié
dracula-do-remove-consecrated = Retirer la terre consacrée
dracula-do-no-supply = Les chasseurs ne pourront pas se ravitailler à leur prochaine phase
dracula-do-customs-discard = Défausser tous les objets
dracula-do-customs-suffer = Subir les dégâts
dracula-do-storm = Tempête : { $place }
dracula-do-roadblock = Barrage : { $link }
dracula-do-target = { $hunter }
dracula-do-add-space = Case { $space }
dracula-do-take-back = { $card }
dracula-do-ambush = Embuscade : « { $card } »
dracula-do-dogs = Défausser « { $card } » pour y échapper
dracula-do-reveal = Révéler « { $card } »
dracula-do-stake = Planter le pieu : « { $card } »
dracula-do-meet = { $card }
dracula-do-aristocrat = Prendre du retard et le détruire
dracula-do-spy-reveal = Tout montrer et perdre les billets
dracula-do-matured-city = { $place }

## Raisons

dracula-why-only = seule cette personne peut jouer cette carte : { $hunter }.
dracula-why-timing = cette carte ne se joue que { $timing }.
dracula-why-cannot-cancel = elle ne peut pas annuler « { $card } ».
dracula-why-item-combat_round = « { $card } » se choisit comme carte d’un round de combat.
dracula-why-item-combat_start = « { $card } » se montre avant le premier round d’un combat.
dracula-why-item-after_shot = « { $card } » s’ajoutent juste après un tir de fusil ou de pistolet.
dracula-why-item-search = « { $card } » se révèle au moment de fouiller.
dracula-why-item-no-help = cet objet n’est ici d’aucun secours.
dracula-why-sea-day = en mer, un chasseur doit se déplacer par mer pendant le jour.
dracula-why-sea-night = en mer, un chasseur ne peut rien faire la nuit.
dracula-why-horses-day = les chasseurs ne chevauchent que de jour.
dracula-why-no-road = aucune route libre ne part d’ici.
dracula-why-no-sea-move = ni zone maritime ni port ne sont accessibles d’ici.
dracula-why-no-sea = aucune zone maritime n’est face cachée sur la piste.
dracula-why-no-encounter = aucune rencontre n’y est face cachée.
dracula-why-no-encounters = Dracula n’a aucune rencontre en main.
dracula-why-no-room = aucune rencontre ne peut être placée sur la case { $space } de la piste.
dracula-why-no-stake = il n’y a pas de pieu en main à défausser.
dracula-why-no-items = il n’y a aucun objet à défausser.
dracula-why-no-luck = il n’y a ni barrage ni allié de Dracula à retirer.
dracula-why-no-ally = les chasseurs n’ont pas d’allié.
dracula-why-no-ally-discarded = aucun allié convenable n’est face visible dans la défausse des événements.
dracula-why-no-consecrated = il n’y a pas de terre consacrée sur le plateau.
dracula-why-no-vampire = aucun vampire ne se trouve là où le chasseur fouille.
dracula-why-no-ambush = cette rencontre ne peut pas tendre d’embuscade.
dracula-why-nowhere-to-carry = aucune ville adjacente n’est ouverte pour y déplacer le chasseur.
dracula-why-misled-already = la destination est déjà au choix de Dracula.
dracula-why-delayed = un chasseur retardé ne peut pas choisir d’être retardé.
dracula-why-weakened = un chasseur affaibli ne peut pas donner son sang.
dracula-why-nobody-bitten = aucun chasseur de cette ville n’a de morsure à soigner.

## Journal des événements

dracula-log-event-played = { $who } joue « { $card } ».
dracula-log-event-cancelled = « { $card } » est annulé.
dracula-log-ally-joined = « { $card } » reste en jeu comme allié.
dracula-log-ally-left = « { $card } » n’est plus en jeu.
dracula-log-event-returned = « { $card } » revient dans la main de { $hunter }.
dracula-log-cities-named = Dracula est-il passé { $cities } ?
dracula-log-no-hideout-near = Aucun refuge encore caché n’est adjacent à { $hunter }.
dracula-log-no-sea-found = Aucune zone maritime n’est face cachée sur la piste.
dracula-log-adjacent-to-dracula =
    { $count ->
        [0] Aucun chasseur n’est adjacent à Dracula.
       *[other] Adjacents à Dracula : { $hunters }.
    }
dracula-log-region-declared =
    { $at_sea ->
        [true] Dracula est en mer.
       *[false] Dracula déclare sa région : { $region }.
    }
dracula-log-hide-in-deck = Dracula montre « Dissimulation » : elle n’est pas sur la piste.
dracula-log-encounters-out-of-reach = La case { $space } porte une « Dissimulation » isolée : ses rencontres ne peuvent pas être examinées.
dracula-log-backs-seen =
    { $discarded ->
        [0] Des { $looked } dernières cartes Événement, aucune n’est à Dracula.
        [one] Des { $looked } dernières cartes Événement, une était à Dracula : elle est défaussée face cachée.
       *[other] Des { $looked } dernières cartes Événement, { $discarded } étaient à Dracula : elles sont défaussées face cachée.
    }
dracula-log-items-looked-at =
    { $seen ->
        [true] { $hunter } trouve { $items }.
       *[false] { $hunter } regarde { $count } objets.
    }
dracula-log-item-kept =
    { $seen ->
        [true] { $hunter } garde « { $item } ».
       *[false] { $hunter } en garde un.
    }
dracula-log-top-items-discarded = Défaussés : { $items }.
dracula-log-veil-lifted =
    { $seen ->
        [true] { $hunter } voit le jeu de Dracula. { $count ->
            [0] Aucun événement.
           *[other] Événements : { $cards }.
        } Rencontres : { $encounters }.
       *[false] { $hunter } voit le jeu de Dracula.
    }
dracula-log-events-uncovered =
    { $count ->
        [0] Cartes Événement prises par Dracula : { $taken }.
       *[other] Cartes Événement prises par Dracula : { $taken } ; défaussées : { $discarded }.
    }
dracula-log-events-shuffled-in =
    { $count ->
        [one] Un événement de la défausse est mélangé au paquet Événement.
       *[other] { $count } événements de la défausse sont mélangés au paquet Événement.
    }
dracula-log-horses-ran = Les chevaux de { $hunter } courent selon ce billet : { $ticket }.

## Journal des rencontres

dracula-log-ambushed = Embuscade { $place } ! { $card } contre { $hunter }.
dracula-log-ambush-foiled = { $hunter } déjoue l’embuscade : « { $by } ».
dracula-log-found-nothing = { $hunter } ne trouve rien { $place }.
dracula-log-encounter-met = { $hunter } tombe sur « { $card } ».
dracula-log-encounter-stays = « { $card } » reste là, face visible.
dracula-log-seduced = { $hunter } cède à la séduction d’un vampire, qui regagne la main de Dracula.
dracula-log-bats-placed = Des chauves-souris tournoient autour de { $hunter }.
dracula-log-encounter-matured = « { $card } » : l’effet d’évolution est résolu.
dracula-log-city-struck = « { $card } » : l’attaque a lieu { $place }.
dracula-log-bodyguards-kept = Dracula garde « { $card } » auprès de lui.
dracula-log-discard-searched =
    { $seen ->
        [true] { $count ->
            [0] Aucun événement n’est face cachée dans la défausse.
           *[other] Face cachée dans la défausse des événements : { $cards }.
        }
       *[false] Dracula examine la défausse des événements.
    }
dracula-log-event-fetched =
    { $seen ->
        [true] Dracula garde « { $card } » de la défausse des événements.
       *[false] Dracula garde un de ses événements de la défausse.
    }

# Où l'on veut être interrogé pour un événement, et de quel côté.
dracula-window-dawn = À l’aube
dracula-window-day = Au début du jour
dracula-window-dusk = Au crépuscule
dracula-window-dracula_phase = Au début de la phase de Dracula
dracula-window-dracula_phase_end = À la fin de la phase de Dracula
dracula-window-hunter_moved_by_road = Un chasseur s’est déplacé par la route
dracula-window-hunter_changed_region = Un chasseur est passé dans une autre région
dracula-window-ticket_spent = Un chasseur a dépensé un billet
dracula-window-event_played = Un événement a été joué
dracula-window-hunter_searches = Un chasseur fouille
dracula-window-hunter_hurt = Un chasseur va être blessé
dracula-window-combat_card_cancelled = Une carte de combat va être annulée
dracula-asked-as-dracula = en tant que Dracula
dracula-asked-as-hunters = en tant que chasseur
