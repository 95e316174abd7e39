# Les options d’une partie de VTES, le nom de leurs valeurs, et les messages sur les options erronées.

vtes-options-preset-unknown = Aucun jeu d’options ne s’appelle « { $preset } ». Il y a : { $known }.
vtes-options-name-unknown = Aucune option ne s’appelle « { $option } ». Il y a : { $known }.
vtes-options-value-unknown = « { $value } » n’est pas une valeur de l’option { $option }. Choisissez parmi : { $known }.
vtes-options-not-a-number = « { $value } » n’est pas une valeur de l’option { $option }, qui est un nombre entier.

vtes-options-true = oui
vtes-options-false = non

## Jeux d’options

vtes-preset-documents = Les documents de règles (par défaut)
vtes-preset-documents-about = Comme le disent le livret et les documents qui l’accompagnent, avec les plus récentes décisions sur les cartes.
vtes-preset-current = Les règles d’aujourd’hui
vtes-preset-current-about = Comme on joue maintenant en club et en tournoi : les Anarchs sont une secte, et toutes les décisions officielles valent.
vtes-preset-tournament = Tournoi
vtes-preset-tournament-about = Les règles d’aujourd’hui avec des decks de tournoi, deux heures, et la partie gagnée à partir de deux points de victoire.
vtes-preset-quick_reference = L’aide de jeu
vtes-preset-quick_reference-about = Comme le dit l’aide de jeu : l’Avantage donne son point de pool tout seul, deux heures, des decks de tournoi.
vtes-preset-classic_2005 = Le livret de 2005
vtes-preset-classic_2005-about = Comme on jouait en 2005 : les vampires sortent à la fin de la phase d’influence, une carte de maître mineure par tour, pas d’Imbued.

## Decks

vtes-option-crypt_groups = Groupes de la crypte
vtes-option-crypt_groups-consecutive = un seul, ou deux qui se suivent
vtes-option-crypt_groups-any = n’importe lesquels
vtes-option-deck_size = Taille des decks
vtes-option-deck_size-casual = entre amis : bibliothèque de 40 cartes, et jusqu’à 10 de plus par joueur
vtes-option-deck_size-tournament = tournoi : bibliothèque de 60 à 90 cartes
vtes-option-deck_size-free = libre
vtes-option-banned_cards = Cartes interdites
vtes-option-banned_cards-refused = refusées
vtes-option-banned_cards-allowed = admises
vtes-option-imbued = Les Imbued participent

## Éditions

vtes-option-influence_timing = Quand un vampire passe sous contrôle
vtes-option-influence_timing-any_time = à tout moment de la phase d’influence, si son joueur le veut
vtes-option-influence_timing-end_of_phase = à la fin de la phase d’influence, automatiquement
vtes-option-two_player_third_turn = Transferts du troisième tour à deux joueurs
vtes-option-two_player_third_turn-3 = 3
vtes-option-two_player_third_turn-4 = 4
vtes-option-trifle_limit = Cartes de maître mineures
vtes-option-trifle_limit-one_extra_action = sans limite, mais une seule action de phase de maître en plus
vtes-option-trifle_limit-one_per_turn = une par tour
vtes-option-ally_waits = Un allié recruté attend la fin du tour hors de la région d’activité
vtes-option-multi_target_directed = Une action visant plusieurs Mathusalems est dirigée contre chacun d’eux
vtes-option-inner_circle_unique = Un clan n’a qu’un membre du Cercle Intérieur
vtes-option-retainer_protection = Les attaques contre les serviteurs peuvent être esquivées et leurs dégâts prévenus
vtes-option-foreign_rescue_stealth = Discrétion pour secourir ou diableriser le vampire d’un autre Mathusalem
vtes-option-foreign_rescue_stealth-0 = 0
vtes-option-foreign_rescue_stealth-1 = 1
vtes-option-concession = Qui abandonne
vtes-option-concession-ousted = est éliminé : le prédateur reçoit le point et l’influence
vtes-option-concession-removed = part sans que personne n’y gagne
vtes-option-concession-forbidden = ne le peut pas : on peut laisser sa place à un bot
vtes-option-oust_cards = Les cartes d’un Mathusalem éliminé
vtes-option-oust_cards-removed = sont retirées de la partie
vtes-option-oust_cards-burned = sont brûlées

## Fin de partie et Avantage

vtes-option-time_limit_minutes = Durée limite en minutes
vtes-option-turn_limit = Durée limite en nombre de tours
vtes-option-time_out_points = Points de victoire des survivants à la fin du temps
vtes-option-time_out_points-none = aucun
vtes-option-time_out_points-half = un demi-point chacun
vtes-option-min_vp_to_win = Points de victoire nécessaires pour gagner
vtes-option-edge_pool = Le pool gagné grâce à l’Avantage
vtes-option-edge_pool-optional = son détenteur décide
vtes-option-edge_pool-automatic = toujours pris

## À la table

vtes-option-windows = À qui l’on demande quand quelque chose pourrait servir
vtes-option-windows-deck = à ceux dont le deck peut contenir quelque chose pour ce moment
vtes-option-windows-public = à tous ceux qui ont des cartes en main et quelqu’un pour les jouer
vtes-option-windows-able = seulement à ceux qui peuvent s’en servir (la table sait alors qui le peut)

## Règles plus récentes

vtes-option-anarch = Anarch est
vtes-option-anarch-attribute = un attribut de vampires Indépendants
vtes-option-anarch-sect = une secte
vtes-option-clan_change_sect = Quand un vampire change de clan, sa secte
vtes-option-clan_change_sect-follows_clan = devient celle du clan
vtes-option-clan_change_sect-unchanged = reste la même
vtes-option-return_to_ousted = Un séide qui reviendrait à un Mathusalem éliminé
vtes-option-return_to_ousted-burned = est brûlé
vtes-option-return_to_ousted-removed = est retiré de la partie
vtes-option-wake_window = Réveils pendant qu’une carte est jouée
vtes-option-wake_window-always = toujours possibles
vtes-option-wake_window-actions_only = seulement pendant une action, hors combat
vtes-option-contested_entry = Un exemplaire qui sera contesté en entrant en jeu
vtes-option-contested_entry-contest_first = ne fait rien avant la contestation
vtes-option-contested_entry-effect_first = fait d’abord ce qu’il fait en entrant en jeu
vtes-option-burn_option_torpor = Un séide en torpeur empêche l’option de défausse
vtes-option-card_rulings = Précisions sur certaines cartes
vtes-option-card_rulings-newest = les plus récentes
vtes-option-card_rulings-documents = celles des documents de règles
vtes-option-house = Les decks de la maison sont
vtes-option-house-starters = les decks de démarrage
vtes-option-house-random = tirés au hasard à chaque partie
