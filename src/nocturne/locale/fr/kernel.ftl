# Messages du noyau : erreurs, réponses, enregistrements.
kernel-seat = Place { $number }
kernel-list = { $head } et { $last }
kernel-refusal = { $what } : { $reason }{ $rule ->
    [none] {""}
   *[other] { " " }({ $rule })
}
kernel-game-unknown = Aucun jeu ne s’appelle « { $game } ». { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}Jeux disponibles : { $games }.
kernel-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Robots pour ce jeu : { $bots }.
kernel-options-wrong = Les options de { $game } sont incorrectes : { $detail }. Options connues : { $known }.
kernel-seats-wrong = { $game } se joue à { $least }–{ $most } places, pas à { $seats }.
kernel-answer-not-an-option = « { $answer } » ne fait pas partie des { $count } choix. Acceptés : { $accepted }.
kernel-answer-not-asked = On ne demande rien à la place { $seat } en ce moment ; c’est à la place { $asked } de répondre.
kernel-answer-game-over = La partie est terminée ; il n’y a plus rien à décider.
kernel-answer-stale = Cette question est passée : la réponse visait la décision { NUMBER($number, useGrouping: 0) }, la partie en est à la décision { NUMBER($current, useGrouping: 0) }.
kernel-undo-range = Pas de décision { $number } où revenir ; la partie compte { $most } réponses.
kernel-why-anything = Faire quoi que ce soit
kernel-why-not-asked = c’est à { $seat } de répondre ; patientez.
kernel-why-game-over = la partie est terminée.
kernel-state-unreadable = Ceci n’est pas un état de { $game } : { $detail }.
kernel-file-exists = { $file } existe déjà et n’a pas été touché. Choisissez un autre nom.
kernel-file-unreadable = Impossible de lire { $file } : { $detail }.
kernel-record-empty = { $file } est vide : il ne contient aucune partie.
kernel-record-too-large = { $file } dépasse { $most } Mo : ce n’est pas l’enregistrement d’une partie.
kernel-record-not-ours = { $file } n’est pas un enregistrement de Nocturne : { $detail }.
kernel-record-cut-short = { $file } est tronqué à la ligne { $line } : sa dernière réponse est incomplète.
kernel-record-bad-line = { $file }, ligne { $line } : ce n’est pas une réponse ({ $detail }).
kernel-record-newer = { $file } vient de Nocturne { $theirs }, plus récent que celui-ci ({ $ours }). Mettez Nocturne à jour pour l’ouvrir.
kernel-record-other-engine = { $file } vient de Nocturne { $theirs } ; celui-ci est { $ours } et peut suivre d’autres règles. Ouvrez-le avec { $theirs }.
kernel-record-start-differs = { $file } ne commence pas comme il le dit : son en-tête a été modifié ou les règles ont changé.
kernel-record-answer-illegal = { $file } : la réponse { $answer } n’y est pas possible. { $detail }
kernel-record-digest-differs = { $file } : après la réponse { $answer }, la partie n’est pas celle de l’enregistrement. Il a été modifié ou les règles ont changé.
kernel-yaml-syntax = { $file }, ligne { $line } : { $detail }.
kernel-yaml-duplicate = { $file }, ligne { $line } : « { $key } » y figure deux fois (d’abord ligne { $first }).
kernel-yaml-wrong = { $file }, ligne { $line } : { $detail }.
kernel-yaml-unknown-key = { $file }, ligne { $line } : « { $key } » n’est pas connu ici. Connus : { $known }.
kernel-yaml-too-large = { $file } dépasse { $most } ko.
kernel-yaml-deep = { $file }, ligne { $line } : imbrication trop profonde.
kernel-yaml-alias = { $file }, ligne { $line } : ni ancres ni alias dans ces fichiers ; écrivez la valeur en toutes lettres.
