import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { eventsOf, mailsOf, nextMail, until } from "../../../testing/observe.ts";
import { EndpointId } from "../ids.ts";
import { type Desk, numbersIn, openDesk } from "../testing/desk.ts";
import { answering } from "../testing/receiver.ts";

const hourMs = 3_600_000;

describe("an endpoint that keeps failing", () => {
  let desk: Desk;
  before(async () => {
    desk = await openDesk();
  });
  after(() => desk.stop());

  const endpointOf = async (id: string) => (await desk.client.get(`/api/webhook/endpoints/${id}`)).body;
  /** As if the first failure had been so long ago. */
  const failFor = (id: string, ms: number) =>
    desk.server.server.kernel.database.query
      .updateTable("delivery_lane")
      .set({ failing_since: new Date(Date.now() - ms) })
      .where("endpoint_id", "=", EndpointId.parse(id)!)
      .execute();
  const lanesGivenBack = (id: string) =>
    until(async () => {
      const lane = await desk.server.server.kernel.database.query
        .selectFrom("delivery_lane")
        .select("node_id")
        .where("endpoint_id", "=", EndpointId.parse(id)!)
        .executeTakeFirst();
      return lane?.node_id === null;
    });

  test("is only probed after ten failures in a row; its first success sends all that waits", async () => {
    desk.receiver.behave("/circuit", answering(500));
    const { id } = await desk.makeEndpoint("/circuit", { concurrency: 1 });
    await desk.pack(Array.from({ length: 40 }, (_, index) => index));
    await until(async () => (await endpointOf(id)).circuit === "open");
    await lanesGivenBack(id);
    assert.equal(desk.receiver.at("/circuit").length, 10);
    await desk.hasten(id);
    await desk.arrivals("/circuit", 11);
    await desk.settled(id, 11);
    await lanesGivenBack(id);
    assert.equal(desk.receiver.at("/circuit").length, 11);
    const open = await endpointOf(id);
    assert.ok(open.pausedUntil !== null && open.failingSince !== null);

    desk.receiver.behave("/circuit", answering(204));
    await desk.hasten(id);
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 40);
    const closed = await endpointOf(id);
    assert.deepEqual([closed.circuit, closed.failingSince, closed.pausedUntil], ["closed", null, null]);
    assert.equal(new Set(numbersIn(desk.receiver.at("/circuit"))).size, 40);
  });

  test("its owner is told once after an hour", async () => {
    desk.receiver.behave("/warned", answering(500));
    const { id } = await desk.makeEndpoint("/warned", { concurrency: 1 });
    await desk.pack(Array.from({ length: 12 }, (_, index) => index));
    await until(async () => (await endpointOf(id)).circuit === "open");
    await lanesGivenBack(id);
    await failFor(id, 2 * hourMs);
    for (let attempts = 11; attempts <= 13; attempts++) {
      await desk.hasten(id);
      await desk.settled(id, attempts);
      await lanesGivenBack(id);
    }
    const mail = await nextMail(desk.server, desk.person.email, "does not answer");
    assert.match(mail.text, new RegExp(id));
    const warnings = (await mailsOf(desk.server)).filter((one) => one.subject.includes("does not answer"));
    assert.equal(warnings.length, 1);
  });

  test("is disabled after five days, asked daily, and comes back by itself with everything it missed", async () => {
    desk.receiver.behave("/lost", answering(500));
    const { id } = await desk.makeEndpoint("/lost", { concurrency: 1 });
    await desk.pack([1, 2]);
    await desk.settled(id, 2);
    await lanesGivenBack(id);
    await failFor(id, 121 * hourMs);
    await desk.hasten(id);
    await until(async () => (await endpointOf(id)).status === "disabled");
    await lanesGivenBack(id);
    const disabled = await endpointOf(id);
    assert.equal(disabled.disabledReason, "failing");
    assert.ok(Date.parse(disabled.pausedUntil) - Date.now() > 23 * hourMs);
    await nextMail(desk.server, desk.person.email, "was disabled");
    await desk.pack([3]);

    // Not yet: the daily question is answered with a failure, and the next is a day away.
    const before = desk.receiver.at("/lost").length;
    await desk.hasten(id);
    const requests = await desk.arrivals("/lost", before + 1);
    assert.equal(JSON.parse(requests.at(-1)!.body).type, "endpoint.tested");
    await lanesGivenBack(id);
    assert.equal((await endpointOf(id)).status, "disabled");

    desk.receiver.behave("/lost", answering(200));
    await desk.hasten(id);
    await until(async () => (await endpointOf(id)).status === "enabled");
    // Since the first failure was put back in time, what came before the endpoint is among it; the newest is its own.
    await until(async () => {
      const newest = (await desk.deliveries(id)).slice(0, 3);
      return newest[0]?.type === "parcel.packed" && newest.every(({ status }) => status === "delivered");
    });
    await until(() =>
      [1, 2, 3].every((number) => numbersIn(desk.receiver.at("/lost").slice(before + 2)).includes(number)),
    );
    const types = (await eventsOf(desk.server, desk.person.workspaceId)).map((event) => event.type);
    assert.ok(types.includes("endpoint.disabled") && types.includes("endpoint.recovered"));
  });

  test("a person enables it at any time, and what waits goes out at once", async () => {
    desk.receiver.behave("/manual", answering(410));
    const { id } = await desk.makeEndpoint("/manual", { concurrency: 1 });
    await desk.pack([1, 2, 3]);
    await until(async () => (await endpointOf(id)).status === "disabled");
    await lanesGivenBack(id);
    desk.receiver.behave("/manual", answering(204));
    await desk.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "enabled" } });
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 2);
    const [failed] = await desk.deliveries(id, "&status=failed");
    assert.equal(failed.attemptCount, 1);
  });
});
