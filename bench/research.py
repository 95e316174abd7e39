"""How fast random play is in the environments for research, observations and masks included.

Run with ``python -m bench.research`` where the extra ``research`` is installed. For each game: decisions
for each second of the processor."""

from __future__ import annotations

import random
import time

from nocturne import research

SEATS = {"vtes": 5, "dracula": 2, "chapters": 2}
DECISIONS = 1_500


def main() -> None:
    for game, seats in SEATS.items():
        print(f"{game}, {seats} seats: {rate(game, seats):,.0f} decisions a second")


def rate(game: str, seats: int) -> float:
    """Decisions for each second of the processor, from new games one after another."""
    env, chance = research.make(game, seats=seats), random.Random(7)
    made, began = 0, time.process_time()
    while made < DECISIONS:
        env.reset(seed=made)
        for _ in env.agent_iter():
            _observation, _reward, over, cut, _info = env.last()
            env.step(None if over or cut else chance.choice(sorted(env.actions())))
            made += 1
            if made >= DECISIONS:
                break
    return made / (time.process_time() - began)


if __name__ == "__main__":
    main()
