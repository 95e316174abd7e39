"""The tokens in the box: what lies on the board is not in it, unless the table plays with more."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.dracula.components.box import TokenId, components
from nocturne.dracula.rules.harm.strikes import send_bats
from nocturne.dracula.rules.table.tokens import left_in_box
from tests.dracula.at_the_table import position

ON_BOARD: dict[TokenId, tuple[int, dict[str, Any]]] = {
    TokenId.STORM: (2, {"storms": ["adriatic_sea", "north_sea"]}),
    TokenId.FOG: (3, {"fog": {"paris": 2, "london": 1}}),
    TokenId.HEAVENLY_HOST: (2, {"hosts": ["paris", "london"]}),
    TokenId.CONSECRATED_GROUND: (1, {"consecrated": "paris"}),
    TokenId.BATS: (1, {"hunters": {"seward": {"at": "edinburgh", "bats": True}}}),
    TokenId.BITE: (1, {"hunters": {"seward": {"at": "edinburgh", "bites": 1}}}),
    TokenId.DESPAIR: (2, {"despair": 2}),
}
"""For each token how many lie on the board of a position."""


@pytest.mark.parametrize("token", ON_BOARD, ids=lambda token: token.value)
def test_what_lies_on_the_board_is_not_in_the_box(token: TokenId):
    count, written = ON_BOARD[token]
    assert left_in_box(position(), token) == components().tokens[token]
    assert left_in_box(position(**written), token) == components().tokens[token] - count


@pytest.mark.parametrize("token", ON_BOARD, ids=lambda token: token.value)
def test_only_disputed_tokens_never_run_out_where_the_table_says_so(token: TokenId):
    count, written = ON_BOARD[token]
    left = left_in_box(position(options={"token_supply": "unlimited"}, **written), token)
    if token in (TokenId.STORM, TokenId.FOG, TokenId.BATS):
        assert left > components().tokens[token]
    else:
        assert left == components().tokens[token] - count


def test_the_last_token_of_bats_still_goes_under_a_hunter():
    # Given one token of Bats in the box, when two more hunters meet bats, then only the first gets it.
    state = position(hunters={"godalming": {"at": "london", "bats": True}})
    assert left_in_box(state, TokenId.BATS) == 1
    send_bats(state, 1)
    send_bats(state, 2)
    assert [hunter.bats for hunter in state.hunters] == [True, True, False, False]
