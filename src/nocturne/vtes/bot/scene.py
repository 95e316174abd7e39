"""What a seat sees at the moment of a decision, arranged for judging it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from nocturne.kernel.decision import Decision
from nocturne.kernel.view import View
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.terms import NONE, ActionKind
from nocturne.vtes.view.cards import SeenCard
from nocturne.vtes.view.table import SeenAction, SeenPlayer, VtesTable

CARD_BLEED = 1
"""What a minion's cards usually add to a bleed."""


class Scene:
    """One decision, and what is on the table."""

    def __init__(self, view: View, decision: Decision) -> None:
        table = view.table
        assert isinstance(table, VtesTable)
        self.table = table
        self.decision = decision
        self.seat = decision.seat
        self.me: SeenPlayer = table.players[self.seat]
        self.asked = decision.question
        self.action: SeenAction | None = table.action
        self.cards: dict[int, SeenCard] = {}
        self.holder: dict[int, int] = {}
        self.printed: dict[int, int] = {}
        for player in table.players:
            for region in (
                player.ready,
                player.torpor,
                player.uncontrolled,
                player.area,
                player.incapacitated,
            ):
                for card in region:
                    self._lay(card, player.seat)
            for held in (*player.hand, *player.ash):
                self.printed[held.card] = held.printed
        for played in table.limbo:
            self.printed[played.card] = played.printed

    def _lay(self, card: SeenCard, seat: int) -> None:
        self.cards[card.card] = card
        self.holder[card.card] = seat
        self.printed[card.card] = card.printed
        for other in card.attached:
            self._lay(other, seat)

    # -- cards

    def face(self, card: int) -> Face | None:
        """The face of a card at the table, where this seat knows it."""
        printed = self.printed.get(card, 0)
        return face_of(printed) if printed else None

    def is_mine(self, card: int) -> bool:
        """Whether this seat has a card in play."""
        return self.holder.get(card) == self.seat

    def subject_face(self) -> Face | None:
        """The face of the card the question is about."""
        for key in ("card", "effect", "source", "what"):
            kind, _, ident = str(self.decision.args.get(key, "")).partition(":")
            if not ident.isdigit():
                continue
            face = face_of(int(ident)) if kind == "printed" else self.face(int(ident))
            if face is not None and face.tree is not None:
                return face
        return None

    @cached_property
    def names_in_play(self) -> dict[str, int]:
        """Who holds a card of which name: only unique ones matter."""
        found: dict[str, int] = {}
        for number, card in self.cards.items():
            if card.printed and card.region != "uncontrolled":
                found[face_of(card.printed).name] = self.holder[number]
        return found

    def would_contest(self, face: Face) -> bool:
        """Whether to put another card of this name into play begins a contest, or a copy of one's own."""
        unique = face.vampire or "unique" in face.keywords
        return unique and face.name in self.names_in_play

    # -- neighbours

    @property
    def prey(self) -> SeenPlayer | None:
        """This seat's prey."""
        return self.table.players[self.me.prey] if self.me.prey != NONE else None

    @property
    def predator(self) -> SeenPlayer | None:
        """This seat's predator."""
        return self.table.players[self.me.predator] if self.me.predator != NONE else None

    @cached_property
    def danger(self) -> int:
        """How much pool the predator's minions could bleed away in their next turn, cards included."""
        if self.predator is None or self.predator.seat == self.seat:
            return 0
        return sum(card.bleed + CARD_BLEED for card in self.predator.ready if card.bleed > 0)

    def blockers(self, seat: int) -> list[SeenCard]:
        """The minions of a seat that could block now."""
        return [card for card in self.table.players[seat].ready if not card.locked]

    def threatened(self) -> int:
        """How much pool the action in progress would cost this seat."""
        action = self.action
        if action is None or action.seat == self.seat or action.kind != ActionKind.BLEED.value:
            return 0
        return action.bleed if self.seat in action.directed_at or not action.directed_at else 0

    def hand_modes(self, minion: int) -> Iterator[v.Mode]:
        """The ways in which a minion of this seat could play the cards in hand, by Disciplines."""
        card = self.cards.get(minion)
        own = dict(face_of(card.printed).disciplines) if card is not None and card.printed else {}
        for held in self.me.hand:
            for mode in face_of(held.printed).modes:
                if all(own.get(need.discipline, 0) >= need.level for need in mode.needs):
                    yield mode

    def in_hand(self, minion: int, kind: type[v.Effect]) -> int:
        """How many cards in hand have such an effect for this minion."""
        return sum(
            any(isinstance(effect, kind) for effect in mode.effects) for mode in self.hand_modes(minion)
        )

    def bleed_in_hand(self, minion: int) -> int:
        """The most that one card in hand would add to this minion's bleed."""
        amounts = [
            effect.amount
            for mode in self.hand_modes(minion)
            for effect in mode.effects
            if isinstance(effect, v.BleedMore) and isinstance(effect.amount, int)
        ]
        return max(amounts, default=0)
