import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable, Time } from "../../kernel/wire/show.ts";
import { AssignmentReason } from "./assigning/schema.ts";
import { MessageId } from "./ids.ts";
import { FeedbackGiver } from "./record/feedback-schema.ts";
import { StoredMessage } from "./record/message-schema.ts";
import { nameMembers } from "./record/name-members.ts";
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
      const { query } = kernel.database;
      const rows = await nameMembers(query, await findMessages(query, workspaceId, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        return row && showMessage(kernel, row, sessionIdOf({ id: row.conversationId, sessionKey: row.sessionKey }));
      });
    },
  },
});

export const feedbackGiven = defineEvent({
  type: "message.feedback-given",
  summary: "A reply of the assistant was found helpful or not. The comment stays with the message.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({
    conversationId: Type.String(),
    messageId: Type.String(),
    helpful: Type.Boolean(),
    givenBy: FeedbackGiver,
  }),
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

export const conversationAssigned = defineEvent({
  type: "conversation.assigned",
  summary: "A conversation got another assignee, or has none any more.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({
    conversationId: Type.String(),
    assigneeId: Nullable(Type.String()),
    reason: AssignmentReason,
    memberId: Type.Optional(Type.String({ description: "The member who did it; absent when no member did." })),
  }),
});

export const conversationLabelled = defineEvent({
  type: "conversation.labelled",
  summary: "A conversation got labels, or lost some.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({
    conversationId: Type.String(),
    added: Type.Array(Type.String()),
    removed: Type.Array(Type.String()),
    memberId: Type.Optional(Type.String({ description: "The member who did it; absent when no member did." })),
  }),
});

export const conversationSnoozed = defineEvent({
  type: "conversation.snoozed",
  summary:
    "A conversation was put off until a time, or is back: then `until` is null. A person's message ends a snooze without it.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({
    conversationId: Type.String(),
    until: Nullable(Time),
    memberId: Type.Optional(Type.String({ description: "The member who did it; absent when the time has come." })),
  }),
});

export const labelChanged = defineEvent({
  type: "label.changed",
  summary: "A label for conversations was made, changed or deleted.",
  visibleTo: "conversations:read",
  schema: Type.Object({ labelId: Type.String() }),
});

export const savedReplyChanged = defineEvent({
  type: "saved-reply.changed",
  summary: "A saved reply was made, changed or deleted.",
  visibleTo: "conversations:read",
  schema: Type.Object({ savedReplyId: Type.String() }),
});

export const conversationWaiting = defineEvent({
  type: "conversation.waiting",
  summary: "No member has read or answered a conversation that waits for one, for as long as the workspace allows.",
  visibleTo: "conversations:read",
  about: { kind: "conversation", id: "conversationId" },
  schema: Type.Object({
    conversationId: Type.String(),
    since: Time,
    assigneeId: Nullable(Type.String()),
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
