# Tournaments: the list of them, and the page of one.

tour-about = Enter with a deck of your own, play your rounds, and the five best meet in the final. Anybody may announce one.
tour-none = No tournament has been announced yet.
tour-all = All tournaments
tour-unknown = There is no such tournament.
tour-line = { $entries ->
    [one] one player
   *[other] { $entries } players
} · { $stage } · announced by { $name }
tour-mine = yours
tour-stage-open = open for entries
tour-stage-rounds = being played
tour-stage-choosing = the finalists choose their seats
tour-stage-final = the final
tour-stage-over = over
tour-stage-cancelled = cancelled

tour-new = Announce a tournament
tour-name = Name
tour-place = Place (online, if empty)
tour-rounds = Rounds before the final
tour-minutes = Time limit of a game, in minutes
tour-late = People may enter after the first round
tour-announce = Announce it

tour-form = { $rounds ->
    [one] One round and a final
   *[other] { $rounds } rounds and a final
}, { $minutes } minutes for each game.
tour-organiser = Announced by { $name }.
tour-judges = Judges: { $names }.
tour-winner = { $name } has won the tournament.

tour-entry = Your entry
tour-enter = Enter with a deck…
tour-enter-late = Enter late, with a deck…
tour-enter-this = Enter with this deck
tour-deck-other = Another deck…
tour-take-back = Take the entry back
tour-drop = Drop out
tour-drop-sure = Your results stand, and you are seated no more.
tour-not-entered = You have not entered.
tour-deck-open = You may change your deck until the first round. Nobody else sees it.
tour-deck-locked = Your deck is locked. Nobody else sees it before the tournament is over.
tour-dropped-me = You have dropped out.
tour-entries = Players ({ $count })
tour-nobody = Nobody has entered yet.
tour-dropped = dropped
tour-came-late = came late

tour-to-table = To my table
tour-round = Round { $number }
tour-final = Final
tour-table = Table { $number }
tour-ends = until { $time }
tour-playing = playing
tour-ended = over
tour-ruled = as ruled by a judge
tour-vp = { $points } VP
tour-watch = Watch
tour-look = Look at it again

tour-standings = Standings
tour-rank = Place
tour-player = Player
tour-gw = GW
tour-points = VP
tour-tp = TP
tour-games = Games
tour-final-points = Final
tour-seed = seed { $seed }
tour-legend = GW: game wins. VP: victory points. TP: tournament points.

tour-seats = The seats of the final
tour-seats-about = From the lowest seed up, each finalist takes a place. Everybody is the predator of the next; after the last comes the first.
tour-seats-mine = It is for you to choose: whose predator will you be?
tour-seats-next = It is for { $name } to choose.
tour-seats-done = Everybody has a place.
tour-before = Before { $name }

tour-organise = For the organiser
tour-begin-round = Begin round { $number }
tour-call-final = Name the finalists
tour-begin-final = Begin the final
tour-close = Close the tournament
tour-close-about = The results stand then, and the decks are secret no more.
tour-cancel = Cancel the tournament
tour-cancel-sure = This cannot be undone. Games under way go on as any others.
tour-waiting = A round is being played.
tour-too-few = It takes at least { $least } players.
tour-seating = The round is being seated. This may take some seconds.
tour-drop-them = Drop { $name }
tour-back-them = Let { $name } come back
tour-judge-name = Name of an account
tour-judge-add = Make them a judge
tour-judge-remove = { $name } is a judge no more

tour-judging = For judges
tour-more-time = { $minutes } more minutes
tour-record = Record
tour-rule = Rule on it…
tour-rule-title = How table { $number } counts
tour-rule-about = The victory points of each player, in place of those of the game.
tour-rule-save = Let it count so
tour-rule-back = As it was played

tour-files = Results as files
tour-csv = Standings (CSV)
tour-json = Standings (JSON)
tour-twd = The winner’s deck, for the archive
