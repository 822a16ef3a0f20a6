import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { oneTimeCodeOf } from "../../../testing/clients/one-time-code-of.ts";
import { SoftwarePasskey } from "../../../testing/clients/software-passkey.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const now = () => server.server.kernel.clock.now();
const post = (path: string, fields: Record<string, string>) => server.client.post(path, fields);
const begin = async ({ email, password }: Person) => {
  const page = await post("/account/second-factor", { email, password });
  assert.equal(page.status, 200, page.text);
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const secret = /secret=([A-Z2-7]+)/.exec(page.text)?.[1] ?? "";
  return { page, token, secret };
};
const finish = (token: string, secret: string) =>
  post("/account/second-factor/confirm", { token, code: oneTimeCodeOf(secret, now()) });

describe("the page that sets up an authenticator app", () => {
  test("takes one code once, starts no session, and tells the audit log", async () => {
    const ada = await signUp(server.client);
    const { page, token, secret } = await begin(ada);
    assert.doesNotMatch(page.text, /eyJ/);
    const answers = await Promise.all([1, 2].map(() => finish(token, secret)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    const added = (await auditOf(server, ada.workspaceId)).filter((action) => action === "account.totp-added");
    assert.equal(added.length, 1);
    moveClock(server, 30_000);
    const code = oneTimeCodeOf(secret, now());
    const signIn = await post("/api/auth/second-factor", { secondFactorToken: token, code });
    assert.equal(signIn.body.code, "invalid-credentials");
  });

  test("adds nothing by the password alone to an account that has a second factor", async () => {
    const ada = await signUp(server.client);
    const { token, secret } = await begin(ada);
    const { options } = (await ada.client.post("/api/auth/passkeys/options")).body;
    const passkey = new SoftwarePasskey(`http://localhost:${new URL(server.url).port}`).create(options);
    const added = await ada.client.post("/api/auth/passkeys", { name: "phone", passkey });
    assert.equal(added.status, 201, added.text);
    const late = await finish(token, secret);
    assert.equal(late.status, 422);
    assert.match(late.text, /protected already/);
    const again = await post("/account/second-factor", { email: ada.email, password: ada.password });
    assert.match(again.text, /protected already/);
    assert.doesNotMatch(again.text, /otpauth/);
    const asked = await post("/api/auth/signin", { email: ada.email, password: ada.password });
    assert.deepEqual(asked.body.methods, ["passkey", "recovery-code"]);
  });

  test("ends when the password is changed, and does not tell which addresses have an account", async () => {
    const ada = await signUp(server.client);
    const { token, secret } = await begin(ada);
    const change = { password: ada.password, newPassword: "another sentence of hers" };
    assert.equal((await ada.client.post("/api/auth/change-password", change)).status, 204);
    const late = await finish(token, secret);
    assert.equal(late.status, 422);
    assert.match(late.text, /Begin again/);
    const [wrong, unknown] = await Promise.all(
      [ada.email, "nobody@example.com"].map((email) => post("/account/second-factor", { email, password: "wrong" })),
    );
    assert.equal(wrong!.text.replace(ada.email, ""), unknown!.text.replace("nobody@example.com", ""));
  });
});
