"""``nocturne cards``: counts, one card, decks, and what is refused."""

import json

import pytest

from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.decks import precons, write_deck
from tests.french import written


@pytest.fixture
def refused_card():
    """Some card that nobody has read to the table yet."""
    return next(iter(coverage.refused()))


def test_it_counts_the_cards_by_type(nocturne):
    ran = nocturne("cards")
    assert ran.status == 0
    assert f"of {len(list(catalogue())):,} cards can be played." in ran.out
    assert "Political Action" in ran.out


def test_the_counts_as_json_add_up(nocturne):
    told = json.loads(nocturne("cards", "--json").out)
    assert told["total"] == len(list(catalogue()))
    assert told["playable"] == coverage.share().playable
    crypt = [told["by_type"][kind] for kind in ("Vampire", "Imbued")]
    assert sum(kind["total"] for kind in crypt) == len(catalogue().crypt)
    assert all(part["playable"] <= part["total"] for part in told["by_set"].values())


def test_a_group_can_be_chosen(nocturne):
    assert "Nosferatu" in nocturne("cards", "--by", "clan").out


def test_a_card_tells_facts_text_reading_and_tests(nocturne):
    ran = nocturne("cards", "govern", "the", "unaligned")
    assert ran.status == 0
    card = catalogue().named("Govern the Unaligned")
    assert card.text.splitlines()[0] in ran.out
    assert "Add 3 blood to a younger vampire in your uncontrolled region." in " ".join(ran.out.split())
    assert "tests/scenarios/vtes/" in ran.out


def test_a_card_lists_the_scenarios_about_it_first(nocturne):
    # given a card that lies in many hands
    every = json.loads(nocturne("cards", "100845", "--json").out)["tests"]
    assert len(every) > 8
    # then those named after it come first, then those where it is used, and all are in the list of all
    order = [("named", "used", "there").index(test["part"]) for test in every]
    assert order == sorted(order)
    assert {"used", "there"} <= {test["part"] for test in every}
    # and the page of the card shows eight of them and says how many more there are
    told = " ".join(nocturne("cards", "100845").out.split())
    assert sum(test["title"] in told for test in every) <= 9
    assert f"and {len(every) - 8} more (`--json` lists all)" in told


def test_a_card_is_read_in_french(nocturne):
    ran = nocturne("cards", "100845", "--lang", "fr")
    assert "Jouable\N{NO-BREAK SPACE}: ses effets ont été écrits à la main." in ran.out


def test_how_a_card_was_made_is_told(nocturne):
    vanilla = next(
        card for card in catalogue().crypt.values() if not card.special_text and card.merged is None
    )
    assert json.loads(nocturne("cards", str(vanilla.id), "--json").out)["made"] == "vanilla"
    assert json.loads(nocturne("cards", "100845", "--json").out)["made"] == "written"


def test_a_refused_card_names_the_words(nocturne, refused_card):
    told = json.loads(nocturne("cards", str(refused_card.id), "--json").out)
    assert told["playable"] is False
    assert told["made"] == "refused"
    assert told["refused_words"] == coverage.refused_words(refused_card)


@pytest.mark.slow
def test_all_the_refused_are_listed(nocturne, refused_card):
    told = json.loads(nocturne("cards", "--refused", "--json").out)
    assert told[0]["name"] == refused_card.unique_name
    assert len(told) == coverage.share().total - coverage.share().playable


def test_an_unknown_name_gets_near_ones(nocturne):
    ran = nocturne("cards", "govern the unalined")
    assert ran.status == 2
    assert "Govern the Unaligned" in ran.err


def test_a_playable_deck_is_told(nocturne, tmp_path):
    file = tmp_path / "deck.txt"
    file.write_text(write_deck(precons()["V5:PTr"]), "utf-8")
    assert nocturne("cards", "--deck", str(file)).status == 0
    told = json.loads(nocturne("cards", "--deck", str(file), "--json").out)
    assert told["playable"] is True
    assert told["missing"] == []
    assert json.loads(nocturne("cards", "--deck", "V5:PTr", "--json").out)["playable"] is True


def test_a_deck_that_lacks_a_card_names_it_and_the_words(nocturne, tmp_path, refused_card):
    file = tmp_path / "deck.txt"
    file.write_text(f"{write_deck(precons()['V5:PTr'])}\n2x {refused_card.unique_name}\n", "utf-8")
    ran = nocturne("cards", "--deck", str(file), "--json")
    assert ran.status == 1
    told = json.loads(ran.out)
    assert told["playable"] is False
    assert [(card["name"], card["copies"]) for card in told["missing"]] == [(refused_card.unique_name, 2)]
    assert refused_card.unique_name in nocturne("cards", "--deck", str(file)).out


@pytest.mark.parametrize("source", ["nowhere.txt", "V5:Nothing"])
def test_a_deck_that_is_not_there_is_told(nocturne, source):
    ran = nocturne("cards", "--deck", source)
    assert ran.status == 2
    assert source in ran.err


def test_preconstructed_decks_are_listed(nocturne):
    told = json.loads(nocturne("cards", "--precons", "--json").out)
    codes = {deck["code"]: deck for deck in told}
    assert codes["V5:PTr"]["playable"] is True
    assert "V5:PTr" in nocturne("cards", "--precons").out


def test_a_changed_text_is_flagged(nocturne, monkeypatch):
    assert json.loads(nocturne("cards", "--changed", "--json").out) == []
    card = catalogue().named("Govern the Unaligned")
    monkeypatch.setattr(type(card), "text_digest", property(lambda card: "another"))
    told = json.loads(nocturne("cards", "--changed", "--json").out)
    assert "Govern the Unaligned" in {one["name"] for one in told}


def test_cards_are_searched(nocturne):
    # given a question of words and terms
    ran = nocturne("cards", "--find", "clan:tremere cap>=10 group:2 sort:-cap")
    assert ran.status == 0
    assert ran.out.index("Etrius") < ran.out.index("Goratrix (ADV)")
    # then the same as JSON has every card that was found
    told = json.loads(nocturne("cards", "--find", "is:banned", "--json").out)
    assert {one["id"] for one in told} == {card.id for card in catalogue() if card.banned is not None}


def test_a_question_that_finds_nothing_or_is_not_understood_fails(nocturne):
    assert nocturne("cards", "--find", "cap>50").status == 1
    wrong = nocturne("cards", "--find", "colour:red")
    assert wrong.status != 0
    assert "colour" in wrong.out + wrong.err


def test_cards_are_found_and_shown_in_french_where_there_is_a_translation(nocturne, tmp_path, monkeypatch):
    # given the French names and texts of some cards
    monkeypatch.setenv("NOCTURNE_FRENCH_CARDS", str(written(tmp_path / "french")))
    # when a card is asked for by its French name, then it is told in French, the English name beside it
    told = " ".join(nocturne("cards", "pantin", "ecarlate", "--lang", "fr").out.split())
    assert "Pantin écarlate Blood Doll" in told
    assert "Un texte inventé pour Pantin écarlate." in told
    # and in English as ever
    told = " ".join(nocturne("cards", "pantin", "écarlate", "--lang", "en").out.split())
    assert "Pantin" not in told
    assert catalogue().named("Blood Doll").text.split("\n")[0] in told
    # and the search shows it under the name of the language
    assert "Pantin écarlate" in nocturne("cards", "--find", "pantin", "--lang", "fr").out
    assert "Blood Doll" in nocturne("cards", "--find", "pantin", "--lang", "en").out


def test_wrong_french_cards_are_told_at_the_start(nocturne, tmp_path, monkeypatch):
    monkeypatch.setenv("NOCTURNE_FRENCH_CARDS", str(tmp_path / "none"))
    for command in (["cards"], ["play", "vtes"], ["serve", "--french-cards", str(tmp_path / "none")]):
        ran = nocturne(*command)
        assert ran.status == 2
        assert "vtescrypt.fr-FR.csv" in ran.err
