"""SVG by hand: a picture is a list of elements and a style sheet that knows light and dark."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

_LIGHT = {
    "paper": "#faf7f2", "ink": "#2b2430", "soft": "#857a8c", "line": "#c9bfd0", "hex": "#efe8dd",
    "solid": "#574d5e", "talk": "#2f6f8f", "search": "#7a6a1f", "event": "#8f2f3f", "good": "#2f7d4f",
    "bad": "#a03030", "fire": "#c8642a", "rough": "#a8926b",
}  # fmt: skip
_DARK = {
    "paper": "#16121a", "ink": "#ece6f0", "soft": "#9d92a6", "line": "#3d3446", "hex": "#231d2a",
    "solid": "#0c090f", "talk": "#6fb3d6", "search": "#d0bd62", "event": "#e07a8b", "good": "#6fca92",
    "bad": "#ec7a7a", "fire": "#f0935c", "rough": "#8a7750",
}  # fmt: skip
_SHAPES = """
svg { font-family: Georgia, "Times New Roman", serif; }
text { font-size: 12px; } .small { font-size: 9.5px; } .middle { text-anchor: middle; }
.start { fill: none; stroke-width: 2; stroke-dasharray: 4 3; }
.wall { stroke-width: 5; stroke-linecap: round; }
.exit, .difficult { fill: none; stroke-width: 2; }
.investigation, .action { fill: none; stroke-width: 2.5; }
.prey { stroke-width: 3; } .waits { opacity: .45; } .node { stroke-width: 1.6; }
.lost { stroke-dasharray: 3 3; opacity: .7; }
.way { fill: none; stroke-width: 1.2; } .back { stroke-dasharray: 5 4; opacity: .75; }
.sets { stroke-dasharray: 1 4; }
"""
_FILLED = {
    "paper": ".paper", "ink": "text", "soft": ".small", "hex": ".hex, .node", "solid": ".solid, .arm",
    "fire": ".fire", "event": ".enemy", "talk": ".neutral", "good": ".ally, .win", "bad": ".fail",
}  # fmt: skip
_DRAWN = {
    "line": ".hex, .solid", "ink": ".wall", "rough": ".difficult", "soft": ".way",
    "search": ".investigation, .I, .sets", "event": ".action, .E", "talk": ".D", "good": ".start, .exit",
    "bad": ".prey",
}  # fmt: skip


def _colours(palette: dict[str, str]) -> str:
    """The rules that colour everything. Plain colours, so that every viewer understands them."""
    rules = [f"{who} {{ fill: {palette[name]}; }}" for name, who in _FILLED.items()]
    rules += [f"{who} {{ stroke: {palette[name]}; }}" for name, who in _DRAWN.items()]
    return " ".join(rules)


STYLE = f"{_SHAPES}{_colours(_LIGHT)}\n@media (prefers-color-scheme: dark) {{ {_colours(_DARK)} }}\n"


class Picture:
    """A picture that grows as things are drawn on it."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []
        self.right = 0.0
        self.bottom = 0.0

    def reach(self, x: float, y: float) -> None:
        """The picture goes at least so far."""
        self.right, self.bottom = max(self.right, x), max(self.bottom, y)

    def add(self, name: str, text: str = "", title: str = "", **attributes: object) -> None:
        """One element; ``class_`` is written ``class``, ``stroke_width`` ``stroke-width``."""
        written = "".join(
            f" {key.rstrip('_').replace('_', '-')}={quoteattr(_plain(value))}"
            for key, value in attributes.items()
        )
        inside = (f"<title>{escape(title)}</title>" if title else "") + escape(text)
        self.parts.append(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")

    def text(self, x: float, y: float, text: str, kind: str = "") -> None:
        """A line of text."""
        self.add("text", text, x=x, y=y, class_=kind)

    def polygon(self, points: list[tuple[float, float]], kind: str, title: str = "") -> None:
        """A closed shape."""
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.add("polygon", title=title, points=joined, class_=kind)

    def written(self) -> str:
        """The whole picture as a document of its own."""
        width, height = self.right + 20, self.bottom + 20
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" role="img">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n"
            f'<rect class="paper" width="{width:.0f}" height="{height:.0f}"/>\n'
            + "\n".join(self.parts)
            + "\n</svg>\n"
        )


def _plain(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)
