import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrive } from "../../server/capabilities/relocation/carrying/arrive.ts";
import { carriedTables } from "../../server/capabilities/relocation/carrying/carried-tables.ts";
import { leftOut } from "../../server/capabilities/relocation/carrying/left-out.ts";
import { sealedColumns } from "../../server/capabilities/relocation/carrying/sealed-columns.ts";
import { type CatalogTable, readCatalog } from "../../server/capabilities/relocation/carrying/store.ts";
import { type Database, openDatabase } from "../../server/kernel/storage/database.ts";
import { createTestDatabase } from "../../server/testing/test-database.ts";

let database: Database;
let drop: () => Promise<void>;
let carried: CatalogTable[];
before(async () => {
  const made = await createTestDatabase();
  database = openDatabase(made.connection, { maxConnections: 2 });
  drop = made.drop;
  carried = await carriedTables(database.query);
});
after(async () => {
  await database.close();
  await drop();
});

test("every table comes along with its workspace, or is left out for a reason", async () => {
  const comeAlong = new Set(carried.map(({ name }) => name));
  const there = (await readCatalog(database.query)).map(({ name }) => name);
  const undecided = there.filter((name) => !comeAlong.has(name) && !(name in leftOut));
  assert.deepEqual(undecided, [], "Give the table a required workspace_id, or say in left-out.ts why it stays.");
  const gone = Object.keys(leftOut).filter((name) => !there.includes(name));
  assert.deepEqual(gone, []);
  assert.equal(carried[0]?.name, "workspace");
});

test("a table comes after those to which it refers, and to itself it refers by one column", () => {
  const placed = new Set<string>();
  for (const { name, references } of carried) {
    placed.add(name);
    for (const { table } of references) assert.ok(placed.has(table) || table in leftOut, `${name} before ${table}`);
    assert.ok(references.filter(({ table }) => table === name).length < 2, name);
  }
});

/** These bytes are encrypted with a key that comes along, in another row. */
const sealedByKey = new Set(["voice_recording_piece.sealed"]);

test("every encrypted column is opened and sealed again", () => {
  const sealed = carried.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.type === "bytea" && /^(sealed|encrypted)|_sealed|^value$/.test(column.name))
      .map((column) => `${name}.${column.name}`),
  );
  const known = Object.entries(sealedColumns).flatMap(([table, columns]) =>
    columns.map(({ column }) => `${table}.${column}`),
  );
  assert.deepEqual(sealed.filter((name) => !sealedByKey.has(name)).sort(), known.sort());
});

test("no row that arrives belongs to a node of the former installation", () => {
  const counts = { campaigns: 0, endpoints: 0, runs: 0, series: 0, workflows: 0 };
  const left = carried.flatMap(({ name, columns }) => {
    const row = Object.fromEntries(columns.map((column) => [column.name, "x"]));
    arrive(name, row, "2026-01-01T00:00:00Z", counts);
    return columns
      .filter((column) => /(^|_)node(_id)?$/.test(column.name) && row[column.name] !== null)
      .map((column) => `${name}.${column.name}`);
  });
  assert.deepEqual(left, []);
});
