"""The lessons of Bomb Busters: positions as data (`data/`), and what makes an answer right (`judging`)."""
