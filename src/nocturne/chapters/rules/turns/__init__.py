"""What a turn in the main sequence and a turn in combat share."""
