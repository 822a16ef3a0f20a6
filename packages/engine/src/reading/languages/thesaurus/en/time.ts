import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about bookings, courses, events and travel. */
export const time = groupList(`
  delay, late, lag, wait, take time, postponed
  postpone, delay, reschedule, move date, put off, defer, later
  wait, waiting time, queue, how long
  deadline, due date, cut-off, time limit, latest date, closing date, until when
  opening hours, open, opening times, business hours, when are you open, hours, office hours, working hours
  closed, shut, holiday, public holiday, not open
  holiday, vacation, leave, time off, absence, day off
  appointment, booking, reservation, meeting, slot, time slot
  book, reserve, make an appointment, schedule, make a reservation, arrange
  reschedule, change appointment, move appointment, change booking, another date, rebook
  no-show, not appear, missed appointment, late cancellation
  calendar, schedule, timetable, agenda, diary
  recurring, repeat, regular, every week, periodic
  event, meeting, session, gathering
  class, course, lesson, training, workshop, tuition, tutorial
  ticket, pass, entry, admission, entrance
  room, accommodation, hotel, stay
  check in, checkin, arrival, arrive
  check out, departure, depart, leave
  luggage, baggage, suitcase, bag
  flight, plane, airline
  train, rail, railway
  car, vehicle, auto
  bike, bicycle, cycle
  lost property, lost and found, left behind, forgot
  missed, forgot, too late, missed the deadline
  time tracking, timesheet, time sheet, log hours, hours worked, timer
  travel, trip, journey, abroad, holiday
  appointment, slot, visit, fit me in, squeeze me in, pencil in
  book, make a booking, reserve, get a spot, get a seat, get a slot, get a table, hold a place, save a place, secure a place
  no slots, fully booked, no appointments, no free times, nothing available, no times shown, nothing free, no spaces left, no availability, booked up, booked out, chock-a-block
  booking confirmation, am i booked, is my booking, did my booking go through, booked … no confirmation, confirmation of booking
  change booking, rebook, other day, another day, different date, different day, move … to next week, swap dates, change the time, earlier time, later time, another time, push … back, bring … forward, change my flight
  cancel booking, cancel appointment, cancel reservation, call off, unwell, came down with, tested positive, cancel my trip
  cancellation fee, cancel free of charge, cancel for free, charged for cancelling, cancel at short notice, last minute cancellation, how late can i cancel, cancellation policy
  no-show, didn't turn up, customer didn't come, stood me up, stood up, forgot my appointment, missed my appointment, never showed
  running late, i'm late, late for my, be late, stuck in traffic, bus was late, few minutes late, after the start, arrive late, late arrival
  double booking, booked twice, two bookings, same time, overlap, clash, collision, at the same time
  buffer, breathing space, gap between, break between, time between, room between, pause between appointments, breather between
  availability, when i am free, working hours, my hours, days off, free times, block … out, block off, times i don't work
  time off, holiday, vacation, day off, annual leave, time away, hols
  sick leave, sick, off sick, call in sick, doctor's note, sick note
  bank holiday, public holiday, holidays, closed days, christmas, easter
  shift, rota, roster, work schedule, shift swap
  time tracking, clock in, clock out, punch in, hours worked, how long i worked, timesheet, forgot to start, forgot to stop, timer, stopwatch, log time
  overtime, extra hours, worked longer, flexitime, time in lieu
  calendar, diary, google calendar, outlook, ical, put … in my calendar, show up in my calendar, calendar sync
  time zone, wrong hour, an hour off, one hour off, hour early, hour late, clock change, daylight saving, summer time, out by an hour, another country … time, different part of the world
  recurring, every week, every other week, same time every, repeat, series, weekly, standing appointment, regular slot
  group booking, several people, bring … along, for two, whole group, party of, large group, more people, plus one, friend along
  waiting list, waitlist, full … list, someone cancels
  video call, online meeting, zoom, virtual, from home, by video, google meet, remotely
  meeting link, link to the meeting, join the call, join online, where's the link, meeting url
  event, concert, gig, festival, happening, party
  ticket, e-ticket, entry, pass, admission, tickets for
  lost ticket, ticket not received, can't find my ticket, ticket … deleted, tickets … never came, no ticket, ticket … not arrived, ticket on my phone, phone died … ticket, send my ticket again
  transfer ticket, name on the ticket, change name on ticket, give my ticket, can't go … friend, ticket to a friend, sell my ticket, resell, pass on my ticket
  event cancelled, called off, postponed, concert … off, new date, show … cancelled
  venue, location, doors open, start time, when does it start
  seats, sit together, next to each other, where will i sit, seat plan, front row, legroom, window seat, aisle
  age restriction, bring my kids, bring children, are kids allowed, too young, under 18, minimum age, family friendly, child friendly, pram, buggy, stroller, pushchair
  dress code, what to wear, wear, clothes, trainers, shoes
  what to bring, bring with me, bring along, equipment
  cloakroom, coat, leave my bag, put my stuff, lockers, left luggage
  course, class, lesson, workshop, webinar, training, tutorial
  course access, can't open the course, where is my course, course … not there, lessons … locked, locked lesson, next lesson, unlock lesson
  course certificate, certificate, diploma, proof i finished, proof that i completed, piece of paper, qualification
  exam, test, assessment, quiz, resit, retake, second attempt
  grade, score, result, did i pass
  assignment, homework, coursework, hand in, turn in, submit, essay
  deadline, too late, cut-off, last day, missed the date, closing date, final date
  semester, academic year, intake, start date
  drop course, quit the course, withdraw, drop out, leave the course, pull out of the course, stop studying
  enrol, sign up for a course, join a class, get a place, register for the course
  tutor, teacher, instructor, coach, trainer, lecturer
  scholarship, bursary, grant, funding, financial aid, help with the fees
  trip, journey, travel, getaway, vacation, holiday
  flight, plane, fly
  flight cancelled, flight delayed, plane late, missed my connection, missed connection, stranded, stuck at the airport, missed my flight, missed my train, train cancelled
  check in, boarding pass, check in online, get my boarding pass
  luggage, baggage, bags, suitcase, carry-on, hand luggage, cabin bag, hold luggage, backpack, rucksack
  lost luggage, bag didn't arrive, bag … not arrived, suitcase … missing, luggage … missing, bag never came, lost my bag, suitcase … broken, damaged luggage
  extra luggage, overweight, too heavy, oversize, bike … plane, skis, golf, instrument, sports equipment, pushchair, excess baggage
  name on booking, misspelled name, name … wrong on, spelled my name, typo in my name, name change
  passport, visa, travel documents, papers, entry requirements, expired passport
  special assistance, wheelchair, can't walk far, walking stick, disabled, blind, deaf, hard of hearing, crutches, mobility
  unaccompanied minor, child travelling alone, kid flying alone, son … alone, daughter … alone
  pets, dog, bring my dog, furry friend, four-legged, guide dog, assistance dog, pup
  pets, cat, bring my cat, furry friend
  seat upgrade, first class, business class, upgrade my seat, better seat
  hotel, room, stay, accommodation, place to stay
  early check-in, arrive early, get in early, room … early, before check-in, drop my bags
  late check-out, leave later, stay longer, late checkout, sleep in, extra night, another night
  late arrival, arrive late, arrive at night, after midnight, reception closed, get the keys, key box, get in at night
  cot, crib, baby bed, extra bed, sofa bed, high chair, travel cot
  breakfast, included breakfast, morning meal, half board, full board, all inclusive, meals
  parking, leave my car, car park, parking space, where can i park, garage
  smoking, vape, smoker, cigarettes
  noise, noisy, loud, neighbours … loud, party
  lost and found, left behind, left my, forgot my, left something, lost property, lost my jacket, found an umbrella, left … on the train, left … on the bus, left … in the room
  rental car, hire car, car hire, rent a car, rented
  fuel, petrol, gas, diesel, fill up, tank, full tank, charging
  car breakdown, broke down, flat tyre, flat tire, won't start, roadside assistance, stuck by the road, warning light
  car damage, scratch, dent, bumped, hit something, had an accident, prang, crash, fender bender, write-off
  driver, additional driver, second driver, wife drive, husband drive, someone else drive, share the driving, young driver
  speeding ticket, fine, parking ticket, caught speeding, penalty, toll
  late return, bring it back late, keep it longer, longer than planned, return … late, one more day
  ride, trip, taxi, cab, lift, scooter, e-scooter
  end ride, can't end the ride, still running, meter running, ride … not ending, finish the trip
  gym, fitness, fitness studio, workout, training, club
  class full, book a class, spin class, yoga, reserve a class
  personal trainer, pt, coach, 1:1, trainer
  injury, injured, hurt, pregnant, pregnancy, operation, surgery, broke my leg, doctor says, bad back, cannot train, can't train
`);
