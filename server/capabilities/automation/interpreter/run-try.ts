import { readRetryAfter } from "@parley/outbound";
import type { Catch, RetryPolicy, TryTask } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";
import { fillTemplate, holds } from "../evaluating/evaluate.ts";
import { type DurationStart, readDuration } from "../evaluating/read-duration.ts";
import { inside, type Scope } from "../evaluating/scope.ts";
import { timeZoneOf } from "../execution/run-settings.ts";
import { listFrame } from "../execution/run-state.ts";
import { TaskFault } from "../execution/task-fault.ts";
import type { BodyOutcome } from "./bodies.ts";
import { waitUntil } from "./run-wait.ts";
import type { TaskRun } from "./task-run.ts";
import { withTimeLimit } from "./with-time-limit.ts";

type TryRun = TaskRun<TryTask>;

export async function runTry(under: TryRun): Promise<BodyOutcome> {
  const { run, place, frame, input } = under;
  const { body } = frame;
  const policy = retryPolicyOf(under);
  body.firstMs ??= Date.now();
  body.failures ??= 0;
  while (body.caught === undefined) {
    if (body.untilMs !== undefined) {
      await waitUntil(under, body.untilMs, "retry");
      delete body.untilMs;
    }
    body.list ??= listFrame(input);
    const { list } = body;
    try {
      const outcome = await withTimeLimit(under, await attemptLimit(under, policy), (scope) =>
        under.interpreter.runList(
          run,
          { list: place.task.try, pointer: `${place.pointer}/try`, frame: list },
          inside(scope, { attempt: (body.failures ?? 0) + 1 }),
        ),
      );
      return { output: outcome.output, isEnd: outcome.isEnd };
    } catch (error) {
      if (!(error instanceof TaskFault) || error.isFinal || under.scope.signal.aborted) throw error;
      if (!(await isCaught(under, error.error))) throw error;
      delete body.list;
      const delayMs = error.isUnrepeatable ? undefined : await nextDelayMs(under, policy, error.error);
      if (delayMs === undefined) body.caught = error.error;
      else {
        body.failures++;
        body.untilMs = Date.now() + delayMs;
        under.record.attempt = body.failures + 1;
        run.note(under.record);
        await run.checkpoint();
      }
    }
  }
  return handle(under, body.caught as WorkflowError);
}

/** Runs the tasks of `catch.do`, then `catch.then`. */
async function handle(
  { run, place, frame, input, scope, interpreter }: TryRun,
  error: WorkflowError,
): Promise<BodyOutcome> {
  const { task, pointer } = place;
  const next = task.catch.then === undefined ? {} : { next: task.catch.then };
  if (task.catch.do === undefined) return { output: input, ...next };
  frame.body.list ??= listFrame(input);
  const part = { list: task.catch.do, pointer: `${pointer}/catch/do`, frame: frame.body.list };
  const outcome = await interpreter.runList(
    run,
    part,
    inside(withError(task, scope, error), { key: `${scope.key}/catch` }),
  );
  return outcome.isEnd ? { output: outcome.output, isEnd: true } : { output: outcome.output, ...next };
}

function withError(task: TryTask, scope: Scope, error: WorkflowError): Scope {
  return { ...scope, variables: { ...scope.variables, [task.catch.as ?? "error"]: error } };
}

async function isCaught({ run, place, facts, input, scope }: TryRun, error: WorkflowError): Promise<boolean> {
  const { errors, when, exceptWhen } = place.task.catch;
  if (!matchesError(errors?.with, error)) return false;
  const at = { scope: withError(place.task, scope, error), facts };
  if (when !== undefined && !(await holds(run, when, input, at))) return false;
  return exceptWhen === undefined || !(await holds(run, exceptWhen, input, at));
}

function retryPolicyOf({ run, place }: TryRun): RetryPolicy | undefined {
  const { retry } = place.task.catch;
  return typeof retry === "string" ? run.facts.definition.use?.retries?.[retry] : retry;
}

/** Says how long to wait before the next attempt. Undefined: there is none. */
async function nextDelayMs(
  under: TryRun,
  policy: RetryPolicy | undefined,
  error: WorkflowError,
): Promise<number | undefined> {
  if (policy === undefined) return undefined;
  const { run, place, frame, facts, input, scope } = under;
  const failures = frame.body.failures ?? 0;
  const { count } = policy.limit?.attempt ?? {};
  if (count !== undefined && failures >= count) return undefined;
  const at = { scope: withError(place.task, scope, error), facts };
  if (policy.when !== undefined && !(await holds(run, policy.when, input, at))) return undefined;
  if (policy.exceptWhen !== undefined && (await holds(run, policy.exceptWhen, input, at))) return undefined;
  const filled = (await fillTemplate(run, { ...policy, when: null, exceptWhen: null }, input, at)) as RetryPolicy;
  const timeZone = timeZoneOf(run.facts.definition);
  const nowMs = Date.now();
  // A server that says when to come back is not asked before.
  const askedMs = readRetryAfter(error.headers?.["retry-after"], nowMs) ?? 0;
  const delayMs = Math.max(retryDelayMs(filled, failures + 1, { fromMs: nowMs, timeZone }), askedMs);
  const limit = filled.limit?.duration;
  if (limit !== undefined) {
    const fromMs = frame.body.firstMs ?? 0;
    const endMs = fromMs + readDuration(limit, { fromMs, timeZone });
    if (nowMs + delayMs > endMs) return undefined;
  }
  return delayMs;
}

/** Says when the attempt under way times out. */
async function attemptLimit({ run, facts, input, scope }: TryRun, policy: RetryPolicy | undefined) {
  const duration = policy?.limit?.attempt?.duration;
  if (duration === undefined) return undefined;
  const filled = await fillTemplate(run, duration, input, { scope, facts });
  const fromMs = Date.now();
  return fromMs + readDuration(filled, { fromMs, timeZone: timeZoneOf(run.facts.definition) });
}

const standardType =
  /^https?:\/\/(?:www\.)?(?:serverlessworkflow\.io|open-workflow-specification\.org)\/(?:spec\/1\.0\.0\/errors|dsl\/errors\/types)\/([a-z-]+)$/;

/** Tells whether the static filter of a `catch` lets the error through. */
function matchesError(filter: NonNullable<Catch["errors"]>["with"], error: WorkflowError): boolean {
  return Object.entries(filter ?? {}).every(([name, expected]) =>
    name === "type"
      ? isSameType(String(expected), error.type)
      : (error as unknown as Record<string, unknown>)[name] === expected,
  );
}

/**
 * The specification's error types have two roots and two paths, from before and after its renaming:
 * all four name the same error.
 */
function isSameType(expected: string, actual: string): boolean {
  if (expected === actual) return true;
  const [, kind] = standardType.exec(expected) ?? [];
  return kind !== undefined && kind === standardType.exec(actual)?.[1];
}

/** A retry never waits longer than a year. */
const longestMs = 31_536_000_000;

/** Gives the pause before retry `number`, from 1, in milliseconds. */
function retryDelayMs({ delay, backoff, jitter }: RetryPolicy, number: number, start: DurationStart): number {
  const baseMs = delay === undefined ? 0 : readDuration(delay, start);
  const factor = backoff?.exponential ? 2 ** (number - 1) : backoff?.linear ? number : 1;
  let jitterMs = 0;
  if (jitter !== undefined) {
    const [fromMs, toMs] = [readDuration(jitter.from, start), readDuration(jitter.to, start)];
    jitterMs = fromMs + Math.random() * Math.max(toMs - fromMs, 0);
  }
  return Math.min(baseMs * factor + jitterMs, longestMs);
}
