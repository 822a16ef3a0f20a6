import { ExpressionFault } from "./expression-fault.ts";
import { mentionedVariables } from "./mentioned-variables.ts";

const maxProgramBytes = 16_384;

/** A program as jq runs it: behind a prefix that gives it its data and variables. */
export type BoundProgram = { program: string; prefix: string; variables: string[] };

/**
 * The input of a bound program is `[data, {variables}]`. The program stands at the end, so that it
 * cannot close what was opened before it.
 */
export function bindProgram(program: string, isGiven: (variable: string) => boolean): BoundProgram {
  const variables = variablesOf(program).filter(isGiven);
  const pattern = variables.map((name) => `$${name}`).join(",");
  return { program, variables, prefix: variables.length === 0 ? ".[0]| " : `.[1] as {${pattern}}|.[0]| ` };
}

/** Compiles the program and does not run it. */
export function bindForCheck(program: string, isGiven: (variable: string) => boolean): BoundProgram {
  const variables = variablesOf(program).filter(isGiven);
  return { program, variables, prefix: `${variables.map((name) => `null as $${name}|`).join("")}empty| ` };
}

/** Refuses a program that is invalid before jq has seen it. */
export function refuseProgram(program: string): ExpressionFault | undefined {
  if (program.trim() === "") return new ExpressionFault("The expression is empty.", "syntax");
  // jq would take the program to end there.
  if (program.includes("\0")) return new ExpressionFault("The expression has a NUL character.", "syntax");
  if (Buffer.byteLength(program) <= maxProgramBytes) return undefined;
  return new ExpressionFault(`The expression is longer than ${maxProgramBytes / 1024} KiB.`, "syntax");
}

/** jq sets two variables itself. */
function variablesOf(program: string): string[] {
  return [...mentionedVariables(program)].filter((name) => name !== "ENV" && name !== "__loc__");
}
