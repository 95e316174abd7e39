# VTES : mise en place, phases d’un tour, Imbued, Liste Rouge, départs et fin de la partie.

vtes-setup-seats = { $seats } joueurs ne peuvent pas s’asseoir à cette table : elle en accueille de { $least } à { $most }.
vtes-setup-decks = { $decks } decks pour { $seats } places : il en faut un par place.

## Questions

vtes-ask-unlock-phase = Votre phase de désengagement : que faites-vous ?
vtes-ask-master-phase = Votre phase de maître : que faites-vous ?
vtes-ask-influence-phase = Votre phase d’influence : que faites-vous ?
vtes-ask-discard-phase = Votre phase de défausse : que faites-vous ?
vtes-ask-influence-next = Plusieurs vampires passent sous votre contrôle : lequel d’abord ?
vtes-ask-discard = { $card } : choisissez une carte à défausser ({ $victim }).
vtes-ask-put-bottom = { $card } : choisissez une carte à mettre sous votre bibliothèque.
vtes-ask-put-top = { $card } : choisissez une carte à mettre sur votre bibliothèque.
vtes-ask-put-ash = { $card } : choisissez une carte à défausser.
vtes-ask-search = { $what } : quelle carte ?
vtes-ask-award = { $minion } a brûlé un séide de la Liste Rouge : lui décerner { $card } ?
vtes-ask-take-equipment = { $minion } : quel équipement lui prenez-vous ?
vtes-ask-burn-conviction = { $minion } : quelle conviction brûlez-vous ?
vtes-ask-avenge = { $card } a brûlé un Imbued : { $minion } brûle-t-il une conviction pour lui infliger 1 point de dégâts ?
vtes-ask-one-of = { $card } : que choisissez-vous ?

vtes-wanted-trophy = Un trophée
vtes-wanted-conviction = Une première conviction

## Choix

vtes-do-end-unlock-phase = Terminer la phase de désengagement
vtes-do-end-master-phase = Terminer la phase de maître
vtes-do-end-influence-phase = Terminer la phase d’influence
vtes-do-end-discard-phase = Terminer le tour
vtes-do-edge-pool = Gagner 1 de pool grâce à l’Avantage
vtes-do-unlock-infernal = Brûler 1 de pool pour désengager { $card }
vtes-do-withdraw = Annoncer votre retraite
vtes-do-burn-option = Défausser { $card } (option de défausse)
vtes-do-conviction-hand = Jouer { $card } sur { $minion }
vtes-do-conviction-ash = Jouer { $card } sur { $minion } depuis votre tas de cendres
vtes-do-return = { $minion } brûle 3 convictions pour revenir
vtes-do-burn = Brûler { $card }
vtes-do-burn-incapacitated = { $minion } brûle { $card }
vtes-do-mark = Marquer { $card }
vtes-do-fight-marked = { $minion } entre en combat contre { $card }
vtes-do-take-equipment = { $minion } prend de l’équipement à { $other }
vtes-do-transfer = Transférer 1 de pool sur { $card }
vtes-note-beyond-capacity = au-delà de la capacité : déjà { $blood } sur { $capacity }, l’excédent est perdu
vtes-do-transfer-back = Reprendre 1 compteur sur { $card }
vtes-do-influence = Faire passer { $card } en région d’activité
vtes-do-draw-crypt = Piocher une carte de crypte
vtes-do-merge = Fusionner { $card } avec son autre version
vtes-do-search-library = Chercher dans votre bibliothèque
vtes-do-search-crypt = Chercher dans votre crypte
vtes-do-take-from-hand = { $card }, de votre main
vtes-do-take-from-ash = { $card }, de votre tas de cendres
vtes-do-take-from-library = { $card }, de votre bibliothèque
vtes-do-take-from-crypt = { $card }, de votre crypte
vtes-do-find-nothing = Ne rien trouver
vtes-do-put-bottom = Mettre { $card } sous votre bibliothèque
vtes-do-put-top = Mettre { $card } sur votre bibliothèque
vtes-do-put-ash = Défausser { $card }
vtes-do-branch = Choix { $number }

## Raisons

vtes-why-mandatory-effect = un effet obligatoire de cette phase n’a pas encore eu lieu.
vtes-why-contest-due = il faut d’abord payer pour ce qui est contesté, ou y renoncer.
vtes-why-no-discard-action = vous n’avez plus d’action de phase de défausse.
vtes-why-no-transfers = il ne vous reste pas assez de transferts.
vtes-why-trifle-already = vous avez déjà joué une carte de maître mineure ce tour-ci.
vtes-why-played-this-turn = cette carte a déjà été jouée ce tour-ci.
vtes-why-played-this-game = cette carte a déjà été jouée dans cette partie.
vtes-why-event-this-phase = vous avez déjà joué un événement dans cette phase.
vtes-why-same-power = cet Imbued possède déjà ce pouvoir.
vtes-why-imbued-only = seul un Imbued peut acquérir un pouvoir.
vtes-why-not-a-target = un effet interdit de le prendre pour cible de cette action.
vtes-why-not-withdrawing = vous n’avez pas commencé ce tour avec une bibliothèque vide et une main incomplète.
vtes-why-meets-requirement = vous contrôlez un séide qui remplit ses conditions.
vtes-why-one-burn-option = vous avez déjà défaussé une carte à option de défausse dans cette phase.
vtes-why-marked-already = vous avez déjà marqué ce séide ce tour-ci.
vtes-why-fought-marked = ce vampire a déjà entrepris cette action ce tour-ci.
vtes-why-conviction-played = une conviction a déjà été jouée sur cet Imbued dans cette phase.
vtes-why-few-convictions = il n’a pas 3 convictions à brûler.
vtes-why-no-pool = vous n’avez plus de pool.
vtes-why-no-counters = il n’y a pas de compteur sur cette carte.
vtes-why-too-few-transfers = il ne vous reste pas assez de transferts.
vtes-why-empty-crypt = votre crypte est vide.
vtes-why-too-few-counters = la carte n’a pas autant de compteurs que sa capacité.
vtes-why-own-copy = vous en contrôlez déjà un exemplaire et ne pouvez pas le contester contre vous-même.
vtes-why-end-of-phase = à cette table, les vampires passent sous contrôle à la fin de la phase d’influence.

## Ce qui se passe

vtes-pile-hand = dans la main
vtes-pile-ash = dans le tas de cendres
vtes-pile-top = sur le dessus de la bibliothèque
vtes-pile-bottom = sous la bibliothèque
vtes-pile-crypt-bottom = sous la crypte
vtes-pile-uncontrolled = dans la région incontrôlée
vtes-shuffled-library = sa bibliothèque
vtes-shuffled-top = les premières cartes de sa bibliothèque
vtes-shuffled-crypt = sa crypte

vtes-log-transferred = { $seat } transfère { $amount } de pool sur { $card }.
vtes-log-transferred-back = { $seat } reprend { $amount } de pool sur { $card }.
vtes-log-influenced = { $seat } contrôle désormais { $card }.
vtes-log-merged = { $card } fusionne avec son autre version.
vtes-log-marked = { $seat } marque { $card }.
vtes-log-card-moved = { $card } va { $place } ({ $owner }).
vtes-log-put-back = { $seat } met une carte { $place }.
vtes-log-milled = { $seat } : { $card } brûle depuis le dessus de la bibliothèque.
vtes-log-shown = { $seat } montre { $card }.
vtes-log-concerned = { $seat } annonce combien de cartes face cachée sont concernées : { $number }.
vtes-log-shuffled = { $seat } mélange { $pile }.
vtes-log-library-searched = { $seat } consulte sa bibliothèque.
vtes-log-looked = { $seat } regarde des cartes cachées ({ $victim }).
vtes-log-master-actions-gained = { $seat } reçoit { $amount ->
    [-1] une action de phase de maître de moins
    [1] une action de phase de maître de plus
   *[other] { $amount } actions de phase de maître de plus
}.
vtes-log-incapacitated = { $minion } est frappé d’incapacité.
vtes-log-recovered = { $minion } n’est plus frappé d’incapacité.
vtes-log-withdrawal-announced = { $seat } annonce sa retraite.
vtes-log-withdrawal-failed = { $seat } : la retraite échoue.
vtes-log-conceded = { $seat } abandonne et quitte la partie à la fin de ce tour.
vtes-log-time-out = Le temps est écoulé.

# Ce que l'on est dans une fenêtre.
vtes-window-block = Une action peut être bloquée : bloquer ?
vtes-asked-as-acting = le Mathusalem qui agit
vtes-asked-as-target = la cible de l’action
vtes-asked-as-prey = la proie du Mathusalem qui agit
vtes-asked-as-predator = le prédateur du Mathusalem qui agit
vtes-asked-as-combatant = en combat
vtes-asked-as-voter = lors d’un vote
vtes-asked-as-active = pendant votre tour
vtes-asked-as-other = quand cela ne vous concerne pas
