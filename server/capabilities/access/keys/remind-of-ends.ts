import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { apiKeyExpiring } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { keyMail } from "../key-mail.ts";
import { lockDueReminder, moveReminder, type StoredKey } from "./store.ts";

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
    const daysLeft = Math.ceil((key.expiresAt.getTime() - nowMs) / dayMs);
    await mailOwners(kernel, tx, key.workspaceId, (language) =>
      keyMail.ofEnd(language, key, daysLeft, kernel.config.publicUrl),
    );
    emit(tx, apiKeyExpiring, {
      workspaceId: key.workspaceId,
      data: { keyId: ApiKeyId.format(key.id), name: key.name, expiresAt: key.expiresAt.toISOString(), daysLeft },
    });
    return true;
  });
}

function isAhead(key: StoredKey, nowMs: number): key is StoredKey & { expiresAt: Date } {
  return key.expiresAt !== null && key.expiresAt.getTime() > nowMs;
}
