"""The players with judgement: what they believe, and that they are worth playing against."""

from __future__ import annotations

from functools import partial

import pytest

import nocturne
from nocturne.bots import make_bot
from nocturne.dracula.bot.belief import Memory, along_the_trail, believe
from nocturne.dracula.bot.fighting import against
from nocturne.dracula.bot.judgement import Judgement
from nocturne.dracula.components.board import Place, board, is_sea
from nocturne.dracula.components.box import CombatIcon
from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table
from tests.dracula.at_the_table import sit_down

_GAMES = 20


def play(dracula: str, hunters: str, seed: str) -> Table:
    game = find_game("dracula")
    table = nocturne.new_game("dracula", seats=2, seed=seed, snapshots=False)
    bots = [make_bot(game, dracula, f"{seed}/d"), make_bot(game, hunters, f"{seed}/h")]
    while decision := table.pending():
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
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
        while decision := table.pending():
            seat = decision.seat
            chosen = bots[seat].choose(decision, partial(table.view, seat))
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
