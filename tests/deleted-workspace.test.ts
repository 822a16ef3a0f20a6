import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { databaseNameOf } from "../server/capabilities/database/plane/database-name-of.ts";
import { openPlane } from "../server/capabilities/database/plane/open-plane.ts";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { heldPassageIndex } from "../server/capabilities/knowledge/index.ts";
import { all } from "../server/kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { auditOf, eventsOf } from "../server/testing/events-of.ts";
import { joinTeam } from "../server/testing/join-team.ts";
import { moveClock } from "../server/testing/move-clock.ts";
import { mailsOf } from "../server/testing/received-mail.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { startNode } from "./start-node.ts";

const weekMs = 7 * 86_400_000;

let server: TestServer;
let elsewhere: TestServer;
let operator: Person;
before(async () => {
  server = await startTestServer();
  elsewhere = await startTestServer({ connection: server.connection, settings: { PARLEY_ROLES: "web" } });
  operator = await signUp(server.client);
});
after(async () => {
  await elsewhere.stop();
  await server.stop();
});

const uuidOf = (person: Person) => WorkspaceId.parse(person.workspaceId) as string;
const deleteOwn = (person: Person) => person.client.call("DELETE", "/api/workspace");
const keepOwn = (person: Person) => person.client.post("/api/workspace/keep");
const pathOf = (person: Person) => `/api/installation/workspaces/${person.workspaceId}`;
const deletionOf = async (person: Person) => (await person.client.get("/api/auth/me")).body.workspaceDeletesAt;

/** The queue runs the job that the clock of PostgreSQL would start some minutes later. */
async function runDeletions(): Promise<void> {
  await all(server.server.kernel.database.query)`select graphile_worker.add_job('delete-workspaces')`;
}

async function tablesThatHold(workspaceId: string): Promise<string[]> {
  const { pool } = server.server.kernel.database;
  const { rows: tables } = await pool.query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'",
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    if (name === "audit_entry") continue;
    const { rows } = await pool.query(`select from "${name}" where workspace_id = $1 limit 1`, [workspaceId]);
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}

describe("a workspace that its owner deletes", () => {
  test("halts at once, tells its owners, and goes on when an owner keeps it", async () => {
    const owner = await signUp(server.client);
    const agent = await joinTeam(server, owner, "agent");
    const key = server.client.as(await makeKey(owner));
    assert.equal((await deleteOwn(agent)).status, 403);
    const decided = await deleteOwn(owner);
    assert.equal(decided.status, 202, decided.text);
    const inMs = Date.parse(decided.body.deletesAt) - Date.now();
    assert.ok(Math.abs(inMs - weekMs) < 600_000, `${inMs}`);
    assert.equal((await deleteOwn(owner)).body.deletesAt, decided.body.deletesAt, "a second call changes nothing");
    assert.equal(await deletionOf(owner), decided.body.deletesAt);
    const refused = await key.post("/api/chatbot/send", { message: "Hello?" });
    assert.deepEqual([refused.status, refused.body.code], [403, "workspace-suspended"]);
    assert.match(refused.body.detail, /\/api\/workspace\/keep/);
    await until(() => elsewhere.server.kernel.standings.isSuspended(uuidOf(owner)));
    const { status, deletedBy } = (await operator.client.get("/api/installation/workspaces?limit=1")).body.data[0];
    assert.deepEqual([status, deletedBy], ["suspended", "owner"]);
    await until(async () =>
      (await mailsOf(server)).some(({ to, subject }) => to === owner.email && /deleted/.test(subject)),
    );
    assert.equal((await keepOwn(agent)).status, 403);
    assert.equal((await keepOwn(owner)).status, 204);
    assert.deepEqual([(await keepOwn(owner)).status, await deletionOf(owner)], [422, null]);
    assert.equal((await key.post("/api/chatbot/send", { message: "Hello?" })).status, 200);
    const announced = (await eventsOf(server, owner.workspaceId)).map(({ type }) => type);
    assert.deepEqual(
      announced.filter((type) => type.startsWith("workspace.")),
      ["workspace.suspended", "workspace.resumed"],
    );
    const actions = (await auditOf(server, owner.workspaceId)).filter((action) => action.startsWith("workspace."));
    assert.deepEqual(actions, ["workspace.deletion-planned", "workspace.kept"]);
  });

  test("is not kept by its owner when the operator deletes it, and stays suspended when it was", async () => {
    const owner = await signUp(server.client);
    assert.equal((await owner.client.call("DELETE", pathOf(owner))).status, 403);
    const suspend = { body: { status: "suspended", reason: "Spam." } };
    assert.equal((await operator.client.call("PATCH", pathOf(owner), suspend)).status, 200);
    const decided = await operator.client.call("DELETE", pathOf(owner));
    assert.deepEqual([decided.status, decided.body.deletedBy], [202, "operator"], decided.text);
    assert.equal((await deleteOwn(owner)).status, 202);
    assert.equal((await keepOwn(owner)).status, 403);
    const resumed = await operator.client.call("PATCH", pathOf(owner), { body: { status: "active" } });
    assert.deepEqual([resumed.status, resumed.body.code], [422, "cannot-be-done"]);
    const kept = await operator.client.post(`${pathOf(owner)}/keep`);
    assert.deepEqual([kept.status, kept.body.status, kept.body.reason], [200, "suspended", "Spam."]);
    assert.equal((await operator.client.post(`${pathOf(owner)}/keep`)).status, 422);
    assert.equal((await operator.client.call("DELETE", "/api/installation/workspaces/nothing")).status, 404);
  });

  test("is never that of an operator", async () => {
    for (const answer of [await deleteOwn(operator), await operator.client.call("DELETE", pathOf(operator))])
      assert.deepEqual([answer.status, answer.body.code], [422, "cannot-be-done"]);
  });

  test("is gone after seven days with all that it has, on every node, and others stay", async () => {
    const owner = await signUp(server.client);
    const agent = await joinTeam(server, owner, "agent");
    const guest = await signUp(server.client);
    const invitation = await owner.client.post("/api/members/invitations", { email: guest.email, role: "admin" });
    const token = new URL(invitation.body.url).searchParams.get("token");
    assert.equal((await guest.client.post("/api/invitations/accept", { token })).status, 200);
    const id = uuidOf(owner);
    const key = await makeKey(owner);
    await owner.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content: "We open at nine." });
    for (const node of [server, elsewhere])
      assert.equal((await node.client.as(key).post("/api/chatbot/send", { message: "When do you open?" })).status, 200);
    const form = new FormData();
    form.append("file", new Blob(["We close at five."], { type: "text/plain" }), "hours.txt");
    const uploaded = await fetch(`${server.url}/api/knowledge/sources`, {
      ...{ method: "POST", body: form, headers: { authorization: `Bearer ${key}` } },
    });
    assert.ok(uploaded.status < 300, await uploaded.text());
    await owner.client.post("/api/database", {
      ...{ operation: "createTable", table: "things", columns: [{ name: "id", type: "serial", primaryKey: true }] },
    });
    const filesBefore = (await readdir(join(server.dataDirectory, "files"), { recursive: true })).length;
    assert.ok((await tablesThatHold(id)).length > 10);
    assert.equal((await deleteOwn(owner)).status, 202);
    for (const node of [server, elsewhere]) await until(() => node.server.kernel.standings.isSuspended(id));

    moveClock(server, weekMs - 3_600_000);
    await runDeletions();
    moveClock(server, 3_600_000 - 30_000);
    assert.equal((await keepOwn(await signInAgain(owner))).status, 422, "so late it may have begun");
    assert.ok((await tablesThatHold(id)).length > 10);
    moveClock(server, 60_000);
    await runDeletions();
    await until(async () => (await tablesThatHold(id)).length === 0);
    for (const node of [server, elsewhere]) {
      await until(async () => (await node.client.as(key).get("/api/leads")).status === 401);
      await until(
        () => !node.server.kernel.standings.isSuspended(id) && heldPassageIndex(node.server.kernel, id)?.version === 0,
      );
    }
    const { administrator } = await openPlane(server.server.kernel);
    await until(async () => {
      const name = databaseNameOf(id);
      const databases = await administrator.query("select from pg_database where datname = $1", [name]);
      const roles = await administrator.query("select from pg_roles where rolname like $1", [`${name}%`]);
      return databases.rows.length + roles.rows.length === 0;
    });
    await until(
      async () => (await readdir(join(server.dataDirectory, "files"), { recursive: true })).length < filesBefore,
    );
    for (const { email, password } of [owner, agent])
      assert.equal((await server.client.post("/api/auth/signin", { email, password })).status, 401);
    const { email, password } = guest;
    const signedIn = await server.client.post("/api/auth/signin", { email, password });
    assert.equal(signedIn.body.workspace.id, guest.workspaceId, "who has another workspace stays");
    assert.ok((await auditOf(server, operator.workspaceId)).includes("workspace.deleted"));
    assert.equal((await auditOf(server, owner.workspaceId)).at(-1), "workspace.deleted");
    assert.equal((await (await signInAgain(operator)).client.post(`${pathOf(owner)}/keep`)).status, 404);
  });

  test("is deleted by the next node when the first one is killed in the middle", async () => {
    const owner = await signUp(server.client);
    const id = uuidOf(owner);
    await owner.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content: "We open at nine." });
    assert.equal((await deleteOwn(owner)).status, 202);
    await server.server.stop();
    const { pool } = elsewhere.server.kernel.database;
    const folder = await mkdtemp(join(tmpdir(), "parley-deletes-"));
    const holder = await pool.connect();
    await holder.query("begin");
    await holder.query("select from knowledge_document where workspace_id = $1 for update", [id]);
    await pool.query("update workspace_standing set deletes_at = now() where workspace_id = $1", [id]);
    await pool.query("select graphile_worker.add_job('delete-workspaces')");
    const first = startNode(server.connection, join(folder, "one"));
    await first.ready;
    await until(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%delete from workspace%'",
      );
      return rows.length > 0;
    });
    first.signal("SIGKILL");
    await first.ended;
    await holder.query("rollback");
    holder.release();
    const rowsOf = async () => (await pool.query("select from workspace where id = $1", [id])).rows.length;
    assert.equal(await rowsOf(), 1, "nothing of it is gone");
    const second = startNode(server.connection, join(folder, "two"));
    await second.ready;
    await until(async () => (await rowsOf()) === 0);
    second.signal("SIGTERM");
    await second.ended;
    await rm(folder, { recursive: true, force: true });
  });
});

/** The clock has moved past the end of the access token. */
async function signInAgain({ email, password, ...rest }: Person): Promise<Person> {
  const { body } = await server.client.post("/api/auth/signin", { email, password });
  return { ...rest, email, password, client: server.client.as(body.accessToken) };
}
