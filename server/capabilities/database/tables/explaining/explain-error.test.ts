import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Problem } from "../../../../kernel/problem.ts";
import { openTableDesk, type TableDesk } from "../testing/table-desk.ts";
import { explainError, isPerhapsStale } from "./explain-error.ts";

let desk: TableDesk;
before(async () => {
  desk = await openTableDesk();
  await desk.run({
    operation: "createTable",
    table: "orders",
    columns: [
      { name: "id", type: "integer", primaryKey: true },
      { name: "customer", type: "text" },
    ],
  });
});
after(() => desk.stop());

async function explain(sql: string): Promise<Problem> {
  const error = await desk.client.query(sql).then(
    () => assert.fail("accepted"),
    (refused) => refused,
  );
  const problem = await explainError(error, { tables: await desk.tables(), sql });
  assert.ok(problem instanceof Problem, String(problem));
  return problem;
}

const explained: [string, number, string, RegExp][] = [
  ["select * from order_s", 404, "unknown-table", /Did you mean "orders"/],
  ["select\n  custmer from orders", 422, "unknown-column", /customer.*\(line 2, column 3\)/],
  ["select '😀', idd\nfrom orders", 422, "unknown-column", /line 1, column 13/],
  ["selec 1", 422, "statement-refused", /mistake: syntax error.*line 1, column 1/],
  ["select 'x'::integer", 422, "value-not-accepted", /integer: "x"/],
  ["select 1/0", 422, "value-not-accepted", /division by zero/],
  ["select 99999999999::integer", 422, "value-not-accepted", /out of range/],
  ["select nope(1)", 422, "statement-refused", /function nope/],
  ["insert into orders values (null)", 422, "not-null-violation", /"id" of "orders"/],
  ["insert into orders values (1), (1)", 409, "unique-violation", /"orders_pkey".*id = 1/],
  ["create table orders ()", 409, "name-taken", /already exists/],
  ["set statement_timeout = 1; select pg_sleep(5)", 422, "statement-timeout", /too long/],
];
for (const [sql, status, code, detail] of explained)
  test(`explained: ${sql}`, async () => {
    const problem = await explain(sql);
    await desk.client.query("set statement_timeout = 0");
    assert.equal(problem.type.code, code, String(problem));
    assert.equal(problem.type.status, status);
    assert.match(problem.detail, detail);
  });

const codes: [string, string, number][] = [
  ["40P01", "rows-locked", 409],
  ["40001", "rows-locked", 409],
  ["55P03", "rows-locked", 409],
  ["53100", "database-full", 422],
  ["53200", "statement-too-large", 422],
  ["53400", "statement-too-large", 422],
  ["54001", "statement-too-large", 422],
  ["42501", "forbidden", 403],
  ["25006", "forbidden", 403],
  ["XX000", "statement-refused", 422],
];
for (const [code, expected, status] of codes)
  test(`SQLSTATE ${code} is ${expected}`, async () => {
    const error = Object.assign(new Error("words"), { code, severity: "ERROR" });
    const problem = (await explainError(error, { tables: new Map() })) as Problem;
    assert.deepEqual([problem.type.code, problem.type.status], [expected, status]);
  });

test("what is not PostgreSQL's refusal comes back as it is", async () => {
  const lost = Object.assign(new Error("gone"), { code: "ECONNRESET" });
  const stopped = Object.assign(new Error("shutting down"), { code: "57P01", severity: "FATAL" });
  for (const error of [lost, stopped]) assert.equal(await explainError(error, { tables: new Map() }), error);
});

test("the values of a row that breaks a constraint are not told where others may have written them", async () => {
  await desk.client.query("alter table orders add check (customer <> 'x')");
  await desk.client.query("insert into orders values (7, 'secret')");
  const problem = await explain("update orders set customer = 'x', id = null where id = 7");
  assert.doesNotMatch(JSON.stringify([problem.detail, problem.members, problem.errors]), /secret/);
});

test("an operation that a description out of date misled is told from others", async () => {
  const stale = await desk.run({ operation: "select", table: "nothing" }).catch((error) => error);
  assert.ok(isPerhapsStale(stale));
  for (const sql of ["select * from nothing", "select nothing from orders"])
    assert.ok(isPerhapsStale(await desk.client.query(sql).catch((error) => error)), sql);
  assert.ok(!isPerhapsStale(await desk.client.query("select 1/0").catch((error) => error)));
});
