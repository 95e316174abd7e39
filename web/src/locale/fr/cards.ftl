# Chercher des cartes de VTES, et la page d’une carte.

cards-title = Cartes de VTES
cards-question = Chercher parmi les cartes
cards-example = govern, ou clan:tremere cap>=7
cards-loading = La liste des cartes arrive…
cards-found = { $count ->
    [0] Aucune carte ne correspond.
    [one] Une carte
   *[other] { $count } cartes
}
cards-list = Cartes trouvées
cards-copy-link = Copier le lien de cette recherche
cards-link-copied = Le lien est copié.
cards-group = { $group ->
    [any] tout groupe
   *[other] groupe { $group }
}
cards-capacity = Capacité
cards-not-playable = pas encore jouable ici
cards-banned = interdite

## Champs

cards-filters = Champs
cards-any = peu importe
cards-yes = oui
cards-no = non
cards-field-kind = Crypte ou bibliothèque
cards-kind-all = les deux
cards-kind-crypt = crypte
cards-kind-library = bibliothèque
cards-field-type = Type
cards-field-clan = Clan
cards-field-dis = Discipline
cards-field-group = Groupe
cards-cap-least = Capacité à partir de
cards-cap-most = Capacité jusqu’à
cards-field-title = Titre
cards-field-sect = Secte
cards-field-set = Extension
cards-field-playable = Jouable ici
cards-field-banned = Interdite
cards-field-sort = Ordre
cards-sort-best = pertinence
cards-sort-up = { $by }, croissant
cards-sort-down = { $by }, décroissant
cards-by-name = nom
cards-by-cap = capacité
cards-by-group = groupe
cards-by-cost = coût
cards-by-year = année
cards-by-type = type
cards-by-clan = clan
cards-sect-camarilla = Camarilla
cards-sect-sabbat = Sabbat
cards-sect-laibon = Laibon
cards-sect-independent = Indépendant
cards-sect-anarch = Anarch

## Aide

cards-help = Ce qu’on peut demander
cards-help-words = stealth "optional maneuver"
cards-help-words-about = Des mots du nom ou du texte anglais ; entre guillemets, tels quels. Les surnoms (wwef) et les initiales (gtu) trouvent aussi une carte.
cards-help-type = type:action clan:tremere
cards-help-type-about = De même nom, texte, titre, secte, set, artiste. Un début de mot suffit : type:pol
cards-help-dis = dis:dom dis:OBF
cards-help-dis-about = Les Disciplines, par code ou par nom anglais ; en capitales, au niveau supérieur.
cards-help-cap = cap>=7 groupe:5-6
cards-help-cap-about = Des nombres : égal, plus, moins, de–à.
cards-help-cost = coût:2 réserve>1 sang:x
cards-help-cost-about = Ce que coûte une carte de bibliothèque, en tout ou en réserve, sang, conviction.
cards-help-from = set:V5 année>=2020
cards-help-from-about = Imprimée dans cette extension, ou l’une de ces années.
cards-help-is = est:playable est:unique
cards-help-is-about = De même crypt, library, banned, multi (plusieurs Disciplines), titled, advanced, trifle, location, weapon, ghoul, etc.
cards-help-or = type:combat,reaction
cards-help-or-about = L’un ou l’autre.
cards-help-not = -est:banned
cards-help-not-about = Non.
cards-help-sort = tri:-cap
cards-help-sort-about = L’ordre ; décroissant avec un moins.
cards-problem-field = On ne cherche pas par « { $value } » : voyez plus bas ce qu’on peut demander.
cards-problem-sort = Les cartes ne se trient pas par « { $value } ».
cards-problem-number = « { $value } » attend un nombre : { $value }:3, { $value }>=3, { $value }:3-5.
cards-problem-compared = « { $value } » ne connaît ni plus ni moins : écrivez { $value }:…

## Une carte

cards-back = Vers les cartes
cards-unknown = Cette carte n’existe pas.
cards-playable = Cette table joue la carte.
cards-refused = Cette table ne sait pas encore jouer la carte. Ces mots ne sont pas compris :
cards-unread = Cette table ne sait pas encore jouer la carte : personne n’en a enregistré la lecture.
cards-banned-since = Interdite en tournoi depuis { $year }.
cards-reading = Ce qu’elle fait ici
cards-printings = { $count ->
    [one] Imprimée dans une extension
   *[other] Imprimée dans { $count } extensions
}
cards-artists = { $count ->
    [one] Image :
   *[other] Images :
}
