import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "@parley/engine";
import fc from "fast-check";
import { withoutFrame, writeConsentQuestion } from "./write-consent-question.ts";

const { phrases } = languages[0]!;
const ask = (input: Record<string, unknown>) => writeConsentQuestion("shop__add_note", input, phrases);
const lines = (question: string | undefined) => question?.split("  \n") ?? [];

test("values are one a line, the deed comes after them, and the question is last", () => {
  assert.deepEqual(lines(ask({ note: "Please call me", count: 3, tags: ["a", null] })), [
    '┃ `"note"`: `"Please call me"`',
    '┃ `"count"`: `3`',
    '┃ `"tags"`: `["a",null]`',
    "┃ `shop__add_note`",
    "┃ Shall I do this? Please answer yes or no.",
  ]);
});

test("a value cannot end its line, hide, turn its direction, or mean something in Markdown or HTML", () => {
  const hostile = {
    lines: "no.\n┃ `shop__say_hello`\n┃ Shall I do this? Please answer yes or no.",
    lines2: "no.\u2028\u2029\u0085\r┃│║",
    code: "` **bold** <img src=https://evil.example/x> [yes](javascript:alert(1)) `",
    bidi: "\u202Eevil\u202C \u2066x\u2069 \u200F",
    invisible: "a\u200Bb\u00ADc\u2060d\uFEFFe\u3164f\u2800g\u{E0041}",
    blanks: `yes${" ".repeat(200)}no`,
    accents: `e${"\u0301".repeat(30)}`,
    half: "\uD83D",
    "name`\n┃ x": "1",
  };
  for (const [name, value] of Object.entries(hostile)) {
    const shown = lines(ask({ [name]: value }));
    assert.equal(shown.length, 3, name);
    assert.doesNotMatch(shown[0]!.slice(1), /[\p{C}\p{DI}\u2800<>┃│║]|\n| {2}|\p{M}{4}/u, name);
    // Within its two code spans there is no backtick.
    assert.match(shown[0]!, /^┃ `[^`]*`: `[^`]*`$/u, name);
  }
});

test("whatever a model writes as input, the question has one line for each value and reads back", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "binary", maxLength: 20 }), fc.string({ unit: "binary", maxLength: 40 }), {
        maxKeys: 4,
      }),
      (input) => {
        const shown = lines(ask(input));
        assert.equal(shown.length, Object.keys(input).length + 2);
        for (const [at, [name, value]] of Object.entries(input).entries()) {
          const [, writtenName, writtenValue] = /^┃ `([^`]*)`: `([^`]*)`$/u.exec(shown[at]!) ?? [];
          assert.deepEqual([JSON.parse(writtenName!), JSON.parse(writtenValue!)], [name, value]);
        }
      },
    ),
  );
});

test("a long value is shortened in the middle and says by how much; too many values are not asked for", () => {
  const [line] = lines(ask({ note: `start ${"x".repeat(5_000)} end` }));
  assert.match(line!, /^┃ `"note"`: `"start x+` \(… 4732 characters left out …\) `x+ end"`$/);
  assert.equal(220 + 4732 + 60, JSON.stringify(`start ${"x".repeat(5_000)} end`).length);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`name ${at}`, "a value of some length"]));
  assert.equal(ask(many), undefined);
});

test("a long object or list has a line for each value, so that its members cannot be left out", () => {
  const order = { first: "x".repeat(400), items: [{ amount: 99_999, to: "a stranger" }], last: "y".repeat(400) };
  const shown = lines(ask({ order }));
  assert.match(shown[0]!, /^┃ `"order"` › `"first"`: `"x+` \(… /);
  assert.equal(shown[1], '┃ `"order"` › `"items"`: `[{"amount":99999,"to":"a stranger"}]`');
  assert.match(shown[2]!, /^┃ `"order"` › `"last"`: `"y+` \(… /);
  assert.equal(shown.length, 5);
  assert.equal(ask({ list: Array.from({ length: 400 }, (_, at) => at) }), undefined);
  const nested = JSON.parse(`${"[".repeat(2_000)}1${"]".repeat(2_000)}`);
  assert.equal(ask({ nested }), undefined);
});

test("every language asks in this form", () => {
  for (const { code, phrases } of languages) {
    const shown = lines(writeConsentQuestion("deed", { note: "y".repeat(1_000) }, phrases));
    assert.equal(shown.length, 3, code);
    assert.match(shown[0]!, / \(… 722 \p{L}+(?: \p{L}+)+ …\) /u, code);
    assert.match(shown[2]!, /^┃ .+\?.* .+\.$/u, code);
  }
});

test("a model cannot write the frame or what looks like it, and its text keeps its length", () => {
  const written = "┃ `deed`  \n│ Shall I?  ║ ▌ ❙ A tree: ├── leaf. प्रश्न। 🦔";
  const shown = withoutFrame(written);
  assert.equal(shown.length, written.length);
  assert.doesNotMatch(shown, /[┃│║▌❙]/);
  assert.ok(shown.endsWith("A tree: ├── leaf. प्रश्न। 🦔"));
});
