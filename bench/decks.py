"""Random five-player VTES play with tournament decks beside play with vanilla cards, in decisions a second.

Run with ``python bench/decks.py FOLDER``: the folder holds deck lists, of which the fully playable ones are
used. Vanilla decks are made of vampires without text and of cards that do nothing once they were played. Both
are measured in turns in the same run, in processor time, so that other work weighs on both alike.
``--profile`` shows where the time of the tournament decks goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable, Mapping
from typing import Any

from nocturne.bots import RandomBot
from nocturne.cli.choosing import read_drawn
from nocturne.kernel.chance import Chance
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.decks import Deck

SEATS = 5
TURNS = 40
Options = Callable[[int, Chance], Mapping[str, Any]]


def vanilla(seats: int, chance: Chance) -> Mapping[str, Any]:
    """Decks without lasting text."""
    cards = catalogue()
    crypt = [
        card.id
        for card in cards.crypt.values()
        if not (card.special_text or card.advanced or card.imbued or card.banned) and card.group == 2
    ]
    library = []
    for card in cards.library.values():
        tree = face_of(card.id).tree
        if tree is None or card.banned is not None or card.clans:
            continue
        if not (tree.statics or tree.abilities or tree.actions or tree.triggers):
            library.append(card.id)
    decks = []
    for _ in range(seats):
        chance.shuffle(crypt)
        chance.shuffle(library)
        decks.append(Deck(tuple((one, 2) for one in crypt[:6]), tuple((one, 3) for one in library[:25])))
    return {"decks": decks, "turn_limit": TURNS}


def play(options: Options, seed: str) -> tuple[int, float]:
    """A game at random: its decisions, and the processor time they took."""
    chance = Chance.seeded(seed)
    table = new_game("vtes", seats=SEATS, seed=seed, options=options(SEATS, chance), snapshots=False)
    bot = RandomBot(seed)
    began = time.process_time()
    while decision := table.pending():
        table.answer(decision.seat, bot.choose(decision, lambda: table.view(None)))
    return table.number, time.process_time() - began


def main() -> None:
    """Print the two speeds and their ratio."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder")
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--profile", action="store_true")
    arguments = reader.parse_args()
    drawn = read_drawn(find_game("vtes"), SEATS, {"turn_limit": TURNS}, "decks", arguments.folder)
    print(f"{len(drawn.values)} decks of {arguments.folder} are fully playable")
    spent: dict[str, list[float]] = {"vanilla": [0.0, 0.0], "tournament": [0.0, 0.0]}
    for game in range(arguments.games):
        for name, options in (("vanilla", vanilla), ("tournament", drawn)):
            decisions, seconds = play(options, f"{name}/{game}")
            spent[name][0] += decisions
            spent[name][1] += seconds
    speed = {name: decisions / seconds for name, (decisions, seconds) in spent.items()}
    for name, (asked, _) in spent.items():
        print(f"{name:<12}{asked:>9.0f} decisions{speed[name]:>10.0f} a second")
    print(f"tournament decks at {speed['tournament'] / speed['vanilla']:.2f} of the speed of vanilla cards")
    if arguments.profile:
        with cProfile.Profile() as profile:
            for game in range(10):
                play(drawn, f"profile/{game}")
        pstats.Stats(profile).sort_stats("tottime").print_stats(15)


if __name__ == "__main__":
    main()
