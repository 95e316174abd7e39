# La page autour des jeux.
game-vtes = Vampire : The Eternal Struggle
game-dracula = La Fureur de Dracula
game-chapters = Vampire : La Mascarade – CHAPTERS
play-now = Jouer à { $game }
language = Langue
language-en = English
language-fr = Français
to-start = Retour à l’accueil
close = Fermer

guest-names = Cendre Ombre Corbeau Velours Sève Épine Vesper Onyx Brume Zibeline Ronce Suie Lueur Plume Freux Saule
guest-bynames = des_Brumes aux_Mains_nues d’Outre-Nuit des_Neuf_Ponts du_Vieux_Port du_Soir du_Caveau de_Minuit
guest-name = { $name } { $byname }

unreachable = Le serveur est injoignable. Tourne-t-il, et êtes-vous connecté ?
went-wrong = Quelque chose s’est mal passé (statut { $status }). Réessayez dans un instant.
opening = On dresse la table…
line-opening = Connexion…
line-open = Connecté
line-lost = Connexion perdue, retour en cours…
line-refused = Entrée refusée
refused-4401 = On ne vous connaît plus ici. Repassez par l’accueil pour rentrer.
refused-4403 = Trop de connexions depuis chez vous. Patientez un instant, puis réessayez.
refused-4404 = Cette table n’existe pas.
refused-4409 = Cette partie n’a pas commencé.

table = Table
question = Ce qu’on vous demande
choices = Choix
key-space = Espace
sealed = Choix secret : il sera révélé quand tout le monde aura choisi.
waiting = On attend…
waiting-for = On attend { $names }
undo = Annuler
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
details = Détails
you-may = Vous pouvez
why-not = Pourquoi ne puis-je rien en faire ?
why-not-more = Pourquoi rien d’autre ?
why-possible = Vous pouvez en faire quelque chose dès maintenant.
why-nothing = Rien ici ne le concerne en ce moment.
rule = Règle { $rule }

title = Nocturne
title-at = { $game } · Nocturne
title-asked = ● À vous · Nocturne
beside = Question, journal et discussion
panes = À côté de la table
pane-ask = Choix
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
you-are-asked = On vous demande : { $question }
narrow = Réduire la liste
narrow-many = Chercher parmi { $count } choix
narrow-none = Rien de ce nom.
let-go = Jusqu’à ce que ça me concerne
let-go-about = Passe maintenant, et continue de passer jusqu’à ce que quelque chose vous concerne
more = Plus
full-control = Contrôle total
full-control-about = Être consulté même quand il n’y a qu’une réponse
report = Enregistrer un rapport
report-about = Ce que sait cette page, en fichier à joindre à un signalement
game-over = La partie est finie
winner = vainqueur
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire : { $names }.
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
help-lit = Ce que vous pouvez choisir brille : touchez-le pour le choisir. Quand une chose permet plusieurs réponses, elles s’ouvrent à côté. Toutes les réponses sont aussi dans la liste.
help-unlit = Touchez tout le reste pour le voir en entier, et demandez pourquoi vous ne pouvez rien en faire : la réponse donne la règle.
help-log = Les noms du journal s’ouvrent aussi. Les passes sont estompées.
help-keys = Touches
key-name-1-9 = 1 … 9
key-does-1-9 = choisir dans la liste
key-name-enter = Entrée
key-does-enter = confirmer ce qui a le focus, sinon aller à la liste
key-name-space = Espace, P
key-does-space = passer (la réponse habituelle)
key-name-n = N
key-does-n = passer jusqu’à ce que quelque chose me concerne
key-name-u = U
key-does-u = annuler
key-name-l = L
key-does-l = journal
key-name-c = C
key-does-c = discussion
key-name-help = ?
key-does-help = cette aide
key-name-escape = Échap
key-does-escape = fermer ce qui est ouvert
