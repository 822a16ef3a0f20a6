import { ExpressionFault, programOf } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import { withinBoth } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type Event, maxDepth } from "../../../kernel/log/event.ts";
import { findEventsAt } from "../../../kernel/log/store.ts";
import { tellShortage } from "../../../kernel/quotas/quotas-of.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { versionOf } from "../definitions/definition-of.ts";
import { expressionsOf } from "../expressions-of.ts";
import { RunId } from "../ids.ts";
import { isStartCancelled } from "../runs/many/store.ts";
import { type StartedRun, startRun } from "../runs/start-run.ts";
import { findRulesOfRuns } from "../runs/store.ts";
import { takeRoomForRun } from "../runs/take-room-for-run.ts";
import type { EventPrograms } from "./event-programs.ts";
import { cloudEventEmitted } from "./events.ts";
import { type Heard, hearEvent, isComplete } from "./hear-event.ts";
import { listFilters, ofRuns } from "./list-filters.ts";
import { matchEvent } from "./match-event.ts";
import { readEvent } from "./read-event.ts";
import { noteProblem, type TriggerRow } from "./store.ts";
import { type SeenEvent, toCloudEvents } from "./to-cloud-events.ts";
import { TriggerWaits } from "./trigger-waits.ts";

type Hearing = {
  tx: Transaction;
  workspaceId: string;
  trigger: TriggerRow;
  /** Many runs were ended a moment ago: an event from before starts none. */
  isChecked: boolean;
};
/** An event, and the evaluation of expressions on it. */
export type HeardHere = SeenEvent & { programs: EventPrograms };

/** Starts the runs of one trigger that these events start, in the transaction that moves past the events. */
export async function startTriggeredRuns(
  kernel: Kernel,
  hearing: Hearing,
  events: readonly HeardHere[],
): Promise<StartedRun[]> {
  const { tx, workspaceId, trigger } = hearing;
  const { strategy } = trigger;
  const filters = listFilters(strategy);
  const until = typeof strategy.until === "object" ? listFilters(strategy.until) : [];
  const started: Promise<StartedRun | undefined>[] = [];
  let waits: TriggerWaits | undefined;
  let problem: string | undefined;
  const isPlain = strategy.all === undefined && strategy.until === undefined;
  // One after another: a filter that takes too long is blocked for the events after the first.
  const matches: Awaited<ReturnType<typeof matchAll>>[] = [];
  for (const event of events) matches.push(await matchAll(event));
  for (const [index, event] of events.entries()) {
    for (const match of matches[index]!) {
      if (event.logged.depth >= maxDepth) {
        problem = `An event of type ${event.seen.type} started no run: it is the ${maxDepth}th of a chain of events, each of which caused the next.`;
        continue;
      }
      if (isPlain) {
        started.push(start(event, [event.logged.position]));
        break;
      }
      waits ??= await TriggerWaits.read(tx, { workspaceId, workflowId: trigger.workflowId });
      const wait = waits.find(match.values);
      const next = hearEvent(strategy, wait ?? { expected: {}, heard: [] }, match);
      if (next === undefined) continue;
      const positions = next.heard.filter(({ isUntil }) => !isUntil).map(({ position }) => position);
      const completion = isComplete(strategy, next.heard);
      if (completion === "condition" ? await conditionHolds(positions) : completion) {
        waits.end(wait?.number);
        started.push(start(event, positions));
      } else waits.keep(wait?.number, next);
      if (strategy.all === undefined) break;
    }
  }
  const now = new Date(kernel.clock.now());
  await waits?.store(tx, now);
  const runs = (await Promise.all(started)).filter((run) => run !== undefined);
  if (problem !== undefined) await noteProblem(tx, workspaceId, { workflowId: trigger.workflowId, problem, now });
  return runs;

  /** Gives the filters that an event fits, those of `until` last. */
  async function matchAll(event: HeardHere): Promise<(Heard & { values: Record<string, unknown> })[]> {
    const { position } = event.logged;
    if (position <= trigger.afterPosition) return [];
    const sides = [...filters.map((_, filter) => ({ filter, isUntil: false, position }))];
    sides.push(...until.map((_, filter) => ({ filter, isUntil: true, position })));
    const all = await Promise.all(
      sides.map(async (side) => {
        const filter = (side.isUntil ? until : filters)[side.filter]!;
        // Events about runs would start runs for ever: a filter must name their type.
        if (ofRuns.test(event.seen.type) && filter.with.type !== event.seen.type) return undefined;
        try {
          const match = await matchEvent(filter, event.seen, event.programs);
          return match === undefined ? undefined : { ...side, values: match.values };
        } catch (error) {
          if (!(error instanceof ExpressionFault)) throw error;
          problem = `Whether an event of type ${event.seen.type} starts a run could not be told. ${error.message}`;
          return undefined;
        }
      }),
    );
    return all.filter((match) => match !== undefined);
  }

  async function readHeard(positions: number[]): Promise<SeenEvent[]> {
    const known = new Map<number, SeenEvent>(events.map((event) => [event.logged.position, event]));
    const missing = positions.filter((position) => !known.has(position));
    if (missing.length > 0) {
      const stored = await findEventsAt(
        tx,
        missing.map((position) => ({ workspaceId, position })),
      );
      for (const event of await toCloudEvents(kernel, workspaceId, stored)) known.set(event.logged.position, event);
    }
    return positions.flatMap((position) => known.get(position) ?? []);
  }

  function inputOf(heard: readonly SeenEvent[], hasRules = false): unknown[] {
    return heard.map(({ seen }) => readEvent(seen, strategy.read ?? "envelope", hasRules));
  }

  async function conditionHolds(positions: number[]): Promise<boolean> {
    try {
      const program = programOf(strategy.until as string);
      const result = await expressionsOf(kernel).evaluate(
        workspaceId,
        program,
        inputOf(await readHeard(positions)),
        {},
      );
      return result !== null && result !== false;
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      problem = `Whether the events are enough to start a run could not be told. ${error.message}`;
      return false;
    }
  }

  async function start({ logged, seen }: SeenEvent, positions: number[]): Promise<StartedRun | undefined> {
    const chainId = logged.chainId ?? logged.id;
    const causedBy = { id: logged.id, depth: logged.depth, chainId };
    if (
      hearing.isChecked &&
      (await isStartCancelled(tx, {
        ...trigger,
        workspaceId,
        causedBy: logged.id,
        chainId,
        parentRunId: parentOf(logged)?.runId,
      }))
    ) {
      return undefined;
    }
    const shortage = await takeRoomForRun(kernel, tx, { workspaceId, causedBy });
    if (shortage !== undefined) {
      problem = `An event of type ${seen.type} started no run. ${tellShortage(shortage)}`;
      return undefined;
    }
    const { workflowId: id, workflowName: name, version } = trigger;
    const saved = await versionOf(kernel, workspaceId, id, version);
    if (saved === undefined) return undefined;
    const { definition } = saved;
    const heard = await readHeard(positions);
    const databaseRules = await rulesOf(tx, workspaceId, heard);
    const workflow = { id, name, version, definition, isActive: true };
    return startRun(kernel, tx, {
      workspaceId,
      workflow,
      input: inputOf(heard, databaseRules !== null || saved.databaseRules !== null),
      startedBy: "event",
      causedBy,
      parent: parentOf(logged),
      databaseRules,
    });
  }
}

/** Gives the run that an event comes from, where the event says so. */
function parentOf({ type, data }: Event): { runId: string; wait: null } | undefined {
  if (type !== cloudEventEmitted.type && !ofRuns.test(type)) return undefined;
  const runId = RunId.parse((data as { runId: string }).runId);
  return runId === undefined ? undefined : { runId, wait: null };
}

/** Finds the rules of the runs that caused these events. A run that is gone allows nothing any more. */
async function rulesOf(
  tx: Transaction,
  workspaceId: string,
  heard: readonly SeenEvent[],
): Promise<readonly DatabaseRule[] | null> {
  const ruledBy = new Set(heard.flatMap(({ logged }) => logged.ruledBy ?? []));
  if (ruledBy.size === 0) return null;
  const rules = await findRulesOfRuns(tx, workspaceId, [...ruledBy]);
  const rulesOfRun = (id: string) => (rules.has(id) ? (rules.get(id) ?? null) : []);
  return [...ruledBy].map(rulesOfRun).reduce(withinBoth, null);
}
