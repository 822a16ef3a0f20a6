import { isDeepStrictEqual } from "node:util";
import type { StoredPart } from "@parley/backup";
import type { WorkspaceCluster } from "../../kernel/storage/workspace-cluster.ts";
import type { Contents, Origin } from "./contents.ts";
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
      const faults = compare(contents, found);
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

async function readThrough(parts: ReturnType<typeof databaseParts>): Promise<Contents> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) return next.value;
    for await (const _piece of next.value.content);
  }
}

function compare(told: Contents, found: Contents): string[] {
  const faults: string[] = [];
  const tables = new Map(found.tables.map((table) => [table.name, table]));
  for (const table of told.tables) {
    const { rows, sum } = tables.get(table.name) ?? { rows: 0, sum: "" };
    if (rows !== table.rows) faults.push(`The table ${table.name} has ${rows} rows in place of ${table.rows}.`);
    else if (sum !== table.sum) faults.push(`The table ${table.name} has other rows.`);
  }
  const workspaces = new Map(found.workspaces.map((workspace) => [workspace.id, workspace]));
  for (const { id, parts } of told.workspaces) {
    for (const [part, sum] of Object.entries(parts)) {
      const again = workspaces.get(id)?.parts[part as keyof typeof parts];
      if (!isDeepStrictEqual(again, sum)) faults.push(`The ${part} of the workspace ${id} differ.`);
    }
  }
  if (!isDeepStrictEqual(told.sequences, found.sequences)) faults.push("The positions of sequences differ.");
  return faults;
}
