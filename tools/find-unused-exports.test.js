import assert from "node:assert/strict";
import { test } from "node:test";
import { findUnusedExports } from "./find-unused-exports.js";

const shelf = { path: "server/shelf.ts", text: "export const book = 1;\nexport type Page = string;\n" };

/** @param {string} text @param {ReadonlyMap<string, string>} [doors] */
function unusedBeside(text, doors) {
  return findUnusedExports([shelf, { path: "server/http/reader.ts", text }], doors).map(
    (sentence) => /exports (\w+)/.exec(sentence)?.[1],
  );
}

test("an export that no file imports is found, and so is a type", () => {
  assert.deepEqual(unusedBeside("const book = 1;\n"), ["book", "Page"]);
  assert.match(findUnusedExports([shelf])[0] ?? "", /^server\/shelf\.ts exports book, .* Drop the export/);
});

/** @type {[string, string, string[]][]} */
const ways = [
  ["by name", 'import { book, type Page } from "../shelf.ts";\n', []],
  ["under another name", 'import { book as volume } from "../shelf.ts";\n', ["Page"]],
  ["over several lines", 'import {\n  book,\n  type Page,\n} from "../shelf.ts";\n', []],
  ["as types alone", 'import type { Page } from "../shelf.ts";\n', ["book"]],
  ["whole", 'import * as shelf from "../shelf.ts";\n', []],
  ["at run time", 'const { book } = await import("../shelf.ts");\n', ["Page"]],
  ["as a type in place", 'const page: import("../shelf.ts").Page = "";\n', ["book"]],
  ["whole at run time", 'await import("../shelf.ts").then(read);\n', []],
];
for (const [how, text, left] of ways) {
  test(`an import ${how} is a use`, () => assert.deepEqual(unusedBeside(text), left));
}

test("a door that hands on what nobody takes is found", () => {
  assert.deepEqual(unusedBeside('export { book as volume, type Page } from "../shelf.ts";\n'), ["volume", "Page"]);
});

test("a page imports the files beside it by their address", () => {
  assert.deepEqual(
    findUnusedExports([
      { path: "server/page/call.js", text: "export class Call {}\n" },
      { path: "server/page/voice.js", text: 'import { Call } from "/voice/call.js";\n' },
    ]),
    [],
  );
});

test("the name of a package stands for its door", () => {
  const doors = new Map([["@parley/shelf", "server/shelf.ts"]]);
  assert.deepEqual(unusedBeside('import { book, type Page } from "@parley/shelf";\n', doors), []);
});

test("the code that a package exports to people outside needs no use here", () => {
  assert.deepEqual(findUnusedExports([{ ...shelf, path: "sdks/typescript/src/index.ts" }]), []);
});
