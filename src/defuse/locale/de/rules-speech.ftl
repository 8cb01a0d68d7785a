### Speech: what may not be said aloud (missions 25, 44, 49 and 63).

act-slip = Habt ihr es gehört? Der Zünder rückt einen Schritt vor, und das lässt sich nicht zurücknehmen.
    .label = Versprecher melden
slip-who = wähl, wer es war
speech = Sprechen
speech-no-numbers = Sagt keine Zahl laut: Das kostet einen Schritt.
# On a button of the host.
speech-report-number = Gesprochene Zahl melden
# $signs: what may be signed.
speech-closed = hier kann niemand sprechen; erlaubte Zeichen: { COMMA($signs) }
speech-signs-only = Niemand kann sprechen. Erlaubte Zeichen: { COMMA($signs) }.
told-slip-heard = { $seat } hat laut eine Zahl gesagt.
