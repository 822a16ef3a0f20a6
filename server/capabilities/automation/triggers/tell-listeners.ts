import { ExpressionFault } from "@parley/workflows";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { RunId } from "../ids.ts";
import { sendSignal } from "../runs/send-signal.ts";
import type { HeardEvent } from "./cloud-event.ts";
import { isCorrelated } from "./hear-event.ts";
import { ofRuns } from "./list-filters.ts";
import { matchEvent } from "./match-event.ts";
import type { HeardHere } from "./start-triggered-runs.ts";
import { type SubscriptionRow, updateSubscription } from "./store.ts";

/** Tells a waiting run the events that it listens for. Gives whether there was one. */
export async function tellListeners(
  tx: Transaction,
  workspaceId: string,
  row: SubscriptionRow,
  events: readonly HeardHere[],
): Promise<string | undefined> {
  const { runId: id, wait, subscription } = row;
  // One after another: a filter that takes too long is blocked for the events after the first.
  const matches: Awaited<ReturnType<typeof matchAll>>[] = [];
  for (const event of events) matches.push(await matchAll(event));
  let isTold = false;
  let isChanged = false;
  for (const [index, { seen }] of events.entries()) {
    const expected = subscription.expected ?? {};
    const told = matches[index]!.filter(({ values }) => isCorrelated(expected, values));
    for (const { filter, isUntil, values } of subscription.isAll ? told : told.slice(0, 1)) {
      if (Object.keys(values).some((name) => !Object.hasOwn(expected, name))) {
        subscription.expected = { ...values, ...subscription.expected };
        isChanged = true;
      }
      const content: HeardEvent = { filter, isUntil, event: seen };
      if (!(await sendSignal(tx, { workspaceId, id }, wait, content))) return undefined;
      isTold = true;
    }
  }
  if (isChanged) await updateSubscription(tx, workspaceId, row);
  return isTold ? RunId.format(id) : undefined;

  async function matchAll({ logged, seen, programs }: HeardHere) {
    if (logged.position <= row.afterPosition) return [];
    const sides = [
      ...subscription.filters.map((filter, index) => ({ with: filter, filter: index, isUntil: false })),
      ...subscription.until.map((filter, index) => ({ with: filter, filter: index, isUntil: true })),
    ];
    const all = await Promise.all(
      sides.map(async (side) => {
        if (ofRuns.test(seen.type) && side.with.with.type === undefined && !subscription.ownEvents) return undefined;
        try {
          const match = await matchEvent(side.with, seen, programs, { isFilled: true });
          return match === undefined ? undefined : { ...side, values: match.values };
        } catch (error) {
          // An event that cannot be judged does not fit.
          if (error instanceof ExpressionFault) return undefined;
          throw error;
        }
      }),
    );
    return all.filter((match) => match !== undefined);
  }
}
