### The research environment: what a seat sees as text.

env-won = The game is over: won.
env-lost = The game is over: lost.
env-asked = { $question } (for { $seat })
env-asked-you = { $question } (for { $seat }: you)
env-so-far = Given so far: { COMMA($numbers) }
env-you-may = You may give: { COMMA($numbers) }
