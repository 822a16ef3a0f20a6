import { type ExpressionArguments, ExpressionFault, type Expressions } from "@parley/workflows";
import type { CloudEvent } from "./cloud-event.ts";
import type { FilterAllowance } from "./filter-allowance.ts";

type Result = { value: unknown } | ExpressionFault;
type Waiting = { program: string; resolve(result: Result): void };

/**
 * Evaluates the expressions of all filters on one event. Those that are asked for in one moment go to
 * the expression workers together, and the same expression is evaluated once.
 */
export class EventPrograms {
  readonly #results = new Map<string, Promise<Result>>();
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #expressions: Expressions;
  readonly #workspaceId: string;
  readonly #event: CloudEvent;
  readonly #allowance: FilterAllowance;

  constructor(expressions: Expressions, workspaceId: string, event: CloudEvent, allowance: FilterAllowance) {
    this.#allowance = allowance;
    this.#expressions = expressions;
    this.#workspaceId = workspaceId;
    this.#event = event;
  }

  /**
   * Gives the program's result for an attribute of the event, or for the event as a whole.
   * @throws ExpressionFault
   */
  async evaluate(program: string, attribute?: string): Promise<unknown> {
    const key = `${attribute ?? ""}|${program}`;
    let result = this.#results.get(key);
    if (result === undefined) {
      result = new Promise((resolve) => this.#add(attribute ?? "", { program, resolve }));
      this.#results.set(key, result);
    }
    const found = await result;
    if (found instanceof ExpressionFault) throw found;
    return found.value;
  }

  #add(attribute: string, waiting: Waiting): void {
    const together = this.#waiting.get(attribute);
    if (together !== undefined) {
      together.push(waiting);
      return;
    }
    this.#waiting.set(attribute, [waiting]);
    setImmediate(() => {
      const all = this.#waiting.get(attribute) ?? [];
      this.#waiting.delete(attribute);
      void this.#evaluateAll(attribute, all);
    });
  }

  async #evaluateAll(attribute: string, waiting: Waiting[]): Promise<void> {
    const value = attribute === "" ? this.#event : (this.#event[attribute] ?? null);
    const allowed = waiting.filter(({ program, resolve }) => {
      const refusal = this.#allowance.refuse(program);
      if (refusal !== undefined) resolve(refusal);
      return refusal === undefined;
    });
    const [first] = allowed;
    if (first === undefined) return;
    const programs = allowed.map(({ program }) => program);
    const startedMs = performance.now();
    try {
      const results = await this.#expressions.evaluateAll(this.#workspaceId, programs, value, noArguments);
      this.#allowance.spend(performance.now() - startedMs);
      for (const [index, { resolve }] of allowed.entries()) resolve(results[index]!);
    } catch (error) {
      this.#allowance.spend(performance.now() - startedMs);
      if (allowed.length === 1) {
        const fault = asFault(error);
        // A busy machine may have delayed an honest filter, so the filter is tried once more.
        if (fault.kind === "limit" && this.#allowance.mayTryAgain(first.program)) {
          return this.#evaluateAll(attribute, [first]);
        }
        if (fault.kind === "limit") this.#allowance.block(first.program, fault);
        return first.resolve(fault);
      }
      // One of the programs takes too much: each is evaluated by itself.
      for (const one of allowed) await this.#evaluateAll(attribute, [one]);
    }
  }
}

const noArguments: ExpressionArguments = {};

function asFault(error: unknown): ExpressionFault {
  return error instanceof ExpressionFault ? error : new ExpressionFault("The expression could not be evaluated.");
}
