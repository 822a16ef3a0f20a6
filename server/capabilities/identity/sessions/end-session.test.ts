import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

type Shown = { id: string; isCurrent: boolean; userAgent: string };

describe("sessions", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  async function signInAgain(
    person: Person,
    userAgent = "another browser",
  ): Promise<TestClient & { refreshToken: string }> {
    const body = { email: person.email, password: person.password };
    const answer = await server.client.post("/api/auth/signin", body, { headers: { "user-agent": userAgent } });
    return Object.assign(server.client.as(answer.body.accessToken), { refreshToken: answer.body.refreshToken });
  }
  const sessionsOf = async (client: TestClient): Promise<Shown[]> => (await client.get("/api/auth/sessions")).body.data;
  const refreshStatus = async (refreshToken: string) =>
    (await server.client.post("/api/auth/refresh", { refreshToken })).status;
  const refusal = (client: TestClient) => until(async () => (await client.get("/api/auth/me")).status === 401);

  test("the list shows the caller's sessions, newest first, in pages, and marks the current one", async () => {
    const person = await signUp(server.client);
    await signUp(server.client);
    const second = await signInAgain(person, "browser two");
    await signInAgain(person, "browser three");
    const shown = await sessionsOf(second);
    assert.deepEqual(
      shown.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]),
      [
        ["browser three", false],
        ["browser two", true],
        [shown[2]!.userAgent, false],
      ],
    );
    const page = await second.get("/api/auth/sessions?limit=2");
    assert.deepEqual(page.body.data, shown.slice(0, 2));
    const rest = await second.get(`/api/auth/sessions?limit=2&cursor=${page.body.nextCursor}`);
    assert.deepEqual(rest.body, { data: shown.slice(2), nextCursor: null });
  });

  test("after a session is ended, its access token and its refresh token are refused, and no others", async () => {
    const person = await signUp(server.client);
    const lost = await signInAgain(person);
    const [newest] = await sessionsOf(person.client);
    assert.equal((await person.client.call("DELETE", `/api/auth/sessions/${newest!.id}`)).status, 204);
    await refusal(lost);
    assert.equal(await refreshStatus(lost.refreshToken), 401);
    assert.equal((await person.client.get("/api/auth/me")).status, 200);
    assert.ok((await auditOf(server, person.workspaceId)).includes("session.ended"));
  });

  test("ending all other sessions keeps the current one", async () => {
    const person = await signUp(server.client);
    const others = [await signInAgain(person), await signInAgain(person)];
    assert.equal((await person.client.call("DELETE", "/api/auth/sessions")).status, 204);
    for (const other of others) await refusal(other);
    assert.deepEqual(
      (await sessionsOf(person.client)).map((session) => session.isCurrent),
      [true],
    );
    assert.equal(await refreshStatus(person.refreshToken), 200);
  });

  test("another person's session and a malformed id are not found", async () => {
    const person = await signUp(server.client);
    const stranger = await signUp(server.client);
    const [theirs] = await sessionsOf(stranger.client);
    for (const id of [theirs!.id, person.workspaceId, "ses_x", "%F0%9F%92%A9"]) {
      const answer = await person.client.call("DELETE", `/api/auth/sessions/${id}`);
      assert.equal(answer.status, 404, id);
      assert.equal(answer.body.code, "not-found");
    }
    assert.equal((await stranger.client.get("/api/auth/me")).status, 200);
  });

  test("signing out with the access token ends the session", async () => {
    const person = await signUp(server.client);
    assert.equal((await person.client.post("/api/auth/signout")).status, 204);
    await refusal(person.client);
    assert.equal(await refreshStatus(person.refreshToken), 401);
  });

  test("signing out with the refresh token alone ends the session, and doing so again is no error", async () => {
    const person = await signUp(server.client);
    for (let time = 0; time < 2; time++) {
      const answer = await server.client.post("/api/auth/signout", { refreshToken: person.refreshToken });
      assert.equal(answer.status, 204);
    }
    await refusal(person.client);
  });

  test("signing out without any token is refused", async () => {
    const answer = await server.client.post("/api/auth/signout");
    assert.equal(answer.status, 401);
  });

  test("a member of two workspaces switches between them, and the refresh token follows", async () => {
    const person = await signUp(server.client);
    const host = await signUp(server.client);
    const { query } = server.server.kernel.database;
    const joined = await execute(query)`
      insert into member (workspace_id, account_id, role)
      select member.workspace_id, joining.id, 'owner'
      from member join account on account.id = member.account_id, account as joining
      where account.email = ${host.email} and joining.email = ${person.email}`;
    assert.equal(joined, 1);
    const moved = await person.client.post("/api/auth/switch", { workspaceId: host.workspaceId });
    assert.equal(moved.status, 200, moved.text);
    assert.equal(moved.body.workspace.id, host.workspaceId);
    const me = await server.client.as(moved.body.accessToken).get("/api/auth/me");
    assert.equal(me.body.workspace.id, host.workspaceId);
    assert.equal(me.body.workspaces.length, 2);
    const next = await server.client.post("/api/auth/refresh", { refreshToken: person.refreshToken });
    assert.equal(next.body.workspace.id, host.workspaceId);
  });

  test("nobody can switch to a workspace without being a member", async () => {
    const person = await signUp(server.client);
    const stranger = await signUp(server.client);
    for (const workspaceId of [stranger.workspaceId, "ws_x", ""]) {
      const answer = await person.client.post("/api/auth/switch", { workspaceId });
      assert.equal(answer.status, 404, workspaceId);
    }
  });
});
