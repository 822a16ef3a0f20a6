import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startTemporaryCluster } from "./temporary-cluster.ts";

test("a temporary cluster answers until it is stopped, and then leaves nothing", async () => {
  const { connection, stop } = await startTemporaryCluster();
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query("select current_setting('data_directory') as directory");
  await client.end();
  assert.ok(existsSync(rows[0].directory));
  await stop();
  assert.equal(existsSync(rows[0].directory), false);
  assert.equal(existsSync(connection.host), false);
});

test("a temporary cluster is gone even when the process that started it was killed", async () => {
  const code = `
    const { startTemporaryCluster } = await import(${JSON.stringify(import.meta.resolve("./temporary-cluster.ts"))});
    process.send((await startTemporaryCluster()).connection.host);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [socketFolder] = (await once(child, "message")) as [string];
  assert.ok(existsSync(socketFolder));
  child.kill("SIGKILL");
  while (existsSync(socketFolder)) await pause(10);
});
