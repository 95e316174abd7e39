# Ce que dit « nocturne admin ».

admin-backed-up = { $file } : { $people } personnes, { $tables } tables, { $answers } réponses.
admin-restored = Rétabli d’après { $file } : { $people } personnes, { $tables } tables, { $answers } réponses.
admin-file-there = { $file } existe déjà. Choisissez un autre nom.
admin-no-file = Il n’y a pas de fichier { $file }.
admin-not-empty = La base n’est pas vide. Rétablissez la sauvegarde dans un nouveau dossier ou une nouvelle base.
admin-other-form = Elle vient d’une autre version de Nocturne. Démarrez une fois le serveur de cette version avec elle, puis réessayez.
admin-damaged = { $file } est abîmé ({ $detail }). Rétablissez une sauvegarde dans un nouveau dossier : nocturne admin restore FICHIER --data DOSSIER
admin-database = La base de données est inutilisable ({ $detail }).
admin-nobody = Personne ne s’appelle « { $name } ». nocturne admin people donne la liste.
admin-not-banned = { $name } n’est pas exclu.
admin-ban-done = { $name } est exclu. Ses sessions sont fermées.
admin-unban-done = { $name } peut revenir.
admin-verified = { $games ->
    [one] Une partie rejouée
   *[other] { $games } parties rejouées
}, { $answers } réponses ; { $former } d’une autre version, dont les empreintes ne se comparent pas.
admin-verify-well = Tout se rejoue comme enregistré.
admin-verify-damaged = Table { $table } : { $cause }
admin-other-result = le résultat n’est pas celui qui était gardé
admin-guest = invité
admin-account = compte
admin-banned = exclu
admin-column-table = table
admin-column-game = jeu
admin-column-status = état
admin-column-people = personnes
admin-column-answers = réponses
admin-column-touched = dernier coup
admin-column-id = identifiant
admin-column-name = nom
admin-column-kind = sorte
admin-column-tables = tables
admin-column-banned = exclusion
admin-column-since = depuis
admin-column-reason = raison
admin-column-person = dit par (identifiant)
admin-column-said = propos
admin-column-reporter = signalé par
admin-column-where = table ou club
admin-column-owner = propriétaire
admin-column-members = membres
admin-club-closed = Le club « { $name } » est fermé.
admin-no-report = Aucun signalement { $id } n’est ouvert. nocturne admin reports en donne la liste.
admin-report-settled = Le signalement { $id } est réglé.
