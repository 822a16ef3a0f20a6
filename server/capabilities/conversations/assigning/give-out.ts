import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob, type Listener } from "../../../kernel/log/job.ts";
import { presenceOf } from "../../../kernel/log/presence.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { findSettings, lockWorkspace, memberRemoved, workspaceChanged } from "../../identity/index.ts";
import { conversationHandedOver } from "../events.ts";
import { assign } from "./assign.ts";
import { findPresent } from "./find-present.ts";
import { listTurns, lockUnassigned, writeTurns } from "./store.ts";

const mostTogether = 100;

/**
 * Gives what was handed over and has no assignee to the present members in turn, if the workspace
 * wants that. What nobody present can take is given out when a member comes. The lock of the
 * workspace makes it fair: one node at a time takes turns, and no member is removed meanwhile.
 */
async function giveOut(kernel: Kernel, workspaceId: string): Promise<void> {
  const { assignment } = await findSettings(kernel.database.query, workspaceId);
  if (assignment !== "round-robin") return;
  while ((await inTransaction(kernel.database, (tx) => giveOutSome(kernel, tx, workspaceId))) === mostTogether);
}

/** Gives how many it gave out. */
async function giveOutSome(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<number> {
  await lockWorkspace(tx, workspaceId);
  const present = await findPresent(kernel, tx, workspaceId);
  if (present.length === 0) return 0;
  const conversationIds = await lockUnassigned(tx, workspaceId, mostTogether);
  const numbers = await listTurns(tx, workspaceId);
  const numberOf = (id: string) => numbers.get(id) ?? 0;
  const queue = present.map(({ accountId }) => accountId).sort((a, b) => numberOf(a) - numberOf(b));
  let last = Math.max(0, ...numbers.values());
  const given = new Map<string, number>();
  for (const conversationId of conversationIds) {
    const to = queue.shift()!;
    queue.push(to);
    given.set(to, ++last);
    await assign(tx, { workspaceId, conversationId, to, reason: "by-rule", memberId: null });
  }
  await writeTurns(tx, workspaceId, given);
  return conversationIds.length;
}

const giveOutJob = defineJob<{ workspaceId: string }>({
  name: "give-out-conversations",
  run: (kernel, { workspaceId }) => giveOut(kernel, workspaceId),
});

/**
 * A hand-over, and a removed member, leave conversations to give out. So do the settings that begin with the
 * rule: what waits already is given out at once.
 */
export const giveOutWhenHandedOver: Listener = {
  name: "give-out-handed-over",
  on: [conversationHandedOver, memberRemoved, workspaceChanged],
  run: (kernel, { workspaceId }) => giveOut(kernel, workspaceId),
};

export const assigningJobs = [giveOutJob];

/**
 * Gives out what waits when a member comes. Every node does so: the node that runs the job may have
 * learned of the member last.
 */
export function giveOutToComingMembers(kernel: Kernel): void {
  presenceOf(kernel).onChange((workspaceId, who, isOnline) => {
    if (who.kind !== "member" || !isOnline) return;
    addGiveOut(kernel, workspaceId).catch((cause: unknown) => {
      kernel.log.warn({ cause: String(cause) }, "could not give out conversations to a member who came");
    });
  });
}

async function addGiveOut(kernel: Kernel, workspaceId: string): Promise<void> {
  const { assignment } = await findSettings(kernel.database.query, workspaceId);
  if (assignment !== "round-robin") return;
  await inTransaction(kernel.database, async (tx) => {
    addJob(tx, giveOutJob, { workspaceId }, { key: `give-out:${workspaceId}` });
  });
}
