import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { signUp } from "../../testing/client.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

test("a webhook gets the whole lead when it comes and when it changes, and nothing of spam", async () => {
  const received: { type: string; data: Record<string, unknown> }[] = [];
  const receiver = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  const server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
  const { client } = await signUp(server.client);
  const key = (await client.post("/api/keys", { name: "shop", kind: "secret" })).body.key;
  const endpoint = { url: `http://127.0.0.1:${port}/`, events: ["lead.captured", "lead.changed"] };
  assert.equal((await client.post("/api/webhook/endpoints", endpoint)).status, 201);
  await server.client.as(key).post("/api/leads", { email: "spam@example.com", _gotcha: "x" });
  const { id } = (await client.post("/api/leads", { email: "ada@example.com", name: "Ada" })).body;
  await until(() => received.length === 1);
  await client.call("PATCH", `/api/leads/${id}`, { body: { status: "won" } });
  await until(() => received.length === 2);
  assert.deepEqual(
    received.map(({ type, data }) => [type, data.id, data.email, data.name]),
    [
      ["lead.captured", id, "ada@example.com", "Ada"],
      ["lead.changed", id, "ada@example.com", "Ada"],
    ],
  );
  assert.deepEqual(received[1]?.data, (await client.get(`/api/leads/${id}`)).body);
  await server.stop();
  receiver.close();
});
