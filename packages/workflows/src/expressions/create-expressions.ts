import { availableParallelism } from "node:os";
import { type BoundProgram, bindForCheck, bindProgram, refuseProgram } from "./bind-program.ts";
import { ExpressionFault } from "./expression-fault.ts";
import { isFast, readFast } from "./fast/read-fast.ts";
import { compileJq } from "./jq/compile-jq.ts";
import { ExpressionPool } from "./pool/expression-pool.ts";
import { readOutcome } from "./read-outcome.ts";

type ExpressionSettings = {
  /** One expression may take so long. */
  deadlineMs: number;
  /** One expression may take so much memory, 3 to 255. */
  maxMemoryMiB: number;
  /** The number of expressions that run at the same time, at least 2. */
  maxRunning: number;
  idleMs: number;
  /** Makes the error of an evaluation that the end of the server leaves undone. */
  stopping: () => Error;
};

export const usualExpressionSettings: ExpressionSettings = {
  deadlineMs: 1_000,
  maxMemoryMiB: 64,
  maxRunning: Math.max(2, availableParallelism() + 1),
  idleMs: 60_000,
  stopping: () => new Error("The threads of expressions are stopping."),
};

const usualResultBytes = 1_048_576;
const maxInputCharacters = 16 * 1_048_576;
const mostRememberedFaults = 2_000;
const maxRememberedLength = 1_000;

/** The variables of an expression, without `$`. */
export type ExpressionArguments = Record<string, unknown>;

/** Says where a result may be larger than usual: its bytes of JSON. */
type ResultLimit = { maxResultBytes?: number | undefined };

/** Evaluates runtime expressions: jq, written by workspaces. */
export type Expressions = {
  /**
   * Runs the program on the data: it gives null without an output, and an array of several outputs.
   * The result may share parts with the data and the arguments, so that none of them may be
   * changed.
   * @throws ExpressionFault
   */
  evaluate(
    workspaceId: string,
    program: string,
    data: unknown,
    args: ExpressionArguments,
    limit?: ResultLimit,
  ): Promise<unknown>;
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
    limit?: ResultLimit,
  ): Promise<({ value: unknown } | ExpressionFault)[]>;
  /**
   * Says in plain words what is wrong with the program when these variables are there, or gives
   * undefined.
   */
  checkSyntax(workspaceId: string, program: string, variables?: readonly string[]): Promise<string | undefined>;
  close(): Promise<void>;
};

const expressionVariables = [
  "context",
  "input",
  "output",
  "secrets",
  "task",
  "workflow",
  "runtime",
  "authorization",
] as const;

/** Threads start with the first expression that needs jq. */
export function createExpressions(settings: Partial<ExpressionSettings> = {}): Expressions {
  const { maxMemoryMiB, ...poolSettings } = { ...usualExpressionSettings, ...settings };
  /** The faults of programs that do not compile, by bound text: loose mode tries such programs repeatedly. */
  const syntaxFaults = new Map<string, string>();
  let pool: Promise<ExpressionPool> | undefined;

  return {
    async evaluate(workspaceId, program, data, args, limit) {
      const [result] = await evaluateAll(workspaceId, [program], data, args, limit);
      if (result instanceof ExpressionFault) throw result;
      return result!.value;
    },
    evaluateAll,
    async checkSyntax(workspaceId, program, variables = expressionVariables) {
      const refusal = refuseProgram(program);
      if (refusal !== undefined) return refusal.message;
      if (isFast(program, variables)) return undefined;
      const bound = bindForCheck(program, (name) => variables.includes(name));
      const results: Results = [undefined];
      try {
        await run(workspaceId, [{ index: 0, bound }], "null", results);
      } catch (cause) {
        // jq computes constants while it compiles.
        if (cause instanceof ExpressionFault) return cause.message;
        throw cause;
      }
      return results[0] instanceof ExpressionFault ? results[0].message : undefined;
    },
    async close() {
      await (await pool)?.close();
    },
  };

  async function evaluateAll(
    workspaceId: string,
    programs: readonly string[],
    data: unknown,
    args: ExpressionArguments,
    { maxResultBytes = usualResultBytes }: ResultLimit = {},
  ): Promise<({ value: unknown } | ExpressionFault)[]> {
    const isGiven = (name: string) => Object.hasOwn(args, name) && args[name] !== undefined;
    const results: Results = programs.map((program) => refuseProgram(program) ?? tryFast(program, data, args));
    const open = programs
      .map((program, index) => ({ index, bound: bindProgram(program, isGiven) }))
      .filter(({ index }) => results[index] === undefined);
    if (open.length > 0) {
      const variables = new Set(open.flatMap(({ bound }) => bound.variables));
      await run(
        workspaceId,
        open,
        write(data, Object.fromEntries(Array.from(variables, (name) => [name, args[name]]))),
        results,
        maxResultBytes,
      );
    }
    return results as ({ value: unknown } | ExpressionFault)[];
  }

  /** Fills in the results. */
  async function run(
    workspaceId: string,
    open: OpenProgram[],
    input: string,
    results: Results,
    maxResultBytes = usualResultBytes,
  ): Promise<void> {
    const textOf = ({ prefix, program }: BoundProgram) => prefix + program;
    let left = open.filter(({ index, bound }) => {
      const message = syntaxFaults.get(textOf(bound));
      if (message !== undefined) results[index] = new ExpressionFault(message, "syntax");
      return message === undefined;
    });
    while (left.length > 0) {
      const programs = left.map(({ bound }) => textOf(bound));
      pool ??= openPool();
      const outcomes = await (await pool).run({ workspaceId, programs, input, maxResultBytes });
      for (const [at, outcome] of outcomes.entries()) {
        const { index, bound } = left[at]!;
        const result = readOutcome(outcome, bound, { maxMemoryMiB, maxResultBytes });
        if (result instanceof ExpressionFault && result.kind === "limit") throw result;
        if (result instanceof ExpressionFault && result.kind === "syntax") remember(textOf(bound), result.message);
        results[index] = result;
      }
      left = left.slice(outcomes.length);
    }
  }

  function remember(text: string, message: string): void {
    if (text.length > maxRememberedLength) return;
    if (syntaxFaults.size >= mostRememberedFaults) syntaxFaults.clear();
    syntaxFaults.set(text, message);
  }

  async function openPool(): Promise<ExpressionPool> {
    const module = await compileJq(maxMemoryMiB);
    return new ExpressionPool({ ...poolSettings, thread: { module } });
  }
}

type OpenProgram = { index: number; bound: BoundProgram };
type Results = ({ value: unknown } | ExpressionFault | undefined)[];

function tryFast(program: string, data: unknown, args: ExpressionArguments) {
  try {
    return readFast(program, data, args);
  } catch (cause) {
    if (cause instanceof ExpressionFault) return cause;
    throw cause;
  }
}

function write(data: unknown, variables: ExpressionArguments): string {
  let text: string;
  try {
    text = JSON.stringify([data ?? null, variables]);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new ExpressionFault("The data are nested too deeply for an expression.", "limit");
  }
  if (text.length > maxInputCharacters) throw new ExpressionFault("The data are too large for an expression.", "limit");
  return text;
}
