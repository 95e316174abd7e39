# The command “nocturne chapters”: tools of those who write chapters.
cli-help-heading-write = Writing
cli-help-chapters = write chapters: start, check, try and draw a pack
cli-about-chapters = Tools of those who write chapters for CHAPTERS. “nocturne chapters ACTION --help” tells more; docs/writing-chapters.md is the guide.
cli-meta-action = ACTION
cli-meta-name = NAME
cli-meta-folder = FOLDER
cli-arg-packs = also look for packs among the folders of this one
cli-chapters-new = make a small playable pack to start from
cli-about-chapters-new = Make a pack to start from: one chapter in both languages, with comments, that can be played at once.
cli-arg-chapters-name = what the pack is called: small letters, digits and _
cli-arg-chapters-at = the folder in which the pack’s folder is made (default: this one)
cli-chapters-check = look for mistakes without playing
cli-about-chapters-check = Look for mistakes in packs without playing them. Each finding names its file, line and page, and what to do. Exit status 1 when there are errors.
cli-arg-chapters-paths = a pack’s folder, or a folder of packs
cli-arg-chapters-notes = also describe what chapters can give
cli-check-error = error { $code }
cli-check-warning = warning { $code }
cli-check-note = note { $code }
cli-check-left-out = … and { $count } more.
cli-check-summary = { $pack }: { $read ->
    [no] not all files could be read
   *[yes] { $chapters ->
        [one] one chapter
       *[other] { $chapters } chapters
    } and { $pages } pages
}; { $errors ->
    [0] no error
    [one] one error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warning
    [one] one warning
   *[other] { $warnings } warnings
}.
cli-new-done = The pack is ready. What next:
      nocturne chapters check { $folder }
      nocturne chapters test { $folder }
      nocturne play chapters --packs { $at } --option pack={ $name }
cli-chapters-words = count the words of every chapter in both languages
cli-about-chapters-words = Count the words of every chapter in French and English, and how many French words there are for an English one.
cli-words-chapter = chapter
cli-words-pages = pages
cli-words-fr = French
cli-words-en = English
cli-words-ratio = French/English
cli-words-rest = (campaign, cards, people, tiles)
cli-words-total = all
cli-chapters-watch = check at every save and show the pack in the browser
cli-about-chapters-watch = Check a pack whenever one of its files is saved and show it in the browser: the pages as a book, the tile, the graph of pages with what can be reached, the odds. Ends with Ctrl-C.
cli-arg-chapters-port = the port of the preview on this machine (default 8100; 0: any free one)
cli-arg-chapters-open = open the browser
cli-watch-ready = Watching { $folder }: { $address }
cli-chapters-schema = write the schemas with which an editor completes
cli-about-chapters-schema = Write JSON Schemas (draft-07) of all content files. An editor with a YAML language server then completes and checks while you write.
cli-arg-chapters-schema = where to write them (default: schema)
cli-schema-done = { $count } schemas in { $folder }.
cli-chapters-test = explore every page with every party, and let bots play
cli-about-chapters-test = Try a pack: every chapter is explored by parties of every size (every choice, every test made to succeed and to fail, every combat won and lost), then bots play whole campaigns. Exit status 1 when a page cannot be read, a party can get stuck, or a chapter is won more or less often than it declares.
cli-arg-chapters-pack = a pack’s folder, or the name of a pack
cli-arg-chapters-games = campaigns for each number of players (default 10; 0: only explore)
cli-arg-chapters-seats = numbers of players to try (default: 1,2,3,4)
cli-arg-chapters-states = situations explored with each party before the next one tries (default 60)
cli-arg-chapters-chapter = only these chapters, each played by itself
cli-test-exploring = exploring { $pack }
cli-test-playing = playing { $pack }
cli-test-chapter = { $chapter }: { $read } of { $pages } pages read, { $situations } situations, parties of { $sizes }
cli-test-unread = never read: { $things }
cli-test-unseen = options never offered: { $things }
cli-test-hopeless = no way to win was found by parties of { $things }
cli-test-stuck = stuck after: { $way }
cli-test-fault = the engine fails after: { $way } ({ $problem })
cli-test-title = chapter
cli-test-seats = players
cli-test-games = games
cli-test-won = won
cli-test-between = surely
cli-test-band = { $chapter }, { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $share } % won, which does not fit the declared { $low } to { $high } %.
cli-test-rounds = rounds
cli-test-alone = { $title } (by itself)
cli-test-problem = ✗ { $seats ->
    [one] one player
   *[other] { $seats } players
}, seed { $seed }: { $problem }
cli-test-summary = { $verdict ->
    [good] The pack passes
   *[bad] The pack does not pass
}: { $answers } decisions, { $seconds } s.
cli-test-declared = declared
cli-chapters-odds = how likely every test succeeds, for each character
cli-about-chapters-odds = How likely every skill test of a pack succeeds, in per cent and exactly, for each character who may face it, with the sheet it starts with: without Willpower / with one point of it.
cli-arg-chapters-hunger = how hungry the characters are (default 1)
cli-odds-page = page
cli-odds-test = test
cli-odds-difficulty = difficulty
cli-odds-skill = { $attr } + { $skill }
cli-odds-legend = Per cent, at Hunger { $hunger }: without Willpower / with one point. For an investigation, each result.
cli-chapters-map = draw the pages and the tiles
cli-about-chapters-map = Draw the graph of pages and the set-up of every chapter as SVG pictures, with a page that shows them all in a browser.
cli-arg-chapters-out = where to write the pictures (default: PACK-map)
cli-map-done = { $count } pictures; open { $file } in a browser.
cli-map-legend = Pages: blue for dialogues, yellow for investigations, red for events; a number on an arrow is the option, * a condition or a cost, ✓ and ✗ success and failure; dotted arrows set something off; a green or red dot ends the chapter. Tiles: green dashes for the start area, ? zones and ! action tokens, waves for difficult terrain; a figure’s tip shows where it looks.
cli-chapters-list = the packs that are found, and where
cli-about-chapters-list = List the packs that can be played or used by others, and the folders in which packs are looked for.
cli-list-pack = pack
cli-list-title = title
cli-list-chapters = chapters
cli-list-folder = folder
cli-list-broken = cannot be read (nocturne chapters check { $pack })
cli-list-places = Packs are looked for in { $places }.
