### A submarine that takes in water (mission 54).

ask-transfer-ask = Gibst du einem Teammitglied Sauerstoff, oder nimmst du dir welchen?
act-hand-over = Gib einem Teammitglied Sauerstoff.
    .label = Sauerstoff geben
act-take-over = Nimm Sauerstoff von einem Teammitglied.
    .label = Sauerstoff nehmen
flooding-take-from = Sauerstoff von { $seat } nehmen
flooding-choose-mate = wähl ein Teammitglied mit Kabeln
flooding-at-most = höchstens { $most }
flooding-leaks = Lecks
told-red-leaked = { $seat } zieht ein rotes Kabel. Es steht hier: { $wire }.
told-turn-doubled = { $seat } ist nach diesem Zug gleich noch einmal dran.
