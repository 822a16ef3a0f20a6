import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { rotateSecret, userToken } from "../../testing/user-token.ts";
import { visitorOfUser } from "./visitor-of-user.ts";

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
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
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
    assert.equal((await backend.call("DELETE", pathOf("u-3"))).status, 204);

    assert.deepEqual(await readExport("u-3"), []);
    assert.equal((await backend.get(`/api/conversations/${erased}`)).status, 404);
    assert.equal((await backend.get(`/api/conversations/${kept}`)).status, 200);
    const events = await eventsOf(server, owner.workspaceId);
    const deleted = events.filter(({ type }) => type === "conversation.deleted").map(({ data }) => data);
    assert.deepEqual(deleted, [{ conversationId: erased }]);
  });

  test("is erased again without an error, and the audit log does not name the user", async () => {
    for (let time = 0; time < 2; time++)
      assert.equal((await backend.call("DELETE", pathOf("ann@shop.example"))).status, 204);
    const { body, text } = await owner.client.get("/api/audit");
    const entries = body.data.filter(({ action }: { action: string }) => action === "contact.erased");
    assert.ok(entries.length >= 2);
    for (const { actor } of entries) assert.deepEqual([actor.kind, /^key_/.test(actor.id)], ["secret-key", true]);
    assert.ok(!text.includes("ann@shop.example"));
    const { query } = server.server.kernel.database;
    const kept = await query
      .selectFrom("audit_entry")
      .select(["target_id", "workspace_id"])
      .where("action", "=", "contact.erased")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    assert.equal(kept[0]?.target_id, kept[1]?.target_id, "two erasures of one user are told to be of one");
    // Whoever has the database and guesses the id must not find out that this user was erased.
    const guessed = visitorOfUser(kept[0]!.workspace_id, "ann@shop.example");
    assert.ok(kept.every(({ target_id }) => target_id !== guessed));
  });

  test("belongs to one workspace, whatever the user's id", async () => {
    await send(backend, "Ours", { userId: "u-5" });
    const other = await signUp(server.client);
    assert.deepEqual(await readExport("u-5", other.client), []);
    assert.equal((await other.client.call("DELETE", pathOf("u-5"))).status, 204);
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
});
