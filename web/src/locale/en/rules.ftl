# The rules as a book.
rules-search = Search the rules
rules-search-hint = A word or { $example }
rules-found = { $count ->
    [0] No rule holds these words.
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-more = Show { $count } more
rules-chapters = Chapters
rules-chapter = Chapter
rules-loading = Opening the book of rules …
rules-kind-ruling = ruling
rules-kind-derived = follows from other rules
rules-kind-designed = our reading
rules-kind-example = example
rules-repeats = The same as { $rule }
rules-excused = Not at this table: { $reason }
rules-option = A table may choose. { $about }: by default { $default }.
rules-open = Rule { $rule }: show it in its chapter
rules-about = Every rule this table plays by, in our own words. The id of a rule is the one that “why can’t I?” names.
rules-game = Game
rules-unknown = There is no rule { $rule } in this book.
