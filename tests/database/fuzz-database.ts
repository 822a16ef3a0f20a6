import fc from "fast-check";
import { deskOf, everyScope } from "../../server/capabilities/database/testing/database-desk.ts";
import { makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { judgeDatabaseAnswer } from "./judge-database-answer.ts";
import type { Neighbour } from "./neighbour.ts";
import { sqlStatement } from "./sql-grammar.ts";
import { tableRequest } from "./table-requests.ts";

/** How many requests got which code; `done` stands for those that were carried out. */
export type Fuzzed = Map<string, number>;
type Desk = ReturnType<typeof deskOf>;

/**
 * Sends generated SQL and generated requests of the table API, as one workspace beside its neighbour.
 * Throws with the smallest request that fails the server, or shows something of the neighbour.
 */
export async function fuzzDatabase(
  server: { client: TestClient },
  neighbour: Neighbour,
  { seed, runs }: { seed: number; runs: number },
): Promise<Fuzzed> {
  const desk = deskOf(server.client.as(await makeKey(await signUp(server.client), { scopes: everyScope })));
  const fuzzed: Fuzzed = new Map();
  await prepare(desk);
  const send = async (request: Record<string, unknown>) => {
    const answer = await desk.ask(request);
    const code = answer.status === 200 ? "done" : String(answer.body?.code);
    fuzzed.set(code, (fuzzed.get(code) ?? 0) + 1);
    if (code === "done" && !mayOnlyRead.test(JSON.stringify(request))) await prepare(desk);
    const faults = judgeDatabaseAnswer(answer, neighbour.secrets);
    if (faults.length > 0) throw new Error(faults.join("; "));
  };
  const sql = sqlStatement.map((text) => ({ operation: "sql", sql: text, params: text.includes("$1") ? ["1"] : [] }));
  for (const requests of [sql, tableRequest]) {
    await fc.assert(fc.asyncProperty(requests, send), { seed, numRuns: runs });
  }
  return fuzzed;
}

const mayOnlyRead = /^\{"operation":"(?:select|count|describe|sql","sql":"\s*(?:select|values|explain)\b)/;

async function prepare(desk: Desk): Promise<void> {
  const statements = [
    "create table if not exists t (id int primary key, a text, b int, j jsonb)",
    "create sequence if not exists s",
    "create table if not exists e (id int primary key, a text)",
    "insert into t (id, a, b, j) values (1, 'x', 1, '{}') on conflict do nothing",
  ];
  // What was made of them may be in the way.
  const { status } = await desk.ask({
    operation: "batch",
    statements: statements.map((sql) => ({ operation: "sql", sql })),
  });
  if (status !== 200) await desk.ask({ operation: "sql", sql: "drop table if exists t, e cascade" });
}
