"""Attacks: a player's card against NPCs, an NPC's blow against anybody, and how damage is suffered.

A player's attack deals its total (+1 from behind) less the target's Resistance and Defence (CHA-ATK-02); an
NPC's deals Attack plus the card's bonus less the Resistance tokens a player spends (CHA-NTURN-05) or the
Resistance of an ally or NPC (CHA-ALC-03, CHA-ALC-04).
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.components.hexes import Facing, facing_towards, is_behind
from nocturne.chapters.events.combat import Attacked, CardUsed, Defended, NpcCardShown, ResistanceSpent
from nocturne.chapters.rules.combat.hands import pay, why_not_payable
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.rules.harm.hunger import lower_hunger, painful_kiss
from nocturne.chapters.rules.harm.tokens import drop_tokens, give_tokens
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest, dice_note
from nocturne.chapters.rules.table import character_values, lookup, modifiers, npc_values
from nocturne.chapters.rules.table.board import beside, is_friend, on_tile, where
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.state import NO_DICE, ChaptersState
from nocturne.kernel.decision import Choice, Note, Question, Why
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame


def from_behind(state: ChaptersState, attacker: str, target: str) -> bool:
    """CHA-POS-07, CHA-POS-08, CHA-GAP-23: whether the attacker stands behind its target."""
    here, there = where(state, attacker), where(state, target)
    if here is None or there is None:
        return False
    if attacker in state.play.npcs and not state.options.npc_rear_bonus:
        return False
    return is_behind(there, Facing(state.figure(target).facing), here)


def turn_to(state: ChaptersState, attacker: str, target: str) -> None:
    """CHA-POS-05: an attacker faces its target."""
    here, there = where(state, attacker), where(state, target)
    figure = state.figure(attacker)
    if here is not None and there is not None:
        figure.facing = int(facing_towards(here, there, Facing(figure.facing)))


def enemies_touching(state: ChaptersState, ident: str) -> list[str]:
    """The enemies beside somebody that can be attacked."""
    side = is_friend(state, ident)
    return [
        other
        for other, _, _ in on_tile(state)
        if is_friend(state, other) != side and can_be_hit(state, other) and beside(state, ident, other)
    ]


def can_be_hit(state: ChaptersState, ident: str) -> bool:
    """Whether somebody can be the target of an attack in this combat (CHA-NPC-01, CHA-AHR-02)."""
    if ident in state.play.vampires:
        return ident in state.fighters()
    npc = state.play.npcs[ident]
    if npc.hex is None or not npc.fights:
        return False
    summon = lookup.summon_of(state, npc)
    return summon is None or not summon.untargetable


def show_card(state: ChaptersState, ident: str) -> None:
    """CHA-ATK-03, CHA-ALC-06: an NPC's card is looked at; a Defence takes effect at once, its extra effects
    too (CHA-CARD-09), and it stops the bleeding (CHA-TOK-05)."""
    npc = state.play.npcs[ident]
    if not npc.card or npc.shown:
        return
    npc.shown = True
    state.emit(NpcCardShown(ident, npc.card))
    card = lookup.npc_card(state, ident, npc.card)
    if card.kind == "defence":
        npc.defence = card.bonus
        stop_bleeding(state, ident)
        if card.on_reveal:
            state.push(Apply(source=f"npccard:{npc.card}:{ident}:on_reveal", actor=ident, default="self"))


def stop_bleeding(state: ChaptersState, ident: str) -> None:
    """CHA-TOK-05, CHA-GAP-35: playing a Defence card ends Bleed."""
    one = state.options.defence_removes == "one_bleed"
    drop_tokens(state, ident, "bleed", 1 if one else None)


def npc_soaks(state: ChaptersState, ident: str, amount: int) -> int:
    """What is left of normal damage to an NPC: Resistance always counts (CHA-NTURN-07), with the Defence
    card's bonus (CHA-ATK-04); then it spends Resistance tokens (CHA-TOK-08); Poison adds to what gets through
    (CHA-TOK-02)."""
    npc = state.play.npcs[ident]
    left = max(0, amount - npc_values.npc_resistance(state, ident) - npc.defence)  # CHA-GAP-38
    spent = min(left, npc.tokens.get("resistance", 0))
    if spent:
        drop_tokens(state, ident, "resistance", spent)
        state.emit(ResistanceSpent(ident, spent))
        left -= spent
    return left + npc.tokens.get("poison", 0) if left else 0


def _bonus_dice(state: ChaptersState, who: str, ident: str) -> int:
    """The dice of a combat card and of the weapon it is used with."""
    card = lookup.book(state).combat_cards[ident]
    bonus = card.attack_dice
    if card.weapon is not None:
        weapon = character_values.weapon_for(state, state.vampire(who), card.weapon)
        bonus += lookup.book(state).items[weapon].dice if weapon is not None else 0
    return bonus


def attack_note(state: ChaptersState, who: str, ident: str, target: str) -> Note:
    """The dice of an attack, told before it is chosen."""
    skill, against = lookup.book(state).combat_cards[ident].skill, state.play.npcs[target].type
    bonus = _bonus_dice(state, who, ident)
    return dice_note(state, who, "physical", skill, "attack", bonus=bonus, against=against)


class StrikeStep(IntEnum):
    """The steps of an attack (CHA-ATK-01..05)."""

    BEGIN = 0
    SHOW = 1
    ROLL = 2
    TOTAL = 3
    HIT = 4


class Strike(Frame, kw_only=True):
    """A player uses an Attack or Mixed card (CHA-ATK-01..05)."""

    who: str
    card: str
    targets: list[str]
    index: int = 0
    total: int = 0

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        card = lookup.book(state).combat_cards[self.card]
        match self.step:
            case StrikeStep.BEGIN:
                self._begin(state)
            case StrikeStep.SHOW:
                for target in self.targets:
                    show_card(state, target)
            case StrikeStep.ROLL:
                self._roll(state)
            case StrikeStep.TOTAL:
                self.total = state.total
            case _:
                if self.index >= len(self.targets):
                    state.pop()
                    return None
                self._hit(state, self.targets[self.index], card.feeds)
                self.index += 1
                return None
        self.step += 1
        return None

    def _begin(self, state: ChaptersState) -> None:
        pay(state, self.who, self.card)
        state.play.last_actor = self.who
        state.emit(CardUsed(self.who, self.card, self.targets[0]))
        turn_to(state, self.who, self.targets[0])
        state.push(
            Apply(source=f"card:{self.card}:on_self", actor=self.who, involved=[self.who], default="self")
        )

    def _roll(self, state: ChaptersState) -> None:
        card = lookup.book(state).combat_cards[self.card]
        state.push(
            SkillTest(
                who=self.who,
                attr="physical",
                skill=card.skill,
                moment="attack",
                bonus=_bonus_dice(state, self.who, self.card),
                against=state.play.npcs[self.targets[0]].type,
            )
        )

    def _hit(self, state: ChaptersState, target: str, feeds: int) -> None:
        npc = state.play.npcs[target]
        if npc.hex is None or state.vampire(self.who).state != "active":
            return
        card = lookup.book(state).combat_cards[self.card]
        dealt, behind = 0, from_behind(state, self.who, target)
        if self.total != NO_DICE:  # CHA-EFC-05: without dice the attack misses
            more = modifiers.for_test(state, self.who, "physical", card.skill, "attack", npc.type).damage
            dealt = npc_soaks(state, target, self.total + more + behind)
        state.emit(Attacked(self.who, target, dealt, behind))
        animal = npc.type == "animal"
        if card.on_enemy and (dealt or state.options.enemy_effects == "always"):  # CHA-CARD-07
            state.push(
                Apply(
                    source=f"card:{self.card}:on_enemy",
                    actor=self.who,
                    target=target,
                    involved=[self.who],
                    default="target",
                )
            )
        if feeds and dealt:  # CHA-GAP-50, CHA-FEED-10
            bite(state, self.who, feeds, animal)
        hurt(state, target, dealt)


def bite(state: ChaptersState, who: str, amount: int, animal: bool) -> None:
    """The Hunger a bite relieves; animals do nothing for Samuel (CHA-FLAW-07), and Aurora's kiss hurts
    (CHA-FLAW-12)."""
    if not (animal and "exacting" in lookup.flaws(state, who)):
        lower_hunger(state, who, amount)
    painful_kiss(state, who)


class GuardStep(IntEnum):
    """The steps of a defence."""

    TEST = 0
    TOKENS = 1


class Guard(Frame, kw_only=True):
    """A player uses a Defence or Mixed card: the total becomes Resistance tokens (CHA-DEF-02)."""

    who: str
    card: str
    own_turn: bool = False

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        card = lookup.book(state).combat_cards[self.card]
        if self.step == GuardStep.TEST:
            self.step = GuardStep.TOKENS
            pay(state, self.who, self.card)
            state.play.last_actor = self.who
            state.emit(CardUsed(self.who, self.card))
            state.push(
                SkillTest(
                    who=self.who, attr="physical", skill=card.skill, moment="defence", bonus=card.defence_dice
                )
            )
            # CHA-CARD-10: at once; a pure Defence used in reaction waits for the own turn (CHA-GAP-09).
            if card.kind == "mixed" or self.own_turn:
                state.push(
                    Apply(
                        source=f"card:{self.card}:on_self",
                        actor=self.who,
                        involved=[self.who],
                        default="self",
                    )
                )
            return None
        state.pop()
        if state.vampire(self.who).state == "active":
            tokens = max(0, state.total)
            stop_bleeding(state, self.who)
            state.emit(Defended(self.who, tokens))
            give_tokens(state, self.who, "resistance", tokens)
        return None


class SufferStep(IntEnum):
    """The steps of taking damage."""

    REACT = 0
    TAKE = 1


@starts("suffer")
class Suffer(Frame, kw_only=True):
    """Normal damage comes to somebody. A player who is attacked may react with a Defence card
    (CHA-PTURN-04) and spend Resistance tokens (CHA-TOK-08). What got through is ``state.total``."""

    who: str
    amount: int
    attacker: str = ""
    behind: bool = False
    spent: int = -1

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.who not in state.play.vampires:
            state.pop()
            npc = state.play.npcs[self.who]
            state.total = 0 if npc.hex is None else npc_soaks(state, self.who, self.amount)
            self._land(state, state.total)
            return None
        vampire = state.vampire(self.who)
        if vampire.state != "active":
            state.pop()
            state.total = 0
            return None
        if self.step == SufferStep.REACT:
            if self.attacker and vampire.chosen and state.play.fight is not None:
                return self._ask_reaction(state)
            self.step = SufferStep.TAKE
        left = self._after_modifiers(state)
        tokens = min(left, vampire.tokens.get("resistance", 0))
        if self.spent < 0 and tokens:
            return self._ask_tokens(state, tokens, left)
        state.pop()
        self._take(state, left - max(0, self.spent))
        return None

    def _why_not_react(self, state: ChaptersState) -> Why | None:
        """CHA-DEF-03: a Defence card works against every attack, also from out of sight."""
        vampire = state.vampire(self.who)
        card = lookup.book(state).combat_cards[vampire.chosen]
        if card.kind == "attack":
            return Why("chapters-why-attack-card", "CHA-CARD-01")
        if card.weapon is not None and character_values.weapon_for(state, vampire, card.weapon) is None:
            return Why("chapters-why-no-weapon", "CHA-DECK-05", {"kind": f"weapon:{card.weapon}"})
        return why_not_payable(state, self.who, vampire.chosen)

    def _ask_reaction(self, state: ChaptersState) -> Question:
        """Everybody with a card lying face down is asked, so that being asked tells nothing about the
        card."""
        chosen = state.vampire(self.who).chosen
        question = Question(
            state.seat_of(self.who),
            "chapters-ask-defend",
            who=f"figure:{self.who}",
            attacker=f"figure:{self.attacker}",
            damage=self.amount,
        )
        question.offer(
            "defend",
            "chapters-do-defend",
            "defend",
            args={"card": f"card:{chosen}"},
            subjects=(f"card:{chosen}",),
            rules=("CHA-PTURN-04", "CHA-DEF-02"),
            unless=self._why_not_react(state),
        )
        question.offer("pass", "chapters-do-take-it", "pass", rules=("CHA-DEF-01",))
        return question

    def _after_modifiers(self, state: ChaptersState) -> int:
        armour = modifiers.totals(state, self.who).resistance
        return max(0, self.amount - armour)

    def _ask_tokens(self, state: ChaptersState, tokens: int, left: int) -> Question:
        question = Question(
            state.seat_of(self.who), "chapters-ask-resistance", who=f"figure:{self.who}", damage=left
        )
        for n in range(tokens, -1, -1):
            question.offer(f"spend:{n}", "chapters-do-spend", n, args={"n": n}, rules=("CHA-TOK-08",))
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if self.step == SufferStep.REACT:
            self.step = SufferStep.TAKE
            if choice.value == "defend":
                state.push(Guard(who=self.who, card=state.vampire(self.who).chosen))
            return
        self.spent = choice.value
        if self.spent:
            drop_tokens(state, self.who, "resistance", self.spent)
            state.emit(ResistanceSpent(self.who, self.spent))

    def _take(self, state: ChaptersState, left: int) -> None:
        if left > 0 and self.attacker:
            left += state.vampire(self.who).tokens.get("poison", 0)  # CHA-TOK-02
        state.total = left
        self._land(state, left)

    def _land(self, state: ChaptersState, dealt: int) -> None:
        if self.attacker:
            state.emit(Attacked(self.attacker, self.who, dealt, self.behind))
        hurt(state, self.who, dealt)


class BlowStep(IntEnum):
    """The steps of a blow against each target."""

    STRIKE = 0
    WOUNDED = 1


class NpcStrike(Frame, kw_only=True):
    """The blow of an NPC, an ally or a summon against one or several targets."""

    who: str
    targets: list[str]
    amount: int
    on_hit: str = ""  # the source of effects for those it wounds
    index: int = 0

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == BlowStep.WOUNDED:  # the damage to one target is known
            self.step = BlowStep.STRIKE
            self._wounded(state, self.targets[self.index - 1])
            return None
        if self.index >= len(self.targets):
            state.pop()
            return None
        target = self.targets[self.index]
        self.index += 1
        if where(state, target) is None or where(state, self.who) is None:
            return None
        self.step = BlowStep.WOUNDED
        behind = from_behind(state, self.who, target)
        state.push(Suffer(who=target, amount=self.amount + behind, attacker=self.who, behind=behind))
        if target in state.play.npcs:
            show_card(state, target)  # CHA-ALC-06
        return None

    def _wounded(self, state: ChaptersState, target: str) -> None:
        if self.on_hit and (state.total > 0 or state.options.enemy_effects == "always"):
            state.push(
                Apply(source=self.on_hit, actor=self.who, target=target, involved=[target], default="target")
            )
