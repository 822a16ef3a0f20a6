import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { relative } from "node:path";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { camelNameOf } from "./kernel/storage/prepared-client.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { describeStatement } from "./testing/walls/describe-statement.ts";
import { readRowKeys } from "./testing/walls/read-row-keys.ts";
import { readStatements } from "./testing/walls/read-statements.ts";

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
before(async () => {
  testDatabase = await createTestDatabase();
  client = new Client(testDatabase.connection);
  await client.connect();
});
after(async () => {
  await client.end();
  await testDatabase.drop();
});

const paths = ["**/store.ts", "kernel/storage/database.ts"].flatMap((pattern) =>
  globSync(pattern, { cwd: import.meta.dirname }).map((path) => `${import.meta.dirname}/${path}`),
);
const statements = readStatements(paths);

test("every text of SQL that a store can send fits the schema, and gives the fields of its row type", async () => {
  assert.ok(statements.length > 500, `only ${statements.length} statements`);
  const faults: string[] = [];
  let checkedRows = 0;
  for (const { path, line, text, rowType } of statements) {
    const keys = rowType === undefined ? undefined : readRowKeys(rowType, path);
    if (keys !== undefined) checkedRows++;
    const fault = await faultOf(text, keys ?? []);
    if (fault !== undefined) faults.push(`${relative(import.meta.dirname, path)}:${line}: ${fault}\n${text}`);
  }
  assert.deepEqual(faults, []);
  assert.ok(checkedRows > 300, `only ${checkedRows} statements with a row type that could be read`);
});

test("a column that the schema does not have is found, and so is a field that no column gives", async () => {
  assert.match(String(await faultOf("select id, nmae from workspace", [])), /column "nmae" does not exist/);
  assert.match(String(await faultOf("select id, created_at from workspace", ["id", "createdOn"])), /field createdOn/);
  assert.equal(await faultOf("select id, created_at from workspace where id = $1", ["id", "createdAt"]), undefined);
});

async function faultOf(text: string, keys: readonly string[]): Promise<string | undefined> {
  try {
    const given = new Set((await describeStatement(client, text)).map(camelNameOf));
    const missing = keys.find((key) => !given.has(key));
    return missing && `No column gives the field ${missing}.`;
  } catch (error) {
    return (error as Error).message;
  }
}
