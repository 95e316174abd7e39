# Leçons : ce qui est dit à chaque étape, et à la fin. Les nombres viennent de la table.
lesson-wrong = C’est possible, mais ce n’est pas l’objet de cette étape. Votre choix n’a pas été fait ; essayez ce qui est entouré.
lesson-watch = Les autres agissent. Regardez la table ; le journal le raconte.

## VTES 1

lesson-vtes-first-turn-title = 1. Vos premiers tours
lesson-vtes-first-turn-about = Ce qu’est le pool, comment un vampire entre en jeu, et les phases d’un tour.
lesson-vtes-first-turn-master = Vous êtes un Mathusalem, un ancien qui reste dans l’ombre et laisse agir de plus jeunes vampires. Votre pool, { $pool_0 } points, c’est votre vie : qui n’en a plus est évincé. Un tour a cinq phases, et voici la phase de maître : vous pouvez y jouer une carte de maître. { $barrens } ne coûte rien et reste en jeu. Jouez-la.
lesson-vtes-first-turn-transfer = Personne ne vous sert encore : votre phase de séide est passée. C’est pendant la phase d’influence que les vampires arrivent. Vos cartes incontrôlées sont face cachée pour les autres ; vous, vous les connaissez. Il faut { $capacity_kalila } de sang sur { $kalila }, et il y en a { $blood_kalila }. Vous avez quatre transferts par tour : employez-en un pour y déplacer 1 point de pool.
lesson-vtes-first-turn-again = Il y en a maintenant { $blood_kalila }, et votre pool est à { $pool_0 }. On paie les vampires de sa propre vie : chacun doit en valoir la peine. Encore un.
lesson-vtes-first-turn-arrival = { $blood_kalila } sur { $capacity_kalila } : cela suffit. Retournez { $kalila } face visible. Dès votre prochain tour, ce vampire agira pour vous.
lesson-vtes-first-turn-discard = La phase de défausse termine votre tour. On a toujours le même nombre de cartes en main : qui en joue ou en défausse une en pioche une autre. { $fist } demande la Puissance, que { $kalila } n’a pas. Défaussez-la.
lesson-vtes-first-turn-bleed = Chacun a joué, et c’est votre phase de séide. À votre gauche se trouve votre proie : on gagne en l’évinçant, puis la suivante. L’action la plus simple est de saigner : le pool de la proie, { $pool_1 } en ce moment, brûle. Faites saigner { $kalila }.
lesson-vtes-first-turn-edge = Votre proie n’avait personne pour bloquer : elle est à { $pool_1 }. Qui saigne avec succès prend l’Avantage, et il est resté chez vous. Pendant votre phase de désengagement, toutes vos cartes se désengagent et l’Avantage vaut 1 point de pool. Prenez-le.
lesson-vtes-first-turn-end = Voilà un tour entier : désengagement, maître, séides, influence, défausse. On dépense du pool pour des vampires, et ils prennent celui de la proie. Leçon suivante : ce que les autres y peuvent. Ou bien continuez d’ici.

## VTES 2

lesson-vtes-bleed-title = 2. Saigner et bloquer
lesson-vtes-bleed-about = Discrétion contre interception, une saignée plus forte, et arrêter celui qui vous chasse.
lesson-vtes-bleed-bleed = C’est votre phase de séide, et deux vampires vous servent. Votre proie, à gauche, a { $pool_1 } points de pool et un vampire, { $octane }, désengagé, qui peut bloquer. Que { $kalila } saigne tout de même.
lesson-vtes-bleed-stealth = { $octane } tente de bloquer. Un blocage réussit si l’interception du bloqueur atteint la discrétion de l’action : { $intercept } contre { $stealth }. Vous avez { $crowds }, qui donne 1 de discrétion à un vampire doté d’Occultation. Jouez-la avec { $kalila }.
lesson-vtes-bleed-second = Le blocage a échoué : 1 point de pool brûlé, et l’Avantage est à vous. Qui agit s’engage : { $kalila } a fini pour ce tour. { $alice } est encore désengagée : qu’elle saigne aussi.
lesson-vtes-bleed-more = Cette fois personne ne bloque : ce que vous ajoutez compte à coup sûr. La saignée est de { $bleed } ; { $conditioning } en ajoute 2 et coûte 1 sang au vampire. C’est le moment pour lequel on garde ces cartes. Jouez-la.
lesson-vtes-bleed-wake = Votre proie n’a plus que { $pool_1 }. Mais voici votre prédateur, à votre droite : { $selma } vous saigne. Vos deux vampires ont agi et sont engagés, et un séide engagé ne bloque pas. { $wake } en réveille un pour cette action. Jouez-la avec { $kalila }.
lesson-vtes-bleed-block = { $kalila } est en éveil. La discrétion est de { $stealth } : 0 d’interception suffit. Bloquez.
lesson-vtes-bleed-edge = Une saignée bloquée ne prend rien. Bloqueur et acteur se sont battus : 1 dégât chacun, guéri pour 1 sang. Personne d’autre n’a saigné avec succès depuis : l’Avantage est toujours à vous. Prenez 1 point de pool.
lesson-vtes-bleed-end = La discrétion fait passer une action, l’interception la rattrape, et un séide engagé doit être réveillé. Agir avec tout le monde, c’est fort, et cela vous laisse à découvert jusqu’à votre prochain tour. Leçon suivante : le combat qui suit un blocage.

## VTES 3

lesson-vtes-combat-title = 3. Le combat
lesson-vtes-combat-about = Un combat, de la première étape à la torpeur : force, portée, étreinte, frappes.
lesson-vtes-combat-block = { $octane } vous saigne, une arme à feu à la main. { $selma } a { $blood_selma } de sang et vous avez les cartes qu’il faut. Bloquez, et ce sera le combat.
lesson-vtes-combat-strength = Un combat va par rounds : la portée, les frappes, puis peut-être un autre round. Avant que la portée soit fixée, { $signpost } porte à 3 la force d’un vampire doté de Puissance supérieure, pour tout le combat. Jouez-la.
lesson-vtes-combat-wait = Chaque round commence à courte portée. Une arme à feu frappe à toute distance, un poing seulement de près : { $octane } voudra s’éloigner. Le séide qui agit décide d’abord : passez, et voyez.
lesson-vtes-combat-range = { $octane } a manœuvré à longue portée, où vos poings n’arrivent pas. Une manœuvre répond à une manœuvre : { $swallowed } en est une avec l’Occultation supérieure. Jouez-la et revenez au contact.
lesson-vtes-combat-grapple = Courte portée. Avant le choix des frappes, { $grapple } : ce round, seules les frappes à mains nues sont permises, et l’arme ne sert à rien. Jouez-la.
lesson-vtes-combat-strike = Les frappes portent en même temps. Votre force est de 3, et { $fist } y ajoute 2 au niveau supérieur. { $octane } a { $blood_octane } de sang : chaque dégât qui n’est pas guéri pour 1 sang envoie un vampire en torpeur. Frappez.
lesson-vtes-combat-taste = { $octane } a brûlé tout son sang pour guérir, et ce n’était pas assez : la torpeur. À la fin du round, { $taste } rend à { $selma } autant de sang que l’adversaire en a perdu. Jouez-la.
lesson-vtes-combat-torpor = { $selma } a de nouveau { $blood_selma } de sang, et { $octane } gît en torpeur : contrôlé mais pas prêt, tout juste capable de payer pour en sortir. Un vampire prêt peut secourir un vampire en torpeur, ou commettre une diablerie et boire ce qui reste. Rien ne vous y oblige : terminez votre phase de séide.
lesson-vtes-combat-end = La portée, puis les frappes, puis la guérison. Qui n’a plus de sang tombe en torpeur, et sans vampire prêt on ne bloque plus. Un combat se gagne avec les bonnes cartes réunies. Leçon suivante : la politique.

## VTES 4

lesson-vtes-politics-title = 4. La politique
lesson-vtes-politics-about = Provoquer un référendum, en fixer les termes, compter les voix.
lesson-vtes-politics-call = { $selma } est prince, et les titres donnent des voix. { $kine } est une action politique : elle a 1 de discrétion et, si personne ne la bloque, un référendum a lieu. Jouez-la avec { $selma }.
lesson-vtes-politics-terms = Personne n’a bloqué. Avant le vote, vous fixez les termes : { $points } points entre au moins deux Mathusalems, qui brûleront autant de pool si le référendum passe. Le premier à votre proie, qui a { $pool_1 } points de pool.
lesson-vtes-politics-more = Il en reste { $points }. Encore un à votre proie.
lesson-vtes-politics-third = Il en reste { $points }. Et un troisième.
lesson-vtes-politics-last = Il faut nommer au moins deux Mathusalems. Le dernier point va à votre prédateur.
lesson-vtes-politics-vote = Le scrutin est ouvert : { $favor } pour, { $against } contre. Chacun peut voter, dans n’importe quel ordre. Un prince a 2 voix : donnez celles de { $selma } pour.
lesson-vtes-politics-card = { $alice }, chez votre proie, est prince aussi et a voté contre : { $favor } à { $against }. L’égalité fait échouer. Mais la carte qui a provoqué le référendum vaut une voix pour vous. Votez pour.
lesson-vtes-politics-enough = { $favor } pour, { $against } contre. Personne d’autre n’a de voix. Dites que vous avez fini, et l’on compte.
lesson-vtes-politics-result = Le référendum est passé. Votre proie a brûlé 3 points et en a { $pool_1 } ; votre prédateur en a brûlé 1 et en a { $pool_2 }. Ces points-là, personne ne pouvait les bloquer. { $selma } est engagée : terminez votre phase de séide.
lesson-vtes-politics-end = Comptez les voix de la table avant de provoquer un vote : les titres, la carte elle-même, et l’Avantage, que son détenteur peut brûler pour une de plus. Parlez, aussi : des termes qui arrangent un tiers gagnent des voix. Dernière leçon : les maîtres, et lire une table.

## VTES 5

lesson-vtes-masters-title = 5. Maîtres, déviation et lecture de la table
lesson-vtes-masters-about = Du sang en pool, de la patience, et une saignée qui va où vous l’envoyez.
lesson-vtes-masters-master = Vous êtes à { $pool_0 } points de pool, votre proie à { $pool_1 }, votre prédateur à { $pool_2 }. Avant chaque tour, regardez toute la table. D’abord la phase de maître : { $doll } se pose sur un vampire et change son sang en pool. Jouez-la sur { $alice }.
lesson-vtes-masters-doll = { $alice } a { $blood_alice } de sang, et il vous faut du pool. Une fois par phase de maître, { $doll } en déplace 1 : prenez-le dans votre pool.
lesson-vtes-masters-wait = Saigner votre proie de 1 lui en laisserait 2, et { $alice } serait engagée. Or vous avez { $deflection }, une réaction, qu’il faut un vampire désengagé pour jouer. Votre prédateur va vous saigner. Attendez : terminez votre phase de séide sans agir.
lesson-vtes-masters-decline = Comme prévu : { $horst } vous saigne de { $bleed }. Vous pourriez bloquer et combattre. Vous avez mieux, mais cela ne se joue qu’après avoir renoncé à bloquer. Renoncez.
lesson-vtes-masters-bounce = Maintenant : { $deflection } avec { $alice } envoie la saignée à un autre Mathusalem, et celui qui saigne n’a rien à dire. Le seul autre, c’est votre proie, avec { $pool_1 } points de pool.
lesson-vtes-masters-next = La saignée a évincé votre proie. Quel que soit l’auteur, le point de victoire et 6 points de pool vont au prédateur de l’évincé : vous, à { $pool_0 } maintenant. Votre nouvelle proie est le joueur suivant, ici votre ancien prédateur, à { $pool_2 }. Continuez : saignez avec { $alice }.
lesson-vtes-masters-end = C’est cela, lire une table : ce que chacun peut faire au suivant, et quand il vaut mieux attendre. Vous connaissez maintenant tout le jeu. Continuez d’ici, ou asseyez-vous à une table de cinq.

## Dracula 1

lesson-dracula-hunters-title = 1. Les chasseurs
lesson-dracula-hunters-about = Voyager, s’équiper, fouiller une ville, trouver le Comte et le combattre.
lesson-dracula-hunters-move = Vous menez les quatre chasseurs. Dracula se cache : son chemin est posé en cartes sur la piste, face cachée pour vous, la dernière en case 1. Qui arrive dans une ville de la piste révèle sa carte. De jour, chaque chasseur fait une seule chose : que Lord Godalming aille de Genève à Paris.
lesson-dracula-hunters-supply = Paris était sur la piste : il y était deux tours plus tôt. Le Dr Seward est à Londres, une grande ville. Qu’il se ravitaille : un objet et, dans une grande ville, aussi un événement, sauf s’il est à Dracula.
lesson-dracula-hunters-search = La nuit est tombée. Personne ne voyage de nuit, mais Lord Godalming se trouve dans une ville révélée, où repose une rencontre. Qu’il fouille.
lesson-dracula-hunters-rats = Des rats ! Ils ont mordu, et restent dans la ville si on ne les chasse pas : il suffit qu’un chasseur montre un pistolet ou un fusil. Montrez le fusil.
lesson-dracula-hunters-follow = Puis ce fut au tour de Dracula : il s’est déplacé et a posé une nouvelle carte. De Paris, une route mène à Strasbourg, où il est peut-être passé. Envoyez-y Lord Godalming.
lesson-dracula-hunters-corner = Strasbourg était son avant-dernière étape : il est donc dans une ville voisine. Van Helsing est à Milan, à une journée de Zurich. Envoyez-le voir.
lesson-dracula-hunters-punch = Le voilà ! Le chasseur qui se trouve avec Dracula au crépuscule doit le combattre. Chacun choisit une carte en secret, puis on les révèle ; si une icône de la carte du chasseur correspond, celle de Dracula est annulée. Commencez par un coup de poing.
lesson-dracula-hunters-dodge = Le coup a porté et annulé sa machination. Une carte qui vient de servir ne peut être choisie au round suivant. La nuit le rend fort, prudence : esquivez.
lesson-dracula-hunters-end = Vous l’avez trouvé, blessé, et vous avez esquivé ses griffes : c’est cela, la chasse. Resserrer la piste, venir à plusieurs, venir de jour. Dracula gagne quand son influence a assez grandi, les chasseurs quand il n’en peut plus. Continuez si vous le voulez.

## Dracula 2

lesson-dracula-count-title = 2. Dracula
lesson-dracula-count-about = Poser son chemin, tendre des pièges, se dissimuler et sortir d’un combat.
lesson-dracula-count-move = Vous êtes Dracula, à Strasbourg, et les chasseurs l’ignorent. Pendant votre phase, vous placez une carte pour dire où vous allez : sur la piste, ils n’en voient que le dos. Les villes à une route vous sont ouvertes. Lord Godalming est à Genève ; glissez-vous jusqu’à Zurich.
lesson-dracula-count-encounter = Chaque lieu reçoit une rencontre, face cachée : un piège pour qui viendra, et de l’influence si elle tient jusqu’au bout de la piste. Mettez les rats à Zurich.
lesson-dracula-count-ambush = Lord Godalming est arrivé à Paris, où vous étiez avant, et la carte est révélée. Vous y aviez laissé des loups. Vous pouvez les garder, ou les lâcher tout de suite : tendez l’embuscade.
lesson-dracula-count-hide = Quatre dégâts, car il n’avait pas d’arme à montrer. Ils vous croient loin. Restez donc : Dissimulation se place comme un déplacement. Pour eux, c’est une carte face cachée de plus.
lesson-dracula-count-spy = Dissimulation reçoit aussi une rencontre. Mettez-y l’espion.
lesson-dracula-count-found = Van Helsing est venu à Zurich et vous a trouvé, et Dissimulation avec vous. Avant toute chose, vos pièges peuvent se refermer : que les rats lui tombent dessus.
lesson-dracula-count-strength = Au crépuscule, qui est dans votre ville doit combattre. Il fait nuit, et la nuit vos cartes sont au plus fort. Chacun choisit en secret. Force frappe et annule ses poings et bien des armes : jouez-la.
lesson-dracula-count-flee = Elle a porté, et son coup de poing n’a rien fait. Mais un long combat leur profite : d’autres peuvent venir. Fuite sous forme de chiroptère met fin au combat. Jouez-la.
lesson-dracula-count-flight = Le combat est fini, et sous forme de chiroptère vous pouvez voler à deux routes au plus, vers une ville sans chasseur. Allez à Nuremberg ; la piste se referme derrière vous.
lesson-dracula-count-end = Voilà l’art de Dracula : les laisser suivre une vieille piste, leur faire payer chaque étape, combattre de nuit et partir à temps. L’influence croît quand les rencontres évoluent et que des chasseurs tombent. Continuez d’ici.

## CHAPTERS 1

lesson-chapters-story-title = 1. Histoire et enquête
lesson-chapters-story-about = Lire une page, se déplacer, parler, lancer les dés, fouiller et conclure.
lesson-chapters-story-start = CHAPTERS est un livre que l’on joue. Vous avez lu comment la nuit commence et ce qui vous amène. Chaque personnage se tient sur un hexagone de la tuile : commencez en B4.
lesson-chapters-story-move = À votre tour, vous vous déplacez, puis vous faites une chose. { $odile } fait sa ronde, une lampe à la main. Les hexagones éclairés sont à votre portée ; certains coûtent plus que d’autres. Allez en D4, près d’elle.
lesson-chapters-story-talk = Vous êtes à côté d’elle. On peut parler à quiconque a quelque chose à dire : parlez-lui.
lesson-chapters-story-read = Lisez, puis choisissez quoi dire. Derrière certains choix se cache un test : un attribut dit combien de dés vous lancez, une compétence ajoute des succès. Parlez-lui de sa paie.
lesson-chapters-story-dice = Chaque ânkh est un succès, le double en vaut deux, et votre compétence s’y ajoute. Le total doit atteindre la difficulté. La Volonté permettrait d’en relancer, mais cela suffit : gardez-les.
lesson-chapters-story-onward = Elle vous dit qui vient à deux heures. Un nouveau round commence. Un jeton d’enquête se trouve près des caisses : allez en G3, à côté.
lesson-chapters-story-search = Une zone voisine peut être fouillée, une fois par chapitre. Fouillez-la.
lesson-chapters-story-tester = Fouiller demande aussi un test, et il faut que quelqu’un s’en charge. Cette nuit, vous êtes seul : faites-le.
lesson-chapters-story-found = Ici, pas de difficulté : plus il y a de succès, plus on trouve. Cela suffit pour avancer : gardez-les.
lesson-chapters-story-guess = Un indice vaut ce que l’on en tire. Douze caisses à glace, dont deux rouvertes, de l’eau rose au sol : que gardait-on là ? Choisissez.
lesson-chapters-story-end = C’était juste, et la page du registre dans vos mains le prouve. Les indices ouvrent d’autres pages plus tard, et l’on se souvient de ce que vous dites. Quelqu’un va venir par la porte du fond : c’est l’objet de la leçon suivante. Ou continuez cette nuit.

## CHAPTERS 2

lesson-chapters-combat-title = 2. Le combat
lesson-chapters-combat-about = Poser une carte, s’approcher, se garder, utiliser le Sang et frapper.
lesson-chapters-combat-lay = { $marek } barre la route, un crochet au poing, et vous êtes déjà blessé. À chaque round, chacun pose une carte combat face cachée, puis tous agissent dans l’ordre d’initiative. Votre main a été choisie pour vous. Le crochet sert à attaquer ou à se défendre : posez-le.
lesson-chapters-combat-move = Vous êtes le premier. À votre tour, vous pouvez vous déplacer, utiliser le Sang et faire une chose, une fois chacun. Les poings n’atteignent que l’hexagone voisin : allez en G4, près de { $marek }.
lesson-chapters-combat-guard = Vous pourriez attaquer. Mais il n’a pas montré sa carte, et vous n’encaisseriez pas grand-chose. Servez-vous de votre carte pour vous garder : ses dés deviennent de la Résistance jusqu’à ce qu’il ait frappé.
lesson-chapters-combat-shield = Vous avez lancé vos dés de Physique et ceux de la carte ; ânkhs et compétence de Bagarre s’additionnent. C’est largement assez. Gardez-les.
lesson-chapters-combat-resist = À lui : il a montré sa carte et il frappe. Chaque jeton Résistance arrête un dégât. Dépensez-en autant qu’il faut.
lesson-chapters-combat-second = Pas une égratignure. Ce qui restait de Résistance est perdu, et la carte a servi. Nouveau round : posez le coup de poing.
lesson-chapters-combat-mend = D’abord le Sang : il peut guérir vos blessures. Il a son prix : un test de la Bête, qui peut augmenter votre Soif. Ouvrez « Sang » parmi vos choix, et guérissez.
lesson-chapters-combat-attack = Vous voilà indemne, et il vous reste votre action. Attaquez { $marek }.
lesson-chapters-combat-dice = Le total moins sa Résistance, ce sont les dégâts qu’il subit. Les dés rouges, quand la Soif en donne, peuvent montrer des crânes. Ceux-ci sont bons : gardez-les.
lesson-chapters-combat-end = { $marek } est à terre, le combat est gagné. Poser, se déplacer, agir ; se garder quand le prochain coup ferait mal, et surveiller sa Soif quand on use du Sang. La nuit au dépôt continue d’ici.
