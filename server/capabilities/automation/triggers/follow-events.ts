import type { Kernel } from "../../../kernel/kernel.ts";
import type { Event } from "../../../kernel/log/event.ts";
import { followLog, type LogFollowing } from "../../../kernel/log/follow-log.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { followerName } from "../events.ts";
import { expressionsOf } from "../expressions-of.ts";
import { executionPort } from "../runs/execution-port.ts";
import { hasCancellations } from "../runs/many/store.ts";
import { EventPrograms } from "./event-programs.ts";
import { type BlockedFilters, FilterAllowance } from "./filter-allowance.ts";
import { listFilters } from "./list-filters.ts";
import { type HeardHere, startTriggeredRuns } from "./start-triggered-runs.ts";
import { findSubscriptions, findTriggers, type SubscriptionRow, type TriggerRow } from "./store.ts";
import { typesOf } from "./subscribe.ts";
import { tellListeners } from "./tell-listeners.ts";
import { toCloudEvents, typeOf } from "./to-cloud-events.ts";

const subscriptionsAtOnce = 1_000;

/** Fewer than other followers handle together: each event may need several expressions. */
const eventsPerBatch = 100;
const mostWorkspaces = 1_000;

const blockedOf = state(() => new Cache<string, BlockedFilters>(mostWorkspaces));
const followingOf = state((): { current?: LogFollowing } => ({}));

/** On a node with background work, events start runs and reach listening runs from here on. */
export function followEvents(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  followingOf(kernel).current = followLog<string[]>(kernel, {
    name: followerName,
    purpose: "start runs by events",
    eventsPerBatch,
    handle: (tx, workspaceId, events) => handle(kernel, tx, workspaceId, events),
    // Without this, the jobs of the commit would begin the runs a moment later.
    onHandled(workspaceId, runIds) {
      for (const runId of new Set(runIds)) void executionPort(kernel).wake(workspaceId, runId).catch(leaveToJob);
    },
  });
}

export async function stopFollowingEvents(kernel: Kernel): Promise<void> {
  await followingOf(kernel).current?.stop();
}

function leaveToJob(): void {}

/** Gives the runs that were started or told something. */
async function handle(kernel: Kernel, tx: Transaction, workspaceId: string, events: Event[]): Promise<string[]> {
  const types = [...new Set(events.map(typeOf))];
  const triggers = await findTriggers(tx, workspaceId, types);
  let page = await nextPage(undefined);
  if (triggers.length === 0 && page.length === 0) return [];
  const heard = new Map<Event, Promise<HeardHere | undefined>>();
  const runIds: string[] = [];
  const isChecked = triggers.length > 0 && (await hasCancellations(tx, workspaceId));
  const allowance = new FilterAllowance(blockedOf(kernel).getOrMake(workspaceId, () => new Map()));
  for (const trigger of triggers) {
    const fitting = await hear(typesOfTrigger(trigger));
    for (const { id } of await startTriggeredRuns(kernel, { tx, workspaceId, trigger, isChecked }, fitting))
      runIds.push(id);
  }
  while (page.length > 0) {
    for (const row of page) {
      const told = await tellListeners(tx, workspaceId, row, await hear(typesOf(row.subscription)));
      if (told !== undefined) runIds.push(told);
    }
    page = page.length < subscriptionsAtOnce ? [] : await nextPage(page.at(-1));
  }
  return runIds;

  function nextPage(after: SubscriptionRow | undefined): Promise<SubscriptionRow[]> {
    return findSubscriptions(tx, workspaceId, types, { after, limit: subscriptionsAtOnce });
  }

  /** The events of these types as workflows see them, each read once. */
  async function hear(wanted: string[] | null): Promise<HeardHere[]> {
    const fitting = events.filter((event) => wanted?.includes(typeOf(event)) ?? true);
    const unread = fitting.filter((event) => !heard.has(event));
    if (unread.length > 0) {
      const reading = toCloudEvents(kernel, workspaceId, unread);
      for (const event of unread) {
        heard.set(
          event,
          reading.then((all) => {
            const found = all.find(({ logged }) => logged.position === event.position);
            if (found === undefined) return undefined;
            return { ...found, programs: new EventPrograms(expressionsOf(kernel), workspaceId, found.seen, allowance) };
          }),
        );
      }
    }
    const read = await Promise.all(fitting.map((event) => heard.get(event)));
    return read.filter((event) => event !== undefined);
  }
}

function typesOfTrigger({ strategy }: Pick<TriggerRow, "strategy">): string[] | null {
  const until = typeof strategy.until === "object" ? listFilters(strategy.until) : [];
  return typesOf({ filters: listFilters(strategy), until });
}
