"""Crews: groups with a link and without accounts, their campaigns, and deals that many of them play."""
