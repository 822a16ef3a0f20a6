import { lintDefinition } from "./linting/lint-definition.ts";
import { type FoundExpression, listExpressions } from "./list-expressions.ts";
import { problemsOf, readShape } from "./read-definition.ts";
import type { DocumentProblem } from "./read-yaml.ts";
import type { WorkflowDefinition } from "./workflow-definition.ts";

type LintedDocument = {
  /** Only when there are no errors. */
  definition?: WorkflowDefinition;
  problems: DocumentProblem[];
  /**
   * Each of these is still to be read by its own parser. It becomes a problem where that parser
   * finds a fault.
   */
  expressions: Embedded[];
  cron?: Embedded;
};

/** A text in another language, with its place in the document. */
export type Embedded = { text: string; line: number; column: number; pointer: string };

/** Reads a document and lints it. Never throws; runs in a thread for untrusted input. */
export function readAndLint(input: { text: string; knownFunctions: readonly string[] }): LintedDocument {
  const { definition, faults, places } = readShape(input.text);
  if (definition === undefined) return { problems: problemsOf(faults, places), expressions: [] };
  const found = listExpressions(definition);
  lintDefinition(definition, found, input.knownFunctions, faults);
  const embed = (text: string, pointer: string): Embedded => {
    const { line, column } = places.locate({ pointer, message: "" });
    return { text, line, column, pointer };
  };
  const cron = definition.schedule?.cron;
  return {
    ...(faults.list.length === 0 && { definition }),
    problems: problemsOf(faults, places),
    expressions: onceEach(found).map(({ program, pointer }) => embed(program, pointer)),
    ...(cron !== undefined && { cron: embed(cron, "/schedule/cron") }),
  };
}

function onceEach(found: readonly FoundExpression[]): FoundExpression[] {
  const programs = new Map(found.toReversed().map((each) => [each.program, each]));
  return found.filter((each) => each.program.trim() !== "" && programs.get(each.program) === each);
}
