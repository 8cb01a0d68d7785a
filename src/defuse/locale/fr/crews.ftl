### Ce qui se dit des équipes : refus, et petits mots de leurs pages.

crew-unknown = cette équipe n’existe pas, ou cet appareil n’est pas celui d’un de ses membres
crew-not-readable = l’équipe ne peut être ni lue ni modifiée pour l’instant ; réessaie dans un moment
crew-name = une équipe a besoin d’un nom
crew-once-used = c’est déjà fait, et l’équipe a changé depuis
crew-full = une équipe a { $number } membres au plus
crew-no-member = ce n’est pas un membre de cette équipe qu’on puisse choisir ici
crew-last-member = tu es le dernier membre ; supprime plutôt l’équipe
crew-remove-yourself = pour partir toi-même, quitte l’équipe
crew-on-or-off = dis si cela doit être activé ou non
crew-many-crews = tu as fondé beaucoup d’équipes ; attends un peu
crew-many-codes = trop de codes ont été essayés ; attends un peu

crew-locked = la boîte de la mission { $number } est encore fermée
crew-no-mission = il n’y a pas de mission { $number }
crew-players = on joue de deux à cinq
crew-many-games = une équipe a { $number } parties au plus
crew-no-game = cette équipe n’a pas de telle partie
crew-seat-kept = les places libres sont gardées pour des membres de l’équipe
crew-captain-bot = tant qu’un membre de l’équipe est là, aucun bot n’est capitaine
crew-table-stays = cette table appartient à une équipe et reste aussi longtemps qu’elle
crew-bots-played =
    { GROUPED($games) } parties du bot « { $bot ->
        [learned] autodidacte
        [expert] expert
        [careful] prudent
        [quick] rapide
        [random] au hasard
       *[other] { $bot }
    } », assis à toutes les places

crew-no-day = pour ce jour, aucune donne ne peut être dite
crew-deal-members = seuls des membres de l’équipe s’assoient à cette table : d’autres ont la même donne à jouer
crew-deal-settled = la mission, les places et le capitaine sont fixés : d’autres jouent la même donne
crew-no-challenge = ce défi n’existe pas
crew-challenge-already = ces cartes viennent d’un défi : transmets celui-là
crew-challenge-today = c’est la donne du jour : tu pourras défier les autres avec elle demain
crew-challenge-own = c’est votre propre donne, et vous en connaissez les cartes
crew-challenge-players = cette donne est pour { $number } joueurs

crew-file-later = une version plus récente a écrit ce fichier
crew-file-members = deux membres de ce fichier ont le même identifiant
# $number: which game of the file it is. $why: what is wrong with it.
crew-file-game = la partie { $number } du fichier ne peut pas être reprise : { $why }
# $game: the name of a game, a code.
crew-file-other-game = son fichier de partie est d’un autre jeu ({ $game })
