"""From a printed card to its tree: the whole text is read, or the card is refused with the words that no
production could take."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar import (
    abilities,
    circumstances,
    fighting,
    in_play,
    modifying,
    phrases,
    things,
)
from nocturne.vtes.cards.grammar.chart import Chart
from nocturne.vtes.cards.grammar.context import RULES, Context, Given
from nocturne.vtes.cards.grammar.plays import Part, changed, each_with
from nocturne.vtes.cards.grammar.split import Line, said_above, sentences_of, split
from nocturne.vtes.cards.grammar.things import Facts, both_facts
from nocturne.vtes.cards.grammar.tokens import Token, tokens_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import Card, CryptCard, LibraryCard
from nocturne.vtes.cards.windows import usual_windows
from nocturne.vtes.terms import ActionKind

__all__ = ["Compiled", "Refusal", "compile_card"]

_BOOKS = (phrases, circumstances, abilities, in_play, things, fighting, modifying)
"""The modules that write productions: importing them fills the rules."""


class Refusal(Struct, frozen=True):
    """Why a card was not compiled: the words from the first one that nothing could take, in the sentence
    where that happened."""

    words: str
    where: str
    ambiguous: bool = False


class Compiled(Struct, frozen=True):
    """A tree made from a text, and the productions it was made with."""

    tree: v.CardTree
    used: frozenset[str]


class Unread(Exception):
    """A sentence that was not understood."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


def compile_card(card: Card) -> Compiled | Refusal:
    """The tree of a card, made from its text alone; or why not."""
    try:
        if isinstance(card, CryptCard):
            return _crypt(card)
        return _library(card)
    except Unread as unread:
        return unread.refusal


def read(kind: str, tokens: tuple[Token, ...], context: Context) -> tuple[object, frozenset[str]]:
    """The one meaning of a row of tokens as a phrase of a kind."""
    chart = Chart(RULES, tokens, context)
    readings = chart.whole(kind)
    text = " ".join(token.text for token in tokens)
    if len(readings) == 1:
        return readings[0].value, readings[0].used
    if readings:
        raise Unread(Refusal(text, text, ambiguous=True))
    left = tokens[min(chart.furthest, len(tokens) - 1) :]
    raise Unread(Refusal(" ".join(token.text for token in left), text))


def _crypt(card: CryptCard) -> Compiled | Refusal:
    given, used = _given(card, card.special_text)
    tree = v.CardTree(
        card.id,
        card.text_digest,
        statics=given.statics,
        abilities=given.abilities,
        actions=given.actions,
        triggers=given.triggers,
        strikes=given.strikes,
    )
    if card.merged is not None and card.merged.special_text:
        text = card.merged.special_text
        more, also = _given(card, text)
        if more.strikes:
            return Refusal(text, text)  # no word of the vocabulary gives a strike to the merged card
        merged = v.MergedTree(more.statics, more.abilities, more.actions, more.triggers)
        tree, used = replace(tree, merged=merged), used | also
    return Compiled(tree, used)


_PLAYED = frozenset({CardType.COMBAT, CardType.ACTION_MODIFIER, CardType.REACTION})
"""Types of cards that are played and done with: their text is their modes."""


_STAYS = frozenset({CardType.EQUIPMENT, CardType.RETAINER, CardType.ALLY, CardType.MASTER})
"""Types of cards whose text says what they are and do in play."""


def _library(card: LibraryCard) -> Compiled | Refusal:
    if "X" in (card.pool_cost, card.blood_cost):
        return Refusal(card.text, card.text)
    if len(card.types) == 1 and card.types[0] in _STAYS:
        return _thing(card)
    if not set(card.types) <= _PLAYED:
        return Refusal(card.text, card.text)
    modes, used = read_modes(card)
    return Compiled(v.CardTree(card.id, card.text_digest, modes=modes), used)


def _thing(card: LibraryCard) -> Compiled | Refusal:
    """A card that stays in play, or a master that is played and done with."""
    if any(line.startswith("[") for line in card.text.split("\n")):
        return Refusal(card.text, card.text)
    facts, given = Facts(), Given()
    used = frozenset[str]()
    spoken_of = False
    for sentence in sentences_of(tokens_of(card.text)):
        context = Context(card, spoken_of)
        said, also = read("sentence", sentence, context)
        used |= also
        if isinstance(said, Given):
            given += said
            spoken_of = True
        elif isinstance(said, Facts):
            together = both_facts(facts, said)
            if together is None:
                return _refusal(sentence)
            facts = together
    given = _named(given)
    modes = _played(card, facts, given)
    return Compiled(
        v.CardTree(
            card.id,
            card.text_digest,
            modes=modes,
            statics=given.statics,
            abilities=given.abilities,
            actions=given.actions,
            triggers=given.triggers,
            keywords=facts.keywords,
            life=facts.life,
            bleed=facts.bleed,
            strength=facts.strength,
            one_each=facts.one_each,
            strikes=given.strikes,
        ),
        used,
    )


def _played(card: LibraryCard, facts: Facts, given: Given) -> tuple[v.Mode, ...]:
    """How it is played. Equipment, retainers and allies put themselves into play, and so do locations."""
    if card.types[0] is not CardType.MASTER:
        if facts.effects or facts.targets or facts.trifle:
            raise Unread(Refusal(card.text, card.text))
        return ()
    effects = facts.effects
    in_play = any((given.statics, given.abilities, given.actions, given.triggers, given.strikes))
    if not effects and "location" in facts.keywords:
        effects = (v.PutInPlay(),)
    stays = any(isinstance(effect, (v.PutInPlay, v.PutOn)) for effect in effects)
    if not effects or in_play != stays:
        raise Unread(Refusal(card.text, card.text))
    return (v.Mode(CardType.MASTER, effects, targets=facts.targets, trifle=facts.trifle),)


def read_modes(card: LibraryCard) -> tuple[tuple[v.Mode, ...], frozenset[str]]:
    """The modes of a card and the productions that made them."""
    head, lines = split(card)
    used = frozenset[str]()
    context = Context(card)
    for_all: tuple[Part, ...] = (Part(),)
    for sentence in head:
        for_all, also = _next(for_all, sentence, context)
        used |= also
    modes: list[v.Mode] = []
    above: dict[frozenset[str], tuple[Part, ...]] = {}
    latest: tuple[Part, ...] = ()
    for line in lines:
        parts, also = _line(line, above, latest, context)
        used |= also
        latest = parts
        for needs in line.needs or ("",):
            above[frozenset(needs.split("+"))] = parts
            whole = _joined(for_all, parts, line)
            modes += [mode for part in whole for mode in _modes(part, needs, line.types)]
    return _told_apart(modes), used


_NAMES: dict[type, str] = {
    v.Stealth: "stealth",
    v.Intercept: "intercept",
    v.BleedMore: "bleed",
    v.BleedLess: "bleed",
    v.GainVotes: "votes",
    v.Unlock: "unlock",
    v.Strike: "strike",
    v.Maneuver: "maneuver",
    v.Press: "press",
    v.Prevent: "prevent",
    v.MoreStrikes: "additional-strike",
}


def _told_apart(modes: list[v.Mode]) -> tuple[v.Mode, ...]:
    """Modes that need the same are named after what they do."""
    named: list[v.Mode] = []
    for mode in modes:
        alike = [other for other in modes if (other.needs, other.type) == (mode.needs, mode.type)]
        if len(alike) > 1 and not mode.name:
            mode = replace(mode, name=_NAMES.get(type(mode.effects[0]), ""))
        named.append(mode)
    labels = {(mode.needs, mode.type, mode.name) for mode in named}
    if len(labels) < len(named):
        raise Unread(Refusal("modes that nothing tells apart", "modes"))
    return tuple(named)


def _next(
    before: tuple[Part, ...], sentence: tuple[Token, ...], context: Context
) -> tuple[tuple[Part, ...], frozenset[str]]:
    """One more sentence of a mode."""
    more, used = read("play", sentence, context)
    assert isinstance(more, tuple)
    both = each_with(before, more)
    if both is None:
        raise Unread(_refusal(sentence))
    return both, used


def _line(
    line: Line, above: dict[frozenset[str], tuple[Part, ...]], latest: tuple[Part, ...], context: Context
) -> tuple[tuple[Part, ...], frozenset[str]]:
    parts: tuple[Part, ...] = (Part(),)
    used = frozenset[str]()
    for index, sentence in enumerate(line.sentences):
        as_above = said_above(sentence)
        if as_above is None or index:
            parts, also = _next(parts, sentence, context)
            used |= also
            continue
        codes, rest = as_above
        base = above.get(codes, ()) if codes else latest
        more, also = read("above", rest, context)
        assert isinstance(more, Part)
        made = [changed(one, more) for one in base]
        if not base or any(one is None for one in made):
            raise Unread(_refusal(sentence))
        parts, used = tuple(one for one in made if one is not None), used | also | {"above"}
    return parts, used


def _joined(for_all: tuple[Part, ...], parts: tuple[Part, ...], line: Line) -> tuple[Part, ...]:
    whole = each_with(for_all, parts)
    if whole is None or any(not part.effects for part in whole):
        raise Unread(_refusal(line.sentences[0]))
    return whole


def _refusal(tokens: tuple[Token, ...]) -> Refusal:
    text = " ".join(token.text for token in tokens)
    return Refusal(text, text)


def _modes(part: Part, needs: str, types: tuple[CardType, ...]) -> list[v.Mode]:
    if part.strike or part.instead:
        raise Unread(Refusal(str(part.strike or part.instead), "a change of nothing"))
    types = types or _type_by_effects(part)
    if len(types) > 1 and set(types) != {CardType.ACTION_MODIFIER, CardType.REACTION}:
        raise Unread(Refusal(" ".join(types), "types"))
    needed = tuple(v.Need(code.lower(), 1 + code.isupper()) for code in needs.split("+") if code)
    mode = v.Mode(
        types[0],
        part.effects,
        also=types[1] if len(types) > 1 else None,
        needs=needed,
        requires=part.requires,
        cost=part.cost,
        windows=part.windows,
        condition=part.condition,
        targets=part.targets,
        number=part.number,
        action=part.action or ActionKind.SPECIAL,
        stealth=part.stealth,
        bleed=part.bleed,
        replace=part.replace or "now",
        trifle=part.trifle,
        wakes=part.wakes,
        usable_locked=part.usable_locked,
        by_any=part.by_any,
        once=part.once,
        once_mode=part.once_mode,
        keywords=part.keywords,
        name=part.name,
    )
    if not mode.windows and not usual_windows(mode):
        raise Unread(Refusal("no moment at which it can be played", "windows"))
    return [mode]


_OF_COMBAT = (v.Strike, v.Maneuver, v.Press, v.Prevent, v.MoreStrikes)


def _type_by_effects(part: Part) -> tuple[CardType, ...]:
    """The type of a line without an icon on a card of several types: what it does tells."""
    if any(isinstance(effect, _OF_COMBAT) for effect in part.effects):
        return (CardType.COMBAT,)
    if any(isinstance(effect, (v.Stealth, v.BleedMore)) for effect in part.effects):
        return (CardType.ACTION_MODIFIER,)
    if any(isinstance(effect, (v.Intercept, v.BleedLess, v.AttemptBlock)) for effect in part.effects):
        return (CardType.REACTION,)
    raise Unread(Refusal("no icon tells the type", "types"))


def _given(card: Card, text: str) -> tuple[Given, frozenset[str]]:
    """What all sentences of a text give together."""
    given, used = Given(), frozenset[str]()
    spoken_of = False
    for sentence in sentences_of(tokens_of(text)):
        context = Context(card, spoken_of)
        more, also = read("text", sentence, context)
        assert isinstance(more, Given)
        given, used = given + more, used | also
        words = tuple(token.low for token in sentence)
        spoken_of = spoken_of or any(
            words[i : i + len(name)] == name for i in range(len(words)) for name in context.own_names
        )
    return _named(given), used


def _named(given: Given) -> Given:
    """Abilities and actions are named only where there are several."""
    abilities, actions = given.abilities, given.actions
    if len(abilities) == 1:
        abilities = (replace(abilities[0], name=""),)
    if len(actions) == 1:
        actions = (replace(actions[0], name=""),)
    return replace(given, abilities=abilities, actions=actions)
