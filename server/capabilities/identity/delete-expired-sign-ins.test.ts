import assert from "node:assert/strict";
import { test } from "node:test";
import { all, sql } from "../../kernel/storage/sql.ts";
import { signUp } from "../../testing/client.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { nextMail } from "../../testing/received-mail.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";

const dayMs = 86_400_000;

test("expired sessions and tokens are deleted, and a running session keeps the used tokens that reveal a theft", async () => {
  const server = await startTestServer({ settings: { PARLEY_LIMIT_SIGNIN: "5" } });
  try {
    const { kernel } = server.server;
    const { query } = kernel.database;
    const ended = await signUp(server.client);
    const lively = await signUp(server.client);
    await nextMail(server, lively.email, "Confirm");
    await server.client.post("/api/auth/signin", { email: ended.email, password: "not the password" });
    moveClock(server, 20 * dayMs);
    const { body } = await server.client.post("/api/auth/refresh", { refreshToken: lively.refreshToken });
    moveClock(server, 11 * dayMs);
    await deleteExpiredSignIns.run(kernel, {});

    const sessions = await all(query)`select from session`;
    assert.equal(sessions.length, 1);
    const tokens = await all<{ sealedAnswer: Buffer | null }>(query)`select sealed_answer from refresh_token`;
    assert.equal(tokens.length, 2, "the used one and its successor");
    assert.ok(tokens.every((token) => token.sealedAnswer === null));
    for (const table of ["mailed_token", "attempt"]) {
      assert.deepEqual(await all(query)`select * from ${sql.raw(table)}`, [], table);
    }
    const { refreshToken } = body;
    assert.equal((await server.client.post("/api/auth/refresh", { refreshToken })).status, 200);
    const stale = await server.client.post("/api/auth/refresh", { refreshToken: lively.refreshToken });
    assert.equal(stale.status, 401);
    assert.deepEqual(await all(query)`select id from session`, []);
  } finally {
    await server.stop();
  }
});
