import type { Queryable } from "../../../kernel/storage/database.ts";
import { findNames } from "../../identity/index.ts";
import type { MessageRow } from "./store.ts";

/** Adds the names of the colleagues who wrote messages. A message itself keeps no name. */
export async function nameMembers<Row extends MessageRow>(db: Queryable, rows: Row[]): Promise<Row[]> {
  const ids = new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])));
  if (ids.size === 0) return rows;
  const names = await findNames(db, [...ids]);
  return rows.map((row) => ({ ...row, memberName: names.get(row.memberId ?? "") ?? null }));
}
