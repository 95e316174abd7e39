# The page around the games.
game-vtes = Vampire: The Eternal Struggle
game-dracula = Fury of Dracula
game-chapters = Vampire: The Masquerade – CHAPTERS
game-short-vtes = VTES
game-short-dracula = Dracula
game-short-chapters = CHAPTERS
play-now = Play now
language = Language
language-en = EN: English
language-fr = FR: Français
theme = Theme
theme-auto = Theme: as the system
theme-light = Theme: light
theme-dark = Theme: dark
to-start = To the start page
close = Close

guest-names = Ash Ember Raven Velvet Marrow Thorn Vesper Onyx Wren Sable Briar Lark Hollow Quill Rook Willow
guest-bynames = the_Pale of_the_Mist the_Patient of_Nine_Bridges the_Late of_the_Old_Port the_Quiet the_Thirsty
guest-name = { $name } { $byname }

unreachable = The server cannot be reached. Is it running, and are you connected?
offline = No connection to the server. Trying again…
offline-again = Try now
went-wrong = Something went wrong (status { $status }). Try again in a moment.
opening = The table is being laid…
line-opening = Connecting…
line-open = Connected
line-lost = Connection lost: coming back…
line-refused = Not admitted
refused-4401 = You are not known here any more. Go back to the start page and come in again.
refused-4403 = Too many connections from here. Wait a moment and try again.
refused-4404 = There is no such table.
refused-4409 = This game has not begun. It is shown here as soon as it does.
refused-4410 = The host does not want you to watch this game.
refused-4411 = This table belongs to a club: only its members come here.

table = Table
question = What you are asked
choices = Choices
choices-of = Choices: { $name }
choice-against = In vain:
choice-count = { $count }
choice-kind-play = Play a card
choice-kind-use = Use something in play
choice-kind-discard = Discard
choice-kind-influence = Transfers
choice-kind-votes = Votes
choice-kind-other = Other
key-space = Space
early = You are asked before your turn: your answer counts when it comes, unless something happens until then.
sealed = Chosen in secret: it is shown when everybody has chosen.
waiting = Waiting…
waiting-for = Waiting for { $names }
undo = Undo
log = What happened
log-empty = Nothing has happened yet.
log-times = ×{ $times }
log-latest =
    { $lines ->
        [0] latest
       *[other] latest ({ $lines })
    }
log-tools = How the log is shown
log-fold = Fold by turn
log-mine = Only what concerns me
log-none-mine = Nothing here has concerned you yet.
log-fold-turn = Fold this turn
log-unfold-turn = Unfold this turn ({ $lines })
log-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
log-older = Earlier lines
log-first = The game begins here.
log-again = Try again
recap = What did I miss?
recap-close = Dismiss
recap-lines = Show these lines in the log
ceremony-ousted = Ousted
ceremony-withdrew = Withdrawn
ceremony-over = The game is over
ceremony-hunters = The hunt is over
ceremony-dracula = The hunt is over
ceremony-chapter-won = The chapter is won
ceremony-chapter-failed = The chapter is lost
ceremony-campaign = The story ends here
ceremony-you-ousted = You are ousted.
ceremony-how = How it came about
ceremony-on = Go on
ceremony-result = To the result
out-watch = Watch on
out-leave = Leave the table
out-finish = Finish quickly
out-finishing = The bots are finishing the game…
sound = Sound
sound-about = Which sounds, and how loud
sound-volume = Volume
sound-volume-is = { $percent } %
sound-turn = It is my turn
sound-attacked = I am attacked
sound-combat = A combat begins
sound-roll = A roll
sound-victory = The end of a game
chat = Chat
chat-role-player = seat { $seat }
chat-role-host = seat { $seat }, host
chat-role-watcher = watching
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-about = { $name }: mute or report
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = Muted by you
chat-report = Report this line
chat-report-why = What is wrong with it? (if you like)
chat-report-send = Report
chat-reported = Reported. The operators of this server will see it.
chat-cancel = Cancel
chat-hushed = Only those who play may speak here.
chat-watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
chat-remove = Remove { $name }
chat-may-speak = Those who watch may speak
details = Details
why = Why not?
you-may = You may
why-not = Why can’t I do anything with it?
why-not-more = Why nothing else?
why-possible = You may do something with it right now.
why-nothing = Nothing here concerns it at this moment.
rule = Rule { $rule }
rules-of = Rules: { $game }
rules = Rules
rules-all = Every rule, searchable.

title = Nocturne
brand = Nocturne: to the start page
title-at = { $game } · Nocturne
title-asked = ● You are asked · Nocturne
beside = Question, log and chat
panes = Beside the table
pane-ask = Choices
pane-replay = Playback
pane-log = Log
pane-chat = Chat
asked-now = you are asked
unread = unread
fold = Fold away
unfold = Unfold
players = Players
you = you
seat-bot = bot
seat-here = here
seat-gone = away
seat-asked = is asked
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
you-watch = You are watching.
you-are-asked = You are asked: { $question }
plan-stopped = { $count ->
    [one] The last step was not taken: something else is asked, or it is not possible any more.
   *[other] The last { $count } steps were not taken: something else is asked, or they are not possible any more.
}
narrow = Narrow the list
narrow-many = Find among { $count } choices
narrow-none = Nothing of that name.
let-go = Until it concerns me
let-go-about = Passes now, and goes on passing until something concerns you
more = More
analysis = Analysis of the game
analysis-start = Analyse the game
analysis-about = Everybody’s chances turn by turn, the turns that mattered, and choices of { $name } for which there was a better one.
analysis-working = Analysing: { $percent } %
analysis-chances = Chances turn by turn
analysis-none = This game makes no estimate of the chances.
analysis-turning = The turns that mattered
analysis-turn = { $name }: from { $before } % to { $after } %
analysis-better = What was better for { $name }
analysis-judged = { $count ->
    [0] No choice was judged.
    [one] One choice was judged, of the turns that cost most.
   *[other] { $count } choices were judged, of the turns that cost most.
}
analysis-fine = None of them had a clearly better one.
analysis-chosen = Chosen:
analysis-rather = Better:
analysis-estimate = The chances are an estimate from the position. The coach knows only what the seat knew.
advice = What would you do?
advice-about = The best choices, with what each is expected to bring. Only where everybody else is a bot.
advice-thinking = Thinking…
advice-none = No opinion on this one.
advice-close = Put the advice away
advice-for = for it
advice-against = against it
advice-then = What would have been best?
advice-taken = chosen
advice-standing = { $standing ->
    [best] Best
    [close] Nearly as good
    [worse] Worse
   *[next] Next
}
full-control = Full control
full-control-about = Be asked even where there is but one answer
report = Save a report
report-about = What this page knows, as a file to send with a bug
game-over = The game is over
winner = winner
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
no-winner = Nobody wins.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
watch-again = Watch again
rematch = Play again
record = Save the record
help = Help
help-lit = What you may choose glows: touch it to choose. Where a thing allows several answers they open beside it. Every answer is also in the list.
help-unlit = Touch anything else to see it in full, and ask why you cannot do something with it: the answer names the rule.
help-log = Names in the log open too. Passes are faded.
help-keys = Keys
key-name-1-9 = 1 … 9
key-does-1-9 = choose from the list, or open a heading of it
key-name-enter = Enter
key-does-enter = confirm what is focused, or the choice marked Enter; else go to the list
key-name-space = Space, P
key-does-space = pass (the usual answer)
key-name-n = N
key-does-n = pass until something concerns me
key-name-u = U
key-does-u = undo
key-name-w = W
key-does-w = ask the coach what it would do
key-name-f = F
key-does-f = show everything up to my next decision
key-name-k = K
key-does-k = pause, or go on
key-name-step = .
key-does-step = one step
key-name-speed = < >
key-does-speed = slower, faster
key-name-l = L
key-does-l = log
key-name-c = C
key-does-c = chat
key-name-help = ?
key-does-help = this help
key-name-escape = Esc
key-does-escape = close what is open, leave a field

skip = To the content
places = Pages
place-start = Play
place-lobby = Lobby
place-cards = Cards
place-decks = Decks
place-limited = Drafts
place-tournaments = Tournaments
place-clubs = Clubs
place-lessons = Lessons
account = Account
account-of = Account of { $name }
title-of = { $title } · Nocturne
credits = Credits
fan-project = A fan project: free, not affiliated with the publishers of the games.
fan-project-long = Nocturne is made by players for players. It is free, sells nothing, and is neither affiliated with nor approved by the publishers of the games it lets you play.
tagline = A table that knows the rules. Three games of vampires, played in the browser, alone against bots or with friends.
games = Games
play-now-game = Play now: { $game }, against bots
with-others = With friends, or other options
with-others-game = With friends, or other options: { $game }
about-vtes = Each of you an ancient vampire, pulling the strings of younger ones: bleed your prey dry before your predator does the same to you.
about-dracula = Across Europe by road, rail and sea, the hunters follow a trail that is cold by dawn. Or be the one who leaves it.
about-chapters = A coterie, a city, a story that remembers. Read, search, roll, fight: a campaign for one to four vampires.
tonight-you-are = Tonight you are
another-name = Another name
go-on-with = Go on with
go-on = Go on
all-my-games = All my games
lessons-about = Short lessons for each game: learn by playing.
lobby-about = Sit down with others, join by a code, find your games again.
new-table = New table
new-table-about = Choose seats, bots, decks and rules, and invite whom you like.
looking = One moment…
join-by-code = Do you have a code?
join = Join
my-games = My games
open-tables = Open tables
no-open-tables = No table waits for players just now. Open one, and it will be seen here.
finished-games = Finished games
no-finished-games = Games you have finished can be watched again here.
import-record = Open a record from a file
seat-open = open
seat-person = player
seat-me = you
status-open = waiting for players
status-playing = being played
status-finished = finished
private = private
your-turn = your turn
watch = Watch
sit-down = Sit down
waiting-room = Waiting room
waiting-host = Begin whenever you like: bots take the seats that are still open.
waiting-guest = The host begins the game.
table-closed = This table was closed.
invite = Invite
invite-code = Or by this code, in the lobby:
copy = Copy
copied = Copied
seats = Seats
sit-here = Sit here
begin = Begin
begin-with-bots = Begin, with bots on the open seats
close-table = Close the table
get-up = Get up
game = Game
how-many-seats = How many seats
seat-number = Seat { $number }
seat-for-people = open, for people
seat-for-bot = bot: { $bot }
bot-usual = usual
admission = Pace and privacy
private-table = Private table
private-about = It is not listed in the lobby; the link or the code leads to it.
decks = Decks
deck-choose = Choose a deck…
deck-use = Use this deck
deck-back-to-house = Back to a deck of the house
rules-preset = By which rules
preset-is = Rules: { $preset }
rules-options = Options of the rules ({ $count })
rules-options-about = Every point on which editions or tables differ. Left alone, each is as the game says.
rules-options-about-preset = Every point on which editions or tables differ. Left alone, each is as the rules chosen above say.
none = none
open-the-table = Open the table
you-are = You are { $name }.
as-guest = As a guest
as-guest-about = You can play without an account. This browser remembers you.
nickname = Nickname
keep-name = Take this name
renamed = You are now { $name }.
sessions = Where you are logged in
sessions-about = Each browser that knows you. End what you do not recognise; its games close at once.
session-this = this browser
session-seen = last used on { $day }
session-unknown = unknown browser
session-end = End
session-end-others = End all others
session-ended = It is ended.
email = E-mail
email-about = For a forgotten password, and for reminders of your turn if you want them. A letter asks whether the address is yours.
email-address = E-mail address (empty: none)
email-keep = Keep this address
email-letter = A letter is on its way. Open its link to confirm the address.
email-none = No address is kept any more.
email-confirmed = The address is confirmed.
reminders = When it is my turn
reminders-about = For games by correspondence: one message that names all the tables that wait for you, and none about a table you look at.
reminders-push = Notices in this browser, also while the page is closed
reminders-push-on = This browser shows notices.
reminders-push-off = This browser shows no notices any more.
reminders-push-refused = The browser does not allow notices. Its settings for this page say whether it may.
reminders-mail = Letters to my e-mail address
reminders-no-address = Confirm an e-mail address first, below.
reminders-webhook = Call this address (empty: none)
reminders-webhook-about = For a chat room or a program of your own, at: { $hosts }
reminders-hours = Between two reminders
reminders-every =
    { $count ->
        [0] as little time as this server allows
        [one] at least one hour
       *[other] at least { $count } hours
    }
reminders-keep = Keep this
reminders-kept = That is how you are reminded from now on.
reminders-stopped = No letters about your turns will come any more.
vacation = Vacation
vacation-about = Your clocks by correspondence stand while you are away. Of { $days } days in a year, { $left } are left.
vacation-is = From { $begins } to { $ends }
vacation-from = From (empty: now)
vacation-days = Days
vacation-go = Go away
vacation-kept = Your clocks stand while you are away.
vacation-end = End the vacation
vacation-over = Welcome back. Your clocks run again.
vacation-short = away
seat-vacation = on vacation until { $day }
forgotten = Forgotten?
forgotten-letter = If this account has an address, a letter is on its way to it.
password-renewed = Changed. Log in with the new password.
password-change = Another password
password-old = The password you have
password-new = The new one, at least 8 characters
password-keep = Change the password
password-changed = Changed. All other browsers are logged out.
account-data = What is stored about you
account-data-about = Your decks, your words and your games, with a record of each that is over, in one file. A guest who was away for 30 days and has no game is deleted.
account-export = Export everything
account-delete = Delete me
account-delete-about = Your name, decks and sessions are deleted, and nothing brings them back. Games stay for those who played them, without your name. Export them first if you want to keep them.
account-delete-now = Delete for good
account-delete-not = Keep everything
account-deleted = Everything about you is deleted.
register = Make an account
register-about = So that you find your games on other devices. Your games as a guest come along.
login = Sign in
login-about = With the account you have already.
login-instead = I have an account
register-instead = I have no account yet
name = Name
password = Password
logout = Sign out
welcome = Welcome, { $name }.
goodbye = Until another night.
licences = Licences
credits-games = The games
credits-games-about = Vampire: The Eternal Struggle is published by Black Chantry Productions, La Fureur de Dracula (Fury of Dracula) by Fantasy Flight Games and Edge, Vampire: The Masquerade – CHAPTERS by Flyos Games. Vampire: The Masquerade and the World of Darkness belong to Paradox Interactive AB. The names of games and cards belong to their owners.
credits-cards = Cards
credits-cards-about = Names, facts and printed texts of VTES cards come from krcg and the VEKN, who keep them for the community. Pictures of cards are drawn by Nocturne.
credits-icons = Icons
credits-icons-about = Game-icons.net (CC BY 3.0) by Lorc, Delapouite, Skoll and many more, and Lucide (ISC).
credits-fonts = Letters
credits-fonts-about = Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson; all under the SIL Open Font License.
credits-map = Map
credits-map-about = The coasts of Europe are from Natural Earth, in the public domain. Regions, roads, railways and seas are drawn by Nocturne.
credits-code = The rest
credits-code-about = Nocturne itself is free software under the MIT licence. The campaign of CHAPTERS played here was written for it. The page is built with Svelte and speaks through Fluent.

replay = Replay
replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-forth = One answer on
replay-last = To the end
replay-moment = Moment of the game
replay-at = Answer { $at } of { $answers }
replay-eyes = Seen by
replay-spectator = a spectator
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-quick = quick
replay-speed-instant = very fast
replay-opening = The beginning
replay-to = Go to answer { $at }
replay-answered = The answer:
replay-link = Copy a link to this moment
replay-link-copied = The link to this moment is copied.
replay-play-on = Play from here against bots
replay-play-as = as
history-save = Save what I know of this game
history-save-about = A file of everything you were shown so far, to look at again.
history-about = A file that somebody saved from a game shows what that player was shown, and nothing else. It stays in this browser.
history-open = Open a file
history-wrong = This is not a saved game, or not one that this page can show. Choose a file that was saved from a table.

waiting-masked = Waiting for the table
ask-again = Ask me again
let-go-window = Not in this window
let-go-window-about = Passes here, and in this window for as long as this action lasts
let-go-action = Not in this action
let-go-action-about = Passes here, and in everything of this action
let-go-card = Never for this card
let-go-card-about = Passes here, and always in this window about this card
stops = When I am asked
stops-presets = How often?
stops-preset-beginner = Beginner
stops-preset-beginner-about = Blocks, fights, votes, and what is done to you ({ $count } places)
stops-preset-usual = Usual
stops-preset-usual-about = What concerns you, and every step of your own actions ({ $count } places)
stops-preset-everything = Everything
stops-preset-everything-about = Every window in which you could do something ({ $count } places)
stops-own = Chosen by yourself: { $count ->
    [one] { $count } change
   *[other] { $count } changes
}.
stops-reset = Back to the usual
stops-each = Window by window
stops-search = Find a window
stops-about = Choose the windows in which you are asked
stops-long = Where nothing is checked you pass by yourself, unless something concerns you. Nobody else is told.
masking = How windows close
masking-usual = as usual: masked with other people, else fast
masking-fast = fast: everybody sees who is asked
masking-masked = masked: nobody is told who is asked
masking-strict = strict: everybody is asked in every window, for ten seconds

lesson = Lesson
lessons-long = You sit at a real table. Each step tells you what is happening and points at what is meant; nothing can go wrong. A lesson takes about five minutes.
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
lesson-begin = Begin
lesson-begin-of = Begin: { $title }
lesson-at = Step { $step } of { $steps }
lesson-progress = Progress of the lesson
lesson-done = Lesson finished
lesson-others = Other lessons
lesson-this = the step

clocks = Clocks
clock-days = { $days } days
clock-warned = little time left
clock-bank = { $minutes } min in reserve
clock-warned-you = You have little time left.
clock-lapsed = a bot plays
clock-lapsed-you = Your time was up: a bot plays for you.
clock-back = I am here again
takeback-agreed = The move is taken back.
takeback-refused = Not agreed: the move stands.
takeback-withdrawn = The wish to take a move back is withdrawn.
takeback-past = The game has gone on: the move stands.
takeback = A move taken back
takeback-ask = Ask to take back my last move
takeback-ask-about = The others at the table must agree
takeback-asked = { $name } asks to take this back:
takeback-mine = You ask to take this back. Still to agree: { $names }
takeback-reveals = Something hidden or random has come to light since.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-withdraw = Withdraw
pace = Clock
pace-none = none
pace-quick = quick: 30 seconds a question, 10 minutes in reserve
pace-calm = calm: 90 seconds a question, 30 minutes in reserve
pace-days = by correspondence: 3 days a question

playback = Pace
playback-speed = Speed at which moves are shown
playback-pause = Pause (K)
playback-resume = Go on (K)
playback-step = One step (full stop)
playback-skip = On to my next decision (F)
playback-playing = { $count ->
    [one] 1 move
   *[other] { $count } moves
}{ $then ->
    [you] , then you
   *[others] { " " }to come
}
playback-paused = { $count ->
    [0] Paused
   *[other] Paused: { $count }
}{ $then ->
    [you] , then you
   *[others] { "" }
}
playback-watch = The others play.
playback-skipping = On to your next decision…
speed-slow = Slow
speed-normal = Normal
speed-quick = Quick
speed-instant = Instant
motion = Movement
motion-about = Cards that fly, lines that grow; the pace stays
motion-system = System
motion-on = On
motion-off = Off

# Printed cards
pictures = Printed cards
pictures-about =
    { $source ->
        [remote] Pictures of VTES cards instead of our drawings. Your browser fetches them from { $host }: that server learns your network address and which cards you see, and nothing else. The page is loaded anew.
       *[folder] Pictures of VTES cards, from this server, instead of our drawings. The page is loaded anew.
    }

# Ways out of a game, and links to it.
share-table = Share this table
share-about = A link to watch, and one to sit down while seats are free
way-out = Leave or end the game
way-out-about = To a bot, by agreement, or by conceding
way-out-bot = Leave my seat to a bot
way-out-bot-about = A bot plays on for you until you come back to the table. The fair way to go when others play on.
way-out-end = Offer to end the game
way-out-end-now = End the game now
way-out-end-about = If everybody agrees, the game is over with the points as they stand.
way-out-end-alone = The game is over at once, with the points as they stand.
way-out-concede = Concede
way-out-concede-ousted = You leave at the end of this turn as if ousted: your predator gets a victory point and 6 pool.
way-out-concede-removed = You leave at the end of this turn, and nobody gains by it.
way-out-concede-side = { $people ->
    [0] The hunt is over at once, and your side has lost.
   *[other] Your side loses. If other people play on your side, they must agree.
}
way-out-concede-campaign = { $people ->
    [0] The campaign is over at once.
   *[other] The campaign is given up. The other players must agree.
}
way-out-sure = Yes: { $what }
way-out-stay = No, play on
conceding = You have conceded. A bot finishes this turn for you, then you are out of the game.
left-to-bot = A bot plays for you.
seat-left = has left the seat to a bot
wish-end = An offer to end the game
wish-concede = A wish to concede
wish-end-asked = { $name } offers to end the game with the points as they stand.
wish-end-mine = You offer to end the game. Still to agree: { $names }
wish-concede-asked = { $name } would like to concede for your side.
wish-concede-mine = You would like to concede. Still to agree: { $names }
wish-outcome-agreed = Agreed.
wish-outcome-refused = Not agreed: the game goes on.
wish-outcome-withdrawn = The offer is withdrawn.
look-from = Look from
look-from-table = the table as it is

## Ratings

ratings = Ratings
ratings-about = If you wish, your games against people who wish it too are rated: by game and by kind of table, never at tables with bots. Nobody but you sees your ratings.
ratings-on = Rate my games from now on
ratings-off = Rate me no more, and forget my ratings
ratings-none = No game of yours has been rated yet.
ratings-game = Game
ratings-kind = Table
ratings-rating = Rating
ratings-games = Games
ratings-value = { $rating } ± { $unsure }
ratings-free = without a clock
ratings-live = with a clock
ratings-correspondence = by correspondence
ratings-tournament = tournament
