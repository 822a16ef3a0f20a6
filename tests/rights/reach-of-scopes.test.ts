import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { capabilities } from "../../server/app.ts";
import { routesOf } from "../../server/start-server.ts";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { boundsOfWork, reach, underOtherRights } from "./reach-of-scopes.ts";

let server: TestServer;
let owner: Person;
let scopes: string[];
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  scopes = (await owner.client.get("/api/auth/me")).body.scopes;
});
after(() => server.stop());

const operations = routesOf(capabilities).map(({ method, path }) => `${method} ${path}`);
const isScope = (who: string) => /^[a-z]+:[a-z]+$/.test(who);
const keys = new Map<string, Promise<string>>();
function keyWith(some: readonly string[]): Promise<string> {
  const name = some.join();
  if (!keys.has(name)) keys.set(name, makeKey(owner, { name: name.slice(0, 100), scopes: some }));
  return keys.get(name)!;
}

/** The code by which a key is refused at the door; undefined for one that is let in, whatever comes of it. */
async function refusalOf(
  operation: string,
  key: string,
  body: unknown = {},
  type = "application/json",
): Promise<string | undefined> {
  const [method = "", path = ""] = operation.split(" ");
  const answer = await fetch(server.url + path.replaceAll(/:\w+/g, "some-id"), {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": type },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
  if (![401, 403].includes(answer.status)) {
    await answer.body?.cancel();
    return undefined;
  }
  const problem = (await answer.json()) as { code?: string; error?: { code?: string; data?: { code?: string } } };
  return problem.code ?? problem.error?.data?.code ?? problem.error?.code;
}

test("every operation has its place in the table of what each scope alone reaches", () => {
  const placed = Object.values(reach).flat();
  assert.deepEqual(
    placed.filter((operation) => !operations.includes(operation)),
    [],
    "these are gone: take them out",
  );
  assert.deepEqual(
    operations.filter((operation) => !placed.includes(operation)),
    [],
    "place these in tests/rights/reach-of-scopes.ts, and say there whether they cause work under other rights",
  );
  assert.equal(new Set(placed).size, placed.length, "an operation has one place");
  assert.deepEqual(Object.keys(reach).filter(isScope).sort(), scopes.filter((scope) => scope in reach).sort());
  for (const [operation, work] of Object.entries(underOtherRights)) {
    assert.ok(placed.includes(operation), operation);
    assert.ok(work in boundsOfWork);
  }
});

test("a key with the one scope is let in, and a key with all other scopes is not", async () => {
  for (const [scope, reached] of Object.entries(reach).filter(([who]) => isScope(who))) {
    const alone = await keyWith([scope]);
    const others = await keyWith(scopes.filter((other) => other !== scope));
    for (const operation of reached) {
      assert.equal(await refusalOf(operation, others), "forbidden", `${operation} without ${scope}`);
      assert.equal(await refusalOf(operation, alone), undefined, `${operation} with ${scope} alone`);
    }
  }
});

test("no key at all is let in where the table says so", async () => {
  const all = await keyWith(scopes.filter((scope) => scope !== "settings:write"));
  for (const who of ["only a signed-in member may", "only the operator may"]) {
    for (const operation of reach[who]!) assert.equal(await refusalOf(operation, all), "forbidden", operation);
  }
});

test("where the operation itself decides, each scope alone reaches what is its own", async () => {
  const columns = [{ name: "id", type: "bigserial", primaryKey: true }];
  const inDatabase: [body: Record<string, unknown>, scope: string | null][] = [
    [{ operation: "createTable", table: "t", columns }, "database:ddl"],
    [{ operation: "insert", table: "t", rows: [{}] }, "database:write"],
    [{ operation: "update", table: "t", set: { id: 2 }, all: true, returning: ["id"] }, null],
    [{ operation: "select", table: "t" }, "database:read"],
    [{ operation: "count", table: "t" }, "database:read"],
    [{ operation: "describe" }, "database:read"],
    [{ operation: "delete", table: "t", all: true }, "database:write"],
    [{ operation: "sql", sql: "select 1" }, null],
    [{ operation: "dropTable", table: "t" }, "database:ddl"],
  ];
  for (const [body, needed] of inDatabase) {
    for (const scope of scopes) {
      const refusal = await refusalOf("POST /api/database", await keyWith([scope]), body);
      assert.equal(refusal, scope === needed ? undefined : "forbidden", `${body.operation} with ${scope} alone`);
    }
  }
  const tools: Record<string, string> = {
    search_knowledge: "knowledge:read",
    ask_assistant: "conversations:write",
    capture_lead: "leads:write",
    run_workflow: "automation:run",
  };
  for (const scope of scopes) {
    const key = await keyWith([scope]);
    assert.equal(
      await refusalOf("DELETE /api/members/:userId", key),
      scope === "members:write" ? undefined : "forbidden",
    );
    assert.equal(await refusalOf("POST /api/keys/:id/rotate", key), scope === "keys:write" ? undefined : "forbidden");
    const restored = await refusalOf("POST /api/database/restore", key, {}, "application/x-ndjson");
    assert.equal(restored, "forbidden", `restore with ${scope} alone`);
    const client = server.client.as(key, { accept: "application/json, text/event-stream" });
    const listed = (await client.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" })).text;
    const shown = Object.keys(tools).filter((tool) => listed.includes(`"${tool}"`));
    assert.deepEqual(
      shown,
      Object.keys(tools).filter((tool) => tools[tool] === scope),
      `/mcp with ${scope} alone`,
    );
  }
});

test("no scope alone makes a person more than the key, nor an assistant", async () => {
  for (const scope of ["members:write", "settings:write", "keys:write"]) {
    const client = server.client.as(await keyWith([scope]));
    const email = `somebody.${scope.replace(":", "-")}@example.com`;
    for (const role of ["agent", "admin", "owner"])
      assert.equal((await client.post("/api/members/invitations", { email, role })).body.code, "forbidden", role);
    const actions = ["run_workflow"];
    assert.equal((await client.post("/api/assistants", { name: scope, actions })).body.code, "forbidden");
    const made = await client.post("/api/keys", { name: "more", kind: "secret", scopes });
    assert.equal(made.body.code, "forbidden");
  }
});
