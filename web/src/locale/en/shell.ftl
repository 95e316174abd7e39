# The page around the games.
game-vtes = Vampire: The Eternal Struggle
game-dracula = Fury of Dracula
game-chapters = Vampire: The Masquerade – CHAPTERS
play-now = Play { $game } now
language = Language
language-en = English
language-fr = Français
to-start = To the start page
close = Close

guest-names = Ash Ember Raven Velvet Marrow Thorn Vesper Onyx Wren Sable Briar Lark Hollow Quill Rook Willow
guest-bynames = the_Pale of_the_Mist the_Patient of_Nine_Bridges the_Late of_the_Old_Port the_Quiet the_Thirsty
guest-name = { $name } { $byname }

unreachable = The server cannot be reached. Is it running, and are you connected?
went-wrong = Something went wrong (status { $status }). Try again in a moment.
opening = The table is being laid…
line-opening = Connecting…
line-open = Connected
line-lost = Connection lost: coming back…
line-refused = Not admitted
refused-4401 = You are not known here any more. Go back to the start page and come in again.
refused-4403 = Too many connections from here. Wait a moment and try again.
refused-4404 = There is no such table.
refused-4409 = This game has not begun.

table = Table
question = What you are asked
choices = Choices
key-space = Space
sealed = Chosen in secret: it is shown when everybody has chosen.
waiting = Waiting…
waiting-for = Waiting for { $names }
undo = Undo
log = What happened
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
details = Details
you-may = You may
why-not = Why can’t I do anything with it?
why-not-more = Why nothing else?
why-possible = You may do something with it right now.
why-nothing = Nothing here concerns it at this moment.
rule = Rule { $rule }

title = Nocturne
title-at = { $game } · Nocturne
title-asked = ● You are asked · Nocturne
beside = Question, log and chat
panes = Beside the table
pane-ask = Choices
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
narrow = Narrow the list
narrow-many = Find among { $count } choices
narrow-none = Nothing of that name.
let-go = Until it concerns me
let-go-about = Passes now, and goes on passing until something concerns you
more = More
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
key-does-1-9 = choose from the list
key-name-enter = Enter
key-does-enter = confirm what is focused; else go to the list
key-name-space = Space, P
key-does-space = pass (the usual answer)
key-name-n = N
key-does-n = pass until something concerns me
key-name-u = U
key-does-u = undo
key-name-l = L
key-does-l = log
key-name-c = C
key-does-c = chat
key-name-help = ?
key-does-help = this help
key-name-escape = Esc
key-does-escape = close what is open
