"""Games as plain data: state, procedures, decisions, events, views, records. Knows no vampire.

Start reading at ``state`` (what a game is made of), then ``decision`` (how it asks), ``event`` (how it
tells), ``game`` (what a game must provide) and ``table`` (how all of it is played and recorded).
"""
