import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { countOfAuditBefore, deleteAuditEntriesOlderThan } from "../../../kernel/store.ts";

/** The audit log is kept until its workspace says otherwise. */
export const auditRetention: RetentionKind = {
  kind: "audit",
  defaultDays: null,
  leastDays: 30,
  mostDays: null,
  countBefore: countOfAuditBefore,
  eraseBefore: (_kernel, tx, old) => deleteAuditEntriesOlderThan(tx, old),
};
