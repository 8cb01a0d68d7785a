### Speech: what may not be said aloud (missions 25, 44, 49 and 63).

act-slip = Did you hear it? The dial moves one step on, and that cannot be taken back.
    .label = Report a slip
slip-who = choose who it was
speech = Speech
speech-no-numbers = Say no number aloud: that costs a step.
# On a button of the host.
speech-report-number = Report a spoken number
# $signs: what may be signed.
speech-closed = nobody can speak here; you may sign: { COMMA($signs) }
speech-signs-only = Nobody can speak. You may sign: { COMMA($signs) }.
told-slip-heard = { $seat } said a number aloud.
