import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Parley } from "@parley/client";
import { type ExampleWorld, hasNoExample, startExampleWorld } from "./example-world.ts";
import { type RunExample, runExamples } from "./run-examples.ts";

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

/** Runs a line of the page in a shell. A stream has no end: it is cut when its first bytes have come. */
const runInShell: RunExample = async ({ text, token, file, isEndless, provoke }) => {
  if (file !== undefined) writeFileSync(join(folder, file.name), file.text);
  const env = { ...process.env, PARLEY_URL: examples.server.url, PARLEY_API_KEY: token };
  const child = spawn("sh", ["-c", `exec ${text} -w '\n%{http_code}'`], { cwd: folder, env });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    output += part;
    if (isEndless) child.kill();
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    complaint += part;
  });
  const ended = once(child, "close");
  if (isEndless) await provoke(() => output !== "");
  await ended;
  const status = Number(output.slice(output.lastIndexOf("\n") + 1));
  if (isEndless ? output === "" : !(status >= 200 && status < 400))
    throw new Error(`${complaint}${output.slice(0, 400)}`);
};

class Seen extends Error {}

/** Runs the call of the page as the body of a function, with a client of this server. */
const runInNode: RunExample = async ({ text, token, file, isEndless, provoke }) => {
  const parley = new Parley({ endpoint: examples.server.url, apiKey: token, maxRetries: 0 });
  const readFile = async (_name: string, encoding?: string) =>
    encoding === undefined ? Buffer.from(file?.text ?? "") : file?.text;
  const log = () => {
    if (isEndless) throw new Seen();
  };
  const body = text.replace(/^import .*\n/gm, "");
  const run = new Function("parley", "readFile", "console", `return (async () => {${body}\n})();`);
  let isDone = false;
  const ended = (run(parley, readFile, { log }) as Promise<void>)
    .catch((error: unknown) => {
      if (!(error instanceof Seen)) throw error;
    })
    .finally(() => {
      isDone = true;
    });
  if (isEndless) await Promise.race([provoke(() => isDone), ended]);
  await ended;
};

test("the examples in curl succeed", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "curl", runInShell), []);
});

test("the examples in TypeScript succeed", { timeout: patienceMs }, async () => {
  assert.deepEqual(await runExamples(examples, "typescript", runInNode), []);
});
