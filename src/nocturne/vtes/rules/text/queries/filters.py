"""Which cards match a filter.

A filter becomes a ``Matcher`` at its first question: the checks of its predicates, and for each printed card
whether it matches by what is printed on it, which is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.marks import WAITING
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.predicates import PRINTED, check_elsewhere_of, check_of
from nocturne.vtes.rules.text.queries.printed import as_printed, is_of_kind
from nocturne.vtes.rules.text.queries.roles import as_vampire, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import Region


def matching(g: VtesState, r: EffectContext, wanted: v.Filter) -> Iterator[int]:
    """Every card that matches a filter, in a fixed order."""
    return matcher_of(wanted).matching(g, r)


def matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    """Whether a card matches a filter."""
    return matcher_of(wanted).matches(g, r, card)


def printed_matches(g: VtesState, wanted: v.Filter, card: int) -> bool:
    """Whether a card matches a filter by what is printed on it."""
    return matcher_of(wanted).fits(g.printed[card])


class Matcher:
    """A filter, ready to be asked about cards."""

    __slots__ = (
        "_checks",
        "_contested",
        "_controls",
        "_elsewhere",
        "_fits",
        "_fits_posing",
        "_on_it",
        "_only",
        "_piles",
        "_printed",
        "_wanted",
    )

    def __init__(self, wanted: v.Filter) -> None:
        self._wanted = wanted
        self._contested = wanted.contested
        self._controls = CONTROLLERS[wanted.controller]
        self._only = _REGIONS.get(wanted.region)
        self._printed = [PRINTED[type(one)](one) for one in wanted.such if type(one) in PRINTED]
        in_play = [check_of(one, wanted) for one in wanted.such]
        self._checks = tuple(check for check in in_play if check is not None)
        on_it = [check_of(one, wanted) for one in wanted.such if isinstance(one, v.BloodBetween)]
        self._on_it = tuple(check for check in on_it if check is not None)
        elsewhere = [check_elsewhere_of(one) for one in wanted.such]
        self._elsewhere = tuple(check for check in elsewhere if check is not None)
        self._piles = wanted.region in ("ash", "hand", "any")
        self._fits: dict[int, bool] = {}
        self._fits_posing: dict[int, bool] = {}

    def matches(self, g: VtesState, r: EffectContext, card: int) -> bool:
        """Whether a card matches."""
        now = g.play.get(card)
        if now is None:
            # Whose ash heap or hand it is.
            if self._controls is not None and not self._controls(g, r, g.owner[card]):
                return False
            return self._piles and self.matches_elsewhere(g, r, card)
        # Contested and uncontrolled cards are not in play for anybody (VTES-1.6.1.4-03).
        if now.contested is not self._contested or not self._is_there(now):
            return False
        if self._controls is not None and not self._controls(g, r, now.controller):
            return False
        if self._wanted.region == "unseen" and not _known(g, card, r.seat):
            # What is taken blind is whatever it turns out to be (VTES-IMB-27); the counters on it are open.
            return all(check(g, r, card, now) for check in self._on_it)
        key = g.printed[card]
        # Only the minion of the play can be an ally who counts as a vampire.
        if card == r.minion and r.path and as_vampire(g, r, card):
            if not self.fits_posing(key):
                return False
        elif not self.fits(key):
            return False
        for check in self._checks:  # noqa: SIM110 - a generator costs more than most checks
            if not check(g, r, card, now):
                return False
        return True

    def matching(self, g: VtesState, r: EffectContext) -> Iterator[int]:
        """Every card that matches, in a fixed order."""
        for card in self.candidates(g, r):
            if self.matches(g, r, card):
                yield card

    def _is_there(self, now: InPlay) -> bool:
        """Whether a card in play is in the region asked for."""
        if self._only is not None:
            return now.region is self._only
        if self._wanted.region == "controlled":
            return now.region is not Region.UNCONTROLLED or WAITING in now.marks
        return self._wanted.region == "any"

    def matches_elsewhere(self, g: VtesState, r: EffectContext, card: int) -> bool:
        """Whether a card that is not in play matches, wherever it lies. A library card that would be a minion
        in play is none elsewhere, unless that is its type."""
        face = g.face(card)
        match self._wanted.kind:
            case "vampire":
                if face.crypt is None or face.imbued:
                    return False
            case "ally":
                if CardType.ALLY not in face.types:
                    return False
        in_ash, controls = self._wanted.region == "ash", self._controls
        if in_ash and controls is not None and not controls(g, r, g.owner[card]):
            return False
        if not self.fits(g.printed[card]):
            return False
        return all(check(g, r, card) for check in self._elsewhere)

    def fits(self, key: int) -> bool:
        """Whether a printed card matches by what is printed on it."""
        fits = self._fits.get(key)
        if fits is None:
            fits = self._fits[key] = self._read(key, posing=False)
        return fits

    def fits_posing(self, key: int) -> bool:
        """The same of an ally who counts as a vampire."""
        fits = self._fits_posing.get(key)
        if fits is None:
            fits = self._fits_posing[key] = self._read(key, posing=True)
        return fits

    def _read(self, key: int, posing: bool) -> bool:
        face, wanted = face_of(key), self._wanted
        if wanted.region == "ash" and not as_printed(face, wanted.kind):
            return False
        return is_of_kind(face, wanted.kind, posing) and all(check(face) for check in self._printed)

    def candidates(
        self, g: VtesState, r: EffectContext, among: Collection[int] | None = None
    ) -> Iterable[int]:
        """Where cards that could match are: the region first, to look at few cards. ``among``: only those of
        these controllers are wanted, as far as that is easy to tell."""
        wanted = self._wanted
        if wanted.region == "hand":
            return list(g.players[r.seat].hand)
        if wanted.region == "ash":
            return [card for seat in range(g.seats) for card in g.players[seat].ash]
        of_minions = wanted.kind in _MINIONS
        if self._only is None and not of_minions:
            return sorted(g.play)
        # Regions are by controller, so those whose controller is another need not be looked at.
        seats = [s for s in g.clockwise(r.seat) if self._controls is None or self._controls(g, r, s)]
        if among is not None:
            seats = [seat for seat in seats if seat in among]
        if wanted.region == "uncontrolled":
            return [c for s in seats for c in g.players[s].uncontrolled if _known(g, c, r.seat)]
        if self._only is not None:
            return [card for seat in seats for card in g.region_list(seat, self._only)]
        return [
            c for s in seats for c in (*g.players[s].ready, *g.players[s].torpor, *g.players[s].incapacitated)
        ]


_REGIONS = {
    "ready": Region.READY,
    "torpor": Region.TORPOR,
    "incapacitated": Region.INCAPACITATED,
    "uncontrolled": Region.UNCONTROLLED,
    "unseen": Region.UNCONTROLLED,
}


_MINIONS = frozenset({"minion", "vampire", "ally", "imbued"})


MATCHERS: Closures[Matcher] = Closures()
MATCHERS.register(v.Filter, Matcher)

matcher_of = MATCHERS.of
"""A filter, ready to be asked about cards; made once."""


def _known(g: VtesState, card: int, seat: int) -> bool:
    """Whether a Methuselah knows a card: an effect that sees its target is not aimed blindly
    (VTES-IMB-26)."""
    return g.knows[card] == EVERYBODY or bool(g.knows[card] >> seat & 1)


OfController = Callable[[VtesState, EffectContext, int], bool]

CONTROLLERS: dict[str, OfController | None] = {
    "any": None,
    "you": lambda g, r, seat: seat == r.seat,
    "same-as-minion": lambda g, r, seat: seat == r.seat,
    "other": lambda g, r, seat: seat != r.seat,
    "prey": lambda g, r, seat: seat == g.prey(r.seat),
    "predator": lambda g, r, seat: seat == g.predator(r.seat),
    "neighbor": lambda g, r, seat: seat in (g.predator(r.seat), g.prey(r.seat)),
    "active": lambda g, r, seat: seat == g.active,
    "chosen": lambda g, r, seat: seat in seats_of(g, r, "chosen"),
    "bled": lambda g, r, seat: seat in seats_of(g, r, "bled"),
    "target": lambda g, r, seat: seat in seats_of(g, r, "target"),
}
"""By ``controller``: whether a Methuselah is meant; None: anybody is."""
