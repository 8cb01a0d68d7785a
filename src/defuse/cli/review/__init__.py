"""`defuse review`: counting on all cores, and what is printed or written of it."""
