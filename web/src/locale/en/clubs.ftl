# Clubs: groups with members, tables, a calendar and a chat of their own.

club-what = A club has members, tables of their own, a calendar, and a link by which one comes in.
club-mine = Your clubs
club-mine-none = You are in no club yet: found one, or open the link of one.
club-others = Other clubs
club-new = Found a club
club-found = Found it
club-account = Clubs are for accounts: whoever is a guest registers first.
club-name = Name
club-about = What people should know
club-listed = Strangers may find it, with its name and this text
club-count = { $count ->
    [one] one member
   *[other] { $count } members
}
club-all = All clubs
club-role-owner = owner
club-role-operator = operator
club-role-member = member
club-stranger = Whoever has the club’s link comes in. Ask a member for it.
club-you-muted = An operator has muted you: you may read and play, but not speak or enter dates.
club-tables = Tables
club-tables-none = No table waits or plays now.
club-table-new = Open a table
club-tables-over = { $count ->
    [one] A game that is over
   *[other] { $count } games that are over
}
club-invite = Invitation
club-link = The club’s link
club-link-about = Whoever has an account and opens it becomes a member. It holds until an operator makes another.
club-link-anew = Make another link; this one ends
club-run = The club
club-settings = Name and description
club-settle = Change it
club-cancel = Cancel
club-leave = Leave the club
club-delete = Delete the club
club-sure-leave = Leave the club? You get up from its tables that have not begun.
club-sure-delete = Delete the club with its chat and its calendar? Games that were played stay with those who played them.
club-owner-about = The club is yours. To leave it, hand it over to a member, or delete it.
club-join = Join the club
club-join-account = Members have an account. Register or log in, then open this link again:
club-members = Members
club-me = you
club-muted = muted
club-member-do = What can be done about { $name }
club-mute = Mute
club-unmute = Let speak again
club-remove = Remove
club-make-operator = Make an operator
club-no-operator = No longer an operator
club-hand-over = Hand the club over
club-sure-owner = Hand the club over to { $name }? You stay as an operator.
club-sure-removed = Remove { $name }? The link does not bring them back.
club-removed = { $count ->
    [one] One person was removed
   *[other] { $count } people were removed
}
club-back = Let come again
club-back-of = Let { $name } come again
club-unsay = Take away what { $name } said: { $text }
club-report = Report what { $name } said: { $text }
club-calendar = Calendar
club-calendar-none = Nothing is planned.
club-event-by = entered by { $name }
club-event-new = Enter a date
club-event-title = What
club-event-when = When, by your clock
club-event-hours = How long
club-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
club-event-place = Where
club-event-note = Note
club-event-enter = Enter it
club-event-change = Change { $title }
club-event-strike = Take { $title } out of the calendar
club-feed = In your own calendar
club-feed-link = Address for calendar programs
club-feed-about = It is yours alone, and ends when you leave: do not hand it on.
