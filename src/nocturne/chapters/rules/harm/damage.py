"""Damage, torpor and defeat: who leaves the tile, and what follows."""

from __future__ import annotations

from nocturne.chapters.events.combat import (
    Defeated,
    NpcCardDiscarded,
    PhaseBegun,
)
from nocturne.chapters.events.figures import (
    CharacterRemoved,
    Damaged,
    Healed,
    TorporEntered,
)
from nocturne.chapters.events.tile import LeftTile
from nocturne.chapters.rules.harm.belongings import (
    end_power,
)
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import character_values, lookup, npc_values
from nocturne.chapters.rules.table.frames import open_page
from nocturne.chapters.state import ChaptersState, Npc


def hurt(state: ChaptersState, ident: str, amount: int, *, unavoidable: bool = False) -> None:
    """Damage that nobody prevents any more. A character falls into torpor with one point more than its
    track has (CHA-TORP-01; or when it is full), an NPC is defeated when its track is full (CHA-NTURN-08,
    CHA-GAP-37)."""
    if amount <= 0:
        return
    play = state.play
    if ident in play.vampires:
        vampire = play.vampires[ident]
        if vampire.state != "active":
            return
        vampire.damage += amount
        state.emit(Damaged(ident, amount, unavoidable))
        if vampire.damage > character_values.most_damage(state, ident):
            state.emit(TorporEntered(ident))
            take_out(state, ident, "torpor")
        return
    npc = play.npcs[ident]
    if npc.gone or not lookup.can_fight(npc):
        return
    if unavoidable and state.options.resistance_unavoidable:  # CHA-GAP-36
        amount -= npc_values.npc_resistance(state, ident)
        if amount <= 0:
            return
    npc.damage += amount
    state.emit(Damaged(ident, amount, unavoidable))
    if npc.damage >= npc_values.npc_damage_track(state, ident):
        _track_full(state, ident, npc)


def _track_full(state: ChaptersState, ident: str, npc: Npc) -> None:
    profile = lookup.profile_of(state, npc)
    entry = next((one for one in lookup.chapter_book(state).setup.npcs if one.id == ident), None)
    if profile is not None and npc.phase < len(profile.phases):  # CHA-BOSS-05
        over = npc.damage - npc_values.npc_damage_track(state, ident)
        npc.phase += 1
        npc.damage = over if state.options.phase_overflow == "carried" else 0  # CHA-GAP-54
        state.emit(PhaseBegun(ident, npc.phase + 1))
        if entry is not None and len(entry.filled) >= npc.phase:
            open_page(state, entry.filled[npc.phase - 1])
        return
    state.emit(Defeated(ident))
    leave_tile(state, ident)
    if entry is not None and entry.defeated is not None:
        open_page(state, entry.defeated)


def discard_npc_card(state: ChaptersState, ident: str) -> None:
    """The combat card of an NPC goes to the discards of its deck, face up (CHA-NTURN-04)."""
    npc, fight = state.play.npcs[ident], state.play.fight
    if npc.card and fight is not None:
        if not npc.shown:
            state.emit(NpcCardDiscarded(ident, npc.card))
        fight.decks[lookup.deck_of(state, ident)].discard += (npc.card,)
        npc.change(card="", shown=False)


def leave_tile(state: ChaptersState, ident: str) -> None:
    """An NPC is taken off the tile for good."""
    npc = state.play.npcs[ident]
    fight = state.play.fight
    discard_npc_card(state, ident)
    npc.change(hex=None, gone=True, fights=False, flees_after="", defence=0)
    if npc.summoner:  # CHA-SUM-05: not again in the turn in which it fell
        npc.barred = fight is not None and fight.turn == npc.summoner
    fit_tracks(state)  # its passive ends (CHA-ALLY-03, CHA-BOSS-07)
    if npc.kind == "ally":
        _fewer(state)


def _fewer(state: ChaptersState) -> None:
    """A participant has dropped out. Where values follow those who stand (CHA-PLAY-03), tracks get shorter,
    and some may be full."""
    if state.options.values_fixed:
        return
    for ident, npc in list(state.play.npcs.items()):
        if npc.hex is not None and lookup.can_fight(npc) and npc.damage:
            while not npc.gone and npc.damage >= npc_values.npc_damage_track(state, ident):
                _track_full(state, ident, npc)


def heal(state: ChaptersState, ident: str, amount: int) -> None:
    """Take points off a Damage track."""
    figure = state.figure(ident)
    healed = min(amount, figure.damage)
    if healed > 0:
        figure.damage -= healed
        state.emit(Healed(ident, healed))


def take_out(state: ChaptersState, ident: str, how: str) -> None:
    """A character leaves the tile and takes no further part in the chapter (CHA-TORP-02, CHA-FRZ-04). When
    nobody is left the chapter, or the combat first, is lost (CHA-TORP-04, CHA-END-02, CHA-GAP-03)."""
    vampire = state.vampire(ident)
    if vampire.chosen:  # its card is not shown
        vampire.hand += (vampire.chosen,)
    vampire.change(state=how, hex=None, tokens={}, surge="", chosen="")
    if vampire.power:
        end_power(state, ident)
    play = state.play
    beaten = play.fight is not None and play.fight.champion == ident
    if state.active() and not beaten:
        _fewer(state)
        return
    if play.fight is not None and _lose_page(state):
        play.fight.over = "lost"
    else:
        play.outcome = "failure"


def _lose_page(state: ChaptersState) -> str:
    """The page that says otherwise when a combat is lost (CHA-CMB-09)."""
    fight = state.fight
    return fight.lose or ("" if fight.scripted else lookup.chapter_book(state).lost or "")


def remove_character(state: ChaptersState, ident: str) -> None:
    """A page takes a character out of the chapter."""
    if state.vampire(ident).state == "active":
        state.emit(CharacterRemoved(ident))
        take_out(state, ident, "removed")


def npc_leaves(state: ChaptersState, ident: str) -> None:
    """An NPC leaves the tile because somebody or a page made it."""
    if state.play.npcs[ident].hex is not None:
        leave_tile(state, ident)
        state.emit(LeftTile(ident))


def revive(state: ChaptersState) -> None:
    """After a combat whose loss does not end the chapter, the fallen come round, as wounded as one can be."""
    for ident, vampire in state.play.vampires.items():
        if vampire.state in ("torpor", "frenzy"):
            vampire.state = "active"
            vampire.hunger = min(vampire.hunger, character_values.hunger_track(state, ident))
    fit_tracks(state)
