import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../testing/client.ts";
import { auditOf } from "../../testing/events-of.ts";
import { mailsOf, nextMail, tokenIn } from "../../testing/received-mail.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

let server: TestServer;
let operator: Person;
before(async () => {
  server = await startTestServer({ settings: { ...publicInstallation, PARLEY_SIGNUP: "approval" } });
  operator = await signUp(server.client);
  const token = tokenIn(await nextMail(server, operator.email, "Confirm"));
  assert.equal((await operator.client.post("/api/auth/verify-email", { token })).status, 200);
});
after(() => server.stop());

const waiting = async () => {
  const { body } = await operator.client.get("/api/installation/workspaces?awaitsApproval=true");
  return body.data.map(({ id }: { id: string }) => id);
};
const decide = (person: Person, body: unknown) =>
  operator.client.call("PATCH", `/api/installation/workspaces/${person.workspaceId}`, { body });
const me = async (person: Person) => (await person.client.get("/api/auth/me")).body;

describe("a new workspace, where PARLEY_SIGNUP is approval", () => {
  test("waits for the operator, who is told, and begins when the operator says yes", async () => {
    assert.equal((await me(operator)).workspaceAwaitsApproval, false, "the first one is the operator's");
    const person = await signUp(server.client);
    assert.equal((await me(person)).workspaceAwaitsApproval, true);
    const refused = await person.client.post("/api/chatbot/send", { message: "Hello?" });
    assert.deepEqual([refused.status, refused.body.code], [403, "workspace-suspended"]);
    assert.match(refused.body.detail, /approve/);
    assert.deepEqual(await waiting(), [person.workspaceId]);
    await nextMail(server, operator.email, "waits for you");
    const token = tokenIn(await nextMail(server, person.email, "Confirm"));
    assert.equal((await person.client.post("/api/auth/verify-email", { token })).status, 200);
    const approved = await decide(person, { status: "active" });
    assert.deepEqual([approved.status, approved.body.status, approved.body.awaitsApproval], [200, "active", false]);
    assert.equal((await person.client.post("/api/chatbot/send", { message: "Hello?" })).status, 200);
    await nextMail(server, person.email, "may begin");
    assert.deepEqual(await waiting(), []);
    assert.ok((await auditOf(server, person.workspaceId)).includes("workspace.approved"));
    await decide(person, { status: "suspended" });
    assert.deepEqual([await waiting(), (await me(person)).workspaceAwaitsApproval], [[], false]);
  });

  test("keeps waiting when the owner of the mailbox starts again, and goes when it is refused", async () => {
    const person = await signUp(server.client);
    await server.client.post("/api/auth/forgot-password", { email: person.email });
    const token = await until(async () => {
      const mails = (await mailsOf(server)).filter(({ to, subject }) => to === person.email && /Confirm/.test(subject));
      return mails.length > 1 && tokenIn(mails.at(-1)!);
    });
    const password = "eleven tall herons at dawn";
    assert.equal((await server.client.post("/api/auth/reset-password", { token, password })).status, 204);
    const { body } = await server.client.post("/api/auth/signin", { email: person.email, password });
    assert.notEqual(body.workspace.id, person.workspaceId);
    const again = { ...person, workspaceId: body.workspace.id, client: server.client.as(body.accessToken) };
    assert.deepEqual([await waiting(), (await me(again)).workspaceAwaitsApproval], [[body.workspace.id], true]);
    const path = `/api/installation/workspaces/${body.workspace.id}`;
    const { status, body: refused } = await operator.client.call("DELETE", path);
    assert.deepEqual([status, refused.deletedBy, refused.awaitsApproval], [202, "operator", true]);
  });
});
