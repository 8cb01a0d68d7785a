"""Run by Alembic whenever it has something to do: it gets the connection that the store has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
