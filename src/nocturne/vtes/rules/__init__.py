"""The rules of VTES, one module per chapter of the rulebook; a rule's id stands beside the code that implements it.

Begin at ``turn`` (the five phases), then ``window`` (who may use what, when), ``play`` (playing a card),
``action`` and ``block``, ``politics``, ``combat`` and ``damage``, ``torpor``, ``influence``, ``contest``, ``oust``.
``queries`` answers what a thing is worth right now; ``perform`` carries out the effects of cards.
"""
