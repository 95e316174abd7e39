# Messages of the nocturne command.

## Help and usage. These are read without the Fluent runtime: plain text only, %s for what varies.
cli-help-title = Nocturne: a table that knows the rules of vampire games.
cli-help-usage = usage: nocturne COMMAND [OPTIONS]      details: nocturne COMMAND --help
cli-help-heading-play = At the table
cli-help-heading-check = The rules
cli-help-heading-measure = Measures
cli-help-play = play a game in this terminal, against bots
cli-help-serve = the server for the browser
cli-help-games = the games that can be played here, and their options
cli-help-replay = see a recorded game again, or verify it
cli-help-rules = which rules are proven by tests; the words of a rule
cli-help-scenario = run scenario files: a position, moves, what must hold
cli-help-fuzz = play games at random in search of faults in the rules
cli-help-sim = let bots play many games and count
cli-help-arena = measure how strong the levels of bots are
cli-help-bench = measure speed, alone or against other engines
cli-help-doctor = what is installed, what is missing, how to get it
cli-help-footer =
    --lang en|fr chooses the language and may stand anywhere; otherwise NOCTURNE_LANG
    decides, then the language of the terminal. --version tells the version.

cli-about-play = Play a game in this terminal, against bots. Every answer is kept on disk as it is given: a game that was left, interrupted or killed goes on where it was.
cli-about-serve = Serve the games to browsers on this machine, until stopped with Ctrl-C. Every answer is on disk before anybody sees its effect.
cli-about-games = The games that can be played here; with GAME, its seats, bots and options.
cli-about-replay = See a recorded game again in words, or verify that it still plays out as recorded.
cli-about-rules = Which rules of the checklists are proven by tests. With GAME, chapter by chapter; with RULE, the words of that rule (an id, or the beginning of one).
cli-about-scenario = Run scenario files (or all those in a folder): a position, moves, what must hold and what must be refused.
cli-about-fuzz = Play games at random and check at every step that copies, records, views and invariants hold. A fault is kept as a record that reproduces it.
cli-about-sim = Let bots play many games and count what happens.
cli-about-arena = Let levels of bots play each other and tell how strong each is. A round is played once for each way of seating them, with the same seed and decks; intervals hold with 95 % confidence.
cli-about-bench = Measure the speed of the games on one core: decisions, copies, encoding, views.
cli-about-doctor = What is installed, what is missing and how to get it.

cli-arg-game = the game (nocturne games lists them)
cli-arg-game-play = the game; without it, choose from a list
cli-arg-game-about = tell more about this game
cli-arg-seats = how many sit at the table, bots included
cli-arg-seat = which seat you take (1 is the first)
cli-arg-bots = the bots of the other seats, in order; the last one fills the rest
cli-arg-names-help = what the seats are called, in order
cli-arg-seed = the same seed deals the same game again
cli-arg-serve-host = the address to listen at (default: 127.0.0.1, this machine only)
cli-arg-serve-port = the port to listen at; 0 takes any that is free (default: 8000)
cli-arg-serve-data = the folder for accounts and games (default: with the games you keep)
cli-arg-serve-mail = the mail server for letters to people: smtp://user:password@host:587?from=ADDRESS, or smtps://… (or NOCTURNE_MAIL, which keeps the password out of lists of processes)
cli-arg-serve-site = where people reach this server, for links in letters: https://… (or NOCTURNE_SITE)
cli-arg-serve-reminders = how people may be reminded of their turn by correspondence: of mail, push and webhook (default: all), or off; needs --site
cli-arg-serve-minutes = minutes between two reminders to one person, at least (default: 30)
cli-arg-serve-a-day = reminders to one person in a day, at most (default: 12)
cli-arg-serve-webhooks = where webhooks may lead: hooks.example.org, *.example.org, or http://10.0.0.5:9000 in full for an address inside (default: nowhere)
cli-arg-serve-pushes = push services that may be called (default: those of the makers of browsers)
cli-arg-serve-vacation = days a year in which somebody's clocks by correspondence may stand (default: 30)
cli-arg-serve-grace = seconds until a bot holds a seat left alone (default: 60)
cli-meta-pictures = SOURCE
cli-arg-serve-archive = a folder of decks as the tournament archive writes them, one to a file (*.txt): cards show which of them play them, and decks get suggestions from them
cli-arg-serve-french = the French names and texts of VTES cards, for French pages, the search and pasted decks: the zip of the community’s translation (vtescsv_utf8.fr-FR.zip) or a folder with its files; also by NOCTURNE_FRENCH_CARDS
cli-arg-serve-pictures = printed cards of VTES, for everybody: a folder of pictures (named by the card’s number or as krcg names it), an address such as https://example.org/cards, krcg (the community’s image server), or off. Without it each person may agree to those of krcg
cli-arg-serve-no-browser = open no browser (otherwise one is opened, where there is a screen for it)
cli-serve-at =
    Nocturne is at { $address }
    Games and accounts are kept in { $folder }. Ctrl-C stops the server; nothing is lost.
cli-serve-stopped = Stopped. Every game is kept.
cli-serve-port-taken = Port { $port } of { $host } is taken by another program. Choose another port: ./play --port { $other }
cli-serve-here-already = Nocturne is running already: { $address }. Open that in your browser, or start a second one with ./play --port { $other } and a folder of its own (--data).
cli-serve-data-taken = The folder { $folder } is in use by another Nocturne server. Stop that one, or give this one a folder of its own with --data.
cli-serve-port = Cannot listen at { $host }, port { $port } ({ $detail }). Choose others with --host and --port.
cli-serve-data = Games cannot be kept in { $folder } ({ $detail }). Choose a folder you may write in with --data.
cli-serve-database = The database { $file } cannot be used ({ $detail }). Move it elsewhere, or choose another folder with --data.
cli-serve-missing = The server needs the package { $package }, which is not installed. Run ./play --setup.
cli-arg-fuzz-seats = how many sit at the table (default: now more, now fewer)
cli-arg-fuzz-every = how many decisions lie between two of the slow checks
cli-arg-fuzz-leaks = every N decisions, also compare what each seat and a spectator see with a game that differs only in what they must not know
cli-arg-option = an option of the game; may be given several times
cli-arg-full-control = be asked even where there is only one answer
cli-arg-resume = go on with the unfinished game in FILE, or with the latest
cli-arg-new = begin a new game even if one is unfinished
cli-arg-json = for programs: JSON instead of a table
cli-arg-lang = language of this command
cli-arg-games = how many games (default: %(default)s)
cli-arg-sim-bots = the bots that play; they sit in this order and move on by one seat from game to game (default: random)
cli-arg-sim-stay = the bots keep their seats; otherwise they move on by one seat from game to game
cli-arg-sim-seed = the same seed gives the same games (default: %(default)s)
cli-arg-arena-levels = the levels that play each other, at least two
cli-arg-arena-games = how many rounds; each is played once for every way of seating the levels (default: %(default)s)
cli-arg-arena-alone = the first level has one seat, the second all the others
cli-arg-arena-picture = write the result as a picture (SVG), too
cli-arg-jobs = how many processes share the work (default: %(default)s)
cli-arg-record = a recorded game
cli-arg-verify = only check that it plays out as recorded: one line, and an exit status
cli-arg-step = one answer at a time
cli-arg-replay-seat = see only what this seat could see (1 is the first)
cli-arg-scenario-run = run the scenarios
cli-arg-scenario-paths = scenario files, or folders of them
cli-arg-rules-game = only this game, in detail; “rulings”: the official rulings on cards
cli-arg-rules-rule = the words of this rule; with “rulings” a card, an id or a verdict
cli-arg-bench-games = only these games (default: all); or “server”: how many tables the server bears
cli-arg-bench-peers = also measure other engines, in an environment of their own, on the same core
cli-arg-bench-rounds = how many rounds; the median counts (default: %(default)s)
cli-arg-bench-seconds = seconds of play in a round, or at each step with a server (default: 1, and 20)
cli-help-heading-bench-server = only for “nocturne bench server”
cli-arg-bench-tables = measure with so many tables at once; may be given several times (default: ever more, until it breaks)
cli-arg-bench-server-game = play only this game; may be given several times (default: vtes, dracula and chapters in turn)
cli-arg-bench-reopen = instead of measuring, open long games after a restart, N tables of them at once
cli-arg-bench-kill = instead of measuring, kill the server at random moments of N games, and see that nothing is lost; with --workers, kill one of them N times
cli-arg-bench-people = this many people at every table (default: one to three in turn, with bots)
cli-arg-bench-spectators = with --people: this many who watch each table (default: 0)
cli-arg-bench-bot-seats = with --people: this many bots at each table (default: 0)
cli-arg-bench-masking = with --people: how windows close (default: fast)
cli-arg-bench-workers = a server of N processes, on a PostgreSQL of the bench’s own (default: 1, on SQLite)
cli-arg-number = “%s” is not a whole number from %s up
cli-arg-pair = “%s” does not have the form NAME=VALUE
cli-arg-names = “%s” has an empty name; separate names by single commas

cli-argparse-usage = usage:
cli-argparse-positional = arguments
cli-argparse-options = options
cli-argparse-help = show this page
cli-argparse-argument = %(argument_name)s: %(message)s
cli-argparse-one = one value is missing here
cli-argparse-some = at least one value is missing here
cli-argparse-required = missing: %s
cli-argparse-unrecognized = not understood: %s
cli-argparse-choice = %(value)r is not possible here, only %(choices)s
cli-argparse-exclusive = not together with %s
cli-argparse-explicit = takes no value, but was given %r
cli-argparse-ambiguous = %(option)s could mean %(matches)s

cli-lang-unknown = “%s” is not a language here; there are %s.
cli-command-near = there is no command “%s”. Did you mean “%s”?
cli-command-unknown = there is no command “%s”. Commands: %s.

cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-rule = RULE
cli-meta-path = PATH
cli-meta-name-value = NAME=VALUE
cli-arg-duration = “%s” is not a number of seconds

## What can be typed at the table besides a choice: the words of each command, separated by spaces.
cli-word-help = ? help h
cli-word-go = go
cli-word-auto = auto
cli-word-why = why
cli-word-undo = undo u
cli-word-undo-anyway = undo!
cli-word-save = save
cli-word-log = log
cli-word-look = look
cli-word-card = card
cli-word-choices = choices
cli-word-lang = lang
cli-word-quit = quit q exit
cli-answer-yes = y yes
cli-answer-no = n no

## Sitting down.
cli-guest = Guest
cli-bot-names = Ada Bram Clara Dorian Elsa Felix Greta Hugo Iris Jonas
cli-choose-title = Which game?
cli-choose-resume = Go on with { $kept }
cli-choose-prompt = number or name:{ " " }
cli-choose-again = Type a number from 1 to { $count }, or part of a name; q leaves.
cli-kept = { $title } ({ $seats } seats, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $when })
cli-resume-there-is = There is an unfinished game: { $kept }.
cli-resume-question = Go on with it? [Y/n]{ " " }
cli-resume-possible = An unfinished game is kept: { $kept }. To go on with it: --resume { $file }
cli-resume-none = { $any ->
    [yes] There is no unfinished game
   *[no] There is no unfinished game of { $game }
} in { $folder }.
cli-resume-fixed = { $option } belongs to a new game; a game that is resumed keeps what it began with.
cli-resume-other-game = { $file } is a game of { $theirs }, not of { $game }.
cli-home-unwritable = The game cannot be kept in { $folder } ({ $detail }). Set NOCTURNE_HOME to a folder you may write in.
cli-game-open-elsewhere = This game is open in another terminal: { $file }.
cli-seat-wrong = There is no seat { $seat } at a table of { $seats }.
cli-names-too-many = { $names } names for { $seats } seats.
cli-option-unknown = { $game } has no option “{ $name }”. Its options: { $known }.
cli-option-wrong = The option { $name } cannot be “{ $value }”. Accepted: { $kind }.

## At the table.
cli-play-welcome = { $title }: { $name } at a table of { $seats }, seed { $seed }.
cli-play-hint = Type a number or part of a choice; ? for help, quit to leave (the game is kept).
cli-play-prompt = {">"}{ " " }
cli-play-prompt-usual = [Enter: { $usual }] {">"}{ " " }
cli-play-yours = { $name } (you)
cli-play-sealed = Everybody chooses in secret; all is revealed together.
cli-play-several = “{ $text }” could be:
cli-play-not-understood = “{ $text }” is { $count ->
    [one] not the one choice there is
   *[other] none of the { $count } choices
}. Type a number, part of a choice, or ? for help.
cli-play-lang-which = Which language? { $languages }: lang fr
cli-play-over = The game is over.
cli-play-standing = { $name }: { $points }{ $won ->
    [yes] {" "}— wins
   *[no] {""}
}
cli-play-kept = The game is kept. To go on: { $command }
    ({ $file })
cli-play-kept-finished = To see it again:
    nocturne replay { $file }
cli-play-fault = This is a fault of Nocturne, not yours. The game up to here is in { $record }, the details are in { $report }: please send both.
cli-play-help =
    number, or part of a choice    choose it
    Enter alone                    the usual answer, where one is shown
    go                             the usual answer, until something concerns you
    choices                        show the choices again
    look                           show the table again
    why                            what is not possible now, and by which rule
    why NUMBER or TEXT             why that is possible, or why not
    card NAME                      what a card or thing does, if the game tells
    log [N]                        the last lines of what happened
    undo                           take your last answer back, if nothing followed
    undo!                          go back all the same: only bots watch
    save [FILE]                    write the game to a file of its own
    auto [on|off]                  answer for you where there is only one choice
    lang en|fr                     change the language
    quit                           leave; the game is kept
cli-news-repeated = { $sentence } (×{ $times })
cli-go-needs-answer = This needs an answer of yours.
cli-auto-answered = → { $what } ({ $times ->
    [1] answered for you
   *[other] answered for you { $times } times
})
cli-auto-on = on yes
cli-auto-off = off no
cli-auto-which = auto on: you are not asked where there is only one choice. auto off: you are.
cli-auto-now = { $on ->
    [yes] From now on you are not asked where there is only one choice.
   *[no] From now on you are asked everything, even where there is only one choice.
}
cli-why-nothing-refused = Nothing was refused here: { $count ->
    [one] the one choice is
   *[other] the { $count } choices are
} all that could be considered.
cli-why-possible = { $number } is possible: { $what }.
cli-why-unknown = Nothing is known here about “{ $text }”.
cli-why-more = … and { $count } more; ask about one of them.
cli-undo-nothing = There is nothing of yours to take back yet.
cli-undo-answered = { $name } has answered since. Only bots are watching: undo! goes back all the same.
cli-undo-revealed = Something hidden came to light since. Only bots are watching: undo! goes back all the same.
cli-undo-done = Back at your last decision.
cli-save-done = Saved in { $file }.
cli-save-failed = { $file } cannot be written: { $detail }.
cli-card-which = Which one? For instance: card NAME
cli-card-more = … and { $count } more; type more of the name.
cli-card-unknown = There is nothing more to tell about “{ $text }”.

## Games.
cli-games-id = id
cli-games-title = game
cli-games-seats = seats
cli-games-about = about
cli-games-range = { $least }–{ $most }
cli-games-next = nocturne play ID to play, nocturne games ID for its options.
cli-games-broken = { $game } does not load: { $detail } (nocturne doctor tells more)
cli-games-seats-line = Seats: { $least } to { $most }, usually { $usual }
cli-games-bots-line = Bots: { $bots }
cli-games-no-options = It has no options.
cli-games-option = option
cli-games-default = default
cli-games-accepts = accepts

## Replay.
cli-replay-title = { $title }, { $seats } seats, seed { $seed }: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
cli-replay-choice = { $name }: { $what }
cli-replay-step = [{ $number }/{ $answers }] Enter for the next answer, look, quit {">"}{ " " }
cli-replay-step-help = Enter goes on, look shows the table, quit leaves.
cli-replay-unfinished = The record ends here; the game is not over.
cli-replay-fault = The rules themselves fail here: { $detail }
cli-verify-right = { $file }: { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $digests ->
    [0] all legal (no digest was kept to compare with)
   *[other] all as recorded
}; the game is { $over ->
    [yes] over
   *[no] not over
}.
cli-verify-wrong = Not as recorded. { $detail }

## Doctor.
cli-doctor-version = Nocturne { $version }, Python { $python } ({ $where })
cli-doctor-package = { $name } { $version ->
    [none] is missing, and needed
   *[other] { $version }
}
cli-doctor-tool = { $name } { $version ->
    [none] is not installed (for developing only)
   *[other] { $version } (for developing)
}
cli-doctor-get-needed = To get what is missing: ./play --setup in the project’s folder, or pip install nocturne
cli-doctor-get-optional = To get the developers’ tools: ./test in the project’s folder
cli-doctor-game = game { $game }{ $problem ->
    [none] {""}
   *[other] {" "}does not load: { $problem }
}
cli-doctor-home = games are kept in { $home } { $writable ->
    [yes] ({ $unfinished } unfinished)
   *[no] , which cannot be written: set NOCTURNE_HOME to a folder you may write in
}
cli-doctor-languages = languages: { $languages } (now { $language })
cli-doctor-well = All is well.
cli-doctor-unwell = Something is missing: see the lines marked ✗.

## Rules.
cli-rule-line = { $rule }: { $text }
cli-rules-game = game
cli-rules-chapter = chapter
cli-rules-total = rules
cli-rules-proven = proven
cli-rules-open = open
cli-rules-excused = not applicable
cli-rules-made = As proven by the run of all tests of { $when }.
cli-rules-never = All tests have not been run here yet, so nothing counts as proven: ./test does it.
cli-rules-state-proven = proven
cli-rules-state-open = open: no test proves it yet
cli-rules-state-excused = not applicable: { $reason }
cli-rules-source = { $source ->
    [none] {""}
   *[other] source: { $source }
}{ $repeats ->
    [none] {""}
   *[other] {" "}repeats { $repeats }
}
cli-rules-other-game = { $rule } is not a rule of { $game }.

## Official rulings on cards.
cli-rulings-total = pairs
cli-rulings-proven = proven
cli-rulings-by-rule = by a rule
cli-rulings-descriptive = descriptive
cli-rulings-superseded = superseded
cli-rulings-open = open
cli-rulings-unplayable = of cards not playable yet
cli-rulings-groups = { $covered } of { $total } groups of cards have a verdict on every playable card, { $test } of them by a test over the cards; { $without } have no playable card.
cli-rulings-state-proven = { $by ->
    [none] proven.
   *[other] proven: { $by }.
}
cli-rulings-state-by-rule = follows from { $by }.
cli-rulings-state-descriptive = descriptive.
cli-rulings-state-superseded = superseded ({ $by }).
cli-rulings-state-open = open.
cli-rulings-none = No ruling on a playable card matches “{ $wanted }”. Give a card’s name, the id of a ruling or group, or a verdict (proven, rule, descriptive, superseded, open).
cli-rulings-never = All tests have not been run here yet: the verdicts are shown as they are written.

## Scenarios.
cli-scenario-no-file = { $file }: there is no such file or folder.
cli-scenario-none = There is no scenario (a .yaml file) in { $places }.
cli-scenario-summary = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, { $failed ->
    [0] all hold
    [one] one fails
   *[other] { $failed } fail
}.

## Fuzzing.
cli-fuzz-progress = fuzzing { $game }
cli-fuzz-failure = ✗ { $game }, seed { $seed }, { $seats } seats, decision { $number }: { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— kept in { $record }
}
cli-fuzz-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $finished } to the end, { $decisions } decisions, { $checks } deep checks, the longest game { $longest } answers: { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}.
cli-fuzz-leak = ✗ { $game }, seed { $seed }, { $seats } seats, decision { $number }: { $viewer ->
    [none] a spectator
   *[other] seat { $viewer }
} can tell by { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— kept in { $record }
}
cli-fuzz-leaks = Games that differ only in secret: { $pairs } pairs ({ $different } really different), { $compared } steps compared: { $leaks ->
    [0] no leak
    [one] one leak
   *[other] { $leaks } leaks
}.

## Simulations.
cli-sim-progress = { $game }
cli-sim-stopped = Stopped; this is what was played until then.
cli-sim-summary = { $finished } of { $games } games to the end, { $errors ->
    [0] no error
    [one] one error
   *[other] { $errors } errors
}; { $decisions } decisions in { $seconds } s ({ $rate } a second).
cli-sim-length = Decisions in a game: { $least } to { $most }, median { $median }.
cli-sim-ending = { $count } { $count ->
    [one] game
   *[other] games
} ended: { $ending }
cli-sim-games = games
cli-sim-victories = victories
cli-sim-points = points
cli-sim-bot = bot { $name }
cli-sim-failure = ✗ game { $number }: { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— kept in { $record }
}
cli-sim-more = … and { $count } more.

cli-arena-summary = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, { $games } { $games ->
        [one] game
       *[other] games
    } in { $seconds } s{ $errors ->
        [0] .
        [one] ; one game failed and counts for nobody.
       *[other] ; { $errors } games failed and count for nobody.
    }
cli-arena-level = level
cli-arena-seats = seats
cli-arena-points = points
cli-arena-share = × fair
cli-arena-victories = wins
cli-arena-rating = rating
cli-arena-median = ms
cli-arena-p99 = ms p99
cli-arena-blunders = Blunders of { $level }: { $blunders }.
cli-arena-fair = a fair share

cli-help-cards = which VTES cards can be played, and what each does here
cli-about-cards = Which VTES cards this table plays. With CARD: its facts, its printed text, how the table reads it, rulings and tests. Without: how many of all cards.
cli-arg-cards-name = a card, by its name, part of its name, or its official number
cli-arg-cards-find = the cards that QUESTION asks for: words, and terms such as type:action, clan:tremere, dis:DOM, cap>=7, group:5-6, cost:2, title:prince, sect:sabbat, set:V5, year>=2020, artist:NAME, is:playable; -is:banned is “not”, a,b is “either”, sort:-cap gives the order
cli-arg-cards-deck = whether the deck in FILE can be played, and what is missing; or the code of a preconstructed deck (V5:PTr)
cli-arg-cards-precons = the preconstructed decks, and how many cards each lacks
cli-arg-cards-refused = every card that is refused, with the words not understood
cli-arg-cards-changed = the cards whose printed text has changed since they were read
cli-arg-cards-by = count by type, clan, discipline or set
cli-meta-by = WHAT
cli-meta-question = QUESTION
cli-meta-card = CARD
cli-cards-counts = { $playable } of { $total } cards can be played.
cli-cards-more = By clan, Discipline or set: nocturne cards --by clan. One card: nocturne cards NAME. A deck: nocturne cards --deck FILE.
cli-cards-type = type
cli-cards-clan = clan
cli-cards-discipline = Discipline
cli-cards-set = set
cli-cards-playable = playable
cli-cards-total = cards
cli-cards-code = code
cli-cards-name = deck
cli-cards-missing = cards missing
cli-cards-made = { $made ->
    [written] Playable: its effects were written down by hand.
    [script] Playable: by a script of its own.
    [vanilla] Playable: the card has no text to execute.
   *[other] { $words ->
        [none] Not playable yet: nobody has stored a reading of it.
       *[other] Not playable yet. Not understood: “{ $words }”.
    }
  }
cli-cards-tests = { $count ->
    [0] No scenario shows this card.
    [one] One scenario shows this card:
   *[other] { $count } scenarios show this card:
  }
cli-cards-tests-more = { $count ->
    [one] and one more (`--json` lists it)
   *[other] and { $count } more (`--json` lists all)
  }
cli-cards-deck = { $name ->
    [none] The deck
   *[other] { $name }
  } { $playable ->
    [yes] can be played: all { $kinds } different cards work.
   *[no] { $missing ->
        [0] cannot be played as it is written.
        [one] cannot be played yet: one of { $kinds } different cards is missing.
       *[other] cannot be played yet: { $missing } of { $kinds } different cards are missing.
    }
  }
cli-cards-words = { $words ->
    [none] no reading stored yet
   *[other] not understood: “{ $words }”
  }
cli-cards-rules = By today’s rules for decks:
cli-cards-changed = { $count ->
    [0] Every reading was made from today’s printed text.
    [one] One card has another text than the one it was read from, and is refused until it is read again:
   *[other] { $count } cards have other texts than those they were read from, and are refused until they are read again:
  }
cli-cards-found = { $count ->
    [0] No card is like that.
    [one] One card:
   *[other] { $count } cards:
  }
cli-cards-found-more = { $count ->
    [one] and one more (`--json` lists all)
   *[other] and { $count } more (`--json` lists all)
  }
cli-cards-cost-pool = { $amount } pool
cli-cards-cost-blood = { $amount } blood
cli-cards-cost-conviction = { $amount } conviction
cli-cards-no-precon = There is neither a file nor a preconstructed deck “{ $code }”. nocturne cards --precons lists the decks.
cli-meta-name-folder = NAME=FOLDER
cli-arg-draw = an option that is a list (decks): for each game, a file of FOLDER for every seat
cli-draw-found = { $count ->
    [one] One file in { $folder } can be used.
   *[other] { $count } files in { $folder } can be used.
  }
cli-draw-empty = There are no files in “{ $folder }”.
cli-draw-none = None of the { $files } files in “{ $folder }” can be used. The last one: { $detail }
