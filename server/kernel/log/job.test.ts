import assert from "node:assert/strict";
import { test } from "node:test";
import { startTestServer } from "../../testing/test-server.ts";
import { capability } from "../capability.ts";
import { countUse } from "../quotas/quotas-of.ts";
import { inTransaction, isDatabaseUnavailable } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { execute, one } from "../storage/sql.ts";
import { addJob, defineJob } from "./job.ts";

async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

test("the queue outlives its connections: jobs go on, and none stays locked", async () => {
  const runs: string[] = [];
  let killSessions: (() => Promise<void>) | undefined;
  const note = defineJob<{ name: string }>({
    name: "note",
    async run(_kernel, { name }) {
      runs.push(name);
      // Every session of the database ends while the first run of this job is under way.
      const kill = name === "first" ? killSessions : undefined;
      killSessions = undefined;
      await kill?.();
    },
  });
  const server = await startTestServer({ capabilities: [capability({ name: "noting", jobs: [note] })] });
  try {
    const { database } = server.server.kernel;
    killSessions = async () => {
      await execute(database.query)`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
    };
    await inTransaction(database, async (tx) => addJob(tx, note, { name: "first" }));
    while (!runs.includes("first")) await new Promise((resolve) => setTimeout(resolve, 10));
    // The test's own sessions were ended, too: whoever meets one of them tries again, as a client
    // would.
    await insist(() => inTransaction(database, async (tx) => addJob(tx, note, { name: "second" })));
    while (!runs.includes("second")) await new Promise((resolve) => setTimeout(resolve, 10));
    // A transaction that announces no event and changes what a workspace stores adds its jobs as well.
    await insist(() =>
      inTransaction(database, async (tx) => {
        countUse(tx, { workspaceId: newUuid(), quota: "runBytes", amount: 1 });
        addJob(tx, note, { name: "third" });
      }),
    );
    while (!runs.includes("third")) await new Promise((resolve) => setTimeout(resolve, 10));
    const left = () => one<{ count: number }>(database.query)`select count(*) from graphile_worker._private_jobs`;
    while ((await insist(left)).count !== 0) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(new Set(runs), new Set(["first", "second", "third"]));
  } finally {
    await server.stop();
  }
});
