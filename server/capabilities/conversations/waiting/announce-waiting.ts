import type { Kernel } from "../../../kernel/kernel.ts";
import { type Cause, emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { sayCount } from "../../../kernel/pages/say-count.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { canBeMailed, findAnswering, findSettings, mailMember, UserId } from "../../identity/index.ts";
import { conversationWaiting } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { conversationTexts } from "../texts/conversation-texts.ts";
import { announcedAt } from "./announced-at.ts";
import { lockWait, noteAnnounced } from "./store.ts";

type Wait = { workspaceId: string; conversationId: string; since: string; dueMs: number; causedBy?: Cause | undefined };

/**
 * Announces a wait that has not ended, once: by an event, and by mail unless the hand-over was mailed.
 * When the workspace has become more patient, it looks again later.
 */
export const announceWaiting = defineJob<Wait>({
  name: "announce-waiting",
  run: (kernel, wait) => inTransaction(kernel.database, (tx) => announce(kernel, tx, wait), wait),
});

async function announce(kernel: Kernel, tx: Transaction, wait: Wait): Promise<void> {
  const { workspaceId, conversationId } = wait;
  const since = new Date(wait.since);
  const found = await lockWait(tx, workspaceId, conversationId, since);
  if (found === undefined) return;
  const settings = await findSettings(tx, workspaceId);
  const dueMs = announcedAt(settings, since);
  if (dueMs === undefined) return;
  if (dueMs > wait.dueMs) {
    addJob(tx, announceWaiting, { ...wait, dueMs }, { runAt: new Date(dueMs), key: `waiting:${conversationId}` });
    return;
  }
  await noteAnnounced(tx, workspaceId, conversationId);
  const { assigneeId } = found;
  const wireId = ConversationId.format(conversationId);
  const told = found.isMailed ? [] : await findTold(kernel, tx, workspaceId, assigneeId);
  for (const accountId of told) {
    await mailMember(kernel, tx, { workspaceId, accountId }, (language) =>
      waitingMail(language, wireId, settings.waitingAfterMinutes!),
    );
  }
  emit(tx, conversationWaiting, {
    workspaceId,
    data: {
      conversationId: wireId,
      since: wait.since,
      assigneeId: assigneeId === null ? null : UserId.format(assigneeId),
    },
  });
}

/**
 * Finds who is mailed about a wait: the assignee or, without one who can be mailed, all members who may
 * answer. Else an assignee whose address is not proved would leave the customer waiting.
 */
export async function findTold(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  assigneeId: string | null,
): Promise<string[]> {
  const canBeTold = assigneeId !== null && (await canBeMailed(kernel, tx, { workspaceId, accountId: assigneeId }));
  return canBeTold ? [assigneeId] : (await findAnswering(tx, workspaceId)).map(({ accountId }) => accountId);
}

/** No word of the conversation and no link: a mail is read in more places than the conversation. */
function waitingMail(language: PageLanguage, conversationId: string, minutes: number) {
  const { subject, waits, where } = conversationTexts[language].waitingMail;
  return { subject, text: `${sayCount(language, waits, minutes)}\n\n${where(conversationId)}` };
}
