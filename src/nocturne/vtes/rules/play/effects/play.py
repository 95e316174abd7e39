"""What playing a card leaves behind: limits, its replacement, its place after the play (VTES-1.6.1.1)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import ACTION_TYPES, CardType
from nocturne.vtes.done import Played, TriflePlayed
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.play import PlayFacts, played
from nocturne.vtes.records import THIS_ACTION, Until
from nocturne.vtes.rules.combat.queries import combat
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.hand.effects.hand import owe
from nocturne.vtes.rules.hand.effects.replacing import release_owed, replace_card
from nocturne.vtes.rules.play.queries.timing import AS_PLAYED, Replacing, copy_played
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def put_away(g: VtesState, card: int, mode: int, canceled: bool = False) -> None:
    """A card that was played goes from limbo to its owner's ash heap, or out of the game if it says so."""
    g.limbo.remove(card)
    cost_effects.forget(g, card)
    if g.face(card).modes[mode].removed and not canceled:
        g.players[g.owner[card]].removed.append(card)
        g.emit(events.Removed(card))
    else:
        g.to_ash(card)


def replace(
    g: VtesState, seat: int, when: Replacing, card: int, returns: bool = False, further: int = 0
) -> None:
    """VTES-1.6.1.2-01: a played card is replaced at once, unless its text delays that. ``returns``: whoever
    played it can then take it from her ash heap instead; ``further``: cards she may draw beyond that."""
    match when:
        case "now" if played(g) is not None:
            # Only cards that were in hand when a card was played can be used as it is played: what replaces
            # cards used meanwhile is drawn when that is over (VTES-1.6.1.1-06, VTES-1.6.1.1-14).
            owe(g, seat, AS_PLAYED, more=further)
        case "now":
            replace_card(g, seat, card, further)
        case "weakened":
            owe(g, seat, "weakened", seat, more=further)
            if not g.players[seat].hand:
                release_owed(g, "weakened", seat)
        case "next-unlock":
            owe(g, seat, "unlock", seat, more=further)
        case "influence-phase":
            owe(g, seat, "influence", seat, more=further)
        case "discard-phase":
            owe(g, seat, "discard", seat, more=further)
        case "while-in-play":
            owe(g, seat, "in-play", card, more=further)
        case _:
            owe(g, seat, when, card=card if returns else NONE, more=further)


def note_played(g: VtesState, seat: int, key: int, mode: v.Mode, minion: int) -> None:
    """Remember who played what, for the once-per-action limits (VTES-1.6.3-14, VTES-1.6.3-22)."""
    if mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION) and not mode.reflex:
        limits.note(g, Played(minion, key), THIS_ACTION)
    if mode.type is CardType.MASTER and mode.out_of_turn:
        g.players[seat].out_of_turn += 1  # even if canceled (VTES-1.6.2-14)
    elif mode.type is CardType.MASTER:
        g.players[seat].master_actions -= 1
    elif mode.type is CardType.EVENT:
        g.players[seat].discard_actions -= 1
        g.players[seat].events_played += 1
    if mode.type is CardType.EVENT or mode.once_per == "game":
        g.events_seen.append(key)  # a canceled card was played all the same (VTES-T-23)
    if mode.once_per == "own-game":
        limits.note(g, Played(seat, key), Until("game"))
    elif mode.once_per in ("action", "combat", "turn"):
        limits.note(g, copy_played(key, mode), Until(mode.once_per))
    if mode.type is CardType.REACTION:
        action = g.frame_of(ActionFacts)
        if action is not None:
            action.reacted = True
    if mode.trifle:
        limits.note(g, TriflePlayed(seat))


def account_master(g: VtesState, seat: int, mode: v.Mode) -> None:
    """A trifle that was not canceled gives one extra master phase action, once a phase (VTES-1.6.2-16 to
    -18)."""
    if not mode.trifle:
        return
    player = g.players[seat]
    if mode.out_of_turn:
        player.trifle_owed = True
    elif not player.trifled:
        player.trifled = True
        player.master_actions += 1


def canceled_play(g: VtesState, play: PlayFacts, mode: v.Mode) -> None:
    """What else a cancellation undoes: a canceled action card leaves no trace in the limits (VTES-T-26)."""
    if mode.type in ACTION_TYPES:
        # The action never began; what was used as it was announced leaves no trace either.
        if g.frame_of(ActionFacts) is None:
            limits.close(g, THIS_ACTION)
            expiry.expire(g, THIS_ACTION)
        return
    if mode.type is CardType.COMBAT:
        combat.strike_canceled(g, play.minion)  # VTES-T-25
