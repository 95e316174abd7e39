"""What a server counts and measures, as Prometheus reads it (text format 0.0.4).

Counts are those of this process since it began. What is true at a moment (live tables, connections) is read
when it is asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

#: The upper bounds of what durations are sorted into, in seconds; 0.25 is what a person takes for "at once".
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """A number that only grows, for each value of its label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def add(self, count: int = 1, label: str = "") -> None:
        """Count so many more."""
        self._counts[label] = self._counts.get(label, 0) + count

    def lines(self) -> Iterable[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.about, "counter")
        for label, count in sorted(self._counts.items()):
            yield f"{self.name}{_labelled(self._label, label)} {count}"


class Histogram:
    """Durations, sorted by their length."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterable[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.about, "histogram")
        so_far = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {so_far}"


ANSWERS = Counter("nocturne_answers_total", "Answers saved, those of bots included.")
FAULTS = Counter("nocturne_faults_total", "Faults noted in the log, by cause.", "cause")
LEASES_LOST = Counter("nocturne_leases_lost_total", "Tables another server has taken from this one.")
RESPONSES = Counter("nocturne_responses_total", "Answers to calls, by status.", "status")
REFUSED = Counter("nocturne_refused_total", "Calls and connections refused at the door, by reason.", "reason")
REMINDERS = Counter("nocturne_reminders_total", "Reminders sent, by way.", "way")
ANSWERING = Histogram("nocturne_answer_seconds", "From taking a person's message to acknowledging it.")
SAVING = Histogram("nocturne_save_seconds", "From handing something to the store to its being on disk.")
_ALL = (ANSWERS, FAULTS, LEASES_LOST, RESPONSES, REFUSED, REMINDERS, ANSWERING, SAVING)


def exposition(gauges: Iterable[tuple[str, str, float]]) -> str:
    """Everything that is counted, and what is true now: names, what they are, values."""
    lines = [line for one in _ALL for line in one.lines()]
    for name, about, value in gauges:
        lines += [*_head(name, about, "gauge"), f"{name} {value:g}"]
    return "\n".join([*lines, ""])


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _labelled(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'{{{name}="{escaped}"}}' if name else ""
