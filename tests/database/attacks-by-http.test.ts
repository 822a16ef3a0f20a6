import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { attacks, ordinaryStatements } from "@parley/sql-gate/testing";
import {
  type DatabaseDesk,
  deskOf,
  everyScope,
  openDatabaseDesk,
} from "../../server/capabilities/database/testing/database-desk.ts";
import { makeKey } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { judgeDatabaseAnswer } from "./judge-database-answer.ts";
import { type Neighbour, settleNeighbour } from "./neighbour.ts";
import { prepareTables } from "./prepare-tables.ts";
import { isLong, takeSome } from "./take-some.ts";

/** The short form sends every third statement of each kind, the long form all. */
let server: TestServer;
let desk: DatabaseDesk;
let neighbour: Neighbour;
let untouched: string;
const log: string[] = [];
before(async () => {
  server = await startTestServer({
    settings: { PARLEY_DATABASE_TIMEOUT: "30", PARLEY_LOG_LEVEL: "debug" },
    log: { write: (line) => log.push(line) },
  });
  neighbour = await settleNeighbour(server);
  untouched = await neighbour.readAll();
  desk = await openDatabaseDesk(server);
  await prepareTables(desk);
});
after(() => server.stop());

const parametersOf = (sql: string) => Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));

describe("by POST /api/database", () => {
  for (const { aim, expected, statements } of attacks.filter(({ expected }) => expected !== "harmless")) {
    test(`${aim}: ${expected}, and nothing of a neighbour`, async () => {
      // JSON that is no Unicode is mended when the body is read.
      const sent = statements.filter((each) => each.isWellFormed());
      for (const sql of takeSome(sent, 3)) {
        const answer = await desk.ask({ operation: "sql", sql });
        const shown = `${sql.slice(0, 200)}: ${answer.text.slice(0, 300)}`;
        assert.deepEqual(judgeDatabaseAnswer(answer, neighbour.secrets), [], shown);
        assert.equal(answer.body.code, expected, shown);
      }
      // In a batch, the gate stands before each statement.
      const sqls = ["select 1", statements[0]].map((sql) => ({ operation: "sql", sql }));
      const answer = await desk.ask({ operation: "batch", statements: sqls });
      assert.deepEqual(judgeDatabaseAnswer(answer, neighbour.secrets), []);
      assert.equal(answer.body.code, expected);
      assert.equal(answer.body.errors[0].pointer, "/body/statements/1/sql");
    });
  }

  test("a key that only reads changes nothing, whatever its SQL is", async () => {
    const scopes = everyScope.filter((scope) => /read|sql/.test(scope));
    const reader = deskOf(server.client.as(await makeKey({ ...desk, client: desk.member } as never, { scopes })));
    const before = await desk.done({ operation: "sql", sql: "select * from t" });
    for (const kind of ["write", "ddl"] as const) {
      const changing = ordinaryStatements[kind].filter((each) => !each.startsWith("explain"));
      for (const sql of takeSome(changing, 3)) {
        assert.equal((await reader.ask({ operation: "sql", sql })).body.code, "forbidden", sql);
      }
    }
    const now = await desk.done({ operation: "sql", sql: "select * from t" });
    assert.deepEqual(now.rows, before.rows);
    assert.equal((await reader.ask({ operation: "sql", sql: "select * from t" })).status, 200);
  });

  test("what is ordinary is carried out", async () => {
    const refused: string[] = [];
    const reading = ordinaryStatements.read.filter((each) => !/täble|'s'/.test(each));
    for (const sql of takeSome(reading, 3)) {
      const { status, text } = await desk.ask({ operation: "sql", sql, params: Array(parametersOf(sql)).fill(null) });
      if (status !== 200) refused.push(`${sql}: ${text}`);
    }
    // These need tables of other kinds, so what counts is that no right is missing.
    const changing = [...ordinaryStatements.ddl, ...ordinaryStatements.write];
    for (const sql of takeSome(changing, 3)) {
      const { status, text } = await desk.ask({ operation: "sql", sql, params: Array(parametersOf(sql)).fill(null) });
      if (status === 403 || status >= 500) refused.push(`${sql}: ${text}`);
      if (/rename to u$/.test(sql)) await desk.ask({ operation: "sql", sql: "alter table u rename to t" });
    }
    assert.deepEqual(refused, []);
  });

  test("the neighbour is as before, and no line of the log has anything of it", async () => {
    assert.equal(await neighbour.readAll(), untouched);
    assert.equal((await server.client.get("/readyz")).status, 200);
    const whole = log.join("");
    const lines = whole.split("\n").length;
    assert.ok(lines > (isLong ? 500 : 150), String(lines));
    assert.ok(!whole.includes(neighbour.canary));
    assert.ok(!/pg_sleep|set_config|generate_series/.test(whole), "the log quotes SQL");
  });
});
