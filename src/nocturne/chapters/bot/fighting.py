"""Combat: the hand, the card to lay, where to stand, whom to strike, when to guard.

A card is judged by the damage it should deal through Resistance, or prevent; a hex by what can be struck
from it, from behind where possible. The enemy's hand is what lies open: values, wounds, shown cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.chapters.bot.eyes import Eyes, at_least, effect_worth
from nocturne.chapters.bot.memory import Memory
from nocturne.chapters.bot.preparation import modifier_worth
from nocturne.chapters.components.hexes import Facing, Hex, distance, hex_of, is_behind
from nocturne.chapters.components.sight import touching
from nocturne.chapters.content.cards import DisciplineCard
from nocturne.chapters.rules.combat.fight_turn import RANGED_REACH
from nocturne.chapters.view.table import NpcView
from nocturne.kernel.decision import Decision

_MOST_ANSWERS = 24
_KILL = 2.0
"""What it is worth beyond the damage that an enemy falls."""
_UNSEEN_DEFENCE = 0.4
"""What a face-down card takes off a blow on average."""
_LIKELY_HIT = 0.7
"""How often an enemy in reach attacks rather than guards."""


class Fighter:
    """One answer in a combat."""

    def __init__(self, decision: Decision, eyes: Eyes, memory: Memory) -> None:
        self.decision = decision
        self.eyes = eyes
        self.memory = memory
        self.keys = [option.key for option in decision.options]

    # -- cards

    def usable(self, ident: str) -> bool:
        """Whether a card can be used with what the character carries."""
        weapon = self.eyes.card(ident).weapon
        return weapon is None or self.weapon_dice(weapon) is not None

    def weapon_dice(self, kind: str) -> int | None:
        """The dice of the best weapon of a kind; None without one."""
        items = [self.eyes.pack.items[item] for item in self.eyes.me.items]
        return max((item.dice for item in items if item.weapon == kind), default=None)

    def reach(self, ident: str) -> int:
        """How far a card reaches."""
        if self.eyes.card(ident).weapon != "ranged":
            return 1
        items = [self.eyes.pack.items[item] for item in self.eyes.me.items]
        return max((item.reach for item in items if item.weapon == "ranged"), default=RANGED_REACH)

    def blow(self, ident: str, foe: NpcView, place: Hex) -> float:
        """What an attack on somebody from a hex is worth, in points of damage."""
        card, eyes = self.eyes.card(ident), self.eyes
        bonus = card.attack_dice + ((self.weapon_dice(card.weapon) or 0) if card.weapon else 0)
        count, automatic = eyes.pool(eyes.me.id, "physical", card.skill, "attack", bonus)
        if count == 0:
            return 0.0
        more = sum(
            m.damage
            for m in eyes.modifiers(eyes.me.id)
            if m.skill in (None, card.skill) and (not m.during or "attack" in m.during)
        )
        more += is_behind(hex_of(foe.hex), Facing[foe.facing], place)
        soaked = (foe.resistance or 0) + foe.tokens.get("resistance", 0) + foe.defence
        if foe.has_card and not foe.card:
            soaked_more = _UNSEEN_DEFENCE
        else:
            soaked_more = 0.0
        left = max(1, (foe.damage_track or 4) - foe.damage)
        poison = foe.tokens.get("poison", 0)
        dealt = 0.0
        for successes, chance in enumerate(eyes.spread(count)):
            through = successes + automatic + more - soaked
            if through > 0:
                dealt += chance * min(left, through + poison - soaked_more)
        hits = at_least(eyes.spread(count), soaked - automatic - more + 1)
        kills = at_least(eyes.spread(count), soaked + left - poison - automatic - more)
        worth = dealt + _KILL * kills + hits * sum(effect_worth(effect) for effect in card.on_enemy)
        if card.feeds and eyes.me.hunger:
            worth += hits * (0.3 + 0.4 * eyes.me.hunger)
        return worth + 0.5 * self.on_self(ident) - 0.8 * card.cost.willpower - 0.8 * card.cost.hunger

    def on_self(self, ident: str) -> float:
        """What a card does for its user."""
        return sum(effect_worth(effect) for effect in self.eyes.card(ident).on_self)

    def shield(self, ident: str, incoming: float) -> float:
        """What a Defence is worth against so much damage."""
        card, eyes = self.eyes.card(ident), self.eyes
        if card.kind == "attack":
            return 0.0
        count, automatic = eyes.pool(eyes.me.id, "physical", card.skill, "defence", card.defence_dice)
        stopped = min(incoming, 0.6 * count + automatic)
        left = eyes.me.damage_track - eyes.me.damage
        urgency = 3.0 if incoming > left else 1.2 if incoming * 2 > left else 0.9
        bleeding = 0.8 * eyes.me.tokens.get("bleed", 0)
        return (
            urgency * self.patience * stopped
            + bleeding
            + 0.4 * self.on_self(ident)
            - 0.8 * card.cost.willpower
        )

    @property
    def patience(self) -> float:
        """Guarding wins no fight: the longer it lasts, the less it is worth."""
        fight = self.eyes.chapter.fight
        rounds = fight.round if fight is not None else 0
        return max(0.4, 1.0 - 0.05 * max(0, rounds - 6))

    def incoming(self, still: Iterable[NpcView] | None = None) -> float:
        """The damage to expect from the enemies who could come at this character before it can answer."""
        eyes = self.eyes
        friends = len(eyes.coterie) + sum(npc.side == "friend" for npc in eyes.npcs)
        total = 0.0
        for foe in eyes.foes if still is None else still:
            reach = (foe.movement or 3) + 1
            steps = eyes.steps_to(hex_of(foe.hex))
            near = steps is not None and steps <= reach
            stunned = bool(foe.tokens.get("stun"))
            if near and not stunned:
                share = 1.0 if steps == 0 else 1.0 / max(1, min(2, friends))
                total += _LIKELY_HIT * share * ((foe.attack or 1) + 0.6)
        return total

    # -- the hand and the card of the round

    def hand(self) -> str:
        """The active hand: the best attacks, with something to guard with."""
        if "same" in self.keys:
            return "same"
        cards = [key.partition(":")[2] for key in self.keys if key.startswith("card:")]
        picked = self.memory.turn
        guards = picked["guards"]
        foe = max(self.eyes.foes, key=lambda npc: npc.attack or 0, default=None)
        left = int(self.decision.args["left"])

        def worth(ident: str) -> float:
            if not self.usable(ident):
                return -5.0
            card = self.eyes.card(ident)
            strike = 0.0
            if card.kind != "defence":
                strike = self.blow(ident, foe, self.eyes.here) if foe is not None else 1.0 + card.attack_dice
            guard = self.shield(ident, 2.5) if card.kind != "attack" else 0.0
            if card.kind == "mixed":
                return max(strike, guard) + 0.4
            return strike if card.kind == "attack" else guard + (1.5 if guards == 0 and left <= 3 else 0.0)

        best = max(cards, key=worth)
        if self.eyes.card(best).kind != "attack":
            picked["guards"] += 1
        return f"card:{best}"

    def lay(self) -> str:
        """The card for this round."""
        hand = [key.partition(":")[2] for key in self.keys if key.startswith("lay:")]
        if not hand:
            return "recover" if "recover" in self.keys else self.keys[0]
        best = max(hand, key=self.round_worth)
        if "recover" in self.keys and self.eyes.spare_willpower() >= 2:
            played = [card for card in self.eyes.me.played if self.usable(card)]
            back = max((self.round_worth(card) for card in played), default=0.0)
            if back > self.round_worth(best) + 1.4:
                return "recover"
        return f"lay:{best}"

    def round_worth(self, ident: str) -> float:
        """What a card will do this round, as the table stands."""
        if not self.usable(ident):
            return -1.0
        card = self.eyes.card(ident)
        strike = 0.2
        if card.kind != "defence":
            strike = max([strike, *(self._best_blow(ident, foe) for foe in self.eyes.foes)])
        guard = self.shield(ident, self.incoming()) if card.kind != "attack" else 0.0
        return max(strike, guard) + (0.3 if card.kind == "mixed" else 0.0)

    def _best_blow(self, ident: str, foe: NpcView) -> float:
        """An attack on an enemy within the reach of this turn's movement; less for one farther away."""
        steps = self.eyes.steps_to(hex_of(foe.hex))
        extra = self.reach(ident) - 1
        if steps is None:
            return 0.0
        worth = self.blow(ident, foe, self.eyes.here)
        return worth if steps - extra <= self.eyes.me.movement else 0.3 * worth

    # -- the turn

    def turn(self) -> str:
        """Blood first where it helps the blow, then the place, the blow, and what is left."""
        self.memory.turn["answers"] += 1
        if self.memory.turn["answers"] > _MOST_ANSWERS * 2:
            return "end"
        return (
            self._speech()
            or self._blood()
            or self._strike()
            or self._item()
            or self._guard()
            or self._approach()
            or self._face()
        )

    def _speech(self) -> str:
        """What can be said is said once, by whoever stands well enough to spare the blow."""
        if self.eyes.me.damage * 2 > self.eyes.me.damage_track:
            return ""
        heard = self.memory.spoken
        key = next((k for k in self.keys if k.startswith("speak:") and k not in heard), "")
        if key:
            heard.add(key)
        return key

    def _blood(self) -> str:
        """Mend, surge or a power, when the Beast stays asleep."""
        eyes, me = self.eyes, self.eyes.me
        best, key = 0.9, ""
        danger = me.damage + self.incoming() > me.damage_track
        bold = eyes.may_use_blood() or (danger and me.hunger < me.hunger_track)
        if not bold:
            return ""
        for one in self.keys:
            kind, _, what = one.partition(":")
            worth = 0.0
            if kind == "mend":
                worth = min(2, me.damage) * (1.2 if me.damage * 2 >= me.damage_track else 0.5)
                worth += me.tokens.get("poison", 0)
            elif kind == "surge" and what == "physical":
                worth = 1.0 if self._can_strike() else 0.3
            elif kind == "power":
                worth = self._power(what)
            if worth > best:
                best, key = worth, one
        return key

    def _power(self, ident: str) -> float:
        """What a power is worth now; one that replaces another that lasts is worth less."""
        card = self.eyes.pack.disciplines[ident]
        lasting = {"combat": 2.5, "chapter": 2.5, "round": 1.1}.get(card.duration or "", 1.0)
        worth = sum(effect_worth(effect) for effect in card.do) - self._own_harm(card)
        for modifier in card.modifiers:
            fits = not modifier.during or "attack" in modifier.during or "defence" in modifier.during
            worth += lasting * modifier_worth(modifier) if fits else 0.0
        if card.kind == "active" and self.eyes.me.power:
            worth -= 1.5
        return worth

    def _own_harm(self, card: DisciplineCard) -> float:
        """What a summon costs that hurts whoever is beside it, its summoner too: it pays among several
        enemies only."""
        summons = self.eyes.pack.summons
        hurting = sum(bool(one.summon and summons[one.summon].hurts) for one in card.do)
        return hurting * max(0.0, 3.5 - self._touching(self.eyes.here))

    def _can_strike(self) -> bool:
        return any(key.startswith("attack:") for key in self.keys)

    def _strike(self) -> str:
        """Strike from here, or from a better hex in reach."""
        chosen = self.eyes.me.chosen
        if not chosen or self.eyes.card(chosen).kind == "defence" or not self.usable(chosen):
            return ""
        attacks = [key.partition(":")[2] for key in self.keys if key.startswith("attack:")]
        by_id = {foe.id: foe for foe in self.eyes.npcs}
        now, target = 0.0, ""
        for ident in attacks:
            worth = self.blow(chosen, by_id[ident], self.eyes.here)
            if not target or worth > now:
                now, target = worth, ident
        place, there = self._better_place(chosen)
        if place and there > now + 0.35:
            return place
        if not target:
            return ""
        if self.eyes.card(chosen).kind == "mixed" and self._rather_guard(chosen, now):
            return ""
        return f"attack:{target}"

    def _rather_guard(self, chosen: str, blow: float) -> bool:
        """Whether the card is better kept for the blows that are still to come."""
        return self.shield(chosen, self.incoming(self._still_to_act())) > blow + 0.5

    def _still_to_act(self) -> list[NpcView]:
        fight = self.eyes.chapter.fight
        acted = fight.acted if fight is not None else []
        return [foe for foe in self.eyes.foes if foe.id not in acted]

    def _better_place(self, chosen: str) -> tuple[str, float]:
        best, key = 0.0, ""
        reach, fire = self.reach(chosen), self.eyes.tokens("fire")
        for option in self.decision.options:
            if not option.key.startswith("move:"):
                continue
            place = hex_of(option.key.partition(":")[2])
            if place in fire or option.args.get("fires"):
                continue
            for foe in self.eyes.foes:
                if foe.kind == "summon" or not self._in_reach(place, hex_of(foe.hex), reach):
                    continue
                worth = self.blow(chosen, foe, place) - 0.02 * int(option.args.get("cost", 1))
                worth -= 0.25 * (self._touching(place) - 1)
                if worth > best:
                    best, key = worth, option.key
        return key, best

    def _in_reach(self, here: Hex, there: Hex, reach: int) -> bool:
        if reach == 1 or distance(here, there) == 1:
            return touching(here, there, self.eyes.tile)
        return distance(here, there) <= reach and self.eyes.clear(here, there)

    def _touching(self, place: Hex) -> int:
        return sum(touching(place, hex_of(foe.hex), self.eyes.tile) for foe in self.eyes.foes)

    def _item(self) -> str:
        """An item, when it does more than the card can."""
        eyes, items = self.eyes, self.eyes.pack.items
        for key in self.keys:
            if not key.startswith("use:"):
                continue
            item = items[key.partition(":")[2]]
            thirsty = item.blood and eyes.me.hunger >= eyes.me.hunger_track - 1
            worth = sum(effect_worth(e) * min(1.0, eyes.me.damage / (e.heal or 1)) for e in item.do)
            if thirsty or worth >= 1.5:
                return key
        return ""

    def _guard(self) -> str:
        """Guard, when somebody is still to come."""
        chosen = self.eyes.me.chosen
        if "guard" not in self.keys or not chosen:
            return ""
        pure = self.eyes.card(chosen).kind == "defence"
        waiting = self.incoming(self._still_to_act())
        return "guard" if (pure and waiting > 0) or waiting > 0.8 else ""

    def _approach(self) -> str:
        """Come nearer to the enemy that is easiest to reach; run when the card is of no use."""
        eyes = self.eyes
        foes = [foe for foe in eyes.foes if foe.kind != "summon" or len(eyes.foes) == 1]
        chosen = eyes.me.chosen
        near = [(steps, foe) for foe in foes if (steps := eyes.steps_to(hex_of(foe.hex))) is not None]
        if not near:
            return ""
        steps, foe = min(near, key=lambda pair: (pair[0], pair[1].id))
        shy = eyes.me.damage + 2 > eyes.me.damage_track and len(eyes.coterie) > 1 and self.patience == 1.0
        if steps == 0 or (shy and steps <= 6):
            return ""
        ends = [p for p in eyes.places_beside(hex_of(foe.hex)) if p in eyes.ways]
        if not ends:
            return ""
        path = eyes.ways[min(ends, key=lambda place: eyes.ways[place].cost)].path
        fire = eyes.tokens("fire")
        moves = {hex_of(key.partition(":")[2]): key for key in self.keys if key.startswith("move:")}
        on_the_way = [place for place in path if place in moves and place not in fire]
        if on_the_way:
            return moves[on_the_way[-1]]
        far = steps > eyes.me.movement + 2
        return "sprint" if "sprint" in self.keys and far and chosen else ""

    def _face(self) -> str:
        """End the turn with as few enemies behind as possible."""
        eyes = self.eyes
        foes = [hex_of(foe.hex) for foe in eyes.foes]

        def exposed(facing: Facing) -> float:
            return sum(1.0 / distance(eyes.here, foe) for foe in foes if is_behind(eyes.here, facing, foe))

        now = exposed(Facing[eyes.me.facing])
        turns = [key for key in self.keys if key.startswith("face:")]
        if turns and self.memory.turn["faced"] < 3:
            best = min(turns, key=lambda key: exposed(Facing[key.partition(":")[2]]))
            if exposed(Facing[best.partition(":")[2]]) < now - 0.01:
                self.memory.turn["faced"] += 1
                return best
        return "end"

    # -- reactions

    def defend(self) -> str:
        """React with the card that lies there, when the blow is worth it."""
        chosen = self.eyes.me.chosen
        if "defend" not in self.keys or not chosen:
            return "pass"
        damage = float(self.decision.args["damage"])
        if self.eyes.card(chosen).kind == "defence":
            return "defend" if damage > self.eyes.me.tokens.get("resistance", 0) else "pass"
        strike = max((self._best_blow(chosen, foe) for foe in self.eyes.foes), default=0.0)
        return "defend" if self.shield(chosen, damage) > strike + 0.2 else "pass"

    def spend(self) -> str:
        """As much Resistance as there is to spend."""
        return max(self.keys, key=lambda key: int(key.partition(":")[2]))

    def target(self) -> str:
        """Whom a power or item is for: the enemy nearest to falling, the friend worst hurt, oneself."""
        by_id = {npc.id: npc for npc in self.eyes.npcs}
        hurt = {one.id: one.damage for one in self.eyes.coterie}

        def rank(key: str) -> tuple[float, str]:
            ident = key.partition(":")[2]
            if ident in by_id and by_id[ident].side == "enemy":
                npc = by_id[ident]
                near = -distance(self.eyes.here, hex_of(npc.hex)) * 0.1
                return float(npc.attack or 0) * 0.5 + near, key
            if ident in hurt:
                return float(hurt[ident]), key
            return 0.0, key

        return max(self.keys, key=rank)

    def aimed_at(self) -> str:
        """The coterie chooses whom an enemy strikes: who can bear it best."""
        left = {one.id: one.damage_track - one.damage for one in self.eyes.coterie}
        for npc in self.eyes.npcs:
            if npc.side == "friend":
                left[npc.id] = (npc.damage_track or 0) - npc.damage + 2
            else:
                left[npc.id] = npc.damage - (npc.damage_track or 4)  # an ally's target: the weakest
        return max(self.keys, key=lambda key: left.get(key.partition(":")[2], 0))
