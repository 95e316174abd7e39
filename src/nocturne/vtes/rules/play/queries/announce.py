"""What can be aimed at or named as something is announced (VTES-1.6.1.1-04)."""

from __future__ import annotations

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import ARTS, DISCIPLINES
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries import minion as action_minion
from nocturne.vtes.rules.cost.queries.pay import DIRECTED_COST, directed_blood, directed_surcharge
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.playing import such_as_played
from nocturne.vtes.rules.play.queries.requirement import plays_as_vampire
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches, matching
from nocturne.vtes.rules.text.queries.modifiers import as_seen_by
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.targets import target_seats
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def untouchable(
    g: VtesState,
    acting: int,
    target: int,
    card: int = NONE,
    mode: v.Mode | None = None,
    attack: bool = False,
) -> bool:
    """Whether a card keeps another from being the target of this minion's action: of those of other
    Methuselahs, or only of some minions', or only with some cards. ``card``, ``mode``: the action card;
    ``attack``: it is an action to enter combat."""
    if target not in g.play or g.play[target].controller == g.play[acting].controller:
        return False
    if attack and "may-attack" in g.modifier_sources:
        for modifier, source in modified.modifiers(g, "may-attack", acting):
            if modifier.against is None or matches(
                g, as_seen_by(g, source, acting), modifier.against, target
            ):
                return True
    if _too_dear(g, g.play[acting].controller, target, card, mode):
        return True
    if _too_bloody(g, acting, target, card, mode):
        return True
    return _barred(g, acting, target, card, mode)


def _barred(g: VtesState, acting: int, target: int, card: int, mode: v.Mode | None) -> bool:
    for modifier, source in modified.modifiers(g, "may-be-targeted", target):
        r = as_seen_by(g, source, target)
        if modifier.when is not None and not holds(g, r, modifier.when):
            continue
        if modifier.cards is not None and (
            mode is None or not such_as_played(g, r, modifier.cards, card, mode)
        ):
            continue
        if modifier.against is None or matches(g, r, modifier.against, acting):
            return True
    return any(effect.what == "may-be-targeted" and effect.card == target for effect in g.lasting)


def _too_dear(g: VtesState, seat: int, target: int, card: int, mode: v.Mode | None) -> bool:
    """Whether an action costs more than there is in her pool because it would be directed at this card."""
    more = directed_surcharge(g, (target,), (g.play[target].controller,))
    if not more or mode is None or mode.undirected:
        return False
    pool = printed_cost(g.face(card), mode).pool
    return isinstance(pool, int) and pool + more > g.players[seat].pool


def _too_bloody(g: VtesState, acting: int, target: int, card: int, mode: v.Mode | None) -> bool:
    """Whether an action costs more blood than this minion has because it would be directed, and at this
    card. Who has no blood pays only what can be paid with life."""
    if mode is not None and mode.undirected:
        return False
    more = directed_blood(g, acting, (target,), (g.play[target].controller,))
    if not more:
        return False
    notes = [modifier.note for modifier, _source in modified.modifiers(g, DIRECTED_COST, target)]
    as_vampire = g.face(acting).vampire or (mode is not None and plays_as_vampire(g, acting, mode))
    if not as_vampire and any(note != "life" for note in notes):
        return True
    printed = 0 if mode is None else printed_cost(g.face(card), mode).blood
    return isinstance(printed, int) and printed + more > g.play[acting].blood


@checks(v.Targetable)
def _targetable(wanted: v.Targetable) -> Check:
    """What an action does to each of several minions, it does not do to those who cannot be its targets
    (rulings 100615:b00c9dff, 200678:ae0a0eb9)."""
    return lambda g, r, card, now: (
        r.minion not in g.play
        or now.controller == g.play[r.minion].controller
        or not _barred(g, r.minion, card, r.source, None)
    )


def why_no_aim(
    g: VtesState,
    minion: int,
    target: v.Target,
    r: EffectContext,
    kind: ActionKind,
    mode: v.Mode | None = None,
) -> Why | None:
    """Why an action of a kind has nothing it may be aimed at: there are targets, but none this minion may
    choose. ``mode``: how its card is played."""
    if target.up_to:
        return None
    directed = action_minion.why_not_directed(g, minion)
    own = g.play[minion].controller
    if target.card is None:
        seats = target_seats(g, r, target)
        if kind is ActionKind.BLEED and not any(modified.may_bleed(g, minion, seat) for seat in seats):
            return why.MINION_BARRED
        return directed if directed is not None and own not in seats else None
    reason: Why | None = None
    for card in matching(g, r, target.card):
        if untouchable(g, minion, card, r.source, mode, kind is ActionKind.ENTER_COMBAT):
            reason = why.NOT_A_TARGET
        elif directed is not None and card in g.play and g.play[card].controller != own:
            reason = directed
        else:
            return None
    return reason


def disciplines_to_name(g: VtesState, minion: int, naming: v.Name) -> list[str]:
    """The Disciplines that may be named: all, or only those that the minion has at superior."""
    return [
        code
        for code in DISCIPLINES
        if code not in ARTS and (not naming.superior or modified.discipline(g, minion, code) > 1)
    ]
