import { Readable } from "node:stream";
import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { cannotBeDone, notFound } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import { Answer, alreadyAnswered, type Routes } from "../../kernel/wire/route.ts";
import { unknownAssistant, unknownModel } from "../assistants/index.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../contacts/index.ts";
import { chat } from "./asking/chat.ts";
import { handBack, handOver, writeAsMember } from "./handing-over/hand-over.ts";
import { streamConversation } from "./live/stream-conversation.ts";
import { close, erase } from "./record/end-conversation.ts";
import { exportAll, exportConversation } from "./record/export-conversations.ts";
import { findOwnConversation } from "./record/find-own-conversation.ts";
import { readConversations, readMessages, readProvenance } from "./record/read-conversations.ts";
import { showConversation } from "./record/show.ts";
import { stopReplies } from "./replying/stop-replies.ts";
import {
  ChatAnswer,
  Conversation,
  ConversationStatus,
  HandBack,
  HandOver,
  NewMemberMessage,
  PlatformMessage,
  Provenance,
  SendMessage,
  StoredMessage,
  type UserMessage,
} from "./schema.ts";

const ConversationPath = Type.Object({
  sessionId: Type.String({ description: "The session id, or the conversation's `conv_…` id." }),
});
const MessagePath = Type.Object({ messageId: Type.String() });
const StreamHeaders = Type.Interface([VisitorHeaders], {
  "Last-Event-ID": Type.Optional(Type.String({ description: "Go on after this event." })),
});
const ConversationQuery = Type.Interface(
  [PageQuery],
  {
    status: Type.Optional(ConversationStatus),
    userId: Type.Optional(Type.String({ maxLength: 255 })),
  },
  { additionalProperties: false },
);
const Exported = Type.Object({ conversation: Conversation, messages: Type.Array(StoredMessage) });

const visitor = { publishable: true };
const sendProblems = [notFound, unknownModel, unknownAssistant, ...visitorProblems];
const streamed = ["text/event-stream"];
const streamNote =
  "With `Accept: text/event-stream` the answer comes as `message.started`, `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.";

export function routes(app: Routes): void {
  app.post(
    "/api/chatbot/send",
    {
      schema: {
        summary: "Send a message to the assistant",
        description: streamNote,
        body: SendMessage,
        headers: VisitorHeaders,
        response: { 200: ChatAnswer },
        alsoProduces: streamed,
      },
      guard: may("conversations:write", visitor),
      idempotent: true,
      problems: sendProblems,
    },
    (call) => chat(call, call.body),
  );

  app.post(
    "/api/chatbot",
    {
      schema: {
        summary: "Send a message from another platform",
        description: `Takes the body of /api/chatbot/send or \`{event: "user_message", data}\`. ${streamNote}`,
        body: PlatformMessage,
        headers: VisitorHeaders,
        response: { 200: ChatAnswer },
        alsoProduces: streamed,
      },
      guard: may("conversations:write", visitor),
      idempotent: true,
      problems: sendProblems,
    },
    (call) => chat(call, messageOf(call.body as PlatformBody)),
  );

  app.get(
    "/api/conversations/:sessionId/events",
    {
      schema: {
        summary: "Watch a conversation",
        description: "Goes on after Last-Event-ID without a gap or a repetition, on any node.",
        params: ConversationPath,
        query: Type.Object({ from: Type.Optional(Type.Union([Type.Literal("start"), Type.Literal("now")])) }),
        headers: StreamHeaders,
        response: { 200: null },
        alsoProduces: streamed,
      },
      guard: may("conversations:write", visitor),
      problems: visitorProblems,
    },
    async (call) => {
      await streamConversation(call, await identifyCaller(call), call.params.sessionId, call.query.from ?? "now");
      return alreadyAnswered;
    },
  );

  app.post(
    "/api/conversations/:sessionId/stop",
    {
      schema: {
        summary: "Stop the replies that are under way",
        params: ConversationPath,
        headers: VisitorHeaders,
        response: { 200: Type.Object({ stopped: Type.Array(Type.String()) }) },
      },
      guard: may("conversations:write", visitor),
      problems: visitorProblems,
    },
    async (call) => stopReplies(call, await identifyCaller(call), call.params.sessionId),
  );

  app.get(
    "/api/conversations",
    {
      schema: { summary: "List conversations", query: ConversationQuery, response: { 200: PageOf(Conversation) } },
      guard: may("conversations:read"),
    },
    (call) => readConversations(call, call.query),
  );

  app.get(
    "/api/conversations/:sessionId",
    {
      schema: { summary: "Read a conversation", params: ConversationPath, response: { 200: Conversation } },
      guard: may("conversations:read"),
    },
    async ({ kernel, caller, params }) =>
      showConversation(await findOwnConversation(kernel.database.query, caller, params.sessionId)),
  );

  app.get(
    "/api/conversations/:sessionId/messages",
    {
      schema: {
        summary: "List the messages of a conversation, oldest first",
        params: ConversationPath,
        query: PageQuery,
        response: { 200: PageOf(StoredMessage) },
      },
      guard: may("conversations:read"),
    },
    (call) => readMessages(call, call.params.sessionId, call.query),
  );

  app.post(
    "/api/conversations/:sessionId/messages",
    {
      schema: {
        summary: "Write to the person, or a note for colleagues",
        description:
          "Whoever writes to the person has taken over: no assistant replies until the conversation is handed back.",
        params: ConversationPath,
        body: NewMemberMessage,
        response: { 201: StoredMessage },
      },
      guard: may("conversations:write"),
      idempotent: true,
    },
    (call) => writeAsMember(call, call.params.sessionId, call.body),
  );

  app.post(
    "/api/conversations/:sessionId/hand-over",
    {
      schema: {
        summary: "Take over a conversation from the assistant",
        params: ConversationPath,
        body: HandOver,
        isBodyOptional: true,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      idempotent: true,
    },
    (call) => handOver(call, call.params.sessionId, call.body ?? {}),
  );

  app.post(
    "/api/conversations/:sessionId/hand-back",
    {
      schema: {
        summary: "Let the assistant reply again",
        params: ConversationPath,
        body: HandBack,
        isBodyOptional: true,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => handBack(call, call.params.sessionId, call.body ?? {}),
  );

  app.get(
    "/api/conversations/:sessionId/export",
    {
      schema: { summary: "Export a conversation whole", params: ConversationPath, response: { 200: Exported } },
      guard: may("conversations:read"),
    },
    (call) => exportConversation(call, call.params.sessionId),
  );

  app.post(
    "/api/conversations/:sessionId/close",
    {
      schema: { summary: "Close a conversation", params: ConversationPath, response: { 200: Conversation } },
      guard: may("conversations:write"),
    },
    (call) => close(call, call.params.sessionId),
  );

  app.delete(
    "/api/conversations/:sessionId",
    {
      schema: {
        summary: "Erase a conversation",
        description: "Every message is gone for good.",
        params: ConversationPath,
        response: { 204: null },
      },
      guard: may("conversations:write"),
    },
    (call) => erase(call, call.params.sessionId),
  );

  app.get(
    "/api/export/conversations",
    {
      schema: {
        summary: "Export all conversations",
        description: "One JSON document a line, newest conversation first.",
        response: { 200: null },
        alsoProduces: ["application/x-ndjson"],
      },
      guard: may("conversations:read"),
    },
    (call) =>
      new Answer(200, Readable.from(exportAll(call)), { "content-type": "application/x-ndjson; charset=utf-8" }),
  );

  app.get(
    "/api/messages/:messageId/provenance",
    {
      schema: { summary: "From what a reply was made", params: MessagePath, response: { 200: Provenance } },
      guard: may("conversations:read"),
    },
    (call) => readProvenance(call, call.params.messageId),
  );
}

type PlatformBody = SendMessage | UserMessage;

/** A platform's users keep one conversation each unless the platform names another. */
function messageOf(body: PlatformBody): SendMessage {
  if (!("event" in body)) {
    const { message, sessionId, context, model, assistantId } = body;
    return { message, sessionId, context, model, assistantId };
  }
  const { userId, message, sessionId } = body.data;
  return { message, sessionId: sessionId ?? `user:${userId}`, context: { userId } };
}
