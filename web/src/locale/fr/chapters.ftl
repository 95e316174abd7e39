# La table de CHAPTERS.
ch-attr-physical = Physique
ch-attr-social = Social
ch-attr-mental = Mental
ch-skill-athletics = Athlétisme
ch-skill-brawl = Bagarre
ch-skill-weapons = Armes
ch-skill-stealth = Furtivité
ch-skill-persuasion = Persuasion
ch-skill-insight = Intuition
ch-skill-subterfuge = Subterfuge
ch-skill-intimidation = Intimidation
ch-skill-investigation = Recherche
ch-skill-awareness = Vigilance
ch-skill-occult = Occultisme
ch-skill-technology = Technologie
ch-token-poison = Poison
ch-token-bleed = Saignement
ch-token-stun = Étourdissement
ch-token-resistance = Résistance
ch-token-immobility = Immobilité
ch-token-slow = Ralentissement
ch-token-stealth = Furtivité
ch-facing-N = le nord
ch-facing-NE = le nord-est
ch-facing-SE = le sud-est
ch-facing-S = le sud
ch-facing-SW = le sud-ouest
ch-facing-NW = le nord-ouest
ch-state-active = actif
ch-state-torpor = en torpeur
ch-state-frenzy = en Frénésie
ch-state-removed = hors du chapitre
ch-state-lost = perdu pour la Bête
ch-face-blank = vierge
ch-face-ankh = un succès
ch-face-double = deux succès
ch-face-skull = crâne
ch-kind-attack = Attaque
ch-kind-defence = Défense
ch-kind-mixed = Mixte
ch-weapon-melee = Arme de mêlée{ $dice ->
    [0] {""}
    [one] , +{ $dice } dé
   *[other] , +{ $dice } dés
}
ch-weapon-ranged = Arme à distance{ $dice ->
    [0] {""}
    [one] , +{ $dice } dé
   *[other] , +{ $dice } dés
}
ch-blood-bag = Sang : Soif −{ $n }
ch-damage = Dégâts
ch-hunger = Soif
ch-willpower = Volonté
ch-willpower-spent = Volonté dépensée
ch-humanity = Humanité
ch-fatigued = en état de Fatigue
ch-surge = { $attr } +1
ch-xp = Expérience : { $xp } à dépenser, { $earned } en tout
ch-movement = Mouvement { $n }
ch-initiative-n = Initiative { $n }
ch-disciplines = Disciplines
ch-power-line = { $line } { $level }, { $kind ->
    [active] durable
   *[immediate] immédiat
}
ch-flaw = Fléau
ch-effects = Effets
ch-items = Objets
ch-nothing = Rien.
ch-combat-cards = Cartes de combat
ch-sheet = Toute la fiche
ch-turn = à son tour
ch-party = Les personnages

## La tuile

ch-tile = La tuile : { $name }. Les flèches la parcourent, Entrée choisit.
ch-tools = Le dessin
ch-zoom-in = Plus près
ch-zoom-out = Plus loin
ch-zoom-fit = Toute la tuile
ch-sight = Lignes de vue
ch-sight-key = Lignes de vue (s)
ch-sight-all = Tout le monde
ch-hex = Hex { $hex }
ch-figure = { $name } ({ $kind ->
    [friend] ami
    [prey] proie
    [aggressive] agressif
    [neutral] neutre
   *[character] personnage
}), tourné vers { $facing }{ $damage ->
    [0] {""}
    [one] , { $damage } dégât
   *[other] , { $damage } dégâts
}
ch-terrain-difficult = terrain difficile
ch-terrain-fire = feu
ch-terrain-action = jeton d’action { $n }
ch-terrain-investigation = zone { $n } à fouiller
ch-terrain-goal = lieu à atteindre
ch-terrain-arm = Bras d’Ahriman
ch-exit = issue
ch-go-there = y aller pour { $cost }{ $fires ->
    [0] {""}
   *[other] , à travers le feu
}
ch-may-choose = peut être choisi
ch-tap-again = { $hex } : touchez encore pour y aller ({ $cost })

## Le chapitre

ch-round = Round { $round }
ch-tracker-round = { $left ->
    [one] encore { $left } round
   *[other] encore { $left } rounds
}
ch-tracker-named = { $most ->
    [0] { $name } : { $left }
   *[other] { $name } : { $left } sur { $most }
}
ch-tracker-authority = Autorités dans { $left }
ch-objective = Objectif
ch-book = Le livre
ch-book-short = Livre
ch-book-key = Relire (b)
ch-page = Page { $n } sur { $of }
ch-page-chapter = Le chapitre commence
ch-page-dialogue = Dialogue
ch-page-investigation = Investigation
ch-page-event = Événement
ch-page-tale = Le récit
ch-page-hunt = Chasse
ch-page-end = Fin
ch-leaf = Feuilleter
ch-leaf-back = Revenir
ch-turn-page = Tourner la page
ch-close-book = Fermer le livre
ch-look-at-tile = Regarder la tuile
ch-back-to-page = Revenir à la page
ch-together = La coterie décide ensemble : chacun choisit, puis les choix sont montrés.
ch-test = { $who ->
    [none] {""}
   *[other] { $who } :{" "}
}{ $attr } + { $skill }{ $difficulty ->
    [0] {""}
   *[other] , difficulté { $difficulty }
}
ch-use-blood = User du Sang
ch-sand = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
ch-evidence = Tableau d’investigation
ch-clues = Indices
ch-clue-count = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
}
ch-clue-numbers = Trouvés : { $numbers }
ch-no-clues = Aucun indice n’a encore été trouvé.
ch-success-tokens = Jetons de succès
ch-success-count = { $n ->
    [one] { $n } jeton de succès
   *[other] { $n } jetons de succès
}
ch-success-about = Ils ouvrent des conclusions lors de la déduction finale.
ch-none-yet = aucun pour l’instant
ch-zones = Zones à fouiller
ch-zone = Zone { $n }, en { $hex }
ch-no-zones = Il n’en reste aucune ici.
ch-hypotheses = Ce que vous en avez conclu

## Les dés

ch-dice = Dés
ch-dice-lie = Sur la table : { $faces }
ch-die = { $colour ->
    [red] dé rouge
   *[black] dé noir
} : { $face }
ch-roll-of = { $skill ->
    [none] { $attr }
   *[other] { $attr } + { $skill }
}
ch-beast-test = Test de la Bête
ch-against = contre { $difficulty }
ch-roll-success = Réussite
ch-roll-failure = Échec
ch-roll-total = en tout
ch-so-far-success = cela suffit
ch-so-far-failure = cela ne suffit pas
ch-so-far-total = jusqu’ici
ch-keep-dice = Garder les dés
ch-take-blanks = Reprendre les vierges
ch-reroll = { $count ->
    [one] 1 Volonté : relancer { $count } dé
   *[other] 1 Volonté : relancer { $count } dés
}
ch-reroll-hint = { $most ->
    [one] Touchez un dé noir pour le relancer. Les rouges restent comme ils sont tombés.
   *[other] Touchez jusqu’à { $most } dés noirs pour les relancer. Les rouges restent comme ils sont tombés.
}

## Le combat

ch-initiative = Initiative
ch-combat-round = Combat, round { $round }
ch-card-down = carte face cachée
ch-acted = a agi
ch-hand = Mes cartes de combat
ch-lay-together = Chacun pose une carte en même temps.
ch-picked = Déjà choisies
ch-attack-dice = Attaque +{ $n }
ch-defence-dice = Défense +{ $n }
ch-laid = face cachée
ch-used = utilisée
ch-npc-is = { $kind ->
    [friend] Ami
    [prey] Proie
    [aggressive] Agressif
   *[neutral] Neutre
}, { $type ->
    [animal] animal
    [human] humain
    [ghoul] goule
    [authority] autorité
    [vampire] vampire
    [boss] boss
   *[unknown] inconnu
}
ch-npc-sight = Voit à { $n } hex, tourné vers { $facing }
ch-npc-talks = On peut lui parler
ch-npc-full = Dégâts { $damage }/{ $track }, Attaque { $attack }, Résistance { $resistance }, Initiative { $initiative }, Mouvement { $movement }
ch-npc-unknown = Le profil est face cachée.

## Les réponses

ch-answers = Ce que vous pouvez faire
ch-group-move = Aller
ch-group-blood = Sang
ch-group-items = Objets
ch-group-face = Se tourner
ch-group-wait = Attendre
ch-group-ruling = Décision de la table
ch-group-not = Pas maintenant
ch-why = Pourquoi pas ?
ch-not-open = Pas ouvert pour vous
ch-why-not-raise = Pourquoi { $name } ne peut pas augmenter
ch-face = Se tourner vers { $facing }

## Entre les chapitres

ch-coterie = Coterie
ch-coterie-items = Les objets de la coterie
ch-boons = faveurs
ch-status = statut
ch-breaches = bris de la Mascarade
ch-breach-count = { $n ->
    [one] { $n } sceau brisé sur 4
   *[other] { $n } sceaux brisés sur 4
}
ch-allies = Alliés
ch-difficulty = Difficulté
ch-road = Le chemin parcouru
ch-road-done = joué
ch-road-open = ouvert maintenant
ch-memories = Ce que vous avez fait
ch-memories-people = Des gens
ch-memories-deeds = Des actes
ch-memories-debts = Des dettes
ch-hunts = Chasses
ch-step-character = Qui êtes-vous ?
ch-step-best-attribute = On invente un Caitiff
ch-step-line = On invente un Caitiff
ch-step-skill = On invente un Caitiff
ch-step-power = Un don du Sang
ch-step-chapter = Par où ?
ch-step-solo = Seul
ch-step-xp = Ce que vous avez appris
ch-step-shop = La boutique
ch-step-buy = Un achat
ch-step-receiver = Un don
ch-step-hunt = La chasse
ch-step-approach = La chasse
ch-step-items = Ce que vous emportez
ch-step-ally = Qui vous accompagne ?
ch-step-difficulty = Difficulté
ch-step-retry = Une nuit perdue
ch-step-waiting = Entre deux nuits
ch-price = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
ch-nothing-here = Il n’y a rien ici.
ch-invent = Ce personnage, c’est vous qui l’inventez.
ch-has-prologue = A un prologue : « { $title } »
ch-danger = Danger { $level }
ch-chapter-main = Chapitre
ch-chapter-prologue = Prologue
ch-chapter-optional = Récit annexe
ch-chapter-breach = Bris de la Mascarade
ch-solo = se joue seul
ch-raise = Augmenter { $name } :
ch-xp-cost = { $n } XP
ch-xp-left = d’expérience à dépenser
ch-other-character = Jouer un autre personnage

## Qui d’autre est là

ch-people = Qui d’autre est là
ch-attitude-friend = ami
ch-attitude-fights = vous combat
ch-attitude-prey = proie
ch-attitude-aggressive = agressif
ch-attitude-neutral = neutre
ch-npc-flees = S’enfuit

## Ce que j’ai manqué, et la fin d’un chapitre

chapters-recap-damaged = Vous avez subi { $amount } de dégâts.
chapters-recap-hunger-up = Votre faim a augmenté de { $amount }.
chapters-recap-hunger-down = Votre faim a baissé de { $amount }.
chapters-recap-xp = La coterie a gagné { $amount } d’expérience.
chapters-summary-did = Ce que la coterie a fait
chapters-summary-keeps = Ce dont elle se souviendra
chapters-summary-rounds =
    { $amount ->
        [one] { $amount } manche sur la tuile.
       *[other] { $amount } manches sur la tuile.
    }
chapters-summary-pages =
    { $amount ->
        [one] { $amount } page lue.
       *[other] { $amount } pages lues.
    }
chapters-summary-tests =
    { $amount ->
        [one] { $amount } test réussi.
       *[other] { $amount } tests réussis.
    }
chapters-summary-clues =
    { $amount ->
        [one] { $amount } indice trouvé.
       *[other] { $amount } indices trouvés.
    }
chapters-summary-beaten = Hors de combat : { $names }.
chapters-summary-xp = { $amount } d’expérience pour tout le monde.
chapters-summary-boons = Faveurs : { $amount }.
chapters-summary-status = Statut : { $amount }.
