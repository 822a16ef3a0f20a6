import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { findFaults } from "../../kernel/wire/explain-faults.ts";
import type { Deciding } from "../../kernel/wire/route.ts";
import { decideAboutWorkspace } from "./decide-about-workspace.ts";
import { deleteInstalledWorkspace } from "./deletion/delete-own-workspace.ts";
import { keepInstalledWorkspace } from "./deletion/keep-own-workspace.ts";
import { type InstalledWorkspace, WorkspaceDecision } from "./schema.ts";

export type WorkspaceChange = { kind: "decision"; decision: unknown } | { kind: "delete" } | { kind: "keep" };

/** Does for a command what the operator's calls do. A decision is checked here as the body of a call is. */
export async function changeWorkspace(
  deciding: Deciding,
  writtenId: string,
  change: WorkspaceChange,
): Promise<InstalledWorkspace> {
  if (change.kind === "delete") return deleteInstalledWorkspace(deciding, writtenId);
  if (change.kind === "keep") return keepInstalledWorkspace(deciding, writtenId);
  const [fault] = findFaults("", WorkspaceDecision, change.decision);
  if (fault !== undefined)
    throw new Problem(invalidRequest, `${fault.pointer.replace("/quotas/", "")} ${fault.message}.`);
  return decideAboutWorkspace(deciding, writtenId, change.decision as WorkspaceDecision);
}
