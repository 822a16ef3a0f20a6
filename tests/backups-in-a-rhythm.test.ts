import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Connection } from "../server/testing/test-database.ts";
import { startTestServer, type TestServer, testSecret } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { resultOf, runParley, startParley } from "./run-parley.ts";

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

let server: TestServer;
let folder: string;
let settings: Record<string, string>;
const old = ["parley-2020-01-01T00-00-00Z.backup", "parley-2020-01-02T00-00-00Z.backup"];
before(async () => {
  server = await startTestServer();
  settings = {
    DATABASE_URL: urlOf(server.connection),
    PARLEY_SECRET: testSecret,
    PARLEY_DATA_DIR: server.dataDirectory,
    PARLEY_BACKUP_PASSPHRASE: "several quiet otters",
  };
  folder = await mkdtemp(join(tmpdir(), "parley-rhythm-"));
  for (const name of [...old, "before-upgrade.backup", "notes.txt"]) await writeFile(join(folder, name), "");
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test("older backups are deleted when a newer one is whole, and nothing else", async () => {
  const failed = await runParley({ ...settings, PARLEY_SECRET: "x".repeat(40) }, "backup", folder, "--keep", "7d");
  assert.equal(failed.status, 1, failed.stderr);
  assert.equal((await readdir(folder)).length, 4);
  const taken = await runParley(settings, "backup", folder, "--keep", "7d", "--json");
  assert.equal(taken.status, 0, taken.stdout);
  assert.deepEqual(resultOf(taken).removed, old);
  const left = await readdir(folder);
  assert.deepEqual(left.filter((name) => !name.startsWith("parley-")).sort(), ["before-upgrade.backup", "notes.txt"]);
  assert.equal(left.length, 3);
});

test("a backup with --every goes on after its first one until it is stopped", async () => {
  const before = (await readdir(folder)).length;
  const { child, ended } = startParley(settings, "backup", folder, "--every", "1h", "--keep", "7d");
  await until(async () => (await readdir(folder)).filter((name) => !name.endsWith(".part")).length > before);
  assert.equal(child.exitCode, null);
  child.kill("SIGTERM");
  assert.equal((await ended).status, null);
});

test("a rhythm that cannot be kept is wrong use", async () => {
  for (const words of [
    ["--every", "6"],
    ["--keep", "0d"],
    ["--every", "7d", "--keep", "1h"],
  ])
    assert.equal((await runParley(settings, "backup", folder, ...words)).status, 2, words.join(" "));
  const named = await runParley(settings, "backup", join(folder, "one.backup"), "--keep", "7d");
  assert.deepEqual([named.status, /Name a folder/.test(named.stderr)], [2, true], named.stderr);
});
