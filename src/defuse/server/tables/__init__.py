"""Tables: people and bots around a game, from a message that comes in to the frames that go out."""
