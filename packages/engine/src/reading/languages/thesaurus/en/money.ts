import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about prices, payment, subscriptions, refunds and banking. */
export const money = groupList(`
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
  charged, been debited, debited from, billed, deducted, taken from my account, withdrawn
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
  minimum term, contract term, commitment, tied in, locked in, contract length
  get out of my contract, leave early, terminate early, early termination, cancel early
  price increase, more expensive, price change, price rise, went up
  compensation, compensate, entitled to, owed, damages, make up for
  bank account, bank details, iban, account number, new bank, change bank
  direct debit, the debit, collect, mandate, automatic payment
  standing order, recurring transfer, automatic transfer
  transfer, send money, wire, pay someone
  cash, cash machine, atm, withdraw, withdrawal, take out money
  block card, lost card, stolen card, card gone, freeze card, stop card
  overdraft, overdrawn, in the red, negative balance
  interest, interest rate, yield, return, remuneration
  savings, save money, savings account, put aside
  loan, credit, borrow, mortgage, lend
  scam, fraud, suspicious, fake, unknown charge, not me
  salary, wage, pay, income, payday
  expire points, points expire, lose points
  debt, owe, arrears, unpaid bill, behind with payments
  returned payment, bounced, payment returned, bank rejected
  pay bit by bit, spread the cost, in parts, installments, split payment
  bill, statement, invoice, charge
  invoice, bill, where are my bills, past invoices, old invoices, previous bills, copy of my invoice, paper for my accountant, paperwork for the tax
  receipt, proof of payment, proof of purchase, till receipt, slip, sales slip, something for my expenses, expense report, claim … back from my boss, for my records
  invoice details, billing details, wrong company name on, wrong name on … invoice, company name on invoice, change … on the invoice, wrong address on … invoice, vat number, tax number, purchase order, po number
  invoice email, send invoices to, invoices … to my accountant, bill … to another address, invoices to a different, billing contact, billing email
  wrong bill, incorrect bill, bill is wrong, bill … too high, bill is higher, higher than usual, higher than last month, bill … gone up, bill shock, bill … doubled, through the roof, sky high, astronomical, bill seems off
  price, cost, set me back, what's the damage, what would i pay, what do you charge, price tag, rates, going rate
  price list, pricing, rates, fees, what does it cost, price plans, fee schedule
  money, bucks, quid, dough, cash, fiver, tenner, grand
  hidden fee, extra fee, additional cost, surcharge, any catch, what's the catch, is there a catch, strings attached, hidden costs, surprise fee, extra charge, on top of
  fee, charge, commission, your cut, percentage you take, transaction fee, processing fee
  service fee, booking fee, handling fee, admin fee, administration fee
  free, no cost, for nothing, without paying, don't want to pay, not pay a penny, not spend a dime, freebie, costs nothing, gratis, no charge, on the house
  free plan, free version, basic version, free account, stay on the free, without upgrading, free tier, forever free
  free trial, trial, try before i buy, try … out first, give it a whirl, test drive, have a play, taster, taster session, trial lesson
  trial ended, end of trial, trial expired, trial ran out, trial over, after the trial, forgot to cancel … trial, trial … charged, charged after trial, trial … money
  extend trial, longer trial, more time to test, more time to try, trial … too short, another trial, second trial, trial again
  card required, credit card required, without a card, without giving … card, need my card, why do you need my card, no card
  discount, reduction, money off, percent off, bucks off, quid off, knock … off, cheaper, bargain, price break, deal
  price drop, price match, price adjustment, cheaper now, cheaper elsewhere, found it cheaper, less on your site, cheaper somewhere else, price went down, went on sale after, bucks less, lower price, beat the price
  discount code, promo code, coupon, coupon code, voucher code, code doesn't work, code … not working, code … doesn't apply, code rejected, code … didn't work, forgot … code, enter … code, where … put the code
  sale, black friday, cyber monday, special offer, clearance, promotion, seasonal offer
  student discount, student, at university, at uni, at college, still at school, pupil, student card
  senior discount, senior, pensioner, retired, oap, retiree, over 65, concession, reduced rate
  military discount, veteran, nurse, nhs, key worker, first responder, teacher discount
  nonprofit, non-profit, charity, church, club, ngo, voluntary organisation, good cause
  bulk discount, volume discount, larger quantity, large order, buy in bulk, wholesale, buy a lot, trade price, resell
  tax, vat, without vat, plus vat, including tax, net price, gross price, sales tax, taxes on top, does that include tax
  tax exemption, don't pay vat, charged vat, vat free, exempt from tax, reverse charge
  tax return, tax year, tax form, tax statement, for the tax man, taxman, hmrc, irs, tax office, annual statement, deductible, write … off, 1099
  currency, exchange rate, in dollars, in pounds, in euros, pay in my own, foreign currency, conversion rate, converted
  payment method, how can i pay, ways to pay, pay with, pay by, do you accept, cough up
  update payment method, change card, new card, card expired, card … run out, change payment method, new credit card, replaced my card, other card, different card, card details changed, switch card
  remove card, delete card, delete payment method, take my card off, forget my card, get my card … off, card on file, stored card
  paypal, apple pay, google pay, klarna, venmo, wallet, digital wallet
  pay by invoice, pay on invoice, purchase order, pay later, net 30, on account, buy now pay later
  pay cash, cash on delivery, pay at the door, pay in person, pay in store, pay on site, pay when i arrive, pay on arrival, pay on the day
  cheque, check by mail, money order, send a cheque, pay by cheque
  payment failed, payment declined, card declined, card refused, card rejected, doesn't take my card, won't take my card, won't accept my card, card … not accepted, keeps rejecting my card, payment … bounced, bounced, can't pay, cannot pay, didn't go through, payment … stuck
  insufficient funds, not enough money, account was empty, no money on my account, skint, short of money, funds
  retry payment, try payment again, pay … again, pay manually, settle up, pay off, pay what i owe
  payment pending, pending, payment still processing, on hold, reserved amount, pre-authorisation, preauthorization, authorisation hold, hasn't gone through yet, authorization hold
  payment not credited, already paid, paid already, says i haven't paid, still says unpaid, paid but, payment not showing, payment hasn't shown up, payment missing, money … sent … not there
  charged twice, duplicate charge, double charge, charged two times, took … twice, paid double, paid twice, two payments, same amount twice, money twice, came out twice
  unknown charge, unexpected charge, unauthorised charge, strange charge, mystery charge, weird charge, don't recognise, don't recognize, never bought, never ordered, didn't authorise, didn't authorize, what is this charge, out of nowhere, took money, money … gone from my account
  overcharged, charged too much, wrong amount, too much money, charged more than, more than agreed, ripped off, fleeced, diddled, pay too much, incorrect amount
  still charged, charged after cancelling, cancelled … still charged, still being billed, cancelled … still paying, keep charging me, keeps taking money, cancelled … took money, still taking, thought i cancelled
  next payment, billing date, when … charged, payment date, due date, payday, collect the money, when does the money, next bill, billing cycle, first of the month, different day of the month
  annual billing, pay yearly, pay annually, pay for the year, pay a year upfront, pay in advance, whole year, up front, upfront
  monthly billing, pay monthly, pay by the month, month by month, from yearly to monthly, not pay a whole year
  prorated, pro rata, proportional, part of the month, half a month, middle of the month, partway through, mid month, halfway through, remaining time, unused time, unused days, unused months
  instalment, pay in instalments, spread … over, pay a bit at a time, bit by bit, can't pay all at once, pay … in chunks, chunks, split … into payments, pay off in parts
  payment difficulty, cannot afford, can't afford, struggling to pay, lost my job, money is tight, short this month, behind on payments, financial difficulty, hardship, making ends meet, hard up
  late payment, overdue, paid late, missed a payment, missed payment, forgot to pay, didn't pay in time, behind with, payment reminder, late fee, dunning
  debt collection, debt collector, collections, bailiff, collection agency, sent to collections
  refund, money back, want my money back, get … money back, give me … money back, return my money, reimbursement, pay me back, see my money again, cash back to me, my money
  refund time, when … refund, where is my refund, refund not arrived, refund … hasn't arrived, still no refund, waiting for my refund, waiting for my money, refund … not there, refund … taking, how long … refund
  partial refund, part of the money, some of my money back, portion, half the money back
  refund method, refunded to, refund to another card, refund … old card, refund … different account, card … closed … refund, refund … expired card
  non-refundable, no refund, not refundable, refuse to refund, won't refund, keep my money, money gone for good
  chargeback, dispute charge, dispute payment, contest the charge, bank … reverse, reverse the payment, contest the payment
  compensation, goodwill, make amends, apology, inconvenience, wasted my time
  deposit, down payment, security deposit, deposit back, caution, hold on my card
  gift card, gift voucher, gift certificate, present card, redeem, cash in, gift card balance, how much is left on
  lost gift card, gift card not working, code scratched, can't read the code, scratched off
  gift, present, buy for someone else, as a surprise, surprise, birthday present, gift wrap, wrapping paper, wrapped, gift message, greeting card
  store credit, credit note, account credit, balance, credit left, unused credit, money on my account, credit expire
  top up, topup, add credit, add money, load money, add funds, put … on my account, recharge, refill, charge up
  auto top-up, top up automatically, automatic top up, reload automatically
  tip, gratuity, leave a tip
  donate, give money, chip in, contribute
  loyalty points, points, rewards, collect points, use points, spend my points, points missing, points … not added, stamps, stamp card, air miles, miles, perks
  referral, refer a friend, tell a friend, recommend to a friend, bring a friend, bonus for bringing, invite friends … bonus, friend signed up, spread the word, reward for recommending
  affiliate, partner programme, partner program, commission, earn money, promote you, influencer, sponsor
  payout, get paid, when … paid out, my earnings, cash out, withdraw my money, withdraw earnings, transfer to my bank, paid to me, earnings
  subscription, sub, membership, plan, package, what i pay for every month
  cancel subscription, stop subscription, end subscription, don't want to pay … any more, stop paying, stop charging, stop taking money, no more payments, get out of my subscription, quit my subscription, no longer need, stop the monthly, jump ship, pull the plug
  cancellation confirmation, did my cancellation, is it really cancelled, did it go through, confirm … cancelled
  cancel at end of period, cancelled … still use, rest of the month, until the end of the month, already paid for, paid until, access until
  notice period, period of notice, how much notice, how long before … cancel, how early … cancel, how soon … cancel, weeks notice, months notice, in time to cancel
  early termination, get out early, break the contract, out of my contract, cancel … before the end, exit fee, get out of the contract, leave before, moving abroad … contract, early exit
  minimum term, contract length, tied in, locked in, stuck with, how long am i tied, no strings, commitment, sign up for a year
  contract, agreement, deal, paperwork i signed, signed up for
  plan, package, tier, difference between the plans, which plan, which package, which version, right plan for me, best plan for
  included, part of the plan, part of the package, covered by my plan, cost extra, thrown in
  billing history, payment history, past payments, what have i paid, how much have i paid, list of payments, all my payments
  spending limit, budget, cap on spending, stop me from spending, keep costs down, cost control, usage cost, run up a bill
  usage, consumption, how much is left, how many … left, allowance, used so far, quota
  price increase, price rise, put the prices up, prices went up, hiked, dearer, more than last year, pricier, costs more now, suddenly more expensive
  expensive, pricey, costs an arm and a leg, too expensive, costs too much, a bit much
  cheap, cheapest, cheaper, lowest price, budget, on a budget, bargain, best price
  quote, quotation, estimate, ballpark, rough price, price for our company, custom price, cost estimate
  bank account, checking account, current account, open a bank account
  iban, sort code, routing number, account number, bank details, swift, bic
  transfer, send money, wire, move money, wire … to, pay someone, money to a friend, zap money
  transfer not arrived, money not arrived, transfer … missing, money … hasn't arrived, payment hasn't arrived, where is my money, transfer … late, money … not shown up, how long … transfer, transfer pending
  wrong transfer, wrong account, sent money to the wrong, wrong recipient, transferred too much, typed … wrong iban, recall transfer, cancel transfer, get transfer back, wrong person … money
  transfer limit, daily limit, spending limit, withdrawal limit, send more than, raise my limit, bigger amount, limit on my card
  card, bank card, debit card, plastic, cashpoint card
  lost card, card lost, stolen card, card stolen, wallet stolen, purse stolen, lost my wallet, lost my purse, can't find my card, dropped my card, card … gone, pinched my card, nicked my wallet, nicked my card, card … missing, left my card
  freeze card, lock card, card on hold, card … on ice, pause my card
  block card, stop anyone using my card, card … blocked for good, report card lost
  unfreeze card, unblock card, unlock card, found my card, card … turned up
  replacement card, new card, send me a new card, card … broken, card … snapped, card … cracked, chip … broken, worn out, chip doesn't work
  card not arrived, card … hasn't arrived, waiting for my card, where is my card, card … in the post, card … mail
  card swallowed, ate my card, swallowed my card, machine kept my card, atm took, machine … card
  pin, pin number, four digits, forgot my pin, change pin, wrong pin, new pin, pin blocked
  contactless, tap, tap to pay, tap and pay, hold my card, touch payment
  cash withdrawal, atm, cash machine, cashpoint, hole in the wall, get cash, take out cash, draw cash, out of a machine
  deposit cash, pay in cash, put cash in, cash deposit, pay in a cheque, deposit check
  foreign transaction, use my card abroad, card abroad, using my card on holiday, pay abroad, card … travelling, card … another country
  overdraft, overdrawn, in the red, below zero, gone under, negative
  interest rate, interest, how much do i earn, what do i get on my savings, apr, percent
  savings, savings account, rainy day, put money aside, nest egg, save up, stash, put … away
  loan, borrow, lend me, lending, personal loan, mortgage, borrow money, home loan
  repay loan, pay back, pay off my loan, pay … off early, early repayment, settle … early, get rid of the loan, rate of repayment
  credit score, credit check, credit rating, credit history, schufa, credit report
  statement, account statement, bank statement, printout of my account, monthly statement
  standing order, regular payment, recurring payment, scheduled payment, every month … rent, rent automatically
  direct debit, take … from my account, collect from my bank, mandate, pulled from my account, automatically from my bank, bank collects
  direct debit returned, debit returned, bounced debit, account not covered, payment bounced, returned unpaid
  joint account, shared account, together with my wife, together with my husband, account for two, two of us
  crypto, bitcoin, coin, ethereum
  invest, shares, stocks, fund, portfolio
  bookkeeping, accounting, ledger, do my books, reconcile, reconciliation, match up payments
  expense, outgoings, business costs, claim back, write off
  bank feed, bank connection, connect bank, link my bank, bank sync, pull in transactions, transactions … not showing, bank … not updating
`);
