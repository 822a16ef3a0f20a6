import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import type { TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { ConformanceServer, readCases } from "../sdk-conformance/conformance-server.ts";
import { runProgram } from "../sdk-conformance/run-program.ts";
import { freeAddress } from "./free-address.ts";
import { readExamples, startTaughtServer } from "./readme-examples.ts";
import { goToolchain } from "./toolchains.ts";

const sdk = fileURLToPath(new URL("../../sdks/go/", import.meta.url));
const conformance = fileURLToPath(new URL("../sdk-conformance/clients/go/", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "parley-go-"));
const { goRoot, environment } = goToolchain(place);
const go = join(goRoot, "bin/go");
let server: TestServer;
let apiKey: string;
before(async () => {
  ({ server, apiKey } = await startTaughtServer());
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

const examples = readExamples("go", "go");
/** Each example prints this, in the order of the page. The one of webhooks serves until it is ended. */
const said = [
  /free from 50 euros/i,
  /free from 50 euros on\. completed/i,
  /Is delivery free\? 20\d\d/,
  /ada@example\.com/,
  /^invalid-credentials .+ \S+$/m,
  undefined,
  /^hello$/m,
  /^new\nnew$/m,
];
/** Puts a program into a folder of its own, beside the module that the server hands out. */
async function build(name: string, text: string): Promise<string> {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "main.go"), text.replaceAll("http://127.0.0.1:3000", server.url));
  const require = "require parley v0.0.0\n\nreplace parley => ../parley\n";
  writeFileSync(join(folder, "go.mod"), `module ${name}\n\ngo 1.19\n\n${require}`);
  const built = await runProgram(go, ["build", "-o", "program", "."], { cwd: folder, env: environment });
  assert.ok(built.isRight, built.output);
  return join(folder, "program");
}

test("the code is as gofmt leaves it, and vet finds nothing", async () => {
  const formatted = await runProgram(join(goRoot, "bin/gofmt"), ["-l", sdk, conformance], { env: environment });
  assert.deepEqual(formatted, { isRight: true, output: "" });
  const vetted = await runProgram(go, ["vet", "./..."], { cwd: sdk, env: environment });
  assert.ok(vetted.isRight, vetted.output);
});

test("the Go client passes every case", async () => {
  const cases = await ConformanceServer.start();
  try {
    const program = join(place, "conformance");
    const built = await runProgram(go, ["build", "-o", program, "."], { cwd: conformance, env: environment });
    assert.ok(built.isRight, built.output);
    const { isRight, output } = await runProgram(program, [cases.url]);
    assert.ok(isRight, output);
    assert.equal(output.match(/^pass {2}/gm)?.length, readCases().length);
  } finally {
    await cases.stop();
  }
});

test("the module comes from the server, and the examples of the README print what it promises", async () => {
  const bytes = new Uint8Array(await (await fetch(`${server.url}/client/go.zip`)).arrayBuffer());
  writeFileSync(join(place, "go.zip"), bytes);
  const unpacked = await runProgram("python3", ["-m", "zipfile", "-e", "go.zip", "."], { cwd: place });
  assert.ok(unpacked.isRight, unpacked.output);
  assert.match(readFileSync(join(place, "parley/go.mod"), "utf8"), /^module parley\n/);
  assert.equal(examples.length, said.length);
  for (const [index, text] of examples.entries()) {
    const program = await build(`example-${index}`, text);
    if (said[index] === undefined) continue;
    const env = { PARLEY_API_KEY: apiKey };
    const outcome = await runProgram(program, [], { cwd: join(place, `example-${index}`), env });
    assert.ok(outcome.isRight, outcome.output);
    assert.match(outcome.output, said[index]);
  }
  const recording = readFileSync(join(place, "example-7/leads.jsonl"), "utf8");
  assert.ok(recording.includes("grace@example.com") && !recording.includes(apiKey), recording);
});

test("the webhook example accepts a signed delivery, and refuses another", async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const address = await freeAddress();
  const env = { ...process.env, WEBHOOK_SECRET: secret, ADDRESS: address };
  const program = join(place, "example-5/program");
  assert.ok(existsSync(program), "The example was not built.");
  const child = spawn(program, [], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  try {
    const at = new Date();
    const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", at, body),
    };
    const post = (text: string) => fetch(`http://${address}/webhook`, { method: "POST", headers, body: text });
    const first = await until(() => post(body).catch(() => undefined));
    assert.equal(first.status, 204);
    await until(() => output.includes("evt_1 Hello\n"));
    assert.equal((await post("{}")).status, 400);
  } finally {
    child.kill();
    await once(child, "exit");
  }
});
