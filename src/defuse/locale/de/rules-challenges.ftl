### Challenge cards and constraint cards in play. What is printed on them is in cards.ftl.

## Challenges.

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
told-odd-claimed = { $seat } sagt einen Ständer mit lauter ungeraden blauen Kabeln an.

## Constraints.

constraint = Auflage
constraint-no-cut-left = Meine Karte lässt mir keinen Schnitt
# $letter: the card, A to F; $value: what somebody wanted to name.
constraint-bars-value =
    { $letter ->
        [A] Auflage A: nur gerade, also nicht { $value }
        [B] Auflage B: nur ungerade, also nicht { $value }
        [C] Auflage C: nur 1 bis 6, also nicht { $value }
        [D] Auflage D: nur 7 bis 12, also nicht { $value }
        [E] Auflage E: nur 4 bis 9, also nicht { $value }
       *[F] Auflage F: nicht 4 bis 9
    }
constraint-bars-equipment = Auflage G: keine Ausrüstung
constraint-bars-marked = Auflage H: kein Kabel mit Plättchen
constraint-bars-post-it = Auflage H: kein Post-it
constraint-bars-right-end = Auflage I: nicht das rechte Ende eines Ständers
constraint-bars-left-end = Auflage J: nicht das linke Ende eines Ständers
constraint-bars-solo = Auflage K: kein Solo-Schnitt
told-constraints-gone = Es gilt keine Auflage mehr.
told-constraints-shared = Für alle gilt Auflage { $cards }.
told-constraints-laid = Auflagen: { $cards }.
# A constraint card in the lists above: its letter and its title.
told-constraint = { $letter } ({ $title })
# Whom a card binds. $card: told-constraint.
told-constraint-of = { $seat } { $card }
told-cut-forbidden = { $seat } hat keinen Schnitt, den die Auflage erlaubt.
