"""What the cards of a fight do: Dracula's seven, the hunters' three, and the items with a banner.

The functions are called by ``Fight`` in the course of a round. A card that needs an answer, or that must wait
until a wound has been dealt with, says so to the fight and is called again.
"""

from __future__ import annotations

from nocturne.dracula.components.board import Mask, Place, as_wolf, is_sea, places_in
from nocturne.dracula.components.box import (
    CombatIcon,
    EncounterId,
    EventId,
    HunterCombatId,
    Item,
    ItemId,
    components,
)
from nocturne.dracula.events.fights import BulletsFired, CombatCardFetched, FlewAway, HunterMesmerized
from nocturne.dracula.rules.combat.banners import banner, combat_name, kind_name
from nocturne.dracula.rules.combat.fight import Combat
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    items_named,
    offer_cards,
    offer_hunters,
    offer_pass,
    offer_places,
)
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.alliances import is_ally
from nocturne.dracula.rules.table.melee import leave_fight
from nocturne.dracula.rules.table.trail import current_place, flee_as_bat, locations_out, occupied
from nocturne.dracula.rules.table.victory import fury_of_place, gain_influence, hurt_dracula
from nocturne.dracula.state import COUNT, DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience

RECKLESS_INFLUENCE = 1
FLED = "dracula-end-flight"


# -- Dracula's cards


def resolve(state: DraculaState, fight: Combat) -> None:
    """Begin the effect of Dracula's card of this round (FOD-COMB-18)."""
    kind, engaged = fight.kind, fight.engaged
    if not kind.stays_face_up:
        fight.turn_down()  # FOD-COMB-19
    fight.count = 0
    if kind.id is CombatIcon.FANGS:
        fight.heal_vampire(state, kind.heals)
        fight.then_go_on()
        if fight.is_night(state) and fight.is_mesmerized(engaged):
            fight.count = 1
            fight.bite(state, engaged)
        else:
            fight.sink_fangs(state, engaged, kind.damage)
    elif kind.id in (CombatIcon.STRENGTH, CombatIcon.CLAWS):
        fight.then_go_on()
        state.push(Hurt(hunter=engaged, amount=kind.damage))
    elif kind.id is CombatIcon.MESMERIZE:
        fight.cancel_card(state, engaged, "dracula-card-mesmerize")
        if not fight.is_mesmerized(engaged):  # FOD-MESM-03
            fight.mesmerized |= 1 << engaged
            state.emit(HunterMesmerized(engaged))
    elif kind.id is CombatIcon.PLOTTING:
        if fight.deck:
            fight.then_ask()
    elif kind.id is CombatIcon.ESCAPE_AS_BAT and _may_fly(state, fight):
        fight.then_ask()
    else:
        _flee(state, fight)


def go_on(state: DraculaState, fight: Combat) -> None:
    """The rest of Dracula's card, after the engaged hunter has been hurt or bitten."""
    kind, engaged = fight.kind, fight.engaged
    if kind.id is CombatIcon.FANGS:
        if fight.count:
            fight.leave_bitten(state, engaged)
            gain_influence(state, kind.influence)  # FOD-WIN-05, FOD-GSTR-02: even if the bite was prevented
        if _is_reckless(state, fight):
            gain_influence(state, RECKLESS_INFLUENCE)
        _pray(state, fight)
    elif kind.id is CombatIcon.STRENGTH:
        card = fight.cards[engaged]
        if kind_name(card) in kind.cancels:
            fight.cancel_card(state, engaged, "dracula-card-strength")
        if fight.is_night(state) and kind_name(card) in kind.breaks:
            fight.break_item(state, engaged)
    elif kind.id is CombatIcon.CLAWS:
        fight.lose_wreaths(state)
        if fight.is_night(state) and fight.hunters and not fight.over:
            if len(fight.hunters) == 1:
                state.push(Hurt(hunter=fight.hunters[0], amount=kind.second_damage))
            else:
                fight.then_ask()


def ask(state: DraculaState, fight: Combat) -> Question:
    """What Dracula's card asks him."""
    kind = fight.kind
    if kind.id is CombatIcon.CLAWS:
        question = Question(DRACULA, "dracula-ask-claws", amount=kind.second_damage)
        offer_hunters(question, fight.hunters, "dracula-do-claws")
    elif kind.id is CombatIcon.PLOTTING:
        question = Question(DRACULA, "dracula-ask-fetch")
        offer_cards(question, "combat", sorted(fight.deck), "dracula-do-fetch")
    else:
        question = Question(DRACULA, "dracula-ask-flight")
        offer_pass(question)
        offer_places(question, state, flights(state, kind.reach), "dracula-do-flight", "FOD-BAT-02")
    return question


def answer(state: DraculaState, fight: Combat, choice: Choice) -> None:
    """Dracula's answer to the question of his card."""
    kind = fight.kind
    if kind.id is CombatIcon.CLAWS:
        state.push(Hurt(hunter=choice.value, amount=kind.second_damage))
    elif kind.id is CombatIcon.PLOTTING:
        fight.deck.remove(choice.value)
        fight.hand = sorted([*fight.hand, choice.value])
        state.chance.shuffle(fight.deck)
        fetched = CombatCardFetched(combat_name(choice.value), seen=True)
        state.emit(fetched, to=audience(DRACULA), others=CombatCardFetched())
    else:
        if choice.key != PASS_KEY:  # FOD-BAT-03
            fight.played.pop()
            flee_as_bat(state, choice.value, fight.chosen)
            state.emit(FlewAway(choice.value, seen=True), to=audience(DRACULA), others=FlewAway())
            fury_of_place(state, choice.value)
        _flee(state, fight)


def flights(state: DraculaState, reach: int) -> list[Place]:
    """Cities Escape as Bat can take Dracula to: within reach along roads that touch no holy city, not on the
    trail or in a lair already, and without hunters unless the table reads the card otherwise."""
    here = current_place(state)
    if is_sea(here):  # no road leads away from there
        return []
    from_holy = state.options.wolf_from_consecrated == "allowed"
    reached = as_wolf(state.board, here, state.holy, reach, from_holy)
    if state.options.bat_flight == "night_to_empty_city":
        reached = Mask(reached & ~occupied(state))
    out = locations_out(state)
    return [place for place in places_in(reached) if place not in out]


def _may_fly(state: DraculaState, fight: Combat) -> bool:
    """FOD-BAT-07: in a vampire's fight nobody is moved."""
    at_any_time = state.options.bat_flight == "any_time"
    return fight.vampire == COUNT and (at_any_time or fight.is_night(state))


def _flee(state: DraculaState, fight: Combat) -> None:
    """Escape as Bat or Mist ends the fight (FOD-COMB-20)."""
    fight.over = FLED
    _pray(state, fight)


def _is_reckless(state: DraculaState, fight: Combat) -> bool:
    if (
        fight.vampire == COUNT
        or components().encounter_cards[fight.vampire].id is not EncounterId.RECKLESS_VAMPIRE
    ):
        return False
    return fight.ambush or state.options.reckless_influence == "any_fight"


def _pray(state: DraculaState, fight: Combat) -> None:
    """Sister Agatha: Dracula suffers after resolving Fangs or a flight."""
    own = fight.vampire == COUNT or state.options.agatha_fights == "every_fight"
    if own and is_ally(state, EventId.SISTER_AGATHA):
        hurt_dracula(state, components().event(EventId.SISTER_AGATHA).ally_damage)


# -- the hunters' cards


def resolve_hunter(state: DraculaState, fight: Combat, hunter: int) -> None:
    """Begin the effect of a hunter's card (FOD-COMB-23)."""
    card = fight.cards[hunter]
    if card >= 0:
        _resolve_item(state, fight, hunter, components().item_cards[card])
    elif kind_name(card) == HunterCombatId.ESCAPE:
        leave_fight(state, hunter)
    else:
        fight.hurt_vampire(state, banner(card).damage)


def _resolve_item(state: DraculaState, fight: Combat, hunter: int, item: Item) -> None:
    engaged = hunter == fight.engaged
    against = fight.kind.id
    if item.weapon:
        fight.hurt_vampire(state, fight.weapon_damage(hunter, fight.cards[hunter]))
        if not fight.over and state.result is None and _could_add_bullets(state, fight, hunter, item):
            fight.then_ask_hunter()
    elif item.id is ItemId.GARLIC:
        if engaged and against in item.against:
            fight.hurt_vampire(state, item.damage)
    elif item.id is ItemId.CRUCIFIX:
        if engaged and fight.icons_matched and against in item.against:
            fight.hurt_vampire(state, item.damage)
    elif item.id is ItemId.HEAVENLY_HOST:
        fight.break_item(state, hunter)
        if engaged and against is item.fails_against:
            fight.then_go_on_hunter()
            fight.bite(state, hunter)
        else:
            fight.hurt_vampire(state, item.damage)
    else:  # the Holy Circle
        fight.break_item(state, hunter)
        if len(fight.hunters) == 1:
            leave_fight(state, hunter)
        else:
            fight.then_ask_hunter()


def go_on_hunter(state: DraculaState, fight: Combat, hunter: int) -> None:
    """The Heavenly Host failed against Fangs: the hunter has been bitten and leaves."""
    fight.leave_bitten(state, hunter)


def ask_hunter(state: DraculaState, fight: Combat, hunter: int) -> Question:
    """What a hunter's card asks."""
    seat, name = state.holder[hunter], f"hunter:{hunter}"
    if kind_name(fight.cards[hunter]) == ItemId.HOLY_CIRCLE:
        question = Question(seat, "dracula-ask-circle", hunter=name)
        if fight.count:
            offer(question, option("done", "dracula-do-circle-done"))
        offer_hunters(question, fight.hunters, "dracula-do-circle")
        return question
    question = Question(seat, "dracula-ask-bullets", hunter=name)
    offer_pass(question)
    bullets = [c for c in state.hunters[hunter].items if components().item_cards[c].id is ItemId.HOLY_BULLETS]
    offer_cards(question, "item", bullets, "dracula-do-bullets")
    return question


def answer_hunter(state: DraculaState, fight: Combat, hunter: int, choice: Choice) -> None:
    """The answer to the question of a hunter's card."""
    if kind_name(fight.cards[hunter]) == ItemId.HOLY_CIRCLE:
        if choice.key == "done":
            fight.hunter_done()
        else:
            fight.count += 1
            leave_fight(state, choice.value)
        return
    fight.hunter_done()
    if choice.key != PASS_KEY:
        item = components().item(ItemId.HOLY_BULLETS)
        fight.bullets = True
        state.emit(BulletsFired(hunter, choice.value))
        fight.spend_item(state, hunter, choice.value)
        fight.hurt_vampire(state, item.damage)


def _could_add_bullets(state: DraculaState, fight: Combat, hunter: int, gun: Item) -> bool:
    """Whether, as far as everybody knows, the hunter could hold Holy Bullets for this gun. Once a fight."""
    bullets = components().item(ItemId.HOLY_BULLETS)
    if fight.bullets or gun.id not in bullets.with_items:
        return False
    on_table = (fight.cards[hunter], fight.last[hunter])
    unseen = [card for card in state.hunters[hunter].items if card not in on_table]
    return bool(unseen) and not items_named(ItemId.HOLY_BULLETS) <= set(state.item_discard)
