import type { Queryable } from "../../../kernel/storage/database.ts";
import { ContactId, findRoots } from "../../contacts/index.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import type { Subscriber, SubscriberStatus } from "../schema.ts";
import { findSubscriptions, type SubscriberRow, type SubscriptionRow } from "./store.ts";

/** Subscribers as the team sees them, with their lists. */
export async function showSubscribers(
  db: Queryable,
  workspaceId: string,
  rows: readonly SubscriberRow[],
): Promise<Subscriber[]> {
  const contactIds = [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))];
  const [roots, subscriptions] = [
    await findRoots(db, workspaceId, contactIds),
    await findSubscriptions(
      db,
      workspaceId,
      rows.map(({ id }) => id),
    ),
  ];
  const listsOf = Map.groupBy(subscriptions, ({ subscriberId }) => subscriberId);
  return rows.map(({ taught: _, state, ...row }) => {
    const lists = listsOf.get(row.id) ?? [];
    return {
      ...row,
      id: SubscriberId.format(row.id),
      status: statusOf(state, lists),
      contactId: row.contactId === null ? null : ContactId.format(roots.get(row.contactId) ?? row.contactId),
      lists: lists.map(showSubscription),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/**
 * Chooses the status that is shown: what holds of the address wins; else the best that holds of one
 * of the lists.
 */
function statusOf(state: SubscriberRow["state"], lists: readonly SubscriptionRow[]): SubscriberStatus {
  if (state !== "active") return state;
  const has = (status: SubscriptionRow["status"]) => lists.some((list) => list.status === status);
  return has("confirmed") ? "confirmed" : has("pending") ? "pending" : "unsubscribed";
}

function showSubscription(row: SubscriptionRow): Subscriber["lists"][number] {
  return {
    listId: NewsletterListId.format(row.listId),
    list: row.list,
    status: row.status,
    source: row.source,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    leftAt: row.leftAt?.toISOString() ?? null,
  };
}
