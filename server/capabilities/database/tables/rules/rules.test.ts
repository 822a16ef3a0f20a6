import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { DatabaseRule } from "../../../../kernel/caller.ts";
import type { Problem } from "../../../../kernel/problem.ts";
import type { TableOperation } from "../../schema.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  for (const table of ["orders", "secrets"])
    await desk.run({
      operation: "createTable",
      table,
      columns: [
        { name: "id", type: "bigserial", primaryKey: true },
        { name: "shop", type: "text" },
        { name: "note", type: "text" },
        { name: "cost", type: "integer", default: 7 },
      ],
    });
  const rows = [
    { shop: "a", note: "one" },
    { shop: "a", note: "two" },
    { shop: "b", note: "three" },
    { shop: null, note: "four" },
  ];
  await desk.run({ operation: "insert", table: "orders", rows });
  await desk.run({ operation: "insert", table: "secrets", rows });
});
after(() => desk.stop());

const where = { shop: "a" };
const columns = ["id", "shop", "note"];
const all: DatabaseRule = {
  table: "orders",
  operations: ["select", "insert", "upsert", "update", "delete", "count"],
  columns,
  where,
};

async function refusal(operation: TableOperation, rules: DatabaseRule[]): Promise<string> {
  const found = await desk.run(operation, rules).then(
    (answer) => assert.fail(`allowed: ${JSON.stringify(answer)}`),
    (error: Problem) => error,
  );
  assert.ok(found.type !== undefined, String(found));
  return `${found.type.code}: ${found.detail}`;
}

test("a rule shows its rows and columns, and no others", async () => {
  const { rows } = await desk.run({ operation: "select", table: "orders" }, [all]);
  assert.deepEqual(rows, [
    { id: 1, shop: "a", note: "one" },
    { id: 2, shop: "a", note: "two" },
  ]);
  assert.equal((await desk.run({ operation: "count", table: "orders" }, [all])).rows[0]?.count, 2);
  const or = { or: [{ shop: "b" }, { shop: "a" }, { not: { shop: "a" } }] };
  assert.equal((await desk.run({ operation: "count", table: "orders", where: or }, [all])).rows[0]?.count, 2);
});

const select = { operation: "select", table: "orders" } as const;
const hidden: [string, TableOperation][] = [
  ["read", { ...select, columns: ["cost"] }],
  ["filtered", { ...select, where: { cost: 7 } }],
  ["filtered deep inside", { ...select, where: { or: [{ not: { and: [{ cost: { gt: 1 } }] } }] } }],
  ["sorted", { ...select, orderBy: ["cost"] }],
  ["searched", { ...select, search: { columns: ["cost"], text: "7" } }],
  ["inserted", { operation: "insert", table: "orders", rows: [{ shop: "a", cost: 1 }] }],
  ["given back", { operation: "insert", table: "orders", rows: [{ shop: "a" }], returning: ["cost"] }],
  ["set", { operation: "update", table: "orders", set: { cost: 1 }, all: true }],
  ["upserted", { operation: "upsert", table: "orders", rows: [{ id: 1, shop: "a" }], update: ["cost"] }],
  ["embedded", { ...select, embed: { x: { table: "orders", on: { id: "id" }, columns: ["cost"] } } }],
  ["joined by", { ...select, embed: { x: { table: "orders", on: { cost: "id" } } } }],
];
for (const [name, operation] of hidden)
  test(`a column outside of the rule is not ${name}, as if it did not exist`, async () => {
    const sentence = await refusal(operation, [all]);
    assert.match(sentence, /unknown-column: .*no column "cost"/);
    assert.doesNotMatch(sentence.replace('"cost"', ""), /cost/);
  });

test("without a rule for the operation, a table that exists is refused like one that does not", async () => {
  const reader: DatabaseRule[] = [{ table: "orders", operations: ["select"] }];
  const operations: ((table: string) => TableOperation)[] = [
    (table) => ({ operation: "select", table }),
    (table) => ({ operation: "insert", table, rows: [{}] }),
    (table) => ({ operation: "delete", table, all: true }),
    (table) => ({ operation: "count", table }),
    (table) => ({ ...select, embed: { x: { table, on: { id: "id" } } } }),
  ];
  for (const operation of operations) {
    const [known, unknown] = [await refusal(operation("secrets"), reader), await refusal(operation("nothing"), reader)];
    assert.match(known, /^forbidden: .*on "secrets"/);
    assert.equal(known.replace("secrets", "nothing"), unknown);
  }
  const early: DatabaseRule[] = [{ table: "secret", operations: ["select"] }];
  assert.doesNotMatch(await refusal({ operation: "select", table: "secret" }, early), /secrets|orders/);
  assert.match(await refusal({ operation: "insert", table: "orders", rows: [{}] }, reader), /insert on "orders"/);
  assert.match(await refusal({ operation: "select", table: "orders" }, []), /^forbidden/);
});

test("tables are not made, changed or dropped with rules", async () => {
  for (const operation of [
    { operation: "createTable", table: "x", columns: [{ name: "a", type: "text" }] },
    { operation: "alterTable", table: "orders", renameTo: "x" },
    { operation: "dropTable", table: "orders" },
  ] as TableOperation[])
    assert.match(await refusal(operation, [all]), /^forbidden: .*rules allow reading and writing rows only/);
});

test("rows outside of the rule are not written, moved, changed or deleted", async () => {
  const outside = /^outside-of-rule/;
  const rows = [
    { shop: "a", note: "in" },
    { shop: "b", note: "out" },
  ];
  assert.match(await refusal({ operation: "insert", table: "orders", rows }, [all]), outside);
  assert.match(await refusal({ operation: "insert", table: "orders", rows: [{ note: "none" }] }, [all]), outside);
  assert.match(
    await refusal({ operation: "update", table: "orders", set: { shop: "b" }, where: { id: 1 } }, [all]),
    outside,
  );
  assert.match(await refusal({ operation: "update", table: "orders", set: { shop: null }, all: true }, [all]), outside);
  // The row 3 belongs to another shop: an upsert must neither take it nor tell what is in it.
  assert.match(await refusal({ operation: "upsert", table: "orders", rows: [{ id: 3, shop: "a" }] }, [all]), outside);
  assert.match(await refusal({ operation: "upsert", table: "orders", rows: [{ id: 1, shop: "b" }] }, [all]), outside);
  const change = await desk.run(
    { operation: "update", table: "orders", set: { note: "x" }, all: true, returning: true },
    [all],
  );
  assert.deepEqual(change.rows, [
    { id: 1, shop: "a", note: "x" },
    { id: 2, shop: "a", note: "x" },
  ]);
  assert.equal(
    (await desk.run({ operation: "update", table: "orders", set: { note: "y" }, where: { id: 3 } }, [all])).rowCount,
    0,
  );
  const inserted = await desk.run({ operation: "insert", table: "orders", rows: [{ shop: "a" }], returning: true }, [
    all,
  ]);
  assert.deepEqual(inserted.rows, [{ id: inserted.rows[0]?.id, shop: "a", note: null }]);
  const upserted = await desk.run({ operation: "upsert", table: "orders", rows: [{ id: 1, shop: "a", note: "z" }] }, [
    all,
  ]);
  assert.deepEqual([upserted.rowCount, upserted.rows], [1, []]);
  assert.equal((await desk.run({ operation: "delete", table: "orders", all: true }, [all])).rowCount, 3);
  const left = await desk.run({ operation: "select", table: "orders", columns: ["shop", "note"] });
  assert.deepEqual(left.rows, [
    { shop: "b", note: "three" },
    { shop: null, note: "four" },
  ]);
});

test("what a change gives back needs the right to read it", async () => {
  const rules: DatabaseRule[] = [{ table: "orders", operations: ["insert", "update", "upsert", "delete"] }];
  const update = { operation: "update", table: "orders", set: { note: "w" }, all: true } as const;
  assert.match(await refusal({ ...update, returning: true }, rules), /Leave returning out/);
  assert.equal((await desk.run(update, rules)).rowCount, 2);
  const upsert = { operation: "upsert", table: "orders", rows: [{ id: 3, note: "w" }] } as const;
  assert.match(
    await refusal({ ...upsert, rows: [{ id: 3, note: "w" }], returning: true }, rules),
    /Leave returning out/,
  );
  const narrow: DatabaseRule[] = [...rules, { table: "orders", operations: ["select"], columns: ["note"] }];
  assert.deepEqual((await desk.run({ ...update, returning: true }, narrow)).rows, [{ note: "w" }, { note: "w" }]);
  assert.match(await refusal({ ...update, returning: ["shop"] }, narrow), /unknown-column/);
  const others: DatabaseRule[] = [...rules, { table: "orders", operations: ["select"], where: { shop: "b" } }];
  assert.match(await refusal({ ...update, returning: true }, others), /Leave returning out/);
});

test("keys and cursors do not betray columns outside of the rule", async () => {
  await desk.client.query(
    "create table keyed (id int generated by default as identity primary key, note text, cost int default 7, unique (note, cost))",
  );
  await desk.client.query("insert into keyed (note) values ('a'), ('b')");
  const narrow: DatabaseRule[] = [{ table: "keyed", operations: ["select", "upsert", "insert"], columns: ["note"] }];
  const { rows, nextCursor } = await desk.run({ operation: "select", table: "keyed", limit: 1 }, narrow);
  assert.deepEqual([rows, nextCursor], [[{ note: "a" }], null]);
  const upsert = { operation: "upsert" as const, table: "keyed", rows: [{ note: "x" }] };
  const sentences = [
    await refusal(upsert, narrow),
    await refusal({ ...upsert, onConflict: ["note"] }, narrow),
    await refusal({ operation: "insert", table: "keyed", rows: [{ note: "x" }, { note: "x" }] }, narrow),
  ];
  for (const sentence of sentences) assert.doesNotMatch(sentence.replace("keyed_note_cost_key", ""), /cost|"id"|= x|7/);
});

test("a rule embeds only the rows that it shows, and errors tell nothing of others", async () => {
  const rules: DatabaseRule[] = [
    { table: "orders", operations: ["select"] },
    { table: "secrets", operations: ["select"], columns: ["id", "note"], where: { shop: "b" } },
  ];
  const { rows } = await desk.run(
    { ...select, columns: ["id"], embed: { s: { table: "secrets", on: { id: "id" } } } },
    rules,
  );
  assert.deepEqual(rows, [
    { id: 3, s: { id: 3, note: "three" } },
    { id: 4, s: null },
  ]);
});

test("a cursor does not lead out of the rule", async () => {
  await desk.run({ operation: "insert", table: "orders", rows: [1, 2, 3].map(() => ({ shop: "a" })) });
  const open = await desk.run({ ...select, limit: 1 });
  const next = await desk.run({ ...select, cursor: open.nextCursor! }, [all]);
  assert.ok(next.rows.every(({ shop }) => shop === "a"));
});
