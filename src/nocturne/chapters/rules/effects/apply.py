"""A list of effects, carried out one after the other.

``Apply`` takes a list by its place in the content (``page:E.2``, ``card:card.sweep:on_enemy``). What a verb
does is registered by the modules beside this one; what needs a decision is a procedure of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.chapters.components.hexes import distance
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect, Whom, verbs_of
from nocturne.chapters.rules.effects.sources import effects_at
from nocturne.chapters.rules.table import modifiers
from nocturne.chapters.rules.table.board import is_friend, on_tile, where
from nocturne.chapters.rules.table.conditions import fits
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.state import Frame


class Apply(Frame, kw_only=True):
    """A list of effects. ``actor`` is whoever tested, used the power or drew the card; ``default`` is whom
    an effect hits that names nobody."""

    source: str
    actor: str = ""
    target: str = ""
    involved: list[str] = []
    default: str = "actor"
    page: str = ""
    index: int = 0

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        effects = self._effects(state)
        if self.index >= len(effects):
            state.pop()
            return None
        effect = effects[self.index]
        self.index += 1
        if effect.if_ is None or self._holds(state, effect.if_):
            verb = verbs_of(effect)[0]
            _verbs[verb](self, state, effect)
        return None

    def _effects(self, state: ChaptersState) -> tuple[Effect, ...]:
        kind, _, rest = self.source.partition(":")
        if kind == "passive" and all(owner != rest.split(":")[0] for owner, _ in modifiers.passives(state)):
            return ()  # its owner has fallen meanwhile
        return effects_at(state, self.source)

    def _holds(self, state: ChaptersState, condition: Condition) -> bool:
        who = self.actor if self.actor in state.play.vampires else None
        return fits(state, condition, who)

    # -- whom it hits

    def hit(self, state: ChaptersState, effect: Effect) -> list[str]:
        """The figures an effect hits, those who can still be hit."""
        return [ident for ident in self._named(state, effect) if self._there(state, ident)]

    def _there(self, state: ChaptersState, ident: str) -> bool:
        play = state.play
        if ident in play.vampires:
            return play.vampires[ident].state == "active"
        return ident in play.npcs and play.npcs[ident].hex is not None

    def _named(self, state: ChaptersState, effect: Effect) -> list[str]:
        who = effect.who or self.default
        if isinstance(who, Whom):
            return self._whom(state, who)
        match who:
            case "actor" | "self":
                return [self.actor or self.somebody(state)]
            case "target":
                return [self.target]
            case "involved":
                return self.involved or state.active()
            case "others":
                return [ident for ident in state.active() if ident != self.actor]
            case _:
                return state.active()

    def somebody(self, state: ChaptersState) -> str:
        """CHA-EFC-04: without a test, the last who tested, used a discipline or an item."""
        last = state.play.last_actor
        if last in state.active() and (not self.involved or last in self.involved):
            return last
        return next((who for who in self.involved if who in state.active()), (state.active() or [""])[0])

    def _whom(self, state: ChaptersState, whom: Whom) -> list[str]:
        if whom.npc is not None:
            return [whom.npc]
        if whom.character is not None:
            return [whom.character]
        centre = where(state, self.actor) if self.actor else None
        friend = is_friend(state, self.actor) if self.actor else True
        found = []
        for ident, _, hex_ in on_tile(state):
            if whom.within is not None and (centre is None or distance(centre, hex_) > whom.within):
                continue
            if whom.side == "any" or (is_friend(state, ident) == friend) == (whom.side == "friends"):
                found.append(ident)
        return [ident for ident in found if ident != self.actor]

    def characters(self, state: ChaptersState, effect: Effect) -> list[str]:
        """The players' characters among those hit."""
        return [ident for ident in self.hit(state, effect) if ident in state.play.vampires]

    def npc_named(self, written: str | None) -> str:
        """An NPC by name, or the target of a power."""
        return self.target if written == "target" else written or ""


Verb = Callable[[Apply, ChaptersState, Effect], None]


_verbs: dict[str, Verb] = {}


def performs(*verbs: str) -> Callable[[Verb], Verb]:
    """Register what carries out the effects with these verbs."""

    def register(verb: Verb) -> Verb:
        _verbs.update(dict.fromkeys(verbs, verb))
        return verb

    return register
