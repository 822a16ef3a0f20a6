import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { type CredentialAnswer, SoftwarePasskey } from "../../../testing/clients/software-passkey.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const origin = publicInstallation.PARLEY_PUBLIC_URL;

describe("passkeys", () => {
  let server: TestServer;
  /** Another node with the same database. */
  let elsewhere: TestServer;
  before(async () => {
    server = await startTestServer({ settings: publicInstallation });
    // Without a worker, so that mails are in the folder of the first node.
    const settings = { ...publicInstallation, PARLEY_ROLES: "web" };
    elsewhere = await startTestServer({ settings, connection: server.connection });
  });
  after(async () => {
    await elsewhere.stop();
    await server.stop();
  });

  const optionsFor = async (person: Person) => (await person.client.post("/api/auth/passkeys/options")).body.options;
  const add = (person: Person, passkey: CredentialAnswer, name = "phone") =>
    person.client.post("/api/auth/passkeys", { name, passkey });
  async function makeOne(): Promise<{ person: Person; passkey: SoftwarePasskey; id: string; recoveryCodes: string[] }> {
    const person = await signUpVerified(server);
    const passkey = new SoftwarePasskey(origin);
    const { status, body, text } = await add(person, passkey.create(await optionsFor(person)));
    assert.equal(status, 201, text);
    return { person, passkey, id: body.id, recoveryCodes: body.recoveryCodes };
  }
  const signIn = async ({ email, password }: Person) =>
    (await server.client.post("/api/auth/signin", { email, password })).body;
  const pass = (secondFactorToken: string, passkey: CredentialAnswer, node = server) =>
    node.client.post("/api/auth/second-factor", { secondFactorToken, passkey });

  test("one that was added finishes the sign-in, on any node", async () => {
    const { person, passkey, id, recoveryCodes } = await makeOne();
    assert.equal(recoveryCodes.length, 10);
    const asked = await signIn(person);
    assert.deepEqual(asked.methods, ["passkey", "recovery-code"]);
    assert.equal(asked.passkeyOptions.rpId, "assistant.example.com");
    const passed = await pass(asked.secondFactorToken, passkey.get(asked.passkeyOptions), elsewhere);
    assert.equal(passed.status, 200, passed.text);
    const listed = (await person.client.get("/api/auth/passkeys")).body.data;
    assert.deepEqual([listed.length, listed[0].id, listed[0].name], [1, id, "phone"]);
    assert.ok(listed[0].lastUsedAt !== null);
    const second = await add(person, new SoftwarePasskey(origin).create(await optionsFor(person)));
    assert.equal(second.body.recoveryCodes, undefined, "recovery codes come with the first factor only");
  });

  test("an answer is taken once: neither it nor its challenge works again", async () => {
    const { person, passkey } = await makeOne();
    const asked = await signIn(person);
    const answer = passkey.get(asked.passkeyOptions);
    const answers = await Promise.all([
      pass(asked.secondFactorToken, answer),
      pass(asked.secondFactorToken, answer, elsewhere),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    const again = await signIn(person);
    assert.equal((await pass(again.secondFactorToken, answer)).status, 401, "the answer to a former challenge");
    assert.equal((await pass(again.secondFactorToken, passkey.get(asked.passkeyOptions))).status, 401);
    assert.equal((await pass(again.secondFactorToken, passkey.get(again.passkeyOptions))).status, 200);
  });

  test("a wrong site, a strange passkey, and an earlier count of signatures are refused", async () => {
    const { person, passkey } = await makeOne();
    const { passkey: stranger } = await makeOne();
    const attempts: ((options: never) => CredentialAnswer)[] = [
      (options) => passkey.get(options, { origin: "https://assistant.example.com.evil.example" }),
      (options) => passkey.get(options, { rpId: "evil.example" }),
      (options) => passkey.get(options, { counter: 1 }),
      (options) => stranger.get(options),
      (options) => stranger.get(options, { credentialId: passkey.get(options).id }),
      (options) => {
        const answer = passkey.get(options);
        return { ...answer, response: { ...answer.response, signature: "AAAA" } };
      },
      (options) => {
        const answer = passkey.get(options);
        return { ...answer, response: { ...answer.response, clientDataJSON: "bm90IGpzb24" } };
      },
    ];
    for (const [number, attempt] of attempts.entries()) {
      const asked = await signIn(person);
      const { status, body } = await pass(asked.secondFactorToken, attempt(asked.passkeyOptions as never));
      assert.deepEqual([status, body.code], [401, "invalid-credentials"], `attempt ${number}`);
    }
    const asked = await signIn(person);
    assert.equal((await pass(asked.secondFactorToken, passkey.get(asked.passkeyOptions))).status, 200);
  });

  test("of sign-ins at once with the same count of signatures one succeeds: the others are copies", async () => {
    const { person, passkey } = await makeOne();
    const asked = [];
    for (let i = 0; i < 8; i++) asked.push(await signIn(person));
    const answers = await Promise.all(
      asked.map((each, i) =>
        pass(
          each.secondFactorToken,
          passkey.get(each.passkeyOptions, { counter: 50 }),
          i % 2 === 0 ? server : elsewhere,
        ),
      ),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 401).length, 7);
  });

  test("a new one needs a challenge of this account, once, in time, from this site", async (t) => {
    const [ada, bob] = [await signUpVerified(server), await signUpVerified(server)];
    const passkey = new SoftwarePasskey(origin);
    const options = await optionsFor(ada);
    for (const [number, answer] of [
      passkey.create(options, { origin: "https://evil.example" }),
      passkey.create(options, { rpId: "evil.example" }),
      passkey.create(options, { challenge: "c2VsZiBtYWRl" }),
      passkey.create(options, { attestation: ["packed", new Map([["x5c", [Buffer.from("certificate")]]])] }),
      passkey.create(options, { attestation: ["android-key", new Map()] }),
    ].entries()) {
      const { status, body } = await add(ada, answer);
      assert.deepEqual([status, body.code], [422, "invalid-passkey"], `attempt ${number}`);
    }
    assert.equal((await add(bob, passkey.create(options))).status, 422, "the challenge is of another account");
    assert.equal((await add(ada, passkey.create(options))).status, 201);
    assert.equal((await add(ada, new SoftwarePasskey(origin).create(options))).status, 422, "the challenge is used");
    const known = await add(bob, passkey.create(await optionsFor(bob)));
    assert.equal(known.status, 422, "the credential is another account's");
    const late = await optionsFor(bob);
    const { clock } = server.server.kernel;
    t.after(() => {
      server.server.kernel.clock = clock;
    });
    moveClock(server, 10 * 60_000);
    assert.equal((await add(bob, new SoftwarePasskey(origin).create(late))).status, 422);
  });

  test("what is no answer of a browser is refused with its field", async () => {
    const ada = await signUpVerified(server);
    const bytes = (text: string) => Buffer.from(text).toString("base64url");
    const answer = (response: Record<string, unknown>) => ({
      id: "AA",
      rawId: "AA",
      type: "public-key",
      response: { clientDataJSON: bytes("{}"), attestationObject: bytes("\xa0"), ...response },
    });
    for (const [response, status] of [
      [{}, 422],
      [{ clientDataJSON: bytes("[") }, 422],
      [{ clientDataJSON: bytes('{"challenge":7,"type":"webauthn.create"}') }, 422],
      [{ clientDataJSON: "not base64!" }, 400],
      [{ attestationObject: Buffer.alloc(60_000, 0x9f).toString("base64url") }, 422],
    ] as const) {
      const got = await ada.client.post("/api/auth/passkeys", { passkey: answer(response) });
      assert.equal(got.status, status, got.text);
      assert.match(got.body.errors[0].pointer, /^\/body\/passkey/);
    }
    const neither = await server.client.post("/api/auth/second-factor", { secondFactorToken: "x" });
    assert.equal(neither.body.code, "invalid-request");
  });

  test("is removed with the password, by its owner only", async () => {
    const { person, id } = await makeOne();
    const other = await signUpVerified(server);
    const remove = (by: Person, password: string) =>
      by.client.call("DELETE", `/api/auth/passkeys/${id}`, { body: { password } });
    assert.equal((await remove(other, other.password)).body.code, "not-found");
    assert.equal((await remove(person, "wrong")).body.code, "wrong-password");
    assert.equal((await remove(person, person.password)).status, 204);
    assert.ok((await signIn(person)).accessToken);
  });
});

test("on this machine passkeys belong to localhost; at a bare network address there are none", async (t) => {
  const local = await startTestServer();
  t.after(() => local.stop());
  const { options } = (await (await signUp(local.client)).client.post("/api/auth/passkeys/options")).body;
  assert.equal(options.rp.id, "localhost");
  const bare = await startTestServer({
    settings: { PARLEY_PUBLIC_URL: "http://192.0.2.7:3000", PARLEY_SIGNUP: "open" },
  });
  t.after(() => bare.stop());
  const answer = await (await signUp(bare.client)).client.post("/api/auth/passkeys/options");
  assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"]);
});
