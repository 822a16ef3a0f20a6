import type { RetryPolicy, TryTask } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";
import type { BodyOutcome } from "./bodies.ts";
import { fillTemplate, holds } from "./evaluate.ts";
import { matchesError } from "./matches-error.ts";
import { readDuration } from "./read-duration.ts";
import { retryDelayMs } from "./retry-delay-ms.ts";
import { listFrame } from "./run-state.ts";
import { waitUntil } from "./run-wait.ts";
import { inside, type Scope } from "./scope.ts";
import { TaskFault } from "./task-fault.ts";
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

/** The tasks of `catch.do`, then `catch.then`. */
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

/** How long to wait before the next attempt. Undefined: there is none. */
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
  const delayMs = retryDelayMs(filled, failures + 1);
  const limit = filled.limit?.duration;
  if (limit !== undefined) {
    const endMs = (frame.body.firstMs ?? 0) + readDuration(limit);
    if (Date.now() + delayMs > endMs) return undefined;
  }
  return delayMs;
}

/** When the attempt under way times out. */
async function attemptLimit({ run, facts, input, scope }: TryRun, policy: RetryPolicy | undefined) {
  const duration = policy?.limit?.attempt?.duration;
  if (duration === undefined) return undefined;
  return Date.now() + readDuration(await fillTemplate(run, duration, input, { scope, facts }));
}
