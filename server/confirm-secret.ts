import type { Secrets } from "./kernel/secrets.ts";
import type { Database } from "./kernel/storage/database.ts";
import { readSecretCheck, writeSecretCheck } from "./kernel/store.ts";

/** The database was made with another PARLEY_SECRET. */
class OtherSecret extends Error {}

/** Throws OtherSecret when this node could not decrypt the secrets that the database stores. */
export async function confirmSecret(database: Database, secrets: Secrets): Promise<void> {
  await writeSecretCheck(database.query, secrets.checkValue(), secrets.previousCheckValue());
  if ((await readSecretCheck(database.query)) === secrets.checkValue()) return;
  throw new OtherSecret(
    "PARLEY_SECRET differs from the one this database was made with. Use that secret, or set it as PARLEY_SECRET_PREVIOUS to replace it.",
  );
}
