import type { EraseWorkspaces } from "../../kernel/capability.ts";
import { noteErasure } from "../../kernel/erasing/note-erasure.ts";
import type { Erasable } from "../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { addJob, defineJob } from "../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { FileId } from "./ids.ts";
import { noSuchFile } from "./problems.ts";
import {
  deleteFileRows,
  dueBytesOf,
  findDueBytes,
  findUnusedFiles,
  forgetBytes,
  idsOfFiles,
  lockDueBytes,
  lockUnused,
} from "./store.ts";
import { noStorage, storageKeyOf, storageOf } from "./store-bytes.ts";

const unusedMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 1_000;

/**
 * Deletes files with the transaction: nobody reads them after the commit, because their keys are gone,
 * and a job deletes their bytes then. `unusedOnly`: those that something uses stay. Returns how many there
 * were.
 */
export async function deleteFiles(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
  { unusedOnly = false }: { unusedOnly?: boolean } = {},
): Promise<number> {
  if (ids.length === 0) return 0;
  const count = await deleteFileRows(tx, workspaceId, { ids, unusedOnly }, new Date(kernel.clock.now()));
  if (count > 0) addJob(tx, deleteDueBytes, {});
  return count;
}

/** Deletes a file of the caller's workspace. Throws not-found. */
export async function removeFile(context: Context, wireId: string): Promise<void> {
  const id = FileId.parse(wireId);
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  if (id === undefined) throw noSuchFile();
  const count = await context.commit(async (tx) => {
    const deleted = await deleteFiles(kernel, tx, workspaceId, [id]);
    if (deleted > 0) await noteErasure(kernel, [{ kind: erasableFiles.kind, workspaceId, id }]);
    return deleted;
  });
  if (count === 0) throw noSuchFile();
}

/** Files that a member deleted. Those that nothing uses are deleted by age. */
export const erasableFiles: Erasable = {
  kind: "file",
  ids: idsOfFiles,
  async erase(kernel, tx, { workspaceId, id }) {
    await deleteFiles(kernel, tx, workspaceId, [id]);
  },
};

export const eraseFiles: EraseWorkspaces = async (tx, workspaceIds) => {
  if (await dueBytesOf(tx, workspaceIds)) addJob(tx, deleteDueBytes, {});
};

async function deleteDue(kernel: Kernel): Promise<void> {
  const now = new Date(kernel.clock.now());
  for (const place of await findDueBytes(kernel.database.query, now, mostAtOnce)) {
    await inTransaction(kernel.database, async (tx) => {
      if (!(await lockDueBytes(tx, place, now))) return;
      await storageOf(kernel)
        .remove(storageKeyOf(place))
        .catch((cause: Error) => {
          throw noStorage(kernel, cause);
        });
      await forgetBytes(tx, place);
    });
  }
}

/** Deletes what deleted files, erased workspaces and uploads that a crash cut off have left in the storage. */
export const deleteDueBytes = defineJob<unknown>({
  name: "delete-due-file-bytes",
  schedule: "*/10 * * * *",
  run: deleteDue,
});

/** Deletes the files that nothing has used for a day. */
export const deleteUnusedFiles = defineJob<unknown>({
  name: "delete-unused-files",
  schedule: "23 * * * *",
  async run(kernel) {
    const before = new Date(kernel.clock.now() - unusedMs);
    for (const place of await findUnusedFiles(kernel.database.query, before, mostAtOnce)) {
      await inTransaction(kernel.database, async (tx) => {
        if (await lockUnused(tx, place)) await deleteFiles(kernel, tx, place.workspaceId, [place.id]);
      });
    }
  },
});
