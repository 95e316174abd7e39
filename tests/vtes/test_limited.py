"""Packs of sets and cubes, drafts of bots, and the decks that are made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
import pytest

from nocturne.bots import make_bot
from nocturne.kernel import limited as rules
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.limited import Drafter, Limited
from nocturne.kernel.problems import Refused
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.decks import Deck, precons, write_deck
from nocturne.vtes.limited import PACK_CRYPT, VtesLimited

FORM = VtesLimited()
SOURCES = [one.id for one in FORM.sources()]


@contextmanager
def refused(message: str) -> Iterator[None]:
    with pytest.raises(NocturneError) as found:
        yield
    assert found.value.message == message


def rarities(card: int, code: str) -> set[str]:
    return {one[0] for one in catalogue()[card].sets[code]}


@pytest.mark.parametrize("source", SOURCES)
def test_a_booster_holds_playable_cards_of_its_set_by_rarity(source: str):
    for pack in FORM.booster_packs(source, 5, Chance.seeded(source)):
        assert len(pack) == FORM.pack_size == len(set(pack))
        crypt = [card for card in pack if card in catalogue().crypt]
        assert len(crypt) == PACK_CRYPT
        assert all(face_of(card).playable and catalogue()[card].banned is None for card in pack)
        rare = [card for card in pack if card not in crypt and "R" in rarities(card, source)]
        assert len(rare) >= 1


def test_a_set_without_rarities_makes_no_packs():
    assert "V5" not in SOURCES  # sold as decks only
    with refused("limited-source-unknown"):
        FORM.booster_packs("V5", 1, Chance.seeded(1))


def test_a_card_that_stands_twice_on_the_sheet_comes_twice_as_often():
    # given Ancient Hearts, whose uncommons stand there five times or once
    seen: Counter[int] = Counter()
    for pack in FORM.booster_packs("AH", 400, Chance.seeded("often")):
        seen.update(pack)
    uncommon = {card.id: codes for card in catalogue() if (codes := card.sets.get("AH", ()))}
    once = [card for card, codes in uncommon.items() if "U1" in codes and card in seen]
    five = [card for card, codes in uncommon.items() if "U5" in codes and card in seen]
    assert five
    for card in once:
        assert seen[card] < sum(seen[other] for other in five) / len(five)


def test_a_cube_is_dealt_without_any_card_twice():
    decks = list(precons().values())[-8:]
    copies: Counter[int] = Counter()
    for deck in decks:
        copies.update(dict((*deck.crypt, *deck.library)))
    cube = Deck.of(copies)
    packs = FORM.cube_packs(write_deck(cube, "text"), 12, Chance.seeded("cube"))
    dealt = Counter(card for pack in packs for card in pack)
    assert all(dealt[card] <= copies[card] for card in dealt)
    assert [len(pack) for pack in packs] == [FORM.pack_size] * 12


def test_a_cube_that_is_too_small_or_unclear_is_refused():
    small = write_deck(precons()["V5:PTr"], "text")
    with refused("limited-cube-small"):
        FORM.cube_packs(small, 24, Chance.seeded(1))
    with pytest.raises(Refused):
        FORM.cube_packs("3x No Such Card At All", 1, Chance.seeded(1))


@pytest.mark.parametrize("kind", ["draft", "sealed"])
def test_bots_make_decks_that_can_be_played(kind: rules.LimitedKind):
    # given four bots
    plan = Limited(kind, 4, [Drafter(f"Bot {number}") for number in range(4)])
    packs = FORM.booster_packs("Third", 24, Chance.seeded("bots"))
    everything = Counter(card for pack in packs for card in pack)
    rules.begin(plan, packs, FORM)
    # then every card is somebody's, and each has a deck of their own cards
    assert plan.stage == "building"
    assert Counter(card for one in plan.drafters for card in one.pool) == everything
    for one in plan.drafters:
        assert len(one.pool) == 66
        assert FORM.problems(one.deck, one.pool) == ()
    # and a game with these decks begins and goes on
    decks = msgspec.to_builtins([one.deck for one in plan.drafters])
    table = new_game("vtes", seats=4, seed="limited", options={**FORM.options(), "decks": decks})
    bots = [make_bot(find_game("vtes"), "judgement", seat) for seat in range(4)]
    while (decision := table.pending()) and table.number < 120:
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
    assert table.number >= 120 or table.result() is not None


def test_packs_go_to_the_next_seat_and_then_the_other_way():
    # given three people and two packs each
    plan = Limited("draft", 3, [Drafter(name, name) for name in ("a", "b", "c")])
    cards = list(range(1, 13))
    packs = [cards[at : at + 2] for at in range(0, 12, 2)]
    rules.begin(plan, packs, FORM)
    # when everybody takes the first card, then they see what the seat before them left
    for seat in range(3):
        rules.take(plan, seat, 0, packs[seat][0], FORM)
    assert [one.packs for one in plan.drafters] == [[[6]], [[2]], [[4]]]
    for seat in range(3):
        rules.take(plan, seat, 1, plan.drafters[seat].packs[0][0], FORM)
    assert plan.round == 2
    # and the second pack goes round the other way
    for seat in range(3):
        rules.take(plan, seat, 2, packs[3 + seat][0], FORM)
    assert [one.packs for one in plan.drafters] == [[[10]], [[12]], [[8]]]


def test_nobody_waits_for_the_slowest():
    plan = Limited("draft", 2, [Drafter("a", "a"), Drafter("b", "b")])
    rules.begin(plan, [[1, 2, 3], [4, 5, 6]], FORM)
    rules.take(plan, 0, 0, 1, FORM)
    # b has two packs before them, a has none, and cannot take from what is not there
    assert [len(one.packs) for one in plan.drafters] == [0, 2]
    for number, card, why in ((1, 4, "limited-no-pack"), (0, 2, "limited-no-pack")):
        with refused(why):
            rules.take(plan, 0, number, card, FORM)
    with refused("limited-card-not-there"):
        rules.take(plan, 1, 0, 1, FORM)


def test_a_bot_goes_on_for_whoever_leaves():
    plan = Limited("draft", 2, [Drafter("a", "a"), Drafter("b", "b")])
    packs = FORM.booster_packs("Third", 12, Chance.seeded("left"))
    rules.begin(plan, packs, FORM)
    rules.leave(plan, 1, FORM)
    while plan.stage == "drafting":
        own = plan.drafters[0]
        rules.take(plan, 0, len(own.pool), own.packs[0][0], FORM)
    assert plan.drafters[1].deck is not None
    assert plan.drafters[0].deck is None


def test_what_is_wrong_with_a_deck_of_a_pool():
    pool = [card for pack in FORM.booster_packs("Third", 6, Chance.seeded("mine")) for card in pack]
    deck = FORM.build(pool, "mine")
    assert FORM.problems(deck, pool) == ()
    told = {one.message_id for one in FORM.problems(FORM.deck_of(pool[:10], "small"), pool)}
    assert told == {"vtes-deck-crypt-small", "vtes-deck-library-small"}
    twice = FORM.deck_of([*FORM.cards_of(deck), pool[0], pool[0], pool[0]], "twice")
    assert "limited-not-in-pool" in {one.message_id for one in FORM.problems(twice, pool)}


def test_groups_matter_unless_the_option_says_so():
    crypt = catalogue().crypt.values()
    low = next(card for card in crypt if card.group == 1 and face_of(card.id).playable)
    high = next(card for card in crypt if card.group == 6 and face_of(card.id).playable)
    sold = precons()["V5:PTr"]
    deck = Deck.of({low.id: 6, high.id: 6, **dict(sold.library)})
    options = {"preset": "current", "deck_size": "free", "decks": msgspec.to_builtins([deck, None])}
    with pytest.raises(NocturneError):
        new_game("vtes", seats=2, seed="x", options=options)
    assert new_game("vtes", seats=2, seed="x", options={**options, "crypt_groups": "any"}).pending()
