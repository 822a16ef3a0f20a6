import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type ExampleWorld, startExampleWorld } from "./example-world.ts";
import { runExamples } from "./running/run-examples.ts";
import { runInNode } from "./running/run-in-node.ts";
import { runInShell } from "./running/run-in-shell.ts";

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

/** A hang guard: hundreds of calls, each with what it needs. */
const patienceMs = 600_000;

test("every example in curl succeeds", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "curl", runInShell(examples.server.url, folder)), []);
});

test("every example in TypeScript succeeds", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "typescript", runInNode(examples.server.url)), []);
});
