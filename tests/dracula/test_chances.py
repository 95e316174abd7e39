"""Chances: Dracula's by influence and damage, and the hunters' what is left."""

from __future__ import annotations

import msgspec
import pytest

from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel.table import new_game
from nocturne.kernel.view import View


def chances(influence: int, damage: int) -> tuple[float, ...]:
    """The chances at the beginning, with so much influence and damage."""
    table = new_game("dracula", seats=3, seed="chances")
    view = table.view(0)
    seen = view.table
    assert isinstance(seen, DraculaTable)
    dracula = msgspec.structs.replace(seen.dracula, damage=damage)
    changed: View = msgspec.structs.replace(
        view, table=msgspec.structs.replace(seen, influence=influence, dracula=dracula)
    )
    found = table.game.chances([changed, table.view(1), table.view(2)])
    assert found is not None
    return found


def test_influence_is_good_for_dracula_and_damage_for_the_hunters():
    assert chances(8, 0)[0] > chances(0, 0)[0] > chances(0, 10)[0]


def test_the_hunters_win_together():
    dracula, first, second = chances(3, 2)
    assert first == second == pytest.approx(1 - dracula)
