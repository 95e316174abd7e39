"""What holds for a while after a play: modifiers (``Lasts``) and triggers (``Whenever``), kept as
``Lasting``.

A modifier for one card is kept as a number. One that applies to all cards that match, or only while a
condition holds, is kept as its place in the card's tree and read anew whenever somebody asks.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.event import Event
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand import settle_hand
from nocturne.vtes.rules.perform import amount, card_of, holds, matches, performs, push_effects, seats_of
from nocturne.vtes.rules.trigger import seat_of, subject_of
from nocturne.vtes.state import Lasting, VtesState, on_event
from nocturne.vtes.terms import NONE

LISTENS = "whenever:"
"""Before the name of an event: a passing trigger that waits for it."""


def roles_of(effect: Lasting, path: str = "") -> EffectContext:
    """The roles a passing effect is read with."""
    return EffectContext(
        seat=effect.player, key=effect.source, path=path, source=effect.this, minion=effect.minion,
        targets=effect.targets,
    )  # fmt: skip


@performs(v.Lasts)
def _lasts(g: VtesState, r: EffectContext, effect: v.Lasts) -> None:
    modifier = effect.modifier
    worth = amount(g, r, modifier.amount)
    if effect.party is not None:
        for seat in seats_of(g, r, effect.party):
            g.lasting.append(
                Lasting(
                    modifier.query,
                    worth,
                    seat=seat,
                    until=until(g, r, effect),
                    source=r.key,
                    note=modifier.note,
                )
            )
            if modifier.query == "hand-size":
                settle_hand(g, seat, resized=True)
        if modifier.query in ("open-hand", "sees-hands"):
            show_open_hands(g)
        return
    anew = modifier.applies is not None or modifier.when is not None or modifier.cards is not None
    place = r.part("modifier")
    lasts = effect.until == "game" and modifier.applies is not None
    if lasts and any(e.source == r.key and e.path == place for e in g.lasting):
        return  # what holds for good for all such cards holds once, however often the card is played
    card = NONE if modifier.applies is not None else card_of(g, r, effect.who)
    g.lasting.append(
        Lasting(
            modifier.query, worth, card=card, until=until(g, r, effect), source=r.key, note=modifier.note,
            sets=modifier.sets, path=r.part("modifier") if anew else "", player=r.seat, minion=r.minion,
            this=r.source, targets=r.targets,
        )
    )  # fmt: skip


def until(g: VtesState, r: EffectContext, effect: v.Lasts) -> str:
    """The word by which the end of a passing effect is known; ``unlock`` is that of the card's controller."""
    if effect.until not in ("unlock", "before-unlock", "before-discard"):
        return effect.until
    card = card_of(g, r, effect.who)
    seat = g.play[card].controller if card in g.play else r.seat
    return f"{effect.until}:{seat}"


def touches(g: VtesState, effect: Lasting, card: int) -> bool:
    """Whether a passing modifier that is read anew is about a card now."""
    modifier: v.Modifier = node_at(effect.source, effect.path)
    roles = roles_of(effect, effect.path)
    if modifier.applies is None:
        if effect.card != card:
            return False
    elif card not in g.play or not matches(g, roles, modifier.applies, card):
        return False
    return modifier.when is None or holds(g, roles, modifier.when)


# -- passing triggers


@performs(v.Whenever)
def _whenever(g: VtesState, r: EffectContext, effect: v.Whenever) -> None:
    times = 0 if effect.times is None else amount(g, r, effect.times)
    if effect.times is not None and times < 1:
        return
    if effect.until == "game" and any(e.source == r.key and e.path == r.part() for e in g.lasting):
        return
    g.lasting.append(
        Lasting(
            LISTENS + effect.event, times, until=effect.until, source=r.key, path=r.part(), player=r.seat,
            minion=r.minion, this=r.source, targets=r.targets,
        )
    )  # fmt: skip


@on_event(2)
def notice_passing(g: VtesState, event: Event) -> None:
    """An event happened: passing triggers that wait for it are set off."""
    if not g.lasting:
        return
    word = LISTENS + type(event).__name__
    about = subject_of(event)
    for effect in tuple(g.lasting):
        if effect.what != word:
            continue
        waiting: v.Whenever = node_at(effect.source, effect.path)
        roles = roles_of(effect, effect.path)
        if waiting.about is not None and not matches(g, roles, waiting.about, about):
            continue
        if effect.amount:  # one time fewer
            g.lasting = [
                _once_less(one) if one is effect else one
                for one in g.lasting
                if one is not effect or effect.amount > 1
            ]
        g.enqueue(
            SetOff(
                seat=effect.player, key=effect.source, path=effect.path, source=effect.this,
                minion=effect.minion, about=about, party=seat_of(event), targets=effect.targets,
            )
        )  # fmt: skip


def _once_less(effect: Lasting) -> Lasting:
    return replace(effect, amount=effect.amount - 1)


class SetOff(Frame):
    """A passing trigger that was set off: what it does, if its condition holds when its turn comes."""

    seat: int
    key: int
    path: str
    source: int = NONE
    minion: int = NONE
    about: int = NONE
    party: int = NONE
    targets: tuple[int, ...] = ()

    def run(self, g: VtesState) -> None:
        g.pop()
        roles = EffectContext(
            seat=self.seat, key=self.key, path=f"{self.path}.do", source=self.source, minion=self.minion,
            chosen=self.about, chosen_seat=self.party, targets=self.targets,
        )  # fmt: skip
        waiting: v.Whenever = node_at(self.key, self.path)
        if waiting.condition is None or holds(g, roles, waiting.condition):
            push_effects(g, roles)
