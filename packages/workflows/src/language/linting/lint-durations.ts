import { isObject, pointerTo } from "@parley/json";
import { durationMs, longestDuration } from "../duration-ms.ts";
import type { Faults } from "../faults.ts";
import { isExpression } from "../is-expression.ts";
import { listAllTasks } from "../list-tasks.ts";
import { subject } from "../schemas/shape.ts";
import type { Duration, RetryPolicy, WorkflowDefinition } from "../workflow-definition.ts";

/** Bounds are so wide apart that it does not matter how long the months and years are. */
const anyStart = new Date("2001-01-01T00:00:00Z");

/** Finds durations that are no time at all, or too long to be meant. */
export function lintDurations(definition: WorkflowDefinition, faults: Faults): void {
  const check = (duration: unknown, pointer: string, mayBeZero = false): number | undefined => {
    if (duration === undefined || isExpression(duration)) return undefined;
    if (isObject(duration) && Object.values(duration).some((count) => (count as number) < 0)) {
      faults.add(pointer, `${subject(pointer)} must not have negative parts.`);
      return undefined;
    }
    const ms = msOf(duration as Duration);
    if (ms > longestDuration.ms)
      faults.add(pointer, `${subject(pointer)} must not be longer than ${longestDuration.years} years.`);
    if (ms === 0 && !mayBeZero) faults.add(pointer, `${subject(pointer)} must be longer than no time.`);
    return ms;
  };
  const checkTimeout = (timeout: unknown, pointer: string) => {
    if (isObject(timeout)) check(timeout.after, `${pointer}/after`);
  };
  const checkRetry = ({ delay, limit, jitter }: RetryPolicy, pointer: string) => {
    check(delay, `${pointer}/delay`, true);
    check(limit?.attempt?.duration, `${pointer}/limit/attempt/duration`);
    check(limit?.duration, `${pointer}/limit/duration`);
    const [from, to] = [
      check(jitter?.from, `${pointer}/jitter/from`, true),
      check(jitter?.to, `${pointer}/jitter/to`, true),
    ];
    if (from !== undefined && to !== undefined && from > to) {
      faults.add(`${pointer}/jitter`, "The jitter's `from` must not be longer than its `to`.");
    }
  };
  checkTimeout(definition.timeout, "/timeout");
  check(definition.schedule?.every, "/schedule/every");
  check(definition.schedule?.after, "/schedule/after");
  for (const [name, timeout] of Object.entries(definition.use?.timeouts ?? {})) {
    checkTimeout(timeout, pointerTo("/use/timeouts", name));
  }
  for (const [name, policy] of Object.entries(definition.use?.retries ?? {})) {
    checkRetry(policy, pointerTo("/use/retries", name));
  }
  for (const { task, pointer } of listAllTasks(definition)) {
    checkTimeout(task.timeout, `${pointer}/timeout`);
    if ("wait" in task) check(task.wait, `${pointer}/wait`);
    if ("try" in task && isObject(task.catch.retry)) checkRetry(task.catch.retry, `${pointer}/catch/retry`);
    if ("call" in task && task.call === "mcp") check(task.with?.timeout, `${pointer}/with/timeout`);
    if ("call" in task && task.call === "asyncapi") {
      const { subscription } = task.with as { subscription?: { consume: { for?: Duration } } };
      check(subscription?.consume.for, `${pointer}/with/subscription/consume/for`);
    }
  }
}

function msOf(duration: Duration): number {
  try {
    return durationMs(duration, anyStart);
  } catch (error) {
    // The sum is beyond the times that a Date can hold.
    if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
