"""What can be tapped at a table of Bomb Busters: everything that its notation can say."""
