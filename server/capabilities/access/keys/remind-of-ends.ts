import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { apiKeyExpiring } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { daysUntil, keyMail } from "../key-mail.ts";
import { nextFullHour } from "../next-full-hour.ts";
import { findDueReminder, lockDueReminders, lockKey, moveReminder, type StoredKey } from "./store.ts";

const dayMs = 86_400_000;
/** The owners are told so many days before a key ends. */
const stepsInDays = [14, 3];

/** Says when the owners are told next of the end of a key. Null when no step lies ahead. */
export function nextReminder(expiresAt: Date | null, nowMs: number): Date | null {
  const stepsMs = stepsInDays.map((days) => (expiresAt?.getTime() ?? Number.NEGATIVE_INFINITY) - days * dayMs);
  const nextMs = stepsMs.find((stepMs) => stepMs > nowMs);
  return nextMs === undefined ? null : new Date(nextMs);
}

/**
 * Tells the owners of keys that end soon, by an event for each key and a mail for all. The
 * transaction that tells moves the time on.
 */
export const remindOfEnds = defineJob<unknown>({
  name: "remind-of-ends-of-keys",
  schedule: "*/15 * * * *",
  async run(kernel) {
    while (await remindOneWorkspace(kernel));
  },
});

/** The most keys that one mail names. */
const mostInMail = 100;

/** Returns false when no reminder is left that is due. */
function remindOneWorkspace(kernel: Kernel): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const nowMs = kernel.clock.now();
    const workspaceId = await findDueReminder(tx, new Date(nowMs));
    if (workspaceId === undefined) return false;
    // Another node may have told of them in the meantime: then none is left.
    const due = await lockDueReminders(tx, workspaceId, new Date(nowMs), mostInMail);
    for (const key of due) await moveReminder(tx, { ...key, remindAt: nextReminder(key.expiresAt, nowMs) });
    // A key may have ended while the server stood still.
    const ending = due.filter((key) => isAhead(key, nowMs));
    await mailOfEnds(kernel, tx, workspaceId, ending);
    for (const { id, name, expiresAt } of ending) {
      emit(tx, apiKeyExpiring, {
        workspaceId,
        data: {
          keyId: ApiKeyId.format(id),
          name,
          expiresAt: expiresAt.toISOString(),
          daysLeft: daysUntil(expiresAt, nowMs),
        },
      });
    }
    return true;
  });
}

type EndingKey = StoredKey & { expiresAt: Date };

/** Mails the owners; at the next full hour again where they have had their mails of this one. */
async function mailOfEnds(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  ending: readonly EndingKey[],
): Promise<void> {
  if (ending.length === 0) return;
  const nowMs = kernel.clock.now();
  const isTold = await mailOwners(kernel, tx, workspaceId, (language) =>
    keyMail.ofEnds(language, ending, nowMs, kernel.config.publicUrl),
  );
  if (isTold) return;
  // The queue joins the lists of jobs of one key.
  const payload = ending.map(({ id }) => ({ workspaceId, id }));
  addJob(tx, remindAgain, payload, { runAt: nextFullHour(nowMs), key: `remind-of-ends-again:${workspaceId}` });
}

/** Tells by mail of the ends of keys of one workspace, where the mail was put off. The events were emitted already. */
export const remindAgain = defineJob<{ workspaceId: string; id: string }[]>({
  name: "remind-of-ends-again",
  async run(kernel, gathered) {
    const [{ workspaceId } = { workspaceId: "" }] = gathered;
    await inTransaction(kernel.database, async (tx) => {
      const ending: EndingKey[] = [];
      for (const id of new Set(gathered.map((key) => key.id))) {
        const key = await lockKey(tx, workspaceId, id);
        if (key !== undefined && isAhead(key, kernel.clock.now())) ending.push(key);
      }
      await mailOfEnds(kernel, tx, workspaceId, ending);
    });
  },
});

function isAhead<Key extends StoredKey>(key: Key, nowMs: number): key is Key & { expiresAt: Date } {
  return key.expiresAt !== null && key.expiresAt.getTime() > nowMs;
}
