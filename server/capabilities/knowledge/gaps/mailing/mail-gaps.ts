import type { Kernel } from "../../../../kernel/kernel.ts";
import { defineJob } from "../../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../../kernel/storage/database.ts";
import { mailMember } from "../../../identity/index.ts";
import { groupMissedQuestions } from "../group-missed-questions.ts";
import { findGaps, findWordings } from "../store.ts";
import { nextMailTime, weekMs } from "./change-gap-mail.ts";
import { stopUrlOf } from "./stop-token.ts";
import { findWorkspacesWithDueMails, lockDueSubscription, moveSubscription, type Subscription } from "./store.ts";
import { writeGapMail } from "./write-gap-mail.ts";

const mostGaps = 10;
const mostWordings = 10;

/** Each mail is queued in the transaction that moves its time: once, on however many nodes. */
export const mailGaps = defineJob<unknown>({
  name: "mail-gaps",
  schedule: "*/15 * * * *",
  async run(kernel) {
    const now = new Date(kernel.clock.now());
    for (const workspaceId of await findWorkspacesWithDueMails(kernel.database.query, now)) {
      await groupMissedQuestions(kernel, workspaceId);
    }
    while (await inTransaction(kernel.database, (tx) => mailNext(kernel, tx, now)));
  },
});

/** Returns false when no mail is left that is due. */
async function mailNext(kernel: Kernel, tx: Transaction, now: Date): Promise<boolean> {
  const due = await lockDueSubscription(tx, now);
  if (due === undefined) return false;
  await moveSubscription(tx, due, nextMailTime(now.getTime()));
  await mailGapsOf(kernel, tx, due);
  return true;
}

/** Sends no mail when nothing was missed since the one before. */
async function mailGapsOf(kernel: Kernel, tx: Transaction, due: Subscription): Promise<void> {
  const { workspaceId } = due;
  const since = new Date(due.nextAt.getTime() - weekMs);
  const gaps = await findGaps(tx, workspaceId, { state: "open", since, limit: mostGaps });
  if (gaps.length === 0) return;
  const ids = gaps.map(({ id }) => id);
  const wordings = await findWordings(tx, workspaceId, ids, mostWordings);
  const mailed = gaps.map(({ id, count }) => ({ count, wordings: wordings.get(id) ?? [] }));
  await mailMember(kernel, tx, due, (language) => writeGapMail(kernel, language, mailed, stopUrlOf(kernel, due)));
}
