# Messages de la commande nocturne.

## Aide et usage. Lus sans le moteur Fluent : du texte seul, %s pour ce qui varie.
cli-help-title = Nocturne : une table qui connaît les règles des jeux de vampires.
cli-help-usage = usage : nocturne COMMANDE [OPTIONS]      détails : nocturne COMMANDE --help
cli-help-heading-play = À la table
cli-help-heading-check = Les règles
cli-help-heading-measure = Les mesures
cli-help-play = jouer dans ce terminal, contre des robots
cli-help-serve = le serveur pour le navigateur
cli-help-games = les jeux auxquels on peut jouer ici, et leurs options
cli-help-replay = revoir une partie enregistrée, ou la vérifier
cli-help-rules = quelles règles sont prouvées par des tests ; le texte d’une règle
cli-help-scenario = jouer des scénarios : une position, des coups, ce qui doit être vrai
cli-help-fuzz = jouer au hasard à la recherche de fautes dans les règles
cli-help-sim = faire jouer beaucoup de parties à des robots et compter
cli-help-arena = mesurer la force des niveaux de robots
cli-help-bench = mesurer la vitesse, seule ou face à d’autres moteurs
cli-help-doctor = ce qui est installé, ce qui manque, comment l’obtenir
cli-help-footer =
    --lang en|fr choisit la langue et se place n’importe où ; sinon NOCTURNE_LANG
    décide, puis la langue du terminal. --version donne la version.

cli-about-play = Jouer dans ce terminal, contre des robots. Chaque réponse est écrite sur le disque dès qu’elle est donnée : une partie quittée, interrompue ou tuée reprend là où elle en était.
cli-about-serve = Servir les jeux aux navigateurs de cette machine, jusqu’à Ctrl-C. Chaque réponse est sur le disque avant que quiconque en voie l’effet.
cli-about-games = Les jeux auxquels on peut jouer ici ; avec JEU, ses places, ses robots et ses options.
cli-about-replay = Revoir une partie enregistrée, en toutes lettres, ou vérifier qu’elle se déroule encore comme elle a été enregistrée.
cli-about-rules = Quelles règles des listes sont prouvées par des tests. Avec JEU, chapitre par chapitre ; avec RÈGLE, le texte de cette règle (un identifiant, ou son début).
cli-about-scenario = Jouer des scénarios (ou tous ceux d’un dossier) : une position, des coups, ce qui doit être vrai et ce qui doit être refusé.
cli-about-fuzz = Jouer au hasard en vérifiant à chaque pas les copies, les enregistrements, les vues et les invariants. Une faute est gardée sous forme d’enregistrement qui la reproduit.
cli-about-sim = Faire jouer beaucoup de parties à des robots et compter ce qui arrive.
cli-about-arena = Faire jouer des niveaux de robots les uns contre les autres et dire la force de chacun. Une manche est jouée une fois pour chaque façon de les placer, avec la même graine et les mêmes decks ; les intervalles valent à 95 %.
cli-about-bench = Mesurer la vitesse des jeux sur un seul cœur : décisions, copies, encodage, vues.
cli-about-doctor = Ce qui est installé, ce qui manque et comment l’obtenir.

cli-arg-game = le jeu (nocturne games en donne la liste)
cli-arg-game-play = le jeu ; sinon, on choisit dans une liste
cli-arg-game-about = en dire plus sur ce jeu
cli-arg-seats = combien de places à la table, robots compris
cli-arg-seat = votre place (1 pour la première)
cli-arg-bots = les robots des autres places, dans l’ordre ; le dernier occupe le reste
cli-arg-names-help = les noms des places, dans l’ordre
cli-arg-seed = la même graine redonne la même partie
cli-arg-serve-host = l’adresse où écouter (par défaut : 127.0.0.1, cette machine seulement)
cli-arg-serve-port = le port où écouter ; 0 en prend un libre (par défaut : 8000)
cli-arg-serve-data = le dossier des comptes et des parties (par défaut : avec vos parties)
cli-arg-serve-mail = le serveur de courrier pour écrire aux gens : smtp://nom:motdepasse@hôte:587?from=ADRESSE, ou smtps://… (ou NOCTURNE_MAIL, qui garde le mot de passe hors des listes de processus)
cli-arg-serve-site = où l’on joint ce serveur, pour les liens des messages : https://… (ou NOCTURNE_SITE)
cli-arg-serve-reminders = comment rappeler à quelqu’un que c’est son tour par correspondance : parmi mail, push et webhook (par défaut : tout), ou off ; il faut --site
cli-arg-serve-minutes = minutes entre deux rappels à la même personne, au moins (par défaut : 30)
cli-arg-serve-a-day = rappels par jour à la même personne, au plus (par défaut : 12)
cli-arg-serve-webhooks = où les webhooks peuvent mener : hooks.example.org, *.example.org, ou http://10.0.0.5:9000 en entier pour une adresse interne (par défaut : nulle part)
cli-arg-serve-pushes = services de notification que l’on peut appeler (par défaut : ceux des éditeurs de navigateurs)
cli-arg-serve-vacation = jours par an où les pendules de quelqu’un peuvent s’arrêter par correspondance (par défaut : 30)
cli-arg-serve-grace = secondes avant qu’un robot ne tienne une place abandonnée (par défaut : 60)
cli-meta-pictures = SOURCE
cli-arg-serve-archive = un dossier de decks tels que les écrit l’archive des tournois, un par fichier (*.txt) : les cartes montrent lesquels les jouent, et les decks en reçoivent des suggestions
cli-arg-serve-french = les noms et les textes français des cartes de VTES, pour les pages en français, la recherche et les decks collés : l’archive de la traduction de la communauté (vtescsv_utf8.fr-FR.zip) ou un dossier avec ses fichiers ; aussi par NOCTURNE_FRENCH_CARDS
cli-arg-serve-pictures = les cartes imprimées de VTES, pour tous : un dossier d’images (nommées d’après le numéro de la carte ou comme krcg la nomme), une adresse telle que https://example.org/cartes, krcg (le serveur d’images de la communauté) ou off. Sans cela, chacun peut accepter celles de krcg
cli-arg-serve-no-browser = ne pas ouvrir de navigateur (sinon, il s’en ouvre un s’il y a un écran)
cli-serve-at =
    Nocturne est à l’adresse { $address }
    Parties et comptes sont gardés dans { $folder }. Ctrl-C arrête le serveur ; rien n’est perdu.
cli-serve-stopped = Arrêté. Toutes les parties sont gardées.
cli-serve-port-taken = Le port { $port } de { $host } est déjà pris par un autre programme. Choisissez-en un autre : ./play --port { $other }
cli-serve-here-already = Nocturne tourne déjà : { $address }. Ouvrez cette adresse dans votre navigateur, ou lancez-en un second avec ./play --port { $other } et un dossier à lui (--data).
cli-serve-data-taken = Le dossier { $folder } est utilisé par un autre serveur Nocturne. Arrêtez-le, ou donnez à celui-ci un dossier à lui avec --data.
cli-serve-port = Impossible d’écouter à l’adresse { $host }, port { $port } ({ $detail }). Choisissez-en d’autres avec --host et --port.
cli-serve-data = Impossible de garder les parties dans { $folder } ({ $detail }). Choisissez avec --data un dossier où vous pouvez écrire.
cli-serve-database = La base de données { $file } est inutilisable ({ $detail }). Déplacez-la, ou choisissez un autre dossier avec --data.
cli-serve-missing = Le serveur a besoin du paquet { $package }, qui n’est pas installé. Lancez ./play --setup.
cli-arg-fuzz-seats = combien de places à la table (par défaut : tantôt plus, tantôt moins)
cli-arg-fuzz-every = combien de décisions séparent deux des vérifications lentes
cli-arg-fuzz-leaks = toutes les N décisions, comparer aussi ce que voient chaque place et un spectateur avec une partie qui ne diffère que par ce qu’ils doivent ignorer
cli-arg-option = une option du jeu ; peut être répétée
cli-arg-full-control = être consulté même quand il n’y a qu’une réponse
cli-arg-resume = reprendre la partie inachevée de FICHIER, ou la plus récente
cli-arg-new = commencer une partie même s’il en reste une inachevée
cli-arg-json = pour les programmes : du JSON au lieu d’un tableau
cli-arg-lang = langue de cette commande
cli-arg-games = nombre de parties (par défaut : %(default)s)
cli-arg-sim-bots = les robots qui jouent ; ils s’assoient dans cet ordre et se décalent d’une place à chaque partie (par défaut : random)
cli-arg-sim-stay = les robots gardent leur place ; sinon ils avancent d’une place à chaque partie
cli-arg-sim-seed = la même graine redonne les mêmes parties (par défaut : %(default)s)
cli-arg-arena-levels = les niveaux qui s’affrontent, deux au moins
cli-arg-arena-games = le nombre de manches ; chacune est jouée une fois pour chaque façon de placer les niveaux (par défaut : %(default)s)
cli-arg-arena-alone = le premier niveau a une place, le second toutes les autres
cli-arg-arena-picture = écrire aussi le résultat en image (SVG)
cli-arg-jobs = nombre de processus qui se partagent le travail (par défaut : %(default)s)
cli-arg-record = une partie enregistrée
cli-arg-verify = seulement vérifier qu’elle se déroule comme enregistrée : une ligne et un code de sortie
cli-arg-step = une réponse à la fois
cli-arg-replay-seat = ne voir que ce que voyait cette place (1 pour la première)
cli-arg-scenario-run = jouer les scénarios
cli-arg-scenario-paths = des scénarios, ou des dossiers qui en contiennent
cli-arg-rules-game = seulement ce jeu, en détail ; « rulings » : les décisions officielles sur les cartes
cli-arg-rules-rule = le texte de cette règle ; avec « rulings », une carte, un identifiant ou un verdict
cli-arg-bench-games = seulement ces jeux (par défaut : tous) ; ou « server » : combien de tables tient le serveur
cli-arg-bench-peers = mesurer aussi d’autres moteurs, dans un environnement à part, sur le même cœur
cli-arg-bench-rounds = nombre de tours ; la médiane compte (par défaut : %(default)s)
cli-arg-bench-seconds = secondes de jeu par tour, ou par étape avec un serveur (par défaut : 1, et 20)
cli-help-heading-bench-server = seulement pour « nocturne bench server »
cli-arg-bench-tables = mesurer avec tant de tables à la fois ; peut être répétée (par défaut : de plus en plus, jusqu’à la rupture)
cli-arg-bench-server-game = ne jouer qu’à ce jeu ; peut être répétée (par défaut : vtes, dracula et chapters tour à tour)
cli-arg-bench-reopen = au lieu de mesurer, rouvrir de longues parties après un redémarrage, N tables à la fois
cli-arg-bench-kill = au lieu de mesurer, tuer le serveur à des moments quelconques de N parties, et voir que rien n’est perdu ; avec --workers, tuer N fois un des processus
cli-arg-bench-people = autant de personnes à chaque table (par défaut : une à trois tour à tour, avec des robots)
cli-arg-bench-spectators = avec --people : autant de personnes qui regardent chaque table (par défaut : 0)
cli-arg-bench-bot-seats = avec --people : autant de robots à chaque table (par défaut : 0)
cli-arg-bench-masking = avec --people : comment les fenêtres se ferment (par défaut : fast)
cli-arg-bench-workers = un serveur de N processus, sur un PostgreSQL propre à la mesure (par défaut : 1, sur SQLite)
cli-arg-number = « %s » n’est pas un nombre entier à partir de %s
cli-arg-pair = « %s » n’a pas la forme NOM=VALEUR
cli-arg-names = « %s » contient un nom vide ; séparez les noms par une seule virgule

cli-argparse-usage = usage :
cli-argparse-positional = arguments
cli-argparse-options = options
cli-argparse-help = afficher cette page
cli-argparse-argument = %(argument_name)s : %(message)s
cli-argparse-one = il manque une valeur
cli-argparse-some = il manque au moins une valeur
cli-argparse-required = il manque : %s
cli-argparse-unrecognized = pas compris : %s
cli-argparse-choice = %(value)r n’est pas possible ici, seulement %(choices)s
cli-argparse-exclusive = pas en même temps que %s
cli-argparse-explicit = ne prend pas de valeur, mais a reçu %r
cli-argparse-ambiguous = %(option)s peut vouloir dire %(matches)s

cli-lang-unknown = « %s » n’est pas une langue d’ici ; il y a %s.
cli-command-near = la commande « %s » n’existe pas. Vouliez-vous dire « %s » ?
cli-command-unknown = la commande « %s » n’existe pas. Commandes : %s.

cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-rule = RÈGLE
cli-meta-path = CHEMIN
cli-meta-name-value = NOM=VALEUR
cli-arg-duration = « %s » n’est pas un nombre de secondes

## Ce qu’on peut taper à la table en plus d’un choix : les mots de chaque commande, séparés par des espaces.
cli-word-help = ? aide h
cli-word-go = continuer suite
cli-word-auto = auto
cli-word-why = pourquoi
cli-word-undo = annuler
cli-word-undo-anyway = annuler!
cli-word-save = sauver enregistrer
cli-word-log = journal
cli-word-look = voir
cli-word-card = carte
cli-word-choices = choix
cli-word-lang = langue
cli-word-quit = quitter q
cli-answer-yes = o oui
cli-answer-no = n non

## S’asseoir.
cli-guest = Convive
cli-bot-names = Ada Bram Clara Dorian Elsa Félix Greta Hugo Iris Jonas
cli-choose-title = Quel jeu ?
cli-choose-resume = Reprendre { $kept }
cli-choose-prompt = numéro ou nom :{ " " }
cli-choose-again = Tapez un numéro de 1 à { $count }, ou une partie d’un nom ; q pour sortir.
cli-kept = { $title } ({ $seats } places, { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}, { $when })
cli-resume-there-is = Il reste une partie inachevée : { $kept }.
cli-resume-question = La reprendre ? [O/n]{ " " }
cli-resume-possible = Une partie inachevée est gardée : { $kept }. Pour la reprendre : --resume { $file }
cli-resume-none = { $any ->
    [yes] Il n’y a pas de partie inachevée
   *[no] Il n’y a pas de partie inachevée de { $game }
} dans { $folder }.
cli-resume-fixed = { $option } concerne une nouvelle partie ; une partie reprise garde ce avec quoi elle a commencé.
cli-resume-other-game = { $file } est une partie de { $theirs }, pas de { $game }.
cli-home-unwritable = Impossible de garder la partie dans { $folder } ({ $detail }). Donnez à NOCTURNE_HOME un dossier où vous pouvez écrire.
cli-game-open-elsewhere = Cette partie est ouverte dans un autre terminal : { $file }.
cli-seat-wrong = Il n’y a pas de place { $seat } à une table de { $seats }.
cli-names-too-many = { $names } noms pour { $seats } places.
cli-option-unknown = { $game } n’a pas d’option « { $name } ». Ses options : { $known }.
cli-option-wrong = L’option { $name } ne peut pas valoir « { $value } ». Valeurs acceptées : { $kind }.

## À la table.
cli-play-welcome = { $title } : { $name }, à une table de { $seats }, graine { $seed }.
cli-play-hint = Tapez un numéro ou un bout de choix ; ? pour l’aide ; quitter garde la partie.
cli-play-prompt = {">"}{ " " }
cli-play-prompt-usual = [Entrée : { $usual }] {">"}{ " " }
cli-play-yours = { $name } (vous)
cli-play-sealed = Chacun choisit en secret ; tout est révélé en même temps.
cli-play-several = « { $text } » peut désigner :
cli-play-not-understood = « { $text } » { $count ->
    [one] n’est pas le seul choix qu’il y a
   *[other] ne correspond à aucun des { $count } choix
}. Tapez un numéro, une partie d’un choix, ou ? pour l’aide.
cli-play-lang-which = Quelle langue ? { $languages } : langue en
cli-play-over = La partie est terminée.
cli-play-standing = { $name } : { $points }{ $won ->
    [yes] {" "}— l’emporte
   *[no] {""}
}
cli-play-kept = La partie est gardée. Pour la reprendre : { $command }
    ({ $file })
cli-play-kept-finished = Pour la revoir :
    nocturne replay { $file }
cli-play-fault = C’est une faute de Nocturne, pas la vôtre. La partie jusqu’ici est dans { $record }, les détails dans { $report } : merci d’envoyer les deux.
cli-play-help =
    numéro, ou bout de choix    choisir
    Entrée seule                la réponse habituelle, là où elle est affichée
    continuer                   la réponse habituelle, jusqu’à ce qui vous concerne
    choix                       revoir les choix
    voir                        revoir la table
    pourquoi                    ce qui n’est pas possible, et selon quelle règle
    pourquoi NUMÉRO ou TEXTE    pourquoi c’est possible, ou pourquoi non
    carte NOM                   ce que fait une carte ou une chose, si le jeu le dit
    journal [N]                 les dernières lignes de ce qui s’est passé
    annuler                     reprendre votre réponse, si rien n’a suivi
    annuler!                    revenir quand même : seuls des robots regardent
    sauver [FICHIER]            écrire la partie dans un fichier à part
    auto [oui|non]              répondre pour vous quand il n’y a qu’un choix
    langue en|fr                changer de langue
    quitter                     partir ; la partie est gardée
cli-news-repeated = { $sentence } (×{ $times })
cli-go-needs-answer = Ici, c’est à vous de répondre.
cli-auto-answered = → { $what } ({ $times ->
    [1] répondu pour vous
   *[other] répondu pour vous { $times } fois
})
cli-auto-on = oui on
cli-auto-off = non off
cli-auto-which = auto oui : rien ne vous est demandé quand il n’y a qu’un choix. auto non : tout vous est demandé.
cli-auto-now = { $on ->
    [yes] Désormais, rien ne vous est demandé quand il n’y a qu’un choix.
   *[no] Désormais, tout vous est demandé, même quand il n’y a qu’un choix.
}
cli-why-nothing-refused = Rien n’a été refusé ici : { $count ->
    [one] ce choix est
   *[other] ces { $count } choix sont
} tout ce qu’on pouvait envisager.
cli-why-possible = { $number } est possible : { $what }.
cli-why-unknown = On ne sait rien ici de « { $text } ».
cli-why-more = … et { $count } de plus ; demandez pour l’une d’elles.
cli-undo-nothing = Il n’y a encore rien de vous à reprendre.
cli-undo-answered = { $name } a répondu depuis. Seuls des robots regardent : annuler! y revient quand même.
cli-undo-revealed = Une chose cachée est apparue depuis. Seuls des robots regardent : annuler! y revient quand même.
cli-undo-done = Retour à votre dernière décision.
cli-save-done = Enregistré dans { $file }.
cli-save-failed = Impossible d’écrire { $file } : { $detail }.
cli-card-which = Laquelle ? Par exemple : carte NOM
cli-card-more = … et { $count } de plus ; tapez une plus grande partie du nom.
cli-card-unknown = Il n’y a rien de plus à dire de « { $text } ».

## Jeux.
cli-games-id = id
cli-games-title = jeu
cli-games-seats = places
cli-games-about = en deux mots
cli-games-range = { $least }–{ $most }
cli-games-next = nocturne play ID pour jouer, nocturne games ID pour ses options.
cli-games-broken = Impossible de charger { $game } : { $detail } (nocturne doctor en dit plus)
cli-games-seats-line = Places : de { $least } à { $most }, d’habitude { $usual }
cli-games-bots-line = Robots : { $bots }
cli-games-no-options = Il n’a pas d’options.
cli-games-option = option
cli-games-default = par défaut
cli-games-accepts = accepte

## Revoir une partie.
cli-replay-title = { $title }, { $seats } places, graine { $seed } : { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}.
cli-replay-choice = { $name } : { $what }
cli-replay-step = [{ $number }/{ $answers }] Entrée pour la réponse suivante, voir, quitter {">"}{ " " }
cli-replay-step-help = Entrée continue, voir montre la table, quitter s’en va.
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
cli-replay-fault = Les règles elles-mêmes échouent ici : { $detail }
cli-verify-right = { $file } : { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}, { $digests ->
    [0] rien d’illégal (aucune empreinte n’a été gardée pour comparer)
   *[other] tout est conforme à l’enregistrement
} ; la partie { $over ->
    [yes] est terminée
   *[no] n’est pas terminée
}.
cli-verify-wrong = Non conforme à l’enregistrement. { $detail }

## Doctor.
cli-doctor-version = Nocturne { $version }, Python { $python } ({ $where })
cli-doctor-package = { $name } { $version ->
    [none] manque, et c’est nécessaire
   *[other] { $version }
}
cli-doctor-tool = { $name } { $version ->
    [none] n’est pas installé (ne sert qu’au développement)
   *[other] { $version } (pour le développement)
}
cli-doctor-get-needed = Pour obtenir ce qui manque : ./play --setup dans le dossier du projet, ou pip install nocturne
cli-doctor-get-optional = Pour obtenir les outils de développement : ./test dans le dossier du projet
cli-doctor-game = jeu { $game }{ $problem ->
    [none] {""}
   *[other] {" "}impossible à charger : { $problem }
}
cli-doctor-home = les parties sont gardées dans { $home } { $writable ->
    [yes] ({ $unfinished } inachevées)
   *[no] , où l’on ne peut pas écrire : donnez à NOCTURNE_HOME un dossier où vous pouvez écrire
}
cli-doctor-languages = langues : { $languages } (ici { $language })
cli-doctor-well = Tout va bien.
cli-doctor-unwell = Il manque quelque chose : voyez les lignes marquées ✗.

## Règles.
cli-rule-line = { $rule } : { $text }
cli-rules-game = jeu
cli-rules-chapter = chapitre
cli-rules-total = règles
cli-rules-proven = prouvées
cli-rules-open = ouvertes
cli-rules-excused = sans objet
cli-rules-made = D’après l’exécution de tous les tests du { $when }.
cli-rules-never = Les tests n’ont pas encore tous été exécutés ici, donc rien n’est compté comme prouvé : ./test s’en charge.
cli-rules-state-proven = prouvée
cli-rules-state-open = ouverte : aucun test ne la prouve encore
cli-rules-state-excused = sans objet : { $reason }
cli-rules-source = { $source ->
    [none] {""}
   *[other] source : { $source }
}{ $repeats ->
    [none] {""}
   *[other] {" "}répète { $repeats }
}
cli-rules-other-game = { $rule } n’est pas une règle de { $game }.

## Décisions officielles sur les cartes.
cli-rulings-total = couples
cli-rulings-proven = prouvés
cli-rulings-by-rule = par une règle
cli-rulings-descriptive = descriptifs
cli-rulings-superseded = remplacés
cli-rulings-open = ouverts
cli-rulings-unplayable = sur des cartes pas encore jouables
cli-rulings-groups = { $covered } groupes de cartes sur { $total } ont un verdict pour chaque carte jouable, dont { $test } par un test qui passe sur toutes les cartes ; { $without } n’ont aucune carte jouable.
cli-rulings-state-proven = { $by ->
    [none] prouvé.
   *[other] prouvé : { $by }.
}
cli-rulings-state-by-rule = découle de { $by }.
cli-rulings-state-descriptive = descriptif.
cli-rulings-state-superseded = remplacé ({ $by }).
cli-rulings-state-open = ouvert.
cli-rulings-none = Aucune décision sur une carte jouable ne correspond à « { $wanted } ». Donnez le nom d’une carte, l’identifiant d’une décision ou d’un groupe, ou un verdict (proven, rule, descriptive, superseded, open).
cli-rulings-never = Les tests n’ont pas encore tous été exécutés ici : les verdicts sont donnés tels qu’ils sont écrits.

## Scénarios.
cli-scenario-no-file = { $file } : ni fichier ni dossier de ce nom.
cli-scenario-none = Aucun scénario (un fichier .yaml) dans { $places }.
cli-scenario-summary = { $cases ->
    [one] Un cas
   *[other] { $cases } cas
}, { $failed ->
    [0] tout se vérifie
    [one] un échoue
   *[other] { $failed } échouent
}.

## Recherche de fautes.
cli-fuzz-progress = { $game } au hasard
cli-fuzz-failure = ✗ { $game }, graine { $seed }, { $seats } places, décision { $number } : { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— gardé dans { $record }
}
cli-fuzz-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $finished } jusqu’au bout, { $decisions } décisions, { $checks } contrôles approfondis, la plus longue { $longest } réponses : { $faults ->
    [0] aucune faute
    [one] une faute
   *[other] { $faults } fautes
}.
cli-fuzz-leak = ✗ { $game }, graine { $seed }, { $seats } places, décision { $number } : { $viewer ->
    [none] un spectateur
   *[other] la place { $viewer }
} le devine par { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— conservé dans { $record }
}
cli-fuzz-leaks = Parties qui ne diffèrent que par leurs secrets : { $pairs } paires ({ $different } vraiment différentes), { $compared } pas comparés : { $leaks ->
    [0] aucune fuite
    [one] une fuite
   *[other] { $leaks } fuites
}.

## Simulations.
cli-sim-progress = { $game }
cli-sim-stopped = Interrompu ; voici ce qui a été joué jusque-là.
cli-sim-summary = { $finished } parties sur { $games } jusqu’au bout, { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
} ; { $decisions } décisions en { $seconds } s ({ $rate } par seconde).
cli-sim-length = Décisions par partie : de { $least } à { $most }, médiane { $median }.
cli-sim-ending = { $count } { $count ->
    [one] partie terminée
   *[other] parties terminées
} : { $ending }
cli-sim-games = parties
cli-sim-victories = victoires
cli-sim-points = points
cli-sim-bot = robot { $name }
cli-sim-failure = ✗ partie { $number } : { $problem }{ $record ->
    [none] {""}
   *[other] {" "}— gardée dans { $record }
}
cli-sim-more = … et { $count } de plus.

cli-arena-summary = { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }, { $games } { $games ->
        [one] partie
       *[other] parties
    } en { $seconds } s{ $errors ->
        [0] .
        [one]  ; une partie a échoué et ne compte pour personne.
       *[other]  ; { $errors } parties ont échoué et ne comptent pour personne.
    }
cli-arena-level = niveau
cli-arena-seats = places
cli-arena-points = points
cli-arena-share = × équitable
cli-arena-victories = gagne
cli-arena-rating = cote
cli-arena-median = ms
cli-arena-p99 = ms p99
cli-arena-blunders = Bévues de { $level } : { $blunders }.
cli-arena-fair = une part équitable

cli-help-cards = quelles cartes de VTES sont jouables, et ce que chacune fait ici
cli-about-cards = Quelles cartes de VTES cette table sait jouer. Avec CARTE : ses données, son texte imprimé, la lecture qu’en fait la table, décisions et tests. Sans elle : combien de cartes en tout.
cli-arg-cards-name = une carte, par son nom, une partie de son nom ou son numéro officiel
cli-arg-cards-find = les cartes que demande QUESTION : des mots, et des termes comme type:action, clan:tremere, dis:DOM, cap>=7, groupe:5-6, coût:2, titre:prince, secte:sabbat, set:V5, année>=2020, artiste:NOM, est:playable ; -est:banned pour « non », a,b pour « ou », tri:-cap pour l’ordre
cli-arg-cards-deck = si le jeu de FICHIER est jouable, et ce qui manque ; ou le code d’un jeu préconstruit (V5:PTr)
cli-arg-cards-precons = les jeux préconstruits, et combien de cartes manquent à chacun
cli-arg-cards-refused = chaque carte refusée, avec les mots non compris
cli-arg-cards-changed = les cartes dont le texte imprimé a changé depuis leur lecture
cli-arg-cards-by = compter par type, clan, discipline ou extension : type, clan, discipline, set
cli-meta-by = QUOI
cli-meta-question = QUESTION
cli-meta-card = CARTE
cli-cards-counts = { $playable } cartes sur { $total } sont jouables.
cli-cards-more = Par clan, Discipline ou extension : nocturne cards --by clan. Une carte : nocturne cards NOM. Un jeu : nocturne cards --deck FICHIER.
cli-cards-type = type
cli-cards-clan = clan
cli-cards-discipline = Discipline
cli-cards-set = extension
cli-cards-playable = jouables
cli-cards-total = cartes
cli-cards-code = code
cli-cards-name = jeu
cli-cards-missing = cartes manquantes
cli-cards-made = { $made ->
    [written] Jouable : ses effets ont été écrits à la main.
    [script] Jouable : par un script qui lui est propre.
    [vanilla] Jouable : la carte n’a aucun texte à exécuter.
   *[other] { $words ->
        [none] Pas encore jouable : personne n’en a enregistré la lecture.
       *[other] Pas encore jouable. Non compris : « { $words } ».
    }
  }
cli-cards-tests = { $count ->
    [0] Aucun scénario ne montre cette carte.
    [one] Un scénario montre cette carte :
   *[other] { $count } scénarios montrent cette carte :
  }
cli-cards-tests-more = { $count ->
    [one] et un autre (`--json` le montre)
   *[other] et { $count } autres (`--json` les montre tous)
  }
cli-cards-deck = { $name ->
    [none] Le jeu
   *[other] { $name }
  } { $playable ->
    [yes] est jouable : ses { $kinds } cartes différentes fonctionnent toutes.
   *[no] { $missing ->
        [0] n’est pas jouable tel qu’il est écrit.
        [one] n’est pas encore jouable : il manque une carte sur { $kinds } différentes.
       *[other] n’est pas encore jouable : il manque { $missing } cartes sur { $kinds } différentes.
    }
  }
cli-cards-words = { $words ->
    [none] aucune lecture enregistrée
   *[other] non compris : « { $words } »
  }
cli-cards-rules = Selon les règles actuelles de construction :
cli-cards-changed = { $count ->
    [0] Chaque lecture a été faite sur le texte imprimé actuel.
    [one] Une carte n’a plus le texte sur lequel elle a été lue ; elle est refusée jusqu’à une nouvelle lecture :
   *[other] { $count } cartes n’ont plus le texte sur lequel elles ont été lues ; elles sont refusées jusqu’à une nouvelle lecture :
  }
cli-cards-found = { $count ->
    [0] Aucune carte ne correspond.
    [one] Une carte :
   *[other] { $count } cartes :
  }
cli-cards-found-more = { $count ->
    [one] et une autre (`--json` les donne toutes)
   *[other] et { $count } autres (`--json` les donne toutes)
  }
cli-cards-cost-pool = { $amount } de réserve
cli-cards-cost-blood = { $amount } sang
cli-cards-cost-conviction = { $amount } conviction
cli-cards-no-precon = Il n’y a ni fichier ni jeu préconstruit « { $code } ». nocturne cards --precons donne la liste des jeux.
cli-meta-name-folder = NOM=DOSSIER
cli-arg-draw = une option qui est une liste (decks) : pour chaque partie, un fichier de DOSSIER par place
cli-draw-found = { $count ->
    [one] Un fichier de { $folder } est utilisable.
   *[other] { $count } fichiers de { $folder } sont utilisables.
  }
cli-draw-empty = Il n’y a aucun fichier dans « { $folder } ».
cli-draw-none = Aucun des { $files } fichiers de « { $folder } » n’est utilisable. Le dernier : { $detail }
