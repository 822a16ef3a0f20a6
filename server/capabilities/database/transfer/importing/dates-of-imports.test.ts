import assert from "node:assert/strict";
import { test } from "node:test";
import { useTestServer } from "../../../../testing/test-server.ts";
import { openDatabaseDesk } from "../../testing/database-desk.ts";

const server = useTestServer();

const types = { csv: "text/csv", ndjson: "application/x-ndjson" };

test("an import reads dates in the order that was said, and guesses none", async () => {
  const desk = await openDatabaseDesk(server);
  const run = (sql: string) => desk.done({ operation: "sql", sql });
  const load = (file: string, query: Record<string, string> = {}, format: "csv" | "ndjson" = "csv") =>
    desk.client.call("POST", `/api/database/import?${new URLSearchParams({ table: "days", ...query })}`, {
      body: file,
      headers: { "content-type": types[format] },
    });
  const exported = async (format: string) =>
    (await desk.client.get(`/api/database/export?table=days&format=${format}`)).text;
  await run("create table days (id integer primary key, day date, at timestamptz, past date[])");
  const odd = await load("id,day\n1,2026-04-03\n2,03/04/2026\n");
  assert.equal(odd.status, 422, odd.text);
  assert.deepEqual(
    odd.body.report.failed.map(({ row, column }: { row: number; column: string }) => [row, column]),
    [[2, "day"]],
  );
  assert.match(odd.body.detail, /ISO 8601.*dateFormat/);
  const csv = 'id,day,at,past\n1,03/04/2026,"3. April 2026, 14:30","{03.04.2026,infinity}"\n2,2026-04-03,,\n';
  assert.equal((await load(csv, { dateFormat: "DMY" })).status, 200);
  const line = JSON.stringify({ id: 3, day: "4/3/2026", at: "Apr 3, 2026 2:30 PM", past: ["4/3/2026", null] });
  assert.equal((await load(line, { dateFormat: "MDY" }, "ndjson")).status, 200);
  const { rows } = await run("select id, day::text, at::text, past::text from days order by id");
  assert.deepEqual(rows, [
    { id: 1, day: "2026-04-03", at: "2026-04-03 14:30:00+00", past: "{2026-04-03,infinity}" },
    { id: 2, day: "2026-04-03", at: null, past: null },
    { id: 3, day: "2026-04-03", at: "2026-04-03 14:30:00+00", past: "{2026-04-03,NULL}" },
  ]);
  for (const [format, file] of [
    ["csv", "id,day\n4,31.02.2026\n"],
    ["ndjson", JSON.stringify({ id: 4, day: "03/04/26" })],
  ] as const) {
    const refused = await load(file, { dateFormat: "DMY" }, format);
    assert.equal(refused.body.report.failed[0].column, "day", refused.text);
  }
  await run("insert into days values (5, '0044-03-15 BC', '-infinity'), (6, '12026-01-01', '0044-03-15 10:00+00 BC')");
  const inSql = { operation: "sql", sql: "select $1::date as day", params: ["03/04/2026"] };
  assert.equal((await desk.ask(inSql)).status, 422);
  assert.equal((await desk.ask({ operation: "sql", sql: "select '03/04/2026'::date as day" })).status, 422);
  for (const format of ["csv", "ndjson"] as const) {
    const before = await exported(format);
    await desk.done({ operation: "delete", table: "days", all: true });
    const again = await load(before, { dateFormat: "MDY" }, format);
    assert.equal(again.status, 200, again.text);
    assert.equal(await exported(format), before);
  }
});
