import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { SubscriberId } from "../ids.ts";
import { findSubscribersById, type SubscriberRow } from "./store.ts";

/** Throws not-found. */
export async function findSubscriber(db: Queryable, workspaceId: string, id: string): Promise<SubscriberRow> {
  const [row] = await findSubscribersById(db, workspaceId, [subscriberIdOf(id)]);
  if (row === undefined) throw noSuchSubscriber();
  return row;
}

/** Gives the UUID of a subscriber's id. Throws not-found for a text that is none. */
export function subscriberIdOf(id: string): string {
  const uuid = SubscriberId.parse(id);
  if (uuid === undefined) throw noSuchSubscriber();
  return uuid;
}

export function noSuchSubscriber(): Problem {
  return new Problem(
    notFound,
    "No subscriber has this id. List them with GET /api/newsletter/subscribers; spam with ?spam=true.",
  );
}
