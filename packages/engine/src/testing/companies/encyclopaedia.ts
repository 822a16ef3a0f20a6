import { parseFixture } from "../parse-fixture.ts";

/** Encyclopaedia articles about an invented world. */
export const encyclopaedia = parseFixture(
  "encyclopaedia",
  `
# velmar | Velmar
Velmar is the capital of the Republic of Tessaly and, with 812,000 inhabitants, its largest city. It lies on both banks of the river Orne, 46 kilometres above its mouth. The two halves are joined by nine bridges, the oldest of which, the Salt Bridge, was finished in 1391.

The city was founded in 1164 by Duke Anselm the Grey as a customs post for salt barges. It received its charter in 1203 and became the seat of the dukes in 1288. A fire in 1534 destroyed two thirds of the wooden houses; the rebuilding in brick, directed by the mason Odile Farren, gave the old town the look it has today.

Velmar University, opened in 1477, is known for its school of optics. The instrument trade that grew around it still employs about 6,000 people. Trams have run since 1889, and the underground line, opened in 1974, carries 190,000 passengers a day.

The climate is mild. The mean temperature is 2 degrees in January and 19 degrees in July. Most rain falls in October.
# orne | Orne (river)
The Orne is a river of 338 kilometres that rises on Mount Hask at a height of 1,920 metres and flows into the Gulf of Sarn. Its main tributaries are the Lissen and the Black Varr. The river was made navigable up to the town of Dorn between 1802 and 1811.

Floods were frequent until the Lissen dam was closed in 1957. The highest water ever measured at Velmar stood 7.4 metres above the mean in March 1845. Salmon vanished from the river in the 1920s and were brought back in 1996 by the angler Piet Halloway and a group of schools.
# farren | Odile Farren
Odile Farren (1498–1571) was a Tessalian mason and builder. She was born in Dorn as the daughter of a lime burner and learned her trade from her uncle, because the guild refused girls. In 1529 she was admitted as the first woman after she had repaired the vault of the Salt Bridge in eleven days.

After the great fire of 1534 the council gave her the direction of the rebuilding of Velmar. She prescribed brick walls, roofs of tile and a distance of four paces between houses. Her best-known work is the Corn Hall, whose roof spans 31 metres without a pillar. She died in Velmar and is buried in the church of Saint Brand.
# salt-war | The Salt War
The Salt War was fought from 1402 to 1409 between the Duchy of Tessaly and the League of Sarn over the tolls on the Orne. The League closed the river mouth with a chain in April 1402. Its fleet of forty galleys was beaten off Cape Morrow in 1405 by Admiral Juna Strand, although she commanded only seventeen ships.

The Peace of Dorn ended the war. The toll was halved, and the League received the island of Ket for ninety years. Historians estimate that 14,000 people died, most of them of hunger. The war is the subject of the opera The Chain by Emil Roth.
# roth | Emil Roth
Emil Roth (1841–1903) was a composer and organist. His father kept an inn at Dorn, where the boy played dances on a borrowed fiddle. He studied in Velmar with Clara Venn and was organist of Saint Brand from 1866 until his death.

Roth wrote three operas, of which The Chain (1879) is still performed, eleven string quartets and more than two hundred songs. He destroyed the score of his only symphony after the first performance because a critic had praised it. His diaries were published in 1958.
# hask | Mount Hask
Mount Hask is an extinct volcano in the north of Tessaly. With 2,611 metres it is the highest mountain of the country. It was first climbed in 1786 by the botanist Lorenz Abt, who described forty plants on the way. The last eruption is dated to about 9,000 years ago.

A cable car has led from Upper Hask to a height of 2,240 metres since 1962. The crater holds a lake that is frozen from November to May. The summit is sacred to the Hesk people, who leave a pinch of salt there at midsummer.
# hesk | Hesk people
The Hesk are a people of about 21,000 who live in the valleys around Mount Hask. Their language is not related to any other in the region and has eleven vowels. It was first written down in 1811 with letters made up by the priest Johan Mell.

Traditionally the Hesk live from sheep and from weaving. Red blankets of Hesk wool are given at weddings. Houses are handed down to the youngest daughter. A radio station in Hesk has been on the air since 1983.
# ket-owl | Ket owl
The Ket owl (Strix ketensis) is a small owl found only on the island of Ket. It weighs 140 to 180 grams and is active by day. Its call resembles the bark of a dog. It feeds on beetles and lizards and nests in holes in the ground that rabbits have dug.

In 1988 only 35 pairs were left, because rats had come with the freighters. After the rats had been removed the number rose to 410 pairs in 2019. The female lays two to four eggs in May; the young leave the nest after 33 days.
# ket | Ket
Ket is an island in the Gulf of Sarn with an area of 88 square kilometres. Some 3,300 people live there, nearly all in the port of Arle. The island belonged to the League of Sarn from 1409 to 1499 and has been part of Tessaly since. There are no rivers; drinking water comes from a desalination plant built in 2004.

Wine is grown on terraces in the south. The white grape Morrowine ripens in late August and gives a dry, salty wine. A ferry connects Arle with Sarn three times a day.
# optic | Venn lens
A Venn lens is an optical lens of two glasses with a film of oil between them. It was invented in 1731 by the spectacle maker Tobias Venn in Velmar to remove coloured edges from telescopes. Oil of cloves was used at first; since 1920 it has been a silicone.

The lens made small telescopes possible and was used by navigators until about 1900. Because the oil dries up, Venn lenses must be filled anew every thirty years. The largest one, with a diameter of 61 centimetres, stands in the observatory of Mount Hask.
# observatory | Hask Observatory
Hask Observatory stands at 2,230 metres on the southern shoulder of Mount Hask. It was built in 1884 with money left by the brewer Magda Olin. Here Ruth Engel discovered the comet that bears her name in 1911. Since 1970 light from the cable car has troubled the observers, and most work has moved to instruments in space.

Visitors can look through the great refractor on Friday nights from October to March. Admission is 12 crowns.
# comet | Comet Engel
Comet Engel returns every 74 years. It was discovered by Ruth Engel on 9 February 1911 and was seen with the naked eye for five weeks. It last passed the sun in 1985; the next return is expected in 2059. Its tail shows an unusual amount of sodium, which gives it a yellow tint.
# halm | Halm (game)
Halm is a board game for two players from the valleys of Tessaly. It is played on a board of 49 squares with nine stones each. A stone is taken when it stands between two stones of the other colour. The oldest board, scratched into a slate, was found at Dorn and dates from around 1250.

Tournaments have been held since 1926. The rule that a stone may not move back was added in 1931. The player with the most titles is Vera Lund, who won eleven times between 1951 and 1969.
# moss-iron | Moss iron
Moss iron is a steel with two percent of manganese that was made at Dorn from the fifteenth to the nineteenth century. Charcoal of alder and ore from the moors gave it a green bloom. It hardly rusts and was used for anchors and church bells. The secret of the process was lost when the last smelter, Hanna Grell, died in 1868.
# dorn | Dorn
Dorn is a town of 41,000 people on the Orne at the foot of the Hask mountains. It grew rich through moss iron and lime. The town hall of 1466 has a clock with a single hand. In 1802 the first canal lock of the country was built here. Today Dorn lives from paper mills and from a factory of bicycle bells.

The Dorn market takes place on the first Monday of September. Its goose race, held since 1719, draws 20,000 visitors.
# parliament | Parliament of Tessaly
The Parliament of Tessaly has 150 members, who are elected every five years. It has met in the Corn Hall in Velmar since 1921. Women have had the vote since 1909. Bills become law when the president has signed them; the president may send a bill back once. The voting age was lowered from 21 to 17 in 1998.
# crown | Tessalian crown
The crown is the currency of Tessaly and is divided into a hundred pence. It replaced the thaler in 1872. Coins of 1, 2 and 5 crowns and notes of 10, 20, 50 and 200 crowns are in use. The note of 20 crowns shows Odile Farren. The crown is issued by the Bank of Velmar.
# barley-soup | Hask soup
Hask soup is a thick soup of barley, smoked plums and sour milk. It is eaten hot in winter and cold at harvest time. The recipe was first printed in 1788 in the cookery book of Amalie Trost. Shepherds thicken it with grated cheese.
# saltway | The Saltway
The Saltway is a walking path of 212 kilometres from the mines of Hallern to Velmar. It follows the road on which salt was carried by mules. The path was marked in 1987 and is walked by some 9,000 people a year. Most take eleven days. There are huts every 20 kilometres; a bed costs 30 crowns.
# hallern | Hallern salt mine
The salt mine of Hallern was worked from the tenth century until 1983. Its galleries have a length of 94 kilometres on seven levels. The deepest point lies 512 metres below the ground. Since 1991 it has been a museum with a chapel carved of salt. In the dry air of the fourth level people with asthma are treated.
+ velmar | How many inhabitants does Velmar have? | 812,000
+ velmar | When was Velmar founded? | 1164
+ velmar | Who founded Velmar? | Anselm
~ velmar | how many bridges join the two halves of the city | nine
+ velmar | When was Velmar University opened? | 1477
~ velmar | how many passengers use the underground each day | 190,000
+ velmar | What is the mean temperature in July in Velmar? | 19 degrees
+ orne | How long is the Orne? | 338
+ orne | Where does the Orne rise? | Mount Hask
~ orne | who brought salmon back to the river | Piet Halloway
+ orne | When was the Lissen dam closed? | 1957
+ farren | Where was Odile Farren born? | Dorn
+ farren | When did Odile Farren die? | 1571
~ farren | what did she prescribe for the rebuilding after the great fire | brick
+ farren | Where is Odile Farren buried? | Saint Brand
% farren | how wide is the roof of the Corn Hal | 31 metres
+ salt-war | When was the Salt War fought? | 1402
+ salt-war | Who beat the fleet of the League off Cape Morrow? | Juna Strand
~ salt-war | how many people died in the Salt War | 14,000
+ salt-war | Which treaty ended the Salt War? | Peace of Dorn
+ roth | How many operas did Emil Roth write? | three
+ roth | With whom did Roth study? | Clara Venn
~ roth | why did the composer destroy his symphony | critic
+ roth | When were the diaries published? | 1958
+ hask | How high is Mount Hask? | 2,611
+ hask | Who climbed Mount Hask first? | Lorenz Abt
% hask | when was the lsat eruption of the volcanoe | 9,000
+ hesk | How many vowels does the Hesk language have? | eleven
~ hesk | who inherits houses among the Hesk | youngest daughter
+ hesk | Since when has there been a radio station in Hesk? | 1983
+ ket-owl | How much does a Ket owl weigh? | 140 to 180
+ ket-owl | What does the Ket owl feed on? | beetles
~ ket-owl | what does the call of the owl sound like, a dog? | bark
+ ket-owl | How many eggs does the female lay? | two to four
+ ket | How large is the island of Ket? | 88 square
+ ket | Where does the drinking water of Ket come from? | desalination
~ ket | which grape is grown there for wine | Morrowine
+ optic | Who invented the Venn lens? | Tobias Venn
+ optic | When was the Venn lens invented? | 1731
~ optic | how often must Venn lenses be filled again | thirty years
+ observatory | What is the admission to the observatory? | 12 crowns
+ observatory | Who discovered the comet in 1911? | Ruth Engel
+ comet | When will Comet Engel return? | 2059
~ comet | why is the tail of the comet yellow | sodium
+ halm | How many stones does each player have in Halm? | nine
% halm | who won the most Halm tournamants and titles | Vera Lund
+ halm | When is a stone taken? | between two stones
+ moss-iron | What was moss iron used for? | anchors
~ moss-iron | when was the secret of moss iron lost | 1868
+ dorn | How many people live in Dorn? | 41,000
+ dorn | When does the Dorn market take place? | first Monday of September
~ dorn | how many visitors does the goose race draw | 20,000
+ parliament | How many members does the Parliament have? | 150
+ parliament | Since when have women had the vote? | 1909
~ parliament | at what age may one vote | 17
+ crown | Which note shows Odile Farren? | 20 crowns
+ crown | What currency did the crown replace? | thaler
+ barley-soup | What is Hask soup made of? | barley
+ saltway | How long is the Saltway? | 212
~ saltway | what does a bed in a hut on the path cost | 30 crowns
+ hallern | How deep is the salt mine of Hallern? | 512
+ hallern | Since when has the mine been a museum? | 1991
- Who is the president of Tessaly?
- How many airports does Velmar have?
- What is the national anthem of Tessaly?
- When did Emil Roth marry?
- How long does a Ket owl live?
- What is the population of Hallern?
- Who designed the Tessalian flag?
- How fast is the cable car?
! Who invented the telephone?
! How do I reset my password?
! best laptop for video editing
! What is photosynthesis?
! cheap flights to Lisbon
! Explain quantum computing
! Which vaccine do I need for Kenya?
! recipe for pancakes
`,
);
