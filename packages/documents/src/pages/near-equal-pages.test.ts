import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { areNearEqual, fingerprintOf, NearEqualPages } from "../index.ts";

const prose = (topic: string) =>
  Array.from({ length: 40 }, (_, at) => `Sentence ${at} tells of ${topic} and of season ${at * 7}.`).join(" ");
const page = (title: string, markdown: string) => fingerprintOf({ title, markdown });
const hire = page("Boat hire", `# Boat hire\n\n${prose("boats")}\n\nAn hour costs 12 €.`);

describe("pages are near-equal", () => {
  test("as the print view of a page is, with its date and without emphasis", () => {
    const print = page(
      "Boat hire – print",
      `Boat hire\n\n${prose("boats")}\n\nAn hour costs **12 €**. Printed 28.11.2026`,
    );
    assert.ok(areNearEqual(hire, print));
  });

  test("when only links and capitals differ", () => {
    const one = page("Tea", "Drink [green tea](https://tea.example/?sort=price) in the morning and at night.");
    assert.ok(areNearEqual(one, page("Tea", "Drink [Green tea](https://tea.example/) in the morning and at night.")));
  });
});

describe("pages are apart", () => {
  test("when one number differs", () => {
    assert.ok(!areNearEqual(hire, page("Boat hire", `# Boat hire\n\n${prose("boats")}\n\nAn hour costs 13 €.`)));
  });

  test("when the title names another thing", () => {
    const red = page("Red canoe", `${prose("canoes")} An hour costs 12 €.`);
    assert.ok(!areNearEqual(red, page("Blue canoe", `${prose("canoes")} An hour costs 12 €.`)));
  });

  test("when they say the same in two languages", () => {
    const english = page("Ferry", "The ferry leaves at 9:30 from the old pier, and dogs travel free of charge.");
    const german = page("Fähre", "Die Fähre fährt um 9:30 am alten Steg ab, und Hunde reisen kostenlos mit.");
    assert.ok(!areNearEqual(english, german));
  });

  test("when both are empty", () => assert.ok(!areNearEqual(page("", ""), page("", ""))));
});

describe("the pages of a crawl", () => {
  test("are kept once each, and the earlier name is told", () => {
    const pages = new NearEqualPages();
    assert.equal(pages.findOrAdd("/hire", hire), undefined);
    assert.equal(pages.findOrAdd("/ferry", page("Ferry", prose("ferries"))), undefined);
    assert.equal(pages.findOrAdd("/hire?print=1", hire), "/hire");
    assert.equal(pages.findOrAdd("/ferry?from=menu", page("Ferry", prose("ferries"))), "/ferry");
  });

  test("are found among thousands that begin alike", () => {
    const pages = new NearEqualPages();
    const own = (at: number) =>
      Array.from({ length: 120 }, (_, word) => `w${at}x${word % 9 === 0 ? at : word}`).join(" ");
    const menu = "Home Shop Contact About us Imprint";
    for (let at = 0; at < 3_000; at++) {
      assert.equal(pages.findOrAdd(`/${at}`, page(`Thing ${at}`, `${menu} ${own(at)}`)), undefined);
    }
    const again = page("Thing 2999", `${menu} ${own(2_999)} Share`);
    assert.equal(pages.findOrAdd("/2999?ref=a", again), "/2999");
  });

  test("have small fingerprints, also of a text of many megabytes without a blank", () => {
    const long = page("Long", "word1 ".repeat(2_000_000) + "x".repeat(5_000_000));
    assert.ok(JSON.stringify(long).length < 5_000);
  });
});
