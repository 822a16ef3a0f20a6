import type { DatabaseRule } from "../../../../kernel/caller.ts";
import type { TableDescription } from "../table-description.ts";

/** The operations of one request reach these. */
export type TableScope = {
  tables: ReadonlyMap<string, TableDescription>;
  /** The tables are in this schema; they are always named with it. */
  schemaName: string;
  /** Null or absent: no rules, everything is allowed. */
  rules?: readonly DatabaseRule[] | null;
  /** The most rows that one answer may have. */
  maxRows: number;
  /** The JSON pointer of the operation in its request. `/body` unless it is part of a batch. */
  place?: string;
  /** An upsert tells of each row if it is new: see `newRowField`. */
  tellsNewRows?: boolean;
};

export function placeIn(scope: TableScope, path = ""): string {
  return `${scope.place ?? "/body"}${path}`;
}
