# Ce que disent l’installation et les vérifications. Une ligne par message : ils sont lus avant que Fluent soit installé.
setup-first = Nocturne : installation du nécessaire dans { $folder }
setup-update = Nocturne : mise à jour de ce qui est installé dans { $folder }
setup-waiting = Nocturne : une autre installation est en cours ici, attente de sa fin...
setup-environment = création de l’environnement (Python { $version })
setup-packages = installation de { $count } paquets
setup-package = [{ $done }/{ $count }] { $name }
setup-unpacking = [{ $count }/{ $count }] décompression
setup-project = installation de Nocturne
setup-done = prêt, en { $seconds } s
setup-interrupted = L’installation a été interrompue. Rien n’est perdu : relancez la même commande.
setup-failed = L’installation a échoué à cette étape : { $step }. Les dernières lignes de l’installateur :
setup-failed-again = Relancer la même commande reprend l’installation depuis le début.
setup-failed-log = Tout ce qu’il a dit : { $log }
setup-failed-network = L’installation télécharge des paquets la première fois : vérifiez la connexion (et le proxy, s’il y en a un), puis relancez la même commande.
setup-failed-hash = Un paquet téléchargé n’est pas celui avec lequel cette version de Nocturne a été vérifiée ; il a été refusé. Réessayez ; si cela se reproduit, signalez-le.
setup-failed-wheel = Un paquet n’existe pas tout prêt pour ce Python ou pour cette machine. Un autre Python conviendra peut-être : NOCTURNE_PYTHON=/chemin/vers/python3 (Python 3.11 à 3.14).
setup-not-writable = Nocturne ne peut pas écrire dans { $path } ({ $reason }). Placez le dossier là où vous pouvez écrire, ou libérez de la place.

page-building = Nocturne : construction de la page pour le navigateur
page-node = téléchargement de Node, qui la construit, dans le dossier build/node
page-node-does-not-start = Le Node placé dans { $folder } ne démarre pas sur cette machine. Installez Node 20.19 ou plus récent, puis relancez la même commande.
page-packages = installation des paquets qui la composent
page-build = construction
page-done = construite, en { $seconds } s
page-failed-step = La page n’a pas pu être construite, à l’étape : { $step }. Les dernières lignes :
page-old = Le serveur montrera la page construite auparavant.
page-not-packed = Le paquet n’a pas été construit : la page pour le navigateur y manquerait. Installez Node 22.12 ou plus récent (https://nodejs.org), ou connectez cette machine au réseau, puis recommencez.
page-none = Le serveur tournera sans sa page ; le terminal (./play vtes, dracula ou chapters) s’en passe.

checks-passed = réussi
checks-failed = ÉCHEC
checks-all-passed = Toutes les vérifications ont réussi.
checks-some-failed = Échecs : { $names }
checks-unavailable = Impossible sur cette machine : { $reason }
checks-unavailable-strict = En mode strict, ce qui n’a pas pu être lancé compte comme un échec.
