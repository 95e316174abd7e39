"""Queries: what a card or a Methuselah is worth right now.

Every default of the game is asked for here, never read directly, because cards override rules (VTES-1.4-01):
each answer starts from what is printed and adds what cards in play and passing effects change.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards.lexicon import Bonus, Sect, Title, Trait
from nocturne.vtes.cards.vocabulary import Modifier
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


def is_vampire(g: VtesState, card: int) -> bool:
    """Whether a card is a vampire."""
    return g.face(card).vampire


def is_ready(g: VtesState, card: int) -> bool:
    """Whether a card is a ready minion: controlled, in the ready region, not contested."""
    now = g.play.get(card)
    return now is not None and now.region is Region.READY and not now.contested


def controller(g: VtesState, card: int) -> int:
    """Who controls a card in play."""
    return g.play[card].controller


def ready_minions(g: VtesState, seat: int) -> list[int]:
    """A Methuselah's ready minions."""
    return [card for card in g.players[seat].ready if not g.play[card].contested]


def modifiers(g: VtesState, query: str, card: int) -> Iterator[tuple[Modifier, int]]:
    """The modifiers of a query that touch a card, with the card each comes from: its own text, what is attached
    to it, and cards in play that speak of others."""
    from nocturne.vtes.rules.perform import applies_to

    own = g.play.get(card)
    if own is not None:
        for source in (card, *own.attached):
            for modifier in g.face(source).statics:
                if modifier.query == query and modifier.applies is None:
                    yield modifier, source
    for source in g.speakers:
        for modifier in g.face(source).statics:
            if (
                modifier.query == query
                and modifier.applies is not None
                and applies_to(g, modifier, source, card)
            ):
                yield modifier, source


def modified(g: VtesState, query: str, card: int, base: int, note: str | None = None) -> int:
    """A number with everything that changes it."""
    from nocturne.vtes.rules.perform import amount_for, holds_for

    total = base
    for modifier, source in modifiers(g, query, card):
        if note is not None and modifier.note != note:
            continue
        if modifier.when is None or holds_for(g, modifier.when, source, card):
            total += amount_for(g, modifier.amount, source, card)
    for effect in g.lasting:
        if effect.what == query and effect.card == card and (note is None or effect.note == note):
            total += effect.amount
    return total


def capacity(g: VtesState, card: int) -> int:
    """Capacity, never below 1 (VTES-1.5.2-06). The cost of an imbued stands for it (VTES-IMB-28)."""
    base = g.face(card).capacity
    now = g.play.get(card)
    if now is not None:
        for other in now.attached:
            printed = g.face(other).library
            if printed is not None:
                base += printed.capacity_change  # VTES-1.6.2-07
        base += title_capacity(g, card)
    return max(1, modified(g, "capacity", card, base))


def title_capacity(g: VtesState, card: int) -> int:
    """Capacity that comes with a title and goes with it (VTES-6.3.3.2-07)."""
    return 0


def discipline(g: VtesState, card: int, code: str) -> int:
    """The level a minion has in a Discipline: 0 none, 1 basic, 2 superior (VTES-1.5.4-01)."""
    level = g.face(card).disciplines.get(code, 0)
    now = g.play.get(card)
    if now is not None:
        for taught, by in now.taught:
            if taught == code:
                level += by
    level = modified(g, "discipline", card, level, note=code)
    return max(0, min(2, level))


def clan(g: VtesState, card: int) -> str:
    """The clan, printed or changed."""
    now = g.play.get(card)
    return (now.clan if now is not None else "") or g.face(card).clan


def sect(g: VtesState, card: int) -> str:
    """The sect: changed in play, or printed (VTES-10-03). Empty for allies and the imbued."""
    now = g.play.get(card)
    if now is not None and now.sect:
        return now.sect
    face = g.face(card)
    if face.crypt is None or face.imbued:
        return ""
    if face.crypt.anarch and g.options.anarch == "sect":
        return Sect.ANARCH.value
    return (face.sect or Sect.INDEPENDENT).value


def is_anarch(g: VtesState, card: int) -> bool:
    """Whether a vampire is an anarch: an attribute of Independents (VTES-10.5-01), or a sect by the option."""
    now = g.play.get(card)
    if now is not None and (now.sect or now.anarch):
        return now.anarch or now.sect == Sect.ANARCH.value
    face = g.face(card)
    return face.crypt is not None and face.crypt.anarch


def has_trait(g: VtesState, card: int, trait: Trait) -> bool:
    """Whether a card bears one of the special words."""
    now = g.play.get(card)
    return trait in g.face(card).traits or (now is not None and trait.value in now.marks)


def title(g: VtesState, card: int) -> str:
    """The title a vampire has the benefit of: none while contested (VTES-4.2-02) or suspended (VTES-10-06)."""
    held = held_title(g, card)
    if not held or g.play[card].title_contested or not title_fits(g, card, held):
        return ""
    return held


def held_title(g: VtesState, card: int) -> str:
    """The title a vampire holds, be it contested or suspended."""
    now = g.play.get(card)
    if now is not None and now.title:
        return "" if now.title == "-" else now.title
    printed = g.face(card).title
    return printed.value if printed is not None else ""


_CAMARILLA = {Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE, Title.IMPERATOR}
_SABBAT = {Title.BISHOP, Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT}
_LAIBON = {Title.MAGAJI, Title.KHOLO}


def title_fits(g: VtesState, card: int, held: str) -> bool:
    """Whether a vampire's sect, and clan where it matters, allow a title (VTES-10-05, VTES-10-06)."""
    now = sect(g, card)
    if held in _CAMARILLA:
        return now == Sect.CAMARILLA.value
    if held in _SABBAT:
        return now == Sect.SABBAT.value
    if held in _LAIBON:
        return now == Sect.LAIBON.value
    if held == Title.BARON:
        return is_anarch(g, card)
    return True


_VOTES = {
    Title.BISHOP: 1, Title.PRIMOGEN: 1, Title.ARCHBISHOP: 2, Title.BARON: 2, Title.KHOLO: 2, Title.MAGAJI: 2,
    Title.PRINCE: 2, Title.CARDINAL: 3, Title.JUSTICAR: 3, Title.REGENT: 4, Title.INNER_CIRCLE: 4,
    Title.IMPERATOR: 5, Title.ONE_VOTE: 1, Title.TWO_VOTES: 2, Title.THREE_VOTES: 3,
}  # fmt: skip


def votes(g: VtesState, card: int) -> int:
    """The votes of a ready minion (VTES-6.3.3.2); a priscus has none of his own (VTES-6.3.3.4-06)."""
    if not is_ready(g, card):
        return 0
    held = title(g, card)
    base = _VOTES.get(Title(held), 0) if held else 0
    return max(0, modified(g, "votes", card, base))


def bleed(g: VtesState, card: int) -> int:
    """A minion's bleed: 1 unless something says otherwise (VTES-6.1.1-05)."""
    return max(0, modified(g, "bleed", card, g.face(card).bleed))


def strength(g: VtesState, card: int) -> int:
    """A minion's strength: 1 unless something says otherwise (VTES-6.4.5.1-02)."""
    return max(0, modified(g, "strength", card, g.face(card).strength))


def printed_bonus(g: VtesState, card: int, bonus: Bonus) -> int:
    """A bonus printed on a crypt card."""
    crypt = g.face(card).crypt
    return 0 if crypt is None else crypt.bonuses.get(bonus, 0)


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


def seat_modified(g: VtesState, query: str, seat: int, base: int) -> int:
    """A number of a Methuselah with what her cards in play, and passing effects, change."""
    from nocturne.vtes.rules.perform import amount_for, holds_for

    total = base
    for source in g.speakers:
        now = g.play[source]
        if now.controller != seat or now.contested or now.region is Region.UNCONTROLLED:
            continue
        for modifier in g.face(source).statics:
            if modifier.query == query and (
                modifier.when is None or holds_for(g, modifier.when, source, source)
            ):
                total += amount_for(g, modifier.amount, source, source)
    if query == "hand-size":
        for card in ready_minions(g, seat):
            total += printed_bonus(g, card, Bonus.HAND_SIZE)
    for effect in g.lasting:
        if effect.what == query and effect.seat == seat:
            total += effect.amount
    return total


def edge_holder(g: VtesState) -> int:
    """Who has the Edge, or NONE."""
    return g.edge if g.edge != NONE and not g.players[g.edge].out else NONE
