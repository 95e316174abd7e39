"""Whether a condition of the content holds, for the coterie or for one of its characters."""

from __future__ import annotations

from nocturne.chapters.content.conditions import PERSONAL, Condition, is_personal, keys_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.state import ChaptersState


def fits(state: ChaptersState, condition: Condition, who: str | None) -> bool:
    """Whether everything a condition asks holds for a character; for None, anything about a person fails."""
    return all(_holds(state, condition, key, who) for key in keys_of(condition))


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


def _holds(state: ChaptersState, condition: Condition, key: str, who: str | None) -> bool:
    if key == "not_":
        assert condition.not_ is not None
        return not fits(state, condition.not_, who)
    if key == "any_":
        return any(fits(state, part, who) for part in condition.any_)
    if key == "all_":
        return all(fits(state, part, who) for part in condition.all_)
    if key in PERSONAL:
        return who is not None and _personal(state, condition, key, who)
    if key in ("npc_present", "npc_gone", "type_present", "clue", "success_tokens", "tracker"):
        return state.chapter is not None and _on_the_tile(state, condition, key)
    return _coterie(state, condition, key)


def _personal(state: ChaptersState, condition: Condition, key: str, who: str) -> bool:
    player = next(one for one in state.campaign.players if one.character == who)
    vampire = state.chapter.vampires.get(who) if state.chapter is not None else None
    match key:
        case "discipline":
            assert condition.discipline is not None
            line, wanted = condition.discipline.id, condition.discipline.level
            if state.options.discipline_option == "access" and wanted == 1:  # CHA-GAP-47
                return line in player.sheet.disciplines
            return player.sheet.disciplines.get(line, 0) >= wanted
        case "character":
            return who == condition.character and _introduced(state, who)
        case "clan":
            return content(state.options.pack).characters[who].clan == condition.clan
        case "item":
            return condition.item in (vampire.items if vampire is not None else player.items)
        case "effect":
            return condition.effect in player.effects or condition.effect in state.campaign.coterie.effects
        case "hunger":
            assert condition.hunger is not None
            return (vampire.hunger if vampire is not None else player.hunger) >= condition.hunger
        case _:
            assert condition.humanity is not None
            return player.humanity <= condition.humanity


def _introduced(state: ChaptersState, who: str) -> bool:
    """CHA-CAMP-12: an expansion character has no options of its own until the story introduces it."""
    campaign = content(state.options.pack).campaign
    after = campaign.introduces.get(who) if campaign is not None else None
    return after is None or after in state.campaign.coterie.completed


def _on_the_tile(state: ChaptersState, condition: Condition, key: str) -> bool:
    play = state.play
    match key:
        case "npc_present":
            return _present(state, condition.npc_present)
        case "npc_gone":
            return not _present(state, condition.npc_gone)
        case "type_present":
            return any(
                npc.type == condition.type_present and npc.hex is not None and npc.side == "enemy"
                for npc in play.npcs.values()
            )
        case "clue":
            return condition.clue in play.clues
        case "tracker":
            asked = condition.tracker
            return asked is not None and any(
                t.id == asked.id and asked.includes(t.left) for t in play.trackers
            )
        case _:
            return play.success_tokens >= (condition.success_tokens or 0)


def _present(state: ChaptersState, ident: str | None) -> bool:
    npc = state.play.npcs.get(ident or "")
    return npc is not None and npc.hex is not None


def _coterie(state: ChaptersState, condition: Condition, key: str) -> bool:
    coterie = state.campaign.coterie
    match key:
        case "status":
            return coterie.status >= (condition.status or 0)
        case "boons":
            return coterie.boons >= (condition.boons or 0)
        case "breaches":
            return coterie.breaches >= (condition.breaches or 0)
        case "flag":
            return condition.flag in coterie.flags
        case "counter":
            asked = condition.counter
            return asked is not None and asked.includes(coterie.counters.get(asked.id, 0))
        case "completed":
            return condition.completed in coterie.completed
        case _:
            count = len(state.chapter.seats) if state.chapter is not None else len(state.campaign.players)
            return count >= (condition.players or 0)
