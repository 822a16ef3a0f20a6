import type { Queryable } from "../../../kernel/storage/database.ts";
import { show } from "../../../kernel/wire/show.ts";
import { findRoots } from "../../contacts/index.ts";
import { Subscriber, type SubscriberStatus } from "../schema.ts";
import { findSubscriptions, type SubscriberRow, type SubscriptionRow } from "./store.ts";

const shape = show(Subscriber);

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
  return rows.map((row) => {
    const lists = listsOf.get(row.id) ?? [];
    const contactId = row.contactId === null ? null : (roots.get(row.contactId) ?? row.contactId);
    return shape({ ...row, status: statusOf(row.state, lists), contactId, lists });
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
