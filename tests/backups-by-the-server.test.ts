import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Client } from "pg";
import { createClient, signUp } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { testSecret } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { runParley } from "./run-parley.ts";
import { startServerProcess } from "./server-process.ts";

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

async function sendTo(connection: Connection, text: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(text);
  await client.end();
}

test("a server takes its backups by itself, tells how old the newest is, tries it, and begins none again after a kill", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parley-by-itself-"));
  const empty = await createTestDatabase({ isEmpty: true });
  const backups = join(folder, "backups");
  await mkdir(backups);
  const passphrase = { PARLEY_BACKUP_PASSPHRASE: "several quiet otters" };
  const settings = {
    ...passphrase,
    DATABASE_URL: urlOf(empty.connection),
    PARLEY_SECRET: testSecret,
    PARLEY_DATA_DIR: join(folder, "data"),
    PARLEY_BACKUP_TO: backups,
    PARLEY_BACKUP_EVERY: "6h",
    PARLEY_LOG_LEVEL: "error",
  };
  // The first one fails, because its folder is gone. A restart tries again at once.
  await rm(backups, { recursive: true });
  const unlucky = startServerProcess(settings);
  try {
    await unlucky.ready;
    await until(() => unlucky.output().includes("a backup failed"));
  } finally {
    unlucky.signal("SIGTERM");
    await unlucky.ended;
  }
  await mkdir(backups);
  const process = startServerProcess(settings);
  try {
    const client = createClient(await process.ready);
    const person = await signUp(client);
    await until(async () => (await readdir(backups)).filter((name) => name.endsWith(".backup")).length === 1);
    await until(async () => (await client.get("/readyz")).body.details.backupAgeSeconds >= 0);
    const { body } = await person.client.get("/api/installation");
    assert.match(String(body.backedUpAt), /^\d{4}-\d\d-\d\dT/);
    const trialOf = async () => (await person.client.get("/api/installation")).body.backupTrial;
    await until(async () => (await trialOf()) !== null);
    assert.deepEqual([(await trialOf()).isWhole, (await trialOf()).failure], [true, null]);
    const { details } = (await client.get("/readyz")).body;
    assert.ok(details.backupVerifiedAgeSeconds >= 0, JSON.stringify(details));
    assert.equal(details.backupVerifyFailed, 0);
  } finally {
    process.signal("SIGKILL");
    await process.ended;
  }
  // A trial that finds another content under the same name has failed.
  const [name] = (await readdir(backups)).filter((each) => each.endsWith(".backup"));
  const path = join(backups, name!);
  const whole = await readFile(path);
  const damaged = Buffer.from(whole);
  damaged[damaged.length - 2_000]! ^= 1;
  await writeFile(path, damaged);
  await sendTo(empty.connection, "update installation set verify_began_at = now() - interval '8 days'");
  const again = startServerProcess(settings);
  try {
    const client = createClient(await again.ready);
    await until(async () => (await client.get("/readyz")).body.details.backupVerifyFailed === 1);
    await writeFile(path, whole);
    assert.ok((await client.get("/readyz")).body.details.backupAgeSeconds >= 0);
    assert.equal((await readdir(backups)).length, 1);
    const verified = await runParley(passphrase, "verify", backups);
    assert.equal(verified.status, 0, verified.stderr);
  } finally {
    again.signal("SIGTERM");
    await again.ended;
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
