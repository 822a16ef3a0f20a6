import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { type ExampleWorld, startExampleWorld } from "../reference/example-world.ts";
import { buildGoExamples } from "../reference/running/build-go-examples.ts";
import { interpreted, runInProgram } from "../reference/running/run-in-program.ts";
import { goToolchain, phpToolchain, rubyToolchain } from "./toolchains.ts";

/** A hang guard: hundreds of calls, each with what it needs. */
const options = { timeout: 600_000 };

/** Each language has a server of its own, which limits how many mails an address gets. */
async function inWorld(work: (place: { examples: ExampleWorld; folder: string }) => Promise<void>): Promise<void> {
  const examples = await startExampleWorld();
  const folder = mkdtempSync(join(tmpdir(), "parley-examples-"));
  try {
    await work({ examples, folder });
  } finally {
    await examples.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

test("every example in Python succeeds", options, () =>
  inWorld(async (place) => {
    const python = interpreted("python", place.folder, { command: ["python3"] });
    assert.deepEqual(await runInProgram(place, "python", python), []);
  }),
);

test("every example in Go is as gofmt leaves it, and succeeds", options, () =>
  inWorld(async (place) => {
    const program = await buildGoExamples(place.examples, place.folder, goToolchain(place.folder));
    assert.deepEqual(await runInProgram(place, "go", { command: [program] }), []);
  }),
);

test("every example in PHP succeeds", options, () =>
  inWorld(async (place) => {
    const php = interpreted("php", place.folder, phpToolchain("curl", "mbstring"));
    assert.deepEqual(await runInProgram(place, "php", php), []);
  }),
);

test("every example in Ruby succeeds", options, () =>
  inWorld(async (place) => {
    const { command, environment } = rubyToolchain();
    const library = fileURLToPath(new URL("../../sdks/ruby/lib", import.meta.url));
    const started = { command: [...command, "--disable-gems", "-I", library], environment };
    assert.deepEqual(await runInProgram(place, "ruby", interpreted("ruby", place.folder, started)), []);
  }),
);
