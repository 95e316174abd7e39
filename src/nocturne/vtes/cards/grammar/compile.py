"""From a printed card to its tree: the whole text is read, or the card is refused with the words that no
production could take."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar import (
    abilities,
    acting,
    actions,
    circumstances,
    fighting,
    in_play,
    library_cards,
    modifying,
    phrases,
    table_modifiers,
    things,
)
from nocturne.vtes.cards.grammar.context import Context, Given
from nocturne.vtes.cards.grammar.modes import needed, read_lasting, read_modes
from nocturne.vtes.cards.grammar.sentence import Refusal, Unread, read, refused
from nocturne.vtes.cards.grammar.split import Line, said_above, sentences_of, split
from nocturne.vtes.cards.grammar.things import Facts, both_facts, only_at
from nocturne.vtes.cards.grammar.tokens import Token, tokens_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import Card, CryptCard, LibraryCard

__all__ = ["Compiled", "Refusal", "compile_card"]

_BOOKS = (
    phrases, library_cards, circumstances, abilities, actions, in_play, table_modifiers, things, fighting,
    modifying, acting,
)  # fmt: skip
"""The modules that write productions: importing them fills the rules."""


class Compiled(Struct, frozen=True):
    """A tree made from a text, and the productions it was made with."""

    tree: v.CardTree
    used: frozenset[str]


def compile_card(card: Card) -> Compiled | Refusal:
    """The tree of a card, made from its text alone; or why not."""
    try:
        if isinstance(card, CryptCard):
            return _crypt(card)
        return _library(card)
    except Unread as unread:
        return unread.refusal


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
    if not set(card.types) <= _PLAYED and card.types != (CardType.ACTION,):
        return Refusal(card.text, card.text)
    if card.types == (CardType.ACTION,) and not any(line.needs for line in split(card)[1]):
        lasting = read_lasting(card)
        given = named(lasting.given)
        facts = lasting.facts
        tree = _tree(card, facts, given, lasting.modes)
        return Compiled(tree, lasting.used)
    modes, used = read_modes(card)
    return Compiled(v.CardTree(card.id, card.text_digest, modes=modes), used)


def _thing(card: LibraryCard) -> Compiled | Refusal:
    """A card that stays in play, or a master that is played and done with."""
    head, lines = split(card)
    if not any(line.needs for line in lines):
        facts, given, used = _sentences(card, (*head, *(one for line in lines for one in line.sentences)))
        facts, given = _limited(card, facts, named(given))
        return Compiled(_tree(card, facts, given, _played(card, facts, given)), used)
    return _levels(card, head, lines)


def _sentences(
    card: LibraryCard, sentences: Iterable[tuple[Token, ...]], spoken_of: bool = False
) -> tuple[Facts, Given, frozenset[str]]:
    """What sentences about a card say it is and does."""
    facts, given, used = Facts(), Given(), frozenset[str]()
    for sentence in sentences:
        said, also = read("sentence", sentence, Context(card, spoken_of))
        used |= also
        if isinstance(said, Given):
            given += said
            spoken_of = True
        elif isinstance(said, Facts):
            together = both_facts(facts, said)
            if together is None:
                raise Unread(refused(sentence))
            facts = together
    return facts, given, used


def _levels(card: LibraryCard, head: list[tuple[Token, ...]], lines: list[Line]) -> Compiled | Refusal:
    """A retainer, an ally or equipment that requires a Discipline: what the basic level does, the superior
    one does too; what it does more depends on the level the card was played at (VTES-1.6.3-28)."""
    if card.types[0] is CardType.MASTER or len(lines) != 2 or any(len(line.needs) != 1 for line in lines):
        return Refusal(card.text, card.text)
    basic, superior = lines
    facts, given, used = _sentences(card, head)
    same, more, also = _sentences(card, basic.sentences, spoken_of=True)
    if same != Facts() or len(superior.sentences) != 1:
        return Refusal(card.text, card.text)
    above = said_above(superior.sentences[0])
    if above is None:
        return refused(superior.sentences[0])
    extra, last = read("level-above", above[1], Context(card, spoken_of=True))
    effects: tuple[v.Effect, ...] = ()
    given += more
    if isinstance(extra, int):
        effects = (v.Equip(life=extra),)
    elif isinstance(extra, Given):
        besides = only_at(extra, 1)
        if besides is None:
            return refused(superior.sentences[0])
        given += besides
    modes = (
        v.Mode(card.types[0], needs=needed(basic.needs[0])),
        v.Mode(card.types[0], effects, needs=needed(superior.needs[0])),
    )
    facts, given = _limited(card, facts, named(given))
    if facts.effects or facts.targets or facts.trifle:
        return Refusal(card.text, card.text)
    return Compiled(_tree(card, facts, given, modes), used | also | last)


def _limited(card: LibraryCard, facts: Facts, given: Given) -> tuple[Facts, Given]:
    """What is said of the vampires a card may be put on, or may feed, put where they are chosen."""
    if facts.not_superior:
        facts = replace(facts, targets=tuple(_unless(card, facts.not_superior, one) for one in facts.targets))
    if facts.only_one_source:
        given = replace(
            given, abilities=tuple(_feeding(card, facts.only_one_source, one) for one in given.abilities)
        )
    return facts, given


def _unless(card: LibraryCard, discipline: str, target: v.Target) -> v.Target:
    if target.card is None:
        raise Unread(Refusal(card.text, card.text))
    return replace(target, card=target.card.but(not_superior=(discipline,)))


def _feeding(card: LibraryCard, word: str, ability: v.Ability) -> v.Ability:
    """An ability that gives blood to a vampire, who then gets no more from cards of this kind this turn."""
    fed = [effect for effect in ability.effects if isinstance(effect, v.GainBlood) and effect.who == "target"]
    if len(fed) != 1 or len(ability.targets) != 1 or ability.targets[0].card is None:
        raise Unread(Refusal(card.text, card.text))
    target = replace(ability.targets[0], card=ability.targets[0].card.but(not_noted=word))
    return replace(ability, targets=(target,), effects=(*ability.effects, v.Note(word, "target")))


def _tree(card: LibraryCard, facts: Facts, given: Given, modes: tuple[v.Mode, ...]) -> v.CardTree:
    return v.CardTree(
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
    return named(given), used


def named(given: Given) -> Given:
    """Abilities and actions are named only where there are several."""
    abilities, actions = given.abilities, given.actions
    if len(abilities) == 1:
        abilities = (replace(abilities[0], name=""),)
    if len(actions) == 1:
        actions = (replace(actions[0], name=""),)
    return replace(given, abilities=abilities, actions=actions)
