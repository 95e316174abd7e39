"""Modifiers as phrases: whom one is about, what it changes and when."""

from __future__ import annotations

from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.render.filters import FilterPhrases
from nocturne.vtes.cards.render.forms import (
    DAMAGE,
    OF_METHUSELAHS,
    OF_THE_CARD,
    SAYS_CARDS,
    UNITS,
    amount_kind,
    kebab_of,
    sign_of,
)


class ModifierPhrases(FilterPhrases):
    """Says what a modifier changes."""

    def _node(self, node: Any) -> str:
        raise NotImplementedError  # any node: ``Phrases`` says it

    def _amount(self, amount: v.Amount) -> int | str:
        raise NotImplementedError

    def _computed(self, amount: v.Amount) -> str:
        raise NotImplementedError

    def _modifier(self, modifier: v.Modifier, whom: str = "", until: str = "", you: bool = False) -> str:
        given = bool(whom)
        plus, each = self._change(modifier.amount)
        before = self._by_bearer
        if modifier.applies is not None:
            whom, you = self._filter(modifier.applies, "each"), False
            self._by_bearer = False
        elif modifier.party is not None:
            whom, you = self._word("party", modifier.party), modifier.party == "you"
        elif modifier.query in OF_METHUSELAHS and not whom:
            whom, you = self._word("party", "you"), True
        what = self._say(
            f"vtes-modifier-{modifier.query}",
            amount=self._amount(modifier.amount),
            amount_is=amount_kind(modifier.amount),
            sign=sign_of(modifier.amount),
            plus=plus,
            single="true" if plus in ("+1", "-1") else "false",
            each=each,
            note=self._note(modifier),
            note_is=modifier.note or "none",
            sets="true" if modifier.sets else "false",
            you="true" if you else "false",
            cards=self._played(modifier.cards) if modifier.cards is not None else "none",
            this=self._role("this"),
            unit="either" if given else self._unit_of(modifier),
            size=abs(modifier.amount) if isinstance(modifier.amount, int) else plus,
        )
        when = modifier.when
        whole = self._say(
            "vtes-reading-modifier",
            whom="none" if modifier.query in OF_THE_CARD else whom or self._bearer(),
            what=what,
            when=self._node(when) if when is not None else "none",
            against=self._filter(modifier.against, "any") if modifier.against is not None else "none",
            from_is="true" if modifier.query in DAMAGE else "false",
            cards=self._played(modifier.cards)
            if modifier.cards is not None and modifier.query not in SAYS_CARDS
            else "none",
            until=self._say(f"vtes-until-{until}") if until else "none",
            player=whom if modifier.query in OF_THE_CARD and modifier.applies is not None else "none",
        )
        self._by_bearer = before
        return whole

    def _unit_of(self, modifier: v.Modifier) -> str:
        kind = modifier.applies.kind if modifier.applies is not None else self.body
        return UNITS.get(kind, "either")

    def _unit(self, role: str) -> str:
        """What the counters of a card in a role are: blood, life, or either."""
        kind = self._kinds.get(role, "any")
        if role in ("bearer", "this") or (role == "minion" and self._by_bearer and not self._in_mode):
            kind = self.body
        return UNITS.get(kind, "either")

    def _change(self, amount: v.Amount) -> tuple[str, str]:
        """``+1`` and, where it is for each of something, that."""
        if isinstance(amount, v.Count):
            return f"{amount.times:+d}", self._for_each(amount)
        if isinstance(amount, int):
            return f"{amount:+d}", ""
        return "+X", self._say("vtes-amount-being", amount=self._computed(amount))

    def _for_each(self, amount: v.Count) -> str:
        most = "none" if amount.most is None else amount.most
        return self._say("vtes-amount-each", of=self._filter(amount.of, "each"), most=most)

    def _note(self, modifier: v.Modifier) -> str:
        """The note of a modifier as a word people know, where there is one."""
        if modifier.query == "discipline":
            return f"[{modifier.note}]"
        if modifier.query == "plays":
            codes, _colon, only = modifier.note.partition(":")
            disciplines = "".join(f"[{code}]" for code in codes.split("+"))
            kind = self._say(f"vtes-type-{kebab_of(only)}") if only else "none"
            return self._say("vtes-reading-plays-note", disciplines=disciplines, kind=kind)
        if modifier.note.startswith("requires:"):
            return self._say("vtes-reading-requires", code=modifier.note.removeprefix("requires:"))
        if modifier.query == "trait":
            return self._say(f"vtes-trait-{kebab_of(modifier.note)}")
        rooms: tuple[str, ...] = ("forbidden", "strike-kind", "side", "hunt", "keyword", "title", "sect")
        if modifier.note in list(CardType):
            rooms = ("type",)
        elif modifier.query in ("may-act", "action-cost"):
            rooms = ("action-kind",)
        for room in rooms:
            if self.words.has(f"vtes-{room}-{kebab_of(modifier.note)}"):
                return self._say(f"vtes-{room}-{kebab_of(modifier.note)}")
        return modifier.note or "none"
