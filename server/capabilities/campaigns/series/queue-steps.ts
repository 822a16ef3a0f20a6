import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { type Recipient, stillRecipients } from "../../newsletter/index.ts";
import { domainOf } from "../sending/domain-of.ts";
import { insertMailings } from "../sending/store.ts";
import { advance, type DueStep, holdDueSteps } from "./store.ts";

const stepsAtOnce = 500;

/** Makes the mails of the steps whose time has come, each step once for each subscriber. */
export async function queueSteps(kernel: Kernel): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await inTransaction(kernel.database, async (tx) => {
      const now = new Date(kernel.clock.now());
      const due = await holdDueSteps(tx, now, stepsAtOnce);
      if (due.length === 0) return false;
      const recipients = new Map<string, Recipient>();
      for (const same of groupBy(due, ({ workspaceId, listId }) => `${workspaceId} ${listId}`)) {
        const { workspaceId, listId } = same[0]!;
        const ids = same.map(({ subscriberId }) => subscriberId);
        for (const each of await stillRecipients(tx, workspaceId, ids, [listId]))
          recipients.set(`${each.id} ${listId}`, each);
      }
      const isStill = ({ subscriberId, listId }: DueStep) => recipients.has(`${subscriberId} ${listId}`);
      for (const same of groupBy(due.filter(isStill), ({ campaignId }) => campaignId)) {
        const { workspaceId, campaignId } = same[0]!;
        const mailings = same.map(({ subscriberId, listId }) => ({
          subscriberId,
          domain: domainOf(recipients.get(`${subscriberId} ${listId}`)!.email),
        }));
        await insertMailings(tx, { workspaceId, id: campaignId }, mailings, now);
      }
      await advance(
        tx,
        due.map((step) => ({ ...step, nextDueAt: isStill(step) ? nextDueAt(step, now) : null })),
      );
      return due.length === stepsAtOnce;
    });
  }
}

function nextDueAt({ nextDelayMinutes }: DueStep, now: Date): Date | null {
  return nextDelayMinutes === null ? null : new Date(now.getTime() + nextDelayMinutes * 60_000);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  return [...Map.groupBy(items, keyOf).values()];
}
