import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { TestServer } from "../../../server/testing/test-server.ts";
import { freeAddress } from "../../../tests/sdks/free-address.ts";
import { startTaughtServer } from "../../../tests/sdks/readme-examples.ts";
import { signedDelivery, tryApplication } from "../../../tests/sdks/try-application.ts";
import { GET } from "../examples/next/chat/route.ts";
import { POST } from "../examples/next/webhook/route.ts";

const cwd = fileURLToPath(new URL("../examples/", import.meta.url));
let server: TestServer;
let apiKey: string;
before(async () => {
  ({ server, apiKey } = await startTaughtServer());
});
after(() => server.stop());

test("Express takes a signed delivery, and streams an answer", async () => {
  const address = await freeAddress();
  const environment = { PORT: new URL(`http://${address}`).port };
  const command = [process.execPath, "express.js"];
  await tryApplication({ command, cwd, environment, url: `http://${address}` }, { url: server.url, apiKey });
});

test("the routes for Next.js take a signed delivery, and stream an answer", async () => {
  const { environment, body, headers } = signedDelivery();
  const former = { ...process.env };
  Object.assign(process.env, environment, { PARLEY_URL: server.url, PARLEY_API_KEY: apiKey });
  try {
    const post = (text: string) => new Request("http://shop.example/webhook", { method: "POST", headers, body: text });
    assert.equal((await POST(post(body))).status, 204);
    assert.equal((await POST(post("{}"))).status, 400);
    const answer = await GET(new Request("http://shop.example/chat?question=Is+delivery+free%3F"));
    assert.match(await answer.text(), /free from 50 euros/i);
  } finally {
    for (const name of ["WEBHOOK_SECRET", "PARLEY_URL", "PARLEY_API_KEY"]) {
      if (former[name] === undefined) delete process.env[name];
      else process.env[name] = former[name];
    }
  }
});
