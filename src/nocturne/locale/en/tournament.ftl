# Tournaments: what is refused, whoever hosts them.

tournament-entry-unknown = Nobody entered under this number.
tournament-table-unknown = This table is not part of the tournament.
tournament-entries-closed = Entries are closed: the last round before the final has been seated.
tournament-drop-late = It is too late to drop: the finalists are known.
tournament-rounds-over = All rounds before the final have been played.
tournament-rounds-left = The final comes after all rounds have been played.
tournament-still-playing = A table of this round is still playing.
tournament-too-few = It takes at least { $least } players.
tournament-no-final = It is not time for this: the final comes when all rounds have been played.
tournament-not-your-choice = It is not your turn to choose a seat.
tournament-choice-wrong = Choose the place before one of the finalists who already have one.
tournament-choosing = Not every finalist has chosen a seat yet.
tournament-not-over = Only a tournament that has begun can be closed, and not while the finalists choose seats.
tournament-over = The tournament is over.
tournament-ruling-late = The finalists are known: earlier results stand.
tournament-ruling-wrong = A ruling gives each of the { $seats } seats its victory points.
