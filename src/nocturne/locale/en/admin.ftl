# What “nocturne admin” says.

admin-backed-up = { $file }: { $people } people, { $tables } tables, { $answers } answers.
admin-restored = Restored from { $file }: { $people } people, { $tables } tables, { $answers } answers.
admin-file-there = { $file } is there already. Choose another name.
admin-no-file = There is no file { $file }.
admin-not-empty = The database is not empty. Restore into a new folder or a new database.
admin-other-form = It was written by another version of Nocturne. Start the server of this version with it once, then try again.
admin-damaged = { $file } is damaged ({ $detail }). Restore a backup into a new folder: nocturne admin restore FILE --data FOLDER
admin-database = The database cannot be used ({ $detail }).
admin-nobody = There is nobody called “{ $name }”. nocturne admin people lists everybody.
admin-not-banned = { $name } is not banned.
admin-ban-done = { $name } is kept out. Their sessions are ended.
admin-unban-done = { $name } may come in again.
admin-verified = { $games ->
    [one] One game
   *[other] { $games } games
} with { $answers } answers played again; { $former } of another version, whose digests cannot be compared.
admin-verify-well = Everything plays out as recorded.
admin-verify-damaged = Table { $table }: { $cause }
admin-other-result = the result is not the one that was stored
admin-guest = guest
admin-account = account
admin-banned = banned
admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-people = people
admin-column-answers = answers
admin-column-touched = last played
admin-column-id = id
admin-column-name = name
admin-column-kind = kind
admin-column-tables = tables
admin-column-banned = banned
admin-column-since = since
admin-column-reason = reason
admin-column-person = said by (id)
admin-column-said = words
admin-column-reporter = reported by
admin-column-where = table or club
admin-column-owner = owner
admin-column-members = members
admin-club-closed = The club “{ $name }” is closed.
admin-no-report = There is no open report { $id }. nocturne admin reports lists them.
admin-report-settled = Report { $id } is settled.
