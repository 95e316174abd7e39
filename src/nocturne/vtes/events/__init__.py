"""The events of a VTES game: what is told to the table, and what triggers listen to.

One small struct each; the sentence is the message ``vtes-log-<name>``. Fields that name a card or a seat are
shown by name. An event that shows a hidden card, or what chance decided, has ``reveals``.
They stand in a module for each chapter, and all of them are here: ``events.Played``.
"""

from __future__ import annotations

from nocturne.vtes.events.actions import *
from nocturne.vtes.events.cards import *
from nocturne.vtes.events.combat import *
from nocturne.vtes.events.counters import *
from nocturne.vtes.events.piles import *
from nocturne.vtes.events.play import *
from nocturne.vtes.events.politics import *
from nocturne.vtes.events.titles import *
from nocturne.vtes.events.torpor import *
from nocturne.vtes.events.turn import *
