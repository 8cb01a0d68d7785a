"""The places of the games in the research environment."""
