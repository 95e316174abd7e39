# La Fureur de Dracula : l’entraîneur. Sur quoi se fonde le jugement d’un choix.
dracula-coach-basis = Jugé coup par coup, d’après ce que vous voyez et ce qu’on vous a dit, sans rien anticiper.
dracula-coach-habit = Une règle d’expérience, pas un calcul.
dracula-coach-stay = { $power ->
    [hide] Vous restez, et personne ne le voit.
   *[other] Vous restez où vous êtes.
}
dracula-coach-feed = { $damage ->
    [one] Vous guérissez : vous avez une blessure.
   *[other] Vous guérissez : vous avez { $damage } blessures.
}
dracula-coach-sea = La mer vous coûte du sang et n’abrite aucune rencontre.
dracula-coach-hunters-far = Le chasseur le plus proche est à { $steps } pas.
dracula-coach-hunter-near = { $steps ->
    [0] Un chasseur s’y trouve.
    [one] Un chasseur n’est qu’à un pas.
   *[other] Le chasseur le plus proche est à { $steps } pas.
}
dracula-coach-laid = { $kind ->
    [vampire] Un vampire apporte de l’influence s’il arrive à maturité.
   *[other] Elle gêne celui qui cherche là.
}
dracula-coach-mature = Ce qui arrive à maturité travaille pour vous ; ce qui reste dans un repaire ne fait qu’attendre.
dracula-coach-strikes = Elle blesse ou retient les chasseurs pendant ce round.
dracula-coach-escape = { $hunters ->
    [one] Elle vous tire des mains du chasseur ; vous pouvez encore subir { $left } de dégâts.
   *[other] Elle vous tire des mains de { $hunters } chasseurs ; vous pouvez encore subir { $left } de dégâts.
}
dracula-coach-hurt = Ce chasseur a subi { $damage } de dégâts sur { $health } ; morsures : { $bites }.
dracula-coach-believed = Dracula y serait avec une probabilité de { $percent } %.
dracula-coach-nearer = { $way ->
    [more] Cela vous rapproche des lieux où Dracula peut être : { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } en moyenne.
    [less] Cela vous éloigne des lieux où Dracula peut être : { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } en moyenne.
   *[same] De là comme d’ici, Dracula peut être à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } en moyenne.
}
dracula-coach-journey = Compté selon le meilleur lieu qu’il peut atteindre.
dracula-coach-search = { $found ->
    [yes] Il y a quelque chose à trouver ici.
   *[no] On ne sait rien qui se trouve ici.
}
dracula-coach-supply = Vous avez { $cards } objets sur { $most }.
dracula-coach-rest = { $damage ->
    [0] Vous n’avez aucune blessure à guérir.
    [one] Vous avez une blessure à guérir.
   *[other] Vous avez { $damage } blessures à guérir.
}
dracula-coach-ticket = { $tickets ->
    [0] Un billet vous mène loin demain ; vous n’en avez aucun.
    [one] Un billet vous mène loin demain ; vous en avez un.
   *[other] Un billet vous mène loin demain ; vous en avez { $tickets }.
}
dracula-coach-apart = { $steps ->
    [one] Le chasseur le plus proche est à un pas.
   *[other] Le chasseur le plus proche est à { $steps } pas.
}
dracula-coach-large = Une grande ville ravitaille mieux.
dracula-coach-roads = { $roads ->
    [one] Une route en part.
   *[other] { $roads } routes en partent.
}
dracula-coach-blow = { $way ->
    [more] Face aux cartes qui restent à Dracula, elle fait plus de mal qu’elle n’en laisse passer.
   *[less] Face aux cartes qui restent à Dracula, elle laisse passer plus de mal qu’elle n’en fait.
}
dracula-coach-kept = { $way ->
    [more] C’est une des cartes les plus utiles.
   *[less] C’est une des cartes les moins utiles.
}
dracula-coach-bear = { $left ->
    [one] Vous pouvez encore subir un dégât.
   *[other] Vous pouvez encore subir { $left } de dégâts.
}
