import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Person, TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { sendSigned, sendWebhook, signParley, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer } from "../testing/start-webhook-server.ts";

describe("webhooks that arrive in the same moment", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;
  let source: TestSource;

  before(async () => {
    ({ server, person, client, source } = await startWebhookServer());
  });
  after(() => server.stop());

  const post = (to: string, body: unknown, secret = source.secret) => {
    const text = JSON.stringify(body);
    return sendWebhook(server.client, { to, body: text, headers: { "x-webhook-signature": signParley(secret, text) } });
  };

  test("are announced once each, whichever URL they used and whatever strangers send meanwhile", async () => {
    const byId = `/api/webhook/process/${source.id}`;
    const answers = [];
    for (let round = 0; round < 8; round++) {
      const posts = Array.from({ length: 20 }, (_, index) => {
        const body = { event: "order.created", data: { round, index } };
        if (index % 5 === 4) return post(byId, body, "a secret of nobody");
        return post(index % 2 === 0 ? byId : "/api/webhook/process", body);
      });
      answers.push(...(await Promise.all(posts)));
    }
    const accepted = answers.filter((answer) => answer.status === 202).map((answer) => answer.body.eventId);
    assert.equal(accepted.length, 8 * 16);
    const told = (await eventsOf(server, person.workspaceId))
      .filter((event) => event.type === "inbound-event.received")
      .map((event) => (event.data as { eventId: string }).eventId);
    assert.deepEqual(told.sort(), accepted.sort());
  });

  test("keep the order of the messages of one person", async () => {
    const texts = Array.from({ length: 25 }, (_, index) => `message ${index}`);
    for (const message of texts) {
      const body = { event: "user_message", data: { userId: "ordered", message, timestamp: new Date().toISOString() } };
      assert.equal((await sendSigned(server.client, source, body)).status, 202);
    }
    const session = encodeURIComponent(`${source.id}:ordered`);
    const asked = await until(async () => {
      const { body } = await client.get(`/api/conversations/${session}/messages?limit=100`);
      const questions = (body?.data ?? []).filter((message: { author: string }) => message.author === "contact");
      return questions.length === texts.length && questions.map((question: { text: string }) => question.text);
    });
    assert.deepEqual(asked, texts);
  });
});
