import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { asColleague, joinTeam, tokenOfLink } from "../../../testing/join-team.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const password = "seven quiet herons wade at dusk";
const days = 86_400_000;
let count = 0;
const newEmail = () => `invited${++count}-${process.pid}@example.com`;

const invite = (person: Person, email: string, role = "agent") =>
  person.client.post("/api/members/invitations", { email, role });

describe("invitations", () => {
  let server: TestServer;
  let owner: Person;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
    owner = await signUpVerified(server);
  });
  after(() => server.stop());
  const accept = (body: Record<string, unknown>, client = server.client) =>
    client.post("/api/invitations/accept", body);

  test("a stranger joins by the mailed link, which verifies the address, and starts in that workspace", async () => {
    const inviter = await signUpVerified(server);
    const email = newEmail();
    const invited = await invite(inviter, email.toUpperCase());
    assert.equal(invited.status, 201, invited.text);
    assert.equal(invited.body.email, email);
    assert.equal(invited.body.isMailed, true);
    assert.match(invited.body.url, /^https:\/\/assistant\.example\.com\/account\/invitation\?token=/);
    const mail = await nextMail(server, email, "invited");
    assert.ok(mail.text.includes(inviter.email), "the mail names the verified address of the inviter");
    assert.notEqual(tokenIn(mail), tokenOfLink(invited.body.url));

    const joined = await accept({ token: tokenIn(mail), name: "Bea", password });
    assert.equal(joined.status, 200, joined.text);
    assert.deepEqual(joined.body.workspace, { id: inviter.workspaceId, name: "My workspace", role: "agent" });
    assert.deepEqual(joined.body.user, {
      id: joined.body.user.id,
      email,
      name: "Bea",
      language: null,
      picture: null,
      emailVerified: true,
    });
    const me = await server.client.as(joined.body.accessToken).get("/api/auth/me");
    assert.equal(me.body.workspaces.length, 1, "no workspace of one's own comes with an invitation");
    assert.deepEqual((await eventsOf(server, inviter.workspaceId)).slice(1), [
      { type: "member.invited", data: { invitationId: invited.body.id, role: "agent" } },
      { type: "member.joined", data: { userId: joined.body.user.id, role: "agent" } },
    ]);
    assert.deepEqual((await auditOf(server, inviter.workspaceId)).slice(-3), [
      "invitation.created",
      "member.joined",
      "session.started",
    ]);
  });

  test("the link that the inviter is shown leaves the address unverified", async () => {
    const email = newEmail();
    const { body } = await invite(owner, email);
    const joined = await accept({ token: tokenOfLink(body.url), password });
    assert.equal(joined.body.user.emailVerified, false);
    const colleague = server.client.as(joined.body.accessToken);
    assert.equal((await colleague.post("/api/chatbot/send", { message: "Hello" })).status, 200);
    const token = tokenIn(await nextMail(server, email, "Confirm"));
    assert.equal((await colleague.post("/api/auth/verify-email", { token })).body.user.emailVerified, true);
  });

  test("an invitation is accepted once, by one of its two links, also when both are used at once", async () => {
    const email = newEmail();
    const { body } = await invite(owner, email);
    const tokens = [tokenOfLink(body.url), tokenIn(await nextMail(server, email, "invited"))];
    const answers = await Promise.all([...tokens, ...tokens].map((token) => accept({ token, password })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    for (const { status, body: problem } of answers) {
      if (status !== 200) assert.ok(["invalid-link", "email-taken"].includes(problem.code), problem.code);
    }
    for (const token of tokens) assert.equal((await accept({ token, password })).body.code, "invalid-link");
    const members = (await owner.client.get("/api/members?limit=100")).body.data;
    assert.equal(members.filter((member: { email: string }) => member.email === email).length, 1);
  });

  test("a retry with the same Idempotency-Key gets the same answer", async () => {
    const token = tokenOfLink((await invite(owner, newEmail())).body.url);
    const retry = { headers: { "idempotency-key": "0d5b1f9a-2f67-4d0b-8a5c-6f1f9f2f7c11" } };
    const answers = [];
    for (let i = 0; i < 2; i++)
      answers.push(await server.client.post("/api/invitations/accept", { token, password }, retry));
    assert.equal(answers[0]!.status, 200);
    assert.deepEqual(answers[1]!.body, answers[0]!.body);
  });

  test("an unknown, a withdrawn, a replaced and an expired invitation are refused alike", async (t) => {
    assert.equal((await accept({ token: "x".repeat(43), password })).body.code, "invalid-link");
    const withdrawn = (await invite(owner, newEmail())).body;
    assert.equal((await owner.client.call("DELETE", `/api/members/invitations/${withdrawn.id}`)).status, 204);
    const email = newEmail();
    const replaced = (await invite(owner, email)).body;
    const current = (await invite(owner, email)).body;
    for (const { url } of [withdrawn, replaced]) {
      const { status, body } = await accept({ token: tokenOfLink(url), password });
      assert.deepEqual([status, body.code], [422, "invalid-link"]);
    }
    const listed = (await owner.client.get("/api/members/invitations")).body.data;
    assert.deepEqual(
      listed.filter((each: { email: string }) => each.email === email).map(({ id }: { id: string }) => id),
      [current.id],
    );
    assert.deepEqual(Object.keys(listed[0]).sort(), ["createdAt", "email", "expiresAt", "id", "invitedBy", "role"]);
    const clock = server.server.kernel.clock;
    t.after(() => {
      server.server.kernel.clock = clock;
    });
    moveClock(server, 7 * days);
    assert.equal((await accept({ token: tokenOfLink(current.url), password })).body.code, "invalid-link");
  });

  test("an account joins by its password or its access token, and keeps its own workspace", async () => {
    const bob = await signUpVerified(server);
    const first = tokenOfLink((await invite(owner, bob.email, "admin")).body.url);
    const unproved = await accept({ token: first });
    assert.deepEqual([unproved.status, unproved.body.code], [401, "unauthenticated"]);
    const wrong = await accept({ token: first, password: "not the password" });
    assert.deepEqual([wrong.status, wrong.body.code], [403, "wrong-password"]);
    const joined = await accept({ token: first, password: bob.password });
    assert.deepEqual([joined.status, joined.body.workspace.id], [200, owner.workspaceId]);
    const mine = (await bob.client.get("/api/auth/me")).body.workspaces;
    assert.deepEqual(
      mine.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [
        [bob.workspaceId, "owner"],
        [owner.workspaceId, "admin"],
      ],
    );
    const eve = await signUpVerified(server);
    const second = tokenOfLink((await invite(owner, eve.email)).body.url);
    assert.equal((await accept({ token: second }, eve.client)).body.workspace.id, owner.workspaceId);
  });

  test("somebody signed in with another address cannot take the invitation", async () => {
    const stranger = await signUpVerified(server);
    const { body } = await invite(owner, newEmail());
    const answer = await accept({ token: tokenOfLink(body.url) }, stranger.client);
    assert.deepEqual([answer.status, answer.body.code], [403, "forbidden"]);
    assert.equal((await accept({ token: tokenOfLink(body.url), password })).status, 200);
  });

  test("a stranger's sign-up with the invited address does not get in by the invited person's mail", async () => {
    const email = newEmail();
    const stranger = await signUp(server.client, email);
    await invite(owner, email);
    const token = tokenIn(await nextMail(server, email, "invited"));
    assert.equal((await accept({ token, password })).body.code, "wrong-password");
    const proof = tokenIn(await nextMail(server, email, "Confirm"));
    assert.equal((await server.client.post("/api/auth/reset-password", { token: proof, password })).status, 204);
    assert.equal((await accept({ token, password })).body.user.emailVerified, true);
    assert.equal((await stranger.client.get("/api/auth/me")).status, 401);
  });

  test("a new account needs a good password, and the invitation stays open until then", async () => {
    const token = tokenOfLink((await invite(owner, newEmail())).body.url);
    for (const [weak, status] of [
      [undefined, 400],
      ["short", 400],
      ["password123", 422],
    ] as const) {
      const { status: got, body } = await accept({ token, ...(weak === undefined ? {} : { password: weak }) });
      assert.equal(got, status, String(weak));
      assert.equal(body.errors[0].pointer, "/body/password");
    }
    assert.equal((await accept({ token, password })).status, 200);
  });

  test("only owners invite owners, and an owner's address must be verified", async () => {
    const admin = await joinTeam(server, owner, "admin");
    const confirm = tokenIn(await nextMail(server, admin.email, "Confirm"));
    await admin.client.post("/api/auth/verify-email", { token: confirm });
    const email = newEmail();
    assert.equal((await invite(admin, email, "owner")).body.code, "forbidden");
    const key = server.client.as(await makeKey(owner, { scopes: ["members:write"] }));
    assert.equal((await key.post("/api/members/invitations", { email, role: "owner" })).status, 403);
    assert.equal((await key.post("/api/members/invitations", { email: newEmail(), role: "agent" })).status, 403);
    const open = (await invite(owner, email, "owner")).body;
    assert.equal((await invite(admin, email, "agent")).status, 403, "an admin does not replace an owner's");
    assert.equal((await admin.client.call("DELETE", `/api/members/invitations/${open.id}`)).status, 403);
    assert.equal((await accept({ token: tokenOfLink(open.url), password })).body.code, "email-unverified");
    const token = tokenIn(await nextMail(server, email, "invited"));
    assert.equal((await accept({ token, password })).body.workspace.role, "owner");
    await owner.client.call("DELETE", `/api/members/${(await memberBy(email)).id}`);
  });

  const memberBy = async (email: string): Promise<{ id: string; role: string }> =>
    (await owner.client.get("/api/members?limit=100")).body.data.find(
      (each: { email: string }) => each.email === email,
    );

  test("a member's address and a malformed one cannot be invited, an agent cannot invite", async () => {
    const agent = await joinTeam(server, owner, "agent");
    const again = await invite(owner, agent.email);
    assert.deepEqual([again.status, again.body.code], [409, "already-member"]);
    assert.equal((await invite(owner, "nobody")).body.errors[0].pointer, "/body/email");
    assert.equal((await invite(owner, newEmail(), "king")).status, 400);
    assert.equal((await invite(agent, newEmail())).body.code, "forbidden");
    assert.equal((await agent.client.get("/api/members/invitations")).body.code, "forbidden");
  });

  test("another workspace's invitations are not found, and its links lead to its own workspace", async () => {
    const other = await signUpVerified(server);
    const { body } = await invite(owner, newEmail());
    const path = `/api/members/invitations/${body.id}`;
    assert.equal((await other.client.call("DELETE", path)).body.code, "not-found");
    assert.deepEqual((await other.client.get("/api/members/invitations")).body.data, []);
    assert.equal((await owner.client.call("DELETE", path)).status, 204);
  });

  test("an address gets three invitations by mail within an hour, and the inviter is told", async () => {
    const email = newEmail();
    const mailed = [];
    for (let i = 0; i < 4; i++) mailed.push((await invite(owner, email)).body.isMailed);
    assert.deepEqual(mailed, [true, true, true, false]);
  });

  test("the page of the link takes a name and a password, and opening it changes nothing", async () => {
    const email = newEmail();
    const named = await signUpVerified(server);
    await named.client.call("PATCH", "/api/settings/workspace", { body: { name: "Ada <b>& Co" } });
    const token = tokenOfLink((await invite(named, email)).body.url);
    const page = await server.client.get(`/account/invitation?token=${token}`);
    assert.match(page.text, /Ada &#60;b&#62;&#38; Co/);
    assert.ok(!page.text.includes("<b>"));
    const submit = (fields: Record<string, string>) =>
      server.client.call("POST", "/account/invitation", {
        body: new URLSearchParams({ token, ...fields }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const weak = await submit({ name: "Bea", password: "short" });
    assert.equal(weak.status, 422);
    assert.match(weak.text, /role="alert"/);
    assert.equal((await submit({ name: "Bea", password })).status, 200);
    assert.match((await submit({ password })).text, /has ended/);
    const login = { email, password };
    const bea = asColleague(server, login, await server.client.post("/api/auth/signin", login));
    assert.equal(bea.workspaceId, named.workspaceId);
  });
});

test("an invitation is accepted where nobody can sign up", async (t) => {
  const first = await startTestServer({ settings: publicInstallation });
  t.after(() => first.stop());
  const owner = await signUpVerified(first);
  const closed = await startTestServer({
    settings: { ...publicInstallation, PARLEY_SIGNUP: "closed" },
    connection: first.connection,
  });
  t.after(() => closed.stop());
  assert.equal((await closed.client.post("/api/auth/signup", { email: newEmail(), password })).status, 403);
  const colleague = await joinTeam(closed, { ...owner, client: closed.client.as(owner.accessToken) }, "agent");
  assert.equal((await colleague.client.get("/api/auth/me")).body.workspace.id, owner.workspaceId);
});
