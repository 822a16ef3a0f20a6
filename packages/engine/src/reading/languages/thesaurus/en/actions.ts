import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about what people do: delete, set up, share, move, renew. */
export const actions = groupList(`
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
  lower, reduce, decrease, cut down, turn down, downgrade, shrink
  raise, increase, go up, turn up, higher
  at most, maximum, max, up to, no more than, limit
  assign, assignee, give a task, responsible, delegate
  give, share, gift, pass on, hand over
  delete, remove, chuck out, chuck away, bin it, ditch, scrap, toss out, throw … out, nuke, dump
  remove, delete, take … down, strike … off, cross … off, strip out, kick … off, boot … off
  remove member, remove user, kick out, boot out, throw … out of the team, cut … off, get … off the team, drop from the team, revoke access
  delete my data, erase my data, wipe every trace, wipe … everything about me, forget me, remove all traces, delete everything … about me, scrub … data, right to be forgotten
  close account, delete account, shut down my account, shut … account, scrap … account, kill … account, ditch my account, take … off your books, leave … completely
  deactivate account, disable account, take a break … account, account … on hold, hibernate account
  clean up, tidy up, tidy, declutter, clear out, sort out the mess, too much clutter, weed out, housekeeping
  empty, clear, flush, empty out, clear out, wipe clean
  cancel, scrap, pull the plug, pull out, back out, bail out, bow out, knock … on the head, call it a day, pack … in, jack … in
  cancel booking, cancel appointment, something came up, call … off, not coming after all
  cancel order, changed my mind about … order, stop … order, ordered by mistake, ordered … by accident, don't want the order, call off the order, before it ships
  stop, halt, cease, knock off, make it stop, put an end to, put a stop to
  add, pop … in, throw in, chuck in, stick … in, tack on, append
  add, enter, key in, punch in, log a new, record a new
  create, put together, knock up, whip up, spin up, throw together, draw up
  create, build from scratch, start from scratch, blank slate, from nothing
  set up, setup, get … up and running, up and running, get … off the ground, fire … up for the first time, rig up, install
  set up, setup, configure, hook up, wire up, sort out … first time, straight out of the box, just unboxed, brand new … first, fresh out of the box
  install, put … on my phone, put … on my computer, get … onto my laptop, load … onto, get … on my phone
  reinstall, install again, put … back on, fresh install, clean install
  change, edit, tweak, fiddle with, play around with, alter, fix … typo, touch up, fine-tune, redo
  correct, fix, put … right, rectify, amend, got … wrong, typo, spelt wrong, spelled wrong, misspelled, misspelt, wrong letter
  change, switch, swap … for, move over to, convert
  convert, conversion, turn … into, transform, change … into
  replace, swap … out, get a new one, send me another one, new one instead
  overwrite, overwritten, written over, saved over, replaced … by accident, went over the top of
  customise, customize, own colours, own colors, jazz up, spruce up, dress up, make … prettier, look and feel, styling, branding
  enable, activate, turn … back on, flip … on, start using
  disable, deactivate, turn off, kill, shut … up, knock … off, get … to stop, make … stop
  mute, silence, shut … up, stop … pinging, stop … buzzing, keep quiet, hush, peace and quiet, stop … pestering, leave me alone, not be disturbed, do not disturb
  pause, put … on ice, on ice, put … on hold, on hold, take a break, have a break, skip a month, skip … next, stop for a while, stop … for a bit, give it a rest, park it, breather, hiatus
  pause, suspend, freeze my membership, freeze … plan, freeze … account, skip, temporarily stop, for the summer, while i am away
  resume, pick … up again, pick up where, carry on, start … up again, come back, back from a break, unfreeze, rejoin
  reactivate, bring … back to life, revive, come back after, returning customer, used to be a customer, old account … again, open … again, reopen
  block, ban, blacklist, shut out, stop … from contacting, creep, troll, stalker, harassing me, bothering me
  report, flag, flag up, rat on, report abuse, call out, inappropriate, offensive, abusive
  unblock, unban, lift … ban, let … back in, took … off the blacklist, blocked by mistake, blocked … by accident
  limit, cap, is there a limit, ceiling, upper limit, hit a wall, maxed out, reached the maximum
  limit reached, limit exceeded, hit the limit, maxed out, over the limit, went over, ran out of, exceed
  permitted, can i legally
  hide, keep … secret, under wraps, invisible
  private, privacy, nosy, prying eyes, snooping, for my eyes only
  visible, who sees, seen by everyone, in the open, shown to everyone, public
  public, out in the open, everyone on the internet, strangers can see, the whole world
  display, bring up, pull up, pop up, check out, peek, glance
  preview, sneak peek, have a look first, see what … looks like
  locate, hunt down, dig up, dig out, track down, where the heck, where on earth
  search, hunt for, sift through, comb through, dig through, trawl
  track, keep tabs on, keep track of, follow up, trace, whereabouts
  check, double check, make sure, verify
  share, pass … around, send … round, send … around, give … a copy
  share link, public link, send … link, link … anyone can open, copy link
  stop sharing, unshare, no longer share, take … access away, don't want to share, remove access, revoke access
  publish, put … online, make … live, push … live, out in the world, go public
  unpublish, take … offline, pull … down, pull … from, take … down, not live any more
  invite, get my team in, bring my team on board, bring … on board, get … on board, add my colleagues, get others in, let … join, ask … to join, onboard
  resend invitation, invitation expired, invite … didn't arrive, invite … never came, invite … doesn't work, invitation link, send … invite again
  join, hop on, get into the group, take part, become part of, sign … up for
  leave, walk away, bow out, take my name off, remove myself, not be part of
  connect, hook … up, tie … together, tie in, plug … into, talk to each other, talk to, play nicely with, work together with
  integration, connect to, works alongside, play well with, talks to our, hook into
  disconnect, unlink, unhook, cut ties, sever
  merge, combine, join up, roll … into one, two into one, bring … under one roof, two accounts, lump together
  split, break … up, divvy up, carve up, share out, go halves, go dutch, separate
  copy, clone, use … as a starting point, reuse, replicate, carbon copy
  move, shift, drag … over, bring … with me, bring … across, shove, push … over
  migrate, switching from, coming from another, bring … over from, import from, move … across, jump ship to you, moving over to you
  reorder, rearrange, change the order, put … in a different order, shuffle, move … up, move … to the top, different sequence
  organise, organize, put … in order, keep … in order, bundle
  import, upload, bring … in, pull … in, suck in, feed in, load up, throw … at
  export, download, pull … out, spit out, dump of, get hold of
  download, save … to my computer, save … on my phone, grab a copy, pull down, get a copy, keep a copy
  backup, back up, spare copy, safe copy, safety net, in case … lost, in case something, just in case, copy of everything
  restore, recover, recovery, get … back, bring … back, fish … out, dig … out, rescue, salvage, bring … back from the dead
  restore, deleted by mistake, deleted … by accident, accidentally deleted, threw … away by accident, deleted … accidentally, wiped … by mistake, oops, oopsie
  previous version, version history, older version, earlier version, go back to yesterday, turn back the clock, roll … back
  undo, revert, take … back, take it back, unsend, did it by mistake, mistake … reverse, wind back, back out of
  unsend, recall, recall message, take back a message, sent … by mistake, sent … to the wrong person, pull back an email
  reset, wipe … clean, back to square one, back to zero, out of the box state
  restart, reboot, off and back on, power … off and on, pull the plug and, unplug … plug
  force quit, force close, force stop, kill the app, close the app completely, swipe … away
  save, hang on to, hold on to, hold onto, stash, squirrel away, tuck away
  unsaved, not saved, lost my work, hours of work, didn't save, forgot to save, closed … without saving
  autosave, saves by itself, save automatically, automatic saving, saved as i go
  sync, synchronise, synchronize, the same everywhere, on all my devices, phone … laptop … same, two devices, out of step, doesn't match on
  sync, not syncing, out of sync, doesn't update, not updating, stuck on old, still shows the old, not up to date
  refresh, reload, update the view, load … again, f5, old data still shows
  update, upgrade, newest version, latest version, running an old, out of date, outdated, behind on updates, bring … up to date, patch
  upgrade, bump … up, step up, move up, next level, level up, go pro, go premium, unlock more, outgrown, outgrow, scale up, bigger package, more expensive plan
  downgrade, step down, move down, go down a tier, smaller package, scale back, scale down, cut back, too big for us, paying too much for what, cheaper version, lower tier
  renew, another year, carry … on, extend, roll over, sign on again
  auto-renew, automatic renewal, renews by itself, renewed … without asking, renewed … without, carries on by itself, rolled over, keeps renewing, rebill
  expire, ran out, no good any more, still good, lapsed, past its date, out of date, elapsed, timed out
  extend, extension, more time, longer, add time, stretch, push … back, give me longer, a few more days
  hand over, handover, pass … on, pass … over, give … to a colleague, takeover, transfer, sign … over
  assign, allocate, hand out, dish out, delegate
  approve, sign … off, green light, greenlight, thumbs up, give the go ahead, nod, rubber stamp
  reject, decline, turn … down, knock … back, thumbs down, refused
  bulk, several … at once, one at a time, hundreds of, loads of them, many … at the same time, batch, in one fell swoop, all in one hit
  automate, on autopilot, happen automatically, without lifting a finger, hands off, set and forget
  begin, get cracking, start using
  start over, start afresh, start fresh, start all over, from scratch, clean slate
`);
