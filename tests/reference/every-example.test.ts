import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { inNode, installPackage } from "../../sdks/typescript/test/installed-package.ts";
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

test("every example in TypeScript has the types of the client", { timeout: patienceMs }, async () => {
  const shown = readFileSync(new URL("../../docs/reference/examples.json", import.meta.url), "utf8");
  const written = Object.values(JSON.parse(shown) as Record<string, { calls: Record<string, string> }>);
  const importing = /^import .*\n/gm;
  const calls = written.flatMap(({ calls: { typescript } }) => (typescript === undefined ? [] : [typescript]));
  const functions = calls.map((text) => `async (parley: Parley) => {\n${text.replace(importing, "")}\n},\n`);
  const imports = new Set([
    'import type { Parley } from "@parley/client";\n',
    ...calls.flatMap((text) => text.match(importing) ?? []),
  ]);
  const installed = await installPackage();
  try {
    const program = `${[...imports].join("")}export const calls = [\n${functions.join("")}];\n`;
    assert.deepEqual(await installed.compile({ "calls.ts": program }, inNode), { isRight: true, output: "" });
  } finally {
    installed.remove();
  }
});
