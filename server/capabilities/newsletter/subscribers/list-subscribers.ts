import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findListId } from "../lists/find-list-id.ts";
import type { SubscriberFilter } from "../schema.ts";
import { showSubscribers } from "./show-subscribers.ts";
import { findSubscribers, type SubscriberQuery } from "./store.ts";

/** Lists the subscribers, newest first, without spam unless it is asked for. */
export const listSubscribers = listOf({
  name: "subscribers",
  find: async (context, { last, limit }, filter: SubscriberFilter & { limit?: number; cursor?: string }) =>
    findSubscribers(
      context.kernel.database.query,
      context.caller.workspaceId,
      await subscriberQueryOf(context, filter),
      {
        before: last,
        limit,
      },
    ),
  showAll: (rows, { kernel, caller }) => showSubscribers(kernel.database.query, caller.workspaceId, rows),
});

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
