### Was der Server über Rückblicke sagt, und über Tische, die von einem aus weitergehen.

# $one: mission oder game; $turn: 0 vor dem ersten Zug.
branch-from =
    { $one ->
        [mission] { $turn ->
            [0] Was wäre, wenn: Mission { $mission }, von Anfang an
           *[other] Was wäre, wenn: Mission { $mission }, Zug { $turn }
        }
       *[other] { $turn ->
            [0] Was wäre, wenn: von Anfang an
           *[other] Was wäre, wenn: Runde { $turn }
        }
    }
branch-settled = das geht von einem anderen Spiel aus weiter: was gespielt wird und zu wievielt, steht dort schon fest
branch-gone = wovon dieses Spiel ausgeht, gibt es nicht mehr
review-none = diesen Rückblick gibt es nicht
review-crew = das ist ein Spiel einer Crew: nur ihre Mitglieder und wer am Tisch sitzt, können einen Rückblick machen
review-not-over =
    { $one ->
        [mission] die Mission in dieser Datei ist noch nicht vorbei
       *[other] das Spiel in dieser Datei ist noch nicht vorbei
    }
review-unreadable = diese Datei lässt sich nicht lesen
review-no-act = diesen Moment gibt es in diesem Spiel nicht
review-no-view = diese Ansicht gibt es nicht
review-not-now = das lässt sich gerade nicht ausrechnen; versuch es noch einmal
# $name: was gefragt war, in technischem Englisch.
review-bad-number = { $name } muss eine Zahl sein
review-room-full = hier ist kein Platz für mehr Leute
review-led = gerade führt jemand anders
review-not-leading = das kann nur weitergeben, wer führt
review-room-nobody = niemand mit dieser Nummer ist hier
http-many-files = zu viele Dateien von hier; versuch es später noch einmal
http-file = schick application/octet-stream
review-sealed = andere spielen heute noch dieselben Karten; morgen kannst du von hier weiterspielen
