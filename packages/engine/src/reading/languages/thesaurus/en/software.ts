import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about files, apps, sites, domains and developers. */
export const software = groupList(`
  browser, chrome, safari, firefox, edge
  cache, cookies, temporary files, clear browser data
  website, site, web page, webpage, homepage, domain, web site
  domain, web address, custom domain, own domain, host name, subdomain
  link, url, hyperlink, web address
  page, screen, site
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
  screenshot, screen capture, screen shot, print screen
  large file, file size, big file, too large, maximum size, size limit
  format, file type, file format, extension
  spreadsheet, excel, csv, table, sheet
  pdf, document, printable
  print, printer, printout, paper copy, hard copy
  scan, scanner, qr code, digitise, digitize
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
  feature, function, functionality, capability, option
  limitation, drawback, restriction, not supported
  how it works, explanation, about, meaning
  meaning, mean, definition, stand for, what is
  guide, tutorial, instructions, manual, how-to, documentation, handbook, user guide
  faq, questions, common questions, frequently asked
  file, document, doc
  upload failed, can't upload, cannot upload, upload stuck, doesn't upload, upload … hangs, upload … stops, refuses my file, won't take my file, file rejected, file not accepted
  file size, too big, too large, huge file, large file, exceeds, too heavy, maximum size, shrink, compress, make … smaller, zip
  file format, file type, which files, jpg, jpeg, png, heic, docx, kind of file, unsupported format, extension
  open file, can't open, which program opens, file won't open, double click … nothing, doesn't open on
  image, picture, photo, pic, snap, shot, snapshots
  video, clip, film, movie, vid, footage
  video player, play video, video doesn't play, video won't play, play button, playback, stops playing, stutter, choppy video
  music, song, track, playlist, tune, album
  subtitles, captions, closed captions, words on the screen, transcript
  download offline, watch offline, listen offline, on the plane, without internet, no wifi, on the train, offline mode, without reception
  folder, directory, subfolder, where is my folder, drawer
  storage full, out of space, no room, no more room, not enough space, full up, disk full, chock full, running out of space
  free up space, need room, hogs
  more storage, buy storage, extra space, bigger storage, extend storage, add storage
  conflict, conflicted copy, two versions, both edited, edited at the same time, same file at the same time
  edit together, collaborate, work on … together, at the same time, co-edit, live editing, simultaneously
  comment, remark, note, scribble, leave a note, annotate, feedback on
  mention, tag someone, at sign, tag a colleague
  task, to-do, chore, job to do, item on my list, to do list
  due date, deadline, date on a task
  board, kanban, columns, cards, post-its, sticky notes
  project, client project
  finished, complete, tick off, check off, mark as done, strike through
  deleted items, trash, bin, recycle bin, rubbish bin, garbage, where do deleted, dustbin, wastebasket
  permanently deleted, gone for good, gone forever, emptied the bin, emptied the trash, lost forever, deleted for ever
  archive, put … away, old projects, no longer active, finished projects, file away
  template, blueprint, boilerplate, starting point, ready made, layout
  form, survey, questionnaire, poll, sign-up form
  field, box to fill, extra field, custom field, additional field, own field, input
  required field, mandatory field, asterisk, can't submit, cannot submit, form won't submit, form … nothing happens, submit button, submit … greyed out
  tag, label, hashtag, keyword, colour code
  spreadsheet, table
  import file, csv, excel, spreadsheet, my list, contacts from a file, existing customers, import contacts, address book, old system, load … from excel, bring … contacts
  import failed, import error, import … stuck, rows … skipped, rows missing, columns … wrong, umlauts, strange characters, doesn't read my file
  export csv, excel, numbers in excel, spreadsheet of, to a spreadsheet, raw data, work with the numbers myself
  print, hard copy, on paper, print out, paper version, save as pdf
  printer, ink, toner, cartridge, paper jam, jam, won't print, doesn't print, printing
  scan, barcode, qr code, qr, code to scan, square code, little square, scan … code, bar code
  signature, sign, e-sign, sign online, digital signature, autograph, sign the document
  language, english, in my language, foreign language, german, french, spanish, chinese, suddenly in german, all in french, change … into english, switch … to english, not in english, translate
  date format, american date, day and month swapped, number format, decimal comma, kilometres, miles, units, metric, fahrenheit, celsius, pounds and ounces
  dark mode, dark theme, night mode, black background, too bright, hurts my eyes, white burns, easier on the eyes, dazzling, blinding, glaring
  font size, bigger letters, larger text, too small to read, can't read, tiny letters, bad eyes, eyesight, reading glasses, zoom, magnify, enlarge, squint
  accessibility, screen reader, blind, visually impaired, low vision, colour blind, color blind, contrast, keyboard only, voiceover
  full screen, fullscreen, whole screen, bigger window, maximise, maximize
  settings, preferences, options, cog, gear, cogwheel, gear wheel, little wheel, where do i change, set-up page
  menu, three dots, three lines, hamburger, dots, burger menu, dropdown, drop-down, sidebar
  button, icon, symbol, knob, clicky
  page, screen
  home screen, shortcut, icon on my phone, add to home screen, pin to, pinned
  keyboard shortcut, hotkey, key combination, shortcuts, ctrl, without the mouse
  copy paste, copy and paste, clipboard, ctrl c, paste
  drag and drop, drag, pull … over, move with the mouse
  app, application, program, software, tool
  mobile app, app for phone, phone version, on my phone, on the road, from my mobile, is there an app, smartphone version
  desktop app, program for my computer, windows version, mac version, on my pc, for mac
  install app, get the app, download the app, app store, can't find the app, app … not in the store, not available in your country, not compatible with this device
  app crashes, app closes, app keeps closing, app shuts down, app … won't open, app … won't start, app … doesn't open, app … dies
  update app, app out of date, new version of the app, old version of the app, force update
  beta, early access, test new features, try new features, preview version, guinea pig
  browser, chrome, safari, firefox, edge, internet explorer, opera, brave
  clear cache, empty cache, clear cookies, delete cookies, browser history, clear browsing data, incognito, private window, hard refresh
  ad blocker, adblock, ublock, blocker, blocking extension, tracking protection
  ads, adverts, advertisement, commercials, banners, without ads, ad-free, get rid of the ads
  website, site, web page, homepage, webshop, online shop, my shop, blog
  own website, my site, build a site, create a website, make a website, page for my business
  domain, web address, www, name of my site, address of my website, .com, own domain, custom domain
  connect domain, point my domain, domain elsewhere, domain bought, use my own domain, link my domain, domain from another, domain with another provider
  transfer domain, move my domain, auth code, epp code, take my domain, domain away, domain to another provider, bring my domain
  domain expired, domain … gone, forgot to renew … domain, domain … ran out, domain taken, somebody took my domain, get domain back
  dns, nameserver, name servers, a record, cname, mx record, txt record, dns settings
  dns propagation, how long until domain, domain not working yet, changes … not visible, still shows the old site, takes a day, takes hours, 48 hours
  ssl, https, certificate, padlock, not secure, insecure, security warning, lock symbol, site not safe, says not safe, connection is not private
  hosting, web space, webspace, server, where my site lives
  ftp, sftp, upload files to my site, filezilla, file manager
  database, mysql, sql, db, phpmyadmin
  wordpress, cms, joomla, plugin, theme, shopify, wix, squarespace, woocommerce, drupal
  install wordpress, one click install, one-click, set up wordpress, blog software
  site hacked, website hacked, weird pharmacy, redirects to, sends my visitors, strange content, malware on my site, casino
  site down, website down, site … offline, page … offline, 500 error, 502, 503, internal server error, bad gateway
  site slow, website slow, pages load slowly, loading time, page speed
  email account, mailbox, own email address, email at my domain, create mailbox, email with my domain, new mailbox
  email setup, outlook, thunderbird, imap, smtp, pop3, mail program, mail on my phone, incoming server, outgoing server, mail app, apple mail
  can't send email, cannot send, outgoing mail, emails … rejected, stuck in outbox, outbox, mails don't go out, sending fails
  mailbox full, inbox full, over quota, no more mail, email quota
  catch-all, alias, second email address, extra address, all addresses
  search engine, google, seo, found on google, show up on google, appear in google, rank, google can't find
  redirect, forward … to, old address to new, send visitors from, 301, www to non-www
  subdomain, shop.example, blog.example, second site, another site, additional site
  staging, test site, try without going live, sandbox, test environment, playground
  embed, put … on my site, show … on my page, inside my website, iframe, widget, drop … into my website, on our homepage
  tracking code, script, snippet, code … paste, line of code, bit of code, code in my site, put the code, tag, little piece of code
  script not found, not detected, code … not working, says not installed, can't detect, verification failed, tracking … not working, check if it works, is it installed
  single page app, spa, vue, next.js, angular, nuxt, gatsby
  tag manager, gtm, google tag manager
  content security policy, csp, blocked script, console error
  api, programmatically, with code, developer, my own program, pull … with a script, endpoint, rest, by script
  api key, token, access token, key for the api, secret key, credentials for the api
  leaked key, key … public, rotate, revoke key, key … github, exposed key, pushed my key
  rate limit, too many requests, 429, throttled, requests per, api limit
  webhook, hook, callback, push data to, tell my server, notify my system, trigger
  zapier, automation tool, n8n, ifttt, connect with other tools
  slack, discord, chat tool
  self-host, own server, on my own server, host it myself, run it myself, on premise, on-premise, docker, in-house
  open source, source code, github, licence, license
  custom event, count clicks, button clicks, how many click, track a button, click tracking, who clicks
  downloads, file downloads, how many download, pdf … downloaded, count downloads
  version, which version, edition, build number, what version am i on
  changelog, release notes, what changed, what's new, what is different now, looks different, new look, changed overnight, new design, redesign
  old design, old look, bring back the old, go back to the old version, classic view, previous design, hate the new
  beginner, newbie, not technical, tech-savvy, computer illiterate, not good with computers, for dummies, step by step, noob, no idea where to start, first steps, getting started
  instructions, manual, guide, walk me through, walkthrough, talk me through, tutorial
  requirements, system requirements, run on my, does it run on, what do i need to run, specs, minimum requirements
  make room, make space, free up space
`);
