"""Missions, one file each. A file names its mission `MISSION`; the catalogue finds it."""
