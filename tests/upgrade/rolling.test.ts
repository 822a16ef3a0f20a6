import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { newestMigration } from "../../server/migrations/read-migrations.ts";
import { createClient, makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../../server/testing/test-database.ts";
import type { ServerProcess } from "../server-process.ts";
import { startNode } from "../start-node.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A process of one release, on the database of all. */
type Node = { process: ServerProcess; client: TestClient };

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let schema: number;
let old: Node;
let person: Person;
let key: string;
const nodes: Node[] = [];

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-rolling-"));
  schema = await newestMigration();
  old = await openNode("old");
  person = await signUp(old.client);
  key = await makeKey(person);
});
after(async () => {
  for (const { process } of nodes) process.signal("SIGTERM");
  await Promise.all(nodes.map(({ process }) => process.ended));
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function openNode(name: string, tree?: string): Promise<Node> {
  const process = startNode(database.connection, join(folder, `data-${name}`), {}, tree);
  const node = { process, client: createClient(await process.ready) };
  nodes.push(node);
  return node;
}

/** Copies this tree and adds migrations after its newest one, as later releases do. */
async function copyWith(name: string, migrations: string[]): Promise<string> {
  const tree = join(folder, name);
  const isOurs = (path: string) => basename(path) !== "node_modules";
  for (const part of ["server", "packages", "package.json"]) {
    if (existsSync(join(root, part))) await cp(join(root, part), join(tree, part), { recursive: true, filter: isOurs });
  }
  for (const place of ["node_modules", "server/node_modules"]) {
    if (existsSync(join(root, place))) await symlink(join(root, place), join(tree, place));
  }
  for (const [index, text] of migrations.entries()) {
    const number = String(schema + index + 1).padStart(4, "0");
    await writeFile(join(tree, `server/migrations/${number}_later.sql`), text);
  }
  return tree;
}

const readiness = async ({ client }: Node) => (await client.get("/readyz")).status;
const expand = () =>
  `-- Nodes from schema ${schema} on may serve beside this migration.\ncreate table later (id int);\n`;
const contract = "-- No older node may serve beside this migration.\ndrop table later;\n";

describe("a rolling upgrade", { timeout: 600_000 }, () => {
  test("an old node stays ready and serves beside a node of the next release", async () => {
    assert.equal(await readiness(old), 200);
    const next = await openNode("next", await copyWith("next", [expand()]));
    assert.deepEqual([await readiness(old), await readiness(next)], [200, 200]);
    const source = { type: "text", title: "Delivery", content: "Delivery is free within ten kilometres." };
    const taught = await old.client.as(key).post("/api/knowledge/sources", source);
    assert.equal(taught.status, 201, taught.text);
    for (const [index, { client }] of [old, next].entries()) {
      const question = { message: "Is delivery free?", sessionId: `node ${index}` };
      const answer = await client.as(key).post("/api/chatbot/send", question);
      assert.equal(answer.body.aiResponse, source.content, answer.text);
    }
  });

  test("a further old node starts beside it", async () => {
    assert.equal(await readiness(await openNode("further")), 200);
  });

  test("a migration that admits no older node turns them unready, with the reason", async () => {
    const last = await openNode("last", await copyWith("last", [expand(), contract]));
    assert.equal(await readiness(last), 200);
    const { status, body } = await old.client.get("/readyz");
    assert.deepEqual([status, body.code], [503, "node-outdated"]);
    assert.match(body.detail, new RegExp(`from schema ${schema + 2} on, and this node knows schema ${schema}`));
  });

  test("an old node refuses to start then, and says what to start", async () => {
    const refused = startNode(database.connection, join(folder, "data-refused"));
    assert.equal((await refused.ended).code, 1);
    assert.match(refused.output(), /admits nodes from schema \d+ on, but this Parley knows only \d+\. Start a newer/);
  });
});
