"""What texts say about playing cards: which cards are meant, canceled, forbidden, one for each minion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import DisciplineUsed
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.play import PlayFacts, played
from nocturne.vtes.records import THIS_ACTION, Passing
from nocturne.vtes.rules import why
from nocturne.vtes.rules.play.queries import timing
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import Number, computes
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.conditions import Test, holds, judges
from nocturne.vtes.rules.text.queries.filters import matcher_of, matches
from nocturne.vtes.rules.text.queries.modifiers import as_seen_by
from nocturne.vtes.rules.text.queries.predicates import AS_PLAYED, CheckAsPlayed, checks_as_played
from nocturne.vtes.rules.text.queries.printed import is_strike
from nocturne.vtes.rules.text.queries.roles import ROLES, card_of
from nocturne.vtes.rules.turn.queries import all_done
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


@computes(v.DisciplinesUsed)
def _disciplines_used(value: v.DisciplinesUsed) -> Number:
    card_in = ROLES[value.of]

    def found(g: VtesState, r: EffectContext) -> int:
        minion = card_in(g, r)
        return sum(one.minion == minion for one in all_done(g, DisciplineUsed, THIS_ACTION))

    return found


def why_not_cancel(g: VtesState, seat: int, mode: v.Mode | v.Ability, minion: int) -> Why | None:
    """Whether the card being played now is one that a card of this mode, or an ability, can cancel."""
    play = played(g)
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


def _is_such(g: VtesState, seat: int, wanted: v.Filter, minion: int, play: PlayFacts) -> bool:
    """Whether a card being played is such a card."""
    r = EffectContext(seat=seat, key=g.printed[play.card], minion=minion)
    return such_as_played(g, r, wanted, play.card, g.face(play.card).modes[play.mode])


def such_as_played(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, as_played: v.Mode) -> bool:
    """Whether a card is such a card as it is played. It is of the type it is played as and requires the
    Disciplines it is played with, not all of those printed on it (VTES-1.6.3-26)."""
    return _AS_PLAYED.of(wanted)(g, r, card, as_played)


def _such_as_played(wanted: v.Filter) -> CheckAsPlayed:
    """What is asked of the card as it is played, and the rest of the card itself, wherever it lies."""
    asked = [AS_PLAYED[type(one)](one) for one in wanted.such if type(one) in AS_PLAYED]
    rest = matcher_of(replace(wanted.without(*(set(AS_PLAYED) - {v.BringsVampire})), region="any"))

    def is_so(g: VtesState, r: EffectContext, card: int, as_played: v.Mode) -> bool:
        return all(check(g, r, card, as_played) for check in asked) and rest.matches(g, r, card)

    return is_so


_AS_PLAYED: Closures[CheckAsPlayed] = Closures()
_AS_PLAYED.register(v.Filter, _such_as_played)


@checks_as_played(v.MatchesAny)
def _any_as_played(wanted: v.MatchesAny) -> CheckAsPlayed:
    parts = [_AS_PLAYED.of(one) for one in wanted.any_of]
    return lambda g, r, card, mode: any(part(g, r, card, mode) for part in parts)


@checks_as_played(v.MatchesNot)
def _not_as_played(wanted: v.MatchesNot) -> CheckAsPlayed:
    part = _AS_PLAYED.of(wanted.but_not)
    return lambda g, r, card, mode: not part(g, r, card, mode)


@checks_as_played(v.StrikeCard)
def _strike_card(wanted: v.StrikeCard) -> CheckAsPlayed:
    return lambda g, r, card, mode: is_strike(mode)


@checks_as_played(v.RestrictsStrikes)
def _restricts_strikes(wanted: v.RestrictsStrikes) -> CheckAsPlayed:
    return lambda g, r, card, mode: _restricts(g, r.minion, mode)


@checks_as_played(v.RedirectsBleed)
def _redirects_bleed(wanted: v.RedirectsBleed) -> CheckAsPlayed:
    return lambda g, r, card, mode: any(isinstance(effect, v.Redirect) for effect in mode.effects)


@checks_as_played(v.BringsVampire)
def _brings_vampire(wanted: v.BringsVampire) -> CheckAsPlayed:
    return lambda g, r, card, mode: brings_vampire(g.face(card), mode.effects)


@checks_as_played(v.NeedsSuperior)
def _needs_superior(wanted: v.NeedsSuperior) -> CheckAsPlayed:
    return lambda g, r, card, mode: any(need.level > 1 and need.is_discipline for need in mode.needs)


@checks_as_played(v.OfType)
def _of_type(wanted: v.OfType) -> CheckAsPlayed:
    return lambda g, r, card, mode: mode.type in wanted.types


@checks_as_played(v.WithKeywords)
def _with_keywords(wanted: v.WithKeywords) -> CheckAsPlayed:
    return lambda g, r, card, mode: {*g.face(card).keywords, *mode.keywords}.issuperset(wanted.keywords)


@checks_as_played(v.OutOfTurn)
def _out_of_turn(wanted: v.OutOfTurn) -> CheckAsPlayed:
    return lambda g, r, card, mode: mode.out_of_turn == wanted.out_of_turn


@checks_as_played(v.RequiresDiscipline)
def _requires_discipline(wanted: v.RequiresDiscipline) -> CheckAsPlayed:
    code = wanted.requires_discipline
    if code == "any":
        return lambda g, r, card, mode: any(need.is_discipline for need in mode.needs)
    return lambda g, r, card, mode: any(need.discipline == code for need in mode.needs)


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
        traits.is_weapon(g, card) for card in g.play[minion].attached
    )


def _cancels_strike(g: VtesState, minion: int, cancels: v.Filter) -> bool:
    """Whether a card that cancels another would cancel a strike card of this minion: it says so, or that is
    what it is being played against."""
    if cancels.find(v.StrikeCard) is not None:
        return True
    playing = [frame for frame in g.stack if isinstance(frame, PlayFacts)]
    if len(playing) < 2:
        return False
    canceled = playing[-2]
    return canceled.minion == minion and is_strike(g.face(canceled.card).modes[canceled.mode])


def _forbids(part: object) -> Iterator[v.Forbid]:
    """What a part of a tree forbids the opposing minion."""
    for node in v.nodes(part):
        if isinstance(node, v.Forbid) and node.who in ("opponent", "both"):
            yield node


def _is_on(g: VtesState, play: PlayFacts, minion: int) -> bool:
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


BARRED: Passing = "barred"
"""A passing effect: nobody can play the card of the name in ``note``."""


@judges(v.PlayIs)
def _play_is(wanted: v.PlayIs) -> Test:
    by = None if wanted.by is None else ROLES[wanted.by]

    def is_so(g: VtesState, r: EffectContext) -> bool:
        play = played(g)
        if play is None or (by is not None and play.minion != by(g, r)):
            return False
        mode = g.face(play.card).modes[play.mode]
        return wanted.card is None or such_as_played(g, r, wanted.card, play.card, mode)

    return is_so


def why_forbidden(g: VtesState, face: Face, mode: v.Mode, minion: int) -> Why | None:
    """Whether something keeps a minion from playing a card of this name, type, or one of its keywords."""
    if g.lasting or modified.is_modified(g, "may-play", minion) or modified.is_modified(g, "forbid", minion):
        for word in (face.name, mode.type, *face.keywords, *mode.keywords):
            if modified.modified(g, "may-play", minion, 0, note=word) < 0:
                return why.MINION_BARRED
            if word not in _FORBIDS_USE and modified.forbidden(g, minion, word):
                return why.MINION_BARRED
    if g.lasting and any(effect.what == BARRED and effect.note == face.name for effect in g.lasting):
        return why.MINION_BARRED
    if mode.once_word == "ammo" and _takes_no_ammo(g, minion):
        return why.MINION_BARRED
    if any(need.is_discipline for need in mode.needs) and modified.forbidden(g, minion, "discipline-card"):
        return why.MINION_BARRED
    if mode.type is CardType.COMBAT and modified.forbidden(g, minion, "combat-card"):
        return why.MINION_BARRED
    return None


_FORBIDS_USE = frozenset({"equipment", "weapon", "gun", "melee"})
"""Whoever cannot use such equipment can have it and equip with it all the same."""


def why_such_forbidden(g: VtesState, card: int, mode: v.Mode, minion: int) -> Why | None:
    """Whether a text keeps a minion from playing such cards as this one is played as."""
    if "may-play-such" not in g.modifier_sources:
        return None
    for modifier, source in modified.modifiers(g, "may-play-such", minion):
        r = as_seen_by(g, source, minion)
        if modifier.cards is None or not such_as_played(g, r, modifier.cards, card, mode):
            continue
        if modifier.when is None or holds(g, r, modifier.when):
            return why.MINION_BARRED
    return None


def why_forbidden_to_her(g: VtesState, seat: int, face: Face) -> Why | None:
    """The same for the cards a Methuselah plays herself."""
    if "may-play" not in g.modifier_sources:
        return None
    words = (*face.names, *face.keywords)
    return why.METHUSELAH_BARRED if modified.seat_modified(g, "may-play", seat, 0, words) < 0 else None


def _takes_no_ammo(g: VtesState, minion: int) -> bool:
    """Whether the gun a combatant strikes with is one no ammo can be used with."""
    weapon = card_of(g, EffectContext(seat=NONE, key=0, minion=minion), "weapon")
    return weapon != NONE and "no-ammo" in g.face(weapon).keywords


def cannot_bear(g: VtesState, card: int, minion: int) -> bool:
    """Whether a minion's text keeps such cards off him."""
    return _is_spoken_of(g, "may-bear", card, minion)


def spurned(g: VtesState, card: int, minion: int) -> bool:
    """Whether a minion's text burns such a card instead of having it put on him."""
    return _is_spoken_of(g, "spurns", card, minion)


def _is_spoken_of(g: VtesState, query: v.Query, card: int, minion: int) -> bool:
    """Whether a text about what a minion may have, in force now, is about this card."""
    if query not in g.modifier_sources:
        return False
    for modifier, source in modified.modifiers(g, query, minion):
        r = as_seen_by(g, source, minion)
        if modifier.when is not None and not holds(g, r, modifier.when):
            continue
        if modifier.cards is None or matches(g, r, modifier.cards, card):
            return True
    return False


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
    acting = g.frame_of(ActionFacts) is not None or timing.action_card_being_played(g) is not None
    return None if acting and g.frame_of(CombatFacts) is None else why.NO_WAKE_HERE
