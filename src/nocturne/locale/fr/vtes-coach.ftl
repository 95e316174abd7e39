# VTES : l’entraîneur. Ce qu’un choix devrait apporter d’ici la fin du tour.
vtes-coach-basis = { $worlds ->
    [one] Essayé dans une partie imaginée jusqu’à la fin du tour, d’après ce que vous savez.
   *[other] Essayé dans { $worlds } parties imaginées jusqu’à la fin du tour, d’après ce que vous savez.
}
vtes-coach-quiet = Peu de choses changent d’ici la fin du tour.
vtes-coach-ousted = Vous êtes éliminé dans { $percent } % des parties imaginées.
vtes-coach-points = Vous gagnez un point de victoire dans { $percent } % des parties imaginées.
vtes-coach-pool = { $way ->
    [more] Vous gagnez { $amount } de pool.
   *[less] Vous perdez { $amount } de pool.
}
vtes-coach-prey = { $way ->
    [more] Votre proie gagne { $amount } de pool.
   *[less] Votre proie perd { $amount } de pool.
}
vtes-coach-prey-minions = { $way ->
    [more] Les séides de votre proie se renforcent.
   *[less] Les séides de votre proie s’affaiblissent.
}
vtes-coach-torpor = Vous perdez un séide, ou l’un d’eux tombe en torpeur, dans { $percent } % des parties imaginées.
vtes-coach-minions-more = { $amount ->
    [one] Vous avez un séide prêt de plus.
   *[other] Vous avez { $amount } séides prêts de plus.
}
vtes-coach-minions = { $way ->
    [more] Vos séides, et ce qu’eux et vous avez en jeu, se renforcent.
   *[less] Vos séides, et ce qu’eux et vous avez en jeu, s’affaiblissent.
}
vtes-coach-crypt = { $amount ->
    [one] Un sang de plus repose sur vos vampires incontrôlés.
   *[other] { $amount } sangs de plus reposent sur vos vampires incontrôlés.
}
vtes-coach-threat = { $way ->
    [more] Votre prédateur peut vous faire plus de mal à son prochain tour.
   *[less] Votre prédateur peut vous faire moins de mal à son prochain tour.
}
vtes-coach-guard = { $amount ->
    [0] Aucun de vos séides ne reste désengagé pour bloquer.
    [one] { $way ->
        [more] Un de vos séides reste désengagé pour bloquer.
       *[less] Un seul de vos séides reste désengagé pour bloquer.
    }
   *[other] { $way ->
        [more] { $amount } de vos séides restent désengagés pour bloquer.
       *[less] { $amount } de vos séides seulement restent désengagés pour bloquer.
    }
}
vtes-coach-hand = { $way ->
    [more] Vous tenez plus de cartes que vos séides peuvent jouer.
   *[less] Vous tenez moins de cartes que vos séides peuvent jouer.
}
vtes-coach-edge = { $way ->
    [more] Vous aurez sans doute l’Avantage.
   *[less] Vous perdrez sans doute l’Avantage.
}
