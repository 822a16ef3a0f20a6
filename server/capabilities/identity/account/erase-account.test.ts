import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { all } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until, untilLocked } from "../../../testing/until.ts";
import { WorkspaceId } from "../ids.ts";

describe("erasing an account", () => {
  let server: TestServer;
  let operator: Person;
  before(async () => {
    server = await startTestServer();
    operator = await signUp(server.client);
  });
  after(() => server.stop());

  const erase = (person: Person, password = person.password) =>
    person.client.call("DELETE", "/api/auth/me", { body: { password } });

  test("nothing of the person or the workspace is left, and every credential is refused", async () => {
    const person = await signUp(server.client, "leaving@example.com");
    const key = await makeKey(person);
    const answer = await erase(person);
    assert.equal(answer.status, 204, answer.text);
    for (const credential of [person.accessToken, key]) {
      await until(async () => (await server.client.as(credential).get("/api/conversations")).status === 401);
    }
    const again = await server.client.post("/api/auth/signin", { email: person.email, password: person.password });
    assert.equal(again.status, 401);
    const { pool } = server.server.kernel.database;
    const { rows: tables } = await pool.query(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'",
    );
    for (const { name } of tables) {
      if (name === "audit_entry") continue;
      const { rows } = await pool.query(`select count(*)::int as left from "${name}" where workspace_id = $1`, [
        WorkspaceId.parse(person.workspaceId),
      ]);
      assert.equal(rows[0].left, 0, name);
    }
  });

  test("the audit log stays, in order, with ids and without network addresses", async () => {
    const person = await signUp(server.client);
    await makeKey(person);
    const before = await auditOf(server, person.workspaceId);
    await erase(person);
    assert.deepEqual(await auditOf(server, person.workspaceId), [...before, "account.erased"]);
    const workspaceId = WorkspaceId.parse(person.workspaceId);
    const { query } = server.server.kernel.database;
    const left = await all<{ clientAddress: string | null; actorId: string | null }>(query)`
      select client_address, actor_id from audit_entry where workspace_id = ${workspaceId}`;
    assert.ok(left.every((entry) => entry.clientAddress === null && entry.actorId !== null));
  });

  test("erasing needs the password", async () => {
    const person = await signUp(server.client);
    const answer = await erase(person, "not the password");
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, "wrong-password");
    assert.equal((await person.client.get("/api/auth/me")).status, 200);
  });

  test("the operator's account is erased last, and the next person to sign up is the operator", async () => {
    const early = await erase(operator);
    assert.equal(early.status, 409);
    assert.equal(early.body.code, "operator-needed");
    const alone = await startTestServer();
    try {
      const first = await signUp(alone.client);
      assert.equal((await first.client.get("/api/settings/mail")).status, 200);
      assert.equal((await erase(first)).status, 204);
      const next = await signUp(alone.client);
      assert.equal((await next.client.get("/api/auth/me")).body.isOperator, true);
    } finally {
      await alone.stop();
    }
  });

  test("the deletion of a large workspace is not cut off by the time that a statement may usually take", async () => {
    const { pool } = server.server.kernel.database;
    await pool.query(`
      create table seen_timeout (timeout text);
      create function note_timeout() returns trigger language plpgsql as
        $$ begin insert into seen_timeout values (current_setting('statement_timeout')); return old; end $$;
      create trigger note_timeout before delete on workspace for each row execute function note_timeout()`);
    await erase(await signUp(server.client));
    const { rows } = await pool.query("select timeout from seen_timeout");
    assert.deepEqual(rows, [{ timeout: "30min" }]);
    assert.deepEqual((await pool.query("show statement_timeout")).rows, [{ statement_timeout: "30s" }]);
  });

  test("a request that is under way while its workspace is deleted is refused, like one after it", async () => {
    const person = await signUp(server.client);
    const erasing = new Client(server.connection);
    await erasing.connect();
    await erasing.query("begin");
    await erasing.query("delete from workspace where id = $1", [WorkspaceId.parse(person.workspaceId)]);
    const sending = person.client.post("/api/chatbot/send", { message: "Hello" });
    await untilLocked(erasing);
    await erasing.query("commit");
    await erasing.end();
    const answer = await sending;
    assert.deepEqual([answer.status, answer.body.code], [401, "unauthenticated"]);
  });

  test("the address of an erased account can be used for a new account", async () => {
    const person = await signUp(server.client, "returning@example.com");
    await erase(person);
    const again = await signUp(server.client, "returning@example.com");
    assert.notEqual(again.workspaceId, person.workspaceId);
  });
});
