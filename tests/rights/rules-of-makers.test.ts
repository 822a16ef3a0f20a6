import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { postMail } from "../../server/capabilities/incoming-webhooks/testing/post-mail.ts";
import { sendSigned } from "../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { makeKey, type TestAnswer, type TestClient } from "../../server/testing/client.ts";
import { openEvents } from "../../server/testing/clients/event-reader.ts";
import { type ModelDesk, openModelDesk } from "../../server/testing/model-desk.ts";
import { until } from "../../server/testing/until.ts";

const patience = { timeout: 180_000 };

let desk: ModelDesk;
let owner: TestClient;
/** Reads `pub`, and writes to it, and nothing else. */
let ruled: TestClient;
let assistantId: string;
const databaseRules = [{ table: "pub", operations: ["select", "insert"] }];
const shop = { origin: "https://shop.example" };

before(async () => {
  desk = await openModelDesk();
  owner = desk.person.client;
  const columns = [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "text", type: "text" },
  ];
  for (const table of ["pub", "salaries"]) {
    await done(owner.post("/api/database", { operation: "createTable", table, columns }));
    await done(owner.post("/api/database", { operation: "insert", table, rows: [{ text: `row of ${table}` }] }));
    await save(`read-${table}`, [read(table)], { metadata: { parley: { action: true } } });
  }
  const { data } = (await owner.get("/api/assistants")).body;
  assistantId = data.find(({ isDefault }: { isDefault: boolean }) => isDefault).id;
  await done(owner.call("PATCH", `/api/assistants/${assistantId}`, { body: { actions: ["run_workflow"] } }));
  const scopes = (await owner.get("/api/auth/me")).body.scopes.filter((scope: string) => !isAroundRules(scope));
  ruled = desk.server.client.as(await makeKey(desk.person, { databaseRules, scopes }));
});
after(() => desk.stop());

const isAroundRules = (scope: string) =>
  ["automation:write", "automation:run", "approvals:write", "settings:write", "database:ddl", "database:sql"].includes(
    scope,
  );

async function done(answer: Promise<TestAnswer>): Promise<TestAnswer["body"]> {
  const { status, body, text } = await answer;
  assert.ok(status < 300, `${status}: ${text}`);
  return body;
}

const database = (args: object) => ({ act: { call: "parley.database:1.0.0@default", with: args } });
const read = (table: string) => database({ operation: "select", table });
const emit = (type: string) => ({ tell: { emit: { event: { with: { source: "https://shop.example", type } } } } });

async function save(name: string, tasks: object[], { metadata, on }: { metadata?: object; on?: object } = {}) {
  const document = { dsl: "1.0.3", namespace: "test", name, version: "1.0.0", ...(metadata && { metadata }) };
  const body = { document, ...(on && { schedule: { on: { one: { with: on } } } }), do: tasks };
  await done(owner.call("PUT", `/api/workflows/${name}`, { body }));
}

const newest = async (workflow: string) => (await owner.get(`/api/runs?workflow=${workflow}&limit=1`)).body.data[0];

/** Tells how the run ended that the assistant starts for this person, who says yes to it. */
async function runBy(send: (message: string) => Promise<unknown>, workflow: string): Promise<string> {
  const before = (await newest(workflow))?.id;
  desk.provider.answer([{ call: { name: "run_workflow", input: { workflow } } }]);
  await send("Please read the table");
  desk.provider.answer("Done.");
  await send("Yes");
  return endOf(workflow, before);
}

async function endOf(workflow: string, before?: string): Promise<string> {
  const run = await until(async () => {
    const found = await newest(workflow);
    return found && found.id !== before && found.endedAt !== null ? found : undefined;
  });
  return run.status === "faulted" ? String(run.error.status) : run.status;
}

/** A key with rules makes each of these, and a person asks by it. */
const ways: Record<string, (maker: TestClient) => Promise<(message: string) => Promise<unknown>>> = {
  async "a publishable key"(maker) {
    const made = await done(
      maker.post("/api/keys", {
        name: "page",
        kind: "publishable",
        allowedOrigins: [shop.origin],
        assistantIds: [assistantId],
      }),
    );
    const page = desk.server.client.as(made.key, shop);
    let state: { sessionId?: string; headers?: Record<string, string> } = {};
    return async (message) => {
      const { sessionId, headers } = state;
      const body = await done(page.post("/api/chatbot/send", { message, sessionId }, { headers }));
      state = { sessionId: body.sessionId, headers: { "x-visitor-token": body.visitorToken } };
    };
  },
  async "a voice channel"(maker) {
    const channel = await done(maker.post("/api/voice/channels", { kind: "dialogflow-es" }));
    return byDialogflow(channel);
  },
  async "a voice channel that it has changed"(maker) {
    const channel = await done(owner.post("/api/voice/channels", { kind: "dialogflow-es" }));
    await done(maker.call("PATCH", `/api/voice/channels/${channel.id}`, { body: { name: "Mine" } }));
    return byDialogflow(channel);
  },
  async "a source of webhooks"(maker) {
    return byWebhook(await done(maker.post("/api/webhook/sources", { name: "shop" })));
  },
  async "a source whose secret it has replaced"(maker) {
    const { id } = await done(owner.post("/api/webhook/sources", { name: "shop" }));
    return byWebhook(await done(maker.post(`/api/webhook/sources/${id}/rotate-secret`, {})));
  },
};
let count = 0;

function byDialogflow({ url, secret }: { url: string; secret: string }) {
  const session = `projects/p/agent/sessions/rules-${++count}`;
  return (queryText: string) => {
    const body = {
      responseId: `response-${++count}`,
      session,
      queryResult: { queryText, parameters: {}, intent: { name: "i", displayName: "Ask" }, languageCode: "en" },
      originalDetectIntentRequest: { source: "telephony", payload: { telephony: { caller_id: "+15005550006" } } },
    };
    const headers = { "x-channel-secret": secret };
    return done(desk.server.client.post(new URL(url).pathname, body, { headers }));
  };
}

function byWebhook(source: { id: string; secret: string; url: string; isDefault: boolean }) {
  const userId = `u${++count}`;
  return (message: string) =>
    done(
      sendSigned(
        desk.server.client,
        source,
        { event: "user_message", id: `w${++count}`, data: { userId, message } },
        { query: "?wait=true" },
      ),
    );
}

describe("what a key with rules makes acts within its rules:", patience, () => {
  for (const [name, open] of Object.entries(ways)) {
    test(name, async () => {
      assert.equal(await runBy(await open(ruled), "read-salaries"), "403");
      assert.equal(await runBy(await open(ruled), "read-pub"), "completed");
      assert.equal(await runBy(await open(owner), "read-salaries"), "completed", "as made by a member");
    });
  }

  test("a source of mails", async () => {
    const { pool } = desk.server.server.kernel.database;
    const rulesOfReplies = async () => {
      const sent =
        "select reply.database_rules as rules from message as reply where author = 'assistant' order by id desc";
      return (await pool.query(sent)).rows.map(({ rules }) => rules);
    };
    for (const [maker, rules] of [
      [ruled, databaseRules],
      [owner, null],
    ] as const) {
      const address = `help${++count}@shop.example`;
      const source = await done(maker.post("/api/webhook/sources", { name: "mails", format: "email", address }));
      const before = (await rulesOfReplies()).length;
      const head = `From: Ann <ann${count}@example.com>\nTo: ${address}\nMessage-ID: <${count}@example.com>`;
      const { status, text } = await postMail(source, `${head}\nSubject: Table\n\nWhat do you sell?\n`);
      assert.ok(status < 300, text);
      await until(async () => (await rulesOfReplies()).length > before);
      assert.deepEqual((await rulesOfReplies())[0], rules);
    }
  });

  test("a member who changes a channel or a source lifts the rules", async () => {
    const channel = await done(ruled.post("/api/voice/channels", { kind: "dialogflow-es" }));
    await done(owner.call("PATCH", `/api/voice/channels/${channel.id}`, { body: { name: "Ours" } }));
    assert.equal(await runBy(byDialogflow(channel), "read-salaries"), "completed");
    const source = await done(ruled.post("/api/webhook/sources", { name: "shop" }));
    await done(owner.call("PATCH", `/api/webhook/sources/${source.id}`, { body: { name: "Ours" } }));
    assert.equal(await runBy(byWebhook(source), "read-salaries"), "completed");
  });

  test("a question that it replays", async () => {
    const source = await done(owner.post("/api/webhook/sources", { name: "shop" }));
    const ask = byWebhook(source);
    desk.provider.answer([{ call: { name: "run_workflow", input: { workflow: "read-salaries" } } }]);
    await ask("Please read the table");
    desk.provider.answer("Done.");
    const before = (await newest("read-salaries")).id;
    const { eventId } = await ask("Yes");
    assert.equal(await endOf("read-salaries", before), "completed");
    desk.provider.answer([{ call: { name: "run_workflow", input: { workflow: "read-salaries" } } }]);
    await ask("Please read it again");
    desk.provider.answer("Done.");
    const last = (await newest("read-salaries")).id;
    await done(ruled.post(`/api/webhook/events/${eventId}/replay`));
    assert.equal(await endOf("read-salaries", last), "403");
  });
});

describe("what a run with rules causes stays within them:", patience, () => {
  const asked = (client: TestClient) => {
    const sessionId = `caused ${++count}`;
    return (message: string) => done(client.post("/api/chatbot/send", { message, sessionId, assistantId }));
  };
  const action = { metadata: { parley: { action: true } } };

  test("a run that its event starts, and what that one causes", async () => {
    await save("tell", [emit("shop.told")], action);
    await save("hear", [emit("shop.heard"), read("salaries")], { on: { type: "shop.told" } });
    await save("hear-again", [read("salaries")], { on: { type: "shop.heard" } });
    assert.equal(await runBy(asked(ruled), "tell"), "completed");
    for (const workflow of ["hear", "hear-again"]) assert.equal(await endOf(workflow), "403", workflow);
    const before = [await newest("hear"), await newest("hear-again")].map(({ id }) => id);
    assert.equal(await runBy(asked(owner), "tell"), "completed");
    for (const [at, workflow] of ["hear", "hear-again"].entries())
      assert.equal(await endOf(workflow, before[at]), "completed", workflow);
  });

  test("a run that a change of the database starts", async () => {
    await save("write", [database({ operation: "insert", table: "pub", rows: [{ text: "new" }] })], action);
    await save("see", [read("salaries")], { on: { type: "record.created" } });
    assert.equal(await runBy(asked(ruled), "write"), "completed");
    assert.equal(await endOf("see"), "403");
    const { id } = await newest("see");
    assert.equal(await runBy(asked(owner), "write"), "completed");
    assert.equal(await endOf("see", id), "completed");
  });

  test("a run that repeats it", async () => {
    assert.equal(await runBy(asked(ruled), "read-salaries"), "403");
    const { id } = await newest("read-salaries");
    await done(owner.post(`/api/runs/${id}/retry`));
    assert.equal(await endOf("read-salaries", id), "403");
  });
});

describe("what a run has read", patience, () => {
  const secretRow = /row of salaries/;

  test("is shown to a key with rules only where the run had no more than its rules", async () => {
    const input = { email: "ada@example.com", of: "a member" };
    const wait = { wait: { hours: 1 } };
    const ask = { call: "parley.approval:1.0.0@default", with: { title: "Pay?", request: `\${ . }` } };
    const event = { source: "https://shop.example", type: "shop.salaries", data: `\${ .rows[0] }` };
    await save("ask", [read("salaries"), { tell: { emit: { event: { with: event } } } }, { ask }, { rest: wait }]);
    await save("fail", [
      read("salaries"),
      {
        end: {
          raise: { error: { type: "https://a.example", status: 400, title: "No", detail: `\${ .rows[0].text }` } },
        },
      },
    ]);
    const stream = await openEvents(
      `${desk.server.url}/api/stream?ticket=${(await done(ruled.post("/api/stream/tickets"))).ticket}`,
    );
    const ended = await done(owner.post("/api/automation?wait=10", { workflow: "read-salaries", input }));
    const failed = await done(owner.post("/api/automation?wait=10", { workflow: "fail", input }));
    const waiting = await done(owner.post("/api/automation", { workflow: "ask", input }));
    const approval = await until(async () => (await owner.get("/api/approvals")).body.data[0]);
    assert.match(JSON.stringify(approval), secretRow);
    await done(owner.post("/api/contacts", { email: input.email, name: "Ada" }));
    const [contact] = (await owner.get(`/api/contacts?email=${input.email}`)).body.data;

    const paths = ["/api/runs", "/api/approvals", `/api/contacts/${contact.id}/export`];
    for (const { runId } of [ended, failed, waiting])
      paths.push(`/api/runs/${runId}`, `/api/runs/${runId}?wait=1`, `/api/runs/${runId}/tasks`);
    paths.push(`/api/approvals/${approval.id}`);
    const shown: Record<string, string> = {};
    for (const path of paths) {
      const answer = await ruled.get(path);
      const isWhole = path.endsWith("/tasks") || path.startsWith("/api/approvals/");
      assert.ok(isWhole ? answer.status === 403 : answer.status < 300, `${path}: ${answer.status}`);
      assert.doesNotMatch(answer.text, secretRow, path);
      assert.doesNotMatch(answer.text.replaceAll(/"identities":\[[^\]]*\]/g, ""), /"of":"a member"/, path);
      shown[path] = answer.text;
    }
    const run = JSON.parse(shown[`/api/runs/${ended.runId}`]!);
    assert.deepEqual(
      [run.status, run.input, run.output, run.timeline, run.isLimited],
      ["completed", null, null, [], true],
    );
    const whole = (await owner.get(`/api/contacts/${contact.id}/export`)).text;
    assert.match(whole, secretRow, "a member gets all");
    assert.match(shown[`/api/contacts/${contact.id}/export`]!, /"isLimited":true/);

    // The key reads what is in a run that had its rules.
    const sessionId = "own run";
    assert.equal(
      await runBy((message) => done(ruled.post("/api/chatbot/send", { message, sessionId, assistantId })), "read-pub"),
      "completed",
    );
    const own = (await ruled.get("/api/runs?workflow=read-pub&limit=1")).body.data[0];
    assert.match((await ruled.get(`/api/runs/${own.id}`)).text, /row of pub/);
    assert.match((await ruled.get(`/api/runs/${own.id}/tasks`)).text, /row of pub/);

    await done(owner.post("/api/leads", { email: "grace@example.com" }));
    const events = (await stream.until("lead.captured")).map((each) => each.event);
    assert.deepEqual(
      events.filter((type) => /^(?:run|approval|cloud-event)\./.test(type)),
      [],
    );
    stream.cut();
  });
});
