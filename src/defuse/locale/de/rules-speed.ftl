### A race through number cards (mission 30).

act-name-yellows = Nenn alle gelben Kabel, die noch übrig sind, wo immer sie stehen.
    .label = Gelbe nennen
ask-yellows-ask = Welche gelben Kabel sind noch übrig, und zwar alle? Bei einer falschen Antwort explodiert die Bombe.
# On a button of the host.
speed-report-word = Gesprochenes Wort melden
speed-cards = Zahlenkarten
speed-card = Karte { $number }
# Of a card that was won or lost.
speed-won = gewonnen
speed-lost = verloren
# The open card: the how manyth it is, and whether two wires of it are cut.
speed-so-far =
    { $made ->
        [yes] Karte { $card } von { $cards }, zwei sind durchgeschnitten
       *[no] Karte { $card } von { $cards }, schneidet zwei
    }
speed-so-far-turns =
    { $made ->
        [yes]
            { $turns ->
                [one] Karte { $card } von { $cards }, zwei sind durchgeschnitten, noch { $turns } Zug
               *[other] Karte { $card } von { $cards }, zwei sind durchgeschnitten, noch { $turns } Züge
            }
       *[no]
            { $turns ->
                [one] Karte { $card } von { $cards }, schneidet zwei, noch { $turns } Zug
               *[other] Karte { $card } von { $cards }, schneidet zwei, noch { $turns } Züge
            }
    }
speed-only-these = Nur diese Zahlen
# $last: the last of the numbers; $most: those before it.
speed-only-now =
    { COUNT($most) ->
        [0] jetzt darf man nur { $last } schneiden
       *[other] jetzt darf man nur { COMMA($most) } oder { $last } schneiden
    }
speed-name-yellows = nenn { $count } heile Kabel, wo immer sie stehen
speed-silence = Stille
speed-signals-only = { $seat } darf nur noch Zeichen geben.
told-card-turned = Karte { $card } von 7: Schneidet zwei { $number }en.
told-card-won = Zwei { $number }en sind durchgeschnitten: Karte { $card } gehört euch.
told-card-lost = Zu langsam für die { $number }en: Karte { $card } ist verloren.
told-card-discarded = „{ $card }“ kommt weg.
told-yellows-counted = Gelbe Kabel: { $counts }.
# One seat in the list of told-yellows-counted.
told-yellows-counted-seat = { $seat } { $count }
told-silenced = { $seat } darf von jetzt an nur noch Zeichen geben.
told-silence-broken = { $seat } hat gesprochen, darf aber nur Zeichen geben.
# $holds: yes if the player has a wire of that number.
told-holding-told =
    { $holds ->
        [yes] { $seat } zieht die { $number } und hat eine.
       *[no] { $seat } zieht die { $number } und hat keine.
    }
told-sprint-began = Jetzt darf nur noch { OR($numbers) } geschnitten werden.
told-yellows-picked = { $seat } nennt als alle übrigen gelben Kabel: { $wires }.
