"""Fights: ``steps`` is their course, ``fight`` their data, ``card_effects`` what each card does."""
