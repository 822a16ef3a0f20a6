import { isObject } from "@parley/json";
import { durationMs } from "../duration-ms.ts";
import type { Faults } from "../faults.ts";
import { isExpression } from "../is-expression.ts";
import { subject } from "../schemas/shape.ts";
import type { WorkflowDefinition } from "../workflow-definition.ts";

const leastMs = 1_000;
const catchUps = ["none", "one", "all"];

/** Finds schedules that come too often, or at a time that cannot be computed. */
export function lintSchedule({ document, schedule }: WorkflowDefinition, faults: Faults): void {
  for (const name of ["every", "after"] as const) {
    const duration = schedule?.[name];
    if (duration === undefined) continue;
    const pointer = `/schedule/${name}`;
    if (isExpression(duration)) {
      faults.add(pointer, "A schedule has no data for an expression: write the duration itself.");
      continue;
    }
    const ms = msOf(duration);
    if (ms !== undefined && ms > 0 && ms < leastMs)
      faults.add(pointer, `${subject(pointer)} must be a second or more.`);
  }
  const settings = document?.metadata?.parley;
  if (!isObject(settings)) return;
  const { timeZone, catchUp } = settings;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    faults.add("/document/metadata/parley/timeZone", "Name a time zone such as Europe/Berlin or UTC.");
  }
  if (catchUp !== undefined && !catchUps.includes(catchUp as string)) {
    faults.add("/document/metadata/parley/catchUp", "Say none, one or all: which missed times start a run.");
  }
}

function msOf(duration: Parameters<typeof durationMs>[0]): number | undefined {
  try {
    return durationMs(duration, new Date());
  } catch (error) {
    // Another rule reports a duration that is too long.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isTimeZone(name: unknown): boolean {
  try {
    return typeof name === "string" && new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
