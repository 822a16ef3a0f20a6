import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { registerNode } from "../../../kernel/nodes/store.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { until } from "../../../testing/observe.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { EndpointId } from "../ids.ts";
import { type Desk, numbersIn, openDesk, outboundAllow, withParcels } from "../testing/desk.ts";

describe("delivery on several nodes", () => {
  let desk: Desk;
  let peer: TestServer;
  before(async () => {
    desk = await openDesk();
    peer = await startTestServer({
      connection: desk.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
  });
  after(async () => {
    await peer.stop();
    await desk.stop();
  });

  const laneOf = (id: string) =>
    desk.server.server.kernel.database.query
      .selectFrom("delivery_lane")
      .selectAll()
      .where("endpoint_id", "=", EndpointId.parse(id)!)
      .executeTakeFirstOrThrow();

  test("each event goes out once, whichever node it was committed on", async () => {
    const { id } = await desk.makeEndpoint("/two", { events: ["message.created"], concurrency: 4 });
    const ask = (server: TestServer, index: number) =>
      server.client.as(desk.person.accessToken).post("/api/chatbot/send", { message: `Question ${index}?` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? peer : desk.server, index)),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 40);
    const ids = desk.receiver.at("/two").map((request) => request.headers["webhook-id"]);
    assert.deepEqual([ids.length, new Set(ids).size], [40, 40]);
  });

  test("what a killed node was sending is sent by another within a second", async () => {
    const { id } = await desk.makeEndpoint("/taken");
    const session = new Client(desk.server.connection);
    await session.connect();
    const nodeId = newUuid();
    await registerNode(session, nodeId);
    const lane = { workspace_id: desk.workspaceId, endpoint_id: EndpointId.parse(id)! };
    await desk.server.server.kernel.database.query
      .updateTable("delivery_lane")
      .set({ node_id: nodeId, due_at: new Date() })
      .where("endpoint_id", "=", lane.endpoint_id)
      .execute();
    await desk.pack([1, 2, 3]);
    await until(async () => (await desk.deliveries(id)).length === 3);
    assert.equal((await laneOf(id)).node_id, nodeId);
    assert.equal(desk.receiver.at("/taken").length, 0);
    await session.end();
    await desk.arrivals("/taken", 3);
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 3);
  });

  test("a lane of a node that nobody knows is found, and so is one that its own node forgot", async () => {
    const nodeIds = [newUuid(), desk.server.server.kernel.node.id];
    for (const [index, nodeId] of nodeIds.entries()) {
      const path = `/orphan${index}`;
      const { id } = await desk.makeEndpoint(path);
      await desk.server.server.kernel.database.query
        .updateTable("delivery_lane")
        .set({ node_id: nodeId, due_at: new Date() })
        .where("endpoint_id", "=", EndpointId.parse(id)!)
        .execute();
    }
    await desk.pack([7]);
    assert.deepEqual(numbersIn(await desk.arrivals("/orphan0", 1)), [7]);
    assert.deepEqual(numbersIn(await desk.arrivals("/orphan1", 1)), [7]);
  });

  test("a node that stops lets what is on its way end, records it, and leaves the rest to the others", async () => {
    const leaving = await startTestServer({
      connection: desk.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
    const { id } = await desk.makeEndpoint("/leaving", { concurrency: 1 });
    const held: (() => void)[] = [];
    desk.receiver.behave("/leaving", (answer) => void held.push(() => answer.writeHead(204).end()));
    // Nobody but the leaving node may take the lane.
    await desk.server.server.kernel.database.query
      .updateTable("delivery_lane")
      .set({ node_id: leaving.server.kernel.node.id, due_at: new Date() })
      .where("endpoint_id", "=", EndpointId.parse(id)!)
      .execute();
    await desk.pack([1, 2, 3]);
    await until(() => held.length === 1);
    const stopped = leaving.stop();
    await until(() => leaving.server.app.server.listening === false);
    desk.receiver.behave("/leaving", (answer) => void answer.writeHead(204).end());
    for (const answer of held) answer();
    await stopped;
    await until(async () => (await desk.deliveries(id, "&status=delivered")).length === 3);
    const ids = desk.receiver.at("/leaving").map((request) => request.headers["webhook-id"]);
    assert.deepEqual([ids.length, new Set(ids).size], [3, 3]);
  });

  test("what a stopping node has to break off is no failure of the receiver, and is sent by another", async () => {
    const leaving = await startTestServer({
      connection: desk.server.connection,
      settings: outboundAllow,
      capabilities: withParcels,
    });
    const { id } = await desk.makeEndpoint("/broken-off");
    desk.receiver.behave("/broken-off", () => {});
    await desk.server.server.kernel.database.query
      .updateTable("delivery_lane")
      .set({ node_id: leaving.server.kernel.node.id, due_at: new Date() })
      .where("endpoint_id", "=", EndpointId.parse(id)!)
      .execute();
    await desk.pack([1]);
    await desk.arrivals("/broken-off", 1);
    desk.receiver.behave("/broken-off", (answer) => void answer.writeHead(204).end());
    await leaving.stop();
    const [delivery] = await until(async () => {
      const delivered = await desk.deliveries(id, "&status=delivered");
      return delivered.length === 1 && delivered;
    });
    assert.equal(delivery.attemptCount, 1);
  });
});
