import type { StoredPart } from "@parley/backup";
import type { WorkspaceCluster } from "../../kernel/storage/workspace-cluster.ts";
import type { Contents, Origin } from "./contents.ts";
import { findDifferences, readThrough } from "./find-differences.ts";
import { connectTo, databaseParts, type Watch } from "./parts-of.ts";
import { readBeginning, restoreParts } from "./restore-parts.ts";
import * as store from "./store.ts";

/** A restored backup differs from what its end says in these things; none when it is whole. */
type Verified = { origin: Origin; contents: Contents; faults: string[] };

/**
 * Restores a backup into throw-away clusters and compares the number of rows and their hashes, table by
 * table, with what was read when the backup was taken. It needs room for both databases. Files are compared
 * by their checksums, and are not written. Throws where the backup cannot be read.
 */
export async function verifyParts(parts: AsyncIterator<StoredPart>, watch: Watch): Promise<Verified> {
  const beginning = await readBeginning(parts);
  const { startTemporaryCluster, workspaceClusterSettings } = await import("@parley/postgres");
  const large = { mayBeLarge: true };
  const main = await startTemporaryCluster({}, undefined, large);
  let second: ReturnType<typeof startTemporaryCluster> | undefined;
  const workspaceCluster: WorkspaceCluster = {
    holdsParley: false,
    isLocal: true,
    async connect() {
      second ??= startTemporaryCluster(workspaceClusterSettings, undefined, large);
      return (await second).connection;
    },
  };
  let fileBytes = 0;
  const files = {
    async write(_key: string, bytes: AsyncIterable<Uint8Array>) {
      for await (const piece of bytes) fileBytes += piece.length;
    },
  };
  try {
    const contents = await restoreParts(
      parts,
      beginning,
      { connection: main.connection, workspaceCluster, files },
      watch,
    );
    const client = await connectTo(main.connection);
    try {
      await store.beginReading(client);
      const again = databaseParts({ workspaceCluster, secret: beginning.secret }, client, watch);
      const found = await readThrough(again);
      const faults = findDifferences(contents, found);
      if (fileBytes !== contents.files.bytes) faults.push(`The files have ${fileBytes} bytes.`);
      return { origin: beginning.origin, contents, faults };
    } finally {
      await client.end();
    }
  } finally {
    await main.stop();
    await (await second)?.stop();
  }
}
