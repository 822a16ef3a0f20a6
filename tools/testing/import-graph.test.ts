import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { ImportGraph } from "./import-graph.ts";

const root = mkdtempSync(join(tmpdir(), "parley-graph-"));
after(() => rmSync(root, { recursive: true }));
const files = {
  "packages/engine/package.json": '{ "name": "@parley/engine", "exports": "./src/index.ts" }',
  "packages/engine/src/index.ts": 'export { answer } from "./answer.ts";\n',
  "packages/engine/src/answer.ts": "export const answer = 42;\n",
  "packages/engine/src/answer.test.ts": 'import { answer } from "./answer.ts";\n',
  "server/app.ts": 'import { leads } from "./capabilities/leads/index.ts";\n',
  "server/capabilities/leads/index.ts": 'import { answer } from "@parley/engine";\n',
  "server/capabilities/leads/leads.test.ts": 'import { startTestServer } from "../../testing/test-server.ts";\n',
  "server/capabilities/leads/score.test.ts": 'const { leads } = await import("./index.ts");\n',
  "server/capabilities/forms/forms.test.ts": 'import { startTestServer } from "../../testing/test-server.ts";\n',
  "server/testing/test-server.ts": 'import { capabilities } from "../app.ts";\nimport "./test-database.ts";\n',
  "server/testing/test-database.ts": "",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const tests = Object.keys(files).filter((path) => path.endsWith(".test.ts"));
const graph = new ImportGraph(root);

test("a change concerns the tests that import the file, through the door of a package too", () => {
  assert.deepEqual(graph.testsOf(["packages/engine/src/answer.ts"], tests), [
    "packages/engine/src/answer.test.ts",
    "server/capabilities/leads/score.test.ts",
  ]);
});

test("a change in a capability concerns its tests through a server, and not those of all others", () => {
  assert.deepEqual(graph.testsOf(["server/capabilities/leads/index.ts"], tests), [
    "server/capabilities/leads/leads.test.ts",
    "server/capabilities/leads/score.test.ts",
  ]);
});

test("a change of what tests start a server with concerns all that do", () => {
  assert.deepEqual(graph.testsOf(["server/testing/test-database.ts"], tests), [
    "server/capabilities/leads/leads.test.ts",
    "server/capabilities/forms/forms.test.ts",
  ]);
});

test("the graph knows which tests need a database", () => {
  const needs = tests.filter((path) => graph.reaches(path, "server/testing/test-database.ts"));
  assert.deepEqual(needs, ["server/capabilities/leads/leads.test.ts", "server/capabilities/forms/forms.test.ts"]);
});
