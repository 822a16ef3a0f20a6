// Long because every sample is a whole mail.
import { headersOf, html, mail, ofText, plain, question, type SampleMail } from "./sample-mails.ts";

const reply = { ...plain, "In-Reply-To": "<answer-1@shop.example>" };
const shop = "Shop at the Quay <quay@shop.example>";

/** No list of words has these: the form alone tells that they introduce a quote. */
const introductions: Record<string, string> = {
  "Gmail's app, German": `${shop} schrieb am Mo., 16. Nov. 2026, 08:05:`,
  "Gmail's app, Dutch": `${shop} schreef op ma 16 nov. 2026 08:05:`,
  "Gmail's app, French": `${shop} a écrit le lun. 16 nov. 2026 à 08:05 :`,
  Swedish: `Den mån 16 nov. 2026 kl 08:05 skrev ${shop}:`,
  "Danish, in two lines": `Den man. 16. nov. 2026 kl. 08.05 skrev Shop at the Very Long Quay of the Town\n<quay@shop.example>:`,
  Polish: `pon., 16 lis 2026 o 08:05 ${shop} napisał(a):`,
  Czech: `po 16. 11. 2026 v 8:05 odesílatel ${shop} napsal:`,
  Finnish: `ma 16. marrask. 2026 klo 8.05 ${shop} kirjoitti:`,
  Turkish: `${shop}, 16 Kas 2026 Pzt, 08:05 tarihinde şunu yazdı:`,
  Russian: `пн, 16 нояб. 2026 г. в 08:05, ${shop}:`,
  Japanese: `2026年11月16日(月) 8:05 ${shop}:`,
  Chinese: `${shop} 于2026年11月16日周一 08:05写道：`,
  "Hebrew, with marks of direction": `\u202bבתאריך יום ב׳, 16 בנוב׳ 2026 ב-8:05 מאת \u202aShop\u202c\u200f <\u202aquay@shop.example\u202c\u200f>:\u202c`,
  Arabic: `في الاثنين، ١٦ نوفمبر ٢٠٢٦ في ٨:٠٥ ${shop}:`,
  "an address that is broken off": `Am Mo., 16. Nov. 2026 um 08:05 Uhr verfasste der Laden am Kai <\nquay@shop.example>:`,
};
const kept = (name: string, body: string, more: Record<string, string> = plain) => ofText(name, body, body, more);
const latin1 = (headers: Record<string, string>, body: string) =>
  Buffer.concat([Buffer.from(mail(headersOf(headers), "")), Buffer.from(body, "latin1")]);

export const lessUsualMails: readonly SampleMail[] = [
  ...Object.entries(introductions).flatMap(([name, introduction]) => [
    ofText(`${name}, above`, `${question}\n\n${introduction}\n\n> Which colour?\n> Blue?\n`),
    ofText(`${name}, below`, `${introduction}\n> Which colour?\n\n${question}`),
  ]),
  ofText(
    "a moment alone, in an answer",
    `${question}\n\nDen 2026-11-16 kl. 08:05, skrev Quay:\n> Blue?`,
    question,
    reply,
  ),
  kept("a moment alone, in no answer", "On 16.11.2026 at 08:05 the screen said:\n> no paper\n\nWhat now?"),
  ofText(
    "an introduction without a blank line above it",
    `It came on 15.11.2026 at 09:00.\n${shop} napisał(a) 16.11.2026 08:05:\n> Blue?`,
    "It came on 15.11.2026 at 09:00.",
  ),

  kept("a sign for greater", "The heat should be\n> 60 degrees, and is\n> 50.\n\nIs that right?"),
  kept("a prompt", 'I typed:\n\n>>> print("quay")\n\nand nothing came.'),
  kept("words of somebody else", "Your page says:\n> open on Sundays\nIs that so?"),
  kept("own words under an introduction of one's own", "On 3 May 2026 you wrote:\nWe open at nine.\nIs that still so?"),
  ofText("a quote without an introduction, in an answer", `> Blue?\nRed.\n> Which size?\nM.`, "Red.\nM.", reply),
  ofText("the same, by its subject", `Red.\n> Blue?`, "Red.", { ...plain, Subject: "AW: Farben" }),

  kept("a line that a person drew", "Two things:\n\n--\n\nWhere is it?\n\n--\n\nWhat does it cost?"),
  kept("a question under a line", "Two things:\n--\nWhere is it?\nWhat does it cost?"),
  kept("sentences under a line", "About my order.\n--\nPlease send it to the old house at the quay.\nThank you"),
  kept("a question in Arabic under a line", "مرحبا\n--\nمتى تفتحون؟"),
  ofText("a signature whose blank was cut off", `${question}\n\n--\nAnn Reader\nReaders Ltd.\n+44 20 5550 100`),
  ofText("a line and a signature", `One:\n--\nIs it red?\n\n-- \nAnn`, "One:\n--\nIs it red?"),
  kept("a question that begins like a device's line", "Here I am.\nSent from my old address, did it arrive?"),

  ofText(
    "a table",
    `<table><tr><th>Order</th><td>4711</td><td></td></tr><tr> <td>Amount</td> <td><b>12</b>,50 €</td> </tr></table><p>${question}</p>`,
    `Order | 4711\nAmount | 12,50 €\n${question}`,
    html,
  ),
  ofText(
    "links and images",
    `<p>See <a href="https://quay.example/a?b=1&amp;c=2">my photo</a>, <a href="https://quay.example/">quay.example</a>, <a href="mailto:bo@quay.example?subject=x">Bo</a>, <a href="#top">above</a> <img alt="👍" src="cid:1"><img alt="image001.png" src="cid:2"><a href="https://quay.example/x"><img src="cid:3"></a></p>`,
    "See my photo (https://quay.example/a?b=1&c=2), quay.example, Bo (bo@quay.example), above 👍",
    html,
  ),
  ofText(
    "what nobody sees",
    `<div style="display:none;max-height:0">Read me</div><span style="visibility: hidden">x</span><p hidden>y</p><div style="font-size:0px">z<span style="font-size:13px">${question}</span></div><td style="FONT-SIZE: 0">w</td>`,
    question,
    html,
  ),

  { name: "Windows-1252 without a charset", raw: latin1({}, "Gr\xf6\xdfe in \x80?"), text: "Größe in €?" },
  { name: "Windows-1252 as UTF-8", raw: latin1(plain, "Ca va, Zo\xeb?"), text: "Ca va, Zoë?" },
  { name: "Windows-1252 in HTML", raw: latin1({ "Content-Type": "text/html" }, "<p>\xbfD\xf3nde?"), text: "¿Dónde?" },
  ...["us-ascii", "x-unknown-8bit", "iso-8859-1", "windows-1251"].map((charset) =>
    ofText(`UTF-8 as ${charset}`, "Größe für 5 €? Où? Åben?", "Größe für 5 €? Où? Åben?", {
      "Content-Type": `text/plain; charset=${charset}`,
    }),
  ),
  ofText("UTF-8 as us-ascii, quoted-printable", "F=C3=BCr wen?", "Für wen?", {
    "Content-Type": "text/plain; charset=US-ASCII",
    "Content-Transfer-Encoding": "quoted-printable",
  }),
  {
    name: "Russian in its own charset",
    raw: Buffer.concat([
      Buffer.from(mail(headersOf({ "Content-Type": "text/plain; charset=windows-1251" }), "")),
      Buffer.from([0xca, 0xee, 0xe3, 0xe4, 0xe0, 0x3f]),
    ]),
    text: "Когда?",
  },
  ...["Where is the quay?", "Where is the quay? "].map((text) =>
    ofText(
      `a list's lines under base64 of ${text.length} characters`,
      `${Buffer.from(text).toString("base64")}\n\n_______________________\nA list of readers\nreaders@list.example`,
      `${text.trim()}\n\n_______________________\nA list of readers\nreaders@list.example`,
      { "Content-Type": "text/plain; charset=utf-8", "Content-Transfer-Encoding": "base64" },
    ),
  ),
  kept("text that is called base64", "Good\nday, where is the quay?", { "Content-Transfer-Encoding": "base64" }),
];
