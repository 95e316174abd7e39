"""A player's active turn in combat (CHA-PTURN-01..06)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from msgspec import structs

from nocturne.chapters.events.combat import CardDiscarded, InitiativeSuspended
from nocturne.chapters.rules.combat.combat import combat_is_over
from nocturne.chapters.rules.combat.hands import offer_recover, recover, why_not_payable
from nocturne.chapters.rules.combat.speech import begin_speech, spoken
from nocturne.chapters.rules.combat.strikes import Guard, Strike, attack_note, can_be_hit, enemies_touching
from nocturne.chapters.rules.effects.apply import Apply
from nocturne.chapters.rules.table import character_values, lookup, modifiers
from nocturne.chapters.rules.table.board import beside, character_sees, standing_npcs, where
from nocturne.chapters.rules.table.frames import Asked
from nocturne.chapters.rules.tile.prey import Flee
from nocturne.chapters.rules.tile.triggers import set_off
from nocturne.chapters.rules.turns.blood import UseBlood, offer_blood
from nocturne.chapters.rules.turns.items import Trade, UseItem, offer_items, offer_trades
from nocturne.chapters.rules.turns.ruling import Ruling, offer_ruling
from nocturne.chapters.rules.turns.turn import Turn
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.frames import starts

SPRINT = 2
"""CHA-PTURN-02: the Movement a discarded card gives."""
RANGED_REACH = 3
"""CHA-TGT-05."""


_END = Prepared("end", "chapters-do-end-turn", ("end",))
_SPRINT = Prepared("sprint", "chapters-do-sprint", ("sprint",), rules=("CHA-PTURN-02",))
_ATTACK_ANYBODY = Prepared("attack", "chapters-do-attack-anybody")
_NO_CARD = Why("chapters-why-no-card", "CHA-PTURN-04")
_NO_CARD_TO_GIVE_UP = Why("chapters-why-no-card", "CHA-PTURN-02")
_STUNNED = Why("chapters-why-stunned", "CHA-TOK-06")
_FRIEND = Why("chapters-why-friend", "CHA-CARD-05")
_NOT_BESIDE = Why("chapters-why-not-beside", "CHA-POS-01")
_OUT_OF_REACH = Why("chapters-why-out-of-reach", "CHA-TGT-05")
_SUSPENDED = Why("chapters-why-suspended", "CHA-INI-13")
_BUSY = Why("chapters-why-already-busy", "CHA-INI-11")


@lru_cache(maxsize=5_000)
def _attack(card: str, target: str) -> Prepared:
    return Prepared(
        f"attack:{target}",
        "chapters-do-attack",
        ("attack", target),
        args={"card": f"card:{card}", "target": f"figure:{target}"},
        subjects=(f"card:{card}", f"figure:{target}"),
        rules=("CHA-ATK-01",),
    )


@cache
def _suspend(value: int) -> Prepared:
    return Prepared(
        f"suspend:{value}",
        "chapters-do-suspend",
        ("suspend", value),
        args={"value": value},
        rules=("CHA-INI-11",),
    )


@cache
def _no_fighter(npc: str) -> Why:
    return Why("chapters-why-no-fighter", "CHA-NPC-01", {"npc": f"figure:{npc}"})


class FightStep(IntEnum):
    """The steps of a turn in combat."""

    BEGIN = 0
    ASK = 1
    FINISH = 2
    OVER = 3


@starts("fight turn")
class FightTurn(Turn, kw_only=True):
    """One active turn. ``begun`` when the turn comes back after Initiative was suspended."""

    begun: bool = False

    def run(self, state: ChaptersState) -> Asked:
        play = state.chapter
        if play is None or play.outcome or play.fight is None or combat_is_over(state):
            state.pop()
            return None
        return self._go_on(state)

    def _go_on(self, state: ChaptersState) -> Asked:
        if state.vampire(self.who).state != "active" or self.step == FightStep.OVER:
            state.pop()
            state.fight.acted += (self.who,)
            return None
        if self.step == FightStep.BEGIN:
            self.step = FightStep.ASK
            if not self.begun:
                self.begin(state)
                self._defence_effects(state)
            return None
        if self.step == FightStep.FINISH:
            self.step = FightStep.OVER
            self.finish(state)
            if state.options.flight_in_combat == "goes_on":  # CHA-GAP-29
                state.push(Flee(who=self.who))
            return None
        if set_off(state):
            return None
        return self._question(state)

    def _defence_effects(self, state: ChaptersState) -> None:
        """CHA-CARD-08, CHA-GAP-09: what a Defence card used in reaction does to its user comes when the
        user's turn comes."""
        card = state.vampire(self.who).reacted
        if card and lookup.book(state).combat_cards[card].kind == "defence":
            state.push(
                Apply(source=f"card:{card}:on_self", actor=self.who, involved=[self.who], default="self")
            )

    # -- what is offered

    def _question(self, state: ChaptersState) -> Question:
        who = self.who
        question = Question(state.seat_of(who), "chapters-ask-fight-turn", who=f"figure:{who}")
        acted = self.why_not_act(state, "CHA-PTURN-01")
        cards = modifiers.totals(state, who)
        question.offer_prepared(_END)
        self._offer_card(question, state, acted)
        self._offer_speech(question, state, acted)
        self.offer_moves(question, state, cards)
        offer_blood(question, state, who, "combat", self.no_more_blood(state), cards)
        offer_items(question, state, who, "combat", acted)
        offer_trades(question, state, who, acted, self.refused)
        self._offer_sprint(question, state, acted, cards)
        offer_recover(question, state, who)
        self._offer_suspension(question, state)
        self.offer_facings(question, state)
        offer_ruling(question, state)
        return question

    def _offer_card(self, question: Question, state: ChaptersState, acted: Why | None) -> None:
        vampire = state.vampire(self.who)
        if not vampire.chosen:
            question.offer_prepared(_ATTACK_ANYBODY, _NO_CARD)
            return
        ident = vampire.chosen
        card = lookup.book(state).combat_cards[ident]
        blocked = acted or why_not_payable(state, self.who, ident) or self._why_no_weapon(state)
        named = {"card": f"card:{ident}"}
        if card.kind != "defence":
            blocked_here = blocked or (_STUNNED if vampire.tokens.get("stun") else None)
            for target, _npc in standing_npcs(state):
                barred = blocked_here or self._why_not_target(state, target)
                attack = _attack(ident, target)
                if barred is None:
                    note = attack_note(state, self.who, ident, target)
                    question.options.append(structs.replace(attack.option, note=note))
                    question.values.append(attack.value)
                else:
                    question.offer_prepared(attack, barred)
        if card.kind != "attack":
            question.offer(
                "guard",
                "chapters-do-guard",
                ("guard",),
                args=named,
                subjects=(f"card:{ident}",),
                rules=("CHA-DEF-02", "CHA-PTURN-02"),
                unless=blocked,
            )

    def _why_no_weapon(self, state: ChaptersState) -> Why | None:
        """CHA-DECK-04, CHA-DECK-05."""
        vampire = state.vampire(self.who)
        kind = lookup.book(state).combat_cards[vampire.chosen].weapon
        if kind is not None and character_values.weapon_for(state, vampire, kind) is None:
            return Why("chapters-why-no-weapon", "CHA-DECK-05", {"kind": f"weapon:{kind}"})
        return None

    def _why_not_target(self, state: ChaptersState, target: str) -> Why | None:
        """CHA-POS-01, CHA-TGT-05, CHA-CARD-05, CHA-AHR-02."""
        npc = state.play.npcs[target]
        if npc.side == "friend":
            return _FRIEND
        summon = lookup.summon_of(state, npc)
        if summon is not None and summon.untargetable:
            return Why("chapters-why-untargetable", "CHA-AHR-02", {"npc": f"figure:{target}"})
        if not can_be_hit(state, target):
            return _no_fighter(target)
        reach = self.reach(state)
        if reach == 1:
            if beside(state, self.who, target):
                return None
            return _NOT_BESIDE
        place = where(state, target)
        if place is not None and character_sees(state, self.who, place, reach):
            return None
        return _OUT_OF_REACH

    def reach(self, state: ChaptersState) -> int:
        """How far the chosen card reaches."""
        vampire = state.vampire(self.who)
        card = lookup.book(state).combat_cards[vampire.chosen]
        if card.weapon != "ranged":
            return 1
        weapon = character_values.weapon_for(state, vampire, "ranged")
        reach = lookup.book(state).items[weapon].reach if weapon is not None else RANGED_REACH
        return max(1, reach + modifiers.totals(state, self.who).reach)

    def _offer_speech(self, question: Question, state: ChaptersState, acted: Why | None) -> None:
        """A page may let somebody be spoken to in the middle of a combat: it takes the action."""
        for ident, npc in standing_npcs(state):
            if not npc.speak:
                continue
            place = npc.hex
            assert place is not None
            why: Why | None = None
            if not character_sees(state, self.who, place, state.options.character_sight):
                why = Why("chapters-why-not-in-sight", "CHA-DLG-01")
            elif spoken(state, npc.speak):
                why = Why("chapters-why-talked", "CHA-GAP-49")
            question.offer(
                f"speak:{ident}",
                "chapters-do-speak",
                ("speak", ident),
                args={"npc": f"figure:{ident}"},
                subjects=(f"figure:{ident}",),
                rules=("CHA-GEN-01",),
                unless=acted or why,
            )

    def _offer_sprint(
        self, question: Question, state: ChaptersState, acted: Why | None, cards: modifiers.Totals
    ) -> None:
        why = acted or self.why_not_move_more(state, cards)
        if why is None and not state.vampire(self.who).chosen:
            why = _NO_CARD_TO_GIVE_UP
        question.offer_prepared(_SPRINT, why)

    def why_not_move_more(self, state: ChaptersState, cards: modifiers.Totals) -> Why | None:
        """More Movement is of no use to those who cannot move."""
        why = self.why_not_move(state, cards)
        return None if why is not None and why.message == "chapters-why-no-movement" else why

    def _offer_suspension(self, question: Question, state: ChaptersState) -> None:
        """CHA-INI-11..13: before acting, Initiative may be lowered, once a round."""
        fight, now = state.fight, state.vampire(self.who).initiative
        busy = self.acted or self.moving or self.moved or self.blood
        why = None
        if self.who in fight.suspended:
            why = _SUSPENDED
        elif busy:
            why = _BUSY
        question.offer_all([_suspend(value) for value in range(now - 1, -1, -1)], why)

    # -- what is done

    def take(self, state: ChaptersState, choice: Choice) -> None:
        verb, *what = choice.value
        if verb == "move":
            self.move(state, *what)
            return
        if verb == "face":
            self.face(state, what[0])
            return
        if verb == "recover":
            recover(state, self.who)
            return
        if verb == "suspend":
            self._suspend(state, what[0])
            return
        if verb == "ruling":
            state.push(Ruling(seat=choice.seat))
            return
        if verb == "sprint":
            self._sprint(state)
            return
        self.end_movement()
        self.turned = False
        if verb == "end":
            self.step = FightStep.FINISH
        elif verb in ("mend", "surge", "power"):
            self.blood = True
            state.push(UseBlood(who=self.who, way=verb, what=what[0], place="combat"))
        else:
            self.end_action()
            self._act(state, verb, what)

    def _act(self, state: ChaptersState, verb: str, what: list[str]) -> None:
        card = state.vampire(self.who).chosen
        if verb == "attack":
            targets = [what[0]]
            if lookup.book(state).combat_cards[card].hits == "adjacent":
                targets += [one for one in enemies_touching(state, self.who) if one != what[0]]
            state.push(Strike(who=self.who, card=card, targets=targets))
        elif verb == "guard":
            state.push(Guard(who=self.who, card=card, own_turn=True))
        elif verb == "speak":
            begin_speech(state, self.who, what[0])
        elif verb == "use":
            state.push(UseItem(who=self.who, item=what[0]))
        else:
            item, giver, taker = what
            state.push(Trade(giver=giver, taker=taker, item=item, asker=self.who))

    def _sprint(self, state: ChaptersState) -> None:
        """The card is given up for more hexes, within the same movement."""
        vampire = state.vampire(self.who)
        card = vampire.chosen
        vampire.change(chosen="")
        vampire.played += (card,)
        state.emit(CardDiscarded(self.who, card))
        self.end_action()
        self.gain(state, SPRINT, None)

    def _suspend(self, state: ChaptersState, value: int) -> None:
        vampire = state.vampire(self.who)
        vampire.change(initiative=value, borrowed=0)  # CHA-INI-12
        state.fight.suspended += (self.who,)
        state.fight.standing = {**state.fight.standing, self.who: value}
        state.emit(InitiativeSuspended(self.who, value))
        state.pop()
