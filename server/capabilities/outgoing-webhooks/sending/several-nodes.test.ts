import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { registerNode } from "../../../kernel/nodes/store.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { execute, one } from "../../../kernel/storage/sql.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { EndpointId } from "../ids.ts";
import {
  type DeliverySetup,
  numbersIn,
  outboundAllow,
  startDeliverySetup,
  withParcels,
} from "../testing/start-delivery-setup.ts";

describe("outgoing webhooks on several nodes", () => {
  let setup: DeliverySetup;
  let peer: TestServer;
  before(async () => {
    setup = await startDeliverySetup();
    peer = await startTestServer({
      connection: setup.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
  });
  after(async () => {
    await peer.stop();
    await setup.stop();
  });

  const holderOf = async (id: string) => {
    const queue = await one<{ nodeId: string | null }>(setup.server.server.kernel.database.query)`
      select node_id from delivery_lane where endpoint_id = ${EndpointId.parse(id)}`;
    return queue.nodeId;
  };
  /** Gives the queue of an endpoint to a node, which has something to send at once. */
  const giveTo = (nodeId: string, id: string) =>
    execute(setup.server.server.kernel.database.query)`
      update delivery_lane set node_id = ${nodeId}, due_at = ${new Date()} where endpoint_id = ${EndpointId.parse(id)}`;

  test("each event is sent once, whichever node committed it", async () => {
    const { id } = await setup.createEndpoint("/two", { events: ["message.created"], concurrency: 4 });
    const ask = (server: TestServer, index: number) =>
      server.client.as(setup.person.accessToken).post("/api/chatbot/send", { message: `Question ${index}?` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? peer : setup.server, index)),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 40);
    const ids = setup.receiver.at("/two").map((request) => request.headers["webhook-id"]);
    assert.deepEqual([ids.length, new Set(ids).size], [40, 40]);
  });

  test("another node sends within a second what a killed node was sending", async () => {
    const { id } = await setup.createEndpoint("/taken");
    const session = new Client(setup.server.connection);
    await session.connect();
    const nodeId = newUuid();
    await registerNode(session, nodeId);
    await giveTo(nodeId, id);
    await setup.pack([1, 2, 3]);
    await until(async () => (await setup.deliveries(id)).length === 3);
    assert.equal(await holderOf(id), nodeId);
    assert.equal(setup.receiver.at("/taken").length, 0);
    await session.end();
    await setup.arrivals("/taken", 3);
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 3);
  });

  test("a queue of a node that does not exist is found, and so is one that its own node lost track of", async () => {
    const nodeIds = [newUuid(), setup.server.server.kernel.node.id];
    for (const [index, nodeId] of nodeIds.entries()) {
      const path = `/orphan${index}`;
      const { id } = await setup.createEndpoint(path);
      await giveTo(nodeId, id);
    }
    await setup.pack([7]);
    assert.deepEqual(numbersIn(await setup.arrivals("/orphan0", 1)), [7]);
    assert.deepEqual(numbersIn(await setup.arrivals("/orphan1", 1)), [7]);
  });

  test("a node that stops finishes and records the requests in flight, and leaves the rest to other nodes", async () => {
    const leaving = await startTestServer({
      connection: setup.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
    const { id } = await setup.createEndpoint("/leaving", { concurrency: 1 });
    const held: (() => void)[] = [];
    setup.receiver.behave("/leaving", (answer) => void held.push(() => answer.writeHead(204).end()));
    // Only the leaving node may hold the queue.
    await giveTo(leaving.server.kernel.node.id, id);
    await setup.pack([1, 2, 3]);
    await until(() => held.length === 1);
    const stopped = leaving.stop();
    await until(() => leaving.server.app.server.listening === false);
    setup.receiver.behave("/leaving", (answer) => void answer.writeHead(204).end());
    for (const answer of held) answer();
    await stopped;
    await until(async () => (await setup.deliveries(id, "&status=delivered")).length === 3);
    const ids = setup.receiver.at("/leaving").map((request) => request.headers["webhook-id"]);
    assert.deepEqual([ids.length, new Set(ids).size], [3, 3]);
  });

  test("a request that a stopping node breaks off is no failure of the receiver, and another node sends it again", async () => {
    const leaving = await startTestServer({
      connection: setup.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
    const { id } = await setup.createEndpoint("/broken-off");
    setup.receiver.behave("/broken-off", () => {});
    await giveTo(leaving.server.kernel.node.id, id);
    await setup.pack([1]);
    await setup.arrivals("/broken-off", 1);
    setup.receiver.behave("/broken-off", (answer) => void answer.writeHead(204).end());
    await leaving.stop();
    const [delivery] = await until(async () => {
      const delivered = await setup.deliveries(id, "&status=delivered");
      return delivered.length === 1 && delivered;
    });
    assert.equal(delivery.attemptCount, 1);
  });
});
