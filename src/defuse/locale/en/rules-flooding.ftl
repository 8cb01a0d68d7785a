### A submarine that takes in water (mission 54).

ask-transfer-ask = Do you give oxygen to a teammate, or take some?
act-hand-over = Give oxygen to a teammate.
    .label = Give oxygen
act-take-over = Take oxygen from a teammate.
    .label = Take oxygen
flooding-take-from = Take oxygen from { $seat }
flooding-choose-mate = choose a teammate with wires
flooding-at-most = at most { $most }
flooding-leaks = Leaks
told-red-leaked = { $seat } draws a red wire. It is now { $wire }.
told-turn-doubled = { $seat } acts once more after this turn.
