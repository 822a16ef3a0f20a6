import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { all } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { rotateSecret, userToken } from "../../../testing/user-token.ts";
import { visitorOfUser } from "../visitor-of-user.ts";

const shop = "https://shop.example";

describe("the data of a user", () => {
  let server: TestServer;
  let owner: Person;
  let backend: TestClient;
  let browser: TestClient;
  let secret: string;

  before(async () => {
    server = await startTestServer();
    owner = await signUp(server.client);
    secret = await rotateSecret(owner);
    backend = server.client.as(await makeKey(owner));
    browser = server.client.as(await makeKey(owner, { kind: "publishable", allowedOrigins: [shop] }), { origin: shop });
  });
  after(() => server.stop());

  const send = (client: TestClient, message: string, context: Record<string, string>) =>
    client.post("/api/chatbot/send", { message, context });
  const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}`;
  async function readExport(userId: string, client = backend) {
    const { status, text } = await client.get(`${pathOf(userId)}/export`);
    assert.equal(status, 200, text);
    return (
      text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line))
        // A user who talks becomes a contact a moment later.
        .filter(({ part }) => part !== "contacts")
    );
  }

  test("is exported whole: conversations from the server, the proven browser and unproven claims", async () => {
    await send(backend, "From the server", { userId: "u-1" });
    await send(browser, "With a proof", { userToken: userToken(secret, "u-1") });
    await send(browser, "A claim only", { userId: "u-1" });
    await send(backend, "Somebody else", { userId: "u-2" });

    const lines = await readExport("u-1");
    assert.deepEqual([...new Set(lines.map(({ part }) => part))], ["conversations"]);
    const said = lines.map(({ conversation, messages }) => [messages[0].text, conversation.userVerified]);
    assert.deepEqual(said, [
      ["A claim only", false],
      ["With a proof", true],
      ["From the server", true],
    ]);
    assert.deepEqual(await readExport("nobody"), []);
  });

  test("is erased whole, and nobody else's", async () => {
    await send(backend, "Erase this", { userId: "u-3" });
    const kept = (await send(backend, "Keep this", { userId: "u-4" })).body.conversationId;
    const erased = (await readExport("u-3"))[0].conversation.id;
    const receipt = await backend.call("DELETE", pathOf("u-3"));
    assert.equal(receipt.status, 200, receipt.text);
    assert.deepEqual([receipt.body.counts.conversations, receipt.body.counts.messages], [1, 2]);

    assert.deepEqual(await readExport("u-3"), []);
    assert.equal((await backend.get(`/api/conversations/${erased}`)).status, 404);
    assert.equal((await backend.get(`/api/conversations/${kept}`)).status, 200);
    const events = await eventsOf(server, owner.workspaceId);
    const deleted = events.filter(({ type }) => type === "conversation.deleted").map(({ data }) => data);
    assert.deepEqual(deleted, [{ conversationId: erased }]);
  });

  test("is erased again without an error, and the audit log does not name the user", async () => {
    for (let time = 0; time < 2; time++)
      assert.equal((await backend.call("DELETE", pathOf("ann@shop.example"))).status, 200);
    const { body, text } = await owner.client.get("/api/audit");
    const entries = body.data.filter(({ action }: { action: string }) => action === "contact.erased");
    assert.ok(entries.length >= 2);
    for (const { actor } of entries) assert.deepEqual([actor.kind, /^key_/.test(actor.id)], ["secret-key", true]);
    assert.ok(!text.includes("ann@shop.example"));
    const { query } = server.server.kernel.database;
    const kept = await all<{ targetId: string; workspaceId: string }>(query)`
      select target_id, workspace_id from audit_entry where action = 'contact.erased' order by id desc limit 2`;
    assert.equal(kept[0]?.targetId, kept[1]?.targetId, "two erasures of one user are told to be of one");
    // A stranger who has the database and guesses the id must not find out that this user was
    // erased.
    const guessed = visitorOfUser(kept[0]!.workspaceId, "ann@shop.example");
    assert.ok(kept.every(({ targetId }) => targetId !== guessed));
  });

  test("belongs to one workspace, whatever the user's id", async () => {
    await send(backend, "Ours", { userId: "u-5" });
    const other = await signUp(server.client);
    assert.deepEqual(await readExport("u-5", other.client), []);
    assert.equal((await other.client.call("DELETE", pathOf("u-5"))).status, 200);
    assert.equal((await readExport("u-5")).length, 1);
  });

  test("is found by an id of any script and of up to 255 characters", async () => {
    for (const userId of ["a/b c?d", "Ж".repeat(255)]) {
      await send(backend, "Hello", { userId });
      assert.equal((await readExport(userId)).length, 1, userId);
    }
  });

  test("needs the scopes of contacts, which no page's key has", async () => {
    const reader = server.client.as(await makeKey(owner, { scopes: ["contacts:read"] }));
    assert.equal((await reader.get(`${pathOf("u-1")}/export`)).status, 200);
    assert.equal((await reader.call("DELETE", pathOf("u-1"))).status, 403);
    assert.equal((await browser.get(`${pathOf("u-1")}/export`)).status, 403);
    assert.equal((await browser.call("DELETE", pathOf("u-1"))).status, 403);
  });

  test("has a receipt that can be read again, names nobody, and says what remains and until when", async () => {
    const { body: contact } = await backend.post("/api/contacts", { name: "Zoe", email: "zoe@example.com" });
    const lead = await backend.post("/api/leads", { email: "zoe@example.com", message: "Call me." });
    await backend.post(`/api/leads/${lead.body.id}/notes`, { text: "Call Zoe." });
    const { status, body: receipt, text } = await backend.post(`/api/contacts/${contact.id}/erase`);
    assert.equal(status, 200, text);
    assert.deepEqual(receipt.counts, { contacts: 1, identities: 1, leads: 1, leadNotes: 1 });
    assert.deepEqual(
      receipt.remains.map(({ where }: { where: string }) => where),
      [
        "dead rows of the database",
        "write-ahead log",
        "files of mails, while there is no mail server",
        "backups made before",
      ],
    );
    assert.doesNotMatch(text, /zoe/i);
    const readAgain = async () => (await backend.get(`/api/erasures/${receipt.id}`)).body;
    await until(async () => (await readAgain()).remains[1].until !== null);
    const later = await readAgain();
    assert.deepEqual({ ...later, remains: [] }, { ...receipt, remains: [] });
    assert.ok(later.remains[0].until >= receipt.erasedAt);
    assert.equal(Date.parse(later.remains[2].until) - Date.parse(receipt.erasedAt), 60_000);
    assert.equal(later.remains[3].until, null);
    assert.equal((await backend.get("/api/erasures?limit=1")).body.data[0].id, receipt.id);
    const stranger = await signUp(server.client);
    assert.equal((await stranger.client.get(`/api/erasures/${receipt.id}`)).status, 404);
    assert.deepEqual((await stranger.client.get("/api/erasures")).body.data, []);
  });

  test("is counted once when two erase it at once, and each gets the receipt", async () => {
    const { body: contact } = await backend.post("/api/contacts", { name: "Twice", email: "twice@example.com" });
    const erase = () => backend.post(`/api/contacts/${contact.id}/erase`);
    const answers = (await Promise.all([erase(), erase(), erase()])).filter(({ status }) => status === 200);
    const counts = (await backend.get("/api/erasures?limit=100")).body.data
      .filter(({ id }: { id: string }) => answers.some(({ body }) => body.id === id))
      .map(({ counts }: { counts: { contacts?: number } }) => counts.contacts ?? 0);
    assert.equal(
      counts.reduce((sum: number, count: number) => sum + count, 0),
      1,
    );
  });

  test("is not told again by the retry of the request that made it", async () => {
    const retry = { headers: { "idempotency-key": "erased-retry" } };
    const made = await backend.post("/api/contacts", { name: "Quux", email: "quux@example.com" }, retry);
    assert.equal(made.status, 201, made.text);
    const again = await backend.post("/api/contacts", { name: "Quux", email: "quux@example.com" }, retry);
    assert.deepEqual([again.status, again.body], [201, made.body]);
    const lead = await backend.post("/api/leads", { email: "quux@example.com" });
    const note = () => backend.post(`/api/leads/${lead.body.id}/notes`, { text: "About Quux." }, retry);
    const noted = await note();
    assert.deepEqual([noted.status, (await note()).body], [201, noted.body]);
    assert.equal((await backend.post(`/api/contacts/${made.body.id}/erase`)).status, 200);
    const retried = await backend.post("/api/contacts", { name: "Quux", email: "quux@example.com" }, retry);
    assert.equal(retried.status, 404, retried.text);
    const { status, text } = await note();
    assert.equal(status, 404, text);
    assert.doesNotMatch(text, /Quux/);
  });
});

describe("the archive of a person", () => {
  test("is a ZIP with a page to read and a file of JSON for each part, and runs nothing", async () => {
    const server = await startTestServer();
    try {
      const owner = await signUp(server.client);
      const name = '<script>alert("x")</script> Ada';
      const { body: contact } = await owner.client.post("/api/contacts", {
        name,
        email: "ada@example.com",
        userId: "u-1",
      });
      await owner.client.post("/api/leads", {
        email: "ada@example.com",
        message: "</dd><img src=x onerror=y> Call me",
      });
      await owner.client.post("/api/chatbot/send", { message: "Do you bake at night?", context: { userId: "u-1" } });
      for (const [path, headers] of [
        [`/api/contacts/${contact.id}/export?format=zip`, {}],
        [`/api/contacts/${contact.id}/export`, { accept: "application/zip" }],
        ["/api/users/u-1/export?format=zip", {}],
      ] as const) {
        const answer = await fetch(server.url + path, {
          headers: { authorization: `Bearer ${owner.accessToken}`, ...headers },
        });
        assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, "application/zip"]);
        const files = readZip(Buffer.from(await answer.arrayBuffer()));
        assert.deepEqual([...files.keys()].sort(), ["contacts.json", "conversations.json", "index.html", "leads.json"]);
        const page = files.get("index.html")!;
        assert.match(page, /<h2>Contacts<\/h2>[\s\S]*Ada[\s\S]*<h2>Leads<\/h2>[\s\S]*<h2>Conversations<\/h2>/);
        for (const text of ["Do you bake at night?", "Call me", "ada@example.com"])
          assert.ok(page.includes(text), text);
        assert.doesNotMatch(page, /<script|<img|<a |onerror=y>/);
        assert.equal(JSON.parse(files.get("contacts.json")!)[0].contact.name, name);
        assert.equal(JSON.parse(files.get("conversations.json")!)[0].messages[0].text, "Do you bake at night?");
      }
      const lines = (await owner.client.get("/api/users/u-1/export")).text.trim().split("\n");
      assert.deepEqual([...new Set(lines.map((line) => JSON.parse(line).part))].sort(), [
        "contacts",
        "conversations",
        "leads",
      ]);
      for (const [language, sentence] of [
        ["en", "Nothing is stored."],
        ["de", "Es ist nichts gespeichert."],
      ] as const) {
        const nothing = await fetch(`${server.url}/api/users/nobody/export?format=zip`, {
          headers: { authorization: `Bearer ${owner.accessToken}`, "accept-language": language },
        });
        const page = readZip(Buffer.from(await nothing.arrayBuffer())).get("index.html")!;
        assert.ok(page.includes(`<html lang="${language}">`) && page.includes(sentence), page);
      }
      assert.equal((await owner.client.get("/api/users/u-1/export?format=rar")).status, 400);
    } finally {
      await server.stop();
    }
  });
});

/** The files of an archive, by its central directory. */
function readZip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  for (let at = bytes.readUInt32LE(end + 16); bytes.readUInt32LE(at) === 0x02014b50; ) {
    const [size, nameLength, extraLength] = [20, 28, 30].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(bytes.subarray(start, start + size)).toString());
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return files;
}
