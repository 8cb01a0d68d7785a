### Why bots do what they do: phrases without a capital or a full stop, after “Juno: ”. Bots say “I”.
### $chance and $danger: how likely, written as a percentage by PERCENT.

reason-all-red = zu { PERCENT($chance) } sind alle rot
reason-another-card = eine andere Karte kann nur besser sein
reason-answers-uncertain = da sind die Antworten am ungewissesten
reason-best-cut = die { $number } zu schneiden, ist am besten
reason-best-cut-pairs = die { $value } zu schneiden, ist am besten, und gute Paare bleiben übrig
reason-best-prospects = da sind die Aussichten auf einen Treffer am besten
reason-both-are = zu { PERCENT($chance) } sind beide { $value }
reason-can-cut-it = ich kann die { $number } schneiden
reason-cards-on-the-way = diese Karten brauchen wir unterwegs
reason-certain = { $values } ist dort sicher
reason-challenge-met = damit ist eine Herausforderung geschafft
reason-chance = { PERCENT($chance) } Chance auf einen Treffer mit { $values }
reason-chance-and-danger = { PERCENT($chance) } Chance auf einen Treffer mit { $values }, zu { PERCENT($danger) } knallt es
reason-characters-ready = benutzte Figuren werden wieder bereit
reason-completes = zu { PERCENT($chance) } ist damit { $value } erledigt
reason-cut-sooner = die { $number } lässt sich eher schneiden
reason-everybody-most = da können alle am meisten tun
reason-first-turn-safe = damit ist der erste Zug sicher
reason-fits-my-hand = das passt zu meiner Hand
reason-flipped-equal = jemand hat ein gleiches umgedrehtes Kabel
reason-good-cut = ich habe einen guten Schnitt
reason-good-cut-oxygen = { $value } ist ein guter Schnitt, und dort fehlt Sauerstoff
reason-hardly-cut = die { $number } wird wohl kaum geschnitten
reason-is-red = zu { PERCENT($chance) } ist es rot
reason-last-there = sehr wahrscheinlich die letzte { $value }, die ich dann allein schneiden kann
reason-least-doubt = so bleibt am wenigsten Zweifel an meiner Hand
reason-least-doubt-token = mit diesem Plättchen bleibt am wenigsten Zweifel an meiner Hand
reason-learned = zu { PERCENT($chance) } sicher, nach dem, was ich gelernt habe
reason-loses-least = so geht am wenigsten verloren
reason-misleading = die anderen werden es falsch verstehen
reason-most-left-there = dort liegt das meiste, was noch übrig ist
reason-most-use = dort nützt es am meisten
reason-needed-more = dort wird es dringender gebraucht
reason-next-number = das ist die nächste Zahl
reason-next-wire = das ist mein nächstes Kabel
reason-no-good-cut = meine Karte lässt mir keinen guten Schnitt
reason-not-worth-oxygen = kein Schnitt ist seinen Sauerstoff wert
reason-nothing-else = etwas anderes kann ich nicht tun
reason-nothing-else-left = es bleibt nichts anderes übrig
reason-nothing-to-gain = da ist nichts zu gewinnen
reason-only-reds = ich habe nur noch rote
reason-other-there = dort ist die andere { $value }, und beide lassen sich allein schneiden
reason-others-better = andere können das besser
reason-proven = { $values } ist dort sicher: { $step }
reason-shortest-way = das ist der kürzeste Weg
reason-solo-certain = ein Solo-Schnitt ist sicher
reason-somebody-safer = für jemand anderen ist der Zug weniger riskant
reason-step-back = so geht der Zünder einen Schritt zurück
reason-these-are-all = zu { PERCENT($chance) } sind das alle
reason-too-risky-without = ohne das ist der Schnitt zu riskant
reason-tried-better = { $why }: besser als „{ $usual }“; { $cuts } Schnitte in { $worlds } Welten durchgespielt
reason-tried-nothing-better = { $why }: nichts ist besser; { $cuts } Schnitte in { $worlds } Welten durchgespielt
reason-tripwire = zu { PERCENT($chance) } ist es ein Stolperkabel
reason-value-can-be-cut = { $value } lässt sich schneiden
reason-way-to-doctor = das ist der kürzeste Weg zum Doktor
reason-worse-than-step = jeder Schnitt wäre schlechter als ein Schritt
reason-yellows = zu { PERCENT($chance) } sind das die gelben Kabel

## Bomb Squad Academy.

reason-helps-most = das hilft mir am meisten oder den anderen am wenigsten
reason-brings-points = das bringt etwa { NUMBER($points, digits: 1) } Punkte
reason-tool-kept = das Werkzeug behalte ich besser
reason-better-choice = damit kann ich besser wählen
reason-all-cards = mit allen Karten auf der Hand stehe ich viel besser da
reason-best-card = { $card } ist am besten, was auch immer die anderen denken
# $cards: the cards among which it is drawn by lot, with how likely each is.
reason-by-lot = ich lose aus: { OR($cards) }, damit sich niemand darauf verlassen kann
reason-share = { $card } ({ PERCENT($share) })
