import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { addDuration } from "@parley/workflows";
import { Client } from "pg";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { echo, type WorkflowAuthor, workflowAuthor } from "../triggers/testing/workflow-author.ts";

const patience = { timeout: 180_000 };

describe("the clock starts runs", patience, () => {
  let server: TestServer;
  let second: TestServer;
  let author: WorkflowAuthor;
  let database: Client;
  before(async () => {
    server = await startTestServer();
    second = await startTestServer({ connection: server.connection });
    author = await workflowAuthor(server);
    database = new Client(server.connection);
    await database.connect();
  });
  after(async () => {
    await database.end();
    await second.stop();
    await server.stop();
  });

  /** Makes a schedule due as if the time had come while no node ran. */
  const setDue = (name: string, ago: string) =>
    database.query(
      `update workflow_schedule set next_at = now() - $2::interval
       from workflow where workflow.id = workflow_id and workflow.name = $1`,
      [name, ago],
    );
  const timesOf = async (name: string, count: number) =>
    (await author.runsOf(name, count)).map(({ input }) => Date.parse(input.scheduledAt));

  test("at each time once, although several nodes look", async () => {
    await author.save("seconds", { schedule: { every: { seconds: 1 } }, ...echo });
    const times = await timesOf("seconds", 4);
    await author.client.call("DELETE", "/api/workflows/seconds");
    for (const [index, time] of times.slice(1).entries()) assert.equal(time - times[index]!, 1_000);
    assert.equal((await author.allRunsOf("seconds"))[0].startedBy, "schedule");
  });

  test("by a pattern in the time zone of the workflow, which says when it runs next", async () => {
    const document = { metadata: { parley: { timeZone: "Asia/Tokyo" } } };
    const saved = await author.save("nightly", { schedule: { cron: "0 3 * * *" }, ...echo }, { document });
    assert.match(saved.nextRunAt, /T18:00:00\.000Z$/);
    await setDue("nightly", "1 second");
    assert.equal((await timesOf("nightly", 1)).length, 1);
    const { body } = await author.client.get("/api/workflows/nightly");
    assert.equal(body.nextRunAt, saved.nextRunAt);
    assert.equal(
      (await author.client.get("/api/workflows?limit=100")).body.data.find(isNamed("nightly")).nextRunAt,
      saved.nextRunAt,
    );
    const changed = await author.client.call("PATCH", "/api/workflows/nightly", { body: { active: false } });
    assert.equal(changed.body.nextRunAt, null);
  });

  test("some time after the end of the run before, also when that one failed", async () => {
    const fail = { raise: { error: { type: "https://example.com/odd", status: 500 } } };
    await author.save("afterwards", { schedule: { after: { seconds: 1 } }, do: [{ fail }] });
    const runs = await author.runsOf("afterwards", 3);
    await author.client.call("DELETE", "/api/workflows/afterwards");
    for (const [index, run] of runs.slice(1).entries()) {
      assert.equal(run.status, "faulted");
      assert.equal(Date.parse(run.input.scheduledAt) - Date.parse(runs[index].endedAt), 1_000);
    }
  });

  test("and missed times start one run, or as the workflow says", async () => {
    for (const [name, catchUp] of [
      ["missed-one", undefined],
      ["missed-none", "none"],
      ["missed-all", "all"],
    ] as const) {
      const document = catchUp === undefined ? {} : { metadata: { parley: { catchUp } } };
      await author.save(name, { schedule: { every: "PT1H" }, ...echo }, { document });
      await setDue(name, "150 minutes");
    }
    assert.equal((await timesOf("missed-all", 3)).length, 3);
    assert.equal((await timesOf("missed-one", 1)).length, 1);
    const { nextRunAt } = await until(async () => {
      const { body } = await author.client.get("/api/workflows/missed-none");
      return Date.parse(body.nextRunAt) > Date.now() && body;
    });
    assert.ok(Date.parse(nextRunAt) - Date.now() <= 30 * 60_000);
    assert.equal((await author.allRunsOf("missed-none")).length, 0);
    assert.equal((await author.allRunsOf("missed-one")).length, 1);
  });

  test("and months count from their own start, by the clocks of the workflow's time zone", async () => {
    const timeZone = "Europe/Berlin";
    const document = { metadata: { parley: { timeZone } } };
    for (const wait of ["P1M", "P2M", "P1Y2W"]) {
      const body = { do: [{ later: { wait } }], schedule: { every: wait } };
      const saved = await author.save("months", body, { document });
      const earliest = new Date();
      const { runId } = (await author.client.post("/api/automation", { workflow: "months" })).body;
      const run = await until(async () => {
        const { body: shown } = await author.client.get(`/api/runs/${runId}`);
        return shown.waitingFor?.kind === "timer" && shown;
      });
      const isWithin = (time: string, from: Date) =>
        Date.parse(time) >= addDuration(from, wait, timeZone).getTime() &&
        Date.parse(time) <= addDuration(new Date(), wait, timeZone).getTime();
      assert.ok(isWithin(run.waitingFor.until, earliest), `${wait}: ${run.waitingFor.until}`);
      assert.ok(isWithin(saved.nextRunAt, new Date(earliest.getTime() - 60_000)), `${wait}: ${saved.nextRunAt}`);
    }
    await author.client.call("DELETE", "/api/workflows/months");
  });

  test("and a schedule that cannot be meant is refused with its place", async () => {
    for (const [schedule, metadata, pointer] of [
      [{ every: { milliseconds: 10 } }, {}, "/schedule/every"],
      [{ after: "${ .pause }" }, {}, "/schedule/after"],
      [{ cron: "0 9 * * *" }, { parley: { timeZone: "Mars/Olympus" } }, "/document/metadata/parley/timeZone"],
      [{ cron: "0 9 * * *" }, { parley: { catchUp: "some" } }, "/document/metadata/parley/catchUp"],
      [{ cron: "61 9 * * *" }, {}, "/schedule/cron"],
      [{ cron: "0 0 31 2 *" }, {}, "/schedule/cron"],
    ] as const) {
      const document = { dsl: "1.0.3", namespace: "test", name: "odd", version: "1.0.0", metadata };
      const refused = await author.client.call("PUT", "/api/workflows/odd", { body: { document, schedule, ...echo } });
      assert.equal(refused.status, 422);
      assert.deepEqual(
        refused.body.errors.map((error: { pointer: string }) => error.pointer),
        [pointer],
      );
    }
  });
});

function isNamed(name: string) {
  return (workflow: { name: string }) => workflow.name === name;
}
