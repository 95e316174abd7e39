"""Plain records of a state: what a card in play says, what lasts, waits and is owed, and a Methuselah."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, field

from nocturne.kernel.plain import Plain
from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.marks import Mark
from nocturne.vtes.terms import NONE, Region

MarkT = TypeVar("MarkT", bound=Struct)


class Change(Struct, frozen=True, omit_defaults=True, gc=False):
    """A change of clan or sect that does not last: in one turn only, or as long as a card is in play."""

    turn: int = NONE
    card: int = NONE
    clan: str = ""
    sect: str = ""
    anarch: bool = False


class InPlay(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a card in play (or in an uncontrolled region) has beside what is printed on it."""

    controller: int
    region: Region
    locked: bool = False
    blood: int = 0
    """Blood on a vampire, life on an ally or retainer, influence on an uncontrolled card."""
    counters: int = 0
    """Counters of any other kind."""
    on: int = NONE
    """The card this one is attached to."""
    attached: tuple[int, ...] = ()
    """The cards attached to this one."""
    mode: int = 0
    """The mode it was played in: a card keeps the level it was played at (VTES-1.6.3-28)."""
    contested: bool = False
    """Out of play for the time being: contested (VTES-4.1-02), or on a card that is (VTES-4.1-09) or that
    lies in an uncontrolled region."""
    contesting: bool = False
    """Itself one of the copies in a contest, face down."""
    base: int = NONE
    """The base card under a merged advanced vampire (VTES-1.5.6-03)."""
    lender: int = NONE
    """Whose minion this is when control is temporary: the permanent controller."""
    face_down: bool = False
    since: int = 0
    """The turn in which it came into play."""
    late: bool = False
    """And that after the minion phase of that turn."""
    title: str = ""
    """A title gained in play; ``-`` for a printed title that was lost. Empty: as printed."""
    city: str = ""
    """The city of a title gained in play, or the clan whose title it is."""
    title_contested: bool = False
    clan: str = ""
    sect: str = ""
    anarch: bool = False
    passing: tuple[Change, ...] = ()
    """Changes of clan and sect that will pass, the latest last."""
    word: str = ""
    """The word that was named when it was played: a Discipline."""
    under: tuple[int, ...] = ()
    """Cards that lie on it, out of play."""
    taught: tuple[tuple[str, int], ...] = ()
    """Levels of Disciplines gained or lost through effects that leave no card behind."""
    remembers: int = field(default=NONE, name="points_at")
    """A card this one remembers."""
    remembers_too: int = field(default=NONE, name="points_at_too")
    """A second one."""
    remembers_seat: int = field(default=NONE, name="points_at_seat")
    """A Methuselah it remembers."""
    marks: tuple[Mark, ...] = ()
    """Facts that cards and rules leave on a card."""

    def marked(self, kind: type[MarkT]) -> list[MarkT]:
        """Its marks of a kind."""
        return [mark for mark in self.marks if isinstance(mark, kind)]


Moment: TypeAlias = Literal[
    "turn", "phase", "action", "next-action", "referendum", "combat", "round", "next-round", "strike",
    "resolution", "unlock", "before-unlock", "before-discard", "own-turn", "next-turn", "used", "game",
]  # fmt: skip
"""What is over then. ``unlock``: a Methuselah's next unlock phase; ``before-unlock``, ``before-discard``: the
time before the beginning of her next one; ``own-turn``: her turn, this one or her next; ``next-turn``: her
next turn; ``next-action``: the action after this one; ``resolution``: that of strikes; ``used``:
whatever uses it up; ``game``: nothing ends it."""


class Until(Struct, frozen=True, omit_defaults=True, gc=False):
    """The end of something: the moment up to which an effect lasts, or what was done counts."""

    moment: Moment
    seat: int = NONE
    """The Methuselah whose phase or turn it is."""
    turn: int = 0
    """For her next turn: the turn in which that was said."""


THIS_TURN, THIS_PHASE, THIS_ACTION = Until("turn"), Until("phase"), Until("action")
THIS_COMBAT, THIS_ROUND = Until("combat"), Until("round")


Passing: TypeAlias = (
    Query
    | Literal[
        # A trigger that waits for ``event``.
        "listens",
        # A minion awake (VTES-T-19); intercept and bleed of one action; an action that must be taken.
        "wake", "action-intercept", "action-bleed", "must",
        # Control that is lent; a Red List minion marked (VTES-T-03).
        "control", "red-list-mark",
        # Damage that will be prevented; what is left of it; an ability that was granted.
        "prevent", "prevention", "ability",
        # A card that nobody can play; one that cancels the next; a referendum that passes.
        "barred", "cancel-next", "next-passes",
        # What makes a card being played cheaper, and what was pledged to pay for it.
        "saved", "pledged",
    ]
)  # fmt: skip
"""What an effect that lasts is about: a default that it changes, or something of its own."""


class Prevention(Struct, frozen=True, omit_defaults=True, gc=False):
    """Which damage will be prevented, as far as it reaches."""

    normal: bool = True
    aggravated: bool = True
    half: bool = False
    """Half of it, rounded up."""
    strike: bool = False
    """Only damage from strikes."""
    kinds: tuple[str, ...] = ()
    """Only from strikes of one of these kinds."""


class Lasting(Struct, frozen=True, omit_defaults=True, gc=False):
    """An effect that outlasts the play that made it, and no longer than ``until``."""

    what: Passing
    amount: int = 0
    card: int = NONE
    """The card it concerns."""
    seat: int = NONE
    """The Methuselah it concerns."""
    until: Until = THIS_TURN
    source: int = 0
    """What is printed on the card it came from."""
    note: str = ""
    """The word it is about: a Discipline, a kind of card, what is forbidden."""
    kinds: tuple[str, ...] = ()
    """What a strike or its damage must be, all of it, to be changed."""
    prevents: Prevention | None = None
    """Which damage it prevents."""
    event: str = ""
    """The kind of event that a trigger waits for."""
    sets: bool = False
    """The amount replaces what is printed."""
    path: str = ""
    """Where it stands in the tree of ``source``: for what must be read anew each time (who it applies to,
    when it holds), and for abilities and promises. The roles it is read with:"""
    player: int = NONE
    minion: int = NONE
    this: int = NONE
    targets: tuple[int, ...] = ()

    def words(self) -> tuple[str, ...]:
        """All that a strike or its damage must be to be changed."""
        return (*self.kinds, self.note) if self.note else self.kinds


class Cast(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one source has cast in a referendum, all of it on one side (VTES-6.3.2-11)."""

    source: str
    """``minion:14``, ``card:31``, ``political:2`` (the political card of a seat), ``edge:2``."""
    seat: int
    favor: bool
    votes: int = 0
    ballots: int = 0
    card: int = NONE
    only: str = ""
    """``for`` or ``against``: they were gained for that side, and are not counted on the other."""

    def counted(self) -> int:
        """The votes that count where they were cast, or where somebody else has put them."""
        return self.votes if self.only in ("", "for" if self.favor else "against") else 0


class Poll(Struct, frozen=True, omit_defaults=True, gc=False):
    """How a referendum ended, for effects that look back at it."""

    turn: int
    seat: int
    kind: str
    passed: bool
    minion: int = NONE
    margin: int = 0
    automatic: bool = False
    canceled: bool = False
    casts: tuple[Cast, ...] = ()
    subject: int = NONE

    def by_action(self) -> bool:
        """Whether a political action called it, be it for a blood hunt."""
        return self.kind == "political" or (self.kind == "blood-hunt" and self.minion != NONE)


class ScheduledEffects(Struct, frozen=True, omit_defaults=True, gc=False):
    """Effects that will be carried out later: the list at ``path`` in the tree of ``key``, with the roles as
    they were."""

    seat: int
    key: int
    path: str
    source: int = NONE
    minion: int = NONE
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    chosen: int = NONE
    chosen_seat: int = NONE
    x: int = 0


Due: TypeAlias = Literal[
    "resolution", "after-resolution", "end-of-action", "end-of-turn", "unlock", "influence", "discard",
    "next-discard-phase",
]  # fmt: skip
"""When delayed effects are carried out: at the end of a turn, in the next such phase of a Methuselah or of
anybody ..."""


class Delayed(Struct, frozen=True, omit_defaults=True, gc=False):
    """What waits for a moment."""

    when: Due
    effects: ScheduledEffects = field(name="deed")
    seat: int = NONE
    """The Methuselah whose turn or phase it is; NONE: anybody's."""


Replaced: TypeAlias = Literal[
    "as-played", "after-action", "after-combat", "after-turn", "minion-phase", "diablerie", "hunt",
    "leaving-torpor", "returning", "never",
    "unlock", "influence", "discard", "master", "weakened", "in-play",
]  # fmt: skip
"""When a card is replaced that is not replaced at once: after what is going on; in the next such phase of a
Methuselah; when a card has left play (``in-play``)."""


class Owed(Struct, frozen=True, omit_defaults=True):
    """A card that was played and is not replaced yet (VTES-1.6.1.2-04)."""

    until: Replaced
    of: int = NONE
    """The Methuselah whose phase it is, or the card that must leave play."""
    card: int = NONE
    """Which, if she can take it from her ash heap instead."""
    more: int = 0
    """So many cards more that she may draw then."""


def owed_until(word: str) -> Owed:
    """What a position means by ``unlock:1`` or ``after-action``."""
    until, _, of = word.partition(":")
    return msgspec.convert({"until": until, "of": int(of or NONE)}, Owed)


class Methuselah(Plain, kw_only=True):
    """One player: her counters, decks, hand and regions, each a list of cards."""

    pool: int = 30
    points: float = 0.0
    out: str = ""
    """"" while she plays, else "ousted" or "withdrawn"."""
    short: int = 0
    """Pool she had to burn and did not have: she is so much below 0 until she is ousted, or saved."""
    hand: list[int] = []
    library: list[int] = []
    """The top card is the last one."""
    crypt: list[int] = []
    ash: list[int] = []
    removed: list[int] = []
    research: list[int] = []
    uncontrolled: list[int] = []
    ready: list[int] = []
    torpor: list[int] = []
    incapacitated: list[int] = []
    area: list[int] = []
    hand_size: int = 7
    owed: list[Owed] = []
    windows: int = -1
    """Bitmask of the windows in which her deck holds anything at all to use (see ``rules.window``)."""
    masters: int = 0
    """Bitmask of the windows in which a master of her deck can be played out of turn."""
    master_actions: int = 0
    out_of_turn: int = 0
    """Out-of-turn masters played since her last master phase (VTES-1.6.2-14)."""
    trifle_owed: bool = False
    """An out-of-turn trifle pays back in the next master phase (VTES-1.6.2-17)."""
    actions_owed: int = 0
    """Master phase actions she will get more (or fewer) in her next master phase."""
    trifled: bool = False
    """This master phase has had its extra action from a trifle (VTES-1.6.2-18)."""
    transfers: int = 0
    discard_actions: int = 0
    events_played: int = 0
    last_turn: int = 0
    """The number of the last turn she has ended."""
    withdrawing: bool = False
    withdrawal_spoiled: bool = False
    conceding: bool = False
    """She has given the game up and leaves it at the end of this turn."""
