import { parseFixture } from "../parse-fixture.ts";

/**
 * Tallow & Wick, an invented maker of lamps: pages whose sentences begin with "it", and questions
 * that some of them do not answer.
 */
export const lampCatalogue = parseFixture(
  "lamp catalogue",
  `
# egret | The Egret table lamp
The Egret is a table lamp of turned beech with a linen shade. It stands 41 centimetres tall and weighs 1.9 kilograms. It takes a bulb of up to 12 watts. It costs 129 euros. The shade can be washed by hand.
# bittern | The Bittern floor lamp
The Bittern is a floor lamp on three legs of ash. Its height can be set between 120 and 165 centimetres. The cable is three metres long and covered with cotton. It costs 240 euros, without a bulb. It was designed by Lotte Amsel in 2014.
# plover | Plover storm lantern
The Plover is a storm lantern for the garden. It is made of galvanised steel and withstands rain and frost. It burns lamp oil for fourteen hours. Its glass can be replaced for 9 euros. The lantern itself costs 54 euros.
# wren | Wren reading light
The Wren clips onto a book and runs on a battery that is charged by USB. One charge lasts 30 hours. It weighs only 48 grams. It comes in green, red and black. The price is 19 euros.
# curlew | Curlew pendant
The Curlew hangs from the ceiling by a cord of up to two metres. Its dome of spun aluminium has a diameter of 38 centimetres. It is painted by hand in our workshop in Hindle. It costs 175 euros and is delivered within three weeks.
# heron-candle | Candle holder Teal
The Teal holds four candles. It is cast in bronze and grows darker with the years. Each one bears a number. It costs 88 euros.
# sandpiper | Sandpiper night light
The Sandpiper is a night light for children's rooms. It shines for twenty minutes and then goes out slowly. It may be touched at any time, because it stays below 30 degrees. It costs 35 euros.
# shop | Our shop
Our shop is at 12 Tanner's Row in Hindle, behind the corn exchange. It is open from Tuesday to Saturday, 10:00 to 18:00. The bus line 4 stops in front of it. Dogs are welcome.
# shipping | Shipping
We ship on Mondays and Thursdays. Parcels within the country arrive in two days and cost 5.90 euros. Orders above 150 euros are sent free of charge. Abroad, shipping costs 14 euros and takes up to ten days.
# returns | Returns
You may send anything back within 40 days. The lamp must be unused and in its box. We pay back the price within a week, but not the shipping. The form is in the parcel.
# warranty | Warranty and repairs
All lamps carry a warranty of six years. Repairs after that cost 25 euros an hour. Bring the lamp to the shop or send it to the workshop with a note. Rose Tindall, who leads the workshop, has repaired lamps for thirty years.
# care | Care of wood and metal
Beech and ash should be oiled once a year. Use linseed oil and a soft cloth. Bronze needs no care. Never use scouring powder on aluminium.
# history | The history of the house
Tallow & Wick was founded in 1931 by the brothers Abel and Seth Marsh, who made candles for ships. The first lamp followed in 1948. In 1990 the house was bought by its twelve workers, who still own it. Today 31 people work here.
# workshop-visits | Visiting the workshop
Groups of up to fifteen can visit the workshop on the first Friday of a month. A visit takes ninety minutes and costs 8 euros a head. Book by telephone. Closed shoes are required.
# bulbs | Bulbs
All our lamps take bulbs with an E27 thread, except the Wren and the Sandpiper. We recommend warm white of 2,700 kelvin. Bulbs are not included. A bulb of ours costs 7 euros and lasts about 15,000 hours.
+ egret | How tall is the Egret? | 41 centimetres
+ egret | What does the Egret cost? | 129
+ egret | What is the Egret made of? | beech
~ egret | how heavy is the table lamp Egret | 1.9
~ egret | can I wash the shade | by hand
+ bittern | How much is the Bittern? | 240
+ bittern | Who designed the Bittern? | Lotte Amsel
+ bittern | How long is the cable? | three metres
~ bittern | up to what height can the floor lamp be set | 165
+ plover | How long does the Plover burn? | fourteen hours
+ plover | What does the Plover lantern cost? | 54
~ plover | does the storm lantern withstand rain | rain and frost
+ wren | How long does one charge of the Wren last? | 30 hours
+ wren | Which colours does the Wren come in? | green
% wren | how mutch is the readng light | 19
+ curlew | What diameter does the Curlew have? | 38
+ curlew | Where is the Curlew painted? | Hindle
+ curlew | price of the Curlew pendant | 175
+ heron-candle | How many candles does the Teal hold? | four
+ heron-candle | What does the Teal cost? | 88
+ sandpiper | How long does the night light shine? | twenty minutes
~ sandpiper | how hot does the Sandpiper get, how many degrees | 30 degrees
+ sandpiper | How much does the Sandpiper cost? | 35
+ shop | Where is the shop? | 12 Tanner
+ shop | When is the shop open? | Tuesday
~ shop | which bus goes to your shop | line 4
+ shipping | How much is shipping? | 5.90
+ shipping | What does shipping abroad cost? | 14 euros
+ shipping | How long does shipping abroad take? | ten days
~ shipping | from which amount is shipping free | 150
+ returns | How long may I send a lamp back? | 40 days
+ returns | When do you pay back the price? | within a week
+ warranty | How long is the warranty? | six years
~ warranty | what does a repair cost | 25 euros
+ warranty | Who leads the workshop? | Rose Tindall
+ care | How often should beech be oiled? | once a year
+ care | Which oil should I use for wood? | linseed
+ history | When was Tallow & Wick founded? | 1931
+ history | Who founded Tallow & Wick? | Abel and Seth
+ history | How many people work at Tallow & Wick? | 31
+ workshop-visits | What does a visit to the workshop cost? | 8 euros
+ workshop-visits | How long does a visit take? | ninety minutes
+ bulbs | Which bulbs do your lamps take? | E27
~ bulbs | how many hours does a bulb last | 15,000
+ bulbs | How much is a bulb? | 7 euros
- Is the Egret waterproof?
- Does the Bittern have a dimmer?
- Who designed the Egret?
- How much does the Bittern weigh?
- Is the Wren waterproof?
- Does the Curlew come in blue?
- Where is the Teal cast?
- When was the Plover designed?
- Can I pay by credit card?
- Do you make lamps for cars?
- Is there a discount for students?
- Does the Plover float?
- What is your telephone number?
! How do I grow tomatoes?
! Who won the Nobel prize for physics?
! Which train goes to Vienna?
! what is the meaning of life
! convert 20 miles into kilometres
`,
);
