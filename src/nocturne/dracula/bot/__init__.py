"""Players with judgement for both sides. They see a view and nothing else."""
