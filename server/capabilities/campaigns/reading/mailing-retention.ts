import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { endMailings } from "./store.ts";

/**
 * Who was sent what. The report of a campaign keeps its counts, but for those by domain. Nobody gets a
 * mail again: a campaign must have ended, and a series knows by itself how far each subscriber is.
 */
export const mailingRetention: RetentionKind = {
  kind: "mailings",
  defaultDays: null,
  leastDays: 30,
  mostDays: null,
  eraseBefore: (_kernel, tx, old) => endMailings(tx, old),
};
