"""Titles: gaining, losing, contesting and yielding them (VTES-4.2, VTES-10).

What a title is worth and whether a vampire may enjoy it are queries; here titles change hands. A vampire
holds one title at most. Two vampires in play who hold the same unique title contest it: they count as
untitled until all but one have yielded.
"""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CITY_TITLES, Title, city_named
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import counters, queries
from nocturne.vtes.rules.perform import card_of, performs
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

_ALONE = frozenset({Title.REGENT, Title.IMPERATOR})
"""Unique without a city or a clan (VTES-10.2-04)."""


def word_of(title: str) -> str:
    """The message that names a title."""
    return f"vtes-title-{title.replace(' ', '-')}"


def _spoken(g: VtesState, card: int) -> tuple[str, str]:
    """How events tell a vampire's title: its word, and its city or clan or "none"."""
    return word_of(queries.held_title(g, card)), queries.title_place(g, card) or "none"


def unique_title(g: VtesState, card: int) -> str:
    """What makes a vampire's title unique; empty when it is not (primogen, bishop, priscus, cardinal,
    magaji, votes of his own: VTES-10.1-06, VTES-10.2-04, VTES-10.3-03).

    All titles to a city are one (VTES-10.1-05, VTES-10.2-03, VTES-10.5-08); justicar, Inner Circle and
    kholo are one for each clan (VTES-10.1-04, VTES-10.3-03); a card can name a unique title of its own.
    """
    held = queries.held_title(g, card)
    if not held:
        return ""
    place = queries.title_place(g, card)
    if held in CITY_TITLES:
        return f"city:{city_named(place)}"
    if held in queries.CLAN_TITLES:
        if held == Title.INNER_CIRCLE and not g.options.inner_circle_unique:
            return ""  # VTES-FR-29
        return f"{held}:{place}"
    if held in _ALONE:
        return held
    return f"named:{place}" if place else ""


def title_rivals(g: VtesState, card: int) -> list[int]:
    """The other vampires in play who hold the same unique title, clockwise."""
    key = unique_title(g, card)
    if not key or not _may_contest(g, card):
        return []
    return [
        other
        for seat in g.alive()
        for other in (*g.players[seat].ready, *g.players[seat].torpor)
        if other != card
        and not g.play[other].contested
        and _may_contest(g, other)
        and unique_title(g, other) == key
    ]


def _may_contest(g: VtesState, card: int) -> bool:
    return "contests-nothing" not in g.play[card].marks


def claim_title(g: VtesState, card: int) -> None:
    """A vampire has come into play, or has come to hold a title: does it lead to a contest (VTES-4.2-01)?

    A vampire whose title is suspended yields it at once when it would be contested (VTES-10-07).
    """
    rivals = title_rivals(g, card)
    if not rivals:
        return
    contesting: list[int] = []
    for vampire in (*rivals, card):
        if _gives_way(g, vampire):
            yield_title(g, vampire)
        else:
            contesting.append(vampire)
    if len(contesting) < 2:
        return
    for vampire in contesting:
        if not g.play[vampire].title_contested:
            _set_contested(g, vampire, True)
            g.emit(events.TitleContested(vampire, *_spoken(g, vampire)))
            counters.drain(g, vampire)


def _set_contested(g: VtesState, card: int, contested: bool) -> None:
    """A vampire's title is contested, or no longer. The card that stands for it is out of play meanwhile:
    what else it offers cannot be used either."""
    g.put(card, title_contested=contested)
    for other in g.play[card].attached:
        if "title" in g.face(other).keywords and not g.play[other].contesting:
            g.put(other, contested=contested)


def _gives_way(g: VtesState, card: int) -> bool:
    """VTES-10-07; or his own text has him yield rather than contest."""
    return (
        not queries.title_fits(g, card, queries.held_title(g, card))
        or "yields-title" in g.face(card).keywords
    )


def gain_title(g: VtesState, card: int, title: str, place: str = "", by: int = NONE) -> bool:
    """A vampire receives a title; False when his sect or clan does not allow it (VTES-10-05).

    He loses the title he had, be it a higher one, and yields at once the one he contested (VTES-10-01,
    VTES-10-02, VTES-10-07). ``by`` is the card that stands for the new title, if any.
    """
    place = city_named(place) if title in CITY_TITLES else place
    if title in queries.CLAN_TITLES and not place:
        place = queries.clan(g, card)
    if not queries.title_fits(g, card, title, place) or queries.modified(g, "may-receive-title", card, 0) < 0:
        return False
    if queries.held_title(g, card):
        if g.play[card].title_contested:
            yield_title(g, card, keep=by)
        else:
            lose_title(g, card, keep=by)
    g.put(card, title=title, city=place, title_contested=False)
    g.emit(events.TitleGained(card, *_spoken(g, card)))
    claim_title(g, card)
    return True


def lose_title(g: VtesState, card: int, keep: int = NONE) -> None:
    """A vampire loses his title. The card that stood for it is burned (VTES-T-15), and with it what came
    with the title (VTES-6.3.3.2-07)."""
    if queries.held_title(g, card):
        g.emit(events.TitleLost(card, *_spoken(g, card)))
        _drop(g, card, keep)


def yield_title(g: VtesState, card: int, keep: int = NONE) -> None:
    """A vampire gives up a contested title; nothing else happens to him (VTES-4.2-06). The others regain it
    only in an unlock phase (VTES-4.2-07)."""
    if queries.held_title(g, card):
        g.emit(events.TitleYielded(card, *_spoken(g, card)))
        _drop(g, card, keep)


def _drop(g: VtesState, card: int, keep: int) -> None:
    g.put(card, title="-", city="", title_contested=False)
    for other in g.play[card].attached:
        if other != keep and "title" in g.face(other).keywords:
            counters.burn_card(g, other)
    counters.drain(g, card)


def title_card_gone(g: VtesState, host: int) -> None:
    """The card that stood for a vampire's title has left him: the title goes too (VTES-T-15)."""
    if g.play[host].title not in ("", "-"):
        lose_title(g, host)


def check_eligible(g: VtesState, card: int) -> None:
    """A vampire's clan or sect has changed. An unfit title is suspended by itself (VTES-10-06); one that is
    being contested is yielded (VTES-10-07)."""
    held = queries.held_title(g, card)
    if held and g.play[card].title_contested and not queries.title_fits(g, card, held):
        yield_title(g, card)
    elif held:
        claim_title(g, card)
    counters.drain(g, card)


# -- in the unlock phase


def title_contest_cost(g: VtesState, card: int, rivals: list[int]) -> int:
    """1 blood (VTES-4.2-03), and 1 more for a baron against a prince or an archbishop (VTES-10.5-09)."""
    base = 1
    if queries.held_title(g, card) == Title.BARON and any(
        queries.held_title(g, rival) in (Title.PRINCE, Title.ARCHBISHOP) for rival in rivals
    ):
        base += 1
    base = queries.modified(g, "title-contest-cost", card, base)
    return max(0, sum((queries.modified(g, "rival-title-contest-cost", r, 0) for r in rivals), base))


def regain_title(g: VtesState, card: int) -> None:
    """Nobody contests it any more: the vampire has his title again (VTES-4.2-07)."""
    _set_contested(g, card, False)
    g.emit(events.TitleRegained(card, *_spoken(g, card)))


# -- effects


@performs(v.CopyTitle)
def _copy_title(g: VtesState, r: EffectContext, effect: v.CopyTitle) -> None:
    who, model = card_of(g, r, effect.who), card_of(g, r, effect.of)
    if who in g.play and model in g.play and queries.held_title(g, model):
        gain_title(g, who, queries.held_title(g, model), queries.title_place(g, model))


@performs(v.LoseTitle)
def _lose_title(g: VtesState, r: EffectContext, effect: v.LoseTitle) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    if g.play[card].title_contested:
        yield_title(g, card)
    elif not effect.contested:
        lose_title(g, card)
