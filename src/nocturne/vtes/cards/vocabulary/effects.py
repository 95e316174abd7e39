"""Effects that hold other effects, strikes and abilities among them; and ``Effect``, any effect at all."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.vocabulary.actions import (
    ActionEffect,
)
from nocturne.vtes.cards.vocabulary.cards import CardEffect
from nocturne.vtes.cards.vocabulary.choices import Allot, Number, Target, Term
from nocturne.vtes.cards.vocabulary.combat import (
    CombatEffect,
)
from nocturne.vtes.cards.vocabulary.costs import FREE, Cost
from nocturne.vtes.cards.vocabulary.counters import CounterEffect
from nocturne.vtes.cards.vocabulary.expressions import Amount, Condition, Filter
from nocturne.vtes.cards.vocabulary.modifiers import Lasts, Modifier
from nocturne.vtes.cards.vocabulary.piles import (
    PileEffect,
)
from nocturne.vtes.cards.vocabulary.politics import (
    PoliticalEffect,
)
from nocturne.vtes.cards.vocabulary.words import Party, Role, StrikeKind, Tree
from nocturne.vtes.terms import Window


class EnterCombat(Tree, frozen=True):
    """A combat between the minion and another; during a combat it is queued (VTES-6.4.4-05). ``first``: what
    happens as its first round begins, with the same roles (forbidding strikes, granting presses ...)."""

    who: Role = "target"
    minion: Role = "minion"
    first: tuple[Effect, ...] = ()
    as_acting: bool = False
    """The other one is considered the acting minion of that combat."""


class Strike(Tree, frozen=True):
    """A strike. With neither ``damage`` nor ``strength`` it deals no damage, whatever is added
    (VTES-6.4.6-21)."""

    damage: Amount | None = None
    strength: Amount | None = None
    """Set: strength plus this; not ranged and without a weapon, a hand strike (VTES-6.4.5.1-03)."""
    uses: tuple[Literal["hand", "melee", "gun", "ranged-weapon", "weapon"], ...] = ()
    """The card makes a hand strike or a strike with a weapon of his; ``plus`` is added to its damage."""
    plus: Amount = 0
    most: int | None = None
    """Damage above this is ignored."""
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    ends_combat: bool = False
    steal_blood: Amount = 0
    steal: Literal["", "equipment", "weapon"] = ""
    destroy: Literal["", "equipment", "weapon", "retainer", "equipment-or-retainer"] = ""
    effects: tuple[Effect, ...] = ()
    """What else it does to its target when it resolves. Of a strike that ends combat: after the combat,
    except that unlocking comes before (VTES-6.4.5.6-04)."""
    anyway: tuple[Effect, ...] = ()
    """What happens in its resolution even if it is dodged or out of range: damage to the striker ..."""
    inflicted: tuple[Effect, ...] = ()
    """What follows if it successfully inflicted any damage."""
    afterwards: tuple[Effect, ...] = ()
    """What follows its resolution: burning the weapon, ending the combat ..."""
    no_weapon_damage: bool = False
    """Once it resolves, the opposing vampire's strikes with weapons inflict no damage this round, those that
    resolve with it included."""
    undodgeable: bool = False
    not_at: Filter | None = None
    """It cannot be aimed at such an opponent, but at their retainers."""
    unpreventable: bool = False
    not_prevented_by: tuple[str, ...] = ()
    """Cards that require one of these Disciplines cannot prevent its damage; ``equipment`` likewise."""
    only_prevented_by: tuple[str, ...] = ()
    maneuver: bool = False
    """Provides an optional maneuver (VTES-6.4.2-08); of a card in play: one each combat."""
    maneuver_to: Literal["", "close", "long"] = ""
    maneuvers: int = 1
    """Of a card in play: so many of them each combat."""
    press: bool = False
    """Provides an optional press this round; of a card in play: one each combat."""
    press_only: Literal["", "continue", "end"] = ""
    more: MoreStrikes | None = None
    """Provides additional strikes, gained once this pair is completed."""
    when: Condition | None = None
    """For a strike of a card in play: when it can be used."""
    by_opponent: bool = False
    """For a strike of a card in play: the minion in combat with its bearer can use it, and not the bearer."""
    once: Literal["", "round", "combat", "turn"] = ""
    cost: Cost | None = None


class MoreStrikes(Tree, frozen=True):
    """Additional strikes. Only one ``limited`` source a round (VTES-6.4.3.3-05)."""

    amount: Amount = 1
    limited: bool = True
    only: tuple[StrikeKind, ...] = ()
    """They must be of all these kinds."""
    strike: Strike | None = None
    """They must be this very strike. Only with a strike that provides them."""
    this_weapon: bool = False
    """They must be made with this card."""


class Rider(Tree, frozen=True):
    """Something tied to a combatant's current strike."""

    when: Literal["inflicted", "dodged", "resolved"]
    do: tuple[Effect, ...]
    who: Role = "minion"


class EachRound(Tree, frozen=True):
    """Something that happens in every round from now on, at a step of its own; ``resolution``: with the
    initial strikes that have no first strike."""

    at: Literal["before-range", "resolution", "press", "end-of-round"]
    do: tuple[Effect, ...]
    until: Literal["round", "combat"] = "combat"
    next_rounds_only: bool = False
    counts: bool = False
    """X (``Chosen``) is then the number of rounds since it began, 0 in the first."""


class AtOnce(Tree, frozen=True):
    """All damage that these effects inflict is handled together, as one moment's."""

    do: tuple[Effect, ...]


class AfterCombat(Tree, frozen=True):
    """Something that happens when the combat has ended; not if it is prolonged."""

    do: tuple[Effect, ...]
    prolonged: bool = False
    """Even if it is prolonged in between."""
    queues: bool = False
    """A combat will come of it: no other can be queued meanwhile."""


class Grant(Tree, frozen=True):
    """A minion has an ability for a while; ``once`` of the ability counts within that time."""

    ability: Ability
    who: Role = "minion"
    until: Literal["resolution", "round", "combat", "action", "turn", "next-round"] = "round"


class ShowCrypt(Tree, frozen=True):
    """Each Methuselah of a party shows the top card of her crypt to everybody; its cost (for a vampire his
    capacity) are her points in what follows (VTES-IMB-30). A single card shown is ``chosen``."""

    party: Party = "you"
    do: tuple[Effect, ...] = ()


class TakeFromCrypt(Tree, frozen=True):
    """The top card of your crypt, or the bottom one, goes to your uncontrolled or ready region, or is shown
    and removed from the game; it is ``chosen`` in what follows. From an empty crypt nothing comes and
    nothing follows."""

    bottom: bool = False
    to: Literal["uncontrolled", "ready", "removed"] = "uncontrolled"
    contests: bool = True
    """False: in play it contests no other minion and no title."""
    only: Filter | None = None
    """The card is shown first; one that is not such is shuffled back, and nothing follows."""
    do: tuple[Effect, ...] = ()


class Fetch(Tree, frozen=True):
    """Find cards in piles of one's own and move them. A deck that was looked through is shuffled, and the
    searcher may fail to find (VTES-T-29). ``on``: the card is put on the card in this role."""

    zones: tuple[Literal["library", "ash", "hand", "crypt"], ...]
    what: Filter = Filter(region="any")
    number: Amount = 1
    up_to: bool = True
    to: Literal[
        "hand", "ash", "removed", "top", "bottom", "library", "uncontrolled", "play", "equip", "under",
        "under-face-down", "stand-in",
    ] = "hand"  # fmt: skip
    """``under``: it is put on this card in play, out of play; ``equip``: the minion equips with it, employs
    or recruits it as if he had played it, its requirements and cost apply; ``stand-in``: it is put in play
    to represent something else (``CardTree.stand_in``)."""
    minion: Role = "minion"
    """With ``equip``: who does."""
    anyhow: bool = False
    """With ``equip``: whatever it requires, though its cost is paid."""
    on: Role | None = None
    pays: Literal["", "half"] = ""
    """With ``on``: half its cost is paid, rounded down, blood by what it is put on."""
    by: Party = "you"
    of: Party | None = None
    """Whose piles, if not the searcher's own."""
    reveal: bool = False
    """The card is shown to everybody."""
    first: bool = False
    """Not a card of her choice but the first such from the top of the deck, which must be taken; with
    ``equip`` it is burned if the minion cannot equip with it."""
    do: tuple[Effect, ...] = ()
    """What follows with each card found, which is ``chosen``; only then the hand is filled up."""


class Mill(Tree, frozen=True):
    """A party's top library cards are burned."""

    party: Party
    amount: Amount = 1
    do: tuple[Effect, ...] = ()
    """What follows with each card burned, which is ``chosen``."""


class ShowLibrary(Tree, frozen=True):
    """The top card of your library is shown to everybody and stays where it is; it is ``chosen`` in what
    follows. An empty library shows nothing."""

    do: tuple[Effect, ...] = ()


class LookAt(Tree, frozen=True):
    """The player looks at hidden cards of a party: hand, uncontrolled region, top of the library."""

    party: Party
    zone: Literal["hand", "uncontrolled", "library"] = "hand"
    amount: Amount = 99
    card: Role | None = None
    """Only this card."""
    by: Party = "you"
    random: bool = False
    """Of a hand: cards that chance chooses."""
    do: tuple[Effect, ...] = ()
    """What follows with each card looked at, which is ``chosen``."""


class DiscardFromHand(Tree, frozen=True):
    """A party discards cards, then draws up to her hand size."""

    party: Party = "you"
    amount: Amount = 1
    random: bool = False
    by: Literal["party", "you"] = "party"
    """Who chooses: the party, or the player of this card, who looks at the hand to do so."""
    which: Filter | None = None
    """Only such cards."""
    whole: bool = False
    """All that is left in the hand, instead of an amount."""
    replaced: Literal["now", "master-phase"] = "now"
    alike: tuple[Effect, ...] = ()
    """What follows if so many were discarded, of the party's choice, and all are copies of one card."""


class CallReferendum(Tree, frozen=True):
    """A referendum: terms to choose, what holds during it, what happens if it passes (and if it fails)."""

    passes: tuple[Effect, ...] = ()
    fails: tuple[Effect, ...] = ()
    terms: tuple[Term, ...] = ()
    during: tuple[Modifier, ...] = ()
    automatic: bool = False
    """It passes without any vote (VTES-6.3.2-12)."""


class AtTally(Tree, frozen=True):
    """Something that happens when the referendum in progress is resolved: in any case, if it passes, if it
    fails."""

    do: tuple[Effect, ...]
    outcome: Literal["any", "passes", "fails"] = "any"


class May(Tree, frozen=True):
    """The player chooses whether to do it, at a cost that must be paid in full."""

    do: tuple[Effect, ...]
    cost: Cost | None = None
    by: Party = "you"
    """Who chooses."""


class If(Tree, frozen=True):
    """Only when a condition holds."""

    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class As(Tree, frozen=True):
    """A party does it herself: for the effects she is ``you``."""

    party: Party
    do: tuple[Effect, ...]


class Pick(Tree, frozen=True):
    """Something chosen while resolving; it becomes the ``chosen`` card or Methuselah."""

    what: Target
    do: tuple[Effect, ...]
    by: Party = "you"
    random: bool = False
    """Chance chooses."""


class ForEach(Tree, frozen=True):
    """Once for every matching card, which is ``chosen`` in turn."""

    of: Filter
    do: tuple[Effect, ...]


class Branch(Tree, frozen=True):
    """One of several things that may be chosen."""

    do: tuple[Effect, ...]
    condition: Condition | None = None
    name: str = ""
    """The message that names it: ``vtes-branch-<name>``."""


class OneOf(Tree, frozen=True):
    """One of several things happens: a party chooses among those that are possible. ``may``: or nothing."""

    of: tuple[Branch, ...]
    by: Party = "you"
    may: bool = False


class Repeat(Tree, frozen=True):
    """Several times over."""

    times: Amount
    do: tuple[Effect, ...]


class Later(Tree, frozen=True):
    """Something that happens at a later moment, if the game gets there."""

    do: tuple[Effect, ...]
    when: Literal[
        "end-of-turn", "end-of-action", "your-unlock", "end-of-your-turn", "resolution", "after-resolution",
        "influence-phase", "discard-phase", "next-discard-phase",
    ] = "end-of-turn"  # fmt: skip
    """``influence-phase``, ``discard-phase``: in your next one; ``next-discard-phase``: in the next one,
    whosever turn it is; ``resolution``: just before the action resolves, blocked or not;
    ``after-resolution``: once it has resolved, all combats over (not if it never came to that)."""


class Roll(Tree, frozen=True):
    """A die is rolled; X (``Chosen``) is what it shows. Two sides are a coin: 1 heads, 2 tails."""

    sides: int
    do: tuple[Effect, ...]


class PickNumber(Tree, frozen=True):
    """A number X chosen while resolving (``Chosen``)."""

    number: Number
    do: tuple[Effect, ...]
    by: Party = "you"


class Whenever(Tree, frozen=True):
    """For a while, something happens by itself after an event. The card the event is about is ``chosen``."""

    event: str
    do: tuple[Effect, ...]
    about: Filter | None = None
    """Which card the event must be about."""
    condition: Condition | None = None
    until: Literal["action", "turn", "combat", "round", "game"] = "action"
    """``game``: for good, and only once, however often the card is played."""
    times: Amount | None = None
    """So many times at most."""


class ForTargets(Tree, frozen=True):
    """Once for every card that was chosen, or was given points; it is ``chosen`` in turn."""

    do: tuple[Effect, ...]
    allotted: bool = False


class ShareOut(Tree, frozen=True):
    """Points shared out while resolving; then the effects happen with them."""

    points: Allot
    do: tuple[Effect, ...]
    by: Party = "you"


class Reshare(Tree, frozen=True):
    """The effects happen with the points that were allotted before, as far as there still are so many. Of
    fewer, who allotted them says who gets how many, nobody more than before."""

    points: Amount
    do: tuple[Effect, ...]


class EachPicks(Tree, frozen=True):
    """Each Methuselah of a party may choose something in turn, she being ``chosen``; then the effects
    happen with all the choices. ``picked`` is what the Methuselah concerned chose, ``predator-picked`` what
    her predator chose."""

    what: Target
    do: tuple[Effect, ...]
    party: Party = "each"
    by: Literal["party", "you"] = "party"
    """Who chooses: each of them, or you for each of them."""


class Ability(Tree, frozen=True):
    """Something a card in play lets its controller (or bearer) do in certain windows."""

    effects: tuple[Effect, ...]
    windows: tuple[Window, ...] = ()
    """Empty: whatever ``during`` says."""
    during: Literal["any-time", "action", "combat"] = "any-time"
    """Without windows: whenever its user has an opportunity, during an action, during a combat."""
    cost: Cost = FREE
    condition: Condition | None = None
    targets: tuple[Target, ...] = ()
    usable_locked: bool = False
    """With the timing of a reaction: a locked minion can use it."""
    as_type: CardType | None = None
    """Used with the timing rules of this card type (powers, weapons' maneuvers ...)."""
    by: Literal["controller", "bearer", "minion", "any-minion", "combatant"] = "controller"
    """``minion``: any ready minion of the user who meets ``requires`` uses it; ``any-minion``: ready or in
    torpor; ``combatant``: her minion in combat."""
    requires: Filter | None = None
    once: Literal["", "turn", "action", "combat", "round", "phase", "referendum"] = ""
    times: int = 1
    """So often in the span of ``once``."""
    group: str = ""
    """Abilities of a card with the same word here share their ``once``."""
    shared: Literal["", "you", "all"] = ""
    """All copies of the card share their ``once``: those of one Methuselah, or those of all."""
    each: bool = False
    """Counted for every minion who uses it by himself."""
    cancels: Filter | None = None
    """For what cancels a card as it is played: which cards, of whom, and whose (see ``Mode``)."""
    cancels_by: Filter | None = None
    cancels_of: Literal["any", "other", "neighbor", "opponent", "on-him"] = "any"
    master_action: bool = False
    discard_action: bool = False
    number: Number | None = None
    user: Literal[
        "controller", "bearer", "active", "other-active", "pointed", "prey", "anybody"
    ] = "controller"  # fmt: skip
    """Whose it is to use: the controller of this card, the controller of the card it is on, whoever's turn it
    is, whoever's turn it is but the controller, the controller of the card it remembers, the prey of this
    card's controller, everybody."""
    any_turn: bool = False
    """Whether the windows of the phases mean everybody's phases; by default only the user's own."""
    mandatory: bool = False
    """It must be used before its phase ends ("during your unlock phase, burn ..."), once (VTES-T-22)."""
    name: str = ""


Effect: TypeAlias = (
    ActionEffect | PoliticalEffect | CounterEffect | PileEffect | CardEffect | CombatEffect
    | EnterCombat | CallReferendum | AtTally | Strike | MoreStrikes | Rider | EachRound | AtOnce | AfterCombat
    | Grant | ShowCrypt | TakeFromCrypt | Fetch | Mill | LookAt
    | ShowLibrary | DiscardFromHand | May | If | As | Pick
    | ForEach | OneOf | Repeat | Later | Roll | PickNumber | Whenever | ForTargets | ShareOut
    | Reshare | EachPicks | Lasts
)  # fmt: skip
"""Any effect: those that hold no other, by their modules, and those that do."""
