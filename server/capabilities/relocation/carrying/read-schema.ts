import { createHash } from "node:crypto";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { readMigrationHashes } from "../../../kernel/store.ts";

/** Reads the number of the schema, and one hash of the migrations that made it. */
export async function readSchema(db: Queryable): Promise<{ schema: number; migrations: string }> {
  const hashes = await readMigrationHashes(db);
  return { schema: hashes.length, migrations: createHash("sha256").update(hashes.join("\n")).digest("hex") };
}
