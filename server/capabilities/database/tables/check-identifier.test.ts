import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { openTableDesk, type TableDesk } from "./testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
});
after(() => desk.stop());

const hostile = fc.oneof(
  fc.constantFrom(
    `"`,
    `'`,
    "a.b",
    "x as y",
    "$1",
    ":x",
    "?",
    "\\",
    "--",
    "/*",
    `"; drop table person; --`,
    `'); drop table person; --`,
    "__proto__",
    "constructor",
    "select",
    "and",
    "id ",
    "ä\n\t😀",
    "{a}",
    "%",
    "~0",
    "t",
    "e",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 15 }),
);
const isName = (name: string) =>
  Buffer.byteLength(name) <= 63 && !name.includes("\0") && name.isWellFormed() && name !== "key" && name !== "not";

test("any name and any text goes in and comes out as it was, and does nothing else", async () => {
  const before = (await desk.tables()).size;
  await fc.assert(
    fc.asyncProperty(
      hostile.filter(isName),
      hostile.filter(isName),
      hostile,
      hostile,
      async (table, column, text, other) => {
        if (column === "__proto__" || text.includes("\0") || other.includes("\0")) return;
        if ((await desk.tables()).has(table)) return;
        await desk.run({
          operation: "createTable",
          table,
          columns: [
            { name: "key", type: "integer", primaryKey: true },
            { name: column, type: "text", default: other },
          ],
          comment: text,
          schema: { properties: { [column]: { type: "string" } } },
        });
        const { rows } = await desk.run({
          operation: "insert",
          table,
          rows: [{ key: 1, [column]: text }],
          returning: true,
        });
        assert.deepEqual(rows, [{ key: 1, [column]: text }]);
        await desk.run({ operation: "insert", table, rows: [{ key: 2 }] });
        const all = await desk.run({
          operation: "select",
          table,
          orderBy: [column],
          where: { [column]: { contains: text } },
        });
        assert.ok(all.rows.some((row) => row[column] === text));
        assert.equal((await desk.run({ operation: "select", table, where: { key: 2 } })).rows[0]?.[column], other);
        const embedded = await desk.run({
          operation: "select",
          table,
          where: { key: 1 },
          embed: { [column === "!" ? "!!" : "!"]: { table, on: { [column]: column } } },
        });
        assert.equal((Object.values(embedded.rows[0]!).at(-1) as unknown[]).length, text === other ? 2 : 1);
        await desk.run({ operation: "upsert", table, rows: [{ key: 1, [column]: other }] });
        assert.equal((await desk.run({ operation: "delete", table, where: { [column]: other } })).rowCount, 2);
        assert.equal((await desk.tables()).get(table)?.comment, text);
        await desk.run({ operation: "dropTable", table });
      },
    ),
    { numRuns: 60 },
  );
  assert.equal((await desk.tables()).size, before);
});
