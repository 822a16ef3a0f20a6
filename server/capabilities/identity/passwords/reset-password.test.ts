import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { mailsOf, nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until, untilLocked } from "../../../testing/until.ts";

const newPassword = "eleven tall herons at dawn";

describe("replacing a password", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
  });
  after(() => server.stop());

  const post = (path: string, body: unknown) => server.client.post(`/api/auth/${path}`, body);
  const signInStatus = async (email: string, password: string) => (await post("signin", { email, password })).status;

  async function askForReset(person: Person): Promise<string> {
    const answer = await post("forgot-password", { email: person.email });
    assert.equal(answer.status, 202);
    return tokenIn(await nextMail(server, person.email, "new password"));
  }

  test("a sign-in with the previous password starts no session when a reset commits first", async () => {
    const person = await signUpVerified(server);
    const overtaking = new Client(server.connection);
    await overtaking.connect();
    await overtaking.query("begin");
    await overtaking.query("select from account where email = $1 for update", [person.email]);
    const signingIn = post("signin", { email: person.email, password: person.password });
    // The sign-in has verified the password when it waits for the account's row.
    await untilLocked(overtaking);
    await overtaking.query("update account set password_hash = 'another' where email = $1", [person.email]);
    await overtaking.query("commit");
    await overtaking.end();
    const answer = await signingIn;
    assert.deepEqual([answer.status, answer.body.code], [401, "invalid-credentials"]);
  });

  test("a reset sets the password, ends all sessions, and tells the owner", async () => {
    const person = await signUpVerified(server);
    const token = await askForReset(person);
    const answer = await post("reset-password", { token, password: newPassword });
    assert.equal(answer.status, 204, answer.text);
    assert.equal(await signInStatus(person.email, person.password), 401);
    assert.equal(await signInStatus(person.email, newPassword), 200);
    assert.equal((await post("refresh", { refreshToken: person.refreshToken })).status, 401);
    await until(async () => (await person.client.get("/api/auth/me")).status === 401);
    await nextMail(server, person.email, "was changed");
    const actions = await auditOf(server, person.workspaceId);
    assert.deepEqual(actions.slice(0, 4), [
      "account.created",
      "account.verified",
      "session.ended",
      "account.password-reset",
    ]);
    assert.equal((await post("reset-password", { token, password: newPassword })).body.code, "invalid-link");
  });

  test("of two uses of one reset link at once, one wins", async () => {
    const person = await signUpVerified(server);
    const token = await askForReset(person);
    const answers = await Promise.all(
      [newPassword, `${newPassword} too`].map((password) => post("reset-password", { token, password })),
    );
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [204, 422]);
  });

  test("a weak new password is refused and the link stays valid", async () => {
    const person = await signUpVerified(server);
    const token = await askForReset(person);
    const weak = await post("reset-password", { token, password: "password1234" });
    assert.equal(weak.body.code, "weak-password");
    assert.equal((await post("reset-password", { token, password: newPassword })).status, 204);
  });

  test("a link is valid for an hour, and for its own purpose only", async () => {
    const person = await signUp(server.client);
    const verification = tokenIn(await nextMail(server, person.email, "Confirm"));
    await person.client.post("/api/auth/verify-email/resend");
    const another = await until(async () =>
      (await mailsOf(server)).find((mail) => mail.to === person.email && tokenIn(mail) !== verification),
    );
    await person.client.post("/api/auth/verify-email", { token: tokenIn(another) });
    const wrongPurpose = await post("reset-password", { token: verification, password: newPassword });
    assert.equal(wrongPurpose.body.code, "invalid-link");
    const token = await askForReset(person);
    moveClock(server, 3_600_001);
    assert.equal((await post("reset-password", { token, password: newPassword })).body.code, "invalid-link");
  });

  test("an unknown address is answered like a known one, and gets no mail", async () => {
    const known = await signUpVerified(server);
    const answers = [];
    for (const email of ["nobody@example.com", "no address", known.email]) {
      answers.push(await post("forgot-password", { email }));
    }
    for (const { status, body } of answers) assert.deepEqual([status, body], [202, { status: "accepted" }]);
    await nextMail(server, known.email, "new password");
    assert.ok(!(await mailsOf(server)).some((mail) => mail.to.startsWith("nobody")));
  });

  test("a reset of a confirmed account keeps its keys", async () => {
    const person = await signUpVerified(server);
    const key = await makeKey(person);
    await post("reset-password", { token: await askForReset(person), password: newPassword });
    await until(async () => (await person.client.get("/api/auth/me")).status === 401);
    assert.equal((await server.client.as(key).get("/api/conversations")).status, 200);
  });

  test("changing the password needs the current one, and ends only the other sessions", async () => {
    const person = await signUpVerified(server);
    const other = await post("signin", { email: person.email, password: person.password });
    const change = (password: string, chosen: string) =>
      person.client.post("/api/auth/change-password", { password, newPassword: chosen });
    const wrong = await change("not the password", newPassword);
    assert.equal(wrong.status, 403);
    assert.equal(wrong.body.code, "wrong-password");
    const weak = await change(person.password, "password1234");
    assert.equal(weak.body.errors[0].pointer, "/body/newPassword");
    assert.equal((await change(person.password, newPassword)).status, 204);
    await until(async () => (await server.client.as(other.body.accessToken).get("/api/auth/me")).status === 401);
    assert.equal((await person.client.get("/api/auth/me")).status, 200);
    assert.equal(await signInStatus(person.email, newPassword), 200);
    assert.ok((await auditOf(server, person.workspaceId)).includes("account.password-changed"));
  });

  describe("the pages behind the links", () => {
    const submit = (path: string, fields: Record<string, string>) =>
      server.client.call("POST", path, {
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });

    test("a new password is chosen on the page, which explains why a weak one is refused", async () => {
      const person = await signUpVerified(server);
      const token = await askForReset(person);
      assert.match((await server.client.get(`/account/reset-password?token=${token}`)).text, /<label for="password">/);
      for (const password of ["short", "password1234"]) {
        const refused = await submit("/account/reset-password", { token, password });
        assert.equal(refused.status, 422);
        assert.match(refused.text, /role="alert"/);
        assert.ok(refused.text.includes(token), "the form can be sent again");
        assert.ok(!refused.text.includes(password));
      }
      assert.equal((await submit("/account/reset-password", { token, password: newPassword })).status, 200);
      assert.equal(await signInStatus(person.email, newPassword), 200);
    });

    test("a page runs no script, shows its input as text, and cannot be framed", async () => {
      const attack = encodeURIComponent(`"><script>alert(1)</script>`);
      for (const path of ["verify-email", "reset-password"]) {
        const page = await server.client.get(`/account/${path}?token=${attack}`);
        assert.ok(!page.text.includes("<script"));
        const policy = page.headers.get("content-security-policy") ?? "";
        assert.match(policy, /default-src 'none'/);
        assert.match(policy, /form-action 'self'/);
        assert.match(policy, /frame-ancestors 'none'/);
        assert.equal(page.headers.get("referrer-policy"), "no-referrer");
      }
    });

    test("a form without fields is answered with a page, and other routes accept no forms", async () => {
      assert.equal((await submit("/account/verify-email", {})).status, 422);
      assert.equal((await submit("/account/reset-password", {})).status, 422);
      assert.equal((await submit("/api/auth/verify-email", { token: "x" })).status, 415);
    });
  });
});

test("on a private installation the link that confirms an address sets no password", async () => {
  const server = await startTestServer();
  try {
    const person = await signUp(server.client);
    const token = tokenIn(await nextMail(server, person.email, "Confirm"));
    const refused = await server.client.post("/api/auth/reset-password", { token, password: newPassword });
    assert.deepEqual([refused.status, refused.body.code], [422, "invalid-link"]);
    assert.equal((await person.client.post("/api/auth/verify-email", { token })).status, 200);
  } finally {
    await server.stop();
  }
});
