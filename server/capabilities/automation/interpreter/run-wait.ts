import { type CallTask, longestDuration, type WaitTask } from "@parley/workflows";
import Type from "typebox";
import { faultyCall } from "../calls/call.ts";
import { fillTemplate } from "../evaluating/evaluate.ts";
import { readDuration } from "../evaluating/read-duration.ts";
import { timeZoneOf } from "../execution/run-settings.ts";
import { readCall } from "../functions/read-call.ts";
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

const Until = Type.Object(
  {
    /** A time of RFC 3339, or the seconds since 1970 that jq's `now` counts. */
    at: Type.Union([Type.String({ format: "date-time" }), Type.Number()]),
  },
  { additionalProperties: false },
);

/** `call: parley.wait-until`. A moment that has passed is not waited for. */
export async function waitUntilMoment(under: TaskRun<CallTask>, args: Record<string, unknown>): Promise<BodyOutcome> {
  const { body } = under.frame;
  if (body.untilMs === undefined) {
    const { at } = readCall({ with: args }, Until);
    const atMs = typeof at === "string" ? Date.parse(at) : at * 1_000;
    if (!(atMs <= Date.now() + longestDuration.ms))
      throw faultyCall(`\`at\` must be within ${longestDuration.years} years.`);
    body.untilMs = atMs;
  }
  if (body.untilMs > Date.now()) await waitUntil(under, body.untilMs, "timer");
  return { output: under.input };
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
