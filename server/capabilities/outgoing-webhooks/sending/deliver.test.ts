import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { verifyWebhookEd25519 } from "@parley/outbound";
import { Webhook } from "standardwebhooks";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { until } from "../../../testing/until.ts";
import { answering } from "../testing/receiver.ts";
import { type DeliverySetup, numbersIn, parcelLost, startDeliverySetup } from "../testing/start-delivery-setup.ts";

describe("an outgoing webhook", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  test("arrives with the content of the message, and the official library verifies it", async () => {
    const { secret } = await setup.createEndpoint("/chat", { events: ["message.*"] });
    const sent = await setup.client.post("/api/chatbot/send", { message: "Do you sell umbrellas?" });
    const [question, answer] = await setup.arrivals("/chat", 2);
    const read = (request: typeof question) =>
      new Webhook(secret).verify(request!.body, request!.headers as Record<string, string>) as {
        type: string;
        timestamp: string;
        data: Record<string, unknown>;
      };
    const first = read(question!);
    assert.deepEqual(Object.keys(first), ["type", "timestamp", "data"]);
    assert.equal(first.type, "message.created");
    assert.equal(first.data.text, "Do you sell umbrellas?");
    assert.ok(Math.abs(Date.parse(first.timestamp) - Date.now()) < 60_000);
    assert.equal(read(answer!).data.id, sent.body.messageId);
    assert.match(String(question!.headers["webhook-id"]), /^evt_[0-9a-z]{26}$/);
    assert.equal(question!.headers["content-type"], "application/json");
    assert.notEqual(question!.headers["webhook-id"], answer!.headers["webhook-id"]);
  });

  test("goes to the endpoints that asked for its type, once to each, and to none that was created later", async () => {
    await setup.pack([1]);
    await setup.createEndpoint("/exact");
    await setup.createEndpoint("/noun", { events: ["parcel.*", "parcel.lost"] });
    await setup.createEndpoint("/all", { events: ["*"] });
    await setup.pack([2, 3]);
    await setup.pack([4], { type: parcelLost });
    await setup.pack([5]);
    assert.deepEqual(numbersIn(await setup.arrivals("/exact", 3)).sort(), [2, 3, 5]);
    assert.deepEqual(numbersIn(await setup.arrivals("/noun", 4)).sort(), [2, 3, 4, 5]);
    assert.deepEqual(numbersIn(await setup.arrivals("/all", 4)).sort(), [2, 3, 4, 5]);
    assert.equal(setup.receiver.at("/exact").length, 3);
  });

  test("is verified with the public key alone if the endpoint has a key pair", async () => {
    const { secret, publicKey } = await setup.createEndpoint("/pair", { asymmetric: true });
    await setup.pack([1]);
    const [request] = await setup.arrivals("/pair", 1);
    const headers = request!.headers as Record<string, string>;
    const [symmetric = "", asymmetric = ""] = headers["webhook-signature"]!.split(" ");
    assert.match(symmetric, /^v1,/);
    const signed = { id: headers["webhook-id"]!, timestampSeconds: headers["webhook-timestamp"]!, body: request!.body };
    assert.equal(verifyWebhookEd25519(publicKey, signed, asymmetric), true);
    new Webhook(secret).verify(request!.body, headers);
  });

  test("is signed with both secrets after a rotation until the overlap ends, then with the new one only", async () => {
    const { id, secret: former } = await setup.createEndpoint("/rotated");
    const rotated = await setup.client.post(`/api/webhook/endpoints/${id}/rotate-secret`, { overlapHours: 1 });
    assert.equal(rotated.status, 200, rotated.text);
    await setup.pack([1]);
    const [during] = await setup.arrivals("/rotated", 1);
    for (const secret of [former, rotated.body.secret]) {
      new Webhook(secret).verify(during!.body, during!.headers as Record<string, string>);
    }
    const own = await startDeliverySetup();
    const endpoint = await own.createEndpoint("/later");
    const fresh = await own.client.post(`/api/webhook/endpoints/${endpoint.id}/rotate-secret`, { overlapHours: 1 });
    moveClock(own.server, 61 * 60_000);
    await own.pack([2]);
    const [after] = await own.arrivals("/later", 1);
    const signatures = String(after!.headers["webhook-signature"]).split(" ");
    assert.equal(signatures.length, 1);
    const headers = { ...after!.headers, "webhook-timestamp": String(after!.headers["webhook-timestamp"]) };
    const { signWebhook } = await import("@parley/outbound");
    const signed = {
      id: String(after!.headers["webhook-id"]),
      timestampSeconds: headers["webhook-timestamp"],
      body: after!.body,
    };
    assert.equal(signatures[0], signWebhook(fresh.body.secret, signed));
    assert.notEqual(signatures[0], signWebhook(endpoint.secret, signed));
    await own.stop();
  });

  test("counts a redirect as a failure and does not follow it", async () => {
    setup.receiver.behave("/moved", answering(302, { location: `${setup.receiver.url}/elsewhere` }));
    const { id } = await setup.createEndpoint("/moved");
    await setup.pack([1]);
    await setup.settled(id, 1);
    const [delivery] = await setup.deliveries(id);
    assert.deepEqual([delivery.status, delivery.attemptCount], ["pending", 1]);
    assert.equal(setup.receiver.at("/elsewhere").length, 0);
  });

  test("is tried ten times by the schedule with one message id; then an event announces that it is exhausted", async () => {
    setup.receiver.behave("/broken", answering(500, {}, "out of order"));
    const { id } = await setup.createEndpoint("/broken");
    const told = await setup.createEndpoint("/told", { events: ["delivery.exhausted"] });
    await setup.pack([1]);
    const hoursUntilNext: number[] = [];
    for (let attempts = 1; attempts <= 10; attempts++) {
      await setup.settled(id, attempts);
      const [delivery] = await setup.deliveries(id);
      if (attempts === 10) {
        assert.deepEqual([delivery.status, delivery.nextAttemptAt], ["exhausted", null]);
        break;
      }
      assert.equal(delivery.status, "pending");
      hoursUntilNext.push((Date.parse(delivery.nextAttemptAt) - Date.now()) / 3_600_000);
      await setup.hasten(id);
    }
    const schedule = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    for (const [index, hours] of schedule.entries()) {
      const waited = hoursUntilNext[index]!;
      assert.ok(waited > hours * 0.9 - 0.01 && waited < hours * 1.1, `retry ${index + 1} after ${waited} h`);
    }
    const requests = setup.receiver.at("/broken");
    assert.equal(requests.length, 10);
    assert.equal(new Set(requests.map((request) => request.headers["webhook-id"])).size, 1);
    const [exhausted] = await setup.arrivals("/told", 1);
    const { data } = JSON.parse(exhausted!.body);
    assert.deepEqual([data.endpointId, data.eventType, data.attempts], [id, "parcel.packed", 10]);
    const whole = await setup.client.get(`/api/webhook/deliveries/${data.deliveryId}`);
    assert.deepEqual(
      whole.body.attempts.map((attempt: { number: number; statusCode: number }) => [
        attempt.number,
        attempt.statusCode,
      ]),
      Array.from({ length: 10 }, (_, index) => [index + 1, 500]),
    );
    assert.equal(whole.body.attempts[0].response.body, "out of order");
    assert.equal(whole.body.attempts[0].request.headers["webhook-signature"], "[redacted]");
    assert.ok(told.matchingEvents.includes("delivery.exhausted"));
  });

  test("about a failed delivery is not announced again when it fails itself", async () => {
    const own = await startDeliverySetup();
    own.receiver.behave("/deaf", answering(500));
    const { id } = await own.createEndpoint("/deaf", { events: ["*", "delivery.exhausted"] });
    await own.pack([1]);
    for (let attempts = 1; attempts < 30 && (await own.deliveries(id, "&status=exhausted")).length < 2; attempts++) {
      await own.settled(id, attempts);
      await own.hasten(id);
    }
    const types = (await own.deliveries(id)).map((delivery) => [delivery.type, delivery.status]);
    assert.deepEqual(types, [
      ["delivery.exhausted", "exhausted"],
      ["parcel.packed", "exhausted"],
    ]);
    await own.stop();
  });

  test("that is answered 410 disables the endpoint at once, mails the owner, and is the last one", async () => {
    setup.receiver.behave("/gone", answering(410));
    const { id } = await setup.createEndpoint("/gone");
    await setup.pack([1]);
    await until(async () => (await setup.client.get(`/api/webhook/endpoints/${id}`)).body.status === "disabled");
    await setup.pack([2]);
    const endpoint = (await setup.client.get(`/api/webhook/endpoints/${id}`)).body;
    assert.equal(endpoint.disabledReason, "gone");
    assert.deepEqual(
      (await setup.deliveries(id)).map((delivery) => delivery.status),
      ["failed"],
    );
    const disabled = (await eventsOf(setup.server, setup.person.workspaceId)).filter(
      (event) => event.type === "endpoint.disabled",
    );
    assert.deepEqual(
      disabled.map((event) => event.data),
      [{ endpointId: id, reason: "gone" }],
    );
    const { nextMail } = await import("../../../testing/received-mail.ts");
    const mail = await nextMail(setup.server, setup.person.email, "disabled");
    assert.match(mail.text, new RegExp(id));
    assert.equal(setup.receiver.at("/gone").length, 1);
  });

  test("is retried after Retry-After, at most a day later, and the endpoint is paused", async () => {
    setup.receiver.behave("/busy", answering(429, { "retry-after": "7200" }));
    const { id } = await setup.createEndpoint("/busy");
    await setup.pack([1]);
    await setup.settled(id, 1);
    const [delivery] = await setup.deliveries(id);
    const waitMs = Date.parse(delivery.nextAttemptAt) - Date.now();
    assert.ok(waitMs > 7_100_000 && waitMs <= 7_200_000, `${waitMs} ms`);
    const paused = await until(async () => (await setup.client.get(`/api/webhook/endpoints/${id}`)).body.pausedUntil);
    assert.ok(Date.parse(paused) - Date.now() > 7_000_000);
    setup.receiver.behave("/busier", answering(503, { "retry-after": "99999999" }));
    const busier = await setup.createEndpoint("/busier");
    await setup.pack([2]);
    await setup.settled(busier.id, 1);
    const [later] = await setup.deliveries(busier.id);
    assert.ok(Date.parse(later.nextAttemptAt) - Date.now() <= 24 * 3_600_000);
    assert.equal(setup.receiver.at("/busy").length, 1);
  });

  test("is logged without the texts of the message, also where the answer quotes them", async () => {
    setup.receiver.behave(
      "/echo",
      (answer, request) => void answer.writeHead(200, { "set-cookie": "a=b" }).end(request.body),
    );
    const { id } = await setup.createEndpoint("/echo", { events: ["message.*"] });
    await setup.client.post("/api/chatbot/send", { message: 'My name is "Zoë Quintanar".', sessionId: "echoed" });
    await setup.settled(id, 2);
    for (const { id: deliveryId } of await setup.deliveries(id)) {
      const { text, body } = await setup.client.get(`/api/webhook/deliveries/${deliveryId}`);
      assert.doesNotMatch(text, /Quintanar/);
      const [attempt] = body.attempts;
      assert.match(attempt.response.body, /\[redacted\]/);
      assert.equal(attempt.response.headers["set-cookie"], "[redacted]");
      assert.match(attempt.request.body, /"messageId":"msg_/);
    }
    assert.match(setup.receiver.at("/echo")[0]!.body, /Quintanar/);
  });

  test("is cancelled if its content was erased before it was sent", async () => {
    setup.receiver.behave("/late", (answer, _request, count) => void answer.writeHead(count === 1 ? 500 : 204).end());
    const { id } = await setup.createEndpoint("/late", { events: ["message.created"], orderBy: "conversationId" });
    await setup.client.post("/api/chatbot/send", { message: "Forget me.", sessionId: "forgotten" });
    await setup.settled(id, 1);
    assert.equal((await setup.client.call("DELETE", "/api/conversations/forgotten")).status, 204);
    await setup.hasten(id);
    await until(async () => (await setup.deliveries(id, "&status=cancelled")).length === 2);
    assert.equal(setup.receiver.at("/late").length, 1);
  });

  test("survives an answer that never ends, an endless one and a broken one", async () => {
    setup.receiver.behave("/drip", (answer) => {
      answer.writeHead(200);
      const timer = setInterval(() => answer.write("x"), 50);
      answer.on("close", () => clearInterval(timer));
    });
    setup.receiver.behave("/flood", (answer) => {
      answer.writeHead(200);
      const timer = setInterval(() => answer.write("y".repeat(65_536)), 1);
      answer.on("close", () => clearInterval(timer));
    });
    setup.receiver.behave("/cut", (answer) => void answer.socket?.destroy());
    const ids = [];
    for (const path of ["/drip", "/flood", "/cut"]) ids.push((await setup.createEndpoint(path)).id);
    await setup.pack([1]);
    for (const id of ids) await setup.settled(id, 1);
    const statuses = await Promise.all(ids.map(async (id) => (await setup.deliveries(id))[0].status));
    assert.deepEqual(statuses, ["delivered", "delivered", "pending"]);
    const [flood] = await setup.deliveries(ids[1]!);
    const shown = (await setup.client.get(`/api/webhook/deliveries/${flood.id}`)).body.attempts[0].response.body;
    assert.match(shown, /^y{4096}$/, "of an endless answer the beginning is kept");
    const [cut] = await setup.deliveries(ids[2]!);
    const { attempts } = (await setup.client.get(`/api/webhook/deliveries/${cut.id}`)).body;
    assert.deepEqual([attempts[0].error, attempts[0].response], ["connection-failed", null]);
  });
});
