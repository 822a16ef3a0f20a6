import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { firstIdOf, linkCaller } from "../../contacts/index.ts";
import { insertQuestion, type Question, type Turn } from "../../conversations/index.ts";
import { deleteTurnsBefore, findTurn, insertTurn, lockRequest, type PlatformTurnRow } from "./store.ts";

export type AskedOnce = {
  row: PlatformTurnRow;
  /** The reply still needs this, when this request asked the question. */
  turn: Turn | undefined;
};

/**
 * Stores the question of a platform's request. A retry finds the question of the first attempt,
 * also while that attempt runs. `from`: the platform's name of the person, such as a caller's number. Throws
 * as `insertQuestion`.
 */
export async function askOnce(
  kernel: Kernel,
  request: { workspaceId: string; requestHash: Buffer; sessionHash: Buffer },
  question: Question,
  { visitorId, from }: { visitorId: string | null; from: string | undefined },
): Promise<AskedOnce> {
  const { workspaceId, requestHash } = request;
  return inTransaction(kernel.database, async (tx) => {
    await lockRequest(tx, requestHash);
    const first = await findTurn(tx, workspaceId, requestHash);
    if (first !== undefined) return { row: first, turn: undefined };
    const turn = await insertQuestion(kernel, tx, { workspaceId, visitorId }, { ...question, channel: "voice" });
    const { conversationId, messageId, reply } = turn;
    await linkCaller(tx, workspaceId, { from, conversationId });
    const row: PlatformTurnRow = {
      ...{ ...request, id: newUuid(), conversationId, messageId },
      ...{ replyId: reply?.replyId ?? null, saidFrom: 0, saidTo: null },
    };
    await insertTurn(tx, row);
    return { row, turn };
  });
}

/** A request that Twilio has signed can be sent again at any time: its signature has no end of its own. */
const keptMs = 366 * 24 * 60 * 60 * 1_000;

/** Forgets what was said for the requests of voice platforms. The conversations keep it. */
export const deleteOldTurns = defineJob<unknown>({
  name: "delete-old-voice-platform-turns",
  schedule: "37 * * * *",
  run: (kernel) => deleteTurnsBefore(kernel.database.query, firstIdOf(new Date(kernel.clock.now() - keptMs))),
});
