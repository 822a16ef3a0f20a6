import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { oneTimeCodeOf } from "../../../testing/clients/one-time-code-of.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const newPassword = "eleven tall herons at dawn";

let server: TestServer;
let smtp: MailServer;
let operator: Person;
before(async () => {
  smtp = await startMailServer();
  server = await startTestServer();
  operator = await signUp(server.client);
});
after(async () => {
  await server.stop();
  await smtp.stop();
});

const reset = (person: Pick<Person, "client">, body: unknown) =>
  person.client.post("/api/installation/sign-in-resets", body);
const signIn = (email: string, password: string) => server.client.post("/api/auth/signin", { email, password });
const choose = (url: string) =>
  server.client.post("/api/auth/reset-password", {
    ...{ token: new URL(url).searchParams.get("token"), password: newPassword },
  });

describe("the operator helps a person who cannot sign in", () => {
  test("with a link where there is no mail server, and without the second factor", async () => {
    const person = await signUp(server.client);
    const { secret } = (await person.client.post("/api/auth/totp")).body;
    await person.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(secret, Date.now()) });
    const made = await reset(operator, { email: person.email.toUpperCase(), removeSecondFactor: true });
    assert.deepEqual([made.status, made.body.isMailed], [201, false], made.text);
    assert.equal((await signIn(person.email, person.password)).body.secondFactorRequired, undefined);
    assert.equal((await choose(made.body.url)).status, 204);
    assert.equal((await signIn(person.email, person.password)).status, 401);
    assert.equal((await signIn(person.email, newPassword)).status, 200);
    assert.equal((await choose(made.body.url)).body.code, "invalid-link", "a link works once");
    const actions = await auditOf(server, person.workspaceId);
    for (const action of ["account.reset-link-made", "account.second-factor-removed"])
      assert.ok(actions.includes(action), action);
    const { body } = await person.client
      .as((await signIn(person.email, newPassword)).body.accessToken)
      .get("/api/audit");
    const entry = body.data.find(({ action }: { action: string }) => action === "account.reset-link-made");
    assert.deepEqual([entry.details, entry.actor.kind, entry.target.kind], [{ by: "operator" }, "member", "user"]);
  });

  test("and leaves the second factor where nobody wants it away", async () => {
    const person = await signUp(server.client);
    const { secret } = (await person.client.post("/api/auth/totp")).body;
    await person.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(secret, Date.now()) });
    assert.equal((await choose((await reset(operator, { email: person.email })).body.url)).status, 204);
    assert.equal((await signIn(person.email, newPassword)).body.secondFactorRequired, true);
  });

  test("by mail where it is set up, and the operator sees no link", async () => {
    const colleague = await joinTeam(server, operator, "agent");
    const settings = { smtpUrl: smtp.url, from: "hello@bakes.example" };
    assert.equal((await operator.client.call("PUT", "/api/settings/mail", { body: settings })).status, 200);
    const made = await reset(operator, { email: colleague.email });
    assert.deepEqual([made.status, made.body], [201, { userId: colleague.userId, isMailed: true, url: null }]);
    await until(() => smtp.mails.some(({ to }) => to === colleague.email));
    await operator.client.call("PUT", "/api/settings/mail", { body: { smtpUrl: null, from: null } });
  });

  test("is refused to others and to keys, and finds only accounts", async () => {
    const other = await signUp(server.client);
    assert.equal((await reset(other, { email: operator.email })).status, 403);
    const key = { client: server.client.as(await makeKey(operator, { scopes: ["settings:write"] })) };
    assert.equal((await reset(key, { email: other.email })).status, 403);
    for (const email of ["nobody@example.com", "no address", ""])
      assert.deepEqual((await reset(operator, { email })).status, 404, email);
    assert.equal((await reset(operator, {})).status, 400);
  });
});
