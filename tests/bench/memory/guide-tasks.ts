import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createClient, type TestAnswer, type TestClient } from "../../../server/testing/client.ts";
import { createTexts } from "../measuring/generated-text.ts";

/** One installation as the guides set it up: a team with its keys. */
type Team = {
  address: string;
  email: string;
  password: string;
  /** Sends nothing along; a page and a stranger speak so. */
  stranger: TestClient;
  owner: TestClient;
  /** A secret key with every scope. */
  program: TestClient;
  /** A publishable key. */
  page: TestClient;
  pageKey: string;
  hook: { url: string; secret: string };
};

const site = "https://www.shop.example";
const workflow = `
document: { dsl: '1.0.3', namespace: guide, name: hello, version: '1.0.0' }
do:
  - greet:
      set: { greeting: '\${ "Hello " + (.name | ascii_upcase) }' }`;
const handbook = readFileSync(new URL("../../../packages/documents/fixtures/handbook.pdf", import.meta.url));
const patienceMs = 60_000;

/** Signs up, makes the keys, and does once what each guide does once. `receiver`: the address of our webhooks. */
export async function setUpTeam(address: string, receiver: string): Promise<Team> {
  const stranger = createClient(address);
  const [email, password] = ["ada@shop.example", "several quiet otters wander 58 north"];
  const owner = stranger.as((await done(stranger.post("/api/auth/signup", { email, password }))).body.accessToken);
  const scopes = ["conversations", "knowledge", "leads", "newsletter", "contacts", "webhooks", "automation", "database"]
    .flatMap((noun) => [`${noun}:read`, `${noun}:write`])
    .concat("automation:run", "database:ddl", "database:sql", "voice:write", "settings:read");
  const keyOf = async (key: object) => (await done(owner.post("/api/keys", { name: "guide", ...key }))).body.key;
  const program = stranger.as(await keyOf({ kind: "secret", scopes }));
  const pageKey = await keyOf({ kind: "publishable", allowedOrigins: [site] });
  const yaml = { "content-type": "application/yaml" };
  await done(program.call("PUT", "/api/workflows/hello", { body: workflow, headers: yaml }));
  await done(program.post("/api/webhook/endpoints", { url: receiver, events: ["message.created", "lead.*"] }));
  const hook = (await done(program.post("/api/webhook/sources", { name: "shop", scheme: "parley" }))).body;
  const columns = [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "note", type: "text" },
  ];
  await done(program.post("/api/database", { operation: "createTable", table: "orders", columns }));
  const page = stranger.as(pageKey, { origin: site });
  return { ...{ address, email, password, stranger, owner, program, page, pageKey }, hook };
}

/** Does one task of a guide. `turn` is the number of the round, which makes each one new. */
type Task = (team: Team, turn: number) => Promise<unknown>;

/** The deeds of the guides by their names; each leaves what it leaves for a user, too. */
export const guideTasks: Record<string, Task> = {
  async "the console and pages"({ stranger, owner, email, password, pageKey }) {
    for (const path of ["/console", "/docs", "/docs/knowledge", "/widget.js", `/chat/${pageKey}`, "/readyz"])
      await done(stranger.get(path));
    await done(stranger.get("/openapi.json"));
    // The first token ends after 15 minutes.
    const member = owner.as((await done(stranger.post("/api/auth/signin", { email, password }))).body.accessToken);
    for (const path of ["/api/needs-me", "/api/conversations", "/api/auth/sessions"]) await done(member.get(path));
  },
  async "teach texts, files, questions"({ program }, turn) {
    const { title, content } = texts.next(2_000, 6_000);
    const text = { type: "text", title, content, externalId: `text ${turn % 50}` };
    await done(program.post("/api/knowledge/sources", text));
    const faq = { type: "faq", question: `What is number ${turn % 50}?`, answer: content.slice(0, 300) };
    await done(program.post("/api/knowledge/sources", { ...faq, externalId: `faq ${turn % 50}` }));
    await teachFile(program, `list-${turn % 10}.csv`, "text/csv", `name,price\ncake ${turn},12.50\n`);
    if (turn % 5 === 0) await teachFile(program, "handbook.pdf", "application/pdf", handbook);
    await done(program.post("/api/knowledge/search", { query: title }));
    await done(program.get("/api/knowledge/gaps"));
  },
  async "chat, hand over, hand back"({ page, program }, turn) {
    const first = await done(page.post("/api/chatbot/send", { message: `What is number ${turn % 50}?` }));
    const { sessionId, visitorToken } = first.body;
    const visitor = { headers: { "x-visitor-token": visitorToken } };
    const asStream = { headers: { ...visitor.headers, accept: "text/event-stream" } };
    await done(page.post("/api/chatbot/send", { message: "And what else?", sessionId }, asStream));
    await done(page.post(`/api/messages/${first.body.messageId}/feedback`, { helpful: turn % 2 === 0 }, visitor));
    await done(page.post(`/api/conversations/${sessionId}/hand-over`, {}, visitor));
    await done(program.post(`/api/conversations/${sessionId}/messages`, { text: "Hello, this is Ada." }));
    await done(program.post(`/api/conversations/${sessionId}/hand-back`, {}));
    await done(program.get(`/api/conversations/${sessionId}/messages`));
  },
  async "leads, contacts, newsletter"({ page, program }, turn) {
    const email = `visitor${turn}@example.com`;
    const challenge = await done(page.get("/api/forms/challenge"));
    const form = { name: "Bob Baker", email, message: "Please send an offer.", _timestamp: challenge.body.timestamp };
    await done(page.post("/api/leads", form));
    await done(page.post("/api/newsletter", { email }));
    const rows = Array.from({ length: 100 }, (_, row) => `Person ${row},person${turn % 20}-${row}@example.com\n`);
    const csv = { body: `name,email\n${rows.join("")}`, headers: { "content-type": "text/csv" } };
    await done(program.call("POST", "/api/contacts/import", csv));
    await done(program.get("/api/contacts?limit=50"));
    await done(program.get("/api/contacts/export?format=csv"));
  },
  async "webhooks and workflows"({ program, stranger, hook }, turn) {
    const data = { userId: `u-${turn % 30}`, message: "Is delivery free?", timestamp: new Date().toISOString() };
    const body = JSON.stringify({ id: randomUUID(), event: "user_message", data });
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", hook.secret).update(`${at}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "x-webhook-signature": `t=${at},v1=${signature}` };
    await done(stranger.call("POST", new URL(hook.url).pathname, { body, headers }));
    const run = { workflow: "hello", input: { name: `Ada ${turn}` } };
    const { body: ended } = await done(program.post("/api/automation?wait=10", run));
    await done(program.get(`/api/runs/${ended.runId}`));
  },
  async "tables and SQL"({ program }, turn) {
    const rows = [{ note: `Ring the bell ${turn} times` }];
    await done(program.post("/api/database", { operation: "insert", table: "orders", rows }));
    const orderBy = [{ column: "id", direction: "desc" }];
    await done(program.post("/api/database", { operation: "select", table: "orders", orderBy, limit: 20 }));
    const sql = "select count(*) as orders from orders where id > $1";
    await done(program.post("/api/database", { operation: "sql", sql, params: [5] }));
  },
  async "other clients"({ program }, turn) {
    const messages = [{ role: "user", content: `What is number ${turn % 50}?` }];
    await done(program.post("/v1/chat/completions", { model: "parley", messages, stream: turn % 2 === 0 }));
    const call = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = { headers: { accept: "application/json, text/event-stream" } };
    await done(program.post("/mcp", call, accept));
  },
  async "a talk by voice"({ program }) {
    const talk = { language: "en-US", voice_model: "slt" };
    const { body } = await done(program.post("/api/voice/start", talk));
    await sayAndListen(body.webSocketUrl);
  },
};

const texts = createTexts(7);

/** Throws when the answer is no success: a load of refusals would measure nothing. */
async function done(call: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await call;
  if (answer.status >= 400) {
    throw new Error(`A task of the guides got ${answer.status}: ${answer.text}`);
  }
  return answer;
}

async function teachFile(program: TestClient, name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append("externalId", name);
  form.append("file", new Blob([content], { type }), name);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type")! };
  const body = new Uint8Array(await encoded.arrayBuffer());
  await done(program.call("POST", "/api/knowledge/sources", { body, headers }));
}

/** Says a sentence as text, and hears the spoken answer to its end. */
async function sayAndListen(address: string): Promise<void> {
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("A talk by voice did not end.")), patienceMs);
    socket.onopen = () => socket.send(JSON.stringify({ type: "text", text: "When do you open?" }));
    socket.onerror = () => reject(new Error("A talk by voice broke off."));
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string" || JSON.parse(data).type !== "response.completed") return;
      clearTimeout(timer);
      resolve();
    };
  });
  socket.close();
}
