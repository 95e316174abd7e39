"""Effects of political actions: referendums and the votes in them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Filter
from nocturne.vtes.cards.vocabulary.modifiers import Modifier
from nocturne.vtes.cards.vocabulary.words import Role, Tree


class CallListed(Tree, frozen=True):
    """The minion calls a referendum that is listed elsewhere: that of a political card in hand, which is
    played now, its requirements and cost applying, or one that a card in play offers him."""

    who: Role = "target"


class CallBloodHunt(Tree, frozen=True):
    """A referendum on a blood hunt on a vampire follows, as after diablerie (VTES-6.5.6-01)."""

    who: Role = "minion"


class GainVotes(Tree, frozen=True):
    """Votes (or ballots) in the current referendum: a minion's own, or of ``this`` card as a source of its
    own."""

    amount: Amount = 0
    who: Role = "minion"
    ballots: Amount = 0
    side: Literal["", "for", "against"] = ""
    """They can only be cast on this side."""


class BurnForVotes(Tree, frozen=True):
    """While this resolves all Methuselahs in turn can burn pool, or blood of their ready vampires that match,
    one by one and in answer to each other, until nobody burns more."""

    votes: Amount
    """For each counter burned by the ``chosen`` Methuselah, or vampire."""
    blood: Filter | None = None
    """Whose blood; None: pool."""


class Abstain(Tree, frozen=True):
    """A minion abstains; what he has cast is canceled (VTES-6.3.2-10)."""

    who: Role = "target"


class ChangeVotes(Tree, frozen=True):
    """The votes and ballots a minion has cast go to the side you choose; ``force``: he casts all he has."""

    who: Role = "target"
    force: bool = False


class FailReferendum(Tree, frozen=True):
    """The referendum in progress fails, whatever the votes."""


class NextPasses(Tree, frozen=True):
    """The next referendum a matching vampire calls passes by itself."""

    caller: Filter = Filter()
    until: Literal["", "turn"] = ""


class InReferendum(Tree, frozen=True):
    """A modifier that holds until the referendum in progress is over."""

    modifier: Modifier


class CancelReferendum(Tree, frozen=True):
    """The referendum is canceled: nothing comes of it (VTES-6.3.2-14)."""

    to_hand: bool = False
    """The political card that called it goes back to its owner's hand."""
    bar: bool = False
    """The minions of that Methuselah cannot perform the same action again this turn."""


PoliticalEffect: TypeAlias = (
    CallListed | CallBloodHunt | GainVotes | BurnForVotes | Abstain | ChangeVotes | FailReferendum
    | NextPasses | InReferendum | CancelReferendum
)  # fmt: skip
