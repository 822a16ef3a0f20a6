import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { signWebhook } from "@parley/outbound";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { addProvider } from "../../../testing/model-desk.ts";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../testing/providers/scripted-provider.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";
import { parleyFunctions } from "./parley-functions.ts";

type Received = { headers: Record<string, string>; body: string };

let server: TestServer;
let smtp: MailServer;
let provider: ScriptedProvider;
let receiver: Server;
const received: Received[] = [];
/** The status of the receiver's next answers; then 204. */
let refusals: number[] = [];
let webhookUrl: string;
let withoutModel: Person;
let withModel: Person;
before(async () => {
  provider = await startScriptedProvider();
  smtp = await startMailServer();
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(refusals.shift() ?? 204).end();
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  webhookUrl = `http://${host}/hook`;
  const allowed = `models:${new URL(provider.url).host},workflows:${host}`;
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: allowed } });
  [withoutModel, withModel] = [await signUp(server.client), await signUp(server.client)];
  await addProvider(withModel, provider);
  const mail = { smtpUrl: smtp.url, from: "desk@example.com" };
  const put = await withoutModel.client.call("PUT", "/api/settings/mail", { body: mail });
  assert.equal(put.status, 200, put.text);
});
after(async () => {
  await server.stop();
  await provider.stop();
  await smtp.stop();
  receiver.closeAllConnections();
  receiver.close();
});

const mailTo = (address: string) => until(() => smtp.mails.find(({ to }) => to === address));

let saved = 0;

/** Runs a workflow of one call, and gives its run. */
async function call(person: Person, name: string, args: unknown, { input, use, retry }: Record<string, unknown> = {}) {
  const workflow = `calls-${++saved}`;
  const task = { call: `parley.${name}:1.0.0@default`, with: args };
  const work = retry === undefined ? task : { try: [{ work: task }], catch: { errors: {}, retry } };
  const document = {
    document: { dsl: "1.0.3", namespace: "test", name: workflow, version: "1.0.0" },
    ...(use === undefined ? {} : { use }),
    do: [{ work }],
  };
  await saveWorkflow(person.client, workflow, document);
  const started = await runWorkflow(person.client, { workflow, input: input ?? {} });
  assert.equal(started.status, 200, started.text);
  return (await person.client.get(`/api/runs/${started.body.runId}`)).body;
}

async function outputOf(...args: Parameters<typeof call>) {
  const run = await call(...args);
  assert.equal(run.status, "completed", JSON.stringify(run.error));
  return run.output;
}

describe("a workflow asks", () => {
  test("the assistant, which answers with citations in the conversation log", async () => {
    const { client } = withoutModel;
    await client.post("/api/knowledge/sources", {
      type: "text",
      title: "Returns",
      content: "You may return goods within 30 days.",
    });
    const output = await outputOf(
      withoutModel,
      "ask",
      { question: "${ .question }", sessionId: "desk-1" },
      { input: { question: "When may I return goods?" } },
    );
    assert.match(output.aiResponse, /30 days/);
    assert.equal(output.citations[0].title, "Returns");
    const { data } = (await client.get("/api/conversations/desk-1/messages")).body;
    assert.equal(data.length, 2);
    const none = await call(withoutModel, "ask", { question: "Hello?", assistantId: "ast_00000000000000000000000000" });
    assert.equal(none.status, "faulted");
    assert.equal(none.error.status, 422, JSON.stringify(none.error));
  });

  test("a model, within what it costs", async () => {
    provider.answer("Bonjour.");
    const run = await call(withModel, "model", { prompt: "Translate: Hello.", system: "You translate." });
    assert.deepEqual([run.output.text, run.output.model], ["Bonjour.", "scripted/scripted-1"]);
    const [task] = run.timeline;
    assert.equal(task.effect, "done");
    assert.deepEqual(task.cost, { calls: 1, ...run.output.usage });
    const { messages } = provider.requests.at(-1)!.body;
    assert.deepEqual(
      messages.map(({ role }: { role: string }) => role),
      ["system", "user"],
    );
  });

  test("for a model where there is none: a clear error of the configuration", async () => {
    for (const [name, args] of [
      ["model", { prompt: "Hello" }],
      ["extract", { text: "Hello", schema: { type: "object" } }],
      ["model", { prompt: "Hello", model: "nobody/x" }],
    ] as const) {
      const { error } = await call(withoutModel, name, args);
      assert.match(error.type, /configuration$/);
      assert.match(error.detail, /model/);
    }
  });

  test("for data of a text, and asks once more when it does not fit", async () => {
    const schema = { type: "object", properties: { euros: { type: "number", minimum: 0 } }, required: ["euros"] };
    const before = provider.requests.length;
    provider.answer((_request, count) =>
      count === before + 1 ? '{"euros": "ten"}' : 'Here: ```json\n{"euros": 10}\n```',
    );
    assert.deepEqual(await outputOf(withModel, "extract", { text: "It costs ten euros.", schema }), { euros: 10 });
    assert.equal(provider.requests.length, before + 2);
    provider.answer("No idea.");
    const { error } = await call(withModel, "extract", { text: "It costs ten euros.", schema });
    assert.deepEqual([error.type.split("/").at(-1), error.status], ["validation", 422]);
  });

  test("for the label of a text: a model, or without one the engine", async () => {
    const labels = [
      { name: "billing", description: "Invoices and payments", examples: ["My invoice is wrong", "I paid twice"] },
      { name: "shipping", description: "Parcels and delivery", examples: ["Where is my parcel?", "It arrived broken"] },
    ];
    const offline = await outputOf(withoutModel, "classify", { text: "Where is the parcel that I ordered?", labels });
    assert.deepEqual([offline.label, offline.by], ["shipping", "engine"]);
    assert.ok(offline.confidence > 0.5 && offline.confidence <= 1, String(offline.confidence));
    const unlike = await outputOf(withoutModel, "classify", { text: "Xyzzy", labels });
    assert.ok(unlike.confidence < offline.confidence, `${unlike.confidence} of nothing in common`);
    provider.answer('{"label": "billing"}');
    assert.deepEqual(await outputOf(withModel, "classify", { text: "Hm", labels: ["billing", "shipping"] }), {
      label: "billing",
      confidence: null,
      by: "scripted/scripted-1",
    });
  });
});

describe("a workflow does", () => {
  test("mail to people, each address once, and not more than the hour's", async () => {
    const to = [withoutModel.email, "guest@example.com", "guest@example.com"];
    assert.deepEqual(
      await outputOf(withoutModel, "send-mail", { to, subject: "Hi", text: "There.", replyTo: "desk@example.com" }),
      { sentTo: 2 },
    );
    const mail = await mailTo("guest@example.com");
    assert.deepEqual([headerOf(mail, "subject"), headerOf(mail, "reply-to")], ["Hi", "desk@example.com"]);
    assert.match(mail.content, /There\./);
    const many = {
      for: { each: "n", in: "${ [range(12)] }" },
      do: [
        {
          mail: {
            call: "parley.send-mail:1.0.0@default",
            with: { to: "one@example.com", subject: '${ "Mail " + ($n | tostring) }', text: "x" },
          },
        },
      ],
    };
    const document = { document: { dsl: "1.0.3", namespace: "test", name: "many", version: "1.0.0" }, do: [{ many }] };
    await withoutModel.client.call("PUT", "/api/workflows/many", { body: document });
    const { error } = (await runWorkflow(withoutModel.client, { workflow: "many" })).body;
    assert.equal(error.status, 429);
    const wrong = await call(withoutModel, "send-mail", { to: "nobody", subject: "x", text: "x" });
    assert.match(wrong.error.type, /configuration$/);
    await mailTo(withoutModel.email);
    assert.equal(smtp.mails.filter(({ to: address }) => address === "guest@example.com").length, 1);
  });

  test("capture a lead, search the knowledge, and nothing that is for conversations or unknown", async () => {
    const { leadId } = await outputOf(withModel, "capture-lead", { email: "ada@example.com", message: "Call me" });
    assert.equal((await withModel.client.get(`/api/leads/${leadId}`)).body.email, "ada@example.com");
    await withModel.client.post("/api/knowledge/sources", {
      type: "text",
      title: "Hours",
      content: "We open at nine.",
    });
    const { passages } = await outputOf(withModel, "search-knowledge", { query: "When do you open?" });
    assert.equal(passages[0].title, "Hours");
    for (const name of ["hand-over", "ask-assistant", "nothing"]) {
      const body = {
        document: { dsl: "1.0.3", namespace: "test", name: "odd", version: "1.0.0" },
        do: [{ odd: { call: `parley.${name}:1.0.0@default` } }],
      };
      assert.equal((await withModel.client.call("PUT", "/api/workflows/odd", { body })).status, 422, name);
    }
  });

  test("work with the workspace's tables, but neither change their columns nor run SQL", async () => {
    const { client } = withModel;
    const columns = [
      { name: "id", type: "bigint", primaryKey: true },
      { name: "name", type: "text" },
    ];
    const made = await client.post("/api/database", { operation: "createTable", table: "part", columns });
    assert.equal(made.status, 200, made.text);
    const inserted = await outputOf(
      withModel,
      "database",
      { operation: "insert", table: "part", rows: [{ id: 1, name: "${ .name }" }] },
      { input: { name: "Bolt" } },
    );
    assert.equal(inserted.rowCount, 1);
    const found = await outputOf(withModel, "database", { operation: "select", table: "part" });
    assert.equal(found.rows[0].name, "Bolt");
    for (const args of [
      { operation: "sql", sql: "select 1" },
      { operation: "dropTable", table: "part" },
    ]) {
      const { error } = await call(withModel, "database", args);
      assert.deepEqual([error.status, error.type.split("/").at(-1)], [403, "authorization"], JSON.stringify(error));
    }
    assert.match((await call(withModel, "database", { operation: "select" })).error.type, /configuration$/);
  });

  test("send a signed webhook, with the same id when it is tried again", async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const put = await withModel.client.call("PUT", "/api/automation/secrets/HOOK", { body: { value: secret } });
    assert.equal(put.status, 201, put.text);
    refusals = [503];
    const args = { url: webhookUrl, secret: "HOOK", type: "order.paid", data: { order: "${ .order }" } };
    const retry = { delay: { milliseconds: 10 }, limit: { attempt: { count: 2 } } };
    const { status } = await outputOf(withModel, "webhook", args, {
      input: { order: 7 },
      use: { secrets: ["HOOK"] },
      retry,
    });
    assert.equal(status, 204);
    const [first, second] = received;
    assert.equal(first!.headers["webhook-id"], second!.headers["webhook-id"]);
    assert.deepEqual(JSON.parse(second!.body).data, { order: 7 });
    const { headers, body } = second!;
    const message = { id: headers["webhook-id"]!, timestampSeconds: headers["webhook-timestamp"]!, body };
    assert.equal(signWebhook(secret, message), headers["webhook-signature"]);
  });
});

describe("an effect that may have taken place", () => {
  test("takes place once, with the answer of the first time", async () => {
    const person = await signUp(server.client);
    const { kernel } = server.server;
    const workspaceId = WorkspaceId.parse(person.workspaceId)!;
    const repeated = (name: string, args: Record<string, unknown>) => {
      const found = parleyFunctions(kernel).get(`parley.${name}:1.0.0@default`)!;
      const cut = {
        ...{ kernel, workspaceId, with: args },
        idempotencyKey: `run_x.${name}`,
        signal: new AbortController().signal,
      };
      const run = { id: "run_x", causedBy: null, depth: 0 };
      return Promise.all([1, 2, 3].map(async () => (await found.run({ ...cut, run } as never)).output));
    };
    const table = { operation: "createTable", table: "thing", columns: [{ name: "id", type: "integer" }] };
    await person.client.post("/api/database", table);
    for (const [name, args] of [
      ["capture-lead", { email: "bob@example.com" }],
      ["send-mail", { to: "once@example.com", subject: "Once", text: "x" }],
      ["ask", { question: "Hello?" }],
      ["import", { table: "thing", rows: [{ id: 1 }] }],
    ] as const) {
      const [first, ...others] = await repeated(name, args);
      for (const other of others) assert.deepEqual(other, first, name);
    }
    const types = (await eventsOf(server, person.workspaceId)).map(({ type }) => type);
    assert.equal(types.filter((type) => type === "lead.captured").length, 1);
    assert.equal(types.filter((type) => type === "conversation.started").length, 1);
    await mailTo("once@example.com");
    const waiting = "select 1 from outgoing_mail where workspace_id = $1";
    await until(async () => (await kernel.database.pool.query(waiting, [workspaceId])).rows.length === 0);
    assert.equal(smtp.mails.filter(({ to }) => to === "once@example.com").length, 1);
  });
});
