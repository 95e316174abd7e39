"""Gaining, claiming, contesting and yielding titles (VTES-4.2, VTES-10).

A vampire holds one title at most.
"""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CITY_TITLES, city_named
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.effects.leaving_play import drop, lose_title
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.titles.queries.titles import spoken, title_rivals
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


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
            g.emit(events.TitleContested(vampire, *spoken(g, vampire)))
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
        not traits.title_fits(g, card, traits.held_title(g, card)) or "yields-title" in g.face(card).keywords
    )


def gain_title(g: VtesState, card: int, title: str, place: str = "", by: int = NONE) -> bool:
    """A vampire receives a title; False when his sect or clan does not allow it (VTES-10-05).

    He loses the title he had, be it a higher one, and yields at once the one he contested (VTES-10-01,
    VTES-10-02, VTES-10-07). ``by`` is the card that stands for the new title, if any.
    """
    place = city_named(place) if title in CITY_TITLES else place
    if title in traits.CLAN_TITLES and not place:
        place = traits.clan(g, card)
    if not traits.title_fits(g, card, title, place) or modified.modified(g, "may-receive-title", card, 0) < 0:
        return False
    if traits.held_title(g, card):
        if g.play[card].title_contested:
            yield_title(g, card, keep=by)
        else:
            lose_title(g, card, keep=by)
    g.put(card, title=title, city=place, title_contested=False)
    g.emit(events.TitleGained(card, *spoken(g, card)))
    claim_title(g, card)
    return True


def yield_title(g: VtesState, card: int, keep: int = NONE) -> None:
    """A vampire gives up a contested title; nothing else happens to him (VTES-4.2-06). The others regain it
    only in an unlock phase (VTES-4.2-07)."""
    if traits.held_title(g, card):
        g.emit(events.TitleYielded(card, *spoken(g, card)))
        drop(g, card, keep)


def check_eligible(g: VtesState, card: int) -> None:
    """A vampire's clan or sect has changed. An unfit title is suspended by itself (VTES-10-06); one that is
    being contested is yielded (VTES-10-07)."""
    held = traits.held_title(g, card)
    if held and g.play[card].title_contested and not traits.title_fits(g, card, held):
        yield_title(g, card)
    elif held:
        claim_title(g, card)
    counters.drain(g, card)


def regain_title(g: VtesState, card: int) -> None:
    """Nobody contests it any more: the vampire has his title again (VTES-4.2-07)."""
    _set_contested(g, card, False)
    g.emit(events.TitleRegained(card, *spoken(g, card)))


@performs(v.CopyTitle)
def _copy_title(g: VtesState, r: EffectContext, effect: v.CopyTitle) -> None:
    who, model = card_of(g, r, effect.who), card_of(g, r, effect.of)
    if who in g.play and model in g.play and traits.held_title(g, model):
        gain_title(g, who, traits.held_title(g, model), traits.title_place(g, model))


@performs(v.LoseTitle)
def _lose_title(g: VtesState, r: EffectContext, effect: v.LoseTitle) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    if g.play[card].title_contested:
        yield_title(g, card)
    elif not effect.contested:
        lose_title(g, card)
