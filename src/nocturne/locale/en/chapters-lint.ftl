# What the checker of content says, and the remedy for each code.
chapters-lint-place = { $file }, line { $line }

chapters-check-no-folder = { $file }: there is no such folder.
chapters-check-no-pack = { $file } is neither a pack (there is no pack.yaml in it) nor a folder of packs.
chapters-no-chapter = there is no chapter called { $chapter } in this pack. It has: { $known }.

## Languages.
chapters-lint-l112 = Special attack { $number } of “{ $name }” is never used: no card of kind special{ $number } is in the deck “{ $deck }” or among its own cards.
chapters-lint-l120 = The text is empty in { $language ->
    [fr] French
   *[en] English
}.
chapters-lint-l121 = The text is the same in both languages: “{ $text }”.
chapters-lint-l122 = The text has { $french } signs in French and { $english } in English: one of them seems to lack something.
chapters-lint-l123 = There is a note to yourself in the { $language ->
    [fr] French
   *[en] English
} text.
chapters-lint-l124 = French text: “{ $found }” lacks a space before the sign or inside the quotation marks.
chapters-lint-l124-quotes = French text: “{ $found }” has quotation marks that are not French.
chapters-lint-l125 = { $count ->
    [one] One plain space
   *[other] { $count } plain spaces
} in the French of this file, where one that does not break belongs.
chapters-lint-l126 = English text: “{ $found }” has other quotation marks than the rest of the pack.

## Pages.
chapters-lint-l202 = Nothing leads to the page “{ $name }”.
chapters-lint-l204 = These pages turn to each other for ever: { $pages }.
chapters-lint-l205 = From “{ $name }” no end can be reached: the players would be caught in these pages.
chapters-lint-l209 = All choices lead to the same: the hourglass runs for nothing.
chapters-lint-l210 = No page that can be reached ends with “chapter_success”: “{ $chapter }” cannot be won.
chapters-lint-l212 = Success and failure both lead to “{ $page }”.
chapters-lint-l216 = “end: dialogue” stands on a page that belongs to no dialogue.
chapters-lint-l217 = All options do the same.
chapters-lint-l218 = Every chapter under “next” has a condition; where none holds, the campaign’s order decides.

## Asked for and given.
chapters-lint-l250 = The flag “{ $name }” is asked for, but no effect sets it.
chapters-lint-l250-counter = The counter “{ $name }” is asked for, but no effect changes it.
chapters-lint-l251-counter = The counter “{ $name }” is changed, but nothing asks for it.
chapters-lint-l251 = The flag “{ $name }” is set, but nothing asks for it.
chapters-lint-l252 = Clue { $name } is asked for, but no page of this chapter gives it.
chapters-lint-l253 = Clue { $name } is given, but nothing in this chapter asks for it.
chapters-lint-l254 = The item “{ $name }” is asked for, but nobody gives or sells it.
chapters-lint-l255 = Nobody gives or sells the item “{ $name }”.
chapters-lint-l255-inert = The item “{ $name }” does nothing, and nothing asks for it.
chapters-lint-l256 = The effect card “{ $name }” is asked for or taken away, but nobody gives it.
chapters-lint-l257 = Nobody gives the effect card “{ $name }”.
chapters-lint-l258 = “{ $name }” never comes to the tile: it has no hex, and no page that can be read places it.
chapters-lint-l259-trigger = The trigger “{ $name }” is stopped, but this chapter never lays it.
chapters-lint-l259 = The tracker “{ $name }” is moved or stopped, but no page of this chapter starts it.

## Bounds.
chapters-lint-l260 = { $chapter } can give { $success_tokens_least } to { $success_tokens_most } success tokens, { $xp_least } to { $xp_most } experience points and { $boons_least } to { $boons_most } boons.
chapters-lint-l261 = { $asked } success tokens are asked for; this chapter gives at most { $most }.
chapters-lint-l262 = { $chapter } gives up to { $xp } experience points; the campaign wants { $low } to { $high }.
chapters-lint-l263 = { $chapter } does not say how often it should be won.

## What nobody comes to.
chapters-lint-l270 = The campaign never comes to the chapter “{ $name }”.
chapters-lint-l271 = Nothing leads to the ending “{ $name }”.
chapters-lint-l272 = The combat card “{ $name }” must be unlocked, but nothing unlocks it.
chapters-lint-l273 = No chapter uses the { $kind ->
    [profile] profile
    [tile] tile
   *[summon] summon
} “{ $name }”.

## The tile.
chapters-lint-l280 = “{ $word }” names “{ $fact }”, which is not known on this way: { $chapters }, pages { $pages }.
chapters-lint-l281 = Nothing tells the fact “{ $name }”.
chapters-lint-l281-unnamed = No text names the fact “{ $name }”.
chapters-lint-l282 = The warning { $code } is accepted here, but there is none.
chapters-lint-accepted = accepted: { $why }
chapters-lint-l302 = On { $hex } stand “{ $one }” and “{ $other }”, which cannot stand together.
chapters-lint-l303 = “{ $name }” on { $hex } cannot be reached from the start area.
chapters-lint-l305 = The aggressive “{ $name }” sees the start area ({ $hexes }): a combat begins before anybody has moved.
chapters-lint-l306 = The prey “{ $name }” on { $hex } cannot reach an exit.
chapters-lint-l308 = There are { $count } NPCs with a profile; { $most } is the most.
chapters-lint-l311 = The chapter may need { $count } { $kind ->
    [investigation] investigation tokens
    [action] action tokens
    [clue] clues
   *[success] success tokens
  }; the box holds { $most }.

## Remedies.
chapters-remedy-l101 = Write the file as plain YAML in UTF-8: two spaces for each step inwards, quotes around a text with “: ” in it, no anchors, aliases or tags.
chapters-remedy-l102 = Write what the format knows; with the schemas (nocturne chapters schema) your editor proposes it.
chapters-remedy-l103 = Correct the name, or write the thing it names.
chapters-remedy-l104 = Give the file one of the names a pack knows, in the right folder, or take it away.
chapters-remedy-l105 = Give one of the two another name, or take it away.
chapters-remedy-l106 = Correct pack.yaml: “id” is the folder’s name, “uses” names packs that are here, “format” is the one this version reads.
chapters-remedy-l107 = Make it smaller, or split it: packs are limited so that one from a stranger can do no harm. Copy a file instead of linking it.
chapters-remedy-l108 = Write one effect for each thing that happens, with a verb that means something there.
chapters-remedy-l109 = Say what must hold, or take the “if” away.
chapters-remedy-l110 = Follow the card or profile as the guide describes it.
chapters-remedy-l111 = Complete the set-up: a name and type for somebody without a profile, “D.…” pages for dialogues, no talk with prey.
chapters-remedy-l112 = Add such a card under “cards” (a boss) or in the deck, or take the special attack away.
chapters-remedy-l120 = Write the text in both languages.
chapters-remedy-l121 = Translate it; a proper name may stay.
chapters-remedy-l122 = Compare the two; a sentence may be missing in the shorter one.
chapters-remedy-l123 = Write what the note promises.
chapters-remedy-l124 = Write « … » for what is said, with a no-break space (U+00A0) inside, and a narrow one (U+202F) before ; ! ?
chapters-remedy-l125 = The table sets them right when it shows a page; whoever prints the pack will want U+00A0 inside « » and before :, U+202F before ; ! ?
chapters-remedy-l126 = Use one kind of quotation marks in the whole pack.
chapters-remedy-l201 = Correct the page’s name, or write that page.
chapters-remedy-l202 = Let an option, a token, a dialogue or a tracker lead to it, or take it away.
chapters-remedy-l203 = Keep exactly one of choices, hypotheses, investigate, test, branch, goto, combat and end.
chapters-remedy-l204 = Let one of the pages end, or offer a choice.
chapters-remedy-l205 = Let one of the pages end the sequence (“end: resume”) or offer a way out.
chapters-remedy-l206 = Name both pages: “success” and “failure”.
chapters-remedy-l207 = Write steps that begin at 0 and follow each other, the last one open: “0-1”, “2-3”, “4+”.
chapters-remedy-l208 = Add an option that everybody can choose, such as leaving.
chapters-remedy-l209 = Give the hourglass two choices or more that differ in what follows.
chapters-remedy-l210 = End a page with “end: chapter_success”, and let it be reached.
chapters-remedy-l211 = Name the page after a victory (“win”); without “lose” a defeat fails the chapter.
chapters-remedy-l212 = Lead to different pages, or drop the test.
chapters-remedy-l213 = Give the option either “goto” or “test”, and “locked” only beside an “if”.
chapters-remedy-l214 = Give every branch (or ending) but the last an “if”.
chapters-remedy-l215 = Give the deduction its choices.
chapters-remedy-l216 = Write “end: resume”.
chapters-remedy-l217 = Let the options differ in where they lead or what they cost.
chapters-remedy-l218 = Leave one of them without “if”, or make sure that the order in campaign.yaml goes on well from here.
chapters-remedy-l250 = Set the flag somewhere ({"{"}flag: …{"}"}), or correct its name.
chapters-remedy-l251 = Ask for it somewhere, take it away, or list it under “kept_flags” in campaign.yaml if a later part needs it.
chapters-remedy-l252 = Give the clue on a page of this chapter ({"{"}clue: …{"}"}): clues do not outlive it.
chapters-remedy-l253 = Ask for it somewhere, or do not give it.
chapters-remedy-l254 = Give the item on a page, or sell it in shop.yaml.
chapters-remedy-l255 = Give it on a page, sell it, let a page ask for it, or take it away.
chapters-remedy-l256 = Give the card on a page ({"{"}effect_card: …{"}"}), or correct its name.
chapters-remedy-l257 = Give it on a page, or take it away.
chapters-remedy-l258 = Give it a hex (“at”), or place it on a page.
chapters-remedy-l259 = Start the tracker on a page, or correct its name.
chapters-remedy-l260 = These are bounds: nobody can get more.
chapters-remedy-l261 = Ask for fewer, or give more.
chapters-remedy-l262 = Change the rewards, or “xp_band” in campaign.yaml.
chapters-remedy-l263 = Add “band: {"{"}win: [45, 90]{"}"}”, so that nocturne chapters test can guard it.
chapters-remedy-l270 = Put it into the campaign’s order, offer it in a conclusion, or unlock it.
chapters-remedy-l271 = Name it in a conclusion or an envelope, or take it away.
chapters-remedy-l272 = Unlock it on a page ({"{"}unlock_card: …{"}"}), or drop “unlocked: true”.
chapters-remedy-l273 = Use it, or take it away.
chapters-remedy-l280 = Say it on a page before (“tells”), ask for it in an “if”, write a text for strangers, or vouch for it with “knows”.
chapters-remedy-l281 = Write “tells” on the page that makes it known, correct the words that name it, or take it away.
chapters-remedy-l282 = Take it out of “accepts”; only warnings can be accepted, each by its code.
chapters-remedy-l301 = Name a hex of the tile: a letter for the column, a number for the row.
chapters-remedy-l302 = Move one of them.
chapters-remedy-l303 = Open a wall, or move it.
chapters-remedy-l304 = Name four hexes or more, so that four players find room.
chapters-remedy-l305 = Turn it, move it, or put something between, unless you mean it so.
chapters-remedy-l306 = Give the tile an exit (“exits”) that it can reach.
chapters-remedy-l307 = Write one number, or one for each of 1, 2, 3 and 4.
chapters-remedy-l308 = Take some away, or leave them without a profile.
chapters-remedy-l309 = Name two neighbouring hexes of the tile; an exit lies at its edge.
chapters-remedy-l310 = Let an action token lead to a page “E.…”, an investigation token to “IN.…”, and no other token to a page.
chapters-remedy-l311 = Use fewer, if the chapter is to be played with the printed pieces too; this table never runs out.

## A new pack.
chapters-new-name = “{ $name }” cannot be the name of a pack: it begins with a small letter and has at most 30 small letters, digits and _.
chapters-new-taken = There is already a pack called “{ $name }”. Choose another name.
chapters-new-exists = { $folder } exists already and was left as it is. Choose another name or place.

## The preview of a pack.
chapters-watch-chapters = Chapters
chapters-watch-good = The checker has nothing to say against this pack.
chapters-watch-findings = { $count ->
    [one] One finding
   *[other] { $count } findings
}
chapters-watch-stale = Below is the pack as it last could be read.
chapters-watch-tile = The tile
chapters-watch-graph = The pages, and where they lead
chapters-watch-odds = The odds
chapters-watch-intro = Opening
chapters-watch-conclusion = Conclusion
chapters-watch-unreached = nothing leads here
chapters-watch-port = The preview cannot be served on port { $port }: { $detail }. Choose another with --port.
