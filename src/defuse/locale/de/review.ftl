### The review of a game that is over: verdicts, and how the chance to win went.

## The verdict in three words.

review-heading-certain = Ein sicherer Schnitt
review-heading-best = Die beste Ansage
review-heading-as-good = So gut wie das Beste
review-heading-certain-there = Es gab einen sicheren Schnitt
review-heading-likelier = Es gab eine bessere Chance
review-heading-safer = Es ging weniger gefährlich
review-heading-lost = Chance vergeben
review-heading-none = Kein Urteil
review-heading-best-card = Die beste Karte
review-heading-more-points = Eine andere Karte versprach mehr

## Chances, as phrases.

review-chance = { PERCENT($chance) }
review-chance-most = über { PERCENT($chance) }
review-chance-least = unter { PERCENT($chance) }
review-odds-certain = sicher
# $hit and $explode are chances as above.
review-odds-safe = { $hit } Treffer, keine Gefahr durch Rot
review-odds-danger = { $hit } Treffer, { $explode } Explosion
review-points = im Schnitt { NUMBER($points, digits: 1) } Punkte
review-points-danger = im Schnitt { NUMBER($points, digits: 1) } Punkte, { $explode } Explosion

## What can be chosen. $odds is a phrase as above, $choice one of these two.

review-call = { OR($values) } bei { $wires }
review-solo = Solo-Schnitt: { $value }

## What is said of a decision of Bomb Busters.

review-called = { $seat } hat bei { $wires } angesagt: { OR($values) }. Das war: { $odds }.
review-right = Richtig.
review-wrong = Falsch.
review-wrong-was = Falsch: Es war { FORM($value, form: "noun") }.
review-exploded = Die Bombe ist explodiert.
review-exploded-red = Es war Rot: Die Bombe ist explodiert.
review-certain-was = { CAPITAL($wire) } war sicher { FORM($value, form: "noun") }.
review-solo-was = Ein Solo-Schnitt war möglich: { $value }.
review-other-was = Bessere Chancen: { $choice }, { $odds }.
# $points, $low, $high: whole points of the chance to win.
review-lost-by = Bots, die stattdessen so weiterspielen ({ $choice }), gewinnen um { $points } Punkte öfter ({ $low } bis { $high }, in { $games } Welten).
review-no-loss = Bots, die damit weiterspielen, gewinnen nicht öfter, soweit { $games } Welten das sagen können.
review-no-call = Das war keine Ansage, darum gibt es kein Urteil.
review-not-counted = Hier gibt es zu viel zu zählen, darum gibt es kein Urteil.

## What is said of a decision of Bomb Squad Academy.

review-played = { $seat } hat gespielt: { $card }, { $odds }.
review-cutters = { $count } haben dieses Kabel zusammen geschnitten.
review-promised = { $card } versprach mehr: { $odds }.
review-no-card = Urteile gibt es nur über Aktionskarten.

## The whole game.

review-start = Chance auf den Sieg am Anfang: { PERCENT($chance) } ({ PERCENT($low) } bis { PERCENT($high) }).
review-turning = Wendepunkt: Zug { $turn }, { $seat }, von { PERCENT($before) } auf { PERCENT($after) }.
review-turning-clock = Wendepunkt: die Uhr, von { PERCENT($before) } auf { PERCENT($after) }.
# $points: points of the chance to win, with their sign.
review-best-call = Beste Ansage: Zug { $turn }, { $seat }, { $choice } ({ $points }).
review-worst-call = Am meisten vergeben: Zug { $turn }, { $seat }, { $choice } ({ $points }).
review-seat =
    { $seat }: Urteil { $judgement }, Glück { $luck }; { $best ->
        [one] { $best } von { $decisions } Ansagen war die beste oder so gut.
       *[other] { $best } von { $decisions } Ansagen waren die besten oder so gut.
    }
review-seat-odds =
    { $seat }: { $best ->
        [one] { $best } von { $decisions } Ansagen war die beste oder so gut.
       *[other] { $best } von { $decisions } Ansagen waren die besten oder so gut.
    }
review-seat-cards =
    { $seat }: { $best ->
        [one] { $best } von { $decisions } Karten war die beste oder so gut.
       *[other] { $best } von { $decisions } Karten waren die besten oder so gut.
    }
review-nobody = Die Uhr: Glück { $luck }.
review-remark-bots = Die Chance auf den Sieg ist, wie oft Bots gewinnen, die mit allem weiterspielen, was der ganze Tisch weiß.
review-remark-memory = In dieser Mission muss man sich Dinge merken: Die Urteile gelten für Köpfe, die nichts vergessen.
review-remark-cards = Was eine Karte verspricht, hängt davon ab, was die anderen wohl spielen, und das ist geschätzt.
review-no-curve = in diesem Spiel gewinnt niemand gemeinsam
