# Les options de CHAPTERS et les noms de leurs valeurs.

## Ce qu’on joue

chapters-option-pack = La campagne jouée
chapters-option-campaign = Une campagne sauvegardée à poursuivre

## La table

chapters-option-table_rulings = La majorité peut trancher là où aucune règle ne le fait
chapters-option-turn_pages = Les pages sans choix
chapters-option-turn_pages-automatic = se tournent seules
chapters-option-turn_pages-asked = attendent les lecteurs
chapters-option-small_decisions = Les petites décisions de la coterie
chapters-option-small_decisions-first_player = sont prises par le premier joueur encore en jeu
chapters-option-small_decisions-vote = sont votées
chapters-option-deduction_deadlock = Quand la déduction finale n’est pas unanime
chapters-option-deduction_deadlock-narrow = on revote entre les choix qui ont le plus de voix
chapters-option-deduction_deadlock-repeat = on revote
chapters-option-hourglass_seconds = Durée du sablier en secondes (0 : aucun)
chapters-option-deciding_tie = Le dernier mot entre égaux
chapters-option-deciding_tie-starter = à qui a commencé la séquence
chapters-option-deciding_tie-first_player = au premier joueur
chapters-option-who_chooses = Qui choisit sur une page
chapters-option-who_chooses-involved = les personnages impliqués
chapters-option-who_chooses-coterie = toute la coterie
chapters-option-turn_parts = Un tour, c’est
chapters-option-turn_parts-each_once = un déplacement, le Sang et une action, une fois chacun
chapters-option-turn_parts-one_of_them = l’un des trois

## Tests et dés

chapters-option-fatigue_zero = Un test sans dés
chapters-option-fatigue_zero-after_bonuses = se juge avec les dés bonus
chapters-option-fatigue_zero-attribute_only = se juge sur l’attribut seul
chapters-option-red_dice = Les dés rouges se comptent
chapters-option-red_dice-after_penalties = après les malus
chapters-option-red_dice-before_penalties = avant les malus
chapters-option-skulls_counted = Les crânes se comparent
chapters-option-skulls_counted-final = au résultat final
chapters-option-skulls_counted-first_roll = au premier lancer
chapters-option-last_willpower = Le point de Volonté de trop
chapters-option-last_willpower-works = agit encore
chapters-option-last_willpower-wasted = ne peut être dépensé

## États d’un personnage

chapters-option-frenzy_rescue = Une Frénésie peut être arrêtée par
chapters-option-frenzy_rescue-adjacent = le personnage et ses voisins
chapters-option-frenzy_rescue-own = le personnage seul
chapters-option-frenzy_rescue-none = personne
chapters-option-humanity_zero = À Humanité 0, le personnage
chapters-option-humanity_zero-lost = est perdu, livré à la Bête
chapters-option-humanity_zero-stays = reste à 1
chapters-option-mend_removes = Réparer les dégâts retire
chapters-option-mend_removes-all_poison = tous les jetons Poison
chapters-option-mend_removes-one_poison = un jeton Poison
chapters-option-defence_removes = Une carte Défense retire
chapters-option-defence_removes-all_bleed = tous les jetons Saignement
chapters-option-defence_removes-one_bleed = un jeton Saignement
chapters-option-stunned_npc = Un PNJ étourdi
chapters-option-stunned_npc-keeps_defence = garde une carte Défense
chapters-option-stunned_npc-loses_card = perd sa carte, quelle qu’elle soit

## Le Sang

chapters-option-surge_initiative = L’Initiative de la Puissance du Sang dure
chapters-option-surge_initiative-combat = jusqu’à la fin du combat
chapters-option-surge_initiative-round = le temps du round
chapters-option-surge_derived = La Puissance du Sang change aussi les marqueurs, la main et l’Initiative
chapters-option-mend_on_pages = On peut réparer ses dégâts pendant une page
chapters-option-blood_on_events = On peut user du Sang pendant un événement
chapters-option-discipline_option = Une option qui nomme une Discipline demande
chapters-option-discipline_option-level = le niveau 1
chapters-option-discipline_option-access = qu’elle soit sur la feuille

## Les proies

chapters-option-alarmed_by = Les proies fuient devant
chapters-option-alarmed_by-any_blood = tout usage du Sang
chapters-option-alarmed_by-disciplines = les seules Disciplines
chapters-option-failed_feeding = Après un échec sur une proie à profil
chapters-option-failed_feeding-profile_first = le combat commence
chapters-option-failed_feeding-prey_first = elle s’enfuit
chapters-option-flight_in_combat = Pendant un combat, les proies
chapters-option-flight_in_combat-waits = restent où elles sont
chapters-option-flight_in_combat-goes_on = continuent de fuir
chapters-option-captured_prey = Une proie calmée
chapters-option-captured_prey-stays = reste
chapters-option-captured_prey-removed = quitte la tuile

## La tuile

chapters-option-fire_hurts = Le feu blesse
chapters-option-fire_hurts-entry_and_start = en y entrant et au début du tour
chapters-option-fire_hurts-start_only = au début du tour seulement
chapters-option-setup_fire_spreads = Le feu de la mise en place se propage dès le premier round
chapters-option-arm_hurts_summoner = Un Bras d’Ahriman blesse aussi son invocateur
chapters-option-sight_lines = Une ligne de vue le long d’un bord
chapters-option-sight_lines-permissive = est bloquée si les deux côtés le sont
chapters-option-sight_lines-strict = est bloquée si un côté l’est
chapters-option-sight_blockers = La vue est bloquée par
chapters-option-sight_blockers-all = les murs, les figurines et les jetons
chapters-option-sight_blockers-walls_and_figures = les murs et les figurines
chapters-option-character_sight = Portée de vue d’un personnage, en hex
chapters-option-action_tokens = Les jetons Action
chapters-option-action_tokens-once = se déclenchent une fois
chapters-option-action_tokens-always = restent
chapters-option-trackers_count = Les marqueurs de round comptent
chapters-option-trackers_count-all_rounds = tous les rounds
chapters-option-trackers_count-main_rounds = les rounds de la séquence principale
chapters-option-trackers_count-combat_rounds = les rounds de combat
chapters-option-pushed_into_fire = Une figurine poussée dans le feu est blessée

## Mode furtif

chapters-option-noticed_at = Un PNJ agressif remarque un personnage
chapters-option-noticed_at-once = aussitôt
chapters-option-noticed_at-after_move = après son déplacement
chapters-option-stealth_hidden_from = Pour devenir furtif, on se cache
chapters-option-stealth_hidden_from-all = de tous les PNJ
chapters-option-stealth_hidden_from-aggressive = des PNJ agressifs
chapters-option-stealth_again = Qui reste en vue fait un test
chapters-option-stealth_again-each_round = à chaque round
chapters-option-stealth_again-on_entering = en entrant seulement
chapters-option-ambush_bonus = L’Initiative +2 de l’embuscade va
chapters-option-ambush_bonus-declarer = à qui déclare le combat
chapters-option-ambush_bonus-all_stealthy = à tous les personnages furtifs

## Combat

chapters-option-values_fixed = Les valeurs des PNJ restent celles du début du chapitre
chapters-option-declare_combat = On déclare un combat à un PNJ
chapters-option-declare_combat-sight = en vue
chapters-option-declare_combat-adjacent = sur un hex adjacent
chapters-option-neutral_npcs = Les PNJ neutres
chapters-option-neutral_npcs-join = rejoignent tout combat
chapters-option-neutral_npcs-stay_out = n’y entrent qu’attaqués
chapters-option-enemy_effects = Les effets sur un ennemi s’appliquent
chapters-option-enemy_effects-on_damage = si l’attaque a blessé
chapters-option-enemy_effects-always = toujours
chapters-option-npc_rear_bonus = Les PNJ et les alliés ont aussi +1 de dos
chapters-option-retargeting = Un PNJ hors de portée de sa cible
chapters-option-retargeting-same_criterion = en prend une autre selon le même critère
chapters-option-retargeting-none = n’en prend pas d’autre
chapters-option-wounded = Les blessures se comparent
chapters-option-wounded-points = en points subis
chapters-option-wounded-share = en part du marqueur
chapters-option-resistance_unavoidable = La Résistance d’un PNJ réduit les dégâts inévitables
chapters-option-summon_ties = Entre cibles également proches d’une invocation tranche
chapters-option-summon_ties-summoner = son invocateur
chapters-option-summon_ties-coterie = la coterie
chapters-option-phase_overflow = Les dégâts en trop d’une phase de boss
chapters-option-phase_overflow-lost = sont perdus
chapters-option-phase_overflow-carried = comptent dans la suivante
chapters-option-kept_resistance = L’Initiative des jetons Résistance gardés dure
chapters-option-kept_resistance-next_round = le round suivant
chapters-option-kept_resistance-combat = jusqu’à la fin du combat

## La campagne

chapters-option-hunt_fatigue = La fatigue d’une chasse
chapters-option-hunt_fatigue-carries_over = se garde dans le chapitre
chapters-option-hunt_fatigue-ends = finit avec elle
chapters-option-status_least = Le statut le plus bas
chapters-option-status_most = Le statut le plus haut
chapters-option-forgiving = Un chapitre échoué efface aussi bris et pertes d’Humanité
chapters-option-hunt_before_retry = La coterie peut chasser avant un nouvel essai
chapters-option-switch_after = On peut changer de personnage
chapters-option-switch_after-first_chapter = après le premier chapitre
chapters-option-switch_after-never = jamais
chapters-option-components = Les pièces de la boîte limitent-elles le jeu
chapters-option-components-unlimited = non, il y en a toujours assez
chapters-option-components-printed = 15 dés, 12 jetons de succès, 31 jetons de terrain
chapters-option-torpor_at = Quand un personnage tombe en torpeur
chapters-option-torpor_at-over_track = avec un point de plus que sa piste
chapters-option-torpor_at-full_track = quand sa piste est pleine
chapters-option-initiative_changes = Une Initiative modifiée compte
chapters-option-initiative_changes-at_once = aussitôt
chapters-option-initiative_changes-next_round = à partir du round suivant
chapters-option-floored = Ce qui ne descend jamais sous 0
chapters-option-floored-each_value = l’Attaque, la Résistance et les dégâts
chapters-option-floored-damage_only = les dégâts seulement
chapters-option-breaches_together = Plusieurs Bris atteints ensemble
chapters-option-breaches_together-each = sont résolus l’un après l’autre
chapters-option-breaches_together-highest = seul le plus haut est résolu
