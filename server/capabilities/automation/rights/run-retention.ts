import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { countOfRunsBefore, deleteEndedRuns } from "./store.ts";

/** The most ended runs that a workspace keeps, even if they are new. */
const newest = 100_000;

/** Runs that have ended are erased by their age, with their tasks. */
export const runRetention: RetentionKind = {
  kind: "runs",
  defaultDays: 90,
  leastDays: 1,
  mostDays: null,
  countBefore: countOfRunsBefore,
  eraseBefore: (_kernel, tx, old) => deleteEndedRuns(tx, { ...old, newest }),
};
