// Long because the shapes of conversations, messages and replies refer to each other.

import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { AssistantId, TrialSettings } from "../assistants/index.ts";
import { ContactId } from "../contacts/index.ts";
import { Place } from "../knowledge/index.ts";
import { Assignee } from "./assigning/schema.ts";
import { ConversationId, MessageId } from "./ids.ts";
import { Label } from "./labels/schema.ts";

/** PARLEY_MAX_MESSAGE may set no more. */
const mostMessageLength = 100_000;

export type { Label } from "./labels/schema.ts";

export const Author = Type.Enum(["contact", "assistant", "member", "system"], { $id: "Author" });
export const ConversationStatus = Type.Enum(["open", "handed-over", "closed"], {
  $id: "ConversationStatus",
  description: "`handed-over`: a person answers, and the assistant does not reply.",
});
export type ConversationStatus = Static<typeof ConversationStatus>;

export const ConversationChannel = Type.Enum(["web", "api", "voice", "email", "webhook", "workflow"], {
  $id: "ConversationChannel",
  description: "The way in which the conversation came in. `web`: a browser holds it. `api`: a program began it.",
});
export type ConversationChannel = Static<typeof ConversationChannel>;

export const HandOverReason = Type.Enum(["asked", "unanswered", "rule", "member"], { $id: "HandOverReason" });
export type HandOverReason = Static<typeof HandOverReason>;

export const TextSpan = Type.Object({ start: Type.Integer(), end: Type.Integer() });
export type TextSpan = Static<typeof TextSpan>;

export const ModelUse = Type.Object(
  { inputTokens: Type.Integer(), outputTokens: Type.Integer() },
  { $id: "ModelUsage" },
);
export type ModelUse = Static<typeof ModelUse>;
export const MessageStatus = Type.Union(
  [Type.Literal("pending"), Type.Literal("completed"), Type.Literal("interrupted"), Type.Literal("failed")],
  { $id: "MessageStatus" },
);

export const ReplyEndReason = Type.Enum(
  [
    "stopped",
    "token-limit",
    "content-filter",
    "too-long",
    "too-slow",
    "model-failed",
    "node-stopped",
    "node-died",
    "error",
  ],
  {
    $id: "ReplyEndReason",
    description:
      "Why a reply is interrupted or failed. `stopped`: the reply was stopped, or a member took over. `token-limit`: the limit of tokens was reached. `content-filter`: the model's provider held the rest back. `too-long`, `too-slow`: the model wrote too much or for too long. `model-failed`: after its first words. `node-stopped`: the server stopped. `node-died`: the server that made it crashed; a reply that has crashed two of them is not tried again.",
  },
);
export type ReplyEndReason = Static<typeof ReplyEndReason>;

/** A person writes this. */
export const MessageText = Type.String({
  minLength: 1,
  maxLength: mostMessageLength,
  pattern: "\\S",
  description:
    "What the person says; not only white space. At most 8,000 characters, unless the operator sets PARLEY_MAX_MESSAGE.",
});

const SessionId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: "Your own name for the conversation, or the `conv_…` id that an earlier answer gave.",
});

const EndedUserHash = Type.Optional(
  Type.Unknown({ deprecated: true, description: "Ended: refused with 422 user-hash-ended. Send `userToken`." }),
);

/**
 * Free-form, up to 8 KiB; `userId` names the end user. A later context replaces the
 * former one.
 */
const ChatContext = Type.Object(
  {
    userId: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    userToken: Type.Optional(
      Type.String({
        maxLength: 4_096,
        description:
          "With a publishable key: proves the user. A JWT, HS256 with the identity secret, of `sub` and `exp` (24 hours ahead at most).",
      }),
    ),
    userHash: EndedUserHash,
  },
  { $id: "ChatContext", additionalProperties: true, maxProperties: 50 },
);

export const SendMessage = Type.Object(
  {
    message: MessageText,
    sessionId: Type.Optional(SessionId),
    context: Type.Optional(ChatContext),
    model: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description:
          "`<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys.",
      }),
    ),
    assistantId: Type.Optional(
      Type.String({
        maxLength: 100,
        description: "Who answers in this conversation from now on. Left out, it does not change.",
      }),
    ),
  },
  { additionalProperties: false, $id: "SendMessage" },
);
export type SendMessage = Static<typeof SendMessage>;

export const TryAssistant = Type.Object(
  {
    message: MessageText,
    sessionId: Type.Optional(SessionId),
    context: Type.Optional(ChatContext),
    settings: Type.Optional(
      Type.Interface([TrialSettings], {}, { description: "In place of the assistant's own, for this reply alone." }),
    ),
  },
  { additionalProperties: false, $id: "TryAssistant" },
);
export type TryAssistant = Static<typeof TryAssistant>;

/** Outside platforms post this when a user wrote something. */
export const UserMessage = Type.Object(
  {
    event: Type.Literal("user_message"),
    data: Type.Object(
      {
        userId: Type.String({ minLength: 1, maxLength: 100 }),
        message: MessageText,
        timestamp: Type.Optional(Time),
        sessionId: Type.Optional(SessionId),
        userHash: EndedUserHash,
      },
      { additionalProperties: true },
    ),
  },
  { additionalProperties: true, $id: "UserMessage" },
);

export type UserMessage = Static<typeof UserMessage>;

/**
 * Platforms add members of their own to what they post, so this route ignores unknown ones.
 * A body with `event` is the webhook form, whatever else it contains.
 */
export const PlatformMessage = Type.Union([
  UserMessage,
  Type.Interface([SendMessage], { event: Type.Optional(Type.Never()) }, { additionalProperties: true }),
]);

export const Citation = Type.Object(
  {
    sourceId: Type.String(),
    documentId: Type.String(),
    title: Nullable(Type.String()),
    url: Nullable(Type.String()),
    ...Place,
    passage: Nullable(Type.String(), {
      description: "Verbatim text of the stored document version. Null when the citation was withdrawn.",
    }),
    start: Nullable(Type.Integer(), {
      description: "Where the passage starts in that text, in UTF-16 code units.",
    }),
    end: Nullable(Type.Integer()),
    score: Type.Number(),
    withdrawn: Type.Optional(
      Type.Literal(true, {
        description:
          "The source was purged: nothing of it is shown any more. Title, url, section, anchor, page, passage, start and end are null.",
      }),
    ),
    supports: Type.Optional(
      Type.Array(TextSpan, {
        description: "The sentences of the answer that the passage supports. Only in answers of models.",
      }),
    ),
    highlight: Type.Optional(
      Type.Object(
        {
          kind: Type.Enum(["money", "moment", "extent", "weight", "size", "number", "place", "person"]),
          start: Type.Integer(),
          end: Type.Integer(),
        },
        { description: "The date, amount, place or person that was asked for, in the same text as `start`." },
      ),
    ),
  },
  { $id: "Citation" },
);
export type Citation = Static<typeof Citation>;

/** A citation whose source was not purged. */
export type Quote = Citation & { title: string; passage: string; start: number; end: number };

export const Choice = Type.Object(
  {
    title: Type.String({ description: "Sent as the next message, it takes the choice." }),
    sourceId: Type.String(),
  },
  { $id: "Choice" },
);
export type Choice = Static<typeof Choice>;

export const Choices = Type.Array(Choice, {
  description:
    "The topics that the assistant offers when it asks back: then `answered` is false, and nothing is cited. Absent when it offers none.",
});

/** Not in the text alone: a client can show it as what it is, and tell it from what a model wrote. */
export const ConsentQuestion = Type.Object(
  {
    action: Type.String(),
    title: Type.String(),
    input: Type.Unknown({ description: "The whole input, also where the text shortens it." }),
    hash: Type.String({ description: "SHA-256 of all of this. A yes is a yes to exactly this." }),
    start: Type.Integer({ description: "Where in the text the question is, in UTF-16 code units." }),
    end: Type.Integer(),
  },
  {
    $id: "ConsentQuestion",
    description:
      "The person is asked to agree to an action. Parley wrote this part of the text: each of its lines begins with ┃, which no model can write. Only a yes as the next message runs the action, once.",
  },
);
export type ConsentQuestion = Static<typeof ConsentQuestion>;

export const ClientToolCall = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    input: Type.String({ description: "JSON as the model wrote it: check it before you use it." }),
  },
  { $id: "ClientToolCall" },
);
export type ClientToolCall = Static<typeof ClientToolCall>;

export const ChatAnswer = Type.Object(
  {
    aiResponse: Type.String({
      description:
        "Markdown, never HTML. A model or a document may write markup into it: show it as text, or with a renderer that lets no HTML through and loads no images, such as `renderMarkdown` of the TypeScript client.",
    }),
    sessionId: Type.String(),
    conversationId: Type.String(),
    messageId: Type.String(),
    status: Type.Enum(["completed", "interrupted", "failed", "handed-over"]),
    reason: Type.Optional(ReplyEndReason),
    answered: Type.Boolean({ description: "False when the assistant says that it does not know." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    citations: Type.Array(Citation),
    choices: Type.Optional(Choices),
    unsupported: Type.Optional(
      Type.Array(TextSpan, { description: "Sentences of a model's answer that no passage supports." }),
    ),
    model: Type.String(),
    usage: Type.Optional(ModelUse),
    asks: Type.Optional(ConsentQuestion),
    toolCalls: Type.Optional(
      Type.Array(ClientToolCall, {
        description: "Calls of the client's own tools. The reply goes on with their results.",
      }),
    ),
    asksForContact: Type.Optional(
      Type.Literal(true, {
        description: "The reply asks how the person can be reached. A client may show a form for `POST /api/leads`.",
      }),
    ),
    handedOver: Type.Optional(
      Type.Literal(true, {
        description: "With this reply the assistant hands the conversation over to a person and replies no more.",
      }),
    ),
    visitorToken: Type.Optional(
      Type.String({
        description:
          "For publishable keys: send the newest one as X-Visitor-Token with later calls. It ends after 90 days.",
      }),
    ),
  },
  { $id: "ChatAnswer" },
);
export type ChatAnswer = Static<typeof ChatAnswer>;

export const ConversationPath = Type.Object({
  sessionId: Type.String({
    description:
      "The session id, or the conversation's `conv_…` id. A server's session id means its own conversation, or else the only visitor's; several visitors' are a conflict, whose `conversationIds` names at most 10.",
  }),
});

const ConversationMatch = Type.Object(
  {
    messageId: IdOf(MessageId),
    author: Author,
    isNote: Type.Optional(Type.Literal(true)),
    text: Type.String({ description: "A part of the message, around the first word that was found." }),
    spans: Type.Array(TextSpan, { description: "The words that were found, in that text." }),
  },
  { $id: "ConversationMatch", description: "The newest message that fits `q`. Only in a search." },
);
export type ConversationMatch = Static<typeof ConversationMatch>;

export const Conversation = Type.Object(
  {
    id: IdOf(ConversationId),
    sessionId: Type.String(),
    status: ConversationStatus,
    channel: ConversationChannel,
    assistantId: Nullable(IdOf(AssistantId)),
    assignee: Assignee,
    userId: Nullable(Type.String()),
    userVerified: Type.Boolean(),
    contact: Type.Optional(
      Nullable(Type.Object({ id: IdOf(ContactId), confirmed: Type.Boolean(), name: Nullable(Type.String()) }), {
        description:
          "The contact who speaks; `confirmed` when a member has said so. A call is by its number, which is no proof. No browser is told.",
      }),
    ),
    lastMessage: Type.Optional(
      Nullable(
        Type.Object({
          author: Author,
          text: Type.String({ description: "Its first 200 characters." }),
          createdAt: Time,
          answered: Type.Optional(Type.Boolean()),
        }),
        { description: "The last message that is no note. In lists alone." },
      ),
    ),
    match: Type.Optional(ConversationMatch),
    labels: Type.Optional(Type.Array(Label, { description: "Of the team, by name. No browser is told." })),
    snoozedUntil: Type.Optional(
      Nullable(Time, { description: "The team has put it off until then. No browser is told." }),
    ),
    isBlocked: Type.Optional(
      Type.Boolean({ description: "Whether its person is blocked. Not in lists, and no browser is told." }),
    ),
    isVisitor: Type.Boolean({ description: "Whether a browser holds it with a publishable key." }),
    context: Type.Record(Type.String(), Type.Unknown()),
    forkedFrom: Type.Optional(
      IdOf(ConversationId, { description: "The conversation that a client told another continuation of." }),
    ),
    seen: Type.Object(
      { contact: Nullable(IdOf(MessageId)), team: Nullable(IdOf(MessageId)) },
      { description: "The last message that each side has said to have seen." },
    ),
    messageCount: Type.Integer(),
    createdAt: Time,
    updatedAt: Time,
  },
  { $id: "Conversation" },
);
export type Conversation = Static<typeof Conversation>;
