"""Getting started: a new game from decks (VTES-2).

Cards are numbered seat by seat, library before crypt; the shuffle then deals what is printed on them among the
numbers of their pile, so a number tells nothing about a hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions
from nocturne.vtes.cards.faces import face_of, window_bit
from nocturne.vtes.decks import Deck, DeckRefused, check_deck
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.problems import Problem
from nocturne.vtes.rules.turn import Turn
from nocturne.vtes.state import Methuselah, VtesState
from nocturne.vtes.terms import Window

LEAST_SEATS, MOST_SEATS = 2, 6
POOL = 30
HAND = 7
UNCONTROLLED = 4


def new_state(options: VtesOptions, decks: Sequence[Deck], seats: int, chance: Chance) -> VtesState:
    """A game about to begin: decks shuffled, hands and crypt cards dealt, the first seat to play.

    Who sits where, and whose deck is cut, the players settle among themselves (VTES-2.1-03, VTES-2.3-02): seats are
    taken in the order of ``decks``, and the shuffle leaves nothing to cut.
    """
    if not LEAST_SEATS <= seats <= MOST_SEATS:  # VTES-1-03
        raise BadOptions("vtes-setup-seats", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
    if len(decks) != seats:
        raise BadOptions("vtes-setup-decks", seats=seats, decks=len(decks))
    _check(options, decks)
    printed: list[int] = []
    owner: list[int] = []
    players: list[Methuselah] = []
    for seat, deck in enumerate(decks):
        piles: list[list[int]] = []
        for cards in (deck.library_cards(), deck.crypt_cards()):
            piles.append(list(range(len(printed), len(printed) + len(cards))))
            printed += cards
            owner += [seat] * len(cards)
        players.append(Methuselah(pool=POOL, hand_size=HAND, library=piles[0], crypt=piles[1], windows=mask(deck)))
    g = VtesState(
        seats=seats, chance=chance, stack=[], options=options, players=players, printed=printed,
        owner=tuple(owner), knows=[0] * len(printed),
    )  # fmt: skip
    g.bank = -sum(player.pool for player in players)
    for seat, player in enumerate(players):
        g.shuffle(player.library)
        g.shuffle(player.crypt)
        for _ in range(HAND):  # VTES-2.3-03
            g.draw_card(seat)
        for _ in range(UNCONTROLLED):  # VTES-2.3-04
            g.deal_crypt(seat)
    g.push(Turn(seat=0))
    return g


def _check(options: VtesOptions, decks: Sequence[Deck]) -> None:
    """Refuse decks that may not be played at this table, with every reason for each."""
    problems: list[Problem] = []
    for deck in decks:
        problems += check_deck(deck, players=len(decks), options=options)
    if problems:
        raise DeckRefused(tuple(problems))


def mask(deck: Deck) -> int:
    """The windows in which a library holds anything at all to use (see ``rules.window``)."""
    bits = 0
    for key, _copies in deck.library:
        face = face_of(key)
        for window in face.windows:
            bits |= window_bit(window)
        if face.burn_option:
            bits |= window_bit(Window.UNLOCK)  # VTES-1.6.1.3-05: in anybody's unlock phase
    return bits
