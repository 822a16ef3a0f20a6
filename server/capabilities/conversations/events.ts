import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { MessageId } from "./ids.ts";
import { StoredMessage } from "./record/message-schema.ts";
import { sessionIdOf } from "./record/show-conversation.ts";
import { showMessage } from "./record/show-message.ts";
import { findMessages } from "./record/store.ts";
import { Author, HandOverReason, MessageStatus } from "./schema.ts";

/**
 * Events name messages and never quote them: erasing a conversation must erase every word of it.
 */

export const conversationStarted = defineEvent({
  type: "conversation.started",
  summary: "A conversation was started.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({ conversationId: Type.String() }),
});

export const messageCreated = defineEvent({
  type: "message.created",
  summary: "A message was added to a conversation; a reply is announced when it has ended.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({
    conversationId: Type.String(),
    messageId: Type.String(),
    author: Author,
    status: MessageStatus,
  }),
  expansion: {
    schema: StoredMessage,
    async read(kernel, workspaceId, data: { messageId: string }[]) {
      const ids = data.map(({ messageId }) => MessageId.parse(messageId) ?? "");
      const rows = await findMessages(kernel.database.query, workspaceId, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        return row && showMessage(row, sessionIdOf({ id: row.conversationId, sessionKey: row.sessionKey }));
      });
    },
  },
});

export const noteCreated = defineEvent({
  type: "note.created",
  summary: "A note for colleagues was added to a conversation.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({ conversationId: Type.String(), messageId: Type.String() }),
});

export const conversationHandedOver = defineEvent({
  type: "conversation.handed-over",
  summary: "A conversation was handed over to a person: from now on the assistant does not reply.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({
    conversationId: Type.String(),
    reason: HandOverReason,
    memberId: Type.Optional(Type.String()),
  }),
});

export const conversationHandedBack = defineEvent({
  type: "conversation.handed-back",
  summary: "A conversation was handed back to the assistant, which replies again.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({ conversationId: Type.String() }),
});

export const conversationIdentified = defineEvent({
  type: "conversation.identified",
  summary: "A visitor proved which user they are. The conversation belongs to that user from now on.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  changesVisitor: true,
  schema: Type.Object({ conversationId: Type.String() }),
});

export const conversationClosed = defineEvent({
  type: "conversation.closed",
  summary: "A conversation was closed; the next message opens it again.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({ conversationId: Type.String() }),
});

export const conversationDeleted = defineEvent({
  type: "conversation.deleted",
  summary: "A conversation and its messages were erased.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  isVisibleToVisitor: true,
  schema: Type.Object({ conversationId: Type.String() }),
});
