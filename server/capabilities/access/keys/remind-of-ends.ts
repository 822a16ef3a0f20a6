import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { apiKeyExpiring } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { keyMail } from "../key-mail.ts";
import { nextFullHour } from "../next-full-hour.ts";
import { lockDueReminder, lockKey, moveReminder, type StoredKey } from "./store.ts";

const dayMs = 86_400_000;
/** The owners are told so many days before a key ends. */
const stepsInDays = [14, 3];

/** Says when the owners are told next of the end of a key. Null when no step lies ahead. */
export function nextReminder(expiresAt: Date | null, nowMs: number): Date | null {
  const stepsMs = stepsInDays.map((days) => (expiresAt?.getTime() ?? Number.NEGATIVE_INFINITY) - days * dayMs);
  const nextMs = stepsMs.find((stepMs) => stepMs > nowMs);
  return nextMs === undefined ? null : new Date(nextMs);
}

/** Tells the owners of keys that end soon, by an event and a mail. The transaction that tells moves the time on. */
export const remindOfEnds = defineJob<unknown>({
  name: "remind-of-ends-of-keys",
  schedule: "*/15 * * * *",
  async run(kernel) {
    while (await remindOfOne(kernel));
  },
});

/** Returns false when no reminder is left that is due. */
function remindOfOne(kernel: Kernel): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const nowMs = kernel.clock.now();
    const key = await lockDueReminder(tx, new Date(nowMs));
    if (key === undefined) return false;
    await moveReminder(tx, { ...key, remindAt: nextReminder(key.expiresAt, nowMs) });
    // The server stood still until the key had ended.
    if (!isAhead(key, nowMs)) return true;
    const daysLeft = daysUntil(key.expiresAt, nowMs);
    await mailOfEnd(kernel, tx, key);
    emit(tx, apiKeyExpiring, {
      workspaceId: key.workspaceId,
      data: { keyId: ApiKeyId.format(key.id), name: key.name, expiresAt: key.expiresAt.toISOString(), daysLeft },
    });
    return true;
  });
}

/** Mails the owners; at the next full hour again where they have had their mails of this one. */
async function mailOfEnd(kernel: Kernel, tx: Transaction, key: StoredKey & { expiresAt: Date }): Promise<void> {
  const nowMs = kernel.clock.now();
  const isTold = await mailOwners(kernel, tx, key.workspaceId, (language) =>
    keyMail.ofEnd(language, key, daysUntil(key.expiresAt, nowMs), kernel.config.publicUrl),
  );
  if (isTold) return;
  const payload = { workspaceId: key.workspaceId, id: key.id };
  addJob(tx, remindAgain, payload, { runAt: nextFullHour(nowMs), key: `remind-of-end-again:${key.id}` });
}

/** Tells by mail of a key's end, where the mail was put off. The event was emitted already. */
export const remindAgain = defineJob<{ workspaceId: string; id: string }>({
  name: "remind-of-end-again",
  run: (kernel, { workspaceId, id }) =>
    inTransaction(kernel.database, async (tx) => {
      const key = await lockKey(tx, workspaceId, id);
      if (key !== undefined && isAhead(key, kernel.clock.now())) await mailOfEnd(kernel, tx, key);
    }),
});

function daysUntil(end: Date, nowMs: number): number {
  return Math.ceil((end.getTime() - nowMs) / dayMs);
}

function isAhead<Key extends StoredKey>(key: Key, nowMs: number): key is Key & { expiresAt: Date } {
  return key.expiresAt !== null && key.expiresAt.getTime() > nowMs;
}
