### How the deal was made: what the browser tells while it is made, warns of, and shows at the end.

web-dealing = On distribue…
# A warning that stays. One sentence or more follow.
web-deal-wrong = Cette donne n’est pas comme elle devrait être
web-deal-without-you = Cette donne s’est faite sans toi
web-deal-wrong-commitment = Ce n’est pas la donne à laquelle ton navigateur a contribué : le serveur a changé ce sur quoi il s’était engagé.
web-deal-wrong-agreed = Le serveur a changé ce qui devait être joué après s’y être engagé.
web-deal-wrong-own = La contribution de ta place n’est pas celle de ce navigateur. Si la table est ouverte dans une autre fenêtre ou sur un autre appareil, elle peut venir de là.
web-deal-wrong-left-out = Rien de ton navigateur n’y est : sa réponse est venue trop tard, ou le serveur l’a laissée de côté.
web-deal-wrong-promises = Les contributions ne sont pas celles qui étaient promises : quelqu’un a pu choisir la sienne.
web-deal-wrong-unasked = Ton navigateur était là et on ne lui a rien demandé : le serveur a pu choisir cette donne.
web-deal-wrong-secret = Le secret du serveur n’est pas celui sur lequel il s’était engagé.
web-deal-wrong-seed = La graine ne découle pas du secret et des contributions.
web-deal-wrong-more = À la fin de la partie, tu verras tout sous « La donne était-elle honnête ? ».

web-fair-deal = La donne était-elle honnête ?
# $names: whose browsers added something.
web-fair-yes = Oui : personne n’a pu la choisir. La graine découle d’un secret sur lequel le serveur s’était engagé d’abord, et de ce qu’ont ajouté : { $names }.
web-fair-own = La contribution de ton navigateur y est, inchangée.
web-fair-alone = Le serveur a donné seul. Il s’était engagé sur son secret avant le début, mais personne d’autre n’a rien ajouté.
web-fair-older = La donne était fixée avant la première action, et le serveur l’a faite seul : sa graine a l’empreinte montrée au départ.
web-fair-no = Elle n’est pas comme elle devrait être.
web-fair-left-out = N’ont rien ajouté : { $names }.
web-fair-withheld = Promise, puis jamais dévoilée : la contribution de { $names }.
# $n: how often the server began to deal before this game, 2 or more.
web-fair-asked = Ton navigateur a été sollicité { $n } fois : une donne a été interrompue puis recommencée.
web-fair-by-hand = Le fichier replay contient tout. Avec « defuse verify FICHIER », chacun peut vérifier.
web-commitment = Ce sur quoi le serveur s’était engagé (SHA-256)
web-seed-hash = Empreinte au départ (SHA-256)
web-deal-agreed = Ce qui devait être joué (SHA-256)
web-deal-secret = Le secret du serveur
# $seat: its number, from 0, as it is hashed.
web-deal-part = Contribution de { $name } (place { $seat })
web-seed = Graine
