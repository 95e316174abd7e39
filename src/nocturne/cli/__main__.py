"""``python -m nocturne.cli`` does what ``nocturne`` does."""

import sys

from nocturne.cli import main

sys.exit(main())
