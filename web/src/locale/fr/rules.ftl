# Les règles en livre.
rules-search = Chercher dans les règles
rules-search-hint = Un mot ou { $example }
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
rules-more = En montrer { $count } de plus
rules-chapters = Chapitres
rules-chapter = Chapitre
rules-loading = On ouvre le livre des règles…
rules-kind-ruling = décision
rules-kind-derived = découle d’autres règles
rules-kind-designed = notre lecture
rules-kind-example = exemple
rules-repeats = Comme { $rule }
rules-excused = Pas à cette table : { $reason }
rules-option = Au choix de la table. { $about } : par défaut, { $default }.
rules-open = Règle { $rule } : la voir dans son chapitre
rules-about = Toutes les règles que cette table applique, dans nos mots. Le numéro d’une règle est celui que donne « pourquoi pas ? ».
rules-game = Jeu
rules-unknown = Ce livre n’a pas de règle { $rule }.
