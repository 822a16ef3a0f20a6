// Long because every workflow of the gallery has its test here, and they share one outside world.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { signWebhook } from "@parley/outbound";
import { Client } from "pg";
import { saveWorkflow } from "../../server/capabilities/automation/testing/save-workflow.ts";
import { everyScope } from "../../server/capabilities/database/testing/database-desk.ts";
import {
  createTestSource,
  sendSigned,
  type TestSource,
} from "../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { addProvider } from "../../server/testing/model-desk.ts";
import { type MailServer, startMailServer } from "../../server/testing/providers/mail-server.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../server/testing/providers/scripted-provider.ts";
import { type ReceivedMail, readMail } from "../../server/testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { type Service, startService } from "./scenario-steps.ts";

const folder = new URL("../../examples/workflows/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const patience = { timeout: 180_000 };
const tested = new Set<string>();

let smtp: MailServer;
let service: Service;
let model: ScriptedProvider;
let server: TestServer;
let owner: Person;
let client: TestClient;
let key: string;
/** Makes tables, and reads them. */
let desk: TestClient;
let shop: TestSource;
let database: Client;

before(async () => {
  [smtp, service, model] = [await startMailServer(), await startService(), await startScriptedProvider()];
  // Some workflows call Parley itself, so its own address must be allowed before it is known.
  const port = await freePort();
  const allowed = [
    `workflows:${service.url.replace("http://", "")}`,
    `workflows:127.0.0.1:${port}`,
    `models:${new URL(model.url).host}`,
  ];
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: allowed.join(","), PORT: String(port) } });
  owner = await signUp(server.client);
  const mail = await owner.client.call("PUT", "/api/settings/mail", {
    body: { smtpUrl: smtp.url, from: "p@example.com" },
  });
  assert.equal(mail.status, 200, mail.text);
  key = await makeKey(owner);
  desk = server.client.as(await makeKey(owner, { scopes: everyScope }));
  client = owner.client;
  shop = await createTestSource(client);
  database = new Client(server.connection);
  await database.connect();
});
after(async () => {
  await database?.end();
  await server?.stop();
  await Promise.all([smtp.stop(), service.close(), model.stop()]);
});
beforeEach(() => {
  smtp.mails.length = 0;
  service.requests.length = 0;
  service.answers.length = 0;
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Saves a workflow of the gallery, with other texts in place of some: addresses, and shorter times. */
async function install(name: string, changes: Record<string, string> = {}): Promise<void> {
  let text = readFileSync(new URL(`${name}.yaml`, folder), "utf8");
  for (const [from, to] of Object.entries(changes)) {
    assert.ok(text.includes(from), `${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  await saveWorkflow(client, name, text);
  tested.add(`${name}.yaml`);
}

const remove = (name: string) => client.call("DELETE", `/api/workflows/${name}`);

async function keepSecret(name: string, value: unknown): Promise<void> {
  const put = await client.call("PUT", `/api/automation/secrets/${name}`, { body: { value } });
  assert.ok(put.status < 300, put.text);
}

async function makeTable(table: string, columns: object[]): Promise<void> {
  const made = await desk.post("/api/database", { operation: "createTable", table, columns });
  assert.equal(made.status, 200, made.text);
}
const rowsOf = async (table: string) => (await desk.post("/api/database", { operation: "select", table })).body.rows;

/** A signed webhook of the shop. */
async function post(event: string, data: object): Promise<void> {
  const sent = await sendSigned(server.client, shop, { event, data });
  assert.equal(sent.status, 202, sent.text);
}

/** Lets the time of a workflow's schedule come. */
const strike = (name: string) =>
  database.query(
    "update workflow_schedule set next_at = now() from workflow where workflow.id = workflow_id and workflow.name = $1",
    [name],
  );

/** The next ended run of a workflow. For a failed run, the assertion shows the error. */
// biome-ignore lint/suspicious/noExplicitAny: runs of every shape.
async function endOf(name: string, count = 1): Promise<any> {
  const ended = await until(async () => {
    const { body } = await client.get(`/api/runs?workflow=${name}&limit=100`);
    const over = body.data.filter((run: { endedAt: string | null }) => run.endedAt !== null);
    return over.length >= count && over;
  });
  assert.equal(ended[0].status, "completed", JSON.stringify(ended[0].error));
  return (await client.get(`/api/runs/${ended[0].id}`)).body;
}

const mails = (): ReceivedMail[] => smtp.mails.map(({ content }) => readMail(content));
const mailTo = (to: string, words: string) =>
  until(() => mails().find((mail) => mail.to === to && mail.subject.includes(words)));
const mailsTo = (to: string) => mails().filter((mail) => mail.to === to);

/** Waits until a run of the workflow listens for events, asks people, or waits for its time. */
async function waiting(name: string, kind: "event" | "approval" | "timer") {
  return until(async () => {
    const { body } = await client.get(`/api/runs?workflow=${name}&status=waiting&limit=100`);
    return body.data.find((run: { waitingFor?: { kind: string } }) => run.waitingFor?.kind === kind);
  });
}

const lead = async (fields: object) => (await client.post("/api/leads", fields)).body.id as string;

describe("the gallery of workflows", { timeout: 180_000 }, () => {
  test("lead-follow-up: sorts a lead, tells the team, and tells it again when nobody took care", patience, async () => {
    await install("lead-follow-up", { P1D: "PT0.3S" });
    await lead({ name: "Ada", email: "ada@example.com", message: "What is the price for an offer of 20 people?" });
    const first = await mailTo("sales@example.com", "New lead (offer): Ada");
    assert.match(first.text, /price for an offer/);
    await mailTo("sales@example.com", "Still new after a day: Ada");
    await endOf("lead-follow-up");
    // With the real time, the workflow does not tell again of a lead that a member takes care of.
    await install("lead-follow-up");
    smtp.mails.length = 0;
    const taken = await lead({ name: "Bob", email: "bob@example.com" });
    await mailTo("sales@example.com", "Bob");
    await client.call("PATCH", `/api/leads/${taken}`, { body: { status: "contacted" } });
    await endOf("lead-follow-up", 2);
    assert.equal(mailsTo("sales@example.com").length, 1);
    await remove("lead-follow-up");
  });

  test(
    "office-opens and out-of-hours-call-back: a missed call is a lead, and a mail in the morning",
    patience,
    async () => {
      await install("office-opens");
      await install("out-of-hours-call-back");
      await post("call.missed", { name: "Cleo", phone: "+49 30 901820", message: "About my order" });
      await waiting("out-of-hours-call-back", "event");
      const { data } = (await client.get("/api/leads")).body;
      assert.deepEqual([data[0].name, data[0].phone], ["Cleo", "+4930901820"]);
      assert.deepEqual(mailsTo("desk@example.com"), []);
      await strike("office-opens");
      const told = await mailTo("desk@example.com", "Please call back: Cleo");
      assert.match(told.text, /\+49 30 901820[\s\S]*About my order/);
      await endOf("out-of-hours-call-back");
      const { body } = await client.get("/api/workflows/office-opens");
      assert.match(body.nextRunAt, /T0[67]:00:00/);
    },
  );

  test("order-status: asks the carrier about each parcel, and keeps the answers", patience, async () => {
    await makeTable("orders", [
      { name: "id", type: "text", primaryKey: true },
      { name: "status", type: "text" },
      { name: "updatedAt", type: "timestamptz" },
    ]);
    await keepSecret("carrier", "carrier-key-1");
    service.answers.push(
      { method: "GET", path: "/parcels/p1", status: 200, body: { status: "shipped" }, afterMs: 0 },
      { method: "GET", path: "/parcels/p2", status: 200, body: { status: "delivered" }, afterMs: 0 },
    );
    await install("order-status", { "https://carrier.example.com": service.url });
    await post("parcels.moved", { parcels: ["p1", "p2", "p3"] });
    await endOf("order-status");
    const rows = (await rowsOf("orders")).map(({ id, status }: { id: string; status: string }) => [id, status]);
    assert.deepEqual(rows, [
      ["p1", "shipped"],
      ["p2", "delivered"],
      ["p3", "announced"],
    ]);
    assert.equal(service.requests[0]?.headers["x-api-key"], "carrier-key-1");
  });

  test("weekly-digest: counts the week's orders", patience, async () => {
    await install("weekly-digest");
    assert.match((await client.get("/api/workflows/weekly-digest")).body.nextRunAt, /T0[67]:00:00/);
    await strike("weekly-digest");
    const { text } = await mailTo("owner@example.com", "The week in orders");
    assert.match(text, /shipped: 1\r?\ndelivered: 1\r?\nlost: 0/);
    await endOf("weekly-digest");
  });

  test("refund-approval: pays small sums, asks about large ones, and writes to the customer", patience, async () => {
    await keepSecret("payments", "payments-token-1");
    const busy = { method: "POST", path: "/refunds", status: 503, body: {}, afterMs: 0 };
    const paid = { method: "POST", path: "/refunds", status: 201, body: { state: "ordered" }, afterMs: 0 };
    service.answers.push(busy, paid);
    await install("refund-approval", { "https://payments.example.com": service.url, PT2S: "PT0.01S", PT1S: "PT0.01S" });
    await post("refund.requested", { refund: "r1", order: "o1", euros: 20, email: "dora@example.com" });
    await mailTo("dora@example.com", "Your refund for order o1");
    await endOf("refund-approval");
    const [first, second] = service.requests;
    assert.deepEqual(second?.body, { order: "o1", amount: 20, currency: "EUR" });
    assert.deepEqual(
      [first, second].map((request) => request?.headers["idempotency-key"]),
      ["refund-r1", "refund-r1"],
    );
    assert.equal(second?.headers.authorization, "Bearer payments-token-1");

    await post("refund.requested", { refund: "r2", order: "o2", euros: 80, email: "dora@example.com" });
    await decide("approved");
    await mailTo("dora@example.com", "Your refund for order o2");
    assert.equal((await endOf("refund-approval", 2)).output.sentTo, 1);
    assert.equal(service.requests.length, 3);

    await post("refund.requested", { refund: "r3", order: "o3", euros: 90, email: "dora@example.com" });
    await decide("rejected");
    assert.match((await mailTo("dora@example.com", "order o3")).text, /cannot refund/);
    await endOf("refund-approval", 3);

    // Neither the first approver nor the owner decides: nothing is paid.
    await install("refund-approval", { "https://payments.example.com": service.url, P1D: "PT0.1S" });
    await post("refund.requested", { refund: "r4", order: "o4", euros: 90, email: "dora@example.com" });
    assert.match((await mailTo("dora@example.com", "order o4")).text, /cannot refund/);
    await endOf("refund-approval", 4);
    const [{ status, escalatedAt }] = (await client.get("/api/approvals?limit=1")).body.data;
    assert.equal(status, "expired");
    assert.notEqual(escalatedAt, null);
    assert.equal(service.requests.length, 3);
  });

  test("web-form-to-crm: a signed webhook that is tried again, and kept when nobody takes it", patience, async () => {
    const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
    await keepSecret("crm", secret);
    await makeTable("undelivered", [
      { name: "id", type: "text", primaryKey: true },
      { name: "lead", type: "jsonb" },
      { name: "reason", type: "text" },
    ]);
    await install("web-form-to-crm", { "https://crm.example.com": service.url, PT30S: "PT0.001S" });
    const crm = { method: "POST", path: "/hooks/leads", body: {}, afterMs: 0 };
    service.answers.push({ ...crm, status: 503 }, { ...crm, status: 204 });
    const id = await lead({ name: "Eve", email: "eve@example.com" });
    await endOf("web-form-to-crm");
    assert.equal(service.requests.length, 2);
    const { headers, body } = service.requests[1]!;
    assert.equal((body as { data: { id: string } }).data.id, id);
    const [messageId, timestamp, signature] = ["id", "timestamp", "signature"].map(
      (part) => headers[`webhook-${part}`],
    );
    const message = { id: String(messageId), timestampSeconds: Number(timestamp), body: JSON.stringify(body) };
    assert.equal(signature, signWebhook(secret, message));
    service.answers.length = 0;
    const lost = await lead({ name: "Finn", email: "finn@example.com" });
    await mailTo("sales@example.com", "did not reach the CRM");
    const rows = await rowsOf("undelivered");
    assert.deepEqual([rows[0].id, rows[0].lead.name], [lost, "Finn"]);
    assert.equal(service.requests.length, 2 + 9);
    await remove("web-form-to-crm");
  });

  test("knowledge-refresh: teaches what a page says now, and tells of a page that is gone", patience, async () => {
    const api = server.client.as(key);
    const source = { type: "text", title: "Delivery", content: "Delivery takes nine days." };
    const { body } = await api.post("/api/knowledge/sources", source);
    await keepSecret("parley", key);
    await install("knowledge-refresh", {
      "https://assistant.example.com": server.url,
      "src_…": body.id,
      "https://shop.example.com": service.url,
      PT1M: "PT0.001S",
    });
    service.answers.push({
      method: "GET",
      path: "/delivery",
      status: 200,
      body: "Delivery takes two days.",
      afterMs: 0,
    });
    await strike("knowledge-refresh");
    await endOf("knowledge-refresh");
    const { body: taught } = await api.get(`/api/knowledge/sources/${body.id}`);
    assert.match(taught.content, /two days/);
    service.answers.length = 0;
    await strike("knowledge-refresh");
    assert.match((await mailTo("website@example.com", "Delivery could not be refreshed")).text, /\/delivery/);
    await endOf("knowledge-refresh", 2);
  });

  test("abandoned-basket: writes to those who have not paid, and to nobody else", patience, async () => {
    await install("abandoned-basket");
    await post("order.begun", { order: "b1", email: "gus@example.com", link: "https://shop.example.com/b1" });
    await waiting("abandoned-basket", "event");
    await post("order.paid", { order: "b1" });
    await endOf("abandoned-basket");
    await install("abandoned-basket", { PT2H: "PT0.2S" });
    await post("order.begun", { order: "b2", email: "hal@example.com", link: "https://shop.example.com/b2" });
    assert.match((await mailTo("hal@example.com", "Your basket")).text, /shop\.example\.com\/b2/);
    await endOf("abandoned-basket", 2);
    assert.deepEqual(mailsTo("gus@example.com"), []);
  });

  test("chat-escalation: the team gets what was said, or a model's summary of it", patience, async () => {
    await keepSecret("parley", key);
    await install("chat-escalation", { "https://assistant.example.com": server.url });
    await client.post("/api/chatbot/send", { message: "I want to talk to a human", sessionId: "e1" });
    assert.match((await mailTo("desk@example.com", "A chat needs a person")).text, /contact: I want to talk/);
    await endOf("chat-escalation");
    const provider = await addProvider(owner, model);
    model.answer("A customer wants a person.");
    smtp.mails.length = 0;
    await client.post("/api/chatbot/send", { message: "I want to talk to a human", sessionId: "e2" });
    assert.match((await mailTo("desk@example.com", "A chat needs a person")).text, /A customer wants a person/);
    assert.equal((await endOf("chat-escalation", 2)).timeline.find(isNamed("write")).cost.calls, 1);
    await client.call("DELETE", `/api/providers/${provider.id}`);
  });

  test("survey-after-chat: asks an hour later, but not in a chat that goes on", patience, async () => {
    await keepSecret("parley", key);
    const here = { "https://assistant.example.com": server.url };
    const context = { email: "ida@example.com" };
    const talk = (sessionId: string, extra: object = { context }) =>
      client.post("/api/chatbot/send", { message: "Hello", sessionId, ...extra });
    const close = (sessionId: string) => client.post(`/api/conversations/${sessionId}/close`, {});
    await install("survey-after-chat", here);
    await talk("s1", {});
    await close("s1");
    assert.deepEqual((await endOf("survey-after-chat")).output, { asked: false });
    await talk("s2");
    await close("s2");
    await waiting("survey-after-chat", "timer");
    await talk("s2");
    assert.deepEqual((await endOf("survey-after-chat", 2)).output, { asked: false });
    await install("survey-after-chat", { ...here, PT1H: "PT0.2S" });
    await talk("s3");
    await close("s3");
    assert.match((await mailTo("ida@example.com", "How was our chat?")).text, /\/survey/);
    await endOf("survey-after-chat", 3);
    assert.equal(mailsTo("ida@example.com").length, 1);
  });

  test("site-monitor: one mail when the website is gone, one when it is back", patience, async () => {
    const down = { method: "GET", path: "/health", status: 500, body: {}, afterMs: 0 };
    service.answers.push(down, down, down, down, down, { ...down, status: 200 });
    await install("site-monitor", {
      PT5M: "PT1S",
      PT10S: "PT0.001S",
      PT1M: "PT0.01S",
      "https://shop.example.com": service.url,
    });
    await strike("site-monitor");
    await mailTo("admin@example.com", "does not answer");
    await mailTo("admin@example.com", "answers again");
    assert.deepEqual((await endOf("site-monitor", 2)).output, { fine: true });
    await remove("site-monitor");
    assert.equal(mailsTo("admin@example.com").length, 2);
  });

  test("booking-request: a model reads the booking, or a person does", patience, async () => {
    await makeTable("bookings", [
      { name: "id", type: "text", primaryKey: true },
      { name: "email", type: "text" },
      { name: "day", type: "date" },
      { name: "people", type: "integer" },
    ]);
    await install("booking-request");
    const booking = { email: "kim@example.com", text: "A table for four on the 9th of May 2027, please." };
    await post("booking.requested", { ...booking, note: 1 });
    assert.match((await mailTo("reception@example.com", "needs reading")).text, /9th of May/);
    await endOf("booking-request");
    const provider = await addProvider(owner, model);
    model.answer('{"day": "2027-05-09", "people": 4}');
    await post("booking.requested", { ...booking, note: 2 });
    assert.match((await mailTo("kim@example.com", "Your booking")).text, /2027-05-09 for 4 people/);
    await endOf("booking-request", 2);
    assert.deepEqual(
      (await rowsOf("bookings")).map(({ day, people }: { day: string; people: number }) => [day, people]),
      [["2027-05-09", 4]],
    );
    await client.call("DELETE", `/api/providers/${provider.id}`);
  });

  test("has a test for every file, and each says what it needs", () => {
    assert.ok(files.length >= 10);
    assert.deepEqual([...tested].sort(), files);
    for (const file of files) {
      const text = readFileSync(new URL(file, folder), "utf8");
      assert.match(
        text,
        /^# [\s\S]+\n# Starts by {3}\S.*\n(?:# .*\n)*# Needs {7}\S.*\n(?:# .*\n)*# Change {6}\S/,
        file,
      );
    }
    const table = readFileSync(new URL("README.md", folder), "utf8");
    for (const file of files) assert.ok(table.includes(`[${file.replace(".yaml", "")}](${file})`), file);
  });
});

async function decide(decision: "approved" | "rejected"): Promise<void> {
  await waiting("refund-approval", "approval");
  const { data } = (await client.get("/api/approvals?status=pending")).body;
  const { id, requestHash } = data[0];
  const decided = await client.post(`/api/approvals/${id}`, { decision, requestHash });
  assert.equal(decided.status, 200, decided.text);
}

function isNamed(name: string) {
  return (task: { name: string }) => task.name === name;
}
