"""L25x and L27x: what the pages ask for and what they give, in a chapter and from one to the next; and what
is written but nobody ever comes to."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.walking import Pack, Part, wishes
from nocturne.chapters.content.campaign import Fact, Ware
from nocturne.chapters.content.cards import Item
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.pages import OptionCost
from nocturne.kernel.strict_yaml import Document, Where


class Mark(NamedTuple):
    """A place where something is asked for or given."""

    place: tuple[Document, Where]
    chapter: str
    page: str


class Ledger:
    """Who asks for what and who gives it. Clues and trackers are kept by chapter, the rest for the pack."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], list[Mark]] = {}
        self.given: dict[tuple[str, str], list[Mark]] = {}

    def ask(self, kind: str, name: str | None, mark: Mark) -> None:
        if name is not None:
            self.asked.setdefault((kind, name), []).append(mark)

    def give(self, kind: str, name: str | None, mark: Mark) -> None:
        if name is not None:
            self.given.setdefault((kind, name), []).append(mark)


def ledger_of(pack: Pack) -> Ledger:
    """Everything a pack asks for and gives."""
    ledger = Ledger()
    for part, condition in pack.every(Condition):
        if not _is_inner(part) and "band" not in part.where:  # what is only counted changes nothing
            _asked_by_condition(ledger, part, condition)
    for part, effect in pack.every(Effect):
        _effect(ledger, part, effect)
    for part, chapter in pack.every(Chapter):
        for trigger in chapter.setup.triggers:
            ledger.give("trigger", f"{chapter.id}/{trigger.id}", _mark(part, "setup", "triggers"))
    for part, cost in pack.every(OptionCost):
        ledger.ask("item", cost.item, _mark(part, "item"))
    for part, fact in pack.every(Fact):
        ledger.ask("flag", fact.flag, _mark(part, "flag"))
    for part, ware in pack.every(Ware):
        ledger.give("item", ware.item, _mark(part, "item"))
    for ident, character in pack.content.characters.items():
        document, where = pack.content.source["character", ident]
        for i, effect_card in enumerate(character.chapter_effects):
            ledger.give("effect", effect_card, Mark((document, (*where, "chapter_effects", i)), "", ""))
    return ledger


def _is_inner(part: Part) -> bool:
    """Conditions inside ``not``, ``any`` and ``all`` are looked at with the one around them."""
    return "not" in part.where or "any" in part.where or "all" in part.where


def _mark(part: Part, *inside: str) -> Mark:
    return Mark((part.document, (*part.where, *inside)), part.chapter, part.page)


def _asked_by_condition(ledger: Ledger, part: Part, condition: Condition) -> None:
    mark = _mark(part)
    for one, _ in wishes(condition):
        ledger.ask("flag", one.flag, mark)
        ledger.ask("counter", one.counter.id if one.counter is not None else None, mark)
        if one.tracker is not None:
            ledger.ask("tracker", f"{part.chapter}/{one.tracker.id}", mark)
        ledger.ask("item", one.item, mark)
        ledger.ask("effect", one.effect, mark)
        if one.clue is not None:
            ledger.ask("clue", f"{part.chapter}/{one.clue}", mark)
        if one.npc_present is not None:
            ledger.ask("npc", f"{part.chapter}/{one.npc_present}", mark)


def _effect(ledger: Ledger, part: Part, effect: Effect) -> None:
    mark = _mark(part)
    ledger.give("flag", effect.flag, mark)
    ledger.give("counter", effect.counter.id if effect.counter is not None else None, mark)
    ledger.ask("unflag", effect.unflag, mark)
    ledger.give("item", effect.item, mark)
    ledger.ask("lose_item", effect.lose_item, mark)
    ledger.give("effect", effect.effect_card, mark)
    ledger.ask("lose_effect", effect.lose_effect, mark)
    ledger.give("card", effect.unlock_card, mark)
    ledger.give("chapter", effect.unlock, mark)
    ledger.give("summon", effect.summon, mark)
    if effect.clue is not None:
        ledger.give("clue", f"{part.chapter}/{effect.clue}", mark)
    if effect.tracker is not None:
        ledger.give("tracker", f"{part.chapter}/{effect.tracker.id}", mark)
    if effect.trigger is not None:
        ledger.give("trigger", f"{part.chapter}/{effect.trigger.id}", mark)
    if effect.stop_trigger is not None:
        ledger.ask("trigger", f"{part.chapter}/{effect.stop_trigger}", mark)
    stopped = effect.move_tracker.id if effect.move_tracker is not None else effect.stop_tracker
    if stopped is not None:
        ledger.ask("tracker", f"{part.chapter}/{stopped}", mark)


# -- L25x

_NEVER_GIVEN = {
    "flag": "L250", "counter": "L250", "clue": "L252", "item": "L254", "effect": "L256", "tracker": "L259",
    "trigger": "L259",
}  # fmt: skip


def check_giving(pack: Pack, findings: Findings) -> None:
    """What is asked for and never given; what is given and never asked for."""
    ledger = ledger_of(pack)
    for (kind, name), marks in ledger.asked.items():
        kind = {"unflag": "flag", "lose_item": "item", "lose_effect": "effect"}.get(kind, kind)
        code = _NEVER_GIVEN.get(kind)
        if code is None or (kind, name) in ledger.given or not pack.is_own(marks[0].place[0]):
            continue
        if kind == "item" and name not in pack.content.items:
            continue  # told by L103
        if kind == "effect" and name not in pack.content.effects:
            continue
        about = kind if kind in ("counter", "trigger") else ""
        shown = name.rpartition("/")[2]
        findings.add(code, marks[0].place, marks[0].page, about, name=shown, times=len(marks))
    campaign = pack.content.campaign
    kept = campaign.kept_flags if campaign is not None else ()
    for i, flag in enumerate(kept):
        if ("flag", flag) not in ledger.given and ("counter", flag) not in ledger.given:
            findings.add("L250", pack.content.where("campaign", "campaign", "kept_flags", i), name=flag)
    for (kind, name), marks in ledger.given.items():
        if kind in ("flag", "counter") and name in kept:
            continue
        code = {"flag": "L251", "counter": "L251", "clue": "L253"}.get(kind)
        if code is not None and (kind, name) not in ledger.asked and pack.is_own(marks[0].place[0]):
            about = "counter" if kind == "counter" else ""
            findings.add(code, marks[0].place, marks[0].page, about, name=name.rpartition("/")[2])
    _check_cards(pack, ledger, findings)
    for chapter in pack.chapters():
        _check_npcs(pack, chapter, findings)


def _check_cards(pack: Pack, ledger: Ledger, findings: Findings) -> None:
    """L255, L257: items and effect cards of this pack that no play can give, or that do nothing. A pack
    without chapters writes for others, which give what it has."""
    content = pack.content
    if not pack.chapters():
        return
    for ident, item in content.items.items():
        if not pack.owns("item", ident):
            continue
        if ("item", ident) not in ledger.given:
            findings.add("L255", content.where("item", ident), name=ident)
        elif ("item", ident) not in ledger.asked and _inert(item):
            findings.add("L255", content.where("item", ident), "", "inert", name=ident)
    for ident in content.effects:
        if pack.owns("effect", ident) and ("effect", ident) not in ledger.given:
            findings.add("L257", content.where("effect", ident), name=ident)


def _inert(item: Item) -> bool:
    """Whether an item does nothing by itself."""
    return not (item.weapon or item.blood or item.do or item.modifiers or item.dice)


def _check_npcs(pack: Pack, chapter: Chapter, findings: Findings) -> None:
    """L258: an NPC that waits for a page to place it, and no page that can be read does."""
    placed = Booklet(pack, chapter).placed
    for i, npc in enumerate(chapter.setup.npcs):
        if npc.id not in placed:
            place = pack.content.where("chapter", chapter.id, "setup", "npcs", i)
            findings.add("L258", place, name=npc.id)


# -- L27x


def check_use(pack: Pack, findings: Findings) -> None:
    """Chapters, endings, cards, profiles, tiles and summons that no play comes to."""
    content, ledger = pack.content, ledger_of(pack)
    if not pack.chapters():
        return
    _check_campaign(pack, ledger, findings)
    for ident, card in content.combat_cards.items():
        hidden = card.requires.unlocked and ("card", ident) not in ledger.given
        if hidden and pack.owns("card", ident):
            findings.add("L272", content.where("card", ident), name=ident)
    _check_specials(pack, findings)
    chapters = content.chapters.values()
    profiles = {npc.profile for chapter in chapters for npc in chapter.setup.npcs}
    tiles = {chapter.tile for chapter in chapters}
    tiles |= {effect.tile.tile for _, effect in pack.every(Effect) if effect.tile is not None}
    summons = {name for kind, name in ledger.given if kind == "summon"}
    tables: list[tuple[str, set[str], Collection[str]]] = [
        ("profile", {name for name in profiles if name}, content.profiles),
        ("tile", tiles, content.tiles),
        ("summon", summons, content.summons),
    ]
    for kind, names, table in tables:
        for ident in table:
            if ident not in names and pack.owns(kind, ident):
                findings.add("L273", content.where(kind, ident), kind=kind, name=ident)


def _check_specials(pack: Pack, findings: Findings) -> None:
    """L112: a special attack that no card of the NPC's deck ever calls for."""
    content = pack.content
    for ident, profile in content.profiles.items():
        deck = content.decks.get(profile.deck or profile.type)
        if deck is None or not pack.owns("profile", ident):
            continue
        kinds = {card.kind for card in (*deck.cards.values(), *profile.cards.values())}
        written = max(len(profile.specials), *(len(phase.specials) for phase in profile.phases), 0)
        for number in range(1, written + 1):
            if f"special{number}" not in kinds:
                place = content.where("profile", ident)
                findings.add("L112", place, name=ident, number=number, deck=profile.deck or profile.type)


def _next(chapter: Chapter) -> list[str]:
    return [offer.chapter for offer in chapter.conclusion.offers()]


def _check_campaign(pack: Pack, ledger: Ledger, findings: Findings) -> None:
    content, campaign = pack.content, pack.content.campaign
    if campaign is None or not pack.owns("campaign", "campaign"):
        return
    unlocked = {name for kind, name in ledger.given if kind == "chapter"}
    offered = {ident for chapter in content.chapters.values() for ident in _next(chapter)}
    known = {*campaign.order, *campaign.prologues, *campaign.available, *campaign.breach_chapters.values()}
    for chapter in pack.chapters():
        optional = chapter.id in campaign.optional and chapter.id in unlocked
        if chapter.id not in known and chapter.id not in offered and not optional:
            findings.add("L270", content.where("chapter", chapter.id), name=chapter.id)
    reached = {envelope.ending for envelope in campaign.envelopes.values()}
    for chapter in content.chapters.values():
        reached |= set(chapter.conclusion.all_endings())
    for ending in campaign.endings:
        if ending not in reached:
            place = content.where("campaign", "campaign", "endings", ending)
            findings.add("L271", place, name=ending)
