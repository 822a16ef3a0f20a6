import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { verifyEd25519 } from "../../../kernel/outbound/standard-webhooks.ts";
import { eventsOf, moveClock, until } from "../../../testing/observe.ts";
import { type Desk, numbersIn, openDesk, parcelLost } from "../testing/desk.ts";
import { answering } from "../testing/receiver.ts";

describe("delivery", () => {
  let desk: Desk;
  before(async () => {
    desk = await openDesk();
  });
  after(() => desk.stop());

  test("a message arrives expanded, and the official library verifies it", async () => {
    const { secret } = await desk.makeEndpoint("/chat", { events: ["message.*"] });
    const sent = await desk.client.post("/api/chatbot/send", { message: "Do you sell umbrellas?" });
    const [question, answer] = await desk.arrivals("/chat", 2);
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

  test("an endpoint gets the types that it asked for, each event once, and nothing from before it was made", async () => {
    await desk.pack([1]);
    await desk.makeEndpoint("/exact");
    await desk.makeEndpoint("/noun", { events: ["parcel.*", "parcel.lost"] });
    await desk.makeEndpoint("/all", { events: ["*"] });
    await desk.pack([2, 3]);
    await desk.pack([4], { type: parcelLost });
    await desk.pack([5]);
    assert.deepEqual(numbersIn(await desk.arrivals("/exact", 3)).sort(), [2, 3, 5]);
    assert.deepEqual(numbersIn(await desk.arrivals("/noun", 4)).sort(), [2, 3, 4, 5]);
    assert.deepEqual(numbersIn(await desk.arrivals("/all", 4)).sort(), [2, 3, 4, 5]);
    assert.equal(desk.receiver.at("/exact").length, 3);
  });

  test("with a key pair, messages are verified by the public key alone", async () => {
    const { secret, publicKey } = await desk.makeEndpoint("/pair", { asymmetric: true });
    await desk.pack([1]);
    const [request] = await desk.arrivals("/pair", 1);
    const headers = request!.headers as Record<string, string>;
    const [symmetric = "", asymmetric = ""] = headers["webhook-signature"]!.split(" ");
    assert.match(symmetric, /^v1,/);
    const signed = { id: headers["webhook-id"]!, timestampSeconds: headers["webhook-timestamp"]!, body: request!.body };
    assert.equal(verifyEd25519(publicKey, signed, asymmetric), true);
    new Webhook(secret).verify(request!.body, headers);
  });

  test("after a rotation both secrets verify until the overlap ends, then only the fresh one", async () => {
    const { id, secret: former } = await desk.makeEndpoint("/rotated");
    const rotated = await desk.client.post(`/api/webhook/endpoints/${id}/rotate-secret`, { overlapHours: 1 });
    assert.equal(rotated.status, 200, rotated.text);
    await desk.pack([1]);
    const [during] = await desk.arrivals("/rotated", 1);
    for (const secret of [former, rotated.body.secret]) {
      new Webhook(secret).verify(during!.body, during!.headers as Record<string, string>);
    }
    const own = await openDesk();
    const endpoint = await own.makeEndpoint("/later");
    const fresh = await own.client.post(`/api/webhook/endpoints/${endpoint.id}/rotate-secret`, { overlapHours: 1 });
    moveClock(own.server, 61 * 60_000);
    await own.pack([2]);
    const [after] = await own.arrivals("/later", 1);
    const signatures = String(after!.headers["webhook-signature"]).split(" ");
    assert.equal(signatures.length, 1);
    const headers = { ...after!.headers, "webhook-timestamp": String(after!.headers["webhook-timestamp"]) };
    const { signStandard } = await import("../../../kernel/outbound/standard-webhooks.ts");
    const signed = {
      id: String(after!.headers["webhook-id"]),
      timestampSeconds: headers["webhook-timestamp"],
      body: after!.body,
    };
    assert.equal(signatures[0], signStandard(fresh.body.secret, signed));
    assert.notEqual(signatures[0], signStandard(endpoint.secret, signed));
    await own.stop();
  });

  test("a redirect is a failure and is not followed", async () => {
    desk.receiver.behave("/moved", answering(302, { location: `${desk.receiver.url}/elsewhere` }));
    const { id } = await desk.makeEndpoint("/moved");
    await desk.pack([1]);
    await desk.settled(id, 1);
    const [delivery] = await desk.deliveries(id);
    assert.deepEqual([delivery.status, delivery.attemptCount], ["pending", 1]);
    assert.equal(desk.receiver.at("/elsewhere").length, 0);
  });

  test("a failed delivery is tried ten times by the schedule, under one id, and then given up with an event", async () => {
    desk.receiver.behave("/broken", answering(500, {}, "out of order"));
    const { id } = await desk.makeEndpoint("/broken");
    const told = await desk.makeEndpoint("/told", { events: ["delivery.exhausted"] });
    await desk.pack([1]);
    const hoursUntilNext: number[] = [];
    for (let attempts = 1; attempts <= 10; attempts++) {
      await desk.settled(id, attempts);
      const [delivery] = await desk.deliveries(id);
      if (attempts === 10) {
        assert.deepEqual([delivery.status, delivery.nextAttemptAt], ["exhausted", null]);
        break;
      }
      assert.equal(delivery.status, "pending");
      hoursUntilNext.push((Date.parse(delivery.nextAttemptAt) - Date.now()) / 3_600_000);
      await desk.hasten(id);
    }
    const schedule = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    for (const [index, hours] of schedule.entries()) {
      const waited = hoursUntilNext[index]!;
      assert.ok(waited > hours * 0.9 - 0.01 && waited < hours * 1.1, `retry ${index + 1} after ${waited} h`);
    }
    const requests = desk.receiver.at("/broken");
    assert.equal(requests.length, 10);
    assert.equal(new Set(requests.map((request) => request.headers["webhook-id"])).size, 1);
    const [exhausted] = await desk.arrivals("/told", 1);
    const { data } = JSON.parse(exhausted!.body);
    assert.deepEqual([data.endpointId, data.eventType, data.attempts], [id, "parcel.packed", 10]);
    const whole = await desk.client.get(`/api/webhook/deliveries/${data.deliveryId}`);
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

  test("what cannot be told of a failure is not told of again: no failure breeds another", async () => {
    const own = await openDesk();
    own.receiver.behave("/deaf", answering(500));
    const { id } = await own.makeEndpoint("/deaf", { events: ["*", "delivery.exhausted"] });
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

  test("410 disables at once, tells the owner, and nothing more is sent", async () => {
    desk.receiver.behave("/gone", answering(410));
    const { id } = await desk.makeEndpoint("/gone");
    await desk.pack([1]);
    await until(async () => (await desk.client.get(`/api/webhook/endpoints/${id}`)).body.status === "disabled");
    await desk.pack([2]);
    const endpoint = (await desk.client.get(`/api/webhook/endpoints/${id}`)).body;
    assert.equal(endpoint.disabledReason, "gone");
    assert.deepEqual(
      (await desk.deliveries(id)).map((delivery) => delivery.status),
      ["failed"],
    );
    const disabled = (await eventsOf(desk.server, desk.person.workspaceId)).filter(
      (event) => event.type === "endpoint.disabled",
    );
    assert.deepEqual(
      disabled.map((event) => event.data),
      [{ endpointId: id, reason: "gone" }],
    );
    const { nextMail } = await import("../../../testing/observe.ts");
    const mail = await nextMail(desk.server, desk.person.email, "disabled");
    assert.match(mail.text, new RegExp(id));
    assert.equal(desk.receiver.at("/gone").length, 1);
  });

  test("Retry-After puts the next attempt off, up to a day, and the endpoint gets a pause", async () => {
    desk.receiver.behave("/busy", answering(429, { "retry-after": "7200" }));
    const { id } = await desk.makeEndpoint("/busy");
    await desk.pack([1]);
    await desk.settled(id, 1);
    const [delivery] = await desk.deliveries(id);
    const waitMs = Date.parse(delivery.nextAttemptAt) - Date.now();
    assert.ok(waitMs > 7_100_000 && waitMs <= 7_200_000, `${waitMs} ms`);
    const paused = await until(async () => (await desk.client.get(`/api/webhook/endpoints/${id}`)).body.pausedUntil);
    assert.ok(Date.parse(paused) - Date.now() > 7_000_000);
    desk.receiver.behave("/busier", answering(503, { "retry-after": "99999999" }));
    const busier = await desk.makeEndpoint("/busier");
    await desk.pack([2]);
    await desk.settled(busier.id, 1);
    const [later] = await desk.deliveries(busier.id);
    assert.ok(Date.parse(later.nextAttemptAt) - Date.now() <= 24 * 3_600_000);
    assert.equal(desk.receiver.at("/busy").length, 1);
  });

  test("an answer that quotes the message is kept without the quote, and the request without its texts", async () => {
    desk.receiver.behave(
      "/echo",
      (answer, request) => void answer.writeHead(200, { "set-cookie": "a=b" }).end(request.body),
    );
    const { id } = await desk.makeEndpoint("/echo", { events: ["message.*"] });
    await desk.client.post("/api/chatbot/send", { message: 'My name is "Zoë Quintanar".', sessionId: "echoed" });
    await desk.settled(id, 2);
    for (const { id: deliveryId } of await desk.deliveries(id)) {
      const { text, body } = await desk.client.get(`/api/webhook/deliveries/${deliveryId}`);
      assert.doesNotMatch(text, /Quintanar/);
      const [attempt] = body.attempts;
      assert.match(attempt.response.body, /\[redacted\]/);
      assert.equal(attempt.response.headers["set-cookie"], "[redacted]");
      assert.match(attempt.request.body, /"messageId":"msg_/);
    }
    assert.match(desk.receiver.at("/echo")[0]!.body, /Quintanar/);
  });

  test("what was erased before it was sent is not sent any more", async () => {
    desk.receiver.behave("/late", (answer, _request, count) => void answer.writeHead(count === 1 ? 500 : 204).end());
    const { id } = await desk.makeEndpoint("/late", { events: ["message.created"], orderBy: "conversationId" });
    await desk.client.post("/api/chatbot/send", { message: "Forget me.", sessionId: "forgotten" });
    await desk.settled(id, 1);
    assert.equal((await desk.client.call("DELETE", "/api/conversations/forgotten")).status, 204);
    await desk.hasten(id);
    await until(async () => (await desk.deliveries(id, "&status=cancelled")).length === 2);
    assert.equal(desk.receiver.at("/late").length, 1);
  });

  test("a body that never ends, an endless answer and a broken one do no harm", async () => {
    desk.receiver.behave("/drip", (answer) => {
      answer.writeHead(200);
      const timer = setInterval(() => answer.write("x"), 50);
      answer.on("close", () => clearInterval(timer));
    });
    desk.receiver.behave("/flood", (answer) => {
      answer.writeHead(200);
      const timer = setInterval(() => answer.write("y".repeat(65_536)), 1);
      answer.on("close", () => clearInterval(timer));
    });
    desk.receiver.behave("/cut", (answer) => void answer.socket?.destroy());
    const ids = [];
    for (const path of ["/drip", "/flood", "/cut"]) ids.push((await desk.makeEndpoint(path)).id);
    await desk.pack([1]);
    for (const id of ids) await desk.settled(id, 1);
    const statuses = await Promise.all(ids.map(async (id) => (await desk.deliveries(id))[0].status));
    assert.deepEqual(statuses, ["delivered", "delivered", "pending"]);
    const [flood] = await desk.deliveries(ids[1]!);
    const shown = (await desk.client.get(`/api/webhook/deliveries/${flood.id}`)).body.attempts[0].response.body;
    assert.match(shown, /^y{4096}$/, "of an endless answer the beginning is kept");
    const [cut] = await desk.deliveries(ids[2]!);
    const { attempts } = (await desk.client.get(`/api/webhook/deliveries/${cut.id}`)).body;
    assert.deepEqual([attempts[0].error, attempts[0].response], ["connection-failed", null]);
  });
});
