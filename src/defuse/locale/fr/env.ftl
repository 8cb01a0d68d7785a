### The research environment: what a seat sees as text.

env-won = La partie est finie : gagnée.
env-lost = La partie est finie : perdue.
env-asked = { $question } (pour { $seat })
env-asked-you = { $question } (pour { $seat } : toi)
env-so-far = Donné jusqu’ici : { COMMA($numbers) }
env-you-may = Tu peux donner : { COMMA($numbers) }
