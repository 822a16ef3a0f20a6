import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTemporaryCluster } from "@parley/postgres";
import fc from "fast-check";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { createTestSource, sendSigned, sendWebhook, signParley, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer } from "../testing/start-webhook-server.ts";

describe("hostile webhooks and failures", () => {
  let server: TestServer;
  let client: TestClient;
  let source: TestSource;

  before(async () => {
    ({ server, client, source } = await startWebhookServer());
  });
  after(() => server.stop());

  const keptCount = async () => {
    const { rows } = await server.server.kernel.database.pool.query("select count(*) from inbound_event");
    return rows[0].count as number;
  };

  test("none of 1,000 changed deliveries is accepted, and each is refused with one of the three codes", async () => {
    const body = JSON.stringify({ event: "order.created", data: { number: 1, note: "two umbrellas" } });
    const signature = signParley(source.secret, body);
    const before = await keptCount();
    const text = fc.string({
      unit: fc.constantFrom(...'0123456789abcdefABCDEF=,tv1{}":[] '),
      minLength: 1,
      maxLength: 3,
    });
    const change = fc.record({ isBody: fc.boolean(), at: fc.nat(), text, removed: fc.nat({ max: 2 }) });
    const changed = (original: string, { at, text, removed }: { at: number; text: string; removed: number }) => {
      const place = at % original.length;
      return original.slice(0, place) + text + original.slice(place + removed);
    };
    const all = fc.sample(change, { numRuns: 1_000, seed: 7 }).flatMap((one) => {
      const [sentBody, sentSignature] = one.isBody
        ? [changed(body, one), signature]
        : [body, changed(signature, one).trim()];
      // A list that still holds the good time and the good signature is still good: blanks around its
      // entries, and large letters in the signature, do not change it.
      const parts = sentSignature.split(",").map(readEntry);
      const isStillGood = sentBody === body && signature.split(",").every((part) => parts.includes(part));
      return isStillGood ? [] : [{ sentBody, sentSignature }];
    });
    assert.ok(all.length > 950);
    for (let first = 0; first < all.length; first += 50) {
      const answers = await Promise.all(
        all.slice(first, first + 50).map(({ sentBody, sentSignature }) =>
          sendWebhook(server.client, {
            to: `/api/webhook/process/${source.id}`,
            body: sentBody,
            headers: { "x-webhook-signature": sentSignature },
          }),
        ),
      );
      for (const answer of answers) {
        assert.equal(answer.status, 401, answer.text);
        assert.match(answer.body.code, /^signature-(missing|invalid|expired)$/);
      }
    }
    assert.equal(await keptCount(), before);
    assert.equal((await sendSigned(server.client, source, body)).status, 202);
  });

  test("while the database is away nothing is acknowledged, and Retry-After says when to send again", async () => {
    const cluster = await startTemporaryCluster();
    const lonely = await startTestServer({ connection: cluster.connection });
    const known = await createTestSource((await signUp(lonely.client)).client);
    assert.equal((await sendSigned(lonely.client, known, { event: "ping", data: {} })).status, 202);
    await cluster.stop();
    const sent = Array.from({ length: 5 }, (_, number) => ({ event: "ping", data: { number } }));
    const answers = await Promise.all(sent.map((body) => sendSigned(lonely.client, known, body)));
    for (const answer of answers) {
      assert.deepEqual([answer.status, answer.body.code], [503, "unavailable"], answer.text);
      assert.ok(answer.headers.has("retry-after"));
    }
    await lonely.stop();
  });

  test("a stop waits for the accepted events, and the next start finds none unprocessed", async () => {
    const first = await startTestServer({ connection: server.connection });
    const questions = Array.from({ length: 30 }, (_, at) => ({
      event: "user_message",
      data: { userId: `leaver-${at}`, message: "When are you open?" },
    }));
    const answers = await Promise.all(questions.map((body) => sendSigned(first.client, source, body)));
    await first.stop();
    for (const { body } of answers) {
      const ended = await until(async () => {
        const event = (await client.get(`/api/webhook/events/${body.eventId}`)).body;
        return event.status === "accepted" ? undefined : event;
      });
      assert.equal(ended.status, "processed");
      const messages = await until(async () => {
        const { data } = (await client.get(`/api/conversations/${ended.conversationId}/messages`)).body;
        return data.every((message: { status: string }) => message.status === "completed") ? data : undefined;
      });
      assert.equal(messages.length, 2);
    }
  });
});

/** An entry of a list of signatures, as the server reads it. */
function readEntry(entry: string): string {
  const [name = "", ...rest] = entry.split("=");
  const value = rest.join("=").trim();
  return `${name.trim()}=${name.trim() === "v1" ? value.toLowerCase() : value}`;
}
