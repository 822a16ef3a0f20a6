import { createClient, type TestAnswer, type TestClient } from "../../server/testing/client.ts";

/**
 * Says what a client stored in a server, and how the server answered for it. A later server must
 * answer so too.
 */
export type Filled = {
  email: string;
  password: string;
  /** A secret key of the workspace. */
  key: string;
  conversation: string;
  /** A question, and the first citation of its answer. */
  question: { message: string; citation: Record<string, unknown> };
  /** A run that waits until its approval is decided. */
  run: { id: string; approvalId: string; requestHash: string; output: Record<string, unknown> };
  endpoint: { id: string; secret: string };
  /** Each request that only reads, with the body of its answer. */
  reads: { path: string; ask?: Record<string, unknown>; answer: unknown }[];
};

const email = "ada@example.com";
const password = "seven geese cross the road";
const conversation = "before the upgrade";
const question = "Is delivery free?";

/** Fills an empty server through its API, as the users of a release do. */
export async function fillServer(url: string): Promise<Filled> {
  const anyone = createClient(url);
  const signedUp = await send(anyone, "POST", "/api/auth/signup", { email, password, workspaceName: "Ada Bakes" });
  const member = anyone.as(signedUp.accessToken);
  const { key } = await send(member, "POST", "/api/keys", { name: "shop", kind: "secret", scopes: everything });
  const client = anyone.as(key);
  const citation = await teachAndAsk(client);
  await bringPeople(client);
  await keepOrders(client);
  const run = await startRun(client);
  const endpoint = await send(client, "POST", "/api/webhook/endpoints", {
    url: "https://example.com/hooks/parley",
    events: ["contact.merged"],
  });
  return {
    ...{ email, password, key, conversation, run },
    question: { message: question, citation },
    endpoint: { id: endpoint.id, secret: endpoint.secret },
    reads: await readAll(client),
  };
}

const everything = [
  ...["knowledge:read", "knowledge:write", "conversations:read", "conversations:write", "contacts:read"],
  ...["leads:read", "leads:write", "newsletter:read", "newsletter:write", "webhooks:read", "webhooks:write"],
  ...["automation:read", "automation:write", "automation:run", "approvals:write"],
  ...["database:read", "database:write", "database:ddl"],
];

async function teachAndAsk(client: TestClient): Promise<Record<string, unknown>> {
  await send(client, "POST", "/api/knowledge/sources", {
    type: "text",
    title: "Delivery",
    content:
      "We bake at four in the morning and deliver until noon. Delivery is free within ten kilometres; beyond that it costs four euros.",
  });
  await send(client, "POST", "/api/knowledge/sources", {
    type: "faq",
    question: "Can I order a birthday cake?",
    answer: "Yes. Order three days ahead, and tell us the name to write on it.",
    alternatives: ["Do you make cakes for birthdays?"],
  });
  const answer = await send(client, "POST", "/api/chatbot/send", { message: question, sessionId: conversation });
  await send(client, "POST", "/api/chatbot/send", {
    message: "Can I order a birthday cake?",
    sessionId: conversation,
  });
  return answer.citations[0];
}

async function bringPeople(client: TestClient): Promise<void> {
  await send(client, "POST", "/api/leads", { name: "Bo", email: "bo@example.com", message: "Please call me." });
  const head = "email,name,status,confirmedAt,consent";
  const row = "cleo@example.com,Cleo,confirmed,2026-01-15T10:00:00Z,Send me news once a month.";
  await send(client, "POST", "/api/newsletter/subscribers/import", `${head}\n${row}\n`, { "content-type": "text/csv" });
}

async function keepOrders(client: TestClient): Promise<void> {
  await send(client, "POST", "/api/database", {
    operation: "createTable",
    table: "orders",
    columns: [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "status", type: "text", notNull: true, default: "open" },
      { name: "total", type: "numeric(10,2)" },
    ],
  });
  const rows = [{ total: 12.5 }, { total: 99.9, status: "paid" }];
  await send(client, "POST", "/api/database", { operation: "insert", table: "orders", rows });
}

const refund = `
document: { dsl: '1.0.3', namespace: shop, name: refund, version: '1.0.0' }
do:
  - decision:
      call: parley.approval:1.0.0@default
      with: { title: 'Refund for order \${ .order }', request: { order: '\${ .order }' }, deadline: P3650D }
  - done: { set: { refunded: '\${ .decision }' } }
`;

async function startRun(client: TestClient): Promise<Filled["run"]> {
  await send(client, "PUT", "/api/workflows/refund", refund, { "content-type": "application/yaml" });
  const { runId } = await send(client, "POST", "/api/automation", { workflow: "refund", input: { order: "A-17" } });
  for (;;) {
    const [approval] = (await send(client, "GET", "/api/approvals?status=pending")).data;
    const { status } = await send(client, "GET", `/api/runs/${runId}`);
    if (approval !== undefined && status === "waiting") {
      const { id: approvalId, requestHash } = approval;
      return { id: runId, approvalId, requestHash, output: { refunded: "approved" } };
    }
  }
}

async function readAll(client: TestClient): Promise<Filled["reads"]> {
  const paths = [
    "/api/knowledge/sources",
    `/api/conversations/${encodeURIComponent(conversation)}/messages`,
    "/api/leads",
    "/api/newsletter/subscribers",
    "/api/newsletter/lists",
    "/api/webhook/endpoints",
    "/api/workflows/refund",
    "/api/contacts",
  ];
  const reads: Filled["reads"] = [];
  for (const path of paths) reads.push({ path, answer: await send(client, "GET", path) });
  const ask = { operation: "select", table: "orders", orderBy: [{ column: "id" }] };
  const { rows } = await send(client, "POST", "/api/database", ask);
  return [...reads, { path: "/api/database", ask, answer: { rows } }];
}

/** Sends a request that must succeed, and gives the body of its answer. */
async function send(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<TestAnswer["body"]> {
  const answer = await client.call(method, path, { ...(body === undefined ? {} : { body }), headers });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
