import { parseFixture } from "../parse-fixture.ts";

/**
 * Tidewheel, an invented car-sharing app: each answer has many phrasings, and the questions use
 * others.
 */
export const carSharing = parseFixture(
  "car sharing",
  `
? unlock-car | How do I open the car? | the doors won't unlock | let me into the vehicle | open sesame for my car | unlocking does not work | I am standing next to the car and it stays shut | how to get the doors open
Stand next to it and press Open in the app. If nothing happens, switch Bluetooth off and on.
? lock-car | How do I lock the car? | close the doors when I leave | shut the car during a break | lock up while shopping | the car is still open behind me | can I lock it between two stops | make sure it is locked
Press Pause in the app: the doors close and the rental goes on at half price.
? book-car | How do I reserve a car? | get me a car for tomorrow | I'd like to rent one this afternoon | make a reservation | need wheels at six | put a vehicle aside for me | schedule a ride for the weekend
Choose a car on the map and press Reserve. It waits for you for 30 minutes free of charge.
? cancel-booking | How do I cancel a reservation? | I don't need the car any more | call off my booking | undo the reservation | plans changed, drop the rental | remove tomorrow's trip | never mind the car I booked
Under Trips, choose the reservation and Cancel. Up to an hour before it costs nothing.
? extend-booking | Can I keep the car longer? | extend my rental | give me two more hours | I'm not done with it yet | stretch the booking until tonight | push back the end of my trip | prolong the reservation
Press Extend in the running trip. If somebody booked after you, the app says how long is left.
? late-return | What if I bring the car back late? | I'm stuck in traffic and won't make it in time | running behind with the return | fine for being overdue | back half an hour after the end | missed the drop-off time | penalty for a delayed return
The first ten minutes are forgiven; then each begun half hour costs 8 euros on top.
? price | What does an hour cost? | your rates | how expensive is it to drive | tariff per hour | what am I paying for a short trip | is it cheap | price list please
From 6.50 euros an hour, 30 kilometres included. Each further kilometre is 28 cents.
? invoice | Where do I find my invoice? | send me the bill | receipt for last month | I need a document for my tax | bill as a PDF | proof of what I paid | my accountant wants the papers
Under Profile, Payments, every trip has its invoice as a PDF.
? payment-card | How do I change my credit card? | my bank gave me a new card | update payment details | pay with another card | replace the expired Visa | switch to PayPal | add a different way to pay
Under Profile, Payments, Add method. The newest one is charged.
? refund | When do I get my money back? | you charged me twice | wrong amount on my statement | reimburse me please | I was billed for a trip I did not make | return my deposit | overcharged for Sunday
Tell us under the trip, Report a charge. We pay back within five working days.
? fuel | Who pays for petrol? | the tank is nearly empty | where may I fill up | gas is low | is diesel included | how do I refuel | must I top up the tank before the end
Fuel is included. Fill up with the card in the glove box when the tank is below a quarter.
? charge-electric | How do I charge the electric car? | the battery is at ten percent | plug it in where | range is running out | recharge the e-car | which cable do I use | charging station near me
Hold the card of the key ring to the column and plug in the cable from the boot. Current is included.
? parking-end | Where may I leave the car at the end? | can I park anywhere | end the trip outside the zone | drop it at the station | allowed parking spots | which streets can I stop in | finish my rental here
On any public spot within the blue zone on the map, not on private ground.
? parking-ticket | I got a parking ticket | a fine was stuck on the windscreen | the police wrote me up | who pays for the speeding fine | got flashed by a camera | letter from the city about wrong parking | traffic penalty arrived
Whoever drove pays the fine. We pass on your name and charge 15 euros for it.
? accident | I had an accident | someone hit me | crashed into a pole | there was a collision | the other driver ran into my door | we bumped a bike | I've wrecked it
See to people first, call 112, then the red number in the app. Do not admit any fault.
? damage-report | How do I report a scratch? | there's a dent in the door | the mirror was broken before I came | found damage on the bumper | cracked light | somebody scraped the side before me | the paint is chipped
Before you start, press Damage and take two photographs, so that nobody takes it for yours.
? breakdown | The car does not start | engine light is on | it just stopped on the road | flat tyre | a warning is blinking on the dashboard | it makes a terrible noise and won't move | need a tow truck
Stop in a safe place and press Help in the app. The patrol comes within an hour, at our cost.
? lost-item | I left something in the car | forgot my jacket on the back seat | my phone is still in there | lost my umbrella during the ride | did anybody find my keys | my bag was left behind | where can I collect forgotten things
Open the car again within 15 minutes with Forgotten item. Later, ask the lost property desk under Help.
? clean | The car is dirty | it smells in here | crumbs all over the seats | somebody left rubbish | sticky steering wheel | who washes the vehicles | disgusting inside
Send us a photograph under Damage, Dirt, and take another car. You get a credit of 5 euros.
? child-seat | Is there a seat for children? | travelling with a toddler | baby seat available | my kid is three, what about a booster | where's the infant carrier | restraint for a small child | safe seat for my daughter
Every family car has a booster in the boot. For babies bring a seat of your own; all cars have Isofix.
? pets | May I bring my dog? | is a cat allowed | travelling with animals | my puppy wants to ride along | hamster in a cage | are pets ok | taking four paws with me
Only in a box, or on a blanket in the boot. Cleaning hair costs 40 euros.
? smoke | May I smoke in the car? | cigarette with the window down | is vaping allowed | lighting up during the drive | e-cigarettes inside | ashtray | puffing a cigar behind the wheel
No, and that includes vaping. Airing and cleaning cost 80 euros.
? second-driver | Can my friend drive too? | my wife wants to take the wheel | share the trip with another driver | let my brother steer | switch drivers halfway | who else may drive | add a co-driver
Anybody who has an account with us and is with you may drive. Press Change driver first.
? licence-check | How is my driving licence checked? | upload my licence | verify my papers | my permit was rejected | take a photo of the licence again | validation has been pending since yesterday | how long does approval take
Photograph both sides and your face in the app. A person looks at it within two hours in the daytime.
? age | How old must I be? | is nineteen enough | minimum age | I just passed my test, can I join | too young to drive with you | am I allowed at eighteen | novice drivers
You must be 19 and have had your licence for a year.
? abroad | May I drive to another country? | crossing the border | a trip to Belgium | can the car leave the country | take it to France for a week | foreign roads | is going overseas covered
Yes, to all neighbouring countries. Write us the dates a day before.
? toll | Who pays road tolls? | driving through the tunnel with a charge | vignette | motorway fees | bridge that costs money | congestion zone of the city | electronic toll box
The trip's driver pays tolls. For our own tunnel they are put on the invoice by themselves.
? insurance | How am I insured? | what do I pay if something breaks | excess | coverage for damage | reduce my deductible | comprehensive policy | protection in case of a crash
Fully, with 500 euros at your own risk. For 2 euros a trip it falls to 50.
? delete-account | How do I delete my account? | leave the service for good | erase my data | I want to quit | unsubscribe completely | close my profile | stop being a member
Under Profile, Privacy, Delete. Open invoices must be paid; the rest is gone after 30 days.
? change-email | How do I change my e-mail address? | my mail changed | log in with another address | update contact details | I no longer have the old mailbox | new phone number | wrong address in my profile
Under Profile, Contact. We send a link to the new address.
? referral | What do I get for inviting friends? | recommend you to a colleague | voucher for a new customer | promo code | bonus for bringing somebody | share my invitation link | free minutes for recommending
You both get 60 free minutes once your friend has made a first trip.
? hotline | How do I reach a person? | phone number of support | talk to a human | call customer service | speak with somebody now | agent please | is anyone there at night
The line is open day and night: press Help, Call us.
~ unlock-car | the car will not let me in
~ unlock-car | pressing open and the doors stay shut
~ unlock-car | can't get into my rental
~ lock-car | how do I shut the doors while I buy bread
~ lock-car | did I leave the car open
~ book-car | reserve something for saturday morning
~ book-car | i would like to have a car at noon
~ book-car | can you put one aside for tonight
~ cancel-booking | i want to call my reservation off
~ cancel-booking | drop the car i booked for monday
~ cancel-booking | don't need the booking anymore
~ extend-booking | may i have it for three more hours
~ extend-booking | need to push the end of the rental
~ late-return | i will be twenty minutes late bringing it back
~ late-return | what happens when i am overdue
~ price | how much is it for two hours
~ price | what are the rates for driving
~ invoice | can i get a receipt for my tax
~ invoice | mail me the bill of march
~ payment-card | my visa expired, use the new one
~ payment-card | change the way i pay
~ refund | i was charged twice for the same trip
~ refund | want to be reimbursed
~ fuel | petrol is nearly gone
~ fuel | do i have to fill the tank
~ charge-electric | where do i plug the car in
~ charge-electric | the battery is almost empty
~ parking-end | may i stop in this street to finish
~ parking-end | can i leave it in front of the airport
~ parking-ticket | there is a fine on the window
~ parking-ticket | camera flashed me for speeding
~ accident | a van ran into me
~ accident | i crashed the car
~ damage-report | there was already a dent when i came
~ damage-report | scratch on the left side
~ breakdown | a tyre is flat
~ breakdown | engine won't start and a light is blinking
~ lost-item | my wallet must be on the seat
~ lost-item | i forgot my scarf in there
~ clean | rubbish everywhere in this one
~ clean | it stinks inside
~ child-seat | what about a booster for my five year old
~ child-seat | is there something for babies
~ pets | can the dog come along
~ pets | are animals allowed inside
~ smoke | having a cigarette while driving
~ smoke | is it ok to vape
~ second-driver | may my husband take the wheel
~ second-driver | let somebody else drive
~ licence-check | my licence photo was rejected
~ licence-check | how long until my papers are verified
~ age | i am 18, can i join
~ age | is there a minimum age to drive
~ abroad | driving over the border to france
~ abroad | may i take the car to the netherlands
~ toll | do i need a vignette
~ toll | who pays for the tunnel
~ insurance | how high is the excess
~ insurance | what am i covered for
~ delete-account | please erase my profile
~ delete-account | i want to leave for good
~ change-email | i have another mail address now
~ change-email | update my phone number
~ referral | do i get something for recommending you
~ referral | is there a promo code for a friend
~ hotline | i need to talk to someone
~ hotline | give me the number of your support
% unlock-car | cant unlok the door
% refund | chrged me twise
% breakdown | car dosnt strat
% insurance | insurence excess
- how fast does the car go
- which colour can I choose
- do you have motorbikes
- can I buy one of your cars
- is there a radio in the car
- how many people work for you
- do you rent out vans with a driver
- can I get a job as a mechanic
- what make are the cars
- is there a discount for students
- do the cars have winter tyres
- can I stick my logo on the door
! what is the capital of Portugal
! play some jazz
! how many ounces are in a pound
! set an alarm for seven
! tell me a joke about lawyers
! translate good evening into Polish
! who wrote this symphony
! is it going to rain on Thursday
! what should I cook tonight
! roll two dice
! how do I knit a sock
! what is the square root of two hundred
! which team won yesterday
! remind me to call my mother
! how tall is the highest mountain
! find me a recipe for lentils
! what does photosynthesis mean
! turn the volume up
`,
);
