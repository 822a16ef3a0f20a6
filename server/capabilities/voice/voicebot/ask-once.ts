import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { insertQuestion, type Question, type Turn } from "../../conversations/index.ts";
import { findTurn, insertTurn, lockRequest, type PlatformTurnRow } from "./store.ts";

export type AskedOnce = {
  row: PlatformTurnRow;
  /** What is left to do for the reply, when this request asked the question. */
  turn: Turn | undefined;
};

/**
 * Stores the question of a platform's request. A retry finds the question of the first attempt,
 * also while that attempt runs. Throws as `insertQuestion`.
 */
export async function askOnce(
  kernel: Kernel,
  request: { workspaceId: string; requestHash: Buffer; sessionHash: Buffer },
  question: Question,
  visitorId: string | null,
): Promise<AskedOnce> {
  const { workspaceId, requestHash } = request;
  return inTransaction(kernel.database, async (tx) => {
    await lockRequest(tx, requestHash);
    const first = await findTurn(tx, workspaceId, requestHash);
    if (first !== undefined) return { row: first, turn: undefined };
    const turn = await insertQuestion(kernel, tx, { workspaceId, visitorId }, question);
    const { conversationId, messageId, reply } = turn;
    const row: PlatformTurnRow = {
      ...{ ...request, id: newUuid(), conversationId, messageId },
      ...{ replyId: reply?.replyId ?? null, saidFrom: 0, saidTo: null },
    };
    await insertTurn(tx, row);
    return { row, turn };
  });
}
