"""The named options of the game: every point the rulebook leaves open, with the reading taken by default.

Each is explained in ``docs/chapters-options.md`` with the rule it comes from; a table that changes none
plays by the defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class ChaptersOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played, and how the table reads the open points. Grouped as in the documentation."""

    # What is played
    pack: str = "black_water"
    campaign: str = ""  # a campaign saved between chapters (``saving.save_campaign``), to go on with

    # The table
    table_rulings: bool = True  # CHA-GEN-02
    turn_pages: Literal["automatic", "asked"] = "automatic"
    small_decisions: Literal["first_player", "vote"] = "first_player"
    deduction_deadlock: Literal["narrow", "repeat"] = "narrow"  # CHA-FD-03
    hourglass_seconds: Annotated[int, Meta(ge=0, le=600)] = 60  # CHA-GAP-48
    deciding_tie: Literal["starter", "first_player"] = "starter"  # CHA-GAP-49
    who_chooses: Literal["involved", "coterie"] = "involved"  # CHA-GAP-63

    turn_parts: Literal["each_once", "one_of_them"] = "each_once"  # CHA-GAP-26

    # Tests and dice
    fatigue_zero: Literal["after_bonuses", "attribute_only"] = "after_bonuses"  # CHA-GAP-04
    red_dice: Literal["after_penalties", "before_penalties"] = "after_penalties"  # CHA-GAP-05
    skulls_counted: Literal["final", "first_roll"] = "final"  # CHA-GAP-06
    components: Literal["unlimited", "printed"] = "unlimited"  # CHA-GAP-58
    last_willpower: Literal["works", "wasted"] = "works"  # CHA-GAP-39

    # States of a character
    torpor_at: Literal["over_track", "full_track"] = "over_track"  # CHA-GAP-37
    frenzy_rescue: Literal["adjacent", "own", "none"] = "adjacent"  # CHA-GAP-02
    humanity_zero: Literal["lost", "stays"] = "lost"  # CHA-GAP-41
    mend_removes: Literal["all_poison", "one_poison"] = "all_poison"  # CHA-GAP-35
    defence_removes: Literal["all_bleed", "one_bleed"] = "all_bleed"  # CHA-GAP-35
    stunned_npc: Literal["keeps_defence", "loses_card"] = "keeps_defence"  # CHA-GAP-35

    # The Blood
    surge_initiative: Literal["combat", "round"] = "combat"  # CHA-GAP-10
    surge_derived: bool = False  # CHA-GAP-11
    mend_on_pages: bool = True  # CHA-GAP-12
    blood_on_events: bool = True  # CHA-GAP-61
    discipline_option: Literal["level", "access"] = "level"  # CHA-GAP-47

    # Prey
    alarmed_by: Literal["any_blood", "disciplines"] = "any_blood"  # CHA-GAP-13
    failed_feeding: Literal["profile_first", "prey_first"] = "profile_first"  # CHA-GAP-14, CHA-FEED-08
    flight_in_combat: Literal["waits", "goes_on"] = "waits"  # CHA-GAP-29
    captured_prey: Literal["stays", "removed"] = "stays"  # CHA-GAP-30

    # The tile
    fire_hurts: Literal["entry_and_start", "start_only"] = "entry_and_start"  # CHA-GAP-15
    setup_fire_spreads: bool = True  # CHA-GAP-16
    arm_hurts_summoner: bool = True  # CHA-GAP-17
    sight_lines: Literal["permissive", "strict"] = "permissive"  # CHA-GAP-19
    sight_blockers: Literal["all", "walls_and_figures"] = "all"  # CHA-GAP-21
    character_sight: Annotated[int, Meta(ge=1, le=9)] = 3  # CHA-GAP-22
    action_tokens: Literal["once", "always"] = "once"  # CHA-GAP-52
    trackers_count: Literal["all_rounds", "main_rounds", "combat_rounds"] = "all_rounds"  # CHA-GAP-51
    pushed_into_fire: bool = True  # CHA-GAP-53

    # Stealth
    noticed_at: Literal["once", "after_move"] = "once"  # CHA-NPC-04, CHA-STL-12
    stealth_hidden_from: Literal["all", "aggressive"] = "all"  # CHA-GAP-33
    stealth_again: Literal["each_round", "on_entering"] = "each_round"  # CHA-GAP-32
    ambush_bonus: Literal["declarer", "all_stealthy"] = "declarer"  # CHA-GAP-34

    # Combat
    initiative_changes: Literal["at_once", "next_round"] = "at_once"  # CHA-GAP-57
    floored: Literal["each_value", "damage_only"] = "each_value"  # CHA-GAP-38
    values_fixed: bool = True  # CHA-PLAY-03
    declare_combat: Literal["sight", "adjacent"] = "sight"  # CHA-GAP-27
    neutral_npcs: Literal["join", "stay_out"] = "join"  # CHA-GAP-28
    enemy_effects: Literal["on_damage", "always"] = "on_damage"  # CHA-GAP-08
    npc_rear_bonus: bool = True  # CHA-GAP-23
    retargeting: Literal["same_criterion", "none"] = "same_criterion"  # CHA-GAP-24
    wounded: Literal["points", "share"] = "points"  # CHA-GAP-25
    resistance_unavoidable: bool = False  # CHA-GAP-36
    summon_ties: Literal["summoner", "coterie"] = "summoner"  # CHA-GAP-55
    phase_overflow: Literal["lost", "carried"] = "lost"  # CHA-GAP-54
    kept_resistance: Literal["next_round", "combat"] = "next_round"  # CHA-GAP-60

    # The campaign
    hunt_fatigue: Literal["carries_over", "ends"] = "carries_over"  # CHA-GAP-40
    status_least: Annotated[int, Meta(ge=-20, le=0)] = -3  # CHA-GAP-42
    status_most: Annotated[int, Meta(ge=0, le=20)] = 5  # CHA-GAP-42
    breaches_together: Literal["each", "highest"] = "each"  # CHA-GAP-43
    forgiving: bool = False  # CHA-GAP-44
    hunt_before_retry: bool = False  # CHA-GAP-45
    switch_after: Literal["first_chapter", "never"] = "first_chapter"  # CHA-GAP-46
