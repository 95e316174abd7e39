"""Finding cards: in one's library, crypt, ash heap or hand, by an effect or by a rule (VTES-T-29).

Whoever searches may fail to find, and a deck that was looked through is shuffled. Nothing is moved before
everything is chosen, so that a search that takes several cards shows nothing halfway.
"""

from __future__ import annotations

from typing import Literal

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import stand_in_key
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.action.effects.equip import own_life, put_on, put_ready
from nocturne.vtes.rules.contest.effects import enter_play
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.hand.effects.piles import put_away
from nocturne.vtes.rules.hand.procedures.hand import SettleHands
from nocturne.vtes.rules.hand.procedures.lying import lay_on
from nocturne.vtes.rules.imbued.effects import give_conviction
from nocturne.vtes.rules.play.queries.found import can_be_named, named_ahead, ways_to_bring
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.printed import as_printed
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region

Zone = Literal["library", "ash", "hand", "crypt"]


_DECKS = ("library", "crypt")


@starts(Kind.SEARCH)
class Search(Frame):
    """Cards are looked for and moved. What is wanted is said by the effect at ``path`` in the tree of
    ``key``, or by a rule in one word."""

    seat: int
    zones: tuple[Zone, ...]
    to: str
    wanted: Literal["", "trophy", "conviction"] = ""
    key: int = 0
    path: str = ""
    minion: int = NONE
    source: int = NONE
    host: int = NONE
    """The card a found card is put on."""
    number: int = 1
    up_to: bool = True
    reveal: bool = False
    whose: int = NONE
    """Whose piles, if not her own."""
    x: int = 0
    opened: tuple[Zone, ...] = ()
    """The decks that have been looked through."""
    chosen: tuple[int, ...] = ()

    def fits(self, g: VtesState, card: int) -> bool:
        """Whether a card is what is looked for."""
        face = g.face(card)
        if self.wanted == "trophy":
            return "trophy" in face.keywords
        if self.wanted == "conviction":
            return CardType.CONVICTION in face.types
        effect = self._effect()
        assert effect is not None
        r = EffectContext(
            seat=self.seat, key=self.key, path="", minion=self.minion, source=self.source, x=self.x
        )
        if not matches(g, r, effect.what, card) or not as_printed(g.face(card), effect.what.kind):
            return False
        if effect.pays and why_not_pay(g, Bill(self.seat, half_cost(g, card), self.host, card)) is not None:
            return False
        return effect.to != "equip" or effect.first or self._may_equip(g, card)

    def _may_equip(self, g: VtesState, card: int) -> bool:
        """Its requirements and its cost apply to the minion who equips with it (VTES-6.1.3-06)."""
        return bool(ways_to_bring(g, self.seat, card, self.minion, self._anyhow(), by=self.key))

    def _anyhow(self) -> bool:
        effect = self._effect()
        return effect is not None and effect.anyhow

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out:
            g.pop()
            return None
        if len(self.chosen) >= self.number:
            self._finish(g)
            return None
        decks = [zone for zone in self.zones if zone in _DECKS]
        if len(decks) == len(self.zones) == 1 and not self.opened:
            self.opened = (decks[0],)  # nowhere else to look
        effect = self._effect()
        if effect is not None and effect.first:
            self._take_first(g)
            return None
        question = self._ask(g)
        nothing = [option.key for option in question.options] == ["none"] and not self.opened
        # Who holds nothing of the kind is asked like everybody else: the others could tell it otherwise.
        if nothing and not ("hand" in self.zones and g.players[self._searched()].hand):
            self._finish(g)
            return None
        return question

    def _take_first(self, g: VtesState) -> None:
        """The first such card from the top is taken; nobody else sees the cards above it."""
        deck: list[int] = getattr(g.players[self._searched()], self.zones[0])
        self.chosen = tuple(card for card in reversed(deck) if self.fits(g, card))[:1]
        self._finish(g)

    def _ask(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-search", **self._args())
        found = 0
        for zone in self.zones:
            pile: list[int] = getattr(g.players[self._searched()], zone)
            if zone in _DECKS and zone not in self.opened:
                if pile:
                    question.offer(f"search-{zone}", f"vtes-do-search-{zone}", zone)
                continue
            fitting = [card for card in pile if card not in self.chosen and self.fits(g, card)]
            # By what is printed, so that the order of the deck stays hidden.
            for card in g.one_of_each(sorted(fitting, key=lambda one: (g.printed[one], one))):
                printed = g.printed[card]
                found += 1
                question.offer(
                    f"{zone}:{printed}",
                    f"vtes-do-take-from-{zone}",
                    card,
                    args={"card": f"printed:{printed}"},
                )
        # What lies open must be taken if the effect says so; in a deck nothing need be found (VTES-T-29).
        if self.up_to or self.opened or not found:
            nothing = "vtes-do-find-nothing" if self.opened and not self.chosen else "vtes-do-none"
            question.offer("none", nothing)
        return question

    def _searched(self) -> int:
        return self.seat if self.whose == NONE else self.whose

    def _args(self) -> dict[str, str]:
        if self.key:
            return {"what": f"printed:{self.key}"}
        return {"what": f"word:vtes-wanted-{self.wanted}"}

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("search-"):
            self.opened = (*self.opened, choice.value)
        elif choice.value is None:
            self._finish(g)
        else:
            self.chosen = (*self.chosen, choice.value)

    def _finish(self, g: VtesState) -> None:
        g.pop()
        player = g.players[self._searched()]
        found: list[tuple[int, Zone]] = []
        for card in self.chosen:
            for zone in self.zones:
                pile: list[int] = getattr(player, zone)
                if card in pile:
                    pile.remove(card)
                    found.append((card, zone))
                    break
        for deck in self.opened:
            g.shuffle(getattr(player, deck))
            g.emit(events.Shuffled(self._searched(), f"vtes-shuffled-{deck}"))
        for card, home in found:
            self._place(g, card, home)
        effect = self._effect()
        if effect is None or not effect.do or not found:
            settle_hand(g, self.seat)
            return
        g.push(SettleHands())
        for card, _ in reversed(found):
            push_effects(
                g,
                EffectContext(
                    seat=self.seat, key=self.key, path=f"{self.path}.do", source=self.source,
                    minion=self.minion, x=self.x, chosen=card,
                )
            )  # fmt: skip

    def _effect(self) -> v.Fetch | None:
        """The effect that says what is looked for; None when a rule does."""
        if not self.path:
            return None
        steps, _, index = self.path.rpartition(".")
        effect = effects_at(self.key, steps)[int(index)]
        assert isinstance(effect, v.Fetch)
        return effect

    def _place(self, g: VtesState, card: int, zone: str) -> None:
        if self.reveal:
            g.show(card)
        elif zone in _DECKS:
            g.knows[card] = audience(self.seat) if g.knows[card] != EVERYBODY else EVERYBODY
        if self.wanted == "conviction" or (self.host != NONE and g.face(card).is_type(CardType.CONVICTION)):
            g.show(card)  # it lies open from here on, or burns: everybody sees what was found
            if self.host in g.play:
                give_conviction(g, card, self.host)
            else:
                put_away(g, card, "ash")
        elif self.to == "equip":
            self._equip(g, card, zone)
        elif self.to == "stand-in":
            g.printed[card] = stand_in_key(self.key, g.printed[card])
            put_ready(g, card, self.seat)
        elif self.host != NONE and not self._pays_half(g, card):
            put_away(g, card, "ash")
        elif self.host != NONE and not g.face(card).ally:
            put_on(g, card, self.host, self.seat, life=own_life(g, card))
        elif self.to.startswith("under"):
            down = self.to != "under"
            lay_on(g, card, self.source, face_down=down, seat=self.seat, hidden=zone != "ash")
        elif self.to == "play":
            if g.face(card).minion:
                put_ready(g, card, self.seat, life=own_life(g, card))
            else:
                enter_play(g, card, self.seat, Region.AREA)
        else:
            put_away(g, card, self.to)
        if self.to == "library":
            g.emit(events.Shuffled(self.seat, "vtes-shuffled-library"))

    def _pays_half(self, g: VtesState, card: int) -> bool:
        """Half its cost is paid where the effect says so; False when it cannot be."""
        effect = self._effect()
        if effect is None or not effect.pays:
            return True
        return pay(g, Bill(self.seat, half_cost(g, card), self.host, card))

    def _equip(self, g: VtesState, card: int, zone: str) -> None:
        g.limbo.append(card)
        g.show(card)
        hand, anyhow = zone == "hand", self._anyhow()
        g.push(
            start(
                Kind.FOUND,
                seat=self.seat,
                card=card,
                minion=self.minion,
                anyhow=anyhow,
                from_hand=hand,
                by=self.key,
            )
        )


def half_cost(g: VtesState, card: int) -> v.Cost:
    """Half of what a card costs, rounded down."""
    face = g.face(card)
    if not face.modes:
        return v.Cost()
    whole = printed_cost(face, face.modes[0])
    return v.Cost(blood=v.Half(whole.blood), pool=v.Half(whole.pool))


@performs(v.Fetch)
def _fetch(g: VtesState, r: EffectContext, effect: v.Fetch) -> None:
    host = NONE if effect.on is None else card_of(g, r, effect.on)
    if effect.on is not None and host not in g.play:
        return
    if named_ahead(r.key, r.path) is effect:
        _bring_named(g, r, effect)
        return
    whose = NONE if effect.of is None else next(iter(seats_of(g, r, effect.of)), NONE)
    for seat in reversed(seats_of(g, r, effect.by)):
        g.push(
            Search(
                seat=seat, zones=effect.zones, to=effect.to, key=r.key, path=r.part(),
                minion=card_of(g, r, effect.minion), source=r.source, host=host,
                number=amount(g, r, effect.number), up_to=effect.up_to, reveal=effect.reveal, whose=whose,
                x=r.x,
            )
        )  # fmt: skip


def _bring_named(g: VtesState, r: EffectContext, effect: v.Fetch) -> None:
    """The card that was named as this was announced comes into play, if it is still in hand and can."""
    if r.named in g.players[r.seat].hand and can_be_named(g, r, effect, r.named):
        g.push(
            Search(
                seat=r.seat, zones=effect.zones, to=effect.to, key=r.key, path=r.part(),
                minion=card_of(g, r, effect.minion), source=r.source, x=r.x, chosen=(r.named,),
            )
        )  # fmt: skip
