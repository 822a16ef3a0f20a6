import assert from "node:assert/strict";
import { test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { nextMail, tokenIn } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer, testSecret, useTestServer } from "../../../testing/test-server.ts";

const nextSecret = "the next secret of the pottery, 32 and more";
/** A node without the worker leaves jobs in the queue. */
const web = { PARLEY_ROLES: "web" };

const first = useTestServer({ settings: web });

test("a link for a new password that waits in the queue is mailed after PARLEY_SECRET was replaced", async () => {
  const people = [await signUp(first.client), await signUp(first.client)];
  const ask = (client: TestServer["client"], email: string) => client.post("/api/auth/forgot-password", { email });
  assert.equal((await ask(first.client, people[0]!.email)).status, 202);
  await first.server.stop();

  const { connection } = first;
  const rotating = { ...web, PARLEY_SECRET: nextSecret, PARLEY_SECRET_PREVIOUS: testSecret };
  const between = await startTestServer({ connection, settings: rotating });
  assert.equal((await ask(between.client, people[1]!.email)).status, 202);
  await between.stop();

  const rotated = await startTestServer({ connection, settings: { PARLEY_SECRET: nextSecret } });
  try {
    for (const { email } of people) {
      const token = tokenIn(await nextMail(rotated, email, "new password"));
      const password = "eleven tall herons at dawn";
      assert.equal((await rotated.client.post("/api/auth/reset-password", { token, password })).status, 204);
    }
  } finally {
    await rotated.stop();
  }
});
