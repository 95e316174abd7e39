"""Referendums: whether this seat wants one to pass, and whether it can."""

from __future__ import annotations

from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.view.table import SeenPlayer


def interest(scene: Scene) -> float:
    """How much this seat wants the referendum to pass: its own, yes; another's by what it costs whom."""
    action = scene.action
    referendum = scene.table.referendum
    if action is None and referendum is None:
        return 0.0
    caller = referendum.seat if referendum is not None else action.seat if action is not None else -1
    if caller == scene.seat:
        return 1.0
    if referendum is not None and scene.seat in referendum.victims:
        return -2.0
    if referendum is not None and scene.me.prey in referendum.victims:
        return 1.0
    return -1.0 if caller in (scene.me.prey, scene.me.predator) else -0.2


def vote(scene: Scene, rest: str) -> float:
    """A vote for or against."""
    side = rest.rpartition(":")[2]
    wanted = interest(scene)
    return wanted if side == "for" else -wanted


def votes_of(player: SeenPlayer) -> int:
    """The votes a Methuselah's ready minions have by title; a locked minion votes, too."""
    return sum(card.votes for card in player.ready)


def could_pass(scene: Scene) -> float:
    """How likely a referendum of this seat's is to pass: 1 with more votes than all others together."""
    own = votes_of(scene.me) + 1  # the card itself is worth one
    others = sum(votes_of(player) for player in scene.table.players if player.seat != scene.seat)
    edge = 1 if scene.table.edge == scene.seat else 0
    if own + edge > others:
        return 1.0
    return 0.5 * (own + edge) / max(others, 1)
