### Der Begleiter der echten Schachtel: auslegen, ziehen, mitzählen, erzählen, das Ergebnis.

web-companion = Mit der echten Schachtel
web-companion-text = Für einen Tisch, auf dem die Schachtel steht: was auszulegen ist, Lose, Uhr und Stimme, und was mitgezählt wird. Ein Handy in der Mitte genügt.
web-companion-choose = Wählt die Mission
web-companion-go-on = Weiter mit Mission { $n }
web-companion-players = zu { $n ->
        [2] zweit
        [3] dritt
        [4] viert
       *[5] fünft
    }
web-companion-change = Andere Mission oder andere Anzahl
web-companion-parts = Teile des Begleiters
web-companion-tab-lay = Auslegen
web-companion-tab-draw = Ziehen
web-companion-tab-rules = Regeln
web-companion-tab-play = Spielen
web-companion-offline = Der Server ist nicht erreichbar. Hier geht alles auch ohne ihn.
web-companion-awake = Der Bildschirm bleibt an
web-companion-asleep = Der Bildschirm darf ausgehen
web-companion-no-awake = Dieser Browser kann den Bildschirm nicht wach halten
web-companion-turn = Seite umdrehen

## Auslegen.

web-companion-picture = Was auszulegen ist
web-companion-board = Spielplan
web-companion-stand =
    { $n ->
        [one] { $n } Kabel
       *[other] { $n } Kabel
    }
web-companion-stands = { $name }: { $stands }
web-companion-x-right = das zuletzt ausgeteilte Kabel bleibt unsortiert ganz rechts, mit einem X-Plättchen
web-companion-x-sealed = zuerst wird ein blaues Kabel ausgeteilt; es bleibt unsortiert ganz rechts, mit einem X-Plättchen
web-companion-flipped = umgedreht: Alle sehen es, nur nicht, wem es gehört
# $colour: red or yellow.
web-companion-apart =
    { $colour ->
        [red]
            { $n ->
                [one] zuerst { $n } rotes
               *[other] zuerst { $n } rote
            }
       *[yellow]
            { $n ->
                [one] zuerst { $n } gelbes
               *[other] zuerst { $n } gelbe
            }
    }
web-companion-oxygen = { $n ->
        [one] { $n } Sauerstoff
       *[other] { $n } Sauerstoff
    }
web-companion-tokens-of =
    { $n ->
        [0] legt kein Plättchen
        [one] legt { $n } Plättchen
       *[other] legt { $n } Plättchen
    }
web-companion-no-character = keine Figur
web-companion-nano-wires = { $n } Kabel verdeckt für Nano
web-companion-pool = Kabel
web-companion-blue = { $n } blaue: je vier von { $first } bis { $last }
# $colour: red or yellow; $out: how many of them go back unseen.
web-companion-special =
    { $colour ->
        [red]
            { $out ->
                [0]
                    { $n ->
                        [one] { $n } rotes
                       *[other] { $n } rote
                    }
               *[other] { $n } von { $drawn } roten
            }
       *[yellow]
            { $out ->
                [0]
                    { $n ->
                        [one] { $n } gelbes
                       *[other] { $n } gelbe
                    }
               *[other] { $n } von { $drawn } gelben
            }
    }
web-companion-aside = { $n } rote verdeckt neben dem Tisch
web-companion-all-wires = { $n } Kabel insgesamt
web-companion-track = Abschlussleiste
web-companion-not-in = nicht in dieser Mission
# A marker on the track. $colour: red or yellow; $sure: yes or no.
web-companion-marker =
    { $colour ->
        [red]
            { $sure ->
                [yes] rot { $printed }
               *[no] vielleicht rot { $printed }
            }
       *[yellow]
            { $sure ->
                [yes] gelb { $printed }
               *[no] vielleicht gelb { $printed }
            }
    }
web-companion-no-equipment = Keine Ausrüstung
web-companion-equipment-down = Ausrüstung, verdeckt
web-companion-banned = Nicht im Stapel: { $cards }
web-companion-not-drawn = noch nicht gezogen
web-companion-no-dial = Kein Zünder
web-companion-dial-start = Zünder auf { $n }

## Lose.

web-companion-lots = Was gezogen wird
web-companion-no-lots = In dieser Mission gibt es nichts zu ziehen.
web-companion-draw-all = Alles ziehen
web-companion-draw = Ziehen
web-companion-draw-again = Neu ziehen
web-companion-by-hand = Selbst gezogen
web-companion-by-hand-title = Was habt ihr gezogen?
web-companion-by-hand-text =
    { $n ->
        [one] Wählt aus, was ihr gezogen habt.
       *[other] Wählt die { $n } aus, die ihr gezogen habt, in dieser Reihenfolge.
    }
web-companion-more = Noch eine
web-companion-first = Aufdecken
web-companion-drawn-by =
    { $by ->
        [page] hier gezogen
       *[hand] selbst gezogen
    }
web-companion-take = Diese nehmen
web-companion-chosen = { $n } von { $all }
web-companion-in-play = wenn es im Spiel so weit ist
web-companion-opened = nach den Startplättchen
web-companion-own-choice = Das wählen alle selbst; gezogen wird nur für die, die sich nicht entscheiden können.

## Regeln.

web-companion-set-up = Aufbau
web-companion-in-this-mission = In dieser Mission
web-companion-questions = Was gefragt wird
web-companion-rule-book = Diese Mission im Regelbuch

## Mitzählen.

web-companion-keep = Was mitgezählt wird
web-companion-undo = Zurücknehmen
web-companion-dial = Zünder
web-companion-dial-on = Zünder einen Schritt vor
web-companion-dial-back = Zünder einen Schritt zurück
web-companion-boom = Die Bombe ist explodiert
web-companion-cut-of =
    { $n ->
        [0] { $value }: keins durchgeschnitten
       *[other] { $value }: { $n } von { $all } durchgeschnitten
    }
web-companion-yellow = gelb
web-companion-one-more-of = { $what }: eins mehr
web-companion-one-less-of = { $what }: eins weniger
web-companion-oxygen-of = Sauerstoff, { $name }
web-companion-walk = Ein Feld weiter
web-companion-turn-round = Umdrehen
web-companion-facing =
    { $way ->
        [up] nach rechts
       *[down] nach links
    }
web-companion-stands-at = { $what } steht auf { $at }
web-companion-go-to = { $what } auf { $to }
# What became of a card. $state: open, hidden or done.
web-companion-card-state =
    { $state ->
        [hidden] verdeckt
        [done] erledigt
       *[open] offen
    }
web-companion-card = { $card }, { web-companion-card-state }
web-companion-row-empty = Noch nicht gezogen: schau unter „Ziehen“.
# $state: locked, ready or used.
web-companion-kit-state =
    { $state ->
        [used] benutzt
        [ready] einsetzbar
       *[locked] gesperrt
    }
web-companion-map-square = { $what }, Zeile { $row }, Spalte { $column }
web-companion-floor = leeres Feld
web-companion-figure-here = hier steht die Spielfigur
web-companion-new-game = Diese Mission neu beginnen
web-companion-new-game-sure = Alle Lose und alles Mitgezählte vergessen?
web-companion-new-game-yes = Ja, neu beginnen

## Die Uhr.

web-companion-clock = Uhr und Stimme
web-companion-start = Start
web-companion-go-on-clock = Weiter
web-companion-pause = Pause
web-companion-repeat = Noch einmal sagen
web-companion-restart = Von vorn
web-companion-restart-sure = Die Uhr beginnt von vorn. Sicher?
web-companion-mute = Stimme aus
web-companion-unmute = Stimme an
web-companion-volume = Lautstärke
web-companion-no-voice = Dieser Browser hat keine Stimme: Lest es vor.
web-companion-time-left = Zeit übrig
web-companion-turns-left =
    { $n ->
        [one] noch { $n } Zug bis zur nächsten Nummer
       *[other] noch { $n } Züge bis zur nächsten Nummer
    }
web-companion-turn-over = Ein Zug ist vorbei
web-companion-clock-text = Startet, wenn die Startplättchen liegen. Solange die Stimme spricht, steht die Uhr.
web-companion-clock-turns = Nach jedem Zug tippen.
web-companion-now-turned = Zahlenkarte
web-companion-lost-by-time = Zu spät: Die Bombe explodiert.
web-companion-well-done = Geschafft!

## Das Ergebnis.

web-companion-end = Es ist vorbei
web-companion-result = Wie ging es aus?
web-companion-won = Gewonnen
web-companion-lost = Verloren
web-companion-why = Woran lag es?
# $why: red, dial, time, rule or none.
web-companion-why-text =
    { $why ->
        [red] ein rotes Kabel
        [dial] der Zünder
        [time] die Zeit
        [rule] eine Regel der Mission
       *[none] –
    }
web-companion-where = Wo wird es notiert?
web-companion-only-here = Nur in diesem Browser
web-companion-only-here-text = Ein Sieg zählt für die Kampagne dieses Browsers. Verlorene Spiele merken sich nur Crews.
web-companion-note = zu { $n ->
        [2] zweit
        [3] dritt
        [4] viert
       *[5] fünft
    }; { $why }
web-companion-enter = Ergebnis notieren
web-companion-entered = Notiert.
web-companion-see-campaign = Zur Kampagne
web-companion-next = Mission { $n }
web-companion-again = Noch einmal
