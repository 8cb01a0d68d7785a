### Les cartes qui s’expliquent : équipements, personnages, contraintes, défis et outils.

# Quand une carte peut servir. $when vient du serveur : à tout moment, à ton tour, quand tu fais la poule mouillée.
web-card-when = Quand : { $when }
