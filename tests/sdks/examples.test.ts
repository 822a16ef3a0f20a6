import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type ExampleWorld, startExampleWorld } from "../reference/example-world.ts";
import { runInProgram } from "../reference/running/run-in-program.ts";
import { phpToolchain, rubyToolchain } from "./toolchains.ts";

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
const patienceMs = 900_000;

test("every example in Python succeeds", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runInProgram({ examples, folder }, "python", { command: ["python3"] }), []);
});

test("every example in PHP succeeds", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runInProgram({ examples, folder }, "php", phpToolchain()), []);
});

test("every example in Ruby succeeds", { timeout: patienceMs }, async () => {
  const { command, environment } = rubyToolchain();
  const library = fileURLToPath(new URL("../../sdks/ruby/lib", import.meta.url));
  const ruby = { command: [...command, "--disable-gems", "-I", library], environment };
  assert.deepEqual(await runInProgram({ examples, folder }, "ruby", ruby), []);
});
