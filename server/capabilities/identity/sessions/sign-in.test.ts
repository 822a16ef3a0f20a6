import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { hash } from "@node-rs/argon2";
import { all, execute, one } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

function signIn(server: TestServer, email: string, password: string, headers: Record<string, string> = {}) {
  return server.client.post("/api/auth/signin", { email, password }, { headers });
}

function withoutRequestId({ status, body }: TestAnswer): unknown {
  return { status, body: { ...body, requestId: null } };
}

describe("sign-in", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());

  test("the right password starts a new session", async () => {
    const answer = await signIn(server, ` ${person.email.toUpperCase()}`, person.password);
    assert.equal(answer.status, 200, answer.text);
    assert.notEqual(answer.body.refreshToken, person.refreshToken);
    assert.equal(answer.body.workspace.id, person.workspaceId);
    assert.ok((await auditOf(server, person.workspaceId)).includes("session.started"));
  });

  test("a wrong password, an unknown address and a disabled account get the same answer", async () => {
    const disabled = await signUp(server.client);
    const { query } = server.server.kernel.database;
    await execute(query)`update account set status = 'disabled' where email = ${disabled.email}`;
    const wrong = await signIn(server, person.email, "not the password");
    const answers = [
      await signIn(server, "nobody@example.com", "not the password"),
      await signIn(server, "not an address", "not the password"),
      await signIn(server, disabled.email, disabled.password),
    ];
    assert.equal(wrong.status, 401);
    assert.equal(wrong.body.code, "invalid-credentials");
    for (const answer of answers) assert.deepEqual(withoutRequestId(answer), withoutRequestId(wrong));
  });

  test("a failure is written into the owner's audit log without the address", async () => {
    const victim = await signUp(server.client);
    await signIn(server, victim.email, "not the password");
    const entry = await until(async () => {
      const { body } = await victim.client.get("/api/audit");
      return body.data.find((candidate: { action: string }) => candidate.action === "session.refused");
    });
    assert.equal(entry.actor.kind, "anonymous");
    assert.equal(entry.target.kind, "user");
    assert.match(entry.target.id, /^usr_/);
    assert.ok(!JSON.stringify(entry).includes(victim.email));
  });

  test("a password hashed with old parameters is hashed again at the next sign-in", async () => {
    const { query } = server.server.kernel.database;
    const former = await hash(person.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await execute(query)`update account set password_hash = ${former} where email = ${person.email}`;
    assert.equal((await signIn(server, person.email, person.password)).status, 200);
    const row = await one<{ passwordHash: string }>(query)`
      select password_hash from account where email = ${person.email}`;
    assert.match(row.passwordHash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal((await signIn(server, person.email, person.password)).status, 200);
  });

  test("a password whose letters are encoded differently is the same password", async () => {
    const email = "composed@example.com";
    const composed = "käse und brötchen";
    await server.client.post("/api/auth/signup", { email, password: composed.normalize("NFC") });
    assert.equal((await signIn(server, email, composed.normalize("NFD"))).status, 200);
  });
});

describe("throttles of sign-in", () => {
  const settings = { PARLEY_LIMIT_SIGNIN: "3" };

  test("attempts per address are limited across nodes, with or without an account, and the right password resets the count", async () => {
    const one = await startTestServer({ settings });
    const others = [
      await startTestServer({ settings, connection: one.connection }),
      await startTestServer({ settings, connection: one.connection }),
    ];
    const [second, third] = others as [TestServer, TestServer];
    try {
      const person = await signUp(one.client);
      for (const email of [person.email, "nobody@example.com"]) {
        const attempts = email === person.email ? [one, one, second] : [one, second, second];
        for (const server of attempts) {
          const answer = await signIn(server, email, "not the password");
          assert.equal(answer.body.code, "invalid-credentials", email);
        }
        const refused = await signIn(third, email, person.password);
        assert.equal(refused.status, 429, email);
        assert.equal(refused.body.code, "rate-limited");
        assert.ok(Number(refused.headers.get("retry-after")) >= 1);
      }
      moveClock(third, 61_000);
      assert.equal((await signIn(third, person.email, person.password)).status, 200);
      const { query } = one.server.kernel.database;
      const left = await all(query)`select count from attempt`;
      assert.deepEqual(left, [{ count: 4 }], "only the unknown address is still counted");
    } finally {
      for (const server of others) await server.stop();
      await one.stop();
    }
  });

  test("attempts per network address are limited across accounts, and a forged X-Forwarded-For does not help", async () => {
    const server = await startTestServer({ settings });
    try {
      const statuses = [];
      for (let index = 0; index < 5; index++) {
        const forged = { "x-forwarded-for": `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` };
        statuses.push((await signIn(server, `p${index}@example.com`, "not the password", forged)).status);
      }
      assert.deepEqual(statuses, [401, 401, 401, 429, 429]);
    } finally {
      await server.stop();
    }
  });

  test("behind one trusted proxy the address that the proxy saw counts, not one that the client sent", async () => {
    const server = await startTestServer({ settings: { ...settings, PARLEY_TRUST_PROXY: "1" } });
    try {
      const statuses = [];
      for (let index = 0; index < 4; index++) {
        const forged = { "x-forwarded-for": `198.51.100.${index}, 203.0.113.7` };
        statuses.push((await signIn(server, `p${index}@example.com`, "not the password", forged)).status);
      }
      const neighbour = { "x-forwarded-for": "203.0.113.8" };
      statuses.push((await signIn(server, "p5@example.com", "not the password", neighbour)).status);
      assert.deepEqual(statuses, [401, 401, 401, 429, 401]);
    } finally {
      await server.stop();
    }
  });
});
