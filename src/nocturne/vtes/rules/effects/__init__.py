"""How the general words of the vocabulary work: those that belong to no single chapter of the rules."""
