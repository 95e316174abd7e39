"""Tools for those who write chapters: the checker, the trial of a pack, the odds of its tests, its maps, and
a pack to start from. They read content and play it; the game itself never needs them.
"""
