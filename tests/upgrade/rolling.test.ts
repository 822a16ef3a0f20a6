import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { newestMigration } from "../../server/migrations/read-migrations.ts";
import { createClient, makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../../server/testing/test-database.ts";
import { lentProgram, type Program, type ServerProcess } from "../server-process.ts";
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
  schema = newestMigration();
  old = await openNode("old");
  person = await signUp(old.client);
  key = await makeKey(person);
});
after(async () => {
  for (const { process } of nodes) process.signal("SIGKILL");
  await Promise.all(nodes.map(({ process }) => process.ended));
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function openNode(name: string, program?: Program): Promise<Node> {
  const process = startNode(database.connection, join(folder, `data-${name}`), {}, program);
  const node = { process, client: createClient(await process.ready) };
  nodes.push(node);
  return node;
}

/** Copies the program and adds migrations after its newest one, as later releases do. */
async function copyWith(name: string, migrations: string[]): Promise<Program> {
  const tree = join(folder, name);
  const lent = lentProgram();
  const program = lent === undefined ? await copySources(tree) : await copyBundle(lent, tree);
  for (const place of ["node_modules", "server/node_modules"]) {
    if (existsSync(join(root, place))) await symlink(join(root, place), join(tree, place));
  }
  for (const [index, text] of migrations.entries()) {
    const number = String(schema + index + 1).padStart(4, "0");
    await writeFile(join(tree, `server/migrations/${number}_later.sql`), text);
  }
  return program;
}

async function copySources(tree: string): Promise<Program> {
  const isOurs = (path: string) => basename(path) !== "node_modules";
  for (const part of ["server", "packages", "package.json"]) {
    if (existsSync(join(root, part))) await cp(join(root, part), join(tree, part), { recursive: true, filter: isOurs });
  }
  return { script: join(tree, "server/main.ts") };
}

/** A bundle names the files that it reads by where they lie, so the copy is told of another folder. */
async function copyBundle({ script }: Program, tree: string): Promise<Program> {
  const [made, migrations] = [join(script, "../.."), "server/migrations/"];
  await cp(join(root, migrations), join(tree, migrations), { recursive: true });
  await cp(made, join(tree, "bundle"), { recursive: true, filter: (path) => path !== join(made, "cache") });
  const [here, there] = [root, `${tree}/`].map((folder) => pathToFileURL(folder).href + migrations);
  let changed = 0;
  for (const name of await readdir(join(tree, "bundle"))) {
    if (!name.endsWith(".mjs")) continue;
    const text = await readFile(join(tree, "bundle", name), "utf8");
    if (!text.includes(here!)) continue;
    await writeFile(join(tree, "bundle", name), text.replaceAll(here!, there!));
    changed++;
  }
  assert.ok(changed > 0, "the bundle names the folder of the migrations");
  return { script: join(tree, "bundle", relative(made, script)) };
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
