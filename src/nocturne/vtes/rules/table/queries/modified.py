"""Queries: what a card or a Methuselah is worth right now.

Every default of the game is asked for here, never read directly, because cards override rules (VTES-1.4-01):
each answer starts from what is printed and adds what cards in play and passing effects change.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.memo import answers_of
from nocturne.vtes.cards.faces import FACES
from nocturne.vtes.cards.lexicon import ARTS, Bonus, CardType
from nocturne.vtes.cards.vocabulary import Modifier, Need, Opposing, Query
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.records import Lasting
from nocturne.vtes.rules.table.queries.traits import (
    UNTOUCHED,
    borne,
    is_equipment,
    is_ready,
    is_retainer,
    is_weapon,
    names_of,
    printed_bonus,
    ready_minions,
    title_ballots,
    title_votes,
)
from nocturne.vtes.rules.text.queries import lasting, untouched
from nocturne.vtes.rules.text.queries import modifiers as text_modifiers
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region


def forbidden(g: VtesState, minion: int, what: str) -> bool:
    """Whether an effect forbids something to a minion (``Forbidden``)."""
    return modified(g, "forbid", minion, 0, note=what) > 0


def may_bleed(g: VtesState, minion: int, seat: int) -> bool:
    """Whether no card keeps a minion from bleeding this Methuselah."""
    if "may-bleed" not in g.modifier_sources:
        return True
    for modifier, source in modifiers(g, "may-bleed", minion):
        if (
            seat != g.play[source].controller
            or text_modifiers.amount_for(g, modifier.amount, source, minion) >= 0
        ):
            continue
        if modifier.when is None or text_modifiers.holds_for(g, modifier.when, source, minion):
            return False
    return True


def modifiers(g: VtesState, query: Query, card: int) -> list[tuple[Modifier, int]]:
    """The modifiers of a query that touch a card, with the card each comes from: its own text, what is
    attached to it, and cards in play that speak of others."""
    known = answers_of(g)
    if known is None:
        return _modifiers(g, query, card)
    found: list[tuple[Modifier, int]] | None = known.get((query, card))
    if found is None:
        found = known[query, card] = _modifiers(g, query, card)
    return found


def _modifiers(g: VtesState, query: Query, card: int) -> list[tuple[Modifier, int]]:
    found: list[tuple[Modifier, int]] = []
    spoken = g.modifier_sources.get(query, ())
    if card in g.play:
        # An uncontrolled card is in no index, and its own text counts for itself all the same.
        found += [(modifier, card) for modifier in g.face(card).of_itself.get(query, ())]
        if spoken:
            for source in borne(g, card):
                if silenced(g, source) or _idle(g, query, source, card):
                    continue
                found += [(modifier, source) for modifier in g.face(source).of_itself.get(query, ())]
    for source, others in _of_others(g, query, spoken) if spoken else ():
        if query != "silenced" and silenced(g, source):
            continue
        for modifier in others:
            if text_modifiers.applies_to(g, modifier, source, card):
                found.append((modifier, source))
    # Her being a prince depends on clan and sect: those are not asked about, or there would be no end of it.
    if found and UNTOUCHED in g.modifier_sources and query not in ("clan", "sect"):
        found = [one for one in found if not untouched.untouched(g, card, g.printed[one[1]])]
    return found


_Spoken = tuple[tuple[int, tuple[Modifier, ...]], ...]

_spoken_of: dict[str, tuple[tuple[int, ...], _Spoken, _Spoken]] = {}
"""By query: the sources of the state that was asked last; those of them with modifiers of other cards; and
those of these that matter outside combat, too. Whenever a source comes, goes or shows another face a new
tuple is made, so the same tuple says the same."""


def _of_others(g: VtesState, query: Query, sources: tuple[int, ...]) -> _Spoken:
    """Of the sources of a query those that speak of other cards, with what they say. Most speak of
    themselves only."""
    known = _spoken_of.get(query)
    if known is None or known[0] is not sources:
        faces = [(source, g.face(source).of_others.get(query)) for source in sources]
        found = tuple([(source, others) for source, others in faces if others])
        always = tuple([one for one in found if not all(map(_is_of_opponents, one[1]))])
        known = _spoken_of[query] = (sources, found, found if len(always) == len(found) else always)
    _sources, found, always = known
    return found if found is always or g.frame_of(CombatFacts) is not None else always


def _is_of_opponents(modifier: Modifier) -> bool:
    """Whether it speaks only of who is in combat with somebody."""
    applies = modifier.applies
    return applies is not None and any(isinstance(one, Opposing) for one in applies.such)


def is_said_of_others(g: VtesState, query: Query) -> bool:
    """Whether a card in play may change a number for other cards than itself and its bearer now."""
    sources = g.modifier_sources.get(query)
    return sources is not None and bool(_of_others(g, query, sources))


def is_modified(g: VtesState, query: Query, card: int) -> bool:
    """Whether a card in play says anything about a query that might touch this card. Nearly always none
    does."""
    if query in g.face(card).speaks_of:
        return True
    sources = g.modifier_sources.get(query)
    if sources is None:
        return False
    if _of_others(g, query, sources):
        return True
    now = g.play.get(card)
    return now is not None and any(other in sources for other in now.attached)


def silenced(g: VtesState, card: int) -> bool:
    """Whether an effect takes a retainer's abilities from it."""
    if "silenced" not in g.modifier_sources or not is_retainer(g, card):
        return False
    return modified(g, "silenced", card, 0) > 0


_NOT_USED = frozenset({"forbid", "clan", "sect"})
"""What a card on a minion makes of him without his using it."""


def _idle(g: VtesState, query: Query, card: int, bearer: int) -> bool:
    """Whether equipment gives its bearer nothing because an effect keeps him from using any: not even a
    Discipline (ruling on Hand of Conrad)."""
    if query in _NOT_USED or not g.face(card).of_itself.get(query) or not is_equipment(g, card):
        return False
    return forbidden(g, bearer, "equipment") or (is_weapon(g, card) and forbidden(g, bearer, "weapon"))


def modified(g: VtesState, query: Query, card: int, base: int, note: str | None = None) -> int:
    """A number with everything that changes it."""
    total = 0
    if (query in g.modifier_sources or query in FACES[g.printed[card]].speaks_of) and is_modified(
        g, query, card
    ):
        for modifier, source in modifiers(g, query, card):
            if note is not None and modifier.note != note and not _is_named(g, modifier, source, note):
                continue
            if modifier.when is None or text_modifiers.holds_for(g, modifier.when, source, card):
                worth = text_modifiers.amount_for(g, modifier.amount, source, card)
                if modifier.sets:
                    base = worth
                else:
                    total += worth
    for effect in g.lasting:
        if effect.what == query and (note is None or effect.note == note) and _touches(g, effect, card):
            if effect.sets:
                base = effect.amount
            else:
                total += effect.amount
    return base + total


def _is_named(g: VtesState, modifier: Modifier, source: int, note: str) -> bool:
    """Whether a modifier speaks of the word that was named when its card was played."""
    return modifier.note == "named" and g.play[source].word == note


def passing(g: VtesState, query: Query, card: int) -> Iterator[Lasting]:
    """The passing effects on a query that are about a card now."""
    for effect in g.lasting:
        if effect.what == query and _touches(g, effect, card):
            yield effect


def _touches(g: VtesState, effect: Lasting, card: int) -> bool:
    """Whether a passing effect is about a card: the one it was made for, or one it applies to now."""
    about = effect.card == card if not effect.path else lasting.touches(g, effect, card)
    if about and UNTOUCHED in g.modifier_sources:
        return not untouched.untouched(g, card, effect.source)
    return about


def capacity(g: VtesState, card: int) -> int:
    """Capacity, never below 1 (VTES-1.5.2-06). The cost of an imbued stands for it (VTES-IMB-28)."""
    face, now = FACES[g.printed[card]], g.play.get(card)
    base = face.capacity
    if now is not None and now.attached:
        base = unmodified_capacity(g, card)
    elif not (g.lasting or "capacity" in g.modifier_sources or "capacity" in face.speaks_of):
        return max(1, base)  # nearly always
    # Capacity that comes with a title is a modifier of the title's card, and goes with it (VTES-6.3.3.2-07).
    return max(1, modified(g, "capacity", card, base))


def unmodified_capacity(g: VtesState, card: int) -> int:
    """The capacity printed on a card in play and on the cards it bears (VTES-1.6.2-07)."""
    base = FACES[g.printed[card]].capacity
    for other in borne(g, card):
        printed = g.face(other).library
        if printed is not None:
            base += printed.capacity_change
    return base


_OF_DISCIPLINES: frozenset[Query] = frozenset({"discipline", "superior-by-cards"})
_FOR_DISCIPLINES: frozenset[Query] = frozenset({*_OF_DISCIPLINES, "any-discipline", "as-superior"})
"""What lets a vampire play cards that require Disciplines beyond the printed ones."""


def disciplines_as_printed(g: VtesState, card: int, queries: frozenset[Query] = _OF_DISCIPLINES) -> bool:
    """Whether a minion has exactly the Disciplines printed on him: nearly always."""
    now = g.play.get(card)
    if now is not None and now.taught:
        return False
    if g.lasting and any(effect.what in queries for effect in g.lasting):
        return False
    if queries.isdisjoint(g.modifier_sources) and queries.isdisjoint(g.face(card).speaks_of):
        return True
    return not any(is_modified(g, query, card) for query in queries)


def lacks_by_print(g: VtesState, card: int, needs: tuple[Need, ...]) -> bool:
    """Whether a vampire lacks Disciplines and nothing on the table can make up for it. A quick no: where it
    is False the requirement has to be looked at in full."""
    face = FACES[g.printed[card]]
    if not face.vampire:
        return False
    levels = face.disciplines
    for need in needs:
        if levels.get(need.discipline, 0) < need.level:
            return _plays_as_printed(g, card)
    return False


def _plays_as_printed(g: VtesState, card: int) -> bool:
    """Whether a vampire plays cards by the printed Disciplines alone. Every card in hand asks this."""
    known = answers_of(g)
    if known is None:
        return disciplines_as_printed(g, card, _FOR_DISCIPLINES)
    asked = ("plays-as-printed", card)
    if asked not in known:
        known[asked] = disciplines_as_printed(g, card, _FOR_DISCIPLINES)
    return bool(known[asked])


def discipline(g: VtesState, card: int, code: str) -> int:
    """The level a minion has in a Discipline: 0 none, 1 basic, 2 superior (VTES-1.5.4-01)."""
    level = g.face(card).disciplines.get(code, 0)
    if disciplines_as_printed(g, card):
        return level
    now = g.play.get(card)
    if now is not None:
        for taught, by in now.taught:
            if taught == code:
                level += by
    level = modified(g, "discipline", card, level, note=code)
    if (
        level == 1
        and code not in ARTS
        and modified(g, "superior-by-cards", card, 0) > 0
        and _taught_by_card(g, card, code)
    ):
        return 2
    return max(0, min(2, level))


def _taught_by_card(g: VtesState, card: int, code: str) -> bool:
    """Whether a Discipline card on a minion is one for this Discipline."""
    for other in borne(g, card):
        face = g.face(other)
        if CardType.MASTER in face.types and any(
            modifier.query == "discipline" and (modifier.note == code or _is_named(g, modifier, other, code))
            for modifier in face.statics
        ):
            return True
    return False


def taken_for(g: VtesState, card: int) -> frozenset[str]:
    """The clans as whose member a controlled minion counts while his controller, or he, plays a card that
    requires one of them."""
    if "taken-for-clan" not in g.modifier_sources or card not in g.play:
        return frozenset()
    if g.play[card].region is Region.UNCONTROLLED:
        return frozenset()
    return frozenset(modifier.note for modifier, _source in modifiers(g, "taken-for-clan", card))


def votes(g: VtesState, card: int) -> int:
    """The votes of a ready minion (VTES-6.3.3.2); a priscus has none of his own (VTES-6.3.3.4-06)."""
    if not is_ready(g, card):
        return 0
    return max(0, modified(g, "votes", card, title_votes(g, card), note=""))


def ballots(g: VtesState, card: int) -> int:
    """The ballots of a ready minion among the prisci: one for each priscus (VTES-6.3.3.4-02)."""
    if not is_ready(g, card):
        return 0
    return max(0, modified(g, "ballots", card, title_ballots(g, card)))


def bleed(g: VtesState, card: int) -> int:
    """A minion's bleed: 1 unless something says otherwise (VTES-6.1.1-05)."""
    total = modified(g, "bleed", card, g.face(card).bleed)
    if "equipment-bleed" in g.modifier_sources and not equipment_helps(g, card):
        for modifier, source in modifiers(g, "bleed", card):
            if CardType.EQUIPMENT in g.face(source).types and (
                modifier.when is None or text_modifiers.holds_for(g, modifier.when, source, card)
            ):
                total -= max(0, text_modifiers.amount_for(g, modifier.amount, source, card))
    return max(0, total)


def equipment_helps(g: VtesState, card: int) -> bool:
    """Whether equipment may make a minion's bleed larger."""
    return modified(g, "equipment-bleed", card, 0) >= 0


def strength(g: VtesState, card: int) -> int:
    """A minion's strength: 1 unless something says otherwise (VTES-6.4.5.1-02). What sets it sets that 1; the
    bonus a crypt card has is added to it like any other."""
    bonus = printed_bonus(g, card, Bonus.STRENGTH)
    return max(0, modified(g, "strength", card, g.face(card).strength - bonus) + bonus)


def base_stealth(g: VtesState, card: int) -> int:
    """Stealth a minion has on every action, before the action's own."""
    return modified(g, "stealth", card, printed_bonus(g, card, Bonus.STEALTH))


def base_intercept(g: VtesState, card: int) -> int:
    """Intercept a minion has at all times."""
    return modified(g, "intercept", card, printed_bonus(g, card, Bonus.INTERCEPT))


def is_older(g: VtesState, one: int, other: int) -> bool:
    """Strictly higher capacity (VTES-1.5.2-02)."""
    return capacity(g, one) > capacity(g, other)


def hand_size(g: VtesState, seat: int) -> int:
    """How many cards a Methuselah holds: 7 by default (VTES-2.3-03)."""
    return max(0, seat_modified(g, "hand-size", seat, g.players[seat].hand_size))


def open_hand(g: VtesState, seat: int) -> bool:
    """Whether everybody sees a Methuselah's hand."""
    return seat_modified(g, "open-hand", seat, 0) > 0


def surcharge(g: VtesState, target: int, card: int, payer: int) -> int:
    """The pool a card costs more when it is aimed at a card in play (Secure Haven); with ``party`` only
    these Methuselahs pay more."""
    if target not in g.play or ("target-pool-cost" not in g.modifier_sources and not g.lasting):
        return 0
    notes = names_of(g, card)
    total = sum(effect.amount for effect in passing(g, "target-pool-cost", target) if effect.note in notes)
    for modifier, source in modifiers(g, "target-pool-cost", target):
        if modifier.note not in notes:
            continue
        if modifier.party is not None and payer not in text_modifiers.party_of(g, modifier.party, source):
            continue
        if modifier.when is None or text_modifiers.holds_for(g, modifier.when, source, target):
            total += text_modifiers.amount_for(g, modifier.amount, source, target)
    return total


def seat_modified(
    g: VtesState, query: Query, seat: int, base: int, notes: tuple[str, ...] | None = None
) -> int:
    """A number of a Methuselah with what her cards in play, and passing effects, change. ``notes``: only what
    speaks of all things, or of one of these."""
    if not (query in g.modifier_sources or g.lasting or query == "hand-size"):
        return base  # nearly always
    total, instead = 0, base
    for source in g.modifier_sources.get(query, ()):
        now = g.play[source]
        if now.contested:
            continue
        for modifier in g.face(source).statics:
            if modifier.query != query:
                continue
            if notes is not None and modifier.note and modifier.note not in notes:
                continue
            if modifier.party is None:
                if now.controller != seat:
                    continue
            elif seat not in text_modifiers.party_of(g, modifier.party, source):
                continue
            if modifier.when is None or text_modifiers.holds_for(g, modifier.when, source, source):
                worth = text_modifiers.amount_of_hers(g, modifier.amount, source, seat)
                if modifier.sets:
                    instead = max(instead, worth)  # two who give two actions instead of one give two
                else:
                    total += worth
    total += instead
    if query == "hand-size":
        for card in ready_minions(g, seat):
            total += printed_bonus(g, card, Bonus.HAND_SIZE)
    for effect in g.lasting:
        if effect.what == query and effect.seat == seat:
            total += effect.amount
    return total


def seat_least(g: VtesState, query: Query, seat: int, base: int) -> int:
    """The smallest of a number and all that limits it for a Methuselah."""
    for source in g.modifier_sources.get(query, ()):
        now = g.play[source]
        if now.controller == seat and not now.contested:
            for modifier in g.face(source).of_itself.get(query, ()):
                base = min(base, text_modifiers.amount_for(g, modifier.amount, source, source))
    return base
