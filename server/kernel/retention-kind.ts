import type { Kernel } from "./kernel.ts";
import type { Transaction } from "./storage/database.ts";
import type { Sql } from "./storage/sql.ts";

/** One kind of data that a workspace may keep for some days only. */
export type RetentionKind = {
  /** The name in the settings, for example `spamLeads`. */
  kind: string;
  /** The kind is kept for so many days where the workspace says nothing; null: until it is erased. */
  defaultDays: number | null;
  leastDays: number;
  /** Only where there is no most, null may be set. */
  mostDays: number | null;
  /** One value of SQL: so many things are older, at most. Some of them may stay for reasons of their own. */
  countBefore(workspaceId: string, before: Date): Sql;
  /**
   * Erases up to `limit` things that are older, as erasing them one by one does, and announces it. Gives
   * how many.
   */
  eraseBefore(
    kernel: Kernel,
    tx: Transaction,
    old: { workspaceId: string; before: Date; limit: number },
  ): Promise<number>;
};

/** A hundred years is the longest that can be set. */
export const mostDaysOfAll = 36_500;
