"""What a card in play, or a lasting effect, changes in the engine's defaults."""

from __future__ import annotations

from typing import Literal

from nocturne.vtes.cards.vocabulary.amounts import Amount
from nocturne.vtes.cards.vocabulary.conditions import Condition
from nocturne.vtes.cards.vocabulary.filters import Filter
from nocturne.vtes.cards.vocabulary.words import Party, Tree


class Modifier(Tree, frozen=True):
    """A change to one of the engine's defaults, for the bearer or for all cards that match ``applies``."""

    query: Literal[
        "bleed", "strength", "stealth", "intercept", "capacity", "hand-size", "transfers", "master-actions",
        "discard-actions", "votes", "hunt", "damage", "cost", "bleed-against", "discipline", "unlocks",
        # Below 0: he cannot block; he cannot act (``note``: only not by actions of that kind).
        "may-block", "may-act",
        # Blood he must burn to attempt to block (``note`` "blood": allies, who have none, cannot; "life":
        # blood or life; "library": cards from the top of his controller's library). Below 0: blocking does
        # not lock him; he cannot unlock; she cannot get the Edge, which is burned instead.
        "block-cost", "locks-to-block", "may-unlock", "may-take-edge",
        # Below 0: he may not take directed actions, play cards of the name, keyword or type in ``note`` (with
        # ``party``: Methuselahs may not; a type: nor equip with, employ or recruit such), be blocked.
        # Above 0: the hand is open; a card to be replaced costs this card a counter instead; victory points
        # go to the controller of this card, until that was one point: then it is burned. Blood or pool more
        # or less for equipment he equips with.
        # The first card that requires a Discipline he plays in a turn has no effect if the top card of his
        # controller's library, which is shown, is a master; and he burns so much blood if it required the
        # Discipline in ``note``.
        "veiled",
        # Above 0: cards that require a Discipline and that he plays during an action are replaced when that
        # is over, or the hand is empty.
        "weakened",
        # Below 0: he cannot gain blood by hunting.
        "gains-by-hunting",
        # Below 0: he cannot be moved from torpor to the ready region; he cannot be diablerized.
        "may-leave-torpor", "may-be-diablerized",
        # All the pool one bleed can burn. Blood, pool or ``either`` (``note``) that a card costs less if this
        # one is locked as it is played; or locked once it was not canceled; or if this one is burned.
        "discount", "kept-discount", "burn-discount",
        # Above 0: the next card played that would cancel a minion card of somebody else than its player is
        # canceled, its cost is not paid, and this card is burned.
        "foils",
        # Below 0: he cannot bleed the controller of this card, nor can his bleed be sent to her.
        "may-bleed",
        "equip-cost", "most-bled", "may-direct", "may-play", "may-be-blocked", "open-hand",
        # Cards drawn more whenever a card is replaced, before the hand is cut down to its size.
        # Above 0: cards of the type in ``note`` that he plays are not replaced before the end of the action.
        "instead-of-drawing", "draw-more", "replaced-late",
        "points-instead",
        # Combat: what note says (see ``Forbidden``) is forbidden; first strike, strikes that cannot be
        # dodged, whose damage is aggravated, more damage (aggravated) of strikes of the kind in ``note``;
        # aggravated damage taken as normal; immunities; more or less from every strike or damaging effect
        # against him (``note`` "opponent": that the opposing minion makes); all that can be inflicted on him
        # in a round (``note`` "normal": of normal damage); he may choose not to strike.
        "forbid", "first-strike", "undodgeable", "aggravated", "aggravated-damage", "as-normal",
        "immune-normal", "immune-aggravated", "damage-taken", "most-damage", "not-strike", "rescue-cost",
        # Politics (votes with a side in ``note`` are only for that side): a minion's ballots; below 0 what he
        # casts on the side in ``note`` does not count; below 0 he may not vote, or not for or against
        # (``note``); blood he burns to cast; votes he gets for each blood burned (``note`` "once": for one);
        # votes of a card in play for its controller; what the Edge and a political card burned for a vote
        # are worth; votes counted on the side in ``note`` whoever casts; below 0 no blood hunt can be called
        # on him.
        "ballots", "counted", "may-vote", "vote-cost", "blood-votes", "own-votes", "edge-votes",
        "political-votes", "tally", "blood-hunt",
        # Above 0: whoever contests his title must yield it. Below 0: he cannot play such cards (``cards``).
        # He plays minion cards as if he were of the clan, or had the title, in ``note``. What it costs a
        # vampire to become anarch; what rescuing this one from torpor costs more; blood more or less that
        # his strikes steal; above 0: she has no transfers; damage he takes as aggravated.
        # Above 0: his votes count double when they are counted; he has no abilities (of a retainer); the
        # action of his own text with the number in ``note`` is mandatory ("unless-hunt-0": not if he must
        # hunt). Blood that his actions of the kind
        # in ``note`` cost more. Below 0: he cannot take actions to enter combat with others (``against``);
        # have such cards on him (``cards``).
        "doubled", "silenced", "must-take", "action-cost", "may-attack", "may-bear",
        # Life more or less with which an ally is recruited, or a retainer employed.
        "starting-life",
        "rivals-yield", "may-play-such", "plays-as-clan", "plays-as-title", "anarch-cost", "rescued-cost",
        "steal", "no-transfers", "takes-aggravated",
        # The bearer counts as of the clan or sect in ``note``.
        "clan", "sect",
        # The ally it is about plays cards that require the Discipline in ``note`` as a vampire
        # (``for:Combat``: only combat cards). Above 0: a vampire plays cards as though he had one
        # Discipline more, any one, at the basic level; every Discipline card on him gives the superior
        # level; he plays cards that require the Discipline in ``note`` as though he had it at superior
        # (``under``: copies of the cards that lie on this one, whatever they require).
        # What lies on this card can be played as if from hand: by the minion it is or is on, by those that
        # ``applies`` names, or with ``party`` by its controller and all her minions (``note`` "removed": it
        # is removed from the game when it would be burned).
        "lends",
        "plays", "any-discipline", "superior-by-cards", "as-superior",
        # Blood he pays more or less for cards of the name or type in ``note``, or for ``cards``; pool for
        # these; whichever of the two they cost; above 0: half the blood for such ``cards``, rounded down,
        # or none at all, before anything else changes it. ``by-action``: only by an action to equip, employ
        # or recruit.
        # Blood more for the next such card that anybody it is about plays, and only for that one.
        "next-cost",
        "card-cost", "card-pool-cost", "card-any-cost", "half-cost", "no-cost",
        # Below 0: he cannot hunt; with ``note`` "normal" only by an action that a card offers. Below 0: life
        # that he would gain goes to the bank.
        "may-hunt", "may-gain-life",
        # What a contest costs its controller in pool, or a vampire in blood, and what it costs the others
        # more. Pool a Methuselah pays more for cards (``note``: their name or type); pool that cards aimed
        # at this one cost more (same ``note``); below 0 other Methuselahs' actions may not be aimed at him.
        "pool-cost", "target-pool-cost", "may-be-targeted", "may-react",
        "contest-cost", "rival-contest-cost", "title-contest-cost", "rival-title-contest-cost",
    ]  # fmt: skip
    amount: Amount = 0
    applies: Filter | None = None
    """None: the bearer (or, for a card attached to nothing, its controller)."""
    when: Condition | None = None
    note: str = ""
    """The Discipline gained, the action concerned, the kind of strike ...; ``named``: the word that was named
    when the card was played."""
    sets: bool = False
    """The amount replaces what is printed (a strength of 2); other modifiers are added to it."""
    party: Party | None = None
    """The Methuselahs it is about, for a default of theirs. None: the controller of this card."""
    against: Filter | None = None
    """For what concerns actions aimed at him: the acting minion it is about; for rescues: whom he rescues;
    for damage: the minion who deals it, or the card it comes from."""
    cards: Filter | None = None
    """For what concerns cards he plays, or actions aimed at him with a card: which. They are what they are
    played as: of that type, requiring those Disciplines (VTES-1.6.3-26)."""
