"""Positions: a chapter, a combat, a page or a preparation set up in the middle, for scenarios.

What a position does not say is as the chapter's set-up and the characters' sheets have it. Its words are in
``position_words``.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from nocturne.chapters.components.hexes import Facing, Hex, hex_of, name_of
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.position.written import (
    At,
    ChaptersPosition,
    CharacterAt,
    CombatAt,
    NpcAt,
    TokenAt,
    check,
)
from nocturne.chapters.rules.campaign.campaign import Campaigning, CampaignStep
from nocturne.chapters.rules.campaign.creation import CreateCaitiff
from nocturne.chapters.rules.campaign.play import ChapterStep, PlayChapter, set_up, start_hexes
from nocturne.chapters.rules.campaign.preparation import Preparation
from nocturne.chapters.rules.combat.combat import Combat, CombatStep, deck_for, join, push_turn
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.exploration.main_sequence import MainSequence, MainTurn, RoundStep
from nocturne.chapters.rules.table import character_values, lookup, npc_values
from nocturne.chapters.rules.table.board import SOLID, on_tile, token_hexes
from nocturne.chapters.state import (
    Campaign,
    ChaptersState,
    Coterie,
    Fight,
    Npc,
    Pile,
    Player,
    Sheet,
    Token,
    Tracker,
    Vampire,
    without,
)
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadPosition
from nocturne.kernel.game import Position

_STEPS = {"xp": 1, "shop": 2, "hunt": 3, "items": 4, "allies": 5, "difficulty": 6}


def set_up_position(position: ChaptersPosition, options: ChaptersOptions, chance: Chance) -> Position:
    """The state of a position; names: every character and NPC by its id."""
    pack = content(options.pack)
    chapter = position.chapter or (pack.campaign.order[0] if pack.campaign else "")
    if chapter not in pack.chapters:
        raise BadPosition("chapters-position-unknown", ("chapter",), name=chapter)
    check(position, pack)
    players = [_player(pack, one) for one in position.characters]
    seats = len(players)
    coterie = _coterie(position)
    state = ChaptersState(
        seats=seats,
        chance=chance,
        stack=[Campaigning(chapter=chapter, step=CampaignStep.AFTER)],
        options=options,
        campaign=Campaign(players=players, coterie=coterie),
    )
    names = {player.character: player.character for player in players}
    if position.choose:
        state.stack = [Campaigning(step=CampaignStep.CHOOSE)]
    elif position.create:
        state.push(CreateCaitiff(seat=0))
    elif position.prepare is not None:
        everybody = tuple(range(seats))
        state.push(Preparation(chapter=chapter, seats=everybody, step=_STEPS[position.prepare]))
    elif position.started:
        state.push(PlayChapter(chapter=chapter, seats=tuple(range(seats))))
    else:
        _table(state, position, chapter)
        names |= {ident: ident for ident in state.play.npcs}
        _apart(state)
        _going_on(state, position)
    return Position(state, names)


def _player(pack: Content, one: CharacterAt) -> Player:
    printed = pack.characters[one.character]
    sheet = Sheet(
        attributes={**{str(k): v for k, v in printed.attributes.items()}, **one.attributes},
        skills=dict.fromkeys(character_values.ATTRIBUTE_OF, 0)
        | {str(k): v for k, v in printed.skills.items()}
        | one.skills,
        disciplines={**printed.disciplines, **one.disciplines},
    )
    powers = one.powers if one.powers is not None else _first_powers(pack, sheet, printed.cards)
    return Player(
        character=one.character,
        sheet=structs.replace(sheet, powers=tuple(powers)),
        xp=one.xp,
        earned=one.xp if one.earned is None else one.earned,
        humanity=printed.humanity if one.humanity is None else one.humanity,
        effects=tuple(one.effects),
        left=tuple(one.left),
        items=tuple(one.items),
        hunger=one.hunger,
        willpower=one.willpower,
        fatigued=one.fatigued,
    )


def _first_powers(pack: Content, sheet: Sheet, forced: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for line, level in sheet.disciplines.items():
        for reached in range(1, level + 1):
            cards = [i for i, c in pack.disciplines.items() if c.discipline == line and c.level == reached]
            found += [card for card in cards if card in forced][:1] or cards[:1]
    return found


def _coterie(position: ChaptersPosition) -> Coterie:
    written = position.coterie
    return Coterie(
        boons=written.boons,
        status=written.status,
        breaches=written.breaches,
        resolved=written.breaches if written.resolved is None else written.resolved,
        items=tuple(written.items),
        sold=dict(written.sold),
        effects=tuple(written.effects),
        flags=tuple(written.flags),
        counters=dict(written.counters),
        unlocked=tuple(written.unlocked),
        cards=tuple(written.cards),
        completed=tuple(written.completed),
        hunts=tuple(written.hunts),
        next=tuple(written.next),
        ally_level=written.ally_level,
        allies=tuple(position.allies),
        difficulty=tuple(position.difficulty),
    )


# -- the table


def _table(state: ChaptersState, position: ChaptersPosition, chapter: str) -> None:
    state.before = state.campaign.copy()
    set_up(state, chapter, tuple(range(state.seats)))
    state.emitted = []
    play = state.play
    play.tile = position.tile or play.tile
    play.round = position.round
    play.clues = tuple(position.clues)
    play.success_tokens = position.success_tokens
    if position.tokens is not None:
        play.tokens = tuple(
            _token(state, written, ("tokens", i)) for i, written in enumerate(position.tokens)
        )
    play.trackers = tuple(Tracker(**structs.asdict(t)) for t in position.trackers)
    if position.only_listed:
        for ident, npc in play.npcs.items():
            if ident not in position.npcs:
                npc.hex = None
    for ident, written in position.npcs.items():
        if ident not in play.npcs:
            raise BadPosition("chapters-position-unknown", ("npcs", ident), name=ident)
        _npc(state, play.npcs[ident], written, ("npcs", ident))
    for i, one in enumerate(position.characters):
        _vampire(state, one, ("characters", i))


def _token(state: ChaptersState, written: TokenAt, at: At) -> Token:
    born = state.play.round if written.born is None else written.born
    place = _hex(state, written.at, (*at, "at"))
    return Token(written.type, place, written.n, written.page, written.keep, born)


def _hex(state: ChaptersState, name: str, at: At) -> Hex:
    try:
        place = hex_of(name)
    except (ValueError, IndexError):
        raise BadPosition("chapters-position-hex", at, hex=name) from None
    if place not in lookup.tile_of(state):
        raise BadPosition("chapters-position-hex", at, hex=name)
    return place


def _facing(name: str, at: At) -> int:
    if name not in Facing.__members__:
        raise BadPosition("chapters-position-facing", at, facing=name, known=", ".join(Facing.__members__))
    return int(Facing[name])


def _npc(state: ChaptersState, npc: Npc, written: NpcAt, at: At) -> None:
    if written.at is not None:
        npc.hex = _hex(state, written.at, (*at, "at")) if written.at else None
    if written.facing is not None:
        npc.facing = _facing(written.facing, (*at, "facing"))
    npc.change(
        damage=written.damage,
        tokens=dict(written.tokens),
        flees_after=written.flees_after,
        phase=written.phase,
        gone=written.gone,
    )
    for name in ("prey", "attitude", "side", "talk", "speak", "revealed"):
        value = getattr(written, name)
        if value is not None:
            npc.change(**{name: value})


def _vampire(state: ChaptersState, one: CharacterAt, at: At) -> None:
    vampire: Vampire = state.play.vampires[one.character]
    vampire.change(
        state=one.state,
        damage=one.damage,
        tokens=dict(one.tokens),
        power=one.power,
        power_until=one.power_until if one.power else "",
        surge=one.surge,
        hand=tuple(one.hand),
        played=tuple(one.played),
        chosen=one.chosen,
        facing=_facing(one.facing, (*at, "facing")),
    )
    if one.state == "active":
        vampire.hex = _hex(state, one.at, (*at, "at")) if one.at is not None else start_hexes(state)[0]


def _apart(state: ChaptersState) -> None:
    """Nobody shares a hex, or stands on a token that fills it."""
    standing: dict[Hex, str] = {}
    full = token_hexes(state, *SOLID, "arm")
    for ident, _, place in on_tile(state):
        where = "characters" if ident in state.play.vampires else "npcs"
        if place in standing or place in full:
            raise BadPosition(
                "chapters-position-shared",
                (where, *((ident,) if where == "npcs" else ())),
                name=ident,
                other=standing.get(place, "none"),
                hex=name_of(place),
            )
        standing[place] = ident


# -- what is going on


def _going_on(state: ChaptersState, position: ChaptersPosition) -> None:
    play = state.play
    state.push(PlayChapter(chapter=play.id, seats=play.seats, step=ChapterStep.OVER))
    acted = [*position.acted, *([position.turn] if position.turn else [])]
    begun = bool(position.turn or position.acted or position.combat or position.page)
    main = MainSequence(step=RoundStep.TURNS if begun else 0, acted=acted)
    if position.round_end:
        main.step = RoundStep.ROUND_END
    elif not begun:
        play.round -= 1
    state.push(main)
    if position.page is not None:
        page = position.page
        _known(state, page.page, lookup.chapter_book(state).pages, ("page", "page"))
        involved = page.involved or state.active()
        state.push(
            Reading(
                page=page.page,
                kind=page.kind,
                involved=involved,
                actor=page.actor,
                starter=page.actor or involved[0],
                zone=_hex(state, page.zone, ("page", "zone")) if page.zone else None,
                first=page.page if page.kind == "dialogue" else "",
            )
        )
    elif position.combat is not None:
        _combat(state, position, position.combat)
    elif position.turn:
        _known(state, position.turn, play.vampires, ("turn",))
        state.push(MainTurn(who=position.turn, combats=play.combats))


def _known(state: ChaptersState, name: str, table: Any, at: At) -> None:
    if name not in table:
        raise BadPosition("chapters-position-unknown", at, name=name)


def _combat(state: ChaptersState, position: ChaptersPosition, written: CombatAt) -> None:
    play = state.play
    play.combats = 1
    fight = Fight(
        win=written.win,
        lose=written.lose,
        scripted=bool(written.win),
        acted=tuple(written.acted),
        suspended=tuple(written.suspended),
        attacked=tuple(written.enemies),
        only=True,
        champion=written.champion,
    )
    play.fight = fight
    for who, vampire in play.vampires.items():
        vampire.initiative = character_values.base_initiative(state, who)
    for i, ident in enumerate(written.enemies):
        _known(state, ident, play.npcs, ("combat", "enemies", i))
        join(state, ident)
    for ident, npc in play.npcs.items():
        if npc.side == "friend" and npc.hex is not None:
            npc.fights = True
            npc.initiative = npc_values.npc_initiative(state, ident)
            if npc.kind == "profile":
                npc.revealed = True
    fight.round = written.round
    _decks(state, position, written)
    for one in position.characters:
        if one.initiative is not None:
            play.vampires[one.character].initiative = one.initiative
    for ident, npc_at in position.npcs.items():
        npc = play.npcs[ident]
        if npc_at.initiative is not None:
            npc.initiative = npc_at.initiative
        npc.change(defence=npc_at.defence, shown=npc_at.shown)
    frame = Combat(step=CombatStep.TURNS if written.turn else CombatStep.LAY)
    state.push(frame)
    if written.turn:
        push_turn(state, written.turn)
    state.emitted = []


def _decks(state: ChaptersState, position: ChaptersPosition, written: CombatAt) -> None:
    """The piles in the order written, less the cards that lie before NPCs."""
    fight = state.fight
    for ident, npc in state.play.npcs.items():
        if npc.fights and npc.kind != "summon":
            deck_for(state, ident)
    for ident, npc_at in position.npcs.items():
        if npc_at.card:
            if not state.play.npcs[ident].fights:
                raise BadPosition("chapters-position-no-fighter", ("npcs", ident, "card"), name=ident)
            pile: Pile = fight.decks[lookup.deck_of(state, ident)]
            if npc_at.card not in pile.draw:
                raise BadPosition("chapters-position-unknown", ("npcs", ident, "card"), name=npc_at.card)
            pile.draw = without(pile.draw, npc_at.card)
            state.play.npcs[ident].card = npc_at.card
    for name, cards in written.decks.items():
        if name not in fight.decks:
            raise BadPosition("chapters-position-unknown", ("combat", "decks", name), name=name)
        pile = fight.decks[name]
        for i, card in enumerate(reversed(cards)):
            if card not in pile.draw:
                raise BadPosition("chapters-position-unknown", ("combat", "decks", name, i), name=card)
            pile.draw = (*without(pile.draw, card), card)
