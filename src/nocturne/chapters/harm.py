"""What befalls figures: damage and torpor, Hunger and Frenzy, Willpower and fatigue, Humanity, tokens, items.

Every change of a figure's state goes through here, so that what must follow from it does.
"""

from __future__ import annotations

from nocturne.chapters import dice, reckoning
from nocturne.chapters.board import beside, on_tile, where
from nocturne.chapters.events import (
    BeastTested,
    CardsTakenBack,
    CharacterRemoved,
    Damaged,
    Defeated,
    EffectGained,
    EffectLost,
    Fatigued,
    FrenzyEntered,
    FrenzyStopped,
    Healed,
    HumanityLost,
    HungerChanged,
    InitiativeChanged,
    ItemGained,
    ItemLost,
    KissRolled,
    LeftTile,
    LostToTheBeast,
    NpcCardDiscarded,
    PhaseBegun,
    PowerEnded,
    SuccumbedToFrenzy,
    TokensGiven,
    TokensLost,
    TorporEntered,
    WillpowerChanged,
)
from nocturne.chapters.frames import Asked, ChapterFrame, open_page
from nocturne.chapters.hexes import distance
from nocturne.chapters.state import ChaptersState, Npc
from nocturne.kernel.decision import Choice, Question

# -- damage


def hurt(state: ChaptersState, ident: str, amount: int, *, unavoidable: bool = False) -> None:
    """Damage that nobody prevents any more. A character falls into torpor with one point more than its
    track has (CHA-TORP-01; or when it is full), an NPC is defeated when its track is full (CHA-NTURN-08,
    CHA-GAP-37)."""
    if amount <= 0:
        return
    play = state.play
    if ident in play.vampires:
        vampire = play.vampires[ident]
        if vampire.state != "active":
            return
        vampire.damage += amount
        state.emit(Damaged(ident, amount, unavoidable))
        if vampire.damage > reckoning.most_damage(state, ident):
            state.emit(TorporEntered(ident))
            take_out(state, ident, "torpor")
        return
    npc = play.npcs[ident]
    if npc.gone or not reckoning.can_fight(npc):
        return
    if unavoidable and state.options.resistance_unavoidable:  # CHA-GAP-36
        amount -= reckoning.npc_resistance(state, ident)
        if amount <= 0:
            return
    npc.damage += amount
    state.emit(Damaged(ident, amount, unavoidable))
    if npc.damage >= reckoning.npc_damage_track(state, ident):
        _track_full(state, ident, npc)


def _track_full(state: ChaptersState, ident: str, npc: Npc) -> None:
    profile = reckoning.profile_of(state, npc)
    entry = next((one for one in reckoning.chapter_book(state).setup.npcs if one.id == ident), None)
    if profile is not None and npc.phase < len(profile.phases):  # CHA-BOSS-05
        over = npc.damage - reckoning.npc_damage_track(state, ident)
        npc.phase += 1
        npc.damage = over if state.options.phase_overflow == "carried" else 0  # CHA-GAP-54
        state.emit(PhaseBegun(ident, npc.phase + 1))
        if entry is not None and len(entry.filled) >= npc.phase:
            open_page(state, entry.filled[npc.phase - 1])
        return
    state.emit(Defeated(ident))
    leave_tile(state, ident)
    if entry is not None and entry.defeated is not None:
        open_page(state, entry.defeated)


def discard_npc_card(state: ChaptersState, ident: str) -> None:
    """The combat card of an NPC goes to the discards of its deck, face up (CHA-NTURN-04)."""
    npc, fight = state.play.npcs[ident], state.play.fight
    if npc.card and fight is not None:
        if not npc.shown:
            state.emit(NpcCardDiscarded(ident, npc.card))
        fight.decks[reckoning.deck_of(state, ident)].discard.append(npc.card)
        npc.change(card="", shown=False)


def leave_tile(state: ChaptersState, ident: str) -> None:
    """An NPC is taken off the tile for good."""
    npc = state.play.npcs[ident]
    fight = state.play.fight
    discard_npc_card(state, ident)
    npc.change(hex=None, gone=True, fights=False, flees_after="", defence=0)
    if npc.summoner:  # CHA-SUM-05: not again in the turn in which it fell
        npc.barred = fight is not None and fight.turn == npc.summoner
    fit_tracks(state)  # its passive ends (CHA-ALLY-03, CHA-BOSS-07)
    if npc.kind == "ally":
        _fewer(state)


def _fewer(state: ChaptersState) -> None:
    """A participant has dropped out. Where values follow those who stand (CHA-PLAY-03), tracks get shorter,
    and some may be full."""
    if state.options.values_fixed:
        return
    for ident, npc in list(state.play.npcs.items()):
        if npc.hex is not None and reckoning.can_fight(npc) and npc.damage:
            while not npc.gone and npc.damage >= reckoning.npc_damage_track(state, ident):
                _track_full(state, ident, npc)


def heal(state: ChaptersState, ident: str, amount: int) -> None:
    """Take points off a Damage track."""
    figure = state.figure(ident)
    healed = min(amount, figure.damage)
    if healed > 0:
        figure.damage -= healed
        state.emit(Healed(ident, healed))


def take_out(state: ChaptersState, ident: str, how: str) -> None:
    """A character leaves the tile and takes no further part in the chapter (CHA-TORP-02, CHA-FRZ-04). When
    nobody is left the chapter, or the combat first, is lost (CHA-TORP-04, CHA-END-02, CHA-GAP-03)."""
    vampire = state.vampire(ident)
    if vampire.chosen:  # its card is not shown
        vampire.hand.append(vampire.chosen)
    vampire.change(state=how, hex=None, tokens={}, surge="", chosen="")
    if vampire.power:
        end_power(state, ident)
    play = state.play
    beaten = play.fight is not None and play.fight.champion == ident
    if state.active() and not beaten:
        _fewer(state)
        return
    if play.fight is not None and _lose_page(state):
        play.fight.over = "lost"
    else:
        play.outcome = "failure"


def _lose_page(state: ChaptersState) -> str:
    """The page that says otherwise when a combat is lost (CHA-CMB-09)."""
    fight = state.fight
    return fight.lose or ("" if fight.scripted else reckoning.chapter_book(state).lost or "")


def remove_character(state: ChaptersState, ident: str) -> None:
    """A page takes a character out of the chapter."""
    if state.vampire(ident).state == "active":
        state.emit(CharacterRemoved(ident))
        take_out(state, ident, "removed")


def fit_tracks(state: ChaptersState) -> None:
    """Something that made tracks longer is gone: points beyond their ends go with it, and nobody falls for
    it."""
    if state.chapter is None:
        return
    for ident in state.active():
        vampire = state.vampire(ident)
        vampire.damage = min(vampire.damage, reckoning.most_damage(state, ident))
        vampire.willpower = min(vampire.willpower, reckoning.willpower_track(state, ident))


# -- Hunger and Frenzy


def raise_hunger(state: ChaptersState, ident: str, amount: int) -> None:
    """Hunger rises; when it must rise above a full track, Frenzy comes (CHA-FRZ-01)."""
    vampire = state.vampire(ident)
    if vampire.state != "active" or amount <= 0:
        return
    most = reckoning.hunger_track(state, ident)
    risen = min(amount, most - vampire.hunger)
    if risen > 0:
        vampire.hunger += risen
        state.emit(HungerChanged(ident, risen, vampire.hunger))
    if risen < amount:
        state.emit(FrenzyEntered(ident))
        state.enqueue(Frenzy(who=ident))


def lower_hunger(state: ChaptersState, ident: str, amount: int) -> None:
    """Hunger falls, never below 0."""
    vampire = state.vampire(ident)
    fallen = min(amount, vampire.hunger)
    if fallen > 0 and vampire.state == "active":
        vampire.hunger -= fallen
        state.emit(HungerChanged(ident, -fallen, vampire.hunger))


def beast_test(state: ChaptersState, ident: str) -> None:
    """CHA-BEAST-01, CHA-BEAST-02: one red die; only Hunger depends on it (CHA-BEAST-04)."""
    if state.vampire(ident).state != "active":
        return
    face = dice.roll(state.chance, reckoning.the_dice(state).red, 1)[0]
    state.emit(BeastTested(ident, face))
    raise_hunger(state, ident, dice.BEAST[face])


def painful_kiss(state: ChaptersState, ident: str) -> None:
    """CHA-FLAW-12: after feeding Aurora rolls a red die; a skull costs Humanity."""
    if "painful_kiss" not in reckoning.flaws(state, ident):
        return
    face = dice.roll(state.chance, reckoning.the_dice(state).red, 1)[0]
    state.emit(KissRolled(ident, face))
    if face == "skull":
        lose_humanity(state, ident, 1)


class Frenzy(ChapterFrame, kw_only=True):
    """CHA-GAP-02: the flaws, then a window in which a blood bag may stop it; otherwise the character is
    gone."""

    who: str
    asked: list[str] = []

    def go(self, state: ChaptersState) -> Asked:
        if state.vampire(self.who).state != "active":
            state.pop()
            return None
        if self.step == 0:
            self.step = 1
            if "blood_curse" in reckoning.flaws(state, self.who):
                self._curse(state)
                return None
        rescuer = next((one for one in self._rescuers(state) if one not in self.asked), None)
        if rescuer is None:
            state.pop()
            state.emit(SuccumbedToFrenzy(self.who))
            take_out(state, self.who, "frenzy")
            return None
        return self._question(state, rescuer)

    def _curse(self, state: ChaptersState) -> None:
        """CHA-FLAW-09, CHA-FLAW-10: all within 2 hexes suffer."""
        here = where(state, self.who)
        assert here is not None
        near = [ident for ident, _, hex_ in on_tile(state) if ident != self.who and distance(here, hex_) <= 2]
        for ident in near:
            hurt(state, ident, 2, unavoidable=True)
            if ident in state.play.vampires:
                raise_hunger(state, ident, 1)

    def _rescuers(self, state: ChaptersState) -> list[str]:
        """Who has a blood bag at hand: the character itself, then those beside it."""
        if state.options.frenzy_rescue == "none":
            return []
        near = [self.who]
        if state.options.frenzy_rescue == "adjacent":
            near += [one for one in state.active() if one != self.who and beside(state, one, self.who)]
        return [one for one in near if self._bags(state, one)]

    def _bags(self, state: ChaptersState, ident: str) -> list[str]:
        items = reckoning.book(state).items
        return sorted({item for item in state.vampire(ident).items if items[item].blood})

    def _question(self, state: ChaptersState, rescuer: str) -> Question:
        question = Question(state.seat_of(rescuer), "chapters-ask-frenzy", who=f"figure:{self.who}")
        for item in self._bags(state, rescuer):
            question.offer(
                f"bag:{item}",
                "chapters-do-bag",
                (rescuer, item),
                args={"item": f"item:{item}"},
                subjects=(f"figure:{self.who}", f"item:{item}"),
                rules=("CHA-GAP-02", "CHA-FRZ-03"),
            )
        question.offer("pass", "chapters-do-succumb", (rescuer, ""), rules=("CHA-FRZ-04",))
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        rescuer, item = choice.value
        if not item:
            self.asked.append(rescuer)
            return
        state.pop()
        discard_item(state, rescuer, item)
        vampire = state.vampire(self.who)
        vampire.hunger = max(
            0, reckoning.hunger_track(state, self.who) - reckoning.book(state).items[item].blood
        )
        state.emit(FrenzyStopped(self.who, item))


# -- Willpower, Humanity


def can_spend_willpower(state: ChaptersState, ident: str) -> bool:
    """CHA-FAT-02: not when fatigued; the point that overflows a full track can still be spent
    (CHA-GAP-39)."""
    vampire = state.vampire(ident)
    if vampire.fatigued or reckoning.forbidden(state, ident, "willpower"):
        return False
    full = vampire.willpower >= reckoning.willpower_track(state, ident)
    return not full or state.options.last_willpower == "works"


def lose_willpower(state: ChaptersState, ident: str, amount: int = 1) -> None:
    """Willpower is spent or lost; more than the track holds brings fatigue (CHA-FAT-01)."""
    vampire = state.vampire(ident)
    if vampire.state != "active":
        return
    track = reckoning.willpower_track(state, ident)
    spent = min(amount, track - vampire.willpower)
    if spent > 0:
        vampire.willpower += spent
        state.emit(WillpowerChanged(ident, -spent, vampire.willpower))
    if spent < amount and not vampire.fatigued:
        vampire.fatigued = True
        state.emit(Fatigued(ident))


def regain_willpower(state: ChaptersState, ident: str, amount: int) -> None:
    """Points of Willpower come back; fatigue stays until the chapter ends (CHA-FAT-05)."""
    vampire = state.vampire(ident)
    back = min(amount, vampire.willpower)
    if back > 0:
        vampire.willpower -= back
        state.emit(WillpowerChanged(ident, back, vampire.willpower))


def lose_humanity(state: ChaptersState, ident: str, amount: int) -> None:
    """CHA-HUM-03, CHA-HUM-04; at 0 the character is lost to the Beast (CHA-GAP-41)."""
    player = next(one for one in state.campaign.players if one.character == ident)
    least = 0 if state.options.humanity_zero == "lost" else 1
    now = max(least, player.humanity - amount)
    if now == player.humanity:
        return
    player.humanity = now
    state.emit(HumanityLost(ident, now))
    fit_tracks(state)  # another Humanity card (CHA-HUM-05)
    if now == 0:
        state.emit(LostToTheBeast(ident))
        if state.chapter is not None and ident in state.play.vampires:
            take_out(state, ident, "lost")


# -- tokens and Initiative


def give_tokens(state: ChaptersState, ident: str, kind: str, n: int) -> None:
    """Effect tokens, unless the figure is immune (CHA-TOK-01)."""
    figure = state.figure(ident)
    if figure.hex is None or n <= 0 or reckoning.immune(state, ident, kind):
        return
    if kind == "stealth" and (ident not in state.play.vampires or state.play.fight is not None):
        return  # CHA-STL-17: nobody enters stealth during a combat
    figure.tokens[kind] = 1 if kind == "stealth" else figure.tokens.get(kind, 0) + n
    state.emit(TokensGiven(ident, kind, n))


def drop_tokens(state: ChaptersState, ident: str, kind: str, n: int | None = None) -> int:
    """Take tokens of a kind away, all by default; gives how many."""
    figure = state.figure(ident)
    had = figure.tokens.get(kind, 0)
    gone = had if n is None else min(n, had)
    if gone:
        figure.tokens[kind] = had - gone
        if not figure.tokens[kind]:
            del figure.tokens[kind]
        state.emit(TokensLost(ident, kind, gone))
    return gone


def change_initiative(state: ChaptersState, ident: str, by: int) -> None:
    """CHA-INI-08, CHA-INI-09: at once and until the end of the combat; outside of one, for the next."""
    play = state.play
    if play.fight is None:
        play.initiative[ident] = play.initiative.get(ident, 0) + by
        return
    figure = state.figure(ident)
    now = reckoning.clamp_initiative(figure.initiative + by)
    if now != figure.initiative:
        figure.initiative = now
        state.emit(InitiativeChanged(ident, now))


# -- powers, cards, items, effects


def end_power(state: ChaptersState, ident: str) -> None:
    """An active discipline ends (CHA-DISC-06, CHA-DISC-09)."""
    vampire = state.vampire(ident)
    if vampire.power:
        power, vampire.power = vampire.power, ""
        state.emit(PowerEnded(ident, power))
        fit_tracks(state)


def take_cards_back(state: ChaptersState, ident: str, *, free: bool) -> None:
    """All used combat cards return to the hand (CHA-WIL-05, CHA-HAND-04)."""
    vampire = state.vampire(ident)
    vampire.hand += vampire.played
    vampire.played = []
    state.emit(CardsTakenBack(ident, free))


def gain_effect(state: ChaptersState, ident: str | None, effect: str) -> None:
    """An effect card for a character, or for the coterie; never a second copy (CHA-EFC-02, CHA-EFC-06)."""
    card = reckoning.book(state).effects[effect]
    if card.scope == "coterie":
        owned = state.campaign.coterie.effects
        ident = None
    else:
        owned = next(one for one in state.campaign.players if one.character == ident).effects
    if effect not in owned:
        owned.append(effect)
        state.emit(EffectGained(ident, effect))
        fit_tracks(state)


def lose_effect(state: ChaptersState, ident: str | None, effect: str) -> None:
    """An effect card is discarded, by a character or by the coterie."""
    coterie = state.campaign.coterie
    if effect in coterie.effects:
        coterie.effects.remove(effect)
        state.emit(EffectLost(None, effect))
        fit_tracks(state)
        return
    for player in state.campaign.players:
        if player.character == ident and effect in player.effects:
            player.effects.remove(effect)
            state.emit(EffectLost(ident, effect))
            fit_tracks(state)


def gain_item(state: ChaptersState, ident: str, item: str) -> None:
    """CHA-ITM-02, CHA-ITM-05: whoever gains an item keeps it for the chapter, whatever it carries."""
    state.vampire(ident).items.append(item)
    state.emit(ItemGained(ident, item))


def discard_item(state: ChaptersState, ident: str, item: str) -> None:
    """CHA-ITM-08, CHA-ITM-09: back to the box, or to the shop when it was bought there."""
    vampire = state.vampire(ident)
    if item in vampire.items:
        vampire.items.remove(item)
        back_to_shop(state, item)
        state.emit(ItemLost(ident, item))
        fit_tracks(state)


def back_to_shop(state: ChaptersState, item: str) -> None:
    """A copy that had been bought can be bought again."""
    sold = state.campaign.coterie.sold
    if sold.get(item, 0) > 0:
        sold[item] -= 1
        if not sold[item]:
            del sold[item]


def npc_leaves(state: ChaptersState, ident: str) -> None:
    """An NPC leaves the tile because somebody or a page made it."""
    if state.play.npcs[ident].hex is not None:
        leave_tile(state, ident)
        state.emit(LeftTile(ident))


def revive(state: ChaptersState) -> None:
    """After a combat whose loss does not end the chapter, the fallen come round, as wounded as one can be."""
    for ident, vampire in state.play.vampires.items():
        if vampire.state in ("torpor", "frenzy"):
            vampire.state = "active"
            vampire.hunger = min(vampire.hunger, reckoning.hunger_track(state, ident))
    fit_tracks(state)
