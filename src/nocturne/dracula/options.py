"""The named options of the game: every point that the printed rules and cards leave open.

Each has a default and its alternatives, explained one by one in ``docs/dracula-options.md``; a table that
changes none plays by the defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class DraculaOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table reads the open points. Grouped as in the documentation."""

    # The board
    northern_passage: bool = True
    berlin_prague_railway: Literal["yellow", "white"] = "yellow"

    # Set-up and decks
    first_dawn: Literal["skipped", "resolved"] = "skipped"
    exhausted_deck: Literal["reshuffle", "stays_empty"] = "reshuffle"
    token_supply: Literal["limited", "unlimited"] = "limited"
    sea_card_backs: Literal["own", "common"] = "own"

    # Character sheets
    godalming_ticket_limit: Annotated[int, Meta(ge=2, le=3)] = 3
    godalming_tickets_drawn: Annotated[int, Meta(ge=1, le=2)] = 2
    fury_counts: Literal["cities_and_hide", "cities"] = "cities_and_hide"
    fury_counts_castle: bool = False
    pride_counts_escape_card: bool = True

    # Combat
    dracula_combat_hand: Annotated[int, Meta(ge=3, le=8)] = 5
    fight_at_sea: Literal["if_revealed", "never", "always"] = "if_revealed"
    prevented_bite: Literal["leaves_fight", "stays_in_fight"] = "leaves_fight"
    bat_flight: Literal["night_to_empty_city", "any_time"] = "night_to_empty_city"
    reckless_influence: Literal["any_fight", "ambush_only"] = "any_fight"
    agatha_fights: Literal["own_fights", "every_fight"] = "own_fights"

    # Movement
    wolf_from_consecrated: Literal["forbidden", "allowed"] = "forbidden"
    crossed_cities: Literal["passed", "entered"] = "passed"
    bats_order: Literal["must_move", "may_move"] = "must_move"
    bats_and_roadblocks: Literal["blocked", "ignored"] = "blocked"
    customs_at_sea: Literal["no_region", "own_region"] = "no_region"
    hospital_from_sea: Literal["dracula_chooses", "nearest"] = "dracula_chooses"

    # Time
    swiftness_time: Literal["stands_still", "advances"] = "stands_still"
    darkness_dawn: Literal["kept", "skipped"] = "kept"
    vigor_delayed: Literal["stands_then_acts", "only_stands"] = "stands_then_acts"

    # Cards
    named_cities: Literal["trail_and_lairs", "trail"] = "trail_and_lairs"
    surprising_return_allies: Literal["hunters", "both_sides"] = "hunters"
    surprising_return_effect: Literal["either", "ally_only"] = "either"
    behind_the_veil: Literal["player", "everyone"] = "player"
    hoax_matured: Literal["dracula_events", "all_events"] = "dracula_events"
    bodyguards_after_use: Literal["discarded", "kept"] = "discarded"
    stake_discard: Literal["optional", "compulsory"] = "optional"
    customs_without_items: Literal["damage", "nothing_lost"] = "damage"
    hypnosis_at_sea: Literal["says_at_sea", "last_region"] = "says_at_sea"
