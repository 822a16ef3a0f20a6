import { type EventStrategy, ExpressionFault, type WorkflowDefinition } from "@parley/workflows";
import { type Caller, eventScopesOf } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findPosition, readEvents } from "../../../kernel/log/event.ts";
import { expressionsOf } from "../expressions-of.ts";
import type { CloudEvent } from "../triggers/cloud-event.ts";
import { EventPrograms } from "../triggers/event-programs.ts";
import { FilterAllowance } from "../triggers/filter-allowance.ts";
import { listFilters } from "../triggers/list-filters.ts";
import { matchEvent } from "../triggers/match-event.ts";
import { readEvent } from "../triggers/read-event.ts";
import { type SeenEvent, toCloudEvents } from "../triggers/to-cloud-events.ts";
import { findEndedRuns, type RecordedRun } from "./store.ts";

/** An input for the trial, and what its run did when it happened. */
export type DryCase = { event?: CloudEvent; input: unknown; recorded?: RecordedRun };

type Tried = { workflowId: string; definition: WorkflowDefinition };

/** Older events are not looked at. */
const eventsRead = 2_000;

/**
 * The newest events that start the workflow; for one that no single event starts, the inputs of its newest runs
 * that have ended.
 */
export async function findCases(kernel: Kernel, caller: Caller, tried: Tried, count: number): Promise<DryCase[]> {
  const { workspaceId } = caller;
  const { workflowId, definition } = tried;
  const { query } = kernel.database;
  const strategy = definition.schedule?.on;
  if (strategy !== undefined && strategy.all === undefined && strategy.until === undefined) {
    const events = await findEvents(kernel, caller, strategy, count);
    const causes = events.map(({ logged }) => logged.id);
    const runs = await findEndedRuns(query, workspaceId, workflowId, { causes, limit: 10 * count });
    return events.map(({ logged, seen }) => {
      const recorded = runs.find(({ causedBy }) => causedBy === logged.id);
      const input = [readEvent(seen, strategy.read ?? "envelope")];
      return { event: seen, input, ...(recorded === undefined ? {} : { recorded }) };
    });
  }
  const runs = await findEndedRuns(query, workspaceId, workflowId, { causes: undefined, limit: count });
  return runs.map((recorded) => ({ input: recorded.input, recorded }));
}

/** Finds those among the newest events that the caller may read, newest first. */
async function findEvents(
  kernel: Kernel,
  caller: Caller,
  strategy: EventStrategy,
  count: number,
): Promise<SeenEvent[]> {
  const { workspaceId } = caller;
  const { query } = kernel.database;
  const scopes = eventScopesOf(caller);
  const newest = await findPosition(query, workspaceId);
  const page = { after: Math.max(newest - eventsRead, 0), limit: eventsRead };
  const logged = (await readEvents(query, workspaceId, page)).filter(({ type }) => {
    const scope = kernel.eventTypes.get(type)?.visibleTo;
    return scope !== undefined && scopes.has(scope);
  });
  const events = await toCloudEvents(kernel, workspaceId, logged);
  const allowance = new FilterAllowance(new Map());
  const filters = listFilters(strategy);
  const found: SeenEvent[] = [];
  for (const event of events.toReversed()) {
    if (found.length === count) break;
    const programs = new EventPrograms(expressionsOf(kernel), workspaceId, event.seen, allowance);
    const matches = await Promise.all(
      filters
        .filter((filter) => !event.seen.type.startsWith("run.") || filter.with.type === event.seen.type)
        .map((filter) => matchEvent(filter, event.seen, programs).catch(noMatch)),
    );
    if (matches.some((match) => match !== undefined)) found.push(event);
  }
  return found;
}

function noMatch(error: unknown): undefined {
  if (!(error instanceof ExpressionFault)) throw error;
  return undefined;
}
