### Karten, die sich selbst erklären: Ausrüstung, Figuren, Auflagen, Herausforderungen und Werkzeuge.

# Wann eine Karte benutzt werden darf. $when kommt vom Server: jederzeit, in deinem Zug, wenn du Angsthase bist.
web-card-when = Wann: { $when }
