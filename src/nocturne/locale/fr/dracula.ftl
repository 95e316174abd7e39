# La Fureur de Dracula : questions, choix, raisons, journal, table du terminal, positions.
# Les noms et textes des cartes et des lieux sont dans dracula-names.ftl ; les combats et les cartes ont leurs fichiers.

dracula-about = Un joueur est Dracula, caché quelque part en Europe ; les autres le traquent.

## Ce que d’autres ne doivent pas savoir

dracula-hidden-item = un objet
dracula-hidden-event = un événement
dracula-hidden-encounter = une rencontre
dracula-hidden-ticket = un billet
dracula-hidden-combat = une carte Combat
dracula-hidden-place = un lieu caché
dracula-hidden-at = en un lieu caché
dracula-hidden-from = d’un lieu caché
dracula-hidden-to = vers un lieu caché

## Petits mots

dracula-link-road = la route { $one } – { $other }
dracula-link-railway = la voie ferrée { $one } – { $other }
dracula-space = case { $number } de la Piste
dracula-deck-items = le paquet Objet
dracula-deck-events = le paquet Événement
dracula-deck-encounters = le paquet Rencontre
dracula-back-common = face cachée
dracula-back-castle = dos du Château
dracula-back-sea = mer, face cachée
dracula-phase-set_up = Mise en place
dracula-phase-dawn = Aube
dracula-phase-day = Jour
dracula-phase-dusk = Crépuscule
dracula-phase-night = Nuit
dracula-phase-dracula = Phase de Dracula

## Questions

dracula-ask-start = { $hunter } : dans quelle ville commencez-vous ?
dracula-ask-dracula-start = Dans quelle ville Dracula commence-t-il ?
dracula-ask-act-now = { $hunter } : agir maintenant, ou laisser passer les autres ?
dracula-ask-action-day = { $hunter }, { $at } : que faites-vous aujourd’hui ?
dracula-ask-action-night = { $hunter }, { $at } : que faites-vous cette nuit ?
dracula-ask-bats = Où les chauves-souris emportent-elles { $hunter } ?
dracula-ask-road = { $hunter } : vers quelle ville partez-vous ?
dracula-ask-sea = { $hunter } : vers où naviguez-vous ?
dracula-ask-rail = { $hunter } : où le train vous mène-t-il ({ $ticket }) ?
dracula-ask-rail-misled = Faux renseignement : où le train mène-t-il { $hunter } ({ $ticket }) ?
dracula-ask-received = { $who } : vous recevez { $card }. Qu’en faites-vous ?
dracula-ask-event-limit = { $who } : trop d’événements en main ({ $limit } au plus). Lequel part ?
dracula-ask-item-limit = { $hunter } : trop d’objets en main ({ $limit } au plus). Lequel part ?
dracula-ask-ticket-first = { $hunter } : quel billet rendez-vous avant d’en piocher un autre ?
dracula-ask-ticket-keep = { $hunter } : garder ce que vous avez pioché ? ({ $limit } au plus)
dracula-ask-show-item = { $hunter } : quel objet laissez-vous révélé ?
dracula-ask-show-event = { $hunter } : quel événement laissez-vous révélé ?
dracula-ask-trade = { $hunter }, échange avec { $other } : que donnez-vous ?
dracula-ask-fight-in-fog = Le brouillard couvre la ville. Combattez-vous { $hunter } ?
dracula-ask-remove-roadblock = Fin du Crépuscule : quel barrage retirez-vous ?
dracula-ask-remove-storm = Fin du Crépuscule : quelle tempête retirez-vous ?
dracula-ask-fate = { $location } a dépassé la sixième case. Qu’en faites-vous ?
dracula-ask-lair-encounter = { $location } est désormais un repaire. Quelle rencontre y ajoutez-vous ?
dracula-ask-matured = { $location } évolue. Quelle rencontre résolvez-vous ?
dracula-ask-movement = Vous êtes { $at }. Quelle carte placez-vous ?
dracula-ask-location = Vous êtes { $at }. Quel lieu suit ?
dracula-ask-encounter = Quelle rencontre placez-vous ici ?
dracula-ask-rumor =
    { $count ->
        [one] Placez-vous votre pion Rumeur ?
       *[other] Placez-vous l’un de vos { $count } pions Rumeur ?
    }

## Choix

dracula-do-pass = Passer
dracula-do-start = Commencer { $at }
dracula-do-act-now = Agir maintenant
dracula-do-wait = Laisser passer les autres
dracula-do-carry = Emporter le chasseur { $to }
dracula-do-road = Par la route { $to }
dracula-do-sea = Par la mer { $to }
dracula-do-rail = En train { $to }
dracula-do-rail-with = En train ({ $card })
dracula-do-carriage = En train, dans un wagon affrété ({ $card })
dracula-do-leave-hospital = Quitter l’hôpital { $to }
dracula-do-supply = Se ravitailler
dracula-do-rest = Se reposer
dracula-do-reserve = Réserver un billet
dracula-do-search = Fouiller
dracula-do-trade = Échanger avec { $hunter }
dracula-do-leader = Échanger des événements avec { $hunter } (Meneur)
dracula-do-psychic-bond = Lien Psychique
dracula-do-keep = Garder { $card }
dracula-do-play-now = Jouer { $card }
dracula-do-discard = Défausser { $card }
dracula-do-keep-tickets = Garder
dracula-do-show-of = { $hunter } : révéler plutôt { $card }
dracula-do-show = Révéler { $card }
dracula-do-give = Donner { $card }
dracula-do-trade-show = Montrer ce que vous avez
dracula-do-trade-done = Rien de plus
dracula-do-fight = Combattre { $hunter }
dracula-do-remove-roadblock = Retirer le barrage : { $link }
dracula-do-remove-storm = Retirer la tempête { $at }
dracula-do-mature = Le faire évoluer
dracula-do-lair = En faire un repaire
dracula-do-lair-for = En faire un repaire en vidant celui { $at }
dracula-do-lay = Placer { $card }
dracula-do-resolve-matured = Résoudre { $card }
dracula-do-matured-done = Rien de plus
dracula-do-go = Aller { $to }
dracula-do-sail = Prendre la mer { $to }
dracula-do-return-to-lair = Revenir au repaire { $at }
dracula-do-dark_call = Sombre Appel
dracula-do-feed = Sustentation
dracula-do-hide = Dissimulation
dracula-do-wolf_form = Forme Lupine
dracula-do-wolf-to = Forme Lupine { $to }
dracula-do-wolf-hide = Forme Lupine avec Dissimulation
dracula-do-misdirect = Fourvoiement
dracula-do-misdirect-space = Fourvoiement sur la case { $space }
dracula-do-rumor = Une rumeur sur la case { $space }
dracula-do-there = Aller { $to }

## Raisons

dracula-why-fog-here = le brouillard retient le chasseur.
dracula-why-fog-there = le brouillard couvre cette ville ; les chasseurs ne peuvent pas y entrer.
dracula-why-storm = une tempête y fait rage ; les chasseurs ne peuvent pas y entrer.
dracula-why-roadblock = un barrage ferme la voie.
dracula-why-night = les chasseurs ne se déplacent que le jour.
dracula-why-at-sea = en mer, un chasseur ne peut que naviguer.
dracula-why-must-sail = de jour, un chasseur en mer doit se déplacer par la mer.
dracula-why-in-hospital = à l’hôpital, un chasseur ne peut que partir ou se ravitailler.
dracula-why-same-action = la seconde action doit être différente.
dracula-why-no-railway = ce billet ne mène nulle part.
dracula-why-castle-supply = il n’y a rien à trouver au Château de Dracula.
dracula-why-castle-ticket = on ne réserve pas de billet au Château de Dracula.
dracula-why-devilish-power = le Pouvoir diabolique empêche tout ravitaillement pendant ce round.
dracula-why-unhurt = le chasseur n’a aucun dégât à soigner.
dracula-why-no-tickets = tous les billets sont pris.
dracula-why-nothing-here = il n’y a ici ni refuge ni repaire.
dracula-why-fog-search = on ne fouille pas dans le brouillard.
dracula-why-alone = il faut un autre chasseur dans la même ville.
dracula-why-not-when-drawn = cet événement ne se joue pas au moment où on le pioche.
dracula-why-pass-a-ticket-back = le chasseur tient un billet de trop et en rend d’abord un.
dracula-why-too-many-tickets = ce serait plus de billets que le chasseur n’en peut tenir.
dracula-why-trade-at-sea = on n’échange pas en mer.
dracula-why-trade-hospital = un chasseur vaincu ou à l’hôpital ne peut pas échanger.
dracula-why-trade-elsewhere = ce chasseur est dans une autre ville.
dracula-why-not-leader = seul Van Helsing échange à distance.
dracula-why-already-passed = ceci a déjà changé de mains pendant cet échange.
dracula-why-card-on-trail = cette carte est sur la Piste et doit d’abord en sortir.
dracula-why-holy = Dracula ne peut pas entrer en terre consacrée.
dracula-why-holy-here = impossible en terre consacrée.
dracula-why-power-at-sea = impossible en mer.
dracula-why-dracula-rail = Dracula ne prend jamais le train.
dracula-why-wolf = aucune ville n’est accessible par des routes qui évitent la terre consacrée.
dracula-why-nothing-to-misdirect = la Piste ne contient aucun refuge.
dracula-why-misdirect-castle = le Château de Dracula ne se prête pas au Fourvoiement.
dracula-why-misdirect-power = un refuge avec une carte Pouvoir ne se prête pas au Fourvoiement.
dracula-why-misdirect-tied = ce lieu est associé à Dissimulation.
dracula-why-no-location = un lieu doit suivre, et aucun ne pourrait être placé.
dracula-why-power-lair = une carte Pouvoir ne devient jamais un repaire.
dracula-why-sea-lair = un repaire demande une rencontre, et aucune ne peut s’y trouver.
dracula-why-hide-matures = rien n’évolue sur Dissimulation.
dracula-why-no-matured-effect = cette rencontre n’a pas d’effet d’évolution.
dracula-why-hunter-here = un chasseur a choisi cette ville.
dracula-why-start-castle = Dracula ne commence pas dans son château.
dracula-why-hunter-start-castle = un chasseur commence dans une ville.
dracula-why-not-adjacent = ce lieu n’est pas adjacent ; un billet de train peut mener plus loin.
dracula-why-dracula-not-adjacent = ce lieu n’est pas adjacent au vôtre.

## Journal

dracula-log-hunter-started = { $hunter } commence { $place }.
dracula-log-dracula-started = Dracula commence { $place }.
dracula-log-time-advanced = { $weekday }, { $part }.
dracula-log-day-skipped = Les ténèbres reviennent : il n’y a pas de jour.
dracula-log-despair-added =
    { $total ->
        [one] Une semaine a passé : un premier pion Désespoir est placé.
       *[other] Une semaine a passé : { $total } pions Désespoir sont placés.
    }
dracula-log-rumor-gained = Dracula gagne un pion Rumeur ({ $total }).
dracula-log-fight-declined = Dans le brouillard, Dracula épargne { $hunter }.
dracula-log-phase-began = { $phase }.
dracula-log-hunter-moved =
    { $way ->
        [road] { $hunter } part { $origin } { $place } par la route.
        [rail] { $hunter } part { $origin } { $place } en train.
        [sea] { $hunter } part { $origin } { $place } par la mer.
        [leaves_hospital] { $hunter } quitte l’hôpital { $place }.
       *[carried] On emmène { $hunter } { $place }.
    }
dracula-log-journey-ended = Aucune voie n’est ouverte à { $hunter }.
dracula-log-hunter-passed = { $hunter } passe.
dracula-log-hunter-stood = { $hunter } se redresse.
dracula-log-hunter-delayed = { $hunter } prend du retard.
dracula-log-hunter-rested = { $hunter } se repose.
dracula-log-hunter-healed =
    { $amount ->
        [one] { $hunter } récupère de { $amount } dégât (reste { $total }).
       *[other] { $hunter } récupère de { $amount } dégâts (reste { $total }).
    }
dracula-log-ticket-spent = { $hunter } dépense un billet. { $ticket }.
dracula-log-ticket-drawn = { $hunter } réserve un billet.
dracula-log-ticket-seen = { $hunter } réserve : { $ticket }.
dracula-log-tickets-discarded =
    { $count ->
        [one] { $hunter } rend un billet.
       *[other] { $hunter } rend { $count } billets.
    }
dracula-log-item-drawn = { $hunter } pioche un objet.
dracula-log-item-seen = { $hunter } pioche { $item }.
dracula-log-items-discarded = { $hunter } défausse { $items }.
dracula-log-item-revealed = { $hunter } révèle { $item }.
dracula-log-hand-revealed =
    { $count ->
        [0] { $hunter } n’a rien à révéler.
       *[other] { $hunter } révèle tout : { $cards }.
    }
dracula-log-event-drawn = { $hunter } pioche { $card }.
dracula-log-event-gone = L’événement que { $hunter } allait piocher est à Dracula : il est défaussé face cachée.
dracula-log-dracula-drew-event = Dracula reçoit { $card }.
dracula-log-events-discarded = { $hunter } défausse { $cards }.
dracula-log-night-toll = La longue nuit coûte { $card } aux chasseurs.
dracula-log-reshuffled = La défausse redevient { $deck }.
dracula-log-item-shown = { $hunter } laisse { $item } à la vue de tous.
dracula-log-event-shown = { $hunter } laisse { $card } à la vue de tous.
dracula-log-trade-began =
    { $far ->
        [true] { $hunter } et { $other } s’écrivent.
       *[false] { $hunter } et { $other } échangent.
    }
dracula-log-hand-shown-in-trade =
    { $count ->
        [0] { $hunter } n’a rien à montrer.
       *[other] { $hunter } montre tout : { $cards }.
    }
dracula-log-item-traded = { $giver } donne { $item } à { $taker }.
dracula-log-ticket-traded = { $giver } donne un billet à { $taker }. { $ticket }.
dracula-log-event-traded = { $giver } donne { $card } à { $taker }.
dracula-log-trade-ended = L’échange entre { $hunter } et { $other } est terminé.
dracula-log-search-began = { $hunter } fouille { $place }.
dracula-log-psychic-bond =
    { $there ->
        [true] Lien Psychique : Dracula est dans cette région ({ $region }).
       *[false] Lien Psychique : Dracula n’est pas dans cette région ({ $region }).
    }
dracula-log-went-to-hospital = On transporte { $hunter } { $place }.
dracula-log-bats-carried = Des chauves-souris emportent { $hunter } { $place }.
dracula-log-location-revealed =
    { $current ->
        [true] Dracula est découvert : { $place }.
       *[false] { $space ->
            [0] Un repaire est révélé : { $place }.
            [7] Le refuge qui quitte la Piste est révélé : { $place }.
           *[other] La case { $space } de la Piste est révélée : { $place }.
        }
    }
dracula-log-nothing-revealed = La case { $space } de la Piste ne contient aucun lieu à révéler.
dracula-log-city-not-found = Dracula n’y a laissé aucune carte : { $place }.
dracula-log-hide-revealed = La case { $space } de la Piste est révélée : Dissimulation.
dracula-log-encounter-revealed = Révélation : { $card } ({ $place }).
dracula-log-encounters-discarded = Rencontres défaussées : { $cards }.
dracula-log-encounter-taken-back = Dracula reprend { $card }.
dracula-log-encounters-seen = Vous piochez { $cards }.
dracula-log-encounters-drawn =
    { $count ->
        [one] Dracula pioche une rencontre.
       *[other] Dracula pioche { $count } rencontres.
    }
dracula-log-hideout-cleared =
    { $space ->
        [0] Un repaire est vidé : { $place }.
        [7] La fin de la Piste est vidée : { $place }.
       *[other] La case { $space } de la Piste est vidée : { $place }.
    }
dracula-log-trail-slid = La Piste se décale.
dracula-log-location-placed =
    { $power ->
        [dark_call] Dracula place Sombre Appel.
        [feed] Dracula place Sustentation.
        [misdirect] Dracula place Fourvoiement sur la case { $cleared }.
        [hide] Dracula place Dissimulation.
        [wolf_form] Dracula prend la forme d’un loup : { $place }.
       *[none] { $lair ->
            [true] Dracula revient dans un repaire : { $place }.
           *[false] { $back ->
                [castle] Dracula rejoint son château.
                [sea] Dracula prend la mer : { $place }.
               *[common] Dracula place une carte : { $place }.
            }
        }
    }
dracula-log-encounter-placed =
    { $space ->
        [0] Dracula ajoute { $card } à un repaire.
       *[other] Dracula place { $card } sur la case { $space }.
    }
dracula-log-rumor-placed = Dracula place une rumeur sur la case { $space }.
dracula-log-lair-opened = Le repaire n° { $number } redevient un refuge.
dracula-log-lair-made = Un refuge devient un repaire : { $place }.
dracula-log-hideout-matured = Un refuge évolue : { $place }.
dracula-log-dracula-erred = Dracula n’a aucune carte à jouer : c’est une erreur.
dracula-log-dracula-hurt =
    { $amount ->
        [one] Dracula subit { $amount } dégât ({ $total } en tout).
       *[other] Dracula subit { $amount } dégâts ({ $total } en tout).
    }
dracula-log-dracula-healed =
    { $amount ->
        [one] Dracula récupère de { $amount } dégât (reste { $total }).
       *[other] Dracula récupère de { $amount } dégâts (reste { $total }).
    }
dracula-log-influence-changed =
    { $amount ->
        [-2] L’influence de Dracula retombe à { $total }.
        [-1] L’influence de Dracula retombe à { $total }.
       *[other] L’influence de Dracula avance de { $amount }, jusqu’à { $total }.
    }
dracula-log-dracula-won = L’influence de Dracula est totale : il a gagné.
dracula-log-hunters-won = Dracula est vaincu : les chasseurs ont gagné.
dracula-log-hunters-gave-up = Les chasseurs abandonnent : Dracula a gagné.
dracula-log-dracula-gave-up = Dracula abandonne : les chasseurs ont gagné.
dracula-log-end-agreed = D’un commun accord, la chasse s’arrête ici : personne n’a gagné.
dracula-log-storm-placed = Une tempête se lève : { $place }.
dracula-log-storm-removed = Une tempête se calme : { $place }.
dracula-log-roadblock-placed = Un barrage ferme { $link }.
dracula-log-roadblock-removed = Le barrage disparaît : { $link }.
dracula-log-fog-placed =
    { $count ->
        [one] Le brouillard se lève { $place }.
       *[other] Un brouillard épais se lève { $place }.
    }
dracula-log-fog-lifted =
    { $left ->
        [0] Le brouillard se dissipe { $place }.
       *[other] Le brouillard s’éclaircit { $place }.
    }
dracula-log-holy-placed = { $token } { $place }.
dracula-log-holy-removed = { $token } disparaît { $place }.

## La table du terminal

dracula-draw-time = { $weekday }, round { $round }
dracula-draw-influence = Influence { $value }/{ $most }
dracula-draw-despair = Désespoir { $count }/3
dracula-draw-trail = La Piste, et dessous les repaires
dracula-draw-hunters = Les chasseurs
dracula-draw-legend = ● grande ville  ○ petite ville  ♜ château · G S V M chasseurs  D Dracula · 1–6 Piste  L repaire · ≈ brouillard  ϟ tempête  ✝ terre consacrée
dracula-draw-from = { $who }, { $place } :
dracula-draw-roads = routes { $places }
dracula-draw-white = voies blanches { $places }
dracula-draw-yellow = voies jaunes { $places }
dracula-draw-seas = par la mer { $places }
dracula-draw-hidden = { $count } × ▒
dracula-draw-column-who = Chasseur
dracula-draw-column-place = Lieu
dracula-draw-column-health = Santé
dracula-draw-column-items = Objets
dracula-draw-column-events = Événements
dracula-draw-column-tickets = Billets
dracula-draw-delayed = en retard
dracula-draw-weakened = faible
dracula-draw-defeated = hors de combat, vers { $place }
dracula-draw-unseen = hors de vue
dracula-draw-dracula = Dracula : santé { $health }, { $place }, rumeurs { $rumors }
dracula-draw-his-events = Événements : { $cards }
dracula-draw-his-encounters = Rencontres : { $cards }
dracula-draw-decks = Paquets : { $events } événements ({ $top }), { $items } objets, { $tickets } billets
dracula-draw-top-hunters = le premier est aux chasseurs
dracula-draw-top-dracula = le premier est à Dracula
dracula-draw-top-none = vide
dracula-draw-allies = Alliés : { $cards }
dracula-draw-roadblocks = Barrages : { $links }
dracula-draw-fog = Brouillard : { $places }
dracula-draw-storms = Tempêtes : { $places }
dracula-draw-holy = Terre consacrée : { $places }
dracula-draw-fight = Combat contre { $vampire } { $place }
dracula-draw-fight-round = Round { $number }. Dracula a joué { $played } cartes et en tient { $hand }.
dracula-draw-fight-played = Jouées : { $cards }
dracula-draw-fight-hand = Vos cartes Combat : { $cards }

## Positions des scénarios

dracula-position-seats = { $seats } places ne conviennent pas : on joue de 2 à 5.
dracula-position-no-hunter = { $hunter } n’est pas un chasseur : il y a godalming, seward, van_helsing et mina.
dracula-position-no-card =
    { $near ->
        [none] aucune carte ({ $family }) ne s’appelle { $card }.
       *[other] aucune carte ({ $family }) ne s’appelle { $card } ; peut-être { $near } ?
    }
dracula-position-no-more = la boîte ne contient que { $count } cartes { $card }, et toutes sont déjà placées.
dracula-position-no-place =
    { $near ->
        [none] ce lieu ne convient pas ici : { $place }.
       *[other] aucun lieu ne s’appelle { $place } ; peut-être { $near } ?
    }
dracula-position-no-link = aucune route ni voie ferrée ne s’écrit { $link } : écrivez paris-strasbourg pour une route, rail:paris-marseilles pour une voie ferrée.
dracula-position-time = { $time } n’est pas un moment : écrivez un jour anglais puis day ou night, comme « monday day ».
dracula-position-not-in-hand = { $card } n’est pas dans cette main.
dracula-position-trail = la Piste a { $most } cases, et non { $count }.
dracula-position-no-dracula = Dracula doit être quelque part : mettez un lieu sur la Piste.
dracula-position-no-encounter-here = aucune rencontre ne peut se trouver en mer, sur Sombre Appel, Sustentation ou Fourvoiement.
dracula-position-twice = la carte de { $place } se trouve en deux endroits.

dracula-ending-dracula = Dracula règne sur l’Europe
dracula-ending-hunters = Dracula a été détruit
