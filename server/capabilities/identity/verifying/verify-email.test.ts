import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { mailsOf, nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const newPassword = "eleven tall herons at dawn";

describe("confirming an e-mail address", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
  });
  after(() => server.stop());

  const isVerified = async (person: Person) => (await person.client.get("/api/auth/me")).body.user.emailVerified;
  const linkFor = async (person: Person) => tokenIn(await nextMail(server, person.email, "Confirm"));
  const submit = (fields: Record<string, string>) =>
    server.client.call("POST", "/account/verify-email", {
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  test("the link of the sign-up mail confirms the address for the session that signed up, once", async () => {
    const person = await signUp(server.client);
    const mail = await nextMail(server, person.email, "Confirm");
    assert.ok(mail.text.includes("https://assistant.example.com/account/verify-email?token="));
    assert.equal(await isVerified(person), false);
    const answer = await person.client.post("/api/auth/verify-email", { token: tokenIn(mail) });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.user.emailVerified, true);
    assert.equal(await isVerified(person), true);
    const again = await person.client.post("/api/auth/verify-email", { token: tokenIn(mail) });
    assert.equal(again.status, 422);
    assert.equal(again.body.code, "invalid-link");
  });

  test("the link alone, a stranger's session and a wrong password do not confirm it; the password does", async () => {
    const person = await signUp(server.client);
    const stranger = await signUpVerified(server);
    const token = await linkFor(person);
    const alone = await server.client.post("/api/auth/verify-email", { token });
    assert.deepEqual([alone.status, alone.body.code], [401, "unauthenticated"]);
    const others = await stranger.client.post("/api/auth/verify-email", { token });
    assert.equal(others.status, 401);
    const wrong = await server.client.post("/api/auth/verify-email", { token, password: newPassword });
    assert.deepEqual([wrong.status, wrong.body.code], [403, "wrong-password"]);
    assert.equal(await isVerified(person), false);
    const right = await server.client.post("/api/auth/verify-email", { token, password: person.password });
    assert.equal(right.status, 200, right.text);
    assert.equal(await isVerified(person), true);
  });

  test("every earlier link ends when the address is confirmed", async () => {
    const person = await signUp(server.client);
    const first = await linkFor(person);
    await person.client.post("/api/auth/verify-email/resend");
    const second = await until(async () =>
      (await mailsOf(server))
        .filter(({ to }) => to === person.email)
        .map(tokenIn)
        .find((token) => token !== first),
    );
    assert.equal((await person.client.post("/api/auth/verify-email", { token: second })).status, 200);
    for (const path of ["verify-email", "reset-password"]) {
      const body = { token: first, password: newPassword };
      const late = await server.client.post(`/api/auth/${path}`, body);
      assert.deepEqual([late.status, late.body.code], [422, "invalid-link"], path);
    }
    assert.equal(await isVerified(person), true);
  });

  test("the link can be mailed again, but not without limit, and not for a confirmed address", async () => {
    const person = await signUp(server.client);
    const resend = () => person.client.post("/api/auth/verify-email/resend");
    const answers: TestAnswer[] = [];
    for (let time = 0; time < 6; time++) answers.push(await resend());
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [202, 202, 202, 202, 202, 429],
    );
    assert.ok(Number(answers[5]!.headers.get("retry-after")) > 0);
    const mails = await until(async () => {
      const found = (await mailsOf(server)).filter((mail) => mail.to === person.email);
      return found.length === 6 && found;
    });
    await person.client.post("/api/auth/verify-email", { token: tokenIn(mails[5]!) });
    assert.equal((await resend()).status, 202);
  });

  test("opening a link changes nothing; the page asks for the password of the sign-up", async () => {
    const person = await signUp(server.client);
    const token = await linkFor(person);
    const opened = await server.client.get(`/account/verify-email?token=${token}`);
    assert.equal(opened.status, 200);
    assert.match(opened.headers.get("content-type") ?? "", /^text\/html/);
    assert.ok(opened.text.includes(`value="${token}"`));
    assert.ok(opened.text.includes(person.email), "the reader sees which address it is");
    assert.match(opened.text, /<label for="password">/);
    assert.match(opened.text, /<label for="newPassword">/);
    assert.equal((await submit({ token })).status, 401);
    const wrong = await submit({ token, password: "not the password" });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /role="alert"/);
    assert.ok(wrong.text.includes(token), "the form can be sent again");
    assert.equal(await isVerified(person), false);
    const done = await submit({ token, password: person.password });
    assert.equal(done.status, 200);
    assert.match(done.text, /is confirmed/);
    assert.equal(await isVerified(person), true);
    const again = await submit({ token, password: person.password });
    assert.equal(again.status, 422);
    assert.match(again.text, /role="alert"/);
  });

  test("on the page a new password can be chosen instead, which begins again with an empty workspace", async () => {
    const person = await signUp(server.client);
    const token = await linkFor(person);
    for (const tooWeak of ["short", "password1234"]) {
      const refused = await submit({ token, newPassword: tooWeak });
      assert.equal(refused.status, 422);
      assert.match(refused.text, /role="alert"/);
    }
    assert.equal((await submit({ token, newPassword })).status, 200);
    const owner = await server.client.post("/api/auth/signin", { email: person.email, password: newPassword });
    assert.equal(owner.body.user.emailVerified, true);
    assert.notEqual(owner.body.workspace.id, person.workspaceId);
    await until(async () => (await person.client.get("/api/auth/me")).status === 401);
  });
});

describe("on a private installation", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  test("an unverified account may do everything, the link alone confirms it, and a reset keeps its workspace", async () => {
    const person = await signUp(server.client);
    const source = { type: "text", title: "Hours", content: "We open at seven." };
    assert.equal((await person.client.post("/api/knowledge/sources", source)).status, 201);
    assert.equal((await person.client.post("/api/keys", { name: "k", kind: "secret" })).status, 201);
    const page = await server.client.get(`/account/verify-email?token=${await nextLink(person, "Confirm")}`);
    assert.ok(!page.text.includes('type="password"'));
    await server.client.post("/api/auth/forgot-password", { email: person.email });
    const token = await nextLink(person, "new password");
    assert.equal((await server.client.post("/api/auth/reset-password", { token, password: newPassword })).status, 204);
    const { body } = await server.client.post("/api/auth/signin", { email: person.email, password: newPassword });
    assert.equal(body.workspace.id, person.workspaceId);
    const other = await signUp(server.client);
    const link = await nextLink(other, "Confirm");
    assert.equal((await server.client.post("/api/auth/verify-email", { token: link })).status, 200);
  });

  async function nextLink(person: Person, words: string): Promise<string> {
    return tokenIn(await nextMail(server, person.email, words));
  }
});
