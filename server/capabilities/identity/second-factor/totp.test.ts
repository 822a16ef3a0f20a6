import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { oneTimeCodeOf } from "../../../testing/clients/one-time-code-of.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { joinTeam, tokenOfLink } from "../../../testing/join-team.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { nextMail } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const stepMs = 30_000;

let server: TestServer;
/** Another node with the same database. */
let elsewhere: TestServer;
before(async () => {
  server = await startTestServer();
  // Without a worker, so that mails are in the folder of the first node.
  elsewhere = await startTestServer({ connection: server.connection, settings: { PARLEY_ROLES: "web" } });
});
after(async () => {
  await elsewhere.stop();
  await server.stop();
});

type Protected = Person & { secret: string; recoveryCodes: string[] };
const now = () => server.server.kernel.clock.now();
/** The next code of the app: each is taken once, so time goes on. */
function nextCode(secret: string): string {
  for (const node of [server, elsewhere]) moveClock(node, stepMs);
  return oneTimeCodeOf(secret, now());
}

async function protect(person: Person): Promise<Protected> {
  const { secret } = (await person.client.post("/api/auth/totp")).body;
  const { status, body, text } = await person.client.post("/api/auth/totp/confirm", {
    code: oneTimeCodeOf(secret, now()),
  });
  assert.equal(status, 200, text);
  return { ...person, secret, recoveryCodes: body.recoveryCodes };
}
const signIn = ({ email, password }: Person) => server.client.post("/api/auth/signin", { email, password });
const tokenFor = async (person: Person): Promise<string> => (await signIn(person)).body.secondFactorToken;
const pass = (secondFactorToken: string, code: string, node = server): Promise<TestAnswer> =>
  node.client.post("/api/auth/second-factor", { secondFactorToken, code });

describe("an authenticator app", () => {
  test("is asked for at the sign-in, and its code finishes it", async () => {
    const ada = await protect(await signUpVerified(server));
    assert.equal(ada.recoveryCodes.length, 10);
    for (const code of ada.recoveryCodes) assert.match(code, /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    await nextMail(server, ada.email, "second factor");
    const asked = await signIn(ada);
    assert.deepEqual(asked.body, {
      secondFactorRequired: true,
      secondFactorToken: asked.body.secondFactorToken,
      methods: ["totp", "recovery-code"],
    });
    const wrong = await pass(asked.body.secondFactorToken, "000000");
    assert.deepEqual([wrong.status, wrong.body.code], [401, "invalid-credentials"]);
    const passed = await pass(asked.body.secondFactorToken, nextCode(ada.secret), elsewhere);
    assert.equal(passed.status, 200, passed.text);
    assert.equal(passed.body.workspace.id, ada.workspaceId);
    const me = await server.client.as(passed.body.accessToken).get("/api/auth/me");
    assert.deepEqual([me.status, me.body.secondFactors], [200, ["totp", "recovery-code"]]);
    const actions = await auditOf(server, ada.workspaceId);
    assert.deepEqual(actions.slice(-3), ["account.totp-added", "session.refused", "session.started"]);
    const wrongPassword = { email: ada.email, password: "wrong" };
    const refused = await server.client.post("/api/auth/signin", wrongPassword);
    assert.equal(refused.body.code, "invalid-credentials", "who lacks the password learns of no second factor");
  });

  test("its address names the account, and before its first code it does not count", async () => {
    const ada = await signUp(server.client);
    const { secret, otpauthUrl } = (await ada.client.post("/api/auth/totp")).body;
    const url = new URL(otpauthUrl);
    assert.equal(decodeURIComponent(url.pathname), `/Parley:${ada.email}`);
    assert.equal(url.searchParams.get("secret"), secret);
    assert.match(secret, /^[A-Z2-7]{32}$/);
    assert.ok((await signIn(ada)).body.accessToken);
    const wrong = await ada.client.post("/api/auth/totp/confirm", { code: "000000" });
    assert.deepEqual([wrong.status, wrong.body.code], [403, "wrong-code"]);
    const replaced = (await ada.client.post("/api/auth/totp")).body.secret;
    const old = await ada.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(secret, now()) });
    assert.equal(old.body.code, "wrong-code", "a later secret replaces the first");
    assert.equal(
      (await ada.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(replaced, now()) })).status,
      200,
    );
    assert.equal((await ada.client.post("/api/auth/totp")).body.code, "conflict");
  });

  test("a code is taken once, also within its time and on two nodes at once", async () => {
    const ada = await protect(await signUp(server.client));
    const confirmed = oneTimeCodeOf(ada.secret, now());
    assert.equal((await pass(await tokenFor(ada), confirmed)).status, 401, "the code that confirmed the app is used");
    const code = nextCode(ada.secret);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => tokenFor(ada)));
    const answers = await Promise.all(tokens.map((token, i) => pass(token, code, i % 2 === 0 ? server : elsewhere)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401]);
    const earlier = oneTimeCodeOf(ada.secret, now() - stepMs);
    assert.equal((await pass(await tokenFor(ada), earlier)).status, 401, "nor any code from before it");
  });

  test("a sign-in that waits for it is finished once, within its time, and ends with a new password", async (t) => {
    const ada = await protect(await signUp(server.client));
    const token = await tokenFor(ada);
    const answers = await Promise.all(
      [1, 2].map((n) => pass(token, ada.recoveryCodes[n]!, n === 1 ? server : elsewhere)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    assert.equal((await pass("x".repeat(43), ada.recoveryCodes[3]!)).body.code, "invalid-credentials");

    const pending = await tokenFor(ada);
    const newPassword = "ten grey swans sleep on ice";
    const changed = await ada.client.post("/api/auth/change-password", { password: ada.password, newPassword });
    assert.equal(changed.status, 204, changed.text);
    assert.equal((await pass(pending, ada.recoveryCodes[4]!)).status, 401);
    const late = await tokenFor({ ...ada, password: newPassword });
    const { clock } = server.server.kernel;
    t.after(() => {
      server.server.kernel.clock = clock;
    });
    moveClock(server, 10 * 60_000);
    assert.equal((await pass(late, ada.recoveryCodes[5]!)).status, 401);
  });

  test("five attempts end a sign-in, and ten wrong codes end guessing for an hour, but not for the owner", async () => {
    const ada = await protect(await signUpVerified(server));
    const first = await tokenFor(ada);
    for (let i = 0; i < 5; i++) assert.equal((await pass(first, "000000")).status, 401);
    assert.equal((await pass(first, nextCode(ada.secret))).status, 401, "the right code comes too late");
    const second = await tokenFor(ada);
    for (let i = 0; i < 5; i++) assert.equal((await pass(second, "000000")).status, 401);
    const third = await tokenFor(ada);
    const limited = await pass(third, nextCode(ada.secret), elsewhere);
    assert.deepEqual([limited.status, limited.body.code], [429, "rate-limited"]);
    assert.ok(Number(limited.headers.get("retry-after")) > 3_000);
    await nextMail(server, ada.email, "Wrong codes");
    assert.equal((await pass(third, ada.recoveryCodes[0]!)).status, 200);
  });

  test("is removed by one of its codes, and the recovery codes with it", async () => {
    const ada = await protect(await signUp(server.client));
    const remove = (code: string) => ada.client.call("DELETE", "/api/auth/totp", { body: { code } });
    assert.equal((await remove("000000")).body.code, "wrong-code");
    assert.equal((await remove(nextCode(ada.secret))).status, 204);
    assert.ok((await signIn(ada)).body.accessToken);
    assert.equal((await remove(nextCode(ada.secret))).body.code, "not-found");
    const again = await protect(ada);
    assert.equal((await pass(await tokenFor(again), ada.recoveryCodes[0]!)).status, 401, "old recovery codes are gone");
  });
});

describe("recovery codes", () => {
  test("each works once, also when it is used twice at once, in capitals and without dashes", async () => {
    const ada = await protect(await signUp(server.client));
    const written = ada.recoveryCodes[0]!.toUpperCase().replaceAll("-", " ");
    const tokens = await Promise.all([1, 2, 3].map(() => tokenFor(ada)));
    const answers = await Promise.all(tokens.map((token, i) => pass(token, written, i === 1 ? elsewhere : server)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401]);
    assert.equal((await pass(await tokenFor(ada), ada.recoveryCodes[1]!)).status, 200);
  });

  test("another account's code is wrong", async () => {
    const [ada, bob] = [await protect(await signUp(server.client)), await protect(await signUp(server.client))];
    assert.equal((await pass(await tokenFor(ada), bob.recoveryCodes[0]!)).status, 401);
    assert.equal((await pass(await tokenFor(bob), bob.recoveryCodes[0]!)).status, 200);
  });

  test("are made anew with the password, and the former ones end", async () => {
    const ada = await protect(await signUp(server.client));
    const renew = (password: string) => ada.client.post("/api/auth/recovery-codes", { password });
    assert.equal((await renew("wrong")).body.code, "wrong-password");
    const { recoveryCodes } = (await renew(ada.password)).body;
    assert.equal((await pass(await tokenFor(ada), ada.recoveryCodes[0]!)).status, 401);
    assert.equal((await pass(await tokenFor(ada), recoveryCodes[0])).status, 200);
    const bare = await signUp(server.client);
    const { body } = await bare.client.post("/api/auth/recovery-codes", { password: bare.password });
    assert.equal(body.code, "conflict");
  });
});

describe("a workspace that requires a second factor", () => {
  const require = (person: Person, requireSecondFactor: boolean) =>
    person.client.call("PATCH", "/api/settings/workspace", { body: { requireSecondFactor } });

  test("refuses members without one within a second on every node, until it is set up", async () => {
    const owner = await protect(await signUp(server.client));
    const agent = await joinTeam(server, owner, "agent");
    const keep = elsewhere.client.as(agent.accessToken);
    assert.equal((await keep.get("/api/conversations")).status, 200);
    assert.equal((await require(owner, true)).body.requireSecondFactor, true);
    await until(async () => (await keep.get("/api/conversations")).status === 401);
    const { body } = await server.client.post("/api/auth/refresh", { refreshToken: agent.refreshToken });
    const member = elsewhere.client.as(body.accessToken);
    for (const [method, path] of [
      ["GET", "/api/conversations"],
      ["POST", "/api/stream/tickets"],
      ["POST", "/api/chatbot/send"],
    ] as const) {
      const refused = await member.call(method, path, method === "GET" ? {} : { body: { message: "Hello" } });
      assert.deepEqual([refused.status, refused.body.code], [403, "second-factor-needed"], path);
    }
    assert.equal((await member.get("/api/auth/me")).status, 200);
    await protect({ ...agent, client: member });
    assert.equal((await member.get("/api/conversations")).status, 200);
    assert.equal((await owner.client.get("/api/members")).body.data[0].hasSecondFactor, true);
  });

  test("refuses a member who removes it, and only there", async () => {
    const owner = await signUp(server.client);
    const ada = await protect(await signUp(server.client));
    const { url } = (await owner.client.post("/api/members/invitations", { email: ada.email, role: "agent" })).body;
    await ada.client.post("/api/invitations/accept", { token: tokenOfLink(url) });
    await require(owner, true);
    const { accessToken } = (await ada.client.post("/api/auth/switch", { workspaceId: owner.workspaceId })).body;
    const there = elsewhere.client.as(accessToken);
    assert.equal((await there.get("/api/conversations")).status, 200);
    const body = { code: ada.recoveryCodes[0] };
    assert.equal((await ada.client.call("DELETE", "/api/auth/totp", { body })).status, 204);
    await until(async () => (await there.get("/api/conversations")).status === 401);
    assert.equal((await ada.client.get("/api/conversations")).status, 200);
  });

  test("an invited account with one accepts signed in, and not by its password alone", async () => {
    const owner = await signUp(server.client);
    const ada = await protect(await signUp(server.client));
    const { url } = (await owner.client.post("/api/members/invitations", { email: ada.email, role: "agent" })).body;
    const body = { token: tokenOfLink(url), password: ada.password };
    const answer = await server.client.post("/api/invitations/accept", body);
    assert.deepEqual([answer.status, answer.body.code], [401, "unauthenticated"]);
    assert.equal((await ada.client.post("/api/invitations/accept", { token: body.token })).status, 200);
  });
});

test("codes stay valid while PARLEY_SECRET is replaced, and after it", async (t) => {
  const first = await startTestServer();
  t.after(() => first.stop());
  const person = await signUp(first.client);
  const { secret } = (await person.client.post("/api/auth/totp")).body;
  const nowMs = first.server.kernel.clock.now();
  await person.client.post("/api/auth/totp/confirm", { code: oneTimeCodeOf(secret, nowMs) });
  const next = "another secret that only the tests know";
  const settings = { PARLEY_SECRET: next, PARLEY_SECRET_PREVIOUS: testSecret };
  await (await startTestServer({ connection: first.connection, settings })).stop();
  const replaced = await startTestServer({ connection: first.connection, settings: { PARLEY_SECRET: next } });
  t.after(() => replaced.stop());
  const { email, password } = person;
  const { body } = await replaced.client.post("/api/auth/signin", { email, password });
  const code = oneTimeCodeOf(secret, nowMs + stepMs);
  assert.equal((await pass(body.secondFactorToken, code, replaced)).status, 200);
});
