# What a place or a ticket tells about itself when it is looked at.
dracula-tell-place =
    { $kind ->
        [large] Large city. Region: { $region }.
        [small] Small city. Region: { $region }.
        [castle] Neither large nor small. Region: { $region }.
       *[sea] Sea zone.
    }
dracula-tell-hospital = Defeated hunters may wake up in its hospital.
dracula-tell-port = Port on: { $places }.
dracula-tell-border = Borders on: { $places }.
dracula-tell-roads = Roads to: { $places }.
dracula-tell-white = White railways to: { $places }.
dracula-tell-yellow = Yellow railways to: { $places }.
dracula-tell-unholy = No ground can be consecrated here.
dracula-tell-ticket =
    { $yellow ->
        [0] Spent to travel by rail by day, { $white ->
            [one] one white railway far
           *[other] up to { $white } white railways far
        }. Not good for a way with yellow railways.
       *[other] Spent to travel by rail by day: up to { $white } railways far on white ones alone, up to { $yellow } as soon as one of them is yellow.
    }
