import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { makeKey, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { hasPython, runProgram } from "../../../tests/sdk-conformance/run-program.ts";

const readme = readFileSync(fileURLToPath(new URL("../README.md", import.meta.url)), "utf8");
const examples = [...readme.matchAll(/^```python\n([\s\S]*?)^```$/gm)].map((found) => found[1]!);
/** Each example prints this, in the order of the page. */
const said = [
  /free from 50 euros/i,
  /free from 50 euros on\. completed/i,
  /Is delivery free\? 20\d\d\n[\s\S]*^1 \S+$/m,
  /ada@example\.com/,
  /^invalid-credentials .+ \S+$/m,
  /^$/,
  /^hello$/m,
  /Is delivery free\?[\s\S]*free from 50 euros/i,
  /^new$/m,
];

if (await hasPython()) {
  let server: TestServer;
  let place: string;
  let packages: string;
  let environment: Record<string, string>;
  before(async () => {
    server = await startTestServer();
    place = mkdtempSync(join(tmpdir(), "parley-python-"));
    const person = await signUp(server.client);
    packages = join(place, "packages");
    environment = { PARLEY_API_KEY: await makeKey(person), PYTHONPATH: packages };
    const faq = { type: "faq", question: "Is delivery free?", answer: "Delivery is free from 50 euros on." };
    await person.client.post("/api/knowledge/sources", faq);
    const name = (await server.client.get("/client/none")).body.detail.match(/parley_client\S+\.whl/)[0];
    const address = `${server.url}/client/${name}`;
    const install = ["-m", "pip", "install", "--no-index", "--target", packages, address];
    const hasPip = (await runProgram("python3", ["-m", "pip", "--version"])).isRight;
    if (hasPip) {
      const installed = await runProgram("python3", install);
      assert.ok(installed.isRight, installed.output);
    } else {
      // Python also runs a wheel as it is.
      writeFileSync(packages, new Uint8Array(await (await fetch(address)).arrayBuffer()));
    }
  });
  after(async () => {
    rmSync(place, { recursive: true, force: true });
    await server.stop();
  });

  test("pip installs the package from the server, and the examples of the README print what it promises", async () => {
    assert.equal(examples.length, said.length);
    for (const [index, text] of examples.entries()) {
      writeFileSync(join(place, "example.py"), text.replaceAll("http://127.0.0.1:3000", server.url));
      const outcome = await runProgram("python3", ["-W", "error", "example.py"], { cwd: place, env: environment });
      assert.ok(outcome.isRight, outcome.output);
      assert.match(outcome.output, said[index]!);
    }
    const recording = readFileSync(join(place, "leads.jsonl"), "utf8");
    assert.match(recording, /grace@example\.com/);
    assert.ok(!recording.includes(environment.PARLEY_API_KEY!), "the recording has no key");
  });

  test("the webhook example accepts a signed delivery, and refuses another", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const at = new Date();
    const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", at, body),
    };
    const program = `${examples[5]!}
print(receive(${JSON.stringify(body)}.encode(), ${JSON.stringify(headers)}))
try:
    receive(b"{}", ${JSON.stringify(headers)})
except webhooks.WebhookRefused as refused:
    print(refused.reason)
`;
    writeFileSync(join(place, "receive.py"), program);
    const { output } = await runProgram("python3", ["receive.py"], {
      cwd: place,
      env: { WEBHOOK_SECRET: secret, PYTHONPATH: packages },
    });
    assert.equal(output, "evt_1 Hello\n204\nwrong\n");
  });
}
