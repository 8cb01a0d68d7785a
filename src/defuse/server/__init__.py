"""The table: a server where people and bots sit together, and the messages that it speaks with browsers."""
