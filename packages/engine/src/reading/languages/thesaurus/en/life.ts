import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about home, sport, leisure and all that is left. */
export const life = groupList(`
  pet, dog, animal
  pet, cat, animal
  emergency, urgent, asap, immediately, at once
  recommend, suggest, advise, best
  compare, comparison, difference, versus, vs, instead of
  alternative, instead, other option, substitute
  advantage, benefit, pro, why use
  rent, hire, lease, rental, loan
  deposit, security deposit, caution money, down payment
  key, lock, locker
  clean, wash, cleaning, laundry
  environment, sustainable, eco-friendly, green
  move, moving house, moving, relocate, new flat, new home, new address
  live, reside, home, flat, house, residence
  rent, monthly rent, rental, what i pay for the flat, rent payment
  landlord, letting agent, property manager, housing company, owner of the flat, letting agency
  tenant, renter, lodger, occupant, people who rent
  lease, tenancy, rental contract, tenancy agreement, rental agreement
  give notice, terminate lease, move out, end my tenancy, hand in my notice, leaving the flat, notice on the flat
  deposit back, get my deposit back, security deposit, bond back, deposit … not returned, keep my deposit
  flatmate, roommate, subtenant, sublet, let someone move in, girlfriend move in, boyfriend move in, another person live with me, partner … move in
  repair request, something broken in the flat, heating … broken, heating … cold, tap drips, dripping, toilet blocked, blocked drain, clogged, leak, boiler … broken, mould, mold, damp, no hot water, window … won't close
  viewing, see the flat, look at the apartment, visit the property, show me the flat, open house
  utility costs, service charge, ancillary costs, heating costs, running costs, utilities, water and heating
  key lost, lost my keys, key, lost the key, extra key, another key, locked out of my flat, shut myself out
  pet policy, keep a dog, have a cat, pets allowed, get a dog
  renovate, paint the walls, drill holes, decorate, put up shelves
  buy a house, mortgage, home loan, first home, property purchase
  sell house, estate agent, realtor, put my house on the market, valuation
  rent out, let out my room, list my flat, list my place, guests stay
  house rules, quiet hours, smoke inside
  cleaner, cleaning lady, cleaning service, housekeeping, maid, charwoman
  babysitter, nanny, childminder, sitter, au pair
  handyman, plumber, electrician, tradesman, tradesperson, workman
  bike, bicycle, e-bike, pushbike, pedelec, cycle
  bike puncture, flat tyre, flat tire, puncture, brakes, gears, chain came off
  swim, swimming pool, pool, lido, swimming lessons, baths
  sauna, spa, steam room, hot tub, jacuzzi
  sports, training, team practice
  club membership, membership fee, dues, subs
  membership card, member card, forgot my card, access card, swipe card, key fob, wristband, card doesn't open, turnstile, barrier
  bring a guest, guest pass, bring my friend, day pass, visitor pass, one-off visit, just once, single visit, drop-in
  museum, exhibition, gallery, guided tour, tour, audio guide
  cinema, film, movie, screening, popcorn
  restaurant, dine, eat in, menu, dinner
  catering, buffet, large party, birthday party, celebrate, stag do, hen do, private event, wedding party
  hire a room, rent a room, venue hire, book the hall, function room
  volunteer, lend a hand, get involved, chip in
  lost pet, cat ran away, dog ran away, missing dog, found a dog
  vet, animal doctor, sick dog, vaccinate my dog, poorly
  grave, cemetery, burial, cremation
  garden, lawn, plants, watering, hedge, yard
  water, tap water, drinking water, hard water, limescale, brown water
  heating oil, wood, pellets, fireplace, chimney
  removal firm, movers, moving van, moving company, boxes for moving
  storage unit, self storage, store my furniture, somewhere to keep my stuff
  urgent, emergency, right now, straight away, can't wait, at once, pronto, immediately, as fast as possible
  opening times, til when, what time do you open, are you open, shut on sundays
  directions, how do i reach you, where are you based, bus stop, which bus, nearest station, tube, subway, whereabouts
  on-site, in person, face to face, at your office, pop in, drop by, stop by, swing by
  imprint, legal notice, company details, registered office, who is behind, who runs, who owns, based, headquarters
  trustworthy, reputable, serious company, scam site, is this a real company, reliable, can i trust
  sustainability, environment, eco-friendly, co2, carbon, climate, planet, green, plastic-free, carbon footprint
  business customer, b2b, company customer, trade customer, order for my firm, business account, corporate account
  private customer, consumer, private person, individual
  group, organisation, association, society, club
  journalist, media enquiry, reporter, newspaper
  partnership, collaborate, cooperate, sponsor, sponsorship
  feel unsafe, threatened, harassment, bullying, threats, abuse, hate speech
  dating, swipe
  fake profile, catfish, bot account, impersonation, pretends to be me, someone is using my name, using my photos
  followers, unfollow, subscriber, fans
  story, feed, timeline
  report post, flag content, take down content, copyright, stole my picture, using my picture without, plagiarism
  streaming, watch, series, episode, binge
  profiles, kids profile, separate profile, own profile, viewing profile
  watch history, what i watched, recently watched, continue watching, remove from history
  game, player, console, xbox, playstation
  in-app purchase, coins, gems, skins, kid bought, my kid bought, my son bought, child spent, purchased by a child, accidental purchase, bought by accident, bought by mistake
  lost progress, game progress, save game, savegame, start from level, progress … gone
  cheater, cheating, hacker in the game, report a player, toxic
  e-book, audiobook, kindle, reader
  newspaper, magazine, print edition, paper … not delivered, paper … didn't come
  holiday hold, newspaper … holiday, stop the paper, paper while i'm away, deliver … to my holiday
`);
