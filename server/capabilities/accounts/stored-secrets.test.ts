import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../testing/client.ts";
import { startTestServer } from "../../testing/test-server.ts";

/** Every text in every table, also inside of JSON, and bytes in the ways that a thief would write them down. */
async function readEverything(pool: {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}): Promise<Set<string>> {
  const { rows: tables } = await pool.query(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (Buffer.isBuffer(value)) {
      for (const encoding of ["hex", "base64", "base64url", "utf8"] as const) texts.add(value.toString(encoding));
    } else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
  };
  for (const { name } of tables) (await pool.query(`select * from ${name}`)).rows.forEach(collect);
  return texts;
}

test("nothing that is stored works as a credential, and no credential is stored", async () => {
  // Without a worker the mails with their tokens stay in the queue, where a thief would find them.
  const server = await startTestServer({ settings: { PARLEY_ROLES: "web" } });
  try {
    const person = await signUp(server.client, "treasure@example.com");
    const key = await makeKey(person);
    const refreshed = await server.client.post("/api/auth/refresh", { refreshToken: person.refreshToken });
    await server.client.post(
      "/api/auth/forgot-password",
      { email: person.email },
      { headers: { "idempotency-key": "k" } },
    );
    await server.client.post(
      "/api/keys",
      { name: "k", kind: "secret" },
      { token: person.accessToken, headers: { "idempotency-key": "k" } },
    );
    const stored = await readEverything(server.server.kernel.database.pool);
    assert.ok(stored.has("treasure@example.com"), "the dump is a dump");

    const credentials = [key, person.accessToken, person.refreshToken, person.password, refreshed.body.refreshToken];
    for (const text of stored) {
      for (const credential of credentials) assert.ok(!text.includes(credential));
      assert.ok(!text.includes("?token="), "no mail can be read");
    }
    const candidates = [...stored].filter((text) => /^[\x21-\x7e]{8,2000}$/.test(text));
    assert.ok(candidates.length > 50, `${candidates.length} candidates`);
    for (const candidate of candidates) {
      const asToken = await server.client.as(candidate).get("/version");
      assert.equal(asToken.status, 401, `a stored value is a credential`);
      for (const [path, body] of [
        ["refresh", { refreshToken: candidate.slice(0, 200) }],
        ["verify-email", { token: candidate.slice(0, 200) }],
        ["reset-password", { token: candidate.slice(0, 200), password: "eleven tall herons" }],
      ] as const) {
        const answer = await server.client.post(`/api/auth/${path}`, body);
        assert.ok(answer.status === 401 || answer.status === 422, `${path} answered ${answer.status}`);
      }
    }
    assert.equal((await server.client.as(person.accessToken).get("/api/auth/me")).status, 200);
  } finally {
    await server.stop();
  }
});
