### Les énigmes dans le navigateur. Leurs titres, tâches et preuves viennent du serveur.

web-puzzles = Énigmes
web-puzzle-day = Énigme du jour
web-puzzle-number = Énigme { $n }
web-puzzle-no = n° { $n }
web-puzzle-opening = L’énigme s’ouvre …
web-puzzle-from = d’une partie de bots · mission { $mission }, tour { $turn }
web-puzzle-to-move = mission { $mission } · à toi
web-puzzle-grade = niveau { $grade } sur 5
web-puzzle-hint = Indice
web-puzzle-step = Étape { $n }
web-puzzle-give-up = Abandonner
web-puzzle-really = Montrer
web-puzzle-tap = D’abord toucher
web-puzzle-name = Annoncer
web-puzzle-cut = Couper
web-puzzle-next = Suivante
web-puzzle-another = Une autre
web-puzzle-share = Partager
web-puzzle-again = Regarde encore.
web-puzzle-ask = Touche un fil, puis sa valeur
# $wire: "Pip’s wire 3"; $value: its value, or dots.
web-puzzle-says = { $wire } : { $value }
web-puzzle-proof = La preuve
web-puzzle-hints = Indices
web-puzzle-next-step = l’étape suivante
web-puzzle-else = Ce qu’il y avait d’autre
web-puzzle-seen = Tu l’as vu
web-puzzle-answer = La réponse
web-puzzle-given = abandonnée
# $time: as 1:42; $hints: how many hints there were.
web-puzzle-solved-in =
    { $hints ->
        [0] résolue en { $time }, sans indice
        [one] résolue en { $time }, un indice
       *[other] résolue en { $time }, { $hints } indices
    }
web-puzzle-more-steps =
    { $n ->
        [0] L’étape suivante est la réponse.
        [one] Encore un indice mène à la réponse.
       *[other] Encore { $n } indices mènent à la réponse.
    }
web-puzzle-days =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
web-puzzle-in-a-row = jours de suite
web-puzzle-rating-word = cote
web-puzzle-rating = cote { $rating }
web-puzzle-rating-moved = cote { $rating }, { $by }
web-puzzle-of-solved = sur { $all } résolues
web-puzzle-done-of = { $n } sur { $all } résolues
web-puzzle-day-done = résolue
web-puzzle-yours = Tes énigmes
web-puzzle-not-kept = Rien n’est gardé sur cet appareil
web-puzzle-mission = De quoi il s’agit dans cette mission
web-puzzle-task = La tâche
