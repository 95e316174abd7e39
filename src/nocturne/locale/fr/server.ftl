# Messages du serveur : ce qui est refusé, et pourquoi.
server-bot-names = Ada Bram Clara Dorian Elsa Félix Greta Hugo Iris Jonas
server-lang-unknown = Langues disponibles : { $languages }.
server-only-watching = Vous regardez cette partie ; seuls ceux qui sont à la table peuvent faire cela.
server-no-usual-answer = On ne vous demande rien que l’on puisse laisser passer.
server-finish-impossible = Seul qui est hors du jeu peut faire finir la partie au plus vite, et seulement quand il n’y reste personne d’autre que des bots.
server-log-seat = Le journal d’un autre siège ne se lit qu’une fois la partie terminée.
server-undo-impossible = Impossible de revenir en arrière : quelqu’un d’autre a répondu, ou une chose cachée ou tirée au sort a été révélée.
server-chat-watching = À une table privée, seules les personnes qui jouent peuvent parler.
server-chat-hushed = Ici, l’hôte ne laisse parler que les personnes qui jouent.
server-mute-whom = Personne de ce nom ne peut être mis en sourdine ici.
server-mute-most = { $most } personnes sont déjà en sourdine ici ; rendez d’abord la parole à l’une d’elles.
server-report-which = Aucune ligne d’une autre personne ne correspond plus dans la discussion.
server-report-most = Vous avez signalé { $most } lignes à cette table ; la personne qui tient le serveur les lira.
server-remove-whom = Personne de ce nom ne regarde la partie.
server-session-unknown = Cette session n’existe plus.
server-password-wrong = Ce n’est pas votre mot de passe.
server-guest-password = Seul un compte a un mot de passe.
server-no-mail = Ce serveur n’envoie pas de courrier : la personne qui le tient ne l’a pas prévu.
server-email-wrong = Ce n’est pas une adresse électronique.
server-code-wrong = Ce lien ne vaut plus. Demandez un autre message.
server-mail-url = Le serveur de courrier s’écrit smtp://nom:motdepasse@hôte:587?from=vous@example.org, ou smtps://…
server-mail-site = Les messages ont besoin de liens : dites où l’on joint ce serveur, avec --site https://…
server-mail-confirm = Nocturne : est-ce votre adresse ?
server-mail-confirm-text =
    Quelqu’un, vous sans doute, a donné cette adresse pour le compte { $name } de Nocturne.
    Pour la confirmer, ouvrez ce lien dans la journée :

    { $link }

    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
server-mail-reset = Nocturne : un nouveau mot de passe
server-mail-reset-text =
    Pour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure :

    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
server-guest-reminders = Il faut un compte pour recevoir des rappels et prendre des congés.
server-address-not-allowed = Ce serveur ne peut pas appeler cette adresse. Il peut appeler : { $hosts }
server-push-wrong = Les clés du navigateur pour les notifications ne sont pas bonnes.
server-vacation-already = Vous avez déjà un congé en cours ou à venir. Terminez-le d’abord.
server-vacation-days = Il vous reste { $most } jours de congé.
server-vacation-ahead = Un congé commence dans les { $most } jours.
server-reminder-subject =
    { $count ->
        [one] Nocturne : c’est à vous
       *[other] Nocturne : c’est à vous à { $count } tables
    }
server-reminder-line = { $game } avec { $others } : { $left }
server-reminder-hours =
    { $hours ->
        [0] il reste moins d’une heure
        [one] il reste { $hours } heure
       *[other] il reste { $hours } heures
    }
server-reminder-days =
    { $days ->
        [one] il reste { $days } jour
       *[other] il reste { $days } jours
    }
server-reminder-text =
    Bonjour { $name }. On vous attend à ces tables :

    { $tables }

    Pour ne plus recevoir ces messages : { $stop }
    Leur rythme et leur chemin se règlent sur la page de votre compte.
server-chat-wrong = Un message compte de 1 à { $most } caractères, tous imprimables.
server-mark-wrong = Une marque est l’une de celles-ci : { $kinds } ; une marque vide l’efface.
server-mark-not-yours = Seuls les chasseurs partagent des marques sur la carte.
server-mark-unknown = On ne peut marquer qu’une ville ou une zone maritime du plateau.
server-why-unknown = Vous ne voyez rien de tel à cette table.
server-describe-unknown = Il n’y a rien à en dire.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères.
server-name-taken = « { $name } » est déjà pris. Choisissez un autre nom, ou connectez-vous.
server-name-wrong = Un nom compte de 1 à { $most } caractères, tous imprimables.
server-rename-account = Seuls les invités changent de surnom ; le nom d’un compte reste.
server-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
server-deck-too-large = Ici, un deck a { $most } cartes au plus.
server-options-wrong = Les options contiennent autre chose que du texte ou des nombres, ou un nombre trop grand.
server-database-newer = Elle a été écrite par une version plus récente de Nocturne.
server-option-not-here = L’option « { $name } » ne peut pas être choisie ici.
server-pack-unknown = Ce module n’existe pas. Modules disponibles : { $packs }.
server-decks-wrong = Les decks sont une liste de textes : codes de decks préconstruits ou listes collées.
server-precon-unknown = Aucun deck préconstruit ne porte ce code.
server-one-seat-is-yours = Exactement une des places doit être la vôtre.
server-too-many-tables = Vous avez { $most } tables en cours : terminez-en ou quittez-en une d’abord.
server-no-seat = Cette place n’est pas libre.
server-only-host-starts = Seule la personne qui a ouvert la table peut commencer la partie.
server-table-begun = Cette table n’est plus ouverte : la partie a commencé ou est finie.
server-table-not-begun = La partie n’a pas commencé à cette table.
server-invitation-over = Cette invitation n’est pas ou n’est plus valable : une invitation prend fin au début de la partie, ou au bout d’un jour. Demandez-en une nouvelle.
server-invitation-needed = Cette table est privée : ouvrez d’abord l’invitation que vous avez reçue.
server-table-elsewhere = Un autre serveur de la maison tient cette table. Réessayez dans un instant.
server-banned = Ce compte est exclu de ce serveur. Adressez-vous aux responsables.
server-database-url = Ce n’est pas l’adresse d’une base utilisable ici ({ $detail }). PostgreSQL : postgresql://utilisateur@machine/nom, avec le paquet psycopg.
server-wrong-host = Ce serveur ne s’appelle pas ainsi.
server-table-unknown = Cette table n’existe pas.
server-record-unfinished = L’enregistrement d’une partie s’obtient quand elle est finie : avant, il révélerait ce qui est caché.
server-who-are-you = Choisissez d’abord un pseudonyme, ou connectez-vous.
server-not-our-page = Cet appel ne vient pas de la page de Nocturne : l’en-tête X-Nocturne manque, ou l’origine est autre.
server-too-often = C’est trop à la fois. Attendez un instant.
server-pool-busy = Le serveur a beaucoup à faire en ce moment. Réessayez dans un instant.
server-too-large = C’est trop volumineux.
server-bad-request = Ce qui a été envoyé ne va pas : { $where }.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-card = Cette carte n’existe pas.
server-no-page-title = Nocturne tourne sans sa page
server-no-page = Le serveur va bien, mais la page pour le navigateur n’a pas pu être construite. Relancez ./play dans le dossier du projet : il dira ce qui manque. En attendant, on peut jouer dans le terminal.
server-no-such-method = Cette adresse ne peut pas être appelée ainsi.
server-not-understood = Cela n’a pas été compris.
server-replay-range = Cette partie compte { $answers } réponses ; ce moment ou cette place n’y existe pas.
server-rematch-unfinished = La revanche vient quand la partie est finie.
server-position-private = Seule une table privée peut commencer par une position.
server-position-too-large = Cette position est trop grande : { $most } octets au plus.
server-not-asked = On ne vous demande rien en ce moment.
server-answer-held = Votre réponse est enregistrée. Elle comptera dès que la fenêtre pourra se fermer.
server-no-window = Ce choix n’appartient à aucune fenêtre que l’on puisse laisser passer.
server-no-action = Aucune action n’est en cours que l’on puisse laisser passer.
server-no-card = Cette fenêtre ne concerne aucune carte.
server-no-such-stop = Ce rôle et cette fenêtre n’existent pas dans ce jeu.
server-branch-over = À ce moment, la partie est finie. Choisissez-en un plus tôt pour la continuer.
server-rules-unknown = Il n’y a pas de livre de règles de ce nom. Il y a : { $games }.
server-lesson-unknown = Cette leçon n’existe pas.
server-fault = Quelque chose s’est mal passé ici. Ce n’est pas de votre faute, et rien de votre partie n’est perdu. Réessayez.
server-pace-strict = À une table stricte, les fenêtres se comptent en secondes : on n’y joue pas par correspondance.
server-advice-company = Il n’y a de conseil qu’aux tables où tous les autres sont des bots.
server-advice-lesson = La leçon dit que faire.
server-advice-early = Demandez conseil quand ce sera à vous de choisir.
server-advice-nothing = Personne à cette place n’a rien choisi à ce moment.
server-takeback-nothing = Vous n’avez encore rien répondu que l’on puisse reprendre.
server-takeback-most = Vous avez déjà repris { $most } coups dans cette partie : c’est le maximum.
server-takeback-none = Personne ne vous demande de laisser reprendre un coup.
server-record-too-hard = Cet enregistrement ne peut pas être rejoué ici : il est trop long à rejouer, ou s’interrompt en chemin.
server-record-too-long = Un enregistrement compte au plus { $most } réponses.

# La salle d’attente.
server-not-ready = { $count ->
    [one] { $names } est là mais n’a pas encore dit être prêt. Attendez, ou libérez sa place.
   *[other] { $names } sont là mais n’ont pas encore dit être prêts. Attendez, ou libérez leurs places.
  }
server-only-host-settles = Seule la personne qui a ouvert la table peut régler cela.
server-table-changing = D’autres sont en train de changer la table. Réessayez.
server-seats-most = Ce jeu compte { $most } places au plus.
server-seats-least = Ce jeu demande au moins { $least } places.
server-seat-unknown = Il n’y a personne à choisir à cette place. Cette table a { $seats } places.
server-seat-of-host = L’hôte garde sa place ; pour la rendre, il ferme la table.
server-first-no-person = Personne à cette table ne peut être tiré au sort pour cette place.
server-first-no-bot = Cette place devait revenir à un bot, et il n’y en a pas à cette table.
server-deck-not-yours = Chacun apporte son propre deck ; l’hôte ne choisit que pour les bots.
server-deck-open-seat = La place { $number } est libre : qui s’y assoit apporte son propre deck.
server-deck-unfit = Le deck de { $name } ne convient plus à cette table. { $name } doit en choisir un autre.
server-own-deck-unfit = Votre deck ne convient plus à cette table : choisissez-en d’abord un autre.
server-decks-none-brought = À cette table, les decks sont distribués : personne n’en apporte.
server-decks-precon-only = À cette table, on ne joue que des decks préconstruits.
server-decks-house-only = À cette table, on joue l’un de ces decks : { $decks }.
server-deck-list-wrong = Une liste de deck compte de 1 à { $most } caractères.
server-deck-list-empty = Il n’y a aucune carte dans cette liste.
server-deck-name-wrong = Le nom d’un deck compte de 1 à { $most } caractères, tous imprimables.
server-deck-notes-wrong = Les notes d’un deck comptent { $most } caractères au plus.
server-deck-tag-wrong = Une étiquette compte de 1 à { $most } caractères, tous imprimables.
server-deck-format-unknown = Un deck ne s’écrit pas dans ce format.
server-ratings-guest = Les classements sont réservés aux comptes : inscrivez-vous d’abord.
server-draft-unknown = Ce draft n’existe pas.
server-draft-no-game = Ce jeu n’a pas de boosters.
server-draft-name-wrong = Le nom d’un draft compte de 1 à { $most } caractères, tous imprimables.
server-draft-most = Vous tenez { $most } drafts qui ne sont pas terminés : il n’y a pas de place pour davantage.
server-draft-begun = Ce draft a déjà commencé.
server-draft-full = Toutes les places de ce draft sont prises.
server-draft-not-in = Vous ne participez pas à ce draft.
server-draft-not-host = Seul celui qui a ouvert le draft peut faire cela.
server-draft-not-building = Aucun deck ne se compose en ce moment.
server-draft-not-yours = Ce deck contient des cartes qui ne sont pas dans votre réserve de draft.
server-archive-none = Ce serveur n’a pas d’archive de decks.
server-archive-folder = Il n’y a pas de dossier { $folder } contenant une archive de decks.
server-deck-unknown = Ce deck n’existe pas, ou vous ne pouvez pas le voir.
server-decks-most = Vous avez enregistré { $most } decks : il n’y a pas de place pour davantage. Supprimez-en un d’abord.

# Cartes imprimées
server-pictures-folder = Il n’y a pas de dossier { $folder } contenant des images de cartes. Indiquez un dossier existant, une adresse qui commence par https://, krcg ou off.
server-pictures-address = { $address } ne peut pas être une adresse d’images. Écrivez par exemple https://example.org/cartes/{"{"}name{"}"}.jpg : {"{"}name{"}"} devient le nom de la carte tel que l’écrit krcg, {"{"}id{"}"} son numéro.
server-leave-not = La partie est finie, ou c’est une leçon : il n’y a rien à quitter.
server-concede-not = À cette table on n’abandonne pas, ou vous n’êtes déjà plus en jeu. Vous pouvez laisser votre place à un bot.
server-wish-none = Personne ne vous propose de finir la partie.

# -- les tournois

server-tournament-unknown = Ce tournoi n’existe pas.
server-tournament-no-game = Il n’y a pas de tournois de ce jeu.
server-tournament-name-wrong = Un tournoi porte un nom de { $most } lettres au plus, et son lieu de même.
server-tournament-most = Vous organisez déjà { $most } tournois. Clôturez ou annulez-en un d’abord.
server-tournament-full = Un tournoi compte au plus { $most } joueurs.
server-tournament-deck-locked = Le tournoi a commencé : votre deck ne change plus.
server-tournament-not-entered = Vous n’êtes pas inscrit à ce tournoi.
server-tournament-not-organiser = Seul l’organisateur du tournoi peut faire cela.
server-tournament-not-judge = Seuls les arbitres du tournoi peuvent faire cela.
server-tournament-judge-unknown = Aucun compte ne porte ce nom. Un arbitre doit avoir un compte.
server-tournament-judges-most = Un tournoi compte au plus { $most } arbitres.
server-tournament-judge-plays = Vous jouez ce tournoi : une partie en cours ne vous est pas montrée.
server-tournament-table-over = Cette partie est déjà terminée.
server-tournament-changing = Le tournoi est en train de changer. Réessayez.
server-tournament-not-over = Cela se dit quand le tournoi est terminé.
server-record-tournament = Cette partie fait partie d’un tournoi. Les decks restent secrets jusqu’à sa fin.
server-club-unknown = Ce club n’existe pas.
server-club-invitation = Cette invitation n’est pas ou n’est plus valable : demandez le lien à quelqu’un du club.
server-club-guest = Il faut un compte pour entrer dans un club : ainsi, personne n’y revient sous un autre nom. Inscrivez-vous, vous gardez tout ce que vous avez.
server-club-members = Seuls les membres de ce club peuvent faire cela.
server-club-operators = Seul un responsable de ce club peut faire cela.
server-club-owner = Seul le propriétaire de ce club peut faire cela.
server-club-not-above = Envers un responsable, seul le propriétaire le peut ; envers le propriétaire, personne.
server-club-whom = Ce club n’a pas de tel membre.
server-club-removed = On vous a exclu de ce club. Ses responsables peuvent vous y laisser revenir.
server-club-muted = Un responsable de ce club vous a retiré la parole.
server-club-owner-leaves = Ce club est à vous : cédez-le avant de partir, ou supprimez-le.
server-club-full = Un club compte au plus { $most } membres.
server-club-most-owned = Vous tenez déjà { $most } clubs : il n’y a pas de place pour davantage.
server-club-most-joined = Vous êtes déjà dans { $most } clubs : il n’y a pas de place pour davantage.
server-club-name-wrong = Le nom d’un club compte de 1 à { $most } caractères, tous imprimables.
server-club-name-taken = « { $name } » ressemble au nom d’un autre club. Choisissez-en un autre.
server-club-title-wrong = Un titre compte de 1 à { $most } caractères, tous imprimables.
server-club-text-wrong = Ce texte compte au plus { $most } caractères, tous imprimables.
server-club-when = Un rendez-vous se place entre hier et dans trois ans.
server-club-events-most = Le calendrier compte déjà { $most } rendez-vous à venir : il n’y a pas de place pour davantage.
server-club-no-event = Ce rendez-vous n’est plus dans le calendrier.
server-club-report-most = Vous avez signalé { $most } lignes de ce club ; la personne qui tient le serveur les lira.
server-club-table = Cette table est celle d’un club : seuls ses membres y viennent.
server-club-table-invited = Cette table est celle d’un club : ses membres y viennent sans invitation, et personne d’autre.
server-trial-busy = Plusieurs decks attendent d’être essayés. Réessayez dans une minute.
server-trial-too-long = L’essai a pris trop de temps : le serveur a beaucoup à faire. Réessayez plus tard, ou avec « nocturne deck test ».
server-trial-missing = Ce deck contient des cartes qui ne se jouent pas encore ici : il ne peut pas être essayé.
