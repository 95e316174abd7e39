"""The procedure ``Resolve`` carries out a card's effects, one after another."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.effects.resolve import compiled_at
from nocturne.vtes.state import VtesState


class Resolve(Frame):
    """The effects of a card or ability being carried out, in order."""

    context: EffectContext
    begun: int = 0
    """How many of the effects have been begun. Not a step: a list has no names for its places."""

    def run(self, g: VtesState) -> None:
        context = self.context
        effects = compiled_at(context.key, context.path)
        # Those who are out of the game do nothing any more (VTES-9.1-01).
        if self.begun >= len(effects) or g.players[context.seat].out:
            g.pop()
            return
        carry_out = effects[self.begun]
        context.index = self.begun
        self.begun += 1
        carry_out(g, context)

    def cut_off(self) -> None:
        """What is left of the effects is not carried out."""
        self.begun = len(compiled_at(self.context.key, self.context.path))


def push_effects(g: VtesState, context: EffectContext) -> None:
    """Carry out the list of effects a context leads to, before anything else goes on."""
    g.push(Resolve(context=context))
