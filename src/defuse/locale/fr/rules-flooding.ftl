### A submarine that takes in water (mission 54).

ask-transfer-ask = Veux-tu donner de l’oxygène à quelqu’un de l’équipe, ou en prendre ?
act-hand-over = Donne de l’oxygène à quelqu’un de l’équipe.
    .label = Donner de l’oxygène
act-take-over = Prends de l’oxygène à quelqu’un de l’équipe.
    .label = Prendre de l’oxygène
flooding-take-from = Prendre de l’oxygène à { $seat }
flooding-choose-mate = choisis quelqu’un de l’équipe qui a des fils
flooding-at-most = { $most } au plus
flooding-leaks = Voies d’eau
told-red-leaked = { $seat } pioche un fil rouge : c’est { $wire }.
told-turn-doubled = { $seat } joue encore une fois après ce tour.
