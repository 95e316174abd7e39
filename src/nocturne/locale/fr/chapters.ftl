# CHAPTERS : le jeu, ses mots, ses questions et ses options.
chapters-title = Vampire : La Mascarade – CHAPTERS
chapters-about = Une campagne coopérative de vampires : parlez, cherchez et combattez de chapitre en chapitre sur des hexagones. De 1 à 4 joueurs.
chapters-no-campaign = Le pack « { $pack } » ne contient pas de campagne jouable.
chapters-save-unreadable = Ceci n’est pas une campagne enregistrée : { $detail }.
chapters-save-seats = La campagne enregistrée se joue à { $players }, pas à { $seats }.
chapters-save-other-pack = La campagne enregistrée n’appartient pas au pack « { $pack } » : elle connaît « { $name } ».
chapters-position-unknown = il n’y a pas de « { $name } » ici.
chapters-position-no-fighter = { $name } ne prend pas part au combat et n’a donc pas de carte.
chapters-position-players = une position compte de 1 à 4 personnages, pas { $count }.
chapters-position-range = { $value } est impossible ici : de { $least } à { $most }.
chapters-position-twice = « { $name } » figure ici deux fois.
chapters-position-shared = { $name } ne peut pas se tenir en { $hex } : { $other ->
    [none] un jeton l’occupe.
   *[other] { $other } y est.
}
chapters-position-several = « { $first } » et « { $second } » ne peuvent avoir lieu en même temps.
chapters-position-hex = « { $hex } » n’est pas un hex de la tuile.
chapters-position-facing = « { $facing } » n’est pas une orientation. Orientations : { $known }.

## Les mots

chapters-attr-physical = PHYSIQUE
chapters-attr-social = SOCIAL
chapters-attr-mental = MENTAL
chapters-skill-athletics = Athlétisme
chapters-skill-brawl = Bagarre
chapters-skill-weapons = Armes
chapters-skill-stealth = Furtivité
chapters-skill-persuasion = Persuasion
chapters-skill-insight = Intuition
chapters-skill-subterfuge = Subterfuge
chapters-skill-intimidation = Intimidation
chapters-skill-investigation = Recherche
chapters-skill-awareness = Vigilance
chapters-skill-occult = Occultisme
chapters-skill-technology = Technologie
chapters-face-blank = ▢
chapters-face-ankh = ☥
chapters-face-double = ☥☥
chapters-face-skull = ☠
chapters-token-poison = Poison
chapters-token-bleed = Saignement
chapters-token-stun = Étourdissement
chapters-token-resistance = Résistance
chapters-token-immobility = Immobilité
chapters-token-slow = Ralentissement
chapters-token-stealth = Furtivité
chapters-terrain-difficult = terrain difficile
chapters-terrain-fire = feu
chapters-terrain-action = jeton Action
chapters-terrain-investigation = zone d’investigation
chapters-terrain-arm = Bras d’Ahriman
chapters-tracker-round = Rounds
chapters-tracker-authority = Autorités
chapters-attitude-aggressive = agressif
chapters-attitude-prey = proie
chapters-attitude-neutral = neutre
chapters-facing-N = nord
chapters-facing-NE = nord-est
chapters-facing-SE = sud-est
chapters-facing-S = sud
chapters-facing-SW = sud-ouest
chapters-facing-NW = nord-ouest
chapters-kind-attack = Attaque
chapters-kind-defence = Défense
chapters-kind-mixed = Mixte
chapters-weapon-melee = de mêlée
chapters-weapon-ranged = à distance
chapters-deck-animal = Animal
chapters-deck-human = Humain
chapters-deck-ghoul = Goule
chapters-deck-authority = Autorité
chapters-deck-vampire = Vampire
chapters-deck-boss = Boss
chapters-deck-ally = Allié
chapters-state-active = en jeu
chapters-state-torpor = en torpeur
chapters-state-frenzy = en Frénésie
chapters-state-removed = hors du chapitre
chapters-state-lost = perdu pour la Bête
chapters-difficulty-pacifists = Pacifistes (PNJ : Résistance -1)
chapters-difficulty-ill-prepared = Mal préparés (PNJ : Attaque -1)
chapters-difficulty-weak = Faibles (PNJ : marqueur de Dégâts de 1-2 joueurs)
chapters-difficulty-noisy = Bruyants (PNJ : Initiative +1)
chapters-difficulty-prepared = Préparés (PNJ : marqueur de Dégâts de 4 joueurs)
chapters-difficulty-strong = Forts (PNJ : Attaque +1)
chapters-difficulty-tough = Costauds (PNJ : Résistance +1)
chapters-difficulty-agile = Agiles (PNJ : Déplacement +1)
chapters-ruling-failure = le chapitre échoue
chapters-ruling-success = le chapitre est réussi
chapters-ruling-read = on lit la page { $about }
chapters-ruling-feed = { $about } perd 1 de Soif
chapters-ruling-starve = { $about } gagne 1 de Soif
chapters-ruling-heal = { $about } soigne 1 dégât
chapters-ruling-hurt = { $about } subit 1 dégât
chapters-ruling-remove = { $about } quitte la tuile
chapters-vote-yes = oui
chapters-vote-no = non
chapters-vote-done = cela suffit
chapters-vote-pass = aucune
chapters-vote-continue = tourner la page
chapters-vote-retry = réessayer
chapters-vote-give-up = abandonner
chapters-vote-option = option { $n }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}
chapters-vote-mend = Réparer des dégâts
chapters-vote-time-out = le sable est écoulé
chapters-vote-approach = approche { $n }

## Les questions

chapters-ask-character = Choisissez votre personnage.
chapters-ask-best-attribute = Votre Caitiff : quel attribut est à 3 ?
chapters-ask-line = Votre Caitiff : choisissez une Discipline{ $level ->
    [1] {" "}(niveau 1).
   *[other] {" "}à apprendre plus tard.
}
chapters-ask-skill = Votre Caitiff : il reste { $xp } points d’expérience pour les compétences.
chapters-ask-power = { $line }, niveau { $level } : quelle carte prenez-vous ? L’autre est perdue pour la campagne.
chapters-ask-chapter = Quel chapitre ensuite ?
chapters-ask-solo = Qui joue « { $chapter } » en solo ?
chapters-ask-xp = { $who } : dépenser de l’expérience ({ $xp }) ?
chapters-ask-shop =
    { $boons ->
        [one] Acheter quelque chose ? La coterie a { $boons } faveur.
       *[other] Acheter quelque chose ? La coterie a { $boons } faveurs.
    }
chapters-ask-buy = { $proposer } veut acheter { $item } pour { $price }. D’accord ?
chapters-ask-hunt = Une Chasse avant « { $chapter } » ?
chapters-ask-approach = { $hunt } : quelle approche ?
chapters-ask-hunt-reroll = Chasse : { $faces }. { $total } succès jusqu’ici. Dépenser de la Volonté ?
chapters-ask-receiver = Qui reçoit { $given } ?
chapters-ask-items = { $who } : prendre un objet (encore { $left }) ?
chapters-ask-ally = Emmener un allié de coterie (encore { $left }) ?
chapters-ask-difficulty = Changer la difficulté ?
chapters-ask-start = { $who } : où commencez-vous ?
chapters-ask-retry = « { $chapter } » a échoué ({ $tries }). Réessayer ?
chapters-ask-order = Qui joue en premier ?
chapters-ask-main-turn = { $who } : à vous.
chapters-ask-sneak = { $who } se faufile : continuer ou s’arrêter ?
chapters-ask-fight-turn = { $who } : votre tour actif.
chapters-ask-option = Que faites-vous ?{ $hourglass ->
    [0] {""}
   *[other] {" "}({ $hourglass } secondes)
}
chapters-ask-deduction = La déduction finale : tous doivent être d’accord.{ $hourglass ->
    [0] {""}
   *[other] {" "}({ $hourglass } secondes)
}
chapters-ask-last-word = Vous n’êtes pas d’accord : le dernier mot vous revient.
chapters-ask-continue = Tourner la page ?
chapters-ask-tester = Un test de { $attr } + { $skill }{ $difficulty ->
    [0] {""}
   *[other] , difficulté { $difficulty }
} : qui le fait ?
chapters-ask-reroll = { $who } : { $faces }. Total { $total }{ $difficulty ->
    [0] {""}
   *[other] {" "}contre { $difficulty }
}. Dépenser de la Volonté ?
chapters-ask-frenzy = { $who } entre en Frénésie ! Utiliser une poche de sang ?
chapters-ask-target = { $power } : sur qui ?
chapters-ask-item-target = { $item } : sur qui ?
chapters-ask-trade = { $item }, de { $giver } à { $taker } : d’accord ?
chapters-ask-shift = { $who } doit céder la place : vers quel hex ?
chapters-ask-teleport = { $who } : vers quel hex ?
chapters-ask-summon = { $summon } : sur quel hex ?
chapters-ask-peek = { $who } : derrière quelle option regardez-vous ?
chapters-ask-fire = Où le feu gagne-t-il ?
chapters-ask-champion = L’un de vous se bat seul. Qui ?
chapters-ask-place-ally = Où se place { $ally } ?
chapters-ask-hand = { $who } : choisissez votre main active (encore { $left }).
chapters-ask-lay = { $who } : posez une carte combat face cachée.
chapters-ask-defend = { $attacker } attaque { $who } : { $damage }. Vous défendre ?
chapters-ask-resistance = { $who } : { $damage } dégâts. Combien de jetons Résistance dépensez-vous ?
chapters-ask-npc-target = Qui { $npc } attaque-t-il ?
chapters-ask-ruling = Que décide la table ?
chapters-ask-confirm = { $proposer } propose : { $ruling }. D’accord ?

## Les options

chapters-do-character = { $who }
chapters-do-attribute = { $attr }
chapters-do-line = { $line }
chapters-do-raise = { $trait } à { $level } ({ $cost } XP)
chapters-do-take-power = { $power }
chapters-do-chapter = { $chapter }
chapters-do-chapter-hidden = Un autre chapitre
chapters-do-receiver = { $who }
chapters-do-done = Cela suffit
chapters-do-buy = { $item } ({ $price })
chapters-do-hunt = { $hunt } ({ $district })
chapters-do-no-hunt = Pas de Chasse
chapters-do-approach = { $text } ({ $attr }){ $bonus ->
    [none] {""}
   *[other] {" "}+1 dé avec { $bonus }
}
chapters-do-take-item = { $item }
chapters-do-ally = { $who } : { $passive }
chapters-do-modifier = { $modifier }
chapters-do-retry = Réessayer
chapters-do-give-up = Abandonner la campagne
chapters-do-first = { $who }
chapters-do-end-turn = Terminer le tour
chapters-do-stop = S’arrêter ici
chapters-do-move = Aller en { $hex }{ $fires ->
    [0] {""}
   *[other] {" "}(à travers le feu : { $fires })
}
chapters-do-move-anywhere = Se déplacer
chapters-do-face = Se tourner : { $facing }
chapters-do-speak = Parler à { $npc }
chapters-do-talk = Parler avec { $npc }
chapters-do-investigate = Fouiller la zone { $zone }
chapters-do-fight = Attaquer { $npc } : le combat commence
chapters-do-feed = Se nourrir : { $npc } ({ $attr } + { $skill })
chapters-do-capture-power = Capturer { $npc } avec { $power }
chapters-do-capture-kill = Tuer { $npc } (Humanité -1)
chapters-do-capture-calm = Calmer { $npc } avec l’aide de votre allié
chapters-do-stealth = Entrer en mode furtif
chapters-do-mend = Sang : Réparer des dégâts
chapters-do-surge = Sang : Puissance du Sang, { $attr } +1
chapters-do-power = Sang : { $power }
chapters-do-use = Utiliser { $item }
chapters-do-give = Donner { $item } à { $other }
chapters-do-take = Prendre { $item } à { $other }
chapters-do-agree = D’accord
chapters-do-refuse = Non
chapters-do-target = { $target }
chapters-do-hex = { $hex }
chapters-do-option = { $text }
chapters-do-option-unknown = Quelque chose que vous ne savez pas encore
chapters-do-option-by = { $text } ({ $who })
chapters-note-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $red ->
    [0] {""}
    [1] { " " }dont 1 rouge
   *[other] { " " }dont { $red } rouges
}{ $automatic ->
    [0] {""}
   *[other] , { $automatic } succès automatique{ $automatic ->
        [one] {""}
       *[other] s
    }
}{ $difficulty ->
    [0] {""}
   *[other] , difficulté { $difficulty }
}
chapters-note-no-dice = aucun dé : ce test échoue
chapters-note-hunt = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour vous
chapters-do-option-test = { $text } ({ $who } : { $attr } + { $skill }, difficulté { $difficulty })
chapters-do-time-out = Le sable est écoulé
chapters-do-continue = Tourner la page
chapters-do-test = { $who }
chapters-do-peek = { $text }
chapters-do-keep = Garder les dés
chapters-do-reroll = 1 Volonté : relancer { $faces }
chapters-do-reroll-red = Relancer des dés rouges
chapters-do-bag = Utiliser { $item }
chapters-do-succumb = Laisser faire
chapters-do-pick-card = { $card }
chapters-do-suggested-hand = Une main conseillée : { $cards }
chapters-do-same-hand = La même main que la dernière fois
chapters-do-lay = { $card }
chapters-do-announce = { $card }, annoncée : { $kind }
chapters-do-recover = 1 Volonté : reprendre toutes les cartes utilisées
chapters-do-attack = { $card } contre { $target }
chapters-do-attack-anybody = Attaquer
chapters-do-guard = { $card } : gagner de la Résistance
chapters-do-sprint = Défausser votre carte : Déplacement +2
chapters-do-suspend = Attendre : Initiative { $value }
chapters-do-defend = Se défendre avec { $card }
chapters-do-take-it = Encaisser
chapters-do-spend = { $n ->
    [0] Aucun
    [one] { $n } jeton
   *[other] { $n } jetons
}
chapters-do-ruling = Décision de la table
chapters-do-rule = { $ruling }
chapters-do-no-ruling = Rien
chapters-do-anything-else = Faire autre chose

## Le dessin

chapters-draw-round = Round { $round }
chapters-draw-tracker = { $tracker } : { $left }
chapters-draw-clues = Indices : { $clues }. Jetons Succès : { $tokens }
chapters-draw-character = { $who } ({ $at }) : dégâts { $damage }/{ $track }, Soif { $hunger }/{ $hungers }, Volonté { $willpower }/{ $willpowers }{ $tokens ->
    [none] {""}
   *[other] {" "}; { $tokens }
}
chapters-draw-npc = { $who } ({ $at }, { $facing }) : dégâts { $damage }/{ $track }, Attaque { $attack }, Résistance { $resistance }, Initiative { $initiative }{ $tokens ->
    [none] {""}
   *[other] {" "}; { $tokens }
}
chapters-draw-npc-hidden = { $who } ({ $at }, { $facing }) : { $attitude }, vue { $sight }{ $tokens ->
    [none] {""}
   *[other] {" "}; { $tokens }
}
chapters-draw-power = Pouvoir : { $what }
chapters-draw-items = Porte : { $what }
chapters-draw-hand = Main : { $what }
chapters-draw-played = Utilisées : { $what }
chapters-draw-sign = { $sign } { $kind ->
    [difficult] terrain difficile
    [fire] feu
    [arm] Bras d’Ahriman
    [action] jeton Action
    [investigation] zone à fouiller
   *[watched] sous le regard d’un agressif
}
chapters-draw-coterie = Faveurs { $boons }, statut { $status }, bris { $breaches }. Objets : { $items }
