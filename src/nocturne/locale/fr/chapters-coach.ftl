# CHAPTERS : l’entraîneur. Sur quoi se fonde le jugement d’un choix.
chapters-coach-basis = Jugé d’après ce qui est visible sur la table, dans cet ordre, sans rien anticiper ; aucune page n’est lue avant son heure.
chapters-coach-habit = Une règle d’expérience, pas un calcul.
chapters-coach-odds = Le test réussit à environ { $percent } %, Volonté comprise.
chapters-coach-unread = Il y a peut-être du nouveau à apprendre.
chapters-coach-hunger = Votre Soif est de { $hunger }.
chapters-coach-hurt = Vous avez subi { $damage } de dégâts sur { $most }.
chapters-coach-way = { $goal ->
    [talk] En chemin vers quelqu’un à qui parler.
    [investigate] En chemin vers quelque chose à examiner.
    [action] En chemin vers un jeton d’action.
    [stand] En chemin vers un lieu où l’on vous attend.
    [feed] En chemin vers quelqu’un dont se nourrir.
    [catch] En chemin vers quelqu’un qui s’enfuit.
   *[fight] En chemin vers un ennemi.
}
chapters-coach-blow = Vaut environ { $amount } points de dégâts, avec tout ce qu’il fait d’autre.
chapters-coach-card = Vaut environ { $amount } points de dégâts ce round, infligés ou évités.
chapters-coach-incoming = Environ { $amount } points de dégâts peuvent vous arriver.
