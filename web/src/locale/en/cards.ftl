# Searching the cards of VTES, and the page of a card.

cards-title = Cards of VTES
cards-question = Search the cards
cards-example = govern, or clan:tremere cap>=7
cards-loading = The list of cards is on its way…
cards-found = { $count ->
    [0] No card is like that.
    [one] One card
   *[other] { $count } cards
}
cards-list = Cards found
cards-copy-link = Copy the link of this search
cards-link-copied = The link is copied.
cards-group = { $group ->
    [any] any group
   *[other] group { $group }
}
cards-capacity = Capacity
cards-not-playable = not playable here yet
cards-banned = banned

## Fields

cards-filters = Fields
cards-any = any
cards-yes = yes
cards-no = no
cards-field-kind = Crypt or library
cards-kind-all = both
cards-kind-crypt = crypt
cards-kind-library = library
cards-field-type = Type
cards-field-clan = Clan
cards-field-dis = Discipline
cards-field-group = Group
cards-cap-least = Capacity from
cards-cap-most = Capacity up to
cards-field-title = Title
cards-field-sect = Sect
cards-field-set = Set
cards-field-playable = Playable here
cards-field-banned = Banned
cards-field-sort = Order
cards-sort-best = best match
cards-sort-up = { $by }, rising
cards-sort-down = { $by }, falling
cards-by-name = name
cards-by-cap = capacity
cards-by-group = group
cards-by-cost = cost
cards-by-year = year
cards-by-type = type
cards-by-clan = clan
cards-sect-camarilla = Camarilla
cards-sect-sabbat = Sabbat
cards-sect-laibon = Laibon
cards-sect-independent = Independent
cards-sect-anarch = Anarch

## Help

cards-help = What can be asked
cards-help-words = stealth "optional maneuver"
cards-help-words-about = Words in the name or the text; in quotes, as they stand there. Nicknames (wwef) and first letters (gtu) find a card too.
cards-help-type = type:action clan:tremere
cards-help-type-about = Also name, text, title, sect, set, artist. Words may be begun only: type:pol
cards-help-dis = dis:dom dis:OBF
cards-help-dis-about = Disciplines by code or name; in capitals, at the superior level.
cards-help-cap = cap>=7 group:5-6
cards-help-cap-about = Numbers: equal, more, less, from–to.
cards-help-cost = cost:2 pool>1 blood:x
cards-help-cost-about = What a library card costs, in any kind or in pool, blood, conviction.
cards-help-from = set:V5 year>=2020
cards-help-from-about = Printed in this set, or in one of these years.
cards-help-is = is:playable is:unique
cards-help-is-about = Also crypt, library, banned, multi (several Disciplines), titled, advanced, trifle, location, weapon, ally’s kinds such as ghoul, and the like.
cards-help-or = type:combat,reaction
cards-help-or-about = One or the other.
cards-help-not = -is:banned
cards-help-not-about = Not.
cards-help-sort = sort:-cap
cards-help-sort-about = The order, falling with a minus.
cards-problem-field = Cards cannot be searched by “{ $value }”: see below what can be asked.
cards-problem-sort = Cards cannot be sorted by “{ $value }”.
cards-problem-number = “{ $value }” asks for a number: { $value }:3, { $value }>=3, { $value }:3-5.
cards-problem-compared = “{ $value }” has no more or less: write { $value }:…

## A card

cards-back = To the cards
cards-unknown = There is no such card.
cards-playable = This table plays the card.
cards-refused = This table cannot play the card yet. These words are not understood:
cards-unread = This table cannot play the card yet: nobody has stored its reading.
cards-banned-since = Banned from tournaments since { $year }.
cards-reading = What it does here
cards-printings = { $count ->
    [one] Printed in one set
   *[other] Printed in { $count } sets
}
cards-artists = { $count ->
    [one] Picture:
   *[other] Pictures:
}
