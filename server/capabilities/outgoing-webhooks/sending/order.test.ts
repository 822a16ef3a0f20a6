import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { until } from "../../../testing/until.ts";
import { answering } from "../testing/receiver.ts";
import { type DeliverySetup, numbersIn, startDeliverySetup } from "../testing/start-delivery-setup.ts";

describe("order, concurrency and rate", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  test("events of one conversation arrive in order even if the receiver fails, and other conversations overtake them", async () => {
    // Every third request fails. It is retried before the next event of its conversation is sent.
    setup.receiver.behave(
      "/ordered",
      (answer, _request, count) => void answer.writeHead(count % 3 === 1 ? 500 : 204).end(),
    );
    const { id } = await setup.createEndpoint("/ordered", { orderBy: "conversationId" });
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    for (const number of numbers) await setup.pack([number], { conversationId: `conv_${number % 3}` });
    await until(async () => {
      await setup.hasten(id);
      return (await setup.deliveries(id, "&status=delivered")).length === numbers.length;
    });
    const requests = setup.receiver.at("/ordered");
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

  test("a conversation that cannot be delivered delays no other conversation", async () => {
    setup.receiver.behave(
      "/stuck",
      (answer, request) => void answer.writeHead(/conv_stuck/.test(request.body) ? 500 : 204).end(),
    );
    const { id } = await setup.createEndpoint("/stuck", { orderBy: "conversationId" });
    await setup.pack([1, 2, 3], { conversationId: "conv_stuck" });
    await setup.pack([4, 5], { conversationId: "conv_free" });
    await setup.pack([6]);
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 3);
    const stuck = (await setup.deliveries(id)).filter((delivery) => delivery.status === "pending");
    assert.deepEqual(stuck.map((delivery) => delivery.attemptCount).sort(), [0, 0, 1]);
    assert.deepEqual(stuck.filter((delivery) => delivery.nextAttemptAt === null).length, 2);
  });

  test("no more requests are in flight than the endpoint allows", async () => {
    let open = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    setup.receiver.behave("/narrow", (answer) => {
      most = Math.max(most, ++open);
      waiting.push(() => {
        open--;
        answer.writeHead(204).end();
      });
    });
    const { id } = await setup.createEndpoint("/narrow", { concurrency: 3 });
    await setup.pack(Array.from({ length: 12 }, (_, index) => index));
    await until(() => waiting.length >= 3);
    for (let answered = 0; answered < 12; answered++) (await until(() => waiting.shift()))();
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 12);
    assert.equal(most, 3);
  });

  test("no more requests are sent in a second than the endpoint allows", async () => {
    await setup.createEndpoint("/slow", { rateLimitPerSecond: 20 });
    await setup.pack(Array.from({ length: 30 }, (_, index) => index));
    const requests = await setup.arrivals("/slow", 30);
    // Within any second: the rate, and up to a second's worth that had gathered before it.
    for (const first of requests) {
      const within = requests.filter(({ atMs }) => atMs >= first.atMs && atMs < first.atMs + 1_000);
      assert.ok(within.length <= 41, `${within.length} in a second`);
    }
    assert.ok(requests.at(-1)!.atMs - requests[0]!.atMs > 400);
  });

  test("an endpoint that hangs and one that fails do not delay a third one", async () => {
    setup.receiver.behave("/hanging", () => {});
    setup.receiver.behave("/failing", answering(500));
    await setup.createEndpoint("/hanging");
    await setup.createEndpoint("/failing");
    const { id } = await setup.createEndpoint("/healthy");
    await setup.pack(Array.from({ length: 50 }, (_, index) => index));
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 50);
    // Eight requests wait for an answer, and the other deliveries wait for one of the eight.
    assert.equal(setup.receiver.at("/hanging").length, 8);
  });
});
