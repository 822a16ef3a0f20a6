import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { until } from "../../../testing/observe.ts";
import { type Desk, numbersIn, openDesk, parcelLost } from "../testing/desk.ts";
import { answering } from "../testing/receiver.ts";

describe("sending again", () => {
  let desk: Desk;
  before(async () => {
    desk = await openDesk();
  });
  after(() => desk.stop());

  const replay = (id: string, body: Record<string, unknown>) =>
    desk.client.post(`/api/webhook/endpoints/${id}/replay`, body);
  /** A time between what happened before and what comes after. */
  const now = async () => {
    const at = new Date(Date.now() + 1).toISOString();
    await until(() => Date.now() > Date.parse(at) + 1);
    return at;
  };

  test("one delivery is sent again under its id, whatever became of it", async () => {
    const { id } = await desk.makeEndpoint("/again");
    await desk.pack([1]);
    await desk.settled(id, 1);
    const [delivery] = await desk.deliveries(id);
    const resent = await desk.client.post(`/api/webhook/deliveries/${delivery.id}/resend`);
    assert.deepEqual([resent.status, resent.body.status, resent.body.id], [202, "pending", delivery.id]);
    const requests = await desk.arrivals("/again", 2);
    assert.equal(requests[0]!.headers["webhook-id"], requests[1]!.headers["webhook-id"]);
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 1);
    const whole = (await desk.client.get(`/api/webhook/deliveries/${delivery.id}`)).body;
    assert.deepEqual([whole.attemptCount, whole.attempts.length], [2, 2]);
  });

  test("a delivery that was given up begins its schedule anew", async () => {
    desk.receiver.behave("/anew", answering(500));
    const { id } = await desk.makeEndpoint("/anew");
    await desk.pack([1]);
    for (let attempts = 1; attempts < 10; attempts++) {
      await desk.settled(id, attempts);
      await desk.hasten(id);
    }
    const [given] = await until(async () => {
      const found = await desk.deliveries(id, "&status=exhausted");
      return found.length === 1 && found;
    });
    await desk.client.post(`/api/webhook/deliveries/${given.id}/resend`);
    await desk.settled(id, 11);
    const [again] = await desk.deliveries(id);
    assert.equal(again.status, "pending");
    assert.ok(Date.parse(again.nextAttemptAt) - Date.now() < 6_000);
  });

  test("a range is sent again by time and type, also what was delivered", async () => {
    const { id } = await desk.makeEndpoint("/range", { events: ["parcel.*"] });
    await desk.pack([1]);
    const since = await now();
    await desk.pack([2, 3]);
    await desk.pack([4], { type: parcelLost });
    const until_ = await now();
    await desk.pack([5]);
    await desk.settled(id, 5);
    const all = await replay(id, { since, until: until_ });
    assert.deepEqual([all.status, all.body], [202, { count: 3 }]);
    await desk.arrivals("/range", 8);
    await desk.settled(id, 8);
    const lost = await replay(id, { since, types: ["parcel.lost", "message.created"] });
    assert.deepEqual(lost.body, { count: 1 });
    const requests = await desk.arrivals("/range", 9);
    assert.deepEqual(numbersIn(requests).slice(5, 8).sort(), [2, 3, 4]);
    assert.equal(numbersIn(requests).at(-1), 4);
    assert.equal(new Set(requests.map((request) => request.headers["webhook-id"])).size, 5);
    assert.equal((await desk.deliveries(id)).length, 5);
  });

  test("recovering since a time sends what was not delivered, also what happened while the endpoint was disabled", async () => {
    desk.receiver.behave(
      "/recover",
      (answer, request) => void answer.writeHead(/"number":2/.test(request.body) ? 500 : 204).end(),
    );
    const { id } = await desk.makeEndpoint("/recover");
    const witness = await desk.makeEndpoint("/witness");
    const since = await now();
    await desk.pack([1, 2]);
    await desk.settled(id, 2);
    await desk.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "disabled" } });
    await desk.pack([3, 4]);
    // Once another endpoint got them, they were passed by while this one was disabled.
    await desk.settled(witness.id, 4);
    const refused = await replay(id, { since });
    assert.deepEqual([refused.status, refused.body.code], [409, "conflict"]);
    desk.receiver.behave("/recover", answering(204));
    await desk.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "enabled" } });
    const { body } = await replay(id, { since, onlyFailed: true });
    assert.deepEqual(body, { count: 3 });
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 4);
    assert.deepEqual(numbersIn(desk.receiver.at("/recover")).filter((number) => number === 1).length, 1);
  });

  test("a long range with an order is sent again in that order", async () => {
    const { id } = await desk.makeEndpoint("/long", { orderBy: "conversationId" });
    const since = await now();
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    await desk.pack(numbers, { conversationId: "conv_long" });
    await desk.settled(id, 30);
    assert.deepEqual((await replay(id, { since })).body, { count: 30 });
    const requests = await desk.arrivals("/long", 60);
    assert.deepEqual(numbersIn(requests), [...numbers, ...numbers]);
  });

  test("a range that ends before it begins, or lies in the future, is refused", async () => {
    const { id } = await desk.makeEndpoint("/never");
    const refused = await replay(id, { since: "2999-01-01T00:00:00Z" });
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    assert.deepEqual((await replay(id, { since: "2001-01-01T00:00:00Z", until: "2002-01-01T00:00:00Z" })).body, {
      count: 0,
    });
  });

  test("deliveries are listed newest first, by status and type, page after page", async () => {
    const { id } = await desk.makeEndpoint("/listed", { events: ["parcel.*"] });
    await desk.pack([1, 2, 3]);
    await desk.pack([4], { type: parcelLost });
    await desk.settled(id, 4);
    const list = `/api/webhook/endpoints/${id}/deliveries`;
    const first = (await desk.client.get(`${list}?limit=3`)).body;
    const second = (await desk.client.get(`${list}?limit=3&cursor=${first.nextCursor}`)).body;
    const positions = [...first.data, ...second.data].map((delivery: { position: number }) => delivery.position);
    assert.deepEqual(
      positions,
      [...positions].sort((a, b) => b - a),
    );
    assert.deepEqual([first.data.length, second.data.length, second.nextCursor], [3, 1, null]);
    assert.equal((await desk.deliveries(id, "&type=parcel.lost")).length, 1);
    assert.equal((await desk.deliveries(id, "&status=exhausted")).length, 0);
    assert.equal((await desk.client.get(`${list}?status=lost`)).status, 400);
  });
});
