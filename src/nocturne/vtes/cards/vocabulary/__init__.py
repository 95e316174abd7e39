"""The vocabulary of effects: what a card's tree is made of.

A tree is frozen, typed data: the modes in which a card can be played and the abilities it has in play, in a
closed set of words. It says what happens, never how; ``nocturne.vtes.rules`` carries it out. Every struct
here is tagged, so trees can be written as YAML, checked, stored, and rendered back as a sentence.

Reading guide: a ``Mode`` has requirements, a cost, windows, targets and effects. An effect names the things
it touches by *role*: ``minion`` (who plays the card), ``target`` (chosen when played), ``acting``,
``blocker``, ``opponent`` (in combat), ``bearer`` (what this card is on), ``this`` (the card itself); and
the players by ``you``, ``prey``, ``predator``, ``acting``, ``target`` (the chosen Methuselah, or the
controller of the target).

The words stand in the modules of this package, one for each idea, and all of them are here: ``v.BurnPool``,
with ``from nocturne.vtes.cards import vocabulary as v``. Words that hold each other stand in one module:
``expressions`` (filters, amounts, conditions) and ``effects`` (effects made of effects).
"""

from __future__ import annotations

from nocturne.vtes.cards.vocabulary.abilities import *
from nocturne.vtes.cards.vocabulary.actions import *
from nocturne.vtes.cards.vocabulary.amounts import *
from nocturne.vtes.cards.vocabulary.cards import *
from nocturne.vtes.cards.vocabulary.choices import *
from nocturne.vtes.cards.vocabulary.combat import *
from nocturne.vtes.cards.vocabulary.conditions import *
from nocturne.vtes.cards.vocabulary.costs import *
from nocturne.vtes.cards.vocabulary.counters import *
from nocturne.vtes.cards.vocabulary.deeds import *
from nocturne.vtes.cards.vocabulary.effects import *
from nocturne.vtes.cards.vocabulary.expressions import *
from nocturne.vtes.cards.vocabulary.modifiers import *
from nocturne.vtes.cards.vocabulary.piles import *
from nocturne.vtes.cards.vocabulary.politics import *
from nocturne.vtes.cards.vocabulary.predicates import *
from nocturne.vtes.cards.vocabulary.trees import *
from nocturne.vtes.cards.vocabulary.words import *
