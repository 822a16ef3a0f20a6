import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "./en.ts";

const { stem } = en;

const families: string[][] = [
  ["refund", "refunds", "refunded", "refunding"],
  ["delivery", "deliveries"],
  ["cancel", "cancels", "cancelled", "canceling", "cancelling"],
  ["ship", "ships", "shipped", "shipping"],
  ["price", "prices", "priced", "pricing"],
  ["connect", "connected", "connecting", "connection", "connections"],
  ["try", "tries", "tried"],
  ["happy", "happiness"],
  ["buy", "bought", "buys", "buying"],
  ["freeze", "frozen", "froze"],
  ["child", "children"],
];
for (const family of families) {
  test(`forms of “${family[0]}” share one stem`, () => assert.equal(new Set(family.map(stem)).size, 1));
}

const apart: [string, string][] = [
  ["general", "generous"],
  ["news", "new"],
  ["university", "university's"],
  ["policy", "police"],
  ["skis", "sky"],
];
for (const [left, right] of apart) {
  test(`“${left}” and “${right}” have different stems`, () => assert.notEqual(stem(left), stem(right)));
}

test("stems agree with the published rules", () => {
  const published = {
    consign: "consign",
    consistency: "consist",
    consolatory: "consolatori",
    consolidate: "consolid",
    knightly: "knight",
    knocking: "knock",
    generate: "generat",
    relational: "relat",
    hopping: "hop",
    hoping: "hope",
    agreed: "agre",
    sensational: "sensat",
    vietnamization: "vietnam",
    replacement: "replac",
    adjustable: "adjust",
    luxuriate: "luxuri",
    saying: "say",
    gas: "gas",
    this: "this",
    kiwis: "kiwi",
    bled: "bled",
  };
  for (const [word, expected] of Object.entries(published)) assert.equal(stem(word), expected, word);
});

test("what is not an English word stays as it is", () => {
  for (const word of ["2026", "x200", "9:30", "", "ü", "価格", "constructor1"]) assert.equal(stem(word), word);
});
