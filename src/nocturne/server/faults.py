"""Faults of ours, noted without telling what is hidden."""

from __future__ import annotations

import logging

log = logging.getLogger("nocturne.server")


def log_fault(what: str, fault: BaseException) -> None:
    """Note a fault of ours. Its message may hold what is hidden: only its kind and its place are told."""
    at = fault.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = "" if at is None else f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}"
    log.error("%s stopped by %s at %s", what[:200], type(fault).__name__, where)


def log_lost(table: str) -> None:
    """Note that another server has taken a table, because this one did not show in time that it is alive."""
    log.warning("table %s is owned by another server now: let go of it, nothing was written", table[:16])
