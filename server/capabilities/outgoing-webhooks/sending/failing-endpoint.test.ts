import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { execute, first } from "../../../kernel/storage/sql.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { mailsOf, nextMail } from "../../../testing/received-mail.ts";
import { until } from "../../../testing/until.ts";
import { EndpointId } from "../ids.ts";
import { answering } from "../testing/receiver.ts";
import { type DeliverySetup, numbersIn, startDeliverySetup } from "../testing/start-delivery-setup.ts";

const hourMs = 3_600_000;

describe("an endpoint that keeps failing", () => {
  let setup: DeliverySetup;
  before(async () => {
    setup = await startDeliverySetup();
  });
  after(() => setup.stop());

  const endpointOf = async (id: string) => (await setup.client.get(`/api/webhook/endpoints/${id}`)).body;
  /** Makes the first failure of the endpoint as old as this. */
  const failFor = (id: string, ms: number) =>
    execute(setup.server.server.kernel.database.query)`
      update delivery_lane set failing_since = ${new Date(Date.now() - ms)} where endpoint_id = ${EndpointId.parse(id)}`;
  const queueReleased = (id: string) =>
    until(async () => {
      const queue = await first<{ nodeId: string | null }>(setup.server.server.kernel.database.query)`
        select node_id from delivery_lane where endpoint_id = ${EndpointId.parse(id)}`;
      return queue?.nodeId === null;
    });

  test("is only probed after ten failures in a row; its first success sends everything that waits", async () => {
    setup.receiver.behave("/circuit", answering(500));
    const { id } = await setup.createEndpoint("/circuit", { concurrency: 1 });
    await setup.pack(Array.from({ length: 40 }, (_, index) => index));
    await until(async () => (await endpointOf(id)).circuit === "open");
    await queueReleased(id);
    assert.equal(setup.receiver.at("/circuit").length, 10);
    await setup.hasten(id);
    await setup.arrivals("/circuit", 11);
    await setup.settled(id, 11);
    await queueReleased(id);
    assert.equal(setup.receiver.at("/circuit").length, 11);
    const open = await endpointOf(id);
    assert.ok(open.pausedUntil !== null && open.failingSince !== null);

    setup.receiver.behave("/circuit", answering(204));
    await setup.hasten(id);
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 40);
    const closed = await endpointOf(id);
    assert.deepEqual([closed.circuit, closed.failingSince, closed.pausedUntil], ["closed", null, null]);
    assert.equal(new Set(numbersIn(setup.receiver.at("/circuit"))).size, 40);
  });

  test("its owner gets one mail after an hour", async () => {
    setup.receiver.behave("/warned", answering(500));
    const { id } = await setup.createEndpoint("/warned", { concurrency: 1 });
    await setup.pack(Array.from({ length: 12 }, (_, index) => index));
    await until(async () => (await endpointOf(id)).circuit === "open");
    await queueReleased(id);
    await failFor(id, 2 * hourMs);
    for (let attempts = 11; attempts <= 13; attempts++) {
      await setup.hasten(id);
      await setup.settled(id, attempts);
      await queueReleased(id);
    }
    const mail = await nextMail(setup.server, setup.person.email, "does not answer");
    assert.match(mail.text, new RegExp(id));
    const warnings = (await mailsOf(setup.server)).filter((one) => one.subject.includes("does not answer"));
    assert.equal(warnings.length, 1);
  });

  test("is disabled after five days, probed daily, and enabled again with everything that it missed", async () => {
    setup.receiver.behave("/lost", answering(500));
    const { id } = await setup.createEndpoint("/lost", { concurrency: 1 });
    await setup.pack([1, 2]);
    await setup.settled(id, 2);
    await queueReleased(id);
    await failFor(id, 121 * hourMs);
    await setup.hasten(id);
    await until(async () => (await endpointOf(id)).status === "disabled");
    await queueReleased(id);
    const disabled = await endpointOf(id);
    assert.equal(disabled.disabledReason, "failing");
    assert.ok(Date.parse(disabled.pausedUntil) - Date.now() > 23 * hourMs);
    await nextMail(setup.server, setup.person.email, "was disabled");
    await setup.pack([3]);

    // The daily probe fails, and the next one is a day away.
    const before = setup.receiver.at("/lost").length;
    await setup.hasten(id);
    const requests = await setup.arrivals("/lost", before + 1);
    assert.equal(JSON.parse(requests.at(-1)!.body).type, "endpoint.tested");
    await queueReleased(id);
    assert.equal((await endpointOf(id)).status, "disabled");

    setup.receiver.behave("/lost", answering(200));
    await setup.hasten(id);
    await until(async () => (await endpointOf(id)).status === "enabled");
    // The test moved the first failure into the past, so events from before the endpoint are
    // replayed as well. The newest one is its own.
    await until(async () => {
      const newest = (await setup.deliveries(id)).slice(0, 3);
      return newest[0]?.type === "parcel.packed" && newest.every(({ status }) => status === "delivered");
    });
    await until(() =>
      [1, 2, 3].every((number) => numbersIn(setup.receiver.at("/lost").slice(before + 2)).includes(number)),
    );
    const types = (await eventsOf(setup.server, setup.person.workspaceId)).map((event) => event.type);
    assert.ok(types.includes("endpoint.disabled") && types.includes("endpoint.recovered"));
  });

  test("is enabled by a person at any time, and what waits is sent at once; the mail is in its owner's language", async () => {
    const { email, password } = setup.person;
    const german = { headers: { "accept-language": "de" } };
    await setup.server.client.post("/api/auth/signin", { email, password }, german);
    setup.receiver.behave("/manual", answering(410));
    const { id } = await setup.createEndpoint("/manual", { concurrency: 1 });
    await setup.pack([1, 2, 3]);
    await until(async () => (await endpointOf(id)).status === "disabled");
    const mail = await nextMail(setup.server, email, "Einer Ihrer Webhook-Endpunkte wurde deaktiviert");
    assert.match(mail.text, new RegExp(`^Der Webhook-Endpunkt ${id} bei http\\S+ hat mit 410 Gone geantwortet`));
    await queueReleased(id);
    setup.receiver.behave("/manual", answering(204));
    await setup.client.call("PATCH", `/api/webhook/endpoints/${id}`, { body: { status: "enabled" } });
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 2);
    const [failed] = await setup.deliveries(id, "&status=failed");
    assert.equal(failed.attemptCount, 1);
  });
});
