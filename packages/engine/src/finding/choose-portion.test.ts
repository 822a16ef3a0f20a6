import assert from "node:assert/strict";
import { test } from "node:test";
import { withParameters } from "../parameters.ts";
import { faq, prose } from "../testing/index.ts";
import { type PortionPassage, portionOf } from "./choose-portion.ts";
import { PassageIndex } from "./passage-index.ts";

/** A paragraph of some 450 characters, so that a section of three has several passages. */
const filler = (about: string): string =>
  `${about} ${"Take the small tray and the long spoon, wait until the lamp is green, and turn the dial. ".repeat(5)}`;
const kiln = `# The kiln

## Firing

${filler("Firing the kiln takes nine hours.")}

${filler("Second, the door is shut.")}

${filler("Third, the vent is closed with the iron bar.")}

## Cleaning

${filler("A brush and water are enough.")}
`;

const indexOf = (...documents: ReturnType<typeof prose>[]): PassageIndex => {
  const index = new PassageIndex();
  index.addAll(documents);
  return index;
};
const textOf = (portion: readonly PortionPassage[]): string => portion.map(({ text }) => text).join("\n");
const tokensOf = (portion: readonly PortionPassage[]): number => portion.reduce((sum, { tokens }) => sum + tokens, 0);

test("a section is shown whole and in the order of its text, before other sections of the article", () => {
  const portion = portionOf(indexOf(prose("kiln", "The kiln", kiln)), ["How long does firing the kiln take?"], 5_000);
  assert.match(textOf(portion), /nine hours[\s\S]*door is shut[\s\S]*iron bar[\s\S]*brush and water/);
  for (const { document, passage, text } of portion)
    assert.equal(document.text.slice(passage.start, passage.end), text);
  assert.ok(portion[0]!.score > 0);
});

test("the budget is kept, whatever it is", () => {
  const index = indexOf(prose("kiln", "The kiln", kiln), faq("hours", "When is the kiln fired?", "On Mondays."));
  for (let most = 0; most < 900; most += 30) assert.ok(tokensOf(portionOf(index, ["firing the kiln"], most)) <= most);
  assert.deepEqual(portionOf(index, ["firing the kiln"], -10), []);
});

test("one of several articles gets its share at most, and a single one gets all", () => {
  const long = prose(
    "kiln",
    "The kiln",
    kiln.repeat(4).replaceAll(/spoon/g, () => `spoon ${Math.random()}`),
  );
  const other = prose("glaze", "Glaze", "Glaze for the kiln is mixed with rain water.");
  const query = ["firing the kiln"];
  const both = portionOf(indexOf(long, other), query, 2_000);
  assert.ok(tokensOf(both.filter(({ document }) => document === long)) <= 2_000 * 0.35);
  assert.match(textOf(both), /rain water/);
  assert.ok(tokensOf(portionOf(indexOf(long), query, 2_000)) > 2_000 * 0.8);
});

test("a passage that is longer than the share of an article is shown when it is the best", () => {
  const documents = [prose("kiln", "The kiln", kiln), prose("glaze", "Glaze", "Glaze for the kiln is mixed.")];
  assert.match(textOf(portionOf(indexOf(...documents), ["How long does firing take?"], 300)), /nine hours/);
});

test("no text is shown twice, also where two documents have it", () => {
  const answer = "The kiln is fired on Mondays.";
  const index = indexOf(faq("one", "When is the kiln fired?", answer), faq("two", "On which day is firing?", answer));
  assert.equal(portionOf(index, ["When is the kiln fired?", "On which day is firing?"], 5_000).length, 1);
});

test("the queries take turns, so that each is answered", () => {
  const documents = Array.from({ length: 12 }, (_, n) =>
    prose(`p${n}`, `Pot ${n}`, `Pot number ${n} is sold in the shop for ${n} euros.`),
  );
  const index = indexOf(...documents, prose("glaze", "Glaze", "Glaze is mixed with rain water."));
  withParameters({ "finding.portionPassages": 2 }, () => {
    const portion = portionOf(index, ["Which pot is sold in the shop?", "How is glaze mixed?"], 5_000);
    assert.match(textOf(portion), /Pot number[\s\S]*rain water/);
  });
});
