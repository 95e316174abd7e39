"""Labels and lines in a player's words: who does what to whom, never cut short, damage with its source."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.kernel.decision import Option
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import words


def at(*players: dict[str, Any], **more: Any) -> Table:
    position = {"players": list(players), **more}
    return new_game("vtes", seats=len(players), options={"position": position, "windows": "able"})


def said(table: Table, option: Option, lang: str) -> str:
    seat = table.decisions()[0].seat
    return Teller(table.game, words(lang), ("Mina", "Lucy")).option(option, table.view(seat))


def offered(table: Table, begins: str) -> Option:
    return next(option for option in table.decisions()[0].options if option.key.startswith(begins))


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Use Blood Doll with Anson: move 1 blood or life from Anson to your pool"),
        ("fr", "Utiliser Blood Doll avec Anson\u00a0: déplacez 1 sang ou vie d’Anson vers votre pool"),
    ],
)
def test_an_ability_names_the_minion_it_is_used_with(lang: str, label: str):
    table = at({"ready": [{"card": "Anson", "on": ["Blood Doll"]}]}, {}, phase="master")
    assert said(table, offered(table, "use"), lang).replace(" :", "\u00a0:") == label


def test_a_target_says_what_is_put_on_it():
    # given Vessel, which may burn a Blood Doll
    table = at(
        {"hand": ["Vessel"], "ready": [{"card": "Anson", "on": ["Blood Doll"]}, "Tara"]}, {}, phase="master"
    )
    table.answer(0, offered(table, "play").key)
    # when it asks for its vampire, and then for the Blood Doll
    targets = {said(table, option, "en") for option in table.decisions()[0].options}
    assert "Vessel on Anson (8/8)" in targets
    table.answer(0, next(o for o in table.decisions()[0].options if "Tara" in said(table, o, "en")).key)
    while table.decisions()[0].question != "vtes-ask-pick":
        table.answer(table.decisions()[0].seat, "pass")
    # then the choice says that it burns
    assert said(table, table.decisions()[0].options[0], "en").startswith("Burn Blood Doll (on Anson")
    assert said(table, table.decisions()[0].options[-1], "fr") == "Rien de tout cela"


def test_damage_names_its_source_in_the_log():
    # given a fight of Tara, who has a gun, against Malachi
    table = at({"ready": [{"card": "Tara", "on": [".44 Magnum"]}]}, {"ready": ["Malachi"]}, phase="minion")
    table.answer(0, offered(table, "bleed").key)
    for _ in range(40):
        decision = table.decisions()[0]
        wanted = ("block", "strike:hand" if decision.seat else "strike:")
        key = next(
            (o.key for o in decision.options if o.key.startswith(wanted) and o.key != "strike:hand"), None
        )
        table.answer(
            decision.seat,
            key or next(o.key for o in decision.options if o.key in ("pass", "decline", "strike:hand")),
        )
        lines = [told.event for told in table.log if type(told.event).__name__ == "DamageInflicted"]
        if lines:
            break
    told = {
        lang: [Teller(table.game, words(lang)).event(e, table.view(0)) for e in lines]
        for lang in ("en", "fr")
    }
    # then both lines tell whose damage it is, and the one with the gun tells of the gun
    assert "Malachi takes 2 damage from Tara (.44 Magnum)." in told["en"]
    assert "Malachi subit 2 points de dégâts de la part de Tara (.44 Magnum)." in told["fr"]


def test_points_that_can_be_prevented_name_their_source():
    # given a gun with burning rounds in the hands of Octane, and Malachi, who can prevent one of two points
    special = {"card": "Saturday-Night Special", "as": "special"}
    table = at(
        {"ready": [{"card": "Octane", "on": [special]}], "hand": ["Dragon's Breath Rounds"]},
        {"ready": ["Malachi"], "hand": ["Hidden Strength"]},
        phase="minion",
    )
    table.answer(0, offered(table, "bleed").key)
    wanted = (
        "block",
        "strike:special",
        "strike:2",
        "strike:1",
        "play",
        "number:1",
        "pass",
        "decline",
        "strike:hand",
    )
    # when he is asked which
    while (decision := table.decisions()[0]).question != "vtes-ask-prevent":
        keys = [option.key for option in decision.options]
        table.answer(decision.seat, next(key for word in wanted for key in keys if key.startswith(word)))
    # then each kind of damage says whose it is, and that it is the gun's
    told = {lang: [said(table, option, lang) for option in decision.options] for lang in ("en", "fr")}
    assert told["en"] == [
        "Aggravated damage from Octane (Saturday-Night Special), 2 left",
        "Normal damage from Octane (Saturday-Night Special), 1 left",
    ]
    assert told["fr"][0] == (
        "Dégâts aggravés infligés par Octane (Saturday-Night Special)\u00a0: il en reste 2"
    )
