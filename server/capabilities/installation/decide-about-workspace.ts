import { audit } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, notFound, Problem } from "../../kernel/problem.ts";
import { decideStanding } from "../../kernel/standing/standings.ts";
import { lockStanding, type StandingRow } from "../../kernel/standing/store.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import {
  findWorkspace,
  isOperatorWorkspace,
  lockWorkspace,
  WorkspaceId,
  type WorkspaceRow,
  workspaceResumed,
  workspaceSuspended,
} from "../identity/index.ts";
import { showWorkspaces } from "./list-workspaces.ts";
import type { InstalledWorkspace, WorkspaceDecision } from "./schema.ts";

/**
 * Suspends a workspace, lets it go on, or sets its quotas. Every node knows it within a second. The workspace reads
 * it in its audit log.
 *
 * @throws not-found, cannot-be-done for the workspace of the operator
 */
export async function decideAboutWorkspace(
  context: Context,
  writtenId: string,
  decision: WorkspaceDecision,
): Promise<InstalledWorkspace> {
  const { kernel } = context;
  const id = WorkspaceId.parse(writtenId);
  const workspace = await context.commit(async (tx) => {
    if (id !== undefined) await lockWorkspace(tx, id);
    const found = id === undefined ? undefined : await findWorkspace(tx, id);
    if (found === undefined) throw noSuchWorkspace();
    await decide(context, tx, found, decision);
    return found;
  });
  await kernel.standings.read();
  const [shown] = await showWorkspaces(kernel, [workspace]);
  return shown!;
}

async function decide(context: Context, tx: Transaction, { id }: WorkspaceRow, decision: WorkspaceDecision) {
  const { kernel, caller } = context;
  const before = (await lockStanding(tx, id)) ?? { workspaceId: id, suspendedAt: null, reason: null, quotas: {} };
  const isSuspended = decision.status === undefined ? before.suspendedAt !== null : decision.status === "suspended";
  if (isSuspended && (id === caller.workspaceId || (await isOperatorWorkspace(tx, id)))) {
    throw new Problem(cannotBeDone, "This is the workspace of an operator, who would be locked out.");
  }
  const row: StandingRow = {
    workspaceId: id,
    suspendedAt: isSuspended ? (before.suspendedAt ?? new Date(kernel.clock.now())) : null,
    reason: isSuspended ? (decision.reason === undefined ? before.reason : decision.reason) : null,
    quotas: withChanges(before.quotas, decision.quotas ?? {}),
  };
  await decideStanding(tx, row);
  const entry = { workspaceId: id, caller, targetId: id };
  const wasSuspended = before.suspendedAt !== null;
  if (isSuspended !== wasSuspended) {
    const details = isSuspended ? { reason: row.reason } : {};
    await audit(tx, { ...entry, action: isSuspended ? "workspace.suspended" : "workspace.resumed", details });
    if (isSuspended) emit(tx, workspaceSuspended, { workspaceId: id, data: { reason: row.reason } });
    else emit(tx, workspaceResumed, { workspaceId: id, data: {} });
  }
  if (decision.quotas !== undefined) {
    await audit(tx, { ...entry, action: "workspace.quotas-changed", details: { quotas: decision.quotas } });
  }
}

/** Null: the bound of the settings holds again. */
function withChanges(before: StandingRow["quotas"], changes: NonNullable<WorkspaceDecision["quotas"]>) {
  const kept = Object.entries({ ...before, ...changes }).filter(([, bound]) => typeof bound === "number");
  return Object.fromEntries(kept) as StandingRow["quotas"];
}

function noSuchWorkspace(): Problem {
  return new Problem(
    notFound,
    "The installation has no workspace with this id. GET /api/installation/workspaces lists them.",
  );
}
