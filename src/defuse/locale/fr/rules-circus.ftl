### The acts of a circus show (mission 42).

ask-magician-ask = Quelle paire coupée revient ?
ask-juggler-ask = Lesquels de tes fils coupés changent de place ?
ask-bow-ask = Tu as coupé. Y a-t-il quelque chose que tu veux dire ?
ask-bounce-ask = Te voilà sur le trampoline. Que dis-tu ?
act-conjure = Fais revenir une paire coupée.
    .label = Abracadabra !
act-juggle = Fais changer de place deux de tes fils coupés, de valeurs différentes.
    .label = Jongler
act-ta-da = Salue après ta coupe.
    .label = Tadam !
act-boing = Saute.
    .label = Boing !
circus-choose-pair = choisis deux fils coupés de même valeur
circus-choose-two = choisis deux de tes fils coupés, de valeurs différentes
circus-turns = Tours avant le prochain numéro
circus-over = Après le spectacle
circus-last-act = C’était le dernier numéro.

## What happened.

told-act-lapsed = Il n’y a pas les fils qu’il faut : ce numéro est annulé.
told-wires-uncut = { $seat } fait revenir { $wires }.
told-players-moved = Les supports changent de mains : { COMMA($stands) }.
# One item of told-players-moved: the name of a stand now and before.
told-players-moved-stand = { $was } → { $now }
told-places-swapped = { $seat } jongle : { $one } devient { $one_to }, et { $other } devient { $other_to }.
told-wires-taken =
    { COUNT($wires) ->
        [1] { CAPITAL($wires) } quitte les supports.
       *[other] { CAPITAL($wires) } quittent les supports.
    }
told-validation-removed = Jetons retirés du plateau : { $values }.
told-bowed = { $seat } : « Tadam ! »
told-bounced = { $seat } : « Boing ! »
