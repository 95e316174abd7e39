"""Histories: what a coterie may bring into a chapter. Conditions look back at earlier chapters, so a chapter
is explored after several pasts: an empty one, a rich one, a poor one, and those its conditions ask for."""

from __future__ import annotations

from msgspec import Struct, structs

from nocturne.chapters.authoring.walking import Pack, wishes
from nocturne.chapters.components.hexes import Facing
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.pages import OptionCost
from nocturne.chapters.game import game
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.rules.campaign.creation import become
from nocturne.chapters.rules.campaign.play import set_up, start_hexes
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.tile.placing import put
from nocturne.chapters.state import Campaign, ChaptersState, Coterie, Player, Sheet
from nocturne.kernel.chance import Chance
from nocturne.kernel.engine import advance, still_open, submit

_FULL_LEVEL = 3


class History(Struct, frozen=True):
    """A past. ``grown`` characters have their disciplines at level 3."""

    name: str
    flags: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    items: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    completed: tuple[str, ...] = ()
    boons: int = 0
    status: int = 0
    breaches: int = 0
    hunger: int = 1
    humanity: int = 7
    grown: bool = False


NEW = History("new")


def histories(pack: Pack, chapter: Chapter) -> list[History]:
    """The pasts worth trying for a chapter, the most telling first."""
    asked = [one for part, one in pack.every(Condition) if part.chapter == chapter.id]
    flags = sorted({one.flag for one in asked if one.flag is not None} - _flags_of(pack, chapter))
    items = {one.item for one in asked if one.item is not None}
    items |= {one.item for part, one in pack.every(OptionCost) if part.chapter == chapter.id and one.item}
    rich = History(
        "rich",
        flags=tuple(flags),
        counters=_counters(asked),
        items=tuple(sorted(items)),
        effects=tuple(sorted({one.effect for one in asked if one.effect is not None})),
        completed=tuple(sorted({one.completed for one in asked if one.completed is not None})),
        boons=9,
        status=5,
        grown=True,
    )
    poor = History("poor", status=-3, breaches=3, hunger=4, humanity=2)
    found = [NEW, rich, poor]
    found += [
        History(f"flag {flag}", flags=(flag,), boons=9, status=5, grown=True, hunger=3) for flag in flags
    ]
    found += [
        History(
            f"not {flag}", flags=tuple(f for f in flags if f != flag), items=rich.items, boons=9, status=5
        )
        for flag in flags
    ]
    return found


def history_for(condition: Condition) -> History:
    """A past in which a condition of the coterie holds, as far as the past decides it."""
    wanted = [one for one, positive in wishes(condition) if positive]
    return History(
        "wished",
        flags=tuple(sorted({one.flag for one in wanted if one.flag is not None})),
        counters=_counters(wanted),
        items=tuple(sorted({one.item for one in wanted if one.item is not None})),
        effects=tuple(sorted({one.effect for one in wanted if one.effect is not None})),
        completed=tuple(sorted({one.completed for one in wanted if one.completed is not None})),
        boons=max((one.boons or 0 for one in wanted), default=0) + 3,
        status=max((one.status or 0 for one in wanted), default=0),
        breaches=max((one.breaches or 0 for one in wanted), default=0),
        hunger=max((one.hunger or 1 for one in wanted), default=1),
        humanity=min((one.humanity or 7 for one in wanted), default=7),
        grown=True,
    )


def _counters(asked: list[Condition]) -> dict[str, int]:
    """Counters as high as any condition asks."""
    found: dict[str, int] = {}
    for one in asked:
        if one.counter is not None:
            found[one.counter.id] = max(found.get(one.counter.id, 0), one.counter.at_least or 0)
    return found


def _flags_of(pack: Pack, chapter: Chapter) -> set[str]:
    """Flags the chapter sets itself: those are played for, not given."""
    return {
        effect.flag
        for part, effect in pack.every(Effect)
        if part.chapter == chapter.id and part.page and effect.flag is not None
    }


def begin(pack: str, chapter: str, party: tuple[str, ...], past: History, seed: int | str) -> ChaptersState:
    """A coterie at the start of a chapter, everybody in the start area, before the first page."""
    options = ChaptersOptions(pack=pack, hourglass_seconds=60)
    players = [Player(sheet=Sheet()) for _ in party]
    state = ChaptersState(
        seats=len(party),
        chance=Chance.seeded(f"explore:{seed}"),
        stack=[],
        options=options,
        campaign=Campaign(players=players, coterie=Coterie()),
    )
    for seat, character in enumerate(party):
        become(state, seat, character)
        take_first(state)
    _remember(state, past)
    state.before = state.campaign.copy()
    set_up(state, chapter, tuple(range(len(party))))
    for who in state.active():
        put(state, who, start_hexes(state)[0], Facing.N)
    refresh(state, past)
    state.emitted = []
    return state


def _remember(state: ChaptersState, past: History) -> None:
    campaign = state.campaign
    campaign.coterie.change(
        flags=tuple(past.flags),
        counters=dict(past.counters),
        effects=tuple(e for e in past.effects if _scope(state, e) == "coterie"),
        completed=tuple(past.completed),
        boons=past.boons,
        status=past.status,
        breaches=past.breaches,
        resolved=past.breaches,
    )
    for player in campaign.players:
        player.items = tuple(past.items)
        player.humanity = min(player.humanity, past.humanity)
        player.effects = tuple(e for e in past.effects if _scope(state, e) == "character")
        if past.grown:
            grown = dict.fromkeys(player.sheet.disciplines, _FULL_LEVEL)
            player.sheet = structs.replace(player.sheet, disciplines=grown)


def _scope(state: ChaptersState, effect: str) -> str:
    """Whether an effect card belongs to a character or to the coterie."""
    return lookup.book(state).effects[effect].scope


def refresh(state: ChaptersState, past: History) -> None:
    """Wounds, Hunger and spent Willpower are not what is explored: everybody is as at the start."""
    for vampire in state.play.vampires.values():
        if vampire.state in ("torpor", "frenzy"):
            vampire.state = "active"
        vampire.change(damage=0, hunger=past.hunger, willpower=0, fatigued=False)
        if vampire.state == "active" and vampire.hex is None:
            vampire.hex = start_hexes(state)[0]


def take_first(state: ChaptersState) -> None:
    """Answer whatever is asked with the harmless or the first option, until nobody asks."""
    while asked := advance(state):
        question = still_open(state, asked)[0]
        decision = question.decision(0)
        submit(state, asked, question.seat, game.default_answer(decision) or decision.options[0].key)
