"""Problems to tell a person about; the kernel defines them, because every game and the server have some."""

from __future__ import annotations

from nocturne.kernel.problems import Detail, Problem, Refused

__all__ = ["Detail", "Problem", "Refused"]
