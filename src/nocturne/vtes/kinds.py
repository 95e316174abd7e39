"""The kinds of procedures that effects start: the layer above registers them, see ``kernel.frames``."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """A procedure that something below it can start."""

    SETTLE_HANDS = "vtes:settle-hands"
    DISCARD_DOWN = "vtes:discard-down"
    DRAW = "vtes:draw"
    DRAW_MORE = "vtes:draw-more"
    RETURN_CARDS = "vtes:return-cards"
    JOIN_CONTEST = "vtes:join-contest"
    CHOOSE_BEARER = "vtes:choose-bearer"
    OUST = "vtes:oust"
    FATES = "vtes:fates"
    DOOM = "vtes:doom"
    PART = "vtes:part"
    OUTLIVE = "vtes:outlive"
    BURN_CONVICTIONS = "vtes:burn-convictions"
    TROPHIES = "vtes:trophies"
    FUND = "vtes:fund"
    OPPORTUNITY = "vtes:opportunity"
    PLAY = "vtes:play"
    USE_ABILITY = "vtes:use-ability"
    USE_GRANTED = "vtes:use-granted"
    FOUND = "vtes:found"
    SEARCH = "vtes:search"
