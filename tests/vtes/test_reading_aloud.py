"""Cards read aloud: how phrases are joined together, and that the French reading is French."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import nocturne
from nocturne.kernel.words import words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.render.joining import joined, plain_form, unmarked
from nocturne.vtes.cards.render.reader import read_tree
from nocturne.vtes.cards.trees import stored_trees

FRENCH = Path(nocturne.__file__).resolve().parent / "locale" / "fr"


@pytest.mark.parametrize(
    ("language", "joint", "closed"),
    [
        ("fr", "le contrôle de~le séide actif", "le contrôle du séide actif"),
        ("fr", "le contrôle de~les cartes", "le contrôle des cartes"),
        ("fr", "le contrôle de~un vampire", "le contrôle d’un vampire"),
        ("fr", "le contrôle de~la cible", "le contrôle de la cible"),
        ("fr", "le contrôle de~l’employeur", "le contrôle de l’employeur"),
        ("fr", "face à~le porteur", "face au porteur"),
        ("fr", "de 0 à~les points", "de 0 aux points"),
        ("fr", "si~il y a une carte", "s’il y a une carte"),
        ("fr", "si~vous avez l’Avantage", "si vous avez l’Avantage"),
        ("en", "a~ally", "an ally"),
        ("en", "a~ready ally", "a ready ally"),
        ("en", "a~unique ally", "a unique ally"),
        ("en", "a~unlocked ally", "an unlocked ally"),
        ("en", "a~other ally", "another ally"),
        ("en", "as a~+1 stealth action", "as a +1 stealth action"),
    ],
)
def test_what_two_words_do_to_each_other(language: str, joint: str, closed: str) -> None:
    assert joined(joint, language) == closed


@pytest.mark.parametrize(
    ("told", "plainly"),
    [
        ("^gagnez 1 pool, puis ^piochez 1 carte", "gagner 1 pool, puis piocher 1 carte"),
        ("^mettez-la en jeu", "la mettre en jeu"),
        ("^désengagez-vous", "se désengager"),
        ("^convoquez un référendum ; s’il passe, ^brûlez", "convoquer un référendum ; s’il passe, brûlez"),
        ("la cible gagne 1 sang", "la cible gagne 1 sang"),
    ],
)
def test_what_is_told_to_somebody_follows_can(told: str, plainly: str) -> None:
    assert unmarked(plain_form(told, "fr")) == plainly
    assert plain_form(told, "en") == told


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "Dreams of the Sphinx",
            "Once during your unlock phase, if you have the Edge, you can lock this card to put 1 counter on"
            " this card; then gain 1 pool.",
            "Une fois pendant votre phase de désengagement, si vous avez l’Avantage, vous pouvez engager"
            " cette carte pour mettre 1 compteur sur cette carte ; puis gagner 1 pool.",
        ),
        (
            "Liquidation",
            "Only usable if there are at least 7 cards in your library.",
            "Utilisable seulement s’il y a au moins 7 cartes dans votre bibliothèque.",
        ),
        ("Veneficti", "This ally gets +1 stealth.", "Cet allié a +1 de discrétion."),
        ("Tasha Morgan", "The employer gets +1 bleed.", "L’employeur a +1 de bleed."),
    ],
)
def test_a_card_speaks_of_itself_by_what_it_is(name: str, english: str, french: str) -> None:
    tree = stored_trees()[catalogue().named(name).id]
    assert english in " ".join(read_tree(tree, words("en")))
    assert french in " ".join(read_tree(tree, words("fr")))


@cache
def readings(language: str) -> list[tuple[str, str]]:
    """Every line of every reading, with the name of its card."""
    trees = stored_trees().items()
    return [(catalogue()[key].name, line) for key, tree in trees for line in read_tree(tree, words(language))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.slow
def test_no_seam_shows(language: str) -> None:
    for name, line in readings(language):
        assert not _SEAM.search(line), f"{name}: {line}"


_SEAM = re.compile(r"[~^{}]|,,|,\.|\.\.| ,|\bde les?\b|\bà les?\b|\bsi ils?\b")


def _in_words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def _french_words() -> set[str]:
    """The words of the French messages, in all their forms."""
    found: set[str] = set()
    for file in FRENCH.glob("vtes*.ftl"):
        text = re.sub(r"^[\w-]+ = ", "", file.read_text("utf-8"), flags=re.MULTILINE)
        text = re.sub(r"\{ *\$[^}]*?(->|\})", " ", text)
        found |= _in_words(re.sub(r"^ *\*?\[[^\]]*\]", "", text, flags=re.MULTILINE))
    found |= {unmarked(plain_form(f"^{word}", "fr")) for word in found if word.endswith("ez")}
    return found | {f"{word}{ending}" for word in found for ending in ("e", "s", "es")}


def _names() -> set[str]:
    """The words in names, which are not translated: of cards, clans, cities, Paths."""
    found = set().union(*(_in_words(card.name) for card in catalogue()))
    found |= set().union(*(_in_words(card.clan) for card in catalogue().crypt.values()))
    for tree in stored_trees().values():
        for node in v.nodes(tree):
            if isinstance(node, v.Become):
                found |= _in_words(node.city) | _in_words(node.clan)
            if isinstance(node, v.Filter):
                for word in ("paths", "not_paths", "clans", "not_clans"):
                    found |= set().union(*map(_in_words, node.word(word)))
                found |= _in_words(node.word("requires_path"))
    return found


def test_a_french_reading_is_in_french() -> None:
    """Each word is one of the French messages or of a name; names are written with a capital."""
    known, names = _french_words(), _names()
    foreign: dict[str, str] = {}
    for name, line in readings("fr"):
        for word in re.findall(r"[^\W\d_]+", re.sub(r"\[[^\]]*\]", "", line)):
            named = word.lower() in names and (word[0].isupper() or word in _SMALL)
            if word.lower() not in known and not named:
                foreign.setdefault(word, f"{name}: {line}")
    assert foreign == {}


_SMALL = {"antitribu", "and", "by", "in", "into", "of", "the", "with", "from", "for", "to", "a", "on", "at"}
"""Words with which names go on in small letters."""
