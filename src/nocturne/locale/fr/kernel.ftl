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
kernel-position-wrong = La position de { $game } ne peut pas être installée : { $detail }.
kernel-position-seats = La position de { $game } a { $placed } places, et la table { $seats }.
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
kernel-file-unwritable = Impossible d’écrire { $file } : { $detail }.
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
kernel-yaml-syntax = { $file }, ligne { $line } : { $detail ->
    [start] une valeur ne peut pas commencer par ce caractère ; mettez-la entre guillemets (et indentez avec des espaces, pas des tabulations).
    [quote] un guillemet est ouvert et n’est pas refermé.
    [bracket] il manque un crochet, une accolade ou une virgule.
    [colon] il y a un « : » de trop dans cette ligne ; mettez le texte entre guillemets ou corrigez l’indentation.
    [key] il manque « : » après le nom.
    [indent] l’indentation ne s’accorde pas avec les lignes précédentes.
   *[other] ce n’est pas du YAML.
}
kernel-yaml-duplicate = { $file }, ligne { $line } : « { $key } » y figure deux fois (d’abord ligne { $first }).
kernel-yaml-wrong = { $file }, ligne { $line }, { $at } : { $detail }.
kernel-yaml-wrong-key = { $file }, ligne { $line } : « { $key } » ne peut pas être une clé de { $at } ({ $detail }).
kernel-yaml-missing = { $file }, ligne { $line } : il manque « { $key } » dans { $at }.
kernel-yaml-type = { $file }, ligne { $line } : { $at } devrait être { $expected ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] un bloc de « nom: valeur »
    [null] vide
   *[other] { $expected }
}, et non { $got ->
    [int] un nombre{ $expected ->
        [str] {" "}(mettez-le entre guillemets)
       *[other] {""}
    }
    [float] un nombre à virgule{ $expected ->
        [str] {" "}(mettez-le entre guillemets)
       *[other] {""}
    }
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] un bloc de « nom: valeur »
    [null] vide
   *[other] { $got }
}.
kernel-yaml-choice = { $file }, ligne { $line } : « { $value } » n’est pas possible pour { $at }. { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}Possibles : { $known }.
kernel-yaml-unknown-key = { $file }, ligne { $line } : « { $key } » n’est pas connu ici. { $near ->
    [none] {""}
   *[other] Vouliez-vous dire « { $near } » ?{ " " }
}Connus : { $known }.
kernel-yaml-form = { $file }, ligne { $line }, { $at } : « { $value } » n’est pas écrit comme il faut.
kernel-yaml-limit = { $file }, ligne { $line } : { $at } { $what ->
    [number] { $side ->
        [least] est trop petit ; le minimum est { $limit }
       *[most] est trop grand ; le maximum est { $limit }
    }
    [str] { $side ->
        [least] est vide ; écrivez au moins { $limit ->
            [one] un signe
           *[other] { $limit } signes
        }
       *[most] est trop long ; { $limit } signes au plus
    }
   *[array] { $side ->
        [least] a trop peu d’entrées ; il en faut { $limit }
       *[most] a trop d’entrées ; { $limit } au plus
    }
}.
kernel-yaml-too-large = { $file } a { $size } ko ; { $most } ko au plus.
kernel-yaml-deep = { $file }, ligne { $line } : imbrication trop profonde.
kernel-yaml-alias = { $file }, ligne { $line } : ni ancres ni alias dans ces fichiers ; écrivez la valeur en toutes lettres.
kernel-yaml-tag = { $file }, ligne { $line } : pas d’étiquettes comme « { $tag } » dans ces fichiers ; mettez entre guillemets un texte qui commence par « ! ».
kernel-yaml-key = { $file }, ligne { $line } : un nom placé avant « : » doit être un simple texte, ni une liste ni un bloc.
kernel-yaml-several = { $file }, ligne { $line } : un second document commence ici ; un fichier n’en contient qu’un.
kernel-yaml-not-text = { $file }, ligne { $line } : ce n’est pas du texte UTF-8.
kernel-yaml-control = { $file }, ligne { $line } : il y a un caractère de contrôle dans ce texte (comme « \e » entre guillemets) ; retirez-le.
kernel-yaml-no-file = Le fichier { $file } n’existe pas.
kernel-chance-forced = Le nombre { $number } a été fixé d’avance, mais il n’y a que { $most } possibilités.
kernel-answer-no-concession = Personne ne peut abandonner ici en ce moment.
kernel-answer-no-time-limit = Cette partie n’a pas de durée limite qui puisse être écoulée.
