# Noms des lieux, cartes, personnages et pions de La Fureur de Dracula, et effet de chaque carte.
# Les identifiants reprennent ceux des fichiers de données. Un lieu a aussi les formes utiles aux phrases :
# at (où), from (d’où), to (vers où). Les textes décrivent les options par défaut.

## Le jeu

dracula-title = La Fureur de Dracula

## Régions

dracula-region-great_britain = Grande-Bretagne
dracula-region-iberian_peninsula = Péninsule ibérique
dracula-region-france_benelux = France-Benelux
dracula-region-germanic_empire = Empire germanique
dracula-region-italy = Italie
dracula-region-austro_hungarian_empire = Empire austro-hongrois
dracula-region-balkans = Balkans

## Lieux

# Villes et Château de Dracula

dracula-city-edinburgh = Édimbourg
dracula-at-edinburgh = à Édimbourg
dracula-from-edinburgh = d’Édimbourg
dracula-to-edinburgh = vers Édimbourg
dracula-city-galway = Galway
dracula-at-galway = à Galway
dracula-from-galway = de Galway
dracula-to-galway = vers Galway
dracula-city-dublin = Dublin
dracula-at-dublin = à Dublin
dracula-from-dublin = de Dublin
dracula-to-dublin = vers Dublin
dracula-city-manchester = Manchester
dracula-at-manchester = à Manchester
dracula-from-manchester = de Manchester
dracula-to-manchester = vers Manchester
dracula-city-liverpool = Liverpool
dracula-at-liverpool = à Liverpool
dracula-from-liverpool = de Liverpool
dracula-to-liverpool = vers Liverpool
dracula-city-swansea = Swansea
dracula-at-swansea = à Swansea
dracula-from-swansea = de Swansea
dracula-to-swansea = vers Swansea
dracula-city-plymouth = Plymouth
dracula-at-plymouth = à Plymouth
dracula-from-plymouth = de Plymouth
dracula-to-plymouth = vers Plymouth
dracula-city-london = Londres
dracula-at-london = à Londres
dracula-from-london = de Londres
dracula-to-london = vers Londres
dracula-city-lisbon = Lisbonne
dracula-at-lisbon = à Lisbonne
dracula-from-lisbon = de Lisbonne
dracula-to-lisbon = vers Lisbonne
dracula-city-cadiz = Cadix
dracula-at-cadiz = à Cadix
dracula-from-cadiz = de Cadix
dracula-to-cadiz = vers Cadix
dracula-city-granada = Grenade
dracula-at-granada = à Grenade
dracula-from-granada = de Grenade
dracula-to-granada = vers Grenade
dracula-city-alicante = Alicante
dracula-at-alicante = à Alicante
dracula-from-alicante = d’Alicante
dracula-to-alicante = vers Alicante
dracula-city-barcelona = Barcelone
dracula-at-barcelona = à Barcelone
dracula-from-barcelona = de Barcelone
dracula-to-barcelona = vers Barcelone
dracula-city-saragossa = Saragosse
dracula-at-saragossa = à Saragosse
dracula-from-saragossa = de Saragosse
dracula-to-saragossa = vers Saragosse
dracula-city-santander = Santander
dracula-at-santander = à Santander
dracula-from-santander = de Santander
dracula-to-santander = vers Santander
dracula-city-madrid = Madrid
dracula-at-madrid = à Madrid
dracula-from-madrid = de Madrid
dracula-to-madrid = vers Madrid
dracula-city-le_havre = Le Havre
dracula-at-le_havre = au Havre
dracula-from-le_havre = du Havre
dracula-to-le_havre = vers Le Havre
dracula-city-nantes = Nantes
dracula-at-nantes = à Nantes
dracula-from-nantes = de Nantes
dracula-to-nantes = vers Nantes
dracula-city-bordeaux = Bordeaux
dracula-at-bordeaux = à Bordeaux
dracula-from-bordeaux = de Bordeaux
dracula-to-bordeaux = vers Bordeaux
dracula-city-toulouse = Toulouse
dracula-at-toulouse = à Toulouse
dracula-from-toulouse = de Toulouse
dracula-to-toulouse = vers Toulouse
dracula-city-clermont_ferrand = Clermont-Ferrand
dracula-at-clermont_ferrand = à Clermont-Ferrand
dracula-from-clermont_ferrand = de Clermont-Ferrand
dracula-to-clermont_ferrand = vers Clermont-Ferrand
dracula-city-marseilles = Marseille
dracula-at-marseilles = à Marseille
dracula-from-marseilles = de Marseille
dracula-to-marseilles = vers Marseille
dracula-city-paris = Paris
dracula-at-paris = à Paris
dracula-from-paris = de Paris
dracula-to-paris = vers Paris
dracula-city-strasbourg = Strasbourg
dracula-at-strasbourg = à Strasbourg
dracula-from-strasbourg = de Strasbourg
dracula-to-strasbourg = vers Strasbourg
dracula-city-brussels = Bruxelles
dracula-at-brussels = à Bruxelles
dracula-from-brussels = de Bruxelles
dracula-to-brussels = vers Bruxelles
dracula-city-amsterdam = Amsterdam
dracula-at-amsterdam = à Amsterdam
dracula-from-amsterdam = d’Amsterdam
dracula-to-amsterdam = vers Amsterdam
dracula-city-cologne = Cologne
dracula-at-cologne = à Cologne
dracula-from-cologne = de Cologne
dracula-to-cologne = vers Cologne
dracula-city-hamburg = Hambourg
dracula-at-hamburg = à Hambourg
dracula-from-hamburg = de Hambourg
dracula-to-hamburg = vers Hambourg
dracula-city-berlin = Berlin
dracula-at-berlin = à Berlin
dracula-from-berlin = de Berlin
dracula-to-berlin = vers Berlin
dracula-city-leipzig = Leipzig
dracula-at-leipzig = à Leipzig
dracula-from-leipzig = de Leipzig
dracula-to-leipzig = vers Leipzig
dracula-city-frankfurt = Francfort
dracula-at-frankfurt = à Francfort
dracula-from-frankfurt = de Francfort
dracula-to-frankfurt = vers Francfort
dracula-city-nuremberg = Nuremberg
dracula-at-nuremberg = à Nuremberg
dracula-from-nuremberg = de Nuremberg
dracula-to-nuremberg = vers Nuremberg
dracula-city-munich = Munich
dracula-at-munich = à Munich
dracula-from-munich = de Munich
dracula-to-munich = vers Munich
dracula-city-geneva = Genève
dracula-at-geneva = à Genève
dracula-from-geneva = de Genève
dracula-to-geneva = vers Genève
dracula-city-zurich = Zurich
dracula-at-zurich = à Zurich
dracula-from-zurich = de Zurich
dracula-to-zurich = vers Zurich
dracula-city-milan = Milan
dracula-at-milan = à Milan
dracula-from-milan = de Milan
dracula-to-milan = vers Milan
dracula-city-genoa = Gênes
dracula-at-genoa = à Gênes
dracula-from-genoa = de Gênes
dracula-to-genoa = vers Gênes
dracula-city-venice = Venise
dracula-at-venice = à Venise
dracula-from-venice = de Venise
dracula-to-venice = vers Venise
dracula-city-florence = Florence
dracula-at-florence = à Florence
dracula-from-florence = de Florence
dracula-to-florence = vers Florence
dracula-city-rome = Rome
dracula-at-rome = à Rome
dracula-from-rome = de Rome
dracula-to-rome = vers Rome
dracula-city-naples = Naples
dracula-at-naples = à Naples
dracula-from-naples = de Naples
dracula-to-naples = vers Naples
dracula-city-bari = Bari
dracula-at-bari = à Bari
dracula-from-bari = de Bari
dracula-to-bari = vers Bari
dracula-city-cagliari = Cagliari
dracula-at-cagliari = à Cagliari
dracula-from-cagliari = de Cagliari
dracula-to-cagliari = vers Cagliari
dracula-city-prague = Prague
dracula-at-prague = à Prague
dracula-from-prague = de Prague
dracula-to-prague = vers Prague
dracula-city-vienna = Vienne
dracula-at-vienna = à Vienne
dracula-from-vienna = de Vienne
dracula-to-vienna = vers Vienne
dracula-city-budapest = Budapest
dracula-at-budapest = à Budapest
dracula-from-budapest = de Budapest
dracula-to-budapest = vers Budapest
dracula-city-zagreb = Zagreb
dracula-at-zagreb = à Zagreb
dracula-from-zagreb = de Zagreb
dracula-to-zagreb = vers Zagreb
dracula-city-szeged = Szeged
dracula-at-szeged = à Szeged
dracula-from-szeged = de Szeged
dracula-to-szeged = vers Szeged
dracula-city-belgrade = Belgrade
dracula-at-belgrade = à Belgrade
dracula-from-belgrade = de Belgrade
dracula-to-belgrade = vers Belgrade
dracula-city-sarajevo = Sarajevo
dracula-at-sarajevo = à Sarajevo
dracula-from-sarajevo = de Sarajevo
dracula-to-sarajevo = vers Sarajevo
dracula-city-klausenburg = Klausenbourg
dracula-at-klausenburg = à Klausenbourg
dracula-from-klausenburg = de Klausenbourg
dracula-to-klausenburg = vers Klausenbourg
dracula-city-galatz = Galatz
dracula-at-galatz = à Galatz
dracula-from-galatz = de Galatz
dracula-to-galatz = vers Galatz
dracula-city-bucharest = Bucarest
dracula-at-bucharest = à Bucarest
dracula-from-bucharest = de Bucarest
dracula-to-bucharest = vers Bucarest
dracula-city-constanta = Constantza
dracula-at-constanta = à Constantza
dracula-from-constanta = de Constantza
dracula-to-constanta = vers Constantza
dracula-city-varna = Varna
dracula-at-varna = à Varna
dracula-from-varna = de Varna
dracula-to-varna = vers Varna
dracula-city-sofia = Sofia
dracula-at-sofia = à Sofia
dracula-from-sofia = de Sofia
dracula-to-sofia = vers Sofia
dracula-city-salonica = Salonique
dracula-at-salonica = à Salonique
dracula-from-salonica = de Salonique
dracula-to-salonica = vers Salonique
dracula-city-valona = Valona
dracula-at-valona = à Valona
dracula-from-valona = de Valona
dracula-to-valona = vers Valona
dracula-city-athens = Athènes
dracula-at-athens = à Athènes
dracula-from-athens = d’Athènes
dracula-to-athens = vers Athènes
dracula-city-castle_dracula = Château de Dracula
dracula-at-castle_dracula = au Château de Dracula
dracula-from-castle_dracula = du Château de Dracula
dracula-to-castle_dracula = vers le Château de Dracula

# Zones maritimes

dracula-sea-north_sea = Mer du Nord
dracula-at-north_sea = en mer du Nord
dracula-from-north_sea = de la mer du Nord
dracula-to-north_sea = vers la mer du Nord
dracula-sea-irish_sea = Mer d’Irlande
dracula-at-irish_sea = en mer d’Irlande
dracula-from-irish_sea = de la mer d’Irlande
dracula-to-irish_sea = vers la mer d’Irlande
dracula-sea-english_channel = Manche
dracula-at-english_channel = dans la Manche
dracula-from-english_channel = de la Manche
dracula-to-english_channel = vers la Manche
dracula-sea-north_atlantic = Atlantique Nord
dracula-at-north_atlantic = dans l’Atlantique Nord
dracula-from-north_atlantic = de l’Atlantique Nord
dracula-to-north_atlantic = vers l’Atlantique Nord
dracula-sea-south_atlantic = Atlantique Sud
dracula-at-south_atlantic = dans l’Atlantique Sud
dracula-from-south_atlantic = de l’Atlantique Sud
dracula-to-south_atlantic = vers l’Atlantique Sud
dracula-sea-mediterranean_sea = Mer Méditerranée
dracula-at-mediterranean_sea = en Méditerranée
dracula-from-mediterranean_sea = de la Méditerranée
dracula-to-mediterranean_sea = vers la Méditerranée
dracula-sea-tyrrhenian_sea = Mer Tyrrhénienne
dracula-at-tyrrhenian_sea = en mer Tyrrhénienne
dracula-from-tyrrhenian_sea = de la mer Tyrrhénienne
dracula-to-tyrrhenian_sea = vers la mer Tyrrhénienne
dracula-sea-adriatic_sea = Mer Adriatique
dracula-at-adriatic_sea = en mer Adriatique
dracula-from-adriatic_sea = de la mer Adriatique
dracula-to-adriatic_sea = vers la mer Adriatique
dracula-sea-ionian_sea = Mer Ionienne
dracula-at-ionian_sea = en mer Ionienne
dracula-from-ionian_sea = de la mer Ionienne
dracula-to-ionian_sea = vers la mer Ionienne
dracula-sea-black_sea = Mer Noire
dracula-at-black_sea = en mer Noire
dracula-from-black_sea = de la mer Noire
dracula-to-black_sea = vers la mer Noire

# Hôpitaux

dracula-hospital-madrid = Hôpital de Madrid
dracula-at-hospital_madrid = à l’hôpital de Madrid
dracula-from-hospital_madrid = de l’hôpital de Madrid
dracula-to-hospital_madrid = vers l’hôpital de Madrid
dracula-hospital-rome = Hôpital de Rome
dracula-at-hospital_rome = à l’hôpital de Rome
dracula-from-hospital_rome = de l’hôpital de Rome
dracula-to-hospital_rome = vers l’hôpital de Rome
dracula-hospital-budapest = Hôpital de Budapest
dracula-at-hospital_budapest = à l’hôpital de Budapest
dracula-from-hospital_budapest = de l’hôpital de Budapest
dracula-to-hospital_budapest = vers l’hôpital de Budapest

## Personnages et capacités

dracula-character-godalming = Lord Godalming
dracula-character-seward = Dr John Seward
dracula-character-van_helsing = Van Helsing
dracula-character-mina = Mina Harker
dracula-character-dracula = Dracula

dracula-ability-wealthy = Fortuné
dracula-ability-wealthy-text = Quand il réserve un billet, il en pioche 2 au lieu de 1 et garde ceux de son choix, dans la limite de ses billets.
dracula-ability-provisioned = Prévoyant
dracula-ability-provisioned-text = Il peut détenir 3 billets au lieu de 2.
dracula-ability-physician = Médecin
dracula-ability-physician-text = Quand lui-même ou un autre chasseur de sa ville se repose, ce chasseur récupère de 2 dégâts au lieu de 1.
dracula-ability-prepared = Préparé
dracula-ability-prepared-text = Il peut détenir 4 objets et 4 événements au lieu de 3.
dracula-ability-leader = Meneur
dracula-ability-leader-text = Il peut échanger avec un chasseur de n’importe quelle ville ; seuls des événements changent alors de main, ni objets ni billets.
dracula-ability-strong_willed = Volonté de fer
dracula-ability-strong_willed-text = Il a deux cases Morsure : seule une troisième morsure peut le vaincre.
dracula-ability-psychic_bond = Lien psychique
dracula-ability-psychic_bond-text = Action, si un autre chasseur est dans sa ville : Dracula dit s’il se trouve dans la région de Mina.
dracula-ability-drained = Exsangue
dracula-ability-drained-text = Elle compte toujours comme mordue et affaiblie : un de ses objets et un de ses événements restent révélés, et la moindre morsure la vainc.
dracula-ability-rage = Rage
dracula-ability-rage-text = Chaque fois qu’un chasseur est vaincu, l’influence avance de 2, et de 1 de plus par pion Désespoir.
dracula-ability-pride = Orgueil
dracula-ability-pride-text = Fuite sous forme de chiroptère et Fuite sous forme de brume sont annulées tant qu’il n’a pas joué dans ce combat plus de cartes Combat qu’il n’y a de pions Désespoir ; lors du combat d’un vampire, tant que trois n’ont pas été jouées.
dracula-ability-fury_of_dracula = La fureur de Dracula
dracula-ability-fury_of_dracula-text = Une fois les 3 pions Désespoir placés, l’influence avance de 3 chaque fois qu’il place une ville ou Dissimulation sur la piste.

## Pions

dracula-token-storm = Tempête
dracula-token-fog = Brouillard
dracula-token-bats = Chauves-souris
dracula-token-despair = Désespoir
dracula-token-bite = Morsure
dracula-token-rumor = Rumeur
dracula-token-roadblock = Barrage
dracula-token-heavenly_host = Sainte hostie
dracula-token-consecrated_ground = Terre consacrée
dracula-token-damage = Dégât
dracula-ticket =
    { $yellow ->
        [0] Billet : blanc { $white }
       *[other] Billet : blanc { $white }, jaune { $yellow }
    }

## Temps

dracula-weekday-monday = lundi
dracula-weekday-tuesday = mardi
dracula-weekday-wednesday = mercredi
dracula-weekday-thursday = jeudi
dracula-weekday-friday = vendredi
dracula-weekday-saturday = samedi
dracula-weekday-sunday = dimanche
dracula-time-dawn = Aube
dracula-time-day = Jour
dracula-time-dusk = Crépuscule
dracula-time-night = Nuit

## Événements des chasseurs

dracula-card-newspaper_reports = Coupures de presse
dracula-card-newspaper_reports-text =
    Dès la pioche : révélez la carte Lieu de la case 3 de la piste, ou gardez cette carte en main.
    Gardée, à l’aube ou au crépuscule : révélez la carte Lieu de la case 5 ou de la case 6, à votre choix.
dracula-card-chartered_carriage = Wagon affrété
dracula-card-chartered_carriage-text = Quand vous prenez le train : quel que soit le billet dépensé, vous pouvez parcourir jusqu’à 4 voies ferrées de n’importe quelle couleur.
dracula-card-hired_scouts = Éclaireurs engagés
dracula-card-hired_scouts-text = Dès la pioche : nommez deux villes. Dracula révèle la carte Lieu de chacune de celles qui se trouvent sur sa piste ou parmi ses repaires.
dracula-card-long_night = Longue nuit
dracula-card-long_night-text = À l’aube : la nuit prochaine, chaque chasseur peut consacrer son action à un déplacement par la route. Après chacun de ces déplacements, on pioche la carte du dessous du paquet Événement ; une carte Chasseur est défaussée, une carte Dracula revient à Dracula.
dracula-card-excellent_weather = Temps radieux
dracula-card-excellent_weather-text = Action de jour : effectuez deux déplacements par mer à la suite.
dracula-card-surprising_return = Retour surprise
dracula-card-surprising_return-text = À l’aube ou au crépuscule : prenez dans la défausse un événement Chasseur doté d’un effet Allié et jouez-le aussitôt, pour l’un ou l’autre de ses effets.
dracula-card-sense_of_emergency = Sentiment d’urgence
dracula-card-sense_of_emergency-text = Action de jour : subissez 2 dégâts et rejoignez une ville à 3 routes au plus. Vous n’entrez pas dans les villes traversées.
dracula-card-speedy_telegraph = Télégraphe express
dracula-card-speedy_telegraph-text = À l’aube : pendant le jour qui vient et la nuit qui le suit, les chasseurs agissent dans l’ordre de leur choix.
dracula-card-escape_route = Issue de secours
dracula-card-escape_route-text = Au début d’un combat, avant le choix des cartes : vous, ou un autre chasseur qui y participe, quittez le combat.
dracula-card-local_rumors = Rumeurs locales
dracula-card-local_rumors-text = Dès la pioche : Dracula révèle la carte Lieu de chaque refuge adjacent à votre lieu.
dracula-card-forewarned = Mise en garde
dracula-card-forewarned-text = Quand une rencontre qui n’est pas un vampire vous tend une embuscade : défaussez-la avant qu’elle n’ait le moindre effet. Inutile lors d’une fouille.
dracula-card-blood_transfusion = Transfusion sanguine
dracula-card-blood_transfusion-text = Action, si vous n’êtes pas affaibli : subissez 1 dégât, et un chasseur affaibli de votre ville perd une morsure. La marque de Mina est indélébile.
dracula-card-good_luck = Bonne fortune
dracula-card-good_luck-text = De jour, au choix : retirez un barrage du plateau ; défaussez l’allié de Dracula ; annulez le Faux renseignement qu’il vient de jouer.
dracula-card-renewed_vigor = Regain de vigueur
dracula-card-renewed_vigor-text = À l’aube : chaque chasseur peut effectuer une action de plus pendant le jour qui vient, à condition que ses deux actions soient différentes.
dracula-card-planned_ambush = Guet-apens préparé
dracula-card-planned_ambush-text = Au début d’un combat, avant le choix des cartes : au premier round, une fois les cartes révélées, vous pouvez reprendre la vôtre et en jouer une autre.
dracula-card-mystic_research = Recherches occultes
dracula-card-mystic_research-text = Van Helsing seulement. Action : regardez le dos des 6 cartes du dessous du paquet Événement, défaussez celles de Dracula et remettez les autres dans le même ordre.
dracula-card-lucky_find = Trouvaille
dracula-card-lucky_find-text = Au début d’un combat, avant le choix des cartes : regardez les 5 premières cartes Objet, prenez-en une et défaussez les autres.
dracula-card-evil_presence = Présence maléfique
dracula-card-evil_presence-text = Dès la pioche : Dracula nomme chaque chasseur qui se trouve sur un lieu adjacent au sien.
dracula-card-wax_cylinders = Cylindres de cire
dracula-card-wax_cylinders-text =
    Dr Seward seulement. Action, au choix.
    Déduire : choisissez un refuge ; toutes ses rencontres sont révélées.
    Analyser : Dracula montre où se trouve Dissimulation, dans son paquet ou face visible sur la piste ; puis cette carte revient dans votre main.
dracula-card-consecrated_ground = Terre consacrée
dracula-card-consecrated_ground-text = Action de nuit : placez le pion Terre consacrée sur une ville. Chaque chasseur peut ensuite révéler une Sainte hostie pour placer un pion Sainte hostie sur une autre ville. Le Château de Dracula, Galatz et Klausenbourg sont exclus. Dracula ne peut ni entrer dans une ville qui porte un de ces pions, ni y jouer Sustentation, Sombre appel ou Dissimulation ; Forme lupine et Fuite sous forme de chiroptère ne peuvent emprunter ses routes. Les pions Sainte hostie disparaissent à la fin de l’aube suivante.
dracula-card-lucys_revenge = Vengeance de Lucy
dracula-card-lucys_revenge-text = Lord Godalming seulement. Au début d’un combat, avant le choix des cartes : posez cette carte devant vous. Pendant le combat, vous pouvez la défausser soit pour annuler Fuite sous forme de chiroptère ou Fuite sous forme de brume, soit pour éviter une morsure, ou des dégâts qui vous vaincraient. Elle est défaussée à la fin du combat.
dracula-card-hypnosis = Envoûtement
dracula-card-hypnosis-text = Mina seulement. Action, si un autre chasseur est dans sa ville : Dracula nomme la région où il se trouve ; puis Mina est retardée.
dracula-card-heroic_leap = Bond héroïque
dracula-card-heroic_leap-text = Au début d’un combat, avant le choix des cartes : aucun round n’a lieu. Le vampire subit 5 dégâts, puis vous en subissez 5.
dracula-card-behind_the_veil = Derrière le voile
dracula-card-behind_the_veil-text = Dès la pioche : Dracula vous montre les événements et les rencontres de sa main ; vous défaussez une de ces rencontres.
dracula-card-money_trail = La piste de l’argent
dracula-card-money_trail-text = Action : choisissez une zone maritime de la piste ; sa carte Lieu est révélée.
dracula-card-vampire_lair = Antre du vampire
dracula-card-vampire_lair-text = Action de jour : défaussez un Pieu et soyez retardé ; l’influence de Dracula recule de 2.
dracula-card-great_strength = Force considérable
dracula-card-great_strength-text = Quand vous ou un autre chasseur alliez être mordu, ou vaincu par des dégâts : cette morsure est évitée, ou la totalité de ces dégâts.
dracula-card-rufus_smith = Rufus Smith
dracula-card-rufus_smith-text =
    Dès la pioche : nommez une ville ; Dracula révèle sa carte Lieu si elle se trouve sur sa piste ou parmi ses repaires.
    Ou allié : Dracula subit 2 dégâts au lieu de 1 quand il passe d’une zone maritime à une autre.
dracula-card-sister_agatha = Sœur Agatha
dracula-card-sister_agatha-text =
    Dès la pioche : nommez une ville ; Dracula révèle sa carte Lieu si elle se trouve sur sa piste ou parmi ses repaires.
    Ou alliée : Dracula subit 2 dégâts après avoir résolu Crocs, Fuite sous forme de chiroptère ou Fuite sous forme de brume.
dracula-card-jonathan_harker = Jonathan Harker
dracula-card-jonathan_harker-text =
    Dès la pioche : nommez une ville ; Dracula révèle sa carte Lieu si elle se trouve sur sa piste ou parmi ses repaires.
    Ou allié : chaque fois qu’un refuge arrive sur la case 6 de la piste, sa carte Lieu est révélée.

## Événements de Dracula

dracula-card-hidden_schemes = Desseins cachés
dracula-card-hidden_schemes-text = À la fin de votre phase : placez une rencontre de votre main sur le refuge de la case 3, s’il y en a un et qu’il peut en recevoir.
dracula-card-summon_storms = Invoquer les tempêtes
dracula-card-summon_storms-text = Dès la pioche, ou à la fin de votre phase : placez jusqu’à 3 pions Tempête, chacun sur une zone maritime différente. Les chasseurs ne peuvent pas entrer dans une tempête. À la fin de chaque crépuscule, vous retirez une tempête.
dracula-card-roadblock = Barrage
dracula-card-roadblock-text = Dès la pioche, ou à la fin de votre phase : placez 3 barrages sur des routes ou des voies ferrées. Les chasseurs ne peuvent plus les emprunter. À la fin de chaque crépuscule, vous retirez un barrage.
dracula-card-wild_horses = Chevaux affolés
dracula-card-wild_horses-text = Après le déplacement d’un chasseur par la route, avant toute révélation : déplacez ce chasseur vers une ville adjacente à celle qu’il a atteinte. Seule compte la nouvelle ville.
dracula-card-devilish_power = Pouvoir diabolique
dracula-card-devilish_power-text = Pendant votre phase, au choix : retirez le pion Terre consacrée ; défaussez l’allié des chasseurs ; les chasseurs ne peuvent pas se ravitailler pendant la prochaine phase Chasseur.
dracula-card-vampiric_influence = Influence vampirique
dracula-card-vampiric_influence-text = Dès la pioche : un chasseur affaibli de votre choix révèle tous ses objets et événements. Vous en défaussez un, puis vous déplacez ce chasseur vers une ville adjacente.
dracula-card-false_tip = Faux renseignement
dracula-card-false_tip-text = Quand un chasseur dépense un billet : s’il a joué Wagon affrété, annulez cette carte. Sinon, vous choisissez la ville où s’achève le voyage, dans les limites du billet.
dracula-card-unearthly_swiftness = Célérité surnaturelle
dracula-card-unearthly_swiftness-text = Pendant votre phase : vous en jouez une seconde juste après. Le temps n’avance pas entre les deux.
dracula-card-sensationalist_press = Presse à sensation
dracula-card-sensationalist_press-text = Quand un chasseur joue Rumeurs locales, Éclaireurs engagés, Coupures de presse ou Présence maléfique : cet événement est sans effet et défaussé.
dracula-card-enraged = Enragé
dracula-card-enraged-text = Quand votre carte Combat va être annulée : elle ne l’est pas. Jusqu’à la fin de ce combat, vous ne pouvez plus résoudre Fuite sous forme de chiroptère ni Fuite sous forme de brume.
dracula-card-darkness_returns = Retour des ténèbres
dracula-card-darkness_returns-text = À la fin de votre phase : la prochaine phase Chasseur n’a pas de jour ; le crépuscule suit l’aube. Mélangez ensuite au paquet Événement tous les événements Dracula de la défausse, face cachée ou non.
dracula-card-customs_search = Fouille des douanes
dracula-card-customs_search-text = Après le déplacement d’un chasseur d’une région à une autre : il est retardé, et choisit de défausser tous ses objets ou de subir 3 dégâts.
dracula-card-seduction = Séduction
dracula-card-seduction-text = Quand un chasseur fouille un refuge ou un repaire qui abrite un vampire : au lieu de résoudre cette rencontre, le chasseur est mordu et la rencontre revient dans votre main.
dracula-card-nocturnal_visit = Visite nocturne
dracula-card-nocturnal_visit-text = À la fin de votre phase : les combats de la prochaine aube et du prochain jour se déroulent comme s’il faisait nuit.
dracula-card-draculas_brides = Fiancées de Dracula
dracula-card-draculas_brides-text =
    Dès la pioche : ajoutez une rencontre de votre main à un ou deux refuges des cases 1 à 3.
    Ou alliées : au début de chacune de vos phases, vous pouvez défausser une rencontre de votre main et en piocher une autre.
dracula-card-great_wolf = Grand loup
dracula-card-great_wolf-text =
    Dès la pioche : un chasseur de votre choix subit 4 dégâts, à moins de révéler un Crucifix ou une Sainte hostie.
    Ou allié : au début de chacune de vos phases, un chasseur de votre choix subit 1 dégât, à moins de révéler un de ces objets.
dracula-card-immanuel_hildesheim = Immanuel Hildesheim
dracula-card-immanuel_hildesheim-text =
    Dès la pioche : parmi les 6 premières cartes Événement, prenez les vôtres ; les autres sont défaussées face visible.
    Ou allié : au début de chacune de vos phases, prenez la première carte Événement si elle est à vous.

## Objets

dracula-card-rifle = Fusil
dracula-card-rifle-text = Arme. Combat : 2 dégâts au vampire.
dracula-card-pistol = Pistolet
dracula-card-pistol-text = Arme. Combat : 2 dégâts au vampire.
dracula-card-knife = Couteau
dracula-card-knife-text = Arme. Combat : 3 dégâts au vampire.
dracula-card-garlic = Ail
dracula-card-garlic-text = Combat : si vous êtes engagé et que le vampire a joué Crocs ou Griffes, il subit 2 dégâts.
dracula-card-crucifix = Crucifix
dracula-card-crucifix-text = Combat : s’il a annulé Crocs ou Hypnose, 3 dégâts au vampire.
dracula-card-heavenly_host = Sainte hostie
dracula-card-heavenly_host-text =
    Combat : 4 dégâts au vampire ; mais si vous êtes engagé et qu’il a joué Crocs, vous êtes mordu et quittez le combat à la place. Défaussez cette carte dans les deux cas.
    Elle peut être révélée pour Terre consacrée, ou contre Sol profané ou le Grand loup.
dracula-card-holy_circle = Cercle sacré
dracula-card-holy_circle-text = Combat : un ou plusieurs chasseurs de votre choix quittent le combat ; défaussez cette carte.
dracula-card-garlic_wreath = Couronne d’ail
dracula-card-garlic_wreath-text = Montrez-la avant le premier round d’un combat : chaque fois que Crocs vous inflige des dégâts, le vampire en subit 4. Si Griffes est résolue, cette carte est annulée et défaussée ; sinon, elle est défaussée à la fin du combat.
dracula-card-holy_bullets = Balles bénites
dracula-card-holy_bullets-text = Après avoir résolu un Fusil ou un Pistolet, défaussez-les : 3 dégâts de plus au vampire. Une fois par combat.
dracula-card-dogs = Chiens
dracula-card-dogs-text = Révélez-les avant de fouiller : les Rats, Saboteur, Espion et Loups découverts sont défaussés. Si l’une de ces rencontres vous tend une embuscade, vous pouvez défausser les Chiens avec elle.
dracula-card-stake = Pieu
dracula-card-stake-text = Révélez-le avant de fouiller : si un vampire ou une Fausse piste est découvert, vous pouvez défausser l’un d’eux avec le Pieu.
dracula-card-fast_horses = Chevaux rapides
dracula-card-fast_horses-text = Action de jour : révélez un billet de la réserve au hasard et parcourez autant de routes, au plus, que sa valeur jaune ; gardez cette carte. Si le billet n’a pas de valeur jaune, parcourez une route et défaussez cette carte. Vous n’entrez pas dans les villes traversées.

## Rencontres

dracula-card-new_vampire = Vampire nouveau-né
dracula-card-new_vampire-text =
    Affrontez ce vampire (santé 6). Les autres chasseurs de la ville peuvent être retardés pour se joindre au combat. Il reste en place, face visible, à moins d’être vaincu.
    Évolution : le lieu est révélé et l’influence avance de 3 (6 avec une rumeur) ; puis ce refuge et ceux des cases 4, 5 et 6 sont vidés.
dracula-card-reckless_vampire = Vampire téméraire
dracula-card-reckless_vampire-text =
    Le chasseur affronte seul ce vampire (santé 4). Chaque fois que Crocs est résolue dans ce combat, l’influence avance de 1. Il reste en place, face visible, à moins d’être vaincu.
    Évolution : le lieu est révélé et l’influence avance de 4 (7 avec une rumeur) ; puis ce refuge et ceux des cases 4, 5 et 6 sont vidés.
dracula-card-aristocratic_vampire = Vampire aristocrate
dracula-card-aristocratic_vampire-text =
    Ne tend pas d’embuscade. Le chasseur qui fouille peut être retardé pour le défausser ; sinon, il reste en place, face visible.
    Évolution : le lieu est révélé et l’influence avance de 4 (7 avec une rumeur) ; puis ce refuge et ceux des cases 4, 5 et 6 sont vidés.
dracula-card-hoax = Fausse piste
dracula-card-hoax-text =
    Ne tend pas d’embuscade. Le chasseur qui fouille est retardé.
    Évolution : Dracula prend ses événements dans la défausse, même face cachée, en garde un en secret et mélange les autres au paquet Événement.
dracula-card-unnatural_fog = Brouillard
dracula-card-unnatural_fog-text =
    Placez un pion Brouillard sur cette ville, deux si c’est un port : les chasseurs ne peuvent ni y entrer, ni en sortir, ni y fouiller. De jour, tous les chasseurs de la ville sont retardés.
    Évolution : le lieu est révélé ; placez deux pions Brouillard sur une ville de sa région.
dracula-card-desecrated_soil = Sol profané
dracula-card-desecrated_soil-text =
    Dracula pioche 3 rencontres, puis en défausse jusqu’à 3 de sa main. Cette carte reste en place, face visible, à moins que le chasseur ne révèle une Sainte hostie.
    Évolution : Dracula récupère de 3 dégâts.
dracula-card-szgany_mob = Foule tzigane
dracula-card-szgany_mob-text =
    Chaque chasseur de la ville peut défausser des objets, puis subit 1 dégât par objet resté en main.
    Évolution : le lieu est révélé ; même effet dans toutes les villes de sa région.
dracula-card-rats = Rats
dracula-card-rats-text = Le chasseur subit 2 dégâts. Cette carte reste en place, face visible, à moins qu’il ne révèle un Pistolet ou un Fusil.
dracula-card-saboteur = Saboteur
dracula-card-saboteur-text =
    Le chasseur est retardé. Cette carte reste en place, face visible, à moins qu’il ne révèle un Pistolet ou un Fusil.
    Évolution : placez un barrage sur une route ou une voie ferrée.
dracula-card-wolves = Loups
dracula-card-wolves-text =
    Chaque chasseur de la ville subit 4 dégâts, moins 2 par arme qu’il révèle.
    Évolution : le lieu est révélé ; même effet dans une ville à 1 ou 2 routes.
dracula-card-szgany_bodyguards = Gardes du corps tziganes
dracula-card-szgany_bodyguards-text =
    Le chasseur subit 2 dégâts. À moins de révéler une arme, il en subit 2 de plus et il est retardé.
    Évolution : Dracula garde cette carte face visible. Avant un combat contre lui à l’aube ou au crépuscule, il peut l’appliquer à un chasseur présent sur son lieu, puis la défausse.
dracula-card-bats = Chauves-souris
dracula-card-bats-text = Placez un pion Chauves-souris sous le chasseur. Au lieu de sa prochaine action, Dracula retire le pion et le déplace vers une ville adjacente, où il est retardé. Un chasseur retardé se redresse d’abord ; dans le brouillard, les chauves-souris attendent.
dracula-card-spy = Espion
dracula-card-spy-text =
    Le chasseur révèle tous ses objets et événements et défausse tous ses billets ; ou bien il défausse une arme pour se débarrasser de l’Espion.
    Évolution : même effet sur un chasseur quelconque.

## Cartes Combat

dracula-card-fangs = Crocs
dracula-card-fangs-text =
    Le vampire récupère de 2 dégâts et le chasseur engagé en subit 2.
    De nuit, si ce chasseur est hypnotisé : au lieu de subir les dégâts, il est mordu et quitte le combat, et l’influence avance de 1, même si la morsure est évitée.
dracula-card-strength = Force
dracula-card-strength-text =
    2 dégâts au chasseur engagé. Son Coup de poing, son Crucifix ou son arme est annulé.
    De nuit : ce Crucifix ou cette arme est en outre défaussé.
dracula-card-claws = Griffes
dracula-card-claws-text =
    2 dégâts au chasseur engagé.
    De nuit : puis 2 dégâts à un chasseur quelconque du combat.
dracula-card-mesmerize = Hypnose
dracula-card-mesmerize-text = La carte du chasseur engagé est annulée, et il est hypnotisé jusqu’à la fin du combat : ses armes infligent 1 dégât de moins. Cette carte reste face visible.
dracula-card-plotting = Complot
dracula-card-plotting-text = Prenez en main une carte quelconque de votre paquet Combat, puis mélangez-le. Cette carte reste face visible : plus tard dans le combat, retournez-la pour annuler le Coup de poing, l’Esquive ou la Fuite du chasseur engagé.
dracula-card-escape_as_bat = Fuite sous forme de chiroptère
dracula-card-escape_as_bat-text =
    Le combat prend fin. Annulée tant que Dracula n’a pas joué plus de cartes Combat qu’il n’y a de pions Désespoir, ou trois lors du combat d’un vampire.
    De nuit, si Dracula combattait en personne : il peut vider son refuge et gagner en secret une ville sans chasseur à 2 routes au plus ; cette carte l’accompagne sur la case 1.
dracula-card-escape_as_mist = Fuite sous forme de brume
dracula-card-escape_as_mist-text = Le combat prend fin. Annulée tant que Dracula n’a pas joué plus de cartes Combat qu’il n’y a de pions Désespoir, ou trois lors du combat d’un vampire.
dracula-card-punch = Coup de poing
dracula-card-punch-text = 1 dégât au vampire.
dracula-card-dodge = Esquive
dracula-card-dodge-text = Aucun autre effet que les icônes qu’elle annule.
dracula-card-escape = Fuite
dracula-card-escape-text = Le chasseur quitte le combat.

## Cartes Pouvoir

dracula-card-dark_call = Sombre appel
dracula-card-dark_call-text = Subissez 2 dégâts et piochez 5 rencontres. Placée au lieu d’une carte Lieu ; ne reçoit pas de rencontre. Ni en mer, ni en terre consacrée.
dracula-card-feed = Sustentation
dracula-card-feed-text = Récupérez de 3 dégâts. Placée au lieu d’une carte Lieu ; ne reçoit pas de rencontre. Ni en mer, ni en terre consacrée.
dracula-card-hide = Dissimulation
dracula-card-hide-text = Restez où vous êtes. Placée au lieu d’une carte Lieu et associée à votre lieu actuel : révélée avec lui, elle ajoute ses rencontres aux embuscades de cette ville tant que ce lieu est sur la piste. Elle reçoit une rencontre, mais rien n’y évolue. Ni en mer, ni en terre consacrée.
dracula-card-wolf_form = Forme lupine
dracula-card-wolf_form-text = Subissez 1 dégât et rejoignez une ville à 2 routes au plus ; depuis la mer, un port adjacent ou une ville à une route de ce port. Placée avec ce lieu, qui reçoit une rencontre comme d’habitude. Aucune route empruntée ne peut toucher une terre consacrée.
dracula-card-misdirect = Fourvoiement
dracula-card-misdirect-text = Videz un refuge de la piste et posez cette carte à sa place ; elle ne reçoit pas de rencontre. Placez ensuite un lieu comme d’habitude. Jamais un refuge contenant le Château de Dracula ou une carte Pouvoir, ni celui associé à Dissimulation.
