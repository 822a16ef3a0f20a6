import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeKey, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { runProgram } from "../../sdk-conformance/run-program.ts";
import { goToolchain, phpToolchain, rubyToolchain } from "../toolchains.ts";

/** A program tells this after each hundred answers and each thousand items. */
type Told = { kind: "answers" | "items"; count: number; bytes: number; seconds: number };

const answers = 1_000;
const items = 10_000;
/** The floor is taken after the first three tenths: by then the code of a program is loaded. */
const warm = 0.3;
/** A client that kept 2 kB of each item, or 20 kB of each answer, would hold more. */
const mostMoreBytes = 14 * 2 ** 20;

const programs = fileURLToPath(new URL("./programs/", import.meta.url));
const sdks = fileURLToPath(new URL("../../../sdks/", import.meta.url));
let server: TestServer;
let apiKey: string;
let place: string;
before(async () => {
  place = mkdtempSync(join(tmpdir(), "parley-load-"));
  server = await startTestServer();
  const person = await signUp(server.client);
  const faq = { type: "faq", question: "Is delivery free?", answer: "Delivery is free from 50 euros on." };
  await person.client.post("/api/knowledge/sources", faq);
  const people = Array.from({ length: items }, (_each, index) => `p${index}@example.com,Person ${index}`);
  const file = ["email,name", ...people].join("\n");
  const imported = await person.client.post("/api/contacts/import", file, { headers: { "content-type": "text/csv" } });
  assert.equal(imported.body.created, items, imported.text);
  apiKey = await makeKey(person);
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

async function measure(t: TestContext, command: string[], environment: Record<string, string> = {}): Promise<void> {
  const [program = "", ...words] = command;
  const env = { ...environment, PARLEY_API_KEY: apiKey };
  const { isRight, output } = await runProgram(program, [...words, server.url, String(answers)], { env });
  assert.ok(isRight, output);
  const told = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);
  for (const [kind, total] of [
    ["answers", answers],
    ["items", items],
  ] as const) {
    const own = told.filter((each) => each.kind === kind);
    const last = own.at(-1)!;
    assert.ok(last.count >= total, output);
    const floor = own.find(({ count }) => count >= total * warm)!.bytes;
    const most = Math.max(...own.filter(({ count }) => count >= total * warm).map(({ bytes }) => bytes));
    const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
    const rate = (last.count / last.seconds).toFixed(0);
    t.diagnostic(`${last.count} ${kind}: ${rate} a second, ${mib(floor)} MiB and at most ${mib(most - floor)} more`);
    assert.ok(most - floor <= mostMoreBytes, output);
  }
}

test("the TypeScript client streams and pages with flat memory", (t) =>
  measure(t, [process.execPath, "--expose-gc", join(programs, "load.ts")]));

test("the Python client streams and pages with flat memory", (t) =>
  measure(t, ["python3", join(programs, "load.py")], { PYTHONPATH: join(sdks, "python/src") }));

test("the Go client streams and pages with flat memory", async (t) => {
  const { goRoot, environment } = goToolchain(place);
  const program = join(place, "load");
  const folder = join(programs, "go");
  const built = await runProgram(join(goRoot, "bin/go"), ["build", "-o", program, "."], {
    cwd: folder,
    env: environment,
  });
  assert.ok(built.isRight, built.output);
  await measure(t, [program]);
});

test("the PHP client streams and pages with flat memory", (t) => {
  const { command, environment } = phpToolchain("curl", "mbstring");
  return measure(t, [...command, join(programs, "load.php")], environment);
});

test("the Ruby client streams and pages with flat memory", (t) => {
  const { command, environment } = rubyToolchain();
  const words = ["--disable-gems", "-I", join(sdks, "ruby/lib"), join(programs, "load.rb")];
  return measure(t, [...command, ...words], environment);
});
