import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about notifications, e-mail, contact, reports and statistics. */
export const messages = groupList(`
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
  support ticket, request, case, inquiry, enquiry
  contact, reach, get in touch, call, phone number, write to, customer service, talk to, speak to, support
  support, help, assistance, customer service, customer support, help desk, helpdesk, service desk
  complaint, complain, dissatisfied, unhappy, grievance, feedback
  feedback, review, rating, suggestion, opinion, comment, feature request
  feature request, suggestion, idea, wish, missing feature
  notification, ping, pings me, buzz, beeps at me, bleep, alert, push, little red dot, red dot, red number, badge
  too many notifications, notifications … driving me, bombards me, bombarded, every five minutes, constantly, all the time, non-stop, spamming me, keeps telling me, keeps messaging, flooded, drowning in, overloaded
  no notifications, not notified, doesn't notify, not alerted, don't get notified, nobody told me, not told, don't hear anything, missed the alert, no alert, not getting alerts, phone stays silent, doesn't ping
  notification settings, notification preferences, choose notifications, which alerts, only important ones, what i get notified about, when i get told
  notification sound, ringtone, sound, noise, chime, jingle, tone, ding, vibrate
  quiet hours, do not disturb, at night, middle of the night, wakes me up, woke me up, while i sleep, in the evening, not at night, weekends off
  reminder, nudge, poke, jog my memory, give … a nudge, heads up, warn me before
  email, mail, message in my inbox, inbox, mailbox
  email not received, no email, didn't get the email, never got the email, not arrived in my inbox, nothing in my inbox, email … never came, mail … never came, no mail, emails … not coming through, nothing came, waiting for the email, mail … not arriving, messages … not getting through
  spam folder, junk folder, ends up in junk, ends up in spam, goes to junk, goes to spam, lands in spam, went into junk, treated as spam, marked as spam, flagged as spam, promotions tab, allowlist, whitelist
  spam, junk mail, rubbish mail, unwanted mail, crap in my inbox, unsolicited
  unsubscribe, newsletter, take my name off, off your list, off the mailing list, mailing list, stop sending me, stop emailing, stop mailing me, don't want your emails, no more mails, leave my inbox, stop the newsletter, marketing emails, opt out, advertising mail, promotional mails
  still getting emails, unsubscribed … still, unsubscribed but, keep getting emails, keeps coming
  subscribe newsletter, get the newsletter, sign up for news, get your news, mailing list … join, keep me posted, keep me in the loop, keep me updated
  bounce, came back, undeliverable, mail delivery failed, returned to sender, couldn't be delivered
  sender, from address, sender name, appears as sender, reply-to, reply address, send from my own
  recipient, send to several, addressee, cc, bcc, other people get it too
  email signature, footer, sign-off, bottom of my emails
  forward, pass on my mail, redirect mail, send on to, send … on to another
  email template, wording, change the text of, email text, canned response, standard reply, text of the email
  schedule email, send later, send … at a later, delayed send, time … to go out
  out of office, autoreply, auto-reply, vacation responder, automatic reply, away message, tell people i'm away
  open rate, click rate, who opened, who read, did they read it, read receipt, blue ticks, has it been read
  text message, sms, text, txt
  chat, live chat, talk online, instant message, dm, direct message, pm, message someone, whatsapp
  contact, get in touch, get hold of, reach, reach you, ring you, give you a ring, give you a bell, give you a call, drop you a line, talk to somebody, talk to a human, real person, phone you, speak to someone, flesh and blood, hotline, helpline
  phone support, phone number, number to call, can i call, ring someone, telephone line, who can i ring, customer line
  support hours, when can i call, reachable, weekend support, how late … call, available at night, office hours
  response time, how long … reply, when will i hear, hear back, haven't heard, heard nothing, radio silence, no reply, nobody answers, nobody replies, nobody gets back to me, ignoring me, ghosted
  callback, call back, call me, ring me back, ring me, phone me
  support ticket, my request, my ticket, case number, reference number, open a ticket, raise a ticket, lodge a ticket, status of my request
  complaint, complain, not happy, unhappy, kick up a fuss, speak to a manager, disappointed, fed up, appalled, terrible service, rude, ombudsman, escalate
  feedback, suggestion, idea for you, wish you had, would be nice if, would be great if, feature request, missing a feature, on the roadmap, roadmap, planned feature
  report, summary, round-up, roundup, overview, recap, numbers for my boss, digest, rundown
  scheduled report, report by email, weekly email, send … every monday, every week automatically, monday morning, monthly report, email … numbers
  stop report, stop the weekly, don't want the weekly, report email … stop, turn off report
  statistics, stats, analytics, figures, numbers, how well, doing well, how many people, metrics
  graph, chart, curve, the line, pie, diagram
  dashboard, overview page, home screen, start screen, landing page, first page i see
  real time, right this minute, up to the minute, this very moment, updated straight away
  visitors, traffic, hits, how many people came, people on my site, people look at, popular, most read, best pages, footfall
  own visits, my own visits, exclude myself, don't count me, not count my own, leave myself out, ignore me, ignore my, counts me
  bots, robots, fake traffic, crawler, not real people, spiders
  referrer, source, which site sends, came from, sent people to, traffic source, channel
  campaign, utm, ad, advert, advertising, newsletter campaign, tagged link
  conversion, goal, how many buy, actually buy, turned into customers, sales, funnel
  bounce rate, leave straight away, leave right away, one page and leave, look at one page, left immediately
  compare periods, last month … this month, compared with last year, year on year, year over year, previous period, week on week
  time period, date range, last thirty days, last 30 days, custom range, certain dates, between two dates, this month only
  filter, narrow, narrow down, without the others, slice, segment, drill down
  location, country, city, where … visitors are, which countries, from which part
  public dashboard, share stats, show … numbers to my client, let my client see, boss see … numbers, shared link, without login
  delete data, reset statistics, numbers back to zero, wipe the numbers
  no data, not counting, zero visitors, nothing recorded, shows zero, all zeros, no numbers, stays at zero, not tracking, doesn't count, flat line
`);
