"""Faults of ours, noted with their cause and without telling what is hidden."""

from __future__ import annotations

import errno
import json
import logging
import time

from nocturne.server.errors import FaultElsewhere
from nocturne.server.metrics import FAULTS, LEASES_LOST

log = logging.getLogger("nocturne.server")

#: What an operator has to look after, and by which error of the system or words of a database it is known.
_BY_NUMBER = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "disk-read-only",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EIO: "disk-broken",
    errno.EMFILE: "too-many-files",
    errno.ENFILE: "too-many-files",
}
_BY_WORDS = (
    ("disk-full", ("database or disk is full", "no space left", "could not extend file")),
    ("database-malformed", ("malformed", "not a database", "invalid page", "corrupt")),
    ("disk-read-only", ("readonly database", "read-only")),
    ("disk-broken", ("disk i/o error",)),
    ("database-busy", ("database is locked", "deadlock", "lock timeout", "too many clients")),
    (
        "database-unreachable",
        (
            "unable to open",
            "connection",
            "server closed",
            "terminating",
            "starting up",
            "shutting down",
            "could not translate host",
        ),
    ),
)


def cause_of(fault: BaseException) -> str:
    """What an operator has to look after; ``program`` where it is a fault of ours."""
    told = getattr(fault, "orig", None) or fault  # what the driver said to SQLAlchemy
    if isinstance(told, TimeoutError):
        return "too-slow"
    if isinstance(told, MemoryError):
        return "out-of-memory"
    if isinstance(told, OSError) and told.errno in _BY_NUMBER:
        return _BY_NUMBER[told.errno]
    if isinstance(told, OSError) or type(told).__module__.partition(".")[0] in ("sqlite3", "psycopg"):
        words = str(told).lower()  # looked through, never told: it may hold what is hidden
        return next((cause for cause, signs in _BY_WORDS if any(sign in words for sign in signs)), "database")
    return "program"


def noted_of(fault: BaseException) -> tuple[str, str, str]:
    """The kind of a fault, its cause and its place."""
    if isinstance(fault, FaultElsewhere):
        return fault.noted
    at = fault.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = "" if at is None else f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}"
    return type(fault).__name__, cause_of(fault), where


def log_fault(what: str, fault: BaseException) -> None:
    """Note a fault. Its message may hold what is hidden: only its kind, its cause and its place are told."""
    kind, cause, where = noted_of(fault)
    FAULTS.add(label=cause)
    note = {"event": "fault", "what": what[:200], "cause": cause, "kind": kind, "at": where}
    log.error("%s stopped by %s (%s) at %s", what[:200], kind, cause, where, extra={"note": note})


def log_lost(table: str) -> None:
    """Note that another server has taken a table, because this one did not show in time that it is alive."""
    LEASES_LOST.add()
    note = {"event": "lease-lost", "table": table[:16]}
    text = "table %s is owned by another server now: let go of it, nothing was written"
    log.warning(text, table[:16], extra={"note": note})


class JsonLines(logging.Formatter):
    """A line of JSON for each event: ``nocturne serve --log json``."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how grave it is, and what is noted; of other libraries the sentence."""
        told = {"time": _stamp(record.created), "level": record.levelname.lower(), "by": record.name}
        note = getattr(record, "note", None)
        told |= note if isinstance(note, dict) else {"event": "message", "text": record.getMessage()}
        return json.dumps(told, ensure_ascii=False)


def _stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03}Z"
