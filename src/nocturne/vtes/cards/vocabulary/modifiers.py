"""What a card in play, or a lasting effect, changes in the engine's defaults."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount, Condition, Filter
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree

Query: TypeAlias = Literal[
    # -- What a minion, a vampire or another card is worth
    "bleed", "strength", "stealth", "intercept", "capacity", "hunt", "votes",
    # Levels of the Discipline in ``note``.
    "discipline",
    # The bearer counts as of the one in ``note``.
    "clan", "sect",
    # The bearer has the special word in ``note``: infernal, Black Hand ...
    "trait",
    # With which an ally is recruited, or a retainer employed.
    "starting-life",
    # Above 0: it has no abilities (of a retainer).
    "silenced",
    # -- What a Methuselah has
    "hand-size", "transfers", "master-actions", "discard-actions",
    # Above 0: she has none at all.
    "no-transfers",
    # Below 0: she cannot get the Edge, which is burned instead.
    "may-take-edge",
    # So many of her victory points go to this card's controller; then it is burned.
    "points-instead",
    # Above 0: she plays with an open hand.
    "open-hand",
    # Above 0: she can look at the hands of all others.
    "sees-hands",
    # Above 0: a card to be replaced costs this card a counter instead.
    "instead-of-drawing",
    # Above 0: she does not replace cards during minion phases.
    "replaces-after-minion-phase",
    # Above 0: a card discarded with a discard phase action is replaced in her next unlock phase.
    "discards-replaced-late",
    # Cards drawn more whenever one is replaced, before the hand is cut down to its size.
    "draw-more",
    # So many cards more that his controller may draw once a card he played is replaced (``cards``: such;
    # ``note`` "acting": one he played as the acting minion).
    "may-draw-more",
    # Above 0: instead of drawing from her library she can draw one of the cards that lie on this card.
    "draws-from",
    # Above 0: once each turn she can put a card she has drawn from her library on its bottom and draw anew.
    "draws-anew",
    # -- Unlocking, acting, blocking
    # Below 0: he does not unlock as normal.
    "unlocks",
    # Above 0: his controller can choose that he does not unlock as normal.
    "may-stay-locked",
    # Below 0: he cannot unlock at all.
    "may-unlock",
    # Below 0: he cannot block; he cannot act (``note``: only not by actions of that kind).
    "may-block", "may-act",
    # Below 0: he cannot be.
    "may-be-blocked",
    # Below 0: he cannot take directed actions.
    "may-direct",
    # Below 0: the actions of other Methuselahs cannot be aimed at him.
    "may-be-targeted",
    # Pool more that actions directed at him cost, with a card or without.
    "directed-pool-cost",
    # Blood more that they cost (``note`` "life": blood or life; else who has no blood cannot take them).
    "directed-cost",
    # Below 0: he cannot take actions to enter combat with others (``against``).
    "may-attack",
    # Below 0: he cannot play reactions.
    "may-react",
    # The action of his own text with this number (``note``) is mandatory ("unless-hunt-0": not if he must
    # hunt).
    "must-take",
    # Blood more for his actions of the kind in ``note`` ("others": all but hunts and those of his own text;
    # "directed": all that are directed).
    "action-cost",
    # Below 0: no equipment makes his bleed larger.
    "equipment-bleed",
    # Blood he must burn to attempt to block (``note`` "blood": allies, who have none, cannot; "life": blood
    # or life; "library": cards from the top of his controller's library).
    "block-cost",
    # Below 0: blocking does not lock him.
    "locks-to-block",
    # -- Bleeding and hunting
    # More or less for bleeds against her.
    "bleed-against",
    # All the pool that one bleed can burn.
    "most-bled",
    # Below 0: he cannot bleed this card's controller, nor can his bleed be sent to her.
    "may-bleed",
    # Below 0: he cannot hunt (``note`` "normal": only by an action that a card offers).
    "may-hunt",
    # Below 0: he gains no blood by it.
    "gains-by-hunting",
    # Below 0: life that he would gain goes to the bank.
    "may-gain-life",
    # -- Torpor, diablerie, contests
    # Below 0: he cannot be moved from torpor to the ready region.
    "may-leave-torpor",
    # What rescuing others costs him, and rescuing him costs others, more; what leaving it costs him.
    "rescue-cost", "rescued-cost", "leave-cost",
    # Below 0: he cannot be.
    "may-be-diablerized",
    # Below 0: no blood hunt can be called on him; on whoever diablerizes him.
    "blood-hunt", "avenged",
    # Below 0: he cannot receive a title.
    "may-receive-title",
    # What becoming anarch costs him.
    "anarch-cost",
    # Pool more for its controller, and for the others in the contest.
    "contest-cost", "rival-contest-cost",
    # The same in blood, for a contested title.
    "title-contest-cost", "rival-title-contest-cost",
    # Above 0: whoever contests his title must yield it.
    "rivals-yield",
    # Above 0: pool that its controller burns to unlock infernal minions as such is put on this card.
    "keeps-infernal-pool",
    # -- Playing cards
    # Below 0: he cannot play cards of the name, keyword or type in ``note`` (with ``party``: Methuselahs
    # cannot); nor, of a type, equip with, employ or recruit such.
    "may-play",
    # Below 0: he cannot play such ``cards``.
    "may-play-such",
    # Below 0: he cannot have such ``cards`` on him.
    "may-bear",
    # Above 0: such ``cards`` that would be put on him are burned instead.
    "spurns",
    # Below 0: this card, which is on a minion, can be neither moved to another nor stolen.
    "may-be-moved",
    # An ally plays cards that require the Discipline in ``note`` as a vampire of this capacity
    # (``for:Combat``: only combat cards).
    "plays",
    # He plays minion cards as if of the clan, or with the title, in ``note``.
    "plays-as-clan", "plays-as-title",
    # Cards that require the clan in ``note`` are played, by him and by his controller, as if he were of it:
    # he meets the requirement and can be chosen as one of that clan.
    "taken-for-clan",
    # Above 0: as though he had one Discipline more, any one, at the basic level.
    "any-discipline",
    # Above 0: every Discipline card on him gives the superior level.
    "superior-by-cards",
    # Above 0: cards that require the Discipline in ``note`` as though he had it at superior (``under``:
    # copies of the cards that lie on this one, whatever they require).
    "as-superior",
    # What lies on this card can be played as if from hand: by the minion it is or is on, by those that
    # ``applies`` names, or with ``party`` by its controller and all her minions (``note`` "removed": it is
    # removed from the game when it would be burned).
    "lends",
    # Above 0: cards of the type in ``note`` that he plays are not replaced before the end of the action.
    "replaced-late",
    # Above 0: his controller replaces no card she plays while he acts before the end of the action.
    "replaces-after-action",
    # Above 0: cards that require a Discipline and that he plays during an action are replaced when that is
    # over, or the hand is empty.
    "weakened",
    # His first card in a turn that requires a Discipline has no effect if the top card of his controller's
    # library, which is shown, is a master; he burns so much blood if it required that in ``note``.
    "veiled",
    # Above 0: the next card played that would cancel a minion card of somebody else than its player is
    # canceled, its cost is not paid, and this card is burned.
    "foils",
    # Above 0: cards with the keyword in ``note`` do nothing to him, judged as they are played.
    "immune-to",
    # Below 0: cards with the keyword in ``note`` cannot be played on him.
    "may-be-played-on",
    # Above 0: cards in play with the keyword in ``note`` do not affect him.
    "untouched-by",
    # -- What cards cost, more or less
    # What he pays in blood (``note`` "blood"), for whatever it is.
    "cost",
    # In blood, in pool, in whichever of the two they cost: cards of the name or type in ``note``, or such
    # ``cards`` (``by-action``: only by an action to equip, employ or recruit).
    "card-cost", "card-pool-cost", "card-any-cost",
    # Above 0: half the blood, rounded down, or none, before anything else changes it.
    "half-cost", "no-cost",
    # Blood for the next such card that anybody it is about plays, and only for that one.
    "next-cost",
    # Blood or pool for equipment he equips with.
    "equip-cost",
    # Pool a Methuselah pays for cards (``note``: their name, type or keyword).
    "pool-cost",
    # Pool for cards aimed at this one (same ``note``).
    "target-pool-cost",
    # Blood, pool or ``either`` (``note``) less for a card if this one is locked as it is played; locked once
    # it was not canceled; burned.
    "discount", "kept-discount", "burn-discount",
    # So much of the cost of a card, as it is paid: with the counters of this card (``note`` "counters"), with
    # its blood ("blood"); or so much blood less, once each turn ("once"), or pool ("once-pool"), or either
    # ("once-any").
    "funds",
    # With so many of its counters at most this card pays for the blood that a card costs: how many is
    # announced with that card, and they are taken as the cost is paid.
    "pledges",
    # -- Combat
    # Above 0: what ``note`` says (see ``Forbidden``) is forbidden.
    "forbid",
    # Blood or life more that strikes against him cost; that his own strikes cost him.
    "strike-cost", "own-strike-cost",
    # Above 0: he may choose not to strike.
    "not-strike",
    # Above 0: his strikes (``note``: of this kind) are so.
    "first-strike", "undodgeable",
    # Above 0: their damage is aggravated.
    "aggravated",
    # More of it.
    "damage", "aggravated-damage",
    # Above 0: an ally opposing him in combat who would be burned is stolen and locked instead, with 1 life if
    # he has lost his last.
    "steals-burned-allies",
    # Blood more or less that his strikes steal.
    "steal",
    # From every strike or damaging effect against him (``note`` "opponent": that the opposing minion makes).
    "damage-taken",
    # All that can be inflicted on him in a round (``note`` "normal": of normal damage).
    "most-damage",
    # All the damage he can take in a combat: beyond it he is burned, whatever would become of him.
    "endures",
    # Above 0: he takes aggravated damage as normal; normal as aggravated.
    "as-normal", "takes-aggravated",
    # Above 0: he is.
    "immune-normal", "immune-aggravated",
    # -- Politics; votes with a side in ``note`` are only for that side
    # A minion's.
    "ballots",
    # Below 0: he cannot vote, or not on the side in ``note``.
    "may-vote",
    # Below 0: what he casts on the side in ``note`` does not count.
    "counted",
    # Above 0: his votes count double when they are counted.
    "doubled",
    # Blood he burns to cast.
    "vote-cost",
    # Votes he gets for each blood burned (``note`` "once": for one).
    "blood-votes",
    # Of a card in play, for its controller.
    "own-votes",
    # What the Edge, and a political card burned for a vote, are worth.
    "edge-votes", "political-votes",
    # Votes counted on the side in ``note``, whoever casts.
    "tally",
]  # fmt: skip
"""The engine's defaults that a card can change, and by what."""


class Modifier(Tree, frozen=True):
    """A change to one of the engine's defaults, for the bearer or for all cards that match ``applies``."""

    query: Query
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


class Lasts(Tree, frozen=True):
    """A modifier that holds for a while after the play."""

    modifier: Modifier
    who: Role = "minion"
    until: Literal[
        "action", "turn", "combat", "round", "unlock", "next-round", "before-unlock", "before-discard", "game"
    ] = "action"  # fmt: skip
    """``unlock``: the end of the next unlock phase; ``before-unlock``, ``before-discard``: the beginning of
    her next unlock or discard phase; ``game``: for good."""
    party: Party | None = None
    """Set: it concerns a Methuselah (hand size, transfers) and not a card."""
