import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { attacks } from "@parley/sql-gate/testing";
import { type Access, accesses } from "../../server/capabilities/database/plane/database-name-of.ts";
import { openPlane } from "../../server/capabilities/database/plane/open-plane.ts";
import { sqlState } from "../../server/kernel/storage/database.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { type Neighbour, settleNeighbour } from "./neighbour.ts";
import { type Resident, settleResident } from "./resident.ts";
import { stoppedByTheGateAlone } from "./stopped-by-the-gate-alone.ts";
import { takeSome } from "./take-some.ts";

/**
 * The gate is a layer, and not the wall. Here the attacks go past it, straight to the database, as each
 * role of a workspace. The short form sends every fourth statement of each aim, the long form all.
 */
let server: TestServer;
let neighbour: Neighbour;
let untouched: string;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "8" } });
  neighbour = await settleNeighbour(server);
  untouched = await neighbour.readAll();
});
after(() => server.stop());

const prepared = [
  "create table if not exists t (id int primary key, a text, b int, j jsonb)",
  "create sequence if not exists s",
  "create or replace view v as select 1 as one",
];

/** The driver sends one statement without the data of a COPY. */
const isUnspeakable = (statement: string) => /; |\bstd(?:in|out)$/.test(statement);

/** Tells whether the workspace is as it was: its roles may do what they are for. */
async function isWhole({ run }: Resident): Promise<boolean> {
  try {
    for (const text of prepared) await run("ddl", text);
    await run("write", "insert into t (id, a) values (1, 'own') on conflict (id) do update set a = 'own'");
    await run("read", "select a from t");
    return true;
  } catch {
    return false;
  }
}

describe("past the gate, the roles of a workspace", () => {
  const groups = attacks
    .filter(({ expected }) => expected === "sql-not-allowed")
    .map(({ aim, statements }) => ({ aim, statements: takeSome(statements, 4) }));
  const passed: string[] = [];
  let attacker: Resident | undefined;
  /** A refused statement was rolled back: only one that ran may have changed the workspace. */
  let mayBeChanged = false;

  for (const { aim, statements } of groups) {
    test(`tell nothing of a neighbour to who is after ${aim}`, async () => {
      for (const statement of statements) {
        if (isUnspeakable(statement)) continue;
        const answers: string[] = [];
        for (const access of accesses) answers.push(await attack(access, statement));
        for (const answer of answers) assert.ok(!answer.includes(neighbour.canary), `${statement}: ${answer}`);
        if (answers.some((answer) => answer.startsWith("ran"))) passed.push(statement);
      }
    });
  }

  async function attack(access: Access, statement: string): Promise<string> {
    if (attacker === undefined || (mayBeChanged && !(await isWhole(attacker)))) {
      attacker = await settleResident(server);
      assert.ok(await isWhole(attacker));
    }
    mayBeChanged = false;
    return await attacker.run(access, statement).then(
      (rows) => {
        mayBeChanged = true;
        return `ran ${rows}`;
      },
      (error: unknown) => `${sqlState(error)} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`,
    );
  }

  test("let through what is listed as stopped by the gate alone, and nothing else", () => {
    const sent = new Set(groups.flatMap(({ statements }) => statements));
    const listed = stoppedByTheGateAlone.flatMap((group) => group.statements);
    assert.deepEqual(passed.sort(), listed.filter((statement) => sent.has(statement)).sort());
  });

  test("leave the neighbour as it was", async () => assert.equal(await neighbour.readAll(), untouched));

  test("have changed nothing of the cluster", async () => {
    const { administrator } = await openPlane(server.server.kernel);
    const roles = await administrator.query(
      `select rolname from pg_roles where rolname like 'ws\\_%'
       and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls or rolname !~ '^ws_[0-9a-f]{32}_(ro|rw|ddl)$')
       union all select member::regrole::text from pg_auth_members where member::regrole::text like 'ws\\_%'`,
    );
    assert.deepEqual(roles.rows, []);
    const databases = await administrator.query(
      "select datname from pg_database where datname !~ '^(ws|parley_workspace_spare_[0-9]+)_[0-9a-f]{32}$' order by 1",
    );
    assert.deepEqual(
      databases.rows.map(({ datname }) => datname.replace(/\d+$/, "")),
      ["parley", "parley_workspace_template_", "template", "template"],
    );
  });
});
