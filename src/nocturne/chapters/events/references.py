"""What the fields of events refer to. ``Who`` names anybody on the tile; hexes are told by name."""

from __future__ import annotations

from typing import Annotated

from nocturne.kernel.event import Ref

Who = Annotated[str, Ref("figure")]


Whos = Annotated[tuple[str, ...], Ref("figure")]


HexRef = Annotated[str, Ref("hex")]


CardRef = Annotated[str, Ref("card")]


PowerRef = Annotated[str, Ref("power")]


ItemRef = Annotated[str, Ref("item")]


EffectRef = Annotated[str, Ref("effect")]


ChapterRef = Annotated[str, Ref("chapter")]


PageRef = Annotated[str, Ref("page")]


TextRef = Annotated[str, Ref("text")]


Faces = Annotated[tuple[str, ...], Ref("face")]


Attr = Annotated[str, Ref("attr")]


Skill = Annotated[str, Ref("skill")]


Trait = Annotated[str, Ref("trait")]


TokenRef = Annotated[str, Ref("token")]


TerrainRef = Annotated[str, Ref("terrain")]


TrackerRef = Annotated[str, Ref("tracker")]


DifficultyRef = Annotated[str, Ref("difficulty")]


HuntRef = Annotated[str, Ref("hunt")]


SummonRef = Annotated[str, Ref("summon")]


RulingRef = Annotated[str, Ref("ruling")]
