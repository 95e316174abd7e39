# Saved decks: the list of them, and the page of one.

decks-mine = My decks
decks-everybody = Decks for everybody
decks-all = All decks
decks-unknown = There is no such deck, or it is not for you to see.
decks-by = A deck of { $name }
decks-private = only for me
decks-link = for whoever has the link
decks-public = for everybody
decks-visibility = Who may see it
decks-tags = Tags
decks-tags-field = Tags, with commas between them
decks-notes = Notes
decks-save = Save
decks-save-copy = Save a copy
decks-undo = Undo
decks-delete = Delete
decks-delete-about = The deck, its notes and its link are gone for good.
decks-to-table = Bring it to a table
decks-copy-link = Copy the link
decks-copied = Copied.
decks-export = For other programs
decks-copy = Copy
decks-download = Save as a file
decks-form-twd = tournament archive (TWD)
decks-form-jol = JOL
decks-form-lackey = Lackey
decks-form-text = plain list
decks-form-vdb = link for VDB

## What it is made of

decks-capacities = Capacities
decks-capacity-count = Capacity { $capacity }: { $count }
decks-averages = Opening crypt: { $low } to { $high }, mean capacity { $mean }
decks-types = Library
decks-costs = All cards together cost { $pool } pool and { $blood } blood.
decks-disciplines = Disciplines needed and had
decks-discipline = Discipline
decks-needed = Cards
decks-having = Crypt
decks-having-superior = { $having } ({ $superior } superior)
decks-opening = In an opening crypt
decks-copies = Copies
decks-pool = Pool
decks-pool-crypt = Three cards of the crypt of the mean capacity cost { $pool } of your 30 pool.
decks-pool-cost = { $cards ->
    [0] No card of the library costs pool.
    [one] One card of the library costs pool, { $pool } in all.
   *[other] { $cards } cards of the library cost pool, { $pool } in all.
}
decks-pool-bringing = { $cards ->
    [0] By their text, no cards bring pool.
    [one] By its text, one card brings pool: { $hand } of them in a hand of seven, on average.
   *[other] By their text, { $cards } cards bring pool: { $hand } of them in a hand of seven, on average.
}

## Drawing hands

decks-hand = Draw a hand
decks-alone = Play the first turns alone
decks-alone-about = At a table of two where the other player does nothing
decks-hand-again = Shuffle and draw again
decks-hand-draw = Draw one more
decks-hand-crypt = Crypt
decks-hand-library = Hand ({ $count })

## Building it

decks-redo = Redo
decks-draft = Here is what you had not saved. Undo brings the saved list back.
decks-versions = Earlier versions ({ $count })
decks-versions-about = Lists you saved before, kept in this browser.
decks-version = until { $time }
decks-build = Build
decks-build-find = Find a card
decks-build-keys = / goes to the search, Enter adds a copy, Shift and Enter take one away, arrows choose. Outside of fields Ctrl Z takes back.
decks-build-found = Cards that were found
decks-build-crypt = Crypt ({ $count })
decks-build-library = Library ({ $count })
decks-build-more = One more { $name }
decks-build-less = One { $name } less
decks-build-now = { $copies }× { $name }

## The archive of decks

archive-week = Deck of the week
archive-players = { $count } players
archive-played = In the archive
archive-played-in = { $decks ->
    [0] None of the { $of } decks of the archive plays it.
    [one] One of the { $of } decks of the archive plays it, with { $copies } copies.
   *[other] { $decks } of the { $of } decks of the archive play it, with { $copies } copies on average.
}
archive-played-with = Together with
archive-in-decks = { $decks } of { $of }
archive-examples = Decks that play it
archive-suggest = Decks with these cards also play
archive-suggest-about = From the decks of the archive that share most with this one; rare cards count more.
archive-suggest-crypt = Crypt
archive-suggest-library = Library
archive-suggest-share = in { $decks } decks, { $copies } copies on average
archive-alike = The decks most like this one
trial-start = Test it: let bots play it
trial-about = For twenty seconds bots play the deck on the server: alone against somebody who stands still, and against preconstructed decks.
trial-running = Bots play the deck…
trial-title = What bots made of it
trial-old = The deck has changed since.
trial-alone = Alone against somebody who stands still: ousted in { $turns } turns in the median of { $games } games.
trial-alone-slow = Alone against somebody who stands still: { $won } of { $games } games won in 25 turns.
trial-field = { $games ->
    [one] One game at a table of { $seats }: { $points } victory points, { $victories } % won.
   *[other] { $games } games at tables of { $seats }: { $points } victory points each, { $victories } % won.
}
trial-between = { $mean } (between { $low } and { $high })
trial-none = The time was up before a game at a full table was over: the server is busy.
trial-never = Drawn and never played: { $cards }.
trial-cards = What each card did
trial-card = Card
trial-copies = copies
trial-drawn = drawn
trial-played = played
trial-discarded = discarded
trial-held = still in hand
trial-few = Few games say little. “nocturne deck test” plays as many as you like.
