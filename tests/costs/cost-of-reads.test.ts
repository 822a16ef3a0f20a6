import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { capabilities } from "../../server/app.ts";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { currentShare, inShareOf } from "../../server/kernel/sharing/share.ts";
import { type Sql, sql } from "../../server/kernel/storage/sql.ts";
import { routesOf } from "../../server/start-server.ts";
import { type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { type JsonSchema, type Operation, readOperations } from "../fuzz/read-operations.ts";
import { isLong } from "../fuzz/settings.ts";
import { fillWorkspace } from "./fill-workspace.ts";

/** The long form, which `npm run test:faults` runs, has a workspace of the size that the limits expect. */
const rows = isLong ? 20_000 : 4_000;
/**
 * A route that makes PostgreSQL read more pages of 8 KiB than this has a cost. A page of a list, or one
 * look through a table of the workspace, is less and takes a tenth of what a request may cost on average.
 * A look-up for each row is several times as much.
 */
const mostPagesWithoutCost = 400 + rows / 32;

/** These answer without an end, open a connection, or go to a service outside. */
const isNotRead = /stream|socket|events$|realtime|twilio|relay|\/wait/;

let server: TestServer;
let person: Person;
let explainer: Client;
/** Pages that the statements of the present request have read. */
let pages = 0;

before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  explainer = new Client(server.connection);
  await explainer.connect();
  await fillWorkspace(explainer, WorkspaceId.parse(person.workspaceId)!, rows);
  await countPages();
});
after(async () => {
  await explainer?.end();
  await server?.stop();
});

/** Explains each statement that a request sends outside of a transaction, before it is sent. */
async function countPages(): Promise<void> {
  const { query } = server.server.kernel.database;
  const { send } = query;
  const own = WorkspaceId.parse(person.workspaceId);
  query.send = async (statement) => {
    const share = currentShare();
    if (share?.workspaceId === own && share?.lane !== "work" && isRead(statement)) pages += await pagesOf(statement);
    return send(statement);
  };
}

function isRead({ text }: Sql): boolean {
  return /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\s/i.test(text);
}

let explained: Promise<unknown> = Promise.resolve();

/** Explains one statement after the other. */
function pagesOf(statement: Sql): Promise<number> {
  const next = explained.then(() => explain(statement));
  explained = next.catch(() => {});
  return next;
}

async function explain({ text, values }: Sql): Promise<number> {
  const explained = await explainer.query(`explain (analyze, buffers, timing off, format json) ${text}`, [...values]);
  const { Plan: plan } = explained.rows[0]["QUERY PLAN"][0];
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

test("no operation reads more than a list of a large workspace needs, unless it has a cost", async (t) => {
  const reference = readOperations((await server.client.get("/openapi.json")).body);
  const costly = new Set(
    routesOf(capabilities)
      .filter(({ definition }) => definition.cost !== undefined)
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`),
  );
  const reads = reference.operations.filter(
    ({ name, method, path }) => method === "GET" && !isNotRead.test(path) && !costly.has(name),
  );
  const seen: { call: string; pages: number; status: number }[] = [];
  const ids = new Map<string, string>();
  for (const operation of reads) {
    const path = await fillPath(operation, ids);
    for (const query of ["", ...queriesOf(operation)]) {
      pages = 0;
      const { status } = await person.client.get(`${path}${query}`);
      seen.push({ call: `${operation.name} ${query}`, pages, status });
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
  pages = 0;
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const { query } = server.server.kernel.database;
  await inShareOf(workspaceId, "requests", () =>
    query.send(sql`select (select count(*) from contact_identity as own where own.workspace_id = contact.workspace_id
      and own.kind = 'email' and own.value = contact.email) from contact where workspace_id = ${workspaceId}`),
  );
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
