# The command “nocturne admin”: what operators of a server do.

cli-help-heading-operate = Run a server:
cli-help-admin = backups, checks, lists and bans of a server
cli-about-admin = What operators of a server do beside it, also while it runs. “nocturne admin ACTION --help” tells more; docs/operating.md is the guide.
cli-arg-serve-database = the address of a database, such as postgresql://user@host/name (default: NOCTURNE_DATABASE, else the file in the folder)
cli-arg-serve-log = how the log is written: text, or json with one object in each line (default: text)
cli-arg-admin-file = the backup
cli-arg-admin-name = the name of an account, or the id of a guest
cli-arg-admin-reason = why, for operators only
cli-meta-text = TEXT
cli-admin-backup = copy everything into one file, also while the server runs
cli-about-admin-backup = Copy everything, as it stands at one moment, into one new file (SQLite). The server may run meanwhile.
cli-admin-restore = copy a backup into an empty database
cli-about-admin-restore = Copy a backup into an empty database, of whatever kind. No server may be using it.
cli-admin-verify = play every stored game again and compare every digest
cli-about-admin-verify = Check the database, play every stored game again and compare every digest and result. Exit status 1 when something is damaged.
cli-admin-tables = list all tables
cli-about-admin-tables = List all tables, the latest first, without anything that is hidden at them.
cli-admin-people = list all accounts and guests
cli-about-admin-people = List all accounts and guests, the newest first.
cli-admin-ban = keep somebody out and end their sessions
cli-about-admin-ban = Keep somebody out: their sessions end, and their connections within seconds.
cli-admin-unban = let somebody in again
cli-about-admin-unban = Let somebody in again who was banned.
cli-admin-bans = list who is kept out, and why
cli-about-admin-bans = List who is kept out, since when and why.
