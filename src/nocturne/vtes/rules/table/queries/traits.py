"""What a card is by print and by lasting change: clan, sect, title, traits, region."""

from __future__ import annotations

from nocturne.vtes.cards.lexicon import Bonus, CardType, Sect, Title, Trait
from nocturne.vtes.cards.vocabulary import Equip, Filter, Holds, Modifier, OfSect, Query
from nocturne.vtes.marks import HasTrait, InCircle
from nocturne.vtes.records import Change
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


def borne(g: VtesState, card: int) -> tuple[int, ...]:
    """The cards on a card, but those that are out of play: contested themselves (VTES-4.1-09)."""
    attached = g.play[card].attached
    if attached and any(g.play[other].contested for other in attached):
        return tuple(other for other in attached if not g.play[other].contested)
    return attached


UNTOUCHED: Query = "untouched-by"
"""Who says so is not affected by cards in play of a kind."""


def capacity_as_vampire(g: VtesState, ally: int) -> int:
    """The capacity of an ally for a card he plays as a vampire: 1 unless his text says otherwise
    (VTES-1.6.3-07)."""
    tree = g.face(ally).tree
    return 1 if tree is None else max(1, tree.plays_capacity)


def sect_as_vampire(g: VtesState, ally: int) -> tuple[str, bool]:
    """The sect of an ally for a card he plays as a vampire, and whether he is an anarch: as his text says, or
    Independent (ruling on allies without a sect)."""
    tree = g.face(ally).tree
    stated = (tree.plays_as if tree is not None else "") or Sect.INDEPENDENT.value
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


def _still_changed(g: VtesState, card: int, change: Change) -> bool:
    """A change for a turn, or as long as a card is in play (and still on this one, if it is on any)."""
    if change.turn != NONE:
        return g.turn == change.turn
    cause = g.play.get(change.card)
    return cause is not None and cause.on in (NONE, card)


def _counts_as(g: VtesState, card: int, query: Query) -> str:
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
    for mark in () if now is None else now.marked(InCircle):
        return mark.circle
    crypt = g.face(card).crypt
    return crypt.circle if crypt is not None and crypt.circle else f"card:{card}"


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
    if trait in g.face(card).traits:
        return True
    now = g.play.get(card)
    if now is None:
        return False
    if now.marks and HasTrait(trait) in now.marks:
        return True
    if _TRAIT in g.modifier_sources and any(_gives(g, other, trait) for other in now.attached):
        return True
    return any(one.what == _TRAIT and one.card == card and one.note == trait for one in g.lasting)


_TRAIT: Query = "trait"
"""The query of cards that give what they are on one of the special words."""


def _gives(g: VtesState, card: int, trait: Trait) -> bool:
    """Whether a card gives what it is on one of the special words."""
    face = g.face(card)
    return (
        _TRAIT in face.speaks_of
        and not g.play[card].contested
        and any(
            modifier.query == _TRAIT and modifier.note == trait and _sect_fits(g, g.play[card].on, modifier)
            for modifier in face.statics
        )
    )


def _sect_fits(g: VtesState, bearer: int, modifier: Modifier) -> bool:
    """Whether a card gives its bearer a special word: some do only as long as the bearer is of a sect."""
    match modifier.when:
        case None:
            return True
        case Holds(who="bearer", filter=Filter(such=(OfSect(sects=sects),))):
            return sect(g, bearer) in sects
    raise AssertionError(f"a special word cannot depend on {modifier.when}")


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


def title_votes(g: VtesState, card: int) -> int:
    """What a minion's title is worth, before anything modifies it."""
    return _VOTES.get(title(g, card), 0)


def title_ballots(g: VtesState, card: int) -> int:
    """A priscus has one ballot among the prisci, before anything modifies it."""
    return 1 if title(g, card) == Title.PRISCUS else 0


def printed_bonus(g: VtesState, card: int, bonus: Bonus) -> int:
    """A bonus printed on a crypt card."""
    crypt = g.face(card).crypt
    return 0 if crypt is None else crypt.bonuses.get(bonus, 0)


def names_of(g: VtesState, card: int) -> tuple[str, ...]:
    """The words by which a modifier's ``note`` may mean a card: its name and its types."""
    return g.face(card).names


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
