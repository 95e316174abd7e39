"""The card catalogue: every official card is read, taken apart without losing a word, and found by name."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.kernel.words import Words
from nocturne.vtes.cards import catalogue as module
from nocturne.vtes.cards import reading
from nocturne.vtes.cards.catalogue import CardListMissing, Catalogue, UnknownCard, catalogue, load
from nocturne.vtes.cards.lexicon import (
    CLANS,
    CREEDS,
    DISCIPLINES,
    VIRTUES,
    Bonus,
    CardType,
    Sect,
    Title,
    Trait,
    clan_named,
    discipline_named,
    plain,
    unaccented,
)
from nocturne.vtes.cards.printed import CryptCard, LibraryCard, Merged, Requirement

CARDS = catalogue()
VAMPIRES = [card for card in CARDS.crypt.values() if not card.imbued]
IMBUED = [card for card in CARDS.crypt.values() if card.imbued]


def crypt(name: str) -> CryptCard:
    card = CARDS.named(name)
    assert isinstance(card, CryptCard)
    return card


def library(name: str) -> LibraryCard:
    card = CARDS.named(name)
    assert isinstance(card, LibraryCard)
    return card


def official(file: str) -> list[dict[str, str]]:
    path = module.installed().cards / file
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"), newline="")))


# ------------------------------------------------------------------------------------------- all cards


def test_every_official_card_is_there() -> None:
    assert (len(CARDS.crypt), len(CARDS.library), len(CARDS)) == (1785, 2364, 4149)
    assert len(VAMPIRES) == 1765
    assert [card.id for card in CARDS] == [
        int(row["Id"]) for row in (*official("vtescrypt.csv"), *official("vteslib.csv"))
    ]


def test_a_card_survives_the_cache_format() -> None:
    for kind, cards in ((CryptCard, CARDS.crypt), (LibraryCard, CARDS.library)):
        for card in cards.values():
            assert msgspec.msgpack.decode(msgspec.msgpack.encode(card), type=kind) == card


def test_no_errata_mark_is_left_in_a_text() -> None:
    assert not [card.name for card in CARDS if re.search("[{}@\r]", card.text + card.name)]


def test_unique_names_are_unique() -> None:
    names = [plain(card.unique_name) for card in CARDS]
    assert len(set(names)) == len(names)


# ------------------------------------------------------------------------------------------ crypt cards


def head_of(card: CryptCard) -> str:
    """The head that the typed fields stand for, as the card prints it."""
    sect = str(card.printed_sect)
    old_clan = {"Banu Haqim": "Assamite", "Ministry": "Follower of Set"}
    match card.title:
        case Title.PRINCE | Title.ARCHBISHOP | Title.BARON:
            return f"{sect} {card.title} of {card.city}"
        case Title.JUSTICAR | Title.INNER_CIRCLE | Title.KHOLO:
            return f"{sect} {old_clan.get(card.clan, card.clan)} {card.title}"
        case None | Title.ONE_VOTE | Title.TWO_VOTES:
            return sect
    return f"{sect} {card.title}"


@pytest.mark.rule("VTES-1.5-01")
def test_sect_and_title_are_what_the_text_begins_with() -> None:
    for card in VAMPIRES:
        text = card.text.removeprefix("Advanced, ").replace("Washington, DC", "Washington, D.C.")
        head = head_of(card)
        slave = f"{head} {card.slave_of} Slave"
        assert text.casefold().startswith(
            (f"{head}.".casefold(), f"{head}:".casefold(), f"{slave}:".casefold())
        ), card.unique_name


def test_the_title_agrees_with_the_official_column() -> None:
    for row in official("vtescrypt.csv"):
        assert (CARDS.crypt[int(row["Id"])].title or "") == row["Title"]


FIXED = re.compile(
    r"^(Advanced, )?(Camarilla|Sabbat|Laibon|Independent|Anarch)?"
    r"( ?(primogen|bishop|priscus|cardinal|regent|magaji|Imperator \(3 votes\)))?"
    r"( ?(Prince|Archbishop|Baron) of [^:]+?)?"
    r"( ?[\w ]+ (Justicar|Inner Circle|Slave))?[.:](\s|$)"
    r"|([\w ]+ has )?[123] votes? \(titled\)[.:]|Black Hand( Seraph)?[.:]|Seraph[.:]|Red List[.:]|Infernal\."
    r"|Blood cursed\.|Scarce\.|Sterile\.|Flight \[FLIGHT\]\.|Non-unique\.|\w+ are not unique\."
    r"|[+-]\d (bleed|strength|stealth|intercept|hunt|hand size)\.|[\w ]+ [Cc]ircle[.:]|[\w ]+ slave[.:]",
    re.IGNORECASE,
)


def left_over(text: str, special: str) -> str:
    """What neither the special text nor the fixed words account for."""
    at = 0
    kept: list[str] = []
    for sentence in re.split(r"(?<=\.)\s+", special) if special else ():
        found = text.index(sentence, at)  # every special sentence stands in the text, in the same order
        kept.append(text[at:found])
        at = found + len(sentence)
    rest = " ".join([*kept, text[at:]])
    while (shorter := FIXED.sub("", rest.strip())) != rest:
        rest = shorter
    return rest.strip()


def test_no_word_of_a_crypt_card_is_lost() -> None:
    for card in CARDS.crypt.values():
        own, _, merged = card.text.partition("[MERGED]")
        assert left_over(own, card.special_text) == "", card.unique_name
        assert bool(merged) == (card.merged is not None)
        if card.merged:
            assert left_over(merged, card.merged.special_text) == "", card.unique_name


def test_every_fixed_word_is_counted() -> None:
    """Given all crypt texts, then each trait and bonus sentence in them stands on the card as data."""
    patterns: dict[Trait, str] = {
        Trait.BLACK_HAND: r"Black Hand( Seraph)?[.:]",
        Trait.SERAPH: r"Seraph[.:]",
        Trait.RED_LIST: r"Red List[.:]",
        Trait.INFERNAL: r"Infernal\.",
        Trait.BLOOD_CURSED: r"Blood cursed\.",
        Trait.SCARCE: r"Scarce\.",
        Trait.STERILE: r"Sterile\.",
        Trait.FLIGHT: r"Flight \[FLIGHT\]\.",
        Trait.NON_UNIQUE: r"Non-unique\.|are not unique\.",
    }
    for trait, pattern in patterns.items():
        printed = {
            c.id
            for c in CARDS.crypt.values()
            if re.search(rf"(^|[.:] |\w )({pattern})", c.text.partition("[M")[0])
        }
        known = {c.id for c in CARDS.crypt.values() if trait in c.traits}
        # Gerald FitzGerald speaks of making others Black Hand.
        assert printed - known <= {CARDS.named("Gerald FitzGerald").id}
        assert known <= printed
    assert all(set(card.bonuses) <= set(Bonus) for card in CARDS.crypt.values())


@pytest.mark.parametrize(
    ("name", "sect", "title", "city"),
    [
        ("Anson", Sect.CAMARILLA, Title.PRINCE, "Seattle"),
        ("Emerson Bridges", Sect.CAMARILLA, Title.PRINCE, "Washington, D.C."),
        ("Sascha Vykos, The Angel of Caine (ADV)", Sect.SABBAT, Title.ARCHBISHOP, "Washington, D.C."),
        ("Kasim Bayar", Sect.CAMARILLA, Title.JUSTICAR, ""),
        ("Stanislava", Sect.CAMARILLA, Title.INNER_CIRCLE, ""),
        ("Sobayifa", Sect.LAIBON, Title.MAGAJI, ""),
        ("Melinda Galbraith", Sect.SABBAT, Title.CARDINAL, ""),
        ("Hazimel", Sect.INDEPENDENT, Title.TWO_VOTES, ""),
        ("The Baron", Sect.INDEPENDENT, Title.TWO_VOTES, ""),
        ("Karl Schrekt", Sect.CAMARILLA, Title.TWO_VOTES, ""),
        ("Anvil", Sect.CAMARILLA, Title.PRIMOGEN, ""),
        ("Sabrina", Sect.SABBAT, None, ""),
    ],
)
def test_some_well_known_vampires(name: str, sect: Sect, title: Title | None, city: str) -> None:
    card = crypt(name)
    assert (card.printed_sect, card.title, card.city) == (sect, title, city)


@pytest.mark.rule("VTES-10.5-01")
def test_a_printed_anarch_is_an_independent_with_the_attribute() -> None:
    bituin = crypt("Bituin")
    assert (bituin.printed_sect, bituin.sect, bituin.anarch) == (Sect.ANARCH, Sect.INDEPENDENT, True)
    assert (bituin.title, bituin.city) == (Title.BARON, "Manila")
    assert all(card.anarch == (card.printed_sect is Sect.ANARCH) for card in VAMPIRES)
    assert Sect.ANARCH not in {card.sect for card in VAMPIRES}
    assert all(card.anarch for card in VAMPIRES if card.title is Title.BARON)


def test_titles_are_printed_within_their_sect() -> None:
    sects = {
        Sect.CAMARILLA: {Title.PRIMOGEN, Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE},
        Sect.SABBAT: {Title.BISHOP, Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT},
        Sect.LAIBON: {Title.KHOLO, Title.MAGAJI},
        Sect.ANARCH: {Title.BARON},
    }
    for sect, titles in sects.items():
        assert {card.printed_sect for card in VAMPIRES if card.title in titles} == {sect}


@pytest.mark.rule(
    "VTES-10.1-01", "VTES-10.2-01", "VTES-10.3-01", "VTES-10.4-01", "VTES-IMB-18", "VTES-IMB-19"
)
def test_clans_creeds_disciplines_and_virtues() -> None:
    by_sect = {sect: {clan for clan, own in CLANS.items() if own is sect} for sect in Sect}
    assert len(by_sect[Sect.CAMARILLA]) == 7
    assert len(by_sect[Sect.SABBAT]) == 15
    assert by_sect[Sect.LAIBON] == {"Akunanse", "Guruhi", "Ishtarri", "Osebo"}
    assert {card.clan for card in VAMPIRES} == set(CLANS)
    assert {card.clan for card in IMBUED} == set(CREEDS)
    assert set(CREEDS.values()) == set(VIRTUES)
    assert all(set(card.disciplines) <= set(DISCIPLINES) for card in VAMPIRES)
    assert all(set(card.disciplines) <= set(VIRTUES) for card in IMBUED)
    assert all(set(card.disciplines.values()) <= {1} for card in IMBUED)


@pytest.mark.rule("VTES-1.5.4-01")
def test_disciplines_have_a_level() -> None:
    assert crypt("Lucian, The Perfect").disciplines == dict.fromkeys(
        ("ani", "aus", "dom", "obf", "pot", "pre"), 2
    )
    assert crypt("Ayelech").disciplines == {"aus": 2, "dom": 2, "tha": 2}
    assert crypt("Lauren").disciplines == {"aus": 1, "dom": 1, "tha": 1}
    assert crypt("Anarch Convert").disciplines == {}


def test_vampires_without_ability_text_print_only_sect_and_title() -> None:
    """Given every vampire, then he has no ability text exactly if his whole text is the head."""
    silent = {card.id for card in VAMPIRES if not card.has_ability_text}
    head_only = {
        card.id
        for card in VAMPIRES
        if card.text.removeprefix("Advanced, ").rstrip(".").replace("DC", "D.C").casefold()
        == head_of(card).rstrip(".").casefold()
    }
    assert silent == head_only
    assert len(silent) == 504
    assert all(card.has_ability_text for card in IMBUED)


def test_what_only_the_merged_vampire_has_is_kept_apart() -> None:
    assert crypt("Boss Callihan (ADV)").merged == Merged(
        "Baron of New York.", title=Title.BARON, city="New York"
    )
    melinda = crypt("Melinda Galbraith (ADV)")
    assert melinda.title is Title.BISHOP
    assert melinda.merged is not None
    assert (melinda.merged.title, melinda.merged.bonuses) == (Title.REGENT, {Bonus.BLEED: 2})
    assert crypt("Karsh (ADV)").merged is not None
    ambrogino = crypt("Ambrogino Giovanni (ADV)")
    assert ambrogino.bonuses == {Bonus.BLEED: 1}
    assert ambrogino.merged is not None
    assert ambrogino.merged.bonuses == {Bonus.STEALTH: 1}


def test_slaves_circles_and_groups() -> None:
    assert crypt("Luma, Stone Beauty").slave_of == "Tremere"
    assert crypt("Pugfar").slave_of == "Tremere antitribu"
    assert crypt("Truman").circle == "Torrance"
    assert {card.clan for card in VAMPIRES if card.circle} == {"Blood Brother"}
    assert {card.unique_name for card in CARDS.crypt.values() if card.group is None} == {
        "Anarch Convert",
        "New Blood",
    }
    assert Trait.NON_UNIQUE in crypt("Tupdog").traits


@pytest.mark.rule("VTES-1.5-02")
def test_an_imbued_has_a_creed_virtues_and_no_sect() -> None:
    assert len(IMBUED) == 20
    jack = crypt('Jack "Hannibal137" Harmon')
    assert (jack.imbued, jack.clan, jack.sect, jack.title) == (True, "Defender", None, None)
    assert "def" in jack.disciplines
    assert crypt('Béatrice "Oracle171" Tremblay').bonuses == {Bonus.BLEED: 1}


# ---------------------------------------------------------------------------------------- library cards


def test_costs_types_and_requirements_of_known_cards() -> None:
    govern = library("Govern the Unaligned")
    assert (govern.types, govern.disciplines, govern.blood_cost) == ((CardType.ACTION,), ("dom",), 1)
    assert (library("Carlton Van Wyk").pool_cost, library("Carlton Van Wyk").types) == (2, (CardType.ALLY,))
    assert library("Vigilance").disciplines == ("jud",)
    assert library("Second Tradition: Domain").requirement == Requirement(
        "vampire", titles=(Title.PRINCE, Title.JUSTICAR)
    )
    assert library("Dominate").capacity_change == 1
    assert library("The Embrace").capacity == 1
    assert library("Praxis Seizure: Athens").capacity is None


def test_disciplines_are_joined_or_alternative() -> None:
    row = {row["Id"]: row["Discipline"] for row in official("vteslib.csv")}
    for card in CARDS.library.values():
        assert card.joined == ("&" in row[str(card.id)])
        assert len(card.disciplines) + card.flight == len(
            [d for d in re.split("[/&]", row[str(card.id)]) if d.strip()]
        )
        assert set(card.disciplines) <= set(DISCIPLINES) | set(VIRTUES)
        assert card.flight == ("Flight" in row[str(card.id)])


def test_costs_agree_with_the_official_columns() -> None:
    for row in official("vteslib.csv"):
        card = CARDS.library[int(row["Id"])]
        for column, cost in (
            ("Pool Cost", card.pool_cost),
            ("Blood Cost", card.blood_cost),
            ("Conviction Cost", card.conviction_cost),
        ):
            assert row[column] == (str(cost) if cost else "")
        assert card.burn_option == (row["Burn Option"] in ("Y", "Yes"))


def in_official_words(requirement: Requirement) -> set[str]:
    """A requirement as the official list abbreviates it."""
    words = {str(sect).lower() for sect in requirement.sects}
    words |= {f"non-{sect.lower()}" for sect in requirement.not_sects}
    words |= {str(title) for title in requirement.titles}
    words |= {str(trait).lower() for trait in requirement.traits}
    words |= {f"non-{str(trait).lower()}" for trait in requirement.not_traits}
    if requirement.titled is not None:
        words.add("titled" if requirement.titled else "non-titled")
    if requirement.minion == "imbued":
        words.add("imbued")
    if requirement.slave:
        words.add("slave")
    if requirement.city_title:
        words.add("city title")
    if requirement.least_capacity:
        words.add(f"capacity {requirement.least_capacity} or more")
    if requirement.most_capacity:
        words.add(f"capacity {requirement.most_capacity} or less")
    if requirement.gehenna_events:
        words.add(f"{requirement.gehenna_events} gehenna")
    return words


def test_requirements_agree_with_the_official_abbreviations() -> None:
    """The list abbreviates the requirements of 379 cards; reading their texts gives the same."""
    compared = 0
    for row in official("vteslibmeta.csv"):
        requirement = CARDS.library[int(row["Id"])].requirement
        assert requirement is not None, row
        if requirement.unread:
            continue
        # That the Edge is needed is said in a sentence of its own.
        wanted = {word.strip().lower() for word in row["Requirement"].split(",")} - {"edge"}
        assert in_official_words(requirement) == wanted, row
        compared += 1
    assert compared > 350


def test_a_requirement_is_understood_completely_or_kept_as_text() -> None:
    unread = [card.name for card in CARDS.library.values() if card.requirement and card.requirement.unread]
    assert len(unread) == 29
    for card in CARDS.library.values():
        if card.requirement and card.requirement.unread:
            assert card.requirement == Requirement(unread=card.requirement.unread)
            assert f"Requires {card.requirement.unread}" in card.text
    assert library("Mozambique Allure").requirement == Requirement(unread="a Laibon or non-titled vampire")


def test_a_requirement_inside_an_effect_is_left_to_that_effect() -> None:
    assert library("Concordance").requirement is None
    assert library("Absolution of the Diabolist").requirement is not None


# ------------------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("govern the unaligned", "Govern the Unaligned"),
        ("  GOVERN   THE UNALIGNED ", "Govern the Unaligned"),
        ("Rack, The", "The Rack"),
        ("rack", "The Rack"),
        ("Louvre, Paris, Le", "The Louvre, Paris"),
        ("Sacre-Coeur Cathedral, France", "Sacré-Cœur Cathedral, France"),
        ("Sacre-Cour Cathedral, France", "Sacré-Cœur Cathedral, France"),
        ("Pentex(TM) Subversion", "Pentex™ Subversion"),
        ("Pentex Subversion", "Pentex™ Subversion"),
        ("Second Tradition: Domain, The", "Second Tradition: Domain"),
        ("Bang Nakh -- Tiger's Claws", "Bang Nakh — Tiger's Claws"),
        ("Raven", "Camille Devereux, The Raven"),
        ("Przemyslaw, War Beast", "Przemysław, War Beast"),
        ("Theo Bell", "Theo Bell"),
        ("Theo Bell (G2)", "Theo Bell"),
        ("Theo Bell (G6)", "Theo Bell (G6)"),
        ("theo bell (adv)", "Theo Bell (ADV)"),
        ("Theo Bell (Advanced)", "Theo Bell (ADV)"),
        ("Anarch Convert (ANY)", "Anarch Convert"),
        ("Sutekh", "Sutekh, The Dark God"),
        ("Lucian", "Lucian"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(written: str, meant: str) -> None:
    found = CARDS.find(written)
    assert found is not None
    assert found.unique_name == meant


def test_every_card_is_found_by_its_own_names() -> None:
    for card in CARDS:
        assert CARDS.find(card.unique_name) is card
        assert CARDS.find(unaccented(card.unique_name).upper()) is card
        assert CARDS[card.id] is card
    for row in official("vteslib.csv"):
        assert CARDS.find(row["Name"]) is CARDS[int(row["Id"])]


@given(st.sampled_from(list(CARDS)), st.data())
def test_a_name_with_a_slip_suggests_the_card(card: Any, data: st.DataObject) -> None:
    """Given a name with one letter lost, then either it is another card's name or the card is suggested."""
    name = card.unique_name
    if len(name) < 8:
        return
    at = data.draw(st.integers(0, len(name) - 1))
    slip = name[:at] + name[at + 1 :]
    found = CARDS.find(slip)
    assert found is not None or name in CARDS.near(slip, most=5)


def test_an_unknown_name_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(UnknownCard) as refusal:
        CARDS.named("Goven the Unalined")
    assert refusal.value.near[0] == "Govern the Unaligned"
    assert "Govern the Unaligned" in str(refusal.value)
    assert CARDS.near("qqqqqqqq") == ()
    assert CARDS.find("") is None


def test_all_versions_of_a_vampire() -> None:
    versions = CARDS.versions(crypt("Theo Bell"))
    assert {card.unique_name for card in versions} == {"Theo Bell", "Theo Bell (G6)", "Theo Bell (ADV)"}


def test_old_and_new_names_of_clans_and_disciplines() -> None:
    assert clan_named("Assamite") == clan_named("Banu Haqim") == "Banu Haqim"
    assert clan_named("Followers of Set") == clan_named("Ministry") == "Ministry"
    assert discipline_named("Thaumaturgy") == discipline_named("blood sorcery") == "tha"
    assert crypt("Hesha Ruhadze").clan == crypt("Hesha Ruhadze (G6)").clan == "Ministry"


# ---------------------------------------------------------------------------------------------- loading


def same(one: Catalogue, other: Catalogue) -> bool:
    return (one.crypt, one.library, one.sets) == (other.crypt, other.library, other.sets)


def test_the_cache_file_serves_the_second_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load(tmp_path)
    (kept,) = tmp_path.iterdir()
    assert kept.name.startswith("vtes-cards-4")
    monkeypatch.setattr(reading, "read_crypt", None)
    assert same(load(tmp_path), first)


@pytest.mark.parametrize("damage", [b"", b"\x00\x01rubbish", b"\x93\x90\x90"])
def test_a_damaged_cache_file_is_replaced(tmp_path: Path, damage: bytes) -> None:
    load(tmp_path)
    (kept,) = tmp_path.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(damage or whole[: len(whole) // 2])
    assert same(load(tmp_path), CARDS)
    assert kept.read_bytes() == whole


def test_a_place_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    assert same(load(in_the_way / "nocturne"), CARDS)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_cache_file_made_by_other_code_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load(tmp_path)
    (older,) = tmp_path.iterdir()
    monkeypatch.setattr(module, "_OUR_FILES", ("lexicon.py",))
    load(tmp_path)
    (newer,) = tmp_path.iterdir()  # the stale file is gone
    assert newer != older


def test_the_cache_folder_honours_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert module.default_cache_folder() == tmp_path / "nocturne"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/is/ignored")
    assert module.default_cache_folder() == Path.home() / ".cache" / "nocturne"


def test_loading_is_small_and_needs_no_network(tmp_path: Path) -> None:
    """Given a fresh process and no cache, then all cards fit in 60 MB and nothing that fetches is loaded."""
    program = textwrap.dedent(
        """
        import sys
        from nocturne.vtes.cards.catalogue import catalogue
        catalogue().find("Govern the Unaligned")
        assert not {"krcg", "requests", "urllib.request"} & set(sys.modules), "something fetches"
        with open("/proc/self/status") as status:
            print(next(line for line in status if line.startswith("VmHWM")).split()[1])
        """
    )
    if not Path("/proc/self/status").exists():
        program = program.replace('open("/proc/self/status")', "__import__('io').StringIO('VmHWM: 0 kB')")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 60 * 1024


def test_without_krcg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.raises(CardListMissing) as refusal:
        load(tmp_path)
    assert "krcg" in str(refusal.value)


@pytest.mark.parametrize(
    ("file", "spoil"),
    [
        ("vtescrypt.csv", lambda text: text.replace('"Clan"', '"Family"', 1)),
        ("vtescrypt.csv", lambda text: text.replace("Camarilla.", "Somewhere.", 1)),
        ("vtescrypt.csv", lambda text: text.replace('"Ventrue"', '"Elf"', 1)),
        ("vteslib.csv", lambda text: text.replace('"Equipment"', '"Furniture"', 1)),
        ("vteslib.csv", lambda text: text.replace('"Dominate"', '"Cookery"', 1)),
        ("vtessets.csv", None),
    ],
)
def test_a_card_list_of_another_form_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, spoil: Any
) -> None:
    cards = tmp_path / "cards"
    cards.mkdir()
    for name in ("vtescrypt.csv", "vteslib.csv", "vtessets.csv"):
        text = (module.installed().cards / name).read_text("utf-8-sig")
        if name != file:
            (cards / name).write_text(text, "utf-8")
        elif spoil:
            assert spoil(text) != text
            (cards / name).write_text(spoil(text), "utf-8")
    (tmp_path / "krcg-4.0.test.dist-info").mkdir()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(CardListMissing) as refusal:
        load(tmp_path / "cache")
    assert refusal.value.message == "vtes-cards-unreadable"
    assert "4.0.test" in str(refusal.value)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_errors_have_words(lang: str) -> None:
    words = Words(lang)
    assert all(
        words.has(f"vtes-{name}") for name in ("cards-not-installed", "cards-unreadable", "card-unknown")
    )
