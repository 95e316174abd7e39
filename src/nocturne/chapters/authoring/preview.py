"""The preview of a pack: its chapters as a web page to read, with pages, tile, graph, odds and findings.

``Preview`` keeps the last state of a pack that could be read; ``refresh`` reads it again and tells what the
checker finds. Files that have not changed are not parsed again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.chapters.authoring.chances import Chance, TestOdds, chapter_odds
from nocturne.chapters.authoring.checking import check_parts
from nocturne.chapters.authoring.findings import Finding, Findings
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.page_picture import page_picture
from nocturne.chapters.authoring.svg import Picture
from nocturne.chapters.authoring.tile_picture import tile_picture
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.model import Text
from nocturne.chapters.content.pack import content, load_folder
from nocturne.chapters.content.pages import Option, Page, PageTest
from nocturne.chapters.view.naming import name
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, read
from nocturne.kernel.words import Words, words

_SHELL = Path(__file__).with_name("preview.html")


def stamps(folder: Path) -> dict[str, tuple[int, int]]:
    """When each file of a pack was last written, and its size."""
    found: dict[str, tuple[int, int]] = {}
    for path in folder.rglob("*.y*ml"):
        try:
            status = path.stat()
        except OSError:  # it has just been taken away
            continue
        found[str(path)] = status.st_mtime_ns, status.st_size
    return found


class Preview:
    """A pack as its author last saved it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.findings: list[Finding] = []
        self.pack: Pack | None = None  # the last state that could be read
        self.current = False  # whether the pack on disk is that state
        self._documents: dict[str, tuple[tuple[int, int], Document]] = {}

    def read(self, path: Path) -> Document:
        """A file, parsed only if it has changed."""
        status = os.stat(path)
        stamp = status.st_mtime_ns, status.st_size
        kept = self._documents.get(str(path))
        if kept is None or kept[0] != stamp:
            kept = stamp, read(path)
            self._documents[str(path)] = kept
        return kept[1]

    def load(self) -> None:
        """Read the pack again: what it says can be looked at before it has been checked."""
        findings, broken = Findings(), list[BadFile]()
        loaded = None
        try:
            loaded = load_folder(self.folder, report=broken.append, reader=self.read)
        except BadFile as mistake:
            broken.append(mistake)
        for found in broken:
            findings.add_mistake(found)
        self.current = loaded is not None and not broken
        if loaded is not None and self.current:
            self.pack = Pack(self.folder, loaded)
            content.cache_clear()
        self.findings = findings.all

    def check(self, outdated: Callable[[], bool] = lambda: False) -> None:
        """Everything the checker has to say about what was read, unless that is ``outdated`` before."""
        if self.pack is not None and self.current:
            checked = check_parts(self.pack, outdated)
            if checked is not None:
                self.findings = checked.findings

    def refresh(self) -> None:
        """Read and check."""
        self.load()
        self.check()

    # -- pages

    def chapter(self, ident: str) -> Chapter | None:
        """A chapter of the pack; the first one for an empty name."""
        if self.pack is None:
            return None
        chapters = {one.id: one for one in self.pack.chapters()}
        return chapters.get(ident) or next(iter(chapters.values()), None)

    def html(self, ident: str, lang: str, version: int) -> str:
        """The whole page for one chapter."""
        say = words(lang)
        chapter = self.chapter(ident)
        body = _findings(self, say)
        if self.pack is not None and chapter is not None:
            body += _chapter(self.pack, chapter, say)
        title = self.pack.content.head.title.in_language(lang) if self.pack is not None else self.folder.name
        other = "fr" if lang == "en" else "en"
        chapters = self.pack.chapters() if self.pack is not None else []
        links = ""
        for one in chapters:
            current = ' aria-current="page"' if one is chapter else ""
            address = f"/?chapter={escape(one.id)}&amp;lang={lang}"
            links += f'<a href="{address}"{current}>{escape(one.title.in_language(lang))}</a>'
        filled = {
            "lang": lang,
            "title": escape(title),
            "links": links,
            "version": str(version),
            "chapter": escape(chapter.id) if chapter is not None else "",
            "other": other,
            "other_name": {"fr": "Français", "en": "English"}[other],
            "nav": escape(say("chapters-watch-chapters")),
            "body": body,  # last: what an author wrote is not looked at for names to fill in
        }
        page = _SHELL.read_text("utf-8")
        for key, value in filled.items():
            page = page.replace("{{" + key + "}}", value)
        return page

    def odds(self, ident: str, lang: str) -> str:
        """The odds of a chapter's tests as a table, for those who can face each."""
        say, chapter = words(lang), self.chapter(ident)
        if self.pack is None or chapter is None or not self.current:
            return ""
        return _odds(self.pack, list(chapter_odds(content(self.pack.content.head.id), chapter)), say)


def _findings(preview: Preview, say: Words) -> str:
    shown = [one for one in preview.findings if one.severity != "note"]
    if not shown:
        return f'<p class="good" role="status">{escape(say("chapters-watch-good"))}</p>'
    rows = "".join(
        f'<li class="{one.severity}"><code>{_place(one, preview.folder)}</code> '
        f"{escape(one.page)} <strong>{escape(say(f'cli-check-{one.severity}', code=one.code))}</strong><br>"
        f"{escape(one.sentence(say))}<br><small>→ {escape(one.remedy(say))}</small></li>"
        for one in shown
    )
    stale = "" if preview.current else f"<p>{escape(say('chapters-watch-stale'))}</p>"
    heading = escape(say("chapters-watch-findings", count=len(shown)))
    return f'<section class="findings" role="status"><h2>{heading}</h2>{stale}<ul>{rows}</ul></section>'


def _place(finding: Finding, folder: Path) -> str:
    return escape(f"{os.path.relpath(finding.file, folder)}:{finding.line}")


def _chapter(pack: Pack, chapter: Chapter, say: Words) -> str:
    booklet = Booklet(pack, chapter)
    tile = pack.content.tiles[chapter.tile]
    pages = "".join(
        _page(ident, page, ident in booklet.reached, say) for ident, page in chapter.pages.items()
    )
    text = _prose(chapter.intro, say) + _recalled(chapter.intro_texts, say)
    end = _prose(chapter.conclusion.text, say) + _recalled(chapter.conclusion.texts, say)
    return (
        f"<h2>{escape(chapter.title.in_language(say.lang))} <small>{escape(chapter.id)}</small></h2>"
        f'<p class="objective">{escape(chapter.objective.in_language(say.lang))}</p>'
        f"{_picture('tile', tile_picture(pack.content, tile, chapter, say.lang), say)}"
        f"{_picture('graph', page_picture(pack, chapter, say.lang), say)}"
        f'<details id="odds"><summary>{escape(say("chapters-watch-odds"))}</summary><div></div></details>'
        f'<article class="page"><h3>{escape(say("chapters-watch-intro"))}</h3>{text}</article>'
        f"{pages}"
        f'<article class="page"><h3>{escape(say("chapters-watch-conclusion"))}</h3>{end}'
        f"{_plain_list(chapter.conclusion.effects)}</article>"
    )


def _page(ident: str, page: Page, reached: bool, say: Words) -> str:
    flag = "" if reached else f' <em class="error">{escape(say("chapters-watch-unreached"))}</em>'
    parts = [_prose(page.text, say), _recalled(page.texts, say), _plain_list(page.effects)]
    options = page.choices or page.hypotheses
    if options:
        parts.append(f"<ol>{''.join(f'<li>{_option(one, say)}</li>' for one in options)}</ol>")
    if page.test is not None:
        parts.append(f"<p>{_test(page.test)}</p>")
    if page.investigate is not None:
        steps = ", ".join(f"{escape(key)}: {_link(goal)}" for key, goal in page.investigate.results.items())
        parts.append(f"<p><code>{page.investigate.attr} / {page.investigate.skill}</code> {steps}</p>")
    for branch in page.branch:
        condition = f"<code>{_flow(branch.if_)}</code> " if branch.if_ is not None else ""
        parts.append(f"<p>{condition}→ {_link(branch.goto)}</p>")
    if page.goto is not None:
        parts.append(f"<p>→ {_link(page.goto)}</p>")
    if page.combat is not None:
        lose = f" / {_link(page.combat.lose)}" if page.combat.lose else ""
        parts.append(
            f"<p><code>combat {_flow(page.combat.enemies)}</code> → {_link(page.combat.win)}{lose}</p>"
        )
    if page.end is not None:
        parts.append(f"<p><code>end: {page.end}</code></p>")
    return (
        f'<article class="page" id="{escape(ident)}"><h3>{escape(ident)}{flag}</h3>{"".join(parts)}</article>'
    )


def _option(option: Option, say: Words) -> str:
    text = escape(option.text.in_language(say.lang))
    asks = f" <code>if {_flow(option.if_)}</code>" if option.if_ is not None else ""
    costs = f" <code>cost {_flow(option.cost)}</code>" if option.cost is not None else ""
    leads = f" → {_link(option.goto)}" if option.goto is not None else ""
    return text + asks + costs + leads + (f" {_test(option.test)}" if option.test is not None else "")


def _test(test: PageTest) -> str:
    return (
        f"<code>{test.attr} / {test.skill} {test.difficulty}</code> ✓ {_link(test.success)} "
        f"✗ {_link(test.failure)}"
    )


def _link(page: str) -> str:
    return f'<a href="#{escape(page)}">{escape(page)}</a>'


def _prose(text: Text, say: Words) -> str:
    paragraphs = text.in_language(say.lang).split("\n\n")
    return "".join(f"<p>{escape(one)}</p>" for one in paragraphs)


def _recalled(texts: Iterable[Any], say: Words) -> str:
    found = ""
    for one in texts:
        found += f'<div class="recalled"><code>if {_flow(one.if_)}</code>{_prose(one.text, say)}</div>'
        if one.else_ is not None:
            found += f'<div class="recalled"><code>else</code>{_prose(one.else_, say)}</div>'
    return found


def _plain_list(effects: Iterable[Struct]) -> str:
    rows = "".join(f"<li><code>{_flow(one)}</code></li>" for one in effects)
    return f'<ul class="effects">{rows}</ul>' if rows else ""


def _flow(thing: Any) -> str:
    """A part of the content as it is written on one line."""
    written = msgspec.json.encode(thing).decode()
    return escape(re.sub(r'"([A-Za-z0-9_.]+)"', r"\1", written).replace(",", ", ").replace(":", ": "))


def _picture(kind: str, picture: Picture, say: Words) -> str:
    svg = picture.written()
    title = escape(say(f"chapters-watch-{kind}"))
    return (
        f"<details open><summary>{title}</summary>"
        f'<div class="picture" tabindex="0">{svg[svg.index("<svg") :]}</div></details>'
    )


def _odds(pack: Pack, tests: list[TestOdds], say: Words) -> str:
    people = list(dict.fromkeys(who for test in tests for who in test.chances))
    heads = [say(f"cli-odds-{key}") for key in ("page", "test", "difficulty")]
    heads += [pack.content.characters[who].name.in_language(say.lang).split()[0] for who in people]
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    rows = "".join(_odds_row(test, people, say) for test in tests)
    legend = escape(say("cli-odds-legend", hunger=1))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"{table}<p><small>{legend}</small></p>"


def _odds_row(test: TestOdds, people: list[str], say: Words) -> str:
    page = test.page if test.option < 0 else f"{test.page} ({test.option + 1})"
    skill = f"{name(f'attr:{test.attr}', say, None)} / {name(f'skill:{test.skill}', say, None)}"
    cells = "".join(f"<td>{_chance(test.chances.get(who))}</td>" for who in people)
    link = f'<a href="#{escape(test.page)}">{escape(page)}</a>'
    return (
        f'<tr><th scope="row">{link}</th><td>{escape(skill)}</td><td>{test.difficulty or ""}</td>{cells}</tr>'
    )


def _chance(chance: Chance | None) -> str:
    if chance is None:
        return ""
    if chance.steps:
        return ", ".join(f"{step}: {100 * share:.0f}" for step, share in chance.steps.items())
    return f"{100 * chance.success:.0f}/{100 * chance.with_willpower:.0f}"
