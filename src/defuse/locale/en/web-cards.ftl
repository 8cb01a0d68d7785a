### Cards that explain themselves: equipment, characters, constraints, challenges and tools.

# When a card may be used. $when comes from the server: any time, your turn, when you are chicken.
web-card-when = When: { $when }
