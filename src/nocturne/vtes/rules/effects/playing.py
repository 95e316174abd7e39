"""What texts say about playing cards: only at need, canceling a card as it is played, forbidden by another
card, one for each minion."""

from __future__ import annotations

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face
from nocturne.vtes.rules import limits, queries, why
from nocturne.vtes.rules.perform import Resolve, holds, matches, performs
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

# -- played before


def note_name(g: VtesState, face: Face) -> None:
    """Remember a play for the cards that look for a card's name (``CardPlayed``)."""
    if face.key in _watched():
        for span in ("action", "combat", "round", "turn"):
            limits.note(g, f"card:{face.name}", span)


_names: frozenset[int] | None = None


def _watched() -> frozenset[int]:
    """The cards whose having been played some other card asks about (``CardPlayed``)."""
    global _names
    if _names is None:
        from nocturne.vtes.cards.catalogue import catalogue
        from nocturne.vtes.cards.trees import names_asked_for

        _names = frozenset(catalogue().named(name).id for name in names_asked_for())
    return _names


# -- at need


def why_not_needed(g: VtesState, r: Resolve, effects: tuple[v.Effect, ...]) -> Why | None:
    """Stealth and intercept only at need (VTES-6.2.2.2-03, -04); one limited increase of a bleed; attempts to
    block only by those who may; masking only by those who could have acted."""
    from nocturne.vtes.rules.action import limited_in_force
    from nocturne.vtes.rules.block import intercept_needed, stealth_needed, why_not_attempt
    from nocturne.vtes.rules.effects.masking import why_not_mask

    for effect in effects:
        match effect:
            case v.Stealth(ahead=False) if not stealth_needed(g):
                return why.STEALTH_NOT_NEEDED
            case v.Intercept(ahead=False) if not intercept_needed(g, r.minion):
                return why.INTERCEPT_NOT_NEEDED
            case v.BleedMore(limited=True, when=when) if when is None or holds(g, r, when):
                if limited_in_force(g):
                    return why.LIMITED_ALREADY
            case v.AttemptBlock(anyone=anyone):
                reason = why_not_attempt(g, r.minion, anyone)
                if reason is not None:
                    return reason
            case v.Mask():
                reason = why_not_mask(g, r.minion)
                if reason is not None:
                    return reason
    return None


# -- canceling


def why_not_cancel(g: VtesState, seat: int, mode: v.Mode, minion: int) -> Why | None:
    """Whether the card being played now is one that a card of this mode can cancel."""
    from nocturne.vtes.rules.combat import Combat
    from nocturne.vtes.rules.play import played

    play = played(g)
    if play is None or play.canceled or mode.cancels is None:
        return why.NOTHING_TO_CANCEL
    r = Resolve(seat=seat, key=g.printed[play.card], path="", minion=minion)
    if not matches(g, r, mode.cancels, play.card):
        return why.NOTHING_TO_CANCEL
    match mode.cancels_of:
        case "any":
            fits = True
        case "other":
            fits = play.seat != seat
        case "neighbor":
            fits = play.seat != seat and play.seat in (g.prey(seat), g.predator(seat))
        case "opponent":
            combat = g.frame_of(Combat)
            fits = combat is not None and play.minion != NONE and play.minion == combat.other(minion)
    return None if fits else why.NOTHING_TO_CANCEL


@performs(v.CancelCard)
def _cancel_card(g: VtesState, r: Resolve, effect: v.CancelCard) -> None:
    from nocturne.vtes.rules.play import played

    play = played(g)
    if play is not None:
        play.canceled = True
        play.free = not effect.pays


# -- forbidden


def why_forbidden(g: VtesState, face: Face, mode: v.Mode, minion: int) -> Why | None:
    """Whether something keeps a minion from playing a card of this name, or of one of its keywords."""
    for word in (face.name, *face.keywords, *mode.keywords):
        if queries.modified(g, "may-play", minion, 0, note=word) < 0:
            return why.MINION_BARRED
    return None


def why_not_bear(g: VtesState, card: int, minion: int) -> Why | None:
    """Why a card cannot be on a minion: he can have only one of its kind."""
    face = g.face(card)
    limit = face.tree.one_each if face.tree is not None else ""
    if not limit:
        return None
    for other in g.play[minion].attached:
        same = g.face(other).name == face.name if limit == "name" else limit in g.face(other).keywords
        if same and other != card:
            return why.ONE_EACH
    return None


def why_not_in_window(g: VtesState, seat: int, mode: v.Mode, minion: int, window: Window) -> Why | None:
    """While a card is being played: only what cancels it, and wakes (VTES-1.6.1.1-05, VTES-T-20)."""
    if window is not Window.AS_PLAYED:
        return None
    if mode.cancels is not None:
        return why_not_cancel(g, seat, mode, minion)
    if not mode.wakes:
        return why.CANCELS_ONLY
    return _why_not_wake(g)


def _why_not_wake(g: VtesState) -> Why | None:
    """By the option, not in combat and not without an action."""
    from nocturne.vtes.rules.action import Action
    from nocturne.vtes.rules.combat import Combat

    if g.options.wake_window == "always":
        return None
    if g.frame_of(Action) is None or g.frame_of(Combat) is not None:
        return why.NO_WAKE_HERE
    return None
