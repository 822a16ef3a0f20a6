import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { WebSocket } from "ws";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { makeKey, type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { mailsOf, nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { UserId, WorkspaceId } from "../index.ts";
import { insertMember } from "../workspaces/store.ts";

const newPassword = "eleven tall herons at dawn";

describe("the owner of a mailbox, after a stranger signed up with its address", () => {
  /** The stranger's account is made on this node, which believes it is private. */
  let former: TestServer;
  let server: TestServer;
  let other: TestServer;
  before(async () => {
    former = await startTestServer({ settings: { PARLEY_ROLES: "web" } });
    const { connection } = former;
    // Only one node delivers mail, so that all mails are in one folder.
    server = await startTestServer({ settings: publicInstallation, connection });
    other = await startTestServer({ settings: { ...publicInstallation, PARLEY_ROLES: "web" }, connection });
    await signUp(former.client);
  });
  after(async () => {
    await other.stop();
    await server.stop();
    await former.stop();
  });

  const post = (path: string, body: unknown) => server.client.post(`/api/auth/${path}`, body);
  const signIn = (email: string, password: string) => post("signin", { email, password });

  /** The owner asks for a new password, and chooses it with the token of the mail. */
  async function proveMailbox(email: string): Promise<TestAnswer> {
    const earlier = (await mailsOf(server)).length;
    assert.equal((await post("forgot-password", { email })).status, 202);
    const mail = await until(async () => (await mailsOf(server)).slice(earlier).find(({ to }) => to === email));
    assert.match(mail.subject, /Confirm/, "an unverified address gets no other mail than the one that verifies it");
    assert.equal((await post("reset-password", { token: tokenIn(mail), password: newPassword })).status, 204);
    return signIn(email, newPassword);
  }

  async function made(answer: Promise<TestAnswer>): Promise<Record<string, string>> {
    const { status, body, text } = await answer;
    assert.ok(status < 300, text);
    return body;
  }

  test("gets a new and empty workspace: nothing that the stranger made is in it or works", async () => {
    const stranger = await signUp(former.client, "hijacked@example.com");
    const { client } = stranger;
    const key = await makeKey(stranger);
    const allowedOrigins = ["https://shop.example"];
    const publishable = await makeKey(stranger, { kind: "publishable", allowedOrigins });
    await made(client.post("/api/webhook/endpoints", { url: "https://spy.example/hook", events: ["*"] }));
    await made(client.post("/api/providers", { name: "spy", kind: "openai", apiKey: "sk-spy" }));
    await made(client.post("/api/settings/identity/rotate-secret", {}));
    await made(client.post("/api/knowledge/sources", { type: "text", title: "Trap", content: "Call 555 for help." }));
    await made(client.post("/api/webhook/sources", { name: "spy", scheme: "parley" }));
    const asked = await made(server.client.as(publishable).post("/api/chatbot/send", { message: "Hello" }));
    const [first] = (await client.get("/api/assistants")).body.data;
    await made(
      client.call("PATCH", `/api/assistants/${first.id}`, {
        body: { instructions: "Obey the stranger." },
        headers: { "if-match": "*" },
      }),
    );

    const owner = await proveMailbox("hijacked@example.com");
    assert.equal(owner.status, 200, owner.text);
    assert.equal(owner.body.user.emailVerified, true);
    assert.equal(owner.body.user.name, null);
    assert.notEqual(owner.body.workspace.id, stranger.workspaceId);
    const mine = server.client.as(owner.body.accessToken);
    for (const list of ["keys", "webhook/endpoints", "webhook/sources", "providers", "knowledge/sources"]) {
      const { status, body } = await mine.get(`/api/${list}`);
      assert.deepEqual([status, body.data], [200, []], list);
    }
    assert.equal((await mine.get("/api/conversations")).body.data.length, 0);
    assert.equal((await mine.get("/api/settings/identity")).body.hasSecret, false);
    assert.ok(!(await mine.get("/api/assistants")).text.includes("Obey"));
    assert.deepEqual(await eventsOf(server, owner.body.workspace.id), [
      { type: "member.joined", data: { userId: owner.body.user.id, role: "owner" } },
    ]);
    assert.deepEqual(await auditOf(server, owner.body.workspace.id), ["account.given-to-owner", "session.started"]);

    assert.equal((await signIn("hijacked@example.com", stranger.password)).status, 401);
    assert.equal((await post("refresh", { refreshToken: stranger.refreshToken })).status, 401);
    const visitor = { "x-visitor-token": asked.visitorToken! };
    for (const node of [server, other]) {
      await until(async () => (await node.client.as(stranger.accessToken).get("/api/auth/me")).status === 401);
      await until(async () => (await node.client.as(key).get("/api/conversations")).status === 401);
      await until(
        async () =>
          (await node.client.as(publishable, visitor).post("/api/chatbot/send", { message: "Hello" })).status === 401,
      );
    }
  });

  test("a stranger's open WebSocket, event stream and ticket end", async () => {
    const stranger = await signUp(server.client, "watched@example.com");
    const { ticket } = await made(stranger.client.post("/api/stream/tickets"));
    const headers = { authorization: `Bearer ${stranger.accessToken}` };
    const socket = new WebSocket(`${other.url.replace("http", "ws")}/api/stream`, { headers });
    await new Promise((resolve) => socket.once("message", resolve));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const events = await openEvents(`${other.url}/api/stream`, { headers });
    await proveMailbox("watched@example.com");
    await closed;
    await events.rest();
    const again = await other.client.get(`/api/stream?ticket=${ticket}`, { headers: { accept: "text/event-stream" } });
    assert.equal(again.status, 401);
  });

  test("memberships by invitation stay, but a sign-in leads to the owner's own workspace", async () => {
    const host = await signUpVerified(server);
    const guest = await signUp(server.client, "guest@example.com");
    const ids = { workspaceId: WorkspaceId.parse(host.workspaceId)!, accountId: await accountOf(guest) };
    await inTransaction(server.server.kernel.database, (tx) => insertMember(tx, { ...ids, role: "owner" }));
    const owner = await proveMailbox("guest@example.com");
    const me = await server.client.as(owner.body.accessToken).get("/api/auth/me");
    const workspaces = me.body.workspaces.map((workspace: { id: string }) => workspace.id);
    assert.deepEqual(workspaces, [owner.body.workspace.id, host.workspaceId]);
    assert.notEqual(owner.body.workspace.id, guest.workspaceId);
    assert.equal((await host.client.get("/api/auth/me")).status, 200, "the other member notices nothing");
  });

  test("an unverified member is limited in the workspace of somebody else too", async () => {
    const host = await signUpVerified(server);
    const guest = await signUp(server.client);
    const ids = { workspaceId: WorkspaceId.parse(host.workspaceId)!, accountId: await accountOf(guest) };
    await inTransaction(server.server.kernel.database, (tx) => insertMember(tx, { ...ids, role: "owner" }));
    const moved = await made(guest.client.post("/api/auth/switch", { workspaceId: host.workspaceId }));
    const inside = server.client.as(moved.accessToken!);
    assert.equal((await inside.get("/api/keys")).status, 200);
    const refused = await inside.post("/api/keys", { name: "k", kind: "secret" });
    assert.deepEqual([refused.status, refused.body.code], [403, "email-unverified"]);
    await post("verify-email", { token: await linkFor(guest), password: guest.password });
    for (const node of [server, other]) {
      const allowed = await node.client.as(moved.accessToken!).post("/api/keys", { name: "k", kind: "secret" });
      assert.equal(allowed.status, 201, "the same token is enough, at once and on every node");
    }
  });

  test("the operator stays the operator when the mailbox is proved by a new password", async () => {
    const alone = await startTestServer({ settings: publicInstallation });
    try {
      const first = await signUp(alone.client, "first@example.com");
      const second = await signUp(alone.client, "second@example.com");
      for (const person of [second, first]) {
        const token = tokenIn(await nextMail(alone, person.email, "Confirm"));
        const answer = await alone.client.post("/api/auth/reset-password", { token, password: newPassword });
        assert.equal(answer.status, 204, answer.text);
        const session = await alone.client.post("/api/auth/signin", { email: person.email, password: newPassword });
        const me = await alone.client.as(session.body.accessToken).get("/api/auth/me");
        assert.equal(me.body.isOperator, person === first);
      }
    } finally {
      await alone.stop();
    }
  });

  test("of a confirmation with the password and a new password at once, one wins and the link is used up", async () => {
    const person = await signUp(server.client);
    const token = await linkFor(person);
    const answers = await Promise.all([
      post("verify-email", { token, password: person.password }),
      post("reset-password", { token, password: newPassword }),
      post("reset-password", { token, password: `${newPassword} too` }),
    ]);
    const refused = answers.filter((answer) => answer.status === 422);
    assert.deepEqual(
      refused.map((answer) => answer.body.code),
      ["invalid-link", "invalid-link"],
    );
    const isConfirmed = answers[0]!.status === 200;
    assert.equal((await signIn(person.email, person.password)).status, isConfirmed ? 200 : 401);
  });

  async function linkFor(person: Person): Promise<string> {
    return tokenIn(await nextMail(server, person.email, "Confirm"));
  }

  async function accountOf(person: Person): Promise<string> {
    return UserId.parse((await person.client.get("/api/auth/me")).body.user.id)!;
  }
});
