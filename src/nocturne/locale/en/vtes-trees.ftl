# Mistakes in the files of card trees.
vtes-tree-wrong = { $file }, line { $line }: the tree of card { $card } is wrong. { $detail }.
vtes-tree-twice = { $file }, line { $line }: card { $card } has a tree already.
