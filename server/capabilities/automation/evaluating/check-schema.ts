import type { SchemaRule } from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import { CheckTooLong, checkBySchema } from "../../../kernel/untrusted/check-by-schema.ts";
import { findSchemaFault } from "../../../kernel/untrusted/find-schema-fault.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { explainFaults } from "../../../kernel/wire/explain-faults.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import type { findValueFault } from "./find-value-fault.ts";
import { readResource } from "./read-resource.ts";

const checker = parserIn<typeof findValueFault>(new URL("./find-value-fault.ts", import.meta.url), "findValueFault");
const isSimple = new WeakMap<object, boolean>();

function isCheckedHere(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return typeof schema === "boolean";
  if (!isSimple.has(schema)) isSimple.set(schema, findSchemaFault(schema, "") === undefined);
  return isSimple.get(schema)!;
}

/** Checks by the schema of an input, an output or an export. Throws a TaskFault of the type `validation`. */
export async function checkSchema(
  run: RunExecution,
  rule: SchemaRule | undefined,
  value: unknown,
  what: "input" | "output" | "context",
): Promise<void> {
  if (rule === undefined) return;
  const schema = rule.document ?? (await readResource(run, rule.resource));
  const fault = await findSchemaBreach(run.kernel, run.facts.workspaceId, schema, value);
  if (fault !== undefined) throw faultOf("validation", `The ${what} does not fit its schema`, fault);
}

/** Finds the first fault in words. */
export async function findSchemaBreach(
  kernel: Kernel,
  workspaceId: string,
  schema: unknown,
  value: unknown,
): Promise<string | undefined> {
  if (schema === undefined) return undefined;
  // A schema that could make a check slow, for instance by a regular expression, is checked in a
  // thread.
  if (!isCheckedHere(schema)) {
    try {
      return await kernel.untrusted.parse(workspaceId, checker, { schema, value });
    } catch (error) {
      return `It cannot be checked: ${(error as Error).message}`;
    }
  }
  try {
    const fault = checkBySchema(schema, value);
    if (fault === undefined) return undefined;
    const [first] = explainFaults("", [fault]);
    return first === undefined ? "It is not valid." : `${first.pointer || "It"} ${first.message}`;
  } catch (error) {
    if (error instanceof CheckTooLong) return error.message;
    throw error;
  }
}
