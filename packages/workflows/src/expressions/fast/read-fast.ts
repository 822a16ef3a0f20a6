import { FastParser } from "./fast-parser.ts";
import { AskJq, type Step, startRun } from "./step.ts";
import { NotSimple } from "./token-reader.ts";

const mostRemembered = 5_000;
const maxProgramLength = 1_000;
type Simple = { whole: Step; named: readonly string[] };
const remembered = new Map<string, Simple | undefined>();

/**
 * Evaluates a simple program without a thread and without copying. It gives undefined when the
 * program is not simple, or when only jq knows what it gives for these values.
 * @throws ExpressionFault
 */
export function readFast(
  program: string,
  data: unknown,
  variables: Record<string, unknown>,
): { value: unknown } | undefined {
  const simple = read(program);
  // A variable that is not there is a fault even where it is not reached.
  if (simple?.named.every((name) => Object.hasOwn(variables, name) && variables[name] !== undefined) !== true) {
    return undefined;
  }
  try {
    const value = simple.whole(data ?? null, startRun(variables)) ?? null;
    // jq replaces what is not Unicode.
    if (typeof value === "string" && !value.isWellFormed()) return undefined;
    return { value };
  } catch (cause) {
    if (cause instanceof AskJq) return undefined;
    throw cause;
  }
}

/** Tells whether the program is valid and simple with these variables. */
export function isFast(program: string, variables: readonly string[]): boolean {
  return read(program)?.named.every((name) => variables.includes(name)) === true;
}

function read(program: string): Simple | undefined {
  if (program.length > maxProgramLength) return undefined;
  if (remembered.has(program)) return remembered.get(program);
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = parse(program);
  remembered.set(program, found);
  return found;
}

function parse(program: string): Simple | undefined {
  const parser = new FastParser(program);
  try {
    return { whole: parser.parse(), named: [...parser.variables] };
  } catch (cause) {
    if (cause instanceof NotSimple) return undefined;
    throw cause;
  }
}
