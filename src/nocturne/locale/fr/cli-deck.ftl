### L’essai d’un deck.

cli-help-deck = essayer un deck : vitesse, résultats, ce qu’a fait chaque carte
cli-about-deck = Essayer un deck de VTES : s’il est légal, avec quoi il commence, en combien de tours il évince un adversaire immobile, ce qu’il donne contre un ensemble de decks joués par des robots, et ce qu’a fait chaque carte. Code de sortie 1 si le deck n’est pas légal ou si une partie a échoué.
cli-meta-deck = DECK
cli-arg-deck-test = la seule chose à faire d’un deck pour l’instant
cli-arg-deck = un fichier avec une liste, ou le code d’un deck préconstruit
cli-arg-deck-field = les decks des adversaires : un fichier, un dossier de fichiers .txt ou un code ; peut être répété (par défaut : tous les decks préconstruits)
cli-arg-deck-games = jouer tant de parties contre les autres decks, et un tiers de plus en solitaire (par défaut : autant que le temps le permet)
cli-arg-deck-seconds = combien de temps jouer, si aucun nombre de parties n’est donné (par défaut : %(default)s)
cli-arg-deck-level = le niveau de tous les robots (par défaut : %(default)s)
cli-arg-deck-page = écrire aussi le résultat sous forme de page pour le navigateur

cli-deck-progress = Parties avec le deck
cli-deck-missing = { $count ->
    [one] Une carte de { $deck } ne peut pas encore être jouée ici
   *[other] { $count } cartes de { $deck } ne peuvent pas encore être jouées ici
}. Voir : nocturne cards --deck FICHIER
cli-deck-unknown = Il n’y a ni fichier ni deck préconstruit « { $deck } ». Les codes sont : { $codes }.
cli-deck-unread = { $deck } : { $problem }
cli-deck-title = { $deck ->
    [none] Deck sans nom
   *[other] { $deck }
}
cli-deck-legal = Le deck est légal.
cli-deck-alone = En solitaire : { $won } { $won ->
    [one] partie gagnée
   *[other] parties gagnées
} sur { $games } en { $most } tours au plus, { $median ->
    [none] la moitié ne l’est pas du tout
   *[other] la médiane est le tour { $median }
}.
cli-deck-field = Contre les autres decks : { $games } { $games ->
    [one] partie
   *[other] parties
} à { $seats } joueurs, adversaires tirés parmi { $field } { $field ->
    [one] deck
   *[other] decks
}, tous les robots au niveau « { $level } » ; { $turns } tours par partie.
cli-deck-result = { $points } points de victoire par partie, { $share } fois une part équitable ; il a gagné { $won } % des parties (entre { $low } et { $high } % ; une part équitable est de { $fair } %).
cli-deck-odds = Au début
cli-deck-turns = Vitesse : à quel tour il gagne en solitaire
cli-deck-turn = tour { $turn }
cli-deck-slower = pas en { $most } tours
cli-deck-cards = Ce qu’a fait chaque carte
cli-deck-card = carte
cli-deck-copies = exemplaires
cli-deck-drawn = piochées
cli-deck-played = jouées
cli-deck-discarded = défaussées
cli-deck-held = en main à la fin
cli-deck-never = Piochées et jamais jouées : { $cards }.
cli-deck-seed = Graine { $seed }. La même graine et le même nombre de parties donnent le même résultat.
