"""A person's seat at a table in the terminal: what is shown, what is asked, what may be typed.

The other seats are bots. Every answer goes through ``Table.answer`` and is in the journal before anything
of its effect is shown, so the session itself has nothing to lose.

A choice of one is no choice: such an answer is given for the person, unless she wants full control, or
something else was thought of and refused, so that she may ask why. She may also let things go by: then the
usual answer is given until something concerns her.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from nocturne.bots import Bot
from nocturne.cli.matching import Named, chosen, meant
from nocturne.cli.news import as_text, lines_of
from nocturne.cli.picture import picture, standings, with_continuations
from nocturne.cli.rulebook import rule_lines
from nocturne.cli.static import Static
from nocturne.cli.terminal import Terminal
from nocturne.drawing import Hanging
from nocturne.kernel.decision import Decision, Option, Refusal
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.kernel.view import View
from nocturne.kernel.words import LANGUAGES

Ending = Literal["finished", "quit", "no-more-input"]

#: What can be typed besides a choice; each language names them in ``cli-word-<command>``.
COMMANDS = (
    "help", "go", "why", "undo", "undo-anyway", "save", "log", "look", "card", "choices", "auto", "lang",
    "quit",
)  # fmt: skip
_LOG_LINES = 20
_MOST_SHOWN = 12
_MOST_DESCRIBED = 3
_LARGE_TABLE = 16
_FEW_LINES = 5


def vocabulary() -> dict[str, str]:
    """Every word that is a command, in either language, and which command it is."""
    return {
        word: command
        for lang in LANGUAGES
        for command in COMMANDS
        for word in Static(lang)(f"cli-word-{command}").split()
    }


class Session:
    """One person at one table."""

    def __init__(
        self,
        table: Table,
        seat: int,
        bots: Mapping[int, Bot],
        names: tuple[str, ...],
        lang: str,
        terminal: Terminal,
        *,
        full_control: bool = False,
    ) -> None:
        self.table = table
        self.seat = seat
        self.full_control = full_control
        # The numbers of the answers that were given for the person, and what of it is still to be shown.
        self._given: set[int] = set()
        self._unshown: list[str] = []
        self._letting_go = False
        self.bots = bots
        self._knows = [Knowledge(table, at) for at in range(table.state.seats)]
        self.names = names
        self.terminal = terminal
        self._commands = vocabulary()
        # How much of the log the person has been shown; who comes back to a game is told only its latest.
        self._shown = max(0, len(table.log) - _LOG_LINES // 2) if table.number else 0
        self._pictured: list[str] = []
        self._speak(lang)

    def _speak(self, lang: str) -> None:
        self.words = SeatWords(lang, self.names)
        self.teller = Teller(self.table.game, self.words, self.names)

    # -- the course of the game

    def play(self) -> Ending:
        """Play until the game ends or the person leaves."""
        while True:
            self._let_bots_answer()
            decision = self.table.pending(self.seat)
            if decision is not None and self._answer_for_her(decision):
                continue
            self._tell_news()
            if decision is None:
                self._tell_result()
                return "finished"
            ending = self._ask(decision)
            if ending is not None:
                return ending

    def _let_bots_answer(self) -> None:
        """Until the person is asked. Where all choose in secret the person goes first, so that going back
        to that choice finds the bots undecided too."""
        while self.table.pending(self.seat) is None and (decision := self.table.pending()) is not None:
            seat = decision.seat
            key = self.bots[seat].choose(decision, self._knows[seat])
            self.table.answer(seat, key)

    def _answer_for_her(self, decision: Decision) -> bool:
        """Give the answer that needs no person: the only one there is, or the usual one to what she lets go
        by. What happens is told when she is next asked."""
        usual = self._usual(decision)
        if self._is_forced(decision):
            option: Option | None = decision.only_answer
        elif self._letting_go and usual is not None and not self._concerns(decision):
            option = usual
        else:
            option = None
        if option is None:
            self._letting_go = False
            return False
        if option != usual:
            self._tell_news()  # not a mere pass: it is shown at its place among the news
        self._unshown.append(self.teller.option(option, self._view()))
        self._given.add(self.table.number)
        self.table.answer(self.seat, option.key)
        return True

    def _is_forced(self, decision: Decision) -> bool:
        """There is but one answer, and nothing to ask "why not" about unless the game says it matters not."""
        if self.full_control or decision.only_answer is None:
            return False
        return not self._refusals() or not self._concerns(decision)

    def _usual(self, decision: Decision) -> Option | None:
        return decision.option(self.table.game.default_answer(decision) or "")

    def _concerns(self, decision: Decision) -> bool:
        return self.table.game.needs_attention(decision, self._view())

    def _ask(self, decision: Decision) -> Ending | None:
        """Show the table and the question; listen until it is answered (None) or the person leaves."""
        self._show_table(only_news=True)
        self._show_choices(decision)
        number = self.table.number
        usual = self._usual(decision)
        while True:
            typed = self.terminal.ask(self._prompt(usual), self._completions(decision))
            if typed is None:
                return "no-more-input"
            command, about = self._command_in(typed)
            if command == "quit":
                return "quit"
            if command:
                try:
                    self._obey(command, about, decision)
                except NocturneError as mistake:
                    self._note(self.words(mistake.message, **mistake.args_for_message))
                if self.table.number != number:
                    return None  # answered by "go", or an undo: another question stands now
            else:
                option = self._option_in(typed, decision) if typed.strip() else usual
                if option is not None:
                    self._answer(option)
                    return None

    def _prompt(self, usual: Option | None) -> str:
        """What stands before the cursor: also what Enter alone answers, where the game has a usual answer."""
        if usual is None:
            return self.words("cli-play-prompt")
        return self.words("cli-play-prompt-usual", usual=self.teller.option(usual, self._view()))

    def _completions(self, decision: Decision) -> list[str]:
        return [*(named.label for named in self._labels(decision)), *self._commands]

    def _command_in(self, typed: str) -> tuple[str, str]:
        word, _, about = typed.strip().partition(" ")
        return self._commands.get(word.casefold(), ""), about.strip()

    def _option_in(self, typed: str, decision: Decision) -> Option | None:
        """The option that was meant; says so when it is none or could be several."""
        labels = self._labels(decision)
        found = chosen(typed, labels)
        if len(found) == 1:
            return decision.options[found[0]]
        if found:
            self._note(self.words("cli-play-several", text=typed.strip()))
            for i in found[:_MOST_SHOWN]:
                self.terminal.show(self._choice_line(i, labels[i].label))
        elif not self._say_refusals(typed):
            self._note(self.words("cli-play-not-understood", text=typed.strip(), count=len(labels)))
        return None

    def _answer(self, option: Option) -> None:
        self.terminal.show(f"→ {self.teller.option(option, self._view())}", style="bold")
        self.table.answer(self.seat, option.key)

    # -- what is shown

    def _view(self) -> View:
        return self.table.view(self.seat)

    def _show_table(self, *, only_news: bool = False) -> None:
        """The whole table or, where only a few lines of a large one have changed, just those."""
        drawn = picture(self.table.game, self._view(), self.words, self.terminal.width)
        lines = self.terminal.lines(drawn)
        known = set(self._pictured) if only_news else set()
        changed = [number for number, line in enumerate(lines) if line not in known]
        changed = with_continuations(changed, lines, self.terminal.width)
        self._pictured = lines
        if not changed:
            return
        self.terminal.show()
        whole = self.table.game.whole_table or len(lines) < _LARGE_TABLE
        if whole or len(changed) > _FEW_LINES or not known:
            self.terminal.show(drawn)
        else:
            self.terminal.show_lines(drawn, changed)

    def _labels(self, decision: Decision) -> list[Named]:
        view = self._view()
        return [Named(option.key, self.teller.option(option, view)) for option in decision.options]

    def _show_choices(self, decision: Decision) -> None:
        self.terminal.show()
        self.terminal.show(self.teller.question(decision, self._view()), style="bold")
        if decision.sealed:
            self.terminal.show(self.words("cli-play-sealed"), style="dim")
        for i, (named, option) in enumerate(zip(self._labels(decision), decision.options, strict=True)):
            note = "" if option.note is None else self.teller.note(option.note, self._view())
            self.terminal.show(self._choice_line(i, named.label, note))

    def _choice_line(self, place: int, label: str, note: str = "") -> Hanging:
        aside = (f" · {note}", "dim") if note else ""
        return Hanging(Text.assemble((f"{place + 1:>4}", "bold cyan"), "  ", label, aside), 6)

    def _tell_news(self) -> None:
        view = self._view()
        news = self.table.events(self.seat, since=self._shown)
        self._shown = len(self.table.log)
        if news or self._unshown:
            self.terminal.show()
        for line in lines_of(news, self.teller, view):
            self.terminal.show(as_text(line))
        for label, times in Counter(self._unshown).items():
            self.terminal.show(self.words("cli-auto-answered", what=label, times=times), style="dim")
        self._unshown.clear()

    def _tell_result(self) -> None:
        self._show_table(only_news=True)
        result = self.table.result()
        self.terminal.show()
        self.terminal.show(self.words("cli-play-over"), style="bold")
        if result is None:
            return
        for line in standings(result.points, result.winners, self.teller):
            self.terminal.show(f"  {line}")

    def _note(self, sentence: str) -> None:
        self.terminal.show(sentence, style="yellow")

    # -- what may be typed besides a choice

    def _obey(self, command: str, about: str, decision: Decision) -> None:
        match command:
            case "help":
                self.terminal.show(self.words("cli-play-help"))
            case "go":
                self._let_go(decision)
            case "auto":
                self._change_control(about)
            case "why":
                self._why(about, decision)
            case "undo":
                self._undo()
            case "undo-anyway":
                self._undo_anyway()
            case "save":
                self._save(about)
            case "log":
                self._log(about)
            case "look":
                self._show_table()
            case "choices":
                self._show_choices(decision)
            case "card":
                self._describe(about)
            case "lang":
                self._change_language(about, decision)

    def _let_go(self, decision: Decision) -> None:
        """The usual answer here and to all that follows, until something concerns her."""
        usual = self._usual(decision)
        if usual is None:
            self._note(self.words("cli-go-needs-answer"))
            return
        self._letting_go = True
        self._answer(usual)

    def _change_control(self, about: str) -> None:
        """Whether she is asked even where there is but one answer."""
        word = about.casefold()
        if word and word not in (*self.words("cli-auto-on").split(), *self.words("cli-auto-off").split()):
            self._note(self.words("cli-auto-which"))
            return
        self.full_control = word in self.words("cli-auto-off").split() if word else not self.full_control
        self._note(self.words("cli-auto-now", on="no" if self.full_control else "yes"))

    def _why(self, about: str, decision: Decision) -> None:
        if not about:
            refusals = self._refusals()
            if not refusals:
                self._note(self.words("cli-why-nothing-refused", count=len(decision.options)))
            self._show_refusals(refusals)
            return
        labels = self._labels(decision)
        possible = chosen(about, labels)
        for i in possible[:_MOST_SHOWN]:
            rules = decision.options[i].rules
            self.terminal.show(self.words("cli-why-possible", number=i + 1, what=labels[i].label))
            self._show_rules(rules)
        if not self._say_refusals(about) and not possible:
            self._note(self.words("cli-why-unknown", text=about))

    def _refusals(self) -> list[Refusal]:
        return [
            r for question in self.table.questions if question.seat == self.seat for r in question.refusals
        ]

    def _say_refusals(self, text: str) -> bool:
        """Why what was typed cannot be done; False when nothing is known about it."""
        view = self._view()
        considered = self._refusals()
        labels = [Named(r.key, self.teller.say(r.label, r.args, view)) for r in considered]
        found = [considered[i] for i in meant(text, labels)]
        for about in self._things_in(text, view):
            found += [r for r in self.table.why(self.seat, about) if r not in found]
        self._show_refusals(found)
        return bool(found)

    def _things_in(self, text: str, view: View) -> list[str]:
        """References of the things a text may mean: those the question touches and those the game finds."""
        touched = {ref for r in self._refusals() for ref in r.subjects}
        if view.decision is not None:
            touched |= {ref for option in view.decision.options for ref in option.subjects}
        named = [Named(ref, self.teller.name(ref, view)) for ref in sorted(touched)]
        things = [named[i].key for i in meant(text, named)]
        things += [ref for ref in self.table.game.find(text, self.words, view) if ref not in things]
        return things or [text]

    def _show_refusals(self, refusals: list[Refusal]) -> None:
        view = self._view()
        for refusal in refusals[:_MOST_SHOWN]:
            self.terminal.show(f"✗ {self.teller.refusal(refusal, view)}")
        if len(refusals) > _MOST_SHOWN:
            self._note(self.words("cli-why-more", count=len(refusals) - _MOST_SHOWN))
        self._show_rules(tuple(dict.fromkeys(r.why.rule for r in refusals[:_MOST_SHOWN] if r.why.rule)))

    def _show_rules(self, rules: tuple[str, ...]) -> None:
        for line in rule_lines(rules, self.words):
            self.terminal.show(Padding(Text(line), (0, 0, 0, 4)), style="dim")

    def _undo(self) -> None:
        point = self.table.undo_point(self.seat, self._given)
        last = self._last_own()
        if point is not None:
            self._go_back(point)
        elif last is None:
            self._note(self.words("cli-undo-nothing"))
        else:
            others = [answer.seat for answer in self.table.answers[last:] if answer.seat != self.seat]
            if others:
                self._note(self.words("cli-undo-answered", name=self.names[others[-1]]))
            else:
                self._note(self.words("cli-undo-revealed"))

    def _undo_anyway(self) -> None:
        """Only bots are at the table: nobody is wronged when the person tries something else."""
        point = self._last_own()
        if point is None:
            self._note(self.words("cli-undo-nothing"))
        else:
            self._go_back(point)

    def _last_own(self) -> int | None:
        """Her latest answer of her own choice."""
        answers = self.table.answers
        own = (i for i in reversed(range(len(answers))) if answers[i].seat == self.seat)
        return next((i for i in own if i not in self._given), None)

    def _go_back(self, point: int) -> None:
        self.table.undo_to(point)
        while (decision := self.table.pending(self.seat)) is not None and self._is_forced(decision):
            earlier = self._last_own()  # that answer was given for her before this game was resumed
            if earlier is None:
                break
            self.table.undo_to(earlier)
        self._given = {number for number in self._given if number < self.table.number}
        self._shown = len(self.table.log)
        self._pictured = []
        self._note(self.words("cli-undo-done"))

    def _save(self, about: str) -> None:
        path = Path(about or f"{self.table.game.id}-{self.table.number}.nocturne").expanduser()
        try:
            self.table.save(path)
        except OSError as error:
            raise NocturneError(
                "cli-save-failed", file=str(path), detail=error.strerror or str(error)
            ) from error
        self.terminal.line(self.words("cli-save-done", file=str(path)), style="yellow")

    def _log(self, about: str) -> None:
        count = int(about) if about.isascii() and about.isdigit() else _LOG_LINES
        view = self._view()
        lines = lines_of(self.table.events(self.seat), self.teller, view)
        for line in lines[-count:] if count else []:
            self.terminal.show(as_text(line))

    def _describe(self, about: str) -> None:
        view = self._view()
        if not about:
            self._note(self.words("cli-card-which"))
            return
        things = self._things_in(about, view)
        details: dict[str, RenderableType] = {}  # copies of a card are one thing to tell about
        for ref in things[:_MOST_SHOWN]:
            detail = self.table.game.describe(ref, self.words, view, self.terminal.width)
            if detail is not None:
                drawn = Text.from_markup(detail) if isinstance(detail, str) else detail
                details.setdefault("\n".join(self.terminal.lines(drawn)), drawn)
        if not details:
            self._note(self.words("cli-card-unknown", text=about))
        elif len(details) <= _MOST_DESCRIBED:
            for drawn in details.values():
                self.terminal.show(drawn)
        else:
            self._note(self.words("cli-play-several", text=about))
            names = dict.fromkeys(self.teller.name(ref, view) for ref in things)
            for name in list(names)[:_MOST_SHOWN]:
                self.terminal.show(f"      {name}")
            if len(names) > _MOST_SHOWN:
                self._note(self.words("cli-card-more", count=len(names) - _MOST_SHOWN))

    def _change_language(self, about: str, decision: Decision) -> None:
        lang = about.casefold()
        if lang not in LANGUAGES:
            self._note(self.words("cli-play-lang-which", languages=", ".join(LANGUAGES)))
            return
        self._speak(lang)
        self._show_table()
        self._show_choices(decision)
