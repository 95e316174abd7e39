"""What a Methuselah may use in a window, and why not (VTES-1.6.1.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nocturne.kernel.decision import Prepared, Question, Why
from nocturne.kernel.memo import unchanged
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import BITS, FACES, FOREIGN_BITS, aims_face_down
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import AbilityShared, AbilityUsed
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts, DamageFacts
from nocturne.vtes.frames.window import Use
from nocturne.vtes.records import THIS_PHASE, InPlay, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.combat.queries import damage as combat_damage
from nocturne.vtes.rules.combat.queries import maneuvers
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.cost.queries.printed import fewest_discards
from nocturne.vtes.rules.play.queries import at_need, lending, play, playing, requirement, timing
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.table.queries.traits import ready_minions
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.targets import has_targets
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import (
    ACTION_WINDOWS,
    COMBAT_WINDOWS,
    NONE,
    PHASE_WINDOWS,
    Region,
    Window,
)

QUESTIONS = {window: f"vtes-window-{window.value}" for window in Window}
"""What is asked in each window."""

PASS = Prepared("pass", "vtes-do-pass")


def ask_in(g: VtesState, seat: int, window: Window, uses: list[Use]) -> Question:
    """What a seat is asked in a window: to pass, or to use one of these."""
    question = Question(seat, QUESTIONS[window], **about(g, window))
    if not uses:
        question.offer_prepared(PASS)
        return question
    question.offer_prepared(PASS, why.MANDATORY_EFFECT if is_due(g, uses, window) else None)
    offer_uses(g, question, uses)
    return question


def is_due(g: VtesState, uses: list[Use], window: Window) -> bool:
    """Whether one of these must be used now. What must be done in a phase, at any moment of it, is due when
    the phase would end and not in the windows within it."""
    return any(use.ability and _must_use(g.face(use.card).abilities[use.mode], window) for use in uses)


def _must_use(ability: v.Ability, window: Window) -> bool:
    return ability.mandatory and (window in PHASE_WINDOWS or PHASE_WINDOWS.isdisjoint(ability.windows))


def questions_in(g: VtesState, window: Window, seats: list[int]) -> list[Question]:
    """What these seats are asked in a window. Who has nothing to use is asked only where the others must not
    know that."""
    questions = []
    with unchanged(g):
        for seat in seats:
            uses = uses_of(g, seat, window)
            if uses or may_be_asked(g, seat, window):
                questions.append(ask_in(g, seat, window, uses))
    return questions


def offer_uses(g: VtesState, question: Question, uses: list[Use]) -> None:
    """Put usable cards and abilities among the options of a question."""
    for use in uses:
        ref = f"card:{use.card}"
        args: dict[str, Any] = {"card": ref}
        subjects: tuple[str, ...] = (ref,)
        who = "you"
        by = ""
        if use.minion != NONE:
            who = "minion" if use.minion != use.card else "self"
            args["minion"] = f"card:{use.minion}"
            subjects = (ref, f"card:{use.minion}") if use.minion != use.card else (ref,)
            by = f":{use.minion}"
        args["who"] = who
        if use.offer:
            _offer_other(g, question, use, args, subjects)
            continue
        if use.ability:
            args["does"] = f"power:{g.printed[use.card]}:{use.mode}{by}"
            key, label = f"use:{use.card}:{use.mode}:{use.minion}", "vtes-do-use"
        else:
            args["way"] = f"way:{g.printed[use.card]}:{use.mode}"
            args["does"] = f"does:{g.printed[use.card]}:{use.mode}{by}"
            key, label = f"play:{use.card}:{use.mode}:{use.minion}", "vtes-do-play"
            if use.weapon != NONE:
                key, label = f"{key}:with:{use.weapon}:{use.strike}", "vtes-do-play-with"
                args["weapon"] = f"card:{use.weapon}"
                subjects = (*subjects, f"card:{use.weapon}")
            if use.aim != NONE:
                key = f"{key}:at:{use.aim}"
                label = "vtes-do-play-at" if use.weapon == NONE else "vtes-do-play-with-at"
                args["target"] = f"target:{use.aim}"
                subjects = (*subjects, f"card:{use.aim}")
        question.offer(key, label, use, args=args, subjects=subjects)


def _offer_other(
    g: VtesState, question: Question, use: Use, args: dict[str, Any], subjects: tuple[str, ...]
) -> None:
    """What is neither a card in hand nor an ability of a card in play."""
    if use.offer == "granted":
        effect = g.lasting[use.mode]
        args["card"] = f"printed:{effect.source}"
        key = f"granted:{use.minion}:{effect.source}:{effect.amount}"
        question.offer(key, "vtes-do-granted", use, args=args, subjects=subjects)
        return
    question.offer(
        f"{use.offer}:{use.card}:{use.mode}", f"vtes-do-{use.offer}", use, args=args, subjects=subjects
    )


def may_be_asked(g: VtesState, seat: int, window: Window) -> bool:
    """Whether a seat without anything to use is asked all the same, so that a question gives nothing away."""
    player = g.players[seat]
    if g.options.windows == "able":
        return False
    if depends_on_hidden(g, seat, window):
        return True
    if not (player.hand or _has_lent(g, seat)):
        return False
    bits = BITS if seat == g.active else FOREIGN_BITS
    if g.options.windows == "deck" and not player.windows & bits[window]:
        return False
    return _has_a_player(g, seat, window)


def nobody_has_anything(g: VtesState, window: Window) -> bool:
    """Whether it is clear at once that nobody has, or might have, anything to use in a phase of another
    Methuselah: no deck holds anything for it, and nothing on the table is for it."""
    if g.lasting or g.options.windows == "public" or lending.LENDS in g.modifier_sources:
        return False
    bit = FOREIGN_BITS[window]
    for player in g.players:
        if player.windows & bit:
            return False
    sources = g.ability_sources.get(window, ())
    return not any(window in FACES[g.printed[card]].windows_any_turn for card in sources)


def depends_on_hidden(g: VtesState, seat: int, window: Window) -> bool:
    """Whether an ability of hers lacks nothing, or only what is hers to know: a card in hand that it costs,
    or a fitting card face down in her uncontrolled region. She is asked either way."""
    if window not in g.ability_sources or g.options.windows == "able":
        return False
    printed = g.printed
    for card in [card for card in g.ability_sources[window] if FACES[printed[card]].asks_for_hidden]:
        now, face = g.play[card], g.face(card)
        if not (now.contested or modified.silenced(g, card)):
            for index, ability in face.abilities_in[window]:
                lacking = _lacking_unseen(g, seat, ability)
                if lacking is not None and _is_user(g, seat, now, card, ability, window):
                    for minion in _users(g, seat, card, ability.by, ability.requires):
                        if why_not_use(g, seat, card, index, minion) in (None, lacking):
                            return True
    return False


def _lacking_unseen(g: VtesState, seat: int, ability: v.Ability) -> Why | None:
    """What the others cannot know an ability to lack, or None."""
    if ability.cost.discard is not None:
        return why.NO_CARD_TO_DISCARD if len(g.players[seat].hand) >= fewest_discards(ability.cost) else None
    if not aims_face_down(ability):
        return None
    face_down = any(g.knows[card] != EVERYBODY for card in g.players[seat].uncontrolled)
    return why.NO_TARGET if face_down else None


def _has_lent(g: VtesState, seat: int) -> bool:
    """Whether cards lie on a card of hers that can be played from there: perhaps face down."""
    return lending.LENDS in g.modifier_sources and any(True for _ in lending.lent_to(g, seat))


_FOR_ACTIONS = frozenset({*ACTION_WINDOWS, Window.BLOCKED, Window.AFTER_ACTION})


def _has_a_player(g: VtesState, seat: int, window: Window) -> bool:
    """Public facts: is there anybody at this seat who could play a card in this window?"""
    if window in COMBAT_WINDOWS:
        combat = g.frame_of(CombatFacts)
        able = combat is not None and seat in combat.seats(g)
    elif window in _FOR_ACTIONS:
        action = g.frame_of(ActionFacts)
        able = action is not None and (seat == action.seat or bool(g.players[seat].ready))
    else:
        return True
    return able or _has_master_for(g, seat, window)


def _has_master_for(g: VtesState, seat: int, window: Window) -> bool:
    """Whether a Methuselah could play a master out of turn in a window, which needs no minion: by her whole
    deck, so that nobody learns what she holds."""
    player = g.players[seat]
    if seat == g.active or player.out_of_turn:
        return False
    return bool(player.masters & BITS[window])


def uses_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """Everything a seat may use in a window, cards from hand first."""
    found = plays_of(g, seat, window)
    if window in g.ability_sources:
        found += abilities_of(g, seat, window)
    if g.lasting or window in maneuvers.OFFERS:
        found += maneuvers.offers_of(g, seat, window)
    return found


def plays_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """The cards in hand that may be played. Copies of a card are one choice."""
    found: list[Use] = []
    player = g.players[seat]
    if lending.LENDS in g.modifier_sources:
        found = lent_plays_of(g, seat, window)
    if not player.windows & (BITS if seat == g.active else FOREIGN_BITS)[window]:
        return found  # nothing in her whole deck fits this window
    printed = g.printed
    fitting = [card for card in player.hand if window in FACES[printed[card]].modes_in]
    for card in g.one_of_each(fitting) if fitting else ():
        for index, mode in g.face(card).modes_in[window]:
            users = at_need.only_users(g, mode.effects)
            if users is not None and not users:
                continue
            for minion in timing.players_of(g, seat, mode, window):
                if users is not None and minion not in users:
                    continue
                if minion != NONE and requirement.is_far_from(g, card, mode, minion):
                    continue  # nothing else need be looked at
                if play.why_not_play(g, seat, card, index, minion, window) is None:
                    found += variants_of(g, card, index, minion, window)
    return found


def lent_plays_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """The cards lying on cards in play that may be played as if from hand."""
    found: list[Use] = []
    for card, source in lending.lent_to(g, seat):
        for index, mode in g.face(card).modes_in.get(window, ()):
            for minion in timing.players_of(g, seat, mode, window):
                if not lending.may_borrow(g, source, minion):
                    continue
                if play.why_not_play(g, seat, card, index, minion, window) is None:
                    found += variants_of(g, card, index, minion, window)
    return found


def variants_of(g: VtesState, card: int, index: int, minion: int, window: Window) -> Iterator[Use]:
    """The ways to announce a card: a strike card with each weapon it may use, at each target it may be
    aimed at."""
    for effect in g.face(card).modes[index].effects:
        if isinstance(effect, v.Strike):
            for blow in maneuvers.ways_to_strike(g, card, index, minion, window):
                yield Use(card, index, minion, aim=blow.aim, weapon=blow.weapon, strike=blow.weapon_strike)
            return
    yield Use(card, index, minion)


def abilities_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """The abilities of cards in play that may be used."""
    found: list[Use] = []
    foreign = window in PHASE_WINDOWS and seat != g.active
    for card in _sources_for(g, seat, window):
        now = g.play[card]
        if now.contested or modified.silenced(g, card):
            continue
        for index, ability in g.face(card).abilities_in[window]:
            if foreign and not ability.any_turn:
                continue
            if _is_user(g, seat, now, card, ability, window):
                for minion in _users(g, seat, card, ability.by, ability.requires):
                    if why_not_use(g, seat, card, index, minion) is None:
                        found.append(Use(card, index, minion, ability=True))
    return found


def _sources_for(g: VtesState, seat: int, window: Window) -> list[int]:
    """The cards in play with abilities for a window that a seat might use: hers, and those for others too."""
    play, printed = g.play, g.printed
    return [
        card
        for card in g.ability_sources.get(window, ())
        if play[card].controller == seat or FACES[printed[card]].serves_others
    ]


def users_of(g: VtesState, seat: int, card: int, ability: v.Ability, window: Window) -> list[int] | None:
    """The minions of a Methuselah with whom she might use an ability; None when it is not hers to use now."""
    if not _is_user(g, seat, g.play[card], card, ability, window):
        return None
    return _users(g, seat, card, ability.by, ability.requires)


def _is_user(g: VtesState, seat: int, now: InPlay, card: int, ability: v.Ability, window: Window) -> bool:
    """Whether a Methuselah is the one an ability is for, in a phase that counts for it."""
    if window in PHASE_WINDOWS and seat != g.active and not ability.any_turn:
        return False
    match ability.user:
        case "controller":
            return now.controller == seat
        case "bearer":
            return g.play[now.on if now.on != NONE else card].controller == seat
        case "active":
            return seat == g.active
        case "prey":
            return seat == g.prey(now.controller)
        case "other-active":
            return seat == g.active and seat != now.controller
        case "pointed":
            return now.remembers in g.play and g.play[now.remembers].controller == seat
        case "anybody":
            return True


def _users(g: VtesState, seat: int, card: int, by: str, requires: Any) -> list[int]:
    now = g.play[card]
    if by == "controller":
        return [now.on if now.on != NONE else (card if g.face(card).minion else NONE)]
    if by == "bearer":
        bearer = now.on if now.on != NONE else card
        return [bearer] if g.play[bearer].region in (Region.READY, Region.TORPOR) else []
    if by == "combatant":
        combat = g.frame_of(CombatFacts)
        fighting = () if combat is None else combat.minions()
        return [m for m in fighting if m in g.play and g.play[m].controller == seat]
    r = EffectContext(seat=seat, key=g.printed[card], source=card)
    minions = ready_minions(g, seat)
    if by == "any-minion":
        minions = [*minions, *(m for m in g.players[seat].torpor if not g.play[m].contested)]
    return [m for m in minions if requires is None or matches(g, r, requires, m)]


def span_of(ability: v.Ability) -> Until | None:
    """How often it may be used: "during X, do Y" is once per X (VTES-T-22)."""
    if ability.once:
        return Until(ability.once)
    return THIS_PHASE if ability.mandatory else None


def ability_used(
    g: VtesState, seat: int, card: int, index: int, ability: v.Ability, minion: int
) -> AbilityUsed | AbilityShared:
    """By what the use of an ability is remembered: those of a group share it; all copies of a card do where
    the text says so, those of one Methuselah, or of all; or it is counted for each minion."""
    place = NONE if ability.group else index
    user = minion if ability.each else NONE
    if not ability.shared:
        return AbilityUsed(card, place, ability.group, user)
    whose = seat if ability.shared == "you" else NONE
    return AbilityShared(g.printed[card], place, ability.group, whose, user)


def why_not_use(g: VtesState, seat: int, card: int, index: int, minion: int) -> Why | None:
    """Why an ability of a card in play may not be used now, or None."""
    ability = g.face(card).abilities[index]
    span = span_of(ability)
    if span is not None:
        used = ability_used(g, seat, card, index, ability, minion)
        if turn_queries.count(g, used, span) >= ability.times:
            return why.USED_ALREADY
    if ability.once in ("combat", "round") and not _in_combat(g):
        return why.NOT_IN_COMBAT  # what is done once each combat is done in combat
    if ability.cancels is not None:
        reason = playing.why_not_cancel(g, seat, ability, minion)
        if reason is not None:
            return reason
    if ability.master_action and g.players[seat].master_actions < 1:
        return why.NO_MASTER_ACTION
    if ability.discard_action and g.players[seat].discard_actions < 1:
        return why.NO_DISCARD_ACTION
    reason = (
        _why_not_as_type(g, seat, ability, minion)
        or maneuvers.why_not_use_equipment(g, card)
        or why_not_pay(g, Bill(seat, ability.cost, minion, card))
    )
    if reason is not None and reason is not why.NO_CARD_TO_DISCARD:
        return reason
    short_of_cards = reason  # said last: whether it is the only reason is hers alone to know
    r = EffectContext(
        seat=seat, key=g.printed[card], path=f"abilities.{index}.effects", source=card, minion=minion
    )
    # Text that names a kind of bearer works for that kind only (VTES-T-32).
    if ability.requires is not None and minion != NONE and not matches(g, r, ability.requires, minion):
        return why.REQUIREMENT
    if ability.condition is not None and not holds(g, r, ability.condition):
        return why.condition(g.printed[card], f"abilities.{index}")
    reason = at_need.why_not_needed(g, r, ability.effects)
    reason = reason or maneuvers.why_not_in_combat(g, r, ability.effects, Window.STRIKE)
    if reason is not None:
        return reason
    if not has_targets(g, r, ability.targets):
        return why.NO_TARGET
    return short_of_cards


def _in_combat(g: VtesState) -> bool:
    combat = g.frame_of(CombatFacts)
    return combat is not None and bool(combat.sides) and not combat.has_ended()


def _why_not_as_type(g: VtesState, seat: int, ability: v.Ability, minion: int) -> Why | None:
    """An effect with the icon of a card type follows the timing of that type (VTES-IMB-14, VTES-IMB-16)."""
    if ability.as_type in (CardType.ACTION_MODIFIER, CardType.REACTION):
        action = g.frame_of(ActionFacts)
        if action is None:
            return why.NOT_THIS_WINDOW
        if ability.as_type is CardType.ACTION_MODIFIER:
            return None if action.minion == minion else why.NOT_ACTING
        if action.seat == seat:
            return why.OWN_ACTION
        return play.why_not_reacting(g, minion, ability.usable_locked)
    if ability.as_type is CardType.COMBAT:
        combat = g.frame_of(CombatFacts)
        fights = combat is not None and minion in combat.minions() and not combat.has_ended()
        return None if fights else why.NOT_IN_COMBAT
    return None


def about(g: VtesState, window: Window) -> dict[str, Any]:
    """The arguments of the question beyond its kind."""
    damage = g.frame_of(DamageFacts) if window is Window.DAMAGE else None
    if damage is None or damage.victim == NONE:
        return {}
    by, weapon = combat_damage.origin(g, [hit for hit in damage.hits if hit.victim == damage.victim])
    return {
        "told": "yes",
        "victim": f"card:{damage.victim}",
        "amount": damage.left(damage.victim),
        "source": "none" if by == NONE else f"card:{by}",
        "weapon": "none" if weapon == NONE else f"card:{weapon}",
    }
