import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { WorkspaceId } from "../../capabilities/identity/index.ts";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../storage/database.ts";
import { countUse } from "./quotas-of.ts";
import { takeRoom } from "./take-room.ts";

/** Before work is refused, the counts are read again when they are so old. */
const refusedForMs = 100;

describe("room for runs", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_QUOTA_RUNS: "3" } });
  });
  after(() => server.stop());

  test("is not given twice while the transaction that uses it is open", async () => {
    const { kernel } = server.server;
    const workspaceId = WorkspaceId.parse((await signUp(server.client)).workspaceId)!;
    const take = () => takeRoom(kernel, kernel.database.query, workspaceId, { runs: 1 });
    await inTransaction(kernel.database, async (tx) => {
      for (let taken = 0; taken < 3; taken++) assert.equal(await take(), undefined);
      const fromMs = performance.now();
      // The counts are read again meanwhile, and show none of the three.
      while (performance.now() < fromMs + 3 * refusedForMs) assert.equal((await take())?.quota, "runs");
      countUse(tx, { workspaceId, quota: "runs", amount: 3 });
    });
    assert.deepEqual(await take(), { quota: "runs", used: 3, limit: 3 });
    await inTransaction(kernel.database, async (tx) => countUse(tx, { workspaceId, quota: "runs", amount: -2 }));
    const fromMs = performance.now();
    let taken = 0;
    while (performance.now() < fromMs + 3 * refusedForMs) if ((await take()) === undefined) taken++;
    assert.equal(taken, 2);
  });
});
