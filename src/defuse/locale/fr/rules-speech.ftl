### Speech: what may not be said aloud (missions 25, 44, 49 and 63).

act-slip = La langue a fourché : le cadran avance d’un cran.
    .label = Signaler un mot de trop
slip-who = choisis qui c’était
speech = Parole
speech-no-numbers = Ne dites aucun nombre à voix haute : cela coûte un cran.
# On a button of the host.
speech-report-number = Signaler un nombre prononcé
# $signs: what may be signed.
speech-closed = personne ne peut parler ici ; signes permis : { COMMA($signs) }
speech-signs-only = Personne ne peut parler. Signes permis : { COMMA($signs) }.
told-slip-heard = { $seat } a dit un nombre à voix haute.
