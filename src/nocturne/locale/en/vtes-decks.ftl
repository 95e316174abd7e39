# Messages about the VTES card list and about decks that are refused.

## The card list

vtes-cards-not-installed = The card list is missing: the package { $package } is not installed. Run ./play or ./test once, or install it with “pip install { $package }”.
vtes-cards-unreadable = The card list of krcg { $version } cannot be read ({ $detail }). Install the version that this release was made for again: “pip install --force-reinstall nocturne”.
vtes-french-missing = There is no { $path }. The French cards are a zip (vtescsv_utf8.fr-FR.zip) or a folder with the files { $files }.
vtes-french-unreadable = The French cards { $path } cannot be read ({ $detail }). They are a zip (vtescsv_utf8.fr-FR.zip) or a folder with the files { $files }.
vtes-french-file = The French cards { $path } lack the file { $file }. They have the files { $files }.
vtes-french-large = The file { $file } of the French cards has more than { $most } MB. A list of cards is far smaller.
vtes-french-text = The file { $file } of the French cards is no CSV text in UTF-8. Fetch it again.
vtes-french-column = The file { $file } of the French cards has no column “{ $column }”. It needs the columns { $columns }, separated by commas; it has: { $has }.
vtes-french-id = Line { $line } of the file { $file } of the French cards has “{ $value }” in the column Id, where the number of a card belongs.
vtes-card-unknown = There is no card named “{ $name }”.{ $count ->
    [0] { "" }
    [one] { " " }Did you mean { $near }?
   *[other] { " " }Did you mean one of these: { $near }?
}

## Reading a deck

vtes-deck-empty = There is no card in this text. A deck list has one card per line, such as “2x Dreams of the Sphinx”.
vtes-deck-text-too-long = This text is too long to be a deck list: it may have { $most } characters at most.
vtes-deck-link-empty = This link of { $host } does not hold the list of cards, only the place where it is kept. Open it there, export it as text and paste that.
vtes-deck-file-missing = There is no file { $path }.
vtes-deck-file-unreadable = The file { $path } cannot be read: { $detail }.
vtes-deck-card-unknown = Line { $line }: there is no card named “{ $name }”.{ $count ->
    [0] { "" }
    [one] { " " }Did you mean { $near }?
   *[other] { " " }Did you mean one of these: { $near }?
}
vtes-deck-too-many-lines = The text has more than { $most } lines; no deck list is that long.
vtes-deck-rest-unread = From line { $line } on nothing was read: too much before it is no card.
vtes-deck-line-unreadable = Line { $line }: “{ $text }” is not a card. Remove the line, or begin it with “--” if it is a remark.

## Checking a deck

vtes-deck-id-unknown = There is no card with the number { $card } for this half of the deck.
vtes-deck-copies-wrong = “{ $name }” is in the deck { $copies } times; it must be there at least once.
vtes-deck-crypt-small = The crypt has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $least }.
vtes-deck-library-small = The library has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $least }.
vtes-deck-library-large = The library has { $count } cards; with { $players } players it may have at most { $most } (40, and 10 more for each player).
vtes-deck-library-large-tournament = The library has { $count } cards; a tournament allows at most { $most }.
vtes-deck-groups-apart = The crypt mixes groups { $groups }; it must keep to one group or to two consecutive ones. The best choice is to keep { $keep } and to leave out { $count ->
    [one] this card
   *[other] these cards
}: { $outside }.
vtes-deck-card-banned = “{ $name }” has been banned since { $year }.
vtes-deck-imbued-off = “{ $name }” belongs to the imbued, who do not take part in this game.

## Searching the cards

vtes-search-long = A question may have { $most } characters at most.
vtes-search-field = “{ $field }” is nothing that cards are searched by. These are: name, text, type, clan, dis, group, cap, cost, pool, blood, title, sect, set, year, artist, is, sort.
vtes-search-sort = Cards cannot be sorted by “{ $value }”, but by { $sorts }.
vtes-search-number = “{ $field }” asks for a number, such as { $field }:3, { $field }>=3 or { $field }:3-5.
vtes-search-compared = “{ $field }” has no more or less: write { $field }:…

## The odds of a deck
vtes-deck-odds-quick = opening crypt: capacity { $most } or less
vtes-deck-odds-vampire = opening crypt: { $name }
vtes-deck-odds-type = opening hand: { $type }
