"""A long game with a large table: letting things go by, asking about cards, seeing only what changed."""

from __future__ import annotations

import re

from nocturne.cli.picture import with_continuations

from .conftest import Command

TABLE = ("play", "vtes", "--seed", "3", "--bots", "random", "--names", "Mina,Ada,Bram,Clara,Dorian")


def test_a_phase_without_a_choice_is_passed_for_the_person(nocturne: Command):
    ran = nocturne(*TABLE, typed="quit\n")
    assert "→ End the master phase (answered for you)" in ran.out
    assert "→ End the minion phase (answered for you)" in ran.out
    assert ran.out.rstrip().splitlines()[-3].startswith("[Enter: End the influence phase] > quit")


def test_in_full_control_every_phase_is_asked(nocturne: Command):
    ran = nocturne(*TABLE, "--full-control", typed="quit\n")
    assert "[Enter: End the master phase] > quit" in ran.out
    assert "answered for you" not in ran.out


def test_going_on_passes_until_the_own_turn(nocturne: Command):
    ran = nocturne(*TABLE, typed="go\ngo\nquit\n")
    turns = [int(turn) for turn in re.findall(r"^· Turn (\d+):", ran.out, re.M)]
    assert turns[:6] == [1, 2, 3, 4, 5, 6]  # the turns of the four others have passed by
    assert "Your influence phase" in ran.out.rpartition("Turn 6: Mina.")[2]


def test_in_french_it_is_called_continuer(nocturne: Command):
    ran = nocturne(*TABLE, "--lang", "fr", typed="continuer\ncontinuer\nquitter\n")
    assert "Votre phase d’influence" in ran.out.rpartition("Tour 6\u00a0: Mina.")[2]
    assert "⟦" not in ran.out


def test_draws_are_counted_and_empty_phases_left_out(nocturne: Command):
    ran = nocturne(*TABLE, typed="go\ngo\nquit\n")
    assert "· Ada draws a card. (×7)" in ran.out
    assert "Bram: unlock phase." not in ran.out


def test_only_what_has_changed_is_shown_after_a_small_step(nocturne: Command):
    ran = nocturne(*TABLE, typed="transfer 1 pool to trevon\nlook\nquit\n")
    after = ran.out.partition("→ Transfer 1 pool to Trevon Parker")[2]
    changed, _, looked = after.partition("> look")
    assert "Trevon Parker 1/6" in changed
    assert "Ada (your prey)" not in changed
    assert "Ada (your prey)" in looked


def test_a_changed_line_is_shown_to_its_end():
    lines = ["Mina  pool 29 hand", "    seven", "  Trevon 1/6 Tremere", "  Nassir 2/4"]
    assert with_continuations([0, 2], lines, 24) == [0, 1, 2]
    assert with_continuations([0], lines, 40) == [0]


def test_a_card_is_told_by_part_of_its_name(nocturne: Command):
    ran = nocturne(*TABLE, typed="card govern\ncard praxis seizure\ncard nosuchthingatall\nquit\n")
    assert ran.out.count("Govern the Unaligned\naction · [dom] Dominate · 1 blood") == 1  # not once a copy
    assert "As this table reads it:" in ran.out
    assert "“praxis seizure” could be:" in ran.out
    assert "Praxis Seizure: Amsterdam" in ran.out
    assert "more; type more of the name." in ran.out
    assert "There is nothing more to tell about “nosuchthingatall”." in ran.out


def test_why_names_the_reason_and_the_rule(nocturne: Command):
    ran = nocturne(*TABLE, typed="why bonding\nquit\n")
    assert "✗ Play Bonding [dom]: no action is under way. (VTES-6.2-06)" in ran.out
    assert "    VTES-6.2-06:" in ran.out


def test_going_back_over_phases_passed_for_the_person(nocturne: Command):
    ran = nocturne(*TABLE, typed="transfer 1 pool to trevon\nundo\nquit\n")
    assert "Back at your last decision." in ran.out
    again = ran.out.rpartition("Back at your last decision.")[2]
    assert "Transfer 1 pool to Trevon Parker (0/6)" in again
