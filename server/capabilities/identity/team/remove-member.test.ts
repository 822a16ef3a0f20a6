import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { type Colleague, joinTeam, tokenOfLink } from "../../../testing/join-team.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
/** Another node with the same database. */
let elsewhere: TestServer;
before(async () => {
  server = await startTestServer();
  elsewhere = await startTestServer({ connection: server.connection });
  // The operator is not the person of the tests.
  await signUp(server.client);
});
after(async () => {
  await elsewhere.stop();
  await server.stop();
});

const remove = (by: Person, userId: string) => by.client.call("DELETE", `/api/members/${userId}`);
const change = (by: Person, userId: string, role: string) =>
  by.client.call("PATCH", `/api/members/${userId}`, { body: { role } });
const idOf = async (person: Person): Promise<string> => (await person.client.get("/api/auth/me")).body.user.id;
const refused = (token: string, node: TestServer) =>
  until(async () => (await node.client.as(token).get("/api/auth/me")).status === 401);
const refresh = async ({ refreshToken }: Person) => server.client.post("/api/auth/refresh", { refreshToken });

async function makeTeam(): Promise<{ owner: Colleague; admin: Colleague; agent: Colleague }> {
  const person = await signUp(server.client);
  const owner = { ...person, userId: await idOf(person) };
  return { owner, admin: await joinTeam(server, owner, "admin"), agent: await joinTeam(server, owner, "agent") };
}

describe("roles", () => {
  test("an agent talks with people, an admin does all but ownership", async () => {
    const { owner, admin, agent } = await makeTeam();
    const scopesOf = async (person: Person): Promise<string[]> => (await person.client.get("/api/auth/me")).body.scopes;
    assert.deepEqual(await scopesOf(admin), await scopesOf(owner));
    assert.deepEqual((await scopesOf(agent)).sort(), [
      "contacts:read",
      "contacts:write",
      "conversations:read",
      "conversations:write",
      "knowledge:read",
      "leads:read",
      "leads:write",
    ]);
    assert.equal((await agent.client.get("/api/conversations")).status, 200);
    for (const [method, path] of [
      ["GET", "/api/members"],
      ["POST", "/api/keys"],
      ["GET", "/api/audit"],
      ["POST", "/api/knowledge/sources"],
      ["PATCH", "/api/settings/workspace"],
    ] as const) {
      const answer = await agent.client.call(method, path, method === "GET" ? {} : { body: {} });
      assert.deepEqual([answer.status, answer.body.code], [403, "forbidden"], path);
    }
    const members = (await admin.client.get("/api/members")).body.data;
    assert.deepEqual(
      members.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [
        [agent.userId, "agent"],
        [admin.userId, "admin"],
        [owner.userId, "owner"],
      ],
    );
    const page = (await admin.client.get("/api/members?limit=2")).body;
    const rest = (await admin.client.get(`/api/members?limit=2&cursor=${page.nextCursor}`)).body;
    assert.deepEqual([...page.data, ...rest.data], members);
  });

  test("a changed role holds within a second on every node, and the session goes on with it", async () => {
    const { owner, agent } = await makeTeam();
    assert.equal((await elsewhere.client.as(agent.accessToken).get("/api/auth/me")).status, 200);
    const changed = await change(owner, agent.userId, "admin");
    assert.deepEqual([changed.status, changed.body.role], [200, "admin"]);
    await refused(agent.accessToken, elsewhere);
    const { body } = await refresh(agent);
    assert.equal(body.workspace.role, "admin");
    assert.equal((await elsewhere.client.as(body.accessToken).get("/api/members")).status, 200);
    const last = (await eventsOf(server, owner.workspaceId)).at(-1);
    assert.deepEqual(last, { type: "member.changed", data: { userId: agent.userId, role: "admin" } });
  });

  test("a token of a former role is refused by a node that has never seen it", async () => {
    const { owner, admin } = await makeTeam();
    assert.equal((await change(owner, admin.userId, "agent")).status, 200);
    assert.equal((await elsewhere.client.as(admin.accessToken).get("/api/members")).status, 401);
  });

  test("an admin makes and touches no owner, and a key of an owner neither", async () => {
    const { owner, admin, agent } = await makeTeam();
    const { scopes } = (await owner.client.get("/api/auth/me")).body;
    const key = { ...owner, client: server.client.as(await makeKey(owner, { scopes })) };
    for (const by of [admin, key]) {
      for (const answer of [
        await change(by, agent.userId, "owner"),
        await change(by, owner.userId, "agent"),
        await remove(by, owner.userId),
      ]) {
        assert.deepEqual([answer.status, answer.body.code], [403, "forbidden"]);
      }
    }
    assert.equal((await change(admin, admin.userId, "owner")).status, 403, "nor itself");
    assert.equal((await change(key, agent.userId, "admin")).status, 200);
  });

  test("ownership is passed on, and the last owner neither goes nor steps down", async () => {
    const { owner, admin } = await makeTeam();
    for (const answer of [
      await change(owner, owner.userId, "admin"),
      await remove(owner, owner.userId),
      await owner.client.call("DELETE", "/api/auth/me", { body: { password: owner.password } }),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [409, "last-owner"], answer.text);
    }
    assert.equal((await change(owner, admin.userId, "owner")).status, 200);
    assert.equal((await change(owner, owner.userId, "agent")).status, 200);
    const heir = { ...admin, client: server.client.as((await refresh(admin)).body.accessToken) };
    assert.equal((await remove(heir, owner.userId)).status, 204);
    assert.equal((await remove(heir, heir.userId)).body.code, "last-owner");
  });

  test("of two owners who remove each other at once, one stays", async () => {
    for (let round = 0; round < 3; round++) {
      const { owner, admin } = await makeTeam();
      await change(owner, admin.userId, "owner");
      const token = (await refresh(admin)).body.accessToken;
      const other = { ...admin, client: elsewhere.client.as(token) };
      const answers = await Promise.all([remove(owner, admin.userId), remove(other, owner.userId)]);
      assert.equal(answers.filter(({ status }) => status === 204).length, 1, answers.map(({ text }) => text).join());
      const winner = answers[0]!.status === 204 ? owner.client : server.client.as(token);
      assert.equal((await winner.get("/api/auth/me")).body.workspace.role, "owner");
    }
  });

  test("of two owners who erase their accounts at once, one stays while there are other members", async () => {
    const { owner, admin } = await makeTeam();
    await change(owner, admin.userId, "owner");
    const other = elsewhere.client.as((await refresh(admin)).body.accessToken);
    const answers = await Promise.all([
      owner.client.call("DELETE", "/api/auth/me", { body: { password: owner.password } }),
      other.call("DELETE", "/api/auth/me", { body: { password: admin.password } }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
  });

  test("the operator stays an owner of the first workspace", async (t) => {
    const fresh = await startTestServer();
    t.after(() => fresh.stop());
    const operator = await signUp(fresh.client);
    const operatorId = await idOf(operator);
    const second = await joinTeam(fresh, operator, "owner");
    for (const answer of [
      await change(second, operatorId, "agent"),
      await remove(second, operatorId),
      await remove(operator, operatorId),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [409, "operator-needed"]);
    }
  });

  test("a foreign workspace's member is not found, whatever is done with it", async () => {
    const { owner } = await makeTeam();
    const stranger = await signUp(server.client);
    const strangerId = await idOf(stranger);
    for (const id of [strangerId, owner.workspaceId, "usr_x", "%F0%9F%92%A9"]) {
      assert.equal((await change(owner, id, "agent")).body.code, "not-found", id);
      assert.equal((await remove(owner, id)).body.code, "not-found", id);
    }
    assert.equal((await stranger.client.get("/api/auth/me")).status, 200);
  });
});

describe("a removed member", () => {
  test("is out within a second on every node, with tickets and open streams, and stays elsewhere", async () => {
    const { owner, agent } = await makeTeam();
    const own = await signUp(server.client);
    const { url } = (await owner.client.post("/api/members/invitations", { email: own.email, role: "agent" })).body;
    await own.client.post("/api/invitations/accept", { token: tokenOfLink(url) });
    const { body } = await own.client.post("/api/auth/switch", { workspaceId: owner.workspaceId });
    const member = elsewhere.client.as(body.accessToken);
    const stream = await openEvents(`${elsewhere.url}/api/stream`, {
      headers: { authorization: `Bearer ${body.accessToken}` },
    });
    assert.equal(stream.status, 200);
    const { ticket } = (await member.post("/api/stream/tickets")).body;

    assert.equal((await remove(owner, await idOf(own))).status, 204);
    await refused(body.accessToken, elsewhere);
    await stream.rest();
    const again = await openEvents(`${elsewhere.url}/api/stream?ticket=${ticket}`);
    assert.equal(again.status, 401);
    const refreshed = await refresh(own);
    assert.equal(refreshed.body.workspace.id, own.workspaceId, "the session goes on in the own workspace");
    assert.equal((await own.client.get("/api/auth/me")).status, 200, "a token of the own workspace stays valid");
    const after = await server.client.as(refreshed.body.accessToken).post("/api/auth/switch", {
      workspaceId: owner.workspaceId,
    });
    assert.equal(after.body.code, "not-found");
    const last = (await eventsOf(server, owner.workspaceId)).at(-1);
    assert.deepEqual(last, { type: "member.removed", data: { userId: await idOf(own) } });
    assert.equal((await agent.client.get("/api/auth/me")).status, 200);
  });

  test("of the last workspace cannot sign in or refresh until invited again", async () => {
    const { owner, agent } = await makeTeam();
    assert.equal((await remove(owner, agent.userId)).status, 204);
    const login = { email: agent.email, password: agent.password };
    assert.equal((await refresh(agent)).body.code, "invalid-refresh-token");
    const answer = await server.client.post("/api/auth/signin", login);
    assert.deepEqual([answer.status, answer.body.code], [403, "no-workspace"]);
    const wrong = await server.client.post("/api/auth/signin", { ...login, password: "wrong" });
    assert.equal(wrong.body.code, "invalid-credentials");
    const invited = await owner.client.post("/api/members/invitations", { email: agent.email, role: "agent" });
    const accepted = { token: tokenOfLink(invited.body.url), password: agent.password };
    assert.equal((await server.client.post("/api/invitations/accept", accepted)).status, 200);
  });

  test("leaves no invitation behind as a way back", async () => {
    const { owner, admin } = await makeTeam();
    const demoted = await joinTeam(server, owner, "admin");
    const urls = [];
    for (const by of [admin, demoted]) {
      const answer = await by.client.post("/api/members/invitations", { email: `back-${by.email}`, role: "admin" });
      urls.push(answer.body.url);
    }
    await remove(owner, admin.userId);
    await change(owner, demoted.userId, "agent");
    for (const url of urls) {
      const body = { token: tokenOfLink(url), password: "seven quiet herons wade" };
      assert.equal((await server.client.post("/api/invitations/accept", body)).body.code, "invalid-link");
    }
    assert.deepEqual((await owner.client.get("/api/members/invitations")).body.data, []);
  });

  test("may be oneself: every member can leave, and only oneself without members:write", async () => {
    const { owner, agent, admin } = await makeTeam();
    const otherAgent = await joinTeam(server, owner, "agent");
    for (const { userId } of [admin, otherAgent]) assert.equal((await remove(agent, userId)).body.code, "forbidden");
    assert.equal((await remove(otherAgent, otherAgent.userId)).status, 204);
    assert.equal((await remove(agent, agent.userId)).status, 204);
    await refused(agent.accessToken, elsewhere);
    const reader = server.client.as(await makeKey(owner, { scopes: ["members:read"] }));
    assert.equal((await reader.call("DELETE", `/api/members/${admin.userId}`)).body.code, "forbidden");
    assert.equal((await reader.get("/api/members")).body.data.length, 2);
  });
});

describe("several workspaces", () => {
  test("a person chooses one at the sign-in and switches later; without a choice the first one opens", async () => {
    const { owner } = await makeTeam();
    const person = await signUp(server.client);
    const { url } = (await owner.client.post("/api/members/invitations", { email: person.email, role: "agent" })).body;
    await person.client.post("/api/invitations/accept", { token: tokenOfLink(url) });
    const login = { email: person.email, password: person.password };
    const signIn = (workspaceId?: string) =>
      server.client.post("/api/auth/signin", workspaceId === undefined ? login : { ...login, workspaceId });
    assert.equal((await signIn()).body.workspace.id, person.workspaceId);
    assert.deepEqual((await signIn(owner.workspaceId)).body.workspace.role, "agent");
    const stranger = await signUp(server.client);
    for (const id of [stranger.workspaceId, "ws_x"]) assert.equal((await signIn(id)).body.code, "not-found", id);
    const wrong = await server.client.post("/api/auth/signin", { ...login, password: "x", workspaceId: "ws_x" });
    assert.equal(wrong.body.code, "invalid-credentials", "who cannot sign in learns nothing of workspaces");
  });
});
