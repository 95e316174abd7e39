"""Ways out of a game under way: a seat is left to a bot, a side concedes, all agree to end it.

An offer to end the game stands until it is refused or withdrawn, whatever is played meanwhile, and survives a
restart. Those whose seats bots hold are not waited for.
"""

from __future__ import annotations

from typing import Literal

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.table import CONCEDE, END, HOST
from nocturne.server.audience import Audience
from nocturne.server.clocks import Wish
from nocturne.server.seen import Json
from nocturne.server.streams import Message, Stream


class Leaving(Audience):
    """A game one may leave."""

    # -- leaving a seat to a bot

    def _by_bot(self, seat: int) -> bool:
        return seat in self._desk.left or super()._by_bot(seat)

    def _come_back(self, seat: int) -> None:
        super()._come_back(seat)
        if seat in self._desk.left:
            self._desk.left = [one for one in self._desk.left if one != seat]
            self._bots.pop(seat, None)
            self._tell_all(self._players_frame())

    def _leave_to_bot(self, seat: int) -> None:
        if self._teaching is not None or self.table.result() is not None:
            raise NocturneError("server-leave-not")
        self._desk.left = sorted({*self._desk.left, seat})
        if self._desk.wish is not None and seat in self._desk.wish.needs:
            self._desk.wish.needs = [one for one in self._desk.wish.needs if one != seat]
            self._settle_wish()
        self._tell_all(self._players_frame())

    def _players_frame(self) -> Json:
        frame = super()._players_frame()
        for player in frame["players"]:
            player["left"] = player["seat"] in self._desk.left
        return frame

    # -- ending the game

    def _wish_for(self, kind: Literal["end", "concede"], seat: int, message: Message) -> None:
        """Offer to end the game, or to concede: at once where nobody else has to agree."""
        game, state = self.table.game, self.table.state
        if self._teaching is not None or self.table.result() is not None:
            raise NocturneError("server-leave-not")
        if kind == "concede" and not game.concession(state, seat):
            raise NocturneError("server-concede-not")
        asked = [other for other in self._people() if other != seat and not self._by_bot(other)]
        if kind == "concede":
            side = game.side(seat, len(self.players))
            asked = [other for other in asked if other in side]
        self._desk.hear(self.players[seat].person, message.id)
        self._desk.wish = Wish(kind, seat, asked)
        self._settle_wish()

    def _answer_wish(self, seat: int, message: Message) -> None:
        """Agree or not; whoever wished may think better of it."""
        wish = self._desk.wish
        if wish is None or seat not in (*wish.needs, wish.seat):
            raise NocturneError("server-wish-none")
        self._desk.hear(self.players[seat].person, message.id)
        if not message.on:
            self._desk.wish = None
            self._tell_wish("withdrawn" if seat == wish.seat else "refused")
            return
        if seat in wish.needs and seat not in wish.agreed:
            wish.agreed = [*wish.agreed, seat]
        self._settle_wish()

    def _settle_wish(self) -> None:
        wish = self._desk.wish
        if wish is None or not set(wish.needs) <= set(wish.agreed):
            self._tell_wish()
            return
        self._desk.wish = None
        self._held = None
        self.table.answer(HOST, END if wish.kind == "end" else f"{CONCEDE}{wish.seat}")
        if wish.kind == "concede" and self.table.result() is None:
            # They are out of it; until the rules let them go a bot finishes what is under way.
            self._desk.left = sorted({*self._desk.left, wish.seat})
        self._tell_wish("agreed")

    def _tell_wish(self, outcome: str = "", *streams: Stream) -> None:
        wish = self._desk.wish
        for stream in streams or self.streams.values():
            if not stream.outboxes:
                continue
            told: Json = {"type": "ending", "wish": None}
            if wish is not None:
                mine = stream.seat in wish.needs and stream.seat not in wish.agreed
                told["wish"] = {
                    "kind": wish.kind,
                    "seat": wish.seat,
                    "needs": wish.needs,
                    "agreed": wish.agreed,
                    "mine": mine,
                }
            elif outcome:
                told["outcome"] = outcome
            stream.tell(told)

    def _show_afresh(self, stream: Stream) -> None:
        super()._show_afresh(stream)
        if self._desk.wish is not None and not stream.behind:
            self._tell_wish("", stream)
