"""`defuse odds`: its options, and how it answers, once or whenever a file changes."""
