"""Setting up, turns, leaving the game: what scenarios cannot say, and what holds in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel.chance import Chance
from nocturne.kernel.engine import advance, still_open, submit
from nocturne.kernel.errors import BadOptions
from nocturne.vtes import invariants
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of, merged_key, parts_of, window_bit
from nocturne.vtes.cards.lexicon import CLANS, CREEDS, VIRTUES, Sect
from nocturne.vtes.context import EffectContext
from nocturne.vtes.decks import precons
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.game import game
from nocturne.vtes.new_game import HOUSE_DECKS, VtesSettings
from nocturne.vtes.options import read_options
from nocturne.vtes.position.written import PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.records import THIS_TURN, Lasting
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.action import directed_at
from nocturne.vtes.rules.block.queries import blocking_seats
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.hand.effects.piles import take_out
from nocturne.vtes.rules.hand.procedures.fetch import Search
from nocturne.vtes.rules.oust import effects as oust_effects
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects import resolve
from nocturne.vtes.rules.turn.procedures.setup import new_state
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Phase, Region, Window
from nocturne.vtes.view.table import look

DECKS = [precons()[code] for code in HOUSE_DECKS]


def beginning(seats: int = 5, seed: int = 1, **options: Any) -> VtesState:
    """A game about to begin, with the house decks."""
    decks = (DECKS * 2)[:seats]
    rules = read_options({"windows": "able", "deck_size": "free", **options})
    return new_state(rules, decks, seats, Chance.seeded(seed))


def table(
    *players: PlacedPlayer, phase: Phase = Phase.MINION, **options: Any
) -> tuple[VtesState, dict[str, int]]:
    """A position, and its cards by name."""
    position = VtesPosition(players=list(players), phase=phase)
    settings_ = VtesSettings(rules=read_options({"windows": "able", **options}))
    found = game.set_up(position, settings_, len(players), Chance.seeded(1))
    return found.state, {name: int(card) for name, card in found.names.items()}


# -- setting up


@pytest.mark.rule("VTES-1.2-07", "VTES-2.2-02", "VTES-2.3-03", "VTES-2.3-04", "VTES-1.2-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_30_pool_7_cards_and_4_crypt_cards(seats: int) -> None:
    g = beginning(seats)
    assert g.edge == NONE
    for seat, player in enumerate(g.players):
        assert player.pool == 30
        assert len(player.hand) == 7
        assert len(player.uncontrolled) == 4
        assert [*player.ready, *player.torpor, *player.area, *player.ash] == []
        assert all(g.face(card).crypt is None for card in (*player.hand, *player.library))
        assert all(g.face(card).crypt is not None for card in (*player.uncontrolled, *player.crypt))
        assert all(g.knows[card] == 1 << seat for card in (*player.hand, *player.uncontrolled))
        assert all(g.knows[card] == 0 for card in (*player.library, *player.crypt))
    assert list(invariants.broken(g)) == []


@pytest.mark.rule("VTES-2.3-02", "VTES-2.1-03")
def test_decks_are_shuffled_and_seats_taken_in_the_order_of_the_decks() -> None:
    orders = {tuple(beginning(seed=seed).printed) for seed in range(8)}
    assert len(orders) == 8
    g = beginning()
    for seat, deck in enumerate(DECKS):
        mine = sorted(g.printed[card] for card in range(len(g.printed)) if g.owner[card] == seat)
        assert mine == sorted([*deck.library_cards(), *deck.crypt_cards()])


@pytest.mark.rule("VTES-1-03")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_game_needs_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        new_state(read_options({}), (DECKS * 2)[:seats], seats, Chance.seeded(1))


def test_every_seat_needs_a_deck() -> None:
    with pytest.raises(BadOptions):
        new_state(read_options({}), DECKS[:2], 3, Chance.seeded(1))


def test_the_windows_of_a_deck_tell_own_phases_from_those_of_others() -> None:
    g = beginning(2)
    own = g.players[0].windows
    assert own & window_bit(Window.MASTER)
    assert not own & window_bit(Window.MASTER, foreign=True)


@pytest.mark.rule("VTES-2.3-05")
def test_a_number_tells_nothing_about_a_hidden_card() -> None:
    """Cards of a pile are numbered in a row whatever is printed on them."""
    one, other = beginning(seed=3), beginning(seed=4)
    assert [player.hand for player in one.players] == [player.hand for player in other.players]
    assert one.printed != other.printed


# -- whole games


def play(g: VtesState, seed: int, most: int) -> int:
    """Answer at random, and see that every invariant holds after each answer."""
    dice = random.Random(seed)
    for count in range(most):
        asked = advance(g)
        if g.result is not None or not asked:
            return count
        question = still_open(g, asked)[0]
        keys = [option.key for option in question.options]
        weights = [0.3 if key in ("pass", "decline", "none") else 1.0 for key in keys]
        submit(g, asked, question.seat, dice.choices(keys, weights)[0])
        g.emitted.clear()
        assert list(invariants.broken(g)) == []
    return most


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 6))
def test_invariants_hold_in_every_game(seed: int, seats: int) -> None:
    g = beginning(seats, seed, turn_limit=16)
    play(g, seed, 600)


@pytest.mark.rule("VTES-9.1-04", "VTES-9.1-07", "VTES-9.1-09")
def test_the_points_of_a_finished_game_are_as_many_as_its_seats() -> None:
    """One for every ousting and one for the last: nobody withdrew, nobody fell together with the last."""
    g = beginning(3, 2)
    for player in g.players:
        player.pool, g.bank = 4, g.bank + 26
    play(g, 2, 4000)
    assert g.result is not None
    assert sum(g.result.points) == 3
    assert sum(1 for player in g.players if not player.out) == 1


@pytest.mark.rule("VTES-FR-01")
def test_the_host_of_a_table_can_end_the_game_when_time_is_out() -> None:
    g = beginning(3, time_out_points="half")
    advance(g)
    oust_effects.time_out(g)
    assert g.result is not None
    assert g.result.points == (0.5, 0.5, 0.5)
    assert g.result.winners == ()


# -- oustings


@pytest.mark.rule("VTES-9.1-12")
@pytest.mark.parametrize(("option", "place"), [("burned", "ash"), ("removed", "removed")])
def test_control_that_would_return_to_an_ousted_player(option: str, place: str) -> None:
    g, named = table(
        PlacedPlayer(pool=20, ready=["Tara"]),
        PlacedPlayer(pool=1, ready=["Alice Chen"]),
        PlacedPlayer(pool=20),
        return_to_ousted=option,
    )
    advance(g)
    control.take_control(g, named["alice-chen"], 0, until=THIS_TURN)
    pool.burn_pool(g, 1, 1)
    asked = advance(g)
    assert g.players[1].out == "ousted"
    assert g.play[named["alice-chen"]].controller == 0  # until the end of the turn
    submit(g, asked, 0, "pass")
    advance(g)
    assert named["alice-chen"] in getattr(g.players[1], place)


@pytest.mark.rule("VTES-9.1-06")
def test_two_who_oust_each_other_get_a_point_each_and_nobody_is_the_last() -> None:
    g, _named = table(PlacedPlayer(pool=2, ready=["Tara"]), PlacedPlayer(pool=2))
    advance(g)
    pool.burn_pool(g, 0, 2)
    pool.burn_pool(g, 1, 2)
    advance(g)
    assert g.result is not None
    assert g.result.points == (1.0, 1.0)
    assert g.result.winners == ()


# -- capacity, clans, Disciplines


@pytest.mark.rule("VTES-1.5.2-02")
def test_only_a_higher_capacity_is_older() -> None:
    g, named = table(PlacedPlayer(ready=["Alice Chen", "Tara", "Madison"]), PlacedPlayer())
    alice, tara, madison = named["alice-chen"], named["tara"], named["madison"]
    assert modified.is_older(g, alice, tara)
    assert not modified.is_older(g, tara, alice)
    assert not modified.is_older(g, tara, madison)
    assert not modified.is_older(g, madison, tara)


@pytest.mark.rule("VTES-1.5.2-06", "VTES-1.5.2-03")
def test_no_effect_lowers_a_capacity_below_1_and_the_surplus_drains_at_once() -> None:
    g, named = table(PlacedPlayer(ready=["Tara"]), PlacedPlayer())
    tara = named["tara"]
    g.lasting.append(Lasting("capacity", -20, card=tara))
    assert modified.capacity(g, tara) == 1
    counters.gain_blood(g, tara, 1)
    assert g.play[tara].blood == 1


@pytest.mark.rule("VTES-1.5.3-02")
def test_each_clan_gives_its_members_a_sect_unless_the_card_says_otherwise() -> None:
    assert CLANS["Brujah"] is Sect.CAMARILLA
    assert CLANS["Lasombra"] is Sect.SABBAT
    assert CLANS["Osebo"] is Sect.LAIBON
    assert CLANS["Ravnos"] is Sect.INDEPENDENT
    for card in catalogue().crypt.values():
        if not card.imbued:
            assert card.printed_sect is not None


@pytest.mark.rule("VTES-IMB-18", "VTES-IMB-19", "VTES-IMB-04")
def test_the_creeds_and_virtues_of_the_imbued() -> None:
    """The card list of today calls Justice Judgment."""
    assert set(CREEDS) == {"Avenger", "Defender", "Innocent", "Judge", "Martyr", "Redeemer", "Visionary"}
    assert set(VIRTUES.values()) == {
        "Vengeance", "Defense", "Innocence", "Judgment", "Martyrdom", "Redemption", "Vision",
    }  # fmt: skip
    for card in catalogue().crypt.values():
        if card.imbued:
            assert card.clan in CREEDS
            assert set(card.disciplines) <= set(VIRTUES)
            assert set(card.disciplines.values()) <= {1}


@pytest.mark.rule("VTES-1.5.6-06", "VTES-1.5.6-08")
def test_every_merged_vampire_of_the_catalogue_has_a_face() -> None:
    bases = {card.name: card for card in catalogue().crypt.values() if not card.advanced}
    advanced = [card for card in catalogue().crypt.values() if card.advanced]
    assert advanced
    for card in advanced:
        key = merged_key(card.id, bases[card.name].id)
        face = face_of(key)
        assert parts_of(key) == (card.id, bases[card.name].id)
        assert (face.name, face.capacity, face.disciplines) == (
            card.name,
            card.capacity,
            dict(card.disciplines),
        )
        assert len(face.statics) >= len(face_of(bases[card.name].id).statics)


# -- allies and retainers


@pytest.mark.rule("VTES-6.1.4-07", "VTES-6.1.5-08", "VTES-6.1.5-05", "VTES-6.1.5-06")
def test_what_enters_play_otherwise_is_of_the_basic_version_and_may_act() -> None:
    g, named = table(
        PlacedPlayer(ready=["Tara"], hand=["Raven Spy", "Carlton Van Wyk"]),
        PlacedPlayer(),
    )
    advance(g)
    g.push(Search(seat=0, zones=("hand",), to="on", key=catalogue().named("Magic of the Smith").id,
                  path="modes.0.effects.0", host=named["tara"], chosen=(named["raven-spy"],)))  # fmt: skip
    advance(g)
    g.push(Search(seat=0, zones=("hand",), to="play", key=catalogue().named("Magic of the Smith").id,
                  path="modes.0.effects.0", chosen=(named["carlton-van-wyk"],)))  # fmt: skip
    asked = advance(g)
    spy, carlton = g.play[named["raven-spy"]], g.play[named["carlton-van-wyk"]]
    assert (spy.on, spy.blood, spy.mode) == (named["tara"], 1, 0)
    assert (carlton.region, carlton.blood) == (Region.READY, 2)
    assert asked[0].choice(f"bleed:{named['carlton-van-wyk']}") is not None


@pytest.mark.rule("VTES-6.1.5-09")
def test_allies_ignore_effects_that_burn_blood() -> None:
    g, named = table(PlacedPlayer(ready=["Tara", "Carlton Van Wyk"]), PlacedPlayer())
    for name, left in (("tara", 5), ("carlton-van-wyk", 2)):
        r = EffectContext(seat=1, key=g.printed[named["tara"]], targets=(named[name],))
        resolve.carry_out(g, r, v.BurnBlood("target", 1))
        assert g.play[named[name]].blood == left


@pytest.mark.rule("VTES-6.1.5-07", "VTES-IMB-05")
def test_a_last_life_lost_otherwise_than_by_damage() -> None:
    jack = PlacedCard(card='Jack "Hannibal137" Harmon', named="jack")
    g, named = table(PlacedPlayer(ready=["Carlton Van Wyk", jack]), PlacedPlayer())
    advance(g)
    for name in ("carlton-van-wyk", "jack"):
        counters.burn_blood(g, named[name], 9)
        counters.check_life(g, named[name])
    advance(g)
    assert named["carlton-van-wyk"] in g.players[0].ash
    assert g.play[named["jack"]].region is Region.INCAPACITATED


@pytest.mark.rule("VTES-IMB-05")
def test_an_effect_that_burns_an_ally_burns_an_imbued() -> None:
    jack = PlacedCard(card='Jack "Hannibal137" Harmon', named="jack")
    g, named = table(PlacedPlayer(ready=[jack]), PlacedPlayer())
    leaving_play.burn_card(g, named["jack"])
    assert named["jack"] in g.players[0].ash


@pytest.mark.rule("VTES-IMB-25")
@pytest.mark.parametrize(("life", "after"), [(0, 1), (3, 4), (4, 4)])
def test_leaving_the_incapacitated_region_by_any_effect_gives_1_life(life: int, after: int) -> None:
    jack = PlacedCard(card='Jack "Hannibal137" Harmon', named="jack", blood=life)
    g, named = table(PlacedPlayer(incapacitated=[jack]), PlacedPlayer())
    r = EffectContext(seat=0, key=g.printed[named["jack"]], targets=(named["jack"],))
    resolve.carry_out(g, r, v.MoveToReady("target"))
    assert (g.play[named["jack"]].region, g.play[named["jack"]].blood) == (Region.READY, after)


@pytest.mark.rule("VTES-IMB-21")
def test_an_imbued_without_life_has_the_same_moment_as_an_ally_being_burned() -> None:
    jack = PlacedCard(card='Jack "Hannibal137" Harmon', named="jack")
    g, named = table(PlacedPlayer(ready=["Carlton Van Wyk", jack]), PlacedPlayer())
    advance(g)
    seen: list[Window] = []
    for name in ("carlton-van-wyk", "jack"):
        counters.burn_blood(g, named[name], 9)
        counters.check_life(g, named[name])
        g.stack.append(g.queue.pop())
        g.stack[-1].run(g)
        assert isinstance(g.stack[-1], OpportunityFacts)
        seen.append(g.stack[-1].window)
        advance(g)
    assert seen[0] == seen[1]


# -- actions and places


@pytest.mark.rule("VTES-T-30")
def test_an_action_aimed_at_an_ash_heap_is_undirected() -> None:
    g, named = table(PlacedPlayer(ready=["Tara"]), PlacedPlayer(ash=["Dodge"], ready=["Alice Chen"]))
    for name, expected in (("dodge", ()), ("alice-chen", (1,))):
        action = Action(seat=0, minion=named["tara"], kind=ActionKind.SPECIAL, targets=(named[name],))
        assert directed_at(g, action) == expected


@pytest.mark.rule("VTES-FR-23")
@pytest.mark.parametrize(("directed", "blockers"), [(True, (1, 2)), (False, (1, 3))])
def test_who_may_block_an_action_aimed_at_several(directed: bool, blockers: tuple[int, ...]) -> None:
    g, named = table(
        PlacedPlayer(ready=["Tara"]),
        PlacedPlayer(),
        PlacedPlayer(),
        PlacedPlayer(),
        multi_target_directed=directed,
    )
    action = Action(seat=0, minion=named["tara"], kind=ActionKind.SPECIAL, directed_at=(1, 2))
    assert blocking_seats(g, action) == blockers


@pytest.mark.rule("VTES-T-08")
def test_a_research_area_is_seen_by_its_owner_alone_and_fetched_by_nothing() -> None:
    g, named = table(PlacedPlayer(research=["Dodge"], library=["Blur"]), PlacedPlayer())
    mine, others = look(g, 0).players[0], look(g, 1).players[0]
    assert [seen.card for seen in mine.research] == [named["dodge"]]
    assert (others.research_count, others.research) == (1, ())
    advance(g)
    g.push(Search(seat=0, zones=("library", "ash", "hand"), to="hand", wanted="trophy"))
    asked = advance(g)
    assert [option.key for option in asked[0].options] == ["search-library", "none"]


@pytest.mark.rule("VTES-1.1-06")
def test_a_card_removed_from_the_game_cannot_be_brought_back() -> None:
    g, named = table(PlacedPlayer(ready=["Tara"]), PlacedPlayer())
    leaving_play.remove_card(g, named["tara"])
    assert named["tara"] in g.players[0].removed
    assert not take_out(g, named["tara"])


@pytest.mark.rule("VTES-T-29")
def test_a_search_shuffles_the_library_and_hides_its_order() -> None:
    g, named = table(
        PlacedPlayer(ready=["Tara"], library=["Dodge", "Blur", "Trophy: Diablerie", "Flash"]), PlacedPlayer()
    )
    advance(g)
    g.knows[named["dodge"]] = EVERYBODY
    g.push(Search(seat=0, zones=("library",), to="on", wanted="trophy", host=named["tara"]))
    asked = advance(g)
    trophy = catalogue().named("Trophy: Diablerie").id
    assert [option.key for option in asked[0].options] == [f"library:{trophy}", "none"]
    submit(g, asked, 0, f"library:{trophy}")
    advance(g)
    assert g.printed[g.play[named["tara"]].attached[0]] == trophy
    assert len(g.players[0].library) == 3
    assert all(g.knows[card] == 0 for card in g.players[0].library)
