import { audit } from "../../kernel/audit.ts";
import { cannotBeDone, notFound, Problem } from "../../kernel/problem.ts";
import type { StandingRow } from "../../kernel/standing/store.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Deciding } from "../../kernel/wire/route.ts";
import {
  findWorkspace,
  isOperatorWorkspace,
  lockWorkspace,
  mailOwners,
  WorkspaceId,
  type WorkspaceRow,
} from "../identity/index.ts";
import { changeStanding, lockStandingOf } from "./change-standing.ts";
import { showWorkspaces } from "./list-workspaces.ts";
import type { InstalledWorkspace, WorkspaceDecision } from "./schema.ts";
import { installationTexts } from "./texts/installation-texts.ts";

/**
 * Suspends a workspace, lets it go on, or sets its quotas. Every node knows it within a second. The workspace reads
 * it in its audit log.
 *
 * @throws not-found, cannot-be-done for the workspace of the operator
 */
export async function decideAboutWorkspace(
  context: Deciding,
  writtenId: string,
  decision: WorkspaceDecision,
): Promise<InstalledWorkspace> {
  const { kernel } = context;
  const workspace = await context.commit(async (tx) => {
    const found = await lockInstalled(tx, writtenId);
    await decide(context, tx, found, decision);
    return found;
  });
  await kernel.standings.read();
  const [shown] = await showWorkspaces(kernel, [workspace]);
  return shown!;
}

/** Locks any workspace of the installation, for the operator. @throws not-found */
export async function lockInstalled(tx: Transaction, writtenId: string): Promise<WorkspaceRow> {
  const id = WorkspaceId.parse(writtenId);
  if (id !== undefined) await lockWorkspace(tx, id);
  const found = id === undefined ? undefined : await findWorkspace(tx, id);
  if (found !== undefined) return found;
  throw new Problem(
    notFound,
    "The installation has no workspace with this id. GET /api/installation/workspaces lists them.",
  );
}

async function decide(context: Deciding, tx: Transaction, { id }: WorkspaceRow, decision: WorkspaceDecision) {
  const { kernel, caller } = context;
  const before = await lockStandingOf(tx, id);
  const isSuspended = decision.status === undefined ? before.suspendedAt !== null : decision.status === "suspended";
  if (isSuspended) await refuseHaltingOperator(context, tx, id);
  if (decision.status === "active" && before.deletesAt !== null) {
    throw new Problem(
      cannotBeDone,
      "The workspace waits for its deletion. POST /api/installation/workspaces/{workspaceId}/keep takes that back.",
    );
  }
  const row: StandingRow = {
    ...before,
    suspendedAt: isSuspended ? (before.suspendedAt ?? new Date(kernel.clock.now())) : null,
    reason: isSuspended ? (decision.reason === undefined ? before.reason : decision.reason) : null,
    awaitsApproval: before.awaitsApproval && isSuspended,
    quotas: withChanges(before.quotas, decision.quotas ?? {}),
  };
  await changeStanding(tx, before, row, row.reason);
  const entry = { workspaceId: id, caller, targetId: id };
  if (before.awaitsApproval && !row.awaitsApproval) {
    await audit(tx, { ...entry, action: "workspace.approved" });
    await mailOwners(kernel, tx, id, (language) => {
      const { subject, text } = installationTexts[language].approval;
      return { subject, text: text(kernel.config.publicUrl) };
    });
  } else if (isSuspended !== (before.suspendedAt !== null)) {
    const details = isSuspended ? { reason: row.reason } : {};
    await audit(tx, { ...entry, action: isSuspended ? "workspace.suspended" : "workspace.resumed", details });
  }
  if (decision.quotas !== undefined) {
    await audit(tx, { ...entry, action: "workspace.quotas-changed", details: { quotas: decision.quotas } });
  }
}

/** @throws cannot-be-done for the workspace of an operator */
export async function refuseHaltingOperator({ caller }: Deciding, tx: Transaction, id: string): Promise<void> {
  if (id !== caller.workspaceId && !(await isOperatorWorkspace(tx, id))) return;
  throw new Problem(cannotBeDone, "This is the workspace of an operator, who would be locked out.");
}

/** Null means that the bound of the settings holds again. */
function withChanges(before: StandingRow["quotas"], changes: NonNullable<WorkspaceDecision["quotas"]>) {
  const kept = Object.entries({ ...before, ...changes }).filter(([, bound]) => typeof bound === "number");
  return Object.fromEntries(kept) as StandingRow["quotas"];
}
