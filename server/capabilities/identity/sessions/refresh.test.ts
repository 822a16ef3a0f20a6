import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { nextMail } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const dayMs = 86_400_000;

describe("refresh", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  const refresh = (refreshToken: string): Promise<TestAnswer> =>
    server.client.post("/api/auth/refresh", { refreshToken });
  const isSignedIn = async (accessToken: string) =>
    (await server.client.as(accessToken).get("/api/auth/me")).status === 200;

  test("each refresh gives a new pair of tokens for the same session", async () => {
    const person = await signUp(server.client);
    const first = await refresh(person.refreshToken);
    assert.equal(first.status, 200, first.text);
    const second = await refresh(first.body.refreshToken);
    assert.equal(new Set([person.refreshToken, first.body.refreshToken, second.body.refreshToken]).size, 3);
    const before = await person.client.get("/api/auth/me");
    const after = await server.client.as(second.body.accessToken).get("/api/auth/me");
    assert.equal(after.body.sessionId, before.body.sessionId);
  });

  test("many uses of one token at once, and a repeat within 20 s, get the same answer", async () => {
    const person = await signUp(server.client);
    const together = await Promise.all(Array.from({ length: 6 }, () => refresh(person.refreshToken)));
    moveClock(server, 15_000);
    const repeat = await refresh(person.refreshToken);
    for (const answer of [...together, repeat]) {
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(answer.body, together[0]!.body);
    }
  });

  test("a token used on two nodes at once gives the same answer on both", async () => {
    const other = await startTestServer({ connection: server.connection });
    try {
      const { refreshToken } = await signUp(server.client);
      const answers = await Promise.all(
        [server, other, server, other].map((node) => node.client.post("/api/auth/refresh", { refreshToken })),
      );
      for (const answer of answers) assert.deepEqual(answer.body, answers[0]!.body);
      assert.equal(answers[0]!.status, 200);
    } finally {
      await other.stop();
    }
  });

  test("a token used again after the grace period ends the session, and the owner gets a mail", async () => {
    const person = await signUp(server.client);
    const honest = await refresh(person.refreshToken);
    moveClock(server, 21_000);
    const thief = await refresh(person.refreshToken);
    assert.equal(thief.status, 401);
    assert.equal(thief.body.code, "invalid-refresh-token");
    assert.equal((await refresh(honest.body.refreshToken)).status, 401);
    const { accessToken } = honest.body;
    await until(async () => (await server.client.as(accessToken).get("/api/auth/me")).status === 401);
    assert.ok((await auditOf(server, person.workspaceId)).includes("session.reuse-detected"));
    const mail = await nextMail(server, person.email, "was ended");
    assert.ok(!/token=/.test(mail.text));
    const again = await server.client.post("/api/auth/signin", { email: person.email, password: person.password });
    assert.equal(again.status, 200, "another session is not touched");
  });

  test("a token used again ends the session even within the grace period when its successor was used", async () => {
    const person = await signUp(server.client);
    const first = await refresh(person.refreshToken);
    // Two tabs ask with the same token, which is no theft.
    assert.deepEqual((await refresh(person.refreshToken)).body, first.body);
    const second = await refresh(first.body.refreshToken);
    assert.equal(second.status, 200, second.text);
    const replayed = await refresh(person.refreshToken);
    assert.deepEqual([replayed.status, replayed.body.code], [401, "invalid-refresh-token"]);
    assert.equal((await refresh(second.body.refreshToken)).status, 401);
    await until(async () => !(await isSignedIn(second.body.accessToken)));
    assert.ok((await auditOf(server, person.workspaceId)).includes("session.reuse-detected"));
  });

  test("a session that is not refreshed for 30 days ends, and each refresh gives it 30 more", async () => {
    const person = await signUp(server.client);
    moveClock(server, 29 * dayMs);
    const late = await refresh(person.refreshToken);
    assert.equal(late.status, 200);
    const sessions = await server.client.as(late.body.accessToken).get("/api/auth/sessions");
    const [session] = sessions.body.data;
    const daysLeft = (Date.parse(session.expiresAt) - server.server.kernel.clock.now()) / dayMs;
    assert.ok(daysLeft > 29.9 && daysLeft <= 30);
    moveClock(server, 31 * dayMs);
    assert.equal((await refresh(late.body.refreshToken)).status, 401);
  });

  test("a disabled account gets no further tokens", async () => {
    const person = await signUp(server.client);
    const { query } = server.server.kernel.database;
    await execute(query)`update account set status = 'disabled' where email = ${person.email}`;
    assert.equal((await refresh(person.refreshToken)).status, 401);
  });

  for (const junk of ["x", "…", "a".repeat(200)]) {
    test(`${JSON.stringify(junk.slice(0, 10))} is not accepted as a refresh token`, async () => {
      const answer = await refresh(junk);
      assert.equal(answer.status, 401);
      assert.equal(answer.body.code, "invalid-refresh-token");
    });
  }

  /**
   * An owner who always uses the newest token they got, retries within the grace, and a thief who
   * copied one token and uses it later than the grace. In whatever order: until the thief shows up
   * the owner stays signed in, and once the thief used a stale copy neither has a living token.
   */
  test("whatever the order, an honest client is never signed out, and a stale copy always ends the session", async () => {
    const step = fc.constantFrom("refresh" as const, "retry" as const, "refresh twice at once" as const);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const person: Person = await signUp(server.client);
        const stolen = person.refreshToken;
        let newest = person.refreshToken;
        let used = "";
        for (const what of steps) {
          if (what === "retry" && used === "") continue;
          const token = what === "retry" ? used : newest;
          const [answer, twin] = await Promise.all([
            refresh(token),
            ...(what === "refresh twice at once" ? [refresh(token)] : []),
          ]);
          assert.equal(answer.status, 200, answer.text);
          if (twin !== undefined) assert.deepEqual(twin.body, answer.body);
          used = token;
          newest = answer.body.refreshToken;
        }
        if (used === "") return;
        const alive = await refresh(newest);
        assert.equal(alive.status, 200);
        assert.equal(await isSignedIn(alive.body.accessToken), true);
        moveClock(server, 21_000);
        assert.equal((await refresh(stolen)).status, 401);
        assert.equal((await refresh(alive.body.refreshToken)).status, 401);
      }),
      { numRuns: 15 },
    );
  });
});
