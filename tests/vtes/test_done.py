"""What was done is remembered as records in a state, and written as words in positions."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from nocturne.kernel.chance import Chance
from nocturne.vtes import done
from nocturne.vtes.done import KINDS, Done, Remembered, remembered, spelled
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.position.setting_up import Builder
from nocturne.vtes.position.written import PlacedPlayer, VtesPosition
from nocturne.vtes.records import THIS_ACTION, THIS_COMBAT, THIS_PHASE, THIS_ROUND, THIS_TURN, Until
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.rules.turn.queries import all_done, count, used
from nocturne.vtes.terms import ActionKind

WORDS: dict[str, Remembered] = {
    "turn/cardless:3:enter-combat:5-6": Remembered(done.Cardless(3, ActionKind.ENTER_COMBAT, (5, 6))),
    "turn/cardless:3:hunt:": Remembered(done.Cardless(3, ActionKind.HUNT)),
    "turn/in-play:1:2:0": Remembered(done.TakenInPlay(1, 2, 0)),
    "turn/action-card:1:100845": Remembered(done.TakenWithCard(1, 100845)),
    "turn/bleed:14": Remembered(done.Bled(14)),
    "own-turn:1/drained:14:1:2": Remembered(done.Drained(14, 1, 2), Until("own-turn", 1)),
    "turn/political:14": Remembered(done.CalledReferendum(14)),
    "turn/took:3:hunt": Remembered(done.Took(3, ActionKind.HUNT)),
    "turn/succeeded:3:bleed": Remembered(done.Succeeded(3, ActionKind.BLEED)),
    "turn/acted": Remembered(done.Acted()),
    "turn/acted:0": Remembered(done.Acted(0)),
    "turn/acted-by:2": Remembered(done.ActedBy(2)),
    "turn/let-be:4:0": Remembered(done.LetBe(4, 0)),
    "turn/attempted:7:1": Remembered(done.Attempted(7, 1)),
    "action/blocked:5": Remembered(done.Blocked(5), THIS_ACTION),
    "turn/barred:1:100845:modes.0": Remembered(done.Barred(1, 100845, "modes.0")),
    "action/polled": Remembered(done.Polled(), THIS_ACTION),
    "game/played:1:102132": Remembered(done.Played(1, 102132), Until("game")),
    "action/played:100845:dom1": Remembered(done.CopyPlayed(100845, "dom1"), THIS_ACTION),
    "combat/card:Powerbase: Montreal": Remembered(done.NamePlayed("Powerbase: Montreal"), THIS_COMBAT),
    "unlock:2/once:3:100845:1": Remembered(done.PlayedOnce(3, 100845, 1), Until("unlock", 2)),
    "round/once:3:ammo": Remembered(done.PlayedOnce(3, word="ammo"), THIS_ROUND),
    "action/discipline:3:dom": Remembered(done.DisciplineUsed(3, "dom"), THIS_ACTION),
    "turn/trifle:0": Remembered(done.TriflePlayed(0)),
    "turn/veiled:3": Remembered(done.Veiled(3)),
    "phase/ability:3:0": Remembered(done.AbilityUsed(3, 0), THIS_PHASE),
    "turn/ability:3:guns:7": Remembered(done.AbilityUsed(3, group="guns", minion=7)),
    "turn/abilities:100845:0:2": Remembered(done.AbilityShared(100845, 0, seat=2)),
    "turn/granted:1": Remembered(done.GrantUsed(1)),
    "turn/trigger:3:0": Remembered(done.SetOffTrigger(3, 0)),
    "round/put-on:9": Remembered(done.Noted("put-on", 9), THIS_ROUND),
    "combat/strike:3:4:strikes.0": Remembered(done.StruckWith(3, 4, "strikes.0"), THIS_COMBAT),
    "combat/maneuver:4:strikes.0": Remembered(done.ManeuveredWith(4, "strikes.0"), THIS_COMBAT),
    "combat/press:4": Remembered(done.PressedWith(4), THIS_COMBAT),
    "round/additional:3": Remembered(done.AdditionalGained(3), THIS_ROUND),
    "round/stolen:4": Remembered(done.Stolen(4), THIS_ROUND),
    "phase/edge-pool": Remembered(done.EdgePool(), THIS_PHASE),
    "phase/may-stay-locked:3": Remembered(done.StaysLocked(3), THIS_PHASE),
    "phase/burn-option:1": Remembered(done.BurnOptionUsed(1), THIS_PHASE),
    "phase/conviction:3": Remembered(done.ConvictionTaken(3), THIS_PHASE),
    "turn/contest:3": Remembered(done.Contested(3)),
    "turn/title-contest:3": Remembered(done.TitleContested(3)),
    "turn/draws-anew:3": Remembered(done.DrawnAnew(3)),
    "referendum/blood-vote:3": Remembered(done.BloodVote(3), Until("referendum")),
    "turn/funds:3": Remembered(done.Funded(3)),
}


@pytest.mark.parametrize("word", WORDS)
def test_what_was_done_is_a_word_in_positions(word: str) -> None:
    assert remembered(word) == WORDS[word]
    assert spelled(WORDS[word]) == word


def test_every_kind_of_thing_done_has_a_word() -> None:
    assert {type(one.what) for one in WORDS.values()} == {*get_args(Done)} == {*KINDS.values()}


def test_what_was_done_survives_being_written_and_read() -> None:
    kept = tuple(WORDS.values())

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=tuple[Remembered, ...]) == kept


def test_what_was_done_counts_up_to_its_moment() -> None:
    position = VtesPosition(players=[PlacedPlayer(), PlacedPlayer()])
    g = Builder(position, VtesOptions(), Chance.seeded("done")).state
    limits.note(g, done.Bled(3))
    limits.note(g, done.Bled(4))
    limits.note(g, done.Blocked(3), THIS_ACTION)
    limits.note(g, done.Blocked(3), THIS_ACTION)
    assert used(g, done.Bled(3))
    assert not used(g, done.Bled(3), THIS_ACTION)
    assert count(g, done.Blocked(3), THIS_ACTION) == 2
    assert all_done(g, done.Bled) == [done.Bled(3), done.Bled(4)]

    limits.forget(g, done.Bled(3))
    limits.close(g, THIS_ACTION)

    assert not used(g, done.Bled(3))
    assert used(g, done.Bled(4))
    assert count(g, done.Blocked(3), THIS_ACTION) == 0
    limits.close(g, THIS_TURN)
    assert g.done == {}
