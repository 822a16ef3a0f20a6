import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { Adopt } from "../../../kernel/nodes/node.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { ConversationId } from "../../conversations/index.ts";
import { voiceSessionEnded } from "../events.ts";
import { VoiceSessionId } from "../ids.ts";
import { interruptRecordings } from "../recordings/store.ts";
import {
  deleteUnusedSessions,
  endSession,
  expireSessions,
  failSessionsOf,
  hasSessions,
  type SessionRow,
} from "./store.ts";

/** Ends a session that is open, and announces it. A connection that was replaced ends nothing. */
export async function endVoiceSession(
  kernel: Kernel,
  session: Pick<SessionRow, "workspaceId" | "id" | "generation">,
  end: { state: "ended" | "failed"; reason: string },
): Promise<void> {
  const now = new Date(kernel.clock.now());
  await inTransaction(kernel.database, async (tx) => {
    const ended = await endSession(tx, session, { ...end, now });
    if (ended !== undefined) announce(tx, ended);
  });
}

const batch = 1_000;

/**
 * A session that nobody connected, or nobody spoke in, belongs to no conversation that would be
 * erased one day, so it is deleted after this time.
 */
const keptUnusedMs = 30 * 24 * 3_600_000;

/** The node that held a session stores the end of its recording within this time. */
const endsRecordingWithinMs = 60_000;

/** Sessions that nobody connects expire. Those without a conversation are deleted in the end. */
export const expireVoiceSessions = defineJob({
  name: "expire-voice-sessions",
  schedule: "* * * * *",
  async run(kernel: Kernel) {
    for (let expired = batch; expired === batch; ) {
      expired = await inTransaction(kernel.database, async (tx) => {
        const rows = await expireSessions(tx, new Date(kernel.clock.now()), batch);
        for (const row of rows) announce(tx, row);
        return rows.length;
      });
    }
    const now = kernel.clock.now();
    await inTransaction(kernel.database, (tx) =>
      interruptRecordings(tx, new Date(now - endsRecordingWithinMs), new Date(now)),
    );
    await deleteUnusedSessions(kernel.database.query, new Date(kernel.clock.now() - keptUnusedMs), batch);
  },
});

/**
 * A node that lives but lost its connection to the database counts as dead, too, until it registers
 * again. Within this time it says that its calls go on.
 */
const keptForMs = 20_000;

/** Gives a living node time to keep the sessions of its former id. */
export const failLostSessionsLater =
  (kernel: Kernel): Adopt =>
  async (tx, deadNodeId) => {
    const runAt = new Date(kernel.clock.now() + keptForMs);
    if (await hasSessions(tx, deadNodeId)) addJob(tx, failLostSessions, { nodeId: deadNodeId }, { runAt });
  };

/** The connections of a node that has died are gone. Their clients connect once more, or start others. */
export const failLostSessions = defineJob({
  name: "fail-lost-voice-sessions",
  async run(kernel: Kernel, { nodeId }: { nodeId: string }) {
    await inTransaction(kernel.database, async (tx) => {
      for (const row of await failSessionsOf(tx, nodeId, new Date(kernel.clock.now()))) announce(tx, row);
    });
  },
});

function announce(tx: Transaction, row: SessionRow): void {
  const { workspaceId, conversationId, connectedAt, endedAt, endReason } = row;
  if (row.state === "created" || row.state === "connected" || endedAt === null) return;
  emit(tx, voiceSessionEnded, {
    workspaceId,
    data: {
      sessionId: VoiceSessionId.format(row.id),
      conversationId: conversationId && ConversationId.format(conversationId),
      state: row.state,
      reason: endReason ?? "",
      durationMs: connectedAt === null ? 0 : Math.max(0, endedAt.getTime() - connectedAt.getTime()),
    },
  });
}
