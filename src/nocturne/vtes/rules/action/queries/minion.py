"""Which actions there are for a minion: cardless ones and those that cards in play offer (VTES-6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.done import Acted, Barred, Bled, CalledReferendum, LetBe, TakenInPlay, Took
from nocturne.vtes.frames.action import ActionFacts, ActNowFacts
from nocturne.vtes.marks import Must
from nocturne.vtes.records import Passing
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.action import same_action
from nocturne.vtes.rules.play.queries.at_need import at_need
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import holds_for
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region


def actions_taken(g: VtesState, minion: int) -> int:
    """How many actions a minion has taken this turn."""
    return turn_queries.count(g, Acted(minion))


def let_be(g: VtesState, minion: int) -> LetBe:
    """By what a minion is remembered who could have acted and did not, until somebody else acts."""
    return LetBe(minion, sum(one.minion != NONE for one in turn_queries.all_done(g, Acted)))


def was_let_be(g: VtesState, minion: int) -> bool:
    """Whether a minion could have acted and did not, and nobody has acted since."""
    return turn_queries.used(g, let_be(g, minion))


@at_need(v.TakeAction)
def _why_not_take_action(g: VtesState, r: EffectContext, effect: v.TakeAction) -> Why | None:
    """Who could have acted and did not may not again, until somebody else has acted."""
    return why.USED_ALREADY if effect.who == "minion" and was_let_be(g, r.minion) else None


def may_act_instead(g: VtesState, action: ActionFacts, masker: int) -> bool:
    """Whether a minion could have taken an action that is taken in the turn of somebody else (ruling on
    Madness Network)."""
    turn = g.frame_of(ActNowFacts)
    if action.seat == g.active or turn is None:
        return True
    ability = node_at(turn.key, turn.path)
    assert isinstance(ability, v.Ability)
    r = EffectContext(seat=action.seat, key=turn.key, minion=masker)
    return ability.by != "bearer" and (ability.requires is None or matches(g, r, ability.requires, masker))


Cardless = Callable[[VtesState, int, Question], None]


_cardless: dict[int, Cardless] = {}
"""The cardless actions by rank, in the order of the ranks."""


def cardless(rank: int) -> Callable[[Cardless], Cardless]:
    """Register what offers a cardless action. It stands among the options by its rank."""

    def register(offer: Cardless) -> Cardless:
        ranked = sorted({**_cardless, rank: offer}.items())
        _cardless.clear()
        _cardless.update(ranked)
        return offer

    return register


def cardless_actions() -> Iterable[Cardless]:
    """What offers the cardless actions, by rank."""
    return _cardless.values()


def acting_candidates(g: VtesState, seat: int) -> list[int]:
    """Minions who might act: the ready ones, and those in torpor, who may only leave it."""
    player = g.players[seat]
    return [m for m in (*player.ready, *player.torpor) if not g.play[m].contested]


MUST: Passing = "must"
"""A passing effect that makes an action mandatory: ``note`` tells which."""


def mandatory(g: VtesState, minion: int) -> set[str]:
    """The mandatory actions of a minion: hunting without blood (VTES-6-06), and what cards impose."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return set()
    found: set[str] = set()
    if now.marks:
        found = {mark.kind.value for mark in now.marked(Must)}
    for effect in g.lasting:
        if effect.what == MUST and effect.card == minion:
            found.add(effect.note)
    if found:
        found = {kind for kind in found if not turn_queries.used(g, Took(minion, ActionKind(kind)))}
    if now.blood == 0 and g.face(minion).vampire:
        found.add(ActionKind.HUNT.value)
    if "must-take" not in g.face(minion).speaks_of:
        return found
    return found | _own_duties(g, minion, ActionKind.HUNT in found)


@checks(v.MustHunt)
def _must_hunt(wanted: v.MustHunt) -> Check:
    return lambda g, r, card, now: (ActionKind.HUNT.value in mandatory(g, card)) == wanted.must_hunt


OWN = "own:"
"""Before the number of an action that a minion's own text makes mandatory for him."""


def _own_duties(g: VtesState, minion: int, must_hunt: bool) -> set[str]:
    """The actions of his own text that a minion must take now and has not taken; some give way when he must
    hunt."""
    found: set[str] = set()
    for modifier, source in modified.modifiers(g, "must-take", minion):
        unless, _, number = modifier.note.rpartition("-")
        if (must_hunt and unless) or turn_queries.used(g, TakenInPlay(minion, minion, int(number))):
            continue
        if modifier.when is None or holds_for(g, modifier.when, source, minion):
            found.add(OWN + number)
    return found


def ref(card: int) -> str:
    return f"card:{card}"


def why_no_bleed(g: VtesState, minion: int) -> Why | None:
    """Why a minion cannot bleed without a card: only one bleed a turn (VTES-6.1.1-03), and it is directed."""
    return why.BLED_ALREADY if turn_queries.used(g, Bled(minion)) else why_not_directed(g, minion)


def why_no_hunt(g: VtesState, minion: int) -> Why | None:
    """Why a vampire cannot hunt without a card: something keeps him from it, or he has done so this turn."""
    if modified.modified(g, "may-hunt", minion, 0) < 0:
        return why.MINION_BARRED
    return why_not_again(g, minion, ActionKind.HUNT)


def why_not_again(g: VtesState, minion: int, kind: ActionKind, *targets: int) -> Why | None:
    """The same cardless action against the same target only once a turn (VTES-6.1.6-08)."""
    taken = same_action(g, minion, kind, NONE, False, NONE, targets)
    return why.SAME_ACTION if turn_queries.used(g, taken) else None


def why_not_directed(g: VtesState, minion: int) -> Why | None:
    """A slave needs a ready member of his master clan for a directed action (VTES-T-12); other texts forbid
    it as well."""
    if modified.modified(g, "may-direct", minion, 0) < 0:
        return why.MINION_BARRED
    if "action-cost" in g.modifier_sources:
        more = modified.modified(g, "action-cost", minion, 0, note="directed")
        if more > g.play[minion].blood:
            return why.CANNOT_PAY
    crypt = g.face(minion).crypt
    if crypt is None or not crypt.slave_of:
        return None
    seat = g.play[minion].controller
    if any(traits.clan(g, other) == crypt.slave_of for other in traits.ready_minions(g, seat)):
        return None
    return why.SLAVE_DIRECTED


def why_not_political(
    g: VtesState, minion: int, key: int, path: str, as_vampire: bool = False, offered_by: int = NONE
) -> Why | None:
    """Why a minion may not call a referendum as a political action: vampires only (VTES-6.1-04,
    VTES-6.1.7-01), once a turn (VTES-6.1.7-02), and not after an effect barred it to his controller.
    ``as_vampire``: an ally does it with a card that he plays as a vampire; ``offered_by``: the card in play
    whose action it is."""
    if not g.face(minion).vampire and not as_vampire:
        return why.VAMPIRES_ONLY
    if turn_queries.used(g, CalledReferendum(minion)):
        return why.POLITICAL_ALREADY
    seat = g.play[minion].controller
    if any(turn_queries.used(g, Barred(seat, key, path, card)) for card in {NONE, offered_by}):
        return why.BARRED_REFERENDUM
    return None


def why_sterile(g: VtesState, minion: int, card: int, effects: tuple[v.Effect, ...]) -> Why | None:
    """A sterile vampire takes no action that puts another vampire into play (VTES-T-14): from a crypt, or
    by a card that becomes one."""
    if not traits.has_trait(g, minion, Trait.STERILE):
        return None
    becomes = "vampire" in g.face(card).keywords
    if any(isinstance(e, v.BringOut) or (becomes and isinstance(e, v.PutInPlay)) for e in effects):
        return why.STERILE
    if any(isinstance(e, v.Fetch) and e.to == "play" and e.what.kind == "vampire" for e in effects):
        return why.STERILE
    return None


def aimed_at(g: VtesState, card: int, index: int) -> tuple[int, ...]:
    """The target that an action of a card in play has by its text: the card itself, or what it is on."""
    match g.face(card).actions[index].against:
        case "this":
            return (card,)
        case "bearer":
            return (g.play[card].on,)
        case _:
            return ()


def actions_in_play(g: VtesState, minion: int) -> Iterator[tuple[int, int]]:
    """The actions cards in play offer a minion: his own text, what is on him, and cards any minion may
    use."""
    now = g.play[minion]
    for card in (minion, *traits.borne(g, minion)):
        for index, offered in enumerate(g.face(card).actions):
            if offered.by == "bearer":
                yield card, index
    for card in g.offering:
        own = g.play[card].controller == now.controller
        if g.play[card].contested:
            continue
        for index, offered in enumerate(g.face(card).actions):
            if offered.by == "any-minion" or offered.by == ("minion" if own else "other-minion"):
                yield card, index
