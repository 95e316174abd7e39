"""How long the VTES card list and all trees take to load, first and from the cache, and the memory they hold.

Run with ``python bench/cards.py``. Every measure is taken in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

_LOAD = """
import json, resource, sys, time
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
wall, busy = time.perf_counter(), time.process_time()
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.trees import stored_trees
cards, trees = len(list(catalogue())), len(stored_trees())
loaded = {"seconds": round(time.perf_counter() - wall, 3), "busy": round(time.process_time() - busy, 3)}
every = len(list(stored_trees().values()))
print(json.dumps({
    "cards": cards, "trees": trees, **loaded,
    "every tree decoded": round(time.process_time() - busy, 3),
    "megabytes": round((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, 1),
}))
"""

_KRCG = """
import json, time
wall, busy = time.perf_counter(), time.process_time()
from krcg import vtes
vtes.VTES.load_from_vekn()
print(json.dumps({"seconds": round(time.perf_counter() - wall, 3),
                  "busy": round(time.process_time() - busy, 3)}))
"""


def measured(code: str, cache: str) -> dict[str, float]:
    """What a fresh process printed."""
    env = {**os.environ, "XDG_CACHE_HOME": cache, "LOCAL_CARDS": "1", "NO_TRANSLATIONS": "1"}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def main() -> None:
    """Print one line for each measure."""
    with tempfile.TemporaryDirectory() as cache:
        first, again = measured(_LOAD, cache), measured(_LOAD, cache)
        krcg = measured(_KRCG, cache)
    print(f"first load    {first}")
    print(f"from cache    {again}")
    print(f"krcg alone    {krcg}")
    print(f"ratio to krcg {first['busy'] / krcg['busy']:.2f} first, {again['busy'] / krcg['busy']:.2f} again")


if __name__ == "__main__":
    main()
