"""A calendar as other programs read it (iCalendar, RFC 5545)."""

from __future__ import annotations

import time
from collections.abc import Iterable

from nocturne.server.tables.club_store import Appointment

_LONGEST_LINE = 75  # octets


def written(club: str, appointments: Iterable[Appointment], lang: str) -> str:
    """The calendar of a club. Moments are told in UTC: each program shows them in its reader's time zone."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:-//Nocturne//Clubs//{lang.upper()}",
        f"X-WR-CALNAME:{_escaped(club)}",
    ]
    for one in appointments:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.id}@nocturne",
            f"DTSTAMP:{_moment(one.changed)}",
            f"DTSTART:{_moment(one.starts)}",
            f"DTEND:{_moment(one.starts + one.minutes * 60)}",
            f"SUMMARY:{_escaped(one.title)}",
            *([f"LOCATION:{_escaped(one.place)}"] if one.place else []),
            *([f"DESCRIPTION:{_escaped(one.note)}"] if one.note else []),
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _moment(seconds: float) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(seconds))


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A long line goes on after a line break and a blank; no letter is cut."""
    parts, size = [""], 0
    for letter in line:
        octets = len(letter.encode())
        if size + octets > _LONGEST_LINE:
            parts.append(" ")
            size = 1
        parts[-1] += letter
        size += octets
    return "\r\n".join(parts)
