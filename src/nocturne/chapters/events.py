"""Everything that happens in CHAPTERS, one small event per kind.

``Who`` names anybody on the tile; hexes are told by name. Dice, cards turned up and pages read reveal
something.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.kernel.event import Event, Ref, Seat

Who = Annotated[str, Ref("figure")]
Whos = Annotated[tuple[str, ...], Ref("figure")]
HexRef = Annotated[str, Ref("hex")]
CardRef = Annotated[str, Ref("card")]
PowerRef = Annotated[str, Ref("power")]
ItemRef = Annotated[str, Ref("item")]
EffectRef = Annotated[str, Ref("effect")]
ChapterRef = Annotated[str, Ref("chapter")]
PageRef = Annotated[str, Ref("page")]
TextRef = Annotated[str, Ref("text")]
Faces = Annotated[tuple[str, ...], Ref("face")]
Attr = Annotated[str, Ref("attr")]
Skill = Annotated[str, Ref("skill")]
Trait = Annotated[str, Ref("trait")]
TokenRef = Annotated[str, Ref("token")]
TerrainRef = Annotated[str, Ref("terrain")]
TrackerRef = Annotated[str, Ref("tracker")]
DifficultyRef = Annotated[str, Ref("difficulty")]
HuntRef = Annotated[str, Ref("hunt")]
SummonRef = Annotated[str, Ref("summon")]
RulingRef = Annotated[str, Ref("ruling")]

# -- the campaign


class CharacterChosen(Event, frozen=True):
    seat: Seat
    character: Who


class CharacterLeft(Event, frozen=True):
    seat: Seat
    character: Who


class TraitRaised(Event, frozen=True):
    seat: Seat
    trait: Trait
    level: int
    cost: int


class PowerTaken(Event, frozen=True):
    seat: Seat
    power: PowerRef


class ChapterChosen(Event, frozen=True):
    chapter: ChapterRef


class ChapterBegun(Event, frozen=True):
    reveals: ClassVar[bool] = True
    chapter: ChapterRef
    intro: TextRef
    objective: TextRef


class ChapterWon(Event, frozen=True):
    reveals: ClassVar[bool] = True
    chapter: ChapterRef
    conclusion: TextRef


class ChapterFailed(Event, frozen=True):
    chapter: ChapterRef


class ChapterRetried(Event, frozen=True):
    chapter: ChapterRef


class CampaignEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    title: TextRef
    text: TextRef


class CampaignGivenUp(Event, frozen=True):
    pass


class EndAgreed(Event, frozen=True):
    """All players have agreed to end the game as it stands."""


class StoryTold(Event, frozen=True):
    """An interlude, an envelope, a hunt's ending: prose between chapters."""

    reveals: ClassVar[bool] = True
    text: TextRef


class ItemBought(Event, frozen=True):
    seat: Seat
    item: ItemRef
    price: int


class PurchaseRefused(Event, frozen=True):
    item: ItemRef


class ItemTaken(Event, frozen=True):
    seat: Seat
    item: ItemRef


class AllyChosen(Event, frozen=True):
    ally: Who


class DifficultyChosen(Event, frozen=True):
    modifier: DifficultyRef


class HuntBegun(Event, frozen=True):
    hunt: HuntRef
    text: TextRef


class HuntRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    faces: Faces
    successes: int


class HuntEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    successes: int
    difficulty: int
    success: bool


class XpGained(Event, frozen=True):
    amount: int


class BoonsChanged(Event, frozen=True):
    by: int
    now: int


class StatusChanged(Event, frozen=True):
    by: int
    now: int


class BreachRaised(Event, frozen=True):
    now: int


class EnvelopeOpened(Event, frozen=True):
    number: int


class ChapterUnlocked(Event, frozen=True):
    chapter: ChapterRef


class CardUnlocked(Event, frozen=True):
    card: CardRef


class Voted(Event, frozen=True):
    """A sealed vote, shown when all are in."""

    faint: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    choice: Annotated[str, Ref("vote")]


class TableRuled(Event, frozen=True):
    """CHA-GEN-02"""

    seat: Seat
    ruling: RulingRef
    confirmed: bool


# -- pages


class PageRead(Event, frozen=True):
    reveals: ClassVar[bool] = True
    page: PageRef


class PagePeeked(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    page: PageRef


class PeekedInSecret(Event, frozen=True):
    who: Who


class OptionTaken(Event, frozen=True):
    text: TextRef
    who: Who | None = None


class TimeRanOut(Event, frozen=True):
    """CHA-HGL-02"""


class DialogueBegun(Event, frozen=True):
    who: Whos
    npc: Who


class InvestigationBegun(Event, frozen=True):
    who: Whos
    zone: int


class SequenceStopped(Event, frozen=True):
    """CHA-TORP-03"""


class CluesFound(Event, frozen=True):
    clue: int


class SuccessTokensChanged(Event, frozen=True):
    by: int
    now: int


# -- dice


class Rolled(Event, frozen=True):
    """``faces`` of the black dice, then of the ``red`` ones."""

    reveals: ClassVar[bool] = True
    who: Who
    attr: Attr
    skill: Skill
    faces: Faces
    red: int = 0


class Rerolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    faces: Faces
    red: int = 0


class NoDice(Event, frozen=True):
    who: Who
    attr: Attr
    skill: Skill


class SkillTested(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    total: int
    difficulty: int = 0
    success: bool = True


class BeastTested(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    face: Annotated[str, Ref("face")]


class KissRolled(Event, frozen=True):
    """CHA-FLAW-12"""

    reveals: ClassVar[bool] = True
    who: Who
    face: Annotated[str, Ref("face")]


# -- states of figures


class HungerChanged(Event, frozen=True):
    who: Who
    by: int
    now: int


class WillpowerChanged(Event, frozen=True):
    who: Who
    by: int
    spent: int


class Fatigued(Event, frozen=True):
    who: Who


class Damaged(Event, frozen=True):
    who: Who
    amount: int
    unavoidable: bool = False


class Healed(Event, frozen=True):
    who: Who
    amount: int


class HumanityLost(Event, frozen=True):
    who: Who
    now: int


class LostToTheBeast(Event, frozen=True):
    who: Who


class TorporEntered(Event, frozen=True):
    who: Who


class FrenzyEntered(Event, frozen=True):
    who: Who


class FrenzyStopped(Event, frozen=True):
    who: Who
    item: ItemRef


class SuccumbedToFrenzy(Event, frozen=True):
    who: Who


class CharacterRemoved(Event, frozen=True):
    who: Who


class TokensGiven(Event, frozen=True):
    who: Who
    token: TokenRef
    n: int


class TokensLost(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    token: TokenRef
    n: int


class EffectGained(Event, frozen=True):
    who: Who | None
    effect: EffectRef


class EffectLost(Event, frozen=True):
    who: Who | None
    effect: EffectRef


class ItemGained(Event, frozen=True):
    who: Who | None
    item: ItemRef


class ItemLost(Event, frozen=True):
    who: Who | None
    item: ItemRef


class ItemUsed(Event, frozen=True):
    who: Who
    item: ItemRef


class ItemTraded(Event, frozen=True):
    giver: Who
    taker: Who
    item: ItemRef


class TradeRefused(Event, frozen=True):
    giver: Who
    taker: Who
    item: ItemRef


# -- the Blood


class Mended(Event, frozen=True):
    who: Who


class Surged(Event, frozen=True):
    who: Who
    attr: Attr


class PowerUsed(Event, frozen=True):
    who: Who
    power: PowerRef
    target: Who | None = None


class PowerEnded(Event, frozen=True):
    who: Who
    power: PowerRef


# -- the tile


class Moved(Event, frozen=True):
    who: Who
    to: HexRef
    path: tuple[str, ...]


class Turned(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    facing: str


class Placed(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    at: HexRef


class Pushed(Event, frozen=True):
    who: Who
    to: HexRef


class Teleported(Event, frozen=True):
    who: Who
    to: HexRef


class LeftTile(Event, frozen=True):
    who: Who


class TileChanged(Event, frozen=True):
    tile: Annotated[str, Ref("tile")]


class TerrainPlaced(Event, frozen=True):
    terrain: TerrainRef
    at: HexRef


class TerrainCleared(Event, frozen=True):
    terrain: TerrainRef
    at: HexRef


class ActionTriggered(Event, frozen=True):
    who: Who
    n: int


class TrackerStarted(Event, frozen=True):
    tracker: TrackerRef
    left: int
    by_hand: bool = False


class TrackerMoved(Event, frozen=True):
    faint: ClassVar[bool] = True
    tracker: TrackerRef
    left: int
    by_hand: bool = False


class TrackerStopped(Event, frozen=True):
    tracker: TrackerRef


class TriggerSetOff(Event, frozen=True):
    """Somebody has come to where they were waited for."""


class RoundBegun(Event, frozen=True):
    heading: ClassVar[int] = 1
    round: int
    combat: bool = False


class TurnBegun(Event, frozen=True):
    heading: ClassVar[int] = 2
    who: Who


class AttitudeChanged(Event, frozen=True):
    npc: Who
    attitude: Annotated[str, Ref("attitude")]


class SideChanged(Event, frozen=True):
    npc: Who
    friend: bool


# -- stealth, prey


class StealthDeclared(Event, frozen=True):
    who: Who


class Unnoticed(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    npc: Who


class Noticed(Event, frozen=True):
    who: Who
    npc: Who


class PreyAlarmed(Event, frozen=True):
    npc: Who
    who: Who


class PreyEscaped(Event, frozen=True):
    npc: Who


class PreyStuck(Event, frozen=True):
    npc: Who


class PreyCalmed(Event, frozen=True):
    npc: Who
    who: Who


class PreyKilled(Event, frozen=True):
    npc: Who
    who: Who


class AnimalRan(Event, frozen=True):
    npc: Who


class Fed(Event, frozen=True):
    who: Who
    npc: Who


class FeedingFailed(Event, frozen=True):
    who: Who
    npc: Who


# -- combat


class ChampionChosen(Event, frozen=True):
    who: Who


class SpokenTo(Event, frozen=True):
    """Somebody speaks in a combat."""

    who: Who
    npc: Who


class CombatBegun(Event, frozen=True):
    reveals: ClassVar[bool] = True
    enemies: Whos


class CombatEnded(Event, frozen=True):
    won: bool


class ProfileRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    npc: Who


class HandChosen(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    cards: Annotated[tuple[str, ...], Ref("card")]


class CardsTakenBack(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    free: bool


class CardLaid(Event, frozen=True):
    """CHA-CMB-10: all cards are laid at once; the kind is there when it was announced."""

    faint: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef | None = None
    kind: Annotated[str, Ref("kind")] | None = None


class CardUsed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef
    target: Who | None = None


class CardDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef


class NpcCardShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    npc: Who
    card: Annotated[str, Ref("npccard")]


class NpcCardDiscarded(Event, frozen=True):
    """A card nobody had seen goes to the discards, where all can see it."""

    reveals: ClassVar[bool] = True
    npc: Who
    card: Annotated[str, Ref("npccard")]


class SpecialUsed(Event, frozen=True):
    npc: Who
    text: TextRef


class InitiativeChanged(Event, frozen=True):
    who: Who
    now: int


class InitiativeSuspended(Event, frozen=True):
    who: Who
    now: int


class Attacked(Event, frozen=True):
    attacker: Who
    target: Who
    damage: int
    behind: bool = False


class Defended(Event, frozen=True):
    who: Who
    tokens: int


class ResistanceSpent(Event, frozen=True):
    who: Who
    tokens: int


class NpcWaits(Event, frozen=True):
    npc: Who


class Defeated(Event, frozen=True):
    npc: Who


class PhaseBegun(Event, frozen=True):
    boss: Who
    phase: int


class Summoned(Event, frozen=True):
    who: Who
    summon: SummonRef
    at: HexRef


class DeckReshuffled(Event, frozen=True):
    faint: ClassVar[bool] = True
    deck: Annotated[str, Ref("deck")]
