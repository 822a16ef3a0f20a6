import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { Webhook } from "standardwebhooks";
import { createClient } from "../../../testing/client.ts";
import { until } from "../../../testing/observe.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { type Desk, numbersIn, openDesk, outboundAllow, withParcels } from "../testing/desk.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("while messages are on their way", () => {
  let desk: Desk;
  let peer: TestServer;
  before(async () => {
    desk = await openDesk();
    const { connection } = desk.server;
    peer = await startTestServer({ connection, settings: outboundAllow, capabilities: withParcels });
  });
  after(async () => {
    await peer.stop();
    await desk.stop();
  });

  const path = (id: string) => `/api/webhook/endpoints/${id}`;
  /** The same person at either node: the one that sends, and the one that does not. */
  const nodes = () => [desk.client, createClient(peer.url).as(desk.person.accessToken)];

  test("what fails at an address that the endpoint has left is owed to the new one, and says nothing of it", async () => {
    for (const [number, client] of nodes().entries()) {
      const [old, fresh] = [`/left-${number}`, `/entered-${number}`];
      let refuse = () => {};
      desk.receiver.behave(old, (answer) => {
        refuse = () => void answer.writeHead(410).end();
      });
      const { id } = await desk.makeEndpoint(old);
      await desk.pack([number]);
      await desk.arrivals(old, 1);
      const changed = await client!.call("PATCH", path(id), { body: { url: desk.receiver.url + fresh } });
      assert.equal(changed.status, 200, changed.text);
      refuse();
      assert.deepEqual(numbersIn(await desk.arrivals(fresh, 1)), [number]);
      await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 1);
      const endpoint = (await client!.get(path(id))).body;
      assert.deepEqual([endpoint.status, endpoint.circuit, endpoint.failingSince], ["enabled", "closed", null]);
    }
  });

  test("what waits in line does not go to an endpoint that was disabled or moved, by whichever node", async () => {
    for (const [number, client] of nodes().entries()) {
      for (const change of [{ status: "disabled" }, { url: `${desk.receiver.url}/moved-here-${number}` }]) {
        const from = `/crowded-${number}-${Object.keys(change)}`;
        desk.receiver.behave(from, (answer) => void setTimeout(() => answer.writeHead(204).end(), 50));
        const { id } = await desk.makeEndpoint(from, { concurrency: 1 });
        await desk.pack(numbers(40));
        await desk.arrivals(from, 2);
        assert.equal((await client!.call("PATCH", path(id), { body: change })).status, 200);
        // The other node learns of it within a fifth of a second.
        await pause(300);
        const arrived = desk.receiver.at(from).length;
        await pause(300);
        assert.equal(desk.receiver.at(from).length, arrived, `${from} still gets messages`);
        assert.ok(arrived < 20, `${from} got ${arrived}`);
        if (change.url === undefined) continue;
        await until(() => desk.receiver.at(`/moved-here-${number}`).length >= 40 - arrived);
      }
    }
  });

  test("every rotation within an overlap leaves the former secrets to sign, until 0 ends them all", async () => {
    const { id, secret } = await desk.makeEndpoint("/often");
    const rotate = (overlapHours: number) => desk.client.post(`${path(id)}/rotate-secret`, { overlapHours });
    const secrets = [secret];
    for (let count = 0; count < 4; count++) secrets.push((await rotate(24)).body.secret);
    await desk.pack([1]);
    const [all] = await desk.arrivals("/often", 1);
    for (const one of secrets) new Webhook(one).verify(all!.body, all!.headers as Record<string, string>);
    const refused = await rotate(24);
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    assert.equal(refused.body.errors[0].pointer, "/body/overlapHours");

    const last = (await rotate(0)).body;
    assert.equal(last.previousSecretEndsAt, null);
    await desk.pack([2]);
    const [, alone] = await desk.arrivals("/often", 2);
    assert.equal(String(alone!.headers["webhook-signature"]).split(" ").length, 1);
    new Webhook(last.secret).verify(alone!.body, alone!.headers as Record<string, string>);
  });

  test("secrets stay usable when PARLEY_SECRET is replaced, and are sealed with the new one", async () => {
    const own = await openDesk();
    const { id, secret } = await own.makeEndpoint("/resealed", { asymmetric: true });
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

  test("a database that goes away and comes back loses nothing and repeats no message under another id", async () => {
    desk.receiver.behave("/unsettled", (answer) => void setTimeout(() => answer.writeHead(204).end(), 10));
    const { id } = await desk.makeEndpoint("/unsettled", { concurrency: 4 });
    await desk.pack(numbers(120));
    const assassin = new Client(desk.server.connection);
    await assassin.connect();
    for (let count = 0; count < 5; count++) {
      await desk.arrivals("/unsettled", (count + 1) * 15);
      await assassin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    }
    await assassin.end();
    const byNumber = new Map<number, Set<string>>();
    await until(() => {
      for (const { body, headers } of desk.receiver.at("/unsettled")) {
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
      const answer = await desk.client.get(`${path(id)}/deliveries?limit=1&status=pending`);
      return answer.status === 200 && answer.body.data.length === 0;
    });
  });
});
