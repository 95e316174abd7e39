"""A forgotten password: an address that was confirmed by letter, and codes that hold once and for a while."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from sqlalchemy import Connection, delete, insert, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.server.people.accounts import folded, kept_token
from nocturne.server.store.database import mail_codes, people, sessions

Kind = Literal["confirm", "reset"]
#: How long a code holds, in seconds.
CODE_SECONDS: dict[Kind, float] = {"confirm": 86_400.0, "reset": 3600.0}


def new_code(db: Connection, person: str, kind: Kind, email: str) -> str:
    """A code for somebody; one of the same kind that they had before holds no more."""
    code = secrets.token_urlsafe(24)
    db.execute(delete(mail_codes).where(mail_codes.c.person == person, mail_codes.c.kind == kind))
    row = {"code": kept_token(code), "person": person, "kind": kind, "email": email, "created": time.time()}
    db.execute(insert(mail_codes).values(**row))
    return code


def take_code(db: Connection, code: str, kind: Kind) -> tuple[str, str]:
    """Whose code it is, and for which address; it is used up."""
    kept = kept_token(code)
    since = time.time() - CODE_SECONDS[kind]
    which = (mail_codes.c.code == kept, mail_codes.c.kind == kind, mail_codes.c.created > since)
    row = db.execute(select(mail_codes).where(*which)).first()
    if row is None:
        raise NocturneError("server-code-wrong")
    db.execute(delete(mail_codes).where(mail_codes.c.code == kept))
    return row.person, row.email


def email_of(db: Connection, person: str) -> str:
    """The confirmed address of somebody; empty if there is none."""
    return db.execute(select(people.c.email).where(people.c.id == person)).scalar() or ""


def confirm(db: Connection, code: str) -> None:
    """An address is somebody's."""
    person, email = take_code(db, code, "confirm")
    db.execute(update(people).where(people.c.id == person).values(email=email))


def drop_email(db: Connection, person: str) -> None:
    """Somebody wants no letters any more."""
    db.execute(delete(mail_codes).where(mail_codes.c.person == person))
    db.execute(update(people).where(people.c.id == person).values(email=None))


def begin_reset(db: Connection, name: str) -> tuple[str, str] | None:
    """A code for the account of this name and the address it goes to; None where there is none."""
    row = db.execute(select(people.c.id, people.c.email).where(people.c.login == folded(name))).first()
    if row is None or not row.email:
        return None
    return new_code(db, row.id, "reset", row.email), row.email


def reset(db: Connection, code: str, hashed: str) -> str:
    """Another password for whoever has the code; all their sessions end. Gives who it is."""
    person, _email = take_code(db, code, "reset")
    db.execute(update(people).where(people.c.id == person).values(password=hashed))
    db.execute(delete(sessions).where(sessions.c.person == person))
    return person
