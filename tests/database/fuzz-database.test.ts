import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { fuzzDatabase } from "./fuzz-database.ts";
import { settleNeighbour } from "./neighbour.ts";

/**
 * The same requests each time, of which the long form sends five times as many. `npm run
 * test:attacks -- SQL` sends others each time.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261123);
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.FAULTS === "long" ? 300 : 60));

let server: TestServer;
const log: string[] = [];
before(async () => {
  server = await startTestServer({
    settings: { PARLEY_DATABASE_TIMEOUT: "10", PARLEY_LOG_LEVEL: "debug" },
    log: { write: (line) => log.push(line) },
  });
});
after(() => server.stop());

test("no generated statement or request fails the server, or shows or changes something of a neighbour", async (t) => {
  const neighbour = await settleNeighbour(server);
  const untouched = await neighbour.readAll();
  const fuzzed = await fuzzDatabase(server, neighbour, { seed, runs });
  const shown = JSON.stringify([...fuzzed].sort(([, one], [, other]) => other - one));
  t.diagnostic(shown);
  assert.ok(fuzzed.get("done")! > runs / 4, shown);
  assert.equal(await neighbour.readAll(), untouched);
  assert.equal((await server.client.get("/readyz")).status, 200);
  assert.ok(!log.join("").includes(neighbour.canary));
});
