"""A card changes hands: for good, or lent until an effect is over."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Lasting, Passing, Until
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.play.effects.playing import shown_to
from nocturne.vtes.rules.play.queries.playing import spurned, stays_put, why_not_bear
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.titles.effects import titles
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region

_LENT: Passing = "control"
"""``what`` of the passing effects by which control is lent; ``seat`` is who has it."""


def controller_on(g: VtesState, card: int, host: int, player: int) -> int:
    """Who controls a card that is put on another: whoever played a master card (VTES-1.6.2-03), the
    controller of the minion for a minion card, or a trophy (VTES-1.6.3-02, VTES-1.6.2-12)."""
    return g.play[host].controller if follows_bearer(g.face(card)) else player


def follows_bearer(face: Face) -> bool:
    """Whether control of an attached card goes with the card it is on."""
    lone = CardType.MASTER in face.types or CardType.EVENT in face.types or "kept" in face.keywords
    return not lone or "trophy" in face.keywords


def take_control(g: VtesState, card: int, seat: int, until: Until | None = None) -> None:
    """A Methuselah gains control of a card in play: for good, or until a moment.
    Nothing else about the card changes (VTES-1.6.2-20)."""
    now = g.play[card]
    if now.contested or g.players[seat].out or stays_put(g, card):
        return
    permanent = now.lender if now.lender != NONE else now.controller
    if until is not None:
        g.lasting.append(Lasting(_LENT, card=card, seat=seat, until=until))
        g.put(card, lender=permanent)
    else:
        g.lasting = [e for e in g.lasting if not (e.what == _LENT and e.card == card)]
        g.put(card, lender=NONE)
    if now.controller == seat:
        return
    _hand_over(g, card, seat)
    # What the card itself does about that is up to its new controller.
    g.emit(events.ControlTaken(card, seat, now.controller, "good" if until is None else until.moment))
    show_open_hands(g)


def _hand_over(g: VtesState, card: int, seat: int) -> None:
    """Move a card, and the minion cards on it, to another controller (VTES-1.6.3-02)."""
    now = g.play[card]
    if now.region is not Region.ATTACHED:
        g.shift(card, now.region, seat)
    elif g.play[now.on].controller != seat and _needs_own_bearer(g, card):
        g.push(start(Kind.CHOOSE_BEARER, seat=seat, card=card))
        return
    else:
        g.put(card, controller=seat)
    follow(g, card, seat)


def _needs_own_bearer(g: VtesState, card: int) -> bool:
    """Whether a card cannot stay on somebody else's card: minion cards, and locations (VTES-1.6.2-21)."""
    face = g.face(card)
    return follows_bearer(face) or "location" in face.keywords


def follow(g: VtesState, host: int, seat: int) -> None:
    if g.play[host].under:
        shown_to(g, host, seat)
    for card in g.play[host].attached:
        if follows_bearer(g.face(card)):
            g.put(card, controller=seat)
            follow(g, card, seat)


def return_lent(g: VtesState, card: int) -> None:
    """A loan of control is over: the one before it still counts, or the card goes back to its permanent
    controller; if she is out of the game the card is burned (VTES-9.1-12)."""
    now = g.play.get(card)
    if now is None or now.lender == NONE:
        return
    loans = [e.seat for e in g.lasting if e.what == _LENT and e.card == card and not g.players[e.seat].out]
    seat = loans[-1] if loans else now.lender
    if not loans:
        g.put(card, lender=NONE)
    if g.players[seat].out:
        return_to_ousted(g, card)
        return
    if now.controller != seat:
        _hand_over(g, card, seat)
        # Told last, as when it is taken: what the card does about that is up to who controls it now.
        g.emit(events.ControlReturned(card, seat))


def return_to_ousted(g: VtesState, card: int) -> None:
    """A card would go back to somebody who is out of the game (VTES-9.1-12)."""
    if g.options.return_to_ousted == "removed":
        leaving_play.remove_card(g, card)
    else:
        leaving_play.burn_card(g, card)


def loans_over(g: VtesState, until: Until) -> None:
    """The moment ``until`` has come: whatever was lent until then goes back."""
    over = [e.card for e in g.lasting if e.what == _LENT and e.until == until]
    if over:
        g.lasting = [e for e in g.lasting if not (e.what == _LENT and e.until == until)]
        for card in dict.fromkeys(over):
            return_lent(g, card)


def borrowed_back(g: VtesState, seat: int) -> None:
    """A Methuselah's turn is over: what she borrowed before it goes back."""
    loans = [e.until for e in g.lasting if e.what == _LENT and e.until.moment == "next-turn"]
    for until in loans:
        if until.seat == seat and until.turn != g.turn:
            loans_over(g, until)


def end_lending(g: VtesState, card: int) -> None:
    """Temporary control of a card ends now, whatever it was to last (VTES-4.1-11)."""
    if g.play[card].lender != NONE:
        g.lasting = [e for e in g.lasting if not (e.what == _LENT and e.card == card)]
        return_lent(g, card)


_A_MINION = v.Filter(kind="minion")


def bearer_wanted(face: Face, mode: int) -> v.Filter:
    """What a card can be put on, by the mode it was played in: the target it asks for, or the minion it
    requires; any minion if it says nothing of the kind."""
    if mode < len(face.modes):
        played = face.modes[mode]
        for effect in played.effects:
            if isinstance(effect, v.PutOn):
                if effect.who == "target" and played.targets and played.targets[0].card is not None:
                    return played.targets[0].card
                if played.requires is not None:
                    return played.requires
    return _A_MINION


def move_card(g: VtesState, card: int, host: int) -> None:
    """Move an attached card to another card; a title it stands for goes with it (VTES-T-15)."""
    former = g.play[card].on
    if former == host or why_not_bear(g, card, host) is not None:
        return
    if spurned(g, card, host):
        leaving_play.burn_card(g, card)
        return
    title = _title_of(g, card, former)
    g.attach(card, host)
    g.emit(events.Attached(card, host))
    if follows_bearer(g.face(card)):
        g.put(card, controller=g.play[host].controller)
        follow(g, card, g.play[host].controller)
    for vampire in (former, host):
        if vampire in g.play and not g.face(card).speaks_of.isdisjoint(("clan", "sect")):
            titles.check_eligible(g, vampire)
    if title is not None:
        leaving_play.title_card_gone(g, former)
        if not titles.gain_title(g, host, *title, by=card):
            leaving_play.burn_card(g, card)


def _title_of(g: VtesState, card: int, bearer: int) -> tuple[str, str] | None:
    if "title" not in g.face(card).keywords or bearer not in g.play:
        return None
    now = g.play[bearer]
    return (now.title, now.city) if now.title not in ("", "-") else None


@performs(v.TakeControl)
def _take_control(g: VtesState, r: EffectContext, effect: v.TakeControl) -> None:
    card, seats = card_of(g, r, effect.who), seats_of(g, r, effect.party)
    if card not in g.play or not seats:
        return
    host = NONE if effect.onto is None else card_of(g, r, effect.onto)
    if host in g.play and g.play[card].on != NONE:
        move_card(g, card, host)
    take_control(g, card, seats[0], Until(effect.until) if effect.until else None)


@performs(v.Borrow)
def _borrow(g: VtesState, r: EffectContext, effect: v.Borrow) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        take_control(g, card, r.seat, Until("next-turn", r.seat, g.turn))


@performs(v.Lend)
def _lend(g: VtesState, r: EffectContext, effect: v.Lend) -> None:
    card, seats = card_of(g, r, effect.who), seats_of(g, r, effect.party)
    if card in g.play and seats:
        take_control(g, card, seats[0], Until("before-unlock", r.seat))


@performs(v.MoveTo)
def _move_to(g: VtesState, r: EffectContext, effect: v.MoveTo) -> None:
    card, host = card_of(g, r, effect.who), card_of(g, r, effect.to)
    if card in g.play and host in g.play and g.play[card].on != NONE:
        move_card(g, card, host)


def mode_of(r: EffectContext) -> int:
    """The mode whose effects are being carried out."""
    part, _, rest = r.path.partition(".")
    return int(rest.partition(".")[0]) if part == "modes" else 0
