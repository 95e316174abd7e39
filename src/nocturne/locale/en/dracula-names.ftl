# Names of places, cards, characters and tokens of La Fureur de Dracula, and what each card does.
# Ids end in the ids of the data files. A place also has the forms sentences need: at, from, to.
# The texts describe the default options.

## The game

dracula-title = Fury of Dracula

## Regions

dracula-region-great_britain = Great Britain
dracula-region-iberian_peninsula = Iberian Peninsula
dracula-region-france_benelux = France-Benelux
dracula-region-germanic_empire = Germanic Empire
dracula-region-italy = Italy
dracula-region-austro_hungarian_empire = Austro-Hungarian Empire
dracula-region-balkans = Balkans

## Places

# Cities and Castle Dracula

dracula-city-edinburgh = Edinburgh
dracula-at-edinburgh = in Edinburgh
dracula-from-edinburgh = from Edinburgh
dracula-to-edinburgh = to Edinburgh
dracula-city-galway = Galway
dracula-at-galway = in Galway
dracula-from-galway = from Galway
dracula-to-galway = to Galway
dracula-city-dublin = Dublin
dracula-at-dublin = in Dublin
dracula-from-dublin = from Dublin
dracula-to-dublin = to Dublin
dracula-city-manchester = Manchester
dracula-at-manchester = in Manchester
dracula-from-manchester = from Manchester
dracula-to-manchester = to Manchester
dracula-city-liverpool = Liverpool
dracula-at-liverpool = in Liverpool
dracula-from-liverpool = from Liverpool
dracula-to-liverpool = to Liverpool
dracula-city-swansea = Swansea
dracula-at-swansea = in Swansea
dracula-from-swansea = from Swansea
dracula-to-swansea = to Swansea
dracula-city-plymouth = Plymouth
dracula-at-plymouth = in Plymouth
dracula-from-plymouth = from Plymouth
dracula-to-plymouth = to Plymouth
dracula-city-london = London
dracula-at-london = in London
dracula-from-london = from London
dracula-to-london = to London
dracula-city-lisbon = Lisbon
dracula-at-lisbon = in Lisbon
dracula-from-lisbon = from Lisbon
dracula-to-lisbon = to Lisbon
dracula-city-cadiz = Cadiz
dracula-at-cadiz = in Cadiz
dracula-from-cadiz = from Cadiz
dracula-to-cadiz = to Cadiz
dracula-city-granada = Granada
dracula-at-granada = in Granada
dracula-from-granada = from Granada
dracula-to-granada = to Granada
dracula-city-alicante = Alicante
dracula-at-alicante = in Alicante
dracula-from-alicante = from Alicante
dracula-to-alicante = to Alicante
dracula-city-barcelona = Barcelona
dracula-at-barcelona = in Barcelona
dracula-from-barcelona = from Barcelona
dracula-to-barcelona = to Barcelona
dracula-city-saragossa = Saragossa
dracula-at-saragossa = in Saragossa
dracula-from-saragossa = from Saragossa
dracula-to-saragossa = to Saragossa
dracula-city-santander = Santander
dracula-at-santander = in Santander
dracula-from-santander = from Santander
dracula-to-santander = to Santander
dracula-city-madrid = Madrid
dracula-at-madrid = in Madrid
dracula-from-madrid = from Madrid
dracula-to-madrid = to Madrid
dracula-city-le_havre = Le Havre
dracula-at-le_havre = in Le Havre
dracula-from-le_havre = from Le Havre
dracula-to-le_havre = to Le Havre
dracula-city-nantes = Nantes
dracula-at-nantes = in Nantes
dracula-from-nantes = from Nantes
dracula-to-nantes = to Nantes
dracula-city-bordeaux = Bordeaux
dracula-at-bordeaux = in Bordeaux
dracula-from-bordeaux = from Bordeaux
dracula-to-bordeaux = to Bordeaux
dracula-city-toulouse = Toulouse
dracula-at-toulouse = in Toulouse
dracula-from-toulouse = from Toulouse
dracula-to-toulouse = to Toulouse
dracula-city-clermont_ferrand = Clermont-Ferrand
dracula-at-clermont_ferrand = in Clermont-Ferrand
dracula-from-clermont_ferrand = from Clermont-Ferrand
dracula-to-clermont_ferrand = to Clermont-Ferrand
dracula-city-marseilles = Marseilles
dracula-at-marseilles = in Marseilles
dracula-from-marseilles = from Marseilles
dracula-to-marseilles = to Marseilles
dracula-city-paris = Paris
dracula-at-paris = in Paris
dracula-from-paris = from Paris
dracula-to-paris = to Paris
dracula-city-strasbourg = Strasbourg
dracula-at-strasbourg = in Strasbourg
dracula-from-strasbourg = from Strasbourg
dracula-to-strasbourg = to Strasbourg
dracula-city-brussels = Brussels
dracula-at-brussels = in Brussels
dracula-from-brussels = from Brussels
dracula-to-brussels = to Brussels
dracula-city-amsterdam = Amsterdam
dracula-at-amsterdam = in Amsterdam
dracula-from-amsterdam = from Amsterdam
dracula-to-amsterdam = to Amsterdam
dracula-city-cologne = Cologne
dracula-at-cologne = in Cologne
dracula-from-cologne = from Cologne
dracula-to-cologne = to Cologne
dracula-city-hamburg = Hamburg
dracula-at-hamburg = in Hamburg
dracula-from-hamburg = from Hamburg
dracula-to-hamburg = to Hamburg
dracula-city-berlin = Berlin
dracula-at-berlin = in Berlin
dracula-from-berlin = from Berlin
dracula-to-berlin = to Berlin
dracula-city-leipzig = Leipzig
dracula-at-leipzig = in Leipzig
dracula-from-leipzig = from Leipzig
dracula-to-leipzig = to Leipzig
dracula-city-frankfurt = Frankfurt
dracula-at-frankfurt = in Frankfurt
dracula-from-frankfurt = from Frankfurt
dracula-to-frankfurt = to Frankfurt
dracula-city-nuremberg = Nuremberg
dracula-at-nuremberg = in Nuremberg
dracula-from-nuremberg = from Nuremberg
dracula-to-nuremberg = to Nuremberg
dracula-city-munich = Munich
dracula-at-munich = in Munich
dracula-from-munich = from Munich
dracula-to-munich = to Munich
dracula-city-geneva = Geneva
dracula-at-geneva = in Geneva
dracula-from-geneva = from Geneva
dracula-to-geneva = to Geneva
dracula-city-zurich = Zurich
dracula-at-zurich = in Zurich
dracula-from-zurich = from Zurich
dracula-to-zurich = to Zurich
dracula-city-milan = Milan
dracula-at-milan = in Milan
dracula-from-milan = from Milan
dracula-to-milan = to Milan
dracula-city-genoa = Genoa
dracula-at-genoa = in Genoa
dracula-from-genoa = from Genoa
dracula-to-genoa = to Genoa
dracula-city-venice = Venice
dracula-at-venice = in Venice
dracula-from-venice = from Venice
dracula-to-venice = to Venice
dracula-city-florence = Florence
dracula-at-florence = in Florence
dracula-from-florence = from Florence
dracula-to-florence = to Florence
dracula-city-rome = Rome
dracula-at-rome = in Rome
dracula-from-rome = from Rome
dracula-to-rome = to Rome
dracula-city-naples = Naples
dracula-at-naples = in Naples
dracula-from-naples = from Naples
dracula-to-naples = to Naples
dracula-city-bari = Bari
dracula-at-bari = in Bari
dracula-from-bari = from Bari
dracula-to-bari = to Bari
dracula-city-cagliari = Cagliari
dracula-at-cagliari = in Cagliari
dracula-from-cagliari = from Cagliari
dracula-to-cagliari = to Cagliari
dracula-city-prague = Prague
dracula-at-prague = in Prague
dracula-from-prague = from Prague
dracula-to-prague = to Prague
dracula-city-vienna = Vienna
dracula-at-vienna = in Vienna
dracula-from-vienna = from Vienna
dracula-to-vienna = to Vienna
dracula-city-budapest = Budapest
dracula-at-budapest = in Budapest
dracula-from-budapest = from Budapest
dracula-to-budapest = to Budapest
dracula-city-zagreb = Zagreb
dracula-at-zagreb = in Zagreb
dracula-from-zagreb = from Zagreb
dracula-to-zagreb = to Zagreb
dracula-city-szeged = Szeged
dracula-at-szeged = in Szeged
dracula-from-szeged = from Szeged
dracula-to-szeged = to Szeged
dracula-city-belgrade = Belgrade
dracula-at-belgrade = in Belgrade
dracula-from-belgrade = from Belgrade
dracula-to-belgrade = to Belgrade
dracula-city-sarajevo = Sarajevo
dracula-at-sarajevo = in Sarajevo
dracula-from-sarajevo = from Sarajevo
dracula-to-sarajevo = to Sarajevo
dracula-city-klausenburg = Klausenburg
dracula-at-klausenburg = in Klausenburg
dracula-from-klausenburg = from Klausenburg
dracula-to-klausenburg = to Klausenburg
dracula-city-galatz = Galatz
dracula-at-galatz = in Galatz
dracula-from-galatz = from Galatz
dracula-to-galatz = to Galatz
dracula-city-bucharest = Bucharest
dracula-at-bucharest = in Bucharest
dracula-from-bucharest = from Bucharest
dracula-to-bucharest = to Bucharest
dracula-city-constanta = Constanta
dracula-at-constanta = in Constanta
dracula-from-constanta = from Constanta
dracula-to-constanta = to Constanta
dracula-city-varna = Varna
dracula-at-varna = in Varna
dracula-from-varna = from Varna
dracula-to-varna = to Varna
dracula-city-sofia = Sofia
dracula-at-sofia = in Sofia
dracula-from-sofia = from Sofia
dracula-to-sofia = to Sofia
dracula-city-salonica = Salonica
dracula-at-salonica = in Salonica
dracula-from-salonica = from Salonica
dracula-to-salonica = to Salonica
dracula-city-valona = Valona
dracula-at-valona = in Valona
dracula-from-valona = from Valona
dracula-to-valona = to Valona
dracula-city-athens = Athens
dracula-at-athens = in Athens
dracula-from-athens = from Athens
dracula-to-athens = to Athens
dracula-city-castle_dracula = Castle Dracula
dracula-at-castle_dracula = at Castle Dracula
dracula-from-castle_dracula = from Castle Dracula
dracula-to-castle_dracula = to Castle Dracula

# Sea zones

dracula-sea-north_sea = North Sea
dracula-at-north_sea = in the North Sea
dracula-from-north_sea = from the North Sea
dracula-to-north_sea = to the North Sea
dracula-sea-irish_sea = Irish Sea
dracula-at-irish_sea = in the Irish Sea
dracula-from-irish_sea = from the Irish Sea
dracula-to-irish_sea = to the Irish Sea
dracula-sea-english_channel = English Channel
dracula-at-english_channel = in the English Channel
dracula-from-english_channel = from the English Channel
dracula-to-english_channel = to the English Channel
dracula-sea-north_atlantic = North Atlantic
dracula-at-north_atlantic = in the North Atlantic
dracula-from-north_atlantic = from the North Atlantic
dracula-to-north_atlantic = to the North Atlantic
dracula-sea-south_atlantic = South Atlantic
dracula-at-south_atlantic = in the South Atlantic
dracula-from-south_atlantic = from the South Atlantic
dracula-to-south_atlantic = to the South Atlantic
dracula-sea-mediterranean_sea = Mediterranean Sea
dracula-at-mediterranean_sea = in the Mediterranean Sea
dracula-from-mediterranean_sea = from the Mediterranean Sea
dracula-to-mediterranean_sea = to the Mediterranean Sea
dracula-sea-tyrrhenian_sea = Tyrrhenian Sea
dracula-at-tyrrhenian_sea = in the Tyrrhenian Sea
dracula-from-tyrrhenian_sea = from the Tyrrhenian Sea
dracula-to-tyrrhenian_sea = to the Tyrrhenian Sea
dracula-sea-adriatic_sea = Adriatic Sea
dracula-at-adriatic_sea = in the Adriatic Sea
dracula-from-adriatic_sea = from the Adriatic Sea
dracula-to-adriatic_sea = to the Adriatic Sea
dracula-sea-ionian_sea = Ionian Sea
dracula-at-ionian_sea = in the Ionian Sea
dracula-from-ionian_sea = from the Ionian Sea
dracula-to-ionian_sea = to the Ionian Sea
dracula-sea-black_sea = Black Sea
dracula-at-black_sea = in the Black Sea
dracula-from-black_sea = from the Black Sea
dracula-to-black_sea = to the Black Sea

# Hospitals

dracula-hospital-madrid = Hospital of Madrid
dracula-at-hospital_madrid = in the hospital of Madrid
dracula-from-hospital_madrid = from the hospital of Madrid
dracula-to-hospital_madrid = to the hospital of Madrid
dracula-hospital-rome = Hospital of Rome
dracula-at-hospital_rome = in the hospital of Rome
dracula-from-hospital_rome = from the hospital of Rome
dracula-to-hospital_rome = to the hospital of Rome
dracula-hospital-budapest = Hospital of Budapest
dracula-at-hospital_budapest = in the hospital of Budapest
dracula-from-hospital_budapest = from the hospital of Budapest
dracula-to-hospital_budapest = to the hospital of Budapest

## Characters and their abilities

dracula-character-godalming = Lord Godalming
dracula-character-seward = Dr. John Seward
dracula-character-van_helsing = Van Helsing
dracula-character-mina = Mina Harker
dracula-character-dracula = Dracula

dracula-ability-wealthy = Wealthy
dracula-ability-wealthy-text = When he reserves a ticket he draws 2 instead of 1, and keeps what he wants up to his limit.
dracula-ability-provisioned = Provisioned
dracula-ability-provisioned-text = He may hold 3 tickets instead of 2.
dracula-ability-physician = Physician
dracula-ability-physician-text = When he, or another hunter in his city, rests, that hunter recovers 2 damage instead of 1.
dracula-ability-prepared = Prepared
dracula-ability-prepared-text = He may hold 4 items and 4 events instead of 3 of each.
dracula-ability-leader = Leader
dracula-ability-leader-text = He may trade with a hunter in any city; then only events change hands, neither items nor tickets.
dracula-ability-strong_willed = Strong-Willed
dracula-ability-strong_willed-text = He has two bite spaces: only a third bite defeats him.
dracula-ability-psychic_bond = Psychic Bond
dracula-ability-psychic_bond-text = Action, if another hunter is in her city: Dracula says whether he is in her region.
dracula-ability-drained = Drained
dracula-ability-drained-text = She always counts as bitten and weakened: one of her items and one of her events stay revealed, and any bite defeats her.
dracula-ability-rage = Rage
dracula-ability-rage-text = Each time a hunter is defeated, influence rises by 2, and by 1 more for each despair token.
dracula-ability-pride = Pride
dracula-ability-pride-text = Escape as Bat and Escape as Mist are cancelled unless he has played more combat cards in this fight than there are despair tokens; in a vampire’s fight, unless three have been played.
dracula-ability-fury_of_dracula = The Fury of Dracula
dracula-ability-fury_of_dracula-text = Once all 3 despair tokens are placed, influence rises by 3 each time he places a city or Hide on the trail.

## Tokens

dracula-token-storm = Storm
dracula-token-fog = Fog
dracula-token-bats = Bats
dracula-token-despair = Despair
dracula-token-bite = Bite
dracula-token-rumor = Rumor
dracula-token-roadblock = Roadblock
dracula-token-heavenly_host = Heavenly Host
dracula-token-consecrated_ground = Consecrated Ground
dracula-token-damage = Damage
dracula-ticket =
    { $yellow ->
        [0] Ticket: { $white } white
       *[other] Ticket: { $white } white, { $yellow } yellow
    }

## Time

dracula-weekday-monday = Monday
dracula-weekday-tuesday = Tuesday
dracula-weekday-wednesday = Wednesday
dracula-weekday-thursday = Thursday
dracula-weekday-friday = Friday
dracula-weekday-saturday = Saturday
dracula-weekday-sunday = Sunday
dracula-time-dawn = Dawn
dracula-time-day = Day
dracula-time-dusk = Dusk
dracula-time-night = Night

## Hunter events

dracula-card-newspaper_reports = Newspaper Reports
dracula-card-newspaper_reports-text =
    When drawn: turn up the location card on space 3 of the trail, or keep this card.
    Kept, at dawn or dusk: turn up the location card on space 5 or on space 6, as you choose.
dracula-card-chartered_carriage = Chartered Carriage
dracula-card-chartered_carriage-text = When you move by rail: whatever ticket you spend, you may travel up to 4 railways of any colour.
dracula-card-hired_scouts = Hired Scouts
dracula-card-hired_scouts-text = When drawn: name two cities. Dracula turns up the location card of each one that is on his trail or among his lairs.
dracula-card-long_night = Long Night
dracula-card-long_night-text = At dawn: in the coming night, any hunter may use their action to move by road. After each such move the bottom event card is drawn; a hunter card is discarded, a Dracula card goes to Dracula.
dracula-card-excellent_weather = Excellent Weather
dracula-card-excellent_weather-text = Day action: make two sea moves one after the other.
dracula-card-surprising_return = Surprising Return
dracula-card-surprising_return-text = At dawn or dusk: take a hunter event with an ally effect from the event discard and play it at once, for either of its effects.
dracula-card-sense_of_emergency = Sense of Emergency
dracula-card-sense_of_emergency-text = Day action: suffer 2 damage and go to a city at most 3 roads away. The cities on the way are not entered.
dracula-card-speedy_telegraph = Speedy Telegraph
dracula-card-speedy_telegraph-text = At dawn: during the coming day and the night after it, the hunters may act in any order.
dracula-card-escape_route = Escape Route
dracula-card-escape_route-text = At the start of a fight, before cards are chosen: you, or another hunter in the fight, leave it.
dracula-card-local_rumors = Local Rumors
dracula-card-local_rumors-text = When drawn: Dracula turns up the location card of every hideout adjacent to your location.
dracula-card-forewarned = Forewarned
dracula-card-forewarned-text = When you are ambushed by an encounter that is not a vampire: discard that encounter before it has any effect. Of no use in a search.
dracula-card-blood_transfusion = Blood Transfusion
dracula-card-blood_transfusion-text = Action, if you are not weakened: suffer 1 damage, and a weakened hunter in your city loses a bite. Mina’s mark can never be removed.
dracula-card-good_luck = Good Luck
dracula-card-good_luck-text = During the day, choose one: remove a roadblock from the board; discard Dracula’s ally; cancel a False Tip he has just played.
dracula-card-renewed_vigor = Renewed Vigor
dracula-card-renewed_vigor-text = At dawn: each hunter may take one more action in the coming day, provided their two actions differ.
dracula-card-planned_ambush = Planned Ambush
dracula-card-planned_ambush-text = At the start of a fight, before cards are chosen: in the first round, once the cards are revealed, you may take yours back and play another.
dracula-card-mystic_research = Mystic Research
dracula-card-mystic_research-text = Van Helsing only. Action: look at the backs of the 6 bottom event cards, discard those that are Dracula’s and put the others back in the same order.
dracula-card-lucky_find = Lucky Find
dracula-card-lucky_find-text = At the start of a fight, before cards are chosen: look at the top 5 item cards, take one and discard the rest.
dracula-card-evil_presence = Evil Presence
dracula-card-evil_presence-text = When drawn: Dracula names every hunter who stands on a location adjacent to his own.
dracula-card-wax_cylinders = Wax Cylinders
dracula-card-wax_cylinders-text =
    Dr. Seward only. Action, choose one.
    Deduce: choose a hideout; all its encounters are turned up.
    Analyse: Dracula shows where Hide is, in his deck or face up on the trail; then this card returns to your hand.
dracula-card-consecrated_ground = Consecrated Ground
dracula-card-consecrated_ground-text = Night action: put the Consecrated Ground token on a city. Then each hunter may reveal a Heavenly Host to put a Heavenly Host token on another city. Castle Dracula, Galatz and Klausenburg are excluded. Dracula cannot enter a city with such a token, nor play Feed, Dark Call or Hide there; Wolf Form and Escape as Bat cannot use its roads. The Heavenly Host tokens go away at the end of the next dawn.
dracula-card-lucys_revenge = Lucy’s Revenge
dracula-card-lucys_revenge-text = Lord Godalming only. At the start of a fight, before cards are chosen: put this in front of you. During the fight you may discard it either to cancel Escape as Bat or Escape as Mist, or to prevent a bite, or damage that would defeat you. It is discarded when the fight ends.
dracula-card-hypnosis = Hypnosis
dracula-card-hypnosis-text = Mina only. Action, if another hunter is in her city: Dracula names the region he is in; then Mina is delayed.
dracula-card-heroic_leap = Heroic Leap
dracula-card-heroic_leap-text = At the start of a fight, before cards are chosen: no round is fought. The vampire suffers 5 damage, then you suffer 5.
dracula-card-behind_the_veil = Behind the Veil
dracula-card-behind_the_veil-text = When drawn: Dracula shows you the events and the encounters in his hand; you discard one of those encounters.
dracula-card-money_trail = Money Trail
dracula-card-money_trail-text = Action: choose a sea zone on the trail; its location card is turned up.
dracula-card-vampire_lair = Vampire Lair
dracula-card-vampire_lair-text = Day action: discard a Stake and become delayed; Dracula’s influence goes down by 2.
dracula-card-great_strength = Great Strength
dracula-card-great_strength-text = When you or another hunter would be bitten, or defeated by damage: prevent that bite, or all of that damage.
dracula-card-rufus_smith = Rufus Smith
dracula-card-rufus_smith-text =
    When drawn: name a city; Dracula turns up its location card if it is on his trail or among his lairs.
    Or ally: Dracula suffers 2 damage instead of 1 when he goes from one sea zone to another.
dracula-card-sister_agatha = Sister Agatha
dracula-card-sister_agatha-text =
    When drawn: name a city; Dracula turns up its location card if it is on his trail or among his lairs.
    Or ally: Dracula suffers 2 damage after resolving Fangs, Escape as Bat or Escape as Mist.
dracula-card-jonathan_harker = Jonathan Harker
dracula-card-jonathan_harker-text =
    When drawn: name a city; Dracula turns up its location card if it is on his trail or among his lairs.
    Or ally: whenever a hideout slides to space 6 of the trail, its location card is turned up.

## Dracula’s events

dracula-card-hidden_schemes = Hidden Schemes
dracula-card-hidden_schemes-text = At the end of your phase: put an encounter from your hand on the hideout of space 3, if one is there and may hold encounters.
dracula-card-summon_storms = Summon Storms
dracula-card-summon_storms-text = When drawn, or at the end of your phase: put up to 3 storm tokens, each on a different sea zone. Hunters cannot enter a storm. At the end of each dusk you remove one storm.
dracula-card-roadblock = Roadblock
dracula-card-roadblock-text = When drawn, or at the end of your phase: put 3 roadblocks on roads or railways. Hunters cannot travel along them. At the end of each dusk you remove one roadblock.
dracula-card-wild_horses = Wild Horses
dracula-card-wild_horses-text = After a hunter has moved by road, before anything is revealed there: shift that hunter to a city adjacent to the one they reached. Only the new city counts.
dracula-card-devilish_power = Devilish Power
dracula-card-devilish_power-text = During your phase, choose one: remove the Consecrated Ground token; discard the hunters’ ally; the hunters cannot supply in the next hunter phase.
dracula-card-vampiric_influence = Vampiric Influence
dracula-card-vampiric_influence-text = When drawn: a weakened hunter of your choice reveals all their items and events. You discard one of them, then move that hunter to an adjacent city.
dracula-card-false_tip = False Tip
dracula-card-false_tip-text = When a hunter spends a ticket: if they played Chartered Carriage, cancel it. If not, you choose the city where the journey ends, within the reach of the ticket.
dracula-card-unearthly_swiftness = Unearthly Swiftness
dracula-card-unearthly_swiftness-text = During your phase: after this phase you take another one. Time does not advance between them.
dracula-card-sensationalist_press = Sensationalist Press
dracula-card-sensationalist_press-text = When a hunter plays Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence: that event has no effect and is discarded.
dracula-card-enraged = Enraged
dracula-card-enraged-text = When your combat card would be cancelled: it is not. For the rest of this fight you cannot resolve Escape as Bat or Escape as Mist.
dracula-card-darkness_returns = Darkness Returns
dracula-card-darkness_returns-text = At the end of your phase: the next hunter phase has no day; dawn is followed by dusk. Then shuffle every Dracula event of the discard, face down or not, into the event deck.
dracula-card-customs_search = Customs Search
dracula-card-customs_search-text = After a hunter has moved from one region to another: that hunter is delayed, and chooses to discard all their items or to suffer 3 damage.
dracula-card-seduction = Seduction
dracula-card-seduction-text = When a hunter searches a hideout or lair that holds a vampire: instead of resolving that encounter, the hunter is bitten and the encounter returns to your hand.
dracula-card-nocturnal_visit = Nocturnal Visit
dracula-card-nocturnal_visit-text = At the end of your phase: fights in the next dawn and the next day are fought as if it were night.
dracula-card-draculas_brides = Dracula’s Brides
dracula-card-draculas_brides-text =
    When drawn: add an encounter from your hand to one or two hideouts on spaces 1 to 3.
    Or ally: at the start of each of your phases you may discard an encounter from your hand and draw another.
dracula-card-great_wolf = Great Wolf
dracula-card-great_wolf-text =
    When drawn: a hunter of your choice suffers 4 damage unless they reveal a Crucifix or a Heavenly Host.
    Or ally: at the start of each of your phases a hunter of your choice suffers 1 damage unless they reveal one of those items.
dracula-card-immanuel_hildesheim = Immanuel Hildesheim
dracula-card-immanuel_hildesheim-text =
    When drawn: of the top 6 event cards take those that are yours; the others are discarded face up.
    Or ally: at the start of each of your phases take the top event card if it is yours.

## Items

dracula-card-rifle = Rifle
dracula-card-rifle-text = Weapon. Fight: 2 damage to the vampire.
dracula-card-pistol = Pistol
dracula-card-pistol-text = Weapon. Fight: 2 damage to the vampire.
dracula-card-knife = Knife
dracula-card-knife-text = Weapon. Fight: 3 damage to the vampire.
dracula-card-garlic = Garlic
dracula-card-garlic-text = Fight: if you are engaged and the vampire played Fangs or Claws, 2 damage to it.
dracula-card-crucifix = Crucifix
dracula-card-crucifix-text = Fight: if it cancelled Fangs or Mesmerize, 3 damage to the vampire.
dracula-card-heavenly_host = Heavenly Host
dracula-card-heavenly_host-text =
    Fight: 4 damage to the vampire; but if you are engaged and it played Fangs, you are bitten and leave the fight instead. Discard this card either way.
    It may be revealed for Consecrated Ground, or against Desecrated Soil or the Great Wolf.
dracula-card-holy_circle = Holy Circle
dracula-card-holy_circle-text = Fight: one or more hunters of your choice leave the fight; discard this card.
dracula-card-garlic_wreath = Garlic Wreath
dracula-card-garlic_wreath-text = Before the first round of a fight, show it: each time Fangs damages you, the vampire suffers 4. If Claws is resolved, this card is cancelled and discarded; otherwise it is discarded when the fight ends.
dracula-card-holy_bullets = Holy Bullets
dracula-card-holy_bullets-text = After you resolve a Rifle or a Pistol, discard it: 3 more damage to the vampire. Once in each fight.
dracula-card-dogs = Dogs
dracula-card-dogs-text = Reveal it before you search: Rats, Saboteur, Spy and Wolves found there are discarded. If one of them ambushes you, you may discard Dogs together with it.
dracula-card-stake = Stake
dracula-card-stake-text = Reveal it before you search: if a vampire or a Hoax is found, you may discard one of them together with the Stake.
dracula-card-fast_horses = Fast Horses
dracula-card-fast_horses-text = Day action: reveal a random ticket of the pool and go by road up to its yellow value; keep this card. If the ticket has no yellow value, go one road and discard this card. The cities on the way are not entered.

## Encounters

dracula-card-new_vampire = New Vampire
dracula-card-new_vampire-text =
    Fight this vampire (health 6). Other hunters in the city may become delayed to join. It stays, face up, unless it is defeated.
    Matured: the location is turned up and influence rises by 3 (6 with a rumor); then this hideout and those on spaces 4, 5 and 6 are cleared.
dracula-card-reckless_vampire = Reckless Vampire
dracula-card-reckless_vampire-text =
    The hunter fights this vampire (health 4) alone. Each time Fangs is resolved in this fight, influence rises by 1. It stays, face up, unless it is defeated.
    Matured: the location is turned up and influence rises by 4 (7 with a rumor); then this hideout and those on spaces 4, 5 and 6 are cleared.
dracula-card-aristocratic_vampire = Aristocratic Vampire
dracula-card-aristocratic_vampire-text =
    Cannot ambush. The hunter who searches may become delayed to discard it; otherwise it stays, face up.
    Matured: the location is turned up and influence rises by 4 (7 with a rumor); then this hideout and those on spaces 4, 5 and 6 are cleared.
dracula-card-hoax = Hoax
dracula-card-hoax-text =
    Cannot ambush. The hunter who searches is delayed.
    Matured: Dracula takes his events from the discard, face-down ones included, secretly keeps one and shuffles the others into the event deck.
dracula-card-unnatural_fog = Unnatural Fog
dracula-card-unnatural_fog-text =
    Put a fog token on this city, two if it is a port: hunters cannot enter it, leave it or search there. By day, every hunter in the city is delayed.
    Matured: the location is turned up; put two fog tokens on one city of its region.
dracula-card-desecrated_soil = Desecrated Soil
dracula-card-desecrated_soil-text =
    Dracula draws 3 encounters, then discards up to 3 from his hand. This card stays, face up, unless the hunter reveals a Heavenly Host.
    Matured: Dracula recovers 3 damage.
dracula-card-szgany_mob = Szgany Mob
dracula-card-szgany_mob-text =
    Each hunter in the city may discard items, then suffers 1 damage for each item left in hand.
    Matured: the location is turned up; the same happens in every city of its region.
dracula-card-rats = Rats
dracula-card-rats-text = The hunter suffers 2 damage. This card stays, face up, unless the hunter reveals a Pistol or a Rifle.
dracula-card-saboteur = Saboteur
dracula-card-saboteur-text =
    The hunter is delayed. This card stays, face up, unless the hunter reveals a Pistol or a Rifle.
    Matured: put a roadblock on any road or railway.
dracula-card-wolves = Wolves
dracula-card-wolves-text =
    Each hunter in the city suffers 4 damage, less 2 for each weapon they reveal.
    Matured: the location is turned up; the same happens in one city 1 or 2 roads away.
dracula-card-szgany_bodyguards = Szgany Bodyguards
dracula-card-szgany_bodyguards-text =
    The hunter suffers 2 damage. Unless they reveal a weapon, they suffer 2 more and are delayed.
    Matured: Dracula keeps this card face up. Before a fight with him at dawn or dusk he may apply it to one hunter at his location, then discards it.
dracula-card-bats = Bats
dracula-card-bats-text = Put a bats token under the hunter. Instead of the hunter’s next action Dracula removes it and moves them to an adjacent city, where they are delayed. A delayed hunter stands up first; in fog the bats wait.
dracula-card-spy = Spy
dracula-card-spy-text =
    The hunter reveals all their items and events and discards all their tickets; or discards a weapon to be rid of the Spy.
    Matured: the same, for any one hunter.

## Combat cards

dracula-card-fangs = Fangs
dracula-card-fangs-text =
    The vampire recovers 2 damage and the engaged hunter suffers 2.
    At night, if that hunter is mesmerized: instead of the damage, the hunter is bitten and leaves the fight, and influence rises by 1, even if the bite is prevented.
dracula-card-strength = Strength
dracula-card-strength-text =
    2 damage to the engaged hunter. Their Punch, Crucifix or weapon is cancelled.
    At night: that Crucifix or weapon is also discarded.
dracula-card-claws = Claws
dracula-card-claws-text =
    2 damage to the engaged hunter.
    At night: then 2 damage to any one hunter in the fight.
dracula-card-mesmerize = Mesmerize
dracula-card-mesmerize-text = The engaged hunter’s card is cancelled, and the hunter is mesmerized until the fight ends: their weapons do 1 damage less. This card stays face up.
dracula-card-plotting = Plotting
dracula-card-plotting-text = Take any card from your combat deck into your hand, then shuffle the deck. This card stays face up: later in the fight, turn it down to cancel the engaged hunter’s Punch, Dodge or Escape.
dracula-card-escape_as_bat = Escape as Bat
dracula-card-escape_as_bat-text =
    The fight ends. Cancelled unless Dracula has played more combat cards than there are despair tokens, or three in a vampire’s fight.
    At night, if Dracula himself fought: he may clear his hideout and secretly go to a city without hunters at most 2 roads away; this card lies with it on space 1.
dracula-card-escape_as_mist = Escape as Mist
dracula-card-escape_as_mist-text = The fight ends. Cancelled unless Dracula has played more combat cards than there are despair tokens, or three in a vampire’s fight.
dracula-card-punch = Punch
dracula-card-punch-text = 1 damage to the vampire.
dracula-card-dodge = Dodge
dracula-card-dodge-text = No effect beyond the icons it cancels.
dracula-card-escape = Escape
dracula-card-escape-text = The hunter leaves the fight.

## Power cards

dracula-card-dark_call = Dark Call
dracula-card-dark_call-text = Suffer 2 damage and draw 5 encounters. Placed instead of a location; takes no encounter. Not at sea, not on consecrated ground.
dracula-card-feed = Feed
dracula-card-feed-text = Recover 3 damage. Placed instead of a location; takes no encounter. Not at sea, not on consecrated ground.
dracula-card-hide = Hide
dracula-card-hide-text = Stay where you are. Placed instead of a location and tied to your current one: revealed with it, it adds its encounters to that city’s ambushes until the location leaves the trail. It takes an encounter, but nothing matures here. Not at sea, not on consecrated ground.
dracula-card-wolf_form = Wolf Form
dracula-card-wolf_form-text = Suffer 1 damage and go to a city at most 2 roads away; from the sea, to an adjacent port or a city one road beyond it. Placed with that location, which takes an encounter as usual. No road used may touch consecrated ground.
dracula-card-misdirect = Misdirect
dracula-card-misdirect-text = Clear a hideout of the trail and put this card in its place; it takes no encounter. Then place a location as usual. Not a hideout with Castle Dracula, with a power card, or tied to Hide.
