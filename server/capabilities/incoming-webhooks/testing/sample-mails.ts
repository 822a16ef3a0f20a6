// Long because every sample is a whole mail.

/** Mails as mail programs write them, and what of each is the person's own text. */
export type SampleMail = { name: string; raw: string | Buffer; text: string };

export const mail = (headers: Record<string, string>, body: string): string =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", body]
    .join("\n")
    .replaceAll("\n", "\r\n");

let made = 0;
/** The headers of a mail of its own. */
export const headersOf = (more: Record<string, string> = {}) => ({
  From: `Ann Reader <ann${++made}@readers.example>`,
  To: "help@shop.example",
  Subject: "Opening hours",
  "Message-ID": `<sample-${made}-${Date.now()}@readers.example>`,
  Date: "Fri, 20 Nov 2026 10:00:00 +0000",
  "MIME-Version": "1.0",
  ...more,
});
export const plain = { "Content-Type": "text/plain; charset=utf-8", "Content-Transfer-Encoding": "8bit" };
export const html = { "Content-Type": "text/html; charset=utf-8" };
const multipart = (kind: string, boundary: string) => ({ "Content-Type": `multipart/${kind}; boundary="${boundary}"` });
export const question = "When do you open?";
const quoted = (introduction: string) => `${question}\n\n${introduction}\n> We are a shop.\n> Ask us.\n`;
const part = (type: string, body: string, more = "") => `Content-Type: ${type}\n${more}\n${body}\n`;
const nest = (depth: number): string =>
  depth === 0
    ? part("text/plain", question)
    : `Content-Type: multipart/mixed; boundary="b${depth}"\n\n--b${depth}\n${nest(depth - 1)}--b${depth}--\n`;
const latin = Buffer.concat([
  Buffer.from(mail(headersOf({ "Content-Type": "text/plain; charset=iso-8859-1" }), "")),
  Buffer.from("Wann \xf6ffnen Sie?", "latin1"),
]);

export const ofText = (
  name: string,
  body: string,
  text = question,
  more: Record<string, string> = plain,
): SampleMail => ({
  name,
  raw: mail(headersOf(more), body),
  text,
});

export const sampleMails: readonly SampleMail[] = [
  ofText("Gmail, English", quoted("On Fri, Nov 20, 2026 at 9:00 AM Shop <help@shop.example> wrote:")),
  ofText(
    "Gmail, an introduction of two lines",
    quoted("On Fri, Nov 20, 2026 at 9:00 AM A Shop With A Long Name\n<help@shop.example> wrote:"),
  ),
  ofText("Thunderbird, German", quoted("Am 20.11.26 um 09:00 schrieb Shop:")),
  ofText("Apple Mail, French", quoted("Le 20 nov. 2026 à 09:00, Shop <help@shop.example> a écrit :")),
  ofText("Spanish", quoted("El vie, 20 nov 2026 a las 9:00, Shop (<help@shop.example>) escribió:")),
  ofText("Portuguese", quoted("Em sex., 20 de nov. de 2026 às 09:00, Shop <help@shop.example> escreveu:")),
  ofText("Italian", quoted("Il giorno ven 20 nov 2026 alle ore 09:00 Shop <help@shop.example> ha scritto:")),
  ofText("Dutch", quoted("Op vr 20 nov 2026 om 09:00 schreef Shop <help@shop.example>:")),
  ofText(
    "Outlook's block of headers",
    `${question}\n\n________________________________\nFrom: Shop <help@shop.example>\nSent: Friday, November 20, 2026 9:00 AM\nTo: Ann\nSubject: Hello\n\nWe are a shop.`,
  ),
  ofText(
    "Outlook, German",
    `${question}\n\nVon: Shop <help@shop.example>\nGesendet: Freitag, 20. November 2026 09:00\nAn: Ann\nBetreff: Hallo\n\nWir sind ein Laden.`,
  ),
  ofText("Outlook's divider", `${question}\n\n-----Original Message-----\nFrom: Shop\n\nWe are a shop.`),
  ofText(
    "Apple Mail, Dutch",
    quoted("Op 20 nov. 2026, om 09:00 heeft Shop <help@shop.example> het volgende geschreven:"),
  ),
  ofText("Thunderbird, French, with a narrow blank", quoted("Le 20/11/2026 à 09:00, Shop a écrit\u202f:")),
  ofText(
    "Outlook.com, French",
    `${question}\n\nDe : Shop <help@shop.example>\nEnvoyé le : vendredi 20 novembre 2026 09:00\nÀ : Ann\nObjet : Bonjour\n\nNous sommes un magasin.`,
  ),
  ofText(
    "Yahoo, Italian",
    `${question}\n\nInviato da Yahoo Mail su Android\n\n  Il ven, 20 nov, 2026 alle 9:00, Shop<help@shop.example> ha scritto:   Siamo un negozio.\nA presto`,
  ),
  ofText("KMail, Italian", quoted("In data venerdì 20 novembre 2026 09:00:00 CET, Shop ha scritto:")),
  ofText("Apple Mail, Portuguese", quoted("No dia 20/11/2026, às 09:00, Shop <help@shop.example> escreveu:")),
  ofText(
    "Zoho",
    `${question}\n\n\n---- On Fri, 20 Nov 2026 09:00:00 +0000 Shop <help@shop.example> wrote ----\n\nWe are a shop.`,
  ),
  ofText(
    "Zoho, German, in two lines",
    `${question}\n\n---- Am Fr., 20 Nov. 2026 09:00:00 +0100 schrieb Shop\n<help@shop.example> ----\n\nWir sind ein Laden.`,
  ),
  ofText(
    "Hotmail",
    `${question}\n\nDate: Fri, 20 Nov 2026 09:00:00 +0000\nSubject: Hello\nTo: ann@readers.example\nFrom: help@shop.example\n\nWe are a shop.`,
  ),
  ofText(
    "GMX",
    `${question}\n\nGesendet:\u00a0Freitag, 20. November 2026 um 09:00 Uhr\nVon:\u00a0"Shop" <help@shop.example>\nAn:\u00a0ann@readers.example\nBetreff:\u00a0Hallo\n\nWir sind ein Laden.`,
  ),
  ofText(
    "a journey",
    "From: Berlin\nTo: Paris\nDate: 3 March\nWhat is it?",
    "From: Berlin\nTo: Paris\nDate: 3 March\nWhat is it?",
  ),
  ofText(
    "an own sentence with an address",
    "On 3 May I wrote: a letter, to help@shop.example.",
    "On 3 May I wrote: a letter, to help@shop.example.",
  ),
  ofText(
    "Gmail, passed on",
    `Can you help?\n\n-- \nAnn\n\n---------- Forwarded message ---------\nFrom: Bo <bo@cust.example>\nDate: Fri, Nov 20, 2026\nSubject: Oven\nTo: <ann@readers.example>\n\nMy oven is cold.`,
    "Can you help?\n\n---------- Forwarded message ---------\nFrom: Bo <bo@cust.example>\nDate: Fri, Nov 20, 2026\nSubject: Oven\nTo: <ann@readers.example>\n\nMy oven is cold.",
  ),
  ofText(
    "Apple Mail, German, passed on",
    "Bitte antworten.\n\nAnfang der weitergeleiteten Nachricht:\n\n> Von: Bo <bo@cust.example>\n> Betreff: Ofen\n> \n> Mein Ofen ist kalt.",
    "Bitte antworten.\n\nAnfang der weitergeleiteten Nachricht:\n\nVon: Bo <bo@cust.example>\nBetreff: Ofen\n\nMein Ofen ist kalt.",
  ),
  ofText(
    "Outlook, French, passed on",
    "Pouvez-vous répondre ?\n\nDe : Bo <bo@cust.example>\nEnvoyé : vendredi 20 novembre 2026\nÀ : Ann\nObjet : Four\n\nMon four est froid.",
    "Pouvez-vous répondre ?\n\nDe : Bo <bo@cust.example>\nEnvoyé : vendredi 20 novembre 2026\nÀ : Ann\nObjet : Four\n\nMon four est froid.",
    { ...plain, Subject: "TR: Four" },
  ),
  ofText(
    "an answer to a mail that was passed on",
    `${question}\n\nOn Fri, Nov 20, 2026 at 9:00 AM Shop <help@shop.example> wrote:\n\n---------- Forwarded message ---------\nFrom: Bo\n\nMy oven is cold.`,
  ),
  ...[
    "On Fri, Nov 20, 2026 at 9:00 AM Shop <help@shop.example> wrote:",
    "Am 20.11.26 um 09:00 schrieb Shop:",
    "Le 20 nov. 2026 à 09:00, Shop <help@shop.example> a écrit :",
    "El vie, 20 nov 2026 a las 9:00, Shop (<help@shop.example>) escribió:",
    "Em sex., 20 de nov. de 2026 às 09:00, Shop <help@shop.example> escreveu:",
    "Il giorno ven 20 nov 2026 alle ore 09:00 Shop <help@shop.example> ha scritto:",
    "Op vr 20 nov 2026 om 09:00 schreef Shop <help@shop.example>:",
  ].flatMap((introduction) => [
    ofText(
      `text under and between quotes: ${introduction}`,
      `Good day,\n\n${introduction}\n\n> Which size?\n>> S, M or L\nMedium.\n\n> And where to?\nMill Lane 3.\n\n-- \nAnn`,
      "Good day,\n\nMedium.\n\nMill Lane 3.",
    ),
    ofText(`text under a quote that comes first: ${introduction}`, `${introduction}\n> Ask us.\n\n${question}`),
  ]),
  ofText(
    "signatures above and under a quote",
    `${question}\n\nSent from my iPhone\n\nOn 20 Nov 2026, a shop with a long name\n<help@shop.example> wrote:\n\n> We are a shop.\n\nAnd on Sunday?\n-- \nAnn`,
    `${question}\n\nAnd on Sunday?`,
  ),
  ofText(
    "Gmail's HTML alone, with text between quotes",
    `<div class="gmail_quote"><div class="gmail_attr">On Fri, Nov 20, 2026 Shop wrote:</div><blockquote class="gmail_quote">Which size?</blockquote><div>Medium.</div><blockquote class="gmail_quote">Where to?<blockquote>Hi</blockquote></blockquote><div>Mill Lane 3.</div></div><div>Bye</div>`,
    "Medium.\nMill Lane 3.\nBye",
    html,
  ),
  ofText("a signature", `${question}\n\n-- \nAnn Reader\nReaders Ltd`),
  ofText("a telephone", `${question}\n\nSent from my iPhone`),
  ofText("answers between the lines", `> When do you come?\n${question}\n> Bye`),
  ofText(
    "a sentence that begins like an introduction",
    `On Monday I wrote: a letter.\n${question}`,
    `On Monday I wrote: a letter.\n${question}`,
  ),
  ofText("base64", Buffer.from(question).toString("base64"), question, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "base64",
  }),
  ofText("quoted-printable", "When do you =\nopen? =E2=82=AC", "When do you open? €", {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "quoted-printable",
  }),
  { name: "iso-8859-1", raw: latin, text: "Wann öffnen Sie?" },
  ofText("an unknown character set", question, question, { "Content-Type": "text/plain; charset=klingon" }),
  ofText(
    "Gmail's HTML alone",
    `<div dir="ltr">When do you <b>open?</b></div><div class="gmail_quote"><div>On Fri, Shop wrote:</div><blockquote>We are a shop.</blockquote></div>`,
    question,
    html,
  ),
  ofText(
    "Gmail's HTML alone, passed on",
    `<div dir="ltr">Can you help?</div><div class="gmail_quote"><div>---------- Forwarded message ---------</div><p>My oven is cold.</p></div>`,
    "Can you help?\n\n---------- Forwarded message ---------\nMy oven is cold.",
    { ...html, Subject: "Fwd: Oven" },
  ),
  ofText(
    "Yahoo's HTML alone",
    `<div>When do you open?</div><div class="ydp1c2d3eyahoo_quoted"><p>We are a shop.</p></div>`,
    question,
    html,
  ),
  ofText(
    "Outlook's HTML alone",
    `<html><head><style>p {color: red}</style></head><body><p>When do you open?</p><div id="divRplyFwdMsg">From: Shop</div><div>We are a shop.</div></body></html>`,
    question,
    html,
  ),
  ofText(
    "Apple's HTML alone",
    `<body>When do you&nbsp;open?<br><div><blockquote type="cite">We are a shop.</blockquote></div><script>alert(1)</script></body>`,
    question,
    html,
  ),
  ofText(
    "text and HTML",
    `--alt\n${part("text/plain; charset=utf-8", question)}--alt\n${part("text/html", "<p>Another text</p>")}--alt--`,
    question,
    multipart("alternative", "alt"),
  ),
  ofText(
    "an attachment",
    `--mix\n${part("text/plain", question)}--mix\n${part("application/pdf", "JVBERi0=", 'Content-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="../../plan.pdf"\n')}--mix--`,
    question,
    multipart("mixed", "mix"),
  ),
  ofText(
    "parts in parts",
    `--out\nContent-Type: multipart/alternative; boundary="in"\n\n--in\n${part("text/plain", question)}--in--\n--out--`,
    question,
    multipart("mixed", "out"),
  ),
  ofText(
    "a boundary that is never closed",
    `--mix\n${part("text/plain", question)}`,
    question,
    multipart("mixed", "mix"),
  ),
  ofText("an encoded subject with a line break", question, question, {
    ...plain,
    Subject: `=?utf-8?B?${Buffer.from("Hello\r\nBcc: eve@example.com").toString("base64")}?=`,
  }),
  ofText(
    "1,000 parts",
    `${Array.from({ length: 1000 }, (_, index) => `--mix\n${index === 0 ? part("text/plain", question) : part("image/png", "iVBORw0=", `Content-Disposition: attachment; filename="${index}.png"\n`)}`).join("")}--mix--`,
    question,
    multipart("mixed", "mix"),
  ),
  ofText(
    "almost 10 MiB",
    `--mix\n${part("text/plain", question)}--mix\n${part("application/zip", `${"A".repeat(76)}\n`.repeat(127_000), "Content-Transfer-Encoding: base64\nContent-Disposition: attachment\n")}--mix--`,
    question,
    multipart("mixed", "mix"),
  ),
  ofText("NUL and control characters", `When do\u0000 you\u0007 open?`),
];

/** These mails are refused, or read as well as it goes, and never end in a 5xx. */
export const hostileMails: readonly { name: string; raw: string | Buffer }[] = [
  { name: "nothing but bytes", raw: Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 97) % 256)) },
  { name: "no sender", raw: mail({ Subject: "Hello" }, question) },
  { name: "a sender that is no address", raw: mail(headersOf({ From: "Ann" }), question) },
  { name: "a group as sender", raw: mail(headersOf({ From: "friends: ann@example.com, bob@example.com;" }), question) },
  { name: "500 levels of parts", raw: `${mail({ ...headersOf() }, "").trimEnd()}\r\n${nest(500)}` },
  { name: "a header of 1 MB", raw: mail(headersOf({ "X-Long": "a ".repeat(500_000) }), question) },
  { name: "100,000 headers", raw: mail(headersOf(), "").trimEnd() + "\r\nX: y".repeat(100_000) },
  { name: "no boundary", raw: mail(headersOf({ "Content-Type": "multipart/mixed" }), question) },
  { name: "headers without an end", raw: "From: ann@readers.example\r\nSubject: no end" },
  { name: "a deep HTML", raw: mail(headersOf(html), "<div>".repeat(100_000)) },
  { name: "100,000 references", raw: mail(headersOf({ References: "<a@b.example> ".repeat(10_000) }), question) },
  {
    name: "a long line that begins like an introduction",
    raw: mail(headersOf(plain), `On 1 ${"wrote ".repeat(200_000)}`),
  },
  { name: "half a base64", raw: mail(headersOf({ "Content-Transfer-Encoding": "base64" }), "V2hlbiBkbyB5b3Ugb3") },
];
