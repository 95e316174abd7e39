"""JSON Schemas (draft-07) of the content files, generated from the models, for editors.

``python -m nocturne.chapters.content.schema FOLDER`` writes them; a YAML file that names one in its first
line (``# yaml-language-server: $schema=...``) gets completion and checks while it is written.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from nocturne.chapters.components.dice import Dice
from nocturne.chapters.content.campaign import Campaign, HuntFile, PackHead, Shop
from nocturne.chapters.content.cards import CombatCard, DisciplineFile, EffectCard, HumanityCard, Item
from nocturne.chapters.content.chapter import Chapter, MorePages
from nocturne.chapters.content.model import Id
from nocturne.chapters.content.people import Ally, Character, NpcCard, Profile, Summon
from nocturne.chapters.content.tiles import Tile

FILES: dict[str, Any] = {
    "pack": PackHead,
    "dice": Dice,
    "campaign": Campaign,
    "shop": Shop,
    "hunts": HuntFile,
    "combat": dict[Id, CombatCard],
    "disciplines": DisciplineFile,
    "items": dict[Id, Item],
    "effects": dict[Id, EffectCard],
    "humanity": dict[str, HumanityCard],
    "profiles": dict[Id, Profile],
    "decks": dict[Id, dict[Id, NpcCard]],
    "allies": dict[Id, Ally],
    "summons": dict[Id, Summon],
    "character": Character,
    "tile": Tile,
    "chapter": Chapter,
    "pages": MorePages,
}
"""The schema's name and the type of what the file holds."""


def schema(name: str) -> dict[str, Any]:
    """The schema of one kind of file."""
    (root,), parts = msgspec.json.schema_components([FILES[name]], ref_template="#/definitions/{name}")
    document = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": f"CHAPTERS {name}",
        **root,
        "definitions": parts,
    }
    drafted: dict[str, Any] = _draft_07(document)
    return drafted


def _draft_07(node: Any) -> Any:
    """msgspec speaks the 2020-12 draft; editors read the older one. Only tuples are spelt otherwise."""
    if isinstance(node, dict):
        node = {key: _draft_07(value) for key, value in node.items()}
        if "prefixItems" in node:
            node["items"] = node.pop("prefixItems")
        if "description" in node and isinstance(node["description"], str):
            node["description"] = " ".join(node["description"].split())
        return node
    if isinstance(node, (list, tuple)):
        return [_draft_07(value) for value in node]
    return node


def write_schemas(folder: Path) -> list[Path]:
    """Write every schema into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in FILES:
        file = folder / f"{name}.json"
        text = msgspec.json.format(msgspec.json.encode(schema(name)), indent=2)
        file.write_bytes(text + b"\n")
        written.append(file)
    return written


if __name__ == "__main__":
    for path in write_schemas(Path(sys.argv[1] if len(sys.argv) > 1 else "content/schema")):
        sys.stdout.write(f"{path}\n")
