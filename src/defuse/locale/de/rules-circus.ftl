### The acts of a circus show (mission 42).

ask-magician-ask = Welches durchgeschnittene Paar kommt zurück?
ask-juggler-ask = Welche zwei deiner durchgeschnittenen Kabel tauschen die Plätze?
ask-bow-ask = Du hast geschnitten. Möchtest du noch etwas sagen?
ask-bounce-ask = Du stehst auf dem Trampolin. Was sagst du?
act-conjure = Hol ein durchgeschnittenes Paar zurück.
    .label = Abrakadabra!
act-juggle = Lass zwei deiner durchgeschnittenen Kabel mit verschiedenen Werten die Plätze tauschen.
    .label = Jonglieren
act-ta-da = Verbeug dich nach deinem Schnitt.
    .label = Tada!
act-boing = Spring.
    .label = Boing!
circus-choose-pair = wähl zwei durchgeschnittene Kabel mit gleichem Wert
circus-choose-two = wähl zwei deiner durchgeschnittenen Kabel mit verschiedenen Werten
circus-turns = Züge bis zur nächsten Nummer
circus-over = Nach der Show
circus-last-act = Das war die letzte Nummer.

## What happened.

told-act-lapsed = Dafür fehlen die passenden Kabel: Diese Nummer fällt aus.
told-wires-uncut = { $seat } zaubert zurück: { $wires }.
told-players-moved = So heißen die Ständer jetzt: { $stands }.
# One item of told-players-moved: the name of a stand now and before.
told-players-moved-stand = { $now } (bisher { $was })
told-places-swapped = { $seat } jongliert: { $one } ist jetzt { $one_to }, { $other } ist jetzt { $other_to }.
told-wires-taken =
    { COUNT($wires) ->
        [1] { $wires } fliegt vom Ständer.
       *[other] { $wires } fliegen von den Ständern.
    }
told-validation-removed = Die Abschlussplättchen sind vom Brett gefegt: { $values }.
told-bowed = { $seat }: „Tada!“
told-bounced = { $seat }: „Boing!“
