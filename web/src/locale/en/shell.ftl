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
