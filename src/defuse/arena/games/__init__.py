"""What the arena knows of each game: which matches there are, and how to count them."""
