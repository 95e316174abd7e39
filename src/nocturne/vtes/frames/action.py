"""The facts of an action in progress, and of an attempt to block it."""

from __future__ import annotations

from msgspec import Struct

from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region

BLOCKED, RESOLVED = 10, 20
"""Steps of an action: it is blocked; it has resolved, one way or the other."""


class Used(Struct, frozen=True, gc=False):
    """A card played, or an ability of a card in play used, while an action goes on (combat aside)."""

    card: int
    mode: int
    minion: int
    ability: bool = False
    targets: tuple[int, ...] = ()


class ActionFacts(Frame):
    """One action. ``card`` is the action card in limbo, or the card in play that offers it (``in_play``)."""

    seat: int
    minion: int
    kind: ActionKind
    card: int = NONE
    in_play: bool = False
    mode: int = NONE
    """The mode of the card, or the index of the action a card in play offers."""
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    x: int = 0
    word: str = ""
    """A word named when it was announced: a clan."""
    note: str = ""
    """What a cardless action needs to remember (how a rescue is paid ...)."""
    stealth: int = 0
    bleed: int = 0
    directed_at: tuple[int, ...] = ()
    blocker: int = NONE
    blocked: bool = False
    was_blocked: bool = False
    """It has been blocked at least once, whatever became of it."""
    over: bool = False
    """Ended before it could succeed or be blocked."""
    failing: bool = False
    """It was made to fail at its resolution."""
    succeeded: bool = False
    fizzled: bool = False
    reopened: bool = False
    """Redirected: the new target may choose blockers (VTES-6.2.2.2-08)."""
    continues: bool = False
    """Blocked, but goes on as if unblocked after the combat (VTES-6.2.4-01)."""
    declined: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    forced: tuple[int, ...] = ()
    """Minions whom an effect makes attempt to block, as soon as they can."""
    resolved: bool = False
    """It has come to its resolution, blocked or not."""
    taken: int = 0
    """The pool that the bleed has burned."""
    of_prey: bool = False
    """It was the acting Methuselah's prey whose pool it burned, ousted by it or not."""
    paid: int = 0
    """The blood that was paid for it, be it by somebody else than the acting minion."""
    first: bool = False
    """It is the first action of the minion phase."""
    reacted: bool = False
    """A reaction card was played during it."""
    no_bleed: bool = False
    """The bleed takes nothing and is not successful."""
    failed: tuple[int, ...] = ()
    """Whose attempts to block have failed."""
    slave: int = NONE
    """Who will fight the blocker in the place of the acting minion (VTES-T-13)."""
    no_combat: bool = False
    """The combat after its block was canceled."""
    slave_refused: int = NONE
    """How much had been used on it when no slave was sent."""
    used: tuple[Used, ...] = ()
    """What has been used on it so far."""
    funded: bool = False
    """Who can help to pay for its card has been asked."""
    funds_due: bool = False
    """It could not have been announced without that help."""

    def second(self, g: VtesState) -> int:
        """The defending Methuselah, second in every window (VTES-1.6.1.5-02): who has blocked, or else the
        first target."""
        if self.blocked and self.blocker in g.play:
            return g.play[self.blocker].controller
        return self.directed_at[0] if self.directed_at else NONE

    def past_blocks(self) -> bool:
        """Whether everybody has declined to block it (VTES-6.2.2.1-08), or it has succeeded since."""
        return 3 <= self.step < BLOCKED or (self.step >= RESOLVED and self.succeeded)

    def stands(self, g: VtesState) -> bool:
        """Whether the action goes on. It ends by an effect, or when its Methuselah loses control of the
        acting minion (VTES-6.2.3-06), or he leaves the region he acts from."""
        now = g.play.get(self.minion)
        if self.over or now is None or now.controller != self.seat:
            return False
        return now.region is (Region.TORPOR if self.kind is ActionKind.LEAVE_TORPOR else Region.READY)

    def usually_blocking(self, g: VtesState) -> tuple[int, ...]:
        targets = [seat for seat in g.clockwise(self.seat) if seat in self.directed_at]
        several = len(targets) > 1 and not g.options.multi_target_directed
        if self.directed_at and not several:
            return tuple(targets)  # nobody, if the target has left the game in the meantime
        prey, predator = g.prey(self.seat), g.predator(self.seat)
        return (prey,) if prey == predator else (prey, predator)

    def roles(self, g: VtesState) -> EffectContext:
        """The roles for the effects of the action's card."""
        part = "actions" if self.in_play else "modes"
        return EffectContext(
            seat=self.seat, key=g.printed[self.card], path=f"{part}.{self.mode}.effects", source=self.card,
            minion=self.minion, targets=self.targets, victims=self.victims, x=self.x, word=self.word,
        )  # fmt: skip

    def played_as(self, g: VtesState) -> v.Mode | None:
        """The mode of its action card; None without one."""
        if self.card == NONE or self.mode == NONE or self.in_play:
            return None
        return g.face(self.card).modes[self.mode]


class AttemptFacts(Frame):
    """A minion attempts to block: stealth and intercept are added in a window, then compared."""

    minion: int
    failed: bool = False


class ActNowFacts(Frame):
    """A minion may take one action, in anybody's minion phase."""

    minion: int
    taken: int
    """The actions he had taken this turn before."""
    key: int = 0
    path: str = ""
    """Where the ability that lets him act stands."""
