# The options of CHAPTERS and the names of their values.

## What is played

chapters-option-pack = The campaign that is played
chapters-option-campaign = A saved campaign to go on with

## The table

chapters-option-table_rulings = Most players together may rule where no rule does
chapters-option-turn_pages = Pages without a choice
chapters-option-turn_pages-automatic = turn by themselves
chapters-option-turn_pages-asked = wait for the readers
chapters-option-small_decisions = Small decisions of the coterie
chapters-option-small_decisions-first_player = are taken by the first player still in play
chapters-option-small_decisions-vote = are put to a vote
chapters-option-deduction_deadlock = When a final deduction is not unanimous
chapters-option-deduction_deadlock-narrow = vote again among what has most votes
chapters-option-deduction_deadlock-repeat = vote again
chapters-option-hourglass_seconds = Seconds of the hourglass (0: none)
chapters-option-deciding_tie = The last word between equals
chapters-option-deciding_tie-starter = whoever started the sequence
chapters-option-deciding_tie-first_player = the first player
chapters-option-who_chooses = Who chooses on a page
chapters-option-who_chooses-involved = the characters involved
chapters-option-who_chooses-coterie = the whole coterie
chapters-option-turn_parts = A turn is
chapters-option-turn_parts-each_once = a move, the Blood and an action, each once
chapters-option-turn_parts-one_of_them = one of these

## Tests and dice

chapters-option-fatigue_zero = A test without dice
chapters-option-fatigue_zero-after_bonuses = is judged with bonus dice
chapters-option-fatigue_zero-attribute_only = is judged by the attribute alone
chapters-option-red_dice = Red dice are counted
chapters-option-red_dice-after_penalties = after penalties
chapters-option-red_dice-before_penalties = before penalties
chapters-option-skulls_counted = Skulls are compared with
chapters-option-skulls_counted-final = the final result
chapters-option-skulls_counted-first_roll = the first roll
chapters-option-last_willpower = The point of Willpower too many
chapters-option-last_willpower-works = still works
chapters-option-last_willpower-wasted = cannot be spent

## States of a character

chapters-option-frenzy_rescue = A Frenzy can be stopped by
chapters-option-frenzy_rescue-adjacent = the character and those beside it
chapters-option-frenzy_rescue-own = the character alone
chapters-option-frenzy_rescue-none = nobody
chapters-option-humanity_zero = At Humanity 0 the character
chapters-option-humanity_zero-lost = is lost to the Beast
chapters-option-humanity_zero-stays = stays at 1
chapters-option-mend_removes = Mend Damage takes away
chapters-option-mend_removes-all_poison = all Poison tokens
chapters-option-mend_removes-one_poison = one Poison token
chapters-option-defence_removes = A Defence card takes away
chapters-option-defence_removes-all_bleed = all Bleed tokens
chapters-option-defence_removes-one_bleed = one Bleed token
chapters-option-stunned_npc = A stunned NPC
chapters-option-stunned_npc-keeps_defence = keeps a Defence card
chapters-option-stunned_npc-loses_card = loses any card

## The Blood

chapters-option-surge_initiative = The Initiative of a Blood Surge lasts
chapters-option-surge_initiative-combat = until the end of the combat
chapters-option-surge_initiative-round = for the round
chapters-option-surge_derived = A Blood Surge changes tracks, hand and Initiative too
chapters-option-mend_on_pages = Damage can be mended on a page
chapters-option-blood_on_events = The Blood can be used on an event page
chapters-option-discipline_option = An option that names a discipline needs
chapters-option-discipline_option-level = level 1
chapters-option-discipline_option-access = that the sheet has it

## Prey

chapters-option-alarmed_by = Prey is alarmed by
chapters-option-alarmed_by-any_blood = any use of the Blood
chapters-option-alarmed_by-disciplines = disciplines only
chapters-option-failed_feeding = After failing to feed on prey with a profile
chapters-option-failed_feeding-profile_first = there is a combat
chapters-option-failed_feeding-prey_first = it flees
chapters-option-flight_in_combat = During a combat prey
chapters-option-flight_in_combat-waits = stays where it is
chapters-option-flight_in_combat-goes_on = flees on
chapters-option-captured_prey = A calmed prey
chapters-option-captured_prey-stays = stays
chapters-option-captured_prey-removed = leaves the tile

## The tile

chapters-option-fire_hurts = Fire hurts
chapters-option-fire_hurts-entry_and_start = on entering and at the start of a turn
chapters-option-fire_hurts-start_only = at the start of a turn only
chapters-option-setup_fire_spreads = Fire of the set-up spreads in the first round
chapters-option-arm_hurts_summoner = An Arm of Ahriman hurts its summoner too
chapters-option-sight_lines = A line of sight along an edge
chapters-option-sight_lines-permissive = is blocked if both sides are
chapters-option-sight_lines-strict = is blocked if one side is
chapters-option-sight_blockers = Sight is blocked by
chapters-option-sight_blockers-all = walls, figures and tokens
chapters-option-sight_blockers-walls_and_figures = walls and figures
chapters-option-character_sight = How far a character sees, in hexes
chapters-option-action_tokens = Action tokens
chapters-option-action_tokens-once = are triggered once
chapters-option-action_tokens-always = stay
chapters-option-trackers_count = Trackers count
chapters-option-trackers_count-all_rounds = all rounds
chapters-option-trackers_count-main_rounds = rounds of the main sequence
chapters-option-trackers_count-combat_rounds = rounds of combat
chapters-option-pushed_into_fire = A pushed figure is hurt by fire

## Stealth

chapters-option-noticed_at = An aggressive NPC notices a character
chapters-option-noticed_at-once = at once
chapters-option-noticed_at-after_move = after its move
chapters-option-stealth_hidden_from = To enter stealth one hides from
chapters-option-stealth_hidden_from-all = all NPCs
chapters-option-stealth_hidden_from-aggressive = aggressive NPCs
chapters-option-stealth_again = Who stays in sight tests
chapters-option-stealth_again-each_round = every round
chapters-option-stealth_again-on_entering = on entering only
chapters-option-ambush_bonus = Initiative +2 from stealth goes to
chapters-option-ambush_bonus-declarer = whoever declares the combat
chapters-option-ambush_bonus-all_stealthy = all stealthy characters

## Combat

chapters-option-values_fixed = Values of NPCs stay those of the start of the chapter
chapters-option-declare_combat = A combat is declared on an NPC
chapters-option-declare_combat-sight = in sight
chapters-option-declare_combat-adjacent = on an adjacent hex
chapters-option-neutral_npcs = Neutral NPCs
chapters-option-neutral_npcs-join = join every combat
chapters-option-neutral_npcs-stay_out = stay out unless attacked
chapters-option-enemy_effects = Extra effects on an enemy apply
chapters-option-enemy_effects-on_damage = if the attack dealt damage
chapters-option-enemy_effects-always = always
chapters-option-npc_rear_bonus = NPCs and allies too get +1 from behind
chapters-option-retargeting = An NPC out of reach of its target
chapters-option-retargeting-same_criterion = takes another by the same criterion
chapters-option-retargeting-none = takes no other
chapters-option-wounded = Wounds are compared by
chapters-option-wounded-points = points suffered
chapters-option-wounded-share = share of the track
chapters-option-resistance_unavoidable = The Resistance of an NPC reduces unavoidable damage
chapters-option-summon_ties = Between equally close targets of a summon decides
chapters-option-summon_ties-summoner = its summoner
chapters-option-summon_ties-coterie = the coterie
chapters-option-phase_overflow = Damage beyond a phase of a boss
chapters-option-phase_overflow-lost = is lost
chapters-option-phase_overflow-carried = counts in the next
chapters-option-kept_resistance = Initiative for kept Resistance lasts
chapters-option-kept_resistance-next_round = for the next round
chapters-option-kept_resistance-combat = until the end of the combat

## The campaign

chapters-option-hunt_fatigue = Fatigue from a hunt
chapters-option-hunt_fatigue-carries_over = carries into the chapter
chapters-option-hunt_fatigue-ends = ends with it
chapters-option-status_least = The lowest status
chapters-option-status_most = The highest status
chapters-option-forgiving = A failed chapter undoes breaches and lost Humanity too
chapters-option-hunt_before_retry = The coterie may hunt before a second try
chapters-option-switch_after = Characters can be switched
chapters-option-switch_after-first_chapter = after the first chapter
chapters-option-switch_after-never = never
chapters-option-components = Whether the printed pieces limit play
chapters-option-components-unlimited = there are always enough
chapters-option-components-printed = 15 dice, 12 success tokens, 31 terrain tokens
chapters-option-torpor_at = When a character falls into torpor
chapters-option-torpor_at-over_track = with one point more than the track
chapters-option-torpor_at-full_track = when the track is full
chapters-option-initiative_changes = A changed Initiative counts
chapters-option-initiative_changes-at_once = at once
chapters-option-initiative_changes-next_round = from the next round
chapters-option-floored = What never falls below 0
chapters-option-floored-each_value = Attack, Resistance and damage
chapters-option-floored-damage_only = damage only
chapters-option-breaches_together = Several breaches reached at once
chapters-option-breaches_together-each = are resolved one after the other
chapters-option-breaches_together-highest = only the highest is resolved
