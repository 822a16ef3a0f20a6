import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { makeKey, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { folder, type InstalledPackage, inNode, installPackage } from "./installed-package.ts";

let server: TestServer;
let installed: InstalledPackage;
let environment: Record<string, string>;
before(async () => {
  [server, installed] = await Promise.all([startTestServer(), installPackage()]);
  const person = await signUp(server.client);
  const apiKey = await makeKey(person);
  environment = { PARLEY_API_KEY: apiKey };
  const faq = { type: "faq", question: "Is delivery free?", answer: "Delivery is free from 50 euros on." };
  await person.client.post("/api/knowledge/sources", faq);
});
after(async () => {
  installed.remove();
  await server.stop();
});

test("the examples of the README compile, and print what the README promises", async () => {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found, index): [string, string] => [
    `example-${index}.ts`,
    found[1]!.replaceAll("http://127.0.0.1:3000", server.url),
  ]);
  const { isRight, output } = await installed.compile(Object.fromEntries(examples), inNode);
  assert.ok(isRight, output);
  const said = [
    /free from 50 euros/,
    /free from 50 euros/,
    /Is delivery free\?/,
    /ada@example\.com/,
    /Check the e-mail address and the password/,
    /^$/,
    /^hello$/m,
    /^<p>Delivery is <strong>free<\/strong>\. &lt;img src=x onerror=alert\(1\)&gt;<\/p>/,
    /^new\nnew$/m,
  ];
  assert.equal(examples.length, said.length);
  assert.match(examples[5]![1], /webhooks\.unwrap/);
  for (const [index, [name]] of examples.entries()) {
    const outcome = await installed.run(name, environment);
    assert.ok(outcome.isRight, outcome.output);
    assert.match(outcome.output, said[index]!);
  }
});

test("the webhook example accepts a signed delivery", async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const at = new Date();
  const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';
  const headers = {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign("evt_1", at, body),
  };
  const program = `import { POST } from "./example-5.ts";
    const request = new Request("http://localhost/", { method: "POST", body: ${JSON.stringify(body)}, headers: ${JSON.stringify(headers)} });
    console.log((await POST(request)).status);`;
  await installed.compile({ "post.ts": program }, inNode);
  const outcome = await installed.run("post.ts", { WEBHOOK_SECRET: secret });
  assert.equal(outcome.output, "evt_1 Hello\n204\n");
});
