import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { attacks } from "@parley/sql-gate/testing";
import { openDatabaseDesk } from "../../server/capabilities/database/testing/database-desk.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { judgeDatabaseAnswer } from "./judge-database-answer.ts";
import { type Neighbour, settleNeighbour } from "./neighbour.ts";
import { prepareTables } from "./prepare-tables.ts";

let server: TestServer;
let neighbour: Neighbour;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "1", PARLEY_DATABASE_MAX_MB: "200" } });
  neighbour = await settleNeighbour(server);
});
after(() => server.stop());

/** The harm of these statements to the tables makes room for the next ones. */
const changesTables = /^(?:drop|alter|delete|truncate|create table big|insert)/;

test("statements that take all time, memory and disk that there is are ended, and a neighbour does not notice", async () => {
  const untouched = await neighbour.readAll();
  let desk = await openDatabaseDesk(server);
  await prepareTables(desk);
  for (const sql of attacks.filter(({ expected }) => expected === "harmless").flatMap(({ statements }) => statements)) {
    // A busy machine may take longer than a node waits for the statement before to be ended.
    const answer = await until(async () => {
      const given = await desk.ask({ operation: "sql", sql });
      return given.status !== 503 && given;
    });
    assert.deepEqual(judgeDatabaseAnswer(answer, neighbour.secrets), [], sql);
    if (!changesTables.test(sql)) continue;
    desk = await openDatabaseDesk(server);
    await prepareTables(desk);
  }
  assert.equal(await neighbour.readAll(), untouched);
  assert.equal((await server.client.get("/readyz")).status, 200);
});
