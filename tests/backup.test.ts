import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createClient } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { startTestServer, type TestServer, testSecret } from "../server/testing/test-server.ts";
import { testWorkspaceCluster } from "../server/testing/test-workspace-cluster.ts";
import { resultOf, runParley } from "./run-parley.ts";
import { startServerProcess } from "./server-process.ts";
import { type Filled, fillServer } from "./upgrade/fill-server.ts";

let server: TestServer;
let folder: string;
let filled: Filled;
let fileId: string;
let settings: Record<string, string>;
let passphraseFile: string;
let backup: string;
const original = "The kiln is fired at 1,240 degrees. ".repeat(5_000);

before(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), "parley-backup-"));
  filled = await fillServer(server.url);
  const form = new FormData();
  form.append("file", new Blob([original], { type: "text/plain" }), "kiln.txt");
  const sent = await fetch(`${server.url}/api/files`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${await signIn(server.url)}` },
  });
  assert.equal(sent.status, 201);
  fileId = ((await sent.json()) as { id: string }).id;
  settings = {
    DATABASE_URL: urlOf(server.connection),
    PARLEY_DATA_DATABASE_URL: urlOf((await testWorkspaceCluster.connect()) as Connection),
    PARLEY_DATA_DIR: server.dataDirectory,
    PARLEY_SECRET: testSecret,
  };
  passphraseFile = join(folder, "passphrase");
  await mkdir(join(folder, "files"));
  await writeFile(passphraseFile, "several quiet otters\n");
  const backups = join(folder, "backups");
  await mkdir(backups);
  const taken = await runParley(settings, "backup", backups, "--json", "--passphrase-file", passphraseFile);
  assert.equal(taken.status, 0, taken.stderr + taken.stdout);
  backup = String(resultOf(taken).file);
  assert.deepEqual(await readdir(backups), [backup.slice(backups.length + 1)]);
  const { workspaces, files, missingWorkspaces, isEncrypted } = resultOf(taken);
  assert.deepEqual([workspaces, files, missingWorkspaces, isEncrypted], [1, 1, [], true]);
  assert.doesNotMatch(taken.stdout, /"warning"/);
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

async function signIn(url: string): Promise<string> {
  const { email, password } = filled;
  const { body } = await createClient(url).post("/api/auth/signin", { email, password });
  return body.accessToken;
}

test("a backup of an own PostgreSQL becomes an installation with the bundled one, and nothing is missing", async () => {
  const data = join(folder, "restored");
  const restored = await runParley({ PARLEY_DATA_DIR: data }, "restore", backup, "--passphrase-file", passphraseFile);
  assert.equal(restored.status, 0, restored.stderr);
  const process = startServerProcess({ PARLEY_DATA_DIR: data, PARLEY_LOG_LEVEL: "error" });
  try {
    const client = createClient(await process.ready, filled.key);
    for (const { path, ask, answer } of filled.reads) {
      const { body } = ask === undefined ? await client.get(path) : await client.post(path, ask);
      if (ask === undefined) assert.deepEqual(body, answer, path);
      else assert.deepEqual(body.rows, (answer as { rows: unknown }).rows, path);
    }
    const more = { operation: "insert", table: "orders", rows: [{ total: 1 }], returning: true };
    assert.deepEqual((await client.post("/api/database", more)).body.rows[0].id, 3);
    const url = await process.ready;
    const headers = { authorization: `Bearer ${await signIn(url)}` };
    assert.equal(await (await fetch(`${url}/api/files/${fileId}`, { headers })).text(), original);
  } finally {
    process.signal("SIGTERM");
    await process.ended;
  }
});

test("verify finds a whole backup whole, and tells a wrong passphrase, a cut file and a changed one", async () => {
  const whole = await runParley({}, "verify", backup, "--json", "--passphrase-file", passphraseFile);
  assert.equal(whole.status, 0, whole.stdout);
  assert.deepEqual([resultOf(whole).workspaces, resultOf(whole).files], [1, 1]);
  const bytes = await readFile(backup);
  const damaged = join(folder, "damaged.backup");
  const passphrase = { PARLEY_BACKUP_PASSPHRASE: "several quiet otters" };
  const refusals: [Buffer, Record<string, string>, RegExp][] = [
    [bytes, { PARLEY_BACKUP_PASSPHRASE: "other otters" }, /another passphrase/],
    [bytes.subarray(0, bytes.length - 1), passphrase, /is cut/],
    [Buffer.from(bytes.map((byte, place) => (place === bytes.length - 300 ? byte ^ 1 : byte))), passphrase, /damaged/],
  ];
  for (const [content, more, sentence] of refusals) {
    await writeFile(damaged, content);
    const { status, stderr } = await runParley({ ...more, PARLEY_DATA_DIR: join(folder, "none") }, "verify", damaged);
    assert.equal(status, 1);
    assert.match(stderr, sentence);
  }
});

test("a restore leaves a place alone that has content, or belongs to another installation", async () => {
  const words = ["restore", backup, "--passphrase-file", passphraseFile];
  const data = join(folder, "nowhere");
  const taken = await runParley({ PARLEY_DATA_DIR: folder }, ...words);
  assert.deepEqual([taken.status, /is not empty/.test(taken.stderr)], [1, true], taken.stderr);
  const full = await runParley({ ...settings, PARLEY_DATA_DIR: data }, ...words);
  assert.deepEqual([full.status, /has accounts already/.test(full.stderr)], [1, true], full.stderr);
  const empty = await createTestDatabase({ isEmpty: true });
  try {
    const own = { ...settings, DATABASE_URL: urlOf(empty.connection), PARLEY_DATA_DIR: data };
    const used = await runParley(own, ...words);
    assert.deepEqual([used.status, /has tables of the workspace/.test(used.stderr)], [1, true], used.stderr);
    const other = await runParley({ ...own, PARLEY_SECRET: "another secret of another installation" }, ...words);
    assert.deepEqual([other.status, /PARLEY_SECRET is another one/.test(other.stderr)], [1, true], other.stderr);
  } finally {
    await empty.drop();
  }
  const secretFile = join(folder, "secret of the backup");
  assert.equal((await runParley({}, ...words, "--secret-to", secretFile)).status, 0);
  assert.equal(await readFile(secretFile, "utf8"), `${testSecret}\n`);
});
