import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { all } from "../server/kernel/storage/sql.ts";
import { makeKey, signUp, type TestClient } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";

describe("an erased conversation", () => {
  let node: TestServer;
  let client: TestClient;
  let source: { id: string; secret: string };
  before(async () => {
    node = await startTestServer();
    client = node.client.as(await makeKey(await signUp(node.client)));
    source = (await client.post("/api/webhook/sources", { name: "shop" })).body;
  });
  after(() => node.stop());

  const erase = async (sessionId: string) => {
    const { status } = await client.call("DELETE", `/api/conversations/${sessionId}`);
    assert.equal(status, 204);
  };
  const deliver = (body: unknown, query = "") => {
    const [time, text] = [Math.floor(Date.now() / 1000), JSON.stringify(body)];
    const signature = `t=${time},v1=${createHmac("sha256", source.secret).update(`${time}.${text}`).digest("hex")}`;
    const headers = { "x-webhook-signature": signature };
    return client.post(`/api/webhook/process/${source.id}${query}`, text, { headers });
  };
  const isNowhere = async () => {
    const { query } = node.server.kernel.database;
    const rows = [
      await all(query)`select text from message`,
      (await all<{ body: Buffer | null }>(query)`select body from inbound_event`).map(({ body }) => body?.toString()),
      await all(query)`select context from conversation`,
    ];
    return !JSON.stringify(rows).includes("marmalade");
  };

  const retried: [what: string, path: string, body: unknown][] = [
    ["question", "/api/chatbot/send", { message: "I like marmalade.", sessionId: "told" }],
    ["question to a colleague", "/api/chatbot/send", { message: "And marmalade?", sessionId: "told" }],
    ["colleague's message", "/api/conversations/told/messages", { text: "We have marmalade." }],
    ["hand-over", "/api/conversations/told/hand-over", { message: "The marmalade expert comes." }],
    ["hand-back", "/api/conversations/told/hand-back", { summary: "Wanted marmalade." }],
  ];

  test("is not told again by the retry of a request that was part of it, and not stored again", async () => {
    const context = { name: "marmalade" };
    await client.post("/api/chatbot/send", { message: "Hello", sessionId: "told", context });
    const send = ([what, path, body]: (typeof retried)[number]) =>
      client.post(path, body, { headers: { "idempotency-key": `retry ${what}`.replaceAll(" ", "-") } });
    const order = [retried[0]!, retried[2]!, retried[1]!, retried[3]!, retried[4]!];
    for (const request of order) {
      const first = await send(request);
      assert.ok([200, 201].includes(first.status), `${request[0]}: ${first.text}`);
      const again = await send(request);
      assert.deepEqual([again.status, again.body], [first.status, first.body], request[0]);
    }
    await erase("told");
    for (const request of order) {
      const { status, text } = await send(request);
      assert.equal(status, 404, `${request[0]}: ${text}`);
      assert.doesNotMatch(text, /marmalade/);
    }
    assert.ok(await isNowhere());
  });

  test("does not come back by a webhook that is replayed or sent again at that moment", async () => {
    for (let round = 0; round < 6; round++) {
      const sessionId = `hook-${round}`;
      const hook = { event: "user_message", id: sessionId, data: { userId: "u", message: "marmalade?", sessionId } };
      const { eventId } = (await deliver(hook, "?wait=true")).body;
      const replay = () => client.post(`/api/webhook/events/${eventId}/replay`);
      const [replayed, , repeated] = await Promise.all([replay(), erase(sessionId), deliver(hook, "?wait=true")]);
      assert.ok([202, 422].includes(replayed.status), replayed.text);
      assert.ok([200, 404, 422].includes(repeated.status), repeated.text);
      assert.ok(await isNowhere(), "right after the erasure");
      assert.equal((await client.get(`/api/webhook/events/${eventId}`)).body.data, null);
      assert.equal((await replay()).status, 422);
      assert.doesNotMatch((await deliver(hook, "?wait=true")).text, /marmalade/);
      await until(async () => (await client.get(`/api/webhook/events/${eventId}`)).body.status !== "accepted");
      assert.ok(await isNowhere());
    }
  });
});
