# Messages of the server: what is refused, and why.
server-bot-names = Ada Bram Clara Dorian Elsa Felix Greta Hugo Iris Jonas
server-lang-unknown = Languages here: { $languages }.
server-only-watching = You are watching this table; only those who sit at it may do that.
server-no-usual-answer = Nothing is asked of you that can be let go by.
server-finish-impossible = Only who is out of the game may let it finish quickly, and only when no person is left in it.
server-log-seat = The log of another seat can be read only when the game is over.
server-undo-impossible = There is no way back: somebody else has answered, or something hidden or random has come to light.
server-chat-watching = At a private table only those who play may speak.
server-chat-hushed = The host lets only those who play speak here.
server-mute-whom = There is nobody of that name here whom you could mute.
server-mute-most = You have muted { $most } people here already; let one of them speak first.
server-report-which = There is no such line of somebody else in the chat any more.
server-report-most = You have reported { $most } lines at this table; the operators will look at them.
server-remove-whom = Nobody of that name watches.
server-session-unknown = There is no such session any more.
server-password-wrong = That is not your password.
server-guest-password = Only an account has a password.
server-no-mail = This server sends no letters: its operator has not set up mail.
server-email-wrong = That is no e-mail address.
server-code-wrong = This link holds no more. Ask for another letter.
server-mail-url = The mail server is written smtp://user:password@host:587?from=you@example.org, or smtps://…
server-mail-site = Letters need links: say where people reach this server, with --site https://…
server-mail-confirm = Nocturne: is this your address?
server-mail-confirm-text =
    Somebody, we hope you, has given this address for the account { $name } at Nocturne.
    To confirm it, open this link within a day:

    { $link }

    If it was not you, do nothing: no other letter will come.
server-mail-reset = Nocturne: a new password
server-mail-reset-text =
    To choose a new password, open this link within an hour:

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
server-guest-reminders = Only an account is reminded of its turn and takes vacations.
server-address-not-allowed = This server may not call that address. It may lead to: { $hosts }
server-push-wrong = The browser's keys for notices are not right.
server-vacation-already = You have a vacation that is or comes already. End it first.
server-vacation-days = You have { $most } days of vacation left.
server-vacation-ahead = A vacation begins within { $most } days.
server-reminder-subject =
    { $count ->
        [one] Nocturne: it is your turn
       *[other] Nocturne: it is your turn at { $count } tables
    }
server-reminder-line = { $game } with { $others }: { $left }
server-reminder-hours =
    { $hours ->
        [0] less than an hour left
        [one] one hour left
       *[other] { $hours } hours left
    }
server-reminder-days =
    { $days ->
        [one] one day left
       *[other] { $days } days left
    }
server-reminder-text =
    Good day, { $name }. These tables wait for you:

    { $tables }

    No letters like this any more: { $stop }
    How often they come, and by which way, is on your account's page.
server-chat-wrong = A message has 1 to { $most } characters, all of them printable.
server-mark-wrong = A mark is one of these: { $kinds }; an empty one takes it away.
server-mark-not-yours = Only the hunters share marks on the map.
server-mark-unknown = Only a city or a sea zone of the board can be marked.
server-why-unknown = You do not see such a thing at this table.
server-describe-unknown = There is nothing to tell about that.
server-password-length = A password has { $least } to { $most } characters.
server-name-taken = “{ $name }” is taken. Choose another name, or log in.
server-name-wrong = A name has 1 to { $most } characters, all of them printable.
server-rename-account = Only guests change their nickname; the name of an account stays.
server-login-wrong = There is no such name with this password.
server-deck-too-large = A deck may have { $most } cards at most here.
server-options-wrong = The options hold something that is no text, no number, or a number too large.
server-database-newer = It was written by a newer version of Nocturne.
server-option-not-here = The option “{ $name }” cannot be set here.
server-pack-unknown = There is no such pack. Packs here: { $packs }.
server-decks-wrong = Decks are a list of texts: codes of preconstructed decks, or pasted deck lists.
server-precon-unknown = There is no preconstructed deck with this code.
server-one-seat-is-yours = Exactly one of the seats must be yours.
server-too-many-tables = You have { $most } unfinished tables: finish or leave one first.
server-no-seat = That seat is not free.
server-only-host-starts = Only the one who opened the table may begin.
server-table-begun = This table is no longer open: the game has begun or is over.
server-table-not-begun = The game at this table has not begun.
server-invitation-over = This invitation does not hold, or no longer: invitations end when the game begins, and after a day. Ask for a new one.
server-invitation-needed = This table is private: open the invitation you were sent, then sit down.
server-table-elsewhere = Another server of this house holds the table. Try again in a moment.
server-banned = This account is kept out of this server. Ask whoever runs it.
server-database-url = This is no address of a database that can be used here ({ $detail }). PostgreSQL: postgresql://user@host/name, with the package psycopg.
server-wrong-host = This server is not called by that name.
server-table-unknown = There is no such table.
server-record-unfinished = The record of a game can be had when the game is over: until then it would tell what is hidden.
server-who-are-you = Choose a nickname or log in first.
server-not-our-page = This call does not come from Nocturne’s own page: the header X-Nocturne is missing, or the origin is another.
server-too-often = That is too much at once. Wait a moment.
server-pool-busy = The server has much to do just now. Try again in a moment.
server-too-large = That is too large.
server-bad-request = Something is wrong with what was sent: { $where }.
server-no-such-page = There is nothing at this address.
server-no-such-card = There is no such card.
server-no-page-title = Nocturne runs without its page
server-no-page = The server is well, but the page for browsers could not be built. Start ./play again in the project’s folder: it says what is missing. Until then you can play in the terminal.
server-no-such-method = This address cannot be called that way.
server-not-understood = That was not understood.
server-replay-range = This game has { $answers } answers; there is no such point or seat in it.
server-rematch-unfinished = There is a rematch once the game is over.
server-position-private = Only a private table can begin from a position.
server-position-too-large = This position is too large: { $most } bytes at most.
server-not-asked = Nothing is asked of you now.
server-answer-held = Your answer is in. It counts as soon as the window may close.
server-no-window = This choice belongs to no window that could be let go by.
server-no-action = No action is under way that could be let go by.
server-no-card = This window is not about a card.
server-no-such-stop = There is no such role and window in this game.
server-branch-over = The game is over at this moment. Choose an earlier one to play on from.
server-rules-unknown = There is no book of rules of that name. There are: { $games }.
server-lesson-unknown = There is no such lesson.
server-fault = Something went wrong here. It is not your fault, and nothing of your game is lost. Try again.
server-pace-strict = At a strict table windows are timed by the second: it cannot be played by correspondence.
server-advice-company = There is advice only at tables where everybody else is a bot.
server-advice-lesson = The lesson says what to do.
server-advice-early = Ask for advice when it is your turn to choose.
server-advice-nothing = Nobody on that seat chose anything at this moment.
server-takeback-nothing = You have answered nothing yet that could be taken back.
server-takeback-most = You have had { $most } moves taken back in this game: that is all.
server-takeback-none = Nobody asks you to let a move be taken back.
server-record-too-hard = This record cannot be played again here: it takes too long, or breaks off on the way.
server-record-too-long = A record has at most { $most } answers.

# The waiting room.
server-not-ready = { $count ->
    [one] { $names } is here and not ready yet. Wait for them, or free their seat.
   *[other] { $names } are here and not ready yet. Wait for them, or free their seats.
  }
server-only-host-settles = Only the one who opened the table may settle that.
server-table-changing = The table is being changed by others at this moment. Try again.
server-seats-most = This game has { $most } seats at most.
server-seats-least = This game needs { $least } seats at least.
server-seat-unknown = There is nobody to choose on that seat. This table has { $seats } seats.
server-seat-of-host = The host keeps their seat; to give it up, close the table.
server-first-no-person = Nobody sits at this table who could be drawn for that seat.
server-first-no-bot = A bot was to take that seat, and there is no bot at this table.
server-deck-not-yours = Everybody brings their own deck; the host chooses only for bots.
server-deck-open-seat = Seat { $number } is open: whoever sits down there brings their own deck.
server-deck-unfit = The deck of { $name } does not fit this table any more. { $name } has to choose another one.
server-own-deck-unfit = Your deck does not fit this table any more: choose another one first.
server-decks-none-brought = At this table decks are dealt: nobody brings one.
server-decks-precon-only = At this table only preconstructed decks are played.
server-decks-house-only = At this table one of these decks is played: { $decks }.
server-deck-list-wrong = A deck list has 1 to { $most } characters.
server-deck-list-empty = There is no card in this list.
server-deck-name-wrong = The name of a deck has 1 to { $most } characters, all of them printable.
server-deck-notes-wrong = Notes on a deck have { $most } characters at most.
server-deck-tag-wrong = A tag has 1 to { $most } characters, all of them printable.
server-deck-format-unknown = A deck cannot be written in that format.
server-ratings-guest = Ratings are for accounts: register first.
server-draft-unknown = There is no such draft.
server-draft-no-game = This game has no boosters.
server-draft-name-wrong = The name of a draft has 1 to { $most } characters, all of them printable.
server-draft-most = You hold { $most } drafts that are not over: that is all there is room for.
server-draft-begun = This draft has begun already.
server-draft-full = Every seat of this draft is taken.
server-draft-not-in = You do not take part in this draft.
server-draft-not-host = Only whoever opened the draft can do that.
server-draft-not-building = No decks are built now.
server-draft-not-yours = There are cards in that deck which are not in your pool.
server-archive-none = This server has no archive of decks.
server-archive-folder = There is no folder { $folder } with an archive of decks.
server-deck-unknown = There is no such deck, or it is not for you to see.
server-decks-most = You have saved { $most } decks: that is all there is room for. Delete one first.

# Printed cards
server-pictures-folder = There is no folder { $folder } with pictures of cards. Give a folder that is there, an address that begins with https://, krcg, or off.
server-pictures-address = { $address } cannot be an address of pictures. Write for example https://example.org/cards/{"{"}name{"}"}.jpg: {"{"}name{"}"} becomes the name of a card as krcg writes it, {"{"}id{"}"} its number.
server-leave-not = The game is over, or this is a lesson: there is nothing to leave.
server-concede-not = At this table nobody concedes, or you are out of the game already. You may leave your seat to a bot.
server-wish-none = Nobody asks you to end the game.

# -- tournaments

server-tournament-unknown = There is no such tournament.
server-tournament-no-game = There are no tournaments of this game.
server-tournament-name-wrong = A tournament has a name of at most { $most } letters, and so has its place.
server-tournament-most = You organise { $most } tournaments already. Close or cancel one of them first.
server-tournament-full = A tournament has at most { $most } players.
server-tournament-deck-locked = The tournament has begun: your deck stays as it is.
server-tournament-not-entered = You have not entered this tournament.
server-tournament-not-organiser = Only whoever organises the tournament can do this.
server-tournament-not-judge = Only the judges of the tournament can do this.
server-tournament-judge-unknown = There is no account of this name. A judge needs an account.
server-tournament-judges-most = A tournament has at most { $most } judges.
server-tournament-judge-plays = You play in this tournament, so you cannot look into a game that is not over.
server-tournament-table-over = This game is over already.
server-tournament-changing = The tournament is just being changed. Try again.
server-tournament-not-over = This is told when the tournament is over.
server-record-tournament = This game belongs to a tournament. Decks stay secret until it is over.
server-club-unknown = There is no such club.
server-club-invitation = This invitation does not hold, or no longer: ask somebody in the club for the link.
server-club-guest = Clubs are for accounts, so that nobody comes back under another name. Register, and keep all you have.
server-club-members = Only members of this club can do that.
server-club-operators = Only an operator of this club can do that.
server-club-owner = Only the owner of this club can do that.
server-club-not-above = Only the owner can do that about an operator, and nobody about the owner.
server-club-whom = There is no such member in this club.
server-club-removed = You were removed from this club. Its operators can let you come again.
server-club-muted = An operator of this club has muted you.
server-club-owner-leaves = The club is yours: hand it over before you leave, or delete it.
server-club-full = A club has at most { $most } members.
server-club-most-owned = You own { $most } clubs: that is all there is room for.
server-club-most-joined = You are in { $most } clubs: that is all there is room for.
server-club-name-wrong = The name of a club has 1 to { $most } characters, all of them printable.
server-club-name-taken = “{ $name }” looks like the name of another club. Choose another.
server-club-title-wrong = A title has 1 to { $most } characters, all of them printable.
server-club-text-wrong = This text has at most { $most } characters, all of them printable.
server-club-when = An appointment lies between yesterday and three years from now.
server-club-events-most = The calendar holds { $most } appointments to come: that is all there is room for.
server-club-no-event = This appointment is not in the calendar any more.
server-club-report-most = You have reported { $most } lines of this club; the operators of the server will look at them.
server-club-table = This table belongs to a club: only its members come here.
server-club-table-invited = This table belongs to a club: its members come without an invitation, and nobody else comes.
server-trial-busy = Several decks wait to be tested. Try again in a minute.
server-trial-too-long = The test took too long: the server is busy. Try again later, or with “nocturne deck test”.
server-trial-missing = There are cards in this deck that cannot be played here yet, so it cannot be tested.
