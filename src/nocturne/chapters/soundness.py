"""What must hold at every decision of a game, in words for an engineer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nocturne.chapters import reckoning
from nocturne.chapters.board import on_tile, token_hexes
from nocturne.chapters.flight import MOST_BREACHES
from nocturne.chapters.state import ChaptersState


def faults(state: ChaptersState) -> Iterator[str]:
    """Every invariant that does not hold."""
    yield from _campaign(state)
    if state.chapter is not None:
        yield from _tile(state)
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
    shop = reckoning.book(state).shop
    stock = {ware.item: ware.stock for ware in shop.wares} if shop is not None else {}
    for item, sold in coterie.sold.items():
        if not 0 < sold <= stock.get(item, 0):
            yield f"the shop has sold {sold} of {item}"
    characters = [player.character for player in state.campaign.players if player.character]
    if len(set(characters)) < len(characters):
        yield f"a character is played twice: {characters}"
    for player in state.campaign.players:
        yield from _sheet(state, player.character)


def _sheet(state: ChaptersState, character: str) -> Iterator[str]:
    player = next(p for p in state.campaign.players if p.character == character)
    sheet = player.sheet
    if player.xp < 0 or player.xp > player.earned:
        yield f"{character} has {player.xp} of {player.earned} experience"
    for skill, level in sheet.skills.items():
        cap = sheet.attributes.get(reckoning.ATTRIBUTE_OF[skill], 0)
        if level > cap:  # CHA-SKL-04
            yield f"{character}: {skill} {level} above its attribute {cap}"
    if not 0 <= player.humanity <= 7:
        yield f"{character}: Humanity {player.humanity}"
    disciplines = reckoning.book(state).disciplines
    for line, count in Counter(disciplines[power].discipline for power in sheet.powers).items():
        if count > sheet.disciplines.get(line, 0):  # CHA-DISC-01
            yield f"{character}: {count} cards of {line} at level {sheet.disciplines.get(line, 0)}"
    for owned in (player.effects, state.campaign.coterie.effects):
        if len(set(owned)) < len(owned):  # CHA-EFC-06
            yield f"an effect card twice: {owned}"


def _tile(state: ChaptersState) -> Iterator[str]:
    tile = reckoning.tile_of(state)
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


def _figures(state: ChaptersState) -> Iterator[str]:
    play = state.play
    for ident, vampire in play.vampires.items():
        if not 0 <= vampire.hunger <= reckoning.hunger_track(state, ident):
            yield f"{ident}: Hunger {vampire.hunger}"
        if not vampire.willpower >= 0:
            yield f"{ident}: Willpower {vampire.willpower}"
        if vampire.state == "active" and vampire.damage > reckoning.damage_track(state, ident):
            yield f"{ident} is active with {vampire.damage} damage"
        if vampire.state != "active" and vampire.hex is not None:
            yield f"{ident} is {vampire.state} and still on the tile"
    for ident, npc in play.npcs.items():
        if npc.gone and npc.hex is not None:
            yield f"{ident} is gone and still on the tile"
        fighter = npc.kind != "nobody" and npc.hex is not None
        if fighter and npc.damage >= reckoning.npc_damage_track(state, ident):
            yield f"{ident} stands with {npc.damage} damage"
    for figure in (*play.vampires.values(), *play.npcs.values()):
        if any(n <= 0 for n in figure.tokens.values()):
            yield f"empty tokens: {figure.tokens}"
        if not 0 <= figure.initiative <= 6:  # CHA-INI-02
            yield f"Initiative {figure.initiative}"


def _fight(state: ChaptersState) -> Iterator[str]:
    """No combat card is lost or doubled."""
    play, fight = state.play, state.play.fight
    if fight is None:
        for ident, npc in play.npcs.items():
            if npc.card or npc.fights:
                yield f"{ident} still fights without a combat"
        return
    pack = reckoning.book(state)
    held: dict[str, list[str]] = {name: [] for name in fight.decks}
    for ident, npc in play.npcs.items():
        if npc.card:
            held[reckoning.deck_of(state, ident)].append(npc.card)
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
