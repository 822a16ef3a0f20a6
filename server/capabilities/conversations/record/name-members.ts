import type { Queryable } from "../../../kernel/storage/database.ts";
import { findFaces } from "../../identity/index.ts";
import type { MessageRow } from "./store.ts";

/** Adds the names and pictures of the colleagues who wrote messages. A message itself keeps none. */
export async function nameMembers<Row extends MessageRow>(db: Queryable, rows: Row[]): Promise<Row[]> {
  const ids = new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])));
  if (ids.size === 0) return rows;
  const faces = await findFaces(db, [...ids]);
  return rows.map((row) => {
    const { name = null, pictureId = null } = faces.get(row.memberId ?? "") ?? {};
    return { ...row, memberName: name, memberPictureId: pictureId };
  });
}
