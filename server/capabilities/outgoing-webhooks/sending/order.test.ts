import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { until } from "../../../testing/observe.ts";
import { type Desk, numbersIn, openDesk } from "../testing/desk.ts";
import { answering } from "../testing/receiver.ts";

describe("order, concurrency and rate", () => {
  let desk: Desk;
  before(async () => {
    desk = await openDesk();
  });
  after(() => desk.stop());

  test("events of one conversation arrive in order although the receiver fails, others overtake them", async () => {
    // Every third request fails; whoever fails is tried again before the next of its conversation goes.
    desk.receiver.behave(
      "/ordered",
      (answer, _request, count) => void answer.writeHead(count % 3 === 1 ? 500 : 204).end(),
    );
    const { id } = await desk.makeEndpoint("/ordered", { orderBy: "conversationId" });
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    for (const number of numbers) await desk.pack([number], { conversationId: `conv_${number % 3}` });
    await until(async () => {
      await desk.hasten(id);
      return (await desk.deliveries(id, "&status=delivered")).length === numbers.length;
    });
    const requests = desk.receiver.at("/ordered");
    for (const conversation of [0, 1, 2]) {
      const arrived = numbersIn(requests).filter((number) => number % 3 === conversation);
      const firstArrivals = [...new Set(arrived)];
      assert.deepEqual(
        arrived,
        [...arrived].sort((a, b) => a - b),
        "a later event arrived before a retry",
      );
      assert.deepEqual(
        firstArrivals,
        numbers.filter((number) => number % 3 === conversation),
      );
    }
  });

  test("a conversation that is stuck holds up itself alone", async () => {
    desk.receiver.behave(
      "/stuck",
      (answer, request) => void answer.writeHead(/conv_stuck/.test(request.body) ? 500 : 204).end(),
    );
    const { id } = await desk.makeEndpoint("/stuck", { orderBy: "conversationId" });
    await desk.pack([1, 2, 3], { conversationId: "conv_stuck" });
    await desk.pack([4, 5], { conversationId: "conv_free" });
    await desk.pack([6]);
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 3);
    const stuck = (await desk.deliveries(id)).filter((delivery) => delivery.status === "pending");
    assert.deepEqual(stuck.map((delivery) => delivery.attemptCount).sort(), [0, 0, 1]);
    assert.deepEqual(stuck.filter((delivery) => delivery.nextAttemptAt === null).length, 2);
  });

  test("no more are on their way at once than the endpoint allows", async () => {
    let open = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    desk.receiver.behave("/narrow", (answer) => {
      most = Math.max(most, ++open);
      waiting.push(() => {
        open--;
        answer.writeHead(204).end();
      });
    });
    const { id } = await desk.makeEndpoint("/narrow", { concurrency: 3 });
    await desk.pack(Array.from({ length: 12 }, (_, index) => index));
    for (let answered = 0; answered < 12; answered++) (await until(() => waiting.shift()))();
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 12);
    assert.equal(most, 3);
  });

  test("no more go out a second than the endpoint's rate", async () => {
    await desk.makeEndpoint("/slow", { rateLimitPerSecond: 20 });
    await desk.pack(Array.from({ length: 30 }, (_, index) => index));
    const requests = await desk.arrivals("/slow", 30);
    // Any second holds a second's worth, and what had gathered before it.
    for (const first of requests) {
      const within = requests.filter(({ atMs }) => atMs >= first.atMs && atMs < first.atMs + 1_000);
      assert.ok(within.length <= 41, `${within.length} in a second`);
    }
    assert.ok(requests.at(-1)!.atMs - requests[0]!.atMs > 400);
  });

  test("one endpoint that hangs and one that fails do not hold up a third", async () => {
    desk.receiver.behave("/hanging", () => {});
    desk.receiver.behave("/failing", answering(500));
    await desk.makeEndpoint("/hanging");
    await desk.makeEndpoint("/failing");
    const { id } = await desk.makeEndpoint("/healthy");
    await desk.pack(Array.from({ length: 50 }, (_, index) => index));
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 50);
    // Eight wait for an answer, and the rest for one of the eight.
    assert.equal(desk.receiver.at("/hanging").length, 8);
  });
});
