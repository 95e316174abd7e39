"""The facts of an action in progress, and of an attempt to block it.

An action passes through stages (VTES-6.2-05); ``rules.action.procedures.action`` has their table. What is
known about it lies in three records: how it was announced, how blocking stands, what became of it.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct, field

from nocturne.kernel.plain import Plain
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region


class Stage(IntEnum):
    """How far an action has come."""

    ANNOUNCEMENT = 0  # VTES-6.2.1
    BLOCK_ATTEMPTS = 1  # VTES-6.2.2
    RESOLUTION = 2  # VTES-6.2.3: everybody has declined to block
    BLOCKED = 3  # VTES-6.2.3-02
    AFTER = 4  # VTES-6.2.3-07
    OVER = 5


class RescuePayment(Struct, frozen=True, tag=True, gc=False):
    """How much blood rescuer and rescued pay (VTES-6.5.3-02)."""

    own: int
    other: int


class EquipmentTaken(Struct, frozen=True, tag=True, gc=False):
    """What is taken of another minion (VTES-6.1.3-04)."""

    cards: tuple[int, ...]


class Announced(Struct, frozen=True, omit_defaults=True, gc=False):
    """What was said when the action was announced; it stands until the end (VTES-6.2.1-01). ``card`` is the
    action card in limbo, or the card in play that offers the action (``in_play``)."""

    card: int = NONE
    in_play: bool = False
    key: int = 0
    """What is printed on the card; 0 in games saved before that was stored."""
    mode: int = NONE
    """The mode of the card, or the index of the action a card in play offers."""
    victims: tuple[int, ...] = ()
    x: int = 0
    word: str = ""
    """The word that was named: a clan."""
    named: int = NONE
    """The card in hand that was named, to be brought into play."""
    terms: RescuePayment | EquipmentTaken | None = None
    """What else a cardless action needs to say."""
    funds_due: bool = False
    """It could not have been announced without the help of cards that pay for others."""

    def is_cardless(self) -> bool:
        """Whether it is one of the actions that need no card."""
        return self.card == NONE or self.mode == NONE

    def played_as(self, g: VtesState) -> v.Mode | None:
        """The mode of its action card; None without one."""
        if self.in_play or self.is_cardless():
            return None
        return self.face(g).modes[self.mode]

    def offered(self, g: VtesState) -> v.ActionAbility | None:
        """The action of the card in play that offers it; None without one."""
        if not self.in_play or self.is_cardless():
            return None
        return self.face(g).actions[self.mode]

    def face(self, g: VtesState) -> Face:
        """What was printed on its card when it was announced: the card may leave, or become another one,
        while the action goes on."""
        return face_of(self.key or g.printed[self.card])


class Blocking(Plain):
    """How blocking stands: who attempts it, who may not any more, what the combat after a block will be."""

    blocker: int = NONE
    """Who attempts to block now, or has blocked."""
    blocked: bool = False
    was_blocked: bool = False
    """It has been blocked at least once, whatever became of it."""
    declined: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    forced: tuple[int, ...] = ()
    """Minions whom an effect makes attempt to block, as soon as they can."""
    failed: tuple[int, ...] = ()
    """Whose attempts to block have failed."""
    reopened: bool = False
    """The action was redirected: its new target may choose blockers (VTES-6.2.2.2-08)."""
    continues: bool = False
    """It goes on as if unblocked after the combat (VTES-6.2.4-01)."""
    slave: int = NONE
    """Who will fight the blocker in the place of the acting minion (VTES-T-13)."""
    slave_refused: int = NONE
    """How much had been used on the action when no slave was sent."""
    no_combat: bool = False
    """The combat after the block was canceled."""

    def decline(self, seat: int) -> None:
        """A Methuselah makes no further attempt: that is final (VTES-6.2.2.1-05)."""
        self.declined = (*self.declined, seat)

    def succeed(self) -> None:
        """The attempt was successful: the action is blocked."""
        self.blocked = True

    def fail(self, minion: int) -> None:
        """An attempt has failed, or a block that was not resolved yet."""
        self.blocked = False
        self.blocker = NONE
        self.failed = (*self.failed, minion)


class Outcome(Plain):
    """What became of an action, and what its resolution did."""

    over: bool = False
    """Ended before it could succeed or be blocked."""
    left: bool = False
    """The acting minion has left the region he acts from, even if he is back by now."""
    failing: bool = False
    """It was made to fail at its resolution."""
    resolved: bool = False
    """It has come to its resolution, blocked or not."""
    succeeded: bool = False
    fizzled: bool = False
    no_bleed: bool = False
    """The bleed takes nothing and is not successful."""
    bled: int = 0
    """The pool that the bleed has burned."""
    of_prey: bool = False
    """It was the acting Methuselah's prey whose pool it burned, ousted by it or not."""
    paid: int = 0
    """The blood that was paid for it, be it by somebody else than the acting minion."""


class Used(Struct, frozen=True, gc=False):
    """A card played, or an ability of a card in play used, while an action goes on (combat aside)."""

    card: int
    mode: int
    minion: int
    ability: bool = False
    targets: tuple[int, ...] = ()


class ActionFacts(Frame, kw_only=True):
    """One action: who acts, at whom, with what stealth and bleed as they stand now."""

    step: Stage = Stage.ANNOUNCEMENT
    seat: int
    minion: int
    kind: ActionKind
    targets: tuple[int, ...] = ()
    directed_at: tuple[int, ...] = ()
    stealth: int = 0
    bleed: int = 0
    first: bool = False
    """It is the first action of the minion phase."""
    first_unforced: bool = False
    """Only mandatory actions have been taken before it this turn."""
    reacted: bool = False
    """A reaction card was played during it."""
    used: tuple[Used, ...] = ()
    """What has been used on it so far."""
    announced: Announced = Announced()
    blocking: Blocking = field(default_factory=Blocking)
    outcome: Outcome = field(default_factory=Outcome)

    def second(self, g: VtesState) -> int:
        """The defending Methuselah, second in every window (VTES-1.6.1.5-02): who has blocked, or else the
        first target."""
        if self.blocking.blocked and self.blocking.blocker in g.play:
            return g.play[self.blocking.blocker].controller
        return self.directed_at[0] if self.directed_at else NONE

    def past_blocks(self) -> bool:
        """Whether everybody has declined to block it (VTES-6.2.2.1-08), or it has succeeded since."""
        if self.step is Stage.RESOLUTION:
            return True
        return self.outcome.succeeded and self.step in (Stage.AFTER, Stage.OVER)

    def is_blocked(self) -> bool:
        """Whether it is blocked, and nothing has ended it since."""
        return self.blocking.blocked and not self.outcome.over

    def stands(self, g: VtesState) -> bool:
        """Whether the action goes on. It ends by an effect, or when its Methuselah loses control of the
        acting minion (VTES-6.2.3-06), or he leaves the region he acts from, be it for a moment."""
        now = g.play.get(self.minion)
        if self.outcome.over or self.outcome.left or now is None or now.controller != self.seat:
            return False
        return now.region is (Region.TORPOR if self.kind is ActionKind.LEAVE_TORPOR else Region.READY)

    def usually_blocking(self, g: VtesState) -> tuple[int, ...]:
        """Who may block it by the rules alone (VTES-6.2.2.1-02, VTES-6.2.2.1-03)."""
        targets = [seat for seat in g.clockwise(self.seat) if seat in self.directed_at]
        several = len(targets) > 1 and not g.options.multi_target_directed
        if self.directed_at and not several:
            return tuple(targets)  # nobody, if the target has left the game in the meantime
        prey, predator = g.prey(self.seat), g.predator(self.seat)
        return (prey,) if prey == predator else (prey, predator)

    def roles(self, g: VtesState) -> EffectContext:
        """The roles for the effects of the action's card."""
        said = self.announced
        part = "actions" if said.in_play else "modes"
        return EffectContext(
            seat=self.seat, key=said.key or g.printed[said.card], path=f"{part}.{said.mode}.effects",
            source=said.card, minion=self.minion, targets=self.targets, victims=said.victims, x=said.x,
            word=said.word, named=said.named,
        )  # fmt: skip


class AttemptFacts(Frame):
    """A minion attempts to block: stealth and intercept are added in a window, then compared."""

    minion: int
    failed: bool = False
    seat: int = NONE
    """Who controlled him when the attempt began."""
    paid: int = 0
    """The blood or life burned for the attempt."""


class ActNowFacts(Frame):
    """A minion may take one action, in anybody's minion phase."""

    minion: int
    taken: int
    """The actions he had taken this turn before."""
    key: int = 0
    path: str = ""
    """Where the ability that lets him act stands."""
