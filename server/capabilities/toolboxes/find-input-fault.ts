import { pointerTo } from "@parley/json";
import type { ExternalTool } from "@parley/toolbox";
import type { FieldError } from "../../kernel/problem.ts";
import { CheckTooLong, checkBySchema } from "../../kernel/untrusted/check-by-schema.ts";
import { explainFaults } from "../../kernel/wire/explain-faults.ts";

/**
 * Finds what does not fit in the input that a model wrote for a tool. Such an input is neither
 * shown to a person nor sent: a request leaves out what has no place in it, so it would not be what
 * was shown.
 */
export function findInputFault(
  { inputSchema, operation }: ExternalTool,
  input: Readonly<Record<string, unknown>>,
): FieldError | undefined {
  const fault = findFault(inputSchema, input);
  if (fault !== undefined || operation === undefined) return fault;
  // The schema of an operation that is too large to be written allows any name.
  const known = new Set(operation.parameters.map(({ key, name }) => key ?? name));
  if (operation.body !== undefined) known.add("body");
  const unknown = Object.keys(input).find((name) => !known.has(name));
  return unknown === undefined ? undefined : { pointer: pointerTo("", unknown), message: "is not a known property" };
}

function findFault(schema: unknown, input: unknown): FieldError | undefined {
  try {
    const fault = checkBySchema(schema, input);
    return fault && (explainFaults("", [fault])[0] ?? { pointer: "", message: "is not valid" });
  } catch (error) {
    if (error instanceof CheckTooLong) return { pointer: "", message: "is too large for a schema of this size" };
    throw error;
  }
}
