# La commande « nocturne admin » : ce que font les responsables d’un serveur.

cli-help-heading-operate = Tenir un serveur :
cli-help-admin = sauvegardes, contrôles, listes et exclusions d’un serveur
cli-about-admin = Ce que font les responsables d’un serveur, même pendant qu’il tourne. « nocturne admin ACTION --help » en dit plus ; docs/operating.md est le guide.
cli-arg-serve-database = l’adresse d’une base de données, par exemple postgresql://utilisateur@machine/nom (par défaut : NOCTURNE_DATABASE, sinon le fichier du dossier)
cli-arg-serve-log = la forme du journal : text, ou json avec un objet par ligne (par défaut : text)
cli-arg-admin-file = la sauvegarde
cli-arg-admin-name = le nom d’un compte, ou l’identifiant d’une personne invitée
cli-arg-admin-reason = la raison, pour les responsables seulement
cli-meta-text = TEXTE
cli-admin-backup = copier le tout dans un fichier, même pendant que le serveur tourne
cli-about-admin-backup = Copie le tout, tel qu’il est à un moment donné, dans un nouveau fichier (SQLite). Le serveur peut tourner pendant ce temps.
cli-admin-restore = copier une sauvegarde dans une base vide
cli-about-admin-restore = Copie une sauvegarde dans une base vide, quelle qu’en soit la sorte. Aucun serveur ne doit s’en servir.
cli-admin-verify = rejouer chaque partie et comparer chaque empreinte
cli-about-admin-verify = Contrôle la base, rejoue chaque partie et compare chaque empreinte et chaque résultat. Code de sortie 1 si quelque chose est abîmé.
cli-admin-tables = la liste des tables
cli-about-admin-tables = La liste des tables, la dernière jouée d’abord, sans rien de ce qui y est caché.
cli-admin-people = la liste des comptes et des personnes invitées
cli-about-admin-people = La liste des comptes et des personnes invitées, les plus récents d’abord.
cli-admin-ban = exclure quelqu’un et fermer ses sessions
cli-about-admin-ban = Exclut quelqu’un : ses sessions se ferment, ses connexions aussi en quelques secondes.
cli-admin-unban = laisser revenir quelqu’un
cli-about-admin-unban = Laisse revenir une personne exclue.
cli-admin-bans = qui est exclu, et pourquoi
cli-about-admin-bans = La liste des personnes exclues, depuis quand et pourquoi.
