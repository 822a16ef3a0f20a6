import { deleteEventsOlderThan } from "../../../kernel/log/store.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { deleteAuditEntriesOlderThan } from "../../../kernel/store.ts";

/** The log of events and the audit log: kept until their workspace says otherwise. */
export const kernelRetention: readonly RetentionKind[] = [
  {
    kind: "events",
    defaultDays: null,
    // Longer than any delivery, which reads its event.
    leastDays: 31,
    mostDays: null,
    eraseBefore: (_kernel, tx, old) => deleteEventsOlderThan(tx, old),
  },
  {
    kind: "audit",
    defaultDays: null,
    leastDays: 30,
    mostDays: null,
    eraseBefore: (_kernel, tx, old) => deleteAuditEntriesOlderThan(tx, old),
  },
];
