import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  allowedFunctions,
  allowedOperators,
  allowedTypes,
  isOtherType,
  isRefusedField,
  refusedOperatorNames,
} from "@parley/sql-gate";
import { Client } from "pg";
import { createTestDatabase } from "../../../testing/test-database.ts";

/** These functions give another value each time, or change something: they are decided one by one. */
const volatileFunctions = `array_sample array_shuffle clock_timestamp currval gen_random_uuid lastval nextval random
  random_normal setval timeofday uuidv4 uuidv7`.split(/\s+/);

let database: { connection: object; drop(): Promise<void> };
let client: Client;
before(async () => {
  database = await createTestDatabase();
  client = new Client(database.connection);
  await client.connect();
});
after(async () => {
  await client.end();
  await database.drop();
});

async function names(statement: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(statement, values);
  return rows.map(({ name }) => name);
}

describe("the functions that SQL may call are those of the bundled PostgreSQL", () => {
  const listed = [...allowedFunctions].sort();

  test("each exists", async () => {
    // EXTRACT and the like are written as functions of these names by the parser.
    const present = await names(
      "select distinct proname as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace",
    );
    assert.deepEqual(
      listed.filter((name) => !present.includes(name)),
      [],
    );
  });

  test("none has a volatile overload, except those that were decided one by one", async () => {
    const found = await names(
      "select distinct proname as name from pg_proc where proname = any ($1) and provolatile = 'v' order by 1",
      [listed],
    );
    assert.deepEqual(found, volatileFunctions);
  });

  test("none touches the system: objects by their ids, privileges, settings, files, XML", async () => {
    const found = await names(
      `select distinct p.proname as name from pg_proc p
       where p.proname = any ($1) and p.proname <> all ('{age,numeric,text,timestamptz}'::text[]) and p.oid not in (
           select castfunc from pg_cast) and exists (
         select from unnest(p.proargtypes || p.prorettype) t
         where t = any ('{internal,cstring,oid,xid,xid8,cid,tid,xml,aclitem,refcursor,pg_lsn,pg_snapshot,trigger,
           regproc,regprocedure,regoper,regoperator,regclass,regrole,regnamespace,regtype,regdictionary}'::regtype[]))
       order by 1`,
      [listed],
    );
    // Sequences are named as `regclass`, and the type of a value is told as `regtype`. Of `xid8` and
    // `pg_lsn` there are no values.
    assert.deepEqual(found, ["currval", "max", "min", "nextval", "pg_typeof", "setval"]);
  });

  test("every other one that can be called as x.name is refused there, unless it only computes", async () => {
    const reachable = await names(
      `select distinct proname as name from pg_proc p
       where pronamespace = 'pg_catalog'::regnamespace and provolatile <> 'i' and pronargs >= 1
         and pronargs - pronargdefaults <= 1 and proname <> all ($1)
         and not 'internal'::regtype = any (proargtypes)
         -- How values are written and read.
         and not exists (select from pg_type t where p.oid in (typinput, typoutput, typsend, typreceive)
           and (typnamespace::regnamespace::text, typname) not in (('pg_catalog', 'aclitem'), ('pg_catalog', 'xml'))
           and typname !~ '^reg') order by 1`,
      [listed],
    );
    assert.deepEqual(
      reachable.filter((name) => !isRefusedField(name)),
      ["enum_out", "enum_send", "money", "regconfigin", "regconfigout", "time", "timestamp", "timetz"],
    );
    assert.ok(reachable.length > 150, String(reachable.length));
    assert.ok(
      !["version", "has_paid", "lo_price", "xml_data", "name", "oid", "region", "regular"].some(isRefusedField),
    );
  });

  test("every operator is allowed or refused by name", async () => {
    const present = await names("select distinct oprname as name from pg_operator");
    const keywords = [...allowedOperators].filter((name) => /[A-Z]/.test(name));
    assert.deepEqual(
      present.sort(),
      [...allowedOperators, ...refusedOperatorNames].filter((name) => !keywords.includes(name)).sort(),
    );
    assert.deepEqual(keywords.length, 4);
  });

  test("no operator changes anything", async () => {
    const found = "select oprname as name from pg_operator join pg_proc p on p.oid = oprcode where provolatile = 'v'";
    assert.deepEqual(await names(found), []);
  });

  test("every type is allowed or refused by name", async () => {
    const types = await names(
      "select typname as name from pg_type where typnamespace = 'pg_catalog'::regnamespace and typtype <> 'c'",
    );
    const undecided = types.filter((name) => allowedTypes.has(name) === isOtherType(name) && !name.startsWith("_"));
    assert.deepEqual(undecided, []);
    assert.deepEqual(
      [...allowedTypes].filter((name) => !types.includes(name)),
      [],
    );
  });
});
