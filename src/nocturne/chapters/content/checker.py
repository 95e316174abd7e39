"""What every check of a pack needs: where one is, what exists, and what was found."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection
from typing import Any

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.conditional_texts import Recalled
from nocturne.chapters.content.conditions import Condition, keys_of
from nocturne.chapters.content.effects import ALLOWED, Effect, Whom, verbs_of
from nocturne.chapters.content.effects import Where as Context
from nocturne.chapters.content.modifiers import Modifier, Passive
from nocturne.chapters.content.people import Values
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, Where

MOST_HINTS = 50


class Checker:
    """What every check of a pack needs: where one is, what exists, and what was found."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.document: Document
        self.found: list[BadFile] = []

    # -- telling

    def wrong(self, where: Where, message: str, **args: object) -> None:
        self.found.append(self.document.error(where, f"chapters-content-{message}", **args))

    def exists(self, where: Where, kind: str, ident: str | None, known: Collection[str]) -> None:
        if ident is not None and ident not in known:
            # Comparing names takes long; whoever gets so many wrong needs no hints.
            hint = len(self.found) < MOST_HINTS
            near = difflib.get_close_matches(ident, list(known), n=1) if hint else []
            self.wrong(where, "unknown", kind=kind, name=ident, near=near[0] if near else "none")

    def each(self, kind: str, table: dict[Any, Any], check: Callable[[Any, Where], None]) -> None:
        for ident, thing in table.items():
            self.document, where = self.content.source[kind, str(ident)]
            check(thing, where)

    # -- values of people

    def passive(self, passive: Passive, at: Where) -> None:
        self.modifiers(passive.modifiers, at)
        self.effects(passive.round_start, (*at, "round_start"), "npc")
        self.effects(passive.turn_end, (*at, "turn_end"), "npc")

    def values(self, values: Values, at: Where) -> None:
        for name in values.__struct_fields__:
            value = getattr(values, name)
            if isinstance(value, dict) and set(value) != {1, 2, 3, 4}:
                self.wrong((*at, name), "by-participants", name=name)
            if name == "initiative" and max(value.values() if isinstance(value, dict) else [value]) > 6:
                self.wrong((*at, name), "initiative-range")
            if name == "damage" and min(value.values() if isinstance(value, dict) else [value]) < 1:
                self.wrong((*at, name), "damage-track")

    # -- effects, conditions, modifiers

    def effects(self, effects: tuple[Effect, ...], at: Where, context: Context) -> None:
        for i, effect in enumerate(effects):
            self.effect(effect, (*at, i), context)

    def effect(self, effect: Effect, at: Where, context: Context) -> str | None:
        """Check one effect; gives its verb when it has exactly one."""
        verbs = verbs_of(effect)
        if len(verbs) != 1:
            self.wrong(at, "one-verb", verbs=", ".join(verbs) or "-")
            return None
        (verb,) = verbs
        if verb not in ALLOWED[context]:
            self.wrong(at, "not-here", verb=verb, here=context)
        content = self.content
        for name, table in (
            ("item", content.items), ("lose_item", content.items), ("effect_card", content.effects),
            ("lose_effect", content.effects), ("unlock", content.chapters),
            ("unlock_card", content.combat_cards), ("summon", content.summons),
        ):  # fmt: skip
            kind = {
                "lose_item": "item",
                "effect_card": "effect",
                "lose_effect": "effect",
                "unlock": "chapter",
            }
            self.exists((*at, name), kind.get(name, name), getattr(effect, name), table)
        if effect.counter is not None and (effect.counter.by is None) == (effect.counter.to is None):
            self.wrong((*at, "counter"), "counter-change", name=effect.counter.id)
        if isinstance(effect.who, Whom):
            self.exists((*at, "who"), "character", effect.who.character, content.characters)
        self.condition(effect.if_, (*at, "if"))
        return verb

    def recalled(self, texts: tuple[Recalled, ...], at: Where) -> None:
        for i, one in enumerate(texts):
            self.condition(one.if_, (*at, i, "if"))

    def modifiers(self, modifiers: tuple[Modifier, ...], at: Where) -> None:
        for i, modifier in enumerate(modifiers):
            self.condition(modifier.if_, (*at, "modifiers", i, "if"))

    def condition(self, condition: Condition | None, at: Where) -> None:
        if condition is None:
            return
        keys = keys_of(condition)
        if not keys:
            self.wrong(at, "empty-condition")
        content = self.content
        if condition.discipline:
            self.exists((*at, "discipline", "id"), "line", condition.discipline.id, content.lines)
        self.exists((*at, "character"), "character", condition.character, content.characters)
        clans = {character.clan for character in content.characters.values()}
        self.exists((*at, "clan"), "clan", condition.clan, clans)
        self.exists((*at, "item"), "item", condition.item, content.items)
        self.exists((*at, "effect"), "effect", condition.effect, content.effects)
        self.exists((*at, "completed"), "chapter", condition.completed, content.chapters)
        for key in ("counter", "tracker"):
            asked = getattr(condition, key)
            if asked is not None and asked.at_least is None and asked.at_most is None:
                self.wrong((*at, key), "no-bound", name=asked.id)
        self.condition(condition.not_, (*at, "not"))
        for name, parts in (("any", condition.any_), ("all", condition.all_)):
            for i, part in enumerate(parts):
                self.condition(part, (*at, name, i))
