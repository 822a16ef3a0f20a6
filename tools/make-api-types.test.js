import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeApiTypes } from "./make-api-types.js";

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const root = mkdtempSync(join(tmpdir(), "parley api types ü "));
after(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(join(root, "sdks/typescript/src"), { recursive: true });
cpSync(join(checkout, "sdks/typescript/tools"), join(root, "sdks/typescript/tools"), { recursive: true });
cpSync(join(checkout, "docs/reference"), join(root, "docs/reference"), { recursive: true });
writeFileSync(join(root, "package.json"), '{ "type": "module" }');
const types = join(root, "sdks/typescript/src/api-types.generated.ts");
const problems = join(root, "docs/reference/problems.md");
/** @type {string[]} */
const reports = [];
const make = () => makeApiTypes(root, process.execPath, (message) => reports.push(message));

test("the types of the client are made when they are missing or the reference has changed, and only then", () => {
  assert.ok(make());
  const made = readFileSync(types, "utf8");
  assert.match(made, /^export type ChatAnswer = /m);
  assert.match(made, /^ {2}\| "forbidden"/m);
  assert.equal(make(), false);

  writeFileSync(problems, `${readFileSync(problems, "utf8")}| \`tea-is-out\` | 418 | There is no tea. |\n`);
  assert.ok(make());
  assert.match(readFileSync(types, "utf8"), /^ {2}\| "tea-is-out";/m);
  rmSync(types);
  assert.ok(make());
  assert.equal(make(), false);
});

test("a reference that cannot be read leaves the types as they are, and says why", () => {
  const before = readFileSync(types, "utf8");
  writeFileSync(join(root, "docs/reference/openapi.json"), "<<<<<<< ours\n");
  assert.equal(make(), false);
  assert.match(reports.join(), /cannot be made of docs\/reference: [\s\S]*JSON/);
  assert.equal(readFileSync(types, "utf8"), before);
});
