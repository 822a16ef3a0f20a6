import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { deleteEndedRuns } from "./store.ts";

/** A workspace keeps no more ended runs than these, whatever their age. */
const newest = 100_000;

/** Runs that have ended, with their tasks. */
export const runRetention: RetentionKind = {
  kind: "runs",
  defaultDays: 90,
  leastDays: 1,
  mostDays: null,
  eraseBefore: (_kernel, tx, old) => deleteEndedRuns(tx, { ...old, newest }),
};
