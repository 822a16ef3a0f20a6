import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { UserId } from "../../identity/index.ts";
import { noteMissedQuestion } from "../../knowledge/index.ts";
import { conversationHandedOver } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { findConversation, lockConversation, setStatus } from "../record/store.ts";
import type { HandOverReason } from "../schema.ts";
import { interruptReplies } from "../stopping/interrupt-replies.ts";
import { startWait } from "../waiting/start-wait.ts";
import { findQuestionBeforeHandOver } from "./store.ts";

/** `memberId`: the member who answers from now on, when it is known. */
type HandOver = { workspaceId: string; conversationId: string; reason: HandOverReason; memberId: string | null };

/**
 * Hands a conversation over from the assistant to a person. From the commit on the assistant writes
 * nothing into it: replies under way end with their text so far, and further messages get no reply.
 * Does nothing when the conversation is handed over already. Throws not-found when it was erased.
 */
export async function handOverConversation(kernel: Kernel, tx: Transaction, handOver: HandOver): Promise<void> {
  const { workspaceId, conversationId, reason, memberId } = handOver;
  const found = await lockConversation(tx, workspaceId, conversationId);
  if (found === undefined) throw noSuchConversation();
  if (found.status === "handed-over") return;
  await interruptReplies(kernel, tx, workspaceId, conversationId);
  await setStatus(tx, workspaceId, conversationId, "handed-over");
  // With `unanswered` the reply itself was missed; with `rule` the workspace wants a person there.
  if (reason === "asked" || reason === "member") await noteHandedOver(tx, workspaceId, conversationId);
  // A member who takes over is there.
  if (memberId === null) await startWait(kernel, tx, { workspaceId, conversationId });
  announce(tx, handOver);
}

/** Hands over to the team what the assistant must not answer: see `handOverConversation`. */
export async function passToTeam(kernel: Kernel, tx: Transaction, workspaceId: string, conversationId: string) {
  await handOverConversation(kernel, tx, { workspaceId, conversationId, reason: "rule", memberId: null });
}

/** Announces a conversation that was the team's from its beginning. */
export function announceHandOver(tx: Transaction, workspaceId: string, conversationId: string): void {
  announce(tx, { workspaceId, conversationId, reason: "rule", memberId: null });
}

function announce(tx: Transaction, { workspaceId, conversationId, reason, memberId }: HandOver): void {
  emit(tx, conversationHandedOver, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(conversationId),
      reason,
      ...(memberId !== null && { memberId: UserId.format(memberId) }),
    },
  });
}

/** Notes the question that went before the hand-over as missed: its reply did not suffice. */
async function noteHandedOver(tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  const question = await findQuestionBeforeHandOver(tx, workspaceId, conversationId);
  if (question === undefined) return;
  await noteMissedQuestion(tx, workspaceId, { ...question, conversationId, reason: "handed-over" });
}

/** Tells whether a person answers in a conversation. */
export async function isHandedOver(kernel: Kernel, workspaceId: string, conversationId: string): Promise<boolean> {
  const holder = { workspaceId, visitorId: null };
  const found = await findConversation(kernel.database.query, holder, conversationId);
  return found?.status === "handed-over";
}
