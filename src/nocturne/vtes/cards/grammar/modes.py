"""The modes of a card that is played: what holds for all of them, then line by line; "as above" is put in."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import Context, Given
from nocturne.vtes.cards.grammar.plays import Part, changed, each_with
from nocturne.vtes.cards.grammar.sentence import Refusal, Unread, read, refused
from nocturne.vtes.cards.grammar.split import Line, said_above, split
from nocturne.vtes.cards.grammar.things import Facts, both_facts
from nocturne.vtes.cards.grammar.tokens import Token
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import LibraryCard
from nocturne.vtes.cards.windows import usual_windows
from nocturne.vtes.terms import ActionKind


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
            modes += [mode for part in whole for mode in _modes(card, part, needs, line.types)]
    return _told_apart(card, modes), used


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


def _told_apart(card: LibraryCard, modes: list[v.Mode]) -> tuple[v.Mode, ...]:
    """Modes that need the same are named after what they do."""
    named: list[v.Mode] = []
    for mode in modes:
        alike = [other for other in modes if (other.needs, other.type) == (mode.needs, mode.type)]
        if len(alike) > 1 and not mode.name:
            mode = replace(mode, name=_NAMES.get(type(mode.effects[0]), ""))
        named.append(mode)
    labels = {(mode.needs, mode.type, mode.name) for mode in named}
    if len(labels) < len(named):
        raise Unread(Refusal(card.text, card.text))
    return tuple(named)


class Lasting(Struct, frozen=True):
    """A card that is played and then stays in play: its modes, and what it is and does from then on."""

    modes: tuple[v.Mode, ...]
    facts: Facts
    given: Given
    used: frozenset[str]


def read_lasting(card: LibraryCard) -> Lasting:
    """A card without lines of its own for levels, which may put itself into play: each sentence is about
    playing it or about what it does in play, never both."""
    parts: tuple[Part, ...] = (Part(),)
    facts, given = Facts(), Given()
    used = frozenset[str]()
    head, (line,) = split(card)
    for sentence in (*head, *line.sentences):
        try:
            parts, also = _next(parts, sentence, Context(card))
        except Unread:
            said, also = read("sentence", sentence, Context(card, spoken_of=True, in_play=True))
            if isinstance(said, Given):
                given += said
            elif isinstance(said, Facts):
                together = both_facts(facts, said)
                if together is None or together.effects or together.targets or together.life:
                    raise Unread(refused(sentence)) from None
                facts = together
        used |= also
    stays = all(any(isinstance(one, (v.PutOn, v.PutInPlay)) for one in part.effects) for part in parts)
    if stays != (given != Given()) or (facts != Facts() and not stays):
        raise Unread(Refusal(card.text, card.text))
    modes = tuple(mode for part in parts for mode in _modes(card, _alone(card, part, facts), "", line.types))
    return Lasting(_told_apart(card, list(modes)), facts, given, used)


def _alone(card: LibraryCard, part: Part, facts: Facts) -> Part:
    """Who can have only one such card cannot put another on himself."""
    if facts.one_each == "name" and v.PutOn("minion") in part.effects:
        return replace(part, requires=v.Filter.of(without=(card.name,)))
    return part


def _next(
    before: tuple[Part, ...], sentence: tuple[Token, ...], context: Context
) -> tuple[tuple[Part, ...], frozenset[str]]:
    """One more sentence of a mode."""
    more, used = read("play", sentence, context)
    assert isinstance(more, tuple)
    both = each_with(before, more)
    if both is None:
        raise Unread(refused(sentence))
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
            raise Unread(refused(sentence))
        parts, used = tuple(one for one in made if one is not None), used | also | {"above"}
    return parts, used


def _joined(for_all: tuple[Part, ...], parts: tuple[Part, ...], line: Line) -> tuple[Part, ...]:
    whole = each_with(for_all, parts)
    if whole is None or any(not part.effects and part.action is not ActionKind.BLEED for part in whole):
        raise Unread(refused(line.sentences[0]))
    return whole


def _modes(card: LibraryCard, part: Part, needs: str, types: tuple[CardType, ...]) -> list[v.Mode]:
    if part.strike or part.instead:
        raise Unread(Refusal(card.text, card.text))
    types = types or _type_by_effects(card, part)
    if len(types) > 1 and set(types) != {CardType.ACTION_MODIFIER, CardType.REACTION}:
        raise Unread(Refusal(card.text, card.text))
    effects = part.effects
    if part.action is ActionKind.BLEED and effects:
        effects = (v.Bleed(), *effects)
    mode = v.Mode(
        types[0],
        effects,
        also=types[1] if len(types) > 1 else None,
        needs=needed(needs),
        requires=part.requires,
        cost=_cost(card, part),
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
        raise Unread(Refusal(card.text, card.text))
    return [mode]


def needed(codes: str) -> tuple[v.Need, ...]:
    """The Disciplines of a mode: ``cel+PRE``, in capitals at the superior level."""
    return tuple(v.Need(code.lower(), 1 + code.isupper()) for code in codes.split("+") if code)


def _cost(card: LibraryCard, part: Part) -> v.Cost | None:
    """The printed cost, which a cost of its own repeats."""
    if not part.burning:
        return part.cost
    blood, pool = card.blood_cost, card.pool_cost
    assert isinstance(blood, int)
    assert isinstance(pool, int)
    return v.Cost(blood=blood, pool=pool, burning=part.burning)


_OF_COMBAT = (v.Strike, v.Maneuver, v.Press, v.Prevent, v.MoreStrikes)


def _type_by_effects(card: LibraryCard, part: Part) -> tuple[CardType, ...]:
    """The type of a line without an icon on a card of several types: what it does tells."""
    if any(isinstance(effect, _OF_COMBAT) for effect in part.effects):
        return (CardType.COMBAT,)
    if any(isinstance(effect, (v.Stealth, v.BleedMore)) for effect in part.effects):
        return (CardType.ACTION_MODIFIER,)
    if any(isinstance(effect, (v.Intercept, v.BleedLess, v.AttemptBlock)) for effect in part.effects):
        return (CardType.REACTION,)
    raise Unread(Refusal(card.text, card.text))
