"""Combat, damage and torpor, where a property or a rare corner says more than a played scenario."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.kernel.engine import advance, still_open, submit
from nocturne.vtes import events
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import Blocking, Outcome
from nocturne.vtes.frames.combat import Blow, CombatFacts, Extra, Hit, Side, Stage
from nocturne.vtes.frames.torpor import DiablerieStep, Fate
from nocturne.vtes.game import game
from nocturne.vtes.invariants import broken
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.position.setting_up import Builder
from nocturne.vtes.position.written import PlacedCard, PlacedPlayer, VtesPosition
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.combat.procedures.combat import Combat, begin_combat
from nocturne.vtes.rules.combat.procedures.damage import Damage
from nocturne.vtes.rules.combat.queries.blow import damage_of
from nocturne.vtes.rules.combat.queries.strikes import kinds_of, works
from nocturne.vtes.rules.play.queries.window import may_be_asked
from nocturne.vtes.rules.table.effects.leaving_play import burn_card
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.torpor.procedures.diablerie import Diablerie
from nocturne.vtes.rules.torpor.procedures.torpor import Doom, Fates
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region, Window

ABLE = VtesOptions(windows="able")

CARDS = (
    "Undead Strength", "Blur", "Dodge", "Flash", "Majesty", "Theft of Vitae", "Immortal Grapple",
    "Taste of Vitae", "Psyche!", "Claws of the Dead", "Form of Mist", "Canine Horde", "Carrion Crows",
    "Fast Hands", "Lucky Blow", "Rolling with the Punches", "Hidden Strength", "Soak", "Skin of Night",
    "Skin of Steel", "Acrobatics", "Amaranth", "Disarm", "Walk of Flame", "Burst of Sunlight", "Body Flare",
    "Telepathic Tracking", "Torn Signpost", "Flesh of Marble", "Bear's Skin", "Hunger of Marduk",
    "Quick Jab", "Quickness", "Projectile", "Thrown Gate", "Thrown Sewer Lid", "Drawing Out the Beast",
    "Decapitate", "Ashes to Ashes", "Catatonic Fear", "Oubliette", "Shattering Blow", "Primal Instincts",
    "Rapid Thought", "Brick by Brick", "Backstab", "Stutter-Step", "Shadow Feint", "Form of the Wolf",
    "Glancing Blow", "Blood Rage", "Increased Strength", "Drain Essence", "Dragon's Breath Rounds",
    "Machine Blitz", "Martyr's Resilience", "Entombment", "Shadow Body", "Boxed In", "Hidden Lurker",
    "Fast Reaction", "Wind Dance", "Apportation",
)  # fmt: skip
"""Cards for fights at random: one of each sort of effect."""

ON_FIGHTERS = (
    ".44 Magnum", "Submachine Gun", "Saturday-Night Special", "Grenade", "Leather Jacket",
    "Flak Jacket", "Kevlar Vest", "Murder of Crows", "Raven Spy",
)  # fmt: skip

DISCIPLINES = ("ani", "aus", "cel", "chi", "for", "obf", "obt", "pot", "pre", "pro", "tha", "thn", "vis")


def table(*players: dict[str, Any], options: VtesOptions = ABLE) -> tuple[VtesState, dict[str, int]]:
    """A position, and its cards by name."""
    position = VtesPosition(players=[PlacedPlayer(**player) for player in players])
    built = Builder(position, options, Chance.seeded("combat")).build()
    return built.state, {name: int(card) for name, card in built.names.items()}


def duel(**facts: Any) -> tuple[VtesState, int, int]:
    """Two vampires before each other; the facts are about the second."""
    g, names = table({"ready": ["Octane"]}, {"ready": [PlacedCard(card="Homa", **facts)]})
    return g, names["octane"], names["homa"]


def fighting(g: VtesState, acting: int, defending: int) -> CombatFacts:
    """A combat in the middle of a round, to ask questions about."""
    combat = Combat(acting=acting, defending=defending, stage=Stage.STRIKES, round=1)
    combat.sides = [Side(minion=m, seat=g.play[m].controller) for m in (acting, defending)]
    g.push(combat)
    return combat


def carry_out(g: VtesState, until: int) -> None:
    """Run what was pushed above a height of the stack; nobody is asked."""
    while len(g.stack) > until or g.queue:
        if g.queue:
            g.stack.extend(reversed(g.queue))
            g.queue.clear()
        assert g.stack[-1].run(g) is None


# -- damage


@pytest.mark.rule(
    "VTES-FR-16", "VTES-FR-17", "VTES-6.4.6-04", "VTES-6.4.6-05", "VTES-6.4.6-07", "VTES-6.4.6-11"
)
@settings(deadline=None)
@given(blood=st.integers(0, 6), normal=st.integers(0, 9), aggravated=st.integers(0, 9))
def test_damage_is_handled_by_the_two_formulas(blood: int, normal: int, aggravated: int) -> None:
    """X normal points burn X blood, a shortfall leads to torpor; X+1 aggravated points burn X blood and
    lead to torpor, a shortfall burns the vampire. Together, the normal points come first."""
    g, _, homa = duel(blood=blood)
    height = len(g.stack)
    g.push(Damage(hits=(Hit(homa, normal, aggravated),)))
    carry_out(g, height)

    left = blood - normal
    torpor = left < 0 or aggravated > 0
    due = aggravated if left < 0 else max(0, aggravated - 1)
    left = max(0, left) - due
    if left < 0:
        assert homa not in g.play
        assert homa in g.players[1].ash
    else:
        assert g.play[homa].blood == left
        assert g.play[homa].region is (Region.TORPOR if torpor else Region.READY)
    assert not list(broken(g))


@pytest.mark.rule("VTES-6.4.6-07", "VTES-6.4.6-09")
@settings(deadline=None)
@given(blood=st.integers(0, 4), points=st.integers(1, 6))
def test_every_aggravated_point_costs_a_vampire_in_torpor_a_blood_or_his_life(
    blood: int, points: int
) -> None:
    g, names = table({"ready": ["Octane"]}, {"torpor": [PlacedCard(card="Homa", blood=blood)]})
    homa, height = names["homa"], len(g.stack)
    g.push(Damage(hits=(Hit(homa, 0, points),)))
    carry_out(g, height)
    assert (homa in g.play) == (points <= blood)
    if homa in g.play:
        assert (g.play[homa].region, g.play[homa].blood) == (Region.TORPOR, blood - points)


@pytest.mark.rule("VTES-6.4.6-26")
def test_damage_to_an_uncontrolled_vampire_is_ignored() -> None:
    g, names = table({"uncontrolled": [PlacedCard(card="Homa", blood=3)]}, {"ready": ["Octane"]})
    homa, height = names["homa"], len(g.stack)
    g.push(Damage(hits=(Hit(homa, 5, 5),)))
    carry_out(g, height)
    assert (g.play[homa].blood, g.play[homa].region) == (3, Region.UNCONTROLLED)


@pytest.mark.rule("VTES-6.4.6-18")
def test_all_damage_of_one_moment_is_handled_before_anybody_goes_to_torpor() -> None:
    g, octane, homa = duel(blood=0)
    height = len(g.stack)
    g.put(octane, blood=0)
    g.push(Damage(hits=(Hit(octane, 1), Hit(homa, 1))))
    carry_out(g, height)
    told = [type(told.event).__name__ for told in g.emitted]
    inflicted = [i for i, name in enumerate(told) if name == "DamageInflicted"]
    gone = [i for i, name in enumerate(told) if name == "WentToTorpor"]
    assert len(inflicted) == len(gone) == 2
    assert max(inflicted) < min(gone)


@pytest.mark.rule("VTES-6.5.1-05")
@pytest.mark.parametrize("answer", ["torpor", "burn"])
def test_who_is_both_burned_and_sent_to_torpor_goes_there_first_if_his_controller_likes(answer: str) -> None:
    g, octane, homa = duel()
    g.push(Fates(fates=(Fate(homa, "torpor", octane), Fate(homa, "burn", octane))))
    asked = advance(g)
    assert [question.seat for question in asked] == [1]
    assert [option.key for option in asked[0].options] == ["torpor", "burn"]
    submit(g, asked, 1, answer)
    advance(g)
    told = [type(told.event).__name__ for told in g.emitted]
    assert ("WentToTorpor" in told) == (answer == "torpor")
    assert homa in g.players[1].ash


@settings(deadline=None)
@given(
    base=st.integers(0, 4),
    aggravated=st.booleans(),
    extras=st.lists(st.tuples(st.integers(-2, 3), st.booleans()), max_size=3),
)
@pytest.mark.rule("VTES-6.4.6-22", "VTES-6.4.6-23")
def test_added_damage_takes_on_the_properties_of_the_base_damage_only(
    base: int, aggravated: bool, extras: list[tuple[int, bool]]
) -> None:
    g, octane, homa = duel()
    combat = fighting(g, octane, homa)
    g.lasting = []
    from nocturne.vtes.records import THIS_COMBAT, Lasting

    g.lasting.append(Lasting("strength", base - 1, card=octane, until=THIS_COMBAT))
    if aggravated:
        g.lasting.append(Lasting("aggravated", 1, card=octane, until=THIS_COMBAT, note="hand"))
    blow = Blow(octane, 0, extras=tuple(Extra(amount, bad) for amount, bad in extras))
    dealt = damage_of(g, combat, blow, homa)
    plain = max(0, base + sum(amount for amount, bad in extras if not bad))
    worse = max(0, sum(amount for amount, bad in extras if bad))
    assert dealt == ((0, plain + worse) if aggravated else (plain, worse))


@pytest.mark.rule("VTES-6.4.5.1-03")
def test_a_minions_own_damage_without_range_is_a_hand_strike_and_with_range_is_not() -> None:
    g, names = table({"ready": ["Octane"]}, {"ready": ["Carlton Van Wyk"]})
    octane, carlton = names["octane"], names["carlton-van-wyk"]
    combat = fighting(g, octane, carlton)
    own = Blow(carlton, 1, g.printed[carlton], "strikes.0", carlton)
    assert {"ranged", "innate", "damaging"} <= kinds_of(g, combat, own)
    assert "hand" not in kinds_of(g, combat, own)
    assert {"hand", "damaging", "initial"} <= kinds_of(g, combat, Blow(octane, 0))
    flare = table({"hand": ["Body Flare"]})[0]
    innate = Blow(octane, 0, flare.printed[0], "modes.0.effects.0", octane)  # 2 damage, not ranged, his own
    assert "hand" in kinds_of(g, combat, innate)
    combat.long = True
    assert works(g, combat, own)
    assert not works(g, combat, Blow(octane, 0))


# -- how combats begin


@pytest.mark.rule("VTES-6.4-02", "VTES-6.4-03")
@pytest.mark.parametrize("case", ["own", "torpor", "gone"])
def test_no_combat_between_minions_of_one_methuselah_or_with_one_who_is_not_ready(case: str) -> None:
    g, names = table({"ready": ["Octane", "Badger"]}, {"ready": ["Homa"], "torpor": ["Malachi"]})
    other = {"own": names["badger"], "torpor": names["malachi"], "gone": names["homa"]}[case]
    if case == "gone":
        burn_card(g, other)
    begin_combat(g, names["octane"], other)
    asked = advance(g)
    assert asked[0].label == "vtes-ask-action"
    assert not any(isinstance(told.event, events.CombatBegan) for told in g.emitted)


@pytest.mark.rule("VTES-6.2.4-05")
def test_an_action_whose_card_left_the_ash_heap_does_not_go_on_as_if_unblocked() -> None:
    g, names = table(
        {"ready": ["Lord Vauxhall"], "hand": ["Shadow Body", "Sport Bike"]},
        {"ready": [PlacedCard(card="Homa", on=["Sport Bike"])]},
    )
    vauxhall, bike = names["lord-vauxhall"], names["sport-bike"]
    submit(g, advance(g), 0, f"action:{bike}:0:{vauxhall}")
    submit(g, advance(g), 1, f"block:{names['homa']}")
    asked = advance(g)
    g.players[0].ash.remove(bike)
    g.players[0].removed.append(bike)
    submit(g, asked, 0, f"play:{names['shadow-body']}:1:{vauxhall}")
    assert advance(g)[0].label == "vtes-ask-action"
    assert bike in g.players[0].removed
    assert not any(isinstance(told.event, events.ActionSucceeded) for told in g.emitted)


@pytest.mark.rule("VTES-6.2.4-02")
@pytest.mark.parametrize("succeeded", [True, False])
def test_only_a_combat_from_a_block_can_let_the_action_go_on(succeeded: bool) -> None:
    g, names = table({"ready": ["Octane"], "ash": ["Shadow Body"]}, {"ready": ["Homa"]})
    octane, body = names["octane"], names["shadow-body"]
    action = Action(
        seat=0, minion=octane, kind=ActionKind.HUNT, blocking=Blocking(blocked=True, blocker=names["homa"]),
        outcome=Outcome(succeeded=succeeded),
    )  # fmt: skip
    g.push(action)
    combat = fighting(g, octane, names["homa"])
    combat.by_block = True
    path = "modes.1.effects.0.effects"
    push_effects(g, EffectContext(seat=0, key=g.printed[body], path=path, source=body, minion=octane))
    height = len(g.stack)
    while len(g.stack) >= height:
        g.stack[-1].run(g)
    assert action.blocking.continues == (not succeeded)


@pytest.mark.rule("VTES-6.5.5-07")
def test_what_triggers_begin_during_a_diablerie_waits_for_its_end() -> None:
    g, octane, homa = duel()
    diablerie = Diablerie(diablerist=octane, victim=homa, step=DiablerieStep.BLOOD)
    g.push(diablerie)
    trigger = Doom(card=octane, kind="burn", spared=True)  # any procedure will do
    g.enqueue(trigger)
    assert diablerie.run(g) is None
    assert not g.queue
    above = [type(frame).__name__ for frame in g.stack[-3:]]
    assert above == ["BloodHuntCall", "Doom", "Diablerie"]


@pytest.mark.rule("VTES-6.2.4-04")
def test_diablerie_at_the_end_of_a_combat_rules_out_that_the_action_goes_on() -> None:
    g, octane, homa = duel()
    blocking = Blocking(blocked=True, blocker=homa, continues=True)
    action = Action(seat=0, minion=octane, kind=ActionKind.HUNT, blocking=blocking)
    g.push(action)
    fighting(g, octane, homa)
    g.push(Diablerie(diablerist=octane, victim=homa))
    height = len(g.stack)
    while len(g.stack) >= height and g.stack[-1].run(g) is None:
        pass
    assert not action.blocking.continues


@pytest.mark.parametrize(("name", "pool"), [("Mr. Noir", 22), ("Angela Decker", 18)])
@pytest.mark.parametrize("own", [True, False])
def test_who_is_burned_in_the_combat_of_others_is_not_burned_in_combat(
    name: str, pool: int, own: bool
) -> None:
    players: tuple[dict[str, Any], ...] = (
        {"pool": 20, "ready": [PlacedCard(card=name, named="burned"), "Octane"]},
        {"pool": 20, "ready": ["Homa"]},
    )
    g, names = table(*players)
    fighting(g, names["burned"] if own else names["octane"], names["homa"])
    height = len(g.stack)
    g.push(Doom(card=names["burned"], kind="burn"))
    carry_out(g, until=height)
    assert names["burned"] in g.players[0].ash
    assert g.players[0].pool == (pool if own else 20)


# -- fights at random


def fight(seed: str, windows: str) -> VtesState:
    """A position full of combat cards, an action, a block, and answers at random until the minion phase
    is over."""
    chance = Chance.seeded(seed)
    taught = dict.fromkeys(DISCIPLINES, 2)

    def fighter(name: str) -> PlacedCard:
        on = chance.sample(ON_FIGHTERS, chance.below(4))
        return PlacedCard(card=name, blood=chance.below(7), on=list(on), taught=taught)

    def player(*names: str) -> PlacedPlayer:
        return PlacedPlayer(
            ready=[fighter(name) for name in names],
            hand=list(chance.sample(CARDS, 7)),
            library=list(chance.sample(CARDS, 20)),
        )

    position = VtesPosition(players=[player("Octane", "Badger"), player("Homa", "Malachi"), player("Lisé")])
    options = VtesOptions(windows=windows)  # type: ignore[arg-type]  # one of its values
    g: VtesState = Builder(position, options, chance.fork("table")).build().state
    for number in range(900):
        asked = advance(g)
        if not asked or g.phase != "minion" or g.active != 0:
            break
        for question in still_open(g, asked):
            keys = [option.key for option in question.options]
            blocks = [key for key in keys if key.startswith("block:")]
            acts = [key for key in keys if key.startswith(("bleed:", "action:", "diablerie:", "rescue:"))]
            wanted = blocks or acts
            submit(g, asked, question.seat, chance.pick(wanted if wanted and chance.below(4) else keys))
        problems = list(broken(g))
        assert not problems, (seed, number, problems)
    return g


@settings(max_examples=40, deadline=None)
@given(number=st.integers(0, 10**9), windows=st.sampled_from(["able", "public"]))
def test_fights_at_random_keep_every_counter_and_come_to_an_end(number: int, windows: str) -> None:
    g = fight(str(number), windows)
    assert modified.modified(g, "forbid", 0, 0) >= 0
    assert codec.digest(g.copy()) == codec.digest(g)


@pytest.mark.parametrize("held", ["Dodge", "Flames of Insurrection"])
def test_whether_she_holds_the_card_an_ability_costs_does_not_show(held: str) -> None:
    """Given a deck without combat cards and an ability that costs a card of some kind, then she is asked
    whatever she holds; with nothing in hand, or at a table that asks only who is able, she is not."""
    for hand, windows, asked in (([held], "deck", True), ([], "deck", False), (["Dodge"], "able", False)):
        g, names = table(
            {"ready": ["Gabriel Tremblay"], "hand": hand},
            {"ready": ["Homa"]},
            options=VtesOptions(windows=windows),  # type: ignore[arg-type]  # one of its values
        )
        g.players[0].windows = 0
        fighting(g, names["gabriel-tremblay"], names["homa"])
        assert may_be_asked(g, 0, Window.STRIKE) == asked


def test_a_combat_is_saved_and_read_back_at_every_question() -> None:
    g, names = table(
        {"ready": ["Octane"], "hand": ["Flash", "Undead Strength", "Blur"]},
        {"ready": [PlacedCard(card="Homa", on=["Submachine Gun"])], "hand": ["Dodge", "Flash"]},
    )
    submit(g, advance(g), 0, f"bleed:{names['octane']}")
    seen = 0
    while True:
        asked = advance(g)
        if asked[0].label == "vtes-ask-action":
            break
        g.emitted.clear()  # the table has handed them on
        again = codec.from_bytes(game, codec.to_bytes(g))
        assert isinstance(again, VtesState)
        assert codec.digest(again) == codec.digest(g)
        assert [q.label for q in advance(again)] == [q.label for q in asked]
        for question in still_open(g, asked):
            submit(g, asked, question.seat, question.options[-1].key)
        seen += 1
    assert seen > 4
