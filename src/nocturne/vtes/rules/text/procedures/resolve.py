"""The procedure ``Resolve`` walks through a card's effects and hands each to its performer."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.rules.text.effects.resolve import carry_out
from nocturne.vtes.state import VtesState


class Resolve(Frame):
    """The effects of a card or ability being carried out, in order."""

    context: EffectContext

    def run(self, g: VtesState) -> None:
        context = self.context
        effects = effects_at(context.key, context.path)
        # Those who are out of the game do nothing any more (VTES-9.1-01).
        if self.step >= len(effects) or g.players[context.seat].out:
            g.pop()
            return
        effect = effects[self.step]
        context.index = self.step
        self.step += 1
        carry_out(g, context, effect)

    def cut_off(self) -> None:
        """What is left of the effects is not carried out."""
        self.step = len(effects_at(self.context.key, self.context.path))


def push_effects(g: VtesState, context: EffectContext) -> None:
    """Carry out the list of effects a context leads to, before anything else goes on."""
    g.push(Resolve(context=context))
