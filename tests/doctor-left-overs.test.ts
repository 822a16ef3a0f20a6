import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, type ClientConfig } from "pg";
import { execute } from "../server/kernel/storage/sql.ts";
import { checkLeftOvers } from "../server/operator/doctor/check-left-overs.ts";
import { checkState } from "../server/operator/doctor/check-state.ts";
import { signUp } from "../server/testing/client.ts";
import { useTestServer } from "../server/testing/test-server.ts";
import { testWorkspaceCluster } from "../server/testing/test-workspace-cluster.ts";

const server = useTestServer();

async function connect(config: ClientConfig): Promise<{ client: Client; processId: number }> {
  const client = new Client(config);
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as id");
  return { client, processId: rows[0].id };
}

test("long transactions, and sessions and a PostgreSQL of a former server are advice", async () => {
  const { kernel } = server.server;
  const person = await signUp(server.client);
  const columns = [{ name: "id", type: "serial", primaryKey: true }];
  const made = await person.client.post("/api/database", { operation: "createTable", table: "things", columns });
  assert.equal(made.status, 200);
  assert.deepEqual(await checkLeftOvers(kernel, 1), []);

  const main = await connect(server.connection);
  await main.client.query("begin");
  const ofWorkspaces = (await testWorkspaceCluster.connect()) as ClientConfig;
  const there = await connect({ ...ofWorkspaces, application_name: "parley-data" });
  try {
    const soon = new Date(Date.now() + 60_000);
    const told = await checkLeftOvers(kernel, 0, { longestSeconds: 0, beganAt: soon });
    const found = told.filter(({ code }) => code === "processes-left-over");
    assert.deepEqual(
      told.filter(({ code }) => code === "postgres-left-over").map(({ level }) => level),
      ["advice"],
    );
    assert.deepEqual(
      found.map(({ level, code }) => `${level} ${code}`),
      ["advice processes-left-over", "advice processes-left-over"],
    );
    assert.ok(found[0]!.sentence.includes(`${main.processId}`), found[0]!.sentence);
    assert.ok(found[1]!.sentence.includes(`${there.processId}`), found[1]!.sentence);
  } finally {
    await main.client.end();
    await there.client.end();
  }
});

test("contacts that a number may have joined are counted", async () => {
  const { kernel } = server.server;
  const { client } = await signUp(server.client);
  const contact = { name: "Ada", email: "ada@joined.example", phone: "+49305550199" };
  assert.equal((await client.post("/api/contacts", contact)).status, 201);
  const mergesOf = async () => (await checkState(kernel)).filter(({ code }) => code === "merges-to-look-at");
  assert.deepEqual(await mergesOf(), []);
  await execute(kernel.database.query)`
    insert into joined_by_number (workspace_id, contact_id, kind, value)
    select workspace_id, contact_id, kind, value from contact_identity where value = ${contact.email}`;
  const [merge] = await mergesOf();
  assert.deepEqual([merge?.level, /in 1 contacts of 1 workspaces/.test(merge?.sentence ?? "")], ["advice", true]);
});
