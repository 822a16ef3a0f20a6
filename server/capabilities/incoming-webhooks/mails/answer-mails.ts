import type { Kernel } from "../../../kernel/kernel.ts";
import type { Event } from "../../../kernel/log/event.ts";
import { followLog, type LogFollowing, startFollowing } from "../../../kernel/log/follow-log.ts";
import { newMessageId } from "../../../kernel/mail/store-mail.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import { state } from "../../../kernel/state.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { countMail } from "../../../kernel/store.ts";
import { ConversationId, findMessages, MessageId } from "../../conversations/index.ts";
import { composeAnswer } from "./compose-answer.ts";
import { mailUnseenLater } from "./mail-unseen-answers.ts";
import { findMailConversations, insertSentMail, type MailConversation } from "./store.ts";

/** Names the stored positions. Never changes. */
const followerName = "mail-answers";

const followingOf = state((): { current?: LogFollowing } => ({}));

/** Mails what the assistant and the members write into conversations that are led by mail. */
export function answerMails(kernel: Kernel): void {
  followingOf(kernel).current = followLog<void>(kernel, {
    name: followerName,
    purpose: "answer mails",
    handle: (tx, workspaceId, events) => mailAnswers(kernel, tx, workspaceId, events),
  });
}

export async function stopAnsweringMails(kernel: Kernel): Promise<void> {
  await followingOf(kernel).current?.stop();
}

/** The workspace's messages are looked at from now on. */
export async function beginToAnswerMails(tx: Transaction, workspaceId: string): Promise<void> {
  await startFollowing(tx, followerName, workspaceId);
}

type Written = { conversationId: string; messageId: string; author: string };

async function mailAnswers(kernel: Kernel, tx: Transaction, workspaceId: string, events: Event[]): Promise<void> {
  const written = events
    .filter(({ type }) => type === "message.created")
    .map(({ data }) => data as Written)
    .filter(({ author }) => author === "assistant" || author === "member");
  if (written.length === 0) return;
  const conversationIds = written.map(({ conversationId }) => ConversationId.parse(conversationId) ?? "");
  const found = await findMailConversations(tx, workspaceId, [...new Set(conversationIds)]);
  const conversations = new Map(found.map((conversation) => [conversation.conversationId, conversation]));
  if (conversations.size === 0) return;
  const messageIds = written.map(({ messageId }) => MessageId.parse(messageId) ?? "");
  // In the order in which they were written. What was erased since is not found.
  const rows = new Map((await findMessages(tx, workspaceId, messageIds)).map((row) => [row.id, row]));
  for (const id of messageIds) {
    const message = rows.get(id);
    const conversation = conversations.get(message?.conversationId ?? "");
    if (message === undefined || conversation === undefined || message.text.trim() === "") continue;
    if (conversation.isChat) mailUnseenLater(kernel, tx, workspaceId, conversation.conversationId);
    else await mailAnswer(kernel, tx, workspaceId, conversation, message);
  }
}

type Message = Awaited<ReturnType<typeof findMessages>>[number];

async function mailAnswer(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversation: MailConversation,
  { text, author, citations }: Message,
): Promise<void> {
  const isAutomatic = author === "assistant";
  const messageId = await newMessageId(kernel, tx);
  const mail = composeAnswer(conversation, messageId, { text, isAutomatic, citations: citations ?? [] });
  const { conversationId, isForwarded } = conversation;
  const about = { workspaceId, conversationId };
  if (isAutomatic && isForwarded && !(await mayAnswerForm(kernel, tx, workspaceId))) return;
  // The budget of the address ends a loop with a program that does not say that it is one.
  const purpose = isAutomatic ? (isForwarded ? "first-answer" : "answer") : "reply";
  const isSent = await sendMail(kernel, tx, purpose, mail, about);
  if (!isSent) return;
  await insertSentMail(tx, workspaceId, {
    conversationId,
    messageIdHash: sha256(messageId),
  });
}

/** Strangers who fill in forms may name any address: a workspace writes to so many within an hour. */
const mostFirstAnswersAnHour = 60;
const hourMs = 3_600_000;

async function mayAnswerForm(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<boolean> {
  const nowMs = kernel.clock.now();
  const count = await countMail(tx, {
    subject: kernel.secrets.sign("mail-budget", `first-answers ${workspaceId}`),
    now: new Date(nowMs),
    windowEndsAt: new Date(nowMs + hourMs),
  });
  if (count <= mostFirstAnswersAnHour) return true;
  kernel.log.warn(
    { workspaceId },
    "an answer to a form was not mailed: the workspace has had its first answers of this hour",
  );
  return false;
}
