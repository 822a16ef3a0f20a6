import { notFound, Problem } from "../../kernel/problem.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { LeadId } from "./ids.ts";
import { findLeadsById, type LeadRow } from "./store.ts";

/** Throws not-found. */
export async function findLead(db: Queryable, workspaceId: string, id: string): Promise<LeadRow> {
  const [row] = await findLeadsById(db, workspaceId, [leadIdOf(id)]);
  if (row === undefined) throw noSuchLead();
  return row;
}

/** Gives the UUID of a lead's id. Throws not-found for a text that is none. */
export function leadIdOf(id: string): string {
  const uuid = LeadId.parse(id);
  if (uuid === undefined) throw noSuchLead();
  return uuid;
}

export function noSuchLead(): Problem {
  return new Problem(notFound, "No lead has this id. List them with GET /api/leads; spam with ?status=spam.");
}
