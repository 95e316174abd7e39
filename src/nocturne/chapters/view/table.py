"""What a player may see: nearly everything, since the coterie plays together.

Hidden are the cards lying face down, the order of the NPC decks, profiles that have not been turned up
(only name, line of sight and attitude show, CHA-START-02), and pages that only one player reads.
"""

from __future__ import annotations

from msgspec import Struct

from nocturne.chapters.components.hexes import Facing, Hex, name_of
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditional_texts import composed
from nocturne.chapters.content.model import Text
from nocturne.chapters.rules.combat.npc_turn import NpcTurn
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.table import character_values, lookup, npc_values
from nocturne.chapters.rules.tile.triggers import places
from nocturne.chapters.rules.turns.turn import Turn
from nocturne.chapters.state import ChaptersState, Npc, Tracker


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player in the campaign."""

    seat: int
    character: str
    attributes: dict[str, int]
    skills: dict[str, int]
    disciplines: dict[str, int]
    powers: list[str]
    xp: int
    earned: int
    humanity: int
    effects: list[str]
    items: list[str]
    hunger: int
    willpower: int
    fatigued: bool


class CoterieView(Struct, frozen=True, kw_only=True):
    """What belongs to all."""

    boons: int
    status: int
    breaches: int
    items: list[str]
    effects: list[str]
    completed: list[str]
    hunts: list[str]
    allies: list[str]
    difficulty: list[str]
    ally_level: int


class TokenView(Struct, frozen=True):
    """A token on a hex."""

    type: str
    hex: str
    n: int


class TrackerView(Struct, frozen=True):
    """A cube on the track."""

    kind: str
    left: int
    name: Text | None = None
    by_hand: bool = False
    most: int = 0


class GoalView(Struct, frozen=True):
    """A hex where somebody is waited for: ``all``, ``any``, or one by id."""

    hex: str
    who: str


class VampireView(Struct, frozen=True, kw_only=True):
    """A player's character on the table. ``hand`` includes the card lying face down; only its owner sees
    which."""

    id: str
    seat: int
    hex: str
    facing: str
    state: str
    damage: int
    damage_track: int
    hunger: int
    hunger_track: int
    willpower: int
    willpower_track: int
    fatigued: bool
    tokens: dict[str, int]
    items: list[str]
    power: str
    surge: str
    movement: int
    initiative: int
    hand: list[str]
    played: list[str]
    laid: bool
    chosen: str


class NpcView(Struct, frozen=True, kw_only=True):
    """An NPC, ally or summon. The numbers are None while the profile lies face down."""

    id: str
    name: Text
    kind: str
    side: str
    type: str
    hex: str
    facing: str
    prey: bool
    attitude: str
    sight: int
    talks: bool
    flees: bool
    fights: bool
    revealed: bool
    tokens: dict[str, int]
    damage: int
    damage_track: int | None = None
    attack: int | None = None
    resistance: int | None = None
    initiative: int | None = None
    movement: int | None = None
    phase: int = 0
    has_card: bool = False
    card: str = ""
    defence: int = 0


class PageView(Struct, frozen=True):
    """The page being read."""

    id: str
    kind: str
    text: Text
    involved: list[str]


class TileView(Struct, frozen=True):
    """The tile, as it was written."""

    id: str
    rows: tuple[str, ...]
    walls: tuple[tuple[str, str], ...]
    exits: tuple[str, ...]


class FightView(Struct, frozen=True, kw_only=True):
    """The combat: whose turn has been."""

    round: int
    acted: list[str]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    champion: str = ""


class ChapterView(Struct, frozen=True, kw_only=True):
    """The chapter on the table. ``turn`` is whose turn it is, empty between turns."""

    id: str
    title: Text
    objective: Text
    round: int
    turn: str
    participants: int
    tile: TileView
    tokens: list[TokenView]
    trackers: list[TrackerView]
    goals: list[GoalView]
    clues: list[int]
    success_tokens: int
    vampires: list[VampireView]
    npcs: list[NpcView]
    page: PageView | None
    fight: FightView | None


class ChaptersTable(Struct, frozen=True, kw_only=True):
    """Everything a seat sees."""

    pack: str
    players: list[PlayerView]
    coterie: CoterieView
    chapter: ChapterView | None
    ending: str


def look(state: ChaptersState, seat: int | None) -> ChaptersTable:
    """What a seat (None: a spectator) sees."""
    players = [
        PlayerView(
            seat=i,
            character=player.character,
            attributes=dict(player.sheet.attributes),
            skills=dict(player.sheet.skills),
            disciplines=dict(player.sheet.disciplines),
            powers=list(player.sheet.powers),
            xp=player.xp,
            earned=player.earned,
            humanity=player.humanity,
            effects=list(player.effects),
            items=list(player.items),
            hunger=player.hunger,
            willpower=player.willpower,
            fatigued=player.fatigued,
        )
        for i, player in enumerate(state.campaign.players)
    ]
    coterie = state.campaign.coterie
    return ChaptersTable(
        pack=state.options.pack,
        players=players,
        coterie=CoterieView(
            boons=coterie.boons,
            status=coterie.status,
            breaches=coterie.breaches,
            items=list(coterie.items),
            effects=list(coterie.effects),
            completed=list(coterie.completed),
            hunts=list(coterie.hunts),
            allies=list(coterie.allies),
            difficulty=list(coterie.difficulty),
            ally_level=coterie.ally_level,
        ),
        chapter=_chapter(state, seat) if state.chapter is not None else None,
        ending=state.ending,
    )


def _chapter(state: ChaptersState, seat: int | None) -> ChapterView:
    play = state.play
    printed = lookup.chapter_book(state)
    tile = lookup.written_tile(state)
    fight = play.fight
    return ChapterView(
        id=play.id,
        title=printed.title,
        objective=printed.objective,
        round=play.round,
        turn=next((frame.who for frame in reversed(state.stack) if isinstance(frame, (Turn, NpcTurn))), ""),
        participants=play.participants,
        tile=TileView(tile.id, tile.rows, tile.walls, tile.exits),
        tokens=[TokenView(t.type, name_of(t.hex), t.n) for t in play.tokens],
        trackers=[
            TrackerView(t.kind, t.left, _tracker_name(printed, t), t.by_hand, t.most) for t in play.trackers
        ],
        goals=[
            GoalView(name_of(place), trigger.who)
            for trigger in play.triggers
            if not trigger.hidden
            for place in places(state, trigger)
        ],
        clues=list(play.clues),
        success_tokens=play.success_tokens,
        vampires=[_vampire(state, ident, seat) for ident in play.vampires],
        npcs=[_npc(state, ident, npc) for ident, npc in play.npcs.items() if _shows(npc)],
        page=_page(state, seat),
        fight=None
        if fight is None
        else FightView(
            round=fight.round,
            acted=list(fight.acted),
            decks={name: len(pile.draw) for name, pile in fight.decks.items()},
            discards={name: sorted(pile.discard) for name, pile in fight.decks.items()},
            champion=fight.champion,
        ),
    )


def _tracker_name(printed: Chapter, tracker: Tracker) -> Text | None:
    page = printed.pages.get(tracker.named_on)
    effects = page.effects if page is not None else ()
    return next((e.tracker.name for e in effects if e.tracker and e.tracker.id == tracker.id), None)


def _shows(npc: Npc) -> bool:
    """Who is not on the tile is not on the table, except allies that wait."""
    return npc.hex is not None or (npc.kind == "ally" and not npc.gone)


def _place(place: Hex | None) -> str:
    return "" if place is None else name_of(place)


def _vampire(state: ChaptersState, ident: str, seat: int | None) -> VampireView:
    vampire = state.vampire(ident)
    own = seat == vampire.seat
    laid = [vampire.chosen] if vampire.chosen else []
    return VampireView(
        id=ident,
        seat=vampire.seat,
        hex=_place(vampire.hex),
        facing=Facing(vampire.facing).name,
        state=vampire.state,
        damage=vampire.damage,
        damage_track=character_values.damage_track(state, ident),
        hunger=vampire.hunger,
        hunger_track=character_values.hunger_track(state, ident),
        willpower=vampire.willpower,
        willpower_track=character_values.willpower_track(state, ident),
        fatigued=vampire.fatigued,
        tokens=dict(vampire.tokens),
        items=list(vampire.items),
        power=vampire.power,
        surge=vampire.surge,
        movement=character_values.movement(state, ident),
        initiative=vampire.initiative if state.play.fight else character_values.main_initiative(state, ident),
        hand=sorted([*vampire.hand, *laid]),
        played=sorted(vampire.played),
        laid=bool(vampire.chosen),
        chosen=vampire.chosen if own else "",
    )


def _npc(state: ChaptersState, ident: str, npc: Npc) -> NpcView:
    known = npc.revealed and npc.kind != "nobody"
    return NpcView(
        id=ident,
        name=npc_name(state, ident, npc),
        kind=npc.kind,
        side=npc.side,
        type=npc.type if npc.revealed or npc.kind != "profile" else "",
        hex=_place(npc.hex),
        facing=Facing(npc.facing).name,
        prey=npc.prey,
        attitude=npc.attitude,
        sight=npc_values.npc_sight(state, ident),
        talks=bool(npc.talk),
        flees=bool(npc.flees_after),
        fights=npc.fights,
        revealed=npc.revealed,
        tokens=dict(npc.tokens),
        damage=npc.damage,
        damage_track=npc_values.npc_damage_track(state, ident) if known else None,
        attack=npc_values.npc_attack(state, ident) if known else None,
        resistance=npc_values.npc_resistance(state, ident) if known else None,
        initiative=npc.initiative if known else None,
        movement=npc_values.npc_movement(state, ident) if known else None,
        phase=npc.phase,
        has_card=bool(npc.card),
        card=npc.card if npc.shown else "",
        defence=npc.defence,
    )


def npc_name(state: ChaptersState, ident: str, npc: Npc) -> Text:
    """How somebody is called in both languages."""
    pack = lookup.book(state)
    entry = next((one for one in lookup.chapter_book(state).setup.npcs if one.id == ident), None)
    if entry is not None and entry.name is not None:
        return entry.name
    if npc.kind == "profile":
        return pack.profiles[npc.source].name
    if npc.kind == "ally":
        return pack.characters[npc.source].name
    return pack.summons[npc.source].name


def _page(state: ChaptersState, seat: int | None) -> PageView | None:
    reading = next((frame for frame in reversed(state.stack) if isinstance(frame, Reading)), None)
    if reading is None:
        return None
    readers = reading.readers(state)
    if readers is not None and seat not in readers:
        return None
    page = reading.written(state)
    text = composed(page.text, page.texts, reading.marks)
    return PageView(reading.page, reading.kind, text, reading.involved[:])
