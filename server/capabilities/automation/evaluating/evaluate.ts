import { ExpressionFault, mentionedVariables, resolveExpression, resolveTemplate } from "@parley/workflows";
import type { RunExecution } from "../execution/run-execution.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { faultOf } from "../execution/task-fault.ts";
import { expressionsOf } from "../expressions-of.ts";
import { readSecretsOf } from "../secrets/read-secrets-of.ts";
import { expressionArguments, type TaskFacts } from "./expression-arguments.ts";
import type { Scope } from "./scope.ts";

export type Evaluation = { scope?: Scope; facts?: TaskFacts };

/** Fills a template of a task: its expressions are replaced by what they give. Throws TaskFault. */
export function fillTemplate(run: RunExecution, template: unknown, value: unknown, at: Evaluation): Promise<unknown> {
  return asFault(async () =>
    resolveTemplate(expressionsOf(run.kernel), await settings(run, template, at), template, value),
  );
}

/**
 * Gives a field that is an expression, with `${ }` or without, or a template with expressions in it.
 * Throws TaskFault.
 */
export function evaluate(run: RunExecution, expression: unknown, value: unknown, at: Evaluation): Promise<unknown> {
  if (typeof expression !== "string") return fillTemplate(run, expression, value, at);
  return asFault(async () =>
    resolveExpression(expressionsOf(run.kernel), await settings(run, expression, at), expression, value),
  );
}

/** Tells whether a condition holds: neither null nor false, as jq has it. */
export async function holds(run: RunExecution, condition: string, value: unknown, at: Evaluation): Promise<boolean> {
  const result = await evaluate(run, condition, value, at);
  return result !== null && result !== undefined && result !== false;
}

async function settings(run: RunExecution, template: unknown, { scope, facts }: Evaluation) {
  const possible = expressionArguments(run, scope, facts, () => readSecretsOf(run));
  const named = namesIn(template);
  const given: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(possible)) {
    // Other names are bound to null, so that a fault does not depend on the names of a template.
    given[name] = named.has(name) ? ((await make()) ?? null) : null;
  }
  return {
    workspaceId: run.facts.workspaceId,
    mode: run.facts.definition.evaluate?.mode ?? ("strict" as const),
    arguments: given,
    maxResultBytes: settingsOf(run.facts.definition).maxResultBytes,
  };
}

const namesOfObjects = new WeakMap<object, Set<string>>();

/** Gives the variables that a template mentions. */
function namesIn(template: unknown): Set<string> {
  if (typeof template === "object" && template !== null) {
    let names = namesOfObjects.get(template);
    if (names === undefined) {
      names = mentionedVariables(JSON.stringify(template));
      namesOfObjects.set(template, names);
    }
    return names;
  }
  return mentionedVariables(String(template));
}

async function asFault<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExpressionFault) throw faultOf("expression", "An expression failed", error.message);
    throw error;
  }
}
