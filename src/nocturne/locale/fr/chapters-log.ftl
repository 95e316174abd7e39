# CHAPTERS : ce qui se passe, ligne par ligne.
chapters-log-character-chosen = { $seat } incarne { $character }.
chapters-log-character-left = { $seat } quitte { $character }.
chapters-log-trait-raised = { $seat } monte { $trait } à { $level } pour { $cost } XP.
chapters-log-power-taken = { $seat } prend { $power }.
chapters-log-chapter-chosen = Ensuite : « { $chapter } ».
chapters-log-chapter-begun =
    « { $chapter } »

    { $intro }

    Objectif : { $objective }
chapters-log-chapter-won =
    « { $chapter } » est réussi.

    { $conclusion }
chapters-log-chapter-failed = « { $chapter } » a échoué.
chapters-log-chapter-retried = « { $chapter } » recommence.
chapters-log-campaign-ended =
    { $title }

    { $text }
chapters-log-campaign-given-up = La coterie abandonne.
chapters-log-end-agreed = D’un commun accord, la partie s’arrête ici.
chapters-log-story-told = { $text }
chapters-log-item-bought = { $seat } achète { $item } pour { $price }.
chapters-log-purchase-refused = La coterie n’achète pas { $item }.
chapters-log-item-taken = { $seat } emporte { $item }.
chapters-log-ally-chosen = { $ally } vous accompagne.
chapters-log-difficulty-chosen = Difficulté : { $modifier }.
chapters-log-hunt-begun =
    Chasse : { $hunt }.

    { $text }
chapters-log-hunt-rolled = { $seat } lance { $faces } : { $successes }.
chapters-log-hunt-ended = { $successes } succès contre { $difficulty } : la Chasse { $success ->
    [true] réussit
   *[false] échoue
}.
chapters-log-xp-gained = Chaque joueur gagne { $amount } XP.
chapters-log-boons-changed = Faveurs : { $now }.
chapters-log-status-changed = Statut { $now }.
chapters-log-breach-raised = La Mascarade est brisée : { $now }.
chapters-log-envelope-opened = On ouvre l’enveloppe { $number }.
chapters-log-chapter-unlocked = « { $chapter } » peut maintenant se jouer.
chapters-log-card-unlocked = { $card } rejoint les decks de combat.
chapters-log-voted = { $seat } : { $choice }.
chapters-log-table-ruled = { $confirmed ->
    [true] La table décide : { $ruling }.
   *[false] La table ne décide pas que { $ruling }.
}
chapters-log-page-read = { $page }
chapters-log-page-peeked = { $who } entrevoit : { $page }
chapters-log-peeked-in-secret = { $who } entrevoit ce qui vient.
chapters-log-option-taken = { $who_is ->
    [none] {""}
   *[some] { $who } :{" "}
}{ $text }
chapters-log-time-ran-out = Le sable est écoulé.
chapters-log-dialogue-begun = Dialogue avec { $npc } : { $who }.
chapters-log-investigation-begun = Fouille de la zone { $zone } : { $who }.
chapters-log-sequence-stopped = Plus personne ne peut continuer ; la séquence s’arrête.
chapters-log-clues-found = Indice { $clue } trouvé.
chapters-log-success-tokens-changed = Jetons Succès : { $now }.
chapters-log-rolled = { $who } lance { $attr } + { $skill } : { $faces }.
chapters-log-rerolled = { $who } relance : { $faces }.
chapters-log-no-dice = { $who } n’a aucun dé pour { $attr } + { $skill } : c’est un échec.
chapters-log-skill-tested = { $who } : { $total }{ $difficulty ->
    [0] .
   *[other] {" "}contre { $difficulty } : { $success ->
        [true] succès.
       *[false] échec.
    }
}
chapters-log-beast-tested = { $who }, test de la Bête : { $face }.
chapters-log-kiss-rolled = { $who }, baiser douloureux : { $face }.
chapters-log-hunger-changed = { $who } : Soif { $now }.
chapters-log-willpower-changed = { $who } : Volonté dépensée { $spent }.
chapters-log-fatigued = { $who } est en état de Fatigue.
chapters-log-damaged = { $who } subit { $amount } { $unavoidable ->
    [true] { $amount ->
        [one] dégât inévitable
       *[other] dégâts inévitables
    }
   *[false] { $amount ->
        [one] dégât
       *[other] dégâts
    }
}.
chapters-log-healed = { $who } soigne { $amount }.
chapters-log-humanity-lost = { $who } : Humanité { $now }.
chapters-log-lost-to-the-beast = { $who } est perdu pour la Bête.
chapters-log-torpor-entered = { $who } tombe en torpeur.
chapters-log-frenzy-entered = { $who } entre en Frénésie.
chapters-log-frenzy-stopped = { $item } arrête la Frénésie de { $who }.
chapters-log-succumbed-to-frenzy = { $who } succombe à la Frénésie.
chapters-log-character-removed = { $who } quitte le chapitre.
chapters-log-tokens-given = { $who } : { $token } +{ $n }.
chapters-log-tokens-lost = { $who } : { $token } -{ $n }.
chapters-log-effect-gained = { $who_is ->
    [none] La coterie
   *[some] { $who }
} prend la carte Effet { $effect }.
chapters-log-effect-lost = { $who_is ->
    [none] La coterie
   *[some] { $who }
} défausse la carte Effet { $effect }.
chapters-log-item-gained = { $who_is ->
    [none] La coterie
   *[some] { $who }
} gagne { $item }.
chapters-log-item-lost = { $who_is ->
    [none] La coterie
   *[some] { $who }
} perd { $item }.
chapters-log-item-used = { $who } utilise { $item }.
chapters-log-item-traded = { $giver } donne { $item } à { $taker }.
chapters-log-trade-refused = { $item } reste à { $giver }.
chapters-log-mended = { $who } répare ses dégâts.
chapters-log-surged = { $who } use de Puissance du Sang : { $attr } +1.
chapters-log-power-used = { $who } utilise { $power }{ $target_is ->
    [none] .
   *[some] {" "}sur { $target }.
}
chapters-log-power-ended = { $power } de { $who } prend fin.
chapters-log-moved = { $who } va en { $to }.
chapters-log-turned = { $who } se tourne.
chapters-log-placed = { $who } se tient en { $at }.
chapters-log-pushed = { $who } est déplacé en { $to }.
chapters-log-teleported = { $who } surgit en { $to }.
chapters-log-left-tile = { $who } quitte la tuile.
chapters-log-tile-changed = Le jeu continue ici : { $tile }.
chapters-log-terrain-placed = { $at } : { $terrain }.
chapters-log-terrain-cleared = { $at } : plus de { $terrain }.
chapters-log-action-triggered = { $who } déclenche l’action { $n }.
chapters-log-tracker-started = { $tracker } : { $by_hand ->
    [true] { $left }.
   *[false] encore { $left }.
}
chapters-log-tracker-moved = { $tracker } : { $by_hand ->
    [true] { $left }.
   *[false] encore { $left }.
}
chapters-log-trigger-set-off = Le lieu est atteint.
chapters-log-tracker-stopped = { $tracker } : arrêté.
chapters-log-round-begun = { $combat ->
    [true] Round de combat { $round }.
   *[false] Round { $round }.
}
chapters-log-turn-begun = Tour de { $who }.
chapters-log-attitude-changed = { $npc } devient { $attitude }.
chapters-log-side-changed = { $npc } { $friend ->
    [true] rejoint la coterie.
   *[false] se retourne contre la coterie.
}
chapters-log-stealth-declared = { $who } entre en mode furtif.
chapters-log-unnoticed = { $npc } ne remarque pas { $who }.
chapters-log-noticed = { $npc } remarque { $who }.
chapters-log-prey-alarmed = { $npc } a vu { $who } et s’enfuit.
chapters-log-prey-escaped = { $npc } s’est enfui.
chapters-log-prey-stuck = { $npc } ne trouve pas d’issue.
chapters-log-prey-calmed = { $who } fait tout oublier à { $npc }.
chapters-log-prey-killed = { $who } tue { $npc }.
chapters-log-animal-ran = { $npc } a disparu.
chapters-log-fed = { $who } se nourrit : { $npc }.
chapters-log-feeding-failed = { $who } échoue à se nourrir : { $npc }.
chapters-log-champion-chosen = { $who } se bat pour tous ; les autres regardent.
chapters-log-spoken-to = { $who } parle à { $npc }.
chapters-log-combat-begun = Combat ! { $enemies }
chapters-log-combat-ended = Le combat est { $won ->
    [true] gagné.
   *[false] perdu.
}
chapters-log-profile-revealed = Le profil de { $npc } est retourné.
chapters-log-hand-chosen = { $who } choisit sa main : { $cards }.
chapters-log-cards-taken-back = { $who } reprend ses cartes utilisées{ $free ->
    [true] .
   *[false] {" "}pour 1 Volonté.
}
chapters-log-card-laid = { $who } pose { $card_is ->
    [none] une carte
   *[some] { $card }
} face cachée{ $kind_is ->
    [none] .
   *[some] {" "}et annonce : { $kind }.
}
chapters-log-card-used = { $who } utilise { $card }{ $target_is ->
    [none] .
   *[some] {" "}contre { $target }.
}
chapters-log-card-discarded = { $who } se défausse de { $card } pour courir.
chapters-log-npc-card-shown = { $npc } : { $card }.
chapters-log-npc-card-discarded = { $npc } se défausse de { $card }.
chapters-log-special-used = { $npc } : { $text }
chapters-log-initiative-changed = { $who } : Initiative { $now }.
chapters-log-initiative-suspended = { $who } attend : Initiative { $now }.
chapters-log-attacked = { $attacker } attaque { $target }{ $behind ->
    [true] {" "}par derrière
   *[false] {""}
} : { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}.
chapters-log-defended = { $who } se défend : { $tokens } Résistance.
chapters-log-resistance-spent = { $who } dépense { $tokens } Résistance.
chapters-log-npc-waits = { $npc } ne peut atteindre personne.
chapters-log-defeated = { $npc } est vaincu.
chapters-log-phase-begun = { $boss } : phase { $phase }.
chapters-log-summoned = { $who } invoque { $summon } en { $at }.
chapters-log-deck-reshuffled = Le deck { $deck } est mélangé à nouveau.
