import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { type Identity, isAnyBlocked, linkConversation, placePerson } from "../../contacts/index.ts";
import {
  addNote,
  ConversationId,
  insertQuestion,
  nameWriter,
  passToTeam,
  type Turn,
} from "../../conversations/index.ts";
import { processTurn } from "../processing/process-question.ts";
import { type AcceptedEvent, markFailed } from "../processing/store.ts";
import { acknowledges, stopRepetitions } from "./stop-repetitions.ts";
import { findConversationOfMails, findNewestConversationOf, writeMailConversation, writeMailOfCopy } from "./store.ts";
import { noteOfSealed, type StoredMail } from "./stored-mail.ts";

/**
 * Asks what a person wrote by mail, in the conversation of the answer that the mail replies to, else
 * in a new one. What the assistant does stays within `databaseRules`, those of the source. Resolves and
 * rejects as `processTurn` does.
 */
export async function processMail(
  kernel: Kernel,
  event: AcceptedEvent,
  mail: StoredMail,
  databaseRules: readonly DatabaseRule[] | null,
  { isAskedAgain = false } = {},
): Promise<Turn | undefined> {
  if (await isAnyBlocked(kernel, event.workspaceId, identitiesOf(mail))) {
    await markFailed(kernel.database.query, event, "The sender is blocked.");
    return undefined;
  }
  let isStopped = false;
  const turn = await processTurn(kernel, event, `mail:${mail.userId}`, async (tx) => {
    try {
      if (!isAskedAgain) await stopRepetitions(kernel, tx, event.workspaceId, mail);
    } catch (error) {
      isStopped = error instanceof Problem;
      throw error;
    }
    return askByMail(kernel, tx, event.workspaceId, mail, databaseRules);
  });
  if (isStopped && !acknowledges(mail)) await tellTeam(kernel, event.workspaceId, mail);
  return turn;
}

/** Tells the team of a mail that was stopped: its sender may be a person after all, whom nobody would see. */
async function tellTeam(kernel: Kernel, workspaceId: string, { userId }: StoredMail): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const conversationId = await findNewestConversationOf(tx, workspaceId, userId);
    if (conversationId === undefined) return;
    await passToTeam(kernel, tx, workspaceId, conversationId);
    await addNote(tx, workspaceId, conversationId, noteOfRepetition);
  });
}

const noteOfRepetition =
  "The sender has written the same for the third time within a day, as programs do that answer each answer. This mail is not answered: it is among the received events, and can be replayed there.";

/** Nobody has proved the address: the sender of a mail can be forged. */
function identitiesOf({ userId }: StoredMail): Identity[] {
  return [{ kind: "email", value: userId, isVerified: false }];
}

async function askByMail(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  mail: StoredMail,
  databaseRules: readonly DatabaseRule[] | null,
): Promise<Turn> {
  const { userId: address, to, subject, messageId, referenceIds, attachments } = mail;
  const isForwarded = mail.forwarder !== undefined;
  // Anybody can fill in a form, so it goes on with no conversation.
  const named = isForwarded ? [] : referenceIds.map(sha256);
  const known = await findConversationOfMails(tx, workspaceId, address, named);
  const isForTeam = mail.isSealed === true;
  if (isForTeam && known !== undefined) await passToTeam(kernel, tx, workspaceId, known.id);
  const isOfCopy = known !== undefined && known.address !== address;
  const { contactId } = await placePerson(kernel, tx, workspaceId, {
    identities: identitiesOf(mail),
    ...(mail.name === "" ? {} : { name: mail.name }),
    origin: "chat",
  });
  const turn = await insertQuestion(
    kernel,
    tx,
    { workspaceId, visitorId: null },
    {
      text: mail.text,
      sessionId: known && ConversationId.format(known.id),
      userId: known?.address ?? address,
      isUserVerified: false,
      channel: "email",
      context: { channel: "email", subject, attachments: attachments.slice(0, 20).map(({ name }) => name) },
      mayStartNew: true,
      isForTeam,
      databaseRules,
    },
  );
  const { conversationId } = turn;
  if (isForTeam) await addNote(tx, workspaceId, conversationId, noteOfSealed);
  if (isOfCopy) {
    await writeMailOfCopy(tx, workspaceId, { conversationId, messageId, referenceIds });
    await nameWriter(tx, workspaceId, { messageId: turn.messageId, contactId });
    return turn;
  }
  await linkConversation(tx, workspaceId, contactId, conversationId);
  await writeMailConversation(tx, workspaceId, {
    conversationId,
    address,
    replyTo: to,
    subject,
    messageId,
    referenceIds,
    isForwarded,
    copies: mail.copies ?? [],
    isNewestOfCopy: false,
  });
  return turn;
}
