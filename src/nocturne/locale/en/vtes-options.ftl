# The options of a VTES game, the names of their values, and messages about options that are wrong.

vtes-options-preset-unknown = There is no set of options named “{ $preset }”. There are: { $known }.
vtes-options-name-unknown = There is no option named “{ $option }”. There are: { $known }.
vtes-options-value-unknown = “{ $value }” is not a value of the option { $option }. Choose one of these: { $known }.
vtes-options-not-a-number = “{ $value }” is not a value of the option { $option }, which is a whole number.

vtes-options-true = yes
vtes-options-false = no

## Sets of options

vtes-preset-documents = The rule documents (default)
vtes-preset-documents-about = As the rulebook and its companion documents say; card rulings are the newest.
vtes-preset-current = The rules of today
vtes-preset-current-about = As clubs and tournaments play now: Anarch is a sect, and all official rulings hold.
vtes-preset-tournament = Tournament
vtes-preset-tournament-about = The rules of today with decks of tournament size, two hours, and a game win from two victory points.
vtes-preset-quick_reference = The quick reference
vtes-preset-quick_reference-about = As the short reference sheet says: the Edge gives pool by itself, two hours, decks of tournament size.
vtes-preset-classic_2005 = The rulebook of 2005
vtes-preset-classic_2005-about = As people played in 2005: vampires come out at the end of the influence phase, one trifle a turn, no imbued.

## Decks

vtes-option-crypt_groups = Groups of the crypt
vtes-option-crypt_groups-consecutive = one, or two that follow each other
vtes-option-crypt_groups-any = any
vtes-option-deck_size = Size of decks
vtes-option-deck_size-casual = among friends: library of 40 cards, and up to 10 more per player
vtes-option-deck_size-tournament = tournament: library of 60 to 90 cards
vtes-option-deck_size-free = any size
vtes-option-banned_cards = Banned cards
vtes-option-banned_cards-refused = refused
vtes-option-banned_cards-allowed = allowed
vtes-option-imbued = The imbued take part

## Editions

vtes-option-influence_timing = When a vampire becomes controlled
vtes-option-influence_timing-any_time = at any time of the influence phase, if his player wants it
vtes-option-influence_timing-end_of_phase = at the end of the influence phase, automatically
vtes-option-two_player_third_turn = Transfers on the third turn with two players
vtes-option-two_player_third_turn-3 = 3
vtes-option-two_player_third_turn-4 = 4
vtes-option-trifle_limit = Trifles
vtes-option-trifle_limit-one_extra_action = any number, but one extra master phase action
vtes-option-trifle_limit-one_per_turn = one per turn
vtes-option-ally_waits = A recruited ally waits outside the ready region until the end of the turn
vtes-option-multi_target_directed = An action aimed at several Methuselahs is directed at each of them
vtes-option-inner_circle_unique = A clan has a single Inner Circle member
vtes-option-retainer_protection = Strikes at retainers can be dodged and their damage prevented
vtes-option-foreign_rescue_stealth = Stealth of rescuing or diablerizing another Methuselah’s vampire
vtes-option-foreign_rescue_stealth-0 = 0
vtes-option-foreign_rescue_stealth-1 = 1
vtes-option-concession = Whoever concedes
vtes-option-concession-ousted = is ousted: the predator gets the point and the pool
vtes-option-concession-removed = leaves without a gain for anybody
vtes-option-concession-forbidden = cannot: they may leave the seat to a bot
vtes-option-oust_cards = The cards of an ousted Methuselah
vtes-option-oust_cards-removed = leave the game
vtes-option-oust_cards-burned = are burned

## End of the game and the Edge

vtes-option-time_limit_minutes = Time limit in minutes
vtes-option-turn_limit = Time limit as a number of turns
vtes-option-time_out_points = Victory points of the survivors when time runs out
vtes-option-time_out_points-none = none
vtes-option-time_out_points-half = half a point each
vtes-option-min_vp_to_win = Victory points needed to win
vtes-option-edge_pool = The pool gained from the Edge
vtes-option-edge_pool-optional = its holder decides
vtes-option-edge_pool-automatic = always taken

## At the table

vtes-option-windows = Who is asked when something could be used
vtes-option-windows-deck = those whose deck could hold something for that moment
vtes-option-windows-public = everybody with cards in hand and somebody to play them
vtes-option-windows-able = only those who can use something now (tells the table who can)

## Newer rules

vtes-option-anarch = Anarch is
vtes-option-anarch-attribute = an attribute of Independent vampires
vtes-option-anarch-sect = a sect
vtes-option-clan_change_sect = When a vampire changes clan, his sect
vtes-option-clan_change_sect-follows_clan = becomes that of the clan
vtes-option-clan_change_sect-unchanged = stays what it was
vtes-option-return_to_ousted = A minion returning to an ousted Methuselah
vtes-option-return_to_ousted-burned = is burned
vtes-option-return_to_ousted-removed = leaves the game
vtes-option-wake_window = Wakes while a card is being played
vtes-option-wake_window-always = always possible
vtes-option-wake_window-actions_only = only during an action, outside combat
vtes-option-contested_entry = A copy that will be contested as it enters play
vtes-option-contested_entry-contest_first = does nothing before the contest
vtes-option-contested_entry-effect_first = first does what it does on entering play
vtes-option-burn_option_torpor = A minion in torpor keeps the burn option from being used
vtes-option-card_rulings = Rulings on single cards
vtes-option-card_rulings-newest = the newest ones
vtes-option-card_rulings-documents = those of the rule documents
vtes-option-house = Decks of the house are
vtes-option-house-starters = the starter decks
vtes-option-house-random = drawn at random for every game
