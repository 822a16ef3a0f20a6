import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { until } from "../../../testing/until.ts";
import { answering } from "../testing/receiver.ts";
import { type DeliverySetup, numbersIn, parcelLost, startDeliverySetup } from "../testing/start-delivery-setup.ts";

describe("resending and replaying", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  const replay = (id: string, body: Record<string, unknown>) =>
    setup.client.post(`/api/webhook/endpoints/${id}/replay`, body);
  /** A time between what happened before and what comes after. */
  const now = async () => {
    const at = new Date(Date.now() + 1).toISOString();
    await until(() => Date.now() > Date.parse(at) + 1);
    return at;
  };

  test("a delivery is sent again with the same message id, whatever its status is", async () => {
    const { id } = await setup.createEndpoint("/again");
    await setup.pack([1]);
    await setup.settled(id, 1);
    const [delivery] = await setup.deliveries(id);
    const resent = await setup.client.post(`/api/webhook/deliveries/${delivery.id}/resend`);
    assert.deepEqual([resent.status, resent.body.status, resent.body.id], [202, "pending", delivery.id]);
    const requests = await setup.arrivals("/again", 2);
    assert.equal(requests[0]!.headers["webhook-id"], requests[1]!.headers["webhook-id"]);
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 1);
    const whole = (await setup.client.get(`/api/webhook/deliveries/${delivery.id}`)).body;
    assert.deepEqual([whole.attemptCount, whole.attempts.length], [2, 2]);
  });

  test("an exhausted delivery that is sent again starts its retry schedule again", async () => {
    setup.receiver.behave("/anew", answering(500));
    const { id } = await setup.createEndpoint("/anew");
    await setup.pack([1]);
    for (let attempts = 1; attempts < 10; attempts++) {
      await setup.settled(id, attempts);
      await setup.hasten(id);
    }
    const [given] = await until(async () => {
      const found = await setup.deliveries(id, "&status=exhausted");
      return found.length === 1 && found;
    });
    await setup.client.post(`/api/webhook/deliveries/${given.id}/resend`);
    await setup.settled(id, 11);
    const [again] = await setup.deliveries(id);
    assert.equal(again.status, "pending");
    assert.ok(Date.parse(again.nextAttemptAt) - Date.now() < 6_000);
  });

  test("a replay sends the events of a time span and of chosen types again, delivered ones included", async () => {
    const { id } = await setup.createEndpoint("/range", { events: ["parcel.*"] });
    await setup.pack([1]);
    const since = await now();
    await setup.pack([2, 3]);
    await setup.pack([4], { type: parcelLost });
    const until_ = await now();
    await setup.pack([5]);
    await setup.settled(id, 5);
    const all = await replay(id, { since, until: until_ });
    assert.deepEqual([all.status, all.body], [202, { count: 3 }]);
    await setup.arrivals("/range", 8);
    await setup.settled(id, 8);
    const lost = await replay(id, { since, types: ["parcel.lost", "message.created"] });
    assert.deepEqual(lost.body, { count: 1 });
    const requests = await setup.arrivals("/range", 9);
    assert.deepEqual(numbersIn(requests).slice(5, 8).sort(), [2, 3, 4]);
    assert.equal(numbersIn(requests).at(-1), 4);
    assert.equal(new Set(requests.map((request) => request.headers["webhook-id"])).size, 5);
    assert.equal((await setup.deliveries(id)).length, 5);
  });

  test("a replay with onlyFailed sends what was not delivered, events from while the endpoint was disabled included", async () => {
    setup.receiver.behave(
      "/recover",
      (answer, request) => void answer.writeHead(/"number":2/.test(request.body) ? 500 : 204).end(),
    );
    const { id } = await setup.createEndpoint("/recover");
    const witness = await setup.createEndpoint("/witness");
    const since = await now();
    await setup.pack([1, 2]);
    await setup.settled(id, 2);
    await setup.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "disabled" } });
    await setup.pack([3, 4]);
    // When another endpoint has got them, they are queued, and not for the disabled endpoint.
    await setup.settled(witness.id, 4);
    const refused = await replay(id, { since });
    assert.deepEqual([refused.status, refused.body.code], [409, "conflict"]);
    setup.receiver.behave("/recover", answering(204));
    await setup.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "enabled" } });
    const { body } = await replay(id, { since, onlyFailed: true });
    assert.deepEqual(body, { count: 3 });
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 4);
    assert.deepEqual(numbersIn(setup.receiver.at("/recover")).filter((number) => number === 1).length, 1);
  });

  test("a long replay to an ordered endpoint keeps the order", async () => {
    const { id } = await setup.createEndpoint("/long", { orderBy: "conversationId" });
    const since = await now();
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await setup.pack(numbers, { conversationId: "conv_long" });
    await setup.settled(id, 30);
    assert.deepEqual((await replay(id, { since })).body, { count: 30 });
    const requests = await setup.arrivals("/long", 60);
    assert.deepEqual(numbersIn(requests), [...numbers, ...numbers]);
  });

  test("a replay of a time span that is empty or in the future is refused", async () => {
    const { id } = await setup.createEndpoint("/never");
    const refused = await replay(id, { since: "2999-01-01T00:00:00Z" });
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    assert.deepEqual((await replay(id, { since: "2001-01-01T00:00:00Z", until: "2002-01-01T00:00:00Z" })).body, {
      count: 0,
    });
  });

  test("deliveries are listed newest first, by status and type, page by page", async () => {
    const { id } = await setup.createEndpoint("/listed", { events: ["parcel.*"] });
    await setup.pack([1, 2, 3]);
    await setup.pack([4], { type: parcelLost });
    await setup.settled(id, 4);
    const list = `/api/webhook/endpoints/${id}/deliveries`;
    const first = (await setup.client.get(`${list}?limit=3`)).body;
    const second = (await setup.client.get(`${list}?limit=3&cursor=${first.nextCursor}`)).body;
    const positions = [...first.data, ...second.data].map((delivery: { position: number }) => delivery.position);
    assert.deepEqual(
      positions,
      [...positions].sort((a, b) => b - a),
    );
    assert.deepEqual([first.data.length, second.data.length, second.nextCursor], [3, 1, null]);
    assert.equal((await setup.deliveries(id, "&type=parcel.lost")).length, 1);
    assert.equal((await setup.deliveries(id, "&status=exhausted")).length, 0);
    assert.equal((await setup.client.get(`${list}?status=lost`)).status, 400);
  });
});
