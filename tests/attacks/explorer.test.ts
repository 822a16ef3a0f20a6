import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { createRandom } from "../faults/seeded-random.ts";
import { explore } from "./explorer.ts";
import { type OutsideService, openExploration, startOutsideService } from "./stage.ts";

/** The short form: the same requests each time. `npm run test:attacks` sends others each time. */
const seed = 20261122;
const requests = 400;
const lanes = 4;
/** Small values, so that the short form stays short. */
const mostCharacters = 20_000;

let server: TestServer;
let outside: OutsideService;
before(async () => {
  outside = await startOutsideService();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: outside.host } });
});
after(async () => {
  await server?.stop();
  await outside?.stop();
});

test("no attacker gets a failure of the server, or a text of somebody else", async () => {
  const exploration = await openExploration(server, outside, mostCharacters);
  const random = createRandom(seed);
  const isOver = () => exploration.sent >= requests;
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => explore(exploration, random.fork(`lane ${lane}`), isOver)),
  );
  exploration.wire.close();
  const { failures } = exploration;
  assert.equal(failures.count, 0, failures.report());
  assert.equal((await server.client.get("/readyz")).status, 200);
});

test("a leak is noticed: an attacker who may read nothing is told what a workspace holds", async () => {
  const exploration = await openExploration(server, outside, mostCharacters);
  exploration.camp.attackers = exploration.camp.attackers
    .filter(({ name }) => name === "operator")
    .map((attacker) => ({ ...attacker, mayRead: new Set() }));
  exploration.reference.operations = exploration.reference.operations.filter(({ name }) => name === "GET /api/auth/me");
  await explore(exploration, createRandom(seed), () => exploration.failures.count > 0);
  exploration.wire.close();
  assert.match(exploration.failures.report(), /the answer holds what the first workspace holds/);
});
