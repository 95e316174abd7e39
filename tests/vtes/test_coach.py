"""The coach of VTES: the terms of a position's value become sentences about what a choice brings."""

from __future__ import annotations

from nocturne.kernel.advice import Advice
from nocturne.kernel.decision import Note
from nocturne.kernel.knowledge import Knowledge
from nocturne.vtes.bot.reasons import Changes, Outlook, reasons
from nocturne.vtes.view.table import VtesTable
from tests.vtes.test_judgement import moment


def table_of(players: str) -> VtesTable:
    table, _ = moment(f"  phase: minion\n  players:\n{players}")
    view = table.view(0).table
    assert isinstance(view, VtesTable)
    return view


def told(now: str, *ends: str) -> dict[str, Note]:
    """What is told of a choice that leads from one table to others, by message."""
    outlook = Outlook(table_of(now), [table_of(end) for end in ends], 0)
    return {note.message: note for note in reasons(outlook, {})}


_NOW = "    - {pool: 20, ready: [{card: Malachi}]}\n    - {pool: 20}\n    - {pool: 20}"


def test_it_tells_what_the_prey_loses_and_what_it_costs():
    # Given a choice after which the prey has lost 3 pool, oneself 1, on average over two games
    first = "    - {pool: 19, ready: [{card: Malachi}]}\n    - {pool: 16}\n    - {pool: 20}"
    second = "    - {pool: 19, ready: [{card: Malachi}]}\n    - {pool: 18}\n    - {pool: 20}"
    notes = told(_NOW, first, second)
    # then both are told, one for it and one against it
    assert notes["vtes-coach-prey"] == Note("vtes-coach-prey", {"way": "less", "amount": 3})
    assert notes["vtes-coach-pool"] == Note("vtes-coach-pool", {"way": "less", "amount": 1}, against=True)


def test_it_tells_the_risk_of_torpor():
    # Given a vampire that is in torpor in one of two games
    safe = "    - {pool: 20, ready: [{card: Malachi}]}\n    - {pool: 20}\n    - {pool: 20}"
    fallen = "    - {pool: 20, torpor: [{card: Malachi}]}\n    - {pool: 20}\n    - {pool: 20}"
    notes = told(_NOW, safe, fallen)
    assert notes["vtes-coach-torpor"] == Note("vtes-coach-torpor", {"percent": 50}, against=True)


def test_it_says_so_when_little_changes():
    assert list(told(_NOW, _NOW)) == ["vtes-coach-quiet"]


def test_what_sets_a_choice_apart_is_told_first():
    # Given that every choice costs a pool, and this one also hurts the prey
    end = "    - {pool: 18, ready: [{card: Malachi}]}\n    - {pool: 17}\n    - {pool: 20}"
    outlook = Outlook(table_of(_NOW), [table_of(end)], 0)
    usual: Changes = {"pool": outlook.changes()["pool"]}
    messages = [note.message for note in reasons(outlook, usual)]
    assert messages.index("vtes-coach-prey") < messages.index("vtes-coach-pool")


def advice_on(players: str) -> tuple[Advice, dict[str, str]]:
    table, names = moment(f"  phase: minion\n  players:\n{players}")
    decision = table.pending(0)
    assert decision is not None
    advice = table.game.advise(decision, Knowledge(table, 0))
    assert advice is not None
    return advice, dict(names)


def test_it_advises_to_oust_the_prey_and_says_what_that_brings():
    # Given a prey with one pool and nobody to block
    advice, names = advice_on(
        "    - {pool: 20, ready: [{card: Malachi, as: malachi}]}\n    - {pool: 1}\n    - {pool: 20}"
    )
    best = advice.suggestions[0]
    # then to bleed is best, and it brings a victory point in every imagined game
    assert best.key == f"bleed:{names['malachi']}"
    assert Note("vtes-coach-points", {"percent": 100}) in best.notes
    assert {one.standing for one in advice.suggestions[1:]} == {"worse"}
