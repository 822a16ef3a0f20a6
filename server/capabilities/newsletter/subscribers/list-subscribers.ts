import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findListId } from "../lists/find-list-id.ts";
import type { Subscriber, SubscriberFilter } from "../schema.ts";
import { showSubscribers } from "./show-subscribers.ts";
import { findSubscribers, type SubscriberQuery } from "./store.ts";

const usualLimit = 20;

/** Newest first, without spam unless it is asked for. */
export async function listSubscribers(
  { kernel, caller }: Context,
  filter: SubscriberFilter & { limit?: number; cursor?: string },
): Promise<Page<Subscriber>> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const limit = filter.limit ?? usualLimit;
  const [before] = readCursor(kernel.secrets, "subscribers", filter.cursor) ?? [];
  const rows = await findSubscribers(db, workspaceId, await subscriberQueryOf({ kernel, caller }, filter), {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  const shown = await showSubscribers(db, workspaceId, rows);
  const byId = new Map(rows.map((row, index) => [row.id, shown[index]!]));
  return pageOf(
    kernel.secrets,
    "subscribers",
    limit,
    rows,
    (row) => [row.id],
    (row) => byId.get(row.id)!,
  );
}

/** Throws invalid-request for a list that the workspace does not have. */
export async function subscriberQueryOf(
  { kernel, caller }: Pick<Context, "kernel" | "caller">,
  filter: SubscriberFilter,
): Promise<SubscriberQuery> {
  const { status, list, email, spam, createdAfter, createdBefore } = filter;
  const db = kernel.database.query;
  return {
    status,
    listId: list === undefined ? undefined : await findListId(db, caller.workspaceId, list, "/query/list"),
    email: email?.trim().toLowerCase(),
    isSpam: spam ?? false,
    createdAfter,
    createdBefore,
  };
}
