import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { Webhook } from "standardwebhooks";
import { createClient, makeKey } from "../../../testing/client.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import {
  type DeliverySetup,
  numbersIn,
  outboundAllow,
  startDeliverySetup,
  withParcels,
} from "../testing/start-delivery-setup.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("a change while messages are in flight", () => {
  let setup: DeliverySetup;
  let peer: TestServer;
  before(async () => {
    setup = await startDeliverySetup();
    const { connection } = setup.server;
    peer = await startTestServer({ connection, settings: outboundAllow, capabilities: withParcels });
  });
  after(async () => {
    await peer.stop();
    await setup.stop();
  });

  const path = (id: string) => `/api/webhook/endpoints/${id}`;
  /** Clients of the same person at the node that sends and at the node that does not. */
  const nodes = () => [setup.client, createClient(peer.url).as(setup.person.accessToken)];

  test("a failure at the former URL is retried at the new URL, and does not count against it", async () => {
    for (const [number, client] of nodes().entries()) {
      const [old, fresh] = [`/left-${number}`, `/entered-${number}`];
      let refuse = () => {};
      setup.receiver.behave(old, (answer) => {
        refuse = () => void answer.writeHead(410).end();
      });
      const { id } = await setup.createEndpoint(old);
      await setup.pack([number]);
      await setup.arrivals(old, 1);
      const changed = await client!.call("PATCH", path(id), { body: { url: setup.receiver.url + fresh } });
      assert.equal(changed.status, 200, changed.text);
      refuse();
      assert.deepEqual(numbersIn(await setup.arrivals(fresh, 1)), [number]);
      await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 1);
      const endpoint = (await client!.get(path(id))).body;
      assert.deepEqual([endpoint.status, endpoint.circuit, endpoint.failingSince], ["enabled", "closed", null]);
    }
  });

  test("queued messages do not go to an endpoint that was disabled or moved, whichever node changed it", async () => {
    for (const [number, client] of nodes().entries()) {
      for (const change of [{ status: "disabled" }, { url: `${setup.receiver.url}/moved-here-${number}` }]) {
        const from = `/crowded-${number}-${Object.keys(change)}`;
        setup.receiver.behave(from, (answer) => void setTimeout(() => answer.writeHead(204).end(), 50));
        const { id } = await setup.createEndpoint(from, { concurrency: 1 });
        await setup.pack(numbers(40));
        await setup.arrivals(from, 2);
        assert.equal((await client!.call("PATCH", path(id), { body: change })).status, 200);
        // A sender reads its endpoint again after 200 ms.
        await pause(300);
        const arrived = setup.receiver.at(from).length;
        await pause(300);
        assert.equal(setup.receiver.at(from).length, arrived, `${from} still gets messages`);
        assert.ok(arrived < 20, `${from} got ${arrived}`);
        if (change.url === undefined) continue;
        await until(() => setup.receiver.at(`/moved-here-${number}`).length >= 40 - arrived);
      }
    }
  });

  test("who may not read the events redirects none of them, neither what waits nor what is sent again", async () => {
    const key = await makeKey(setup.person, { scopes: ["webhooks:read", "webhooks:write"] });
    const thief = setup.server.client.as(key);
    setup.receiver.behave("/own", (answer) => void setTimeout(() => answer.writeHead(204).end(), 50));
    const { id } = await setup.createEndpoint("/own", { events: ["*"], concurrency: 1 });
    await setup.pack(numbers(40));
    await setup.arrivals("/own", 2);
    const changed = await thief.call("PATCH", path(id), { body: { url: `${setup.receiver.url}/stolen` } });
    assert.equal(changed.status, 200, changed.text);
    await until(async () => (await setup.deliveries(id, "&status=pending")).length === 0);
    const [delivered] = await setup.deliveries(id, "&status=delivered");
    const again = await thief.post(`/api/webhook/deliveries/${delivered.id}/resend`, {});
    assert.deepEqual([again.status, again.body.code], [403, "forbidden"], again.text);
    assert.ok((await setup.deliveries(id, "&status=cancelled")).length > 20);
    assert.deepEqual(setup.receiver.at("/stolen"), []);
  });

  test("several rotations leave all former secrets signing until an overlap of 0 ends them", async () => {
    const { id, secret } = await setup.createEndpoint("/often");
    const rotate = (overlapHours: number) => setup.client.post(`${path(id)}/rotate-secret`, { overlapHours });
    const secrets = [secret];
    for (let count = 0; count < 4; count++) secrets.push((await rotate(24)).body.secret);
    await setup.pack([1]);
    const [all] = await setup.arrivals("/often", 1);
    for (const one of secrets) new Webhook(one).verify(all!.body, all!.headers as Record<string, string>);
    const refused = await rotate(24);
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    assert.equal(refused.body.errors[0].pointer, "/body/overlapHours");

    const last = (await rotate(0)).body;
    assert.equal(last.previousSecretEndsAt, null);
    await setup.pack([2]);
    // The first message may come twice: its answer is lost where the machine is busy.
    const isSecond = ({ body }: { body: string }) => JSON.parse(body).data.number === 2;
    const alone = await until(() => setup.receiver.at("/often").find(isSecond));
    assert.equal(String(alone!.headers["webhook-signature"]).split(" ").length, 1);
    new Webhook(last.secret).verify(alone!.body, alone!.headers as Record<string, string>);
  });

  test("secrets stay usable when PARLEY_SECRET is replaced, and are encrypted with the new one", async () => {
    const own = await startDeliverySetup();
    const { id, secret } = await own.createEndpoint("/resealed", { asymmetric: true });
    const { body: rotated } = await own.client.post(`${path(id)}/rotate-secret`);
    const { connection } = own.server;
    const newSecret = "another secret of the installation, 32+";
    const between = { ...outboundAllow, PARLEY_SECRET: newSecret, PARLEY_SECRET_PREVIOUS: testSecret };
    await (await startTestServer({ connection, settings: between, capabilities: withParcels })).stop();
    const settings = { ...outboundAllow, PARLEY_SECRET: newSecret };
    const next = await startTestServer({ connection, settings, capabilities: withParcels });
    const answer = await createClient(next.url)
      .as(own.person.accessToken)
      .post(`${path(id)}/test`);
    assert.equal(answer.status, 200, answer.text);
    const [test] = await own.arrivals("/resealed", 1);
    for (const one of [secret, rotated.secret])
      new Webhook(one).verify(test!.body, test!.headers as Record<string, string>);
    await next.stop();
    await own.stop();
  });

  test("a database that goes away and comes back loses no message and repeats none with another id", async () => {
    setup.receiver.behave("/unsettled", (answer) => void setTimeout(() => answer.writeHead(204).end(), 10));
    const { id } = await setup.createEndpoint("/unsettled", { concurrency: 4 });
    await setup.pack(numbers(120));
    const assassin = new Client(setup.server.connection);
    await assassin.connect();
    for (let count = 0; count < 5; count++) {
      await setup.arrivals("/unsettled", (count + 1) * 15);
      await assassin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    }
    await assassin.end();
    const byNumber = new Map<number, Set<string>>();
    await until(() => {
      for (const { body, headers } of setup.receiver.at("/unsettled")) {
        const { number } = JSON.parse(body).data;
        byNumber.set(number, (byNumber.get(number) ?? new Set()).add(String(headers["webhook-id"])));
      }
      return byNumber.size === 120;
    });
    assert.deepEqual(
      [...byNumber.values()].filter((ids) => ids.size !== 1),
      [],
    );
    await until(async () => {
      const answer = await setup.client.get(`${path(id)}/deliveries?limit=1&status=pending`);
      return answer.status === 200 && answer.body.data.length === 0;
    });
  });
});
