"""A PostgreSQL server of our own, for tests and the bench: in a folder of its own, as an ordinary user,
reached by a socket in that folder and by nobody else. It is gone when it is closed."""

from __future__ import annotations

import getpass
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from nocturne.kernel.errors import NocturneError

#: Where Debian keeps the programs of each version.
_DEBIAN = Path("/usr/lib/postgresql")
#: Users a server may run as when we are root, which it refuses.
_ORDINARY = ("postgres", "nobody")
#: It is thrown away: what a power cut would leave of it is nobody's concern, a killed client's work is.
_SETTINGS = ("listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=200")
_STARTING = 60


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if it is not installed."""
    found = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]), reverse=True)
    if found:
        return found[0].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).resolve().parent


class Postgres:
    """A running server. ``url`` names its first database."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self.user = user
        self.url = self._url("postgres")

    def _url(self, name: str) -> str:
        return f"postgresql+psycopg://{self.user}@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        from sqlalchemy import create_engine

        name = f"nocturne_{secrets.token_hex(6)}"
        engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self._url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start one, and end it."""
    found = programs()
    if found is None:
        raise NocturneError("bench-server-no-postgres")
    user = getpass.getuser()
    ordinary: dict[str, Any] = {}  # what subprocess takes to change the user
    if os.geteuid() == 0:
        user = next(name for name in _ORDINARY if _is_user(name))
        entry = pwd.getpwnam(user)
        ordinary = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    folder = Path(tempfile.mkdtemp(prefix="nocturne-pg-"))  # short: a socket's path may have 107 characters
    if ordinary:
        os.chown(folder, ordinary["user"], ordinary["group"])
    data = folder / "data"
    control = [str(found / "pg_ctl"), "-D", str(data), "-w", "-t", str(_STARTING)]

    def run(*command: str, check: bool = True) -> None:
        subprocess.run(
            command,
            check=check,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **ordinary,
        )

    try:
        run(str(found / "initdb"), "-D", str(data), "-U", user, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = " ".join(f"-c {one}" for one in (*_SETTINGS, f"unix_socket_directories={folder}"))
        run(*control, "-l", str(folder / "log"), "-o", settings, "start")
        try:
            yield Postgres(folder, user)
        finally:
            run(*control, "-m", "immediate", "stop", check=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
