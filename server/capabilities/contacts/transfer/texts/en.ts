/**
 * The words of files of people, with commas between them: the usual names of columns, as mail programs,
 * shops and forms write them, parts of names that speak of leaving, and what cells say.
 */
export const en = {
  columns: {
    email: "email, e-mail, email address, e-mail address, e-mail 1 - value, primary email, mail, mail address",
    name: "name, full name, display name, contact name, your name, customer name",
    firstName: "first name, given name, forename, first, fname",
    middleName: "middle name, middle names, additional name",
    lastName: "last name, family name, surname, last, lname",
    secondLastName: "second last name, second surname",
    phone:
      "phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell phone, phone 1 - value, primary phone, business phone, cell, cell number, whatsapp, whatsapp number",
    company:
      "company, company name, organization, organisation, organization name, organization 1 - name, business name",
    tags: "tags, labels, groups",
    status: "status, subscription status, subscriber status, email status, opt-in status, state of subscription",
    confirmedAt: "confirmed at, confirmed on, confirmation date, confirmation time, confirm time, double opt-in date",
    confirmIp: "confirm ip, confirmation ip, confirmed ip, double opt-in ip",
    requestedAt:
      "requested at, signed up at, sign-up date, subscribed at, subscribed on, subscription date, opt-in date, opt-in time",
    consent: "consent, consent text, agreement",
    country: "country, mailing country, billing country, home country, business country, country/region",
    message: "message, your message, enquiry, inquiry, comment, comments",
    source: "source, lead source, original source, origin",
    left: "unsubscribed, unsubscribed at, unsubscribed on, unsubscribe date, unsubscribe time, unsub time, unsubscribed from all email, unsubscribed from all emails, opted out, opt out, opt-out date, opt out time, email opt out, opted out of email, has opted out of email, do not email, do not contact, do not mail, email disabled, emails disabled, blocklisted, blacklisted, suppressed, left at, left on",
    wanted:
      "subscribed, is subscribed, subscribed to emails, subscribed to newsletter, newsletter, newsletter subscription, accepts marketing, accepts email marketing, accepts newsletter, email marketing consent, marketing consent, opted in, opt in, email opt in, wants newsletter, wants emails, marketing permission, enabled, is enabled, active, is active, mailable",
    confirmed: "confirmed, is confirmed, email confirmed, email verified, double opt-in",
    bounced:
      "bounced, bounced at, hard bounced, hard bounce, clean time, cleaned at, email hard bounce reason, undeliverable, unreachable",
    complained: "complained, complained at, spam complaint, spam complaints, marked as spam",
  },
  between: "or, and",
  kinds:
    "work, home, private, business, personal, main, primary, other, office, customer, user, billing, contact, mobile, direct",
  leavingStems:
    "unsub, optout, optedout, blocklist, blacklist, suppress, bounce, complain, donotmail, donotemail, donotcontact, disabled, deactivat, erased, forgotten, removed, deleted, cancel, noemail, nomail, donotmarket, dnc",
  cells: {
    yes: "yes, true, 1, y, t, on, x, checked, opted in",
    no: "no, false, 0, n, f, off, none, null, n/a, nan, never, unchecked",
    left: "unsubscribed, unsubscribe, opted out, opt out, opt-out, blocklisted, blacklisted, blocked, suppressed, disabled, inactive, cancelled, canceled, removed, deleted, archived, do not email, do not contact, dnc, do not mail, no newsletter, blacklist, never subscribed, not subscribed, non-marketing contact, no consent, erased, forgotten, withdrawn, revoked, denied, refused",
    bounced: "bounced, bounce, hard bounce, hard bounced, hardbounced, cleaned, unreachable, undeliverable, invalid",
    complained: "complained, complaint, spam, spam complaint, marked as spam, abuse",
    pending: "pending, unconfirmed, not confirmed, unverified, waiting, non-subscribed",
    confirmed: "confirmed, subscribed, active, enabled, verified",
  },
};

export type FileWords = typeof en;
