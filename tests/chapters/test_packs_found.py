"""Where packs are found: with the game, in the environment, in the folder for what a person keeps."""

import json
import tomllib
from pathlib import Path

import pytest

from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.content.pack import content, find_pack, pack_names, places
from nocturne.chapters.options import ChaptersOptions
from nocturne.cli import main
from nocturne.kernel.errors import BadFile
from nocturne.kernel.table import new_game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NOCTURNE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NOCTURNE_PACKS", "")
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    content.cache_clear()
    yield
    content.cache_clear()


def test_the_campaign_is_the_default_and_is_found():
    assert ChaptersOptions().pack == "black_water"
    assert find_pack("black_water").is_dir()
    assert new_game("chapters", seats=1, seed=1).pending() is not None


def test_the_package_carries_the_campaign():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for source, goal in carried.items():
        assert (ROOT / source / "pack.yaml").is_file()
        assert goal == f"nocturne/chapters/packs/{Path(source).name}"
    shipped = {Path(source).name for source in carried}
    assert {folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir()} <= shipped


def test_a_pack_dropped_into_the_own_folder_is_found(tmp_path):
    new_pack("harbour", tmp_path / "home" / "packs")
    assert "harbour" in pack_names()
    assert find_pack("harbour") == tmp_path / "home" / "packs" / "harbour"
    assert new_game("chapters", seats=2, seed=1, options={"pack": "harbour"}).pending() is not None


def test_the_environment_names_more_places(tmp_path, monkeypatch):
    new_pack("harbour", tmp_path / "mine")
    with pytest.raises(BadFile, match="no pack"):
        find_pack("harbour")
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path / "mine"))
    assert find_pack("harbour") == tmp_path / "mine" / "harbour"
    assert places()[0] == tmp_path / "mine"


def test_the_command_plays_a_pack_from_a_named_folder(tmp_path, capsys):
    new_pack("harbour", tmp_path / "mine")
    where = ["--packs", str(tmp_path / "mine"), "--option", "pack=harbour"]
    assert main(["sim", "chapters", "--games", "1", "--seats", "2", "--bots", "judgement", *where]) == 0
    assert "1 of 1 games" in capsys.readouterr().out


def test_an_unknown_pack_is_told_with_those_that_are_there(capsys):
    assert main(["chapters", "odds", "harbor"]) == 2
    assert "black_water" in capsys.readouterr().err
    assert main(["chapters", "map", "/nowhere/at/all"]) == 2
    assert "neither a pack" in capsys.readouterr().err


def test_the_command_lists_packs_and_places(tmp_path, capsys):
    new_pack("harbour", tmp_path / "home" / "packs")
    broken = new_pack("wreck", tmp_path / "home" / "packs")[0].parent
    (broken / "campaign.yaml").write_text("nonsense", "utf-8")
    assert main(["chapters", "list"]) == 0
    out = capsys.readouterr().out
    assert "My first pack" in out
    assert "cannot be read" in out
    assert main(["chapters", "list", "--json"]) == 0
    told = {one["pack"]: one for one in json.loads(capsys.readouterr().out)}
    assert told["harbour"]["playable"] is True
    assert told["core"]["playable"] is False
    assert told["wreck"]["title"] is None
