import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { type AnyNode, parse } from "acorn";

/** Numbers that nobody tunes, by the file and what they stand in, each with its reason. */
const trueConstants: Readonly<Record<string, string>> = {
  "fact.ts NUMBERS": "A row has so many values.",
  "fact.ts LEAP_YEAR": "Any year with a 29 February does.",
  "fact.ts MOST_DAYS": "It leaves room for the days of a month.",
  "fact.ts daysOfWeek": "A week has so many days.",
  "reading/facts/read-days.ts ALL_WEEK": "It is a set of bits.",
  "reading/facts/read-days.ts LAST_DAY": "A month has so many days.",
  "reading/facts/read-days.ts WEEKEND": "It is a set of bits.",
  "reading/facts/read-days.ts WORKDAYS": "It is a set of bits.",
  "reading/facts/read-openings.ts minutesOf": "An hour has so many minutes, and half a day so many hours.",
  "reading/facts/read-openings.ts minutesOfDay": "A day has so many hours, and an hour so many minutes.",
  "reading/facts/read-openings.ts openingOf": "An hour has so many minutes.",
  "answering/mark-span.ts findAmount": "It allows for the rounding of two sums that are compared.",
  "finding/candidate-ranking.ts best": "It allows for the rounding of two sums that are compared.",
  "finding/candidate-ranking.ts byteLength": "It counts arrays.",
  "finding/candidate-review.ts STOP_BITS": "A number has so many bits that can be set one by one.",
  "finding/held-around.ts VALUES": "A row has so many values.",
  "finding/lazy-passage.ts sentences": "A row has so many values.",
  "finding/segment-reader.ts MAX_PAIRS": "A number has so many bits that can be set one by one.",
  "index/ensure-capacity.ts ensureCapacity": "Arrays begin and grow so.",
  "index/hash-features.ts hashFeatures": "It is the seed of a hash.",
  "index/number-lists.ts LARGEST_BLOCK": "It is the largest of the blocks that double.",
  "index/number-lists.ts byteLength": "It counts arrays.",
  "index/number-lists.ts sizeAfter": "It takes a logarithm by leading zeros.",
  "index/passage-table.ts BYTES_OF_AN_ENTRY": "It estimates what the process keeps in memory.",
  "index/passage-table.ts LONGEST_HEADING": "It is the largest number of one byte.",
  "index/passage-table.ts SLOT_SHIFT": "It is the number of bits beside the slot in a posting.",
  "index/passage-table.ts approximateBytes": "It estimates what the process keeps in memory.",
  "index/passage-table.ts bytesOf": "It estimates what the process keeps in memory.",
  "index/phrasing-classifier.ts byteLength": "It estimates what the process keeps in memory.",
  "index/phrasing-classifier.ts createRandom": "These are the numbers of a known generator.",
  "index/vocabulary.ts approximateBytes": "It estimates what the process keeps in memory.",
  "reading/description/part-reader.ts DEEPEST": "Named parts of a pattern nest no deeper.",
  "reading/description/read-language.ts LONGEST_WORD": "It limits the memory of a cache and changes no stem.",
  "reading/description/read-language.ts MOST_WORDS": "It limits the memory of a cache and changes no stem.",
  "reading/holds-term.ts termBits": "A number has so many bits that can be set one by one.",
  "reading/message/without-letter-frame.ts preparePatterns": "They are quantifiers of a pattern.",
  "reading/message/read-deeds.ts BOTH": "It is a set of two bits.",
  "reading/read-words.ts DIGIT": "It names a class of characters.",
  "reading/read-words.ts SYMBOL": "It names a class of characters.",
  "reading/read-words.ts UNSPACED": "It names a class of characters.",
  "reading/read-words.ts readNumber": "The patterns read no more characters.",
  "reading/remember-readings.ts LONGEST_TEXT": "It limits the memory of a cache and changes no reading.",
  "reading/remember-readings.ts MOST_TEXTS": "It limits the memory of a cache and changes no reading.",
  "reading/signs-of-word.ts BITS": "Each is a bit of a set.",
  "reading/signs-of-word.ts YEAR": "It is a bit of a set.",
  "reading/signs-of-word.ts signsOfWord": "A year has so many digits.",
  "reading/message/question-groups.ts fewestShared":
    "It is less than any difference of the shares, and more than an error of rounding.",
  "reading/split-into-sentences.ts endsAtLineBreak": "The patterns read no more characters.",
  "reading/structure/read-blocks.ts unmarkedLevel": "Markdown has six levels of headings.",
  "weights.ts SCALE_OF_SCORES": "The weights were fitted for it.",
};
/** The numbers of a language belong to its words: how many letters stay before an ending. */
const exempt = /^reading\/languages\//;

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.ts", { cwd: source })
  .filter((path) => !/\.test\.ts$|^testing\//.test(path) && !exempt.test(path))
  .map((path) => ({ path, text: readFileSync(source + path, "utf8") }));
const written = readFileSync(new URL("../parameters.json", import.meta.url), "utf8");
const names = [...written.matchAll(/^ {2}"([^"]+)": \{$/gm)].map(([, name]) => name!);

test("a number stands in parameters.json, or on the list of true constants", () => {
  const found = files.flatMap(numbersOf);
  const faults = found
    .filter(({ place }) => trueConstants[place] === undefined)
    .map(
      ({ place, number }) =>
        `${place} holds the number ${number}. Give it a name in parameters.json and read it as parameters.<room>.<name>; ` +
        "if nobody would ever tune it, add it to the true constants in numbers.test.ts with the reason.",
    );
  assert.deepEqual(faults, []);
  const gone = Object.keys(trueConstants).filter((place) => !found.some((one) => one.place === place));
  assert.deepEqual(gone, [], "These true constants hold no number any more. Take them off the list.");
});

test("a number that is tuned in code is found, and marks, masks, bits and capacities are not", () => {
  const text = `const LEAST: number = 0.4;
    class Table { #room = new Uint32Array(64); add(at: number) { return at > 7 ? at << 3 : at & 0xff; } }
    function half(list: number[]) { return Number.parseInt("1", 10) / 2 + list.length ** 2 - 2 ** 24 - 1; }`;
  assert.deepEqual(numbersOf({ path: "a.ts", text }), [
    { place: "a.ts LEAST", number: "0.4" },
    { place: "a.ts add", number: "7" },
  ]);
});

test("a parameter is read where it is used, and never kept in a constant of a module", () => {
  const kept = ({ path, text }: File): string[] =>
    nodesOf(text)
      .filter(({ node, above }) => isNamed(node, "parameters") && !above.some(runsLater) && !isImported(above))
      .map(() => `${path} reads a parameter when it is loaded. Read it in the function that uses it.`);
  assert.deepEqual(files.filter(({ path }) => path !== "parameters.ts").flatMap(kept), []);
  assert.equal(kept({ path: "a.ts", text: "const { k1 } = parameters.finding;" }).length, 1);
});

test("every parameter is used, and none is named twice", () => {
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
  const readers = files.filter(({ text }) => /\bparameters\b/.test(text));
  const unused = names.filter((name) => !readers.some(({ text }) => mentions(text, name)));
  assert.deepEqual(unused, [], "No file uses these. Take them out of parameters.json.");
});

type File = { path: string; text: string };
type Found = { node: AnyNode; above: readonly AnyNode[] };

/** The numbers of a file that may be tuned ones, each with what it stands in. */
function numbersOf({ path, text }: File): { place: string; number: string }[] {
  return nodesOf(text).flatMap(({ node, above }) => {
    if (node.type !== "Literal" || typeof node.value !== "number" || [0, 1, 2].includes(node.value)) return [];
    // Marks, masks and codes of characters are written so.
    if (/^0x/.test(node.raw!) || isSyntax(node, above.at(-1)!)) return [];
    return [{ place: `${path} ${nameOf(above)}`, number: node.raw! }];
  });
}

/** Tells whether a number is a count of bits, the capacity of an array or the base of a number. */
function isSyntax(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === "BinaryExpression") {
    const isPowerOfTwo = parent.operator === "**" && parent.left.type === "Literal" && parent.left.value === 2;
    return isPowerOfTwo || /^(?:<<|>>>?|[&|^])$/.test(parent.operator);
  }
  if (parent.type === "NewExpression")
    return parent.callee.type === "Identifier" && /^(?:Int|Uint|Float)\d+Array$/.test(parent.callee.name);
  return parent.type === "CallExpression" && isNamed(parent.callee, "parseInt") && parent.arguments[1] === node;
}

/** The function, member or constant of a module that a node stands in. */
function nameOf(above: readonly AnyNode[]): string {
  const named = above.findLast(
    ({ type }, at) =>
      /^(?:FunctionDeclaration|MethodDefinition|PropertyDefinition)$/.test(type) ||
      (type === "VariableDeclarator" && !above.slice(0, at).some(runsLater)),
  );
  if (named?.type === "FunctionDeclaration" || named?.type === "VariableDeclarator")
    return named.id?.type === "Identifier" ? named.id.name : "";
  if (named?.type !== "MethodDefinition" && named?.type !== "PropertyDefinition") return "";
  return named.key.type === "Identifier" || named.key.type === "PrivateIdentifier" ? named.key.name : "";
}

const runsLater = ({ type }: AnyNode): boolean => /Function|^PropertyDefinition$/.test(type);

const isImported = (above: readonly AnyNode[]): boolean => above.some(({ type }) => /^(?:Im|Ex)port.*Spec/.test(type));

function isNamed(node: AnyNode, name: string): boolean {
  if (node.type === "MemberExpression") return isNamed(node.property as AnyNode, name);
  return node.type === "Identifier" && node.name === name;
}

/** The parts of a name such as "minConfidence.faq.eager" may be put together. */
function mentions(text: string, name: string): boolean {
  const [room, ...parts] = name.split(".");
  if (!new RegExp(`\\b${room}\\b`).test(text)) return false;
  const pattern = parts.map((part, at) => (at === 0 ? `\\b${part}\\b` : `(?:${part}|\\$\\{[^}]+\\})`)).join("\\.");
  return new RegExp(pattern).test(text);
}

function nodesOf(text: string): Found[] {
  const found: Found[] = [];
  const visit = (value: unknown, above: readonly AnyNode[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, above);
    else if (typeof value === "object" && value !== null && "type" in value) {
      const node = value as AnyNode;
      found.push({ node, above });
      for (const part of Object.values(node)) visit(part, [...above, node]);
    }
  };
  visit(parse(stripTypeScriptTypes(text), { ecmaVersion: "latest", sourceType: "module" }), []);
  return found;
}
