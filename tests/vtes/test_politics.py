"""Politics, titles, contests and control, where a property says more than a single case."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel.chance import Chance
from nocturne.kernel.codec import digest
from nocturne.kernel.engine import advance, still_open, submit
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CLANS, Sect
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.invariants import broken
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.position.setting_up import Builder
from nocturne.vtes.position.written import PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.records import THIS_ACTION, THIS_TURN, Change
from nocturne.vtes.rules import load_all
from nocturne.vtes.rules.contest import effects as contest_effects
from nocturne.vtes.rules.contest import procedures as contest_procedures
from nocturne.vtes.rules.contest import queries as contest_queries
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.rules.politics.queries import referendum
from nocturne.vtes.rules.politics.queries import votes as politics_votes
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.titles.effects import sects, titles
from nocturne.vtes.rules.turn.effects import expiry
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Phase, Region

load_all()

ABLE = VtesOptions(windows="able")


def table(
    *players: dict[str, Any], options: VtesOptions = ABLE, **facts: Any
) -> tuple[VtesState, dict[str, int]]:
    """A position, and its cards by name."""
    position = VtesPosition(players=[PlacedPlayer(**player) for player in players], **facts)
    built = Builder(position, options, Chance.seeded("politics")).build()
    return built.state, {name: int(card) for name, card in built.names.items()}


def answer(g: VtesState, seat: int, key: str) -> None:
    """One answer, then whatever follows from it without asking."""
    submit(g, advance(g), seat, key)
    advance(g)


def vampires() -> list[CryptCard]:
    return [card for card in catalogue() if isinstance(card, CryptCard) and not card.imbued]


# -- sects and circles


@pytest.mark.rule("VTES-10.1-02")
def test_vampires_of_the_first_edition_which_names_no_sect_are_of_the_camarilla() -> None:
    first = [card for card in vampires() if "Jyhad" in card.sets]
    assert len(first) > 100
    assert {card.sect for card in first} == {Sect.CAMARILLA}


@pytest.mark.rule("VTES-10.4-02")
def test_vampires_whom_old_cards_call_non_camarilla_are_independent() -> None:
    old = [
        card
        for card in vampires()
        if {"AH", "DS"} & set(card.sets) and CLANS[card.clan] is not Sect.CAMARILLA and card.clan != "Gangrel"
    ]
    assert len(old) > 30
    assert {card.sect for card in old} == {Sect.INDEPENDENT}


@pytest.mark.rule("VTES-T-33")
def test_a_vampire_without_a_circle_is_a_circle_of_his_own() -> None:
    g, at = table(
        {"ready": ["Ilse", "Karl", "Kyrylo", "Tara", "Madison"]},
        {"ready": ["Truman"]},
    )
    same = v.Filter.of(kind="vampire", same=("circle",))

    def of_his_circle(name: str) -> set[str]:
        r = EffectContext(seat=0, key=0, minion=at[name])
        return {other for other, card in at.items() if matches(g, r, same, card)}

    assert of_his_circle("ilse") == {"ilse", "karl", "truman"}
    assert of_his_circle("kyrylo") == {"kyrylo"}
    assert of_his_circle("tara") == {"tara"}


@pytest.mark.rule("VTES-IMB-26", "VTES-IMB-27")
def test_an_effect_on_vampires_takes_an_imbued_only_blind() -> None:
    imbued = PlacedCard(card='Liz "Ticket312" Thornton', named="liz")
    g, at = table({"uncontrolled": ["Malachi"]}, {"uncontrolled": [imbued, "Madison"]})
    for region in ("unseen", "uncontrolled"):
        wanted = v.Filter(kind="vampire", region=region)
        seen_by = {
            seat: {
                name
                for name, card in at.items()
                if matches(g, EffectContext(seat=seat, key=0, minion=NONE), wanted, card)
            }
            for seat in (0, 1)
        }
        if region == "unseen":
            assert seen_by == {0: {"malachi", "liz", "madison"}, 1: {"malachi", "madison"}}
        else:
            assert "liz" not in seen_by[1]


@pytest.mark.rule("VTES-IMB-28")
def test_an_imbued_is_as_old_as_he_costs() -> None:
    g, at = table(
        {"ready": ["Tara"], "crypt": [PlacedCard(card='Anna "Dictatrix11" Suljic', named="anna")]},
        {"uncontrolled": [PlacedCard(card='Liz "Ticket312" Thornton', named="liz")]},
    )
    assert modified.capacity(g, at["anna"]) == 6
    assert modified.capacity(g, at["liz"]) == 2
    r = EffectContext(seat=1, key=0, minion=at["tara"])
    assert matches(g, r, v.Filter.of(region="uncontrolled", most_capacity=2), at["liz"])
    assert not matches(g, r, v.Filter.of(region="uncontrolled", least_capacity=3), at["liz"])
    assert matches(g, r, v.Filter.of(region="uncontrolled", compared="younger"), at["liz"])


@pytest.mark.parametrize("clan", sorted(CLANS))
@pytest.mark.rule("VTES-10-04", "VTES-10.1-01", "VTES-10.2-01", "VTES-10.3-01", "VTES-10.4-01")
def test_a_new_clan_brings_its_sect(clan: str) -> None:
    g, at = table({"ready": ["Tara"]}, {})
    sects.change_clan(g, at["tara"], clan)
    assert traits.clan(g, at["tara"]) == clan
    assert traits.sect(g, at["tara"]) == CLANS[clan].value


def test_a_change_for_a_turn_passes_with_it_and_what_lasts_stays() -> None:
    g, at = table({"ready": ["Tara"]}, {})
    tara = at["tara"]
    sects.change_sect(g, tara, "Sabbat", span=Change(turn=g.turn))
    assert (traits.sect(g, tara), traits.title(g, tara)) == ("Sabbat", "")
    g.turn += 1
    assert (traits.sect(g, tara), traits.title(g, tara)) == ("Camarilla", "prince")
    sects.become_anarch(g, tara, span=Change(turn=g.turn))
    assert traits.is_anarch(g, tara)
    sects.change_sect(g, tara, "Laibon")
    assert (traits.sect(g, tara), traits.is_anarch(g, tara)) == ("Laibon", False)
    g.turn += 1
    assert traits.sect(g, tara) == "Laibon"


# -- titles


_GAINS = st.lists(
    st.tuples(
        st.sampled_from(["tara", "gilbert", "alice", "pug"]),
        st.sampled_from(
            [("prince", "Miami"), ("prince", "Paris"), ("justicar", ""), ("primogen", ""), ("baron", "Miami")]
        ),
        st.sampled_from(["gain", "yield", "lose", "sabbat", "camarilla", "anarch", "torpor"]),
    ),
    max_size=12,
)


@given(_GAINS)
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("VTES-4.2-01", "VTES-10-01", "VTES-10-02", "VTES-10-05")
def test_whatever_happens_to_titles_each_unique_one_has_one_holder_or_is_contested(
    changes: list[tuple[str, tuple[str, str], str]],
) -> None:
    g, at = table(
        {"ready": ["Tara", PlacedCard(card="Gilbert Duane", named="gilbert")]},
        {
            "ready": [
                PlacedCard(card="Alice Chen", named="alice"),
                PlacedCard(card="Pug Jackson", named="pug"),
            ]
        },
    )
    for name, (title, place), what in changes:
        card = at[name]
        match what:
            case "gain":
                fits = traits.title_fits(g, card, title, place or traits.clan(g, card))
                assert titles.gain_title(g, card, title, place) == fits
            case "yield" if g.play[card].title_contested:
                titles.yield_title(g, card)
                assert not traits.held_title(g, card)
            case "lose":
                leaving_play.lose_title(g, card)
            case "sabbat" | "camarilla":
                sects.change_sect(g, card, what.capitalize())
            case "anarch":
                sects.become_anarch(g, card)
            case "torpor":
                g.shift(card, Region.TORPOR if g.play[card].region is Region.READY else Region.READY)
        assert list(broken(g)) == []
        for vampire in at.values():
            if g.play[vampire].title_contested:
                assert not traits.title(g, vampire)
                assert modified.votes(g, vampire) == 0


@pytest.mark.rule("VTES-10.1-04")
def test_by_the_older_rule_the_inner_circle_is_not_unique() -> None:
    g, at = table(
        {"ready": ["Gwendolyn"]},
        {"ready": ["Pug Jackson"]},
        options=VtesOptions(windows="able", inner_circle_unique=False),
    )
    assert titles.gain_title(g, at["pug-jackson"], "inner circle")
    assert not g.play[at["pug-jackson"]].title_contested
    assert modified.votes(g, at["gwendolyn"]) == 4


@pytest.mark.rule("VTES-T-15", "VTES-6.3.3.2-07")
def test_the_title_goes_when_its_card_is_burned_or_moved() -> None:
    seizure = PlacedCard(card="Praxis Seizure: Paris", named="seizure")
    anson = PlacedCard(card="Anson", title="prince", city="Paris", on=[seizure])
    g, at = table({"ready": [anson, "Tara"]}, {})
    assert modified.capacity(g, at["anson"]) == 9  # a Toreador
    control.move_card(g, at["seizure"], at["tara"])
    assert (traits.title(g, at["anson"]), traits.title(g, at["tara"])) == ("", "prince")
    assert traits.title_place(g, at["tara"]) == "Paris"
    assert (modified.capacity(g, at["anson"]), modified.capacity(g, at["tara"])) == (8, 6)  # a Brujah
    leaving_play.lose_title(g, at["tara"])
    assert at["seizure"] not in g.play
    assert list(broken(g)) == []


# -- contests


@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["enter", "yield", "win", "burn"])), max_size=14)
)
@settings(max_examples=80, deadline=None)
@pytest.mark.rule("VTES-4.1-01", "VTES-4.1-03", "VTES-4.1-07")
def test_copies_of_a_unique_card_never_are_in_play_side_by_side(steps: list[tuple[int, str]]) -> None:
    hand = [PlacedCard(card="Ventrue Headquarters", named=f"copy-{i}") for i in range(4)]
    g, _ = table(*({"hand": hand, "hand_size": 4} for _ in range(4)))
    for seat, what in steps:
        mine = [card for card, now in g.play.items() if now.controller == seat]
        if what == "enter" and g.players[seat].hand:
            card = g.players[seat].hand.pop()
            rivals = [other for other in g.play if g.play[other].controller != seat]
            arrived = contest_effects.enter_play(g, card, seat, Region.AREA)
            assert arrived == (not rivals and not mine)
            assert (card in g.play) == (not mine)
        elif what == "yield" and mine and g.play[mine[0]].contesting:
            contest_effects.yield_card(g, mine[0])
        elif what == "win" and mine and g.play[mine[0]].contesting and not contest_queries.copies(g, mine[0]):
            contest_effects.win_contest(g, mine[0])
            assert not g.play[mine[0]].contested
        elif what == "burn" and mine and not g.play[mine[0]].contested:
            leaving_play.burn_card(g, mine[0])
        contested = [now.contested for now in g.play.values()]
        assert len(contested) < 2 or all(contested)
        assert list(broken(g)) == []


@pytest.mark.rule("VTES-4.1-09")
def test_what_is_on_a_contested_card_comes_back_with_it_unless_contested_itself() -> None:
    seat = {"ready": [PlacedCard(card="Malachi", contested=True, on=["Ventrue Headquarters", "Fame"])]}
    g, at = table(seat, {"hand": [PlacedCard(card="Ventrue Headquarters", named="other")]})
    assert all(now.contested for now in g.play.values())
    card = g.players[1].hand.pop()
    assert not contest_effects.enter_play(g, card, 1, Region.AREA)
    contest_effects.win_contest(g, at["malachi"])
    assert not g.play[at["malachi"]].contested
    assert not g.play[at["fame"]].contested
    assert g.play[at["ventrue-headquarters"]].contesting
    contest_effects.yield_card(g, card)
    contest_effects.win_contest(g, at["ventrue-headquarters"])
    assert not g.play[at["ventrue-headquarters"]].contested


@pytest.mark.rule("VTES-4-04", "VTES-4.1-04", "VTES-4.2-03")
def test_everything_contested_is_settled_one_after_the_other() -> None:
    contested = PlacedCard(card="Ventrue Headquarters", contested=True)
    titled = PlacedCard(card="Tara", title="prince", city="Miami", title_contested=True)
    rival = PlacedCard(card="Gilbert Duane", title_contested=True)
    g, at = table(
        {"pool": 20, "ready": [titled], "area": [contested]},
        {"ready": [rival], "area": [PlacedCard(card="Ventrue Headquarters", contested=True)]},
        phase=Phase.UNLOCK,
    )
    g.stack.clear()
    contest_procedures.unlock_contests(g, 0)
    assert contest_queries.contests_due(g, 0) == [(at["ventrue-headquarters"], False), (at["tara"], True)]
    answer(g, 0, f"contest:{at['ventrue-headquarters']}:pay")
    answer(g, 0, f"title:{at['tara']}:pay")
    assert advance(g) == []
    assert (g.players[0].pool, g.play[at["tara"]].blood) == (19, 5)
    assert contest_queries.contests_due(g, 0) == []


# -- control


def test_loans_of_control_are_remembered_in_order() -> None:
    g, at = table({"ready": ["Tara"]}, {}, {}, {})
    tara = at["tara"]
    control.take_control(g, tara, 1, until=THIS_TURN)
    control.take_control(g, tara, 2, until=THIS_ACTION)
    assert (g.play[tara].controller, g.play[tara].lender) == (2, 0)
    expiry.expire(g, THIS_ACTION)
    assert (g.play[tara].controller, g.play[tara].lender) == (1, 0)
    control.take_control(g, tara, 3)  # for good: nothing is lent any more
    expiry.expire(g, THIS_TURN)
    assert (g.play[tara].controller, g.play[tara].lender) == (3, NONE)
    assert list(broken(g)) == []


def test_an_earlier_loan_that_ends_leaves_the_later_one() -> None:
    g, at = table({"ready": ["Tara"]}, {}, {}, {})
    tara = at["tara"]
    control.take_control(g, tara, 1, until=THIS_ACTION)
    control.take_control(g, tara, 2, until=THIS_TURN)
    expiry.expire(g, THIS_ACTION)
    assert g.play[tara].controller == 2
    expiry.expire(g, THIS_TURN)
    assert (g.play[tara].controller, g.play[tara].lender) == (0, NONE)


@pytest.mark.parametrize(("option", "where"), [("burned", "ash"), ("removed", "removed")])
def test_nothing_returns_to_a_methuselah_who_is_out(option: Any, where: str) -> None:
    g, at = table({"ready": ["Tara"]}, {}, {}, options=VtesOptions(windows="able", return_to_ousted=option))
    control.take_control(g, at["tara"], 1, until=THIS_TURN)
    g.players[0].out = "ousted"
    expiry.expire(g, THIS_TURN)
    assert at["tara"] in getattr(g.players[0], where)


# -- polling


_VOTERS = [
    {"ready": ["Tara", "Pug Jackson", "Madison"], "hand": ["Kine Resources Contested", "Domain Challenge"]},
    {
        "ready": ["Kij Dansky", "Korah", "Klaus Konrecht"],
        "hand": ["Parity Shift"],
        "area": ["Ventrue Headquarters"],
    },
    {"ready": ["Stavros", "Genevieve", "Sheldon, Lord of the Clog"], "hand": ["Banishment"]},
]


@given(st.data())
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("VTES-6.3.2-05", "VTES-6.3.2-06", "VTES-6.3.2-07", "VTES-6.3.2-08", "VTES-6.3.2-11")
@pytest.mark.rule("VTES-6.3.3.4-01", "VTES-6.3.3.4-03")
@pytest.mark.slow
def test_however_the_votes_are_cast(data: st.DataObject) -> None:
    """Casts are never taken back, every source votes one way, and the tally is what was cast."""
    g, at = table(*_VOTERS, edge=3)
    for seat in (1, 2):
        for card in g.players[seat].ready:
            g.put(card, locked=True)  # nobody blocks or reacts: this is about votes
    answer(g, 0, f"action:{at['domain-challenge']}:0:{at['madison']}")
    while (question := advance(g)[0]).label != "vtes-ask-poll":
        answer(g, question.seat, "decline")
    seen: list[Any] = []
    while True:
        questions = advance(g)
        ref = g.frame_of(ReferendumFacts)
        if ref is None:
            break
        assert list(ref.casts[: len(seen)]) == seen
        seen = list(ref.casts)
        _check_poll(g, ref)
        assert digest(g.copy()) == digest(g)
        for question in still_open(g, questions):
            keys = [option.key for option in question.options]
            submit(g, questions, question.seat, data.draw(st.sampled_from(keys)))
    result = g.latest_poll
    assert result is not None
    votes = {True: 0, False: 0}
    ballots = 0
    for cast in result.casts:
        votes[cast.favor] += cast.votes
        ballots += cast.ballots if cast.favor else -cast.ballots
    if ballots:
        votes[ballots > 0] += politics_votes.PRISCI_VOTES
    assert result.passed == (votes[True] > votes[False])
    assert result.margin == abs(votes[True] - votes[False])
    assert list(broken(g)) == []


def _check_poll(g: VtesState, ref: ReferendumFacts) -> None:
    sides: dict[str, set[bool]] = {}
    for cast in ref.casts:
        sides.setdefault(cast.source, set()).add(cast.favor)
    assert all(len(side) == 1 for side in sides.values())
    political = [name for name in sides if name.startswith("political:")]
    assert len(political) == len({cast.seat for cast in ref.casts if cast.source in political})
    favor, against = politics_votes.tally(g, ref)
    block = politics_votes.PRISCI_VOTES if referendum.prisci_side(ref) else 0
    assert favor + against == sum(cast.votes for cast in ref.casts) + block


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_points_are_allotted_in_full_and_to_enough_receivers(data: st.DataObject) -> None:
    g, at = table({"ready": ["Tara"], "hand": ["Kine Resources Contested"]}, {}, {}, {}, {})
    answer(g, 0, f"action:{at['kine-resources-contested']}:0:{at['tara']}")
    while (question := advance(g)[0]).label == "vtes-ask-points":
        answer(g, 0, data.draw(st.sampled_from([option.key for option in question.options])))
    ref = g.frame_of(ReferendumFacts)
    assert ref is not None
    assert sum(share.points for share in ref.shares) == 4
    assert len({share.seat for share in ref.shares}) == len(ref.shares) >= 2
    pools = [player.pool for player in g.players]
    answer(g, 0, f"cast:minion:{at['tara']}:for")
    answer(g, 0, "pass")
    lost = {share.seat: share.points for share in ref.shares}
    assert [player.pool for player in g.players] == [
        pool - lost.get(seat, 0) for seat, pool in enumerate(pools)
    ]


@pytest.mark.rule("VTES-9.1-06")
def test_two_methuselahs_ousted_by_one_referendum_leave_together() -> None:
    """The predator of one of them is ousted too: she gets the point and no pool."""
    g, at = table(
        {"pool": 20, "ready": ["Tara"], "hand": ["Kine Resources Contested"]},
        {"pool": 2},
        {"pool": 2},
        {"pool": 9},
    )
    answer(g, 0, f"action:{at['kine-resources-contested']}:0:{at['tara']}")
    for key in ("point:seat:1", "point:seat:2", "point:seat:1", "point:seat:2"):
        answer(g, 0, key)
    answer(g, 0, f"cast:minion:{at['tara']}:for")
    answer(g, 0, "pass")
    assert [player.out for player in g.players] == ["", "ousted", "ousted", ""]
    assert [player.points for player in g.players] == [1, 1, 0, 0]
    assert g.players[0].pool == 26
