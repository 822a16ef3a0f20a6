import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { capabilities } from "../../../app.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { needsVerifiedEmail } from "../../../kernel/wire/route.ts";
import { routesOf } from "../../../start-server.ts";
import { signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { endUnverifiedAccounts } from "./end-unverified-accounts.ts";

const dayMs = 86_400_000;
const routes = routesOf(capabilities);

describe("an unverified account of a public installation", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
  });
  after(() => server.stop());

  test("may converse and manage its sessions, and everything else that makes or changes something is refused", async () => {
    const person = await signUp(server.client);
    const open: string[] = [];
    for (const { method, path, definition } of routes) {
      const isChange = method === "POST" || method === "PUT" || method === "PATCH";
      if (!isChange || definition.guard.kind === "anyone" || definition.guard.kind === "signature") continue;
      const answer = await person.client.call(method, path.replaceAll(/:\w+/g, "some-id"), { body: {} });
      // Clients of OpenAI expect underscores.
      const code = String(answer.body?.code ?? answer.body?.error?.code).replaceAll("_", "-");
      assert.equal(code === "email-unverified", needsVerifiedEmail(method, definition), `${method} ${path}`);
      if (code !== "email-unverified") open.push(`${method} ${path}`);
    }
    // A new line here needs a reason: what does the route leave that works on its own?
    assert.deepEqual(open.sort(), [
      "PATCH /api/auth/me",
      "PATCH /api/conversations/:sessionId",
      "PATCH /api/labels/:labelId",
      "PATCH /api/saved-replies/:savedReplyId",
      "POST /api/auth/change-password",
      "POST /api/auth/passkeys",
      "POST /api/auth/passkeys/options",
      "POST /api/auth/recovery-codes",
      "POST /api/auth/switch",
      "POST /api/auth/totp",
      "POST /api/auth/totp/confirm",
      "POST /api/auth/verify-email/resend",
      "POST /api/chat",
      "POST /api/chat/:sessionId/stop",
      "POST /api/chatbot",
      "POST /api/chatbot/send",
      "POST /api/conversations/:sessionId/close",
      "POST /api/conversations/:sessionId/hand-back",
      "POST /api/conversations/:sessionId/hand-over",
      "POST /api/conversations/:sessionId/messages",
      "POST /api/conversations/:sessionId/stop",
      "POST /api/conversations/:sessionId/typing",
      "POST /api/conversations/:sessionId/viewing",
      "POST /api/knowledge/search",
      "POST /api/labels",
      "POST /api/messages/:messageId/feedback",
      "POST /api/saved-replies",
      "POST /api/stream/tickets",
      "POST /api/voice/start",
      "POST /api/voicebot",
      "POST /api/workflows/validate",
      "POST /mcp",
      "POST /v1/audio/speech",
      "POST /v1/audio/transcriptions",
      "POST /v1/chat/completions",
      "POST /v1/embeddings",
      // A client secret ends with the sign-in, as a ticket of the stream does.
      "POST /v1/responses",
      "POST /v1/responses/:responseId/cancel",
      "PUT /api/conversations/:sessionId/labels",
      "PUT /api/conversations/:sessionId/seen",
      "PUT /api/conversations/:sessionId/snooze",
    ]);
  });

  test("is told what to do next", async () => {
    const person = await signUp(server.client);
    const refused = await person.client.post("/api/keys", { name: "k", kind: "secret" });
    assert.equal(refused.status, 403);
    assert.match(refused.body.detail, /link in the mail.*POST \/api\/auth\/verify-email\/resend/);
  });

  test("calls no action by /mcp that changes something", async () => {
    const call = (name: string, input: object) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: input },
    });
    const changing = [...server.server.kernel.actions.values()].filter((action) => !action.isReadOnly);
    const person = await signUp(server.client);
    for (const { name, isForConversations, allowsUnverified } of changing) {
      const answer = await person.client.post("/mcp", call(name, { message: "Hello" }), {
        headers: { accept: "application/json, text/event-stream" },
      });
      assert.equal(answer.status, 200, answer.text);
      const isRefused = /Verify your e-mail address/.test(answer.text);
      assert.equal(isRefused, !allowsUnverified, `${name} ${isForConversations}`);
    }
  });

  test("has its full rights at once when its address is verified", async () => {
    const person = await signUpVerified(server);
    assert.equal((await person.client.post("/api/keys", { name: "k", kind: "secret" })).status, 201);
  });
});

describe("the end of unverified accounts", () => {
  test("comes after three days, with everything of the account, but neither for the operator nor for a verified one", async () => {
    const server = await startTestServer({ settings: publicInstallation });
    try {
      const { kernel } = server.server;
      const operator = await signUp(server.client);
      const verified = await signUpVerified(server);
      const early = await signUp(server.client, "early@example.com");
      moveClock(server, dayMs);
      const late = await signUp(server.client, "late@example.com");
      const signInStatus = async ({ email, password }: { email: string; password: string }) =>
        (await server.client.post("/api/auth/signin", { email, password })).status;
      moveClock(server, 2 * dayMs - 60_000);
      await endUnverifiedAccounts.run(kernel, {});
      assert.equal(await signInStatus(early), 200, "not a minute too early");
      moveClock(server, 60_000);
      await endUnverifiedAccounts.run(kernel, {});
      assert.equal(await signInStatus(early), 401);
      for (const person of [operator, verified, late]) assert.equal(await signInStatus(person), 200, person.email);
      const left = await all(kernel.database.query)`select from workspace`;
      assert.equal(left.length, 3);
      const again = await signUp(server.client, "early@example.com");
      assert.notEqual(again.workspaceId, early.workspaceId);
    } finally {
      await server.stop();
    }
  });

  test("ends their sessions on every node", async () => {
    const server = await startTestServer({ settings: publicInstallation });
    try {
      await signUp(server.client);
      const person = await signUp(server.client);
      const { kernel } = server.server;
      const past = new Date(kernel.clock.now() - 1);
      await execute(kernel.database.query)`update account set ends_at = ${past} where email = ${person.email}`;
      assert.equal((await person.client.get("/api/auth/sessions")).status, 200);
      await endUnverifiedAccounts.run(kernel, {});
      await until(async () => (await person.client.get("/api/auth/sessions")).status === 401);
    } finally {
      await server.stop();
    }
  });

  test("does not come for accounts that were made while the installation was private", async () => {
    const former = await startTestServer();
    const server = await startTestServer({ settings: publicInstallation, connection: former.connection });
    try {
      await signUp(former.client);
      const person = await signUp(former.client);
      moveClock(server, 30 * dayMs);
      await endUnverifiedAccounts.run(server.server.kernel, {});
      const { email, password } = person;
      assert.equal((await server.client.post("/api/auth/signin", { email, password })).status, 200);
    } finally {
      await server.stop();
      await former.stop();
    }
  });
});
