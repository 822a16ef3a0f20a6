import type { EventFilter } from "@parley/workflows";
import { startFollowing } from "../../../kernel/log/follow-log.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { followerName } from "../events.ts";
import { RunId } from "../ids.ts";
import { deleteSubscription, insertSubscription } from "./store.ts";

/**
 * A run listens for these. `isAll`: an event is told for each filter that it fits, otherwise for
 * the first. `expected`: the values of correlations that the first event gave.
 */
export type Subscription = {
  filters: EventFilter[];
  until: EventFilter[];
  isAll?: boolean;
  /** Filters that name no type hear events about runs, too. */
  ownEvents?: boolean;
  expected?: Record<string, unknown>;
};
type Subscriber = { workspaceId: string; id: string };

/** From the commit on, events that fit a filter become signals of the run. */
export async function subscribe(
  tx: Transaction,
  { workspaceId, id }: Subscriber,
  wait: string,
  subscription: Subscription,
): Promise<void> {
  const afterPosition = await startFollowing(tx, followerName, workspaceId);
  await insertSubscription(tx, {
    workspaceId,
    runId: RunId.parse(id) ?? "",
    wait,
    types: typesOf(subscription),
    subscription,
    afterPosition,
  });
}

export async function unsubscribe(tx: Transaction, { workspaceId, id }: Subscriber, wait: string): Promise<void> {
  await deleteSubscription(tx, workspaceId, RunId.parse(id) ?? "", wait);
}

/** The types of events that can fit; null where a filter names no type, or names it by an expression. */
export function typesOf({ filters, until }: Pick<Subscription, "filters" | "until">): string[] | null {
  const types = [...filters, ...until].map(({ with: { type } }) => type);
  return types.every((type) => typeof type === "string" && /^[\w.:/-]+$/.test(type)) ? (types as string[]) : null;
}
