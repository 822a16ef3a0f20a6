import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { addFile, type FileRow, keepFile } from "../../files/index.ts";
import { memberIdOf } from "../assigning/assign-to-caller.ts";
import { messageCreated } from "../events.ts";
import { handOverToCaller } from "../handing-over/hand-over.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { attachmentsNotAllowed, tooManyAttachments } from "../problems.ts";
import { findOwnConversation, noSuchConversation } from "../record/find-own-conversation.ts";
import { type StoredAttachment, showAttachments } from "../record/show-attachments.ts";
import { findMessages, lockConversation } from "../record/store.ts";
import { startWait } from "../waiting/start-wait.ts";
import { attachmentRules } from "./attachment-rules.ts";
import { dropReceived, type Received, receiveAttachment } from "./receive-attachment.ts";
import type { SentAttachment } from "./schema.ts";
import { findSame, insertAttachment, insertMessageWithFiles, readStanding } from "./store.ts";

const mostOfConversation = 10;

type Place = { workspaceId: string; conversationId: string };
type Sending = { call: Call<unknown, unknown, unknown>; caller: Caller; received: Received; conversationId: string };

/**
 * Sends a file in a conversation, as a message of its own. A visitor may where a colleague answers, or where the
 * settings of the key allow it before; the assistant does not reply. A member or a server takes the conversation
 * over with it. The same file with the same words is kept once, so that a retry is safe.
 * @throws not-found, attachments-not-allowed, too-many-attachments, and as `receiveAttachment` does
 */
export async function sendAttachment(
  call: Call<unknown, unknown, unknown>,
  sessionId: string,
): Promise<SentAttachment> {
  const { kernel } = call;
  const caller = await identifyCaller(call);
  const { query } = kernel.database;
  const { id } = await findOwnConversation(query, caller, sessionId);
  const place = { workspaceId: caller.workspaceId, conversationId: id };
  // The bound is asked before the body is read, and again where it counts.
  await requireAllowed(kernel, query, caller, place);
  const received = await receiveAttachment(call);
  const sending = { call, caller, received, conversationId: id };
  const { messageId, isNew } = await call
    .commit((tx) => store(tx, sending))
    .catch(async (problem) => {
      await dropReceived(kernel, received);
      throw problem;
    });
  if (!isNew) await dropReceived(kernel, received);
  const [message] = await findMessages(query, caller.workspaceId, [messageId]);
  const [attachment] = message === undefined ? [] : showAttachments(kernel, id, message.attachments ?? []);
  if (attachment === undefined) throw noSuchConversation();
  return { ...attachment, messageId: MessageId.format(messageId) };
}

async function store(tx: Transaction, sending: Sending): Promise<{ messageId: string; isNew: boolean }> {
  const { call, caller, received, conversationId } = sending;
  const { kernel } = call;
  const place = { workspaceId: caller.workspaceId, conversationId };
  const isVisitor = caller.kind === "publishable-key";
  if (!isVisitor) await handOverToCaller(call, tx, ConversationId.format(conversationId));
  const locked = await lockConversation(tx, place.workspaceId, conversationId);
  if (locked === undefined) throw noSuchConversation();
  const author = isVisitor ? ("contact" as const) : ("member" as const);
  const { file, preview, text = file.name } = received;
  const same = await findSame(tx, { ...place, author, text, contentHash: file.contentHash });
  if (same !== undefined) return { messageId: same.messageId, isNew: false };
  await requireAllowed(kernel, tx, caller, place);
  for (const each of preview === null ? [file] : [file, preview.file]) await keep(tx, each);
  const [id, messageId] = [newUuid(), newUuid()];
  const attachment: StoredAttachment = {
    ...{ id, name: file.name, mimeType: file.mimeType, bytes: file.bytes },
    preview: preview && { width: preview.width, height: preview.height },
  };
  const message = { ...place, id: messageId, author, text, memberId: memberIdOf(caller), attachments: [attachment] };
  await insertMessageWithFiles(tx, message);
  const files = { fileId: file.id, previewId: preview?.file.id ?? null, contentHash: file.contentHash };
  await insertAttachment(tx, { ...place, id, messageId, ...files });
  if (isVisitor) await startWait(kernel, tx, place);
  emit(tx, messageCreated, {
    workspaceId: place.workspaceId,
    data: {
      ...{ conversationId: ConversationId.format(conversationId), messageId: MessageId.format(messageId) },
      ...{ author, status: "completed" },
    },
  });
  return { messageId, isNew: true };
}

async function keep(tx: Transaction, file: FileRow): Promise<void> {
  await addFile(tx, file);
  await keepFile(tx, file.workspaceId, { id: file.id, isShared: false });
}

/** @throws attachments-not-allowed, too-many-attachments */
async function requireAllowed(kernel: Kernel, db: Queryable, caller: Caller, place: Place): Promise<void> {
  const { count, isTakenOver } = await readStanding(db, place);
  if (caller.kind === "publishable-key") {
    const rule = await attachmentRules(kernel).of(kernel, place.workspaceId, caller.id);
    if (rule === "never") throw new Problem(attachmentsNotAllowed, "This chat takes no files.");
    if (rule === "taken-over" && !isTakenOver)
      throw new Problem(attachmentsNotAllowed, "Files can be sent once a colleague answers in this conversation.");
  }
  if (count < mostOfConversation) return;
  throw new Problem(tooManyAttachments, `A conversation has at most ${mostOfConversation} files.`);
}
