import fc from "fast-check";

/**
 * Statements that are made of PostgreSQL's grammar: most are valid, and a part of them reaches for what
 * is not theirs. A table `t (id int primary key, a text, b int, j jsonb)` and a sequence `s` exist.
 */

type Sql = fc.Arbitrary<string>;
const pick = (...texts: string[]) => fc.constantFrom(...texts);
/** Mostly the first, and now and then the second. */
const mostly = (usual: Sql, rare: Sql) => fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: rare, weight: 1 });
const join = (parts: Sql[]): Sql => fc.tuple(...parts).map((texts) => texts.join(" "));
const some = (part: Sql, maxLength = 3): Sql =>
  fc.array(part, { minLength: 1, maxLength }).map((texts) => texts.join(", "));
const perhaps = (part: Sql): Sql => fc.option(part, { nil: "" });

const relation = mostly(
  pick("t", "public.t", "t as t2", "only t", "generate_series(1, 5) as t", "unnest(array['x', 'y']) as t", "v"),
  pick(
    "pg_class",
    "pg_authid",
    "pg_catalog.pg_proc",
    "parley.change",
    "parley.done_request",
    "information_schema.tables",
    "postgres.public.t",
    "pg_stat_activity",
    "pg_ls_dir('/') as t",
    "query_to_xml('table pg_database', true, true, '') as t",
    "json_to_record('{\"a\": 10}') as t(a regrole)",
  ),
);
const column = mostly(
  pick("id", "a", "b", "j", "t.a", "t.b", "null"),
  pick(
    "xmin",
    "t.xmin",
    "tableoid",
    "t.current_setting",
    "t.regrole",
    "t.ts_stat",
    "t.pg_sleep",
    "(t).a",
    "t.row_to_json",
  ),
);
/** Says what rows are written to. */
const target = mostly(pick("t", "public.t"), relation);
const literal = pick(
  "1",
  "-1",
  "'x'",
  "null",
  "true",
  "1.5e3",
  "'{}'::jsonb",
  "array[1, 2]",
  "now()",
  "$1",
  "interval '1 day'",
);
const callable = mostly(
  pick(
    "lower",
    "coalesce",
    "length",
    "count",
    "max",
    "sum",
    "concat",
    "to_jsonb",
    "random",
    "abs",
    "md5",
    "jsonb_typeof",
    "string_agg",
  ),
  pick(
    "set_config",
    "current_setting",
    "pg_sleep",
    "pg_read_file",
    "pg_terminate_backend",
    "lo_import",
    "dblink",
    "pg_notify",
    "to_regrole",
    "ts_stat",
    "pg_catalog.pg_ls_dir",
    "public.lower",
    "nextval",
    "pg_advisory_lock",
    "version",
  ),
);
const type = mostly(
  pick("int", "text", "numeric(10, 2)", "jsonb", "text[]", "timestamptz", "uuid", "date", "bytea"),
  pick("regrole", "regclass", "oid", "xid", "xml", "pg_authid", "refcursor", "parley.x", "no_such_type"),
);
const operator = pick(
  "+",
  "-",
  "*",
  "/",
  "=",
  "<>",
  "<",
  "||",
  "->",
  "->>",
  "@>",
  "and",
  "or",
  "like",
  "~",
  "is distinct from",
);

const { expression, query } = fc.letrec<{ expression: string; query: string }>((tie) => {
  const inner = tie("expression");
  return {
    expression: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      { arbitrary: column, weight: 4 },
      { arbitrary: literal, weight: 4 },
      join([pick("("), inner, operator, inner, pick(")")]),
      join([callable, pick("("), inner, pick(")")]),
      join([callable, pick("("), inner, pick(","), inner, pick(")")]),
      join([pick("cast("), inner, pick("as"), type, pick(")")]),
      join([pick("case when"), inner, pick("is null then"), inner, pick("else"), inner, pick("end")]),
      join([pick("(select"), inner, pick(")")]),
      join([pick("exists ("), tie("query"), pick(")")]),
      join([pick("array["), inner, pick(","), inner, pick("]")]),
      join([pick("count(*) over (partition by"), inner, pick("order by"), inner, pick(")")]),
      join([pick("count(*) filter (where"), inner, pick("is not null)")]),
      join([pick("json_object('k':"), inner, pick(")")]),
    ),
    query: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      join([
        pick("select", "select distinct", "select *,", "select t.*,"),
        some(inner),
        perhaps(join([pick("from"), some(relation, 2)])),
        perhaps(join([pick("where"), inner])),
        perhaps(join([pick("group by"), inner])),
        perhaps(join([pick("order by"), inner])),
        perhaps(pick("limit 5", "offset 1", "fetch first 2 rows only")),
      ]),
      join([pick("values ("), some(inner), pick(")")]),
      join([
        pick("("),
        tie("query"),
        pick(") union (", ") union all (", ") intersect (", ") except ("),
        tie("query"),
        pick(")"),
      ]),
      join([pick("with x as ("), tie("query"), pick(") select"), some(inner), pick("from x, t")]),
      join([
        pick("with recursive x(n) as (select 1 union all select n + 1 from x where n < 5) select"),
        inner,
        pick("from x, t"),
      ]),
    ),
  };
});

const change = fc.oneof(
  join([
    pick("insert into"),
    target,
    pick("(id, a) values ("),
    expression,
    pick(","),
    expression,
    pick(")"),
    perhaps(pick("on conflict (id) do nothing", "on conflict (id) do update set a = excluded.a", "returning *")),
  ]),
  join([pick("insert into t (id, a)"), query]),
  join([
    pick("update"),
    target,
    pick("set a ="),
    expression,
    perhaps(join([pick("where"), expression])),
    perhaps(join([pick("returning"), expression])),
  ]),
  join([
    pick("delete from"),
    target,
    perhaps(join([pick("using"), relation])),
    perhaps(join([pick("where"), expression])),
  ]),
  join([pick("merge into t using t u on t.id = u.id when matched then update set a ="), expression]),
  join([pick("with x as (delete from t returning *) select"), expression, pick("from x")]),
);

const definition = fc.oneof(
  join([pick("create table e (a"), type, pick("default"), expression, pick(")")]),
  join([pick("create table e as"), query]),
  join([pick("create or replace view v as"), query]),
  join([pick("create index on t (("), expression, pick("))")]),
  join([pick("alter table t add column c"), type]),
  join([pick("alter table t alter a type"), type, pick("using"), expression]),
  join([pick("alter table t add check ("), expression, pick(")")]),
  join([pick("drop table", "drop view", "drop index", "truncate"), target]),
  join([pick("comment on table"), target, pick("is 'x'")]),
);

const other = pick(
  "set role postgres",
  "copy t to program 'id'",
  "do $$ begin end $$",
  "listen parley",
  "begin",
  "create extension dblink",
  "alter role current_user superuser",
  "create function f() returns int language sql as 'select 1'",
  "vacuum",
  "lock t",
  "select * into x from t",
  "select * from t for update",
  "show all",
  "grant all on t to public",
);

/** One statement, now and then with a second one behind it or cut off in the middle. */
export const sqlStatement: Sql = fc
  .tuple(
    fc.oneof(
      { arbitrary: query, weight: 8 },
      { arbitrary: change, weight: 4 },
      { arbitrary: definition, weight: 3 },
      {
        arbitrary: join([pick("explain", "explain analyze", "explain (format json)"), fc.oneof(query, change)]),
        weight: 1,
      },
      { arbitrary: other, weight: 1 },
    ),
    mostly(pick("", "", ";", " -- x"), pick("; select 1", "/*", "\0", "'", "$$", '"')),
  )
  .map((parts) => parts.join(""));
