import type { Kernel } from "../../kernel/kernel.ts";
import { addJob } from "../../kernel/log/job.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { deleteDueBytes } from "./delete-files.ts";
import { announceAgain, dueBytesOf } from "./store.ts";
import { noStorage, storageKeyOf, storageOf } from "./store-bytes.ts";

type Place = { workspaceId: string; id: string };

/** Reads bytes as they lie in the storage, encrypted. Undefined where there are none. Throws unavailable. */
export function readStoredBytes(kernel: Kernel, place: Place): Promise<AsyncIterable<Uint8Array> | undefined> {
  return storageOf(kernel)
    .read(storageKeyOf(place))
    .catch((cause: Error) => {
      throw noStorage(kernel, cause);
    });
}

/**
 * Writes bytes that are encrypted already. They are deleted at `deleteAt`, unless a file has them by then. Returns
 * false where a file has bytes at this place. Throws what reading the bytes throws.
 */
export async function writeStoredBytes(
  kernel: Kernel,
  place: Place,
  bytes: AsyncIterable<Uint8Array>,
  deleteAt: Date,
): Promise<boolean> {
  if (!(await announceAgain(kernel.database.query, place, deleteAt))) return false;
  await storageOf(kernel).write(storageKeyOf(place), bytes);
  return true;
}

/** Has all bytes of a workspace that was not stored deleted. */
export async function letAllBytesGo(tx: Transaction, workspaceId: string): Promise<void> {
  if (await dueBytesOf(tx, [workspaceId])) addJob(tx, deleteDueBytes, {});
}
