import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { inShareOf } from "../../server/kernel/sharing/share.ts";
import { inTransaction } from "../../server/kernel/storage/database.ts";
import { sql } from "../../server/kernel/storage/sql.ts";
import { type MailServer, startMailServer } from "../../server/testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { needsMailServer } from "../fuzz/calls/campaign-calls.ts";
import { scannerSignature } from "../fuzz/calls/scanner-signature.ts";
import { type ValidCall, validCall } from "../fuzz/calls/valid-calls.ts";
import { type Operation, readOperations } from "../fuzz/read-operations.ts";
import { type Receiver, startReceiver } from "../fuzz/receiver.ts";
import { type HttpAnswer, openWire, type Wire } from "../fuzz/send-request.ts";
import { isLong, only } from "../fuzz/settings.ts";
import { requestOf, unsentRequest } from "../fuzz/unsent-request.ts";
import { makeWorld, type World, webhookSignature } from "../fuzz/world.ts";
import { countPages, createExplainedDatabase, largestOf, type PageCounter, sumOf, withClient } from "./count-pages.ts";
import { type LargeThings, makeLargeThings } from "./large-things.ts";
import { costlyOperations, mostPagesWithoutCost, rows } from "./pages-without-cost.ts";

let database: Awaited<ReturnType<typeof createExplainedDatabase>>;
let receiver: Receiver;
let smtp: MailServer;
let server: TestServer;
let wire: Wire;
let counter: PageCounter;
let world: World;
let large: LargeThings;

before(async () => {
  database = await createExplainedDatabase();
  receiver = await startReceiver();
  smtp = await startMailServer();
  counter = countPages();
  server = await startTestServer({ settings: receiver.settings, connection: database.connection });
  wire = openWire(server.url);
  world = await makeWorld(server, receiver.url);
  large = await withClient(database.connection, (client) => makeLargeThings(client, world, rows));
});
after(async () => {
  wire?.close();
  await server?.stop();
  counter?.stop();
  await smtp?.stop();
  await receiver?.stop();
  await database?.drop();
});

test("no operation that changes something reads more than a large workspace needs, unless it has a cost", async (t) => {
  const operations = await operationsWithoutCost();
  const isLast = ({ method, name }: Operation) => method === "DELETE" || name === "POST /api/runs/cancel";
  const seen: Seen[] = [];
  const callAll = async (some: readonly Operation[]) => {
    for (const operation of some) seen.push(...(await measure(operation)));
  };
  await callAll(operations.filter((operation) => !needsMailServer(operation) && !isLast(operation)));
  // Until here mails are files, from which the calls take tokens.
  const mailSettings = { smtpUrl: smtp.url, from: "Shop <news@shop.example>" };
  await world.first.client.call("PUT", "/api/settings/mail", { body: mailSettings });
  await callAll(operations.filter((operation) => needsMailServer(operation) && !isLast(operation)));
  // The others need what these delete.
  await callAll(operations.filter(isLast));

  const bySize = seen.toSorted((one, other) => other.pages - one.pages);
  const [largest] = bySize;
  t.diagnostic(`${largest?.call} reads most: ${largest?.pages} of ${mostPagesWithoutCost} pages (${largest?.most})`);
  const refused = seen.filter(({ status }) => status >= 400);
  assert.ok(
    refused.length < seen.length / 10,
    `most calls are answered: ${refused.map(({ call, status }) => `${call} ${status}`)}`,
  );
  assert.deepEqual(
    bySize
      .filter(({ pages }) => pages > mostPagesWithoutCost)
      .map(({ call, pages, most }) => `${call} reads ${pages} pages and has no cost: ${most}`),
    [],
  );
});

test("a transaction that looks something up for each row is more than a route without a cost may read", async () => {
  counter.take();
  const workspaceId = WorkspaceId.parse(world.first.workspaceId)!;
  await inShareOf(workspaceId, "requests", () =>
    inTransaction(server.server.kernel.database, async (tx) => {
      await tx.send(sql`update contact set company = (select value from contact_identity as own
        where own.workspace_id = contact.workspace_id and own.kind = 'email' and own.value = contact.email limit 1)
        where workspace_id = ${workspaceId}`);
    }),
  );
  const pages = sumOf(counter.take());
  assert.ok(pages > mostPagesWithoutCost, `${pages} pages`);
});

type Seen = { call: string; pages: number; most: string; status: number };

async function measure(operation: Operation): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const call of await callsOf(operation)) {
    counter.take();
    const { status } = await sendCall(operation, call);
    const readings = counter.take();
    seen.push({ call: `${operation.name}${call.of}`, pages: sumOf(readings), most: largestOf(readings), status });
  }
  return seen;
}

/**
 * Accounts' own calls hash passwords, and tables of the workspace are in another cluster: both touch nothing that
 * there is much of, and only the long form has time for them.
 */
const isElsewhere = ({ path }: Operation) =>
  /^\/(?:api\/auth|api\/invitations|api\/members|api\/database|account)\b/.test(path);

async function operationsWithoutCost(): Promise<Operation[]> {
  const { operations } = readOperations((await server.client.get("/openapi.json")).body);
  const costly = costlyOperations();
  const order = ["POST", "PUT", "PATCH", "DELETE"];
  return operations
    .filter(({ method, name }) => method !== "GET" && !costly.has(name) && name.includes(only))
    .filter((operation) => isLong || !isElsewhere(operation))
    .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
}

type NamedCall = ValidCall & { of: string };

/**
 * The valid call as it is, and that of the things to which most of the workspace belongs. The short form has
 * time for one of them.
 */
async function callsOf(operation: Operation): Promise<NamedCall[]> {
  const usual: NamedCall = { ...(await validCall(operation, world)), of: "" };
  const ofLarge = large.callOf(operation, usual);
  if (ofLarge === undefined) return [usual];
  return [...(isLong ? [usual] : []), { ...ofLarge, of: " of a large thing" }];
}

async function sendCall(operation: Operation, call: ValidCall): Promise<HttpAnswer> {
  const credential = `Bearer ${(call.person ?? world.first).accessToken}`;
  const request = requestOf(
    unsentRequest(operation, call),
    operation.access.kind === "anyone" ? undefined : credential,
  );
  if (operation.access.kind === "signature") {
    const body = request.body ?? Buffer.alloc(0);
    const { secret } = await world.lasting.inboundSource();
    request.headers.push(["x-webhook-signature", webhookSignature(secret, body)], ...scannerSignature(body));
  }
  return wire.send(request);
}
