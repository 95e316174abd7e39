# Sealed and drafted games.
limited-not-drafting = No cards are taken now.
limited-no-pack = There is no pack before you, or you have taken a card of it already.
limited-card-not-there = That card is not in your pack.
limited-source-unknown = No boosters can be made of that set.
limited-cube-small = That list is too small: it has { $crypt } cards for the crypt and { $library } for the library that can be played here; { $crypt_needed } and { $library_needed } are needed.
limited-not-in-pool = { $name }: you have { $had } of it.
