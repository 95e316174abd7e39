"""Load tests of the server: a crowd of clients, how many tables it bears, what a kill leaves, how fast long
games open again. ``nocturne bench server`` runs them."""
