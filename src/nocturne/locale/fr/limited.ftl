# Parties en scellé et en draft.
limited-not-drafting = Aucune carte ne se prend en ce moment.
limited-no-pack = Il n’y a pas de paquet devant vous, ou vous y avez déjà pris une carte.
limited-card-not-there = Cette carte n’est pas dans votre paquet.
limited-source-unknown = Cette extension ne permet pas de composer des boosters.
limited-cube-small = Cette liste est trop courte : elle compte { $crypt } cartes de crypte et { $library } de bibliothèque jouables ici ; il en faut { $crypt_needed } et { $library_needed }.
limited-not-in-pool = { $name } : vous en avez { $had }.
