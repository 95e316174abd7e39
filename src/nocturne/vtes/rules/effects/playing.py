"""What texts say about playing cards: only at need, canceling a card as it is played, forbidden by another
card, one for each minion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.kernel.later import later
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.rules import counters, limits, queries, why
from nocturne.vtes.rules.perform import (
    amount_for,
    as_seen_by,
    card_of,
    holds,
    is_strike,
    judges,
    matches,
    performs,
    reckons,
)
from nocturne.vtes.state import EVERYBODY, Lasting, VtesState
from nocturne.vtes.terms import NONE, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import block as blocking
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules import play as plays
    from nocturne.vtes.rules.effects import acting, masking
    from nocturne.vtes.rules.play import Play
else:  # they import this module
    actions, acting, blocking, combats, masking, plays = later(
        "nocturne.vtes.rules", "action", "effects.acting", "block", "combat", "effects.masking", "play"
    )

# -- played before


def note_name(g: VtesState, face: Face) -> None:
    """Remember a play for the cards that look for a card's name (``CardPlayed``)."""
    if face.key in _watched():
        for span in ("action", "combat", "round", "turn"):
            limits.note(g, f"card:{face.name}", span)


def note_disciplines(g: VtesState, minion: int, mode: v.Mode) -> None:
    """Remember which Disciplines a minion uses during an action, for ``DisciplinesUsed``."""
    if minion != NONE and mode.needs and g.frame_of(ActionFacts) is not None:
        for need in mode.needs:
            word = f"discipline:{minion}:{need.discipline}"
            if not limits.used(g, word, "action"):
                limits.note(g, word, "action")


@reckons(v.DisciplinesUsed)
def _disciplines_used(g: VtesState, r: EffectContext, value: v.DisciplinesUsed) -> int:
    prefix = f"action/discipline:{card_of(g, r, value.of)}:"
    return sum(word.startswith(prefix) for word in g.done)


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


_AT_NEED = frozenset({v.Stealth, v.Intercept, v.BleedMore, v.AttemptBlock, v.Mask, v.TakeAction})


def why_not_needed(g: VtesState, r: EffectContext, effects: tuple[v.Effect, ...]) -> Why | None:
    """Stealth and intercept only at need (VTES-6.2.2.2-03, -04); one limited increase of a bleed; attempts to
    block only by those who may; masking only by those who could have acted."""
    for effect in effects:
        if type(effect) not in _AT_NEED:
            continue
        match effect:
            case v.Stealth(ahead=False) if not blocking.stealth_needed(g):
                return why.STEALTH_NOT_NEEDED
            case v.Intercept(ahead=False, who=who) if not blocking.intercept_needed(g, card_of(g, r, who)):
                return why.INTERCEPT_NOT_NEEDED
            case v.BleedMore(limited=True, when=when) if when is None or holds(g, r, when):
                if actions.limited_in_force(g):
                    return why.LIMITED_ALREADY
            case v.AttemptBlock(who="minion", anyone=anyone):
                reason = blocking.why_not_attempt(g, r.minion, anyone)
                if reason is None and r.source == r.minion:  # his own text wakes nobody
                    reason = blocking.why_not_block(g, r.minion)
                if reason is not None:
                    return reason
            case v.TakeAction(who="minion") if acting.was_let_be(g, r.minion):
                return why.USED_ALREADY
            case v.Mask():
                reason = masking.why_not_mask(g, r.minion)
                if reason is not None:
                    return reason
    return None


# -- canceling


def why_not_cancel(g: VtesState, seat: int, mode: v.Mode | v.Ability, minion: int) -> Why | None:
    """Whether the card being played now is one that a card of this mode, or an ability, can cancel."""
    play = plays.played(g)
    if play is None or play.canceled or mode.cancels is None:
        return why.NOTHING_TO_CANCEL
    if not _is_such(g, seat, mode.cancels, minion, play):
        return why.NOTHING_TO_CANCEL
    if mode.cancels_by is not None:
        r = EffectContext(seat=seat, key=g.printed[play.card], minion=minion)
        if play.minion == NONE or not matches(g, r, mode.cancels_by, play.minion):
            return why.NOTHING_TO_CANCEL
    match mode.cancels_of:
        case "any":
            fits = True
        case "other":
            fits = play.seat != seat
        case "neighbor":
            fits = play.seat != seat and play.seat in (g.prey(seat), g.predator(seat))
        case "opponent":
            combat = g.frame_of(CombatFacts)
            fits = combat is not None and play.minion != NONE and play.minion == combat.other(minion)
        case "on-him":
            fits = _is_on(g, play, minion)
    return None if fits else why.NOTHING_TO_CANCEL


def _is_such(g: VtesState, seat: int, wanted: v.Filter, minion: int, play: Play) -> bool:
    """Whether a card being played is such a card."""
    r = EffectContext(seat=seat, key=g.printed[play.card], minion=minion)
    return such_as_played(g, r, wanted, play.card, g.face(play.card).modes[play.mode])


def such_as_played(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, as_played: v.Mode) -> bool:
    """Whether a card is such a card as it is played. It is of the type it is played as and requires the
    Disciplines it is played with, not all of those printed on it (VTES-1.6.3-26)."""
    if wanted.any_of and not any(such_as_played(g, r, one, card, as_played) for one in wanted.any_of):
        return False
    face = g.face(card)
    if wanted.strike_card and not is_strike(as_played):
        return False
    if wanted.restricts and not _restricts(g, r.minion, as_played):
        return False
    if wanted.redirects and not any(isinstance(effect, v.Redirect) for effect in as_played.effects):
        return False
    if wanted.brings_vampire and not brings_vampire(face, as_played.effects):
        return False
    if wanted.needs_superior and not any(need.level > 1 for need in as_played.needs):
        return False
    if wanted.types and as_played.type not in wanted.types:
        return False
    if wanted.keywords and not (face.keywords | set(as_played.keywords)).issuperset(wanted.keywords):
        return False
    if wanted.out_of_turn is not None and as_played.out_of_turn != wanted.out_of_turn:
        return False
    code = wanted.requires_discipline
    if code and not any(code in (need.discipline, "any") for need in as_played.needs):
        return False
    return matches(g, r, _other_demands(wanted), card)


def brings_vampire(face: Face, effects: tuple[v.Effect, ...]) -> bool:
    """Whether a vampire is put in play by what a card does: the card itself, one from the crypt, or one that
    stands for a vampire."""
    for part in v.nodes(effects):
        match part:
            case v.PutInPlay() | v.Equip():
                if "vampire" in face.keywords:
                    return True
            case v.BringOut() | v.TakeFromCrypt(to="ready") | v.Fetch(to="stand-in"):
                return True
    return False


_CHOICE: Final = frozenset({"not-hand", "strike-card", "dodge", "combat-ends", "combat-card"})
"""What narrows a minion's choice of strikes; to be kept from using equipment does so if he has a weapon."""


def _restricts(g: VtesState, minion: int, mode: v.Mode) -> bool:
    """Whether a card restricts the choice of strikes of the minion it is played against: it forbids him some,
    or cancels the one he chose."""
    forbidden = {what for effect in _forbids(mode.effects) for what in effect.what}
    if forbidden & _CHOICE or (mode.cancels is not None and _cancels_strike(g, minion, mode.cancels)):
        return True
    return not forbidden.isdisjoint({"equipment", "weapon"}) and any(
        queries.is_weapon(g, card) for card in g.play[minion].attached
    )


def _cancels_strike(g: VtesState, minion: int, cancels: v.Filter) -> bool:
    """Whether a card that cancels another would cancel a strike card of this minion: it says so, or that is
    what it is being played against."""
    if cancels.strike_card:
        return True
    playing = [frame for frame in g.stack if isinstance(frame, plays.Play)]
    if len(playing) < 2:
        return False
    canceled = playing[-2]
    return canceled.minion == minion and is_strike(g.face(canceled.card).modes[canceled.mode])


def _forbids(part: object) -> Iterator[v.Forbid]:
    """What a part of a tree forbids the opposing minion."""
    for node in v.nodes(part):
        if isinstance(node, v.Forbid) and node.who in ("opponent", "both"):
            yield node


@cache
def _other_demands(wanted: v.Filter) -> v.Filter:
    return replace(
        wanted,
        types=(),
        keywords=(),
        requires_discipline="",
        any_of=(),
        strike_card=False,
        restricts=False,
        region="any",
        out_of_turn=None,
        redirects=False,
        needs_superior=False,
    )


def _is_on(g: VtesState, play: Play, minion: int) -> bool:
    """Whether a card is played on a minion: he is its target, or it does something to him as the opponent of
    the minion who plays it."""
    if minion in play.targets:
        return True
    combat = g.frame_of(CombatFacts)
    if combat is None or play.minion == NONE or combat.other(play.minion) != minion:
        return False
    return _does_to_opponent(g.printed[play.card], play.mode)


@cache
def _does_to_opponent(key: int, mode: int) -> bool:
    return _speaks_of(face_of(key).modes[mode].effects, "opponent")


def _speaks_of(node: object, word: str) -> bool:
    """Whether a word stands anywhere in a part of a tree."""
    if isinstance(node, tuple):
        return any(_speaks_of(part, word) for part in node)
    if isinstance(node, msgspec.Struct):
        return any(_speaks_of(getattr(node, field), word) for field in node.__struct_fields__)
    return node == word


@performs(v.CancelCard)
def _cancel_card(g: VtesState, r: EffectContext, effect: v.CancelCard) -> None:
    play = plays.played(g)
    if play is not None:
        play.canceled = True
        play.free = not effect.pays
        name = g.face(play.card).name
        if effect.bar == "turn":
            g.lasting.append(Lasting(_BARRED, until="turn", source=r.key, note=name))
        elif effect.bar and play.minion != NONE:
            g.lasting.append(
                Lasting("may-play", -1, card=play.minion, until="action", source=r.key, note=name)
            )


_BARRED = "barred"
"""A passing effect: nobody can play the card of the name in ``note``."""


def foiled(g: VtesState, play: Play) -> bool:
    """Whether a card in play cancels the card being played, which would cancel a minion card of somebody
    else's; it is burned for that."""
    canceled = plays.played(g)
    if g.face(play.card).modes[play.mode].cancels is None or canceled is None:
        return False
    if canceled.seat == play.seat or canceled.minion == NONE:
        return False
    for source in g.speakers["foils"]:
        if not g.play[source].contested:
            play.canceled = play.free = True
            counters.burn_card(g, source)
            return True
    return False


_CANCELS_NEXT = "cancel-next"


@performs(v.CancelNext)
def _cancel_next(g: VtesState, r: EffectContext, effect: v.CancelNext) -> None:
    g.lasting.append(
        Lasting(
            _CANCELS_NEXT, until=effect.until, source=r.key, path=r.part(), player=r.seat, minion=r.minion,
            this=r.source,
        )
    )  # fmt: skip


def cancels_next(g: VtesState, play: Play) -> bool:
    """Whether an earlier effect cancels the card being played, which it does; it is used up."""
    for effect in g.lasting:
        if effect.what == _CANCELS_NEXT:
            waiting: v.CancelNext = node_at(effect.source, effect.path)
            r = EffectContext(seat=effect.player, key=effect.source, source=effect.this)
            if such_as_played(g, r, waiting.cards, play.card, g.face(play.card).modes[play.mode]):
                g.lasting = [other for other in g.lasting if other is not effect]
                play.canceled, play.free = True, not waiting.pays
                return True
    return False


@judges(v.PlayIs)
def _play_is(g: VtesState, r: EffectContext, wanted: v.PlayIs) -> bool:
    play = plays.played(g)
    if play is None or (wanted.by is not None and play.minion != card_of(g, r, wanted.by)):
        return False
    mode = g.face(play.card).modes[play.mode]
    return wanted.card is None or such_as_played(g, r, wanted.card, play.card, mode)


@judges(v.StealthNeeded)
def _stealth_needed(g: VtesState, r: EffectContext, wanted: v.StealthNeeded) -> bool:
    return blocking.stealth_needed(g)


def veiled(g: VtesState, play: Play) -> bool:
    """Whether a vampire's first Discipline card of the turn has no effect because the top card of his
    controller's library is a master. It counts as played; nobody has an opportunity before that."""
    mode = g.face(play.card).modes[play.mode]
    if play.minion == NONE or not mode.needs or not g.face(play.minion).vampire:
        return False
    cause = next(iter(queries.modifiers(g, "veiled", play.minion)), None)
    if cause is None or limits.used(g, f"veiled:{play.minion}"):
        return False
    limits.note(g, f"veiled:{play.minion}")
    library = g.players[play.seat].library
    if not library:
        return False
    top = library[-1]
    g.knows[top] = EVERYBODY
    g.emit(events.LibraryShown(play.seat, g.printed[top]))
    if CardType.MASTER not in g.face(top).types:
        return False
    play.canceled = play.free = True
    modifier, source = cause
    if any(need.discipline == modifier.note for need in mode.needs):
        counters.burn_blood(g, play.minion, amount_for(g, modifier.amount, source, play.minion))
    return True


# -- forbidden


def why_forbidden(g: VtesState, face: Face, mode: v.Mode, minion: int) -> Why | None:
    """Whether something keeps a minion from playing a card of this name, type, or one of its keywords."""
    for word in (face.name, mode.type.value, *face.keywords, *mode.keywords):
        if queries.modified(g, "may-play", minion, 0, note=word) < 0 or queries.forbidden(g, minion, word):
            return why.MINION_BARRED
    if g.lasting and any(effect.what == _BARRED and effect.note == face.name for effect in g.lasting):
        return why.MINION_BARRED
    if mode.once_word == "ammo" and _takes_no_ammo(g, minion):
        return why.MINION_BARRED
    if mode.needs and queries.forbidden(g, minion, "discipline-card"):
        return why.MINION_BARRED
    if mode.type is CardType.COMBAT and queries.forbidden(g, minion, "combat-card"):
        return why.MINION_BARRED
    return None


def why_such_forbidden(g: VtesState, card: int, mode: v.Mode, minion: int) -> Why | None:
    """Whether a text keeps a minion from playing such cards as this one is played as."""
    if "may-play-such" not in g.speakers:
        return None
    for modifier, source in queries.modifiers(g, "may-play-such", minion):
        r = as_seen_by(g, source, minion)
        if modifier.cards is None or not such_as_played(g, r, modifier.cards, card, mode):
            continue
        if modifier.when is None or holds(g, r, modifier.when):
            return why.MINION_BARRED
    return None


def why_forbidden_to_her(g: VtesState, seat: int, face: Face) -> Why | None:
    """The same for the cards a Methuselah plays herself."""
    if "may-play" not in g.speakers:
        return None
    words = (*face.names, *face.keywords)
    return why.METHUSELAH_BARRED if queries.seat_modified(g, "may-play", seat, 0, words) < 0 else None


def _takes_no_ammo(g: VtesState, minion: int) -> bool:
    """Whether the gun a combatant strikes with is one no ammo can be used with."""
    weapon = card_of(g, EffectContext(seat=NONE, key=0, minion=minion), "weapon")
    return weapon != NONE and "no-ammo" in g.face(weapon).keywords


def cannot_bear(g: VtesState, card: int, minion: int) -> bool:
    """Whether a minion's text keeps such cards off him."""
    if "may-bear" not in g.face(minion).speaks_of:
        return False
    return any(
        modifier.cards is None or matches(g, as_seen_by(g, source, minion), modifier.cards, card)
        for modifier, source in queries.modifiers(g, "may-bear", minion)
    )


def stays_put(g: VtesState, card: int, minion: int = NONE) -> bool:
    """Whether a card in play can be neither moved from the card it is on, to a minion, nor stolen."""
    now = g.play.get(card)
    if now is None or now.on in (NONE, minion):
        return False
    return any(
        modifier.query == "may-be-moved"
        and (modifier.when is None or holds(g, as_seen_by(g, card, now.on), modifier.when))
        for modifier in g.face(card).statics
    )


def why_not_bear(g: VtesState, card: int, minion: int) -> Why | None:
    """Why a card cannot be on a minion: he can have none such, or only one of its kind, or it cannot leave
    the one it is on."""
    if cannot_bear(g, card, minion) or stays_put(g, card, minion):
        return why.MINION_BARRED
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
    if g.options.wake_window == "always":
        return None
    if g.frame_of(ActionFacts) is None or g.frame_of(CombatFacts) is not None:
        return why.NO_WAKE_HERE
    return None
