# Messages du laboratoire : scénarios, parties au hasard, fuites, simulations, listes de règles.

## Erreurs dans un fichier de scénario
lab-failure = { $file }, ligne { $line } : { $detail }
lab-name-taken = { $file }, ligne { $line } : une place ne peut pas s’appeler « { $name } » ; employez des lettres et des chiffres, ni nombre seul ni mot réservé aux coups.
lab-name-twice = { $file }, ligne { $line } : « { $name } » désigne à la fois une place et un élément de la position.
lab-names-count = { $file }, ligne { $line } : { $names } noms pour { $seats } places.
lab-seats-wrong = { $file }, ligne { $line } : { $seats } places ; ce jeu en accepte de { $least } à { $most }.
lab-moves-and-cases = { $file }, ligne { $line } : dans un fichier à « cases », les coups se trouvent dans les cas.
lab-position-wrong = { $file }, ligne { $line } : { $detail }
lab-move-form = { $file }, ligne { $line } : un coup s’écrit « place: réponse », « passes », ou avec l’un de ces mots : { $known }.
lab-move-word = { $file }, ligne { $line } : « { $word } » n’est ni une place ni un mot réservé aux coups. { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}Places : { $seats }. Mots : { $known }.
lab-answer-form = { $file }, ligne { $line } : après « { $seat }: » vient la clé d’un choix (du texte) ou une liste de clés.

## Échecs d’un scénario
lab-no-seat = il n’y a pas de place « { $seat } ». Places et mots possibles : { $known }.
lab-no-name = rien ne s’appelle « @{ $name } » ici. { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « @{ $near } » ?{ " " }
}Noms : { $known }.
lab-not-offered = « { $key } » n’est pas proposé à { $seat } ({ $question }). { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}{ $why ->
    [true] Raisons : { $reasons }.{ " " }
   *[other] {""}
}Proposés : { $options }.
lab-asked-other = c’est { $wanted } qui devrait répondre ; on attend : { $asked }.
lab-not-refused = « { $key } » devrait être refusé à { $seat }, mais il est proposé. Proposés : { $options }.
lab-key-unknown = aucun choix de ce jeu n’a la clé « { $key } » : la refuser ne prouve rien. { $known ->
    [true] Les clés qui commencent ainsi ont cette forme : { $forms } ; cartes et manières sont numérotées à partir de 0.
   *[other] { $near ->
        [none] {""}
       *[other] Vouliez-vous dire « { $near } » ?
    }
}
lab-illegal-taken = « { $key } » n’était pas proposé à { $seat }, et pourtant la réponse a été acceptée.
lab-illegal-changed = la réponse refusée « { $key } » de { $seat } a modifié la partie.
lab-other-reason = « { $key } » devrait être refusé en raison de { $wanted } ; raisons données : { $reasons }.
lab-expect = { $path } devrait valoir { $expected } et vaut { $actual }.
lab-expect-there = { $path } ne devrait pas exister et vaut { $actual }.
lab-expect-no-path = { $path } ne mène nulle part : il n’y a pas de « { $step } ». Il y a : { $known }.
lab-offer-missing = « { $key } » devrait être proposé. Proposés : { $options }.
lab-offer-unwanted = « { $key } » ne devrait pas être proposé. Proposés : { $options }.
lab-event-missing = l’événement { $event } n’a pas eu lieu. Ce qui s’est passé : { $told }.
lab-event-order = les événements sont dans un autre ordre : { $event } a eu lieu, mais pas après { $before }. Ce qui s’est passé : { $told }.
lab-event-there = l’événement { $event } n’aurait pas dû avoir lieu.
lab-event-not-shown = l’événement { $event } n’a pas été montré à { $seat }. Montrés : { $told }.
lab-event-shown = l’événement { $event } devrait rester caché à { $seat }.
lab-event-field = l’événement { $event } n’a pas de « { $field } ». Il a : { $known }.
lab-passes-stuck = après { $given } passes, plus personne ne peut passer ; on attend : { $asked }.
lab-passes-none = personne ne peut passer ici ; on attend : { $asked }.
lab-passes-endless = après { $count } passes, la partie continue toujours.
lab-passes-turns = en { $turns } tours, { $wanted } ne s’est pas présenté ; on attend : { $asked }.
lab-rolls-left = des nombres fixés d’avance n’ont jamais servi : { $rolls }.
lab-not-over = la partie n’est pas terminée ; on attend : { $asked }.
lab-result = le résultat devrait être { $expected } et il est { $actual }.
lab-invariant = la partie est dans un état impossible : { $detail }.
lab-engine-fault = le moteur lui-même a échoué : { $detail }.

## Listes de règles
lab-no-checklist = Pas de liste de règles pour « { $game } ». Il y a : { $games }.
lab-no-rule = La règle « { $rule } » ne figure dans aucune liste. { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?
}
lab-rules-title = règles prouvées
lab-rules-part = règles prouvées par ces tests (seul un passage complet est conservé)
lab-rules-line = { $game } : { $proven } sur { $total } prouvées, { $excused } sans objet, { $open } ouvertes
lab-rulings-line = décisions officielles : { $total } couples de carte et de décision : { $proven } prouvés, { $rule } par une règle, { $descriptive } descriptifs, { $superseded } remplacés, { $open } ouverts
lab-bad-verdict = Une ligne des verdicts sur les décisions est illisible : { $detail }.

lab-arena-levels = { $count } niveau ne suffit pas : nommez-en au moins deux différents.
lab-arena-two-levels = Pour un niveau seul parmi les autres, il faut exactement deux niveaux différents.

## Essais de decks
lab-deck-none = { $game } se joue sans deck.
lab-deck-no-field = Il n’y a aucun deck à affronter : aucun de ceux qui sont donnés ne peut être joué en entier.
lab-results-settings = { $file } contient les parties d’une simulation avec d’autres réglages ({ $different }) : { $name } y vaut « { $theirs } », et « { $ours } » ici. Donnez les mêmes réglages pour reprendre, ou un autre fichier pour recommencer.
lab-results-unread = { $file }, ligne { $line } : ce n’est pas une partie d’une simulation ({ $detail }). Donnez un autre fichier.
lab-results-not-ours = { $file } ne contient aucune ligne de simulation ; rien n’y est écrit par-dessus. Donnez un autre fichier.
