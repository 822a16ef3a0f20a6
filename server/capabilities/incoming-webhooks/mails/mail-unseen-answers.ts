import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { newMessageId } from "../../../kernel/mail/store-mail.ts";
import { pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { findUnseenAnswers } from "../../conversations/index.ts";
import { incomingTexts } from "../texts/incoming-texts.ts";
import { composeAnswer } from "./compose-answer.ts";
import { insertSentMail, lockChatAddress, noteMailedUpTo } from "./store.ts";

/** A visitor who looks at the chat has seen an answer by then. */
const awayAfterMs = 60_000;

/** Mails to a visitor who left an address what the chat has said and the visitor has not seen there. */
export const mailUnseenAnswers = defineJob<{ workspaceId: string; conversationId: string }>({
  name: "mail-unseen-answers",
  run: (kernel, { workspaceId, conversationId }) =>
    inTransaction(kernel.database, (tx) => mailUnseen(kernel, tx, workspaceId, conversationId)),
});

/** Looks a moment after the last of several messages, so that they are one mail. */
export function mailUnseenLater(kernel: Kernel, tx: Transaction, workspaceId: string, conversationId: string): void {
  const runAt = new Date(kernel.clock.now() + awayAfterMs);
  addJob(tx, mailUnseenAnswers, { workspaceId, conversationId }, { runAt, key: `unseen:${conversationId}` });
}

async function mailUnseen(kernel: Kernel, tx: Transaction, workspaceId: string, conversationId: string): Promise<void> {
  const chat = await lockChatAddress(tx, workspaceId, conversationId);
  if (chat === undefined) return;
  const unseen = await findUnseenAnswers(tx, workspaceId, conversationId, chat.mailedNumber);
  // Anybody can type an address: until a mail came from it, only what a person wrote goes there.
  const told = unseen.filter(({ author }) => author === "member" || chat.messageId !== null);
  if (told.length === 0) return;
  const isAutomatic = told.every(({ author }) => author === "assistant");
  const messageId = await newMessageId(kernel, tx);
  const texts = incomingTexts[pageLanguageOf(chat.language) ?? "en"].chatMail;
  const hint = chat.replyTo === "" ? texts.goOnInChat : texts.answerThisMail;
  const mail = composeAnswer(chat, messageId, {
    text: [...told.map(({ text }) => text), `— ${hint}`].join("\n\n"),
    isAutomatic,
    citations: told.flatMap(({ citations }) => citations ?? []),
    beginsThread: chat.messageId === null,
  });
  const purpose = isAutomatic ? "answer" : "reply";
  if (!(await sendMail(kernel, tx, purpose, mail, { workspaceId, conversationId }))) return;
  await insertSentMail(tx, workspaceId, { conversationId, messageIdHash: sha256(messageId) });
  await noteMailedUpTo(tx, workspaceId, conversationId, told.at(-1)!.number);
}
