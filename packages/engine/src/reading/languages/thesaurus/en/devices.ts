import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about phones, smart devices, telephony, internet and energy. */
export const devices = groupList(`
  phone, telephone, mobile, cell phone, smartphone, cellphone, handset, call
  phone number, telephone, phone, mobile number, telephone number, cell number
  iphone, ios, apple, ipad
  android, google play, samsung, play store
  app, application, program, software, mobile app
  app store, play store, store
  desktop, computer, pc, laptop, mac, windows, workstation
  tablet, ipad
  device, machine, gadget, phone, computer, hardware
  new phone, new device, change phone, lost phone, another device, replaced my phone
  internet, connection, network, wifi, wi-fi, online, wlan, web
  offline, without internet, no connection, no internet
  connection, connectivity, network, link
  cable, wire, cord, plug, lead
  bluetooth, wireless, pairing, cordless
  battery, charge, power, accumulator
  plug in, connect, attach, insert
  camera, webcam, lens
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
  faster, upgrade speed, more speed, higher plan, step up
  voicemail, answering machine, mailbox, voice mail
  keeps dropping, drops out, disconnects, cuts out, unstable, interrupted
  leave, switch provider, change provider, go to another company, quit
  switch to you, join, come over, transfer in, become a customer
  gigs, gigabytes, data, megabytes, mb, gb
  throttle, slow down, speed reduced, used up, run out
  cam, camera, webcam, lens
  temp, temperature, heat, warmth, cold, warm
  wifi password, network password, wireless password
  kids, child, toddler, child lock, parental
  screen, display, panel
  burglar, break-in, intruder, thief
  phone, cell, cellphone, mobile, handset, smartphone, blower, my android, my iphone
  new phone, new device, got a new phone, switched phones, switched to a new phone, upgraded my phone, changing phones, moving to a new phone, from my old phone, set up on a new phone, bought a new phone, different phone, from android to iphone
  computer, laptop, pc, desktop, macbook, notebook, chromebook, machine at work
  old device, old phone, old computer, ancient, not the newest, too old, still supported, old model, years old
  several devices, how many devices, second device, more than one device, phone and tablet, both phones, number of devices, device limit, another phone, two phones
  remove device, unregister device, sold my phone, sold my old, gave away, sold it, give … to my brother, passed on my old
  second hand device, bought … used, previous owner, used from ebay, second-hand, belonged to somebody, registered to someone else, former owner
  device, gadget, gizmo, appliance, contraption, thingy, doodad, thingamajig
  turn on, power on, switch on, fire up, boot up, start up, wake up
  won't turn on, doesn't turn on, won't start, doesn't start, dead, no lights, no sign of life, no power, lifeless, completely dead, doesn't power on, dead as a doornail, won't boot
  battery, juice, power
  battery drain, battery life, battery dies, battery … empty, battery … flat, drains, eats battery, runs out fast, runs flat, dies after, hold a charge, how long … battery, lasts a day, flat battery, battery … low
  change battery, replace battery, new batteries, which batteries, battery type, swap … batteries, aa, aaa, coin cell, button cell
  charge, recharge, juice up, top up the battery, plugged in, charger, charging cable, charging port, usb
  not charging, doesn't charge, won't charge, plugged in … nothing, charge … stuck, charges slowly, charger … doesn't work
  led, light, indicator light, status light, lamp, blinks, flashes, glows, pulses, red light, green light, yellow light, orange light, amber, blue light, lights up, little light, lit up, glows yellow, glows red, solid red, winks
  beep, chirps, squeals, whines, buzzing noise, makes a noise, makes a sound, clicking noise, rattles, humming, peeps, squeaks
  siren, alarm, alarm goes off, went off, blares, screaming, sets off the alarm, alarm … won't stop
  false alarm, goes off for no reason, alarm for nothing, every leaf, every car, cat sets off, rain sets, passing cars, motion sensitivity, sensitivity
  motion detection, motion, movement, detects, picks up movement, doesn't notice, walks past, motion sensor, sensor
  person detection, tells people from, pets and people, animals, recognise faces, recognize faces
  camera, cam, doorbell camera, security camera, indoor camera, outdoor camera
  live view, live picture, watch live, stream, live image, see … right now
  recordings, footage, clips, videos, watch back, look back, what happened last night, yesterday's video, saved videos
  no recordings, not recording, doesn't record, nothing recorded, gaps in, missed the burglar, recording … missing, doesn't save
  how long recordings, kept for, clips … disappear, clips … deleted, days of video, video history, overwritten
  memory card, sd card, microsd, local storage, record without cloud, without the cloud, without a subscription
  night vision, in the dark, at night, see at night, infrared, dark picture, too dark, black at night
  picture quality, sharp, resolution, hd, blurry picture, foggy, misty, smeared, clean the lens, spider web, condensation
  field of view, angle, blind spot, covers the whole, see the whole
  hear, listen, microphone, mic, talk through, speak through, two-way audio, intercom, sound from the camera, no sound
  privacy zone, blackout, mask, neighbour's garden, neighbour's house, neighbor's yard, street … filming, not film, don't film, stop … recording me, naked, privacy mode, lens cover
  legal to record, am i allowed to film, filming the street, sign … camera, recording people, film my neighbours
  share camera, share access, let … see the camera, give my wife access, family access, husband … camera too, give access to my
  smart lock, lock, door lock, bolt, deadbolt, latch
  open door, unlock, unlock door, buzz … in, open up, let someone in while i'm away, let the cleaner in, cleaner get in, get into my house, get into the flat
  door code, access code, keypad code, guest code, entry code, one-time code, temporary code, code for the cleaner, digital key, give … a key, guest key, temporary access, key code
  lock not locking, doesn't lock, bolt … stuck, jammed, door … won't close, lock … jams, stiff
  auto lock, lock automatically, locks itself, locks behind me, locked myself out, forgot to lock, left unlocked, door ajar, did i lock
  emergency key, physical key, normal key, spare key, battery … dead … door, stuck outside, stand outside, can't get into my house, locked outside
  who came in, entry log, who opened the door, who unlocked, when … came home
  offline, device offline, says offline, lost connection, falls off the network, no connection, unreachable, unavailable, went offline
  wifi, wireless, wlan, internet at home, home network, hotspot
  new router, new wifi, changed the wifi, changed my router, new internet, new provider, changed the wifi password, switched providers, new wifi name, different wifi, network change, moved the router
  wifi band, 5 ghz, 2.4 ghz, dual band, frequency
  weak signal, bad reception, poor signal, bad signal, no bars, one bar, bars, too far from, too far away, thick walls, dead spot, dead zone, end of the garden, patchy, spotty, poor reception, range extender, repeater, mesh, booster
  no signal, no service, no reception, no network, emergency calls only, searching for network, can't call
  slow internet, internet is slow, speed, slow speed, not getting the speed, buffering, speed test, mbps, crawls, lags, slow wifi
  internet down, no internet, internet … gone, net … down, broadband … down, connection down, broadband, fibre, fiber, dsl
  router, modem, hub, internet box, fritzbox, white box, black box with lights
  restart router, reboot router, pull the plug, unplug the router, power cycle router
  factory reset, reset button, pinhole, paperclip, hold down, wipe it clean
  pairing, setup fails, can't add, cannot add, can't find my device, not discovered, not recognised, not recognized, setup … stuck, setup … hangs, can't connect, won't connect, won't pair, refuses to connect
  bluetooth, headphones, earphones, earbuds, earpiece, headset
  sound, audio, volume, loudness, too quiet, too loud, no sound, can't hear, cannot hear, turn it up, muffled, crackles, tinny, mono
  remote control, remote, clicker, zapper
  television, tv, telly, smart tv, big screen, chromecast, cast, airplay, fire stick, set-top box
  alexa, google home, siri, voice assistant, smart speaker, echo, voice control, by voice
  smart home, homekit, hub, automation, routine, scene, when i come home, ifttt
  light bulb, bulb, lamp, lights, dimmer, dim, brighter, brightness
  thermostat, heating, radiator, heater, boiler, warmer, colder, too cold, too hot, freezing, temperature
  schedule, timer, at certain times, turn on in the morning, when we get home, programme, at sunset
  away mode, holiday mode, vacation mode, while we are on holiday, going on holiday, nobody home, out of the house
  outdoor, outside, rain, rainproof, waterproof, water resistant, wet, snow, frost, cold weather, heat, in the garden, weatherproof, splash, shower with it, swim with it
  water damage, fell in water, got wet, spilled coffee, spilt, dropped in the, washing machine, puddle
  dropped, fell down, fell on the floor, cracked screen, broken glass, screen smashed, display broken, shattered screen
  mount, hang, hang up, on the wall, drill, screws, without drilling, sticky pad, adhesive, tape, bracket, glue
  firmware, update device, device update, update … stuck, update fails, update … halfway, update … hung
  serial number, model number, where is the serial, which model, which version do i have, label on the back, sticker
  lost device, find my device, find my phone, can't find my watch, make it ring, left my earbuds, mislaid, misplaced, lose my
  theft, stolen device, burgled, broke in, somebody nicked, nicked, pinched, swiped, pinched my, half-inched, robbed, mugged
  smartwatch, fitness tracker, wristband, tracker, step counter, heart rate
  sim card, sim, chip, esim, little card, new sim, sim … broken, sim … lost, activate sim, sim not recognised
  puk, sim pin, sim locked, pin three times, wrong pin three times, sim blocked
  keep my number, port number, take my number with me, bring my number, number transfer, same number, porting, pac, switch … keep number
  mobile data, data, gigs, gb, data allowance, used up my data, out of data, run out of data, data … gone, used all my data, data left
  more data, buy data, extra data, add-on, data top-up, another gig
  roaming, abroad, on holiday, use my phone in, use my phone abroad, outside the eu, foreign country, calls from abroad, data abroad
  hotspot, tethering, share my internet, internet for my laptop, use phone as wifi
  voicemail, answer phone, answerphone, answering machine, mailbox, messages on my phone
  call forwarding, divert, divert calls, send calls to, redirect calls, forward calls
  block number, nuisance calls, unwanted calls, spam calls, cold calls, robocalls, someone keeps ringing, keeps calling me, telemarketers
  caller id, hide my number, withhold number, number … shown, unknown number
  premium number, premium calls, third-party charge, expensive calls, 0900, subscription … phone bill, special numbers
  landline, home phone, house phone, fixed line
  coverage, coverage map, is there signal, reception at my place, 5g, 4g, lte, does it work where i live
  engineer, technician, send someone, send somebody round, fitter, electrician, home visit, tech guy, handyman
  engineer missed, technician … didn't come, nobody came, engineer … no show, waited all day, waited in all day, waited the whole day, technician never
  electricity, power, gas, energy, leccy
  meter, meter reading, read my meter, numbers on the meter, smart meter, submit reading, where is my meter
  high consumption, usage … doubled, consumption too high, estimated bill, estimate, estimated reading
  power cut, power outage, lights are out, lights went out, no electricity, blackout, no power in the house, sitting in the dark, whole street dark, electricity … gone
  smell gas, gas leak, smell of gas, rotten eggs, gas emergency
  solar, solar panels, photovoltaic, panels on the roof, feed in, sell electricity, export to the grid
  electric car, ev, charging station, wallbox, charge my car, charge point, charger at home
  green energy, renewable, eco, green tariff, clean energy
  monthly payment amount, advance payment, instalment amount, direct debit amount, pay less each month, lower my monthly, change my monthly payment
  moving house, moving out, moving in, move to a new, new flat, new apartment, new house, changing address, take … with me when i move, take my contract with me, relocation, shifting house
  final bill, closing bill, last bill, final invoice, end bill
  previous tenant, tenant before me, person before me, previous occupant, bill for somebody else, mail for the previous
  keeps disconnecting, drops off, drops out, cuts out, keeps dropping, keeps losing, falls off
`);
