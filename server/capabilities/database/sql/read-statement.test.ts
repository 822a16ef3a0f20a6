import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { judgeSql, type ReadStatement } from "@parley/sql-gate";
import { attacks, ordinaryStatements } from "@parley/sql-gate/testing";
import fc from "fast-check";
import { Problem } from "../../../kernel/problem.ts";
import { createUntrusted } from "../../../kernel/untrusted/create-untrusted.ts";
import type { Untrusted } from "../../../kernel/untrusted/untrusted.ts";
import { readStatement } from "./read-statement.ts";

/** The long form makes up so many times as many statements. */
const times = process.env.FAULTS === "long" ? 5 : 1;

let untrusted: Untrusted;
before(() => {
  untrusted = createUntrusted();
});
after(() => untrusted.close());

const read = (sql: string) => readStatement({ untrusted, workspaceId: "w", sql });

async function refusalOf(sql: string): Promise<Problem> {
  const answer = await read(sql).catch((error: unknown) => error);
  assert.ok(answer instanceof Problem, `${sql.slice(0, 200)}: ${JSON.stringify(answer)} ${answer}`);
  return answer;
}

describe("the gate refuses hostile statements and says why", () => {
  test("the list is long, and no statement is in it twice", () => {
    const all = attacks.flatMap(({ statements }) => statements);
    assert.ok(all.length > 600, String(all.length));
    assert.deepEqual(
      all.filter((statement, index) => all.indexOf(statement) !== index),
      [],
    );
  });
  for (const { aim, expected, statements } of attacks) {
    test(`${aim}: ${expected}`, async () => {
      for (const sql of statements) {
        if (expected === "harmless") {
          assert.equal((await read(sql)).text, sql);
          continue;
        }
        const { type, detail, errors } = await refusalOf(sql);
        assert.equal(type.code, expected, `${sql.slice(0, 200)}: ${detail}`);
        assert.ok(type.status < 500 && detail.length < 700, detail);
        assert.equal(errors?.[0]?.pointer, "/body/sql");
        assert.ok(detail.startsWith(errors[0].message), detail);
      }
    });
  }
});

describe("the gate lets ordinary statements through", () => {
  for (const [kind, statements] of Object.entries(ordinaryStatements)) {
    test(`that are of the kind ${kind}`, async () => {
      for (const sql of statements) assert.equal(((await read(sql).catch(String)) as ReadStatement).kind, kind, sql);
    });
  }
  test("and tells what they are", async () => {
    assert.deepEqual(await read("explain select * from t where id = $3"), {
      text: "explain select * from t where id = $3",
      kind: "read",
      isExplain: true,
      command: "SELECT",
      parameterCount: 3,
    });
    const commands = ["with x as (delete from t returning *) select 1", "drop view v", "alter table t rename a to b"];
    assert.deepEqual(
      (await Promise.all(commands.map(read))).map(({ kind, command }) => `${kind} ${command}`),
      ["write SELECT", "ddl DROP VIEW", "ddl RENAME COLUMN"],
    );
  });
});

describe("a refusal shows the place in the SQL", () => {
  const cases: [sql: string, position: number, line: number, column: number][] = [
    ["selec 1", 1, 1, 1],
    ["select '€ö😀',\n  'ö' || , 3", 24, 2, 10],
    ["select '€ö😀',\n  pg_sleep(1)", 17, 2, 3],
    ["select a\nfrom t\nwhere xmin = 1", 23, 3, 7],
    ["-- first\n\nset x = 1", 1, 1, 1],
    ["select 1 from pg_class", 15, 1, 15],
  ];
  for (const [sql, position, line, column] of cases) {
    test(JSON.stringify(sql), async () => {
      assert.deepEqual((await refusalOf(sql)).members, { position, line, column });
    });
  }
  test("and its pointer is where the SQL was sent", async () => {
    const sent = readStatement({ untrusted, workspaceId: "w", sql: "begin", pointer: "/body/statements/1/sql" });
    await assert.rejects(sent, ({ errors }: Problem) => errors?.[0]?.pointer === "/body/statements/1/sql");
  });
  test("a long statement is judged alike", async () => {
    const comment = ` -- ${"x".repeat(3_000)}`;
    const short = await refusalOf("select '€',\n pg_sleep(1)");
    const long = await refusalOf(`select '€',\n pg_sleep(1)${comment}`);
    assert.deepEqual([long.detail, long.members], [short.detail, short.members]);
    assert.equal((await read(`select 1${comment}`)).kind, "read");
  });
});

describe("the parser survives what it is given", () => {
  test("sixty statements that end its stack leave the next one readable", async () => {
    const deep = `select 1${"+1".repeat(45_000)}`;
    // A parser that is not replaced could parse nothing after some fifty of them.
    for (let count = 0; count < 60; count++) {
      const judgement = await judgeSql(deep);
      assert.ok("refusal" in judgement && judgement.refusal.code === "too-complex");
    }
    assert.ok("statement" in (await judgeSql("select 1")));
  });

  test("short statements are read here and long ones in a thread", async () => {
    const closed = createUntrusted();
    await closed.close();
    const readClosed = (sql: string) => readStatement({ untrusted: closed, workspaceId: "w", sql });
    assert.equal((await readClosed("select 1")).kind, "read");
    await assert.rejects(readClosed(`select '${"x".repeat(2_048)}'`), { message: /unavailable/ });
  });

  const words = `select from where insert into update delete t a b id ( ) , . ; * + - = 'x' "q" $1 1 as with union all
    group by order limit case when then end and or not null in exists create table drop alter view index set role
    pg_sleep set_config pg_class public pg_catalog :: int text regrole [ ] @> || -- /* */ \n € 😀 \\ ' " $$`.split(
    /\s+/,
  );
  const soup = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(" "));
  const mixed = fc
    .tuple(fc.constantFrom(...Object.values(ordinaryStatements).flat()), fc.nat(), fc.nat(), fc.constantFrom(...words))
    .map(([sql, from, length, word]) => {
      const start = from % (sql.length + 1);
      return `${sql.slice(0, start)} ${word} ${sql.slice(start + (length % 20))}`;
    });
  test("any text is read or refused with a problem", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), soup, mixed), async (sql) => {
        const answer = await read(sql).catch((error: unknown) => error);
        if (answer instanceof Problem) {
          assert.ok([400, 422].includes(answer.type.status), String(answer));
          const { position = 1 } = answer.members as { position?: number };
          assert.ok(position >= 1 && position <= [...sql].length + 1, String(position));
        } else assert.equal((answer as ReadStatement).text, sql);
      }),
      { numRuns: 200 * times },
    );
    assert.equal((await read("select 1")).kind, "read");
  });

  const refused = fc.constantFrom<string>(
    "pg_sleep(1)",
    "set_config('a', 'b', true)",
    "query_to_xml('select 1', true, true, '')",
    "(select 1 from pg_class)",
    "s.current_setting",
    "('x'::text).ts_stat",
    "10::regrole",
    "t.xmin",
    "current_user",
    "xmlelement(name a)",
    "evil.f()",
  );
  const around = fc.constantFrom<(inner: string) => string>(
    (inner) => `(${inner})`,
    (inner) => `lower(${inner})`,
    (inner) => `array[${inner}, 1]`,
    (inner) => `row(1, ${inner})`,
    (inner) => `case when true then ${inner} else 1 end`,
    (inner) => `coalesce(null, ${inner})`,
    (inner) => `greatest(1, ${inner})`,
    (inner) => `(select ${inner})`,
    (inner) => `exists (select from t where ${inner} is null)`,
    (inner) => `1 in (2, ${inner})`,
    (inner) => `not (${inner} = 1)`,
    (inner) => `(${inner})::text`,
    (inner) => `(array[1])[${inner}]`,
    (inner) => `sum(b) filter (where ${inner} = 1)`,
    (inner) => `count(*) over (partition by ${inner})`,
    (inner) => `count(*) over (order by b rows between (${inner}) preceding and current row)`,
    (inner) => `string_agg(a, 'x' order by ${inner})`,
    (inner) => `make_date(year => ${inner}, month => 1, day => 1)`,
    (inner) => `json_object('a': ${inner})`,
    (inner) => `json_value(j, '$' passing ${inner} as x default ${inner} on error)`,
    (inner) => `(${inner} collate "C")`,
    (inner) => `(${inner}) between 1 and 2`,
    (inner) => `(with x as materialized (select ${inner}) select 1 from x)`,
    (inner) => `(select 1 from t tablesample system ((${inner})))`,
    (inner) => `(select 1 from generate_series(1, ${inner}) as g)`,
    (inner) => `(select 1 from rows from (unnest(array[${inner}])) as g)`,
    (inner) =>
      `(select 1 from json_table('[]', '$' passing ${inner} as x columns (a int path '$' default ${inner} on empty)) as j)`,
    (inner) => `(select 1 from t join t u on ${inner} = 1)`,
    (inner) => `(select 1 from t, lateral (values (${inner})) as v)`,
    (inner) => `(select 1 union select ${inner})`,
    (inner) => `(select 1 group by grouping sets ((), (${inner})) having ${inner} = 1 order by ${inner})`,
    (inner) => `(select distinct on (${inner}) 1 limit ${inner} offset ${inner})`,
    (inner) => `(select 1 from t window w as (order by ${inner} using <))`,
  );
  const whole = fc.constantFrom<(inner: string) => string>(
    (inner) => `select ${inner} from t`,
    (inner) => `values (${inner})`,
    (inner) => `insert into t (id) values (${inner})`,
    (inner) =>
      `insert into t (id) values (1) on conflict (id) do update set b = ${inner} where ${inner} = 1 returning ${inner}`,
    (inner) => `update t set (a, b) = (${inner}, 1) where ${inner} = 1`,
    (inner) => `update t set j[${inner}] = '1'`,
    (inner) => `delete from t using (select ${inner}) x`,
    (inner) =>
      `merge into t using t u on ${inner} = 1 when matched and ${inner} = 1 then update set b = ${inner} when not matched then insert (id) values (${inner})`,
    (inner) => `explain select ${inner}`,
    (inner) =>
      `create table e (a int default (${inner}), check (${inner} = 1), b int generated always as (${inner}) stored)`,
    (inner) => `create table e as select ${inner}`,
    (inner) => `create view e as select ${inner}`,
    (inner) => `create index on t ((${inner})) where ${inner} = 1`,
    (inner) => `alter table t alter a type text using ${inner}, alter a set default ${inner}, add check (${inner} = 1)`,
  );
  const wrap = (inner: string, layers: ((inner: string) => string)[]) =>
    layers.reduce((text, layer) => layer(text), inner);
  test("what is refused is refused wherever it is hidden", async () => {
    await fc.assert(
      fc.asyncProperty(refused, fc.array(around, { maxLength: 4 }), whole, async (inner, layers, statement) => {
        const sql = statement(wrap(inner, layers));
        assert.equal((await refusalOf(sql)).type.code, "sql-not-allowed", sql);
        const harmless = statement(wrap("id", layers));
        assert.equal((await read(harmless)).text, harmless);
      }),
      { numRuns: 120 * times },
    );
  });
});
