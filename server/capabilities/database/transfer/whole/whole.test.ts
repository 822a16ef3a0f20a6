import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, signUp, type TestAnswer } from "../../../../testing/client.ts";
import { eventsOf } from "../../../../testing/events-of.ts";
import { useTestServer } from "../../../../testing/test-server.ts";
import { until } from "../../../../testing/until.ts";
import { type DatabaseDesk, deskOf, notesTable, openDatabaseDesk } from "../../testing/database-desk.ts";

const server = useTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "60" } });

type Desk = Pick<DatabaseDesk, "client">;

async function exportOf({ client }: Desk): Promise<string> {
  const { status, text } = await client.get("/api/database/export");
  assert.equal(status, 200, text);
  return text;
}

function restore({ client }: Desk, file: string): Promise<TestAnswer> {
  return client.call("POST", "/api/database/restore", {
    body: file,
    headers: { "content-type": "application/x-ndjson" },
  });
}

const statements = [
  "create type mood as enum ('sad', 'it''s ok', 'happy')",
  'create type "Odd "" name" as enum (\'a\')',
  "create sequence counter as integer increment 5 minvalue -10 start 0 maxvalue 1000 cache 3 cycle",
  `create table types (
    small smallint, whole integer, big bigint, exact numeric, money numeric(12,2), cash money, double double precision, single real,
    yes boolean, words text, short varchar(20), fixed char(4), letter "char", label name, bytes bytea,
    day date, moment timestamptz(3), local timestamp, clock time, zoned timetz, span interval, id uuid, doc jsonb, raw json, path jsonpath,
    net inet, mask cidr, mac macaddr, mac8 macaddr8, bits bit(3), flags bit varying(8), vector tsvector, query tsquery,
    place point, road line, part lseg, square box, way path, area polygon, ring circle,
    r4 int4range, r8 int8range, rn numrange, rd daterange, rt tsrange, rz tstzrange, m4 int4multirange, mz tstzmultirange,
    feeling mood, feelings mood[], texts text[], grid integer[][], docs jsonb[], blobs bytea[], spans interval[], odd "Odd "" name")`,
  `insert into types values (-1, 5, 9223372036854775807, 1.10, 12.50, '$5.20', 1e-7, 0.1, true, E'a "b" \\\\ \\t \\n \\r end, \\\\N', '', 'ab', 'x', 'n', '\\x00ff5c',
    '0044-03-15 BC', 'infinity', '2026-11-23 10:00:00.000001', '24:00', '10:00+05:30', '1 year -2 days 3.5 hours', gen_random_uuid(),
    '{"n": 12345678901234567890.10, "t": "é\\n"}', E'{"b": 1,\\n  "a":1, "a": 2}', '$.a[*] ? (@ > 1)', '10.0.0.1/8', '10.0.0.0/8', '08:00:2b:01:02:03', '08:00:2b:01:02:03:04:05',
    '101', '11', to_tsvector('english', 'fat cats'), 'fat & cat', '(1,2)', '{1,2,3}', '[(1,2),(3,4)]', '(1,2),(3,4)', '((1,2),(3,4))', '((1,2),(3,4),(5,6))', '<(1,2),3>',
    '[1,5)', 'empty', '[1.5,)', '[2026-01-01,2026-02-01)', '[2026-01-01,)', '(,2026-01-01)', '{[1,2),[5,6)}', '{}',
    'it''s ok', array['sad', null]::mood[], array['a,b', null, '', 'NULL', E'\\n'], '[0:1][5:6]={{1,2},{3,4}}', array['null'::jsonb], array['\\x5c'::bytea], array['P1D'::interval], 'a')`,
  "insert into types default values",
  `create table "Departments of ""us""" (id integer generated always as identity (start 7 increment 2) primary key, boss integer, name text collate "C" not null)`,
  `create table people (
    id bigserial primary key, "Manager" bigint references people on delete set null deferrable initially deferred,
    department integer references "Departments of ""us""" on update cascade, email text not null unique nulls not distinct,
    born date check (born > '1900-01-01'), age_in_2030 integer generated always as ((2030 - extract(year from born))::integer) stored,
    loud text generated always as (upper(email)) virtual, made timestamptz not null default now(), feeling mood default 'happy',
    number integer default nextval('counter'), key uuid default gen_random_uuid(), "select" text, constraint "odd, check" check ("select" <> '' and length("select") < 10) not valid,
    exclude using gist (int4range(number, number + 1) with &&))`,
  `alter table "Departments of ""us""" add constraint "boss key" foreign key (boss) references people (id)`,
  `insert into "Departments of ""us""" (name) values ('one'), ('two')`,
  `insert into people (email, born, department) values ('a@example.com', '1990-01-01', 7), ('b@example.com', '2000-01-01', 9)`,
  `update people set "Manager" = 2 where id = 1`,
  `update "Departments of ""us""" set boss = 1 where id = 7`,
  "create index on people (lower(email) text_pattern_ops desc nulls last) include (born) where born is not null",
  "create unique index unique_pair on people (number, department)",
  `create index "full text" on people using gin (to_tsvector('english', coalesce(email, '')))`,
  "create table empty ()",
  "create table gone (a int, b int)",
  "alter table gone drop column a",
  "insert into gone values (1)",
  "alter table gone rename column b to c",
  `create view zero (one, "Two") with (security_invoker = true) as select id, email from people where feeling = 'happy' and "Manager" = any (array[1, 2]) with local check option`,
  `create view a_first as select "Two", count(*) over () as n, counts.* from zero, lateral (select 1 as x) as counts union all select 'x', 1, 2`,
  "create view recursive_one as with recursive t (n) as (values (1) union all select n + 1 from t where n < 5) select n from t",
  "comment on table people is 'All of us'",
  `comment on column people."Manager" is 'who''s boss'`,
  "comment on view zero is E'a\\nview'",
  "comment on column zero.one is 'first'",
  "comment on index unique_pair is 'pair'",
  "comment on sequence counter is 'counts'",
  "comment on type mood is 'moods'",
  `comment on constraint "boss key" on "Departments of ""us""" is 'circle'`,
  "select nextval('counter')",
];

test("a whole database is the same after a restore, and goes on from there", async () => {
  const desk = await openDatabaseDesk(server);
  for (const sql of statements) await desk.done({ operation: "sql", sql });
  await desk.done({
    operation: "createTable",
    table: "orders",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "text", type: "text", default: "it's" },
      { name: "at", type: "timestamptz", default: { now: true } },
      { name: "tags", type: "text[]" },
    ],
    indexes: [{ columns: ["text"], fullText: "english" }, { columns: ["tags"] }],
    schema: { type: "object", properties: { text: { type: "string", maxLength: 5 } } },
    comment: "of the API",
  });
  await desk.done({ operation: "insert", table: "orders", rows: [{ text: "one" }, { text: "two", tags: ["a"] }] });
  const file = await exportOf(desk);
  assert.equal(await exportOf(desk), file);

  const other = await openDatabaseDesk(server);
  const { status, body, text } = await restore(other, file);
  assert.equal(status, 200, text);
  assert.deepEqual(body, { tables: 6, views: 3, rows: 9 });
  assert.equal(await exportOf(other), file);

  const added = { operation: "insert", table: "orders", rows: [{ text: "three" }], returning: ["id"] };
  assert.deepEqual((await other.done(added)).rows, [{ id: 3 }]);
  const refused = await other.ask({ ...added, rows: [{ text: "too long" }] });
  assert.equal(refused.body.code, "row-not-accepted");
  const person = { operation: "sql", sql: "insert into people (email) values ('c@example.com') returning id, number" };
  assert.deepEqual((await other.done(person)).rows, (await desk.done(person)).rows);
  const twice = await other.ask({ operation: "sql", sql: "insert into people (email) values ('c@example.com')" });
  assert.equal(twice.body.code, "unique-violation");
  assert.deepEqual(
    (await other.done({ operation: "sql", sql: 'select "Two" from a_first order by 1' })).rows.length,
    2,
  );
  const changes = await until(async () => {
    const all = (await eventsOf(server, other.workspaceId)).filter(({ type }) => type.startsWith("record."));
    return all.length >= 2 && all;
  });
  assert.deepEqual(
    changes.map(({ data }) => data),
    [
      { table: "orders", key: { id: 3 } },
      { table: "people", key: { id: 3 } },
    ],
  );
});

describe("a restore", () => {
  test("is for an empty database, and for those who may define tables and write rows", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    const file = await exportOf(desk);
    const again = await restore(desk, file);
    assert.deepEqual([again.status, again.body.code], [409, "database-not-empty"]);
    for (const scopes of [["database:ddl"], ["database:write"], ["database:read"]]) {
      const limited = deskOf(server.client.as(await makeKey(await signUp(server.client), { scopes })));
      assert.equal((await restore(limited, file)).status, 403);
    }
  });

  test("leaves nothing of a file that is cut, changed or hostile", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    await desk.done({ operation: "insert", table: "notes", rows: [{ text: "one" }, { text: "two" }] });
    await desk.done({ operation: "sql", sql: "create view v as select 1 as one" });
    const file = await exportOf(desk);
    const lines = file.trimEnd().split("\n");
    const other = await openDatabaseDesk(server);
    const change = (from: string | RegExp, to: string) => {
      const changed = file.replace(from, to);
      assert.notEqual(changed, file);
      return changed;
    };
    const canary = "select current_setting('server_version')";
    const hostile = [
      "",
      "x",
      "[]",
      "null",
      '{"kind":"database","version":2}',
      '{"kind":"__proto__"}',
      `${"[".repeat(100_000)}`,
      `{"kind":"rowSchema","table":"t","schema":${'{"a":'.repeat(100)}1${"}".repeat(100)}}`,
      lines[0]!,
      lines.slice(1).join("\n"),
      lines.slice(0, -1).join("\n"),
      lines.filter((_, index) => index !== lines.findIndex((line) => line.startsWith("["))).join("\n"),
      `${file}${lines.at(-1)}`,
      `${file}${file}`,
      change('["1","one"]', '["1","one","more"]'),
      change('["1","one"]', '["one","1"]'),
      change('["1","one"]', '["1","a\\u0000b"]'),
      change('["1","one"]', '[1,"one"]'),
      change('["1","one"]', '["1",null]'),
      change('["1","one"]', '["2","one"]'),
      change('"type":"text"', '"type":"text); drop table notes; --"'),
      change('"type":"text"', '"type":"xml"'),
      change('"type":"text"', '"type":"regrole"'),
      change('"default":null', `"default":"(${canary})"`),
      change('"default":null', '"default":"pg_sleep(10)"'),
      change('"default":null', '"default":"pg_read_file(\'/etc/passwd\')"'),
      change("PRIMARY KEY (id)", "PRIMARY KEY (id), owner to postgres"),
      change("PRIMARY KEY (id)", "check (pg_sleep(1) is null)"),
      change("PRIMARY KEY (id)", "foreign key (id) references parley.change (id)"),
      change(/"definition":" ?SELECT[^"]*"/, '"definition":"select * from pg_stat_activity"'),
      change(/"definition":" ?SELECT[^"]*"/, '"definition":"select 1; drop table notes"'),
      change(/"definition":" ?SELECT[^"]*"/, '"definition":"select * from parley.change"'),
      change('"start":"1"', '"start":"1 owned by parley.change.id"'),
      change('"last":"2"', '"last":"two"'),
      change('"kind":"rows","table":"notes"', '"kind":"rows","table":"pg_authid"'),
      change('"kind":"rows","table":"notes"', '"kind":"rows","table":"notes\\" from program \'id\'"'),
      change('"kind":"end"', '"kind":"index","name":"x","definition":"drop table notes"}\n{"kind":"end"'),
      change('"kind":"end"', '"kind":"index","name":"x","definition":"insert into notes values (9)"}\n{"kind":"end"'),
      change('"kind":"end"', '"kind":"comment","on":"table","name":"change","of":"parley","text":"x"}\n{"kind":"end"'),
    ];
    for (const [index, each] of hostile.entries()) {
      const { status, body, text } = await restore(other, each);
      const at = `${index}: ${each.slice(0, 60)} … ${text.slice(0, 300)}`;
      assert.equal(status, 422, at);
      assert.equal(body.code, "restore-refused", at);
    }
    assert.deepEqual((await other.done({ operation: "describe" })).tables, []);
    assert.equal((await restore(other, file)).status, 200);
    assert.equal(await exportOf(other), file);
  });
});
