# La table de VTES sur la page.

## Le tour

vtes-turn-track = Le tour
vtes-turn = Tour { NUMBER($turn, useGrouping: 0) }
vtes-your-turn = À vous
vtes-phase-unlock = Désengagement
vtes-phase-master = Maître
vtes-phase-minion = Séides
vtes-phase-influence = Influence
vtes-phase-discard = Défausse
vtes-left-master = { $count ->
    [0] plus d’action de maître
    [one] reste { $count } action de maître
   *[other] restent { $count } actions de maître
}
vtes-left-transfers = { $count ->
    [0] plus de transfert
    [one] reste { $count } transfert
   *[other] restent { $count } transferts
}
vtes-left-discard = { $count ->
    [0] plus de défausse
    [one] reste { $count } défausse
   *[other] restent { $count } défausses
}

## Les Mathusalems

vtes-role-prey = votre proie
vtes-role-predator = votre prédateur
vtes-role-both = votre proie et votre prédateur
vtes-role-short-prey = votre proie
vtes-role-short-predator = prédateur
vtes-role-short-both = proie, prédateur
vtes-hunts = chasse { $name }
vtes-out-ousted = éliminé
vtes-out-withdrawn = retiré
vtes-out-conceded = a abandonné
vtes-withdrawing = se retire
vtes-conceding = abandonne
vtes-edge = l’Avantage
vtes-edge-held = L’Avantage : { $name }
vtes-edge-nobody = Personne n’a l’Avantage
vtes-pool = Pool
vtes-victory-points = Points de victoire
vtes-hand-size = Cartes en main
vtes-library = Bibliothèque
vtes-crypt = Crypte
vtes-takes-turn = Joue son tour
vtes-is-asked = Doit répondre
vtes-open-piles = Cendres de { $name } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
vtes-others = Les autres Mathusalems
vtes-you-watch = Vous assistez à cette partie en spectateur.
vtes-board-of = { $name }{ $role ->
    [you] , votre côté de la table
    [prey] , votre proie
    [predator] , votre prédateur
    [both] , votre proie et votre prédateur
   *[none] {""}
}

## Les zones et les piles

vtes-ready = Prêts
vtes-area = En jeu
vtes-torpor = Torpeur
vtes-incapacitated = Frappés d’incapacité
vtes-uncontrolled = Incontrôlés
vtes-plan = Plusieurs transferts à la fois
vtes-plan-left = { $count ->
    [one] { $count } transfert
   *[other] { $count } transferts
}
vtes-plan-give = { $count } sur { $name }
vtes-plan-out = faire entrer { $name }
vtes-plan-move-out = faire entrer
vtes-plan-less = Un de moins sur { $name }
vtes-plan-more = Un de plus sur { $name }
vtes-your-hand = Votre main ({ $count })
vtes-piles-of = Les cartes de { $name } hors du jeu
vtes-ash-heap = Cendres ({ $count })
vtes-removed = Retirées de la partie ({ $count })
vtes-research = Zone de recherche ({ $count })
vtes-known-library = Cartes connues de la bibliothèque ({ $count })
vtes-empty = Aucune carte.

## Les cartes

vtes-a-card = une carte
vtes-face-down = Carte face cachée
vtes-under = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
vtes-locked = engagé
vtes-contested = contesté
vtes-anarch = anarch
vtes-in-torpor = en torpeur
vtes-is-uncontrolled = incontrôlé
vtes-can-be-chosen = peut être choisi
vtes-label-blood = sang : { $blood } sur { $capacity }
vtes-label-life = vie : { $life }
vtes-label-counters = { $counters ->
    [one] { $counters } marqueur
   *[other] { $counters } marqueurs
}
vtes-votes = { $votes } voix
vtes-votes-short = Voix
vtes-bleed = bleed
vtes-strength = force
vtes-bleed-of = bleed { $amount }
vtes-strength-of = force { $amount }
vtes-group-short = G{ $group }
vtes-superior = { $name } (niveau supérieur)
vtes-cost-pool = Coût en pool
vtes-cost-blood = Coût en sang
vtes-cost-conviction = Coût en convictions
vtes-hand-card = { $name }{ $able ->
    [play] , jouable maintenant
    [discard] , peut être défaussée
   *[no] {""}
}
vtes-mark-play = jouable
vtes-mark-discard = défausse
vtes-mark-black-hand = Main Noire
vtes-mark-seraph = Séraphin
vtes-mark-red-list = Liste Rouge
vtes-mark-infernal = infernal
vtes-mark-blood-cursed = sang maudit
vtes-mark-scarce = rare
vtes-mark-sterile = stérile
vtes-mark-flight = vol
vtes-mark-wounded = blessé
vtes-mark-diablerie = diaboliste
vtes-mark-graft = greffe
vtes-mark-corruption = corruption
vtes-mark-vandal = vandale
vtes-mark-hostage = otage
vtes-mark-disease = maladie
vtes-mark-torture = torture
vtes-mark-nightmare = cauchemar

vtes-lies-ready = prêt, devant { $name }
vtes-lies-torpor = en torpeur, devant { $name }
vtes-lies-incapacitated = frappé d’incapacité, devant { $name }
vtes-lies-uncontrolled = incontrôlé, devant { $name }
vtes-lies-area = en jeu devant { $name }
vtes-lies-attached = sur une autre carte, devant { $name }
vtes-owned-by = appartient à { $name }
vtes-lent-by = prêté par { $name }
vtes-bears = Porte : { $names }
vtes-hidden = Cette carte est face cachée : vous ne pouvez pas la connaître.
vtes-printed = Sur la carte
vtes-reading = À cette table
vtes-unplayable = Cette table ne sait pas encore jouer cette carte.
vtes-no-ability = Pas de texte propre : clan, titre et disciplines disent tout.
vtes-rulings = { $count ->
    [one] { $count } précision officielle (en anglais)
   *[other] { $count } précisions officielles (en anglais)
}

## Ce qui se passe

vtes-going-on = Ce qui se passe
vtes-act = { $kind ->
    [bleed] { $minion } tente un bleed de { $bleed } contre { $target }
    [hunt] { $minion } chasse
    [equip] { $minion } s’équipe
    [employ] { $minion } embauche un serviteur
    [recruit] { $minion } recrute un allié
    [political] { $minion } convoque un référendum
    [leave-torpor] { $minion } sort de torpeur
    [rescue] { $minion } va secourir { $target } en torpeur
    [diablerie] { $minion } commet une diablerie sur { $target }
    [become-anarch] { $minion } devient anarch
    [enter-combat] { $minion } entre en combat{ $target ->
        [none] {""}
       *[other] { " " }avec { $target }
    }
    [burn-incapacitated] { $minion } brûle { $target }
    [gain-power] { $minion } acquiert un pouvoir
   *[other] { $minion } entreprend une action{ $target ->
        [none] {""}
       *[other] , cible : { $target }
    }
}{ $card ->
    [none] {""}
   *[other] { " " }({ $card })
}
vtes-acts = agit
vtes-with = avec
vtes-target = cible
vtes-blocks = tente de bloquer
vtes-has-blocked = bloque
vtes-stealth = discrétion
vtes-intercept = interception
vtes-against-short = contre
vtes-blocker = { $how ->
    [blocks] { $name } bloque
    [attempts] { $name } tente de bloquer
    [declined] { $name } ne bloque pas
   *[may] { $name } peut bloquer
}
vtes-being-played = en train d’être jouée
vtes-combat = Combat, round { $round }
vtes-combat-steps = Les étapes du round
vtes-attacker = agit
vtes-defender = défend
vtes-range-close = au contact
vtes-range-long = à distance
vtes-strike = { $name ->
    [none] à mains nues
   *[other] { $name }
}{ $aim ->
    [none] {""}
   *[other] { " " }sur { $aim }
}
vtes-no-strike-yet = pas encore de frappe
vtes-stage-begin = sur le point de commencer
vtes-stage-before-combat = sur le point de commencer
vtes-stage-before-range = avant la portée
vtes-stage-range = portée
vtes-stage-before-strikes = avant les frappes
vtes-stage-strikes = frappes
vtes-stage-additional = additionnelles
vtes-stage-press = poursuite
vtes-stage-end-of-round = fin
vtes-stage-end-of-combat = fin du combat
vtes-stage-aftermath = suites
vtes-stage-after-combat = après le combat
vtes-stage-over = terminé
vtes-referendum = { $kind ->
    [blood-hunt] Chasse au sang contre { $subject } ?
   *[other] { $name ->
        [none] Un référendum convoqué par { $seat }
       *[other] { $name }
    }
}
vtes-terms = Termes : { $terms }
vtes-share = { $who } : { $points }
vtes-automatic = Il passe sans vote.
vtes-abstaining = S’abstiennent : { $names }
vtes-side-for = pour
vtes-side-against = contre
vtes-cast = { $who }{ $source ->
    [none] {""}
   *[other] { " " }({ $source })
} : { $votes } voix{ $ballots ->
    [0] {""}
    [one] , { $ballots } bulletin
   *[other] , { $ballots } bulletins
}
vtes-game-over = { $names ->
    [none] La partie est terminée : personne ne gagne
   *[other] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}
vtes-points = { $name } : { $points } PV

## Types, titres, disciplines

vtes-type-master = Maître
vtes-type-action = Action
vtes-type-political-action = Action politique
vtes-type-action-modifier = Modificateur d’action
vtes-type-reaction = Réaction
vtes-type-combat = Combat
vtes-type-equipment = Équipement
vtes-type-ally = Allié
vtes-type-retainer = Serviteur
vtes-type-event = Événement
vtes-type-power = Pouvoir
vtes-type-conviction = Conviction
vtes-type-vampire = Vampire
vtes-type-imbued = Imbued

vtes-title-primogen = primogène
vtes-title-prince = prince
vtes-title-justicar = justicar
vtes-title-inner-circle = { $form ->
    [short] Cercle Intérieur
   *[whole] membre du Cercle Intérieur
}
vtes-title-imperator = imperator
vtes-title-bishop = évêque
vtes-title-archbishop = archevêque
vtes-title-priscus = priscus
vtes-title-cardinal = cardinal
vtes-title-regent = régent
vtes-title-baron = baron
vtes-title-magaji = magaji
vtes-title-kholo = kholo
vtes-title-1-vote = { $form ->
    [short] 1 voix
   *[whole] titre valant 1 voix
}
vtes-title-2-votes = { $form ->
    [short] 2 voix
   *[whole] titre valant 2 voix
}
vtes-title-3-votes = { $form ->
    [short] 3 voix
   *[whole] titre valant 3 voix
}
vtes-title-4-votes = { $form ->
    [short] 4 voix
   *[whole] titre valant 4 voix
}

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalisme
vtes-discipline-aus = Auspex
vtes-discipline-cel = Célérité
vtes-discipline-chi = Chimérie
vtes-discipline-dai = Daïmoïnion
vtes-discipline-dem = Aliénation
vtes-discipline-dom = Domination
vtes-discipline-for = Force d’âme
vtes-discipline-mal = Maleficia
vtes-discipline-mel = Melpominée
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nécromancie
vtes-discipline-obe = Obeah
vtes-discipline-obf = Occultation
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obténébration
vtes-discipline-pot = Puissance
vtes-discipline-pre = Présence
vtes-discipline-pro = Protéisme
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-str = Striga
vtes-discipline-tem = Temporis
vtes-discipline-tha = Thaumaturgie
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika
vtes-discipline-def = Défense
vtes-discipline-inn = Innocence
vtes-discipline-jud = Justice
vtes-discipline-mar = Martyre
vtes-discipline-red = Rédemption
vtes-discipline-ven = Vengeance
vtes-discipline-viz = Vision

## Les decks

vtes-decks-about = Venez avec votre deck : choisissez-en un tel qu’il a été vendu, collez une liste de n’importe quel outil, ou ouvrez un fichier texte. Tout ce qui ne va pas vous est dit avant de vous asseoir.
vtes-deck-how = D’où vient le deck
vtes-deck-precon = Préconstruit
vtes-deck-list = Coller une liste
vtes-deck-file = Ouvrir un fichier
vtes-deck-file-large = Ce fichier est trop gros pour une liste de deck.
vtes-deck-search = Chercher par nom
vtes-deck-missing = { $count ->
    [0] toutes les cartes sont jouables
    [one] { $count } carte n’est pas encore jouable
   *[other] { $count } cartes ne sont pas encore jouables
}
vtes-deck-none-found = Aucun deck de ce nom.
vtes-deck-paste-here = Une carte par ligne, avec le nombre d’exemplaires
vtes-deck-example = 2x Dreams of the Sphinx
vtes-deck-mine = Mes decks ({ $count })
vtes-deck-none-saved = Vous n’avez encore enregistré aucun deck : collez une liste ou ouvrez un fichier, puis enregistrez-le ici.
vtes-deck-name = Nom du deck
vtes-deck-save = Enregistrer dans mes decks
vtes-deck-saved = Enregistré : { $name }
vtes-deck-edit = Modifier la liste
vtes-deck-delete = Supprimer { $name }
vtes-deck-read = Le deck
vtes-deck-unnamed = Deck sans nom
vtes-deck-counts = crypte { $crypt }, bibliothèque { $library }
vtes-deck-well = ce deck est jouable
vtes-deck-not-well = ce deck n’est pas jouable tel quel
vtes-deck-unread = { $count ->
    [one] Une ligne qui n’a pas été comprise
   *[other] { $count } lignes qui n’ont pas été comprises
}
vtes-deck-problems = { $count ->
    [one] Ce qui enfreint les règles de construction
   *[other] Ce qui enfreint les règles de construction ({ $count })
}
vtes-deck-unplayable = { $count ->
    [one] Une carte que cette table ne sait pas encore jouer
   *[other] { $count } cartes que cette table ne sait pas encore jouer
}
vtes-deck-not-here = pas encore jouable
vtes-deck-cards = { $count ->
    [one] La seule carte
   *[other] Les { $count } cartes
}
vtes-deck-crypt = Crypte ({ $count })
vtes-deck-group = { $type } ({ $count })
vtes-deck-against = Contre
vtes-deck-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
vtes-deck-play = Jouer ce deck maintenant

## Le journal : ce qui se raconte ensemble

vtes-drew-library = { $who } pioche { $count } cartes.
vtes-drew-library-known = { $who } pioche { $cards }.
vtes-drew-crypt = { $who } pioche { $count } cartes de crypte.
vtes-drew-crypt-known = { $who } pioche { $count } cartes de crypte : { $cards }.
vtes-moved-there = { $who } transfère { $amount } de pool sur { $card }.
vtes-moved-back = { $who } reprend { $amount } de pool sur { $card }.

## Ce qui bouge au-dessus de la table
vtes-cue-stealth = discrétion { $amount }
vtes-cue-intercept = interception { $amount }
vtes-cue-bleed = bleed { $amount }
vtes-cue-damage = −{ $amount } dégâts
vtes-cue-blocked = bloqué
vtes-cue-torpor = torpeur
vtes-cue-votes = { $side ->
    [for] { $votes } pour
   *[against] { $votes } contre
}

## Ce que j’ai manqué, et le résultat

vtes-recap-bled = { $minion } vous a pris { $amount } de pool en bleed.
vtes-recap-bled-by = { $minion } ({ $who }) vous a pris { $amount } de pool en bleed.
vtes-recap-burned = Vous avez brûlé { $amount } de pool.
vtes-recap-gained = Vous avez gagné { $amount } de pool.
vtes-recap-played = Vous avez joué { $cards }.
vtes-recap-against = { $who } a joué contre vous : { $cards }.
vtes-result = Points de victoire par siège et par tour
vtes-result-who = Mathusalem
vtes-result-points = PV
vtes-result-when = Quand
vtes-result-gained = Tour { NUMBER($turn, useGrouping: 0) } : +{ $points }
vtes-result-ousted = Élimination au tour { NUMBER($turn, useGrouping: 0) }
vtes-result-withdrew = Retrait au tour { NUMBER($turn, useGrouping: 0) }
