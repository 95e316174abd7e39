# Drafts, sealed games and duels of preconstructed decks.

limited-about = Everybody opens six packs of a set and makes a deck of them: a card at a time while the packs go round (draft), or of all that is in them (sealed). Bots take the seats that stay free.
limited-open = Open a draft
limited-name = Name
limited-kind = Form
limited-draft = draft
limited-sealed = sealed
limited-seats = Seats
limited-source = Packs of
limited-source-name = { $name } ({ $year }, { $cards } cards)
limited-cube = a cube: your own list of cards
limited-cube-list = The cards of the cube, one to a line, with their number of copies
limited-cube-about = For { $seats } seats: at least { $crypt } cards for the crypt and { $library } for the library.
limited-start = Open it
limited-none = No draft waits for people.
limited-line = { $kind } · { $taken } of { $seats } seats · { $stage } · { $name }
limited-mine = you take part
limited-stage-open = seats are free
limited-stage-drafting = cards are taken
limited-stage-building = decks are built
limited-stage-playing = being played
limited-stage-cancelled = came to nothing
limited-all = All drafts
limited-unknown = There is no such draft.
limited-join = Take part
limited-leave = Leave
limited-begin = Open the packs
limited-begin-bots = { $count ->
    [0] Every seat is taken.
    [one] A bot takes the seat that is free.
   *[other] Bots take the { $count } seats that are free.
}
limited-copy = Copy the link
limited-copied = Copied.
limited-seat = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
limited-seat-packs = { $packs ->
    [0] waits for a pack
    [one] looks at a pack
   *[other] { $packs } packs wait
}
limited-seat-ready = deck is ready
limited-seat-bot = bot
limited-you = you
limited-seats-title = Around the table
limited-round = Pack { $round } of { $rounds }, card { $card }
limited-pack = Choose a card
limited-take = Take { $name }
limited-taken = You took { $name }.
limited-wait = The next pack is still with your neighbour.
limited-pool = Your cards ({ $count })
limited-pool-crypt = Crypt ({ $count })
limited-pool-library = Library ({ $count })
limited-build = Your deck
limited-build-about = At least 12 cards of the crypt and 40 of the library, or all you have. Groups do not matter. Press a card to put it into the deck or take it out.
limited-in = { $name }: in the deck
limited-out = { $name }: left out
limited-auto = Build it for me
limited-ready = My deck is ready
limited-change = Change it
limited-is-ready = Your deck is ready: crypt { $crypt }, library { $library }.
limited-play = Begin the game
limited-play-wait = The game begins when everybody’s deck is ready and whoever opened the draft begins it.
limited-table = To the table
limited-cancelled = Whoever opened this draft has left it.
limited-watching = You do not take part in this draft.
limited-duel = Duel of precons
limited-duel-about = Two preconstructed decks, drawn by lot.
limited-duel-bot = Against a bot
limited-duel-person = Against somebody
