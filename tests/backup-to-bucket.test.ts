import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keyOfBucket, startBucket } from "../server/providers/storage/testing/start-bucket.ts";
import { signUp } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { startTestServer, testSecret } from "../server/testing/test-server.ts";
import { resultOf, runParley } from "./run-parley.ts";

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

test("a backup goes into a bucket, a failed one leaves nothing there, and the newest is verified and restored", async () => {
  const bucket = await startBucket();
  const folder = await mkdtemp(join(tmpdir(), "parley-bucket-"));
  const empty = await createTestDatabase({ isEmpty: true });
  const server = await startTestServer();
  try {
    const person = await signUp(server.client);
    const place = `s3://${keyOfBucket.bucket}/nightly/parley`;
    const settings = {
      PARLEY_BACKUP_PASSPHRASE: "several quiet otters",
      PARLEY_BACKUP_S3_ENDPOINT: bucket.url,
      PARLEY_BACKUP_S3_REGION: keyOfBucket.region,
      PARLEY_BACKUP_S3_ACCESS_KEY_ID: keyOfBucket.accessKeyId,
      PARLEY_BACKUP_S3_SECRET_ACCESS_KEY: keyOfBucket.secretAccessKey,
    };
    const own = { ...settings, DATABASE_URL: urlOf(server.connection), PARLEY_SECRET: testSecret };
    const source = { ...own, PARLEY_DATA_DIR: server.dataDirectory };

    bucket.fault = { method: "PUT", status: 403 };
    const failed = await runParley(source, "backup", place);
    assert.deepEqual(
      [failed.status, /Check PARLEY_BACKUP_S3_ACCESS_KEY_ID/.test(failed.stderr)],
      [1, true],
      failed.stderr,
    );
    assert.deepEqual([bucket.objects.size, bucket.uploads.size], [0, 0]);
    bucket.fault = undefined;
    // People and other programs put files there that are no backups, whatever their names are.
    for (const name of ["notes.txt", "before.backup", "zz.backup"])
      bucket.objects.set(`nightly/parley/${name}`, Buffer.from(name));

    const taken = await runParley(source, "backup", place, "--json");
    assert.equal(taken.status, 0, taken.stdout);
    const { file, bytes } = resultOf(taken);
    assert.match(String(file), /^s3:\/\/originals\/nightly\/parley\/parley-[\dT-]+Z\.backup$/);
    const key = String(file).replace("s3://originals/", "");
    assert.equal(bucket.objects.get(key)?.length, bytes);
    const again = await runParley(source, "backup", String(file));
    assert.deepEqual([again.status, /is there already/.test(again.stderr)], [1, true], again.stderr);

    const data = join(folder, "restored");
    const target = { ...own, PARLEY_DATA_DIR: data, DATABASE_URL: urlOf(empty.connection) };
    const restored = await runParley(target, "restore", place, "--json");
    assert.equal(restored.status, 0, restored.stdout);
    assert.equal(resultOf(restored).file, file);
    const other = await startTestServer({ connection: empty.connection, settings: { PARLEY_DATA_DIR: data } });
    try {
      const { email, password } = person;
      assert.equal((await other.client.post("/api/auth/signin", { email, password })).status, 200);
    } finally {
      await other.stop();
    }

    bucket.objects.set(key, bucket.objects.get(key)!.subarray(0, -1));
    const cut = await runParley(settings, "verify", place);
    assert.deepEqual([cut.status, /is cut/.test(cut.stderr)], [1, true], cut.stderr);
    const without = await runParley({}, "verify", place);
    assert.deepEqual([without.status, /PARLEY_FILES_S3_ENDPOINT: is required/.test(without.stderr)], [1, true]);
    const odd = await runParley(settings, "verify", "s3://Bucket?x");
    assert.equal(odd.status, 2, odd.stderr);
  } finally {
    bucket.stop();
    await server.stop();
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
