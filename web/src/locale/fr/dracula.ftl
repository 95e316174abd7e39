# La table de La Fureur de Dracula. Les noms des lieux et des cartes viennent des messages du jeu lui-même.

## La carte

dracula-map = Carte de l’Europe
dracula-map-help = Carte. Les flèches la déplacent, plus et moins changent l’échelle, zéro la montre comme au début. Tab mène à un lieu : là, les flèches mènent au suivant, Page suivante au prochain que l’on peut choisir, Entrée choisit, I en dit plus, M le marque.
dracula-map-tools = Outils de la carte
dracula-zoom-in = Agrandir
dracula-zoom-out = Réduire
dracula-zoom-reset = Comme au début
dracula-legend = Légende
dracula-you-may = vous pouvez : { $what }
dracula-here = Ici : { $names }
dracula-on-trail = case { $number } de la Piste
dracula-ruled-out = exclue
dracula-ruled-out-shown =
    { $count ->
        [one] Une ville est exclue pour cette carte : elle est barrée.
       *[other] { $count } villes sont exclues pour cette carte : elles sont barrées.
    }
dracula-news = Ce qui vient de se passer

dracula-place-large = grande ville
dracula-place-small = petite ville
dracula-place-castle = château
dracula-place-sea = zone maritime
dracula-place-port = port
dracula-place-hospital = hôpital
dracula-way-road = route
dracula-way-white = voie ferrée blanche
dracula-way-yellow = voie ferrée jaune
dracula-sign-castle = Château de Dracula
dracula-sign-anchor = zone maritime
dracula-sign-lair = antre
dracula-sign-storm = tempête
dracula-sign-fogbank = brouillard
dracula-sign-barricade = barrage
dracula-sign-holy = terre consacrée
dracula-sign-host = hostie

dracula-token-storm = Une tempête fait rage ici
dracula-token-fog =
    { $count ->
        [one] Il y a du brouillard ici
       *[other] Il y a un épais brouillard ici ({ $count })
    }
dracula-token-consecrated = Terre consacrée
dracula-token-host = Une hostie est posée ici
dracula-roadblock = Barrage entre { $one } et { $other }
dracula-roadblock-here = Un barrage peut être posé entre { $one } et { $other }

## Marques des chasseurs

dracula-marks = Marques des chasseurs
dracula-mark-suspect = Suspect
dracula-mark-watch = À surveiller
dracula-mark-cleared = Écarté
dracula-mark-with = Marquer un lieu : { $mark }
dracula-mark-by = { $mark } ({ $name })
dracula-marking = Touchez un lieu pour le marquer : { $mark }. Seuls les chasseurs le voient.

## Échelles et pioches

dracula-week = Semaine
dracula-now-day = Maintenant : { $day }, jour
dracula-now-night = Maintenant : { $day }, nuit
dracula-phase-set_up = Mise en place
dracula-phase-dawn = Aube
dracula-phase-day = Jour
dracula-phase-dusk = Crépuscule
dracula-phase-night = Nuit
dracula-phase-dracula = Phase de Dracula
dracula-influence = Influence { $now } sur { $win } : à { $win }, Dracula gagne
dracula-despair =
    { $count ->
        [0] Pas encore de désespoir
        [one] Un jeton Désespoir
       *[other] { $count } jetons Désespoir
    }
dracula-lasting-long_night = Longue Nuit
dracula-lasting-free_order = Ordre libre
dracula-lasting-vigor = Deux actions chacun
dracula-lasting-no_supply = Pas de ravitaillement
dracula-lasting-no_day = Le prochain jour n’aura pas lieu
dracula-lasting-like_night = Jour comme nuit
dracula-lasting-swiftness = Rapidité surnaturelle
dracula-decks = Pioches et défausses
dracula-deck-event = Événements
dracula-deck-item = Objets
dracula-deck-encounter = Rencontres
dracula-deck-ticket = Billets
dracula-deck-events =
    { $count ->
        [one] Il reste un événement.
       *[other] Il reste { $count } événements.
    }
dracula-top-hunters = La carte du dessus est pour les chasseurs.
dracula-top-dracula = La carte du dessus est pour Dracula.
dracula-bottom-hunters =
    { $count ->
        [one] La carte du dessous est pour les chasseurs.
       *[other] Les { $count } cartes du dessous sont pour les chasseurs.
    }
dracula-deck-items =
    { $count ->
        [one] Il reste un objet.
       *[other] Il reste { $count } objets.
    }
dracula-deck-encounters =
    { $count ->
        [one] Il reste une rencontre.
       *[other] Il reste { $count } rencontres.
    }
dracula-deck-tickets =
    { $count ->
        [one] Il reste un billet.
       *[other] Il reste { $count } billets.
    }
dracula-discard-events = Événements défaussés ({ $count })
dracula-discard-items = Objets défaussés ({ $count })
dracula-discard-encounters = Rencontres défaussées ({ $count })

## La Piste

dracula-trail = Piste
dracula-lairs = Antres
dracula-lair = antre
dracula-lair-number = A{ $number }
dracula-space-empty = Case { $number } : vide
dracula-back-common = une carte Lieu, face cachée
dracula-back-sea = une carte de mer, face cachée
dracula-back-castle = le Château de Dracula, face cachée
dracula-face-down = face cachée
dracula-face-down-of = { $card } (face cachée)
dracula-rumor = rumeur
dracula-out-count =
    { $count ->
        [one] 1 ville exclue
       *[other] { $count } villes exclues
    }

## Fiches

dracula-acting = agit
dracula-nowhere = hors de la carte
dracula-unknown-place = introuvable
dracula-health = Santé : { $left } sur { $health }
dracula-bites = Morsures : { $bites } sur { $spaces }
dracula-weakened =
    { $hunter ->
        [mina] affaiblie
       *[other] affaibli
    }
dracula-delayed =
    { $hunter ->
        [mina] retardée
       *[other] retardé
    }
dracula-bats = chauves-souris
dracula-defeated = vers l’hôpital
dracula-hand-of = Cartes : { $name }
dracula-empty-hand = aucune carte
dracula-card-shown = (visible de tous)
dracula-hidden-item = un objet, caché
dracula-hidden-event = un événement, caché
dracula-hidden-ticket = un billet, caché
dracula-hidden-encounter = une rencontre, cachée
dracula-hidden-combat = une carte Combat, cachée
dracula-hidden-power = un pouvoir, caché
dracula-rumors =
    { $count ->
        [one] Un jeton Rumeur
       *[other] { $count } jetons Rumeur
    }
dracula-powers = Pouvoirs
dracula-allies = Alliés
dracula-ally = allié
dracula-stops = Annule :
dracula-drawers = Le reste de la table
dracula-drawer-trail = Piste
dracula-drawer-hunters = Chasseurs
dracula-drawer-dracula = Dracula

## Combats

dracula-fight = Combat
dracula-fight-with = Combat contre { $name }
dracula-round = round { $round }
dracula-by-day = de jour
dracula-by-night = de nuit
dracula-fight-away = Regarder la carte
dracula-fight-back = Revenir au combat
dracula-fight-told = Ce qui s’est passé dans le combat
dracula-about-card = Ce que fait la carte { $card }
dracula-wounds = Dégâts : { $damage } sur { $health }
dracula-choosing = choisit…
dracula-combat-hand =
    { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
dracula-combat-hidden = une carte Combat, face cachée
dracula-combat-awaited = pas encore de carte posée
dracula-revealed = Les cartes sont retournées
dracula-cancelled = annulée
dracula-secret = vous seul la voyez
dracula-turned = utilisée
dracula-engaged =
    { $hunter ->
        [mina] engagée
       *[other] engagé
    }
dracula-mesmerized =
    { $hunter ->
        [mina] hypnotisée
       *[other] hypnotisé
    }
dracula-last-card = Avant : { $card }
dracula-your-cards = Vos cartes

## Ce que j’ai manqué, et toute la piste

dracula-recap-influence-up = L’influence de Dracula a augmenté de { $amount }.
dracula-recap-influence-down = L’influence de Dracula a baissé de { $amount }.
dracula-recap-wounds = Dracula a subi { $amount } de dégâts.
dracula-recap-hurt = { $hunter } : { $amount } de dégâts subis.
dracula-journey = Toute la piste de Dracula
dracula-journey-map = Étape { $step } sur { $steps } : { $place }
dracula-journey-back = Précédent
dracula-journey-next = Suivant
dracula-journey-play = Lire
dracula-journey-pause = Pause
dracula-journey-step = Étape de la piste
# Words that rise from a hunter for a moment.
dracula-cue-bitten = morsure
dracula-cue-defeated = hors de combat
