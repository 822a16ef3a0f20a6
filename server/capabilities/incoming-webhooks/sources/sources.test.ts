// Long because the life of a source is told in one place.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { InboundSourceId } from "../ids.ts";
import {
  createTestSource,
  nowSeconds,
  sendSigned,
  sendWebhook,
  signGithub,
  signParley,
  type TestSource,
} from "../testing/send-webhook.ts";
import { startWebhookServer } from "../testing/start-webhook-server.ts";

describe("sources of webhooks", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;

  before(async () => {
    ({ server, person, client } = await startWebhookServer());
  });
  after(() => server.stop());

  let number = 0;
  const order = () => ({ event: "order.created", data: { number: ++number } });

  test("the secret is shown once, and nothing that is stored can replace it", async () => {
    const source = await createTestSource(client);
    assert.match(source.secret, /^parley_wh_[\w-]{43}$/);
    assert.match((await createTestSource(client, { scheme: "standard" })).secret, /^whsec_/);
    for (const path of ["/api/webhook/sources", `/api/webhook/sources/${source.id}`]) {
      assert.ok(!(await client.get(path)).text.includes(source.secret));
    }
    const { rows } = await server.server.kernel.database.pool.query(
      "select inbound_source::text as row from inbound_source",
    );
    assert.ok(!JSON.stringify(rows).includes(Buffer.from(source.secret).toString("hex")));
    const told = await auditOf(server, person.workspaceId);
    assert.ok(told.includes("webhook-source.created"));
  });

  test("after a rotation both secrets are accepted until the overlap ends, then only the new one", async () => {
    const source = await createTestSource(client);
    const answer = await client.post(`/api/webhook/sources/${source.id}/rotate-secret`, { overlapSeconds: 100 });
    assert.equal(answer.status, 200, answer.text);
    const rotated = { ...source, secret: answer.body.secret };
    assert.equal(answer.body.formerSecretsEndAt.length, 1);
    assert.equal((await sendSigned(server.client, source, order())).status, 202);
    assert.equal((await sendSigned(server.client, rotated, order())).status, 202);
    moveClock(server, 101_000);
    assert.equal((await sendSigned(server.client, source, order())).body.code, "signature-invalid");
    assert.equal((await sendSigned(server.client, rotated, order())).status, 202);
    moveClock(server, -101_000);
  });

  test("a secret that was replaced without an overlap is refused at once, also right after it was accepted", async () => {
    const source = await createTestSource(client);
    assert.equal((await sendSigned(server.client, source, order())).status, 202);
    const { body } = await client.post(`/api/webhook/sources/${source.id}/rotate-secret`, { overlapSeconds: 0 });
    assert.equal((await sendSigned(server.client, source, order())).status, 401);
    assert.equal((await sendSigned(server.client, { ...source, secret: body.secret }, order())).status, 202);
  });

  test("a change on one node applies to the next event on another node", async () => {
    const other = await startTestServer({ connection: server.connection });
    try {
      const source = await createTestSource(client);
      assert.equal((await sendSigned(other.client, source, order())).status, 202);
      const { body } = await client.post(`/api/webhook/sources/${source.id}/rotate-secret`, { overlapSeconds: 0 });
      assert.equal((await sendSigned(other.client, source, order())).status, 401);
      assert.equal((await sendSigned(other.client, { ...source, secret: body.secret }, order())).status, 202);
      const deletion = await client.call("DELETE", `/api/webhook/sources/${source.id}`);
      assert.equal(deletion.status, 204);
      assert.equal((await sendSigned(other.client, { ...source, secret: body.secret }, order())).status, 401);
    } finally {
      await other.stop();
    }
  });

  test("a source has at most five secrets at a time", async () => {
    const source = await createTestSource(client);
    const rotate = () => client.post(`/api/webhook/sources/${source.id}/rotate-secret`, {});
    for (let rotation = 0; rotation < 4; rotation++) assert.equal((await rotate()).status, 200);
    const refused = await rotate();
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "/body/overlapSeconds"]);
  });

  test("a sender's own secret is accepted: the whole text of Stripe's, whsec_ of Standard Webhooks", async () => {
    const stripe = await createTestSource(client, { secret: "whsec_5wGKp7J9a8dBOYqS" });
    const text = JSON.stringify({ id: "evt_1", type: "charge.succeeded", data: { object: { amount: 100 } } });
    const sent = await sendWebhook(server.client, {
      to: `/api/webhook/process/${stripe.id}`,
      body: text,
      headers: { "stripe-signature": signParley(stripe.secret, text) },
    });
    assert.equal(sent.status, 202, sent.text);
    const kept = (await client.get(`/api/webhook/events/${sent.body.eventId}`)).body;
    assert.deepEqual([kept.kind, kept.data], ["charge.succeeded", { object: { amount: 100 } }]);
    for (const secret of ["whsec_AAAA", "not base64 at all", "whpk_AAAA"]) {
      const refused = await client.post("/api/webhook/sources", {
        name: "s",
        scheme: "standard",
        secret: secret.padEnd(16, "="),
      });
      assert.ok([400, 422].includes(refused.status), refused.text);
    }
  });

  test("a repeated delivery of Standard Webhooks is recognised by its signed id, whatever its body is", async () => {
    const source = await createTestSource(client, { scheme: "standard" });
    const deliver = (id: string, body: unknown) => {
      const text = JSON.stringify(body);
      const now = new Date();
      const signature = new Webhook(source.secret).sign(id, now, text);
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": signature,
      };
      return sendWebhook(server.client, { to: `/api/webhook/process/${source.id}`, body: text, headers });
    };
    const first = await deliver("msg_1", { type: "invoice.paid", timestamp: "2026-11-20T10:00:00Z", data: { a: 1 } });
    assert.equal(first.status, 202, first.text);
    const retry = await deliver("msg_1", { type: "invoice.paid", timestamp: "2026-11-20T10:00:07Z", data: { a: 1 } });
    assert.deepEqual([retry.status, retry.body], [200, { eventId: first.body.eventId, status: "duplicate" }]);
    assert.equal((await deliver("msg_2", { type: "invoice.paid", data: { a: 1 } })).status, 202);
  });

  test("a delivery of GitHub has its kind in a header, and its whole body is the data", async () => {
    const source = await createTestSource(client, { scheme: "github" });
    const text = JSON.stringify({ action: "opened", issue: { number: 7 } });
    const deliver = (headers: Record<string, string>) =>
      sendWebhook(server.client, {
        to: `/api/webhook/process/${source.id}`,
        body: text,
        headers: { "x-hub-signature-256": signGithub(source.secret, text), ...headers },
      });
    assert.equal((await deliver({})).status, 400);
    const sent = await deliver({ "x-github-event": "issues", "x-github-delivery": "72d3162e" });
    assert.equal(sent.status, 202, sent.text);
    const kept = (await client.get(`/api/webhook/events/${sent.body.eventId}`)).body;
    assert.deepEqual([kept.kind, kept.data], ["issues", JSON.parse(text)]);
    const replayed = await deliver({ "x-github-event": "issues", "x-github-delivery": "another" });
    assert.deepEqual([replayed.status, replayed.body.status], [200, "duplicate"]);
  });

  test("a copy of GitHub's delivery under another kind, which is not signed, does not make the true one a duplicate", async () => {
    const source = await createTestSource(client, { scheme: "github" });
    const bodies = [{ action: "opened" }, { id: "d-1", action: "opened" }, { id: 7, action: "opened" }];
    for (const text of bodies.map((body) => JSON.stringify(body))) {
      const deliver = (kind: string) =>
        sendWebhook(server.client, {
          to: `/api/webhook/process/${source.id}`,
          body: text,
          headers: { "x-hub-signature-256": signGithub(source.secret, text), "x-github-event": kind },
        });
      const [forged, honest] = [await deliver("push"), await deliver("issues")];
      assert.deepEqual([forged.status, honest.status], [202, 202], text);
      assert.equal((await client.get(`/api/webhook/events/${honest.body.eventId}`)).body.kind, "issues");
      assert.equal((await deliver("issues")).body.status, "duplicate");
    }
  });

  test("with GitHub's scheme, a body {event, data} must have a recent timestamp, in either header", async () => {
    const source = await createTestSource(client, { scheme: "github" });
    const deliver = (header: string, timestamp: unknown) => {
      const text = JSON.stringify({ event: "order.created", data: { number: ++number, timestamp } });
      const headers = { [header]: signGithub(source.secret, text), "x-github-event": "order.created" };
      return sendWebhook(server.client, { to: `/api/webhook/process/${source.id}`, body: text, headers });
    };
    const at = (awaySeconds: number) => new Date(Date.now() + awaySeconds * 1000).toISOString();
    assert.equal((await deliver("x-webhook-signature", at(0))).status, 202);
    assert.equal((await deliver("x-webhook-signature", nowSeconds())).status, 202);
    assert.equal((await deliver("x-webhook-signature", Date.now())).status, 202);
    for (const header of ["x-webhook-signature", "x-hub-signature-256"]) {
      for (const away of [-302, 302]) {
        const answer = await deliver(header, at(away));
        assert.deepEqual([answer.status, answer.body.code], [401, "signature-expired"], header);
      }
    }
    for (const timestamp of [undefined, "yesterday", "2026-11-20", true]) {
      const answer = await deliver("x-webhook-signature", timestamp);
      assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, "/body/data/timestamp"]);
    }
  });

  test("only the operator chooses another default source", async () => {
    const [first, second] = [await createTestSource(person.client), await createTestSource(person.client)];
    const mark = (by: TestClient, id: string) =>
      by.call("PATCH", `/api/webhook/sources/${id}`, { body: { isDefault: true } });
    assert.equal((await mark(person.client, first.id)).body.isDefault, true);
    const unnamed = (secret: string) => {
      const text = JSON.stringify(order());
      return sendWebhook(server.client, { body: text, headers: { "x-webhook-signature": signParley(secret, text) } });
    };
    assert.equal((await unnamed(first.secret)).status, 202);
    assert.equal((await mark(person.client, second.id)).body.isDefault, true);
    assert.equal((await unnamed(first.secret)).status, 401);
    assert.equal((await unnamed(second.secret)).status, 202);
    assert.equal((await client.get(`/api/webhook/sources/${first.id}`)).body.isDefault, false);
    const stranger = await signUp(server.client);
    const own = await createTestSource(stranger.client);
    assert.equal((await mark(stranger.client, own.id)).status, 403);
    assert.equal((await mark(client, second.id)).status, 403);
  });

  test("after the default source, the first workspace's oldest that is left is the default", async () => {
    const fresh = await startTestServer();
    try {
      const operator = await signUp(fresh.client);
      const made: TestSource[] = [];
      for (let count = 0; count < 3; count++) made.push(await createTestSource(operator.client));
      const other = await signUp(fresh.client);
      await createTestSource(other.client);
      const remaining = async () => {
        const { body } = await operator.client.get("/api/webhook/sources");
        return body.data.filter((source: TestSource) => source.isDefault).map(({ id }: TestSource) => id);
      };
      const unnamed = async (secret: string) => {
        const text = JSON.stringify(order());
        const headers = { "x-webhook-signature": signParley(secret, text) };
        return (await sendWebhook(fresh.client, { body: text, headers })).status;
      };
      assert.equal(await unnamed(made[0]!.secret), 202);
      const remove = (id: string) => operator.client.call("DELETE", `/api/webhook/sources/${id}`);
      assert.equal((await remove(made[0]!.id)).status, 204);
      assert.deepEqual(await remaining(), [made[1]!.id]);
      assert.deepEqual([await unnamed(made[0]!.secret), await unnamed(made[1]!.secret)], [401, 202]);
      await remove(made[2]!.id);
      assert.deepEqual(await remaining(), [made[1]!.id], "another source than the default one was removed");
      await remove(made[1]!.id);
      assert.equal(await unnamed(made[1]!.secret), 400, "another workspace's source is never the default");
      assert.equal((await other.client.get("/api/webhook/sources")).body.data[0].isDefault, false);
    } finally {
      await fresh.stop();
    }
  });

  test("exactly one of several sources that a new installation creates at once is the default", async () => {
    const fresh = await startTestServer();
    try {
      const operator = await signUp(fresh.client);
      const made = await Promise.all(Array.from({ length: 6 }, () => createTestSource(operator.client)));
      assert.equal(made.filter((source) => source.isDefault).length, 1);
    } finally {
      await fresh.stop();
    }
  });

  test("another workspace's sources and events are not found", async () => {
    const source = await createTestSource(client);
    const { eventId } = (await sendSigned(server.client, source, order())).body;
    const stranger = (await signUp(server.client)).client;
    const tries: [string, string, unknown?][] = [
      ["GET", `/api/webhook/sources/${source.id}`],
      ["PATCH", `/api/webhook/sources/${source.id}`, { name: "mine" }],
      ["DELETE", `/api/webhook/sources/${source.id}`],
      ["POST", `/api/webhook/sources/${source.id}/rotate-secret`, {}],
      ["GET", `/api/webhook/events/${eventId}`],
      ["POST", `/api/webhook/events/${eventId}/replay`],
    ];
    for (const [method, path, body] of tries)
      assert.equal((await stranger.call(method, path, { body })).status, 404, path);
    assert.deepEqual((await stranger.get("/api/webhook/sources")).body.data, []);
    assert.deepEqual((await stranger.get("/api/webhook/events")).body.data, []);
  });

  test("reading and writing need their scopes", async () => {
    const reader = server.client.as(await makeKey(person, { scopes: ["webhooks:read"] }));
    const other = server.client.as(await makeKey(person, { scopes: ["conversations:read"] }));
    assert.equal((await reader.get("/api/webhook/sources")).status, 200);
    assert.equal((await reader.post("/api/webhook/sources", { name: "x" })).status, 403);
    assert.equal((await other.get("/api/webhook/events")).status, 403);
  });

  test("received events are listed by source, kind and status, page by page", async () => {
    const source = await createTestSource(client);
    for (const event of ["a.b", "a.c", "a.b", "a.b"]) {
      await sendSigned(server.client, source, { event, data: { number: ++number } });
    }
    const list = (query: string) => client.get(`/api/webhook/events?sourceId=${source.id}${query}`);
    assert.equal((await list("")).body.data.length, 4);
    assert.equal((await list("&kind=a.c")).body.data.length, 1);
    assert.equal((await list("&status=processed")).body.data.length, 4);
    assert.equal((await list("&status=failed")).body.data.length, 0);
    assert.equal((await list("&status=odd")).status, 400);
    const first = (await list("&limit=3")).body;
    const second = (await list(`&limit=3&cursor=${first.nextCursor}`)).body;
    assert.deepEqual([first.data.length, second.data.length, second.nextCursor], [3, 1, null]);
    assert.equal(new Set([...first.data, ...second.data].map((event) => event.id)).size, 4);
    assert.deepEqual((await client.get("/api/webhook/events?sourceId=nothing")).body.data, []);
  });

  test("secrets stay usable when PARLEY_SECRET is replaced, and are encrypted with the new one", async () => {
    const owner = await signUp(server.client);
    const source = await createTestSource(owner.client);
    const settings = { PARLEY_SECRET: "another secret of the installation, 32+", PARLEY_SECRET_PREVIOUS: testSecret };
    const next = await startTestServer({ connection: server.connection, settings });
    try {
      assert.equal((await sendSigned(next.client, source, order())).status, 202);
      const { decryptSecrets } = await import("./source-secrets.ts");
      const { findSourceById } = await import("./store.ts");
      const { kernel } = next.server;
      const row = await findSourceById(kernel.database.query, InboundSourceId.parse(source.id) ?? "");
      assert.equal(kernel.secrets.isEncryptedWithPrevious("inbound-source", row!.encryptedSecrets, row!.id), false);
      assert.equal(decryptSecrets(kernel, row!)[0]?.secret, source.secret);
    } finally {
      await next.stop();
    }
  });
});
