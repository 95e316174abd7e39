"""The pieces of report pages: one HTML file with its pictures inside, for a browser without a network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from msgspec import Struct

from nocturne.kernel.words import Words

_STYLE = """
:root { color-scheme: light dark;
  --ink: #241d1f; --paper: #faf7f2; --soft: #6b5f62; --bar: #8c2f39; --rest: #d9cfc4 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6dc; --paper: #1b1618; --soft: #b3a5a0; --bar: #c8525f; --rest: #463b3e }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 1.5rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
.soft { color: var(--soft) }
.wrong { color: var(--bar); font-weight: 600 }
table { border-collapse: collapse; width: 100% }
th, td { padding: .2rem .6rem .2rem 0; text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
thead th { border-bottom: 1px solid var(--rest) }
svg { display: block; font: 13px system-ui, sans-serif; margin: .5rem 0 }
svg text { fill: var(--ink) }
.scroll { overflow-x: auto }
"""
_ROW, _LETTER, _MOST_NAME, _SCALE = 26, 7, 360, 440


class Bar(Struct, frozen=True):
    """A bar: its label, its part of the whole width, what is written behind it, and between which parts the
    true one lies, where that is known."""

    label: str
    part: float
    value: str
    low: float | None = None
    high: float | None = None


def whole_page(title: str, parts: Iterable[str], say: Words) -> str:
    """A page of parts."""
    return (
        f'<!doctype html><html lang="{say.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def paragraph(text: str, kind: str = "") -> str:
    """A sentence."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def section(heading: str, *inside: str) -> str:
    """Something under a heading."""
    return f"<h2>{escape(heading)}</h2>{''.join(inside)}"


def _scrolled(about: str, inside: str) -> str:
    """On a narrow screen it is moved sideways, by keyboard too."""
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(about)}">{inside}</div>'


def bars(rows: Iterable[Bar], about: str) -> str:
    """A picture of bars, one below another. ``about`` tells what they show."""
    drawn = list(rows)
    name = min(_MOST_NAME, 20 + _LETTER * max((len(row.label) for row in drawn), default=0))
    end = 16 + _LETTER * max((len(row.value) for row in drawn), default=0)
    width, height = name + _SCALE + end, _ROW * len(drawn)
    found = [
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"'
        f' aria-label="{escape(about)}">'
    ]
    for number, row in enumerate(drawn):
        top = number * _ROW
        found.append(
            f'<text x="{name - 10}" y="{top + 17}" text-anchor="end">{escape(row.label)}</text>'
            f'<rect x="{name}" y="{top + 5}" width="{_SCALE}" height="16" rx="3" fill="var(--rest)"/>'
            f'<rect x="{name}" y="{top + 5}" width="{_inside(row.part):.1f}" height="16" rx="3"'
            ' fill="var(--bar)"/>'
            f"{_whisker(row, name, top + 13)}"
            f'<text x="{name + _SCALE + 8}" y="{top + 17}">{escape(row.value)}</text>'
        )
    return _scrolled(about, "".join(found) + "</svg>")


def _inside(part: float) -> float:
    return max(0.0, min(1.0, part)) * _SCALE


def _whisker(row: Bar, left: int, middle: int) -> str:
    """The interval of a bar, as a line with ends."""
    if row.low is None or row.high is None:
        return ""
    low, high = left + _inside(row.low), left + _inside(row.high)
    ends = "".join(f"M{at:.1f} {middle - 4}V{middle + 4}" for at in (low, high))
    return (
        f'<path d="M{low:.1f} {middle}H{high:.1f}{ends}" stroke="var(--ink)" stroke-width="2" fill="none"/>'
    )


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], about: str) -> str:
    """A table; its first column has the names."""
    heads = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return _scrolled(about, f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>")
