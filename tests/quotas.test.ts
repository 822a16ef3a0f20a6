import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { saveWorkflow } from "../server/capabilities/automation/testing/save-workflow.ts";
import { endOldThings } from "../server/capabilities/housekeeping/retention/end-old-things.ts";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { createTestSource, sendSigned } from "../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { correctCounts } from "../server/capabilities/quotas/correct-counts.ts";
import { tellOfQuotas } from "../server/capabilities/quotas/tell-of-quotas.ts";
import { noUse } from "../server/kernel/quotas/quotas-of.ts";
import { correctUse } from "../server/kernel/quotas/store.ts";
import { inTransaction } from "../server/kernel/storage/database.ts";
import { execute } from "../server/kernel/storage/sql.ts";
import { makeKey, type Person, type TestClient } from "../server/testing/client.ts";
import { eventsOf } from "../server/testing/events-of.ts";
import { moveClock } from "../server/testing/move-clock.ts";
import { mailsOf } from "../server/testing/received-mail.ts";
import { signUpVerified } from "../server/testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";

const dayMs = 86_400_000;
const expression = (program: string) => `$\{ ${program} }`;

describe("quotas of a workspace", { timeout: 120_000 }, () => {
  let server: TestServer;
  let operator: Person;
  let owner: Person;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    operator = await signUpVerified(server);
    owner = await signUpVerified(server);
    client = owner.client;
  });
  after(() => server.stop());

  const kernelOf = () => server.server.kernel;
  const uuidOf = (person: Person) => WorkspaceId.parse(person.workspaceId)!;
  const useOf = async (by = client) => (await by.get("/api/workspace/use")).body.use;
  /** The difference between what is counted and what is there. */
  const driftOf = (person: Person) =>
    inTransaction(kernelOf().database, (tx) => correctUse(tx, uuidOf(person), kernelOf().storedKinds, new Date()));
  /** Lets a quota have this bound as long as the work takes. */
  async function withBound(
    quota: keyof ReturnType<typeof kernelOf>["config"]["quotas"],
    bound: number,
    work: () => Promise<void>,
  ): Promise<void> {
    const { quotas } = kernelOf().config;
    const usual = quotas[quota];
    quotas[quota] = bound;
    await work().finally(() => {
      quotas[quota] = usual;
    });
  }
  const document = (name: string, body: object) => ({
    document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0" },
    ...body,
  });

  test("show what is stored of each kind with its bound, to those who may read settings", async () => {
    const { status, body, text } = await client.get("/api/workspace/use");
    assert.equal(status, 200, text);
    assert.deepEqual(Object.keys(body.use), [...Object.keys(noUse), "conversations", "leads", "subscribers"]);
    assert.deepEqual(body.quotas, {
      runs: 100_000,
      runBytes: 10_737_418_240,
      eventBytes: 10_737_418_240,
      knowledgeBytes: 2_147_483_648,
      fileBytes: 10_737_418_240,
      chainRuns: 5_000,
      ...{ conversations: null, leads: null, subscribers: null },
    });
    const reader = server.client.as(await makeKey(owner, { scopes: ["leads:read"] }));
    assert.equal((await reader.get("/api/workspace/use")).status, 403);
  });

  test("count what is there, to the byte, after work of every kind and after deletions", async () => {
    const event = { with: { type: "test.rang", source: "https://example.com/tests", data: { text: "äöü €" } } };
    await saveWorkflow(
      client,
      "busy",
      document("busy", {
        do: [
          { all: { for: { in: expression("[range(5)]") }, do: [{ say: { emit: { event } } }] } },
          { rest: { wait: { milliseconds: 5 } } },
          { keep: { set: { text: "ä".repeat(500) }, export: { as: expression(".") } } },
        ],
      }),
    );
    await saveWorkflow(
      client,
      "breaks",
      document("breaks", { do: [{ now: { raise: { error: { type: "https://a.b/c", status: 400, title: "No" } } } }] }),
    );
    await saveWorkflow(client, "waits", document("waits", { do: [{ rest: { wait: { hours: 1 } } }] }));
    for (const workflow of ["busy", "breaks"]) {
      const ran = await client.post("/api/automation?wait=30", { workflow, input: { note: "é" } });
      assert.equal(ran.status, 200, ran.text);
    }
    const waiting = (await client.post("/api/automation", { workflow: "waits" })).body.runId;
    await until(async () => (await client.get(`/api/runs/${waiting}`)).body.status === "waiting");
    const texts = ["Short — text.", "Longer text — with é."].map((content) => ({ type: "text", title: "T", content }));
    const added = await client.post("/api/knowledge/sources", { sources: texts });
    assert.equal(added.status, 201, added.text);
    const [first, second] = added.body.sources.map(({ id }: { id: string }) => `/api/knowledge/sources/${id}`);
    await client.call("PUT", first, { body: { type: "text", title: "T", content: "Another text." } });
    assert.equal((await client.call("DELETE", second)).status, 204);
    const secret = server.client.as(await makeKey(owner));
    const source = await createTestSource(secret);
    assert.equal((await sendSigned(server.client, source, { event: "order", data: { text: "ü" } })).status, 202);
    await client.post("/api/leads", { email: "ada@example.com", message: "Call me." });
    const use = await useOf();
    assert.equal(use.runs, 1);
    for (const name of ["runBytes", "eventBytes", "knowledgeBytes"]) assert.ok(use[name] > 100, name);
    assert.deepEqual(await driftOf(owner), noUse);

    await client.post(`/api/runs/${waiting}/cancel`);
    await until(async () => (await useOf()).runs === 0);
    const days = { runs: 1, incomingEvents: 1, events: 31 };
    assert.equal((await client.call("PATCH", "/api/settings/retention", { body: { days } })).status, 200);
    const { clock } = kernelOf();
    moveClock(server, 60 * dayMs);
    await endOldThings.run(kernelOf(), undefined as never).finally(() => {
      kernelOf().clock = clock;
    });
    assert.deepEqual(await driftOf(owner), noUse);
    const left = await useOf();
    assert.deepEqual([left.runs, left.runBytes], [0, 0]);
    assert.ok(left.eventBytes < use.eventBytes);
  });

  test("are counted again at night where the counts have drifted", async () => {
    const before = await useOf();
    const db = kernelOf().database.query;
    await execute(db)`
      update event_position set run_bytes = 123456789, knowledge_bytes = -5, counted_at = null
      where workspace_id = ${uuidOf(owner)}`;
    assert.deepEqual([(await useOf()).runBytes, (await useOf()).knowledgeBytes], [123_456_789, 0]);
    await correctCounts.run(kernelOf(), undefined as never);
    assert.deepEqual(await useOf(), before);
  });

  test("refuse knowledge before it is stored, and take it when there is room", async () => {
    const { knowledgeBytes } = await useOf();
    const add = () => client.post("/api/knowledge/sources", { type: "text", title: "T", content: "x".repeat(5_000) });
    await withBound("knowledgeBytes", knowledgeBytes + 1_000, async () => {
      const { status, body, text } = await add();
      assert.deepEqual(
        [status, body.code, body.quota, body.limit],
        [422, "quota-exceeded", "knowledgeBytes", knowledgeBytes + 1_000],
        text,
      );
      assert.equal(body.used, knowledgeBytes);
      assert.match(body.detail, /Remove sources/);
    });
    assert.equal((await useOf()).knowledgeBytes, knowledgeBytes);
    assert.equal((await add()).status, 201);
    assert.ok((await useOf()).knowledgeBytes > knowledgeBytes + 5_000);
  });

  test("of events refuse runs and webhooks, and leads, conversations and sign-ups go on", async () => {
    const secret = server.client.as(await makeKey(owner));
    const source = await createTestSource(secret, { name: "full" });
    const columns = [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "text", type: "text" },
    ];
    const made = await client.post("/api/database", { operation: "createTable", table: "notes", columns });
    assert.equal(made.status, 200, made.text);
    await withBound("eventBytes", 1, async () => {
      const send = () => sendSigned(server.client, source, { event: "order", data: { at: performance.now() } });
      const refused = await until(async () => {
        const sent = await send();
        return sent.status === 503 && sent;
      });
      assert.deepEqual([refused.body.code, refused.headers.get("retry-after")], ["unavailable", "3600"]);
      const run = await until(async () => {
        const started = await client.post("/api/automation", { workflow: "busy" });
        return started.status === 422 && started;
      });
      assert.equal(run.body.quota, "eventBytes", run.text);
      const insert = { operation: "insert", table: "notes", rows: [{ text: "a" }] };
      const written = await client.post("/api/database", insert);
      assert.deepEqual([written.status, written.body.code], [422, "quota-exceeded"], written.text);
      const erase = { operation: "delete", table: "notes", all: true };
      assert.equal((await client.post("/api/database", erase)).status, 200);
      const person = { email: "grace@example.com", name: "Grace" };
      for (const [path, body] of [
        ["/api/contacts", person],
        ["/api/assistants", { name: "Full" }],
        ["/api/webhook/endpoints", { url: "https://example.com/hook" }],
        ["/api/segments", { name: "Full", filter: {} }],
      ] as const) {
        const refused = await client.post(path, body);
        assert.deepEqual([refused.status, refused.body.quota], [422, "eventBytes"], `${path} ${refused.text}`);
      }
      const lead = await client.post("/api/leads", { email: "grace@example.com", message: "Call me." });
      assert.equal(lead.status, 201, lead.text);
      assert.equal((await client.post("/api/newsletter", { email: "reader@example.com" })).status, 202);
      const asked = await client.post("/api/chatbot/send", { message: "Hello" });
      assert.equal(asked.status, 200, asked.text);
    });
    await until(async () => (await sendSigned(server.client, source, { event: "order", data: {} })).status === 202);
  });

  test("of events refuse an import of contacts that has no room, as a whole", async () => {
    await withBound("eventBytes", (await useOf()).eventBytes + 5_000, async () => {
      const rows = Array.from({ length: 200 }, (_, index) => `Person ${index},person${index}@example.com`);
      const file = `name,email\n${rows.join("\n")}`;
      const sent = await client.post("/api/contacts/import", file, { headers: { "content-type": "text/csv" } });
      assert.deepEqual([sent.status, sent.body.quota], [422, "eventBytes"], sent.text);
      const { data } = (await client.get("/api/contacts?limit=100")).body;
      assert.ok(data.every(({ name }: { name: string }) => !/^Person/.test(name)));
    });
  });

  test("of conversations, leads and subscribers hold where the operator sets them, and visitors read the way out", async () => {
    const mine = await signUpVerified(server);
    const scopes = ["conversations:write", "leads:write", "newsletter:write"];
    const origin = "https://shop.example.com";
    const made = await mine.client.post("/api/keys", {
      kind: "publishable",
      name: "shop",
      scopes,
      allowedOrigins: [origin],
    });
    assert.equal(made.status, 201, made.text);
    const visitor = server.client.as(made.body.key, { origin });
    const contact = "team@example.com, +49 30 901820";
    const told = await mine.client.call("PATCH", "/api/settings/workspace", { body: { contact } });
    assert.deepEqual([told.status, told.body.contact], [200, contact], told.text);
    let count = 0;
    const ways = {
      conversations: (by: TestClient) => by.post("/api/chatbot/send", { message: `Hello ${++count}` }),
      leads: (by: TestClient) => by.post("/api/leads", { email: `lead${++count}@example.com`, message: "Call me." }),
      subscribers: (by: TestClient) => by.post("/api/newsletter", { email: `reader${++count}@example.com` }),
    };
    for (const [quota, take] of Object.entries(ways) as [keyof typeof ways, (typeof ways)["leads"]][]) {
      assert.equal((await useOf(mine.client))[quota], null);
      await withBound(quota, 2, async () => {
        for (const by of [mine.client, visitor]) {
          const taken = await take(by);
          assert.ok(taken.status < 300, `${quota} ${taken.text}`);
        }
        const refused = await take(mine.client);
        assert.deepEqual(
          [refused.status, refused.body.quota, refused.body.used, refused.body.limit],
          [422, quota, 2, 2],
        );
        const forVisitor = await take(visitor);
        assert.deepEqual([forVisitor.status, forVisitor.body.code], [422, "quota-exceeded"], forVisitor.text);
        assert.deepEqual([forVisitor.body.contact, forVisitor.body.limit], [contact, undefined]);
        assert.ok(forVisitor.body.detail.endsWith(contact), forVisitor.text);
        assert.equal((await useOf(mine.client))[quota], 2);
      });
    }
    const form = new URLSearchParams({ key: made.body.key, email: "form@example.com", message: "Hi", _language: "de" });
    await withBound("leads", 2, async () => {
      const page = await server.client.call("POST", "/api/leads", {
        body: form.toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", origin },
      });
      assert.equal(page.status, 422);
      assert.match(page.text, /im Moment nichts mehr angenommen werden.*team@example\.com/);
    });
  });

  test("are told to the owners and the operator at 80 and 95 percent, once for each crossing", async () => {
    const reader = await signUpVerified(server);
    const { eventBytes } = await useOf(reader.client);
    const tell = async (used: number) => {
      const db = kernelOf().database.query;
      await execute(db)`update event_position set knowledge_bytes = ${used} where workspace_id = ${uuidOf(reader)}`;
      // Two nodes look in the same moment.
      await Promise.all([1, 2].map(() => tellOfQuotas.run(kernelOf(), undefined as never)));
      const all = (await eventsOf(server, reader.workspaceId)).filter(({ type }) => type === "quota.neared");
      return all.map(({ data }) => (data as { percent: number }).percent);
    };
    assert.ok(eventBytes > 0);
    await withBound("knowledgeBytes", 1_000_000, async () => {
      assert.deepEqual(await tell(790_000), []);
      assert.deepEqual(await tell(800_000), [80]);
      assert.deepEqual(await tell(900_000), [80]);
      assert.deepEqual(await tell(950_000), [80, 95]);
      assert.deepEqual(await tell(940_000), [80, 95], "it falls a little and rises again");
      assert.deepEqual(await tell(960_000), [80, 95]);
      assert.deepEqual(await tell(100_000), [80, 95]);
      assert.deepEqual(await tell(970_000), [80, 95, 95]);
    });
    const told = await until(async () => {
      const mails = (await mailsOf(server)).filter(({ subject }) => /room for knowledge/.test(subject));
      return mails.length >= 4 && mails;
    });
    const to = new Set(told.map((mail) => mail.to));
    assert.deepEqual([to.has(reader.email), to.has(operator.email), to.has(owner.email)], [true, true, false]);
    assert.match(told[0]!.text, /PARLEY_QUOTA_/);
  });
});
