import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about what goes wrong. */
export const faults = groupList(`
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
  broken, not working, dead, kaput, bust, on the blink, on the fritz, out of order, out of action, playing up, acting up, acting weird, misbehaving, conked out, packed up, gone wrong, wonky, borked, hosed, crapped out
  error message, error, red message, red text, error code, says something went wrong, oops, nasty message, throws an error, spits out
  crash, falls over, shuts down, shuts itself, closes on me, closes by itself, dies on me, keeps dying, keeps crashing, kicks the bucket, blows up, goes down
  freeze, hang, locks up, seizes up, stuck, won't budge, unresponsive, spinning wheel, spins, little wheel, beach ball, hourglass, loads and loads, keeps loading, never loads, loading circle
  slow, sluggish, snail, crawling, takes ages, takes forever, laggy, like treacle, like molasses, choppy, stutters, dial-up, painfully slow, grinds to a halt
  outage, down, is it down, are you down, site is down, everyone else, for everybody, having problems, server … down, can't reach, cannot reach, status page
  maintenance, planned maintenance, works on the site, back up again, when will it be back
  blank, empty, white page, blank page, just white, nothing on the page, nothing there, nothing but, goes white, goes black, black screen, pitch black, screen is black, black picture, completely black
  missing, vanished, disappeared, went missing, went poof, poof, into thin air, nowhere to be found, no longer there, lost, evaporated, swallowed, eaten up
  not showing, not appearing, doesn't appear, not displayed, not visible
  wrong, incorrect, doesn't add up, don't add up, doesn't make sense, makes no sense, can't be right, cannot be right, looks wrong, nonsense, doesn't look right
  difference, discrepancy, doesn't match, don't match, two different, different numbers, higher than, lower than, compared to google
  duplicate, twice, double, shows up twice, same one twice, two of the same, doubled up, several times, three times
  button, nothing happens, doesn't respond, button … nothing, click … nothing, tap … nothing, doesn't react, no reaction, can't click, cannot click, not clickable, dead button, greyed out, grayed out
  link broken, broken link, dead link, 404, page not found, leads nowhere, goes nowhere, link doesn't work, link … nowhere
  page not loading, won't load, doesn't load, not loading, site can't be reached, won't open, doesn't open, page won't open
  lost data, data loss, lost everything, wiped out, all my stuff is gone, data … gone, entries … gone
  corrupt, damaged file, can't open file, cannot open the file, gibberish, garbled, unreadable, weird characters, funny characters, strange symbols, question marks, squiggles
  distorted, blurry, fuzzy, out of focus, pixelated, grainy, unsharp, low quality, poor quality, smudged
  upside down, sideways, rotated, wrong way round, wrong way up, mirrored, flipped, on its side
  cut off, cropped, truncated, doesn't fit, too wide, overlaps, squished, stretched, messed up, layout broken, all over the place
  messed up, screwed up, botched, cocked up, made a mess, ruined, wrecked, i broke, did something wrong, made a mistake
  troubleshoot, get it working, how do i get rid of this
  intermittent, sometimes works, hit and miss, randomly, temperamental
  worked before, worked yesterday, worked fine until, since the update, after the update, ever since, new version broke, update broke
  bug report, report a bug, report a problem, found a bug, tell you about a bug, let you know … broken
  known issue, known problem, aware of, are you aware, working on it, fixed soon
  pop up, popup, window keeps, keeps popping up, keeps coming up, nag, annoying window, banner, in my face
  virus, malware, infected, dodgy software, trojan, antivirus, anti-virus
  timeout, timed out, takes too long, connection timed out
`);
