"""The routes of the API, and what stands before them: limits, origins, sessions, bodies."""
