import type { ExpressionArguments, Expressions } from "../expressions/create-expressions.ts";
import { ExpressionFault } from "../expressions/expression-fault.ts";
import type { CloudEvent } from "./cloud-event.ts";

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

  constructor(expressions: Expressions, workspaceId: string, event: CloudEvent) {
    this.#expressions = expressions;
    this.#workspaceId = workspaceId;
    this.#event = event;
  }

  /**
   * What the program gives for an attribute of the event, or for the event as a whole.
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
    const programs = waiting.map(({ program }) => program);
    try {
      const results = await this.#expressions.evaluateAll(this.#workspaceId, programs, value, noArguments);
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index]!);
    } catch (error) {
      const [only] = waiting;
      if (waiting.length === 1) return only?.resolve(asFault(error));
      // One of them takes too much: it must not end the others.
      for (const one of waiting) await this.#evaluateAll(attribute, [one]);
    }
  }
}

const noArguments: ExpressionArguments = {};

function asFault(error: unknown): ExpressionFault {
  return error instanceof ExpressionFault ? error : new ExpressionFault("The expression could not be evaluated.");
}
