"""The pages of a chapter as a picture: from left to right as they are read, a row for each way to an end."""

from __future__ import annotations

from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.svg import Picture
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.pages import Page, next_pages

WIDE, HIGH = 190.0, 38.0
_STEP_X, _STEP_Y = 270.0, 52.0
_LEFT, _TOP = 30.0, 60.0
_SHOWN = 30


def page_picture(pack: Pack, chapter: Chapter, lang: str) -> Picture:
    """Every page, what leads to what, and what sets off what."""
    booklet = Booklet(pack, chapter)
    places = _lay_out(booklet)
    title = chapter.title.in_language(lang)
    picture = Picture(title)
    picture.text(_LEFT, 26, title)
    picture.text(_LEFT, 42, chapter.id, "small")
    for page, written in chapter.pages.items():
        labels: dict[str, list[str]] = {}
        for where, goal in next_pages(written):
            labels.setdefault(goal, []).append(_label(where, written))
        for goal, found in labels.items():
            if goal in places:
                _way(picture, places[page], places[goal], " ".join(filter(None, found)), "way")
        for goal in _sets_off(written):
            if goal in places:
                _way(picture, places[page], places[goal], "", "sets")
    for page, written in chapter.pages.items():
        _node(picture, page, written, places[page], page in booklet.reached, lang)
    return picture


def _lay_out(booklet: Booklet) -> dict[str, tuple[float, float]]:
    """A place for each page: as far to the right as it is steps from where its sequence begins, in the rows
    of what follows it. Without recursion: a booklet may be long."""
    pages = booklet.chapter.pages
    depth: dict[str, int] = {}
    children: dict[str, list[str]] = {page: [] for page in pages}
    order: list[str] = []
    for root in [*booklet.entries, *pages]:
        if root not in pages or root in depth:
            continue
        depth[root] = 0
        waiting = [root]
        while waiting:
            page = waiting.pop()
            order.append(page)
            for goal in booklet.goals[page]:
                if goal not in depth and goal not in booklet.entries:
                    depth[goal] = depth[page] + 1
                    children[page].append(goal)
            waiting += reversed(children[page])
    row: dict[str, float] = {}
    leaves = 0
    for page in order:  # leaves in the order they are met
        if not children[page]:
            row[page] = leaves
            leaves += 1
    for page in reversed(order):  # then each page beside what follows it
        if children[page]:
            row[page] = sum(row[child] for child in children[page]) / len(children[page])
    return {page: (_LEFT + _STEP_X * depth[page], _TOP + _STEP_Y * row[page]) for page in pages}


def _sets_off(page: Page) -> list[str]:
    """Pages that an effect makes possible: a token, a tracker, a conversation."""
    found = []
    for effect in page.effects:
        for thing in (effect.terrain, effect.tracker, effect.talk):
            if thing is not None and thing.page is not None:
                found.append(thing.page)
    return found


def _label(where: str, page: Page) -> str:
    """What stands on an arrow: the number of the option, success or failure, a result."""
    steps = where.split(".")
    sign = {"success": "✓", "failure": "✗", "win": "✓", "lose": "✗"}.get(steps[-1], "")
    if steps[0] in ("choices", "hypotheses"):
        option = (page.choices or page.hypotheses)[int(steps[1])]
        return f"{int(steps[1]) + 1}{'*' if option.if_ is not None or option.cost is not None else ''}{sign}"
    if steps[0] == "investigate":
        return where.removeprefix("investigate.results.")
    if steps[0] == "branch":
        return "*" if page.branch[int(steps[1])].if_ is not None else ""
    return sign


def _way(
    picture: Picture, start: tuple[float, float], goal: tuple[float, float], label: str, kind: str
) -> None:
    x1, y1 = start[0] + WIDE, start[1] + HIGH / 2
    x2, y2 = goal[0], goal[1] + HIGH / 2
    kind = "way sets" if kind == "sets" else "way" if x2 > x1 else "way back"
    bend = max(40.0, abs(x2 - x1) / 2)
    d = f"M {x1:.1f} {y1:.1f} C {x1 + bend:.1f} {y1:.1f} {x2 - bend:.1f} {y2:.1f} {x2:.1f} {y2:.1f}"
    picture.add("path", d=d, class_=kind)
    if label:
        picture.text((x1 * 0.72 + x2 * 0.28), (y1 * 0.72 + y2 * 0.28) - 3, label, "small middle")


def _node(
    picture: Picture, page: str, written: Page, place: tuple[float, float], reached: bool, lang: str
) -> None:
    x, y = place
    text = " ".join(written.text.in_language(lang).split())
    kind = f"node {page[0]}{'' if reached else ' lost'}"
    picture.add("rect", title=text, x=x, y=y, width=WIDE, height=HIGH, rx=6, class_=kind)
    picture.text(x + 8, y + 15, page)
    picture.text(x + 8, y + 30, text[:_SHOWN] + ("…" if len(text) > _SHOWN else ""), "small")
    sign = {"chapter_success": "win", "chapter_failure": "fail"}.get(written.end or "")
    if sign:
        picture.add("circle", cx=x + WIDE - 12, cy=y + 12, r=5, class_=sign)
    elif written.combat is not None:
        picture.text(x + WIDE - 20, y + 16, "⚔")
    elif written.deduction:
        picture.text(x + WIDE - 18, y + 16, "§")
    picture.reach(x + WIDE, y + HIGH)
