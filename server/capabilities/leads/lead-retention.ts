import type { RetentionKind } from "../../kernel/retention-kind.ts";
import { announceErasedLeads } from "./leads-of-person.ts";
import { deleteIdleLeads } from "./store.ts";

function retentionOf(kind: string, isSpam: boolean): RetentionKind {
  return {
    kind,
    defaultDays: null,
    leastDays: 1,
    mostDays: null,
    async eraseBefore(kernel, tx, old) {
      const ids = await deleteIdleLeads(tx, { ...old, isSpam });
      await announceErasedLeads(kernel, tx, old.workspaceId, ids);
      return ids.length;
    },
  };
}

/** Leads that were not changed for so long, and spam apart. What the filter learned of spam stays. */
export const leadRetention: readonly RetentionKind[] = [retentionOf("leads", false), retentionOf("spamLeads", true)];
