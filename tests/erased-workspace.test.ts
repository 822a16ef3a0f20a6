import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { databaseNameOf } from "../server/capabilities/database/plane/database-name-of.ts";
import { openPlane } from "../server/capabilities/database/plane/open-plane.ts";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { makeKey, signUp, type TestClient } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";

describe("a workspace that is erased while it is used", () => {
  const nodes: TestServer[] = [];
  before(async () => {
    // A workspace may use six of twenty connections: on a slow machine its many requests would wait too long for two.
    const settings = { PARLEY_DB_CONNECTIONS: "20" };
    const first = await startTestServer({ settings });
    nodes.push(first, await startTestServer({ settings, connection: first.connection }));
  });
  after(async () => {
    for (const node of nodes.toReversed()) await node.stop();
  });

  /** Requests of every kind; each gives its status. */
  const requestsOf = (client: TestClient, source: { id: string; secret: string }) => {
    let count = 0;
    const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const { status, text } = await client.call(method, path, { ...(body === undefined ? {} : { body }), headers });
      assert.ok(status < 500, `${method} ${path}: ${status} ${text}`);
      return status;
    };
    const once = () => ({ "idempotency-key": `erased-${count++}` });
    const question = { message: "When are you open?" };
    return [
      () => call("POST", "/api/chatbot/send", question),
      () => call("POST", "/api/chatbot/send", { ...question, sessionId: "one" }, once()),
      () => call("POST", "/api/chatbot/send", question, { accept: "text/event-stream" }),
      () =>
        call("POST", "/v1/chat/completions", { model: "parley-offline", messages: [{ role: "user", content: "Hi" }] }),
      () => call("POST", "/v1/responses", { model: "parley-offline", input: "When are you open?" }),
      () => call("POST", "/api/knowledge/sources", { type: "text", title: "A", content: `Text ${count++}.` }, once()),
      () => call("POST", "/api/knowledge/search", { query: "open" }),
      () => call("PUT", "/api/knowledge/synonyms", { groups: [["open", "unlocked"]] }),
      () => call("POST", "/api/conversations/one/messages", { text: "Hello" }, once()),
      () => call("POST", "/api/conversations/one/hand-over"),
      () => call("POST", "/api/conversations/one/hand-back"),
      () => call("DELETE", "/api/conversations/one"),
      () => call("GET", "/api/conversations"),
      () => call("POST", "/api/assistants", { name: `A ${count++}`, instructions: "Be brief." }, once()),
      () => call("POST", "/api/webhook/sources", { name: "shop" }, once()),
      () => call("POST", "/api/webhook/endpoints", { url: "https://example.com/hook", events: ["*"] }, once()),
      () => call("POST", "/api/stream/tickets"),
      () =>
        call("POST", "/api/database", {
          operation: "createTable",
          table: `t${count++}`,
          columns: [{ name: "id", type: "serial", primaryKey: true }],
        }),
      () => call("POST", "/api/database", { operation: "insert", table: "t0", rows: [{}] }, once()),
      () => call("POST", "/api/database", { operation: "sql", sql: "select count(*) from pg_class" }),
      () => call("POST", "/api/database", { operation: "describe" }),
      () => call("DELETE", "/api/users/nobody"),
      () => call("POST", "/api/keys", { name: "more", kind: "secret" }, once()),
      () => {
        const body = JSON.stringify({ event: "user_message", data: { userId: `u${count++}`, message: "Hi" } });
        const time = Math.floor(Date.now() / 1000);
        const hash = createHmac("sha256", source.secret).update(`${time}.${body}`).digest("hex");
        const headers = { "x-webhook-signature": `t=${time},v1=${hash}` };
        return call("POST", `/api/webhook/process/${source.id}`, body, headers);
      },
    ];
  };

  test("answers nothing with a server error, refuses its key, and leaves no row", async () => {
    const first = nodes[0]!;
    const person = await signUp(first.client);
    const key = await makeKey(person, { scopes: (await person.client.get("/api/auth/me")).body.scopes });
    const source = (await first.client.as(key).post("/api/webhook/sources", { name: "till" })).body;
    await person.client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When are you open?",
      answer: "At nine.",
    });
    let isErased = false;
    const repeat = async (request: () => Promise<number>) => {
      while ((await request()) !== 401 || !isErased);
    };
    const running = nodes.flatMap((node) => requestsOf(node.client.as(key), source).map(repeat));
    await first.client.as(key).get("/api/conversations");
    const erased = await until(async () => {
      const answer = await person.client.call("DELETE", "/api/auth/me", { body: { password: person.password } });
      // The erasures of its users keep the workspace's turn at long work, on a slow machine for too long.
      return answer.status !== 429 && answer;
    });
    isErased = true;
    assert.equal(erased.status, 204, erased.text);
    assert.equal((await first.client.as(key).get("/api/conversations")).status, 401, "at once on this node");
    for (const outcome of await Promise.allSettled(running)) if (outcome.status === "rejected") throw outcome.reason;

    const { pool } = first.server.kernel.database;
    const { rows: tables } = await pool.query(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'",
    );
    for (const { name } of tables) {
      if (name === "audit_entry") continue;
      const { rows } = await pool.query(`select count(*)::int as left from "${name}" where workspace_id = $1`, [
        WorkspaceId.parse(person.workspaceId),
      ]);
      assert.equal(rows[0].left, 0, name);
    }
    const databaseName = databaseNameOf(WorkspaceId.parse(person.workspaceId) as string);
    const { administrator } = await openPlane(first.server.kernel);
    await until(async () => {
      const { rows } = await administrator.query("select from pg_database where datname = $1", [databaseName]);
      return rows.length === 0;
    });
  });
});
