// Long because everything that a sender may send is told in one place.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
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

describe("receiving a webhook", () => {
  let server: TestServer;
  let person: Person;
  let client: TestClient;
  let source: TestSource;

  before(async () => {
    ({ server, person, client, source } = await startWebhookServer());
  });
  after(() => server.stop());

  const order = (number: number) => ({ event: "order.created", data: { number, total: 9.5 } });

  test("a signed event is accepted, stored with its data and announced", async () => {
    const body = order(1);
    const answer = await sendSigned(server.client, source, body);
    assert.equal(answer.status, 202, answer.text);
    assert.deepEqual(Object.keys(answer.body).sort(), ["eventId", "status"]);
    assert.equal(answer.body.status, "accepted");
    const kept = (await client.get(`/api/webhook/events/${answer.body.eventId}`)).body;
    assert.deepEqual(kept.data, body.data);
    assert.deepEqual([kept.kind, kept.status, kept.sourceId], ["order.created", "processed", source.id]);
    const told = (await eventsOf(server, person.workspaceId)).filter(
      (event) => event.type === "inbound-event.received",
    );
    assert.deepEqual(told.at(-1)?.data, { eventId: answer.body.eventId, sourceId: source.id, kind: "order.created" });
  });

  test("an Authorization header is neither needed nor read", async () => {
    const text = JSON.stringify(order(2));
    const answer = await sendWebhook(server.client, {
      to: `/api/webhook/process/${source.id}`,
      body: text,
      headers: { "x-webhook-signature": signParley(source.secret, text), authorization: "Basic c2hvcDpzaG9w" },
    });
    assert.equal(answer.status, 202, answer.text);
  });

  /** Posts these bytes, signed as they are. */
  const postBytes = async (bytes: Buffer, headers: Record<string, string>, secret = source.secret, query = "") => {
    const time = nowSeconds();
    const hash = createHmac("sha256", secret).update(`${time}.`).update(bytes).digest("hex");
    const answer = await fetch(`${server.url}/api/webhook/process/${source.id}${query}`, {
      method: "POST",
      body: bytes as Buffer<ArrayBuffer>,
      headers: { "x-webhook-signature": `t=${time},v1=${hash}`, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as { [member: string]: unknown } };
  };
  const json = { "content-type": "application/json" };
  const dataOf = async (eventId: unknown) => (await client.get(`/api/webhook/events/${eventId}`)).body.data;

  for (const [encoding, encode, by] of [
    ["gzip", gzipSync, "gzip"],
    ["deflate", deflateSync, "zlib"],
    ["deflate", deflateRawSync, "zlib without a header"],
    ["br", brotliCompressSync, "brotli"],
    ["GZIP", gzipSync, "gzip"],
  ] as const) {
    test(`a body that was compressed by ${by} as ${encoding} is taken, and its bytes are signed`, async () => {
      const data = { of: `${by} ${encoding}` };
      const bytes = encode(Buffer.from(JSON.stringify({ event: "order.created", data })));
      const headers = { ...json, "content-encoding": encoding };
      const { status, body } = await postBytes(bytes, headers);
      assert.equal(status, 202, JSON.stringify(body));
      assert.deepEqual(await dataOf(body.eventId), data);
      assert.equal((await postBytes(bytes, headers, "of nobody, who has no secret")).status, 401);
    });
  }

  test("a compressed body is measured after it is decompressed, and other encodings are refused", async () => {
    const large = gzipSync(JSON.stringify({ event: "x", data: { a: "b".repeat(64 * 1024 * 1024) } }));
    assert.ok(large.length < 256 * 1024);
    const bomb = await postBytes(large, { ...json, "content-encoding": "gzip" });
    assert.deepEqual([bomb.status, bomb.body.code], [413, "body-too-large"]);
    const plain = Buffer.from(JSON.stringify(order(2)));
    const broken = await postBytes(plain, { ...json, "content-encoding": "gzip" });
    assert.deepEqual([broken.status, broken.body.code], [400, "invalid-request"]);
    for (const encoding of ["zstd", "gzip, br", "constructor"]) {
      const refused = await postBytes(plain, { ...json, "content-encoding": encoding });
      assert.deepEqual([refused.status, refused.body.code], [415, "unsupported-media-type"], encoding);
    }
  });

  const form = { "content-type": "application/x-www-form-urlencoded" };
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postBytes(Buffer.from(new URLSearchParams(fields).toString()), { ...form, ...headers });

  test("a form is taken: JSON in one field, JSON in the field data, or the data's members as fields", async () => {
    const data = { total: "12", note: "a & b" };
    for (const fields of [
      { payload: JSON.stringify({ event: "order.created", id: "f1", data }) },
      { event: "order.created", id: "f2", data: JSON.stringify(data) },
      { event: "order.created", id: "f3", ...data },
      { event: "order.created", id: "f4", "data[total]": "12", "data.note": "a & b" },
    ] as Record<string, string>[]) {
      const { status, body } = await postForm(fields);
      assert.equal(status, 202, JSON.stringify(body));
      assert.deepEqual(await dataOf(body.eventId), data);
      assert.equal((await postForm(fields)).body.status, "duplicate");
    }
    const fields = { event: "user_message", userId: "form", message: "When are you open?" };
    const bytes = Buffer.from(new URLSearchParams(fields).toString());
    const asked = await postBytes(bytes, form, source.secret, "?wait=true");
    assert.deepEqual([asked.status, asked.body.status], [200, "processed"], JSON.stringify(asked.body));
    const faults: Record<string, string>[] = [{ payload: "{" }, { event: "x", data: "[1" }];
    for (const wrong of faults) {
      const refused = await postForm(wrong);
      assert.deepEqual([refused.status, refused.body.code], [400, "malformed-json"]);
    }
    assert.equal((await postForm({ payload: "[".repeat(60_000) })).status, 400);
  });

  test("GitHub's form is read like its JSON, and a form may hold the time of signing", async () => {
    const github = await createTestSource(client, { scheme: "github" });
    const send = (body: string, headers: (signature: string) => Record<string, string>) =>
      sendWebhook(server.client, {
        to: `/api/webhook/process/${github.id}`,
        body,
        headers: { ...form, ...headers(signGithub(github.secret, body)) },
      });
    const push = { ref: "refs/heads/main" };
    const sent = await send(new URLSearchParams({ payload: JSON.stringify(push) }).toString(), (signature) => ({
      "x-hub-signature-256": signature.replace(/[a-f]/g, (letter) => letter.toUpperCase()).replace("shA", "sha"),
      "x-github-event": "push",
    }));
    assert.equal(sent.status, 202, sent.text);
    assert.deepEqual(await dataOf(sent.body.eventId), push);
    const timed = new URLSearchParams({ event: "order.created", timestamp: String(nowSeconds()) }).toString();
    assert.equal((await send(timed, (signature) => ({ "x-webhook-signature": signature }))).status, 202);
  });

  test("a repeated delivery gets the event of the first one, by its id or else by its bytes", async () => {
    for (const body of [order(3), { id: "delivery-3", ...order(3) }, { id: 3, ...order(3) }]) {
      const first = await sendSigned(server.client, source, body);
      const second = await sendSigned(server.client, source, body, { time: nowSeconds() - 30 });
      assert.equal(first.status, 202, first.text);
      assert.deepEqual([second.status, second.body], [200, { eventId: first.body.eventId, status: "duplicate" }]);
    }
    const changed = await sendSigned(server.client, source, { id: "delivery-3", ...order(4) });
    assert.deepEqual([changed.status, changed.body.status], [200, "duplicate"]);
  });

  test("of equal deliveries at the same time exactly one is accepted", async () => {
    const twins = Array.from({ length: 40 }, (_, index) => order(100 + (index % 4)));
    const answers = await Promise.all(twins.map((body) => sendSigned(server.client, source, body)));
    const byNumber = Map.groupBy(answers, (_answer, index) => index % 4);
    for (const same of byNumber.values()) {
      assert.deepEqual(same.map(({ status }) => status).sort(), [...Array(9).fill(200), 202]);
      assert.equal(new Set(same.map(({ body }) => body.eventId)).size, 1);
    }
  });

  test("the same id from two sources is two deliveries", async () => {
    const other = await createTestSource(client, { name: "other" });
    const body = { id: "shared", ...order(5) };
    assert.equal((await sendSigned(server.client, source, body)).status, 202);
    assert.equal((await sendSigned(server.client, other, body)).status, 202);
  });

  test("path, query or header name the source, and the first source of the installation is the default", async () => {
    assert.equal(source.isDefault, true);
    const text = (number: number) => JSON.stringify(order(number));
    const signed = (number: number, to: string, headers: Record<string, string> = {}) =>
      sendWebhook(server.client, {
        to,
        body: text(number),
        headers: { "x-webhook-signature": signParley(source.secret, text(number)), ...headers },
      });
    assert.equal((await signed(10, `/api/webhook/process/${source.id}`)).status, 202);
    assert.equal((await signed(11, `/api/webhook/process?source=${source.id}`)).status, 202);
    assert.equal((await signed(12, "/api/webhook/process", { "x-webhook-source": source.id })).status, 202);
    assert.equal((await signed(13, "/api/webhook/process")).status, 202);
    const elsewhere = await createTestSource((await signUp(server.client)).client);
    assert.equal(elsewhere.isDefault, false);
  });

  test("without a default source, the source must be named", async () => {
    const empty = await startTestServer();
    try {
      const unnamed = await sendWebhook(empty.client, { body: "{}", headers: { "x-webhook-signature": "t=1,v1=0" } });
      assert.deepEqual([unnamed.status, unnamed.body.code], [400, "webhook-source-missing"]);
    } finally {
      await empty.stop();
    }
  });

  test("an unknown source gets exactly the answer to a wrong signature", async () => {
    const text = JSON.stringify(order(20));
    const headers = { "x-webhook-signature": signParley("somebody else's secret", text) };
    const wrong = await sendWebhook(server.client, { to: `/api/webhook/process/${source.id}`, body: text, headers });
    const paths = ["whs_01h455vb4pex5vsknk084sn02q", "whs_x", "conv_01h455vb4pex5vsknk084sn02q", "..%2f", "%00"];
    for (const id of paths) {
      const unknown = await sendWebhook(server.client, { to: `/api/webhook/process/${id}`, body: text, headers });
      const { requestId: _one, ...said } = unknown.body;
      const { requestId: _other, ...expected } = wrong.body;
      if (id !== "%00") assert.deepEqual([unknown.status, said], [401, expected], id);
    }
    assert.equal(wrong.body.code, "signature-invalid");
  });

  test("the secret of another source is refused", async () => {
    const other = await createTestSource((await signUp(server.client)).client);
    const answer = await sendSigned(server.client, source, order(21), { secret: other.secret });
    assert.deepEqual([answer.status, answer.body.code], [401, "signature-invalid"]);
  });

  test("a delivery without a signature, and one signed too early or too late, are refused, each with its code", async () => {
    const unsigned = await sendWebhook(server.client, { to: `/api/webhook/process/${source.id}`, body: order(22) });
    assert.deepEqual([unsigned.status, unsigned.body.code], [401, "signature-missing"]);
    for (const time of [nowSeconds() - 302, nowSeconds() + 302]) {
      const answer = await sendSigned(server.client, source, order(22), { time });
      assert.deepEqual([answer.status, answer.body.code], [401, "signature-expired"]);
    }
    for (const time of [nowSeconds() - 298, nowSeconds() + 298]) {
      assert.notEqual((await sendSigned(server.client, source, order(22), { time })).status, 401);
    }
  });

  test("the signature is checked before anything of the body", async () => {
    for (const body of ["{", "", "[".repeat(60_000), '{"event":"x","data":{"__proto__":1}}', "\0"]) {
      const headers = { "x-webhook-signature": signParley("wrong", body) };
      const answer = await sendWebhook(server.client, { to: `/api/webhook/process/${source.id}`, body, headers });
      assert.deepEqual([answer.status, answer.body.code], [401, "signature-invalid"]);
    }
  });

  const faulty: [name: string, body: unknown, code: string, pointer?: string][] = [
    ["no JSON", "{", "malformed-json"],
    ["empty", "", "invalid-request"],
    ["a lone text", '"a"', "invalid-request", "/body"],
    ["without a kind", { data: {} }, "invalid-request", "/body/event"],
    ["with a kind that is no text", { event: 7, data: {} }, "invalid-request", "/body/event"],
    ["with a blank kind", { type: "  ", data: {} }, "invalid-request", "/body/type"],
    ["with control characters in its kind", { event: "a\nb", data: {} }, "invalid-request", "/body/event"],
    ["without data", { event: "x" }, "invalid-request", "/body/data"],
    ["with data that is a list", { event: "x", data: [] }, "invalid-request", "/body/data"],
    ["with NUL in its data", { event: "x", data: { a: "\0" } }, "invalid-request", "/body/data/a"],
    ["nested too deep", `{"event":"x","data":{"a":${"[".repeat(70)}${"]".repeat(70)}}}`, "invalid-request"],
    [
      "a question without a user",
      { event: "user_message", data: { message: "Hi" } },
      "invalid-request",
      "/body/data/userId",
    ],
    [
      "a question without a word",
      { event: "user_message", data: { userId: "u", message: " " } },
      "invalid-request",
      "/body/data/message",
    ],
    [
      "a question in a conversation that cannot be",
      { event: "user_message", data: { userId: "u", message: "Hi", sessionId: "conv_1" } },
      "invalid-request",
      "/body/data/sessionId",
    ],
  ];
  for (const [name, body, code, pointer] of faulty) {
    test(`a signed body that is ${name} is refused and not stored`, async () => {
      const kept = (await client.get("/api/webhook/events?limit=100")).body.data.length;
      const answer = await sendSigned(server.client, source, body);
      assert.deepEqual([answer.status, answer.body.code], [400, code], answer.text);
      if (pointer !== undefined) assert.equal(answer.body.errors[0].pointer, pointer);
      assert.equal((await client.get("/api/webhook/events?limit=100")).body.data.length, kept);
    });
  }

  test("a signed body that is not UTF-8 is refused", async () => {
    const { createHmac } = await import("node:crypto");
    const body = Buffer.concat([Buffer.from('{"event":"x","data":{"a":"'), Buffer.from([0xff]), Buffer.from('"}}')]);
    const time = nowSeconds();
    const hex = createHmac("sha256", source.secret).update(`${time}.`).update(body).digest("hex");
    const response = await fetch(`${server.url}/api/webhook/process/${source.id}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-webhook-signature": `t=${time},v1=${hex}` },
    });
    assert.deepEqual([response.status, ((await response.json()) as { code: string }).code], [400, "malformed-json"]);
  });

  test("a body larger than 256 KiB is answered 413, and one without a media type 415", async () => {
    const large = await sendSigned(server.client, source, { event: "x", data: { a: "b".repeat(256 * 1024) } });
    assert.equal(large.status, 413);
    const text = JSON.stringify(order(30));
    const typed = (type: string) =>
      sendWebhook(server.client, {
        to: `/api/webhook/process/${source.id}`,
        body: text,
        headers: { "content-type": type, "x-webhook-signature": signParley(source.secret, text) },
      });
    const untyped = await postBytes(Buffer.from(text), { "content-type": "" });
    assert.deepEqual([untyped.status, untyped.body.code], [415, "unsupported-media-type"]);
    assert.equal((await typed("application/cloudevents+json; charset=utf-8")).status, 202);
  });

  test("a removed source is refused, and nothing is left of what it sent", async () => {
    const gone = await createTestSource(client, { name: "gone" });
    assert.equal((await sendSigned(server.client, gone, order(1))).status, 202);
    await client.call("DELETE", `/api/webhook/sources/${gone.id}`);
    const answer = await sendSigned(server.client, gone, order(2));
    assert.deepEqual([answer.status, answer.body.code], [401, "signature-invalid"]);
    const { body } = await client.get(`/api/webhook/events?sourceId=${gone.id}`);
    assert.deepEqual(body.data, []);
  });

  test("each source has a limit of its own", async () => {
    const limited = await startTestServer({ settings: { PARLEY_LIMIT_WEBHOOK: "3", PARLEY_LIMIT_PUBLIC: "60" } });
    try {
      const owner = await signUp(limited.client);
      const [first, second] = [await createTestSource(owner.client), await createTestSource(owner.client)];
      const statuses: number[] = [];
      for (let number = 0; number < 4; number++)
        statuses.push((await sendSigned(limited.client, first, order(number))).status);
      assert.deepEqual(statuses, [202, 202, 202, 429]);
      const refused = await sendSigned(limited.client, first, order(9));
      assert.ok(Number(refused.headers.get("retry-after")) > 0);
      assert.equal((await sendSigned(limited.client, second, order(1))).status, 202);
    } finally {
      await limited.stop();
    }
  });

  test("the limit for strangers counts unknown sources and not signed webhooks", async () => {
    const strict = await startTestServer({ settings: { PARLEY_LIMIT_PUBLIC: "5" } });
    try {
      const owner = await signUp(strict.client);
      const known = await createTestSource(owner.client);
      const sent = await Promise.all(
        Array.from({ length: 30 }, (_, at) => sendSigned(strict.client, known, order(at))),
      );
      assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([202]));
      const guesses: number[] = [];
      for (let at = 0; at < 8; at++) {
        const guess = { ...known, id: `whs_01h455vb4pex5vsknk084sn0${at}q` };
        guesses.push((await sendSigned(strict.client, guess, order(at))).status);
      }
      assert.equal(guesses.at(-1), 429);
    } finally {
      await strict.stop();
    }
  });

  test("a delivery is recognised for 30 days, and its content is deleted after them", async () => {
    const { deleteOldEvents } = await import("../received-events/inbound-event-retention.ts");
    const body = { id: "long ago", ...order(40) };
    const first = (await sendSigned(server.client, source, body)).body.eventId;
    moveClock(server, 29 * 86_400_000);
    await deleteOldEvents.run(server.server.kernel, {});
    const inTime = () => Math.floor(server.server.kernel.clock.now() / 1000);
    const again = await sendSigned(server.client, source, body, { time: inTime() });
    assert.deepEqual([again.status, again.body.eventId], [200, first]);
    moveClock(server, 2 * 86_400_000);
    await deleteOldEvents.run(server.server.kernel, {});
    assert.equal((await client.get(`/api/webhook/events/${first}`)).status, 404);
    assert.equal((await sendSigned(server.client, source, body, { time: inTime() })).status, 202);
  });
});
