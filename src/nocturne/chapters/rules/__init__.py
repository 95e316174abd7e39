"""The rules, in a folder for each chapter of the rulebook. Each folder knows only those below it:

``campaign`` (preparation, hunts, the masquerade), ``exploration`` (main sequence, stealth, feeding),
``dialogue`` (pages), ``combat``, ``turns`` (the Blood, items), ``effects`` (what content does),
``skill_tests``, ``tile`` (placing, prey, trackers, triggers), ``harm``, ``table`` (questions about the state,
without a change).
"""
