"""Compare two versions of the code: the same random games must look the same in both.

A change that reorganises the engine must not change a game. This command plays random games with the working
tree and with another commit, and compares after every answer what is asked, what is refused and why, what was
emitted to each seat, and every view. How a state is stored may differ; what anybody can see may not.

    python -m tools.agree HEAD~1                      # all games
    python -m tools.agree v0.1.0 vtes --games 12      # twelve games of one

"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("candles", "vtes", "dracula", "chapters")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "vtes": [{"house": "random", "turn_limit": 30}, {"turn_limit": 30, "windows": "able"}],
}


def courses(game: str, games: int, seed: str, most: int) -> Iterator[str]:
    """A line for each answer of each game: its number, what was chosen, and digests of all that was shown."""
    import msgspec

    import nocturne
    from nocturne.kernel.registry import find_game

    def digest(thing: Any) -> str:
        plain = msgspec.to_builtins(thing, str_keys=True, enc_hook=repr)
        text = json.dumps(plain, sort_keys=True, default=repr)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    least, largest = find_game(game).seats
    for number in range(games):
        chance = random.Random(f"{seed}/{number}")
        seats = chance.randint(least, largest)
        chosen = OPTIONS.get(game, [{}])
        table = nocturne.new_game(
            game, seats=seats, seed=f"{seed}/{number}", options=chosen[number % len(chosen)]
        )
        told = 0
        for step in range(most):
            decisions = table.decisions()
            if not decisions:
                break
            everybody = [*range(seats), None]
            line = {
                "at": f"{game}/{number}/{step}",
                "asked": digest(decisions),
                "refused": digest([question.refusals for question in table.questions]),
                "upcoming": digest([(q.seat, q.label, q.args, q.options) for q in table.upcoming()]),
                "events": digest([table.events(seat, told) for seat in everybody]),
                "views": digest([table.view(seat) for seat in everybody]) if step % 5 == 0 else "",
            }
            told = len(table.log)
            decision = chance.choice(decisions)
            option = chance.choice(decision.options)
            line["answer"] = f"{decision.seat} {decision.question} {option.key}"
            yield json.dumps(line)
            table.answer(decision.seat, option.key)
        yield json.dumps({"at": f"{game}/{number}/end", "result": repr(table.result())})


def dump(folder: Path, game: str, games: int, seed: str, most: int) -> subprocess.Popen[str]:
    """The courses as the code in a folder plays them, from a Python of its own."""
    program = "import sys; sys.path[:0] = sys.argv[1:3]; from tools.agree import main; main(sys.argv[3:])"
    command = [sys.executable, "-c", program, str(folder / "src"), str(ROOT)]
    command += ["--dump", game, "--games", str(games), "--seed", seed, "--most", str(most)]
    # A folder of its own for what is cached: two versions may write the same thing differently.
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "build")}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)


def compare(game: str, old: Path, new: Path, games: int, seed: str, most: int) -> str | None:
    """Where two versions part, in words; None where they agree to the end."""
    one, other = dump(old, game, games, seed, most), dump(new, game, games, seed, most)
    assert one.stdout is not None
    assert other.stdout is not None
    count = 0
    before = ""
    for left, right in zip(one.stdout, other.stdout, strict=False):
        if left != right:
            was, now = json.loads(left), json.loads(right)
            differ = [name for name in was if was.get(name) != now.get(name)]
            one.kill()
            other.kill()
            return f"{was['at']}: {', '.join(differ)} differ\n  before: {before}  old: {left}  new: {right}"
        before = left
        count += 1
    if one.wait() or other.wait():
        return f"a version failed after {count} answers (see above)"
    print(f"{game}: {games} games, {count} answers: the same", flush=True)
    return None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", nargs="?", default="HEAD", help="the version to compare with")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", default="agree")
    parser.add_argument("--most", type=int, default=1500, help="answers of a game at the most")
    parser.add_argument("--dump", metavar="GAME", help="only print the courses of this checkout")
    chosen = parser.parse_args(arguments)
    if chosen.dump:
        for line in courses(chosen.dump, chosen.games, chosen.seed, chosen.most):
            print(line)
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        old = Path(temporary) / "old"
        subprocess.run(
            ["git", "worktree", "add", "--detach", "-q", str(old), chosen.commit], cwd=ROOT, check=True
        )
        try:
            for game in chosen.names or GAMES:
                fault = compare(game, old, ROOT, chosen.games, chosen.seed, chosen.most)
                if fault:
                    print(fault)
                    return 1
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(old)], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
