import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { oneTimeCodeOf } from "../../../testing/clients/one-time-code-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
let operator: Person;
let person: Person;
before(async () => {
  server = await startTestServer();
  operator = await signUp(server.client);
  person = await signUp(server.client);
  const { conversationId } = (
    await person.client.post("/api/chatbot/send", { message: "See http://evil.example/x <b>" })
  ).body;
  await person.client.post(`/api/conversations/${conversationId}/transcript`, { email: "kay@customer.example" });
  await until(async () => {
    const { data } = (await operator.client.get("/api/settings/mail/outbox?limit=100&status=file")).body;
    return data.length >= 3;
  });
});
after(() => server.stop());

const path = "/account/outbox";
const open = (fields: Record<string, string>, language = "en") =>
  server.client.post(path, new URLSearchParams(fields).toString(), {
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": language },
  });
const loginOf = ({ email, password }: Person) => ({ email, password });

/** Adds an authenticator app. Gives its recovery codes. */
async function protect({ email, password }: Person): Promise<string[]> {
  const { text } = await server.client.post("/account/second-factor", { email, password });
  const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const secret = /secret=([A-Z2-7]+)/.exec(text)?.[1] ?? "";
  const code = oneTimeCodeOf(secret, server.server.kernel.clock.now());
  const added = await server.client.post("/account/second-factor/confirm", { token, code });
  assert.equal(added.status, 200, added.text);
  return [...added.text.matchAll(/(?:[a-z2-7]{4}-){3}[a-z2-7]{4}/g)].map(([recoveryCode]) => recoveryCode);
}

test("the operator reads every mail that was not sent on one page, and its links lead to Parley alone", async () => {
  assert.match((await server.client.get(path)).text, /<h1>Mails that were not sent<\/h1>/);
  const page = await open(loginOf(operator));
  assert.equal(page.status, 200, page.text);
  for (const shown of [operator.email, person.email, "kay@customer.example", "There is no mail server: it is a file"])
    assert.ok(page.text.includes(shown), shown);
  assert.match(page.text, /<a href="[^"]*\/account\/verify-email\?token=[\w-]+">/);
  assert.match(page.text, /See http:\/\/evil\.example\/x &#60;b&#62;/);
  assert.doesNotMatch(page.text, /href="http:\/\/evil/);
  assert.match(page.headers.get("content-security-policy") ?? "", /^default-src 'none'; style-src/);
  assert.equal(page.headers.get("set-cookie"), null);
});

test("nobody else reads them: not another member, not by a wrong password, and not past a second factor", async () => {
  const expectRefused = async (fields: Record<string, string>, sentence: RegExp) => {
    const { status, text } = await open(fields, "de");
    assert.equal(status, 422, text);
    assert.match(text, sentence);
    assert.doesNotMatch(text, /kay@customer/);
  };
  await expectRefused(loginOf(person), /Nur der Betreiber dieser Installation/);
  await expectRefused({ ...loginOf(operator), password: "not the password" }, /Passwort/);
  await expectRefused({}, /role="alert"/);
  const recoveryCodes = await protect(operator);
  await expectRefused(loginOf(operator), /Der Code ist falsch/);
  await expectRefused({ ...loginOf(operator), code: "123456" }, /Der Code ist falsch/);
  const login = { ...loginOf(operator), code: recoveryCodes[0]! };
  assert.equal((await open(login)).status, 200);
  await expectRefused(login, /Der Code ist falsch/);
});
