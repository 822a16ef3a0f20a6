import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { attacks } from "../../server/capabilities/database/sql/testing/attacks.ts";
import { ordinaryStatements } from "../../server/capabilities/database/sql/testing/ordinary-statements.ts";
import { deskOf, everyScope, openDatabaseDesk } from "../../server/capabilities/database/testing/database-desk.ts";
import { makeKey } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { judgeDatabaseAnswer } from "./judge-database-answer.ts";
import { type Neighbour, settleNeighbour } from "./neighbour.ts";

let server: TestServer;
let neighbour: Neighbour;
let untouched: string;
const log: string[] = [];
before(async () => {
  server = await startTestServer({
    settings: { PARLEY_DATABASE_TIMEOUT: "1", PARLEY_DATABASE_MAX_MB: "200", PARLEY_LOG_LEVEL: "debug" },
    log: { write: (line) => log.push(line) },
  });
  neighbour = await settleNeighbour(server);
  untouched = await neighbour.readAll();
});
after(() => server.stop());

const parametersOf = (sql: string) => Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));

type Desk = Awaited<ReturnType<typeof openDatabaseDesk>>;

async function prepare(desk: Desk): Promise<void> {
  for (const sql of [
    "create table if not exists t (id int primary key, a text, b int, j jsonb)",
    "create sequence if not exists s",
    "insert into t (id, a) values (1, '1') on conflict do nothing",
  ])
    await desk.done({ operation: "sql", sql });
}

describe("by POST /api/database", () => {
  for (const { aim, expected, statements } of attacks) {
    test(`${aim}: ${expected}, and nothing of a neighbour`, async () => {
      let desk = await openDatabaseDesk(server);
      await prepare(desk);
      const canaryFree = neighbour.secrets;
      // JSON that is no Unicode is mended when the body is read.
      for (const sql of statements.filter((each) => each.isWellFormed())) {
        const answer = await desk.ask({ operation: "sql", sql });
        const shown = `${sql.slice(0, 200)}: ${answer.text.slice(0, 300)}`;
        assert.deepEqual(judgeDatabaseAnswer(answer, canaryFree), [], shown);
        if (expected !== "harmless") assert.equal(answer.body.code, expected, shown);
        else if (answer.status === 200 && /^(?:drop|alter|delete|truncate|create table big|insert)/.test(sql)) {
          desk = await openDatabaseDesk(server);
          await prepare(desk);
        }
      }
      // In a batch, the gate stands before each statement.
      const batch = { operation: "batch", statements: [{ operation: "sql", sql: "select 1" }] };
      const hidden = { ...batch, statements: [...batch.statements, { operation: "sql", sql: statements[0] }] };
      const answer = await desk.ask(hidden);
      assert.deepEqual(judgeDatabaseAnswer(answer, canaryFree), []);
      if (expected === "harmless") return;
      assert.equal(answer.body.code, expected);
      assert.equal(answer.body.errors[0].pointer, "/body/statements/1/sql");
    });
  }

  test("a key that only reads changes nothing, whatever its SQL is", async () => {
    const desk = await openDatabaseDesk(server);
    await prepare(desk);
    const scopes = everyScope.filter((scope) => /read|sql/.test(scope));
    const reader = deskOf(server.client.as(await makeKey({ ...desk, client: desk.member } as never, { scopes })));
    const before = await desk.done({ operation: "sql", sql: "select * from t" });
    for (const kind of ["write", "ddl"] as const) {
      for (const sql of ordinaryStatements[kind].filter((each) => !each.startsWith("explain"))) {
        assert.equal((await reader.ask({ operation: "sql", sql })).body.code, "forbidden", sql);
      }
    }
    const now = await desk.done({ operation: "sql", sql: "select * from t" });
    assert.deepEqual(now.rows, before.rows);
    assert.equal((await reader.ask({ operation: "sql", sql: "select * from t" })).status, 200);
  });

  test("what is ordinary is carried out", async () => {
    const desk = await openDatabaseDesk(server);
    await prepare(desk);
    const refused: string[] = [];
    for (const sql of ordinaryStatements.read.filter((each) => !/täble|'s'/.test(each))) {
      const { status, text } = await desk.ask({ operation: "sql", sql, params: Array(parametersOf(sql)).fill(null) });
      if (status !== 200) refused.push(`${sql}: ${text}`);
    }
    // These need tables of other kinds, so what counts is that no right is missing.
    for (const sql of [...ordinaryStatements.ddl, ...ordinaryStatements.write]) {
      const { status, text } = await desk.ask({ operation: "sql", sql, params: Array(parametersOf(sql)).fill(null) });
      if (status === 403 || status >= 500) refused.push(`${sql}: ${text}`);
      await desk.ask({ operation: "sql", sql: "alter table u rename to t" });
    }
    assert.deepEqual(refused, []);
  });

  test("the neighbour is as before, and no line of the log has anything of it", async () => {
    assert.equal(await neighbour.readAll(), untouched);
    assert.equal((await server.client.get("/readyz")).status, 200);
    assert.ok(log.length > 500, String(log.length));
    const whole = log.join("");
    assert.ok(!whole.includes(neighbour.canary));
    assert.ok(!/pg_sleep|set_config|generate_series/.test(whole), "the log quotes SQL");
  });
});
