### Wörter des Spiels, die überall gleich heißen sollen. Diese Datei hat nur Kommentare.
### Englisch = Deutsch.
###
### Anrede: du für eine Person, ihr für den ganzen Tisch. Menschen neutral: „wer dran ist“, „alle“, „Teammitglied“,
### „jemand im Team“; lieber nicht „Spieler“.
### Gründe („du kennst dieses Kabel nicht“) beginnen klein und haben keinen Punkt.
### Nach einem Doppelpunkt beginnt ein ganzer Satz groß. Anführungszeichen „…“ und ‚…‘, Gedankenstrich –.
###
### Kabel und Ständer
### wire = das Kabel; stand = der Kabelständer, kurz der Ständer; hand = die Hand
### cut / uncut = durchgeschnitten / heil; all wires of a number are gone = die Zahl ist erledigt
### red, yellow, blue wire = rotes, gelbes, blaues Kabel; als Wert: Rot, Gelb (value-yellow: gelb, Form „noun“: Gelb)
### two 7s = zwei 7en; flipped wire = umgedrehtes Kabel; X wire = X-Kabel; tripwire = Stolperkabel
###
### Plättchen und Anzeigen
### token, information token = das Plättchen, Infoplättchen; opening token = Startplättchen
### validation token = Abschlussplättchen; count token = Plättchen ×2; false token = falsches Plättchen
### dial = der Zünder; it moves a step on / back = er rückt einen Schritt vor / zurück; step = Schritt; marker = Marker
### oxygen = Sauerstoff; reserve = Vorrat; box = Schachtel
###
### Was man tut
### cut (verb) = durchschneiden, kurz schneiden; cut (noun) = Schnitt; dual cut = Duo-Schnitt; solo cut = Solo-Schnitt
### call = ansagen, Ansage; name (wires) = nennen; point at = zeigen auf; right / wrong = richtig / falsch
### hit / miss = Treffer / Fehlschlag; reveal (reds) = aufdecken; skip = aussetzen; pass = passen
### hold (a value) = haben; use (a card) = einsetzen; unlocked / locked / used = einsetzbar / gesperrt / benutzt
### to volunteer = sich melden; Snip! = Schnipp!; slip = Versprecher; sign = Zeichen
###
### Karten
### equipment (card) = Ausrüstung, Ausrüstungskarte; personal equipment = persönliche Ausrüstung
### character = Figur, Figurenkarte; figure (on the bunker's map) = Spielfigur
### constraint (card) = Auflage, Auflagenkarte; challenge (card) = Herausforderung, Herausforderungskarte
### number card = Zahlenkarte; deck = Stapel, number deck = Zahlenstapel; line (of cards) = Reihe
### face up / face down = offen / verdeckt; turn up = aufdecken; to flip = umdrehen; by lot = ausgelost
###
### Leute und Ablauf
### captain = der Captain; teammate = Teammitglied; rookie = der Neuling; weakest link = das schwächste Glied
### Rhett Herrings = Bert Rüger; Captain Careless = Captain Schussel; Doctor Nope = Doktor Nö
### mission = Mission; training = Training; turn = Zug; round = Runde; set-up = Aufbau; log = Verlauf
### bomb = Bombe; explode = explodieren; defuse = entschärfen; odds, chance = Chancen, Chance
### seat = Platz; table = Tisch; host = Gastgeber; spectator = Zuschauer; lobby = Lobby; replay file = Replay-Datei
###
### Bomb Squad Academy
### action card = Aktionskarte; Wait = Warten; Chicken = Angsthase; tool = Werkzeug
### protect = schützen; trigger = Auslöser
### track = Leiste; tile = Plättchen; pressure plate = Druckplatte; BOOM = BUMM; certificate = Diplom
###
### Rätsel
### puzzle = Rätsel; hint = Tipp; solution = Lösung; proof = Beweis; grade = Stufe; certain cut = sicherer Schnitt
