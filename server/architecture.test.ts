// Long because it breaks every rule of the house once, on purpose.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { capabilities } from "./app.ts";
import { capability } from "./kernel/capability.ts";
import { findUndeclaredTables } from "./testing/walls/find-undeclared-tables.ts";
import { findBrokenRules, isGenerated } from "./testing/walls/house-rules.ts";
import { findClimbingRooms } from "./testing/walls/room-layers.ts";
import { findForeignTables, findUnownedTables, tableOwners, tablesAfter } from "./testing/walls/table-owners.ts";
import {
  findCircles,
  findCrossings,
  findUnlisted,
  readImports,
  readLadder,
  type SourceFile,
} from "./testing/walls/walls.ts";

const files: SourceFile[] = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/node_modules/**"] })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !isGenerated(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), "utf8") }));
const ladder = readLadder(readFileSync(new URL("app.ts", import.meta.url), "utf8"));

describe("the house", () => {
  test("the files and the ladder are found, so that the tests below look at something", () => {
    assert.ok(files.length > 100, `only ${files.length} files`);
    assert.ok(
      ["identity", "knowledge", "conversations"].every((name) => ladder.includes(name)),
      ladder.join(", "),
    );
    assert.ok(files.flatMap(readImports).length > files.length);
  });
  test("no import goes through a wall", () => assert.deepEqual(findCrossings(files, ladder), []));
  test("no room imports a room of a higher layer", () => assert.deepEqual(findClimbingRooms(files), []));
  test("every capability has its rung in app.ts", () => assert.deepEqual(findUnlisted(files, ladder), []));
  test("SQL, settings, packages, lengths and names are where and as they should be", () =>
    assert.deepEqual(findBrokenRules(files), []));
});

const owners = tableOwners(capabilities);
const migrations = globSync("migrations/*.sql", { cwd: import.meta.dirname })
  .filter((path) => /\d{4}_[^/\\]*$/.test(path))
  .sort()
  .map((path) => readFileSync(new URL(path.replaceAll("\\", "/"), import.meta.url), "utf8"));
// `migrate.ts` itself makes the table of applied migrations.
const tables = ["migration", ...tablesAfter(migrations)];

const schema = readFileSync(new URL("migrations/schema.sql", import.meta.url), "utf8");

describe("tables and circles", () => {
  test("every table has one owner, and every owner's tables exist", () => {
    assert.ok(tables.length > 25, `${tables.length} tables`);
    assert.deepEqual(findUnownedTables(tables, owners), []);
    const named = capabilities.flatMap((capability) => capability.tables ?? []);
    assert.equal(new Set(named).size, named.length, "a table has one owner");
  });
  test("no store names a table of another owner", () => assert.deepEqual(findForeignTables(files, owners), []));
  test("every table that names a person is declared in the personal data of its owner, or says why it is not", () =>
    assert.deepEqual(findUndeclaredTables(schema, capabilities), []));
  test("a table that names a person and is not declared, and a declared one that is not there, are found", () => {
    const stray = "create table stray (\n  workspace_id uuid not null,\n  contact_id uuid\n);";
    const owner = capability({ name: "strays", tables: ["stray"] });
    assert.match(
      findUndeclaredTables(`${schema}\n${stray}`, [...capabilities, owner]).join(),
      /stray has the column contact_id/,
    );
    const leads = capabilities.filter(({ name }) => name !== "leads");
    const found = findUndeclaredTables(schema, leads).join();
    assert.match(found, /lead has the column contact_id/);
    assert.match(found, /lead_note has the column lead_id/);
    const { personalData } = capabilities.find(({ name }) => name === "models")!;
    const liar = capability({ name: "liar", personalData: { ...personalData!, tables: ["message"] } });
    assert.match(findUndeclaredTables(schema, [...leads, liar]).join(), /does not own/);
  });
  test("no files import each other's values in a circle", () => assert.deepEqual(findCircles(files), []));

  for (const [name, text] of [
    ["in SQL", "const a = sql`select 1 from account join message using (id)`;"],
    ["in a query", 'db.selectFrom("account").select("id");'],
    ["in a join of a query", 'db.selectFrom("message").innerJoin("account", "a", "b");'],
  ] as const) {
    test(`a foreign table ${name} is found`, () => {
      const [breach, ...more] = findForeignTables(
        [{ path: "capabilities/conversations/placing/store.ts", text }],
        owners,
      );
      assert.match(breach ?? "", /the table account, which belongs to identity/);
      assert.deepEqual(more, []);
    });
  }
  test("own tables, expressions of the statement and prose are no foreign tables", () => {
    const text =
      "/** Takes it from account. */ const a = sql`with node as (select 1 from conversation) update message set a = 1 from node`;";
    assert.deepEqual(findForeignTables([{ path: "capabilities/conversations/store.ts", text }], owners), []);
  });
  test("a table without an owner, and one that is gone, are found", () => {
    assert.match(findUnownedTables([...tables, "stray"], owners).join(), /No capability owns the table stray/);
    assert.match(findUnownedTables(tables.slice(1), owners).join(), /which the schema does not have/);
  });
  test("a dropped and a renamed table are no tables of the schema any more", () => {
    const texts = ["create table a (id uuid);\ncreate table b (id uuid);", "drop table a;\nalter table b rename to c;"];
    assert.deepEqual(tablesAfter(texts), ["c"]);
  });
  test("a circle is found over several files, and types alone make none", () => {
    const circle = (how: string) => [
      { path: "kernel/a.ts", text: 'import { b } from "./b.ts";\n' },
      { path: "kernel/b.ts", text: 'import { c } from "./c.ts";\n' },
      { path: "kernel/c.ts", text: `import ${how} from "./a.ts";\n` },
    ];
    assert.match(findCircles(circle("{ a }")).join(), /kernel\/a.ts → kernel\/b.ts → kernel\/c.ts → kernel\/a.ts/);
    assert.match(findCircles(circle("{ a, type A }")).join(), /is a circle/);
    for (const types of ["type { A }", "{ type A }", "{\n  type A,\n  type B as C,\n}"]) {
      assert.deepEqual(findCircles(circle(types)), []);
    }
  });
});

test("a room that imports a higher layer, and a room without a layer, are found; a lower layer is free", () => {
  const layers = { automation: [".", "runs", "interpreter"] };
  const found = (path: string, target: string) =>
    findClimbingRooms([{ path: `capabilities/automation/${path}`, text: importing(target) }], layers);
  assert.match(found("runs/x.ts", "../interpreter/run-task.ts").join(), /a room above its own/);
  assert.match(found("runs/deep/x.ts", "../../interpreter/run-task.ts").join(), /a room above its own/);
  assert.match(found("schema.ts", "./runs/store.ts").join(), /a room above its own/);
  assert.match(found("attic/x.ts", "../runs/store.ts").join(), /is in no layer/);
  for (const free of [found("interpreter/x.ts", "../runs/store.ts"), found("index.ts", "./interpreter/x.ts")]) {
    assert.deepEqual(free, []);
  }
});

const order = ["identity", "knowledge", "conversations"];

/** The breaches of one file that has this text. */
function breachesOf(path: string, text: string): string[] {
  const file = { path, text };
  return [...findCrossings([file], order), ...findUnlisted([file], order), ...findBrokenRules([file])];
}

function importing(target: string): string {
  return `import { thing } from "${target}";\n`;
}

describe("a breach is told in a sentence", () => {
  const breaches: [string, string, string, RegExp][] = [
    [
      "the kernel imports a capability's index",
      "kernel/x.ts",
      importing("../capabilities/identity/index.ts"),
      /stands on the kernel/,
    ],
    [
      "the kernel imports the HTTP server",
      "kernel/x.ts",
      importing("../http/admitting/limits.ts"),
      /stands on the kernel/,
    ],
    [
      "a change of the interface knows the code of today",
      "versions/changes/x.ts",
      importing("../../kernel/kernel.ts"),
      /translates values of the wire/,
    ],
    ["a type is imported through a wall", "kernel/x.ts", 'import type { A } from "../start-server.ts";\n', /must not/],
    ["something is exported through a wall", "kernel/x.ts", 'export { a } from "../start-server.ts";\n', /must not/],
    ["a wall is crossed at run time", "kernel/x.ts", 'const a = await import("../start-server.ts");\n', /must not/],
    [
      "an import of several lines crosses",
      "kernel/x.ts",
      'import {\n  a,\n  type B,\n} from "../start-server.ts";\n',
      /must not/,
    ],
    [
      "the HTTP server imports a capability",
      "http/x.ts",
      importing("../capabilities/identity/index.ts"),
      /whose they are/,
    ],
    ["configuration imports anything", "config.ts", importing("./kernel/logger.ts"), /packages alone/],
    ["a provider imports the kernel", "providers/mail/x.ts", importing("../../kernel/ids.ts"), /nothing of us/],
    [
      "a provider's interface imports an implementation",
      "providers/mail/mail.ts",
      'const a = await import("./smtp-mail.ts");\n',
      /knows none of its implementations/,
    ],
    [
      "a capability calls one below it",
      "capabilities/identity/x.ts",
      importing("../knowledge/index.ts"),
      /not above identity/,
    ],
    [
      "a capability enters another by a window",
      "capabilities/knowledge/x.ts",
      importing("../identity/store.ts"),
      /is its index\.ts/,
    ],
    [
      "a test enters another capability by a window",
      "capabilities/knowledge/x.test.ts",
      importing("../identity/store.ts"),
      /is its index\.ts/,
    ],
    [
      "app.ts enters a capability by a window",
      "app.ts",
      importing("./capabilities/identity/store.ts"),
      /is its index\.ts/,
    ],
    [
      "a capability uses one implementation of a provider",
      "capabilities/identity/x.ts",
      importing("../../providers/mail/smtp-mail.ts"),
      /interface .* and its opener/,
    ],
    [
      "a capability sends mail past the kernel",
      "capabilities/identity/mail/x.ts",
      importing("../../../providers/mail/open-mail.ts"),
      /kernel\/send-mail\.ts, which keeps the budget/,
    ],
    [
      "an account gets mail past the rule for unverified addresses",
      "capabilities/identity/sessions/x.ts",
      importing("../../../kernel/send-mail.ts"),
      /mailToken or mailNotice/,
    ],
    [
      "a capability imports the HTTP server",
      "capabilities/identity/x.ts",
      importing("../../http/admitting/limits.ts"),
      /may import the kernel/,
    ],
    [
      "the product imports what is for tests",
      "capabilities/identity/x.ts",
      importing("../../testing/client.ts"),
      /stays with the tests/,
    ],
    ["a capability has no rung", "capabilities/voice/index.ts", "", /not in the list of app\.ts/],
    [
      "SQL stands in an operation",
      "capabilities/identity/x.ts",
      "const a = sql<{ id: string }>`select 1`;\n",
      /holds SQL/,
    ],
    [
      "a query is built in an operation",
      "capabilities/identity/x.ts",
      'await tx.selectFrom("a").execute();\n',
      /holds SQL/,
    ],
    ["a client is asked directly", "kernel/x.ts", 'await client.query("show all");\n', /holds SQL/],
    ["a statement is kept as text", "kernel/x.ts", 'const text = "select id from member";\n', /holds SQL/],
    ["the environment is read", "kernel/x.ts", "const a = process.env.HOST;\n", /Add the setting to config\.ts/],
    [
      "a vendor's package is used outside of providers",
      "capabilities/identity/x.ts",
      importing("nodemailer"),
      /belongs to providers\//,
    ],
    ["a package leaves its home", "capabilities/identity/x.ts", importing("fastify"), /belongs to http\//],
    ["a long file has no reason", "kernel/x.ts", "x;\n".repeat(301), /301 lines/],
    ["a name says nothing", "capabilities/identity/token-utils.ts", "", /says nothing/],
    [
      "a file is named after nothing that it exports",
      "kernel/x.ts",
      "export function openDoor() {}\n",
      /exports openDoor/,
    ],
    ["a drawer is called service", "capabilities/identity/service.ts", "", /says nothing/],
    [
      "what a node holds in memory is a map by kernel",
      "capabilities/identity/x.ts",
      "const held = new WeakMap<Kernel, Set<string>>();\n",
      /`state\(…\)` of kernel\/state\.ts/,
    ],
  ];
  for (const [name, path, text, sentence] of breaches) {
    test(name, () => {
      const [breach = "nothing was found", ...more] = breachesOf(path, text);
      assert.match(breach, sentence);
      assert.deepEqual(more, []);
    });
  }

  test("a room of the kernel grows beyond what a reader can hold", () => {
    const room = Array.from({ length: 11 }, (_, index) => ({ path: `kernel/log/part-${index}.ts`, text: "" }));
    assert.match(findBrokenRules(room).join(), /kernel\/log\/ has 11 files/);
    assert.deepEqual(findBrokenRules(room.slice(1)), []);
  });

  test("the kernel gets a room that nobody planned", () => {
    assert.match(findBrokenRules([{ path: "kernel/attic/part.ts", text: "" }]).join(), /no room of the kernel/);
  });
});

describe("what the house allows is not called a breach", () => {
  const allowed: [string, string, string][] = [
    ["calling a capability above", "capabilities/conversations/x.ts", importing("../knowledge/index.ts")],
    ["calling within a capability", "capabilities/identity/x.ts", importing("./store.ts")],
    ["a provider's interface", "capabilities/identity/x.ts", importing("../../providers/mail/mail.ts")],
    ["a provider's opener", "capabilities/identity/x.ts", importing("../../providers/model/open-model.ts")],
    ["SQL in a store", "capabilities/identity/store.ts", "const a = sql`select 1`;\n"],
    [
      "prose about selecting and updating",
      "kernel/x.ts",
      '// Update it from the list.\nconst a = "Select one, then update it.";\n',
    ],
    ["a long file that says why", "kernel/x.ts", `// Long because it is one table.\n${"x;\n".repeat(300)}`],
    ["the data directory's own name", "kernel/claim-data-directory.ts", ""],
    ["a database is no base", "kernel/database.ts", ""],
    [
      "a file named after one of its exports",
      "kernel/open-web-socket.ts",
      "export type A = 1;\nexport const openWebSocket = 1;\n",
    ],
    [
      "a file named after a class that a function beside it makes",
      "kernel/mailer.ts",
      "class Mailer {}\nexport const mailerOf = () => new Mailer();\n",
    ],
    ["a script, which exports nothing", "commands/generate.ts", "run();\n"],
  ];
  for (const [name, path, text] of allowed) test(name, () => assert.deepEqual(breachesOf(path, text), []));
});
