import { emit } from "../../kernel/log/event.ts";
import { decideStanding, isHalted } from "../../kernel/standing/standings.ts";
import { lockStanding, type StandingRow } from "../../kernel/standing/store.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { workspaceResumed, workspaceSuspended } from "../identity/index.ts";

/** Reads and locks what was decided about a workspace. The workspace must be locked. */
export async function lockStandingOf(tx: Transaction, workspaceId: string): Promise<StandingRow> {
  const nothing = {
    suspendedAt: null,
    reason: null,
    awaitsApproval: false,
    deletesAt: null,
    deletedBy: null,
    quotas: {},
  };
  return (await lockStanding(tx, workspaceId)) ?? { workspaceId, ...nothing };
}

/** Stores what is decided from now on. The workspace is told when it halts or goes on, and why it halts. */
export async function changeStanding(
  tx: Transaction,
  before: StandingRow,
  after: StandingRow,
  reason: string | null,
): Promise<void> {
  const { workspaceId } = after;
  await decideStanding(tx, after);
  if (isHalted(after) === isHalted(before)) return;
  if (isHalted(after)) emit(tx, workspaceSuspended, { workspaceId, data: { reason } });
  else emit(tx, workspaceResumed, { workspaceId, data: {} });
}
