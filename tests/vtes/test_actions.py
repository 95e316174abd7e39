"""Playing cards and taking actions: what no card at hand can bring about in a scenario, and what holds in
every window."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Question
from nocturne.kernel.engine import advance, still_open, submit
from nocturne.kernel.words import words
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import Announced
from nocturne.vtes.frames.play import played
from nocturne.vtes.game import game
from nocturne.vtes.new_game import VtesSettings
from nocturne.vtes.options import read_options
from nocturne.vtes.position.written import PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.rules.action.effects.action import _as_if_unblocked
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.action import current, directed_at
from nocturne.vtes.rules.block.queries import blocking_seats
from nocturne.vtes.rules.control.effects import banishing, control
from nocturne.vtes.rules.counters.effects import pool
from nocturne.vtes.rules.play.procedures.window import Opportunity
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import as_vampire
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Phase, Region, Window
from nocturne.vtes.view.explain import explain
from nocturne.vtes.view.table import look
from nocturne.vtes.view.ways import name_way


def table(
    *players: PlacedPlayer, phase: Phase = Phase.MINION, edge: int = 0, **options: Any
) -> tuple[VtesState, dict[str, int]]:
    """A position, and its cards by name."""
    position = VtesPosition(players=list(players), phase=phase, edge=edge)
    rules = VtesSettings(rules=read_options({"windows": "able", **options}))
    found = game.set_up(position, rules, len(players), Chance.seeded(1))
    return found.state, {name: int(card) for name, card in found.names.items()}


def answer(g: VtesState, seat: int, key: str) -> list[Question]:
    """One answer; gives what is asked then."""
    submit(g, advance(g), seat, key)
    return advance(g)


def told(g: VtesState, kind: type) -> list[Any]:
    """The events of a kind so far."""
    return [entry.event for entry in g.emitted if isinstance(entry.event, kind)]


# -- the end of an action


@pytest.mark.rule("VTES-6.2.3-06")
def test_an_action_ends_when_its_methuselah_loses_control_of_the_acting_minion() -> None:
    # given a bleed that awaits the decision to block
    g, named = table(PlacedPlayer(ready=["Madison"]), PlacedPlayer(ready=["Malachi"]), PlacedPlayer())
    answer(g, 0, f"bleed:{named['madison']}")
    # when an effect gives the acting minion to somebody else
    control.take_control(g, named["madison"], 2)
    asked = advance(g)  # nobody is left to be blocked
    # then nobody is bled, and the next action may begin
    assert g.players[1].pool == 30
    assert told(g, events.ActionEnded)
    assert not told(g, events.Bled)
    assert [question.label for question in asked] == ["vtes-ask-action"]


@pytest.mark.rule("VTES-6.2.3-06")
def test_it_ends_too_when_he_goes_to_the_uncontrolled_region() -> None:
    g, named = table(PlacedPlayer(ready=["Madison"]), PlacedPlayer(ready=["Malachi"]))
    answer(g, 0, f"bleed:{named['madison']}")
    banishing.banish(g, named["madison"])
    advance(g)
    assert g.play[named["madison"]].region is Region.UNCONTROLLED
    assert g.players[1].pool == 30


@pytest.mark.rule("VTES-6.2.4-02")
def test_a_successful_action_is_never_continued_as_if_unblocked() -> None:
    # given the effect of a card, carried out in a combat that a successful action has begun
    g, named = table(PlacedPlayer(ready=["Madison"]), PlacedPlayer(ready=["Malachi"]))
    mist = catalogue().named("Form of Mist").id
    for succeeded, goes_on in ((True, False), (False, True)):
        action = Action(seat=0, minion=named["madison"], kind=ActionKind.ENTER_COMBAT)
        action.blocking.blocked, action.outcome.succeeded = True, succeeded
        g.push(action)
        _as_if_unblocked(g, EffectContext(seat=0, key=mist, path="modes.1.effects"), v.Unblocked())
        assert action.blocking.continues is goes_on
        g.pop()


# -- playing cards


@pytest.mark.rule("VTES-T-26", "VTES-T-24")
@pytest.mark.parametrize("free", [True, False])
def test_a_canceled_action_card_is_never_paid_for(free: bool) -> None:
    # given an action card for 1 blood, canceled by a card that says nothing about its cost (or waives it)
    g, named = table(
        PlacedPlayer(ready=["Ohanna"], hand=["Govern the Unaligned"]),
        PlacedPlayer(hand=["Direct Intervention"]),
    )
    ohanna, govern = named["ohanna"], named["govern-the-unaligned"]
    answer(g, 0, f"action:{govern}:0:{ohanna}")
    play = played(g)
    assert play is not None
    play.canceled, play.free = True, free
    # when the moment of playing it is over
    asked = advance(g)
    # then nothing was paid, nobody is locked, and he may act
    assert (g.play[ohanna].blood, g.play[ohanna].locked) == (2, False)
    assert govern in g.players[0].ash
    assert asked[0].label == "vtes-ask-action"


@pytest.mark.rule("VTES-1.6.1.2-07", "VTES-T-29")
def test_a_library_that_was_searched_is_in_another_order() -> None:
    # given a library of many different cards, one of them equipment
    names = sorted(card.name for card in catalogue().library.values() if CardType.MASTER in card.types)[:40]
    smith = PlacedPlayer(
        ready=["Rosalina Cortez"], hand=["Magic of the Smith"], hand_size=0, library=["Sport Bike", *names]
    )
    g, named = table(smith, PlacedPlayer())
    before = [g.printed[card] for card in g.players[0].library]
    # when it is searched without taking anything
    answer(g, 0, f"action:{named['magic-of-the-smith']}:0:{named['rosalina-cortez']}")
    answer(g, 0, "none")
    # then the same cards lie there in another order, and nobody knows any of them
    after = [g.printed[card] for card in g.players[0].library]
    assert sorted(after) == sorted(before)
    assert after != before
    assert not any(g.knows[card] for card in g.players[0].library)


# -- whom an action is aimed at


@pytest.mark.rule("VTES-6.2.2.1-07")
def test_a_political_action_is_undirected_whatever_it_names() -> None:
    g, named = table(PlacedPlayer(ready=["Tara"]), PlacedPlayer(ready=["Malachi"]))
    for kind, expected in ((ActionKind.POLITICAL, ()), (ActionKind.SPECIAL, (1,))):
        action = Action(
            seat=0, minion=named["tara"], kind=kind, targets=(named["malachi"],),
            announced=Announced(victims=(1,)),
        )  # fmt: skip
        assert directed_at(g, action) == expected


@pytest.mark.rule("VTES-6.2.2.1-01", "VTES-6.2.2.1-02", "VTES-1.6.1.5-02")
def test_all_targets_may_block_clockwise_and_come_first_in_windows() -> None:
    # given an action at Tom (seat 2) and Ulla (seat 3), who sit beyond the prey
    g, named = table(
        PlacedPlayer(ready=["Tara"]),
        PlacedPlayer(ready=["Malachi"]),
        PlacedPlayer(ready=["Aleph"]),
        PlacedPlayer(ready=["Sully"]),
    )
    action = Action(
        seat=0, minion=named["tara"], kind=ActionKind.SPECIAL, directed_at=(2, 3),
        announced=Announced(victims=(3, 2)),
    )  # fmt: skip
    assert directed_at(g, action) == (2, 3)
    assert blocking_seats(g, action) == (2, 3)
    order = Opportunity(window=Window.ACTION, first=0, second=action.second(g)).order(g)
    assert order == [0, 2, 1, 3]


@pytest.mark.rule("VTES-6.2.2.1-03", "VTES-6.2.2.1-05")
def test_everybody_sees_who_may_still_block() -> None:
    # given a hunt, which prey and predator may block; the fourth Methuselah may not
    g, named = table(
        PlacedPlayer(ready=[PlacedCard("Tara", blood=1)]),
        PlacedPlayer(ready=["Malachi"]),
        PlacedPlayer(ready=["Aleph"]),
        PlacedPlayer(ready=["Sully"]),
    )
    answer(g, 0, f"hunt:{named['tara']}")
    seen = look(g, 2).action
    assert seen is not None
    assert seen.may_block == (1, 3)
    # when the prey declines
    asked = advance(g)
    while asked[0].label != "vtes-ask-block":
        answer(g, asked[0].seat, "pass")
        asked = advance(g)
    answer(g, 1, "decline")
    # then the predator is left to decide
    seen = look(g, 2).action
    assert seen is not None
    assert (seen.declined, seen.may_block) == ((1,), (3,))


def test_a_bleed_whose_target_has_left_the_game_takes_nothing() -> None:
    # given a bleed at Alexis, who is ousted before it resolves
    g, named = table(PlacedPlayer(ready=["Tara"]), PlacedPlayer(ready=["Malachi"]), PlacedPlayer(), edge=3)
    answer(g, 0, f"bleed:{named['tara']}")
    pool.burn_pool(g, 1, 30)
    # when the game goes on
    asked = advance(g)
    # then nobody blocks or burns pool, and the Edge stays where it was
    assert [question.label for question in asked] == ["vtes-ask-action"]
    assert g.players[2].pool == 30
    assert not told(g, events.Bled)
    assert g.edge == 2


# -- windows


SEATS = st.integers(2, 6)


@pytest.mark.rule("VTES-1.6.1.5-01", "VTES-1.6.1.5-02")
@given(seats=SEATS, data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_window_asks_everybody_once_acting_first_defending_second_then_clockwise(
    seats: int, data: st.DataObject
) -> None:
    g, _named = table(*[PlacedPlayer() for _ in range(seats)])
    first = data.draw(st.integers(0, seats - 1))
    second = data.draw(st.one_of(st.just(NONE), st.integers(0, seats - 1)))
    out = data.draw(st.sets(st.integers(0, seats - 1), max_size=seats - 1))
    for seat in out:
        g.players[seat].out = "ousted"
    order = Opportunity(window=Window.ACTION, first=first, second=second).order(g)
    alive = [(first + i) % seats for i in range(seats) if (first + i) % seats not in out]
    assert sorted(order) == sorted(alive)
    if first not in out:
        assert order[0] == first
    if second not in (NONE, first) and second not in out:
        assert order.index(second) == (0 if first in out else 1)
    rest = [seat for seat in order if seat != second or second == first]
    assert rest == [seat for seat in alive if seat != second or second == first]


@pytest.mark.rule("VTES-1.6.1.5-04")
def test_nobody_is_asked_again_once_all_have_passed() -> None:
    g, named = table(
        PlacedPlayer(ready=["Madison"], hand=["Conditioning"]),
        PlacedPlayer(ready=["Aleph"], hand=["Telepathic Counter"]),
    )
    asked = answer(g, 0, f"bleed:{named['madison']}")
    assert [question.seat for question in asked] == [0, 1]
    submit(g, asked, 0, "pass")
    assert [question.seat for question in still_open(g, advance(g))] == [1]
    asked = answer(g, 1, "pass")
    assert [question.label for question in asked] == ["vtes-ask-block"]


# -- allies as vampires


@pytest.mark.rule("VTES-1.6.3-05", "VTES-1.6.3-11")
def test_an_ally_is_a_vampire_for_the_play_of_a_card_and_nothing_else() -> None:
    g, named = table(PlacedPlayer(ready=["Rafastio Ghoul", "Madison"]), PlacedPlayer())
    ghoul = named["rafastio-ghoul"]
    theft = catalogue().named("Theft of Vitae").id
    hacking = catalogue().named("Computer Hacking").id
    spy = catalogue().named("Raven Spy").id

    def reads(key: int, path: str, card: int = ghoul, minion: int = ghoul) -> bool:
        return as_vampire(g, EffectContext(seat=0, key=key, path=path, minion=minion), card)

    assert reads(theft, "modes.0.effects")
    assert reads(theft, "modes.0.effects.0.effects")  # whatever comes of it later
    assert not reads(theft, "modes.0.effects", minion=named["madison"])  # somebody else played it
    assert not reads(hacking, "modes.0.effects")  # it requires no vampire
    assert not reads(spy, "statics.0")  # what a card does in play
    vampire, ally = v.Filter(kind="vampire"), v.Filter(kind="ally")
    played = EffectContext(seat=0, key=theft, path="modes.0.effects", minion=ghoul)
    plain = EffectContext(seat=0, key=theft, minion=ghoul)
    assert (matches(g, played, vampire, ghoul), matches(g, played, ally, ghoul)) == (True, False)
    assert (matches(g, plain, vampire, ghoul), matches(g, plain, ally, ghoul)) == (False, True)


# -- labels and reasons


def test_a_label_tells_the_ways_of_playing_a_card_apart() -> None:
    senses = catalogue().named("Enhanced Senses").id
    hacking = catalogue().named("Computer Hacking").id
    for lang in ("en", "fr"):
        basic, superior = (name_way(f"way:{senses}:{mode}", words(lang)) for mode in (0, 1))
        assert "[aus]" in basic
        assert "[AUS]" in superior
        assert name_way(f"way:{hacking}:0", words(lang)) == ""  # there is only one


def test_every_refused_card_has_a_reason_with_a_rule() -> None:
    # given a table where most of the hand cannot be played
    hand: list[str | PlacedCard] = [
        "Govern the Unaligned", "Deflection", "Faceless Night", "Vessel", "Dragonbound", "Immortal Grapple",
        "Direct Intervention", "Kine Resources Contested", "Loyal Street Gang", "Arson",
    ]  # fmt: skip
    g, _named = table(PlacedPlayer(ready=["Krid"], hand=hand), PlacedPlayer(ready=["Malachi"]))
    (question,) = advance(g)
    offered = {option.key.split(":")[1] for option in question.options if option.key.startswith("action:")}
    for card in g.players[0].hand:
        reasons = list(explain(g, 0, f"card:{card}"))
        assert (str(card) in offered) == (not reasons)
        assert all(refusal.why.rule for refusal in reasons)
        assert all(words("en").has(refusal.why.message) for refusal in reasons)


def test_the_action_in_progress_is_the_innermost_one() -> None:
    g, named = table(PlacedPlayer(ready=["Krid"]), PlacedPlayer(ready=["Malachi"]))
    answer(g, 0, f"bleed:{named['krid']}")
    assert current(g).minion == named["krid"]
