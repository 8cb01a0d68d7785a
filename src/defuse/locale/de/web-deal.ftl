### How the deal was made: what the browser tells while it is made, warns of, and shows at the end.

web-dealing = Es wird gemischt …
# A warning that stays. One sentence or more follow.
web-deal-wrong = Hier wurde nicht so gemischt, wie es sein soll
web-deal-without-you = Hier wurde ohne dich gemischt
web-deal-wrong-commitment = Das ist nicht die Verteilung, zu der dein Browser beigetragen hat: Der Server hat ausgetauscht, worauf er festgelegt war.
web-deal-wrong-agreed = Der Server hat geändert, was gespielt wird, nachdem er darauf festgelegt war.
web-deal-wrong-own = Der Beitrag deines Platzes ist nicht der, den dieser Browser gegeben hat. Wenn der Tisch in einem anderen Fenster oder auf einem anderen Gerät offen ist, kann er von dort kommen.
web-deal-wrong-left-out = Von deinem Browser ist nichts dabei: Seine Antwort kam zu spät, oder der Server hat sie weggelassen.
web-deal-wrong-promises = Die Beiträge sind nicht die versprochenen: Jemand könnte sich seinen ausgesucht haben.
web-deal-wrong-unasked = Dein Browser war da und wurde nicht nach einem Beitrag gefragt: Der Server könnte sich die Verteilung ausgesucht haben.
web-deal-wrong-secret = Das Geheimnis des Servers ist nicht das, auf das er festgelegt war.
web-deal-wrong-seed = Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen.
web-deal-wrong-more = Wenn das Spiel vorbei ist, steht alles unter „Wurde ehrlich gemischt?“.

web-fair-deal = Wurde ehrlich gemischt?
# $names: whose browsers added something.
web-fair-yes = Ja: Niemand konnte sich die Verteilung aussuchen. Der Startwert folgt aus einem Geheimnis, auf das der Server zuerst festgelegt war, und aus den Beiträgen von { $names }.
web-fair-own = Der Beitrag deines Browsers ist dabei, unverändert.
web-fair-alone = Der Server hat allein gemischt. Er war vor dem Start auf sein Geheimnis festgelegt, aber sonst hat niemand etwas beigetragen.
web-fair-older = Die Verteilung stand vor dem ersten Zug fest, und der Server hat sie allein gemacht: Ihr Startwert hat den Hash, der am Anfang gezeigt wurde.
web-fair-no = Es ist nicht so, wie es sein soll.
web-fair-left-out = Nichts beigetragen: { $names }.
web-fair-withheld = Versprochen und dann nicht genannt: der Beitrag von { $names }.
# $n: how often the server began to deal before this game, 2 or more.
web-fair-asked = Dein Browser wurde { $n }-mal gefragt: Ein Mischen wurde abgebrochen und neu begonnen.
web-fair-by-hand = In der Replay-Datei steht alles. Mit „defuse verify DATEI“ kann es jeder nachprüfen.
web-commitment = Worauf der Server festgelegt war (SHA-256)
web-seed-hash = Hash am Anfang (SHA-256)
web-deal-agreed = Was gespielt werden sollte (SHA-256)
web-deal-secret = Das Geheimnis des Servers
# $seat: its number, from 0, as it is hashed.
web-deal-part = Beitrag von { $name } (Platz { $seat })
web-seed = Startwert
