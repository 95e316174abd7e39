"""Effects on the coterie: experience, boons, status, flags, clues."""

from __future__ import annotations

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.events.campaign import (
    BoonsChanged,
    CardUnlocked,
    ChapterUnlocked,
    StatusChanged,
    XpGained,
)
from nocturne.chapters.events.pages import CluesFound, SuccessTokensChanged
from nocturne.chapters.rules.effects.apply import Apply, performs
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.tile.prey import raise_breaches
from nocturne.chapters.state import ChaptersState, without


@performs("xp")
def _xp(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    give_xp(state, effect.xp or 0, state.play.seats)


def give_xp(state: ChaptersState, amount: int, seats: tuple[int, ...]) -> None:
    """CHA-XP-07: every player of the coterie gets it."""
    for seat in seats:
        player = state.campaign.players[seat]
        player.xp += amount
        player.earned += amount
    state.emit(XpGained(amount))


@performs("boons", "status", "breach", "flag", "unflag", "counter", "unlock", "unlock_card")
def _coterie(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    change_coterie(state, effect)


def change_coterie(state: ChaptersState, effect: Effect) -> None:
    """What belongs to the coterie wherever one is: boons, status, breaches, flags, chapters and cards."""
    coterie, options = state.campaign.coterie, state.options
    if effect.boons is not None:
        now = max(0, coterie.boons + effect.boons)
        state.emit(BoonsChanged(now - coterie.boons, now))
        coterie.boons = now
    if effect.status is not None:  # CHA-STA-01, CHA-GAP-42
        now = max(options.status_least, min(options.status_most, coterie.status + effect.status))
        state.emit(StatusChanged(now - coterie.status, now))
        coterie.status = now
    if effect.breach is not None:
        raise_breaches(state, effect.breach)
    if effect.flag is not None and effect.flag not in coterie.flags:
        coterie.flags += (effect.flag,)
    if effect.unflag is not None and effect.unflag in coterie.flags:
        coterie.flags = without(coterie.flags, effect.unflag)
    if effect.counter is not None:
        change = effect.counter
        now = change.to if change.to is not None else coterie.counters.get(change.id, 0) + (change.by or 0)
        coterie.counters = {**coterie.counters, change.id: max(0, now)}
    if effect.unlock is not None and effect.unlock not in coterie.unlocked:
        coterie.unlocked += (effect.unlock,)
        state.emit(ChapterUnlocked(effect.unlock))
    if effect.unlock_card is not None and effect.unlock_card not in coterie.cards:
        coterie.cards += (effect.unlock_card,)
        state.emit(CardUnlocked(effect.unlock_card))


@performs("success_tokens")
def _success_tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    play = state.play
    now = max(0, play.success_tokens + (effect.success_tokens or 0))  # CHA-INV-11
    if state.options.components == "printed":
        now = min(now, lookup.PRINTED["success"])  # CHA-GAP-58
    state.emit(SuccessTokensChanged(now - play.success_tokens, now))
    play.success_tokens = now


@performs("clue")
def _clue(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    clue = effect.clue or 0
    if clue not in state.play.clues:  # CHA-INV-09
        state.play.clues += (clue,)
        state.emit(CluesFound(clue))
