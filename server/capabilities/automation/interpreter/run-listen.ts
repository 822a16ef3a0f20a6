import type { EventFilter, EventStrategy, ListenTask } from "@parley/workflows";
import { bindVariables } from "../evaluating/bind-variables.ts";
import { fillTemplate, holds } from "../evaluating/evaluate.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import { refuseSecrets } from "../secrets/refuse-secrets.ts";
import type { HeardEvent } from "../triggers/cloud-event.ts";
import { listFilters } from "../triggers/list-filters.ts";
import { readEvent } from "../triggers/read-event.ts";
import { type Subscription, subscribe, unsubscribe } from "../triggers/subscribe.ts";
import type { BodyOutcome } from "./bodies.ts";
import { handleItem } from "./handle-item.ts";
import type { TaskRun } from "./task-run.ts";

type ListenRun = TaskRun<ListenTask>;

/** Waits for events. Each is handled by `foreach` before the next; all of them are the output. */
export async function runListen(under: ListenRun): Promise<BodyOutcome> {
  const { run, place, frame, record, scope } = under;
  if (run.facts.isDry) return listenDry(under);
  const { to } = place.task.listen;
  const { body } = frame;
  const { runId, key } = { runId: run.facts, key: `${scope.key}:events` };
  body.events ??= [];
  body.outputs ??= [];
  body.matched ??= [];
  if (!body.isArranged) {
    const subscription = await filtersOf(under);
    refuseSecrets(run, subscription, "Events are read by others. Listen for something that is no secret.");
    run.alongside((tx) => subscribe(tx, runId, key, subscription));
    body.isArranged = true;
    // From this commit on, no event is missed.
    await run.checkpoint();
  }
  while (!(await isHeard(under)) || body.list !== undefined || body.outputs.length < body.events.length) {
    if (body.list !== undefined || body.outputs.length < body.events.length) {
      const isEnd = await handleNext(under);
      if (isEnd) {
        run.alongside((tx) => unsubscribe(tx, runId, key));
        return { output: body.outputs, isEnd: true };
      }
      await run.checkpoint();
      continue;
    }
    const outcome = await run.wait(record, { key, waitingFor: describe(to), signal: scope.signal });
    if (outcome === "due") continue;
    const { filter, isUntil, event } = outcome.content as HeardEvent;
    if (isUntil) body.matched.push(-1 - filter);
    // A strategy of `all` takes the first event of each filter.
    else if (to.all === undefined || !body.matched.includes(filter)) {
      body.matched.push(filter);
      body.events.push(readEvent(event, place.task.listen.read ?? "data", run.facts.databaseRules !== null));
    }
    await hearUntil(under, isUntil);
    await run.checkpoint();
  }
  run.alongside((tx) => unsubscribe(tx, runId, key));
  return { output: body.outputs };
}

/** A dry run hears the events that the same task heard in the recorded run. */
function listenDry({ run, place }: ListenRun): BodyOutcome {
  const stub = run.facts.stub?.(place);
  if (stub !== undefined) return { output: stub.recorded, isRecorded: true };
  const { error } = faultOf("runtime", "The dry run ends here", "It waits for events, and none were recorded.");
  throw new TaskFault(error, { isFinal: true });
}

/** Tells whether everything that the task waits for was heard. */
async function isHeard({ place, frame }: ListenRun): Promise<boolean> {
  const { to } = place.task.listen;
  const { matched = [], isHeard = false } = frame.body;
  if (to.all !== undefined) return to.all.every((_, index) => matched.includes(index));
  if (to.one !== undefined || to.until === undefined) return matched.some((filter) => filter >= 0);
  return isHeard;
}

/** Gives the condition or the events that end the listening. */
async function hearUntil({ run, place, frame, facts, scope }: ListenRun, isUntil: boolean): Promise<void> {
  const { until } = place.task.listen.to;
  if (until === undefined) return;
  const { matched = [], events } = frame.body;
  if (typeof until === "string") {
    if (!isUntil) frame.body.isHeard = await holds(run, until, events, { scope, facts });
  } else if (until.all !== undefined) frame.body.isHeard = until.all.every((_, index) => matched.includes(-1 - index));
  else frame.body.isHeard = matched.some((filter) => filter < 0);
}

/** Runs `foreach` for the next event that was heard. Gives whether it ends the workflow. */
async function handleNext(under: ListenRun): Promise<boolean> {
  const { place, frame } = under;
  const { foreach } = place.task;
  const [events, outputs] = [frame.body.events ?? [], frame.body.outputs ?? []];
  const index = outputs.length;
  const { output, isEnd } = await handleItem(under, {
    foreach,
    pointer: `${place.pointer}/foreach/do`,
    index,
    item: events[index],
  });
  outputs.push(output);
  return isEnd;
}

/** The filters, with what they expect of the run's own data filled in. */
async function filtersOf(under: ListenRun): Promise<Subscription> {
  const { to } = under.place.task.listen;
  const fill = (strategy: EventStrategy) =>
    Promise.all(listFilters(strategy).map((filter) => fillFilter(under, filter)));
  const until = typeof to.until === "object" ? await fill(to.until) : [];
  const { ownEvents = false } = settingsOf(under.run.facts.definition);
  return { filters: await fill(to), until, isAll: to.all !== undefined, ownEvents };
}

async function fillFilter({ run, facts, input, scope }: ListenRun, given: EventFilter): Promise<EventFilter> {
  const filter = { ...given, with: await bindVariables(run, given.with, input, { scope, facts }) };
  if (filter.correlate === undefined) return filter;
  const correlate: NonNullable<EventFilter["correlate"]> = {};
  for (const [name, { from, expect }] of Object.entries(filter.correlate)) {
    const filled = expect === undefined ? undefined : await fillTemplate(run, expect, input, { scope, facts });
    correlate[name] = { from, ...(filled === undefined ? {} : { expect: filled as string }) };
  }
  return { ...filter, correlate };
}

function describe(to: EventStrategy) {
  const types = listFilters(to).map((filter) => filter.with.type ?? "any event");
  return { kind: "event" as const, types };
}
