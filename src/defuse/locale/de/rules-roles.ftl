### One player is not like the others: a role, or the weakest link.

## A role for one player (missions 14, 17 and 28).

role = Rolle
role-rookie = der Neuling
    .text = Misslingt dem Neuling ein Duo-Schnitt, explodiert die Bombe.
role-herrings = Bert Rüger
    .text = Keine Ausrüstung, und jedes Plättchen sagt, was das Kabel nicht ist.
role-careless = Captain Schussel
    .text = Keine Ausrüstung, und misslingt dem Captain ein Duo-Schnitt, explodiert die Bombe.
# $text: what is special about the role, a sentence or two.
role-of = { $seat } ist { $role }. { $text }
role-no-equipment = { $role } kann keinerlei Ausrüstung einsetzen
role-not-this-card = { $role } kann diese Karte nicht einsetzen
told-role-taken = { $seat } ist { $role }.

## The weakest link (mission 34).

act-accuse = Sag, wer das schwächste Glied ist und unter welcher Auflage.
    .label = Schwächstes Glied nennen
# On a button.
weakest-link-no-cut = Meine Karte lässt mir keinen Schnitt
weakest-link-forbids =
    { $letter ->
        [A] Auflage A: nur gerade, also nicht { $value }
        [B] Auflage B: nur ungerade, also nicht { $value }
        [C] Auflage C: nur 1 bis 6, also nicht { $value }
        [D] Auflage D: nur 7 bis 12, also nicht { $value }
       *[E] Auflage E: nur 4 bis 9, also nicht { $value }
    }
weakest-link-not-you = du bist nicht das schwächste Glied
weakest-link-nobody-bound = für niemanden gilt noch eine Auflage
weakest-link-on-your-turn = das schwächste Glied darfst du nur in deinem eigenen Zug nennen
weakest-link-once = einmal pro Zug genügt
weakest-link-yourself = das schwächste Glied bist du selbst
weakest-link-who = Wer ist das schwächste Glied?
weakest-link-face-down = Auflage und Figur, verdeckt
# $text: what the constraint card says. $bound: whether the reader is the weakest link.
weakest-link-card =
    { $bound ->
        [yes] { $text } Du bist das schwächste Glied, und das gilt für dich.
       *[no] { $text } Für dich gilt das nicht.
    }
told-secrets-dealt = Alle sehen sich heimlich eine Figur und eine Auflagenkarte an.
told-accused =
    { $right ->
        [yes] { $seat } sagt: { $suspect } ist das schwächste Glied, mit Auflage { $letter }. Richtig!
       *[no] { $seat } sagt: { $suspect } ist das schwächste Glied, mit Auflage { $letter }. Falsch.
    }
told-link-broke = { $seat } ist das schwächste Glied und hat keinen Schnitt, den die Auflage erlaubt.
told-secrets-discarded = Die Auflagenkarten kommen aus dem Spiel.
