"""The games on the command line: `game.py` says what the commands ask of one, each package here answers for one."""
