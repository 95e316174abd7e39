"""Effects of the content, carried out one after the other.

``Apply`` takes a list of effects by its place in the content (``page:E.2``, ``card:card.sweep:on_enemy``)
and does each; what needs a decision is a small procedure of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.chapters import reckoning
from nocturne.chapters.arrivals import Arrive, Peek, Summon, Teleport
from nocturne.chapters.board import ground_for, is_friend, on_tile, taken, where
from nocturne.chapters.conditions import fits
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect, Whom, verbs_of
from nocturne.chapters.events import (
    AttitudeChanged,
    BoonsChanged,
    CardUnlocked,
    ChapterUnlocked,
    CluesFound,
    ItemLost,
    ProfileRevealed,
    Pushed,
    SideChanged,
    StatusChanged,
    SuccessTokensChanged,
    TileChanged,
    XpGained,
)
from nocturne.chapters.fire import FIRE_DAMAGE
from nocturne.chapters.flight import alarm, calm, prey, raise_breaches
from nocturne.chapters.frames import Asked, ChapterFrame, TurnFacts
from nocturne.chapters.harm import (
    back_to_shop,
    beast_test,
    change_initiative,
    discard_item,
    discard_npc_card,
    drop_tokens,
    end_power,
    gain_effect,
    gain_item,
    give_tokens,
    heal,
    hurt,
    lose_effect,
    lose_humanity,
    lose_willpower,
    lower_hunger,
    npc_leaves,
    raise_hunger,
    regain_willpower,
    remove_character,
)
from nocturne.chapters.hexes import Facing, Hex, distance, hex_of, name_of
from nocturne.chapters.movement import away_from, towards
from nocturne.chapters.placing import add_token, put_near, remove_token
from nocturne.chapters.state import ChaptersState, Token
from nocturne.chapters.trackers import start_tracker, stop_tracker, turn_tracker
from nocturne.chapters.triggers import lay_trigger, stop_trigger
from nocturne.kernel.frames import start

# -- where effects are written


def effects_at(state: ChaptersState, source: str) -> tuple[Effect, ...]:
    """The effects a source names."""
    pack = reckoning.book(state)
    kind, _, rest = source.partition(":")
    name, _, part = rest.partition(":")
    match kind:
        case "page":
            return reckoning.chapter_book(state).pages[name].effects
        case "card":
            card = pack.combat_cards[name]
            return card.on_self if part == "on_self" else card.on_enemy
        case "power":
            return pack.disciplines[name].do
        case "item":
            return pack.items[name].do
        case "effect":
            return pack.effects[name].turn_start
        case "npccard":
            npc, _, list_ = part.partition(":")
            printed = reckoning.npc_card(state, npc, name)
            return printed.on_reveal if list_ == "on_reveal" else printed.on_hit
        case "special":
            index, _, list_ = part.partition(":")
            special = reckoning.npc_specials(state, state.play.npcs[name])[int(index)]
            return special.on_reveal if list_ == "on_reveal" else special.on_hit
        case _:  # passive
            passive = next(p for owner, p in reckoning.passives(state) if owner == name)
            return passive.round_start if part == "round_start" else passive.turn_end


class Apply(ChapterFrame, kw_only=True):
    """A list of effects. ``actor`` is whoever tested, used the power or drew the card; ``default`` is whom
    an effect hits that names nobody."""

    source: str
    actor: str = ""
    target: str = ""
    involved: list[str] = []
    default: str = "actor"
    page: str = ""
    index: int = 0

    def go(self, state: ChaptersState) -> Asked:
        effects = self._effects(state)
        if self.index >= len(effects):
            state.pop()
            return None
        effect = effects[self.index]
        self.index += 1
        if effect.if_ is None or self._holds(state, effect.if_):
            verb = verbs_of(effect)[0]
            _DO[verb](self, state, effect)
        return None

    def _effects(self, state: ChaptersState) -> tuple[Effect, ...]:
        kind, _, rest = self.source.partition(":")
        if kind == "passive" and all(owner != rest.split(":")[0] for owner, _ in reckoning.passives(state)):
            return ()  # its owner has fallen meanwhile
        return effects_at(state, self.source)

    def _holds(self, state: ChaptersState, condition: Condition) -> bool:
        who = self.actor if self.actor in state.play.vampires else None
        return fits(state, condition, who)

    # -- whom it hits

    def hit(self, state: ChaptersState, effect: Effect) -> list[str]:
        """The figures an effect hits, those who can still be hit."""
        return [ident for ident in self._named(state, effect) if self._there(state, ident)]

    def _there(self, state: ChaptersState, ident: str) -> bool:
        play = state.play
        if ident in play.vampires:
            return play.vampires[ident].state == "active"
        return ident in play.npcs and play.npcs[ident].hex is not None

    def _named(self, state: ChaptersState, effect: Effect) -> list[str]:
        who = effect.who or self.default
        if isinstance(who, Whom):
            return self._whom(state, who)
        match who:
            case "actor" | "self":
                return [self.actor or self._somebody(state)]
            case "target":
                return [self.target]
            case "involved":
                return self.involved or state.active()
            case "others":
                return [ident for ident in state.active() if ident != self.actor]
            case _:
                return state.active()

    def _somebody(self, state: ChaptersState) -> str:
        """CHA-EFC-04: without a test, the last who tested, used a discipline or an item."""
        last = state.play.last_actor
        if last in state.active() and (not self.involved or last in self.involved):
            return last
        return next((who for who in self.involved if who in state.active()), (state.active() or [""])[0])

    def _whom(self, state: ChaptersState, whom: Whom) -> list[str]:
        if whom.npc is not None:
            return [whom.npc]
        if whom.character is not None:
            return [whom.character]
        centre = where(state, self.actor) if self.actor else None
        friend = is_friend(state, self.actor) if self.actor else True
        found = []
        for ident, _, hex_ in on_tile(state):
            if whom.within is not None and (centre is None or distance(centre, hex_) > whom.within):
                continue
            if whom.side == "any" or (is_friend(state, ident) == friend) == (whom.side == "friends"):
                found.append(ident)
        return [ident for ident in found if ident != self.actor]

    def characters(self, state: ChaptersState, effect: Effect) -> list[str]:
        """The players' characters among those hit."""
        return [ident for ident in self.hit(state, effect) if ident in state.play.vampires]

    def npc_named(self, written: str | None) -> str:
        """An NPC by name, or the target of a power."""
        return self.target if written == "target" else written or ""


# -- what the verbs do

_Do = Callable[[Apply, ChaptersState, Effect], None]


def _beast_test(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        beast_test(state, who)


def _hunger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    by = effect.hunger or 0
    for who in frame.characters(state, effect):
        raise_hunger(state, who, by) if by > 0 else lower_hunger(state, who, -by)


def _damage(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in reversed(frame.hit(state, effect)):
        state.push(start("suffer", who=who, amount=effect.damage or 0))


def _unavoidable(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        hurt(state, who, effect.unavoidable or 0, unavoidable=True)


def _heal(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        heal(state, who, effect.heal or 0)


def _willpower(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    by = effect.willpower or 0
    for who in frame.characters(state, effect):
        regain_willpower(state, who, by) if by > 0 else lose_willpower(state, who, -by)


def _humanity(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        lose_humanity(state, who, -(effect.humanity or 0))


def _item(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        gain_item(state, who, effect.item or "")


def _lose_item(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    item = effect.lose_item or ""
    for who in frame.characters(state, effect):
        if item in state.vampire(who).items:
            discard_item(state, who, item)
        elif item in state.campaign.coterie.items:
            state.campaign.coterie.items.remove(item)
            back_to_shop(state, item)
            state.emit(ItemLost(None, item))


def _effect_card(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    card = effect.effect_card or ""
    if reckoning.book(state).effects[card].scope == "coterie":
        gain_effect(state, None, card)
    else:
        for who in frame.characters(state, effect):
            gain_effect(state, who, card)


def _lose_effect(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    card = effect.lose_effect or ""
    if reckoning.book(state).effects[card].scope == "coterie":
        lose_effect(state, None, card)
    else:
        for who in frame.characters(state, effect):
            lose_effect(state, who, card)


def _remove_character(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        remove_character(state, who)


def _end_disciplines(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.characters(state, effect):
        end_power(state, who)


def _xp(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    give_xp(state, effect.xp or 0, state.play.seats)


def give_xp(state: ChaptersState, amount: int, seats: list[int]) -> None:
    """CHA-XP-07: every player of the coterie gets it."""
    for seat in seats:
        player = state.campaign.players[seat]
        player.xp += amount
        player.earned += amount
    state.emit(XpGained(amount))


def _coterie(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    change_coterie(state, effect)


def change_coterie(state: ChaptersState, effect: Effect) -> None:
    """What belongs to the coterie wherever one is: boons, status, breaches, flags, chapters and cards."""
    coterie, options = state.campaign.coterie, state.options
    if effect.boons is not None:
        now = max(0, coterie.boons + effect.boons)
        state.emit(BoonsChanged(now - coterie.boons, now))
        coterie.boons = now
    if effect.status is not None:  # CHA-STA-01, CHA-GAP-42
        now = max(options.status_least, min(options.status_most, coterie.status + effect.status))
        state.emit(StatusChanged(now - coterie.status, now))
        coterie.status = now
    if effect.breach is not None:
        raise_breaches(state, effect.breach)
    if effect.flag is not None and effect.flag not in coterie.flags:
        coterie.flags.append(effect.flag)
    if effect.unflag is not None and effect.unflag in coterie.flags:
        coterie.flags.remove(effect.unflag)
    if effect.counter is not None:
        change = effect.counter
        now = change.to if change.to is not None else coterie.counters.get(change.id, 0) + (change.by or 0)
        coterie.counters[change.id] = max(0, now)
    if effect.unlock is not None and effect.unlock not in coterie.unlocked:
        coterie.unlocked.append(effect.unlock)
        state.emit(ChapterUnlocked(effect.unlock))
    if effect.unlock_card is not None and effect.unlock_card not in coterie.cards:
        coterie.cards.append(effect.unlock_card)
        state.emit(CardUnlocked(effect.unlock_card))


def _success_tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    play = state.play
    now = max(0, play.success_tokens + (effect.success_tokens or 0))  # CHA-INV-11
    if state.options.components == "printed":
        now = min(now, reckoning.PRINTED["success"])  # CHA-GAP-58
    state.emit(SuccessTokensChanged(now - play.success_tokens, now))
    play.success_tokens = now


def _clue(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    clue = effect.clue or 0
    if clue not in state.play.clues:  # CHA-INV-09
        state.play.clues.append(clue)
        state.emit(CluesFound(clue))


def _place(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    place = effect.place
    assert place is not None
    npc = state.play.npcs[place.npc]
    if npc.gone:  # whoever takes its place is fresh
        npc.change(gone=False, damage=0, tokens={}, phase=0)
    facing = Facing[place.facing] if place.facing else Facing(npc.facing)
    state.push(Arrive(who=place.npc, hex=hex_of(place.at), facing=int(facing)))


def _remove(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    npc_leaves(state, effect.remove or "")


def _characters_at(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    arrange(state, [hex_of(name) for name in effect.characters_at or ()])


def arrange(state: ChaptersState, places: list[Hex]) -> None:
    """CHA-CMB-04: the characters stand where the page draws them, in seat order; each on the nearest free
    hex when its own is taken or there are too few."""
    active = state.active()
    for who in active:
        state.vampire(who).hex = None
    for i, who in enumerate(active):
        put_near(state, who, places[min(i, len(places) - 1)])


def _terrain(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    written = effect.terrain
    assert written is not None
    at = hex_of(written.at if written.at is not None else frame.target)
    token = Token(written.type, at, written.n, written.page or "", written.keep, state.play.round)
    add_token(state, token)


def _clear(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    clear = effect.clear
    assert clear is not None
    at = hex_of(clear.at) if clear.at is not None else None
    for token in list(state.play.tokens):
        if clear.type in (None, token.type) and at in (None, token.hex):
            remove_token(state, token)


def _tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.tracker is not None
    start_tracker(state, effect.tracker, frame.page)


def _move_tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.move_tracker is not None
    for tracker in list(state.play.trackers):
        if tracker.id == effect.move_tracker.id:
            turn_tracker(state, tracker, effect.move_tracker.by)


def _stop_tracker(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    stop_tracker(state, effect.stop_tracker or "")


def _trigger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.trigger is not None
    lay_trigger(state, effect.trigger)


def _stop_trigger(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    stop_trigger(state, effect.stop_trigger or "")


def _tile(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    """CHA-TILE-01: everything on the old tile stays behind."""
    change = effect.tile
    assert change is not None
    play = state.play
    play.tile = change.tile
    play.tokens.clear()
    play.triggers.clear()
    for ident, npc in play.npcs.items():
        discard_npc_card(state, ident)
        npc.change(hex=None, fights=False, defence=0, flees_after="")
    state.emit(TileChanged(change.tile))
    arrange(state, [hex_of(name) for name in change.start])


def _reveal(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    reveal_profile(state, frame.npc_named(effect.reveal))


def reveal_profile(state: ChaptersState, ident: str) -> None:
    """CHA-NPC-06: a profile is turned face up."""
    npc = state.play.npcs.get(ident)
    if npc is not None and npc.kind == "profile" and not npc.revealed:
        npc.revealed = True
        state.emit(ProfileRevealed(ident))


def _talk(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.talk is not None
    state.play.npcs[effect.talk.npc].talk = effect.talk.page or ""


def _speak(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.speak is not None
    state.play.npcs[effect.speak.npc].speak = effect.speak.page or ""


def _attitude(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.attitude is not None
    state.play.npcs[effect.attitude.npc].attitude = effect.attitude.to
    state.emit(AttitudeChanged(effect.attitude.npc, effect.attitude.to))


def _side(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    assert effect.side is not None
    npc = state.play.npcs[effect.side.npc]
    friend = effect.side.to == "ally"
    discard_npc_card(state, effect.side.npc)  # its card belongs to the deck of its old side
    npc.defence = 0
    npc.side = "friend" if friend else "enemy"
    state.emit(SideChanged(effect.side.npc, friend))


def _alarm(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    who = frame.actor if frame.actor in state.play.vampires else frame._somebody(state)
    for npc in prey(state) if effect.alarm == "all" else [effect.alarm or ""]:
        alarm(state, npc, who)


def _calm(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    calm(state, frame.npc_named(effect.calm), frame.actor)


def _end_combat(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    if state.play.fight is not None:
        state.play.fight.over = effect.end_combat or "won"


def _tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        for kind, n in (effect.tokens or {}).items():
            give_tokens(state, who, kind, n)


def _lose_tokens(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        for kind in effect.lose_tokens or ():
            drop_tokens(state, who, kind)


def _initiative(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        change_initiative(state, who, effect.initiative or 0)


def _push(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    """CHA-MOV-06, CHA-MOV-09: away from the actor; a stunned figure is pushed like any other."""
    origin = where(state, frame.actor)
    for who in frame.hit(state, effect):
        here = where(state, who)
        if origin is None or here is None or who == frame.actor:
            continue
        ground = ground_for(state, who)
        full = taken(state, but=who)
        if effect.push is not None:
            path = away_from(origin, here, effect.push, ground, full)
        else:
            path = towards(origin, here, effect.pull or 0, ground, full)
        shove(state, who, path)


def shove(state: ChaptersState, who: str, path: tuple[Hex, ...]) -> None:
    """Somebody is moved against its will; every fire hex entered hurts (CHA-GAP-53)."""
    figure = state.figure(who)
    for place in path:
        if figure.hex is None:
            return
        figure.hex = place
        if state.options.pushed_into_fire and any(
            t.type == "fire" and t.hex == place for t in state.play.tokens
        ):
            hurt(state, who, FIRE_DAMAGE, unavoidable=True)
    if path and figure.hex is not None:
        state.emit(Pushed(who, name_of(figure.hex)))


def _teleport(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in reversed(frame.hit(state, effect)):
        if not state.figure(who).tokens.get("stun"):  # CHA-MOV-09
            beside = frame.target if frame.target != who and who not in state.play.vampires else ""
            state.push(Teleport(who=who, reach=effect.teleport or 0, towards=beside))


def _summon(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    state.push(Summon(who=frame.actor, summon=effect.summon or ""))


def _movement(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    _turn_gains(state, frame, effect)


def _turn_gains(state: ChaptersState, frame: Apply, effect: Effect) -> None:
    """More Movement, or one more move or action, for the turn in progress."""
    for turn in reversed(state.stack):
        if isinstance(turn, TurnFacts):
            if turn.who in frame.characters(state, effect):
                turn.gain(state, effect.movement or 0, effect.again)
            return


def _discard_card(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    for who in frame.hit(state, effect):
        if who in state.play.npcs:
            discard_npc_card(state, who)


def _peek(frame: Apply, state: ChaptersState, effect: Effect) -> None:
    if frame.page:
        state.push(Peek(who=frame.actor, page=frame.page))


_DO: dict[str, _Do] = {
    "beast_test": _beast_test, "hunger": _hunger, "damage": _damage, "unavoidable": _unavoidable,
    "heal": _heal, "willpower": _willpower, "humanity": _humanity, "item": _item, "lose_item": _lose_item,
    "effect_card": _effect_card, "lose_effect": _lose_effect, "remove_character": _remove_character,
    "end_disciplines": _end_disciplines, "xp": _xp, "boons": _coterie, "status": _coterie, "breach": _coterie,
    "flag": _coterie, "unflag": _coterie, "counter": _coterie, "unlock": _coterie, "unlock_card": _coterie,
    "success_tokens": _success_tokens, "clue": _clue, "place": _place, "remove": _remove,
    "characters_at": _characters_at, "terrain": _terrain, "clear": _clear, "tracker": _tracker,
    "move_tracker": _move_tracker, "stop_tracker": _stop_tracker,
    "trigger": _trigger, "stop_trigger": _stop_trigger, "speak": _speak, "tile": _tile, "reveal": _reveal,
    "talk": _talk, "attitude": _attitude, "side": _side, "alarm": _alarm, "calm": _calm,
    "end_combat": _end_combat, "tokens": _tokens, "lose_tokens": _lose_tokens, "initiative": _initiative,
    "push": _push, "pull": _push, "teleport": _teleport, "summon": _summon, "movement": _movement,
    "again": _movement, "discard_card": _discard_card, "peek": _peek,
}  # fmt: skip
