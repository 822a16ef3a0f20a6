import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const dayMs = 86_400_000;
const limit = 4;
const settings = {
  PARLEY_LIMIT_SIGNIN: String(limit),
  PARLEY_TRUST_PROXY: "1",
  PARLEY_SIGNUP: "open",
  PARLEY_LIMIT_SIGNUP: "0",
};

describe("while strangers try passwords from everywhere", () => {
  let server: TestServer;
  let other: TestServer;
  before(async () => {
    server = await startTestServer({ settings });
    // Without a worker: mail is written into the folder of the node that sends it.
    other = await startTestServer({ settings: { ...settings, PARLEY_ROLES: "web" }, connection: server.connection });
  });
  after(async () => {
    await other.stop();
    await server.stop();
  });

  let networks = 0;
  /** Each attempt from a network of its own, so that the limit for each network does not end the attack. */
  const elsewhere = () => `198.51.${Math.floor(++networks / 200)}.${(networks % 200) + 1}`;
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const signIn = (email: string, password: string, address: string, node = server): Promise<TestAnswer> =>
    node.client.post("/api/auth/signin", { email, password }, from(address));
  const signUpFrom = (address: string): Promise<Person> =>
    signUp(server.client.as("", { "x-forwarded-for": address, authorization: "" }));
  /** Spends what strangers may try within a minute, on both nodes. */
  async function attack(email: string): Promise<void> {
    const codes: string[] = [];
    for (let attempt = 0; attempt <= limit; attempt++) {
      const node = attempt % 2 === 0 ? server : other;
      codes.push((await signIn(email, "not the password", elsewhere(), node)).body.code);
    }
    assert.deepEqual(codes, [...Array(limit).fill("invalid-credentials"), "rate-limited"]);
  }

  test("the owner signs in from the networks of earlier sign-ins, on every node, and nowhere else", async () => {
    const [home, office, away] = [elsewhere(), elsewhere(), elsewhere()];
    const person = await signUpFrom(home);
    assert.equal((await signIn(person.email, person.password, office)).status, 200);
    await attack(person.email);
    const refused = await signIn(person.email, person.password, away);
    assert.deepEqual([refused.status, refused.body.code], [429, "rate-limited"]);
    assert.equal((await signIn(person.email, person.password, home, other)).status, 200);
    assert.equal((await signIn(person.email, person.password, office, other)).status, 200);
    // The right password from a known network does not give strangers further attempts.
    assert.equal((await signIn(person.email, person.password, away)).status, 429);
  });

  test("a known network has its own number of attempts, and the same answers as any other", async () => {
    const [home, away] = [elsewhere(), elsewhere()];
    const person = await signUpFrom(home);
    for (let attempt = 0; attempt < limit; attempt++) {
      const node = attempt % 2 === 0 ? server : other;
      assert.equal((await signIn(person.email, "not the password", home, node)).body.code, "invalid-credentials");
    }
    assert.equal((await signIn(person.email, person.password, home, other)).body.code, "rate-limited");
    assert.equal((await signIn(person.email, person.password, away)).status, 200, "and does not spend another's");
  });

  test("a network is known to the accounts that signed in there, and not to others", async () => {
    const [home, neighbour] = [elsewhere(), elsewhere()];
    const person = await signUpFrom(home);
    await signUpFrom(neighbour);
    await attack(person.email);
    assert.equal((await signIn(person.email, person.password, neighbour)).status, 429);
  });

  test("an IPv6 client is known by its /64", async () => {
    const person = await signUpFrom("2001:db8:7:7::1");
    await attack(person.email);
    assert.equal((await signIn(person.email, person.password, "2001:db8:7:8::1")).status, 429);
    assert.equal((await signIn(person.email, person.password, "2001:db8:7:7::2")).status, 200);
  });

  test("a device that is signed in can change the password from a new network", async () => {
    const person = await signUpFrom(elsewhere());
    await attack(person.email);
    const travelling = server.client.as(person.accessToken, { "x-forwarded-for": elsewhere() });
    const newPassword = "another long sentence for the tests";
    const change = (password: string) => travelling.post("/api/auth/change-password", { password, newPassword });
    assert.equal((await change("not the password")).body.code, "wrong-password");
    assert.equal((await change(person.password)).status, 204);
    // A stolen access token is no way to try passwords without end.
    for (let count = 0; count < limit; count++) {
      assert.equal((await change("not the password")).body.code, "wrong-password");
    }
    assert.equal((await change(newPassword)).body.code, "rate-limited");
  });

  test("a session of another account gives no further attempts", async () => {
    const person = await signUpFrom(elsewhere());
    const stranger = await signUpFrom(elsewhere());
    await attack(person.email);
    const guess = { email: person.email, password: "not the password" };
    const withSession = server.client.as(stranger.accessToken);
    const refused = await withSession.post("/api/auth/signin", guess, from(elsewhere()));
    assert.equal(refused.body.code, "rate-limited");
  });

  test("a device that is signed in can erase the account from a new network, and no network is kept", async () => {
    const person = await signUpFrom(elsewhere());
    await attack(person.email);
    const { query } = server.server.kernel.database;
    const count = async () => (await all(query)`select from known_network`).length;
    const before = await count();
    const travelling = server.client.as(person.accessToken, { "x-forwarded-for": elsewhere() });
    const erased = await travelling.call("DELETE", "/api/auth/me", { body: { password: person.password } });
    assert.equal(erased.status, 204, erased.text);
    assert.equal(await count(), before - 1);
  });

  test("whoever chose a new password by mail signs in from there, and what the old one made known is forgotten", async () => {
    const [home, away] = [elsewhere(), elsewhere()];
    const person = await signUpFrom(home);
    const proof = tokenIn(await nextMail(server, person.email, "Confirm your e-mail address"));
    const verified = await server.client.as(person.accessToken).post("/api/auth/verify-email", { token: proof });
    assert.equal(verified.status, 200, verified.text);
    await server.client.post("/api/auth/forgot-password", { email: person.email }, from(elsewhere()));
    const token = tokenIn(await nextMail(server, person.email, "Choose a new password"));
    const password = "another long sentence for the tests";
    const reset = await server.client.post("/api/auth/reset-password", { token, password }, from(away));
    assert.equal(reset.status, 204, reset.text);
    await attack(person.email);
    assert.equal((await signIn(person.email, password, home)).status, 429);
    assert.equal((await signIn(person.email, password, away)).status, 200);
  });

  test("the ten newest networks are known, and each for 90 days", async () => {
    const [first, second] = [elsewhere(), elsewhere()];
    const person = await signUpFrom(first);
    for (const address of [second, ...Array.from({ length: 9 }, elsewhere)]) {
      assert.equal((await signIn(person.email, person.password, address)).status, 200);
    }
    await attack(person.email);
    assert.equal((await signIn(person.email, person.password, first)).status, 429);
    assert.equal((await signIn(person.email, person.password, second)).status, 200);
    const { query } = server.server.kernel.database;
    await execute(query)`update known_network set seen_at = ${new Date(Date.now() - 91 * dayMs)}`;
    assert.equal((await signIn(person.email, person.password, second)).status, 429);
  });
});
