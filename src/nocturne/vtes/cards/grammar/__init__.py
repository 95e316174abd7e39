"""The grammar of card texts: printed text becomes a tree of the vocabulary, or is refused.

``compile_card`` reads a card by productions that together take every token of the text exactly once. It is an
independent second reading: the tests compare it with the stored tree of every card that it can read.
"""

from nocturne.vtes.cards.grammar.compile import Compiled, Refusal, compile_card

__all__ = ["Compiled", "Refusal", "compile_card"]
