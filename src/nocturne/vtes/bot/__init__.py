"""Playing VTES by judgement."""
