import { languageOf } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Listener } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { findSettings, mailMember } from "../../identity/index.ts";
import { findPresent } from "../assigning/find-present.ts";
import { conversationHandedOver } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { conversationTexts } from "../texts/conversation-texts.ts";
import { readTranscript, type Transcript } from "../transcripts/read-transcript.ts";
import { writeTranscript } from "../transcripts/write-transcript.ts";
import { findTold } from "./announce-waiting.ts";
import { lockWait, noteMailed } from "./store.ts";

/** A mail is not the place for more of the conversation. */
const mostMessages = 6;
const mostCharacters = 1_000;

/**
 * Mails a hand-over at once where no member is online who could see it. The wait that began with it is
 * not mailed again.
 */
export const mailUnseenHandOver: Listener = {
  name: "mail-unseen-hand-over",
  on: [conversationHandedOver],
  async run(kernel, { workspaceId, data }) {
    const conversationId = ConversationId.parse((data as { conversationId: string }).conversationId)!;
    await inTransaction(kernel.database, (tx) => mailHandOver(kernel, tx, workspaceId, conversationId));
  },
};

async function mailHandOver(kernel: Kernel, tx: Transaction, workspaceId: string, conversationId: string) {
  const wait = await lockWait(tx, workspaceId, conversationId);
  if (wait === undefined || wait.isMailed) return;
  const { waitingAfterMinutes } = await findSettings(tx, workspaceId);
  if (waitingAfterMinutes === null || (await findPresent(kernel, tx, workspaceId)).length > 0) return;
  const transcript = await readTranscript(tx, workspaceId, conversationId);
  let isMailed = false;
  for (const accountId of await findTold(kernel, tx, workspaceId, wait.assigneeId)) {
    const write = (language: PageLanguage) => handOverMail(language, conversationId, transcript);
    isMailed =
      (await mailMember(kernel, tx, { workspaceId, accountId }, write, { quotes: conversationId })) || isMailed;
  }
  if (isMailed) await noteMailed(tx, workspaceId, conversationId);
}

/** The subject has no word of the conversation: it is read in more places than the mail. */
function handOverMail(language: PageLanguage, conversationId: string, transcript: Transcript) {
  const { handOverMail: texts, waitingMail } = conversationTexts[language];
  const messages = transcript.messages
    .slice(-mostMessages)
    .map((message) => ({ ...message, citations: null, text: shortened(message.text) }));
  const { text } = writeTranscript({ ...transcript, messages, isCut: false, language: languageOf(language) });
  const where = waitingMail.where(ConversationId.format(conversationId));
  return { subject: texts.subject, text: `${texts.unseen}\n\n${where}\n${texts.last}\n\n${text}` };
}

function shortened(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters).trimEnd()} …` : text;
}
