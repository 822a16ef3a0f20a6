import { quotaExceeded, tellShortage } from "../../../kernel/quotas/quotas-of.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { definitionOf } from "../definitions/definition-of.ts";
import { findWorkflow, listVersions } from "../definitions/store.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";
import { RunId } from "../ids.ts";
import { refuseSecrets } from "../secrets/refuse-secrets.ts";
import { startRun } from "./start-run.ts";
import { takeRoomForRun } from "./take-room-for-run.ts";

type Ordered = { name: string; version: string; input: unknown; wait: string | null };

/** A deeper chain of runs that start each other is taken for an endless one. */
const deepest = 15;

/** Prepares the run of another workflow: the parent's next checkpoint stores it, and a job begins it. */
export async function startChildRun(parent: RunExecution, { name, version, input, wait }: Ordered) {
  const { kernel, facts } = parent;
  refuseSecrets(parent, input, `Give it no secret: list the secret in use.secrets of ${name}.`);
  if (facts.depth >= deepest) throw faultOf("runtime", `More than ${deepest} runs have started each other`);
  const found = await findWorkflow(kernel.database.query, facts.workspaceId, name);
  if (found === undefined)
    throw faultOf("configuration", `There is no workflow named ${name}`, "GET /api/workflows lists those there are.");
  const chosen = await chooseVersion(parent, found.id, found.version, version);
  const definition = await definitionOf(kernel, facts.workspaceId, found.id, chosen);
  if (definition === undefined) throw faultOf("configuration", `There is no version ${version} of ${name}`);
  const { workspaceId } = facts;
  const causedBy = { id: facts.causedBy ?? newUuid(), depth: facts.depth + 1, chainId: facts.chainId };
  const shortage = await takeRoomForRun(kernel, kernel.database.query, { workspaceId, causedBy });
  if (shortage !== undefined) {
    throw faultOf("runtime", "There is no room for the run", tellShortage(shortage), quotaExceeded.status);
  }
  return {
    id: name,
    async store(tx: Transaction) {
      await startRun(kernel, tx, {
        workspaceId,
        workflow: { id: found.id, name, version: chosen, definition, isActive: found.isActive },
        input,
        startedBy: "run",
        causedBy,
        parent: { runId: RunId.parse(facts.id) ?? "", wait },
        databaseRules: facts.databaseRules,
      });
    },
  };
}

/** `latest`, or the newest of our versions with this version of the document. */
async function chooseVersion(
  parent: RunExecution,
  workflowId: string,
  newest: number,
  wanted: string,
): Promise<number> {
  if (wanted === "latest") return newest;
  const { kernel, facts } = parent;
  let before = newest + 1;
  for (;;) {
    const page = await listVersions(kernel.database.query, facts.workspaceId, workflowId, { before, limit: 50 });
    const match = page.find(({ documentVersion }) => documentVersion === wanted);
    if (match !== undefined) return match.version;
    const last = page.at(-1);
    if (last === undefined) throw faultOf("configuration", `The workflow has no version ${wanted}`);
    before = last.version;
  }
}
