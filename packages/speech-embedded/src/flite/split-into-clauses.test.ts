import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { sayableText } from "./sayable-text.ts";
import { splitIntoClauses } from "./split-into-clauses.ts";

describe("clauses", () => {
  test("are cut where one pauses, and only in long texts", () => {
    const short = "Yes, we are open on Sundays.";
    assert.deepEqual(splitIntoClauses(short, true), [short]);
    const long = "On Sundays, our shop in the old town is open, but the one at the station stays closed all day long.";
    assert.deepEqual(splitIntoClauses(long, false), [long]);
    const [first, rest] = splitIntoClauses(long, true);
    assert.equal(first, "On Sundays, our shop in the old town is open,");
    assert.equal(rest, long.slice(first!.length + 1));
  });

  test("have all words of the text, in order, and at most 200 characters", () => {
    const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,20}[.,;:!?]?$/), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(words, fc.boolean(), (each, isUrgent) => {
        const clauses = splitIntoClauses(each.join(" "), isUrgent);
        assert.equal(clauses.join(" "), each.join(" "));
        assert.ok(clauses.every(({ length }) => length <= 200));
      }),
    );
    assert.deepEqual(
      splitIntoClauses("a".repeat(450), false).map(({ length }) => length),
      [200, 200, 50],
    );
  });
});

describe("sayable text", () => {
  test("is ASCII, and keeps what can be said", () => {
    assert.equal(sayableText("“Déjà vu” – it’s Zoë’s ﬁrst…"), `"Deja vu", it's Zoe's first...`);
    assert.equal(
      sayableText("It costs €20.50, or £3, or 1,000 ¥."),
      "It costs 20.50 euros, or 3 British pounds, or 1,000 Japanese yen.",
    );
    assert.equal(sayableText("Straße 5 🙂 東京"), "Strasse 5");
    assert.equal(sayableText("🙂 – …"), "");
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => assert.match(sayableText(text), /^[\x20-\x7e]*$/)));
  });
});
