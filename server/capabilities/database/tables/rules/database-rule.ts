import type { TableOperation } from "../../schema.ts";

/** What a key may do with one table, and nothing else: a key with rules may do what they name. */
export type DatabaseRule = {
  table: string;
  operations: readonly RuledOperation[];
  /** The only columns that are read, written, filtered, sorted, searched and embedded. */
  columns?: readonly string[];
  /** The only rows that are read and changed, and what every written row must fulfil. */
  where?: Record<string, unknown>;
};

export type RuledOperation = Extract<
  TableOperation["operation"],
  "select" | "insert" | "upsert" | "update" | "delete" | "count"
>;

export const ruledOperations: readonly RuledOperation[] = ["select", "insert", "upsert", "update", "delete", "count"];
