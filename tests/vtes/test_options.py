"""The options of a VTES game: defaults, presets, and clear refusals."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from nocturne.kernel.errors import BadOptions
from nocturne.kernel.words import Words
from nocturne.vtes.options import PRESETS, VtesOptions, WrongOptions, choices, read_options

NAMES = VtesOptions.__struct_fields__
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "vtes-options.md"


def test_the_default_follows_the_documents() -> None:
    assert read_options({}) == VtesOptions() == PRESETS["documents"]
    assert next(iter(PRESETS)) == "documents"


@pytest.mark.parametrize("preset", PRESETS)
def test_options_survive_json(preset: str) -> None:
    options = PRESETS[preset]
    text = msgspec.json.encode(options)
    assert msgspec.json.decode(text, type=VtesOptions) == options
    assert set(msgspec.json.decode(text)) == set(NAMES)  # a record keeps every option, so defaults may change


def test_a_preset_can_be_changed_on_top() -> None:
    options = read_options({"oust_cards": "burned", "time_limit_minutes": 90}, preset="tournament")
    assert (options.oust_cards, options.time_limit_minutes, options.anarch) == ("burned", 90, "sect")


def test_everything_wrong_is_told_at_once() -> None:
    chosen = {"oust_card": "burned", "oust_cards": "eaten", "ally_waits": "maybe", "min_vp_to_win": -1}
    with pytest.raises(WrongOptions) as refusal:
        read_options(chosen, preset="modern")
    problems = refusal.value.problems
    assert isinstance(refusal.value, BadOptions)
    assert [(p.message_id, p.args.get("option")) for p in problems] == [
        ("vtes-options-preset-unknown", None),
        ("vtes-options-name-unknown", "oust_card"),
        ("vtes-options-value-unknown", "oust_cards"),
        ("vtes-options-value-unknown", "ally_waits"),
        ("vtes-options-not-a-number", "min_vp_to_win"),
    ]
    assert problems[0].args["known"] == tuple(PRESETS)
    assert problems[1].args["known"] == NAMES
    assert problems[2].args["known"] == ("removed", "burned")
    assert problems[3].args["known"] == ("true", "false")
    assert len(str(refusal.value).splitlines()) == 5


def test_unknown_names_are_refused_by_the_data_type_too() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"oust_card": "burned"}, VtesOptions)


def test_the_presets_differ_where_the_documentation_says() -> None:
    newer = (
        "anarch",
        "clan_change_sect",
        "return_to_ousted",
        "wake_window",
        "contested_entry",
        "burn_option_torpor",
    )
    for name in NAMES:
        changed = getattr(PRESETS["current"], name) != getattr(VtesOptions(), name)
        assert changed == (name in newer), name
        if name in newer:
            assert getattr(PRESETS["tournament"], name) == getattr(PRESETS["current"], name)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_value_and_preset_has_words(lang: str) -> None:
    words = Words(lang)
    wanted = [f"vtes-option-{name}" for name in NAMES]
    wanted += [
        f"vtes-option-{name}-{value}"
        for name in NAMES
        for value in choices(name)
        if not isinstance(value, bool)
    ]
    wanted += [f"vtes-preset-{name}" for name in PRESETS]
    wanted += ["vtes-options-true", "vtes-options-false"]
    wanted += [
        f"vtes-options-{what}" for what in ("preset-unknown", "name-unknown", "value-unknown", "not-a-number")
    ]
    assert [message for message in wanted if not words.has(message)] == []


def test_every_option_is_documented_with_its_default_and_alternatives() -> None:
    rows = {
        match[1]: match[0]
        for match in re.finditer(r"^\| `(\w+)` \| .*$", DOCUMENTATION.read_text("utf-8"), re.MULTILINE)
    }
    for name in NAMES:
        assert name in rows, name
        default = getattr(VtesOptions(), name)
        cells = rows[name].split("|")
        shown = "none" if default is None else f"`{str(default).lower()}`"
        assert cells[2].strip() == shown, name
        for value in choices(name):
            assert f"`{str(value).lower()}`" in rows[name], (name, value)
    for preset in PRESETS:
        assert preset in rows
