"""Filters as phrases: which cards are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.render.forms import (
    ASIDES,
    bare_word,
    is_keyword,
    is_relative,
    stands_alone,
    without_role,
)
from nocturne.vtes.cards.render.sorts import sort_in_filter
from nocturne.vtes.cards.render.wording import Sort, Wording


class FilterPhrases(Wording):
    """Says which cards a filter means."""

    def _argument(self, node: Any, field: str, value: Any, sort: Sort) -> object:
        raise NotImplementedError  # any field of any node: ``Phrases`` says it

    def _cards(self, wanted: v.Filter, determiner: str) -> str:
        """Which cards, of those that are played, searched for or discarded: they are not in play."""
        return self._filter(wanted, determiner, usual="any")

    def _played(self, wanted: v.Filter) -> str:
        """Which cards, of those that somebody plays: where they are goes without saying."""
        return self._filter(wanted, "many", usual=wanted.region)

    def _filter(
        self, wanted: v.Filter, determiner: str, form: str = "", usual: str = "controlled", noun: str = "any"
    ) -> str:
        """Which cards are meant: "each ready Toreador vampire you control". ``determiner``: one, each, any,
        many, or bare for what follows "is": just "ready", or "a ``noun`` with ...". ``usual``: the region
        that goes without saying."""
        either: tuple[v.Filter, ...] = wanted.word("any_of")
        if wanted.find(v.InRole) is not None and not either and determiner != "bare":
            return self._being(wanted)
        if determiner != "bare" or wanted.kind != "any":
            noun = wanted.kind
        elif stands_alone(wanted):
            noun = "bare"
        if not form or noun != "bare":
            form = self._say("vtes-form-noun", noun=noun) + ("s" if determiner == "many" else "")
        kinds = either if noun in ("any", "minion") and all(one.kind != "any" for one in either) else ()
        if kinds:
            wanted = wanted.without(v.MatchesAny)
        said = dict(self._said_of(wanted, noun, form, usual))
        order = self._say("vtes-reading-order").split()
        before = [said[field] for field in order if field in said]
        after = [phrase for field, phrase in said.items() if field not in order]
        if noun == "bare":
            return self._list([*before, *after])
        if kinds:
            heads = [self._filter(one, determiner, usual=usual) for one in kinds]
            return " ".join([self._list(heads, "or"), *before, *after])
        whole = self._say(
            f"vtes-noun-{noun}",
            determiner=determiner,
            adjectives=self._say("vtes-reading-adjectives", list=" ".join(before)) if before else "",
            clauses=self._say("vtes-reading-clauses", list=" ".join(after)) if after else "",
        )
        return whole.strip()

    def _being(self, wanted: v.Filter) -> str:
        """The card in a role, if it is such a card."""
        rest, role_is = without_role(wanted), wanted.word("role")
        role = self._role(role_is)
        if rest == v.Filter() or rest == v.Filter(kind="minion"):
            return role
        bare = self._filter(rest, "bare", form=self._form_of(role_is), noun="minion")
        return self._say("vtes-filter-being", role=role, filter=bare, bare=rest.kind)

    def _said_of(self, wanted: v.Filter, noun: str, form: str, region: str) -> Iterator[tuple[str, str]]:
        """What is said about the cards, word by word."""
        yield from self._placed(wanted, noun, form, region)
        exact = wanted.word("least_capacity") == wanted.word("most_capacity")
        for word, value in wanted.words().items():
            if word in ("kind", "region", "controller", *ASIDES) or (exact and word == "most_capacity"):
                continue
            if word == "any_of":
                yield self._either(value, noun, form)
                continue
            if word == "but_not" and is_relative(value):
                clauses = " ".join(dict(self._said_of(value, noun, form, "any")).values())
                yield word, self._say("vtes-filter-except", clauses=clauses, form=form)
                continue
            said = self._argument(wanted, word, value, sort_in_filter(word))
            message = f"vtes-filter-{word.replace('_', '-')}"
            if exact and word == "least_capacity":
                message = "vtes-filter-exact-capacity"
            if noun == "bare" and self.words.has(f"{message}-bare"):
                message = f"{message}-bare"
            other = wanted.word("same_as" if word == "same" else "compared_to")
            compared = "none" if other == "minion" else self._role(other)
            phrase = self._say(
                message, value=said, value_is=bare_word(value), form=form, compared=compared, noun=noun,
                number=len(value) if isinstance(value, tuple) else 1,
            )  # fmt: skip
            yield (f"{word}-than" if word == "compared" and compared != "none" else word), phrase

    def _placed(self, wanted: v.Filter, noun: str, form: str, region: str) -> Iterator[tuple[str, str]]:
        """Where the cards are and whose they are."""
        placed = wanted.region in ("uncontrolled", "unseen", "ash")
        whose = "user" if wanted.controller == "you" and not self._yours else wanted.controller
        if placed:
            said = self._say("vtes-filter-place", region=wanted.region, controller=whose, form=form)
            yield "place", said
        elif wanted.region == "ready":
            yield "region", self._say("vtes-filter-ready", form=form)
        elif wanted.region != region and not (noun == "bare" and wanted.region == "any"):
            yield "where", self._say("vtes-filter-region", value_is=wanted.region, form=form)
        if not placed and whose != "any":
            message = "vtes-filter-controller-bare" if noun == "bare" else "vtes-filter-controller"
            yield "controller", self._say(message, value_is=whose, form=form)

    def _either(self, parts: tuple[v.Filter, ...], noun: str, form: str) -> tuple[str, str]:
        """One of several things that a card may be, with the word it is said as."""
        if all(is_relative(one) for one in parts):
            clauses = [" ".join(dict(self._said_of(one, noun, form, "any")).values()) for one in parts]
            return "any_of", self._list(clauses, "or")
        if all(is_keyword(one) for one in parts):
            words = [str(self._argument(one, "keywords", one.word("keywords"), "plain")) for one in parts]
            return "keywords", self._list(words, "or")
        said = self._list([self._one_of(one, noun, form) for one in parts], "or")
        message = "vtes-filter-any-of"
        if noun == "bare" and self.words.has(f"{message}-bare"):
            message = f"{message}-bare"
        phrase = self._say(
            message, value=said, value_is="some", form=form, compared="none", noun=noun, number=len(parts)
        )
        return "any_of", phrase

    def _one_of(self, wanted: v.Filter, noun: str, form: str) -> str:
        """One of the things a card may be, said of it."""
        how = "bare" if wanted.kind == "any" else "one"
        usual = "any" if wanted.region == "any" else "controlled"
        return self._filter(wanted, how, form, usual, "any" if noun == "bare" else noun)
