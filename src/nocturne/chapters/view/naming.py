"""Names and texts of things, in the language of whoever reads: characters, cards, pages, hexes.

References are ``kind:id`` as everywhere (``card:card.punch``, ``figure:marek``, ``page:ch.depot/E.1``,
``text:hunt/hunt.gallery/success``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.conditional_texts import composed
from nocturne.chapters.content.model import Text
from nocturne.chapters.content.pack import content, loaded_packs
from nocturne.chapters.content.people import NpcCard
from nocturne.chapters.rules.table.character_values import ATTRIBUTE_OF, SKILLS
from nocturne.chapters.view.table import ChaptersTable, ChapterView, NpcView, VampireView
from nocturne.kernel.view import View
from nocturne.kernel.words import Words


def name(ref: str, words: Words, view: View | None) -> str:
    """How a thing is called."""
    kind, _, ident = ref.partition(":")
    finder = _FINDERS.get(kind)
    if finder is not None:
        for pack in _packs(view):
            text = finder(pack, ident)
            if text is not None:
                return text.in_language(words.lang)
    if kind == "figure":
        return _figure(ident, words, view)
    if kind == "trait":
        return name(f"{_trait_kind(ident)}:{ident}", words, view)
    if kind == "ruling":
        what, _, about = ident.partition("/")
        named = _ruling_subject(what, about, words, view)
        return words(f"chapters-ruling-{what}", about=named)
    if kind == "vote":
        return _vote(ident, words, view)
    if kind == "hex":
        return ident
    return words(f"chapters-{kind}-{ident.replace('_', '-')}")


def _packs(view: View | None) -> list[Content]:
    if view is not None and isinstance(view.table, ChaptersTable):
        return [content(view.table.pack)]
    return loaded_packs()


def _trait_kind(ident: str) -> str:
    if ident in SKILLS:
        return "attr"
    return "skill" if ident in ATTRIBUTE_OF else "line"


_VOTED_AS = {
    "ally": "figure", "target": "figure", "first": "figure", "test": "figure", "modifier": "difficulty",
    "surge": "attr",
}  # fmt: skip


def _vote(key: str, words: Words, view: View | None) -> str:
    """What somebody voted for, by the key of the option."""
    kind, _, ident = key.partition(":")
    if kind == "option":
        number, _, who = ident.partition(":")
        named = name(f"figure:{who}", words, view) if who else "none"
        return words("chapters-vote-option", n=int(number) + 1, who=named)
    if kind == "approach":
        return words("chapters-vote-approach", n=int(ident) + 1)
    if not ident:
        return words(f"chapters-vote-{kind}")
    return name(f"{_VOTED_AS.get(kind, kind)}:{ident}", words, view)


def _ruling_subject(what: str, about: str, words: Words, view: View | None) -> str:
    if not about or what == "read":
        return about
    return name(f"figure:{about}", words, view)


def _figure(ident: str, words: Words, view: View | None) -> str:
    """A character, somebody on the tile, or an NPC of any chapter."""
    for pack in _packs(view):
        if ident in pack.characters:
            return pack.characters[ident].name.in_language(words.lang)
    if view is not None and isinstance(view.table, ChaptersTable) and view.table.chapter is not None:
        for npc in view.table.chapter.npcs:
            if npc.id == ident:
                return npc.name.in_language(words.lang)
    for pack in _packs(view):
        for chapter in _chapters_first(pack, view):
            for entry in pack.chapters[chapter].setup.npcs:
                if entry.id == ident:
                    text = entry.name or pack.profiles[entry.profile or ""].name
                    return text.in_language(words.lang)
        summon = next((s for i, s in pack.summons.items() if ident.startswith(i.split(".")[-1])), None)
        if summon is not None:
            return summon.name.in_language(words.lang)
    return ident


def _chapters_first(pack: Content, view: View | None) -> Iterator[str]:
    """The chapter on the table before the others: NPCs of two chapters may share an id."""
    if view is not None and isinstance(view.table, ChaptersTable) and view.table.chapter is not None:
        yield view.table.chapter.id
    yield from pack.chapters


def _in(table: str, field: str = "name") -> Callable[[Content, str], Text | None]:
    def find(pack: Content, ident: str) -> Text | None:
        thing: Any = getattr(pack, table).get(ident)
        found: Text | None = getattr(thing, field) if thing is not None else None
        return found

    return find


def npc_card(pack: Content, ident: str) -> NpcCard | None:
    """A card of an NPC deck, or a boss's own."""
    for deck in pack.decks.values():
        if ident in deck.cards:
            return deck.cards[ident]
    return next((profile.cards[ident] for profile in pack.profiles.values() if ident in profile.cards), None)


def _npc_card(pack: Content, ident: str) -> Text | None:
    card = npc_card(pack, ident)
    return None if card is None else card.name


def _page(pack: Content, ident: str) -> Text | None:
    place, _, marks = ident.partition("#")
    chapter, _, page = place.partition("/")
    printed = pack.chapters.get(chapter)
    if printed is None or page not in printed.pages:
        return None
    return composed(printed.pages[page].text, printed.pages[page].texts, marks)


def _tracker(pack: Content, ident: str) -> Text | None:
    """A tracker with a name of its own: ``ch.depot/E.1/dawn``."""
    chapter, _, rest = ident.partition("/")
    page, _, tracker = rest.partition("/")
    printed = pack.chapters.get(chapter)
    if printed is None or page not in printed.pages:
        return None
    effects = printed.pages[page].effects
    return next((e.tracker.name for e in effects if e.tracker and e.tracker.id == tracker), None)


def _text(pack: Content, path: str) -> Text | None:
    """A text by its place in the content, with the paragraphs its marks name."""
    place, _, marks = path.partition("#")
    try:
        return _find_text(pack, place.split("/"), marks)
    except (KeyError, IndexError, ValueError):
        return None


def _find_text(pack: Content, steps: list[str], marks: str) -> Text | None:
    match steps:
        case ["chapter", ident, "intro"]:
            return composed(pack.chapters[ident].intro, pack.chapters[ident].intro_texts, marks)
        case ["chapter", ident, "objective"]:
            return pack.chapters[ident].objective
        case ["chapter", ident, "conclusion"]:
            return pack.chapters[ident].conclusion.text
        case ["chapter", ident, "conclusion", i]:
            return pack.chapters[ident].conclusion.texts[int(i)].text
        case ["chapter", ident, "conclusion", i, "else"]:
            return pack.chapters[ident].conclusion.texts[int(i)].else_
        case ["hunt", ident, "text"]:
            return pack.hunts[ident].text
        case ["hunt", ident, "success"]:
            return pack.hunts[ident].success.text
        case ["hunt", ident, "failure"]:
            return pack.hunts[ident].failure.text
        case ["hunt", ident, "approach", i]:
            return pack.hunts[ident].approaches[int(i)].text
        case ["special", profile, phase, i]:
            printed = pack.profiles[profile]
            own = printed.phases[int(phase) - 1].specials if int(phase) else ()
            return (own or printed.specials)[int(i)].text
        case ["ally", ident, level, i]:
            return pack.allies[ident].levels[int(level)].specials[int(i)].text
        case ["passive", ident]:
            return pack.allies[ident].passive.text
        case [chapter, page, "choices", i]:
            return pack.chapters[chapter].pages[page].choices[int(i)].text
        case [chapter, page, "hypotheses", i]:
            return pack.chapters[chapter].pages[page].hypotheses[int(i)].text
    return _campaign_text(pack, steps, marks)


def _campaign_text(pack: Content, steps: list[str], marks: str) -> Text | None:
    campaign = pack.campaign
    if campaign is None:
        return None
    match steps:
        case ["interlude", i]:
            return composed(campaign.interludes[int(i)].text, campaign.interludes[int(i)].texts, marks)
        case ["envelope", number]:
            envelope = campaign.envelopes[int(number)]
            return composed(envelope.text, envelope.texts, marks)
        case ["ending", ident, "title"]:
            return campaign.endings[ident].title
        case ["ending", ident, "text"]:
            return composed(campaign.endings[ident].text, campaign.endings[ident].texts, marks)
    return None


_FINDERS: dict[str, Callable[[Content, str], Text | None]] = {
    "card": _in("combat_cards"),
    "power": _in("disciplines"),
    "item": _in("items"),
    "effect": _in("effects"),
    "line": _in("lines"),
    "summon": _in("summons"),
    "tile": _in("tiles"),
    "hunt": _in("hunts", "title"),
    "district": _in("districts"),
    "chapter": _in("chapters", "title"),
    "npccard": _npc_card,
    "page": _page,
    "text": _text,
    "tracker": _tracker,
}

_TABLES = {"card": "combat_cards", "power": "disciplines", "item": "items", "effect": "effects"}
_NAMED = tuple(_TABLES)


def find(text: str, view: View) -> Iterator[str]:
    """What a person who types part of a name may mean."""
    wanted = text.casefold()
    for pack in _packs(view):
        for kind, table in _TABLES.items():
            for ident, thing in getattr(pack, table).items():
                if (
                    wanted in thing.name.fr.casefold()
                    or wanted in thing.name.en.casefold()
                    or wanted == ident
                ):
                    yield f"{kind}:{ident}"
        for ident, character in pack.characters.items():
            if wanted in character.name.en.casefold() or wanted == ident:
                yield f"figure:{ident}"
    if isinstance(view.table, ChaptersTable) and view.table.chapter is not None:
        for npc in view.table.chapter.npcs:
            if wanted in npc.name.fr.casefold() or wanted in npc.name.en.casefold() or wanted == npc.id:
                yield f"figure:{npc.id}"


def describe(ref: str, words: Words, view: View) -> str | None:
    """A thing in full: its name and what is printed on it, or what shows of somebody on the tile."""
    kind, _, ident = ref.partition(":")
    table = view.table
    if isinstance(table, ChaptersTable) and table.chapter is not None:
        if kind == "hex":
            return "\n".join(_on_hex(ident, table.chapter, words, view))
        npc = next((npc for npc in table.chapter.npcs if kind == "figure" and npc.id == ident), None)
        if npc is not None:
            return npc_in_words(npc, words)
    for pack in _packs(view):
        thing: Any = None
        if kind in _NAMED:
            thing = getattr(pack, _TABLES[kind]).get(ident)
        elif kind == "figure" and ident in pack.characters:
            character = pack.characters[ident]
            lines = [character.name.in_language(words.lang), character.clan_name.in_language(words.lang)]
            lines += [flaw.text.in_language(words.lang) for flaw in character.flaws]
            return "\n".join(lines)
        if thing is not None:
            text = "" if thing.text is None else thing.text.in_language(words.lang)
            return "\n".join(line for line in (thing.name.in_language(words.lang), text) if line)
    return name(ref, words, view) if kind in _FINDERS or kind == "figure" else None


def _on_hex(hex_: str, chapter: ChapterView, words: Words, view: View) -> Iterator[str]:
    yield hex_
    figures: list[VampireView | NpcView] = [*chapter.vampires, *chapter.npcs]
    for figure in figures:
        if figure.hex == hex_:
            yield name(f"figure:{figure.id}", words, view)
    yield from (name(f"terrain:{token.type}", words, view) for token in chapter.tokens if token.hex == hex_)


def npc_in_words(one: NpcView, words: Words) -> str:
    """What shows of an NPC in one line: its values, or its attitude while its profile lies face down."""
    tokens = tokens_in_words(one.tokens, words)
    message = "chapters-draw-npc" if one.damage_track is not None else "chapters-draw-npc-hidden"
    return words(
        message,
        who=one.name.in_language(words.lang),
        at=one.hex,
        facing=words(f"chapters-facing-{one.facing}"),
        damage=one.damage,
        track=one.damage_track or 0,
        attack=one.attack or 0,
        resistance=(one.resistance or 0) + one.defence,
        initiative=one.initiative or 0,
        sight=one.sight,
        attitude=words(f"chapters-attitude-{'prey' if one.prey else one.attitude}"),
        tokens=tokens or "none",
    )


def tokens_in_words(tokens: dict[str, int], words: Words) -> str:
    """Effect tokens with their numbers; empty when there are none."""
    return ", ".join(f"{words(f'chapters-token-{kind}')} {n}" for kind, n in sorted(tokens.items()))
