import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Webhook } from "standardwebhooks";
import {
  type DeliverySetup,
  startDeliverySetup,
} from "../../../server/capabilities/outgoing-webhooks/testing/start-delivery-setup.ts";
import { WebhookRefused, webhooks } from "../src/index.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const body = '{"type":"member.joined","timestamp":"2026-11-20T10:00:00.000Z","data":{"userId":"usr_1","role":"owner"}}';

/** Signed by the official library. */
function headersOf(at = new Date(), signedBy = secret): Record<string, string> {
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(signedBy).sign("evt_1", at, body),
  };
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof WebhookRefused, String(error));
  return error.reason;
}

describe("unwrap", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  test("a delivery of the server is verified and read, also while its secret is being replaced", async () => {
    const endpoint = await setup.createEndpoint("/chat", { events: ["message.created"] });
    const rotated = await setup.client.post(`/api/webhook/endpoints/${endpoint.id}/rotate-secret`, { overlapHours: 1 });
    await setup.client.post("/api/chatbot/send", { message: "Do you sell umbrellas?" });
    const [delivery] = await setup.arrivals("/chat", 2);
    for (const known of [endpoint.secret, rotated.body.secret]) {
      const event = await webhooks.unwrap(delivery!.body, delivery!.headers, known);
      assert.equal(event.id, delivery!.headers["webhook-id"]);
      assert.ok(event.type === "message.created");
      assert.equal(event.data.text, "Do you sell umbrellas?");
    }
    assert.equal(await reasonOf(webhooks.unwrap(delivery!.body, delivery!.headers, otherSecret)), "wrong");
  });

  test("the body may be bytes, and the headers may have any usual form", async () => {
    const headers = headersOf();
    const upperCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const shape of [headers, new Headers(headers), upperCase]) {
      const event = await webhooks.unwrap(new TextEncoder().encode(body), shape, secret);
      assert.deepEqual(event, { id: "evt_1", ...JSON.parse(body) });
    }
  });

  test("one valid signature of several is enough", async () => {
    const headers = headersOf();
    const good = headers["webhook-signature"]!;
    const others = `v1a,AAAA v1 v2,${good.slice(3)} v1,*** ${headersOf(new Date(), otherSecret)["webhook-signature"]}`;
    await webhooks.unwrap(body, { ...headers, "webhook-signature": `${others} ${good}` }, secret);
    assert.equal(await reasonOf(webhooks.unwrap(body, { ...headers, "webhook-signature": others }, secret)), "wrong");
  });

  test("a changed, incomplete, malformed or old delivery is refused with the reason", async () => {
    const headers = headersOf();
    const refused = (change: Record<string, string | undefined>, text = body) =>
      reasonOf(webhooks.unwrap(text, { ...headers, ...change }, secret));
    assert.equal(await refused({}, body.replace("owner", "admin")), "wrong");
    assert.equal(await refused({ "webhook-id": "evt_2" }), "wrong");
    assert.equal(await refused({ "webhook-id": "evt.1" }), "malformed");
    assert.equal(await refused({ "webhook-timestamp": "soon" }), "malformed");
    for (const name of Object.keys(headers)) assert.equal(await refused({ [name]: undefined }), "missing");
  });

  test("the time may differ by 300 seconds, in both directions", async () => {
    const at = new Date("2026-11-20T10:00:00Z");
    for (const [seconds, isTaken] of [
      [-301, false],
      [-300, true],
      [300, true],
      [301, false],
    ] as const) {
      const unwrapped = webhooks.unwrap(body, headersOf(at), secret, { nowMs: at.getTime() + seconds * 1_000 });
      if (isTaken) await unwrapped;
      else assert.equal(await reasonOf(unwrapped), "expired");
    }
  });

  test("a malformed secret is an error of the program", async () => {
    for (const wrong of ["", "whsec_", "whsec_***"]) {
      await assert.rejects(webhooks.unwrap(body, headersOf(), wrong), TypeError);
    }
  });
});

test("headers may be of a class of the framework's own, and a secret that is missing is told", async () => {
  const headers = headersOf();
  const own = { get: (name: string) => headers[name] ?? null } as unknown as Headers;
  assert.equal((await webhooks.unwrap(body, own, secret)).id, "evt_1");
  await assert.rejects(webhooks.unwrap(body, headers, undefined as never), /The secret must be whsec_/);
  assert.equal(await reasonOf(webhooks.unwrap(body, undefined as never, secret)), "missing");
});

test("a body that was read already is a mistake, and a signed one that is no event is refused", async () => {
  await assert.rejects(webhooks.unwrap(JSON.parse(body), headersOf(), secret), /before anything reads them/);
  for (const other of ["no JSON", "null", "[]", "{}"]) {
    const at = new Date();
    const signature = new Webhook(secret).sign("evt_1", at, other);
    assert.equal(
      await reasonOf(webhooks.unwrap(other, { ...headersOf(at), "webhook-signature": signature }, secret)),
      "malformed",
    );
  }
});
