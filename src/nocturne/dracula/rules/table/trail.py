"""The trail and the lairs: finding, revealing, placing and clearing what Dracula has left behind.

A *spot* is a trail space (0 to 5 for the spaces 1 to 6) or a lair (6 and up). Hideouts are frozen: each
change puts a new one in the old one's place.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from nocturne.dracula.components.board import CASTLE, FIRST_SEA, NOWHERE, Mask, Place, is_sea
from nocturne.dracula.components.box import TRAIL_SPACES, PowerId, components
from nocturne.dracula.events.references import HIDDEN
from nocturne.dracula.events.trail import (
    CityNotFound,
    EncounterPlaced,
    EncounterRevealed,
    EncountersDiscarded,
    EncounterTakenBack,
    HideoutCleared,
    HideRevealed,
    LocationRevealed,
    NothingRevealed,
)
from nocturne.dracula.rules.table.cards import forget_hand, refill_encounters
from nocturne.dracula.state import DRACULA, NO_CARD, Clue, DraculaState, Hideout, Laid
from nocturne.kernel.event import EVERYONE, audience

LAIRS = TRAIL_SPACES
"""The first spot that is a lair."""

NO_SPOT = -1


# -- finding


def spots(state: DraculaState) -> list[tuple[int, Hideout]]:
    """Every hideout and lair with its spot."""
    found: list[tuple[int, Hideout]] = [(i, h) for i, h in enumerate(state.trail) if h is not None]
    found += [(LAIRS + i, lair) for i, lair in enumerate(state.lairs)]
    return found


def hideout(state: DraculaState, spot: int) -> Hideout:
    """What lies on a spot that is not empty."""
    there = state.trail[spot] if spot < LAIRS else state.lairs[spot - LAIRS]
    if there is None:
        raise LookupError(f"nothing lies on trail space {spot + 1}")
    return there


def put(state: DraculaState, spot: int, new: Hideout | None) -> None:
    """Replace what lies on a spot; None empties a trail space or removes a lair."""
    if spot < LAIRS:
        state.trail[spot] = new
    elif new is None:
        del state.lairs[spot - LAIRS]
    else:
        state.lairs[spot - LAIRS] = new


def current_spot(state: DraculaState) -> int:
    """The trail space of Dracula's location: the leftmost with a location card (FOD-DLOC-01, FOD-DLOC-02)."""
    for spot, there in enumerate(state.trail):
        if there is not None and there.place != NOWHERE:
            return spot
    return NO_SPOT


def current_place(state: DraculaState) -> Place:
    """Where Dracula is; nowhere only before he has chosen his start."""
    for there in state.trail:
        if there is not None and there.place != NOWHERE:
            return there.place
    return NOWHERE


def current_is_revealed(state: DraculaState) -> bool:
    """Whether Dracula's figure stands on the map (FOD-DLOC-03, FOD-DLOC-04)."""
    spot = current_spot(state)
    return spot != NO_SPOT and hideout(state, spot).face_up


def spot_of(state: DraculaState, place: Place) -> int:
    """The hideout or lair with this location card, or NO_SPOT."""
    for spot, there in enumerate(state.trail):
        if there is not None and there.place == place:
            return spot
    for i, lair in enumerate(state.lairs):
        if lair.place == place:
            return LAIRS + i
    return NO_SPOT


def tied_hide(state: DraculaState, place: Place) -> int:
    """The trail space of the Hide that belongs to this location (FOD-HIDE-02), or NO_SPOT."""
    if place != NOWHERE:
        for spot, there in enumerate(state.trail):
            if there is not None and there.tied == place:
                return spot
    return NO_SPOT


def laid_at(state: DraculaState, place: Place) -> list[tuple[int, Laid]]:
    """The encounters a hunter there shares the place with (FOD-LOCA-05): those of its hideout or lair and
    of the Hide tied to it (FOD-HIDE-08), not those of a Hide whose location has left (FOD-HIDE-09, -10)."""
    found: list[tuple[int, Laid]] = []
    for spot in (spot_of(state, place), tied_hide(state, place)):
        if spot != NO_SPOT:
            found += [(spot, laid) for laid in hideout(state, spot).encounters]
    return found


def find_laid(state: DraculaState, card: int) -> tuple[int, Laid] | None:
    """Where an encounter lies, or None when it does not lie in a hideout or lair."""
    for spot, there in spots(state):
        for laid in there.encounters:
            if laid.card == card:
                return spot, laid
    return None


def space(spot: int) -> int:
    """How events call a spot: trail spaces 1 to 6, 0 for any lair."""
    return spot + 1 if spot < LAIRS else 0


def locations_out(state: DraculaState) -> set[Place]:
    """The location cards that are not in Dracula's deck."""
    return {there.place for _, there in spots(state)} - {NOWHERE}


def powers_out(state: DraculaState) -> set[PowerId]:
    """The power cards lying on the trail (FOD-POWR-06)."""
    return {power for there in state.trail if there is not None for power in there.powers}


def bats_out(state: DraculaState) -> list[int]:
    """The Escape as Bat cards lying in hideouts, missing from the combat deck (FOD-BAT-09)."""
    return [there.bat for there in state.trail if there is not None and there.bat != NO_CARD]


# -- revealing


def turn_up_location(state: DraculaState, spot: int) -> bool:
    """Reveal the location card of a hideout or lair, and the Hide tied to it (FOD-HIDE-05). False when there
    is none to turn up, which is told, or when it was face up already."""
    there = state.trail[spot] if spot < LAIRS else hideout(state, spot)
    if there is None or there.place == NOWHERE:
        state.emit(NothingRevealed(space(spot)))
        if there is not None and not there.face_up:
            # Everybody now knows that this card is no location.
            put(state, spot, replace(there, ruled_out=_EVERY_CITY))
        return False
    news = not there.face_up
    if news:
        put(state, spot, replace(there, face_up=True))
        state.emit(LocationRevealed(there.place, space(spot), current_spot(state) == spot))
    turn_up_hide(state, there.place)
    return news


def turn_up_hide(state: DraculaState, place: Place) -> None:
    """Reveal the Hide tied to a location (FOD-HIDE-04). If there is none, everybody now knows that the card
    placed after that location is not Hide."""
    spot = tied_hide(state, place)
    if spot == NO_SPOT:
        _next_is_not_hide(state, place)
    elif not hideout(state, spot).face_up:
        put(state, spot, replace(hideout(state, spot), face_up=True))
        state.emit(HideRevealed(space(spot)))


def turn_up_hide_card(state: DraculaState) -> bool:
    """Reveal Hide itself if it lies on the trail; whether it does."""
    for spot, there in enumerate(state.trail):
        if there is not None and PowerId.HIDE in there.powers:
            if not there.face_up:
                put(state, spot, replace(there, face_up=True))
                state.emit(HideRevealed(space(spot)))
            return True
    return False


def _next_is_not_hide(state: DraculaState, place: Place) -> None:
    spot = spot_of(state, place)
    if spot >= LAIRS:
        return
    after = [(other, there) for other, there in enumerate(state.trail[:spot]) if there is not None]
    for other, there in sorted(after, key=lambda pair: pair[1].serial):
        if there.place != NOWHERE or PowerId.HIDE in there.powers:
            if not there.face_up:
                put(state, other, replace(there, never_hide=True))
            return


def turn_up_encounter(state: DraculaState, card: int) -> None:
    """Reveal an encounter where it lies; it stays face up (FOD-HIDO-05)."""
    found = find_laid(state, card)
    if found is not None and not found[1].face_up:
        spot, laid = found
        _change_laid(state, spot, card, replace(laid, face_up=True))
        state.emit(EncounterRevealed(card, _known_place(state, spot)))


def turn_up_encounters(state: DraculaState, spot: int) -> None:
    """Reveal every encounter of a hideout or lair."""
    for laid in hideout(state, spot).encounters:
        turn_up_encounter(state, laid.card)


def rule_out(state: DraculaState, cities: Mask, which: Iterable[int] | None = None) -> None:
    """Note that no card lying face down (on these spots, or anywhere) is one of these cities."""
    wanted = None if which is None else set(which)
    for spot, there in spots(state):
        if not there.face_up and (wanted is None or spot in wanted):
            put(state, spot, replace(there, ruled_out=Mask(there.ruled_out | cities & _EVERY_CITY)))


def note_clue(state: DraculaState, possible: Mask) -> None:
    """Dracula has said something of where he is: he can only be in one of these places."""
    seas = possible >> FIRST_SEA
    oldest = min((there.serial for there in state.trail if there is not None), default=0)
    kept = [clue for clue in state.clues if clue.serial >= oldest]
    state.clues = (*kept, Clue(state.placements, possible & _EVERY_CITY, seas))


def name_city(state: DraculaState, place: Place) -> bool:
    """A hunter's card names a city: its location card is turned up if it is on the trail or, unless the
    table reads the cards otherwise, in a lair."""
    spot = spot_of(state, place)
    if spot != NO_SPOT and (spot < LAIRS or state.options.named_cities == "trail_and_lairs"):
        if not turn_up_location(state, spot):
            state.emit(LocationRevealed(place, space(spot), current_spot(state) == spot))
        return True
    state.emit(CityNotFound(place))
    looked = range(TRAIL_SPACES) if state.options.named_cities == "trail" else None
    rule_out(state, Mask(1 << place), looked)
    return False


def _known_place(state: DraculaState, spot: int) -> int:
    there = hideout(state, spot)
    return there.place if there.face_up else HIDDEN


def could_be_hide(state: DraculaState, there: Hideout) -> bool:
    """Whether a card of the trail, as far as everybody knows, may be Hide: face down, with the common back,
    without Escape as Bat beside it, and not seen to be something else."""
    if there.face_up or there.never_hide or there.bat != NO_CARD or there.place == CASTLE:
        return False
    if is_sea(there.place):
        return state.options.sea_card_backs == "common"
    return there.place != NOWHERE or PowerId.HIDE in there.powers


def hide_is_in_the_deck(state: DraculaState) -> None:
    """Dracula has shown Hide in his deck: no card that lies face down now is Hide."""
    for spot, there in spots(state):
        put(state, spot, replace(there, never_hide=True))


# -- encounters


def may_hold_encounter(state: DraculaState, spot: int) -> bool:
    """Not on a sea zone, Dark Call, Feed or Misdirect (FOD-ENCO-02)."""
    there = state.trail[spot] if spot < LAIRS else hideout(state, spot)
    if there is None or is_sea(there.place):
        return False
    return there.place != NOWHERE or PowerId.HIDE in there.powers


def lay(state: DraculaState, spot: int, card: int) -> None:
    """Put an encounter from Dracula's hand face down on a hideout or lair, and draw back up to five
    (FOD-ENCO-09)."""
    state.encounter_hand.remove(card)
    forget_hand(state)
    there = hideout(state, spot)
    put(state, spot, replace(there, encounters=(*there.encounters, Laid(card))))
    where = space(spot)
    state.emit(EncounterPlaced(where, card), to=audience(DRACULA), others=EncounterPlaced(where))
    refill_encounters(state)


def discard_laid(state: DraculaState, card: int) -> None:
    """An encounter leaves its hideout or lair for the discard; a lair without encounters is cleared
    (FOD-LAIR-08)."""
    found = find_laid(state, card)
    if found is None:
        return
    spot = found[0]
    _change_laid(state, spot, card, None)
    state.encounter_discard.append(card)
    state.emit(EncountersDiscarded((card,)))
    if spot >= LAIRS and not hideout(state, spot).encounters:
        clear(state, spot)


def take_back(state: DraculaState, card: int) -> None:
    """An encounter returns to Dracula's hand, where everybody knows it to be if it was face up."""
    found = find_laid(state, card)
    if found is None:
        return
    spot, laid = found
    _change_laid(state, spot, card, None)
    state.encounter_hand.append(card)
    if laid.face_up:
        state.known_encounters[card] = (1 << state.seats) - 1
        state.emit(EncounterTakenBack(card))
    else:
        state.emit(EncounterTakenBack(card), to=audience(DRACULA), others=EncounterTakenBack())
    if spot >= LAIRS and not hideout(state, spot).encounters:
        clear(state, spot)


def hurt_laid(state: DraculaState, card: int, amount: int) -> int:
    """A vampire encounter takes damage, or recovers when negative (FOD-DAMG-03, FOD-DAMG-05); gives the
    damage now on the card."""
    found = find_laid(state, card)
    if found is None:
        return 0
    spot, laid = found
    health = components().encounter_cards[card].health
    damage = max(0, min(health, laid.damage + amount))
    _change_laid(state, spot, card, replace(laid, damage=damage))
    return damage


def _change_laid(state: DraculaState, spot: int, card: int, new: Laid | None) -> None:
    there = hideout(state, spot)
    if new is None:
        kept = tuple(laid for laid in there.encounters if laid.card != card)
    else:
        kept = tuple(new if laid.card == card else laid for laid in there.encounters)
    put(state, spot, replace(there, encounters=kept))


# -- clearing


def clear(state: DraculaState, spot: int) -> None:
    """Clear a hideout or lair: the location and power cards go back to the deck, encounters to the discard,
    tokens to the pool (FOD-HIDO-08, FOD-LAIR-12..14)."""
    there = hideout(state, spot)
    put(state, spot, None)
    put_away(state, there, space(spot))


def put_away(state: DraculaState, there: Hideout, where: int) -> None:
    """What is left to do for a hideout that no longer lies anywhere. Encounters become public in the discard
    (FOD-SECR-02); a location card that was face down goes back unseen."""
    seen = EVERYONE if there.face_up else audience(DRACULA)
    state.emit(HideoutCleared(where, there.place), to=seen, others=HideoutCleared(where))
    if there.encounters:
        cards = tuple(laid.card for laid in there.encounters)
        state.encounter_discard += cards
        state.emit(EncountersDiscarded(cards))
    untie(state, there.place)
    if there.face_up and 0 <= there.place <= CASTLE:
        rule_out(state, Mask(1 << there.place))  # what lay beside it all the time is something else


def untie(state: DraculaState, place: Place) -> None:
    """A location has left the trail: the Hide tied to it stands alone from now on (FOD-HIDE-03)."""
    spot = tied_hide(state, place)
    if spot != NO_SPOT:
        put(state, spot, replace(hideout(state, spot), tied=NOWHERE))


def clear_end(state: DraculaState, spaces: Iterable[int] = (4, 5, 6)) -> None:
    """A matured vampire clears the end of the trail. Dracula's own location stays where it is even there:
    without a location card he would be nowhere."""
    here = current_spot(state)
    for number in spaces:
        spot = number - 1
        if spot != here and state.trail[spot] is not None:
            clear(state, spot)


def flee_as_bat(state: DraculaState, place: Place, card: int) -> None:
    """Escape as Bat: the hideout Dracula leaves is cleared, and the card of the new city lies face down with
    the combat card on space 1 (FOD-BAT-03). A power card that lay on space 1 makes room for it."""
    clear(state, current_spot(state))
    if state.trail[0] is not None:
        clear(state, 0)
    seen = occupied(state) >> place & 1 == 1
    state.placements += 1
    state.trail[0] = Hideout(place, bat=card, face_up=seen, ruled_out=closed(state), serial=state.placements)
    if seen:
        state.emit(LocationRevealed(place, 1, True))


def occupied(state: DraculaState) -> Mask:
    """The cities where hunters stand."""
    cities = 0
    for hunter in state.hunters:
        if 0 <= hunter.place <= CASTLE:
            cities |= 1 << hunter.place
    return Mask(cities)


def closed(state: DraculaState) -> Mask:
    """The cities a card placed face down now cannot be: those with hunters, where it would be placed face
    up (FOD-DPHA-10), and those Dracula cannot enter (FOD-CONS-02)."""
    return Mask(occupied(state) | state.holy)


_EVERY_CITY = Mask((1 << FIRST_SEA) - 1)
