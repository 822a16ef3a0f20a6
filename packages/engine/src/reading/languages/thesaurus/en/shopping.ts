import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about orders, delivery, returns and goods. */
export const shopping = groupList(`
  order, purchase, buy, acquire, shop
  place an order, checkout, buy, order online, how to order
  basket, cart, shopping cart, shopping basket, trolley
  checkout, payment page, complete order, pay
  out of stock, sold out, unavailable, not available, back in stock, back order
  available, in stock, availability, offered, supported
  product, item, article, goods, merchandise
  delivery, shipping, shipment, dispatch, send, deliver, postage, freight
  shipping cost, delivery fee, delivery cost, postage, shipping fee
  delivery time, shipping time, how long until, arrive, when will it arrive, lead time
  parcel, package, packet, shipment, box
  track order, tracking number, where is my order, where is my parcel, order status, shipment status, track parcel
  courier, carrier, postman, delivery service, post
  pick up, pickup, collect, collection, click and collect, fetch
  abroad, international, overseas, foreign country, other countries, worldwide, outside the country
  customs, import duty, duty, duties
  lost parcel, not arrived, missing parcel, never arrived, did not receive
  wrong item, incorrect item, not what i ordered, mistake in order
  damaged, broken, faulty, defective, cracked, defect, harmed
  warranty, guarantee, guaranteed, cover, covered
  repair, fix, mend, service, maintenance
  spare part, replacement part, part, component
  size, dimension, measurement, how big, width, height
  colour, color, shade
  weight, heavy, weigh
  material, fabric, made of, ingredients
  allergy, allergen, intolerance, gluten, nuts
  vegetarian, vegan, plant-based, meat-free
  food, meal, dish, menu
  drink, beverage, water
  changed my mind, withdraw, take back, undo, revoke, right of withdrawal
  assemble, assembly, put together, mount, set up at home
  old appliance, take away, recycle, dispose, haul away, disposal
  neighbour, someone else, not at home, leave with, safe place
  order, purchase, bought, my stuff, what i bought
  place an order, how to order, buy, want to buy, snap up, get my hands on, pick up one
  order confirmation, did my order go through, order … go through, no confirmation, didn't get a confirmation, was my order, order received, confirmation of my order
  order number, where … order number, order reference, reference number, lost … order number
  change order, ordered the wrong, wrong size ordered, another colour instead, edit my order, amend
  change delivery address, wrong address, old address, typed the wrong address, gave the wrong address, sent to my old, forgot to change my address, different address, ship … elsewhere, redirect, address … typo, deliver … to my office
  ordered twice, placed twice, two orders, duplicate order, same thing twice, clicked twice
  order status, where is my order, where is my stuff, where's my package, what's happening with my order, has it shipped, has it left
  order history, past orders, previous orders, what i ordered, old orders, earlier purchases
  guest order, guest checkout, buy without account, without an account, without signing up, without registering
  reorder, order again, same as last time, buy again, the usual
  preorder, pre-order, order in advance, not released, not out yet, coming soon
  out of stock, sold out, none left, back in, restock, ran out of, when … back in stock, run out
  waiting list, waitlist, notify me when, on the list, tell me when it is back
  cart, basket, shopping bag, cart … empty, basket … emptied, disappeared from my basket, cart disappeared
  minimum order, minimum spend, spend at least, smallest order, too small an order
  limit per customer, how many can i buy, maximum quantity
  delivery time, how long … delivery, how long … arrive, when … arrive, how many days, turnaround, in time for christmas, in time for, arrive by friday, when … turn up
  express delivery, express shipping, next day, next-day delivery, same day, overnight, rush, fast delivery, urgent delivery, priority, need it tomorrow, hurry
  delivery fee, shipping cost, postage, cost to ship, pay for shipping, p&p, shipping charge
  free delivery, free shipping, don't pay for delivery, without paying postage, postage free
  delivery day, choose delivery date, pick a day, delivery slot, delivery window, only home in the evening, time slot, deliver on a saturday, weekend delivery, between what times
  late delivery, delayed, still waiting, taking ages, taking forever, supposed to arrive, supposed to be here, was due, overdue, hasn't turned up, not turned up, hasn't shown up, running late, behind schedule
  not delivered, never arrived, not received, never came, never got, never received, never showed up, no sign of, missing package, lost package, lost in the post, lost in the mail, disappeared … post, empty handed, lost parcel
  marked delivered, says delivered, says it was delivered, supposedly delivered, delivered but, claims … delivered, shows as delivered, signed for by, somebody else signed
  missed delivery, not at home, nobody home, at work all day, delivery attempt, came while i was out, slip through the door, card through the letterbox, failed delivery, redelivery
  safe place, leave … with neighbour, leave … at the door, leave … on the porch, leave … with a neighbor, behind the bins, in the shed, drop … off next door, delivery instructions
  stolen package, porch pirate, taken from my porch, swiped from, parcel stolen, package … stolen, pinched from my doorstep
  pick up point, parcel shop, locker, drop-off point, collection point, collect it myself, pick it up myself, collect in store, click and collect, fetch it
  someone else collect, collect on my behalf, wife pick it up, husband pick it up, friend collect, somebody else pick up
  tracking, tracking number, tracking link, follow my package, tracking … not updated, tracking … doesn't move, tracking stuck, tracking hasn't changed, hasn't moved, stuck in the depot, no tracking
  international shipping, ship to, deliver to, send it to, do you ship, do you deliver, deliver abroad, outside the country, overseas, northern ireland, islands, living abroad, po box
  customs, import duty, customs fee, charged at the border, stuck at customs, held at customs, brexit, import tax, duties
  packaging, box, carton, wrapping, plain box, discreet, bubble wrap, box … crushed, box … squashed, packing material, original packaging, threw away the box, without the box, no longer have the box
  partial delivery, part of my order, half of my order, only part, some items missing, item missing, missing item, something missing, incomplete, one thing missing, came without, wasn't in the box, not in the box, parts missing, missing parts, short by one
  separate parcels, several packages, in two boxes, come separately, split shipment, rest of my order, rest … later
  wrong item, wrong product, wrong size, wrong colour, wrong color, something else, somebody else's order, not what i ordered, sent me the wrong, got the wrong, mixed up, mixup, someone else's parcel
  damaged item, broken, arrived broken, arrived damaged, came broken, smashed, cracked, shattered, dented, scratched, ripped, torn, chipped, in pieces, bent, leaking, squashed, bashed
  defective, faulty, dud, lemon, fell apart, came apart, stopped working, packed up, packed in, conked out, gave up the ghost, died on me, dead on arrival, on the blink, on the fritz, knackered, kaput, broke after, doesn't turn on, duff, snapped
  return, send … back, bring … back, take … back, doesn't fit, didn't fit, not what i expected, changed my mind, too big, too small, looks different, get rid of it
  return label, shipping label, return slip, print … label, no printer, label … send back, lost … label, postage label
  return period, how long … return, too late to return, still return, days to return, time to send back, still take it back, after 30 days
  return cost, who pays … return, pay … send back, free returns, return postage, pay for the return
  return opened, already opened, worn, opened the box, without tags, cut off the tag, washed, without receipt, lost the receipt, no receipt
  return status, did you get my return, sent it back … weeks ago, returned … heard nothing, have you received, got my parcel back, return … not processed
  return in store, bring back to a shop, take back to a store, return … in person, drop it off
  cannot be returned, not returnable, non-returnable, final sale, excluded from return, underwear, swimwear, hygiene, personalised, custom made
  return gift, got … as a present, unwanted gift, unwanted present, gift receipt
  exchange, swap … for, different size, another size, size up, bigger one, smaller one, another colour, different colour, different color, trade … for
  warranty, guarantee, still under warranty, covered if it breaks, broke … after a year, years old … broken, how long is it covered, how long … warranty, extended warranty
  warranty claim, claim under warranty, use my warranty, file a warranty, lost … warranty, proof for warranty
  repair, fix, mend, get it fixed, have it fixed, patched up, bring it in, repair shop, fix it myself, service centre
  spare part, replacement part, single part, lost a screw, screw missing, broke off, snapped off, new lid, new strap, bits for
  assembly, put together, put it together, build it, flat pack, assembly instructions, screws, how does it go together
  installation service, fit it for me, somebody to install, set it up at my home, carry upstairs, carry it up, up the stairs
  old appliance, take my old, get rid of my old, pick up the old, haul away, dispose of, disposal, recycling
  size, fit, size chart, size guide, what size, runs small, runs large, loose, measurements, measure myself, between sizes, small or large
  dimensions, measurements, fit through the door, fit in my, long is it
  colour, color, shade, looks like in real life, looked different online, faded
  material, fabric, real leather, cotton, wool, itchy
  care instructions, wash, cleaning, machine wash, tumble dryer, shrink, shrunk, stain, get stains out, ironing, wipe down, how do i clean
  quality, well made, durable, any good, cheaply made, flimsy, sturdy
  second hand, refurbished, pre-owned, like new, reconditioned, preloved
  authentic, genuine, real thing, fake, knock-off, counterfeit, replica
  review, rating, leave a review, stars, write a review, my opinion
  remove review, edit review, review … disappeared, review … not shown, bad review
  sell, seller, sell my stuff, flog, sell on your site, become a seller, list an item, my shop, open a shop
  seller problem, seller doesn't answer, seller … not responding, buyer … not paying, buyer hasn't paid, seller ignores
  auction, bid, outbid, highest bid
  store, shop, branch, high street, nearest shop, shop near me, brick and mortar, see it in person, showroom, visit you
  opening hours, when do you open, when do you close, open on sunday, open late, bank holiday, open today
  wish list, wishlist, favourites, favorites, save for later, bookmark, saved items
  compare, side by side, which is better, difference between, versus
  recommend, which should i buy, what do you suggest, right one for me, best for
  personalise, engrave, initials, custom print, name on it, monogram, embroidered
  subscription box, regular delivery, every few weeks, auto delivery, repeat order, deliver … every month
  skip delivery, skip a box, skip a week, don't need one this month, pause deliveries, too much at home, have enough, still have some left
  food delivery, takeaway, takeout, delivery, meal, grub
  order late, food late, food cold, arrived cold, cold food, soggy, spilled, spilt, leaked, hungry, starving, still hungry
  driver, courier, rider, delivery guy, delivery man, delivery person, delivery driver, van
  driver can't find, wrong house, wrong door, doorbell, buzzer, intercom, rang
  food missing, forgot my drink, missing fries, left out, dish missing, item not in bag
  food poisoning, raw, undercooked, hair in my food, mouldy, moldy, rotten, bad taste, smells funny, spoiled, spoilt
  best before, sell by, shelf life, expiry date, go bad, keep fresh
  ingredients, allergens, allergic, nut allergy, contains nuts, gluten, lactose, dairy, coeliac, celiac
  vegetarian, vegan, halal, kosher, veggie, no meat, plant based, diet, dietary, dietary requirements, picky eater
  recall, safety recall, unsafe, dangerous, product recall
  add to order, add … to my order, add another item, forgot to add
  remove from order, take … off my order, take … out of my order
`);
