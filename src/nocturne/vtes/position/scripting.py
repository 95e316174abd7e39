"""How a scenario speaks of VTES: the forms of option keys, and names that outlast a shuffle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

from nocturne.kernel.scripting import KeyForms, Scripting
from nocturne.vtes.cards.faces import own_key, parts_of
from nocturne.vtes.state import VtesState

FORMS = KeyForms(
    (
        # -- answers to a question
        "pass", "none", "no", "yes", "done", "wait", "close", "long", "normal", "aggravated",
        "number:#number", "target:@card", "seat:@seat", "branch:#branch", "way:#mode", "clan:*clan",
        "circle:*circle", "circle-of:@vampire", "discipline:*discipline", "on:@minion", "next:@card",
        "move:@card", "put:@card", "give:@card", "draw:@card", "take:@card", "burn:@card", "slave:@minion",
        "blood:@vampire",
        # -- turns
        "edge", "edge:for|against|keep", "withdraw", "contest:@card:pay|yield|regain",
        "title:@vampire:pay|yield|regain", "infernal:@vampire", "burn-option:@card", "return:@card",
        "conviction:@imbued:@card", "mark:@minion", "discard:@card", "transfer:@card", "back:@card", "crypt",
        "influence:@card", "merge:@card:@card", "burn-pool", "library",
        # -- cards and abilities
        "play:@card:#mode:@minion", "play:@card:#mode:@minion:at:@target",
        "play:@card:#mode:@minion:with:@weapon:#strike",
        "play:@card:#mode:@minion:with:@weapon:#strike:at:@target", "use:@card:#ability:@minion",
        "granted:@minion:#printed:#amount", "discount:@card:blood|pool", "full-cost", "pledge:@card:#amount",
        "fund:#amount",
        # -- searching: by what is printed, or by the name of a card that lies there
        "search", "search-library", "search-crypt", "library:#printed", "crypt:#printed", "ash:#printed",
        "hand:#printed", "removed:#printed", "research:#printed",
        # -- actions
        "action:@card:#mode:@minion", "in-play:@card:#action:@minion", "bleed:@minion", "hunt:@minion",
        "become-anarch:@minion", "take:@minion:@minion", "leave-torpor:@vampire", "torpor",
        "burn",
        "rescue:@minion:@vampire:#blood", "diablerie:@minion:@vampire", "diablerize:@vampire",
        "fight-marked:@minion:@minion", "burn-incapacitated:@minion:@imbued", "block:@minion", "decline",
        # -- combat
        "strike:hand", "strike:hand:at:@target", "strike:@card:#strike", "strike:@card:#strike:at:@target",
        "no-strike", "maneuver:@card:#strike", "kept-maneuver:@minion:#place", "kept-press:@minion:#place",
        "left-over:@minion:#place",
        # -- referendums
        "cast:minion:@minion:for|against", "cast:political|edge:@seat:for|against",
        "cast:card|own:*source:for|against", "political:@card:for|against|keep",
        "blood-vote:@vampire", "burn-blood:@vampire", "for", "against", "point:seat:@seat",
        "point:card:@card",
    )
)  # fmt: skip

_PILES = frozenset({"library", "crypt", "ash", "hand", "removed", "research"})


class VtesScripting(Scripting):
    """Keys name cards by their number at the table, and searches by what is printed on them."""

    forms = FORMS

    def knows(self, state: VtesState, key: str) -> bool:
        """Whether there is such a key, such cards, and such a mode, ability, action or strike of the card."""
        if not FORMS.fits(key):
            return False
        numbers = FORMS.numbers(key)
        for part, number in numbers:
            if part == "@seat" and not 0 <= number < state.seats:
                return False
            if part[0] == "@" and part != "@seat" and not -1 <= number < len(state.printed):
                return False
        indexed = dict(numbers)
        card = indexed.get("@card", -1)
        if card < 0:
            return True
        face = state.face(card)
        counts = {
            "#mode": len(face.modes),
            "#ability": len(face.abilities),
            "#action": len(face.actions),
        }
        return all(number < max(1, counts.get(part, number + 1)) for part, number in numbers)

    def meant(self, state: VtesState, key: str) -> str:
        """``library:14`` is what is printed on card 14: what is looked for in a pile has no number."""
        zone, _, number = key.partition(":")
        if zone in _PILES and number.isdecimal() and int(number) < len(state.printed):
            return f"{zone}:{own_key(state.printed[int(number)])}"
        return key

    def turn(self, state: VtesState) -> int:
        return state.turn

    def standing(self, state: VtesState) -> str:
        """``turn 12: the minion phase of seat 2``."""
        return f"turn {state.turn}, seat {state.active + 1}, {state.phase.value}"

    def numbering(self, state: VtesState) -> Callable[[VtesState], Mapping[str, str]]:
        return _Numbering(state)


class _Numbering:
    """A shuffle deals the numbers of a deck anew, so that a number tells nothing. For the writer of a
    scenario a card is still the same card: of several copies, any."""

    def __init__(self, g: VtesState) -> None:
        self.printed = list(g.printed)

    def __call__(self, g: VtesState) -> dict[str, str]:
        before, self.printed = self.printed, list(g.printed)
        # A card that is made of two, or stands for something else, keeps its number.
        changed = [
            card
            for card, key in enumerate(before)
            if self.printed[card] != key and len(parts_of(key)) == len(parts_of(self.printed[card])) == 1
        ]
        places: dict[tuple[int, int], list[int]] = defaultdict(list)
        for card in changed:
            places[g.owner[card], self.printed[card]].append(card)
        moved: dict[str, str] = {}
        for card in changed:
            there = places[g.owner[card], before[card]]
            if there:
                moved[str(card)] = str(there.pop(0))
        return moved
