import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../../testing/client.ts";
import { openEvents } from "../../../../testing/clients/event-reader.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { deskOf, everyScope, notesTable } from "../../testing/database-desk.ts";

let server: TestServer;
let person: Person;
let all: ReturnType<typeof deskOf>;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  all = deskOf(server.client.as(await makeKey(person, { scopes: everyScope })));
  await all.done(notesTable);
  await all.done({ ...notesTable, table: "secrets" });
});
after(() => server.stop());

const scopes = ["database:read", "database:write", "keys:write"];
const insertNotes = { table: "notes", operations: ["insert"] };

test("a key with a rule does what the rule names, and nothing else", async () => {
  const desk = deskOf(server.client.as(await makeKey(person, { databaseRules: [insertNotes] })));
  await desk.done({ operation: "insert", table: "notes", rows: [{ text: "one" }] });
  for (const operation of [
    { operation: "select", table: "notes" },
    { operation: "insert", table: "secrets", rows: [{ text: "x" }] },
    { operation: "insert", table: "nothing", rows: [{ text: "x" }] },
    { operation: "batch", statements: [{ operation: "delete", table: "notes", all: true }] },
    { operation: "dropTable", table: "notes" },
    { operation: "sql", sql: "select * from secrets" },
  ]) {
    const { status, body } = await desk.ask(operation);
    assert.deepEqual([status, body.code], [403, "forbidden"], JSON.stringify([operation, body]));
  }
  const { tables } = await desk.done({ operation: "describe" });
  assert.deepEqual(
    tables.map(({ name }: { name: string }) => name),
    ["notes"],
  );
  const unknown = await desk.ask({ operation: "describe", table: "secrets" });
  assert.equal(unknown.status, 404);
  assert.equal((await all.done({ operation: "count", table: "notes" })).rows[0].count, 1);
});

const aroundRules = ["automation:write", "automation:run", "database:ddl", "database:sql"];

test("a key with rules has no scope by which it could go around them, neither by name nor by default", async () => {
  for (const scope of aroundRules) {
    const body = { name: "k", kind: "secret", scopes: ["database:read", scope], databaseRules: [insertNotes] };
    const { status, body: problem, text } = await person.client.post("/api/keys", body);
    assert.deepEqual([status, problem.errors?.[0].pointer], [422, "/body/scopes"], text);
    assert.match(problem.detail, new RegExp(`databaseRules and ${scope}`));
  }
  const made = await person.client.post("/api/keys", { name: "k", kind: "secret", databaseRules: [insertNotes] });
  assert.deepEqual(
    made.body.scopes.filter((scope: string) => aroundRules.includes(scope)),
    [],
  );
  const client = server.client.as(made.body.key);
  assert.equal((await client.call("PUT", "/api/workflows/w", { body: {} })).body.code, "forbidden");
  assert.equal((await client.post("/api/automation", { workflow: "w" })).body.code, "forbidden");
});

test("a rule's rows are kept by batches too, and nothing of a refused batch stays", async () => {
  const rule = { table: "notes", operations: ["insert", "select"], where: { text: { like: "mine%" } } };
  const desk = deskOf(server.client.as(await makeKey(person, { databaseRules: [rule] })));
  const statements = ["mine 1", "other"].map((text) => ({ operation: "insert", table: "notes", rows: [{ text }] }));
  assert.equal((await desk.ask({ operation: "batch", statements })).body.code, "outside-of-rule");
  assert.deepEqual((await desk.done({ operation: "select", table: "notes" })).rows, []);
  const { results } = await desk.done({ operation: "batch", statements: statements.slice(0, 1) });
  assert.deepEqual(results[0], { rows: [], rowCount: 1, fields: [] });
});

test("the rules of a key are shown in the list of keys", async () => {
  const rules = [{ table: "notes", operations: ["select"], columns: ["id"], where: { id: { gt: 0 } } }];
  const made = await person.client.post("/api/keys", { name: "k", kind: "secret", databaseRules: rules });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.body.databaseRules, rules);
  const listed = (await person.client.get("/api/keys")).body.data;
  assert.deepEqual(listed.find(({ id }: { id: string }) => id === made.body.id).databaseRules, rules);
  assert.equal(listed.at(-1).databaseRules, null);
});

const refusals: [string, Record<string, unknown>, number, string][] = [
  ["twice the same", { databaseRules: [insertNotes, insertNotes] }, 422, "/body/databaseRules/1/operations"],
  [
    "a scope that rules leave nothing of",
    { scopes: ["database:sql"], databaseRules: [insertNotes] },
    422,
    "/body/scopes",
  ],
  [
    "an unknown operation",
    { databaseRules: [{ table: "notes", operations: ["sql"] }] },
    400,
    "/body/databaseRules/0/operations/0",
  ],
  [
    "a filter without form",
    { databaseRules: [{ ...insertNotes, where: { id: { above: 1 } } }] },
    400,
    "/body/databaseRules/0/where/id/above",
  ],
  [
    "a filter in a filter without form",
    { databaseRules: [{ ...insertNotes, where: { or: [] } }] },
    400,
    "/body/databaseRules/0/where/or",
  ],
];
for (const [name, parts, status, pointer] of refusals)
  test(`rules are refused: ${name}`, async () => {
    const made = await person.client.post("/api/keys", { name: "k", kind: "secret", ...parts });
    assert.equal(made.status, status, made.text);
    assert.equal(made.body.errors[0].pointer, pointer, made.text);
  });

test("a publishable key has no rules", async () => {
  const key = { name: "k", kind: "publishable", allowedOrigins: ["https://shop.example"] };
  const made = await person.client.post("/api/keys", { ...key, databaseRules: [insertNotes] });
  assert.equal(made.status, 422, made.text);
});

test("a key that a key makes has no wider rules than its maker", async () => {
  const where = { text: { like: "mine%" } };
  const own = [{ table: "notes", operations: ["select", "insert"], columns: ["id", "text"], where }];
  const maker = server.client.as(await makeKey(person, { scopes, databaseRules: own }));
  const make = (databaseRules?: unknown) =>
    maker.post("/api/keys", { name: "k", kind: "secret", ...(databaseRules === undefined ? {} : { databaseRules }) });
  assert.deepEqual((await make()).body.databaseRules, own, "without rules, it gets those of its maker");
  const narrower = [
    [{ table: "notes", operations: ["select"], columns: ["id"], where }],
    [{ table: "notes", operations: ["insert"], columns: ["text"], where: { and: [where, { id: 1 }] } }],
  ];
  for (const rules of narrower) assert.equal((await make(rules)).status, 201, JSON.stringify(rules));
  const wider = [
    [{ table: "secrets", operations: ["select"] }],
    [{ table: "notes", operations: ["select", "delete"], columns: ["id"], where }],
    [{ table: "notes", operations: ["select"], where }],
    [{ table: "notes", operations: ["select"], columns: ["id", "other"], where }],
    [{ table: "notes", operations: ["select"], columns: ["id"] }],
    [{ table: "notes", operations: ["select"], columns: ["id"], where: { or: [where, { id: 1 }] } }],
  ];
  for (const rules of wider) {
    const { status, body } = await make(rules);
    assert.deepEqual([status, body.errors?.[0]?.pointer], [422, "/body/databaseRules/0"], JSON.stringify(rules));
  }
});

test("a key with rules sees no events of rows, which would tell of other tables", async () => {
  const databaseRules = [{ table: "notes", operations: ["select"] }];
  const wider = [...scopes, "webhooks:write", "conversations:read"];
  const key = await makeKey(person, { scopes: wider, databaseRules });
  const endpoint = { url: "https://hooks.example.com/x", events: ["record.created"] };
  const refused = await server.client.as(key).post("/api/webhook/endpoints", endpoint);
  assert.equal(refused.status, 403, refused.text);
  const [ruled, whole] = await Promise.all(
    [key, await makeKey(person, { scopes: wider })].map((each) =>
      openEvents(`${server.url}/api/stream`, { headers: { authorization: `Bearer ${each}` } }),
    ),
  );
  await all.done({ operation: "insert", table: "secrets", rows: [{ text: "canary" }] });
  await whole!.until("record.created");
  const { sessionId } = (await person.client.post("/api/chatbot/send", { message: "Hello" })).body;
  assert.ok(sessionId);
  const seen = await ruled!.until("message.created");
  assert.ok(!seen.some(({ event }) => event.startsWith("record.")), JSON.stringify(seen));
  ruled!.cut();
  whole!.cut();
});
