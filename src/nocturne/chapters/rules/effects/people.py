"""Effects on NPCs: profiles, dialogues, attitudes, alarm, summons."""

from __future__ import annotations

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.events.combat import ProfileRevealed
from nocturne.chapters.events.tile import AttitudeChanged, SideChanged
from nocturne.chapters.rules.effects.apply import Apply, performs
from nocturne.chapters.rules.harm.damage import discard_npc_card
from nocturne.chapters.rules.tile.arrivals import Peek, Summon
from nocturne.chapters.rules.tile.prey import alarm, calm, prey
from nocturne.chapters.state import ChaptersState


@performs("reveal")
def _reveal(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    reveal_profile(state, frame.npc_named(effect.reveal))


def reveal_profile(state: ChaptersState, ident: str) -> None:
    """CHA-NPC-06: a profile is turned face up."""
    npc = state.play.npcs.get(ident)
    if npc is not None and npc.kind == "profile" and not npc.revealed:
        npc.revealed = True
        state.emit(ProfileRevealed(ident))


@performs("talk")
def _talk(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.talk is not None
    state.play.npcs[effect.talk.npc].talk = effect.talk.page or ""


@performs("speak")
def _speak(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.speak is not None
    state.play.npcs[effect.speak.npc].speak = effect.speak.page or ""


@performs("attitude")
def _attitude(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.attitude is not None
    state.play.npcs[effect.attitude.npc].attitude = effect.attitude.to
    state.emit(AttitudeChanged(effect.attitude.npc, effect.attitude.to))


@performs("side")
def _side(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.side is not None
    npc = state.play.npcs[effect.side.npc]
    friend = effect.side.to == "ally"
    discard_npc_card(state, effect.side.npc)  # its card belongs to the deck of its old side
    npc.defence = 0
    npc.side = "friend" if friend else "enemy"
    state.emit(SideChanged(effect.side.npc, friend))


@performs("alarm")
def _alarm(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    who = frame.actor if frame.actor in state.play.vampires else frame.somebody(state)
    for npc in prey(state) if effect.alarm == "all" else [effect.alarm or ""]:
        alarm(state, npc, who)


@performs("calm")
def _calm(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    calm(state, frame.npc_named(effect.calm), frame.actor)


@performs("end_combat")
def _end_combat(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    if state.play.fight is not None:
        state.play.fight.over = effect.end_combat or "won"


@performs("summon")
def _summon(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    state.push(Summon(who=frame.actor, summon=effect.summon or ""))


@performs("discard_card")
def _discard_card(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        if who in state.play.npcs:
            discard_npc_card(state, who)


@performs("peek")
def _peek(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    if frame.page:
        state.push(Peek(who=frame.actor, page=frame.page))
