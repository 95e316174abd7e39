"""Effects between chapters: hunts, conclusions, interludes and envelopes, when there is no tile."""

from __future__ import annotations

from nocturne.chapters.content.conditions import is_personal
from nocturne.chapters.content.effects import Effect, Whom, verbs_of
from nocturne.chapters.events.figures import Fatigued, HungerChanged, ItemGained, ItemLost, WillpowerChanged
from nocturne.chapters.rules.effects.coterie import change_coterie, give_xp
from nocturne.chapters.rules.harm.belongings import back_to_shop, gain_effect, lose_effect
from nocturne.chapters.rules.harm.willpower import lose_humanity
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.conditions import candidates, holds
from nocturne.chapters.rules.table.votes import ask, decided
from nocturne.chapters.state import ChaptersState, Coterie, Player, without
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


def effects_between(state: ChaptersState, source: str) -> tuple[Effect, ...]:
    """The effects a source names: ``hunt:hunt.gallery:success``, ``conclusion:ch.depot``, ``interlude:0``,
    ``envelope:1``."""
    pack = lookup.book(state)
    kind, _, rest = source.partition(":")
    name, _, part = rest.partition(":")
    if kind == "hunt":
        hunt = pack.hunts[name]
        return hunt.success.effects if part == "success" else hunt.failure.effects
    if kind == "conclusion":
        return pack.chapters[name].conclusion.effects
    assert pack.campaign is not None
    if kind == "interlude":
        return pack.campaign.interludes[int(name)].effects
    return pack.campaign.envelopes[int(name)].effects


class ApplyBetween(Frame, kw_only=True):
    """A list of effects for the players of ``seats``. An item or effect card a hunt gives goes to one of
    them, whom they choose (CHA-HUNT-14)."""

    source: str
    seats: tuple[int, ...]
    index: int = 0
    asking: bool = False

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        effects = effects_between(state, self.source)
        if self.index >= len(effects):
            state.pop()
            return None
        effect = effects[self.index]
        verb = verbs_of(effect)[0]
        if self.asking:
            return self._ask(state, effect)
        if effect.if_ is not None and not holds(state, effect.if_):
            self.index += 1
            return None
        if self._needs_one(state, effect, verb):
            self.asking = True
            return None
        self.index += 1
        self._do(state, effect, verb, self._named(state, effect))
        return None

    def _needs_one(self, state: ChaptersState, effect: Effect, verb: str) -> bool:
        if effect.who not in (None, "actor", "self", "target") or len(self.seats) < 2:
            return False
        if verb == "effect_card":
            return lookup.book(state).effects[effect.effect_card or ""].scope == "character"
        return verb == "item" and self.source.startswith("hunt:")

    def _named(self, state: ChaptersState, effect: Effect) -> tuple[int, ...]:
        if isinstance(effect.who, Whom):
            wanted = effect.who.character
            return tuple(s for s in self.seats if state.campaign.players[s].character == wanted)
        if is_personal(effect.if_):  # it concerns those for whom its condition holds
            who = {seat: state.campaign.players[seat].character for seat in self.seats}
            fitting = candidates(state, effect.if_, [name for name in who.values() if name])
            return tuple(seat for seat in self.seats if who[seat] in fitting)
        return self.seats

    def _ask(self, state: ChaptersState, effect: Effect) -> Question | list[Question] | None:
        given = f"item:{effect.item}" if effect.item else f"effect:{effect.effect_card}"

        def make(seat: int) -> Question:
            question = Question(seat, "chapters-ask-receiver", given=given)
            for other in self.seats:
                who = state.campaign.players[other].character
                question.offer(
                    f"figure:{who}",
                    "chapters-do-receiver",
                    other,
                    args={"who": f"figure:{who}"},
                    rules=("CHA-HUNT-14",),
                )
            return question

        return ask(self.seats, make)

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        receiver = decided(state, choices)
        effect = effects_between(state, self.source)[self.index]
        self.index += 1
        self.asking = False
        self._do(state, effect, verbs_of(effect)[0], (receiver,))

    def _do(self, state: ChaptersState, effect: Effect, verb: str, seats: tuple[int, ...]) -> None:
        players = [state.campaign.players[seat] for seat in seats]
        match verb:
            case "xp":
                give_xp(state, effect.xp or 0, self.seats)
            case "hunger":
                for player in players:
                    most = character_values.hunger_track(state, player.character)
                    now = max(0, min(most, player.hunger + (effect.hunger or 0)))
                    state.emit(HungerChanged(player.character, now - player.hunger, now))
                    player.hunger = now
            case "willpower":
                for seat in seats:
                    change_willpower(state, seat, effect.willpower or 0)
            case "humanity":
                for player in players:
                    lose_humanity(state, player.character, -(effect.humanity or 0))
            case "item":
                self._give_item(state, effect.item or "", seats)
            case "lose_item":
                self._lose_item(state, effect.lose_item or "")
            case "effect_card":
                for player in players:
                    gain_effect(state, player.character, effect.effect_card or "")
            case "lose_effect":
                for player in players:
                    lose_effect(state, player.character, effect.lose_effect or "")
            case _:
                change_coterie(state, effect)

    def _give_item(self, state: ChaptersState, item: str, seats: tuple[int, ...]) -> None:
        if self.source.startswith("hunt:"):
            player = state.campaign.players[seats[0]]
            player.items += (item,)
            state.emit(ItemGained(player.character, item))
        else:
            state.campaign.coterie.items += (item,)  # CHA-ITM-01
            state.emit(ItemGained(None, item))

    def _lose_item(self, state: ChaptersState, item: str) -> None:
        owners: list[Coterie | Player] = [state.campaign.coterie, *state.campaign.players]
        for owner in owners:
            if item in owner.items:
                owner.items = without(owner.items, item)
                back_to_shop(state, item)
                state.emit(ItemLost(None, item))
                return


def change_willpower(state: ChaptersState, seat: int, by: int) -> None:
    """Willpower before a chapter; fatigue gained now carries into it (CHA-GAP-40)."""
    player = state.campaign.players[seat]
    track = character_values.plain_willpower_track(player)
    wanted = player.willpower - by
    if wanted > track and not player.fatigued:
        player.fatigued = True
        state.emit(Fatigued(player.character))
    now = max(0, min(track, wanted))
    if now != player.willpower:
        state.emit(WillpowerChanged(player.character, player.willpower - now, now))
        player.willpower = now
