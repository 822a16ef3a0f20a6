import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { PreparedDocument } from "./prepare-document.ts";
import { type Addition, insertSources } from "./store.ts";

type Gathered = { additions: Addition[]; inserted: Promise<Date> };

/** Groups them by the outbox, which each transaction has of its own. */
const gathered = new WeakMap<Transaction["outbox"], Gathered>();

/**
 * Stores new sources, together with those that other requests of the same transaction store in this
 * moment: one statement for all of them, whatever their workspaces. Gives the time of the
 * transaction.
 */
export function insertTogether(
  tx: Transaction,
  workspaceId: string,
  documents: readonly PreparedDocument[],
): Promise<Date> {
  let group = gathered.get(tx.outbox);
  if (group === undefined) {
    const additions: Addition[] = [];
    // The works of a shared transaction all begin in one turn, so all have added theirs by then.
    const inserted = Promise.resolve().then(() => {
      gathered.delete(tx.outbox);
      return insertSources(tx, { additions });
    });
    group = { additions, inserted };
    gathered.set(tx.outbox, group);
  }
  const amount = documents.reduce((sum, { bytes }) => sum + bytes, 0);
  countUse(tx, { workspaceId, quota: "knowledgeBytes", amount });
  for (const document of documents) group.additions.push({ ...document, workspaceId });
  return group.inserted;
}
