# Les bots : leur niveau, et leur façon de jouer.
bots-judgement = Expérimenté
bots-judgement-about-vtes = Ménage son influence, saigne sa proie, bloque ou détourne ce qui ferait mal, vote selon son intérêt et se bat selon les chiffres. Pèse un coup à la fois, sans plan à plus long terme.
bots-judgement-about-dracula = En Dracula : se tient loin des chasseurs et laisse mûrir ses vampires. En chasseur : déduit où Dracula peut être, retient ce qu’il a dit, s’équipe, resserre l’étau et se bat avec les autres.
bots-judgement-about-chapters = Explore ce qui n’a pas été lu, reste hors de vue, se nourrit quand c’est sans danger et choisit selon les chances.
bots-beginner = Débutant
bots-beginner-about-vtes = Sait à quoi servent les cartes mais se trompe de moment : prend le deuxième choix, dépense trop tôt, bloque la mauvaise saignée. Ne gâche jamais la partie.
bots-beginner-about-dracula = En Dracula : s’égare souvent près des chasseurs. En chasseur : se fie à ce qui est sur le plateau, oublie ce qui a été dit et fait des détours.
bots-strong = Fort
bots-strong-about-vtes = Joue comme l’expérimenté et, avant chaque carte Maître et chaque action, essaie les meilleurs choix dans quelques parties imaginées jusqu’à la fin du tour. Ne sait que ce que sait son siège.
bots-master = Maître
bots-master-about-vtes = Anticipe comme le fort, avec plus de choix et plus de parties imaginées. Peut réfléchir une seconde ou deux.
bots-idle = Inactif
bots-idle-about-vtes = Ne fait rien du tout : n’influence personne, ne joue aucune carte, ne bloque jamais. Pour essayer seul les premiers tours d’un deck.
bots-coterie = Débutant
bots-coterie-about = Parle, fouille et se bat par habitudes simples, sans regarder le plateau. Un compagnon plutôt qu’un stratège.
bots-random = Novice
bots-random-about = Choisit au hasard parmi les coups permis. Idéal pour découvrir la table ; pas un véritable adversaire.
bots-blunder-suicide = { $count ->
    [one] { $count } fois le dernier pool payé de plein gré
   *[other] { $count } fois le dernier pool payé de plein gré
}
bots-blunder-foreign-rescue = { $count ->
    [one] { $count } secours au vampire d’un autre
   *[other] { $count } secours aux vampires des autres
}
bots-blunder-missed-ousting = { $count ->
    [one] { $count } élimination gratuite manquée
   *[other] { $count } éliminations gratuites manquées
}
