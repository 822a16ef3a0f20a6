// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in English. */
export const en = groupList(`
  delete, remove, erase, get rid of, wipe, discard, throw away, trash, eliminate, purge
  close my account, close account, delete account, cancel account, delete my account, leave for good
  uninstall, remove, delete, deinstall
  cancel, stop, end, terminate, unsubscribe, quit, call off, discontinue, opt out
  cancellation, termination, end of contract, notice period
  add, create, insert, attach, include, set up
  create, make, build, new, start, open, set up, generate
  set up, setup, configure, install, get started, prepare, initialise, initialize, configuration
  get started, getting started, first steps, begin, start, quick start, onboarding
  change, edit, modify, update, alter, adjust, amend, switch
  rename, change name, new name, relabel
  replace, swap, exchange, substitute, switch
  customise, customize, personalise, personalize, adapt, tailor, branding
  enable, activate, turn on, turn … on, switch on, switch … on, unlock, start
  disable, deactivate, turn off, turn … off, switch off, switch … off, shut off, stop
  mute, silence, snooze, do not disturb, quiet
  pause, suspend, freeze, put on hold, put … on hold, halt, interrupt
  resume, continue, unpause, reactivate, restart
  block, ban, blacklist, blocklist, forbid, bar
  exclude, ignore, leave out, filter out, filter, omit, block, except, skip
  restrict, limit, limitation, cap, quota, maximum, allowance, threshold
  allow, permit, let, authorise, authorize, whitelist, allowlist, grant
  hide, conceal, invisible, private, not show
  show, display, view, see, visible, appear
  find, locate, search, look up, look for, where is
  track, trace, follow, monitor, watch, keep an eye on, measure
  check, verify, confirm, make sure, validate, test, inspect, ensure
  share, give access, grant access, send to, public link, shared link, let others see, collaborate
  publish, go live, post, release, launch
  unpublish, take down, take offline
  invite, invitation, add user, add member, add teammate, add team member, add colleague, add coworker, add someone, add people, bring in, ask to join
  join, accept invitation, take part, participate, become a member, sign up
  leave, quit, exit, step out, drop out
  connect, link, pair, integrate, hook up, attach, bind
  disconnect, unlink, unpair, detach
  integration, connector, plugin, plug-in, add-on, addon, extension, app
  merge, combine, join, unite, consolidate, put together, bring together
  split, divide, separate, break up
  copy, duplicate, clone, replicate
  move, transfer, shift, relocate, migrate, drag, hand over
  migrate, migration, switch from, move from, come from, bring over, transfer
  sort, order, arrange, reorder, rearrange, organise, organize, sequence
  import, upload, load, bring in, put on, add file, transfer, feed in
  export, download, extract, save, get out, take out, csv
  download, save, get, fetch, offline copy, store locally
  back up, backup, save a copy, safe copy, secure copy, archive
  restore, recover, get back, bring back, retrieve, undelete, undo, recovery
  undo, revert, roll back, go back, take back, reverse
  trash, bin, recycle bin, recently deleted, deleted items, wastebasket
  reset, start over, restart, factory settings, default settings, clear
  restart, reboot, power cycle, turn off and on again, relaunch
  save, store, keep, preserve, retain
  sync, synchronise, synchronize, syncing, keep up to date, across devices, same on all devices
  update, upgrade, new version, latest version, release, patch, newer
  version, release, edition, build
  change log, changelog, what is new, release notes, news
  downgrade, lower plan, smaller plan, cheaper plan, reduce plan, switch to free
  upgrade, higher plan, bigger plan, change plan, switch plan, more features
  renew, renewal, extend, prolong, auto-renew, automatic renewal
  expire, expiry, expiration, run out, end, lapse, valid until, no longer valid
  valid, validity, good for, last, expire
  log in, sign in, login, signin, log on, logon, sign-in, access account, get into, get in
  log out, sign out, logout, signout, log off, sign-out
  locked out, cannot log in, can't sign in, lost access, no access, cannot get in
  sign up, signup, register, registration, create account, open account, new account, join, enrol, enroll
  account, profile, login, user account, membership
  username, user name, login name, handle, nickname, display name
  password, passcode, pass word, pin, credentials, pwd, passphrase, secret
  forgot password, forgotten password, lost password, reset password, password reset, recover password, don't remember
  two-factor, 2fa, two-step, two factor authentication, mfa, multi-factor, one-time code, authenticator, verification code, otp, second factor, two-step verification, tfa
  recovery code, backup code, recovery key, emergency code, rescue code
  verification code, security code, confirmation code, one-time password, code
  single sign-on, sso, saml, sign in with google, company login
  passkey, security key, fingerprint, face id, biometric
  security, safe, secure, protection, protect, safety, secured
  hacked, stolen account, compromised, unauthorised access, unauthorized access, someone else logged in, suspicious activity, phishing
  encryption, encrypted, end-to-end, cipher, encrypt
  private, confidential, secret, not public, personal
  privacy, data protection, gdpr, personal data, data privacy, confidentiality
  personal data, my data, personal information, private information
  cookies, tracking, consent, cookie banner
  consent, permission, agreement, approval, opt in
  terms, conditions, terms of service, terms of use, legal, rules, policy, agreement
  policy, rule, guideline, regulation, terms
  team member, teammate, colleague, coworker, co-worker, employee, staff, workmate, user, collaborator, seat
  member, participant, user, person
  team, group, staff, crew, workspace, organisation, organization, company
  guest, visitor, external user, outsider, client
  visitor, user, viewer, guest, people
  role, permission, right, access level, access right, privilege, authorisation, authorization
  admin, administrator, owner, manager, super user, superuser
  owner, holder, proprietor, responsible person
  transfer ownership, change owner, hand over, new owner, give to someone else
  access, permission, entry, get in, reach
  seat, licence, license, user slot, place
  licence, license, licence key, license key, product key, activation code, serial number
  customer, client, buyer, consumer, shopper
  supplier, vendor, provider, seller
  seller, merchant, vendor, shop, store
  company, business, firm, organisation, organization, enterprise, corporate
  bill, invoice, receipt, statement, billing document, proof of purchase, voucher
  billing, payment, invoicing, charges
  billing address, invoice address, company address, billing details, vat number on invoice
  price, cost, fee, charge, rate, how much, expensive, pricing, amount, tariff
  cheap, affordable, low cost, budget, inexpensive, discount
  free, no cost, gratis, free of charge, without paying, complimentary, no charge
  tax, vat, sales tax, gst, value added tax
  tax-free, vat exempt, exempt, reverse charge, without vat
  currency, dollar, euro, pound, money
  pay, payment, settle, purchase, pay for
  payment method, way to pay, credit card, debit card, card, bank details, paypal, how can i pay
  credit card, debit card, card, visa, mastercard, amex, payment card
  bank transfer, wire transfer, bank account, direct debit, sepa, iban
  payment failed, declined, rejected, card refused, payment error, unsuccessful payment, didn't go through
  charged, debited, billed, deducted, taken from my account, withdrawn
  charged twice, double charge, billed twice, duplicate charge, paid twice
  instalment, installment, pay in parts, monthly payment, payment plan, pay later
  overdue, late payment, unpaid, outstanding, reminder, dunning, arrears
  refund, money back, reimburse, reimbursement, get my money back, give back, repay, compensation, chargeback
  return, send back, give back, bring back, take back, refund, exchange
  discount, coupon, promo code, promotion, voucher, reduced, special offer, deal, rebate, sale, price reduction
  student, education, school, university, academic, teacher
  non-profit, nonprofit, charity, ngo, association
  gift card, gift voucher, voucher, present, gift certificate, store credit
  gift, present, give to someone
  loyalty, points, rewards, bonus, loyalty card, reward
  referral, refer a friend, recommend, affiliate, invite a friend
  credit, balance, top up, prepaid, funds, wallet
  trial, free trial, try, test version, demo, test period, try out, evaluation, for free
  subscription, plan, membership, contract, abo, package, tier
  plan, tariff, package, tier, edition, subscription
  monthly, per month, every month, month to month
  yearly, annual, annually, per year, every year, year
  weekly, per week, every week
  daily, per day, every day, each day
  cancel subscription, end subscription, stop subscription, unsubscribe, cancel plan, end my plan, stop paying, cancel membership
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
  broken, not working, doesn't work, fails, error, failure, faulty, malfunction, stopped working, does nothing, defect
  error, problem, issue, bug, fault, failure, trouble, glitch, mistake, something went wrong
  troubleshoot, troubleshooting, fix, solve, resolve, diagnose, repair
  crash, freeze, hang, stuck, not responding, closes by itself, quits unexpectedly
  slow, sluggish, lag, takes long, performance, loading forever, takes forever, speed
  fast, quick, speed up, faster, performance
  outage, down, offline, status page, not reachable, unavailable, server down, downtime
  blank, empty, white screen, nothing shows, black screen
  missing, lost, disappeared, gone, vanished, can't find, cannot find, not there, not showing up
  wrong, incorrect, inaccurate, not right, false, mistaken
  different, discrepancy, differ, mismatch, not the same, do not match, don't match
  duplicate, twice, double, repeated, two times, doubled
  warning, alert, notice, caution
  notification, alert, push message, reminder, notify, push notification
  reminder, remind, alert, memo
  email, mail, e-mail, message, electronic mail
  email address, mail address, change email, new email
  newsletter, mailing list, marketing email, promotional email, bulletin
  unsubscribe, stop emails, no more emails, stop getting emails, opt out
  spam, junk, junk mail, unwanted, spam folder
  did not receive email, no email, email not arriving, didn't get the email, not getting emails
  report, summary, overview, digest, statement
  weekly report, email report, summary email, scheduled report
  statistics, stats, analytics, metrics, figures, numbers, insights, kpi
  dashboard, overview, home page, start page, main page, cockpit
  chart, graph, diagram, plot
  traffic, visits, visitors, page views, hits, pageviews
  goal, conversion, target, objective
  event, action, activity, interaction, click
  filter, narrow down, segment, only show
  date range, period, time frame, interval, time span, from to
  real time, realtime, live, right now, current, instant
  history, log, past, previous, activity log, audit log, record
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
  support ticket, request, case, inquiry, enquiry
  contact, reach, get in touch, call, phone number, write to, customer service, talk to, speak to, support
  support, help, assistance, customer service, customer support, help desk, helpdesk, service desk
  complaint, complain, dissatisfied, unhappy, grievance, feedback
  feedback, review, rating, suggestion, opinion, comment, feature request
  feature request, suggestion, idea, wish, missing feature
  phone, telephone, mobile, cell phone, smartphone, cellphone, handset, call
  phone number, mobile number, telephone number, cell number
  iphone, ios, apple, ipad
  android, google play, samsung, play store
  app, application, program, software, mobile app
  app store, play store, store
  desktop, computer, pc, laptop, mac, windows, workstation
  tablet, ipad
  device, machine, gadget, phone, computer, hardware
  new phone, new device, change phone, lost phone, another device, replaced my phone
  browser, chrome, safari, firefox, edge
  cache, cookies, temporary files, clear browser data
  website, site, web page, webpage, homepage, domain, web site
  domain, web address, custom domain, own domain, host name, subdomain
  link, url, hyperlink, web address
  page, screen, site
  internet, connection, network, wifi, wi-fi, online, wlan, web
  offline, without internet, no connection, no internet
  connection, connectivity, network, link
  cable, wire, cord, plug, lead
  bluetooth, wireless, pairing, cordless
  battery, charge, power, accumulator
  plug in, connect, attach, insert
  firewall, proxy, vpn, blocked by
  server, host, hosting, cloud
  cloud, online storage, server
  storage, space, disk space, memory, capacity, storage space, room
  storage full, out of space, no space, more storage, more space, run out of storage
  file, document, attachment, upload
  attachment, enclosed file, annex, attached file
  folder, directory, album, collection
  photo, picture, image, pic, photograph, snapshot
  video, clip, film, movie, recording
  album, gallery, collection, photo album
  camera, webcam, lens
  screenshot, screen capture, screen shot, print screen
  large file, file size, big file, too large, maximum size, size limit
  format, file type, file format, extension
  spreadsheet, excel, csv, table, sheet
  pdf, document, printable
  print, printer, printout, paper copy, hard copy
  scan, scanner, qr code, digitise, digitize
  form, application form, questionnaire, sheet, paper
  fill in, fill out, complete, enter data
  submit, send in, hand in, file, lodge, turn in
  application, request, claim, petition
  apply, request, submit application, file an application
  application status, status of my application, progress of my request, has it been processed
  process, handle, deal with, processing
  approve, accept, authorise, authorize, grant, confirm, sign off
  reject, decline, refuse, deny, turn down, refusal, rejected
  certificate, proof, attestation, document, confirmation
  identity card, id card, passport, proof of identity, id, identification
  driving licence, driver's license, driving license
  birth certificate, birth record
  residence, place of residence, home address, domicile
  register address, change of address, moved house, relocation, moved, new address, moving
  address, location, where, street, place, directions
  directions, how to get there, route, way, parking, public transport
  parking, car park, parking lot, park
  accessibility, wheelchair, disabled access, barrier-free, step-free, disability
  authority, office, public office, agency, administration
  official, public, government
  benefit, allowance, aid, grant, subsidy, support
  signature, sign, e-signature, electronic signature, signed
  required documents, documents needed, what do i need, paperwork, supporting documents
  supporting document, evidence, proof, justification, attachment
  appeal, objection, contest, dispute, challenge
  fine, penalty, late fee
  eligible, eligibility, entitled, qualify, who can, requirements, conditions
  requirement, prerequisite, condition, needed, necessary, must have, system requirements
  compatible, compatibility, supported, work with, works with
  language, translation, translate, english, locale, other language
  time zone, timezone, local time, wrong time, clock
  settings, preferences, options, configuration, setting
  default, standard, preset, initial
  menu, navigation, sidebar, options
  button, icon, key, switch
  dark mode, night mode, theme, appearance, colours, colors
  font, text size, letters, bigger text, typeface
  logo, icon, brand, branding
  avatar, profile picture, profile photo, picture of me
  name, title, label, called
  tag, label, keyword, category
  category, section, type, group, topic
  list, overview, table, listing
  template, sample, example, pattern, model
  example, sample, instance, illustration
  search, find, look for, query
  comment, note, remark, annotation
  message, chat, text, conversation
  post, publish, entry, article
  calendar feed, ical, subscribe to calendar
  widget, embed, embedded, iframe, put on my website, add to website, insert on site
  script, snippet, code, tag, tracking code
  snippet not found, verify installation, check installation, installed correctly
  api, interface, programmatic access, developer
  api key, token, access key, secret key
  webhook, callback, event notification
  automation, automatic, automatically, by itself, auto, workflow
  manually, by hand, manual, yourself
  bulk, several at once, all at once, mass, many, multiple, in one go, batch
  mass delete, delete all, delete everything, remove all, select all
  everything, all, whole, entire, complete
  scheduled, planned, timed, future
  draft, unpublished, not finished, unfinished
  archive, old, put away, past
  old, previous, former, earlier, past
  new, latest, recent, newest, current
  temporary, for a while, short term, for some time, provisional
  permanent, for good, forever, permanently, irreversible, for ever
  family, household, relatives, partner, spouse
  family plan, family sharing, share with family, share subscription
  child, kid, minor, children, underage
  age, old enough, minimum age, years old
  pet, dog, cat, animal
  legacy, death, deceased, inherit, die, heir
  emergency, urgent, asap, immediately, at once
  recommend, suggest, advise, best
  compare, comparison, difference, versus, vs, instead of
  alternative, instead, other option, substitute
  advantage, benefit, pro, why use
  feature, function, functionality, capability, option
  limitation, drawback, restriction, not supported
  how it works, explanation, about, meaning
  meaning, mean, definition, stand for, what is
  guide, tutorial, instructions, manual, how-to, documentation, handbook, user guide
  faq, questions, common questions, frequently asked
  size, dimension, measurement, how big, width, height
  colour, color, shade
  weight, heavy, weigh
  material, fabric, made of, ingredients
  allergy, allergen, intolerance, gluten, nuts
  vegetarian, vegan, plant-based, meat-free
  food, meal, dish, menu
  drink, beverage, water
  room, accommodation, hotel, stay
  check in, checkin, arrival, arrive
  check out, departure, depart, leave
  luggage, baggage, suitcase, bag
  flight, plane, airline
  train, rail, railway
  car, vehicle, auto
  bike, bicycle, cycle
  rent, hire, lease, rental, loan
  deposit, security deposit, caution money, down payment
  insurance, cover, insured, coverage
  accident, damage, crash, incident
  theft, stolen, robbed, steal
  lost property, lost and found, left behind, forgot
  job, vacancy, career, position, work for you
  salary, pay, wage, income
  doctor, physician, gp, practitioner
  medicine, medication, drug, prescription
  key, lock, locker
  clean, wash, cleaning, laundry
  health, medical, illness, sick, ill
  environment, sustainable, eco-friendly, green
  lower, reduce, decrease, cut down, turn down, downgrade, shrink
  raise, increase, go up, turn up, higher
  at most, maximum, max, up to, no more than, limit
  minimum term, contract term, commitment, tied in, locked in, contract length
  get out of my contract, leave early, terminate early, early termination, cancel early
  price increase, more expensive, price change, price rise, went up
  compensation, compensate, entitled to, owed, damages, make up for
  object, dispute, contest, challenge, disagree, complain about
  changed my mind, withdraw, take back, undo, revoke, right of withdrawal
  missed, forgot, too late, missed the deadline
  move, moving house, moving, relocate, new flat, new home, new address
  bank account, bank details, iban, account number, new bank, change bank
  direct debit, debit, collect, mandate, automatic payment
  standing order, recurring transfer, automatic transfer
  transfer, send money, wire, pay someone
  cash, cash machine, atm, withdraw, withdrawal, take out money
  block card, lost card, stolen card, card gone, freeze card, stop card
  overdraft, overdrawn, in the red, negative balance
  interest, interest rate, yield, return, remuneration
  savings, save money, savings account, put aside
  loan, credit, borrow, mortgage, lend
  claim, report a claim, damage report, insurance claim
  excess, deductible, own share
  sim, sim card, esim, chip
  keep my number, port my number, number porting, transfer number
  roaming, abroad, foreign network, travelling
  data volume, data allowance, gigabytes, mobile data, used up
  router, modem, box, hub, base station, gateway
  range, coverage, signal, reception, too far, weak signal
  light, led, lamp, blinking, flashing, indicator, lights up
  pair, connect, link, add device, set up, not found
  reset, factory reset, start over, wipe, restore defaults
  restart, reboot, turn off and on, power cycle
  firmware, software update, update, new version
  beep, beeping, noise, sound, loud, alarm
  recording, footage, clip, video history, playback
  technician, engineer, installer, home visit, installation, fitter
  meter, meter reading, reading, consumption
  power cut, power outage, blackout, no electricity
  cut off, disconnect, suspend service, switch off supply
  inherit, deceased, died, death, passed away, estate, heir
  guardian, power of attorney, on behalf of, authorised person, proxy
  joint, shared, together, two people, co-owner
  scam, fraud, suspicious, fake, unknown charge, not me
  salary, wage, pay, income, payday
  faster, upgrade speed, more speed, higher plan, step up
  assemble, assembly, put together, mount, set up at home
  old appliance, take away, recycle, dispose, haul away, disposal
  neighbour, someone else, not at home, leave with, safe place
  expire points, points expire, lose points
  time tracking, timesheet, time sheet, log hours, hours worked, timer
  assign, assignee, give a task, responsible, delegate
  read only, view only, can only see, viewer, no editing
  mandatory, required, compulsory, have to, must i
  voicemail, answering machine, mailbox, voice mail
  keeps dropping, drops out, disconnects, cuts out, unstable, interrupted
  leave, switch provider, change provider, go to another company, quit
  switch to you, join, come over, transfer in, become a customer
  debt, owe, arrears, unpaid bill, behind with payments
  returned payment, bounced, payment returned, bank rejected
  pay bit by bit, spread the cost, in parts, installments, split payment
  bill, statement, invoice, charge
  password, passcode, login code, secret code, pin
  gigs, gigabytes, data, megabytes, mb, gb
  throttle, slow down, speed reduced, used up, run out
  live, reside, home, flat, house, residence
  stolen, robbed, taken, pickpocket
  police report, report to police, crime reference
  give, share, gift, pass on, hand over
  travel, trip, journey, abroad, holiday
  papers, documents, proof, what do i need, what to bring
  hand in, drop off, bring back, return, leave
  send in, submit, upload, mail in, attach
  cam, camera, webcam, lens
  temp, temperature, heat, warmth, cold, warm
  wifi password, network password, wireless password
  kids, child, toddler, child lock, parental
  screen, display, panel
  burglar, break-in, intruder, thief
`);
