import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestAnswer, type TestClient } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const password = "a long sentence for the tests";
const own = { "x-parley-console": "1", "sec-fetch-site": "same-origin" };

/** The cookie as a browser sends it, by its name and value. */
function cookieOf({ headers }: TestAnswer): string {
  return (headers.get("set-cookie") ?? "").split(";")[0]!;
}

async function signIn(client: TestClient): Promise<TestAnswer> {
  const person = await signUp(client);
  return client.post("/api/auth/signin", { email: person.email, password, session: "cookie" });
}

describe("a session in a cookie", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const refresh = (cookie: string, headers: Record<string, string> = own) =>
    server.client.post("/api/auth/refresh", undefined, { headers: { ...headers, cookie } });

  test("sign-up and sign-in put the refresh token into a cookie that no script and no other site reads", async () => {
    const signedUp = await server.client.post("/api/auth/signup", {
      email: "cookie@example.com",
      password,
      session: "cookie",
    });
    assert.equal(signedUp.status, 201, signedUp.text);
    for (const answer of [signedUp, await signIn(server.client)]) {
      assert.equal(answer.body.refreshToken, undefined);
      assert.equal(typeof answer.body.accessToken, "string");
      assert.match(
        answer.headers.get("set-cookie") ?? "",
        /^parley_session=[\w-]{20,}; Path=\/api\/auth; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
      );
      assert.equal((await refresh(cookieOf(answer))).status, 200);
    }
    const plain = await signUp(server.client);
    assert.equal(typeof plain.refreshToken, "string");
  });

  test("an invitation can be accepted into a cookie", async () => {
    const host = await signUp(server.client);
    const invited = await host.client.post("/api/members/invitations", { email: "guest@example.com", role: "agent" });
    const token = new URL(invited.body.url).searchParams.get("token");
    const answer = await server.client.post("/api/invitations/accept", { token, password, session: "cookie" });
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await refresh(cookieOf(answer))).body.workspace.id, host.workspaceId);
  });

  test("a refresh gives the next cookie, the same one within 20 s, and a later reuse ends the session", async () => {
    const first = cookieOf(await signIn(server.client));
    const second = await refresh(first);
    assert.equal(second.status, 200, second.text);
    assert.equal(second.body.refreshToken, undefined);
    assert.notEqual(cookieOf(second), first);
    assert.equal(cookieOf(await refresh(first)), cookieOf(second), "another tab gets the same");
    assert.equal((await refresh(cookieOf(second))).status, 200);
    moveClock(server, 21_000);
    const stolen = await refresh(first);
    assert.equal(stolen.status, 401);
    assert.equal(stolen.body.code, "invalid-refresh-token");
    assert.match(stolen.headers.get("set-cookie") ?? "", /^parley_session=; Path=\/api\/auth; Max-Age=0;/);
    assert.equal((await refresh(cookieOf(second))).status, 401, "its family has ended");
  });

  test("the cookie counts only beside the console's header, in a request that Parley's own page began", async () => {
    const cookie = cookieOf(await signIn(server.client));
    const others: Record<string, string>[] = [
      {},
      { "x-parley-console": "0" },
      { ...own, "sec-fetch-site": "same-site" },
    ];
    for (const headers of others) {
      const refused = await refresh(cookie, headers);
      assert.equal(refused.status, 400, JSON.stringify(headers));
      assert.equal(refused.body.errors[0].pointer, "/body/refreshToken");
      const kept = await server.client.post("/api/auth/signout", undefined, { headers: { ...headers, cookie } });
      assert.equal(kept.status, 401);
      assert.equal(kept.headers.get("set-cookie"), null);
    }
    const bare = await refresh(cookie, { "x-parley-console": "1" });
    assert.equal(bare.status, 200, "browsers that name no site are served");
    const none = await refresh("other=1");
    assert.deepEqual([none.status, none.body.code], [401, "invalid-refresh-token"]);
  });

  test("the page of another site gets no cookie", async () => {
    const { email } = await signUp(server.client);
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await server.client.post("/api/auth/signin", { email, password, session: "cookie" }, { headers });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.errors[0].pointer, "/body/session");
    assert.equal(answer.headers.get("set-cookie"), null);
  });

  test("the cookie is read by refresh and sign-out alone", async () => {
    const cookie = cookieOf(await signIn(server.client));
    const me = await server.client.get("/api/auth/me", { headers: { ...own, cookie } });
    assert.equal(me.status, 401);
  });

  test("signing out ends the session of the cookie, and the cookie", async () => {
    const cookie = cookieOf(await signIn(server.client));
    const answer = await server.client.post("/api/auth/signout", undefined, { headers: { ...own, cookie } });
    assert.equal(answer.status, 204);
    assert.match(answer.headers.get("set-cookie") ?? "", /^parley_session=; .*Max-Age=0/);
    assert.equal((await refresh(cookie)).status, 401);
  });
});

test("where the address is https, the cookie is sent over https alone, and its name says so", async () => {
  const server = await startTestServer({ settings: { ...publicInstallation, PARLEY_TRUST_PROXY: "1" } });
  try {
    const headers = { "x-forwarded-proto": "https" };
    const body = { email: "https@example.com", password, session: "cookie" };
    const answer = await server.client.post("/api/auth/signup", body, { headers });
    assert.match(answer.headers.get("set-cookie") ?? "", /^__Secure-parley_session=[^;]+; .*; Secure$/);
    const next = await server.client.post("/api/auth/refresh", undefined, {
      headers: { ...headers, ...own, cookie: cookieOf(answer) },
    });
    assert.equal(next.status, 200, next.text);
    assert.match(next.headers.get("set-cookie") ?? "", /^__Secure-parley_session=/);
  } finally {
    await server.stop();
  }
});
