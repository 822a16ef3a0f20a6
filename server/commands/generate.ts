import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startTemporaryCluster } from "@parley/postgres";
import { Client } from "pg";
import { createLogger } from "../kernel/logger.ts";
import { openDatabase } from "../kernel/storage/database.ts";
import { migrate } from "../migrations/migrate.ts";
import { describeSchema } from "./describe-schema.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Writes every generated file: the schema and the references. `--check` only compares,
 * and exits with 1 when a file is stale. `--schema-only` leaves the references out.
 */
const isCheck = process.argv.includes("--check");
const files = new Map<string, string>();

const cluster = await startTemporaryCluster();
try {
  const database = openDatabase(cluster.connection, { maxConnections: 2 });
  await migrate(database, createLogger("silent"));
  await database.close();
  const client = new Client(cluster.connection);
  await client.connect();
  files.set("server/migrations/schema.sql", await describeSchema(client));
  await client.end();
} finally {
  await cluster.stop();
}
if (isCheck || !process.argv.includes("--schema-only")) {
  for (const [path, text] of await (await import("./write-references.ts")).writeReferences()) files.set(path, text);
}

const stale: string[] = [];
for (const [path, text] of files) {
  const present = await readFile(join(root, path), "utf8").catch(() => undefined);
  if (present === text) continue;
  stale.push(path);
  if (isCheck) continue;
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
if (stale.length > 0) process.stdout.write(`${isCheck ? "Stale" : "Written"}: ${stale.join(", ")}\n`);
if (isCheck && stale.length > 0) {
  process.stdout.write("Run `npm run generate` and commit what it writes.\n");
  process.exitCode = 1;
}
