"""Triggers that hold for a while go off (``Whenever``)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.event import Event
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.records import Lasting
from nocturne.vtes.rules.text.effects.trigger import seat_of, subject_of
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.lasting import roles_of
from nocturne.vtes.state import VtesState, on_event
from nocturne.vtes.terms import NONE


@on_event(2)
def notice_passing(g: VtesState, event: Event) -> None:
    """An event happened: passing triggers that wait for it are set off."""
    if not g.lasting:
        return
    kind = type(event).__name__
    about = subject_of(event)
    for effect in tuple(g.lasting):
        if effect.what != "listens" or effect.event != kind:
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
