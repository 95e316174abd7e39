"""The page of a deck's trial: one HTML file with its pictures inside, for a browser without a network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape

from nocturne.kernel.hosting import Odds
from nocturne.kernel.words import Words
from nocturne.lab.deck_trial import MOST_TURNS, CardRow, Trial

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
th, td { padding: .2rem .6rem .2rem 0; text-align: right }
th:first-child, td:first-child { text-align: left }
thead th { border-bottom: 1px solid var(--rest) }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif }
svg text { fill: var(--ink) }
.scroll { overflow-x: auto }
"""
_ROW, _NAME, _WIDTH, _END = 26, 360, 860, 60
_HEADINGS = ("copies", "drawn", "played", "discarded", "held")


def page(trial: Trial, odds: tuple[Odds, ...], problems: list[str], say: Words) -> str:
    """The whole page."""
    from nocturne.cli.deck import sentences  # the same words as in the terminal

    title = escape(say("cli-deck-title", deck=trial.deck or "none"))
    wrong = "".join(f'<p class="wrong">{escape(problem)}</p>' for problem in problems)
    legal = wrong or f"<p>{escape(say('cli-deck-legal'))}</p>"
    told = "".join(f"<p>{escape(line)}</p>" for line in sentences(trial, say))
    parts = [
        f"<h1>{title}</h1>{legal}{told}",
        _section(say("cli-deck-odds"), _bars((one.label, one.share, _percent(one)) for one in odds)),
        _section(say("cli-deck-turns"), _bars(_turns(trial, say))),
        _section(say("cli-deck-cards"), _table(trial.cards, say)),
    ]
    if trial.never_played:
        parts.append(f"<p>{escape(say('cli-deck-never', cards=', '.join(trial.never_played)))}</p>")
    parts.append(f'<p class="soft">{escape(say("cli-deck-seed", seed=trial.seed))}</p>')
    return (
        f'<!doctype html><html lang="{say.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _percent(odds: Odds) -> str:
    return f"{100 * odds.share:.0f} %"


def _section(heading: str, inside: str) -> str:
    return f"<h2>{escape(heading)}</h2>{inside}"


def _turns(trial: Trial, say: Words) -> Iterable[tuple[str, float, str]]:
    """In how many games alone the deck won in which turn."""
    counted = Counter(trial.alone.turns)
    most = max([*counted.values(), trial.alone.games - trial.alone.won, 1])
    for turn in sorted(counted):
        yield say("cli-deck-turn", turn=turn), counted[turn] / most, str(counted[turn])
    if slower := trial.alone.games - trial.alone.won:
        yield say("cli-deck-slower", most=MOST_TURNS), slower / most, str(slower)


def _bars(rows: Iterable[tuple[str, float, str]]) -> str:
    """Rows of a label, a part of the whole width, and what is written behind the bar."""
    drawn = list(rows)
    height = _ROW * len(drawn)
    scale = _WIDTH - _NAME - _END
    found = [f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" role="img">']
    for number, (label, part, value) in enumerate(drawn):
        top = number * _ROW
        found.append(
            f'<text x="{_NAME - 10}" y="{top + 17}" text-anchor="end">{escape(label)}</text>'
            f'<rect x="{_NAME}" y="{top + 5}" width="{scale}" height="16" rx="3" fill="var(--rest)"/>'
            f'<rect x="{_NAME}" y="{top + 5}" width="{part * scale:.1f}" height="16" rx="3"'
            ' fill="var(--bar)"/>'
            f'<text x="{_WIDTH - _END + 8}" y="{top + 17}">{escape(value)}</text>'
        )
    return "".join(found) + "</svg>"


def _table(rows: Iterable[CardRow], say: Words) -> str:
    heads = "".join(f"<th>{escape(say(f'cli-deck-{name}'))}</th>" for name in ("card", *_HEADINGS))
    body = []
    for row in rows:
        numbers = (row.copies, row.use.drawn, row.use.played, row.use.discarded, row.use.held)
        cells = "".join(f"<td>{number}</td>" for number in numbers)
        body.append(f"<tr><td>{escape(row.name)}</td>{cells}</tr>")
    inside = f"<thead><tr>{heads}</tr></thead><tbody>{''.join(body)}</tbody>"
    return f'<div class="scroll"><table>{inside}</table></div>'
