import type { DocumentProblem } from "@parley/workflows";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { findVersion, type WorkflowRow } from "../definitions/store.ts";
import { checkWorkflow } from "./check-workflow.ts";

const mostKept = 1_000;
const problemsOf = state(() => new Cache<string, Promise<DocumentProblem[]>>(mostKept));

/**
 * Finds what would refuse the document of a saved workflow today. A version that an earlier release
 * took goes on running, so people must learn of it here. Undefined when it cannot be checked now.
 */
export async function findProblems(
  kernel: Kernel,
  workspaceId: string,
  { id, version }: WorkflowRow,
): Promise<DocumentProblem[] | undefined> {
  const key = `${workspaceId}:${id}:${version}`;
  const known = problemsOf(kernel);
  const found = known.getOrMake(key, async () => {
    const saved = await findVersion(kernel.database.query, workspaceId, id, version);
    return saved === undefined ? [] : (await checkWorkflow(kernel, workspaceId, saved.source)).problems;
  });
  try {
    return await found;
  } catch {
    // Checks are shared out among workspaces, too. To read the workflow matters more than this.
    known.delete(key);
    return undefined;
  }
}
