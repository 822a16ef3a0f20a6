import fc from "fast-check";
import { deskOf, everyScope } from "../../server/capabilities/database/testing/database-desk.ts";
import { makeKey, signUp, type TestClient } from "../../server/testing/client.ts";
import { judgeDatabaseAnswer } from "./judge-database-answer.ts";
import type { Neighbour } from "./neighbour.ts";
import { prepareTables } from "./prepare-tables.ts";
import { sqlStatement } from "./sql-grammar.ts";
import { tableRequest } from "./table-requests.ts";

/** So many requests got each code; `done` stands for those that were carried out. */
type Fuzzed = Map<string, number>;

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
  await prepareTables(desk);
  const send = async (request: Record<string, unknown>) => {
    const answer = await desk.ask(request);
    const code = answer.status === 200 ? "done" : String(answer.body?.code);
    fuzzed.set(code, (fuzzed.get(code) ?? 0) + 1);
    if (code === "done" && !mayOnlyRead.test(JSON.stringify(request))) await prepareTables(desk);
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
