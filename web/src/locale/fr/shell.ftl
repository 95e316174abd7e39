# La page autour des jeux.
game-vtes = Vampire : The Eternal Struggle
game-dracula = La Fureur de Dracula
game-chapters = Vampire : La Mascarade – CHAPTERS
game-short-vtes = VTES
game-short-dracula = Dracula
game-short-chapters = CHAPTERS
play-now = Jouer maintenant
language = Langue
language-en = EN : English
language-fr = FR : Français
theme = Thème
theme-auto = Thème : celui du système
theme-light = Thème : clair
theme-dark = Thème : sombre
to-start = Retour à l’accueil
close = Fermer

guest-names = Cendre Ombre Corbeau Velours Sève Épine Vesper Onyx Brume Zibeline Ronce Suie Lueur Plume Freux Saule
guest-bynames = des_Brumes aux_Aguets d’Outre-Nuit des_Neuf_Ponts du_Vieux_Port du_Soir du_Caveau de_Minuit
guest-name = { $name } { $byname }

unreachable = Le serveur est injoignable. Tourne-t-il, et êtes-vous connecté ?
offline = Pas de connexion au serveur. Nouvel essai en cours…
offline-again = Réessayer
went-wrong = Quelque chose s’est mal passé (statut { $status }). Réessayez dans un instant.
opening = On dresse la table…
line-opening = Connexion…
line-open = Connecté
line-lost = Connexion perdue, retour en cours…
line-refused = Entrée refusée
refused-4401 = On ne vous connaît plus ici. Repassez par l’accueil pour rentrer.
refused-4403 = Trop de connexions depuis chez vous. Patientez un instant, puis réessayez.
refused-4404 = Cette table n’existe pas.
refused-4409 = Cette partie n’a pas commencé. Elle s’affichera ici dès son début.
refused-4411 = Cette table est celle d’un club : seuls ses membres y viennent.
refused-4410 = L’hôte ne souhaite pas que vous regardiez cette partie.

table = Table
question = Ce qu’on vous demande
choices-of = Choix : { $name }
choice-against = En vain :
choice-count = { $count }
choice-kind-play = Jouer une carte
choice-kind-use = Utiliser une carte en jeu
choice-kind-discard = Défausser
choice-kind-influence = Transferts
choice-kind-votes = Voix
choice-kind-other = Autres
choices = Choix
key-space = Espace
early = On vous interroge avant votre tour : votre réponse comptera le moment venu, sauf s’il se passe quelque chose d’ici là.
sealed = Choix secret : il sera révélé quand tout le monde aura choisi.
waiting = On attend…
waiting-for = On attend { $names }
undo = Annuler
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-times = ×{ $times }
log-latest =
    { $lines ->
        [0] fin du journal
       *[other] fin du journal ({ $lines })
    }
log-tools = Affichage du journal
log-fold = Replier par tour
log-mine = Ce qui me concerne
log-none-mine = Rien ici ne vous a encore concerné.
log-fold-turn = Replier ce tour
log-unfold-turn = Déplier ce tour ({ $lines })
log-lines =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
log-older = Lignes précédentes
log-first = La partie commence ici.
log-again = Réessayer
recap = Qu’ai-je manqué ?
recap-close = Masquer
recap-lines = Voir ces lignes dans le journal
ceremony-ousted = Élimination
ceremony-withdrew = Retrait
ceremony-over = La partie est finie
ceremony-hunters = La chasse est finie
ceremony-dracula = La chasse est finie
ceremony-chapter-won = Chapitre réussi
ceremony-chapter-failed = Chapitre perdu
ceremony-campaign = L’histoire s’achève ici
ceremony-you-ousted = Vous n’avez plus de pool : vous quittez la partie.
ceremony-how = Comment c’est arrivé
ceremony-on = Continuer
ceremony-result = Voir le résultat
out-watch = Regarder la suite
out-leave = Quitter la table
out-finish = Finir au plus vite
out-finishing = Les bots terminent la partie…
sound = Son
sound-about = Quels sons, et à quel volume
sound-volume = Volume
sound-volume-is = { $percent } %
sound-turn = C’est à moi
sound-attacked = On m’attaque
sound-combat = Un combat commence
sound-roll = Un jet de dés
sound-victory = La fin d’une partie
chat = Discussion
chat-role-player = place { $seat }
chat-role-host = place { $seat }, hôte
chat-role-watcher = regarde
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-about = { $name } : sourdine ou signalement
chat-mute = Mettre { $name } en sourdine
chat-unmute = Entendre de nouveau { $name }
chat-muted = En sourdine pour vous
chat-report = Signaler cette ligne
chat-report-why = Qu’est-ce qui ne va pas ? (facultatif)
chat-report-send = Signaler
chat-reported = C’est signalé. La personne qui tient ce serveur le verra.
chat-cancel = Annuler
chat-hushed = Seules les personnes qui jouent peuvent parler ici.
chat-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
chat-remove = Écarter { $name }
chat-may-speak = Les personnes qui regardent peuvent parler
details = Détails
why = Pourquoi pas ?
you-may = Vous pouvez
why-not = Pourquoi ne puis-je rien en faire ?
why-not-more = Pourquoi rien d’autre ?
why-possible = Vous pouvez en faire quelque chose dès maintenant.
why-nothing = Rien ici ne le concerne en ce moment.
rule = Règle { $rule }
rules-of = Règles : { $game }
rules = Règles
rules-all = Toutes les règles, avec recherche.

title = Nocturne
brand = Nocturne : retour à l’accueil
title-at = { $game } · Nocturne
title-asked = ● À vous · Nocturne
beside = Question, journal et discussion
panes = À côté de la table
pane-ask = Choix
pane-replay = Lecture
pane-log = Journal
pane-chat = Discussion
asked-now = c’est à vous
unread = non lus
fold = Replier
unfold = Déplier
players = Joueurs
you = vous
seat-bot = bot
seat-here = présent
seat-gone = absent
seat-asked = doit répondre
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
you-watch = Vous êtes spectateur.
you-are-asked = On vous demande : { $question }
plan-stopped = { $count ->
    [one] La dernière étape n’a pas été faite : autre chose est demandé, ou elle n’est plus possible.
   *[other] Les { $count } dernières étapes n’ont pas été faites : autre chose est demandé, ou elles ne sont plus possibles.
}
narrow = Réduire la liste
narrow-many = Chercher parmi { $count } choix
narrow-none = Rien de ce nom.
let-go = Jusqu’à ce que ça me concerne
let-go-about = Passe maintenant, et continue de passer jusqu’à ce que quelque chose vous concerne
more = Plus
analysis = Analyse de la partie
analysis-start = Analyser la partie
analysis-about = Les chances de chacun tour par tour, les tours décisifs, et les choix de { $name } pour lesquels il y avait mieux.
analysis-working = Analyse : { $percent } %
analysis-chances = Les chances tour par tour
analysis-none = Ce jeu n’estime pas les chances.
analysis-turning = Les tours décisifs
analysis-turn = { $name } : de { $before } % à { $after } %
analysis-better = Ce qui était mieux pour { $name }
analysis-judged = { $count ->
    [0] Aucun choix n’a été jugé.
    [one] Un choix a été jugé, parmi les tours les plus coûteux.
   *[other] { $count } choix ont été jugés, parmi les tours les plus coûteux.
}
analysis-fine = Pour aucun d’eux il n’y avait nettement mieux.
analysis-chosen = Choisi :
analysis-rather = Mieux :
analysis-estimate = Les chances sont une estimation d’après la position. L’entraîneur ne sait que ce que savait le joueur.
advice = Que feriez-vous ?
advice-about = Les meilleurs choix, avec ce que chacun devrait apporter. Seulement quand tous les autres sont des bots.
advice-thinking = Réflexion…
advice-none = Pas d’avis sur cette question.
advice-close = Ranger le conseil
advice-for = pour
advice-against = contre
advice-then = Qu’est-ce qui aurait été le mieux ?
advice-taken = choisi
advice-standing = { $standing ->
    [best] Le meilleur
    [close] Presque aussi bon
    [worse] Moins bon
   *[next] Ensuite
}
full-control = Contrôle total
full-control-about = Être consulté même quand il n’y a qu’une réponse
report = Enregistrer un rapport
report-about = Ce que sait cette page, en fichier à joindre à un signalement
game-over = La partie est finie
winner = vainqueur
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire : { $names }.
  }
no-winner = Personne ne gagne.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
watch-again = Revoir
rematch = Rejouer
record = Enregistrer la partie
help = Aide
help-lit = Ce que vous pouvez choisir brille : touchez-le pour le choisir. Quand une chose permet plusieurs réponses, elles s’ouvrent à côté. Toutes les réponses sont aussi dans la liste.
help-unlit = Touchez tout le reste pour le voir en entier, et demandez pourquoi vous ne pouvez rien en faire : la réponse donne la règle.
help-log = Les noms du journal s’ouvrent aussi. Les passes sont estompées.
help-keys = Touches
key-name-1-9 = 1 … 9
key-does-1-9 = choisir dans la liste, ou en ouvrir un titre
key-name-enter = Entrée
key-does-enter = confirmer ce qui a le focus, ou le choix marqué Entrée ; sinon aller à la liste
key-name-space = Espace, P
key-does-space = passer (la réponse habituelle)
key-name-n = N
key-does-n = passer jusqu’à ce que quelque chose me concerne
key-name-u = U
key-does-u = annuler
key-name-w = W
key-does-w = demander à l’entraîneur ce qu’il ferait
key-name-f = F
key-does-f = tout montrer jusqu’à ma prochaine décision
key-name-k = K
key-does-k = mettre en pause, ou reprendre
key-name-step = .
key-does-step = avancer d’un pas
key-name-speed = < >
key-does-speed = plus lentement, plus vite
key-name-l = L
key-does-l = journal
key-name-c = C
key-does-c = discussion
key-name-help = ?
key-does-help = cette aide
key-name-escape = Échap
key-does-escape = fermer ce qui est ouvert, quitter un champ

skip = Aller au contenu
places = Pages
place-start = Jouer
place-lobby = Salon
place-cards = Cartes
place-decks = Decks
place-limited = Drafts
place-tournaments = Tournois
place-clubs = Clubs
place-lessons = Leçons
account = Compte
account-of = Compte de { $name }
title-of = { $title } · Nocturne
credits = Crédits
fan-project = Un projet de passionnés : gratuit, sans lien avec les éditeurs des jeux.
fan-project-long = Nocturne est fait par des joueurs, pour des joueurs. Il est gratuit, ne vend rien, et n’est ni affilié aux éditeurs des jeux qu’il propose, ni approuvé par eux.
tagline = Une table qui connaît les règles. Trois jeux de vampires dans le navigateur, seul contre des bots ou entre amis.
games = Jeux
play-now-game = Jouer maintenant : { $game }, contre des bots
with-others = Entre amis, ou avec d’autres options
with-others-game = Entre amis, ou avec d’autres options : { $game }
about-vtes = Chacun est un vampire sans âge qui tire les ficelles des plus jeunes : saignez votre proie à blanc avant que votre prédateur n’en fasse autant.
about-dracula = À travers l’Europe, par la route, le rail et la mer, les chasseurs suivent une piste déjà froide à l’aube. À moins que ce ne soit vous qui la laissiez.
about-chapters = Une coterie, une ville, une histoire qui se souvient. Lire, fouiller, lancer les dés, se battre : une campagne pour un à quatre vampires.
tonight-you-are = Cette nuit, vous êtes
another-name = Un autre nom
go-on-with = Reprendre
go-on = Reprendre
all-my-games = Toutes mes parties
lessons-about = De courtes leçons pour chaque jeu : on apprend en jouant.
lobby-about = S’asseoir avec d’autres, rejoindre par un code, retrouver ses parties.
new-table = Nouvelle table
new-table-about = Choisissez les places, les bots, les decks et les règles, et invitez qui vous voulez.
looking = Un instant…
join-by-code = Vous avez un code ?
join = Rejoindre
my-games = Mes parties
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs pour le moment. Ouvrez-en une : on la verra ici.
finished-games = Parties finies
no-finished-games = Vos parties finies pourront être revues ici.
import-record = Ouvrir une partie depuis un fichier
seat-open = libre
seat-person = joueur
seat-me = vous
status-open = attend des joueurs
status-playing = en cours
status-finished = finie
private = privée
your-turn = à vous
watch = Regarder
sit-down = S’asseoir
waiting-room = Salle d’attente
waiting-host = Commencez quand vous voulez : des bots prendront les places restées libres.
waiting-guest = C’est l’hôte qui lance la partie.
table-closed = Cette table a été fermée.
invite = Inviter
invite-code = Ou avec ce code, dans le salon :
copy = Copier
copied = Copié
seats = Places
sit-here = S’asseoir ici
begin = Commencer
begin-with-bots = Commencer, avec des bots aux places libres
close-table = Fermer la table
get-up = Se lever
game = Jeu
how-many-seats = Nombre de places
seat-number = Place { $number }
seat-for-people = libre, pour quelqu’un
seat-for-bot = bot : { $bot }
bot-usual = habituel
admission = Rythme et accès
private-table = Table privée
private-about = Elle n’apparaît pas dans le salon ; on y vient par le lien ou le code.
decks = Decks
deck-choose = Choisir un deck…
deck-use = Prendre ce deck
deck-back-to-house = Revenir à un deck de la maison
rules-preset = Selon quelles règles
preset-is = Règles : { $preset }
rules-options = Options de règles ({ $count })
rules-options-about = Tous les points sur lesquels les éditions ou les tables diffèrent. Sans rien changer, chacun est comme le jeu le dit.
rules-options-about-preset = Tous les points sur lesquels les éditions ou les tables diffèrent. Sans rien changer, chacun est comme le disent les règles choisies.
none = aucun
open-the-table = Ouvrir la table
you-are = Vous êtes { $name }.
as-guest = En invité
as-guest-about = On joue sans compte. Ce navigateur se souvient de vous.
nickname = Surnom
keep-name = Prendre ce nom
renamed = Vous êtes maintenant { $name }.
sessions = Où vous êtes connecté·e
sessions-about = Chaque navigateur qui vous connaît. Fermez ceux que vous ne reconnaissez pas : leurs parties se ferment aussitôt.
session-this = ce navigateur
session-seen = utilisé le { $day }
session-unknown = navigateur inconnu
session-end = Fermer
session-end-others = Fermer tous les autres
session-ended = C’est fermé.
email = Adresse électronique
email-about = Pour un mot de passe oublié, et pour vous prévenir quand c’est à vous si vous le souhaitez. Un message demande si l’adresse est la vôtre.
email-address = Adresse électronique (vide : aucune)
email-keep = Garder cette adresse
email-letter = Un message est parti. Ouvrez son lien pour confirmer l’adresse.
email-none = Aucune adresse n’est plus gardée.
email-confirmed = L’adresse est confirmée.
reminders = Quand c’est à moi
reminders-about = Pour les parties par correspondance : un seul message, qui nomme toutes les tables où l’on vous attend, et aucun pour une table que vous regardez.
reminders-push = Des notifications dans ce navigateur, même page fermée
reminders-push-on = Ce navigateur affiche les notifications.
reminders-push-off = Ce navigateur n’affiche plus de notifications.
reminders-push-refused = Le navigateur n’autorise pas les notifications. Voyez ses réglages pour cette page.
reminders-mail = Des messages à mon adresse électronique
reminders-no-address = Confirmez d’abord une adresse électronique, plus bas.
reminders-webhook = Appeler cette adresse (vide : aucune)
reminders-webhook-about = Pour un salon de discussion ou un programme à vous, chez : { $hosts }
reminders-hours = Entre deux rappels
reminders-every =
    { $count ->
        [0] aussi peu de temps que ce serveur le permet
        [one] au moins { $count } heure
       *[other] au moins { $count } heures
    }
reminders-keep = Garder ces choix
reminders-kept = C’est ainsi que vous serez prévenu désormais.
reminders-stopped = Vous ne recevrez plus de messages quand c’est à vous.
vacation = Congés
vacation-about = Vos pendules par correspondance s’arrêtent pendant votre absence. Sur { $days } jours par an, il en reste { $left }.
vacation-is = Du { $begins } au { $ends }
vacation-from = À partir du (vide : maintenant)
vacation-days = Jours
vacation-go = Partir
vacation-kept = Vos pendules s’arrêtent pendant votre absence.
vacation-end = Terminer le congé
vacation-over = Bon retour. Vos pendules repartent.
vacation-short = en congé
seat-vacation = en congé jusqu’au { $day }
forgotten = Oublié ?
forgotten-letter = Si ce compte a une adresse, un message est parti.
password-renewed = C’est changé. Connectez-vous avec le nouveau mot de passe.
password-change = Changer de mot de passe
password-old = Le mot de passe actuel
password-new = Le nouveau, 8 caractères au moins
password-keep = Changer
password-changed = C’est changé. Tous les autres navigateurs sont déconnectés.
account-data = Ce qui est gardé de vous
account-data-about = Vos decks, vos messages et vos parties, avec le relevé de chaque partie finie, en un fichier. Sans partie et après 30 jours d’absence, une personne invitée est effacée.
account-export = Tout exporter
account-delete = M’effacer
account-delete-about = Votre nom, vos decks et vos sessions sont effacés, sans retour possible. Les parties restent à celles et ceux qui les ont jouées, sans votre nom. Exportez-les d’abord si vous voulez les garder.
account-delete-now = Effacer pour de bon
account-delete-not = Tout garder
account-deleted = Tout ce qui vous concernait est effacé.
register = Créer un compte
register-about = Pour retrouver vos parties ailleurs. Vos parties d’invité vous suivent.
login = Se connecter
login-about = Avec le compte que vous avez déjà.
login-instead = J’ai déjà un compte
register-instead = Je n’ai pas encore de compte
name = Nom
password = Mot de passe
logout = Se déconnecter
welcome = Bienvenue, { $name }.
goodbye = À une autre nuit.
licences = Licences
credits-games = Les jeux
credits-games-about = Vampire : The Eternal Struggle est édité par Black Chantry Productions, La Fureur de Dracula par Fantasy Flight Games et Edge, Vampire : La Mascarade – CHAPTERS par Flyos Games. Vampire : La Mascarade et le Monde des Ténèbres appartiennent à Paradox Interactive AB. Les noms des jeux et des cartes appartiennent à leurs propriétaires.
credits-cards = Les cartes
credits-cards-about = Les noms, les caractéristiques et les textes imprimés des cartes de VTES viennent de krcg et du VEKN, qui les tiennent à jour pour la communauté. Les images des cartes sont dessinées par Nocturne.
credits-icons = Les icônes
credits-icons-about = Game-icons.net (CC BY 3.0), par Lorc, Delapouite, Skoll et bien d’autres, et Lucide (ISC).
credits-fonts = Les lettres
credits-fonts-about = Cinzel de Natanael Gama, EB Garamond de Georg Duffner et Octavio Pardo, Inter de Rasmus Andersson ; toutes sous SIL Open Font License.
credits-map = La carte
credits-map-about = Les côtes de l’Europe viennent de Natural Earth, dans le domaine public. Régions, routes, voies ferrées et mers sont dessinées par Nocturne.
credits-code = Le reste
credits-code-about = Nocturne est un logiciel libre sous licence MIT. La campagne de CHAPTERS qu’on y joue a été écrite pour lui. La page est faite avec Svelte et parle grâce à Fluent.

replay = Relecture
replay-of = Relecture : { $game }
replay-first = Au début
replay-back = Une réponse en arrière
replay-play = Lecture
replay-pause = Pause
replay-forth = Une réponse en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-at = Réponse { $at } sur { $answers }
replay-eyes = Vue par
replay-spectator = un spectateur
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-quick = rapide
replay-speed-instant = très rapide
replay-opening = Le début
replay-to = Aller à la réponse { $at }
replay-answered = La réponse :
replay-link = Copier un lien vers ce moment
replay-link-copied = Le lien vers ce moment est copié.
replay-play-on = Jouer à partir d’ici contre des bots
replay-play-as = à la place de
history-save = Enregistrer ce que je sais de la partie
history-save-about = Un fichier de tout ce qui vous a été montré jusqu’ici, à revoir plus tard.
history-about = Un fichier enregistré pendant une partie montre ce que ce joueur a vu, et rien d’autre. Il reste dans ce navigateur.
history-open = Ouvrir un fichier
history-wrong = Ce n’est pas une partie enregistrée, ou pas une que cette page sait montrer. Choisissez un fichier enregistré à une table.

waiting-masked = On attend la table
ask-again = Me redemander
let-go-window = Pas dans cette fenêtre
let-go-window-about = Passe ici, et dans cette fenêtre tant que dure l’action
let-go-action = Pas dans cette action
let-go-action-about = Passe ici, et pendant toute cette action
let-go-card = Jamais pour cette carte
let-go-card-about = Passe ici, et toujours dans cette fenêtre à propos de cette carte
stops = Quand me demander
stops-presets = À quel rythme ?
stops-preset-beginner = Débutant
stops-preset-beginner-about = Les blocages, les combats, les votes et ce qui vous vise ({ $count } cas)
stops-preset-usual = Habituel
stops-preset-usual-about = Ce qui vous concerne, et chaque étape de vos actions ({ $count } cas)
stops-preset-everything = Tout
stops-preset-everything-about = Chaque fenêtre où vous pourriez faire quelque chose ({ $count } cas)
stops-own = Réglé par vos soins : { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}.
stops-reset = Revenir à l’habituel
stops-each = Fenêtre par fenêtre
stops-search = Chercher une fenêtre
stops-about = Choisir les fenêtres où l’on vous demande
stops-long = Là où rien n’est coché, vous passez de vous-même, sauf si quelque chose vous concerne. Personne d’autre ne le sait.
masking = Fermeture des fenêtres
masking-usual = comme d’habitude : masquée entre plusieurs personnes, sinon rapide
masking-fast = rapide : tout le monde voit qui est sollicité
masking-masked = masquée : personne ne sait qui est sollicité
masking-strict = stricte : chacun est sollicité à chaque fenêtre, pendant dix secondes

lesson = Leçon
lessons-long = Vous êtes à une vraie table. Chaque étape dit ce qui se passe et montre ce dont elle parle ; rien ne peut mal tourner. Une leçon dure environ cinq minutes.
lesson-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
lesson-begin = Commencer
lesson-begin-of = Commencer : { $title }
lesson-at = Étape { $step } sur { $steps }
lesson-progress = Avancement de la leçon
lesson-done = Leçon terminée
lesson-others = D’autres leçons
lesson-this = l’étape

clocks = Pendules
clock-days = { $days } jours
clock-warned = presque plus de temps
clock-bank = { $minutes } min en réserve
clock-warned-you = Il vous reste peu de temps.
clock-lapsed = un bot joue
clock-lapsed-you = Votre temps est écoulé : un bot joue à votre place.
clock-back = Me revoilà
takeback-agreed = Le coup est repris.
takeback-refused = Pas d’accord : le coup est maintenu.
takeback-withdrawn = La demande de reprise est retirée.
takeback-past = La partie a continué : le coup est maintenu.
takeback = Un coup repris
takeback-ask = Demander à reprendre mon dernier coup
takeback-ask-about = Les autres à la table doivent être d’accord
takeback-asked = { $name } demande à reprendre ceci :
takeback-mine = Vous demandez à reprendre ceci. Accord attendu : { $names }
takeback-reveals = Quelque chose de caché ou d’aléatoire a été révélé depuis.
takeback-agree = Accepter
takeback-refuse = Refuser
takeback-withdraw = Retirer la demande
pace = Pendule
pace-none = aucune
pace-quick = rapide : 30 secondes par question, 10 minutes en réserve
pace-calm = tranquille : 90 secondes par question, 30 minutes en réserve
pace-days = par correspondance : 3 jours par question

playback = Rythme
playback-speed = Vitesse à laquelle on voit les coups
playback-pause = Pause (K)
playback-resume = Reprendre (K)
playback-step = Un pas (point)
playback-skip = Jusqu’à ma prochaine décision (F)
playback-playing = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}{ $then ->
    [you] , puis vous
   *[others] { " " }à venir
}
playback-paused = { $count ->
    [0] En pause
   *[other] En pause : { $count }
}{ $then ->
    [you] , puis vous
   *[others] { "" }
}
playback-watch = Les autres jouent.
playback-skipping = Vers votre prochaine décision…
speed-slow = Lente
speed-normal = Normale
speed-quick = Rapide
speed-instant = Immédiate
motion = Mouvement
motion-about = Les cartes qui volent, les traits qui s’étirent ; le rythme reste
motion-system = Système
motion-on = Activé
motion-off = Désactivé

# Cartes imprimées
pictures = Cartes imprimées
pictures-about =
    { $source ->
        [remote] Les images des cartes de VTES à la place de nos dessins. Votre navigateur va les chercher chez { $host } : ce serveur apprend votre adresse réseau et les cartes que vous voyez, rien d’autre. La page est rechargée.
       *[folder] Les images des cartes de VTES, fournies par ce serveur, à la place de nos dessins. La page est rechargée.
    }

# Les façons de quitter une partie, et les liens vers elle.
share-table = Partager cette table
share-about = Un lien pour regarder, et un pour s’asseoir tant qu’il reste des places
way-out = Quitter ou finir la partie
way-out-about = Laisser à un bot, d’un commun accord, ou abandonner
way-out-bot = Laisser ma place à un bot
way-out-bot-about = Un bot joue pour vous jusqu’à votre retour à la table. C’est la façon loyale de partir quand d’autres continuent.
way-out-end = Proposer de finir la partie
way-out-end-now = Finir la partie maintenant
way-out-end-about = Si tout le monde accepte, la partie s’arrête avec les points tels qu’ils sont.
way-out-end-alone = La partie s’arrête aussitôt, avec les points tels qu’ils sont.
way-out-concede = Abandonner
way-out-concede-ousted = Vous partez à la fin de ce tour comme si vous étiez éliminé : votre prédateur gagne un point de victoire et 6 points de pool.
way-out-concede-removed = Vous partez à la fin de ce tour, et personne n’y gagne.
way-out-concede-side = { $people ->
    [0] La traque s’arrête aussitôt, et votre camp a perdu.
   *[other] Votre camp perd. Si d’autres personnes jouent dans votre camp, il faut leur accord.
}
way-out-concede-campaign = { $people ->
    [0] La campagne s’arrête aussitôt.
   *[other] La campagne est abandonnée. Il faut l’accord des autres joueurs.
}
way-out-sure = Oui : { $what }
way-out-stay = Non, je continue
conceding = Vous avez abandonné. Un bot finit ce tour pour vous, puis vous quittez la partie.
left-to-bot = Un bot joue pour vous.
seat-left = a laissé sa place à un bot
wish-end = Une proposition de finir la partie
wish-concede = Un souhait d’abandonner
wish-end-asked = { $name } propose de finir la partie avec les points tels qu’ils sont.
wish-end-mine = Vous proposez de finir la partie. Reste à convaincre : { $names }
wish-concede-asked = { $name } voudrait abandonner pour votre camp.
wish-concede-mine = Vous voudriez abandonner. Reste à convaincre : { $names }
wish-outcome-agreed = C’est entendu.
wish-outcome-refused = Pas d’accord : la partie continue.
wish-outcome-withdrawn = La proposition est retirée.
look-from = Vue de
look-from-table = la table telle quelle

## Classements

ratings = Classements
ratings-about = Si vous le souhaitez, vos parties contre des personnes qui le souhaitent aussi sont classées : par jeu et par sorte de table, jamais aux tables où siège un bot. Vous seul voyez vos classements.
ratings-on = Classer mes parties à partir de maintenant
ratings-off = Ne plus me classer, et oublier mes classements
ratings-none = Aucune de vos parties n’a encore été classée.
ratings-game = Jeu
ratings-kind = Table
ratings-rating = Classement
ratings-games = Parties
ratings-value = { $rating } ± { $unsure }
ratings-free = sans pendule
ratings-live = avec pendule
ratings-correspondence = par correspondance
ratings-tournament = tournoi
