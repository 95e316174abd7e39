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
guest-bynames = des_Brumes aux_Mains_froides d’Outre-Nuit des_Neuf_Ponts du_Vieux_Port du_Soir du_Caveau de_Minuit
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
