import { audit } from "../../../kernel/audit.ts";
import { type PageLanguage, showMoment } from "../../../kernel/pages/page-language.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context, Deciding } from "../../../kernel/wire/route.ts";
import { findMemberships, listOperators, lockTeam, mailOwners, requireOwner } from "../../identity/index.ts";
import { changeStanding, lockStandingOf } from "../change-standing.ts";
import { lockInstalled, refuseHaltingOperator } from "../decide-about-workspace.ts";
import { showWorkspaces } from "../list-workspaces.ts";
import { type InstalledWorkspace, showWorkspaceDeletion, type WorkspaceDeletion } from "../schema.ts";
import { installationTexts } from "../texts/installation-texts.ts";

/** For so long the decision can be taken back. */
const waitsForMs = 7 * 86_400_000;

/**
 * Has the caller's workspace deleted after seven days, and halts it at once: nothing that it would accept until then
 * is lost later. A second call changes nothing.
 *
 * @throws forbidden for all but owners, cannot-be-done for the workspace of an operator
 */
export async function deleteOwnWorkspace(context: Context): Promise<WorkspaceDeletion> {
  const { workspaceId } = context.caller;
  const deletesAt = await context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    const homeless = await findHomelessOperator(tx, workspaceId);
    if (homeless !== undefined) {
      throw new Problem(
        cannotBeDone,
        "An operator of the installation has no other workspace, and secret keys of the first operator's workspace operate it.",
      );
    }
    return planDeletion(context, tx, workspaceId, "owner");
  });
  await context.kernel.standings.read();
  return showWorkspaceDeletion({ deletesAt });
}

/**
 * Has any workspace deleted after seven days. Only the operator takes it back.
 *
 * @throws not-found, cannot-be-done for the workspace of an operator
 */
export async function deleteInstalledWorkspace(context: Deciding, writtenId: string): Promise<InstalledWorkspace> {
  const { kernel } = context;
  const workspace = await context.commit(async (tx) => {
    const found = await lockInstalled(tx, writtenId);
    await refuseHaltingOperator(context, tx, found.id);
    await planDeletion(context, tx, found.id, "operator");
    return found;
  });
  await kernel.standings.read();
  const [shown] = await showWorkspaces(kernel, [workspace]);
  return shown!;
}

async function planDeletion(
  context: Deciding,
  tx: Transaction,
  workspaceId: string,
  by: "owner" | "operator",
): Promise<Date> {
  const { kernel, caller } = context;
  const before = await lockStandingOf(tx, workspaceId);
  // A deletion that the operator decided stays the operator's.
  const deletedBy = before.deletedBy === "operator" ? before.deletedBy : by;
  const deletesAt = before.deletesAt ?? new Date(kernel.clock.now() + waitsForMs);
  if (before.deletesAt !== null && deletedBy === before.deletedBy) return deletesAt;
  const reason = `The workspace is deleted at ${deletesAt.toISOString()}.`;
  await changeStanding(tx, before, { ...before, deletesAt, deletedBy }, reason);
  const details = { deletesAt: deletesAt.toISOString(), by };
  await audit(tx, { workspaceId, caller, action: "workspace.deletion-planned", targetId: workspaceId, details });
  const { publicUrl } = kernel.config;
  const write = (language: PageLanguage) => {
    const { subject, byOwner, byOperator } = installationTexts[language].deletion;
    const moment = showMoment(deletesAt, language);
    return { subject: subject(moment), text: (by === "owner" ? byOwner : byOperator)(publicUrl, moment) };
  };
  await mailOwners(kernel, tx, workspaceId, write, "security");
  return deletesAt;
}

/** Finds an operator who could not sign in any more. */
async function findHomelessOperator(tx: Transaction, workspaceId: string): Promise<string | undefined> {
  for (const operator of await listOperators(tx)) {
    if (operator.workspaceId === workspaceId) return operator.accountId;
    const homes = (await findMemberships(tx, operator.accountId)).map((membership) => membership.workspaceId);
    if (homes.includes(workspaceId) && homes.length === 1) return operator.accountId;
  }
  return undefined;
}
