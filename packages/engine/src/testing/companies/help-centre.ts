// Long because it holds a whole help centre, which its questions search as one.
import { helpCentreOf } from "../help-centre-of.ts";

/** Perchly, an invented product for booking desks and rooms: its help centre in English. */
export const helpCentre = helpCentreOf(
  "help centre",
  `
=== book | Book a desk or a room
You can book up to 30 days ahead. Your administrator may have chosen another limit.

## Book a desk

To book a desk:

1. Open **Calendar** and choose the day.
2. Choose the floor. Free desks are green on the plan.
3. Press the desk, then **Book**.

You get a confirmation by e-mail within a minute.

## Book a room

1. Open **Rooms** and enter the number of people.
2. Choose the beginning and the end of the meeting.
3. Choose one of the free rooms and press **Book**.

> **Note:** Rooms for more than 20 people need the consent of the front desk. The booking stays
> yellow until it is given.

## Book for somebody else

Assistants can book in the name of another person. Press **Book for…** and type the name. The other
person gets the confirmation, and both of you can change the booking.

## Related articles

- [Cancel or move a booking](https://help.perchly.example/cancel)
- [Repeat a booking](https://help.perchly.example/repeat)

=== cancel | Cancel or move a booking
Plans change. A booking can be cancelled or moved until it begins, and ended early after that.

## How do I cancel a booking?

1. Open **My bookings**.
2. Press the booking, then **Cancel booking**.
3. Say whether the others are to be told.

The desk is free for others at once.

## Can I move a booking to another day?

Yes. Drag it to the new day in the week view, or press **Edit** and choose the day. If the desk is
taken on that day, Perchly offers the nearest free one.

## Ending a booking early

Press **Check out** when you leave. The rest of the time is given back, and it does not count towards
your monthly allowance.

## What does a late cancellation cost?

Cancellations up to two hours before the beginning are free. After that the hours count towards your
allowance. Somebody who neither comes nor cancels three times in a month cannot book ahead for seven
days.

=== repeat | Repeat a booking
If you come on the same days each week, let Perchly book for you.

## Set up a series

1. Book the first day.
2. Press **Repeat** in the confirmation.
3. Choose the weekdays and the last day of the series.

A series lasts for 12 weeks at most. One week before the end we ask by e-mail whether it is to go on.

## Leave out single days

Open the series and press the day that you do not need. It is crossed out, and the others stay.

## Why was a day of my series not booked?

A day is left out when the desk is closed, when it was taken before, or when your allowance is used
up. The reason stands in the list of the series. **Book another desk** takes the nearest free one for
this day only.

=== checkin | Check in at your desk
Checking in tells Perchly that you have come. Desks without a check-in become free after 30 minutes.

## Check in with the code at the desk

1. Scan the square code on the desk with the camera of your phone.
2. Press **I am here**.

## Check in by Wi-Fi

If your company has connected its Wi-Fi, you are checked in as soon as your laptop joins the network
*Office*. Nothing is to be done.

## The code cannot be read

**If the code is damaged:** press **Check in without a code** and type the number on the desk, for
instance 4-117.

**If the camera stays black:** allow the camera for your browser in the settings of the phone, then load
the page again.

## I forgot to check in

Until 60 minutes after the beginning you can ask for the desk again in **My bookings**. After that the
booking is closed.

=== members | Add and remove colleagues
Administrators decide who may book. You find all people under **Settings › People**.

## Invite colleagues

1. Go to **Settings › People** and press **Invite**.
2. Enter up to 50 e-mail addresses, separated by commas.
3. Choose a role and press **Send**.

An invitation is valid for 14 days. It can be sent again with the arrow beside the name.

## Remove a person

1. Go to **Settings › People**.
2. Press the three dots beside the name, then **Remove**.

Future bookings of the person are cancelled. Past bookings stay in the reports without the name.

## Import people from a file

Upload a CSV file with three columns:

\`\`\`csv
email,name,team
ida@brandt.example,Ida Brandt,Sales
\`\`\`

A file may hold 2,000 rows. People who are there already are updated and get no second invitation.

=== roles | Roles and what they may do
Everybody has one role. It is chosen with the invitation and can be changed at any time.

| Role | Book for others | Edit the plan | See reports | Pay |
|---|---|---|---|---|
| Guest | no | no | no | no |
| Member | no | no | no | no |
| Assistant | yes | no | no | no |
| Facility manager | yes | yes | yes | no |
| Administrator | yes | yes | yes | yes |

## Change the role of a person

Open **Settings › People**, press the name and choose the new role. It holds from the next page that the
person opens.

## Who can be a guest?

Guests work for another company and are invited for single days. They see only the floor on which they
have a desk, and no names of others. Guests cannot book by themselves: a member invites them for a day.

## The last administrator

The last administrator of a company cannot be removed or given another role. Name a second one first.

=== price | Plans and prices
You pay for active people: those who had at least one booking in the month.

| Plan | Per person a month | Floors | Support |
|---|---|---|---|
| Nest | free up to 10 people | 1 | by e-mail |
| Branch | 3 euro | 5 | by e-mail |
| Crown | 5 euro | without limit | by telephone |

## Change the plan

1. Go to **Settings › Plan**.
2. Press **Change plan** and choose the new one.
3. Confirm with **Change now**.

A larger plan begins at once, and you pay the difference for the rest of the month. A smaller one begins
on the first of the next month.

## Is there a discount for schools?

Schools and charities get 40 percent off Branch and Crown. Write to office@perchly.example and add a
proof.

## Trial

You can try Crown for 21 days without a card. After that the workspace goes back to Nest. Nothing is
deleted, but only one floor can be booked.

=== invoices | Invoices and payment
Invoices are made on the first of each month for the month before.

## Download an invoice

1. Go to **Settings › Plan › Invoices**.
2. Press the arrow beside the month.

Only administrators see this page. A copy can also go to your bookkeeping: enter the address under
**Send copies to**.

## Pay by card or by transfer

Cards of all large banks are accepted. Transfers are possible from 200 euro a year: choose **Invoice with
transfer** under **Way of payment**. You then have 30 days to pay.

## Why was my card declined?

Most banks decline when the limit is reached or when a confirmation in the banking app was missed. We try
again after 3 and after 7 days. After the third failure the workspace becomes read-only: bookings stay, but
no new ones can be made.

## Change the address on an invoice

The address of future invoices is under **Settings › Company**. Invoices that were already made cannot be
changed. Ask us for a corrected copy.

=== calendar | Connect your calendar
Bookings can appear in your own calendar, and rooms can be booked from there.

## Connect Google Calendar

1. Open **Profile › Calendars**.
2. Press **Connect Google**.
3. Sign in and allow access.

New bookings appear within five minutes.

## Connect Outlook

1. Ask your administrator to allow Perchly in Microsoft 365.
2. Open **Profile › Calendars** and press **Connect Outlook**.

## Bookings do not appear

Look at the following:

- The right calendar is chosen under **Write to**.
- The connection is green. If it is red, press **Connect again**.
- The booking was made after the connection. Older ones are not copied.

## Disconnect a calendar

Press **Disconnect** beside the calendar. Bookings that were copied stay there until you delete them.

=== signin | Sign in and passwords
You sign in with your e-mail address and a password, or by your company's own sign-in.

## I forgot my password

1. Press **Forgot password** on the sign-in page.
2. Enter your address.
3. Open the link in the e-mail. It works for one hour.

## Turn on two-factor authentication

1. Open **Profile › Security** and press **Turn on**.
2. Scan the picture with an authenticator app.
3. Enter the six digits, and print the ten recovery codes.

Each recovery code works once. Without the phone and without codes, only your administrator can reset the
second factor.

## Single sign-on

Crown includes SAML and OpenID Connect. The address of our service is:

\`\`\`
https://login.perchly.example/saml/acs
\`\`\`

After single sign-on is switched on, passwords do not work any more.

## My account is locked

After eight wrong passwords an account is locked for 20 minutes. Nobody can shorten this time.

=== plan | Draw the floor plan
Facility managers draw the plan on which people find their desks.

## Upload a picture

PNG and SVG files up to 8 MB can be used. Choose **Settings › Floors › New floor** and drop the picture.

## Place desks

1. Choose **Desk** in the bar and press the place on the plan.
2. Give it a number.
3. Add what it has: a second screen, a table that can be raised, a window.

Hold the Alt key to copy a desk with all that it has.

## Close a desk for some time

Press the desk, then **Close**, and enter the days and the reason. Bookings on these days are moved to the
nearest free desk, and the people are told by e-mail.

## Delete a floor

Deleting takes away all desks and future bookings of the floor. It cannot be undone. Export the reports
before.

=== reports | Reports on the use of your office
Reports show how full the office is. They are made each night at two o'clock.

## Export a report

1. Open **Reports** and choose the time.
2. Press **Export**, then Excel or CSV.

Large reports come by e-mail as a link that works for 48 hours.

## What do the numbers mean?

| Name | Meaning |
|---|---|
| Booked | Hours that were booked, of all open hours |
| Used | Hours with a check-in, of those booked |
| Empty | Bookings that nobody checked in for |

## How long is the data kept?

Names are removed from bookings after 90 days. Numbers without names stay for five years. An administrator
can choose a shorter time under **Settings › Privacy**.

## The numbers differ from yesterday

Check-ins by Wi-Fi can arrive up to six hours late. The report of the next night counts them.

=== mobile | The app for phones
The app is there for iOS 16 and Android 10 and newer.

## Install the app

1. Search for Perchly in the store of your phone.
2. Open it and press **Sign in**.
3. Enter the short name of your company. It stands in the invitation.

## Notifications

By default you are reminded 15 minutes before a booking. Change this under **Profile › Notifications**, or
switch it off there.

## Can I book without a connection?

No. The app shows your bookings without a connection, but it cannot make or change them.

## The app closes by itself

Update to version 5.2 or newer. If it still closes, remove the app, start the phone again and install it
again. Your bookings are kept on our side and come back.
`,
  `
+ book | How do I book a desk? | Open **Calendar**
+ book | how can I reserve a meeting room | Open **Rooms**
~ book | reserve a place for my boss | Book for…
+ book | how far ahead can I book | 30 days
% book | how do i bok a desk for tomorow | Open **Calendar**
+ book | do large rooms need approval | front desk
+ cancel | How do I cancel a booking? | **Cancel booking**
~ cancel | get rid of a reservation | **Cancel booking**
+ cancel | Can I move a booking to another day? | Drag it
+ cancel | how much does a late cancellation cost | two hours
~ cancel | I am leaving early, can I give the desk back | **Check out**
% cancel | cancle my boking | **Cancel booking**
+ repeat | How do I set up a series? | Press **Repeat**
+ repeat | how long can a series last | 12 weeks
+ repeat | why was a day of my series not booked | allowance
~ repeat | weekly booking same days | Press **Repeat**
+ checkin | How do I check in? | Scan the square code
+ checkin | the code on the desk cannot be read | number on the desk
+ checkin | I forgot to check in | 60 minutes
+ checkin | can I check in by wifi | Nothing is to be done
~ checkin | camera stays black when scanning | allow the camera
+ members | How do I invite a colleague? | press **Invite**
~ members | add a teammate | press **Invite**
+ members | How do I remove a person? | **Remove**
~ members | delete a coworker who left | **Remove**
+ members | how long is an invitation valid | 14 days
+ members | import people from a csv | three columns
+ roles | How do I change the role of a person? | choose the new role
+ roles | can a facility manager see reports | Facility manager | yes | yes | yes
+ roles | Can guests book by themselves? | cannot book
+ roles | can the last administrator be removed | second one first
+ price | how do I change the plan | **Change plan**
+ price | is there a discount for schools | 40 percent
+ price | how much does Branch cost | 3 euro
~ price | upgrade our subscription | **Change plan**
+ price | how long is the trial | 21 days
+ invoices | download an invoice | arrow beside the month
~ invoices | where do I find my bills | arrow beside the month
+ invoices | why was my card declined | limit
+ invoices | can I pay by transfer | 200 euro
% invoices | downlaod invoce | arrow beside the month
+ calendar | connect google calendar | **Connect Google**
+ calendar | How do I connect Outlook? | Microsoft 365
+ calendar | bookings do not appear in my calendar | **Connect again**
+ calendar | disconnect a calendar | **Disconnect**
+ signin | I forgot my password | **Forgot password**
~ signin | set up 2fa | authenticator app
+ signin | why is my account locked | 20 minutes
+ signin | does single sign-on work with SAML | Crown
~ signin | reset my pasword | **Forgot password**
+ plan | upload a floor plan picture | 8 MB
+ plan | close a desk for some time | **Close**
+ plan | can deleting a floor be undone | cannot be undone
+ reports | export a report | **Export**
+ reports | how long is the data kept | 90 days
~ reports | what does used mean in the numbers | with a check-in
+ mobile | how do I install the app | store of your phone
+ mobile | can I book without a connection | cannot make
~ mobile | turn off reminders | **Profile › Notifications**
+ mobile | the app closes by itself | 5.2
- How do I rent out my desk to strangers?
- Can I order lunch to a meeting room?
- Does Perchly open the doors of the garage?
- How do I print name badges for visitors?
! What is the capital of Portugal?
! How do I knit a scarf?
? it doesn't work
? help
? numbers look wrong
? ??
`,
);
