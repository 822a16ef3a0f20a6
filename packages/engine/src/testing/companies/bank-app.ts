import { parseFixture } from "../parse-fixture.ts";

/**
 * Penny Quay, an invented banking app: many short FAQ that differ in one word, and hasty questions.
 */
export const bankApp = parseFixture(
  "bank app",
  `
? open-account | How do I open an account? | become a customer
Download the app, scan your passport and film your face for five seconds. The account is open within ten minutes.
? close-account | How do I close my account?
Bring the balance to zero, then choose Profile, Account, Close. We keep your statements for seven years.
? joint-account | Can I have a joint account with my partner?
Yes. One of you opens it and invites the other under Profile, Share. Both may pay and both are liable.
? child-account | Is there an account for children?
From the age of seven a child can have a pocket account under a parent's one, with a card and without overdraft.
? card-lost | I lost my card | my card was stolen
Freeze it at once in the app under Cards. A new one costs 8 pounds and arrives in four working days.
? card-arrive | When will my new card arrive? | my card has not come yet
Cards are posted on the next working day and take three to five days. After ten days order a replacement free of charge.
? card-activate | How do I activate my card?
Pay once with chip and PIN in any shop. Contactless payments work from then on.
? card-declined | Why was my card declined?
Most often the limit for the day was reached or the card is frozen. The app shows the reason under the payment.
? card-swallowed | The cash machine kept my card
Machines keep a card after three wrong PINs. It is destroyed; order another one under Cards.
? card-virtual | Do you offer virtual cards?
You can make up to five virtual cards for online shops, each with a limit of its own.
? pin-forgotten | I forgot the PIN of my card | what is my PIN?
Show it under Cards, Details after confirming with your fingerprint. We never send a PIN by mail.
? pin-change | How can I change my PIN?
At any cash machine with the Quay sign, under PIN services.
? passcode | How do I change the passcode of the app?
Under Profile, Security, Passcode. You need the old one.
? limit-card | What is the daily limit of the card?
1,500 pounds a day in shops and 400 pounds at machines. Both can be lowered in the app.
? limit-transfer | How much can I transfer in a day?
Up to 10,000 pounds. For more, call us two days before.
? transfer-abroad | How do I send money abroad?
Choose Send, Abroad, and the country. The fee is 0.4 percent and the money arrives within two working days.
? transfer-time | How long does a transfer take?
Transfers within the country arrive in seconds, at weekends too.
? transfer-cancel | Can I cancel a transfer?
Only scheduled transfers can be cancelled, until midnight of the day before.
? transfer-wrong | I sent money to the wrong person
Ask the receiver first. If that does not help, report it under the payment within 30 days and we write to the other bank.
? transfer-pending | Why is my transfer still pending?
Payments above 5,000 pounds are checked by a person. That takes up to four hours on working days.
? standing-order | How do I set up a standing order?
Open a past payment and choose Repeat, or start under Send, Regular.
? direct-debit | How do I stop a direct debit?
Under Payments, Direct debits, choose the company and Stop. A debit already taken can be called back for eight weeks.
? topup-card | Can I top up by card?
Yes, with a debit card of another bank, at most 500 pounds a week. Credit cards are not accepted.
? topup-cash | How do I pay in cash?
At post offices, for 1 pound each time, up to 300 pounds a day.
? topup-failed | My top-up failed
Your other bank has refused it. Nothing was taken; try again after an hour or send a transfer instead.
? cheque | Can I pay in a cheque?
Photograph both sides in the app. The money is there after two working days.
? exchange-rate | Which exchange rate do you use?
The rate of the card network at the moment of the payment, without a margin of ours.
? fee-abroad | Do you charge for using the card abroad?
Paying is free in all currencies. Taking out cash costs 2 percent after the first 200 pounds of a month.
? fee-monthly | What does the account cost per month?
The simple account is free. Quay Plus costs 6 pounds a month.
? plus-benefits | What do I get with Quay Plus?
Travel insurance, two percent interest on savings, and a metal card.
? plus-cancel | How do I cancel Quay Plus?
Under Profile, Plan, choose Simple. The change takes effect at the end of the month.
? savings | How do I open a savings pot?
Tap the plus sign on the start page and give the pot a name. Money can be moved out at any time.
? interest | How much interest do I get on savings?
1.2 percent a year, paid on the last day of the month.
? overdraft | Can I have an overdraft?
After three months with regular income you can ask for up to 1,000 pounds at 14 percent a year.
? loan | Do you offer loans?
No. We have neither loans nor mortgages.
? statement | Where can I download my statements?
Under Profile, Documents, for every month as a PDF.
? tax-form | When do I get the yearly tax certificate?
It lies under Documents from 15 February.
? address-change | How do I change my address?
Under Profile, Personal details. We ask for a bill with the new address.
? name-change | I married and have a new name
Send a photo of the marriage certificate in the chat. A new card follows without charge.
? phone-change | I have a new phone number
Sign in on the old phone and change the number under Profile. Without the old phone, show your passport in the video chat.
? new-phone | How do I move the app to a new phone?
Install it there, sign in and confirm on the old phone. The old phone is signed out.
? fingerprint | How do I turn on sign-in by fingerprint?
Under Profile, Security, Fingerprint. It works on phones that have stored at least one finger.
? fraud | There is a payment I do not recognise
Freeze the card and report the payment with the red button under it. We pay back what was stolen within one working day.
? phishing | I got a suspicious message in your name
Do not open its links. Forward it to the address shown under Help, Fraud, and delete it.
? deposit-guarantee | Is my money safe with you?
Deposits are protected up to 85,000 pounds for each person by the national scheme.
? opening-hours | When can I reach you by phone?
From 7 in the morning to 10 in the evening, every day. The chat is there day and night.
? branch | Do you have branches?
No, we have no branches. Everything is done in the app.
? refund | When does a refund from a shop arrive?
Shops need up to ten days. It appears with a green arrow under the payment.
? business | Do you have accounts for companies?
For sole traders only, from 9 pounds a month.
? residence | In which countries can I open an account?
You must live in Britain or Ireland and have an address there.
? age | How old must I be?
18 for an account of your own.
? apple-watch | Can I pay with my watch?
Yes, add the card to the wallet of the watch. It works without the phone nearby.
+ open-account | How do I open an account? | passport
~ open-account | what do I need to become a client, opening an account
+ close-account | I want to close my account | Close
+ joint-account | can my wife and I have a joint account | invites
~ child-account | can my child get an account | seven
+ card-lost | I have lost my card, what now? | Freeze
~ card-lost | somebody stole my card | Freeze
+ card-arrive | my new card has not arrived yet | three to five
~ card-arrive | how long until the card arrives | three to five
% card-activate | how to acitvate the card | chip
+ card-declined | why is my card being declined | limit
~ card-swallowed | the machine swallowed my card and kept it | destroyed
+ card-virtual | do you have virtual cards | five
% pin-forgotten | forgoten my pin | fingerprint
+ pin-change | changing the PIN | machine
+ passcode | change passcode of the app | Security
+ limit-card | what is my daily card limit? | 1,500
+ limit-transfer | how much money can I transfer per day | 10,000
~ limit-transfer | maximum amount of a transfer in one day | 10,000
% transfer-abroad | send mony abraod | 0.4 percent
+ transfer-time | how long do transfers take? | seconds
+ transfer-cancel | cancel a scheduled transfer | midnight
~ transfer-wrong | I sent the money to a wrong account | Ask the receiver
+ transfer-pending | transfer is pending for hours | checked
+ standing-order | set up standing order | Repeat
% direct-debit | stopp a dirct debit | Stop
+ topup-card | top up with a debit card | 500
~ topup-cash | where can I pay in cash | post offices
+ topup-failed | why did my top-up fail | refused
+ cheque | how to pay in a cheque | Photograph
+ exchange-rate | what exchange rate applies | network
~ fee-abroad | what are the charges when I use my card abroad | 2 percent
+ fee-monthly | How much does the account cost a month? | free
+ plus-benefits | what is included in Quay Plus, what do I get | Travel insurance
+ plus-cancel | cancel my Quay Plus plan | Simple
+ interest | what interest do savings get | 1.2 percent
% overdraft | can i get an overdaft | 1,000
+ statement | download a statement | Documents
+ tax-form | when will the tax certificate be there? | 15 February
+ address-change | I moved and need to change my address | bill
~ name-change | my name changed after I married | certificate
+ phone-change | my phone number is new | passport
+ new-phone | move app to another phone | confirm on the old phone
+ fraud | I don't recognise a payment | red button
~ phishing | suspicious email message pretending to be you | Forward
+ deposit-guarantee | is the money safe | 85,000
+ opening-hours | when can I phone you | 7 in the morning
+ branch | is there a branch near me | no branches
+ refund | the refund of a shop has not arrived | ten days
~ business | company account for my firm | sole traders
+ residence | which countries can I open an account in | Ireland
% apple-watch | pay with wacth | wallet
- Can I buy shares with you?
- Do you offer credit cards?
- How do I change the language of the app?
- Do you sell travel money in coins?
- Can I withdraw gold?
- Which car insurance do you recommend?
- How do I donate to a charity from the app?
- Can I import transactions from a spreadsheet?
! What is the tallest mountain of Peru?
! How do I make sourdough?
! play some jazz music
! will it rain tomorrow
! who wrote Hamlet
! translate good morning into Japanese
! set an alarm for six
! what is two times seventeen
! tell me a joke
! How do whales sleep?
`,
);
