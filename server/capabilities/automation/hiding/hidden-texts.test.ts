import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createExpressions } from "@parley/workflows";
import fc from "fast-check";
import { HiddenTexts, hiddenMark } from "./hidden-texts.ts";

const expressions = createExpressions();
after(() => expressions.close());

/** All formats of jq that write the text into another one, and JSON and HTML within one another. */
const formats = [
  "@text",
  "@json",
  "tojson",
  "@html",
  "@uri",
  "@sh",
  "[.] | @csv",
  "[.] | @tsv",
  "{key: .} | tojson",
  "tojson | tojson",
  "tojson | @html",
  "@html | tojson",
  "tojson | @uri",
  "@uri | @html",
  "[.] | @csv | tojson",
  "@sh | tojson",
  "tojson | @html | @uri",
  "@html | tojson | @uri | tojson",
];
const encodings = ["@base64", "tojson | @base64", "@base64 | @uri"];

const write = (program: string, text: string) =>
  expressions.evaluate("w", `[${program}]`, text, {}) as Promise<string[]>;
const listed = (programs: readonly string[]) => programs.map((program) => `(${program})`).join(", ");

/** The letters of a secret are in no escape and in no neighbour. */
const secrets = fc
  .tuple(
    fc.stringMatching(/^[K-Q]{6}$/),
    fc.array(fc.constantFrom(..."KLMNOPQKLMNOPQ\"'\\\n\t <>&%/+=?;ÄÖß€😀"), { maxLength: 40 }),
    fc.stringMatching(/^[K-Q]{2}$/),
  )
  .map(([first, middle, last]) => first + middle.join("") + last);
const neighbours = fc.constantFrom("", "x", "yz", "C:\\", "100%", "&#", "\\u00", "key=", '"', "\n");

const shownOf = (text: string) => text.replaceAll(hiddenMark, "");

describe("hidden texts", () => {
  test("are found in every form in which jq writes them, whatever stands beside them", async () => {
    await fc.assert(
      fc.asyncProperty(secrets, neighbours, neighbours, async (secret, before, behind) => {
        const texts = new HiddenTexts([secret]);
        for (const [index, written] of (await write(listed(formats), before + secret + behind)).entries()) {
          const shown = texts.hideIn(written);
          assert.ok(shown.includes(hiddenMark) && !/[K-Q]/.test(shownOf(shown)), `${formats[index]}: ${shown}`);
          assert.ok(texts.areIn(written));
        }
      }),
      { numRuns: 150 },
    );
  });

  test("are found in base64, wherever they begin, but for the characters that they share", async () => {
    await fc.assert(
      fc.asyncProperty(
        secrets,
        fc.stringMatching(/^[a-f]{1,7}$/),
        fc.stringMatching(/^[a-f]{1,7}$/),
        async (secret, before, behind) => {
          const texts = new HiddenTexts([secret]);
          const [whole, alone] = [
            await write(listed(encodings), before + secret + behind),
            await write(listed(encodings), before + behind),
          ];
          for (const [index, written] of whole.entries()) {
            const shown = texts.hideIn(written);
            assert.ok(shown.includes(hiddenMark), `${encodings[index]}: ${written}`);
            assert.ok(shownOf(shown).length <= alone[index]!.length + 12, `${encodings[index]}: ${shown}`);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test("are found in base32 at each of its five beginnings", () => {
    const texts = new HiddenTexts(['KÖNIG-"PARK"']);
    const written = [
      "JPBZMTSJI4WSEUCBKJFSE6T2",
      "MFF4HFSOJFDS2ISQIFJEWIT2PI======",
      "MFREXQ4WJZEUOLJCKBAVESZCPJ5A====",
      "MFRGGS6DSZHESRZNEJIECUSLEJ5HU===",
      "MFRGGZCLYOLE4SKHFURFAQKSJMRHU6Q=",
    ];
    const shown = [
      "[secret]E6T2",
      "MF[secret]T2PI======",
      "MFRE[secret]PJ5A====",
      "MFRGG[secret]J5HU===",
      "MFRGGZC[secret]HU6Q=",
    ];
    assert.deepEqual(
      written.map((text) => texts.hideIn(text)),
      shown,
    );
  });

  test("of several lines are found as a whole, line by line, and with other line ends", async () => {
    const lines = Array.from({ length: 12 }, (_, index) =>
      Buffer.from(`line ${index} of a key`.repeat(3)).toString("base64"),
    );
    const pem = ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----", ""].join("\n");
    const texts = new HiddenTexts([pem]);
    for (const written of [
      pem,
      pem.replaceAll("\n", "\r\n"),
      pem.replaceAll("\n", " "),
      JSON.stringify({ pem }),
      lines[3]!,
      `<p>${lines[7]}</p>`,
    ]) {
      const shown = texts.hideIn(written);
      assert.ok(shown.includes(hiddenMark), written);
      for (const line of lines) assert.ok(!shown.includes(line.slice(0, 12)), shown);
    }
    assert.equal(texts.hideIn(`a ${pem} b`), `a ${hiddenMark}\n b`);
  });

  test("leave other texts as they are, and those of few characters too", () => {
    const texts = new HiddenTexts(["tulip-and-heron-7781", "short"]);
    for (const text of ["", "A tulip and a heron.", "short", "100%41 &amp; \\n \\\\", "tulip-and-heron-778"]) {
      assert.equal(texts.hideIn(text), text);
      assert.equal(texts.areIn(text), false);
    }
  });

  test("of marks and blanks alone are found as they are", () => {
    const texts = new HiddenTexts(['"\'"\\ +"\'']);
    assert.equal(texts.hideIn('a "\'"\\ +"\' b'), `a ${hiddenMark} b`);
  });

  test("cost time in proportion to the text, and beyond a bound all of it is hidden", () => {
    const nasty = [
      '\\\\"\\"\'\'"\\'.repeat(2_000),
      "&%& %  \\".repeat(2_000),
      `${'"'.repeat(9_000)}K`,
      "KLMNOP\n".repeat(2_300),
    ];
    const texts = new HiddenTexts(nasty);
    for (const text of ["\\", '"', "&amp;", "%25", '\\"', "KLMNO"]) texts.hideIn(text.repeat(20_000));
    const many = new HiddenTexts(Array.from({ length: 600 }, (_, index) => `secret number ${index}`));
    assert.equal(many.hideIn("a".repeat(1_000_000)), hiddenMark);
  });
});
