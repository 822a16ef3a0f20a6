import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const server = useTestServer();

const make = async ({ client }: Person, contact: Record<string, unknown>) => {
  const made = await client.post("/api/contacts", contact);
  assert.equal(made.status, 201, made.text);
  return made.body;
};
const change = ({ client }: Person, id: string, body: unknown) => client.call("PATCH", `/api/contacts/${id}`, { body });
const namesOf = async ({ client }: Person, query: string) => {
  const { status, body, text } = await client.get(`/api/contacts?${query}`);
  assert.equal(status, 200, text);
  return body.data.map(({ name }: { name: string }) => name);
};

describe("a contact", () => {
  test("is made, read, changed and found by each of its identities", async () => {
    const owner = await signUp(server.client);
    const made = await make(owner, {
      name: "Zoë Müller",
      email: "Zoe@Example.com",
      emailVerified: true,
      phone: "030 901820",
      country: "DE",
      userId: "u-1",
      company: "Tulips",
      tags: ["vip"],
      custom: { plan: "gold", seats: 3 },
    });
    assert.match(made.id, /^con_/);
    assert.deepEqual((await owner.client.get(`/api/contacts/${made.id}`)).body, made);
    assert.deepEqual(
      made.identities.map(({ kind, value, verified }: Record<string, unknown>) => [kind, value, verified]),
      [
        ["email", "zoe@example.com", true],
        ["phone", "+4930901820", false],
        ["user", "u-1", true],
      ],
    );
    const changed = await change(owner, made.id, {
      name: "Zoë",
      email: "zoe@tulips.example",
      custom: { plan: null, floor: 2 },
    });
    assert.deepEqual([changed.body.email, changed.body.custom], ["zoe@tulips.example", { seats: 3, floor: 2 }]);
    for (const query of [
      "email=ZOE@example.com",
      "email=zoe@tulips.example",
      `phone=${encodeURIComponent("+49 30 901820")}`,
      "userId=u-1",
      "q=zoe",
      "q=TULI",
      "q=4930",
      "tag=vip",
      "origin=api&blocked=false",
    ]) {
      assert.deepEqual(await namesOf(owner, query), ["Zoë"], query);
    }
    for (const query of ["q=muller", "q=%25", "q=zoe%20smith", "tag=vi", "email=nobody", "phone=123", "blocked=true"]) {
      assert.deepEqual(await namesOf(owner, query), [], query);
    }
    // An address that is taken back leads nowhere any more.
    await change(owner, made.id, { email: null });
    assert.deepEqual(await namesOf(owner, "email=zoe@tulips.example"), []);
    const events = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type.startsWith("contact."));
    assert.deepEqual(
      events.map(({ type }) => type),
      ["contact.created", "contact.changed", "contact.changed"],
    );
  });

  test("keeps its address to itself", async () => {
    const owner = await signUp(server.client);
    const ada = await make(owner, { name: "Ada", email: "ada@example.com" });
    const bob = await make(owner, { name: "Bob", email: "bob@example.com" });
    const again = await owner.client.post("/api/contacts", {
      name: "Eve",
      email: "ADA@example.com",
      phone: "+14155552671",
    });
    assert.deepEqual([again.status, again.body.code, again.body.contactId], [409, "identity-taken", ada.id]);
    const taken = await change(owner, bob.id, { name: "Robert", email: "ada@example.com" });
    assert.deepEqual([taken.status, taken.body.contactId], [409, ada.id]);
    assert.equal((await owner.client.get(`/api/contacts/${bob.id}`)).body.name, "Bob");
    // The refused change left nothing behind, so the number is still free.
    await make(owner, { name: "Eve", phone: "+14155552671" });
  });

  test("of another workspace is not there, and a key without the scope is refused", async () => {
    const [owner, stranger] = [await signUp(server.client), await signUp(server.client)];
    const { id } = await make(owner, { name: "Ada", email: "ada@example.com" });
    const calls: [string, string, unknown?][] = [
      ["GET", ""],
      ["PATCH", "", { name: "Mine" }],
      ["GET", "/timeline"],
      ["GET", "/export"],
      ["POST", "/merge", { intoId: id }],
      ["POST", "/unmerge"],
      ["POST", "/block"],
      ["POST", "/erase"],
    ];
    const reader = server.client.as(await makeKey(owner, { scopes: ["leads:read"] }));
    for (const [method, path, body] of calls) {
      const on = `/api/contacts/${id}${path}`;
      const request = body === undefined ? {} : { body };
      assert.equal((await stranger.client.call(method, on, request)).status, 404, on);
      assert.equal((await reader.call(method, on, request)).status, 403, on);
    }
    assert.equal((await owner.client.get(`/api/contacts/${id}`)).body.name, "Ada");
    assert.deepEqual(await namesOf(stranger, "q=ada"), []);
  });

  test("that is blocked can no longer chat, until the block ends", async () => {
    const owner = await signUp(server.client);
    const { id } = await make(owner, { name: "Ada", userId: "u-1" });
    const ask = () => owner.client.post("/api/chatbot/send", { message: "Hello", context: { userId: "u-1" } });
    assert.equal((await ask()).status, 200);
    for (let time = 0; time < 2; time++) {
      assert.equal((await owner.client.post(`/api/contacts/${id}/block`)).body.blocked, true);
    }
    assert.equal((await ask()).body.code, "visitor-blocked");
    assert.deepEqual(await namesOf(owner, "blocked=true"), ["Ada"]);
    await owner.client.post(`/api/contacts/${id}/unblock`);
    assert.equal((await ask()).status, 200);
  });

  test("has a timeline of everything, newest first, whose pages join", async () => {
    const owner = await signUp(server.client);
    const { id } = await make(owner, { name: "Ada", email: "ada@example.com", userId: "u-1" });
    await owner.client.post("/api/leads", { email: "ada@example.com", source: "fair" });
    await owner.client.post("/api/chatbot/send", { message: "Hello", context: { userId: "u-1" } });
    await Promise.all([1, 2, 3].map(() => owner.client.post("/api/leads", { email: "ada@example.com" })));
    const whole = (await owner.client.get(`/api/contacts/${id}/timeline`)).body;
    assert.deepEqual(
      whole.data.map(({ kind }: { kind: string }) => kind),
      ["lead", "lead", "lead", "conversation", "lead", "contact"],
    );
    assert.equal(whole.nextCursor, null);
    const paged = [];
    for (let cursor = ""; ; ) {
      const { body } = await owner.client.get(`/api/contacts/${id}/timeline?limit=1${cursor}`);
      paged.push(...body.data);
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    assert.deepEqual(paged, whole.data);
  });
});

describe("erasing", () => {
  for (const by of ["contact", "user"] as const) {
    test(`a ${by} erases the person's leads, notes, spam, chats and merged contacts`, async () => {
      const owner = await signUp(server.client);
      const word = "zanzibar";
      const kept = await make(owner, { name: "Kept", email: "kept@example.com" });
      await owner.client.post("/api/leads", { email: "kept@example.com" });
      const { id } = await make(owner, { name: word, email: `${word}@example.com`, userId: `user-${word}` });
      const twin = await make(owner, { name: word, email: `twin-${word}@example.com` });
      await owner.client.post(`/api/contacts/${twin.id}/merge`, { intoId: id });
      const lead = await owner.client.post("/api/leads", { email: `twin-${word}@example.com`, message: word });
      await owner.client.post(`/api/leads/${lead.body.id}/notes`, { text: `Call ${word}.` });
      const key = server.client.as(await makeKey(owner));
      const trap = { email: `${word}@example.com`, message: word, _gotcha: "x" };
      assert.equal((await key.post("/api/leads", trap)).status, 201);
      await owner.client.post("/api/chatbot/send", { message: word, context: { userId: `user-${word}` } });
      const exported = (await owner.client.get(`/api/contacts/${twin.id}/export`)).text.trim().split("\n");
      const parts = exported.map((line) => JSON.parse(line).part);
      assert.deepEqual(parts.sort(), ["contacts", "contacts", "conversations", "leads", "leads"]);
      if (by === "contact") {
        const receipt = await owner.client.post(`/api/contacts/${twin.id}/erase`);
        assert.equal(receipt.status, 200, receipt.text);
        assert.ok(["contacts", "conversations", "leads"].every((kind) => receipt.body.counts[kind] > 0));
      } else {
        assert.equal((await owner.client.call("DELETE", `/api/users/user-${word}`)).status, 200);
      }
      for (const contactId of [id, twin.id]) {
        assert.equal((await owner.client.get(`/api/contacts/${contactId}`)).status, 404);
      }
      assert.deepEqual(
        (await owner.client.get("/api/leads")).body.data.map(({ contactId }: { contactId: string }) => contactId),
        [kept.id],
      );
      assert.deepEqual((await owner.client.get("/api/leads?status=spam")).body.data, []);
      const { pool } = server.server.kernel.database;
      const { rows: tables } = await pool.query(
        "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')",
      );
      for (const { name } of tables) {
        const { rows } = await pool.query(`select 1 from ${name} as whole where whole::text ilike '%${word}%'`);
        assert.deepEqual(rows, [], `${name} still holds the word`);
      }
      assert.ok((await auditOf(server, owner.workspaceId)).includes("contact.erased"));
    });
  }
});

describe("a verified user who talks", () => {
  test("is one contact, over chats, webhooks and leads, and a claimed one is none", async () => {
    const owner = await signUp(server.client);
    const key = server.client.as(await makeKey(owner));
    for (const message of ["Hello", "Hello again"]) {
      await key.post("/api/chatbot/send", { message, context: { userId: "u-1" } });
    }
    await key.post("/api/chatbot", {
      event: "user_message",
      data: { userId: "u-1", message: "Hello", timestamp: Date.now() },
    });
    await until(async () => (await owner.client.get("/api/contacts?userId=u-1")).body.data.length === 1);
    await key.post("/api/leads", { userId: "u-1", email: "ada@example.com", name: "Ada" });
    const browser = server.client.as(
      await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example.com"] }),
      { origin: "https://shop.example.com" },
    );
    await browser.post("/api/chatbot/send", { message: "Hello", context: { userId: "u-2" } });
    const [contact, ...more] = (await owner.client.get("/api/contacts")).body.data;
    assert.deepEqual([more, contact.origin], [[], "chat"]);
    assert.deepEqual(
      contact.identities.map(({ kind, value, verified }: Record<string, unknown>) => [kind, value, verified]),
      [
        ["user", "u-1", true],
        ["email", "ada@example.com", false],
      ],
    );
    const kinds = (await owner.client.get(`/api/contacts/${contact.id}/timeline`)).body.data.map(
      ({ kind }: { kind: string }) => kind,
    );
    assert.deepEqual([kinds[0], kinds.includes("conversation"), kinds.includes("contact")], ["lead", true, true]);
  });
});
