"""A small file of French cards whose names and texts are inventions, in the form of the community's files."""

from __future__ import annotations

import csv
from pathlib import Path

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.printed import CryptCard

CRYPT, LIBRARY = "vtescrypt.fr-FR.csv", "vteslib.fr-FR.csv"
HEAD = "Id,Name,Name fr-FR,Card Text"
NAMES = {
    "Blood Doll": "Pantin écarlate",
    "The Rack": "Le Chevalet aux épreuves",
    "Dawn Operation": "Manœuvre de l'aube",
    "Theo Bell": "Théo la Cloche",
    "Theo Bell (ADV)": "Théo la Cloche",
    "Theo Bell (G6)": "Théo la Cloche",
    "Villein": "Minion Tap",
    "Anson": "Anson",
    "Pulled Fangs": "Étreinte des crocs, L'",
    "Zillah's Valley": "Double emploi",
    "Dreams of the Sphinx": "Double emploi",
}


def written(folder: Path) -> Path:
    """The folder with both files in it."""
    folder.mkdir()
    cards = [(catalogue().named(name), french) for name, french in NAMES.items()]
    for file, crypt in ((CRYPT, True), (LIBRARY, False)):
        with (folder / file).open("w", encoding="utf-8-sig", newline="") as out:
            rows = csv.writer(out)
            rows.writerow(HEAD.split(","))
            for card, french in cards:
                if isinstance(card, CryptCard) == crypt:
                    rows.writerow([card.id, card.name, french, f"Un texte inventé pour {french}.\n(D) Rien."])
            rows.writerow([999_999, "Unknown here", "Inconnue ici", "Rien."])
    return folder
