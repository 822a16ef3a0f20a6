import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { endLearning } from "./finish-look.ts";
import type { FileOrigin } from "./origin.ts";
import { countAttempt, findWaitingPages, type PageRow, updatePage } from "./pages/store.ts";
import { type FileRead, readLearntFiles } from "./read-learnt-files.ts";
import { addTags, findWaitingFiles, type LearntSource, lockLearntSource } from "./store.ts";
import { storePage } from "./store-page.ts";

/** After so long another workspace has its turn. */
const sliceMs = 5_000;
const busyMs = 500;
/** A storage that fails is asked again after so long, so many times. */
const storageMs = 30_000;
const mostAttempts = 10;
const mostTogether = 20;
const mostBytesTogether = 2 * 1_048_576;

/**
 * Learns the files of a workspace that wait, the oldest first, and comes back for the rest. Which ones wait
 * is stored with them, so that another node goes on where one ended.
 */
export const learnFiles = defineJob<{ workspaceId: string }>({
  name: "learn-files",
  async run(kernel, { workspaceId }) {
    const end = kernel.clock.elapsed() + sliceMs;
    do {
      const waiting = await findWaitingFiles(kernel.database.query, workspaceId, mostTogether);
      if (waiting.length === 0) return;
      const sources = smallOnes(waiting);
      const origins = sources.map(({ origin }) => origin as FileOrigin);
      const reads = await readLearntFiles(kernel, workspaceId, origins);
      if (reads === undefined) return goOnLater(kernel, workspaceId, busyMs);
      for (const [at, source] of sources.entries()) {
        await inTransaction(kernel.database, async (tx) => {
          const locked = await lockLearntSource(tx, workspaceId, source.id);
          if (locked?.status === "pending" && locked.look === source.look) {
            await storeOrFail(kernel, tx, workspaceId, locked, reads[at]!);
          }
        });
      }
      if (reads.some(({ kind }) => kind === "later")) return goOnLater(kernel, workspaceId, storageMs);
    } while (kernel.clock.elapsed() < end);
    await goOnLater(kernel, workspaceId, 0);
  },
});

/** As many as are read together: a process takes longer to begin than a small file to read. */
function smallOnes(waiting: readonly LearntSource[]): readonly LearntSource[] {
  let room = mostBytesTogether;
  const fitting = waiting.filter(({ origin }) => {
    room -= (origin as FileOrigin).bytes;
    return room >= 0;
  });
  return fitting.length === 0 ? waiting.slice(0, 1) : fitting;
}

export function continueFiles(tx: Transaction, workspaceId: string, runAt?: Date): void {
  addJob(
    tx,
    learnFiles,
    { workspaceId },
    { key: `learn-files:${workspaceId}`, ...(runAt === undefined ? {} : { runAt }) },
  );
}

function goOnLater(kernel: Kernel, workspaceId: string, waitMs: number): Promise<void> {
  const runAt = new Date(kernel.clock.now() + waitMs);
  return inTransaction(kernel.database, async (tx) => continueFiles(tx, workspaceId, runAt));
}

/** There may be no room for it, where nothing was written then, or the storage fails for a while. */
async function storeOrFail(kernel: Kernel, tx: Transaction, workspaceId: string, source: LearntSource, read: FileRead) {
  const [page] = read.kind === "later" ? await findWaitingPages(tx, workspaceId, source, 1) : [];
  if (page !== undefined && page.attempts < mostAttempts) return countAttempt(tx, workspaceId, source.id, page.id);
  try {
    await storeFile(kernel, tx, workspaceId, source, read);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    await storeFile(kernel, tx, workspaceId, source, { kind: "refused", problem: cause.type.code, told: cause.detail });
  }
}

/** Stores what was read of the file of a locked source, and ends its look. */
export async function storeFile(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  read: FileRead,
): Promise<void> {
  const [page] = await findWaitingPages(tx, workspaceId, source, 1);
  if (page !== undefined) await storeFileAsPage(kernel, tx, workspaceId, source, page, read);
  await endLearning(tx, workspaceId, source, null);
}

async function storeFileAsPage(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  page: PageRow,
  read: FileRead,
): Promise<void> {
  // A file that was learnt before stays as it was.
  const fail = (problem: string, told: string) =>
    updatePage(tx, workspaceId, source, page.id, {
      state: page.state === "indexed" ? "indexed" : "failed",
      ...{ problem, told },
    });
  if (read.kind === "refused" || read.kind === "later") {
    return fail(read.kind === "later" ? "file-unreadable" : read.problem, read.told);
  }
  if (read.kind === "archive") {
    return fail("file-kind-unknown", "An archive is read where it is the only file of a request. Send it alone.");
  }
  await storePage(kernel, tx, workspaceId, source, page, read.learnt);
  if (read.tags.length > 0) await addTags(tx, workspaceId, source.id, read.tags);
}
