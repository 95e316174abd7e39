"""Whether a condition of the content holds, for the coterie or for one of its characters.

A condition is compiled to a function when it is first asked for; afterwards nothing of it is read again.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.chapters.content.conditions import PERSONAL, Condition, is_personal, keys_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.state import ChaptersState, Player, Vampire

Predicate = Callable[[ChaptersState, str | None], bool]
"""A compiled condition: whether it holds for a character; for None, anything about a person fails."""

_compiled: dict[int, tuple[Condition, Predicate]] = {}
"""By the identity of a condition, which is kept here so that no other can get it."""


def compiled(condition: Condition) -> Predicate:
    """The compiled condition."""
    known = _compiled.get(id(condition))
    if known is None:
        known = _compiled[id(condition)] = condition, _compile(condition)
    return known[1]


def fits(state: ChaptersState, condition: Condition, who: str | None) -> bool:
    """Whether everything a condition asks holds for a character; for None, anything about a person fails."""
    known = _compiled.get(id(condition))
    return (known[1] if known is not None else compiled(condition))(state, who)


def part_fits(state: ChaptersState, condition: Condition, key: str, who: str | None) -> bool:
    """Whether one part of a condition holds."""
    return _compile_part(condition, key)(state, who)


def holds(state: ChaptersState, condition: Condition) -> bool:
    """Whether a condition holds for the coterie: what it asks of a person, for any of the players'
    characters."""
    if not is_personal(condition):
        return fits(state, condition, None)
    everybody = [player.character for player in state.campaign.players if player.character]
    return bool(candidates(state, condition, everybody))


def candidates(state: ChaptersState, condition: Condition | None, among: list[str]) -> list[str]:
    """The characters for whom a condition holds (CHA-DLG-09)."""
    return [who for who in among if condition is None or fits(state, condition, who)]


def _compile(condition: Condition) -> Predicate:
    parts = tuple(_compile_part(condition, key) for key in keys_of(condition))
    return parts[0] if len(parts) == 1 else _all(parts)


def _all(parts: tuple[Predicate, ...]) -> Predicate:
    return lambda state, who: all(part(state, who) for part in parts)


def _any(parts: tuple[Predicate, ...]) -> Predicate:
    return lambda state, who: any(part(state, who) for part in parts)


def _not(part: Predicate) -> Predicate:
    return lambda state, who: not part(state, who)


def _compile_part(condition: Condition, key: str) -> Predicate:
    if key == "not_":
        assert condition.not_ is not None
        return _not(_compile(condition.not_))
    if key == "any_":
        return _any(tuple(map(_compile, condition.any_)))
    if key == "all_":
        return _all(tuple(map(_compile, condition.all_)))
    if key in PERSONAL:
        return _personal(condition, key)
    if key in ("npc_present", "npc_gone", "type_present", "clue", "success_tokens", "tracker"):
        return _on_the_tile(condition, key)
    return _coterie(condition, key)


_Person = Callable[[ChaptersState, Player, Vampire | None], bool]


def _personal(condition: Condition, key: str) -> Predicate:
    asks = _asks_of_person(condition, key)

    def fits_person(state: ChaptersState, who: str | None) -> bool:
        if who is None:
            return False
        player = next(one for one in state.campaign.players if one.character == who)
        return asks(state, player, state.chapter.vampires.get(who) if state.chapter is not None else None)

    return fits_person


def _asks_of_person(condition: Condition, key: str) -> _Person:
    match key:
        case "discipline":
            assert condition.discipline is not None
            return _has_discipline(condition.discipline.id, condition.discipline.level)
        case "character":
            name = condition.character
            return lambda state, player, _: player.character == name and _introduced(state, player.character)
        case "clan":
            clan = condition.clan
            return lambda state, player, _: (
                content(state.options.pack).characters[player.character].clan == clan
            )
        case "item":
            item = condition.item
            return lambda state, player, vampire: item in (player if vampire is None else vampire).items
        case "effect":
            effect = condition.effect
            return lambda state, player, _: (
                effect in player.effects or effect in state.campaign.coterie.effects
            )
        case "hunger":
            assert condition.hunger is not None
            hunger = condition.hunger
            return lambda state, player, vampire: (player if vampire is None else vampire).hunger >= hunger
        case _:
            assert condition.humanity is not None
            humanity = condition.humanity
            return lambda state, player, _: player.humanity <= humanity


def _has_discipline(line: str, wanted: int) -> _Person:
    def has(state: ChaptersState, player: Player, vampire: Vampire | None) -> bool:
        if state.options.discipline_option == "access" and wanted == 1:  # CHA-GAP-47
            return line in player.sheet.disciplines
        return player.sheet.disciplines.get(line, 0) >= wanted

    return has


def _introduced(state: ChaptersState, who: str) -> bool:
    """CHA-CAMP-12: an expansion character has no options of its own until the story introduces it."""
    campaign = content(state.options.pack).campaign
    after = campaign.introduces.get(who) if campaign is not None else None
    return after is None or after in state.campaign.coterie.completed


def _on_the_tile(condition: Condition, key: str) -> Predicate:
    asks = _asks_of_tile(condition, key)
    return lambda state, who: state.chapter is not None and asks(state)


def _asks_of_tile(condition: Condition, key: str) -> Callable[[ChaptersState], bool]:
    match key:
        case "npc_present":
            present = condition.npc_present
            return lambda state: _present(state, present)
        case "npc_gone":
            gone = condition.npc_gone
            return lambda state: not _present(state, gone)
        case "type_present":
            kind = condition.type_present
            return lambda state: any(
                npc.type == kind and npc.hex is not None and npc.side == "enemy"
                for npc in state.play.npcs.values()
            )
        case "clue":
            clue = condition.clue
            return lambda state: clue in state.play.clues
        case "tracker":
            asked = condition.tracker
            assert asked is not None
            return lambda state: any(t.id == asked.id and asked.includes(t.left) for t in state.play.trackers)
        case _:
            tokens = condition.success_tokens or 0
            return lambda state: state.play.success_tokens >= tokens


def _present(state: ChaptersState, ident: str | None) -> bool:
    npc = state.play.npcs.get(ident or "")
    return npc is not None and npc.hex is not None


def _coterie(condition: Condition, key: str) -> Predicate:
    match key:
        case "status":
            status = condition.status or 0
            return lambda state, who: state.campaign.coterie.status >= status
        case "boons":
            boons = condition.boons or 0
            return lambda state, who: state.campaign.coterie.boons >= boons
        case "breaches":
            breaches = condition.breaches or 0
            return lambda state, who: state.campaign.coterie.breaches >= breaches
        case "flag":
            flag = condition.flag
            return lambda state, who: flag in state.campaign.coterie.flags
        case "counter":
            asked = condition.counter
            assert asked is not None
            return lambda state, who: asked.includes(state.campaign.coterie.counters.get(asked.id, 0))
        case "completed":
            completed = condition.completed
            return lambda state, who: completed in state.campaign.coterie.completed
        case _:
            players = condition.players or 0
            return lambda state, who: (
                len(state.chapter.seats if state.chapter is not None else state.campaign.players) >= players
            )
