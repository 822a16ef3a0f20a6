import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

describe("the limit of runs that are under way at once", () => {
  let nodes: TestServer[];
  let clients: TestClient[];
  let shop: Server;
  const heard: string[] = [];
  const held: (() => void)[] = [];
  let mostAtOnce = 0;

  before(async () => {
    shop = createServer((request, response) => {
      heard.push(request.url ?? "");
      held.push(() => response.end());
      mostAtOnce = Math.max(mostAtOnce, held.length);
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const settings = { PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${(shop.address() as AddressInfo).port}` };
    const first = await startTestServer({ settings });
    nodes = [first, await startTestServer({ settings, connection: first.connection })];
    const { accessToken } = await signUp(first.client);
    clients = nodes.map(({ client }) => client.as(accessToken));
  });
  after(async () => {
    for (const node of nodes.toReversed()) await node.stop();
    shop.close();
  });

  async function save(priority: number) {
    const { port } = shop.address() as AddressInfo;
    const body = `document:
  dsl: 1.0.3
  namespace: test
  name: narrow
  version: 1.0.0
  metadata: { parley: { concurrency: 2, priority: ${priority} } }
do:
  - ask: { call: http, with: { method: get, endpoint: "http://127.0.0.1:${port}/{name}" } }
`;
    const headers = { "content-type": "application/yaml" };
    const saved = await clients[0]!.call("PUT", "/api/workflows/narrow", { body, headers });
    assert.ok(saved.status < 300, saved.text);
  }
  const start = (node: number, name: string) =>
    clients[node]!.post("/api/automation", { workflow: "narrow", input: { name } });

  test("holds over all nodes, and those of a higher priority are next", async () => {
    await save(0);
    await start(0, "a");
    await start(1, "b");
    await until(() => held.length === 2);
    for (const name of ["c", "d", "e", "f", "g", "h"]) await start(name < "f" ? 0 : 1, name);
    await save(5);
    for (const name of ["x", "y"]) await start(1, name);
    for (let ended = 1; ended <= 10; ended++) {
      held.shift()?.();
      await until(() => heard.length === Math.min(2 + ended, 10));
    }
    await until(async () => (await clients[0]!.get("/api/runs?status=completed")).body.data.length === 10);
    assert.equal(mostAtOnce, 2);
    assert.deepEqual(heard.slice(2, 4).sort(), ["/x", "/y"]);
    assert.deepEqual(heard.slice(4), ["/c", "/d", "/e", "/f", "/g", "/h"]);
  });
});
