import { availableParallelism } from "node:os";
import { explainComplaint } from "./explain-complaint.ts";
import { ExpressionFault } from "./expression-fault.ts";
import { compileJq } from "./jq/compile-jq.ts";
import type { JobOutcome } from "./pool/expression-job.ts";
import { ExpressionPool } from "./pool/expression-pool.ts";

export type ExpressionSettings = {
  /** How long one expression may take. */
  deadlineMs: number;
  /** How much memory one expression may take, 3 to 255. */
  maxMemoryMiB: number;
  /** How many run at the same time, at least 2. */
  maxRunning: number;
  idleMs: number;
};

export const usualExpressionSettings: ExpressionSettings = {
  deadlineMs: 1_000,
  maxMemoryMiB: 64,
  maxRunning: Math.max(2, availableParallelism() + 1),
  idleMs: 60_000,
};

const maxProgramBytes = 16_384;
const maxResultBytes = 1_048_576;
const maxInputCharacters = 16 * 1_048_576;

/** The variables of an expression, without `$`. */
export type ExpressionArguments = Record<string, unknown>;

/** Evaluates runtime expressions: jq, written by workspaces. */
export type Expressions = {
  /**
   * What the program makes of the data: null without an output, an array of several outputs.
   * @throws ExpressionFault
   */
  evaluate(workspaceId: string, program: string, data: unknown, args: ExpressionArguments): Promise<unknown>;
  /**
   * The same for several programs, in as few steps as possible. A program that fails gives its
   * fault; a program that takes too much ends all.
   * @throws ExpressionFault with `limit`
   */
  evaluateAll(
    workspaceId: string,
    programs: readonly string[],
    data: unknown,
    args: ExpressionArguments,
  ): Promise<(unknown | ExpressionFault)[]>;
  /** What is wrong with the program when these variables are there, in plain words, or undefined. */
  checkSyntax(program: string, variables?: readonly string[]): Promise<string | undefined>;
  close(): Promise<void>;
};

export const expressionVariables = [
  "context",
  "input",
  "output",
  "secrets",
  "task",
  "workflow",
  "runtime",
  "authorization",
] as const;

export function createExpressions(settings: Partial<ExpressionSettings> = {}): Expressions {
  const { maxMemoryMiB, ...rest } = { ...usualExpressionSettings, ...settings };
  let opening: Promise<ExpressionPool> | undefined;
  const openPool = async () => {
    const module = await compileJq(maxMemoryMiB);
    return new ExpressionPool({ ...rest, thread: { module, maxOutputBytes: maxResultBytes } });
  };
  const pool = () => {
    opening ??= openPool();
    return opening;
  };

  return {
    async evaluate(workspaceId, program, data, args) {
      const [result] = await evaluateAll(workspaceId, [program], data, args);
      if (result instanceof ExpressionFault) throw result;
      return result;
    },
    evaluateAll,
    async checkSyntax(program, variables = expressionVariables) {
      const refusal = refuse(program);
      if (refusal !== undefined) return refusal.message;
      const named = variablesOf(program).filter((name) => variables.includes(name));
      const prefix = `${named.map((name) => `null as $${name}|`).join("")}empty| `;
      const { outcomes } = await (await pool()).run({ workspaceId: "", programs: [prefix + program], input: "null" });
      const [outcome] = outcomes;
      return outcome !== undefined && "kind" in outcome
        ? describe(outcome, program, prefix.length, maxMemoryMiB)
        : undefined;
    },
    async close() {
      await (await opening)?.close();
    },
  };

  async function evaluateAll(
    workspaceId: string,
    programs: readonly string[],
    data: unknown,
    args: ExpressionArguments,
  ): Promise<unknown[]> {
    const results: unknown[] = programs.map(refuse);
    const open = programs.map((_, index) => index).filter((index) => results[index] === undefined);
    if (open.length === 0) return results;
    const named = new Set(open.flatMap((index) => variablesOf(programs[index]!)));
    const given = [...named].filter((name) => Object.hasOwn(args, name) && args[name] !== undefined);
    const input = write(data, given, args);
    const prefixes = open.map((index) =>
      prefixOf(variablesOf(programs[index]!).filter((name) => given.includes(name))),
    );
    const whole = open.map((index, at) => `${prefixes[at]}${programs[index]}`);
    for (let done = 0; done < open.length; ) {
      const job = { workspaceId, programs: whole.slice(done), input };
      const { outcomes } = await (await pool()).run(job);
      for (const outcome of outcomes) {
        results[open[done]!] = read(outcome, programs[open[done]!]!, prefixes[done]!.length, maxMemoryMiB);
        done++;
      }
    }
    return results;
  }
}

function refuse(program: string): ExpressionFault | undefined {
  if (program.trim() === "") return new ExpressionFault("The expression is empty.", "syntax");
  if (program.includes("\0")) return new ExpressionFault("The expression has a NUL character.", "syntax");
  if (Buffer.byteLength(program) <= maxProgramBytes) return undefined;
  return new ExpressionFault(`The expression is longer than ${maxProgramBytes / 1024} KiB.`, "syntax");
}

/** Those that jq sets itself are left to it. */
function variablesOf(program: string): string[] {
  const names = Array.from(program.matchAll(/\$([A-Za-z_]\w*)/g), ([, name]) => name!);
  return [...new Set(names)].filter((name) => name !== "ENV" && name !== "__loc__");
}

/** The program stands at the end, so that it cannot end what was opened before it. */
function prefixOf(variables: readonly string[]): string {
  const pattern = variables.length === 0 ? "" : `.[1] as {${variables.map((name) => `$${name}`).join(",")}}|`;
  return `${pattern}.[0]| `;
}

function write(data: unknown, names: readonly string[], args: ExpressionArguments): string {
  let text: string;
  try {
    text = JSON.stringify([data ?? null, Object.fromEntries(names.map((name) => [name, args[name]]))]);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ExpressionFault("The data are nested too deeply for an expression.", "limit");
  }
  if (text.length > maxInputCharacters) throw new ExpressionFault("The data are too large for an expression.", "limit");
  return text;
}

function read(outcome: JobOutcome, program: string, prefixLength: number, maxMemoryMiB: number): unknown {
  if ("kind" in outcome) {
    const fault = new ExpressionFault(describe(outcome, program, prefixLength, maxMemoryMiB), outcome.kind);
    if (outcome.kind === "limit") throw fault;
    return fault;
  }
  const lines = outcome.output.split("\n").slice(0, -1);
  if (lines.length === 0) return null;
  return parse(lines.length === 1 ? lines[0]! : `[${lines.join(",")}]`);
}

/** jq prints numbers as they were written; one beyond the range is the largest, as jq computes it. */
function parse(json: string): unknown {
  if (!/[eE]\+?\d{3}/.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_key, value: unknown) =>
    value === Number.POSITIVE_INFINITY
      ? Number.MAX_VALUE
      : value === Number.NEGATIVE_INFINITY
        ? -Number.MAX_VALUE
        : value,
  );
}

function describe(
  outcome: Exclude<JobOutcome, { output: string }>,
  program: string,
  prefixLength: number,
  maxMemoryMiB: number,
): string {
  if (outcome.kind !== "limit") return explainComplaint(outcome.kind, outcome.complaint, program, prefixLength);
  if (outcome.reason === "memory") return `The expression takes more than ${maxMemoryMiB} MiB of memory.`;
  if (outcome.reason === "depth") return "The expression nests or recurses too deeply.";
  return `The result of the expression is longer than ${maxResultBytes / 1_048_576} MiB.`;
}
