import assert from "node:assert/strict";
import { test } from "node:test";
import { ExactNumber } from "@parley/json";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { openDatabaseDesk } from "../testing/database-desk.ts";

const server = useTestServer();

test("events of an update have what changed, and there are none where nothing did", async () => {
  const desk = await openDatabaseDesk(server);
  const sql = (text: string) => desk.done({ operation: "sql", sql: text });
  await sql("create table stock (id int primary key, sort text, amount numeric, more json)");
  await sql("create table loose (word text)");
  await sql("insert into loose values ('a'), ('b')");
  await sql("insert into stock select n, 'tea', n, '{}' from generate_series(1, 1200) n");
  for (const set of ["sort = 'tea'", "sort = sort || '' where id = 7"]) await sql(`update stock set ${set}`);
  await desk.done({ operation: "update", table: "stock", set: { amount: 3 }, where: { id: 3 } });
  await sql("update loose set word = word");
  await sql("update stock set amount = amount + 9007199254740992 where id = 1");
  await sql("update stock set id = 2000, more = '[1]' where id = 2");
  await sql("update stock set sort = repeat('x', 8000) where id = 3");
  await sql("update loose set word = 'c' where word = 'a'");
  await sql("insert into stock values (4, 'milk', 4) on conflict (id) do update set sort = excluded.sort");
  await sql("update stock set sort = case when id % 2 = 0 then 'oat' else sort end where id between 100 and 1200");
  const changes = await until(async () => {
    const all = (await eventsOf(server, desk.workspaceId)).filter(({ type }) => type === "record.updated");
    return all.length >= 556 && all;
  });
  assert.deepEqual(
    changes.slice(0, 6).map(({ data }) => data),
    [
      {
        ...{ table: "stock", key: { id: 1 } },
        old: { amount: 1 },
        new: { amount: new ExactNumber("9007199254740993") },
      },
      { table: "stock", key: { id: 2000 }, old: { id: 2, more: {} }, new: { id: 2000, more: [1] } },
      { table: "stock", key: { id: 3 }, old: null, new: null },
      { table: "loose", key: null, old: null, new: null },
      { table: "stock", key: { id: 4 }, old: { sort: "tea" }, new: { sort: "milk" } },
      { table: "stock", key: { id: 100 }, old: { sort: "tea" }, new: { sort: "oat" } },
    ],
  );
  assert.equal(changes.length, 556);
});
