import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type ExampleWorld, hasNoExample, startExampleWorld } from "./example-world.ts";
import { runExamples } from "./running/run-examples.ts";
import { runInNode } from "./running/run-in-node.ts";
import { runInShell } from "./running/run-in-shell.ts";

/** These run one example of each group of operations. `every-example.test.ts` runs all, in the long tests. */
let examples: ExampleWorld;
let folder: string;
before(async () => {
  examples = await startExampleWorld();
  folder = mkdtempSync(join(tmpdir(), "parley-examples-"));
});
after(async () => {
  await examples.stop();
  rmSync(folder, { recursive: true, force: true });
});

const patienceMs = 180_000;

test("every operation has an example, but those that a browser opens or that have a form", async () => {
  const shown = JSON.parse(readFileSync(new URL("../../docs/reference/examples.json", import.meta.url), "utf8"));
  const missing = examples.operations.filter((operation) => shown[operation.name] === undefined);
  assert.deepEqual(
    missing.map(({ name }) => name),
    [],
    "node tools/run.js tests/reference/record-examples.ts describes them",
  );
  assert.ok(examples.operations.every((operation) => !hasNoExample(operation)));
});

test("every example is written in all languages, but the address that a browser opens for an app", () => {
  const languages = ["curl", "typescript", "python", "go", "php", "ruby"];
  const shown = JSON.parse(readFileSync(new URL("../../docs/reference/examples.json", import.meta.url), "utf8"));
  const partly = Object.entries(shown as Record<string, { calls: Record<string, string> }>).filter(([, { calls }]) =>
    languages.some((language) => calls[language] === undefined),
  );
  assert.deepEqual(
    partly.map(([name]) => name),
    ["GET /oauth/authorize"],
  );
});

test("an example of each group succeeds in curl", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "curl", runInShell(examples.server.url, folder), "part"), []);
});

test("an example of each group succeeds in TypeScript", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "typescript", runInNode(examples.server.url), "part"), []);
});
