import type { Kernel } from "../../../kernel/kernel.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import type { WorkflowDefinition } from "../language/definition.ts";
import type { readDefinition } from "../language/read-definition.ts";

const parser = parserIn<typeof readDefinition>(
  new URL("../language/read-definition.ts", import.meta.url),
  "readDefinition",
);

export type DocumentProblem = { line: number; column: number; pointer: string; message: string };
export type CheckedDocument =
  | { definition: WorkflowDefinition; problems: [] }
  | { definition?: undefined; problems: DocumentProblem[] };

/** Reads the text of a workflow, and finds everything that is wrong with it. */
export async function checkDocument(kernel: Kernel, workspaceId: string, text: string): Promise<CheckedDocument> {
  const { definition, problems } = await kernel.untrusted.parse(workspaceId, parser, text);
  return definition === undefined ? { problems } : { definition, problems: [] };
}
