import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { WorkspaceId } from "../../../identity/index.ts";
import { databaseNameOf } from "../../plane/database-name-of.ts";
import { inDatabase, openPlane } from "../../plane/open-plane.ts";
import { type DatabaseDesk, deskOf, openDatabaseDesk } from "../../testing/database-desk.ts";

let server: TestServer;
let desk: DatabaseDesk;
before(async () => {
  server = await startTestServer();
  desk = await openDatabaseDesk(server);
  const columns = [
    { name: "id", type: "integer", primaryKey: true },
    { name: "city", type: "text" },
    { name: "total", type: "numeric(30,4)" },
    { name: "more", type: "jsonb" },
    { name: "plain", type: "json" },
  ];
  await desk.done({ operation: "createTable", table: "sale", columns });
  const rows = [
    { id: 1, city: "Bonn", total: "9999999999999.9999", more: { who: { age: 30, name: "Ada" } }, plain: { a: [1, 2] } },
    { id: 2, city: "Bonn", total: "0.0001", more: { who: { age: 9, name: null } }, plain: { a: [3] } },
    { id: 3, city: "Kiel", total: null, more: { who: "x" }, plain: null },
    { id: 4, city: null, total: 5, more: null, plain: null },
  ];
  await desk.done({ operation: "insert", table: "sale", rows });
});
after(() => server.stop());

test("aggregates are computed for all rows, for those of a filter, and for each group", async () => {
  const all = { rows: { op: "count" }, sold: { op: "count", column: "total" }, sum: { op: "sum", column: "total" } };
  const select = { operation: "select", table: "sale" };
  assert.deepEqual((await desk.done({ ...select, aggregate: all })).rows, [
    { rows: 4, sold: 3, sum: "10000000000005.0000" },
  ]);
  const most = { first: { op: "min", column: "city" }, last: { op: "max", column: "id" } };
  assert.deepEqual((await desk.done({ ...select, aggregate: most, where: { id: { lt: 3 } } })).rows, [
    { first: "Bonn", last: 2 },
  ]);
  const grouped = { ...select, aggregate: { rows: { op: "count" } }, groupBy: ["city"] };
  assert.deepEqual((await desk.done(grouped)).rows, [
    { city: "Bonn", rows: 2 },
    { city: "Kiel", rows: 1 },
    { city: null, rows: 1 },
  ]);
  assert.equal((await desk.done({ ...grouped, limit: 1 })).rows.length, 1);
  for (const [wrong, pointer] of [
    [{ aggregate: { a: { op: "sum" } } }, "/body/aggregate/a/column"],
    [{ aggregate: { a: { op: "sum", column: "city" } } }, "/body/aggregate/a/column"],
    [{ aggregate: { a: { op: "max", column: "more" } } }, "/body/aggregate/a/column"],
    [{ aggregate: { a: { op: "max", column: "none" } } }, "/body/aggregate/a/column"],
    [{ aggregate: { city: { op: "count" } }, groupBy: ["city"] }, "/body/aggregate/city"],
    [{ aggregate: { a: { op: "count" } }, groupBy: ["more"] }, "/body/groupBy/0"],
    [{ aggregate: { a: { op: "count" } }, orderBy: ["id"] }, "/body/orderBy"],
    [{ groupBy: ["city"] }, "/body/groupBy"],
  ] as const) {
    const { status, body, text } = await desk.ask({ ...select, ...wrong });
    assert.ok(status === 400 || status === 422, text);
    assert.equal(body.errors[0].pointer, pointer, text);
  }
});

test("a key with rules aggregates its columns and rows only", async () => {
  const databaseRules = [{ table: "sale", operations: ["select"], columns: ["id", "city"], where: { city: "Bonn" } }];
  const person = { client: desk.member } as Parameters<typeof makeKey>[0];
  const ruled = deskOf(server.client.as(await makeKey(person, { scopes: ["database:read"], databaseRules })));
  const select = { operation: "select", table: "sale" };
  assert.deepEqual((await ruled.done({ ...select, aggregate: { rows: { op: "count" } } })).rows, [{ rows: 2 }]);
  assert.equal((await ruled.ask({ ...select, aggregate: { a: { op: "sum", column: "total" } } })).status, 422);
  assert.equal((await ruled.ask({ ...select, where: { "more.who.age": 9 } })).status, 422);
});

test("a filter reads a value within JSON by its path", async () => {
  const idsOf = async (where: object) => {
    const { rows } = await desk.done({ operation: "select", table: "sale", columns: ["id"], where });
    return rows.map(({ id }: { id: number }) => id);
  };
  assert.deepEqual(await idsOf({ "more.who.age": 9 }), [2]);
  assert.deepEqual(await idsOf({ "more.who.age": { gt: 9 } }), [1]);
  assert.deepEqual(await idsOf({ "more.who.name": { in: ["Ada", "Bob"] } }), [1]);
  assert.deepEqual(await idsOf({ "more.who.name": null }), [2, 3, 4]);
  assert.deepEqual(await idsOf({ "plain.a.1": 2 }), [1]);
  assert.deepEqual(await idsOf({ "plain.a": { contains: [3] } }), [2]);
  assert.deepEqual(await idsOf({ "more.'; drop table sale; --.x": 1 }), []);
  const none = await desk.ask({ operation: "select", table: "sale", where: { "city.x": 1 } });
  assert.deepEqual([none.status, none.body.code], [422, "unknown-column"]);
});

test("a batch has the isolation that it asks for", async () => {
  const columns = [
    { name: "id", type: "integer", primaryKey: true },
    { name: "seen", type: "text" },
  ];
  await desk.done({ operation: "createTable", table: "level", columns });
  const name = databaseNameOf(WorkspaceId.parse(desk.workspaceId) as string);
  await inDatabase(await openPlane(server.server.kernel), name, async (client) => {
    const read = "select current_setting('transaction_isolation')";
    await client.query(`create function level() returns text language sql security definer return (${read})`);
    await client.query("alter table level alter column seen set default level()");
  });
  const levels = ["read committed", "repeatable read", "serializable"];
  for (const [id, isolation] of levels.entries()) {
    const statements = [{ operation: "insert", table: "level", rows: [{ id }] }];
    await desk.done({ operation: "batch", isolation, statements });
  }
  const { rows } = await desk.done({ operation: "select", table: "level", orderBy: ["id"] });
  assert.deepEqual(
    rows.map(({ seen }: { seen: string }) => seen),
    levels,
  );
  const wrong = { operation: "batch", isolation: "none", statements: [{ operation: "count", table: "level" }] };
  assert.equal((await desk.ask(wrong)).status, 400);
});
