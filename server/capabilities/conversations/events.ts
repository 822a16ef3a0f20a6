import Type from "typebox";
import { defineEvent } from "../../kernel/events.ts";
// Events name messages and never quote them: erasing a conversation must erase every word of it.
import { Author, MessageStatus } from "./schema.ts";

export const conversationStarted = defineEvent({
  type: "conversation.started",
  summary: "Somebody began a conversation.",
  visibleTo: "conversations:read",
  schema: Type.Object({ conversationId: Type.String() }),
});

export const messageCreated = defineEvent({
  type: "message.created",
  summary: "A message was added to a conversation; a reply is announced when it has ended.",
  visibleTo: "conversations:read",
  schema: Type.Object({
    conversationId: Type.String(),
    messageId: Type.String(),
    author: Author,
    status: MessageStatus,
  }),
});

export const conversationClosed = defineEvent({
  type: "conversation.closed",
  summary: "A conversation was closed; the next message opens it again.",
  visibleTo: "conversations:read",
  schema: Type.Object({ conversationId: Type.String() }),
});

export const conversationDeleted = defineEvent({
  type: "conversation.deleted",
  summary: "A conversation and its messages were erased.",
  visibleTo: "conversations:read",
  schema: Type.Object({ conversationId: Type.String() }),
});
