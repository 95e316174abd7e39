"""Items in a chapter: using them, and trading them with a neighbour (CHA-ITM-06)."""

from __future__ import annotations

from functools import cache

from nocturne.chapters.content.cards import Item
from nocturne.chapters.events.figures import ItemTraded, ItemUsed, TradeRefused
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.harm.belongings import discard_item
from nocturne.chapters.rules.harm.hunger import lower_hunger
from nocturne.chapters.rules.harm.tracks import fit_tracks
from nocturne.chapters.rules.table import lookup, modifiers
from nocturne.chapters.rules.table.board import beside
from nocturne.chapters.rules.table.frames import Asked, TurnFacts, in_chapter
from nocturne.chapters.rules.turns.blood import offer_targets, usable_on
from nocturne.chapters.state import ChaptersState, without
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame


def usable(item: Item) -> bool:
    """Whether an item does something when it is used; the others only help or are weapons."""
    return bool(item.do or item.blood)


def offer_items(question: Question, state: ChaptersState, who: str, place: str, blocked: Why | None) -> None:
    """The items a character carries that it may use, or why not."""
    carried = state.vampire(who).items
    if not carried:
        return
    items = lookup.book(state).items
    for ident in sorted(set(carried)):
        if usable(items[ident]):
            question.offer_prepared(_use(ident), blocked or why_not_use(state, who, ident, place))


@cache
def _use(ident: str) -> Prepared:
    return Prepared(
        f"use:{ident}",
        "chapters-do-use",
        ("use", ident),
        args={"item": f"item:{ident}"},
        subjects=(f"item:{ident}",),
        rules=("CHA-ITM-01",),
    )


def why_not_use(state: ChaptersState, who: str, ident: str, place: str) -> Why | None:
    """Why an item cannot be used here and now."""
    item = lookup.book(state).items[ident]
    if place not in item.when:
        return _NOT_HERE
    if modifiers.forbidden(state, who, "items"):
        return _CARD_FORBIDS
    if item.uses is not None and state.vampire(who).uses.get(ident, 0) >= item.uses:
        return _USED_UP
    if item.target not in ("none", "self") and not usable_on(state, who, item):
        return _NO_TARGET
    return None


_NOT_HERE = Why("chapters-why-item-not-here", "CHA-GEN-01")
_CARD_FORBIDS = Why("chapters-why-card-forbids", "CHA-GEN-01")
_USED_UP = Why("chapters-why-item-used-up", "CHA-GEN-01")
_NO_TARGET = Why("chapters-why-no-target", "CHA-LOS-04")
_APART = Why("chapters-why-not-beside", "CHA-ITM-06")
_SAID_NO = Why("chapters-why-trade-refused", "CHA-ITM-06")


def offer_trades(
    question: Question, state: ChaptersState, who: str, blocked: Why | None, refused: list[str]
) -> None:
    """CHA-ITM-06: giving an item to a neighbour or asking for one of theirs; not what was ``refused``."""
    own = state.vampire(who).items
    for other in state.active():
        if other == who:
            continue
        theirs = state.vampire(other).items
        if not own and not theirs:
            continue
        blocked_here = blocked or (None if beside(state, who, other) else _APART)
        trades = [_give(item, who, other) for item in sorted(set(own))]
        trades += [_take(item, who, other) for item in sorted(set(theirs))]
        for trade in trades:
            said_no = _SAID_NO if trade.option.key in refused else None
            question.offer_prepared(trade, blocked_here or said_no)


@cache
def _give(item: str, who: str, other: str) -> Prepared:
    return _trade("give", item, other, (who, other))


@cache
def _take(item: str, who: str, other: str) -> Prepared:
    return _trade("take", item, other, (other, who))


def _trade(verb: str, item: str, other: str, sides: tuple[str, str]) -> Prepared:
    return Prepared(
        f"{verb}:{item}:{other}",
        f"chapters-do-{verb}",
        (verb, item, *sides),
        args={"item": f"item:{item}", "other": f"figure:{other}"},
        subjects=(f"item:{item}", f"figure:{other}"),
        rules=("CHA-ITM-06",),
    )


class UseItem(Frame, kw_only=True):
    """The use of one item, on somebody when it needs a target."""

    who: str
    item: str
    target: str = ""

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        item = lookup.book(state).items[self.item]
        if item.target not in ("none", "self") and not self.target:
            question = Question(
                state.seat_of(self.who),
                "chapters-ask-item-target",
                who=f"figure:{self.who}",
                item=f"item:{self.item}",
            )
            offer_targets(question, usable_on(state, self.who, item), item.target)
            return question
        state.pop()
        self._use(state, item)
        return None

    def take(self, state: ChaptersState, choice: Choice) -> None:
        self.target = choice.value

    def _use(self, state: ChaptersState, item: Item) -> None:
        vampire = state.vampire(self.who)
        state.play.last_actor = self.who  # CHA-EFC-04
        state.emit(ItemUsed(self.who, self.item))
        vampire.uses = {**vampire.uses, self.item: vampire.uses.get(self.item, 0) + 1}
        if item.discard == "on_use":
            discard_item(state, self.who, self.item)
        if item.blood:
            lower_hunger(state, self.who, item.blood)
        default = "target" if self.target and item.target != "hex" else "self"
        state.push(
            Apply(
                source=f"item:{self.item}", actor=self.who, target=self.target, involved=[self.who],
                default=default,
            )
        )  # fmt: skip


class Trade(Frame, kw_only=True):
    """An item changes hands if the other player agrees."""

    giver: str
    taker: str
    item: str
    asker: str

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        other = self.taker if self.asker == self.giver else self.giver
        if state.seat_of(other) == state.seat_of(self.asker):
            self._trade(state)
            return None
        question = Question(
            state.seat_of(other),
            "chapters-ask-trade",
            giver=f"figure:{self.giver}",
            taker=f"figure:{self.taker}",
            item=f"item:{self.item}",
        )
        question.offer("yes", "chapters-do-agree", True, rules=("CHA-ITM-06",))
        question.offer("no", "chapters-do-refuse", False, rules=("CHA-ITM-06",))
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if choice.value:
            self._trade(state)
        else:
            state.pop()
            state.emit(TradeRefused(self.giver, self.taker, self.item))
            self._give_back(state)

    def _give_back(self, state: ChaptersState) -> None:
        turn = next((frame for frame in reversed(state.stack) if isinstance(frame, TurnFacts)), None)
        if turn is not None:
            giving = self.asker == self.giver
            turn.trade_refused(
                state, f"{'give' if giving else 'take'}:{self.item}:{self.taker if giving else self.giver}"
            )

    def _trade(self, state: ChaptersState) -> None:
        state.pop()
        giver = state.vampire(self.giver)
        giver.items = without(giver.items, self.item)
        state.vampire(self.taker).items += (self.item,)
        fit_tracks(state)
        state.emit(ItemTraded(self.giver, self.taker, self.item))
