# Drafts, parties en scellé et duels de decks préconstruits.

limited-about = Chacun ouvre six paquets d’une extension et en compose un deck : une carte à la fois pendant que les paquets tournent (draft), ou avec tout ce qu’ils contiennent (scellé). Des bots prennent les places restées libres.
limited-open = Ouvrir un draft
limited-name = Nom
limited-kind = Forme
limited-draft = draft
limited-sealed = scellé
limited-seats = Places
limited-source = Paquets de
limited-source-name = { $name } ({ $year }, { $cards } cartes)
limited-cube = un cube : votre propre liste de cartes
limited-cube-list = Les cartes du cube, une par ligne, avec leur nombre d’exemplaires
limited-cube-about = Pour { $seats } places : au moins { $crypt } cartes de crypte et { $library } de bibliothèque.
limited-start = L’ouvrir
limited-none = Aucun draft n’attend de joueurs.
limited-line = { $kind } · { $taken } places prises sur { $seats } · { $stage } · { $name }
limited-mine = vous y êtes
limited-stage-open = des places sont libres
limited-stage-drafting = on prend des cartes
limited-stage-building = on compose les decks
limited-stage-playing = la partie se joue
limited-stage-cancelled = abandonné
limited-all = Tous les drafts
limited-unknown = Ce draft n’existe pas.
limited-join = Participer
limited-leave = Partir
limited-begin = Ouvrir les paquets
limited-begin-bots = { $count ->
    [0] Toutes les places sont prises.
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
limited-copy = Copier le lien
limited-copied = Copié.
limited-seat = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
limited-seat-packs = { $packs ->
    [0] attend un paquet
    [one] regarde un paquet
   *[other] { $packs } paquets en attente
}
limited-seat-ready = deck prêt
limited-seat-bot = bot
limited-you = vous
limited-seats-title = Autour de la table
limited-round = Paquet { $round } sur { $rounds }, carte { $card }
limited-pack = Choisissez une carte
limited-take = Prendre { $name }
limited-taken = Vous avez pris { $name }.
limited-wait = Le paquet suivant est encore chez votre voisin.
limited-pool = Vos cartes ({ $count })
limited-pool-crypt = Crypte ({ $count })
limited-pool-library = Bibliothèque ({ $count })
limited-build = Votre deck
limited-build-about = Au moins 12 cartes de crypte et 40 de bibliothèque, ou tout ce que vous avez. Les groupes ne comptent pas. Touchez une carte pour la mettre dans le deck ou l’en retirer.
limited-in = { $name } : dans le deck
limited-out = { $name } : laissée de côté
limited-auto = Le composer pour moi
limited-ready = Mon deck est prêt
limited-change = Le changer
limited-is-ready = Votre deck est prêt : crypte { $crypt }, bibliothèque { $library }.
limited-play = Commencer la partie
limited-play-wait = La partie commence quand tous les decks sont prêts et que la personne qui a ouvert le draft la lance.
limited-table = Vers la table
limited-cancelled = La personne qui avait ouvert ce draft l’a quitté.
limited-watching = Vous ne participez pas à ce draft.
limited-duel = Duel de préconstruits
limited-duel-about = Deux decks préconstruits, tirés au sort.
limited-duel-bot = Contre un bot
limited-duel-person = Contre quelqu’un
