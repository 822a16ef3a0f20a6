import type { Queryable } from "../storage/database.ts";
import { all, type Sql } from "../storage/sql.ts";

/** This file holds the SQL of what can be erased. */

/** Lists ids of one kind in their order, those after `after` first. `ids` is one value: an array of texts. */
export async function findErasable(
  db: Queryable,
  ids: Sql,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from unnest(${ids}::text[]) as erasable (id) where id collate "C" > ${after}
    order by id collate "C" limit ${limit}`;
  return found.map(({ id }) => id);
}
