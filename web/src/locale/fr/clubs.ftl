# Les clubs : des groupes avec leurs membres, leurs tables, leur calendrier et leur discussion.

club-what = Un club a ses membres, ses tables à lui, un calendrier, et un lien par lequel on y entre.
club-mine = Vos clubs
club-mine-none = Vous n’êtes encore dans aucun club : fondez-en un, ou ouvrez le lien d’un autre.
club-others = Autres clubs
club-new = Fonder un club
club-found = Le fonder
club-account = Il faut un compte pour entrer dans un club : inscrivez-vous d’abord.
club-name = Nom
club-about = Ce qu’il faut en savoir
club-listed = Tout le monde peut le trouver, avec son nom et ce texte
club-count = { $count ->
    [one] un membre
   *[other] { $count } membres
}
club-all = Tous les clubs
club-role-owner = propriétaire
club-role-operator = responsable
club-role-member = membre
club-stranger = On entre dans ce club par son lien. Demandez-le à un membre.
club-you-muted = Un responsable vous a retiré la parole : vous pouvez lire et jouer, mais ni parler ni inscrire de date.
club-tables = Tables
club-tables-none = Aucune table n’attend ni ne joue.
club-table-new = Ouvrir une table
club-tables-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
club-invite = Invitation
club-link = Le lien du club
club-link-about = Toute personne qui a un compte et qui l’ouvre devient membre. Il vaut jusqu’à ce qu’un responsable en fasse un autre.
club-link-anew = Faire un autre lien ; celui-ci prend fin
club-run = Le club
club-settings = Nom et présentation
club-settle = Enregistrer
club-cancel = Annuler
club-leave = Quitter le club
club-delete = Supprimer le club
club-sure-leave = Quitter le club ? Vous vous levez de ses tables qui n’ont pas commencé.
club-sure-delete = Supprimer le club, avec sa discussion et son calendrier ? Les parties jouées restent à qui les a jouées.
club-owner-about = Ce club est à vous. Pour le quitter, cédez-le à un membre, ou supprimez-le.
club-join = Entrer dans le club
club-join-account = Les membres ont un compte. Inscrivez-vous ou connectez-vous, puis rouvrez ce lien :
club-members = Membres
club-me = vous
club-muted = sans parole
club-member-do = Que faire pour { $name }
club-mute = Retirer la parole
club-unmute = Rendre la parole
club-remove = Exclure
club-make-operator = Nommer responsable
club-no-operator = N’est plus responsable
club-hand-over = Céder le club
club-sure-owner = Céder le club à { $name } ? Vous y restez responsable.
club-sure-removed = Exclure { $name } ? Le lien ne permet pas de revenir.
club-removed = { $count ->
    [one] Une personne exclue
   *[other] { $count } personnes exclues
}
club-back = Laisser revenir
club-back-of = Laisser revenir { $name }
club-unsay = Retirer ce qu’a dit { $name } : { $text }
club-report = Signaler ce qu’a dit { $name } : { $text }
club-calendar = Calendrier
club-calendar-none = Rien n’est prévu.
club-event-by = inscrit par { $name }
club-event-new = Inscrire une date
club-event-title = Quoi
club-event-when = Quand, à votre heure
club-event-hours = Durée
club-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
club-event-place = Où
club-event-note = Précisions
club-event-enter = Inscrire
club-event-change = Changer { $title }
club-event-strike = Retirer { $title } du calendrier
club-feed = Dans votre propre calendrier
club-feed-link = Adresse pour un logiciel de calendrier
club-feed-about = Elle n’est qu’à vous et prend fin quand vous partez : ne la donnez à personne.
