### Challenge cards in play. What is printed on them is in cards.ftl.

act-call-red = Zeig auf ein Kabel im Team und sag Rot an.
    .label = Das ist rot!
act-claim-odd = Sag, dass auf einem deiner Ständer nur ungerade blaue Kabel sind, mindestens sechs.
    .label = Ansagen: lauter ungerade
challenges = Herausforderungen
challenges-choose-stand = wähl einen deiner Ständer
# $challenge: the title of a challenge card.
challenges-not-open = die Herausforderung „{ $challenge }“ liegt nicht aus
challenges-reveal = wer nur noch rote Kabel hat, muss sie aufdecken
challenges-six-blue = dafür braucht es mindestens sechs heile blaue Kabel
challenges-not-all-odd = nicht alle blauen Kabel darauf sind ungerade
# $text: what challenge card 8 says; $numbers: the two numbers drawn with it.
challenges-with-numbers = { $text } ({ $numbers })
# $numbers: those drawn with challenge card 8, or none.
told-challenges-laid =
    { COUNT($numbers) ->
        [0] Herausforderungen auf dem Tisch: { $cards }.
       *[other] Herausforderungen auf dem Tisch: { $cards } (Zahlen: { $numbers }).
    }
# One item of told-challenges-laid.
told-challenge = { $number } { $title }
told-challenge-met = Herausforderung { $number } ist geschafft: { $title }.
told-red-called = { $seat } zeigt auf { $wire }: Das ist rot!
told-odd-claimed = { $seat } sagt an: lauter ungerade blaue Kabel.
told-odd-claimed-of = { $seat } sagt an: lauter ungerade blaue Kabel, { $stand }.
