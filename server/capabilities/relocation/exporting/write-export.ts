import { createHash } from "node:crypto";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { sealedKeysOf } from "../../../kernel/secrets.ts";
import { isDatabaseUnavailable } from "../../../kernel/storage/database.ts";
import { sealFile, writeStoredBytes } from "../../files/index.ts";
import type { Watch } from "../carrying/part-names.ts";
import { exportWorkspace, NoSuchWorkspace } from "./export-workspace.ts";
import { deleteAllEndedExports, endExport, noteProgress, sealedKeys, startExport } from "./store.ts";

export const exportKeys = sealedKeysOf("workspace-export", sealedKeys);

/** A passphrase waits in the payload of the job, encrypted for this purpose. */
const passphrasePurpose = "workspace-export-passphrase";

const noteMs = 1_000;

type Payload = { workspaceId: string; exportId: string; sealedPassphrase: string | null };

/**
 * Writes an export into the storage of files, encrypted with a key of its own. A node that dies in the middle leaves
 * bytes that nobody reads, and another node writes the export from its beginning.
 */
export const writeExport = defineJob<Payload>({
  name: "write-workspace-export",
  // The owner of a suspended workspace may take it along.
  goesOnWhenSuspended: true,
  maxAttempts: 5,
  async run(kernel, { workspaceId, exportId, sealedPassphrase }) {
    const place = { workspaceId, id: exportId };
    const { query } = kernel.database;
    const row = await startExport(query, place);
    if (row === undefined) return;
    const counts = { rowCount: 0, fileCount: 0, bytes: 0 };
    let notedAtMs = performance.now();
    const tell = () => {
      if (performance.now() - notedAtMs < noteMs) return;
      notedAtMs = performance.now();
      // The next note, or the end, tells more.
      noteProgress(query, place, counts).catch(() => {});
    };
    const watch: Watch = {
      doing() {},
      file() {
        counts.fileCount++;
      },
      rows(count) {
        counts.rowCount += count;
        tell();
      },
      bytes: tell,
    };
    const hash = createHash("sha256");
    async function* counted(bytes: AsyncIterable<Buffer>) {
      for await (const piece of bytes) {
        counts.bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
    }
    try {
      const key = sealedPassphrase === null ? null : { passphrase: openPassphrase(kernel, exportId, sealedPassphrase) };
      await exportWorkspace(kernel, { workspaceId, key, watch }, (bytes) =>
        writeStoredBytes(kernel, place, sealFile(exportKeys.open(kernel, row), place, counted(bytes)), row.endsAt),
      );
      const now = new Date(kernel.clock.now());
      await endExport(query, place, { ...counts, contentHash: hash.digest(), reason: null, now });
    } catch (error) {
      if (error instanceof NoSuchWorkspace) return;
      // Another node, or this one after its start, writes it again.
      if (isDatabaseUnavailable(error)) throw error;
      kernel.log.error({ workspaceId, err: error }, "an export of a workspace failed");
      const reason = "The export could not be written. Begin another one, or ask the operator: the log says why.";
      await endExport(query, place, { ...counts, contentHash: null, reason, now: new Date(kernel.clock.now()) });
    }
  },
});

export function sealPassphrase({ secrets }: Kernel, exportId: string, passphrase: string): string {
  return secrets.encrypt(passphrasePurpose, passphrase, exportId).toString("base64");
}

function openPassphrase({ secrets }: Kernel, exportId: string, sealed: string): string {
  return secrets.decrypt(passphrasePurpose, Buffer.from(sealed, "base64"), exportId);
}

/** Forgets exports whose time is over. The storage deletes their bytes by itself. */
export const forgetExports = defineJob<unknown>({
  name: "forget-workspace-exports",
  schedule: "41 * * * *",
  run: (kernel) => deleteAllEndedExports(kernel.database.query, new Date(kernel.clock.now())),
});
