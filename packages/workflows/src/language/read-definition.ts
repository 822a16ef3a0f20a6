import type { Faults } from "./faults.ts";
import { listAllTasks } from "./list-tasks.ts";
import { type DocumentProblem, type Places, readYaml } from "./read-yaml.ts";
import { workflowShape } from "./schemas/workflow-schema.ts";
import type { WorkflowDefinition } from "./workflow-definition.ts";

type ReadDefinition = {
  /** Plain JSON. Only when there are no problems. */
  definition?: WorkflowDefinition;
  /** The problems stand in the order of the text. */
  problems: DocumentProblem[];
};

const maxTasks = 1_000;

/**
 * Reads the text of a document, YAML or JSON, and checks its form. What it means is checked by
 * `lintDefinition`. Never throws; runs in a thread for untrusted input.
 */
export function readDefinition(text: string): ReadDefinition {
  const { definition, faults, places } = readShape(text);
  const problems = problemsOf(faults, places);
  return problems.length > 0 ? { problems } : { definition: definition!, problems };
}

/** `definition` has its type only when there are no faults. */
export function readShape(text: string): { definition?: WorkflowDefinition; faults: Faults; places: Places } {
  const { value, faults, places } = readYaml(text);
  if (faults.list.length > 0) return { faults, places };
  workflowShape(value, "", faults);
  if (faults.list.length > 0) return { faults, places };
  const definition = value as WorkflowDefinition;
  const count = listAllTasks(definition).length;
  if (count > maxTasks) faults.add("/do", `The workflow has ${count} tasks, more than ${maxTasks}. Split it.`, "name");
  return faults.list.length > 0 ? { faults, places } : { definition, faults, places };
}

export function problemsOf({ list, remarks }: Faults, places: Places): DocumentProblem[] {
  return [...list, ...remarks]
    .map((fault) => places.locate(fault))
    .sort((left, right) => left.line - right.line || left.column - right.column);
}
