import type { WaitTask } from "@parley/workflows";
import { fillTemplate } from "../evaluating/evaluate.ts";
import { readDuration } from "../evaluating/read-duration.ts";
import { timeZoneOf } from "../execution/run-settings.ts";
import type { BodyOutcome } from "./bodies.ts";
import type { TaskRun } from "./task-run.ts";

export async function runWait(under: TaskRun<WaitTask>): Promise<BodyOutcome> {
  const { run, place, frame, facts, input, scope } = under;
  if (frame.body.untilMs === undefined) {
    const duration = await fillTemplate(run, place.task.wait, input, { scope, facts });
    const fromMs = Date.now();
    const timeZone = timeZoneOf(run.facts.definition);
    frame.body.untilMs = fromMs + readDuration(duration, { fromMs, timeZone });
  }
  await waitUntil(under, frame.body.untilMs, "timer");
  return { output: input };
}

/** Waits until a moment, in milliseconds since 1970. */
export async function waitUntil(
  { run, record, scope }: Pick<TaskRun, "run" | "record" | "scope">,
  untilMs: number,
  kind: "timer" | "retry",
): Promise<void> {
  await run.wait(record, {
    key: `${scope.key}:time`,
    waitingFor: { kind, until: new Date(untilMs).toISOString() },
    dueMs: untilMs,
    signal: scope.signal,
  });
}
