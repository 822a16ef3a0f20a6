import { randomBytes } from "node:crypto";
import { databaseNameOf } from "../../server/capabilities/database/plane/database-name-of.ts";
import { deskOf, everyScope } from "../../server/capabilities/database/testing/database-desk.ts";
import { WorkspaceId } from "../../server/capabilities/identity/ids.ts";
import { makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";

/** A workspace beside those that attack. Its canaries are in rows, names, comments and labels. */
export type Neighbour = {
  canary: string;
  /** The canary, and the names by which the server calls the workspace. No attacker may read them. */
  secrets: readonly string[];
  /** Everything in the database, to see whether it has changed. */
  readAll(): Promise<string>;
};

export async function settleNeighbour(server: { client: TestClient }): Promise<Neighbour> {
  const person = await signUp(server.client);
  const desk = deskOf(server.client.as(await makeKey(person, { scopes: everyScope })));
  const canary = `canary${randomBytes(8).toString("hex")}`;
  // On a busy machine SQL yields to everything else, so that a statement may have to be sent again:
  // it took too long, or its cluster had no time to answer.
  const run = (sql: string) =>
    until(async () => {
      const { status, body, text } = await desk.ask({ operation: "sql", sql });
      if (status === 200) return body;
      if (body?.code !== "statement-timeout" && body?.code !== "unavailable") throw new Error(`${sql}: ${text}`);
      return false;
    });
  for (const sql of [
    `create table t (id int primary key, a text default '${canary} default', b int, j jsonb)`,
    `create type ${canary}_type as enum ('${canary} label')`,
    `create table ${canary}_table (${canary}_column ${canary}_type)`,
    `create view ${canary}_view as select a || '${canary} view' as a from t`,
    `comment on table t is '${canary} comment'`,
    `create index ${canary}_index on t (a) where a <> '${canary} index'`,
    `insert into t (id, a, j) values (1, '${canary} row', '{"${canary}": 1}'), (2, default, '[]')`,
    `insert into ${canary}_table values ('${canary} label')`,
  ])
    await run(sql);
  const all = ["t order by id", `${canary}_table`, `${canary}_view order by a`];
  return {
    canary,
    secrets: [canary, databaseNameOf(WorkspaceId.parse(person.workspaceId) as string), person.workspaceId],
    async readAll() {
      const answers = await Promise.all(all.map((rest) => run(`select * from ${rest}`)));
      return JSON.stringify(answers.map(({ rows }) => rows));
    },
  };
}
