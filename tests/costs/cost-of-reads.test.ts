import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { capabilities } from "../../server/app.ts";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { inShareOf } from "../../server/kernel/sharing/share.ts";
import { sql } from "../../server/kernel/storage/sql.ts";
import { routesOf } from "../../server/start-server.ts";
import { type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { type JsonSchema, type Operation, readOperations } from "../fuzz/read-operations.ts";
import { countPages, createExplainedDatabase, type PageCounter, sumOf, withClient } from "./count-pages.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { costlyOperations, mostPagesWithoutCost, rows } from "./pages-without-cost.ts";

/** These answer without an end, or open a connection. */
const isNotRead: ReadonlySet<string> = new Set([
  "GET /api/chat/{sessionId}/stream",
  "GET /api/conversations/{sessionId}/events",
  "GET /api/stream",
  "GET /api/voice/conversation-relay/{channelId}",
  "GET /api/voice/sessions/{voiceSessionId}/socket",
  "GET /api/voice/twilio/{channelId}",
  "GET /v1/realtime",
]);

let server: TestServer;
let person: Person;
let database: Awaited<ReturnType<typeof createExplainedDatabase>>;
let counter: PageCounter;

before(async () => {
  database = await createExplainedDatabase();
  counter = countPages();
  server = await startTestServer({ connection: database.connection });
  person = await signUp(server.client);
  await withClient(database.connection, (client) =>
    fillWorkspace(client, WorkspaceId.parse(person.workspaceId)!, rows),
  );
});
after(async () => {
  await server?.stop();
  counter?.stop();
  await database?.drop();
});

test("no operation reads more than a list of a large workspace needs, unless it has a cost", async (t) => {
  const reference = readOperations((await server.client.get("/openapi.json")).body);
  const costly = costlyOperations();
  const reads = reference.operations.filter(
    ({ name, method }) => method === "GET" && !isNotRead.has(name) && !costly.has(name),
  );
  const seen: { call: string; pages: number; status: number }[] = [];
  const ids = new Map<string, string>();
  for (const operation of reads) {
    const path = await fillPath(operation, ids);
    for (const query of ["", ...queriesOf(operation)]) {
      counter.take();
      const { status } = await person.client.get(`${path}${query}`);
      seen.push({ call: `${operation.name} ${query}`, pages: sumOf(counter.take()), status });
    }
  }
  const [largest] = seen.toSorted((one, other) => other.pages - one.pages);
  t.diagnostic(`${largest?.call} reads most: ${largest?.pages} of ${mostPagesWithoutCost} pages`);
  assert.ok(seen.filter(({ status }) => status === 200).length > 150, "most calls are answered");
  const faults = seen.filter((each) => each.pages > mostPagesWithoutCost);
  assert.deepEqual(
    faults.map(({ call, pages: read }) => `${call} reads ${read} pages and has no cost`),
    [],
  );
});

test("a read that looks something up for each row is more than a route without a cost may read", async () => {
  counter.take();
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const { query } = server.server.kernel.database;
  await inShareOf(workspaceId, "requests", () =>
    query.send(sql`select (select count(*) from contact_identity as own where own.workspace_id = contact.workspace_id
      and own.kind = 'email' and own.value = contact.email) from contact where workspace_id = ${workspaceId}`),
  );
  const pages = sumOf(counter.take());
  assert.ok(pages > mostPagesWithoutCost, `${pages} pages`);
});

test("every export, import and erasure of more than one workflow has a cost", () => {
  const without = routesOf(capabilities).filter(
    ({ path, definition }) =>
      definition.cost === undefined &&
      (definition.lane === "long" || /\/(export|import|restore|erase)$/.test(path)) &&
      !path.startsWith("/api/workflows/"),
  );
  assert.deepEqual(
    without.map(({ method, path }) => `${method} ${path}`),
    [],
  );
});

/** The path with the first thing of each list in the place of its id. */
async function fillPath({ path }: Operation, ids: Map<string, string>): Promise<string> {
  let filled = path;
  for (let found = /\/\{\w+\}/.exec(filled); found !== null; found = /\/\{\w+\}/.exec(filled)) {
    const list = filled.slice(0, found.index);
    if (!ids.has(list)) {
      const { body } = await person.client.get(list);
      const first = body?.data?.[0];
      ids.set(
        list,
        String(first?.sessionId ?? (list === "/api/workflows" ? first?.name : undefined) ?? first?.id ?? "none"),
      );
    }
    filled = filled.replace(found[0], `/${ids.get(list)}`);
  }
  return filled;
}

/** Calls with one filter each, whose value fits its schema: it finds nothing, or nearly everything. */
function queriesOf({ parameters }: Operation): string[] {
  return parameters
    .filter(({ in: place, name }) => place === "query" && name !== "cursor" && name !== "wait")
    .flatMap(({ name, schema }) => valuesOf(schema).map((value) => `?${name}=${encodeURIComponent(value)}`));
}

function valuesOf(schema: JsonSchema): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  if (schema.type === "boolean") return ["true", "false"];
  if (schema.type === "integer" || schema.type === "number") return [String(schema.maximum ?? 100)];
  if (schema.format === "date-time") return ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
  return ["nobody@example.com", "nothing"];
}
