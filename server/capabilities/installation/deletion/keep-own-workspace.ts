import { audit } from "../../../kernel/audit.ts";
import { cannotBeDone, forbidden, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context, Deciding } from "../../../kernel/wire/route.ts";
import { lockTeam, requireOwner } from "../../identity/index.ts";
import { changeStanding, lockStandingOf } from "../change-standing.ts";
import { lockInstalled } from "../decide-about-workspace.ts";
import { showWorkspaces } from "../list-workspaces.ts";
import type { InstalledWorkspace } from "../schema.ts";

/** So shortly before the deletion nobody takes it back: a node whose clock is ahead may have begun it. */
const tooLateMs = 60_000;

/**
 * Takes back the deletion that an owner decided. What waited goes on, unless the operator has suspended the workspace.
 *
 * @throws forbidden for all but owners and for what the operator decided, cannot-be-done
 */
export async function keepOwnWorkspace(context: Context): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    requireOwner(await lockTeam(context, tx));
    await keep(context, tx, workspaceId, "owner");
  });
  await context.kernel.standings.read();
}

/**
 * Takes back the deletion of any workspace.
 *
 * @throws not-found, cannot-be-done
 */
export async function keepInstalledWorkspace(context: Deciding, writtenId: string): Promise<InstalledWorkspace> {
  const { kernel } = context;
  const workspace = await context.commit(async (tx) => {
    const found = await lockInstalled(tx, writtenId);
    await keep(context, tx, found.id, "operator");
    return found;
  });
  await kernel.standings.read();
  const [shown] = await showWorkspaces(kernel, [workspace]);
  return shown!;
}

async function keep(context: Deciding, tx: Transaction, workspaceId: string, by: "owner" | "operator"): Promise<void> {
  const { kernel, caller } = context;
  const before = await lockStandingOf(tx, workspaceId);
  if (before.deletesAt === null) throw new Problem(cannotBeDone, "The workspace does not wait for a deletion.");
  if (before.deletesAt.getTime() - tooLateMs <= kernel.clock.now()) {
    throw new Problem(cannotBeDone, "The seven days are over, and the workspace is being deleted.");
  }
  if (by === "owner" && before.deletedBy === "operator") {
    throw new Problem(forbidden, "The operator of the installation decided the deletion. Ask the operator.");
  }
  await changeStanding(tx, before, { ...before, deletesAt: null, deletedBy: null }, null);
  await audit(tx, { workspaceId, caller, action: "workspace.kept", targetId: workspaceId });
}
