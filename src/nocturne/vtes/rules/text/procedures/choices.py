"""Choosing and repeating while an effect resolves: one of several things, a number, something several times
over."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.state import VtesState


def _at(g: VtesState, depth: int, path: str) -> tuple[EffectContext, object]:
    """The effect being carried out ``depth`` deep in the stack, at a path of its tree."""
    r: EffectContext = g.stack[depth].context
    steps, _, index = path.rpartition(".")
    return r, effects_at(r.key, steps)[int(index)]


class Choosing(Frame):
    """A party chooses one of several things; what is not possible now is not offered."""

    resolve: int
    path: str
    seat: int

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.OneOf]:
        r, effect = _at(g, self.resolve, self.path)
        assert isinstance(effect, v.OneOf)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        question = Question(self.seat, "vtes-ask-one-of", card=f"printed:{r.key}")
        known = r.chosen in g.play and not g.play[r.chosen].face_down
        chosen = {"chosen": f"card:{r.chosen}"} if known else {}
        for index, branch in enumerate(effect.of):
            if branch.condition is None or holds(g, r, branch.condition):
                label = f"vtes-branch-{branch.name}" if branch.name else "vtes-do-branch"
                args, subjects = {"number": index + 1, **chosen}, tuple(chosen.values())
                question.offer(f"branch:{index}", label, index, args=args, subjects=subjects)
        if effect.may:
            question.offer("none", "vtes-do-none")
        if len(question.options) > 1:
            return question
        g.pop()
        if question.options and not effect.may:
            self._do(g, r, question.values[0])
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        r, _effect = self._effect(g)
        g.pop()
        if choice.value is not None:
            self._do(g, r, choice.value)

    def _do(self, g: VtesState, r: EffectContext, index: int) -> None:
        inner = r.inner("of", index, "do")
        inner.path = f"{self.path}.of.{index}.do"
        push_effects(g, inner)


@performs(v.OneOf)
def _one_of(g: VtesState, r: EffectContext, effect: v.OneOf) -> None:
    depth = len(g.stack) - 1
    for seat in reversed(seats_of(g, r, effect.by)):
        g.push(Choosing(resolve=depth, path=r.part(), seat=seat))


class ChoosingNumber(Frame):
    """A party chooses a number, then the effects happen with it."""

    resolve: int
    path: str
    seat: int

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.PickNumber]:
        r, effect = _at(g, self.resolve, self.path)
        assert isinstance(effect, v.PickNumber)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        question = Question(self.seat, "vtes-ask-number", card=f"printed:{r.key}")
        least = max(0, amount(g, r, effect.number.least))
        for number in range(least, min(60, amount(g, r, effect.number.most)) + 1):
            question.offer(f"number:{number}", "vtes-do-number", number, args={"number": number})
        if len(question.options) > 1:
            return question
        g.pop()
        if question.options:
            self._do(g, r, question.values[0])
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        r, _effect = self._effect(g)
        g.pop()
        self._do(g, r, choice.value)

    def _do(self, g: VtesState, r: EffectContext, number: int) -> None:
        inner = r.inner("do", x=number)
        inner.path = f"{self.path}.do"
        push_effects(g, inner)


@performs(v.PickNumber)
def _pick_number(g: VtesState, r: EffectContext, effect: v.PickNumber) -> None:
    depth = len(g.stack) - 1
    for seat in reversed(seats_of(g, r, effect.by)):
        g.push(ChoosingNumber(resolve=depth, path=r.part(), seat=seat))


@performs(v.Repeat)
def _repeat(g: VtesState, r: EffectContext, effect: v.Repeat) -> None:
    for _ in range(amount(g, r, effect.times)):
        push_effects(g, r.inner("do"))


@performs(v.Roll)
def _roll(g: VtesState, r: EffectContext, effect: v.Roll) -> None:
    shown = g.chance.roll(effect.sides)
    g.emit(events.Rolled(r.seat, effect.sides, shown))
    push_effects(g, r.inner("do", x=shown))
