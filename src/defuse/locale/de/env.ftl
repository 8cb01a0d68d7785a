### The research environment: what a seat sees as text.

env-won = Das Spiel ist aus: gewonnen.
env-lost = Das Spiel ist aus: verloren.
env-asked = { $question } (für { $seat })
env-asked-you = { $question } (für { $seat }: dich)
env-so-far = Bisher angegeben: { COMMA($numbers) }
env-you-may = Du kannst angeben: { COMMA($numbers) }
