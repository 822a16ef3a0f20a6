import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { joinTeam, tokenOfLink } from "../../../testing/join-team.ts";
import { nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
let owner: Person;
let scopes: string[];
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  scopes = (await owner.client.get("/api/auth/me")).body.scopes;
});
after(() => server.stop());

const password = "seven quiet herons wade at dusk";
let count = 0;
const newEmail = () => `rights${++count}-${process.pid}@example.com`;
const ofAgents = ["conversations", "contacts", "leads"];
const agentScopes = () =>
  scopes.filter((scope) => ofAgents.includes(scope.split(":")[0]!) || scope === "knowledge:read");
const keyWith = async (some: string[], more = {}) =>
  server.client.as(await makeKey(owner, { scopes: some, name: some.join().slice(0, 100), ...more }));
const accept = (token: string) => server.client.post("/api/invitations/accept", { token, password });
const mailedToken = async (email: string) => tokenIn(await nextMail(server, email, "invited"));

test("a key invites to and gives only roles whose scopes it has itself", async () => {
  const colleague = await joinTeam(server, owner, "agent");
  const admin = await joinTeam(server, owner, "admin");
  const invite = async (some: string[], role: string) =>
    (await (await keyWith(some)).post("/api/members/invitations", { email: newEmail(), role })).body.code;
  const change = async (some: string[], role: string, { userId } = colleague) =>
    (await (await keyWith(some)).call("PATCH", `/api/members/${userId}`, { body: { role } })).body.code;
  const almost = scopes.filter((scope) => scope !== "settings:write");
  for (const some of [["members:write"], almost]) {
    assert.equal(await invite(some, "admin"), "forbidden");
    assert.equal(await change(some, "admin"), "forbidden");
  }
  assert.equal(await invite(["members:write"], "agent"), "forbidden");
  assert.equal(await change(["members:write"], "agent", admin), "forbidden");
  assert.equal(await invite([...agentScopes(), "members:write"], "agent"), undefined);
  assert.equal(await change([...agentScopes(), "members:write"], "agent", admin), "forbidden", "of an admin");
  assert.equal(await invite(scopes, "admin"), undefined);
  assert.equal(await change(scopes, "admin"), undefined);
  assert.equal(await invite(scopes, "owner"), "forbidden");
  assert.equal(await change(scopes, "owner"), "forbidden");
});

test("a key gets no link of an invitation, and a member gets one", async () => {
  const email = newEmail();
  const invited = await (await keyWith(scopes)).post("/api/members/invitations", { email, role: "agent" });
  assert.deepEqual([invited.status, "url" in invited.body], [201, false], invited.text);
  const joined = await accept(await mailedToken(email));
  assert.equal(joined.body.workspace?.role, "agent", joined.text);
  const body = { email: newEmail(), role: "agent" };
  assert.match((await owner.client.post("/api/members/invitations", body)).body.url, /token=/);
});

test("a caller removes and takes back only what has no scopes beyond its own", async () => {
  const key = await keyWith([...agentScopes(), "members:write"]);
  const [agent, admin] = [await joinTeam(server, owner, "agent"), await joinTeam(server, owner, "admin")];
  const remove = (client: typeof key, path: string) => client.call("DELETE", `/api/members/${path}`);
  for (const [role, { userId }, status] of [
    ["agent", agent, 204],
    ["admin", admin, 403],
  ] as const) {
    const email = newEmail();
    const invited = await owner.client.post("/api/members/invitations", { email, role });
    const replaced = await key.post("/api/members/invitations", { email, role: "agent" });
    assert.equal(replaced.status, status === 204 ? 201 : status, replaced.text);
    const { id } = status === 204 ? replaced.body : invited.body;
    assert.equal((await remove(key, `invitations/${id}`)).status, status, role);
    assert.equal((await remove(key, userId)).status, status, role);
  }
  assert.equal((await remove(admin.client, admin.userId)).status, 204, "leaving needs nothing");
});

/** Bounds of keys that a member would not have, and how the answer tells each. */
const bounds = [
  [{ expiresAt: new Date(Date.now() + 3_600_000).toISOString() }, /ends at/],
  [{ allowedAddresses: ["127.0.0.0/8", "::1"] }, /certain addresses/],
  [{ databaseRules: [{ table: "orders", operations: ["insert"] }] }, /databaseRules/],
] as const;

for (const [bound, reason] of bounds)
  test(`a key with ${Object.keys(bound)} invites nobody, and gives no member more`, async () => {
    const colleague = await joinTeam(server, owner, "agent");
    const isRuled = "databaseRules" in bound;
    const key = await keyWith(isRuled ? [...agentScopes(), "members:write"] : scopes, bound);
    const answers = [await key.post("/api/members/invitations", { email: newEmail(), role: "agent" })];
    // A key with rules lacks scopes of an admin.
    if (!isRuled) {
      answers.push(await key.post("/api/members/invitations", { email: newEmail(), role: "admin" }));
      answers.push(await key.call("PATCH", `/api/members/${colleague.userId}`, { body: { role: "admin" } }));
    }
    for (const answer of answers) {
      assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"], answer.text);
      assert.match(answer.body.detail, reason);
    }
    if (isRuled) return;
    const admin = await joinTeam(server, owner, "admin");
    const lowered = await key.call("PATCH", `/api/members/${admin.userId}`, { body: { role: "agent" } });
    assert.equal(lowered.status, 200, "a member gets less");
  });

test("an invitation ends with the key that made it, and when the key gets an end or addresses", async () => {
  const endings = [
    (id: string) => owner.client.call("DELETE", `/api/keys/${id}`),
    (id: string) => owner.client.call("PATCH", `/api/keys/${id}`, { body: bounds[0][0] }),
    (id: string) => owner.client.call("PATCH", `/api/keys/${id}`, { body: bounds[1][0] }),
  ];
  for (const end of endings) {
    const made = await owner.client.post("/api/keys", { name: `k${++count}`, kind: "secret", scopes });
    const email = newEmail();
    await server.client.as(made.body.key).post("/api/members/invitations", { email, role: "admin" });
    const token = await mailedToken(email);
    assert.ok((await end(made.body.id)).status < 300);
    assert.equal((await accept(token)).body.code, "invalid-link");
  }
});

test("an invitation is void once its inviter could not make it any more", async () => {
  const other = await joinTeam(server, owner, "owner");
  const inviteAs = async (role: string) =>
    (await other.client.post("/api/members/invitations", { email: newEmail(), role })).body;
  const [toOwner, toAdmin] = [await inviteAs("owner"), await inviteAs("admin")];
  const change = (role: string) => owner.client.call("PATCH", `/api/members/${other.userId}`, { body: { role } });
  assert.equal((await change("admin")).status, 200);
  assert.equal((await accept(tokenOfLink(toOwner.url))).body.code, "invalid-link");
  const page = await server.client.get(`/account/invitation?token=${tokenOfLink(toOwner.url)}`);
  assert.doesNotMatch(page.text, /<form/);
  assert.equal((await accept(tokenOfLink(toAdmin.url))).status, 200);
  // The role may also change where nobody deletes invitations: it is read when the link is used.
  const late = await until(async () => {
    const answer = await other.client.post("/api/members/invitations", { email: newEmail(), role: "admin" });
    return answer.status === 201 ? answer.body : await renew();
  });
  await execute(server.server.kernel.database.query)`
    update member set role = 'agent' from account
    where account.id = member.account_id and account.email = ${other.email}`;
  assert.equal((await accept(tokenOfLink(late.url))).body.code, "invalid-link");

  async function renew(): Promise<undefined> {
    const { email, password: own } = other;
    const signedIn = await server.client.post("/api/auth/signin", { email, password: own });
    other.client = server.client.as(signedIn.body.accessToken);
    return undefined;
  }
});
