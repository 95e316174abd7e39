"""VTES at a terminal: the drawing of the table, the names of cards, what is told about a card, the labels of
choices, and what concerns a Methuselah who lets things go by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest
from rich.console import Console

from nocturne.bots import make_bot
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.kernel.view import View
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.cards.trees import tree_of
from nocturne.vtes.rulings import rulings_of
from nocturne.vtes.view.naming import name_card, name_target, register, walk
from nocturne.vtes.view.table import VtesTable
from nocturne.vtes.view.ways import name_way

GAME = find_game("vtes")
NAMES = ("Mina", "Ada", "Bram", "Clara", "Dorian")
WIDTHS = (60, 80, 100, 120)


def speak(lang: str) -> Words:
    return SeatWords(lang, NAMES)


def played(seed: int, answers: int) -> Iterator[Table]:
    """A game of bots who choose at random, at each decision."""
    table = new_game("vtes", seats=5, seed=seed)
    bots = [make_bot(GAME, "random", f"{seed}:{seat}") for seat in range(5)]
    for _ in range(answers):
        decision = table.pending()
        if decision is None:
            return
        yield table
        table.answer(decision.seat, bots[decision.seat].choose(decision, partial(table.view, decision.seat)))


@cache
def in_the_middle() -> Table:
    """A table at which much lies open."""
    return next(table.copy() for number, table in enumerate(played(3, 900)) if number == 899)


def found(wanted: Callable[[View], bool]) -> View:
    """A view in which something holds, of the first games at random in which it does."""
    for seed in range(40):
        for table in played(seed, 1500):
            decision = table.pending()
            assert decision is not None
            view = table.view(decision.seat)
            if wanted(view):
                return view
    raise AssertionError("in no game so far")


def drawn(view: View, lang: str, width: int) -> list[str]:
    console = Console(width=width)
    with console.capture() as shown:
        console.print(GAME.draw(view, speak(lang), width))
    return shown.get().splitlines()


def told(ref: str, view: View, lang: str, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as shown:
        console.print(GAME.describe(ref, speak(lang), view, width))
    return shown.get()


# -- the drawing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_table_fits_the_window_and_shows_who_has_what(width: int, lang: str):
    view = in_the_middle().view(0)
    lines = drawn(view, lang, width)
    whole = "\n".join(lines)
    assert "⟦" not in whole
    assert max(len(line.rstrip()) for line in lines) <= width
    squeezed = " ".join(whole.split())
    for player in view.table.players:
        assert NAMES[player.seat] in whole
        if not player.out:
            for card in player.ready:
                assert face_of(card.printed).name.split()[0] in squeezed
    for card in view.table.players[0].hand:
        assert face_of(card.printed).name.split()[0] in squeezed


@pytest.mark.parametrize(("width", "most"), [(80, 60), (120, 45)])
def test_a_table_of_five_fits_on_about_one_screen(width: int, most: int):
    for table in played(7, 1500):
        if table.number % 300 == 299:
            assert len(drawn(table.view(2), "en", width)) <= most


def test_prey_and_predator_are_named_and_the_hidden_stays_hidden():
    table = new_game("vtes", seats=5, seed=1)
    view = table.view(0)
    whole = "\n".join(drawn(view, "en", 80))
    assert "Ada (your prey)" in whole
    assert "Dorian (your predator)" in whole
    assert "Mina (you)" in whole
    theirs = {face_of(card.printed).name for card in table.view(1).table.players[1].uncontrolled}
    ours = {face_of(card.printed).name for card in view.table.players[0].uncontrolled}
    assert not any(name in whole for name in theirs - ours)
    assert "Uncontrolled: #1 ●0, #2 ●0, #3 ●0, #4 ●0" in whole


def test_a_spectator_sees_no_hand():
    whole = "\n".join(drawn(in_the_middle().view(None), "fr", 80))
    assert "Votre main" not in whole
    assert "⟦" not in whole


def test_what_can_be_played_is_marked():
    def could_play(view: View) -> bool:
        return view.decision is not None and any(o.key.startswith("play:") for o in view.decision.options)

    view = found(could_play)
    assert view.decision is not None
    (key, *_rest) = [option.key for option in view.decision.options if option.key.startswith("play:")]
    name = face_of(register(view).printed(int(key.split(":")[1]))).name
    assert any(line.lstrip().startswith("▸") and name in line for line in drawn(view, "en", 80))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["action", "combat", "referendum"])
def test_what_is_in_progress_is_shown(what: str, lang: str):
    view = found(lambda view: getattr(view.table, what) is not None)
    lines = [line for line in drawn(view, lang, 200) if line.startswith("»")]
    assert lines
    assert not any("⟦" in line for line in lines)
    whole = "\n".join(lines)
    table: VtesTable = view.table
    if table.combat is not None and what == "combat":
        for minion in (table.combat.acting, table.combat.defending):
            assert name_card(minion, speak(lang), view) in whole
    if table.action is not None:
        assert ("Stealth" if lang == "en" else "Discrétion") in whole


# -- names


def test_cards_that_look_the_same_are_told_apart():
    def has_copies(view: View) -> bool:
        cards = [card.printed for player in view.table.players for card, _host in walk(player)]
        return any(cards.count(printed) > 1 for printed in cards if printed)

    view = found(has_copies)
    words = speak("en")
    in_play = list(register(view).in_play)
    names = [name_target(card, words, view) for card in in_play]
    open_names = [name_card(card, words, view) for card in in_play if register(view).printed(card)]
    assert len(set(names)) == len(names)
    assert len(set(open_names)) == len(open_names)


def test_a_target_is_named_with_owner_and_state():
    def has_locked(view: View) -> bool:
        return any(card.locked for p in view.table.players if p.seat != view.seat for card in p.ready)

    view = found(has_locked)
    player = next(p for p in view.table.players if p.seat != view.seat and any(c.locked for c in p.ready))
    card = next(card for card in player.ready if card.locked)
    label = name_target(card.card, speak("en"), view)
    assert NAMES[player.seat] in label
    assert label.endswith("locked")


# -- a card in full


@pytest.fixture(scope="module")
def beginning() -> View:
    return new_game("vtes", seats=2, seed=0).view(0)


def test_any_card_is_found_by_its_name(beginning: View):
    words = speak("en")
    for card in catalogue():
        refs = list(GAME.find(card.unique_name, words, beginning))
        keys = {int(ref.split(":")[1]) for ref in refs if ref.startswith("printed:")}
        keys |= {
            register(beginning).printed(int(ref.split(":")[1])) for ref in refs if ref.startswith("card:")
        }
        assert card.name in {catalogue()[key].name for key in keys}


def test_part_of_a_name_or_a_slip_finds_it_too(beginning: View):
    words = speak("fr")
    govern = catalogue().named("Govern the Unaligned").id
    assert f"printed:{govern}" in GAME.find("unaligned gov", words, beginning)
    assert f"printed:{govern}" in GAME.find("goverm the unalinged", words, beginning)
    assert list(GAME.find("", words, beginning)) == []


def test_what_is_in_view_comes_before_the_rest_of_the_world():
    view = in_the_middle().view(0)
    card = view.table.players[0].hand[0]
    name = face_of(card.printed).name
    refs = list(GAME.find(name, speak("en"), view))
    assert [register(view).printed(int(ref.split(":")[1])) for ref in refs] == [card.printed]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_can_be_played_is_told_in_full(lang: str, beginning: View):
    for card in catalogue():
        if face_of(card.id).playable:
            text = told(f"printed:{card.id}", beginning, lang, 100)
            assert "⟦" not in text, card.name
            assert card.name in text


def test_a_card_is_told_with_facts_text_reading_and_rulings(beginning: View):
    card = catalogue().named("Govern the Unaligned")
    english = told(f"printed:{card.id}", beginning, "en", 200)
    assert "action · [dom] Dominate · 1 blood" in english
    assert card.text.splitlines()[0] in english
    assert "– [dom] Action, +2 bleed. Bleed your prey." in english
    assert rulings_of(card.id)[0] in english
    french = told(f"printed:{card.id}", beginning, "fr", 200)
    assert "action · [dom] Domination · 1 de sang" in french
    assert card.text.splitlines()[0] in french  # what is printed stays as it is printed


def test_a_vampire_is_told_with_clan_capacity_group_and_disciplines(beginning: View):
    card = catalogue().named("Theo Bell (G6)")
    assert isinstance(card, CryptCard)
    facts = " ".join(told(f"printed:{card.id}", beginning, "en", 200).split())
    assert f"vampire · {card.clan}" in facts
    assert f"capacity {card.capacity} · group 6" in facts
    assert "[POT] Potence" in facts


def test_a_card_that_cannot_be_played_says_so(beginning: View):
    card = next(card for card in catalogue().library.values() if not face_of(card.id).playable)
    assert "cannot play this card yet" in told(f"printed:{card.id}", beginning, "en")


def test_nothing_is_told_about_a_card_that_may_not_be_known():
    table = new_game("vtes", seats=5, seed=1)
    view = table.view(0)
    hidden = view.table.players[1].uncontrolled[0].card
    assert told(f"card:{hidden}", view, "en").strip().startswith("This card lies face down")
    assert GAME.describe("seat:1", speak("en"), view, 80) is None


def test_rulings_are_clean_of_references_and_quotes():
    every = [ruling for card in catalogue() for ruling in rulings_of(card.id)]
    assert len(every) > 1500
    assert not any("\\" in ruling or "{" in ruling for ruling in every)
    assert not any(ruling.endswith(("]", '"')) and "[LSJ" in ruling for ruling in every)


# -- labels


@pytest.mark.parametrize("seed", [5, 6])
def test_the_labels_of_a_decision_differ_and_lack_no_word(seed: int):
    tellers = [Teller(GAME, speak(lang), NAMES) for lang in LANGUAGES]
    for table in played(seed, 900):
        decision = table.pending()
        assert decision is not None
        view = table.view(decision.seat)
        for teller in tellers:
            labels = [teller.option(option, view) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
            assert not any("⟦" in label or "{" in label for label in labels), labels
            assert "⟦" not in teller.question(decision, view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_reads_as_a_sentence(lang: str):
    teller = Teller(GAME, speak(lang), NAMES)
    table = in_the_middle()
    view = table.view(0)
    for event in table.events(0):
        line = teller.event(event, view)
        assert "⟦" not in line
        assert "{" not in line
        assert line[0] == line[0].upper()
        assert line[-1] in ".:)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_every_way_to_use_a_card_has_a_short_reading(lang: str):
    words = speak(lang)
    for card in catalogue():
        tree = tree_of(card.id)
        if tree is None:
            continue
        several = (("does", tree.modes), ("deed", tree.actions), ("power", tree.abilities))
        for kind, parts in several:
            for index in range(len(parts)):
                said = name_way(f"{kind}:{card.id}:{index}", words)
                assert said
                assert "⟦" not in said
                assert "…" not in said
                assert len(said) < 560


def test_a_card_without_ways_of_playing_can_be_named_in_a_refusal():
    conviction = catalogue().named("Strike with Conviction").id
    assert not face_of(conviction).modes
    assert name_way(f"way:{conviction}:0", speak("en")) == ""
    assert name_way(f"does:{conviction}:0", speak("en")) == "none"


def test_a_label_tells_level_and_effect():
    words = speak("en")
    govern = catalogue().named("Govern the Unaligned").id
    assert name_way(f"way:{govern}:0", words) == " [dom]"
    assert name_way(f"way:{govern}:1", words) == " [DOM]"
    assert name_way(f"does:{govern}:0", words) == "bleed, +2 bleed"
    doll = catalogue().named("Blood Doll").id
    assert name_way(f"way:{doll}:0", words) == ""
    assert "your pool" in name_way(f"power:{doll}:0", words)


def test_a_bleed_tells_the_amount_and_the_prey_and_a_block_the_intercept():
    def may_bleed(view: View) -> bool:
        return view.decision is not None and any(o.key.startswith("bleed:") for o in view.decision.options)

    def may_block(view: View) -> bool:
        return view.decision is not None and any(o.key.startswith("block:") for o in view.decision.options)

    teller = Teller(GAME, speak("en"), NAMES)
    view = found(may_bleed)
    label = teller.option(_option(view, "bleed:"), view)
    prey = view.table.players[view.seat].prey
    assert f"bleeds {NAMES[prey]} for " in label
    view = found(may_block)
    assert "(intercept " in teller.option(_option(view, "block:"), view)
    assert view.decision is not None
    assert "(stealth " in teller.question(view.decision, view)


def _option(view: View, begins: str) -> Option:
    assert view.decision is not None
    return next(option for option in view.decision.options if option.key.startswith(begins))


# -- what concerns somebody


def test_a_mere_pass_concerns_nobody_and_her_own_choices_do():
    seen = set()
    for table in played(9, 900):
        for decision in table.decisions():
            concerned = GAME.needs_attention(decision, table.view(decision.seat))
            window = decision.question.startswith("vtes-window-")
            if len(decision.options) == 1:
                assert not concerned
            elif not window:
                assert concerned
            seen.add((window, concerned))
    assert (False, True) in seen


def test_a_window_concerns_those_whose_action_it_is_and_those_it_is_directed_at():
    def other(view: View) -> bool:
        decision: Decision | None = view.decision
        return (
            decision is not None
            and len(decision.options) > 1
            and decision.question.startswith("vtes-window-")
            and view.table.referendum is None
            and view.table.action is not None
        )

    view = found(other)
    assert view.decision is not None
    action = view.table.action
    own = view.seat in (action.seat, *action.directed_at)
    assert GAME.needs_attention(view.decision, view) or not own


@pytest.mark.parametrize(
    ("ref", "known"),
    [
        ("printed:101056", True),
        ("printed:1", False),
        ("printed:²", False),
        ("printed:", False),
        ("card:3", False),
    ],
)
def test_what_is_printed_can_be_looked_up_and_a_card_at_the_table_cannot(ref: str, known: bool):
    assert find_game("vtes").known_to_all(ref) is known
