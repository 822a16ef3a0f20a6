import {
  type DocumentProblem,
  type Embedded,
  type readAndLint,
  readAndLintModule,
  type WorkflowDefinition,
} from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";

const documentParser = parserIn<typeof readAndLint>(readAndLintModule, "readAndLint");

type DocumentChecks = {
  /** Functions of the catalog `default`, e.g. `parley.approval:1.0.0`. */
  knownFunctions: readonly string[];
  /** Says what is wrong with a jq program, in whole sentences; undefined for a right one. */
  checkSyntax(program: string): Promise<string | undefined>;
  /** Says what is wrong with a cron pattern, in a few words; undefined for a right one. */
  checkCron(pattern: string): string | undefined;
};

export type CheckedDocument = {
  /** Only when there are no errors. */
  definition?: WorkflowDefinition;
  /** The problems stand in the order of the text. */
  problems: DocumentProblem[];
};

/**
 * Reads the text of a document and finds everything that can be known to be wrong before a run.
 * @throws too-complex, rate-limited and unavailable, as `kernel.untrusted.parse` does
 */
export async function checkDocument(
  kernel: Pick<Kernel, "untrusted">,
  workspaceId: string,
  text: string,
  { knownFunctions, checkSyntax, checkCron }: DocumentChecks,
): Promise<CheckedDocument> {
  const linted = await kernel.untrusted.parse(workspaceId, documentParser, { text, knownFunctions });
  const faulty = await Promise.all(
    linted.expressions.map(async (each) => problemOf(each, await checkSyntax(each.text))),
  );
  const { cron } = linted;
  const reason = cron && checkCron(cron.text);
  if (cron !== undefined && reason !== undefined) {
    faulty.push(problemOf(cron, `This is not a usable cron pattern: ${reason.replace(/\.$/, "")}.`));
  }
  const found = faulty.filter((problem) => problem !== undefined);
  const problems = [...linted.problems, ...found].sort((a, b) => a.line - b.line || a.column - b.column);
  const isRunnable = linted.definition !== undefined && found.length === 0;
  return isRunnable ? { definition: linted.definition!, problems } : { problems };
}

function problemOf({ line, column, pointer }: Embedded, message: string | undefined): DocumentProblem | undefined {
  return message === undefined ? undefined : { line, column, pointer, message, severity: "error" };
}
