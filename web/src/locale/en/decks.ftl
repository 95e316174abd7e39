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

## Drawing hands

decks-hand = Draw a hand
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
