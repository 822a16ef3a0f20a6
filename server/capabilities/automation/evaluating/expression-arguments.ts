import type { RunExecution } from "../execution/run-execution.ts";
import type { Scope, TaskPlace } from "./scope.ts";

/** These are known of the task whose expression is evaluated. */
export type TaskFacts = {
  place: TaskPlace;
  raw: unknown;
  startedAt: Date;
  input?: { value: unknown };
  rawOutput?: { value: unknown };
  output?: { value: unknown };
  authorization?: { scheme: string; parameter: string };
};

const runtime = { name: "Parley", version: "1", metadata: {} };

/**
 * Gives the arguments of an expression, each made only where the expression names it: a definition or an input
 * may be large.
 */
export function expressionArguments(
  run: RunExecution,
  scope: Scope | undefined,
  facts: TaskFacts | undefined,
  readSecrets: () => Promise<Record<string, unknown>>,
): Record<string, () => unknown> {
  return {
    context: () => run.state.context ?? null,
    ...(facts?.input && { input: () => facts.input?.value }),
    ...(facts?.output && { output: () => facts.output?.value }),
    secrets: readSecrets,
    ...(facts && {
      task: () => ({
        name: facts.place.name,
        reference: facts.place.pointer,
        definition: facts.place.task,
        // Extensions of the specification's examples name the parts of a definition directly.
        ...(facts.place.task as Record<string, unknown>),
        input: facts.raw,
        ...(facts.rawOutput && { output: facts.rawOutput.value }),
        startedAt: describeDate(facts.startedAt),
      }),
      authorization: () => facts.authorization ?? null,
    }),
    workflow: () => ({
      id: run.facts.id,
      definition: run.facts.definition,
      input: run.facts.input,
      startedAt: describeDate(run.facts.startedAt),
    }),
    runtime: () => runtime,
    ...Object.fromEntries(Object.entries(scope?.variables ?? {}).map(([name, value]) => [name, () => value])),
  };
}

function describeDate(date: Date) {
  const milliseconds = date.getTime();
  return { iso8601: date.toISOString(), epoch: { seconds: Math.floor(milliseconds / 1000), milliseconds } };
}
