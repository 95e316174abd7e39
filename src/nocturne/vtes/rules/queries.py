"""Queries: what a card or a Methuselah is worth right now.

Every default of the game is asked for here, never read directly, because cards override rules (VTES-1.4-01):
each answer starts from what is printed and adds what cards in play and passing effects change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nocturne.kernel.later import later
from nocturne.vtes.cards.lexicon import Bonus, CardType, Sect, Title, Trait
from nocturne.vtes.cards.vocabulary import Equip, Modifier
from nocturne.vtes.state import Change, Lasting, VtesState
from nocturne.vtes.terms import NONE, Region

if TYPE_CHECKING:
    from nocturne.vtes.rules import perform as performing
    from nocturne.vtes.rules.effects import passing as passing_effects
    from nocturne.vtes.rules.effects import untouched
else:  # they import this module
    passing_effects, performing, untouched = later(
        "nocturne.vtes.rules", "effects.passing", "perform", "effects.untouched"
    )


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


def is_retainer(g: VtesState, card: int) -> bool:
    """Whether a card in play is a retainer."""
    face = g.face(card)
    return CardType.RETAINER in face.types or "retainer" in face.keywords


def is_equipment(g: VtesState, card: int) -> bool:
    """Whether a card in play is equipment: an equipment that is a location is not (VTES-6.1.3-08),
    another card may become one."""
    if card not in g.play:
        return False
    face = g.face(card)
    if "location" in face.keywords:
        return False
    return CardType.EQUIPMENT in face.types or "equipment" in face.keywords


def is_weapon(g: VtesState, card: int) -> bool:
    """Whether a card in play is a weapon."""
    return card in g.play and "weapon" in g.face(card).keywords


def forbidden(g: VtesState, minion: int, what: str) -> bool:
    """Whether an effect forbids something to a minion (``Forbidden``)."""
    return modified(g, "forbid", minion, 0, note=what) > 0


def may_bleed(g: VtesState, minion: int, seat: int) -> bool:
    """Whether no card keeps a minion from bleeding this Methuselah."""
    if "may-bleed" not in g.speakers:
        return True
    for modifier, source in modifiers(g, "may-bleed", minion):
        if (
            seat != g.play[source].controller
            or performing.amount_for(g, modifier.amount, source, minion) >= 0
        ):
            continue
        if modifier.when is None or performing.holds_for(g, modifier.when, source, minion):
            return False
    return True


def borne(g: VtesState, card: int) -> tuple[int, ...]:
    """The cards on a card, but those that are out of play: contested themselves (VTES-4.1-09)."""
    attached = g.play[card].attached
    if attached and any(g.play[other].contested for other in attached):
        return tuple(other for other in attached if not g.play[other].contested)
    return attached


def modifiers(g: VtesState, query: str, card: int) -> list[tuple[Modifier, int]]:
    """The modifiers of a query that touch a card, with the card each comes from: its own text, what is
    attached to it, and cards in play that speak of others."""
    found: list[tuple[Modifier, int]] = []
    spoken = g.speakers.get(query, ())
    if card in g.play:
        # An uncontrolled card is in no index, and its own text counts for itself all the same.
        found += [(modifier, card) for modifier in g.face(card).of_itself.get(query, ())]
        if spoken:
            for source in borne(g, card):
                if silenced(g, source) or _idle(g, query, source, card):
                    continue
                found += [(modifier, source) for modifier in g.face(source).of_itself.get(query, ())]
    for source in spoken:
        if query != "silenced" and silenced(g, source):
            continue
        for modifier in g.face(source).of_others.get(query, ()):
            if performing.applies_to(g, modifier, source, card):
                found.append((modifier, source))
    # Her being a prince depends on clan and sect: those are not asked about, or there would be no end of it.
    if found and UNTOUCHED in g.speakers and query not in ("clan", "sect"):
        found = [one for one in found if not untouched.untouched(g, card, g.printed[one[1]])]
    return found


UNTOUCHED = "untouched-by"
"""Who says so is not affected by cards in play of a kind."""


def silenced(g: VtesState, card: int) -> bool:
    """Whether an effect takes a retainer's abilities from it."""
    if "silenced" not in g.speakers or not is_retainer(g, card):
        return False
    return modified(g, "silenced", card, 0) > 0


_NOT_USED = frozenset({"forbid", "clan", "sect"})
"""What a card on a minion makes of him without his using it."""


def _idle(g: VtesState, query: str, card: int, bearer: int) -> bool:
    """Whether equipment gives its bearer nothing because an effect keeps him from using any: not even a
    Discipline (ruling on Hand of Conrad)."""
    if query in _NOT_USED or not g.face(card).of_itself.get(query) or not is_equipment(g, card):
        return False
    return forbidden(g, bearer, "equipment") or (is_weapon(g, card) and forbidden(g, bearer, "weapon"))


def modified(g: VtesState, query: str, card: int, base: int, note: str | None = None) -> int:
    """A number with everything that changes it."""
    total = 0
    # Nearly always nobody says anything: no card in play speaks of it, and not the card itself.
    if query in g.speakers or query in g.face(card).speaks_of:
        for modifier, source in modifiers(g, query, card):
            if note is not None and modifier.note != note and not _is_named(g, modifier, source, note):
                continue
            if modifier.when is None or performing.holds_for(g, modifier.when, source, card):
                worth = performing.amount_for(g, modifier.amount, source, card)
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


def passing(g: VtesState, query: str, card: int) -> Iterator[Lasting]:
    """The passing effects on a query that are about a card now."""
    for effect in g.lasting:
        if effect.what == query and _touches(g, effect, card):
            yield effect


def _touches(g: VtesState, effect: Lasting, card: int) -> bool:
    """Whether a passing effect is about a card: the one it was made for, or one it applies to now."""
    about = effect.card == card if not effect.path else passing_effects.touches(g, effect, card)
    if about and UNTOUCHED in g.speakers:
        return not untouched.untouched(g, card, effect.source)
    return about


def capacity(g: VtesState, card: int) -> int:
    """Capacity, never below 1 (VTES-1.5.2-06). The cost of an imbued stands for it (VTES-IMB-28)."""
    base = g.face(card).capacity
    now = g.play.get(card)
    if now is not None:
        for other in borne(g, card):
            printed = g.face(other).library
            if printed is not None:
                base += printed.capacity_change  # VTES-1.6.2-07
    # Capacity that comes with a title is a modifier of the title's card, and goes with it (VTES-6.3.3.2-07).
    return max(1, modified(g, "capacity", card, base))


def capacity_as_vampire(g: VtesState, ally: int) -> int:
    """The capacity of an ally for a card he plays as a vampire: 1 unless his text says otherwise
    (VTES-1.6.3-07)."""
    tree = g.face(ally).tree
    return 1 if tree is None else max(1, tree.plays_capacity)


def sect_as_vampire(g: VtesState, ally: int) -> tuple[str, bool]:
    """The sect of an ally for a card he plays as a vampire, and whether he is an anarch: as his text says."""
    tree = g.face(ally).tree
    stated = "" if tree is None else tree.plays_as
    if stated != "anarch":
        return stated, False
    return (Sect.INDEPENDENT if g.options.anarch == "attribute" else Sect.ANARCH).value, True


def starting_life(g: VtesState, card: int) -> int:
    """The life an ally or retainer came with: printed, or given by the mode he was played in."""
    face, now = g.face(card), g.play.get(card)
    if now is not None and now.mode < len(face.modes):
        for effect in face.modes[now.mode].effects:
            if isinstance(effect, Equip) and effect.life is not None:
                return effect.life
    return face.life


def discipline(g: VtesState, card: int, code: str) -> int:
    """The level a minion has in a Discipline: 0 none, 1 basic, 2 superior (VTES-1.5.4-01)."""
    level = g.face(card).disciplines.get(code, 0)
    now = g.play.get(card)
    if now is not None:
        for taught, by in now.taught:
            if taught == code:
                level += by
    level = modified(g, "discipline", card, level, note=code)
    if level == 1 and modified(g, "superior-by-cards", card, 0) > 0 and _taught_by_card(g, card, code):
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


def _still_changed(g: VtesState, card: int, change: Change) -> bool:
    """A change for a turn, or as long as a card is in play (and still on this one, if it is on any)."""
    kind, _, number = change.until.partition(":")
    if kind == "turn":
        return g.turn == int(number)
    cause = g.play.get(int(number))
    return cause is not None and cause.on in (NONE, card)


def _counts_as(g: VtesState, card: int, query: str) -> str:
    """What a card on it makes a vampire count as; the latest such card prevails."""
    for other in reversed(g.play[card].attached):
        face = g.face(other)
        if query in face.speaks_of and not g.play[other].contested:
            for modifier in face.statics:
                if modifier.query == query and modifier.applies is None:
                    return modifier.note
    return ""


def clan(g: VtesState, card: int) -> str:
    """The clan, printed or changed."""
    now = g.play.get(card)
    if now is None:
        return g.face(card).clan
    for change in reversed(now.passing):
        if change.clan and _still_changed(g, card, change):
            return change.clan
    return _counts_as(g, card, "clan") or now.clan or g.face(card).clan


def taken_for(g: VtesState, card: int) -> frozenset[str]:
    """The clans as whose member a controlled minion counts while his controller, or he, plays a card that
    requires one of them."""
    if "taken-for-clan" not in g.speakers or card not in g.play:
        return frozenset()
    if g.play[card].region is Region.UNCONTROLLED:
        return frozenset()
    return frozenset(modifier.note for modifier, _source in modifiers(g, "taken-for-clan", card))


def sect(g: VtesState, card: int) -> str:
    """The sect: changed in play, or printed (VTES-10-03). Empty for allies and the imbued."""
    now = g.play.get(card)
    if now is not None:
        for change in reversed(now.passing):
            if change.sect and _still_changed(g, card, change):
                return change.sect
        known = _counts_as(g, card, "sect") or now.sect
        if known:
            return known
    return printed_sect(g, card)


def printed_sect(g: VtesState, card: int) -> str:
    """The sect on the card. Old cards without one are of the Camarilla, or Independent where the card list
    says so (VTES-10.1-02, VTES-10.4-02)."""
    crypt = g.face(card).crypt
    if crypt is None or crypt.imbued:
        return ""
    printed = crypt.printed_sect
    if printed is Sect.ANARCH and g.options.anarch == "attribute":
        return Sect.INDEPENDENT.value  # VTES-10.5-01
    return (printed or Sect.CAMARILLA).value


def is_anarch(g: VtesState, card: int) -> bool:
    """Whether a vampire is an anarch: an attribute of Independents (VTES-10.5-01), or by the option a
    sect."""
    now = g.play.get(card)
    if now is not None:
        for change in reversed(now.passing):
            if change.sect and _still_changed(g, card, change):
                return change.anarch
        known = _counts_as(g, card, "sect")
        if known:
            return known == Sect.ANARCH.value
        if now.sect or now.anarch:
            return now.anarch or now.sect == Sect.ANARCH.value
    crypt = g.face(card).crypt
    return crypt is not None and crypt.anarch


def circle(g: VtesState, card: int) -> str:
    """The circle of a vampire; without one he is a circle of his own (VTES-T-33)."""
    now = g.play.get(card)
    for mark in () if now is None else now.marks:
        if mark.startswith(CIRCLE):
            return mark[len(CIRCLE) :]
    crypt = g.face(card).crypt
    return crypt.circle if crypt is not None and crypt.circle else f"card:{card}"


CIRCLE = "circle:"
"""Before the name of a circle: the mark of a vampire who has joined it."""


def slave_of(g: VtesState, card: int) -> str:
    """The clan a vampire is a slave of; empty for most (VTES-T-12)."""
    crypt = g.face(card).crypt
    return "" if crypt is None else crypt.slave_of


def path(g: VtesState, card: int) -> str:
    """The path of enlightenment a vampire follows, printed on the card; empty for most."""
    crypt = g.face(card).crypt
    return "" if crypt is None else crypt.path


def has_trait(g: VtesState, card: int, trait: Trait) -> bool:
    """Whether a card bears one of the special words."""
    now = g.play.get(card)
    return trait in g.face(card).traits or (now is not None and trait.value in now.marks)


def title(g: VtesState, card: int) -> str:
    """The title a vampire has the benefit of: none while contested (VTES-4.2-02) or suspended (10-06)."""
    held = held_title(g, card)
    if not held or g.play[card].title_contested or not title_fits(g, card, held):
        return ""
    return held


def held_title(g: VtesState, card: int) -> str:
    """The title a vampire holds, be it contested or suspended."""
    now = g.play.get(card)
    if now is not None and now.title:
        return "" if now.title == "-" else now.title
    return printed_title(g, card)[0]


def printed_title(g: VtesState, card: int) -> tuple[str, str]:
    """The title on the card with its city."""
    crypt = g.face(card).crypt
    if crypt is None:
        return "", ""
    return ("" if crypt.title is None else crypt.title.value), crypt.city


def title_place(g: VtesState, card: int) -> str:
    """The city of a vampire's title, or the clan whose title it is; empty for others."""
    held = held_title(g, card)
    now = g.play.get(card)
    if now is not None and now.title:
        return now.city
    if held in CLAN_TITLES:
        return g.face(card).clan
    return printed_title(g, card)[1]


CLAN_TITLES = frozenset({Title.JUSTICAR, Title.INNER_CIRCLE, Title.KHOLO})
"""Titles of which each clan has its own (VTES-10.1-04, VTES-10.3-03)."""

_SECT_OF_TITLE: dict[str, Sect] = {
    Title.PRIMOGEN: Sect.CAMARILLA, Title.PRINCE: Sect.CAMARILLA, Title.JUSTICAR: Sect.CAMARILLA,
    Title.INNER_CIRCLE: Sect.CAMARILLA, Title.IMPERATOR: Sect.CAMARILLA,
    Title.BISHOP: Sect.SABBAT, Title.ARCHBISHOP: Sect.SABBAT, Title.PRISCUS: Sect.SABBAT,
    Title.CARDINAL: Sect.SABBAT, Title.REGENT: Sect.SABBAT,
    Title.MAGAJI: Sect.LAIBON, Title.KHOLO: Sect.LAIBON,
}  # fmt: skip
"""VTES-10.1-03, VTES-10.2-02, VTES-10.3-02."""


def sect_of_title(title: str) -> Sect | None:
    """The sect whose title it is; None for titles of no sect."""
    return _SECT_OF_TITLE.get(title)


def title_fits(g: VtesState, card: int, held: str, place: str | None = None) -> bool:
    """Whether a vampire's sect, and clan where it matters, allow a title (VTES-10-05, VTES-10-06)."""
    if held == Title.BARON:
        return is_anarch(g, card)  # VTES-10.5-07
    needed = _SECT_OF_TITLE.get(held)
    if needed is not None and sect(g, card) != needed.value:
        return False
    if held in CLAN_TITLES:
        return clan(g, card) == (title_place(g, card) if place is None else place)
    return True


_VOTES: dict[str, int] = {
    Title.BISHOP: 1, Title.PRIMOGEN: 1, Title.ARCHBISHOP: 2, Title.BARON: 2, Title.KHOLO: 2, Title.MAGAJI: 2,
    Title.PRINCE: 2, Title.CARDINAL: 3, Title.JUSTICAR: 3, Title.REGENT: 4, Title.INNER_CIRCLE: 4,
    Title.IMPERATOR: 3, Title.ONE_VOTE: 1, Title.TWO_VOTES: 2, Title.THREE_VOTES: 3, "4 votes": 4,
}  # fmt: skip
"""VTES-6.3.3.2-01 to -04; a title of its own (VTES-10.4-04) is called by its votes."""


def votes(g: VtesState, card: int) -> int:
    """The votes of a ready minion (VTES-6.3.3.2); a priscus has none of his own (VTES-6.3.3.4-06)."""
    if not is_ready(g, card):
        return 0
    return max(0, modified(g, "votes", card, title_votes(g, card), note=""))


def title_votes(g: VtesState, card: int) -> int:
    """What a minion's title is worth, before anything modifies it."""
    return _VOTES.get(title(g, card), 0)


def ballots(g: VtesState, card: int) -> int:
    """The ballots of a ready minion among the prisci: one for each priscus (VTES-6.3.3.4-02)."""
    if not is_ready(g, card):
        return 0
    return max(0, modified(g, "ballots", card, title_ballots(g, card)))


def title_ballots(g: VtesState, card: int) -> int:
    """A priscus has one ballot among the prisci, before anything modifies it."""
    return 1 if title(g, card) == Title.PRISCUS else 0


def bleed(g: VtesState, card: int) -> int:
    """A minion's bleed: 1 unless something says otherwise (VTES-6.1.1-05)."""
    total = modified(g, "bleed", card, g.face(card).bleed)
    if "equipment-bleed" in g.speakers and not equipment_helps(g, card):
        for modifier, source in modifiers(g, "bleed", card):
            if CardType.EQUIPMENT in g.face(source).types and (
                modifier.when is None or performing.holds_for(g, modifier.when, source, card)
            ):
                total -= max(0, performing.amount_for(g, modifier.amount, source, card))
    return max(0, total)


def equipment_helps(g: VtesState, card: int) -> bool:
    """Whether equipment may make a minion's bleed larger."""
    return modified(g, "equipment-bleed", card, 0) >= 0


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


def open_hand(g: VtesState, seat: int) -> bool:
    """Whether everybody sees a Methuselah's hand."""
    return seat_modified(g, "open-hand", seat, 0) > 0


def names_of(g: VtesState, card: int) -> tuple[str, ...]:
    """The words by which a modifier's ``note`` may mean a card: its name and its types."""
    return g.face(card).names


def surcharge(g: VtesState, target: int, card: int, payer: int) -> int:
    """The pool a card costs more when it is aimed at a card in play (Secure Haven); with ``party`` only
    these Methuselahs pay more."""
    if target not in g.play or ("target-pool-cost" not in g.speakers and not g.lasting):
        return 0
    notes = names_of(g, card)
    total = sum(effect.amount for effect in passing(g, "target-pool-cost", target) if effect.note in notes)
    for modifier, source in modifiers(g, "target-pool-cost", target):
        if modifier.note not in notes:
            continue
        if modifier.party is not None and payer not in performing.party_of(g, modifier.party, source):
            continue
        if modifier.when is None or performing.holds_for(g, modifier.when, source, target):
            total += performing.amount_for(g, modifier.amount, source, target)
    return total


def seat_modified(
    g: VtesState, query: str, seat: int, base: int, notes: tuple[str, ...] | None = None
) -> int:
    """A number of a Methuselah with what her cards in play, and passing effects, change. ``notes``: only what
    speaks of all things, or of one of these."""
    total, instead = 0, base
    for source in g.speakers.get(query, ()):
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
            elif seat not in performing.party_of(g, modifier.party, source):
                continue
            if modifier.when is None or performing.holds_for(g, modifier.when, source, source):
                worth = performing.amount_of_hers(g, modifier.amount, source, seat)
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


def seat_least(g: VtesState, query: str, seat: int, base: int) -> int:
    """The smallest of a number and all that limits it for a Methuselah."""
    for source in g.speakers.get(query, ()):
        now = g.play[source]
        if now.controller == seat and not now.contested:
            for modifier in g.face(source).of_itself.get(query, ()):
                base = min(base, performing.amount_for(g, modifier.amount, source, source))
    return base


def edge_holder(g: VtesState) -> int:
    """Who has the Edge, or NONE."""
    return g.edge if g.edge != NONE and not g.players[g.edge].out else NONE


def lying_there(g: VtesState, named: tuple[int, ...]) -> tuple[int, ...]:
    """What lies in the ash heaps now of cards that were named there: any copy will do, NONE where there is
    none left (rulings on The Sargon Fragment, Undele). Cards in play stand for themselves."""
    there: list[int] = []
    for card in named:
        heap = g.players[g.owner[card]].ash
        if card in heap or card in g.play:
            there.append(card)
            continue
        copies = (copy for copy in heap if g.printed[copy] == g.printed[card])
        there.append(next((copy for copy in copies if copy not in (*named, *there)), NONE))
    return tuple(there)
