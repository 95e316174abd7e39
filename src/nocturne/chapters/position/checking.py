"""What must hold at every decision of a game, in words for an engineer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nocturne.chapters.rules.campaign.difficulty import EASY, HARD, MOST_PARTICIPANTS
from nocturne.chapters.rules.table import character_values, lookup, npc_values
from nocturne.chapters.rules.table.board import SOLID, on_tile, token_hexes
from nocturne.chapters.rules.tile.prey import MOST_BREACHES
from nocturne.chapters.state import ChaptersState, Figure, Vampire

TOKENS = ("poison", "bleed", "stun", "resistance", "immobility", "slow", "stealth")


def faults(state: ChaptersState) -> Iterator[str]:
    """Every invariant that does not hold."""
    yield from _campaign(state)
    if state.chapter is not None:
        yield from _tile(state)
        yield from _chapter(state)
        yield from _figures(state)
        yield from _fight(state)


def _campaign(state: ChaptersState) -> Iterator[str]:
    coterie, options = state.campaign.coterie, state.options
    if coterie.boons < 0:
        yield f"boons below 0: {coterie.boons}"
    if not options.status_least <= coterie.status <= options.status_most:
        yield f"status out of range: {coterie.status}"
    if not 0 <= coterie.resolved <= coterie.breaches <= MOST_BREACHES:
        yield f"breaches {coterie.breaches}, resolved {coterie.resolved}"
    shop = lookup.book(state).shop
    stock = {ware.item: ware.stock for ware in shop.wares} if shop is not None else {}
    for item, sold in coterie.sold.items():
        if not 0 < sold <= stock.get(item, 0):
            yield f"the shop has sold {sold} of {item}"
    held = Counter(_items(state))
    for item, sold in coterie.sold.items():
        if sold > held[item]:  # CHA-ITM-09: what was bought and is nowhere has gone back
            yield f"{sold} bought copies of {item}, and {held[item]} to be found"
    characters = [player.character for player in state.campaign.players if player.character]
    for name, listed in (
        ("a character is played", characters), ("a chapter is completed", coterie.completed),
        ("a hunt is done", coterie.hunts), ("an interlude is told", coterie.interludes),
        ("an ally is chosen", coterie.allies), ("a modifier is chosen", coterie.difficulty),
    ):  # fmt: skip
        if len(set(listed)) < len(listed):
            yield f"{name} twice: {listed}"
    if any(m in EASY for m in coterie.difficulty) and any(m in HARD for m in coterie.difficulty):
        yield f"easy and hard modifiers: {coterie.difficulty}"  # CHA-DIFF-02
    for player in state.campaign.players:
        if player.character:
            yield from _sheet(state, player.character)


def _items(state: ChaptersState) -> Iterator[str]:
    """Every item wherever it is: with the coterie, a player, or a character on the table."""
    yield from state.campaign.coterie.items
    for player in state.campaign.players:
        yield from player.items
    if state.chapter is not None:
        for vampire in state.chapter.vampires.values():
            yield from vampire.items


def _sheet(state: ChaptersState, character: str) -> Iterator[str]:
    player = next(p for p in state.campaign.players if p.character == character)
    sheet = player.sheet
    if player.xp < 0 or player.xp > player.earned:
        yield f"{character} has {player.xp} of {player.earned} experience"
    for skill, level in sheet.skills.items():
        cap = sheet.attributes.get(character_values.ATTRIBUTE_OF[skill], 0)
        if level > cap:  # CHA-SKL-04
            yield f"{character}: {skill} {level} above its attribute {cap}"
    if not 0 <= player.humanity <= 7:
        yield f"{character}: Humanity {player.humanity}"
    if player.hunger > character_values.hunger_track(state, character) or player.hunger < 0:
        yield f"{character}: Hunger {player.hunger} before the chapter"
    if not 0 <= player.willpower <= character_values.plain_willpower_track(player) and sheet.attributes:
        yield f"{character}: Willpower {player.willpower} before the chapter"
    disciplines = lookup.book(state).disciplines
    cards = Counter(disciplines[power].discipline for power in sheet.powers)
    if len(set(sheet.powers)) < len(sheet.powers):
        yield f"{character} has a discipline card twice: {sheet.powers}"
    for line, count in cards.items():
        if count > sheet.disciplines.get(line, 0):  # CHA-DISC-01
            yield f"{character}: {count} cards of {line} at level {sheet.disciplines.get(line, 0)}"
    for owned in (player.effects, state.campaign.coterie.effects):
        if len(set(owned)) < len(owned):  # CHA-EFC-06
            yield f"an effect card twice: {owned}"


def _chapter(state: ChaptersState) -> Iterator[str]:
    """Who takes part, and what lies beside the tile."""
    play = state.play
    if play.participants > MOST_PARTICIPANTS or play.participants != len(play.seats) + len(play.allies):
        yield f"{play.participants} participants: seats {play.seats}, allies {play.allies}"  # CHA-PLAY-01
    if any(player.character in play.allies for player in state.campaign.players):
        yield f"a character is played and an ally: {play.allies}"  # CHA-ALLY-06
    for seat in play.seats:
        if state.campaign.players[seat].items:
            yield f"seat {seat} has items beside those its character carries"  # CHA-ITM-01
    if play.success_tokens < 0 or len(set(play.clues)) < len(play.clues):
        yield f"{play.success_tokens} success tokens, clues {play.clues}"
    trackers = [tracker.id for tracker in play.trackers]
    if len(set(trackers)) < len(trackers) or any(tracker.left <= 0 for tracker in play.trackers):
        yield f"trackers: {[(tracker.id, tracker.left) for tracker in play.trackers]}"


def _tile(state: ChaptersState) -> Iterator[str]:
    tile = lookup.tile_of(state)
    places = Counter(hex_ for _, _, hex_ in on_tile(state))
    for ident, _, hex_ in on_tile(state):
        if hex_ not in tile:
            yield f"{ident} stands beside the tile at {hex_}"
        if places[hex_] > 1:
            yield f"{ident} shares its hex {hex_}"
        if hex_ in token_hexes(state, "action", "investigation"):
            yield f"{ident} stands on a token at {hex_}"
    for token in state.play.tokens:
        if token.hex not in tile:
            yield f"a {token.type} token lies beside the tile"
    piles = Counter((token.type, token.hex) for token in state.play.tokens)
    solid = Counter(token.hex for token in state.play.tokens if token.type in SOLID)
    for place, count in (*piles.items(), *solid.items()):
        if count > 1:
            yield f"{count} tokens on one hex: {place}"


def _figures(state: ChaptersState) -> Iterator[str]:
    play = state.play
    for ident, vampire in play.vampires.items():
        yield from _vampire(state, ident, vampire)
    for ident, npc in play.npcs.items():
        if npc.gone and npc.hex is not None:
            yield f"{ident} is gone and still on the tile"
        fighter = npc.kind != "nobody" and npc.hex is not None
        if fighter and npc.damage >= npc_values.npc_damage_track(state, ident):
            yield f"{ident} stands with {npc.damage} damage"
        if npc.fights and npc.hex is None:
            yield f"{ident} fights from beside the tile"
        if npc.flees_after and (not npc.prey or npc.hex is None or npc.flees_after not in play.vampires):
            yield f"{ident} flees after {npc.flees_after}"  # CHA-FLEE-01
        yield from _tokens(ident, npc)


def _vampire(state: ChaptersState, ident: str, vampire: Vampire) -> Iterator[str]:
    if not 0 <= vampire.hunger <= character_values.hunger_track(state, ident):
        yield f"{ident}: Hunger {vampire.hunger}"
    track = character_values.willpower_track(state, ident)
    if vampire.willpower < 0 or (vampire.state == "active" and vampire.willpower > track):
        yield f"{ident}: Willpower {vampire.willpower}"
    if vampire.state == "active" and vampire.damage > character_values.damage_track(state, ident):
        yield f"{ident} is active with {vampire.damage} damage"
    if vampire.state != "active" and (vampire.hex is not None or vampire.tokens):
        yield f"{ident} is {vampire.state} and still on the tile"
    if vampire.state == "active" and vampire.hex is None and state.play.round:
        yield f"{ident} is active and stands nowhere"
    if vampire.power and vampire.power not in state.player_of(ident).sheet.powers:
        yield f"{ident} uses {vampire.power}, which it does not have"
    if state.play.fight is not None and vampire.tokens.get("stealth"):
        yield f"{ident} is stealthy in a combat"  # CHA-STL-17
    yield from _tokens(ident, vampire)


def _tokens(ident: str, figure: Figure) -> Iterator[str]:
    for kind, count in figure.tokens.items():
        if kind not in TOKENS or count <= 0 or (kind == "stealth" and count > 1):
            yield f"{ident} has {count} {kind} tokens"
    if figure.damage < 0:
        yield f"{ident}: damage {figure.damage}"
    if not 0 <= figure.initiative <= 6:  # CHA-INI-02
        yield f"{ident}: Initiative {figure.initiative}"


def _fight(state: ChaptersState) -> Iterator[str]:
    """No combat card is lost or doubled."""
    play, fight = state.play, state.play.fight
    if fight is None:
        for ident, npc in play.npcs.items():
            if npc.card or npc.fights:
                yield f"{ident} still fights without a combat"
        return
    pack = lookup.book(state)
    held: dict[str, list[str]] = {name: [] for name in fight.decks}
    for ident, npc in play.npcs.items():
        if npc.card:
            held[lookup.deck_of(state, ident)].append(npc.card)
    for name, pile in fight.decks.items():
        cards = Counter([*pile.draw, *pile.discard, *held[name]])
        if name.startswith("boss:"):
            profile = pack.profiles[play.npcs[name[5:]].source]
            full = pack.decks[profile.deck or profile.type].pile()
            full += [card for card, printed in profile.cards.items() for _ in range(printed.copies)]
        else:
            full = pack.decks[name].pile()
        if cards != Counter(full):
            yield f"the deck {name} holds {sum(cards.values())} of {len(full)} cards"
    for ident, vampire in play.vampires.items():
        mine = [*vampire.hand, *vampire.played, *([vampire.chosen] if vampire.chosen else [])]
        if len(set(mine)) < len(mine):
            yield f"{ident} holds a combat card twice: {mine}"
        if strangers := set(mine) - set(character_values.combat_deck(state, ident)):
            yield f"{ident} holds combat cards it may not: {sorted(strangers)}"  # CHA-DECK-01
    for listed in (fight.acted, fight.suspended):
        if len(set(listed)) < len(listed):
            yield f"twice in one round: {listed}"  # CHA-GAP-57, CHA-INI-13
