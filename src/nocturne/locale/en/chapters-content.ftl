# Mistakes in the content of CHAPTERS.
chapters-content-no-pack = There is no pack called “{ $pack }”. Packs here: { $known }.
chapters-content-folder-name = { $file }, line { $line }: the pack is called “{ $name }” but its folder “{ $folder }”; both must be the same.
chapters-content-format = { $file }, line { $line }: this pack is written for format { $format } of the content; this version reads format { $known }.
chapters-content-uses-itself = { $file }, line { $line }: the packs use each other in a circle, at “{ $pack }”.
chapters-content-too-many = { $file } holds more than { $most } files.
chapters-content-outside = { $file } is a link that leads out of the pack { $folder }.
chapters-content-unknown-file = { $file } is not a file the content knows. Known: { $known }.
chapters-content-pages-alone = { $file }: there is no chapter.yaml in “{ $folder }” to which these pages belong.
chapters-content-twice = { $file }, line { $line }: “{ $name }” exists already ({ $other }).
chapters-content-unknown = { $file }, line { $line }: there is no { $kind ->
    [page] page
    [person] person of this chapter
    [npc] NPC of this chapter
    [item] item
    [effect] effect card
    [chapter] chapter
    [character] character
    [line] discipline
    [discipline] discipline card
    [deck] NPC deck
    [profile] profile
    [tile] tile
    [clan] clan
    [district] district
    [fact] fact of this campaign
    [ending] ending
    [summon] summon
   *[other] combat card
} called “{ $name }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
chapters-content-weapon-skill = { $file }, line { $line }: a card that needs a weapon uses the skill “weapons”.
chapters-content-duration = { $file }, line { $line }: an active discipline needs a duration, an immediate one has none.
chapters-content-ally-levels = { $file }, line { $line }: an ally has the levels 1 and 2.
chapters-content-only-boss = { $file }, line { $line }: only a boss has phases and cards of its own.
chapters-content-by-participants = { $file }, line { $line }: “{ $name }” needs a number for each of 1, 2, 3 and 4 participants.
chapters-content-initiative-range = { $file }, line { $line }: Initiative goes from 0 to 6.
chapters-content-damage-track = { $file }, line { $line }: a Damage track has at least 1 point.
chapters-content-wall = { $file }, line { $line }: a wall stands between two neighbouring hexes of the tile; { $a } and { $b } are not.
chapters-content-exit = { $file }, line { $line }: { $hex } is not a hex at the edge of the tile.
chapters-content-one-verb = { $file }, line { $line }: an effect does exactly one thing; this one does: { $verbs }.
chapters-content-not-here = { $file }, line { $line }: “{ $verb }” means nothing { $here ->
    [page] on a page
    [between] between chapters
    [card] on a combat card
    [power] in a discipline
    [item] in an item
   *[npc] on a card of an NPC
}.
chapters-content-empty-condition = { $file }, line { $line }: this condition asks for nothing.
chapters-content-prologue = { $file }, line { $line }: a prologue names its character and is played solo (“party: solo”).
chapters-content-start = { $file }, line { $line }: the start area needs at least { $least } different hexes.
chapters-content-npc-twice = { $file }, line { $line }: “{ $name }” is the name of somebody else in this chapter.
chapters-content-no-hex = { $file }, line { $line }: { $hex } is not a hex of { $tile }.
chapters-content-token-page = { $file }, line { $line }: a token of type “{ $type }” leads to no page.
chapters-content-token-needs-page = { $file }, line { $line }: a token of type “{ $type }” needs a page whose name begins with “{ $page }”.
chapters-content-npc-name = { $file }, line { $line }: “{ $name }” has no profile, so it needs a name and a type here.
chapters-content-dialogue-page = { $file }, line { $line }: a dialogue begins at a page “D.…”, not “{ $page }”.
chapters-content-prey-talks = { $file }, line { $line }: one cannot talk to prey.
chapters-content-filled = { $file }, line { $line }: the boss needs { $pages } pages here, one for each track that fills before the last.
chapters-content-one-way-on = { $file }, line { $line }: a page has exactly one way on; this one has: { $ways }.
chapters-content-hourglass = { $file }, line { $line }: the hourglass needs two choices or more.
chapters-content-deduction = { $file }, line { $line }: a final deduction needs choices.
chapters-content-branch = { $file }, line { $line }: all branches but the last have a condition, the last has none.
chapters-content-no-profile = { $file }, line { $line }: “{ $name }” has no profile and cannot be fought.
chapters-content-locked-without-if = { $file }, line { $line }: “locked” tells what is read while “if” does not hold; this option has no “if”.
chapters-content-option-way-on = { $file }, line { $line }: an option has either “goto” or “test”.
chapters-content-no-free-option = { $file }, line { $line }: at least one option must have neither a condition nor a cost, or the players could be stuck.
chapters-content-wrapper = { $file }, line { $line }: “{ $key }:” is one level too many. What is inside it stands at the top of this file, without that name around it.
chapters-content-form = { $file }, line { $line }: “{ $value }” { $form ->
    [id] is not a name: small letters, digits and “_”, parts joined by dots, such as “item.blood_bag”
    [page] is not the name of a page: “D.<npc>.<name>” for a dialogue, “IN.<number>” or “IN.<number>.<name>” for a search, “E.<name>” for an event
    [hex] is not a hex: a capital letter for the column, then the number of the row, such as “C4”
   *[ladder] is no result: write a number, two numbers such as “2-3”, or an open end such as “4+”
}.
chapters-content-pack-large = { $file } has { $size } kB; a pack may have { $most } kB. Its largest file is { $largest }, with { $kilobytes } kB.
chapters-content-ladder-gap = { $file }, line { $line }: no result for { $missing }: { $before ->
    [none] the first is “{ $step }”; results start at 0
   *[other] after “{ $before }” comes “{ $step }”
}.
chapters-content-ladder-twice = { $file }, line { $line }: { $number } stands in two results, “{ $before }” and “{ $step }”.
chapters-content-ladder-turned = { $file }, line { $line }: in “{ $step }” the first number is the higher one.
chapters-content-ladder-top = { $file }, line { $line }: there is no result for { $missing }; the highest must be open, such as “{ $missing }”.
chapters-content-page-target = { $file }, line { $line }: on a page there is no target; name somebody.
chapters-content-token-where = { $file }, line { $line }: the token needs a hex (“at”).
chapters-content-too-many-pages = { $file }, line { $line }: the chapter has { $pages } pages; { $most } is the most a chapter may have.
chapters-content-uses-unknown = { $file }, line { $line }: there is no pack called “{ $pack }” to use. Packs here: { $known }.
chapters-content-npc-if = { $file }, line { $line }: “{ $name }” has a condition but no hex (“at”) at which it would stand.
chapters-content-envelope-ending = { $file }, line { $line }: “{ $chapter }” is played at { $number } breaches, so the envelope of that number cannot end the campaign before it.
chapters-content-counter-change = { $file }, line { $line }: the counter “{ $name }” needs either “by” or “to”.
chapters-content-no-bound = { $file }, line { $line }: “{ $name }” needs “at_least”, “at_most”, or both.
chapters-content-tracker-full = { $file }, line { $line }: a tracker with a page for “full” needs “most”, the value at which it is full.
chapters-content-tracker-most = { $file }, line { $line }: the tracker starts at { $start }, above its “most”, { $most }.
chapters-content-trigger-room = { $file }, line { $line }: all characters are waited for at “{ $name }”, on { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}; there must be room for { $least }. Name more hexes, or say “within”.
chapters-content-ending-last = { $file }, line { $line }: “{ $ending }” has no condition, so nothing after it is ever reached; put it last.
chapters-content-file-name = { $file }: the name of this file has signs that cannot be shown; give it another.
