import type { Catch } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";

const standardType =
  /^https?:\/\/(?:www\.)?(?:serverlessworkflow\.io|open-workflow-specification\.org)\/(?:spec\/1\.0\.0\/errors|dsl\/errors\/types)\/([a-z-]+)$/;

/** Whether the static filter of a `catch` lets the error through. */
export function matchesError(filter: NonNullable<Catch["errors"]>["with"], error: WorkflowError): boolean {
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
