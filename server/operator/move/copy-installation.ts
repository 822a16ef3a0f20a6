import type { NewPart, StoredPart } from "@parley/backup";
import { createLogger } from "../../kernel/logger.ts";
import { openDatabase } from "../../kernel/storage/database.ts";
import { migrate } from "../../migrations/migrate.ts";
import type { Contents } from "../backup/contents.ts";
import { findDifferences, readThrough } from "../backup/find-differences.ts";
import { connectTo, databaseParts, partsOf, type Watch } from "../backup/parts-of.ts";
import { readBeginning, restoreParts } from "../backup/restore-parts.ts";
import { beginReading } from "../backup/store.ts";
import type { Installation } from "../open-installation.ts";

/** Makes the tables of this schema in an empty database. */
export async function makeSchema({ connection }: Installation, schema: number): Promise<void> {
  const database = openDatabase(connection, { maxConnections: 2 });
  try {
    await migrate(database, createLogger("silent"), { upTo: schema });
  } finally {
    await database.close();
  }
}

/**
 * Copies both clusters, and the files where the target has its own. Nothing lies in between: what is read is stored at
 * once. The main database of the target is committed as a whole. Then the target is read, and compared with what was
 * read of the source. Throws where they differ.
 */
export async function copyInstallation(
  source: Installation,
  target: Installation,
  watch: Watch,
  { withFiles, isAgain }: { withFiles: boolean; isAgain: boolean },
): Promise<Contents> {
  const parts = stored(partsOf(source, watch, { withFiles }));
  const beginning = await readBeginning(parts);
  const contents = await restoreParts(parts, beginning, target, watch, { isAgain });
  watch.doing("the copy, to compare it");
  const client = await connectTo(target.connection);
  try {
    await beginReading(client);
    const copied = await readThrough(databaseParts(target, client, watch));
    const differences = findDifferences(contents, copied);
    if (differences.length > 0) throw new Error(`The copy differs: ${differences.join(" ")}`);
    return contents;
  } finally {
    await client.end();
  }
}

async function* stored(parts: AsyncIterable<NewPart>): AsyncGenerator<StoredPart, void> {
  for await (const { name, about = {}, content } of parts) yield { name, about, content: piecesOf(content) };
}

async function* piecesOf(content: NewPart["content"]): AsyncGenerator<Buffer> {
  yield* content;
}
