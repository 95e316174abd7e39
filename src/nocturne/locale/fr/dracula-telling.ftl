# Ce qu’un lieu ou un billet dit de lui-même quand on le regarde.
dracula-tell-place =
    { $kind ->
        [large] Grande ville. Région : { $region }.
        [small] Petite ville. Région : { $region }.
        [castle] Ni grande ni petite ville. Région : { $region }.
       *[sea] Zone maritime.
    }
dracula-tell-hospital = Des chasseurs vaincus peuvent se réveiller dans son hôpital.
dracula-tell-port = Port sur : { $places }.
dracula-tell-border = Touche : { $places }.
dracula-tell-roads = Routes vers : { $places }.
dracula-tell-white = Voies ferrées blanches vers : { $places }.
dracula-tell-yellow = Voies ferrées jaunes vers : { $places }.
dracula-tell-unholy = La terre ne peut y être consacrée.
dracula-tell-ticket =
    { $yellow ->
        [0] Se dépense pour voyager en train, de jour, { $white ->
            [one] sur une voie ferrée blanche
           *[other] sur { $white } voies ferrées blanches au plus
        }. Ne vaut pas pour un trajet avec des voies jaunes.
       *[other] Se dépense pour voyager en train, de jour : jusqu’à { $white } voies si toutes sont blanches, jusqu’à { $yellow } dès qu’une d’elles est jaune.
    }
