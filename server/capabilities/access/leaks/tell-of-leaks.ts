import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { keyMail } from "../key-mail.ts";
import { nextFullHour } from "../next-full-hour.ts";

/** A text that was found in public and is refused now, as its owners are told of it. */
export type EndedText = { name: string; hint: string; url: string | null };

/**
 * Mails the owners which keys were found. Where they have had their mails of this hour, it gathers
 * the keys: one mail tells of them all at the next full hour.
 */
export async function tellOfLeaks(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  ended: readonly EndedText[],
): Promise<void> {
  const { publicUrl } = kernel.config;
  const isTold = await mailOwners(
    ...([kernel, tx, workspaceId] as const),
    (language) => keyMail.ofLeak(language, ended, publicUrl),
    "security",
  );
  if (isTold) return;
  // The queue joins the lists of jobs of one key.
  const payload = ended.map((text) => ({ ...text, workspaceId }));
  const runAt = nextFullHour(kernel.clock.now());
  addJob(tx, tellOfGatheredLeaks, payload, { runAt, key: `tell-of-gathered-leaks:${workspaceId}` });
}

export const tellOfGatheredLeaks = defineJob<(EndedText & { workspaceId: string })[]>({
  name: "tell-of-gathered-leaks",
  async run(kernel, gathered) {
    const [first] = gathered;
    if (first === undefined) return;
    await inTransaction(kernel.database, (tx) => tellOfLeaks(kernel, tx, first.workspaceId, gathered));
  },
});
