import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { clearMailFolder } from "../server/capabilities/housekeeping/clear-mail-folder.ts";
import { type Receiver, startReceiver } from "../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import { type Person, signUp } from "../server/testing/client.ts";
import { openEvents } from "../server/testing/clients/event-reader.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { type Life, liveALife, markers } from "./rights/live-a-life.ts";
import { scanFiles, scanTables, scanText } from "./rights/scan-for-markers.ts";
import { viewsOf } from "./rights/views-of.ts";

let receiver: Receiver;
let server: TestServer;
let other: TestServer;
let owner: Person;
let life: Life;
const lines: string[] = [];

before(async () => {
  receiver = await startReceiver();
  // Fails first, and quotes what it was sent in a form that is not taken for a quote.
  receiver.behave("/echo", (answer, { body }, count) => {
    answer.writeHead(count % 3 === 1 ? 500 : 200, { "x-echo": Buffer.from(body).toString("hex").slice(0, 1_000) });
    answer.end(Buffer.from(body).toString("base64"));
  });
  const settings = { PARLEY_OUTBOUND_ALLOW: "webhooks:127.0.0.1", PARLEY_LOG_LEVEL: "trace" };
  const log = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({ settings, log });
  other = await startTestServer({ settings, log, connection: server.connection });
  owner = await signUp(server.client);
  life = await liveALife(server, owner, receiver);
});
after(async () => {
  await other.stop();
  await server.stop();
  await receiver.stop();
});

const scanAll = async () => [
  ...(await scanTables(server, markers)),
  ...(await scanFiles(server, markers)),
  ...(await scanFiles(other, markers)),
  ...scanText("log", lines.join(""), markers),
];

test("the scanner reads base64, hex, gzip, UTF-16 and escapes", async () => {
  const { gzipSync } = await import("node:zlib");
  const text = Buffer.from("Dear Zoë Quibblethwaite");
  const forms = [
    text.toString("base64"),
    text.toString("hex"),
    `{"a":"${gzipSync(text).toString("base64")}"}`,
    "Zo\\u00eb Quibblethwaite",
    encodeURIComponent("Zoë Quibblethwaite"),
  ].map((form) => Buffer.from(form));
  for (const form of [...forms, gzipSync(text), Buffer.from(text.toString(), "utf16le")]) {
    assert.ok(
      [...viewsOf(form)].some((view) => view.includes("zoë quibblethwaite")),
      form.toString(),
    );
  }
});

test("a person who met every part of Parley is in many tables, and after the erasure in none, nor in a file or the log", async () => {
  const before = await scanAll();
  const places = new Set(before.map((finding) => finding.replace(/\..*/, "")));
  for (const table of [
    "blocked_visitor",
    "contact",
    "contact_identity",
    "conversation",
    "delivery_attempt",
    "inbound_event",
    "lead",
    "lead_note",
    "message",
    "missed_question",
    "run",
    "run_task",
    "subscriber",
    "subscription",
    "subscription_proof",
  ]) {
    assert.ok(places.has(table), `the life leaves nothing in ${table}: the test looks at nothing`);
  }
  for (const marker of markers.keys())
    assert.ok(
      before.some((finding) => finding.endsWith(`: ${marker}`)),
      marker,
    );

  const there = other.client.as(life.key === undefined ? "" : owner.accessToken);
  const receipt = await there.post(`/api/contacts/${life.twinId}/erase`);
  assert.equal(receipt.status, 200, receipt.text);
  const { counts } = receipt.body;
  assert.equal(counts.mailings, 1);
  assert.equal(counts.runs, 2);
  assert.deepEqual(
    [counts.contacts, counts.leads, counts.leadNotes, counts.inboundEvents, counts.blocks],
    [3, 4, 1, 2, 1],
  );
  assert.ok(counts.conversations >= 5 && counts.messages > 10 && counts.identities >= 5, JSON.stringify(counts));
  assert.deepEqual(scanText("receipt", receipt.text, markers).size, 0);
  await until(async () => (await there.get(`/api/erasures/${receipt.body.id}`)).body.remains[0].until !== null);
  // Each node does this each minute.
  for (const node of [server, other]) await clearMailFolder(node.server.kernel);
  assert.deepEqual(await scanAll(), []);
});

test("nothing comes back: by a retry, a list, the stream, a delivery that is sent again, or another node's memory", async () => {
  const told: [string, string][] = [];
  for (const retry of life.retries) {
    const { status, text } = await retry();
    assert.equal(status, 404, text);
    told.push(["retry", text]);
  }
  for (const node of [server, other]) {
    const client = node.client.as(owner.accessToken);
    for (const path of [
      "/api/contacts?limit=100",
      "/api/contacts/export?format=ndjson",
      "/api/leads?limit=100",
      "/api/leads?status=spam",
      "/api/conversations?limit=100",
      "/api/export/conversations",
      "/api/knowledge/gaps",
      "/api/audit?limit=100",
      "/api/blocked-visitors",
      "/api/segments",
      "/api/newsletter/subscribers?limit=100",
      "/api/newsletter/subscribers/export?format=ndjson",
      "/api/newsletter/suppressions",
      "/api/newsletter/bounces",
      `/api/newsletter/campaigns/${life.campaign.id}/mailings`,
      `/api/newsletter/campaigns/${life.campaign.id}/report`,
      life.campaign.viewPath,
      `/api/webhook/endpoints/${life.endpointId}/deliveries?limit=100`,
      "/api/webhook/events?limit=100",
      "/api/runs?limit=100",
      "/api/users/u-quibble-77/export",
      `/api/contacts/${life.contactId}`,
    ]) {
      const { status, text } = await client.get(path);
      assert.equal(status, path.endsWith(life.contactId) ? 404 : 200, text);
      told.push([path, text]);
    }
    told.push(["answer", (await client.post("/api/chatbot/send", { message: "Who asked for something odd?" })).text]);
    const stream = await openEvents(`${node.url}/api/stream?since=0`, {
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    // The erasure is the last that is announced of the person.
    for (let left = 3; left > 0; ) {
      const event = JSON.stringify(await stream.next());
      told.push(["stream", event]);
      if (event.includes("contact.erased")) left--;
    }
    stream.cut();
  }
  const sent = receiver.at("/echo").length;
  const replay = { since: new Date(0).toISOString() };
  const replayed = await owner.client.post(`/api/webhook/endpoints/${life.endpointId}/replay`, replay);
  assert.equal(replayed.status, 202, replayed.text);
  await until(() => receiver.at("/echo").length > sent);
  for (const { body } of receiver.at("/echo").slice(sent)) told.push(["delivery", body]);
  assert.ok(told.length > 40);
  for (const [where, text] of told) assert.deepEqual([...scanText(where, text, markers)], [], text.slice(0, 500));
  assert.deepEqual(await scanAll(), []);
});
