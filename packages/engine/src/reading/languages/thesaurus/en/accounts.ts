import { groupList } from "../../../thesaurus/group-list.ts";

/** Groups about accounts, signing in, security, privacy, people and their roles. */
export const accounts = groupList(`
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
  family, household, relatives, partner, spouse
  family plan, family sharing, share with family, share subscription
  child, kid, minor, children, underage
  age, old enough, minimum age, years old
  legacy, death, deceased, inherit, die, heir
  inherit, deceased, died, death, passed away, estate, heir
  guardian, power of attorney, on behalf of, authorised person, proxy
  joint, shared, together, two people, co-owner
  read only, view only, can only see, viewer, no editing
  password, passcode, login code, secret code, pin
  log in, sign in, login, get into … account, access my account, get in to … account, get on my account, open my account page
  cannot log in, can't log in, login problem, sign-in problem, trouble logging in, trouble signing in, locked out, login … fails, keeps rejecting, back to the login, back to the same screen, throws me back, sends me back, bounces me back
  login loop, sign-in loop, goes round in circles, round and round, keeps asking me to log in, keeps asking … password, asks … again and again, back to the start
  locked out, account locked, shut out, frozen out, too many attempts, too many tries, tried too many times, typed … wrong too often, wrong too many times, blocked me from my own account
  account suspended, account disabled, account blocked, account banned, banned me, suspended, deactivated my account, shut … down my account, closed my account without
  log out, sign out, session expired, keeps logging me out, keeps kicking me out, kicks me out, throws me out, boots me out, keeps signing me out, session timeout, logged out automatically
  log out everywhere, sign out everywhere, sign out of all devices, log out all devices, library computer, internet cafe, someone else's computer, public computer, forgot to log out
  stay logged in, remember me, stay signed in, keep me logged in, keep me signed in, not have to log in, log in every time, type … every time
  active sessions, logged in devices, where am i logged in, who is logged in, login history, who has been in my account, devices signed in, who … snooping
  sign up, register, open an account, make an account, get an account, set … up an account, become a member, join up, get on board, create a profile, new here, not a customer yet
  cannot register, registration failed, can't sign up, sign-up fails, email already in use, email already registered, already exists, says … exists
  username taken, name taken, someone has my name, handle is taken, username not available
  password, magic word, secret word, code word
  wrong password, incorrect password, invalid password, password not accepted, doesn't take my password, won't take my password, won't accept my password, password … rejected, says … password … wrong, invalid credentials, wrong credentials
  reset password, forgot password, blanked on, mind went blank, slipped my mind, can't recall, cannot remember, can't remember, don't remember, new password, lost … password
  reset link, reset email, password email, password link, link … expired, recovery link, recovery email, link … does nothing
  change password, new password, update my password, different password, stronger password, weak password, password rules, password requirements, password … too short, password … not strong enough
  password manager, saved password, autofill, 1password, lastpass, bitwarden, keychain, remembers my password
  two-factor, 2fa, authenticator app, google authenticator, authy, six digit code, 6 digit code, second step, extra code, texted code, code on my phone, code … by text, sms code, extra login step
  code not arriving, verification code not received, code doesn't arrive, code never comes, code never arrived, no code, didn't get the code, text … never came, sms … never came, waiting for the code, waiting for … text
  lost authenticator, lost 2fa device, lost phone … code, code … old phone, authenticator … gone, phone … got … codes, wiped my phone, reset my phone
  lost phone, lost device, phone stolen, stolen phone, phone at the bottom of, phone … lake, phone … toilet, dropped my phone, phone … taxi, left my phone, phone … died, broke my phone, smashed my phone, phone is dead, phone … sea, phone … pool, cell … lake, phone is gone, somebody took my phone
  recovery code, backup code, spare codes, emergency codes, one of those codes, printed codes, codes i was supposed to save
  security question, secret question, mother's maiden name, memorable word
  passkey, fingerprint, thumb, thumbprint, face unlock, face recognition, face id, touch id, finger
  single sign-on, sso, company account, work account, google account, microsoft account, office account, okta, one login for everything, same login as, azure, entra
  social login, sign in with google, sign in with facebook, sign in with apple, continue with google, facebook login, signed up with google, through facebook, via facebook
  hacked, compromised, someone is in my account, somebody got into, broken into, took over my account, account … taken over, someone is using my account, hijacked, orders i didn't make, unknown login, strange login, weird login, login from another country, logged in from
  phishing, scam, fake email, dodgy email, fishy email, sketchy email, suspicious email, weird email, email … really from you, pretends to be you, pretending to be, legit, genuine, con artist, crook
  data breach, breach, leak, exposed, spilled, been pwned, pwned, stolen data
  secure, safe, how safe, can i trust, trustworthy, trust you, in good hands, safe with you, reassure
  encryption, scrambled, can you read my, can your staff read, can anyone read, who can read, eavesdrop, listen in
  data protection, privacy, gdpr, what … store about me, data … you hold, information … hold on me, sell my data, pass on my data, sharing my data
  data request, subject access request, copy of my data, download my data, export my data, see … all the data
  data location, where is my data stored, where do you keep my data, data … europe, data … united states, servers located, data centre, data center, which country, data residency, sub-processor
  data processing agreement, dpa, data processor, processing agreement, contract … data protection
  retention, how long … stored, when … deleted, kept for, data retention
  consent, opt in, agree, agreed to, never agreed, didn't agree, ticked the box, tick box, checkbox
  cookies, cookie banner, cookie notice, that annoying banner, accept all, follows me around
  terms, terms of service, fine print, small print, legalese, conditions, rules
  account, profile, personal details
  personal details, name, change of name, changed my name, got married, married name, maiden name, divorced, new surname, new last name, surname, last name, family name
  date of birth, birthday, birthdate, born, wrong birthday, age
  email address, change email, new email, old email, no longer have … email, can't get into … email, left my job … email, work email, old work address, different email, switch … email, lost access to … email, old inbox
  phone number, change phone number, new number, new phone number, number changed, old number, different number, got a new sim
  verify email, email verification, confirm email, activation email, activation link, confirm my address, confirmation link, activate account
  identity verification, verify identity, prove who i am, prove it's me, proof of identity, id check, passport photo, selfie, show id, upload my id, kyc
  verification failed, identity … rejected, id … rejected, document … rejected, photo … blurry, picture … not accepted, doesn't accept my passport, couldn't verify, cannot verify
  owner, account owner, boss of the account, person in charge, in charge, main account holder, head honcho, top dog, main user, set this up, who set … up, created the account
  change owner, transfer ownership, owner left, owner has left, guy who set … up, person who set … up, set this up … gone, set this up … left, colleague who … left, took over from, no longer works here, left the company, sold the business, new boss, taking over the account
  remove user, remove member, employee left, left the company, someone left, has left us, leaver, got fired, fired, sacked, quit her job, quit his job, quit the job, no longer works here, ex-employee, former employee, offboarding
  add user, invite user, new hire, new starter, new employee, new colleague, starts on monday, someone new, new joiner, new guy, just hired, hired someone, newbie, onboard
  user, member, colleague, employee, staff, coworker, workmate, team-mate, somebody from my team, someone on my team, my people, my crew, folks at work
  role, permission, rights, privileges, clearance
  permission denied, no permission, access denied, not authorised, not authorized, says i can't, says i'm not allowed, greyed out, grayed out, forbidden, 403
  admin, administrator, manager rights, more rights, full rights, full access, in charge of, power user, superuser
  guest, external user, freelancer, contractor, consultant, agency, outside help, someone outside, somebody outside, outside the company, temp worker, intern, trainee, volunteer, not on our payroll
  accountant, bookkeeper, tax advisor, tax adviser, cpa, external user, guest, person who does my books, does our books
  client, customer, our clients, people we work for, end user
  assistant, secretary, pa, on my behalf, delegate, in my name, stand in, deputy
  read only, view only, look but not touch, look … not change, see … not edit, can't change anything, viewer, without being able to change, without letting them change
  seat, user, how many people, number of people, number of users, more people, extra person, additional user, one more person, headcount, per head, per person
  workspace, organisation, organization, team account, company account, our own area, space for our team
  multiple accounts, two accounts, second account, more than one account, several accounts, one for home, separate account, switch between accounts, juggle
  switch account, switch workspace, wrong account, wrong workspace, logged into the wrong, other account, other workspace
  share account, account sharing, one login for, use … together, share my login, share a login, same account, two people … account, use one account
  subsidiary, branch, department, division, several offices, second shop, second branch, several branches
  team, department, group, squad, crew, gang, unit
  child account, kid's account, account for my son, account for my daughter, account for my kid, children's profile, parental controls, keep the kids from, kid-safe, child lock, age limit, not for kids
  family member, relative, wife, husband, partner, spouse, boyfriend, girlfriend, son, daughter, mum, mom, dad, brother, sister, parents, other half, better half, missus, hubby, in-laws, grandma, grandpa, nan, fiancé, fiancee
  household, same address, live together, lives with me, under one roof, roommate, flatmate, housemate, people i live with, family
  minor, under 18, under age, underage, not 18 yet, teenager, teen, my kid, too young, old enough, minimum age
  deceased, death, died, passed away, passed on, dead, widow, late husband, late wife, late father, late mother, funeral, no longer with us, bereavement, estate
  power of attorney, on behalf of, acting for, look after … for my mother, look after … for my father, elderly, handle things for, manage for my, carer, caregiver, authorised person
  audit log, activity log, who changed, who deleted, trail, paper trail, history of changes
  avatar, profile picture, my photo, my face, picture of myself, mugshot, pic of me
  delete account, what happens to my data, everything disappear, lose everything, lose my data, after i leave, once i leave, after cancellation, data after cancelling
`);
