"""Opening a window, canceling a card as it is played, and playing cards that lie on a card in play."""

from __future__ import annotations

from nocturne.kernel.event import audience
from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.done import DisciplineUsed, NamePlayed, Veiled
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.play import PlayFacts, played
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import THIS_ACTION, THIS_COMBAT, THIS_ROUND, THIS_TURN, Lasting, Passing, Until
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.queries.lending import LENDS, lender_of
from nocturne.vtes.rules.play.queries.playing import BARRED, such_as_played
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.modifiers import amount_for
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Window

REMOVED = "removed"
"""In the note: what was played from there is removed from the game instead of being burned."""


def take_from(g: VtesState, card: int) -> None:
    """A card is played from the card it lies on."""
    source = lender_of(g, card)
    g.put(source, under=tuple(other for other in g.play[source].under if other != card))
    if not g.play[source].under:
        g.emit(events.Emptied(source))


def shown_to(g: VtesState, source: int, seat: int) -> None:
    """Who comes to control a card can look at what lies on it."""
    for card in g.play[source].under:
        g.knows[card] |= audience(seat)


def laid(g: VtesState, card: int, source: int) -> None:
    """A card was put on another: if that says so, it will not go to an ash heap again."""
    if any(modifier.query == LENDS and modifier.note == REMOVED for modifier in g.face(source).statics):
        g.vanishing.append(card)


def note_name(g: VtesState, face: Face) -> None:
    """Remember a play for the cards that look for a card's name (``CardPlayed``)."""
    if face.key in _watched():
        for until in (THIS_ACTION, THIS_COMBAT, THIS_ROUND, THIS_TURN):
            limits.note(g, NamePlayed(face.name), until)


def note_disciplines(g: VtesState, minion: int, mode: v.Mode) -> None:
    """Remember which Disciplines a minion uses during an action, for ``DisciplinesUsed``."""
    if minion != NONE and mode.needs and g.frame_of(ActionFacts) is not None:
        for need in mode.needs:
            used = DisciplineUsed(minion, need.discipline)
            if need.is_discipline and not turn_queries.used(g, used, THIS_ACTION):
                limits.note(g, used, THIS_ACTION)


_names: frozenset[int] | None = None


def _watched() -> frozenset[int]:
    """The cards whose having been played some other card asks about (``CardPlayed``)."""
    global _names
    if _names is None:
        from nocturne.vtes.cards.catalogue import catalogue
        from nocturne.vtes.cards.trees import names_asked_for

        _names = frozenset(catalogue().named(name).id for name in names_asked_for())
    return _names


@performs(v.CancelCard)
def _cancel_card(g: VtesState, r: EffectContext, effect: v.CancelCard) -> None:
    play = played(g)
    if play is not None:
        play.canceled = True
        play.free = not effect.pays
        name = g.face(play.card).name
        if effect.bar == "turn":
            g.lasting.append(Lasting(BARRED, until=THIS_TURN, source=r.key, note=name))
        elif effect.bar and play.minion != NONE:
            g.lasting.append(
                Lasting("may-play", -1, card=play.minion, until=THIS_ACTION, source=r.key, note=name)
            )


def foiled(g: VtesState, play: PlayFacts) -> bool:
    """Whether a card in play cancels the card being played, which would cancel a minion card of somebody
    else's; it is burned for that."""
    canceled = played(g)
    if g.face(play.card).modes[play.mode].cancels is None or canceled is None:
        return False
    if canceled.seat == play.seat or canceled.minion == NONE:
        return False
    for source in g.modifier_sources["foils"]:
        if not g.play[source].contested:
            play.canceled = play.free = True
            leaving_play.burn_card(g, source)
            return True
    return False


_CANCELS_NEXT: Passing = "cancel-next"


@performs(v.CancelNext)
def _cancel_next(g: VtesState, r: EffectContext, effect: v.CancelNext) -> None:
    g.lasting.append(
        Lasting(
            _CANCELS_NEXT, until=Until(effect.until), source=r.key, path=r.part(), player=r.seat,
            minion=r.minion, this=r.source,
        )
    )  # fmt: skip


def cancels_next(g: VtesState, play: PlayFacts) -> bool:
    """Whether an earlier effect cancels the card being played, which it does; it is used up."""
    for effect in g.lasting:
        if effect.what == _CANCELS_NEXT:
            waiting: v.CancelNext = node_at(effect.source, effect.path)
            r = EffectContext(seat=effect.player, key=effect.source, source=effect.this)
            if such_as_played(g, r, waiting.cards, play.card, g.face(play.card).modes[play.mode]):
                g.lasting = [other for other in g.lasting if other is not effect]
                play.canceled, play.free = True, not waiting.pays
                return True
    return False


def veiled(g: VtesState, play: PlayFacts) -> bool:
    """Whether a vampire's first Discipline card of the turn has no effect because the top card of his
    controller's library is a master. It counts as played; nobody has an opportunity before that."""
    mode = g.face(play.card).modes[play.mode]
    needs = any(need.is_discipline for need in mode.needs)
    if play.minion == NONE or not needs or not g.face(play.minion).vampire:
        return False
    cause = next(iter(modified.modifiers(g, "veiled", play.minion)), None)
    if cause is None or turn_queries.used(g, Veiled(play.minion)):
        return False
    limits.note(g, Veiled(play.minion))
    library = g.players[play.seat].library
    if not library:
        return False
    top = library[-1]
    g.knows[top] = EVERYBODY
    g.emit(events.LibraryShown(play.seat, g.printed[top]))
    if CardType.MASTER not in g.face(top).types:
        return False
    play.canceled = play.free = True
    modifier, source = cause
    if any(need.discipline == modifier.note for need in mode.needs):
        counters.burn_blood(g, play.minion, amount_for(g, modifier.amount, source, play.minion))
    return True


def open_window(g: VtesState, window: Window, first: int, second: int = NONE) -> None:
    """Open a window: ``first`` is the acting Methuselah, ``second`` the defending one (VTES-1.6.1.5-01)."""
    g.push(start(Kind.OPPORTUNITY, window=window, first=first, second=second))
