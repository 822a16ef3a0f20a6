import { isObject } from "@parley/json";
import { findExpressions, variablesOf, wholeExpression } from "@parley/workflows";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import { type Evaluation, fillTemplate } from "./evaluate.ts";

/** The filter is stored, and its expression has 16 KiB. */
const mostCharacters = 8_000;

/**
 * A filter of events with the variables of the run filled into its expressions, which are evaluated on
 * events later, when the run is not in memory.
 * @throws TaskFault
 */
export async function bindVariables<Template>(
  run: RunExecution,
  template: Template,
  input: unknown,
  at: Evaluation,
): Promise<Template> {
  if (typeof template === "string") return (await bindText(run, template, input, at)) as Template;
  if (!isObject(template) && !Array.isArray(template)) return template;
  const entries = await Promise.all(
    Object.entries(template).map(async ([key, value]) => [key, await bindVariables(run, value, input, at)] as const),
  );
  return (Array.isArray(template) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Template;
}

async function bindText(run: RunExecution, text: string, input: unknown, at: Evaluation): Promise<string> {
  const program = wholeExpression(findExpressions(text));
  const names = program === undefined ? [] : [...variablesOf(program).names];
  if (program === undefined || names.length === 0) return text;
  if (names.includes("secrets")) {
    throw faultOf("configuration", "A filter of events is stored, so that it must not contain secrets");
  }
  const written = names.map((name) => `$${name}`).join(", ");
  const values = JSON.stringify(await fillTemplate(run, `\${ {${written}} }`, input, at));
  if (values.length > mostCharacters) {
    throw faultOf("expression", "The variables in a filter of events are too large: compare with `correlate`");
  }
  return `\${ ${values} as {${written}} | (${program}\n) }`;
}
