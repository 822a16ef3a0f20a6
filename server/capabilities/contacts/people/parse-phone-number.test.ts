import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePhoneNumber } from "./parse-phone-number.ts";

const berlin = "+4930901820";

test("a number is read with the signs and words that people and programs put around it", () => {
  const written = [
    "\u202a+49 30 901820\u202c",
    "+49 30 901820\u200e",
    "\u2066+49\u00ad30\u2069 901820",
    "(+49) 30 901820",
    "(0049) 30 901820",
    "tel:+49-30-901820",
    "p:+49 30 901820",
    "Tel. +49 30 901820",
    "Mobil: +49 (0)30 901820",
    "+49 30 901820 (mobil)",
    "+49 30 901820 (Büro)",
  ];
  for (const text of written) assert.equal(parsePhoneNumber(text), berlin, text);
  assert.equal(parsePhoneNumber("+52 1 55 1234 5678"), "+525512345678");
  assert.equal(parsePhoneNumber("+52 55 1234 5678"), "+525512345678");
  assert.equal(parsePhoneNumber("Tel.: 030 901820 (privat)", "DE"), berlin);
});

test("an extension is read by its word in several languages", () => {
  for (const word of ["DW 12", "Durchwahl: 12", "App. 12", "(DW 12)", "poste 12", "int. 12", "toestel 12", "ramal 12"])
    assert.equal(parsePhoneNumber(`+49 30 901820 ${word}`), `${berlin};ext=12`, word);
  assert.equal(parsePhoneNumber("+33 1 23 45 67 89 poste 12"), "+33123456789;ext=12");
});

test("what is a fax, a text or several numbers is none", () => {
  const written = [
    "Fax: +49 30 901820",
    "+49 30 901820 (Fax)",
    "call me",
    "+49 30 901820 / +49 30 901821",
    "+49",
    "(+49)",
  ];
  for (const text of written) assert.equal(parsePhoneNumber(text), undefined, text);
});

test("a number that a spreadsheet took its plus from is read as it was", () => {
  for (const [text, country] of [
    ["491711234567", "DE"],
    ["4930901820", "DE"],
    ["436641234567", "AT"],
    ["33123456789", "FR"],
    ["393931234567", "IT"],
    ["447911123456", "GB"],
  ] as const)
    assert.equal(parsePhoneNumber(text, country), `+${text}`, text);
  // These begin like the code of their country, and are numbers of it.
  assert.equal(parsePhoneNumber("393 123 4567", "IT"), "+393931234567");
  assert.equal(parsePhoneNumber("0491 71123", "DE"), "+4949171123");
  assert.equal(parsePhoneNumber("491 71123", "DE"), "+4949171123");
  assert.equal(parsePhoneNumber("45 12 34 56", "DK"), "+4545123456");
});
