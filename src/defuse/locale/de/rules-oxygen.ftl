### Oxygen: what cuts cost, from a reserve or from hand to hand.

## Oxygen (missions 44, 54 and 63).

act-hold-breath = Tu in diesem Zug nichts; das kostet einen Schritt.
    .label = Aussetzen
# What may be signed under water, where nobody can speak.
sign-oxygen = Ich brauche Sauerstoff
oxygen-tokens = Sauerstoff
oxygen-held = { $tokens } Sauerstoff
oxygen-in-reserve = Sauerstoff im Vorrat
oxygen-paid = Bezahlter Sauerstoff
oxygen-too-dear = ein Schnitt mit { $value } kostet { $cost } Sauerstoff; vorhanden: { $there }
# Places of tokens, in told-oxygen-moved.
oxygen-reserve = Vorrat
oxygen-box = Schachtel
# $source and $to: a player, the reserve or the box.
told-oxygen-moved =
    { $source ->
        [oxygen-reserve]
            { $to ->
                [oxygen-box] { $tokens } Sauerstoff aus dem Vorrat in die Schachtel.
               *[other] { $tokens } Sauerstoff aus dem Vorrat an { $to }.
            }
        [oxygen-box]
            { $to ->
                [oxygen-reserve] { $tokens } Sauerstoff aus der Schachtel in den Vorrat.
               *[other] { $tokens } Sauerstoff aus der Schachtel an { $to }.
            }
       *[other]
            { $to ->
                [oxygen-reserve] { $tokens } Sauerstoff von { $source } in den Vorrat.
                [oxygen-box] { $tokens } Sauerstoff von { $source } in die Schachtel.
               *[other] { $tokens } Sauerstoff von { $source } an { $to }.
            }
    }

## Oxygen from hand to hand (mission 49).

act-give-oxygen = Gib einem Teammitglied so viele Plättchen, wie die Zahl angibt, die du gleich schneidest.
    .label = Sauerstoff geben und schneiden
act-let-oxygen-go = Leg so viele Plättchen in die Schachtel, wie die Zahl angibt, die du gleich schneidest: Sonst ist niemand mehr da.
    .label = Sauerstoff zahlen und schneiden
oxygen-gift-pay-first = zahl erst { $value } Sauerstoff, dann schneide die { $value }
oxygen-gift-make-it = du hast für einen Schnitt bezahlt: Nun mach ihn
oxygen-gift-to-whom = gib ihn einem Teammitglied mit Kabeln
oxygen-gift-which-number = nenn eine Zahl, die du hast
told-cut-paid = { $seat } schneidet gleich die { $value }.
