# CHAPTERS: the coach. What the judgement of a choice goes by.
chapters-coach-basis = Judged by what lies open on the table, in this order. Nothing is looked ahead at, and no page is read before its time.
chapters-coach-habit = A rule of thumb, not a calculation.
chapters-coach-odds = The test succeeds with about { $percent } %, Willpower included.
chapters-coach-unread = There may be something new to learn.
chapters-coach-hunger = Your Hunger is { $hunger }.
chapters-coach-hurt = You have taken { $damage } of { $most } damage.
chapters-coach-way = { $goal ->
    [talk] On the way to somebody to talk to.
    [investigate] On the way to something to investigate.
    [action] On the way to an action token.
    [stand] On the way to a place where you are waited for.
    [feed] On the way to somebody to feed on.
    [catch] On the way to somebody who flees.
   *[fight] On the way to an enemy.
}
chapters-coach-blow = Worth about { $amount } points of damage, with what else it does.
chapters-coach-card = Worth about { $amount } points of damage this round, dealt or prevented.
chapters-coach-incoming = About { $amount } points of damage may come at you.
