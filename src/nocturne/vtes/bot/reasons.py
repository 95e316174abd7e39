"""The value's terms in words: what changes for a seat from a table of now to the tables at the end of a turn.

Each term that changes enough becomes one message with a number that can be checked on the table: pool lost,
minions unlocked, the part of the imagined games in which somebody is ousted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from types import MappingProxyType

from nocturne.kernel.decision import Note
from nocturne.vtes.bot.value import Name, terms
from nocturne.vtes.view.table import SeenPlayer, VtesTable

Changes = dict[Name, float]
"""By term: how much it changes."""

_NOTICEABLE = 0.3
"""A term that changes less is not worth a word."""
_MOST_NOTES = 3


class Outlook:
    """A table of now and how it may look at the end of the turn, for one seat."""

    def __init__(self, now: VtesTable, ends: Sequence[VtesTable], seat: int) -> None:
        self.seat = seat
        self.now = now
        self.ends = [end for end in ends if not end.players[seat].out]
        """Where the seat is still in the game."""
        self.ousted = _share(bool(end.players[seat].out) for end in ends)
        self.points = _share(end.players[seat].points > self.me.points for end in ends)

    @property
    def me(self) -> SeenPlayer:
        """The seat's Methuselah now."""
        return self.now.players[self.seat]

    def mean(self, count: Callable[[SeenPlayer], float]) -> float:
        """What is counted of the seat at the end, on average."""
        return fmean(count(end.players[self.seat]) for end in self.ends)

    def more(self, count: Callable[[SeenPlayer], float]) -> int:
        """By how much it is more than now, to the next whole number."""
        return round(self.mean(count) - count(self.me))

    def changes(self) -> Changes:
        """By how much each term changes where the seat stays in the game."""
        before: Changes = {term.name: term.amount for term in terms(self.now, self.seat)}
        if not self.ends:
            return {}
        found: Changes = {}
        for end in self.ends:
            for term in terms(end, self.seat):
                gained = term.amount - before.get(term.name, 0.0)
                found[term.name] = found.get(term.name, 0.0) + gained / len(self.ends)
        return found


def reasons(outlook: Outlook, usual: Mapping[Name, float]) -> tuple[Note, ...]:
    """The notes on a choice: what sets it apart from the other choices first. ``usual`` is what each term
    changes by whichever of them is taken."""
    changes = outlook.changes()
    apart = sorted(changes, key=lambda name: -abs(changes[name] - usual.get(name, 0.0)))
    notes = [] if not outlook.ousted else [_percent("vtes-coach-ousted", outlook.ousted, against=True)]
    if outlook.points:
        notes.append(_percent("vtes-coach-points", outlook.points))
    for name in apart:
        if abs(changes[name]) >= _NOTICEABLE and name in _WORDS:
            notes += _WORDS[name](outlook, changes[name])
    return tuple(notes[:_MOST_NOTES]) or (Note("vtes-coach-quiet"),)


def _pool(outlook: Outlook, change: float) -> list[Note]:
    return _amount("vtes-coach-pool", outlook.more(lambda player: player.pool), good="more")


def _prey(outlook: Outlook, change: float) -> list[Note]:
    """The prey's pool; where that stays, how strong the prey's minions are."""
    prey = outlook.me.prey
    same = [end.players[prey].pool for end in outlook.ends if not end.players[prey].out]
    if not same:
        return []
    more = round(fmean(same) - outlook.now.players[prey].pool)
    if more:
        return _amount("vtes-coach-prey", more, good="less")
    return [Note("vtes-coach-prey-minions", {"way": _way(-change)}, against=change < 0)]


def _minions(outlook: Outlook, change: float) -> list[Note]:
    """A vampire in danger, a minion gained, or how strong the minions are."""
    held = len(outlook.me.ready)
    fallen = _share(
        len(end.players[outlook.seat].torpor) > len(outlook.me.torpor)
        or len(end.players[outlook.seat].ready) < held
        for end in outlook.ends
    )
    if fallen and change < 0:
        return [_percent("vtes-coach-torpor", fallen, against=True)]
    more = outlook.more(lambda player: len(player.ready))
    if more > 0:
        return [Note("vtes-coach-minions-more", {"amount": more})]
    return [Note("vtes-coach-minions", {"way": _way(change)}, against=change < 0)]


def _crypt(outlook: Outlook, change: float) -> list[Note]:
    more = outlook.more(lambda player: sum(card.blood for card in player.uncontrolled))
    return [Note("vtes-coach-crypt", {"amount": more})] if more > 0 else []


def _threat(outlook: Outlook, change: float) -> list[Note]:
    return [Note("vtes-coach-threat", {"way": _way(-change)}, against=change < 0)]


def _guard(outlook: Outlook, change: float) -> list[Note]:
    left = round(outlook.mean(lambda player: sum(not card.locked for card in player.ready)))
    return [Note("vtes-coach-guard", {"amount": left, "way": _way(change)}, against=change < 0)]


def _hand(outlook: Outlook, change: float) -> list[Note]:
    return [Note("vtes-coach-hand", {"way": _way(change)}, against=change < 0)]


def _edge(outlook: Outlook, change: float) -> list[Note]:
    return [Note("vtes-coach-edge", {"way": _way(change)}, against=change < 0)]


_WORDS: Mapping[Name, Callable[[Outlook, float], list[Note]]] = MappingProxyType(
    {
        "pool": _pool,
        "prey": _prey,
        "minions": _minions,
        "crypt": _crypt,
        "threat": _threat,
        "guard": _guard,
        "hand": _hand,
        "edge": _edge,
    }
)
"""How each term is told; victory points and being ousted come before all others."""


def _way(change: float) -> str:
    return "more" if change > 0 else "less"


def _amount(message: str, more: int, *, good: str) -> list[Note]:
    """A number that grows or falls; nothing where it stays."""
    if not more:
        return []
    way = _way(more)
    return [Note(message, {"way": way, "amount": abs(more)}, against=way != good)]


def _percent(message: str, share: float, *, against: bool = False) -> Note:
    return Note(message, {"percent": round(100 * share)}, against=against)


def _share(found: Iterable[bool]) -> float:
    """In what part of the imagined games something holds."""
    held = list(found)
    return sum(held) / len(held) if held else 0.0
