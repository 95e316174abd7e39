"""The whole truth about a game, in the words of scenario files."""

from __future__ import annotations

from typing import Any

from nocturne.vtes.done import spelled as spelled_done
from nocturne.vtes.marks import spelled
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region
from nocturne.vtes.view.table import look


def inspect(g: VtesState) -> dict[str, Any]:
    """The whole truth, for expectations: cards by number, Methuselahs by seat."""
    everything = g.copy()
    everything.knows = [EVERYBODY] * len(g.knows)
    import msgspec

    truth: dict[str, Any] = msgspec.to_builtins(look(everything, None))
    for player, shown in zip(g.players, truth["players"], strict=True):
        # What a player could know by counting, and what the table forgets soon: not worth showing to anybody.
        for name in ("hand_size", "out_of_turn", "trifle_owed", "events_played", "withdrawal_spoiled"):
            shown[name] = getattr(player, name)
    places = _places(g)
    truth["cards"] = {
        str(card): {
            "name": g.face(card).name,
            "owner": g.owner[card],
            "place": places.get(card, "nowhere"),
            **(_in_play(g, card) if card in g.play else {}),
        }
        for card in range(len(g.printed))
    }
    truth["bank"] = g.bank
    truth["done"] = [spelled_done(one) for known in g.done.values() for one in known]
    return truth


def _in_play(g: VtesState, card: int) -> dict[str, Any]:
    import msgspec

    now = g.play[card]
    facts: dict[str, Any] = {
        # Under the stored names, which scenarios know (``points_at``).
        field.encode_name: getattr(now, field.name)
        for field in msgspec.structs.fields(now)
        if field.name not in ("attached", "taught")
    }
    facts["attached"] = list(now.attached)
    facts["marks"] = [spelled(mark) for mark in now.marks]
    face = g.face(card)
    if face.minion and now.region is not Region.UNCONTROLLED:
        facts["bleed"] = modified.bleed(g, card)
        facts["strength"] = modified.strength(g, card)
        facts["votes"] = modified.votes(g, card)
        facts["sect"] = traits.sect(g, card)
        facts["clan"] = traits.clan(g, card)
        facts["anarch"] = traits.is_anarch(g, card)
        facts["title"] = traits.title(g, card) if face.vampire else ""
        facts["held_title"] = traits.held_title(g, card) if face.vampire else ""
        facts["capacity"] = modified.capacity(g, card)
    plain_facts: dict[str, Any] = msgspec.to_builtins(facts)
    return plain_facts


def _places(g: VtesState) -> dict[int, str]:
    """Where every card is: ``hand``, ``library``, ``ash`` ... or the region it lies in."""
    places: dict[int, str] = dict.fromkeys(g.limbo, "limbo")
    for player in g.players:
        for zone in ("hand", "library", "crypt", "ash", "removed", "research"):
            for card in getattr(player, zone):
                places[card] = zone
    for card, now in g.play.items():
        places[card] = now.region.value
        if now.base != NONE:
            places[now.base] = "merged"
        places.update(dict.fromkeys(now.under, "under"))
    return places
