"""Effects on cards in play and on cards being played: where they go, who controls them, what they become, and
what cancels them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Filter
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


class Burn(Tree, frozen=True):
    """A card is burned."""

    who: Role


class PutOn(Tree, frozen=True):
    """This card is put on another and stays in play."""

    who: Role


class PutInPlay(Tree, frozen=True):
    """This card stays in play in front of its player; ``ready``: in the ready region, as the minion its
    keywords say."""

    ready: bool = False
    apart: bool = False
    """In her uncontrolled region, though it is in play and hers."""
    counters: Amount = 0


class Arise(Tree, frozen=True):
    """This card in play is moved to its controller's ready region and becomes the vampire that ``stand_in``
    describes, with so much blood."""

    blood: int
    disciplines: int = 0
    """So many Disciplines of her choice, at the superior level."""


class Put(Tree, frozen=True):
    """A card, wherever it is, goes to a pile of its owner; what was on it is burned (VTES-1.1-07).
    ``library`` and ``crypt`` are shuffled afterwards."""

    who: Role
    to: Literal[
        "hand", "ash", "removed", "top", "bottom", "library", "crypt", "crypt-bottom", "uncontrolled"
    ]  # fmt: skip


class SendToTorpor(Tree, frozen=True):
    """A vampire goes to torpor. ``after_combat``: he is spared until the combat ends, but counts as
    wounded."""

    who: Role
    after_combat: bool = False


class Diablerize(Tree, frozen=True):
    """The minion commits diablerie on a vampire; one going to torpor is diablerized instead (VTES-6.5.5)."""

    who: Role = "opponent"
    by: Role = "minion"


class Rescue(Tree, frozen=True):
    """A vampire who is being burned goes to torpor instead (``to_torpor``), or nothing becomes of him; one
    going to torpor does not go; one being diablerized is not."""

    who: Role = "minion"
    to_torpor: bool = False


class MoveToReady(Tree, frozen=True):
    """A vampire in torpor goes to the ready region."""

    who: Role


class Become(Tree, frozen=True):
    """A vampire changes title, sect or clan, or becomes anarch (or no longer)."""

    who: Role
    clan_named: bool = False
    """Of the clan that was named (``Name``)."""
    like: Role | None = None
    """Of the clan, and unless ``sect`` says otherwise the sect, of this vampire."""
    title: str = ""
    """A title, or "2 votes". A title of its own name is unique when ``city`` gives that name."""
    city: str = ""
    same_city: bool = False
    """Of the city of the title he has before."""
    sect: str = ""
    clan: str = ""
    anarch: bool | None = None
    trait: str = ""
    """He gets one of the special words: Black Hand ..."""
    until: Literal["", "turn", "card"] = ""
    """For sect and clan: for good, for this turn, or as long as this card is in play."""


class JoinCircle(Tree, frozen=True):
    """A vampire belongs to a circle that you choose: any that is printed, or that of a vampire in play
    without one, who is a circle of his own (VTES-T-33)."""

    who: Role = "this"


class CopyTitle(Tree, frozen=True):
    """A vampire receives the title of another, and contests it with him."""

    who: Role = "minion"
    of: Role = "target"


class LoseTitle(Tree, frozen=True):
    """A vampire loses his title; ``contested``: he yields the one he contests, and keeps any other."""

    who: Role
    contested: bool = False


class TakeControl(Tree, frozen=True):
    """A party gains control of a card: for good, or for a while."""

    who: Role
    party: Party = "you"
    until: Literal["", "turn", "action", "next-action", "combat"] = ""
    """``next-action``: until the end of the action after the current one."""
    onto: Role | None = None
    """A card that is on another is moved to this one."""


class Borrow(Tree, frozen=True):
    """You control a card until the end of your next turn: not of the present one, if that is yours."""

    who: Role = "target"


class Lend(Tree, frozen=True):
    """A party controls a card until your next unlock phase."""

    who: Role
    party: Party


class Rearrange(Tree, frozen=True):
    """Blood, equipment and retainers are moved between two minions, as the player likes: blood in one
    direction, each card once."""

    one: Role = "target"
    other: Role = "second"
    retainers: bool = True
    """False: no retainers."""


class MoveTo(Tree, frozen=True):
    """A card attached to one card is moved to another."""

    who: Role = "this"
    to: Role = "target"


class Banish(Tree, frozen=True):
    """A minion goes to the uncontrolled region of his owner, or permanent controller, with everything on
    him."""

    who: Role = "target"
    owner: bool = False
    """His owner's, whoever controls him for good."""


class BringOut(Tree, frozen=True):
    """A crypt card in an uncontrolled region, or an ash heap, is moved to your ready region; so is an ally in
    an ash heap, with the life he would be recruited with."""

    who: Role = "target"


class CancelCard(Tree, frozen=True):
    """The card being played is canceled (VTES-T-23). ``pays``: whether its cost is paid all the same."""

    pays: bool = True
    bar: Literal["", "action", "turn"] = ""
    """``action``: the minion who played it cannot play that card again in this action; ``turn``: nobody can
    in this turn."""


class CancelNext(Tree, frozen=True):
    """The next such card is canceled as it is played. ``pays``: whether its cost is paid all the same."""

    cards: Filter
    until: Literal["action", "turn", "combat"] = "action"
    pays: bool = True


class SwapPlaces(Tree, frozen=True):
    """You change places at the table with a Methuselah."""

    party: Party = "target"


CardEffect: TypeAlias = (
    Burn | PutOn | PutInPlay | Arise | Put | SendToTorpor | Diablerize | Rescue | MoveToReady | Become
    | JoinCircle | CopyTitle | LoseTitle | TakeControl | Borrow | Lend | Rearrange | MoveTo | Banish
    | BringOut | CancelCard | CancelNext | SwapPlaces
)  # fmt: skip
