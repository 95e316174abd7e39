# Les bots : leur niveau, et leur façon de jouer.
bots-judgement = Expérimenté
bots-judgement-about-vtes = Ménage son influence, saigne sa proie, bloque ou détourne ce qui ferait mal, vote selon son intérêt et se bat selon les chiffres. Pèse un coup à la fois, sans plan à plus long terme.
bots-judgement-about-dracula = En Dracula : se tient loin des chasseurs et laisse mûrir ses vampires. En chasseur : déduit où Dracula peut être, s’équipe, resserre l’étau et se bat avec les autres.
bots-judgement-about-chapters = Explore ce qui n’a pas été lu, reste hors de vue, se nourrit quand c’est sans danger et choisit selon les chances.
bots-coterie = Débutant
bots-coterie-about = Parle, fouille et se bat par habitudes simples, sans regarder le plateau. Un compagnon plutôt qu’un stratège.
bots-random = Novice
bots-random-about = Choisit au hasard parmi les coups permis. Idéal pour découvrir la table ; pas un véritable adversaire.
