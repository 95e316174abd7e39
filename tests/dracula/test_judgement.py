"""The players with judgement: what they believe, and that they are worth playing against."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.bots import make_bot
from nocturne.dracula.bot.belief import Belief, Memory, along_the_trail, believe
from nocturne.dracula.bot.fighting import against
from nocturne.dracula.bot.judgement import Beginner, Judgement, mind_for
from nocturne.dracula.components.board import Place, board, is_sea
from nocturne.dracula.components.box import CombatIcon
from nocturne.dracula.events.cards import AdjacentToDracula, RegionDeclared
from nocturne.dracula.events.hunters import HunterStarted, PsychicBond
from nocturne.dracula.events.trail import TrailSlid
from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel.chance import Chance
from nocturne.kernel.event import Event
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from tests.dracula.at_the_table import sit_down

_GAMES = 20


def play(dracula: str, hunters: str, seed: str) -> Table:
    game = find_game("dracula")
    table = nocturne.new_game("dracula", seats=2, seed=seed, snapshots=False)
    bots = [make_bot(game, dracula, f"{seed}/d"), make_bot(game, hunters, f"{seed}/h")]
    knows = [Knowledge(table, seat) for seat in range(2)]
    while decision := table.pending():
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, knows[seat]))
    return table


def share_of_dracula(dracula: str, hunters: str) -> float:
    results = [play(dracula, hunters, f"judgement {i}").result() for i in range(_GAMES)]
    return sum(1 for result in results if result is not None and 0 in result.winners) / _GAMES


def test_dracula_with_judgement_beats_hunters_without():
    assert share_of_dracula("judgement", "random") >= 0.85


@pytest.mark.slow
def test_hunters_with_judgement_beat_dracula_without():
    # A few games say less than 300: docs/dracula-options.md has those, and the command.
    assert share_of_dracula("random", "judgement") <= 0.25


def test_the_belief_hardly_ever_excludes_where_dracula_is():
    # Given games of Dracula with and without judgement, when the hunters compute each morning what they
    # believe, then his place is all but always possible, and likelier than by chance.
    possible, asked, weight = 0, 0, 0.0
    game = find_game("dracula")
    for dracula, seed in (("judgement", "belief"), ("random", "belief 2"), ("random", "belief 3")):
        table = nocturne.new_game("dracula", seats=2, seed=seed, snapshots=False)
        hunters = Judgement(seed)
        bots = [make_bot(game, dracula, "d"), hunters]
        knows = [Knowledge(table, seat) for seat in range(2)]
        while decision := table.pending():
            seat = decision.seat
            chosen = bots[seat].choose(decision, knows[seat])
            if decision.question == "dracula-ask-action-day":
                seen, truth = table.view(1).table, table.view(0).table
                assert isinstance(seen, DraculaTable)
                assert isinstance(truth, DraculaTable)
                assert truth.dracula.place is not None
                hunters.memory.note(seen, board())
                belief = believe(seen, board(), hunters.memory)
                assert abs(sum(belief.values()) - 1.0) < 1e-6
                there = belief.get(Place(board().refs.index(truth.dracula.place)), 0.0)
                asked, possible, weight = asked + 1, possible + (there > 0), weight + there
            table.answer(seat, chosen)
    assert asked > 30
    assert possible >= 0.9 * asked
    assert weight >= 0.05 * asked


def test_every_space_of_the_trail_gets_a_belief():
    # Given a finished game, then every card that tells where he was has a belief, which knows what is shown.
    table = play("random", "random", "trail")
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    beliefs = along_the_trail(seen, board(), Memory())
    assert len(beliefs) == len(seen.trail)
    for hideout, belief in zip(seen.trail, beliefs, strict=True):
        if hideout is not None and hideout.place is not None:
            assert belief == {Place(board().refs.index(hideout.place)): 1.0}


@pytest.mark.parametrize("backs", ["own", "common"])
def test_a_card_may_be_what_its_back_shows_at_this_table(backs: str):
    # Given a Dracula at sea, when seas have backs of their own he is at sea for sure, else he may be.
    table = sit_down(options={"sea_card_backs": backs}, trail=["english_channel", "le_havre"])
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    belief = believe(seen, board(), Memory())
    assert belief[board().place("english_channel")] > 0
    assert all(map(is_sea, belief)) == (backs == "own")


def test_a_named_city_is_remembered_as_empty():
    # Given a hunters' memory, when a city is named, then cards laid earlier are not believed to lie there.
    table = nocturne.new_game("dracula", seats=2, seed="named", snapshots=False)
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    memory = Memory()
    memory.name(seen, board(), ("city:paris", "event:3"))
    assert list(memory.seen_empty) == [board().place("paris")]


def test_a_hunter_chooses_against_the_card_that_lies_open():
    # Against Fangs a knife strikes and stops the bite, while the Heavenly Host fails.
    knife = against("knife", CombatIcon.FANGS, night=True, left=8)
    assert knife > against("pistol", CombatIcon.FANGS, night=True, left=8)
    assert knife > against("heavenly_host", CombatIcon.FANGS, night=True, left=8)
    # Against Strength weapons are struck down, and a Dodge is better than any of them.
    dodge = against("dodge", CombatIcon.STRENGTH, night=True, left=8)
    assert dodge > against("rifle", CombatIcon.STRENGTH, night=True, left=8)
    # Whoever can hardly bear more thinks of getting away.
    far, near = (against("escape", CombatIcon.CLAWS, night=True, left=left) for left in (8, 2))
    assert near > far


# -- memory


def hear(*told: Event) -> Memory:
    memory = Memory()
    memory.story.hear(told, board())
    return memory


def belief_at(table: Table, memory: Memory) -> Belief:
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    return believe(seen, board(), memory)


def test_what_dracula_says_of_his_region_is_believed():
    # Given a hidden Dracula, when he has named his region, then he is believed to be there.
    table = sit_down(trail=["strasbourg", "paris"])
    region = board().region_of(board().place("strasbourg"))
    belief = belief_at(table, hear(RegionDeclared(region)))
    within = sum(weight for place, weight in belief.items() if board().region_of(place) == region)
    assert (
        within
        > 0.9
        > sum(
            weight
            for place, weight in belief_at(table, Memory()).items()
            if board().region_of(place) == region
        )
    )


def test_a_clue_is_about_the_card_of_its_day():
    # Given that the trail has slid since Dracula answered, then his answer is about the card before.
    table = sit_down(trail=["zurich", "strasbourg", "paris"])
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    region = board().region_of(board().place("strasbourg"))
    memory = hear(TrailSlid(), PsychicBond(region or "", there=True), TrailSlid())
    now, before, _ = along_the_trail(seen, board(), memory)[:3]
    assert sum(weight for place, weight in before.items() if board().region_of(place) == region) > 0.9
    assert sum(weight for place, weight in now.items() if board().region_of(place) == region) < 0.9


def test_hunters_beside_him_narrow_the_belief():
    # Given Evil Presence names one hunter of two, then he is next to the one and not to the other.
    table = sit_down(hunters={"seward": {"at": "paris"}, "mina": {"at": "munich"}}, trail=["strasbourg"])
    memory = hear(
        HunterStarted(1, board().place("paris")),
        HunterStarted(3, board().place("munich")),
        AdjacentToDracula((1,), 1),
    )
    belief = belief_at(table, memory)
    beside = set(board().adjacent[board().place("paris")]) - set(board().adjacent[board().place("munich")])
    assert sum(weight for place, weight in belief.items() if place in beside) > 0.9


def test_what_was_believed_of_a_card_outlasts_the_cards_before_it():
    # Given a card next to one that lay open, when the open one leaves the trail, then it is still believed to
    # be next to it; without memory it may be anywhere.
    memory = hear(TrailSlid(), TrailSlid())
    belief_at(sit_down(trail=["zurich", {"at": "strasbourg", "face_up": True}]), memory)
    memory.story.hear([TrailSlid()], board())
    table = sit_down(trail=["milan", "zurich"])
    seen = table.view(1).table
    assert isinstance(seen, DraculaTable)
    near = set(board().adjacent[board().place("strasbourg")])
    remembered = along_the_trail(seen, board(), memory)[1]
    assert sum(weight for place, weight in remembered.items() if place in near) > 0.9
    forgotten = along_the_trail(seen, board(), Memory())[1]
    assert sum(weight for place, weight in forgotten.items() if place in near) < 0.5


def test_hunters_decide_by_what_they_know_alone():
    # Given two games that differ only in what the hunters cannot know, then they decide the same, with all
    # they remember.
    game = find_game("dracula")
    table = nocturne.new_game("dracula", seats=2, seed="leak", snapshots=False)
    bots = [make_bot(game, "judgement", "d"), make_bot(game, "judgement", "h")]
    knows = [Knowledge(table, seat) for seat in range(2)]
    compared = 0
    while (decision := table.pending()) and compared < 12:
        if decision.seat == 1 and table.number % 25 == 0:
            other = table.imagine(1, Chance.seeded(f"{table.number}"))
            twin = other.pending(1)
            assert twin is not None
            one = Judgement("twin").choose(decision, Knowledge(table, 1))
            assert one == Judgement("twin").choose(twin, Knowledge(other, 1))
            compared += other != table
        table.answer(decision.seat, bots[decision.seat].choose(decision, knows[decision.seat]))
    assert compared >= 5


@pytest.mark.parametrize("laid", ["wolves", "new_vampire", ""])
def test_dracula_lets_mature_what_was_laid(laid: str):
    # Given a hideout that leaves the trail, when he decides its fate, then with encounters at the end of the
    # trail it rather matures than becomes a lair; without, it is all the same to him.
    end = {"at": "toulouse", "encounters": [laid]} if laid else "toulouse"
    trail = ["strasbourg", "paris", "nantes", "bordeaux", end, {"at": "marseilles", "encounters": ["spy"]}]
    table = sit_down(begin="dracula", encounters=["rats"], trail=trail)
    decision = table.pending()
    assert decision is not None
    score = mind_for(decision, table.view(0), Memory()).scorer("fate")
    scores = {option.key: score(option) for option in decision.options}
    assert scores == {"mature": 2 if laid else 1, "lair": 1}


# -- levels


def test_a_beginner_takes_nothing_that_is_out_of_the_question():
    # Given a good, a fair and a dreadful choice, when a beginner weighs them, then the order of the first two
    # may change, and the last stays last.
    beginner = Beginner("errs")
    weighed = [beginner.weigh([10.0, 6.0, -90.0]) for _ in range(300)]
    assert {fair > good for good, fair, _ in weighed} == {True, False}
    assert all(dreadful < min(good, fair) for good, fair, dreadful in weighed)
    assert Judgement("does not").weigh([10.0, 6.0]) == [10.0, 6.0]


def test_a_beginner_forgets_what_was_said():
    # Given that Dracula has named his region, when a beginner is asked, then only the experienced one knows.
    table = nocturne.new_game("dracula", seats=2, seed="forgets", snapshots=False)
    players = [Judgement("d"), Judgement("h")]
    knows = [Knowledge(table, seat) for seat in range(2)]
    while (decision := table.pending()) and (decision.seat == 0 or table.number < 60):
        table.answer(decision.seat, players[decision.seat].choose(decision, knows[decision.seat]))
    assert decision is not None
    beginner, experienced = Beginner("h"), Judgement("h")
    for player in (beginner, experienced):
        player.choose(decision, Knowledge(table, 1))
    assert experienced.memory.story.slides > 0 == beginner.memory.story.slides
