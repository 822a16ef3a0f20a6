import Type, { type Static } from "typebox";

/** The names and shapes of the contract; one schema each for validation, reference and types. */

export const maxMessageLength = 8_000;

export const Author = Type.Union([Type.Literal("contact"), Type.Literal("assistant")], { $id: "Author" });
export const MessageStatus = Type.Union(
  [Type.Literal("pending"), Type.Literal("completed"), Type.Literal("interrupted"), Type.Literal("failed")],
  { $id: "MessageStatus" },
);

const Message = Type.String({
  minLength: 1,
  maxLength: maxMessageLength,
  pattern: "\\S",
  description: "What the person says; not only white space.",
});

const SessionId = Type.String({
  minLength: 1,
  maxLength: 128,
  description: "Your own name for the conversation, or the `conv_…` id that an earlier answer gave.",
});

/** Free-form, up to 8 KiB; `userId` names the end user. A later context takes the place of the former. */
const ChatContext = Type.Object(
  { userId: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) },
  { additionalProperties: true, maxProperties: 50 },
);

export const SendMessage = Type.Object(
  {
    message: Message,
    sessionId: Type.Optional(SessionId),
    context: Type.Optional(ChatContext),
    model: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false, $id: "SendMessage" },
);
export type SendMessage = Static<typeof SendMessage>;

/** What outside platforms post when a user wrote something. */
export const UserMessage = Type.Object(
  {
    event: Type.Literal("user_message"),
    data: Type.Object(
      {
        userId: Type.String({ minLength: 1, maxLength: 100 }),
        message: Message,
        timestamp: Type.Optional(Type.String({ format: "date-time" })),
        sessionId: Type.Optional(SessionId),
      },
      { additionalProperties: true },
    ),
  },
  { additionalProperties: true, $id: "UserMessage" },
);

export type UserMessage = Static<typeof UserMessage>;

/**
 * Platforms add members of their own to what they post, so this door lets unknown ones pass.
 * A body with `event` is the webhook form, whatever else it holds.
 */
export const PlatformMessage = Type.Union([
  UserMessage,
  Type.Interface([SendMessage], { event: Type.Optional(Type.Never()) }, { additionalProperties: true }),
]);

export const Citation = Type.Object(
  {
    sourceId: Type.String(),
    documentId: Type.String(),
    title: Type.String(),
    url: Type.Union([Type.String(), Type.Null()]),
    passage: Type.String({ description: "Verbatim text of the stored document version." }),
    start: Type.Integer({ description: "Where the passage starts in that text, in UTF-16 code units." }),
    end: Type.Integer(),
    score: Type.Number(),
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

export const ChatAnswer = Type.Object(
  {
    aiResponse: Type.String(),
    sessionId: Type.String(),
    conversationId: Type.String(),
    messageId: Type.String(),
    status: Type.Union([Type.Literal("completed"), Type.Literal("interrupted"), Type.Literal("failed")]),
    answered: Type.Boolean({ description: "False when the assistant says that it does not know." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    citations: Type.Array(Citation),
    model: Type.String(),
    visitorToken: Type.Optional(
      Type.String({ description: "For publishable keys: send it as X-Visitor-Token with later calls." }),
    ),
  },
  { $id: "ChatAnswer" },
);
export type ChatAnswer = Static<typeof ChatAnswer>;

const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const Conversation = Type.Object(
  {
    id: Type.String(),
    sessionId: Type.String(),
    status: Type.Union([Type.Literal("open"), Type.Literal("closed")]),
    userId: Nullable(Type.String()),
    userVerified: Type.Boolean(),
    isVisitor: Type.Boolean({ description: "Whether a browser holds it with a publishable key." }),
    context: Type.Record(Type.String(), Type.Unknown()),
    messageCount: Type.Integer(),
    createdAt: Type.String({ format: "date-time" }),
    updatedAt: Type.String({ format: "date-time" }),
  },
  { $id: "Conversation" },
);
export type Conversation = Static<typeof Conversation>;

export const StoredMessage = Type.Object(
  {
    id: Type.String(),
    sessionId: Type.String(),
    conversationId: Type.String(),
    author: Author,
    text: Type.String(),
    status: MessageStatus,
    createdAt: Type.String({ format: "date-time" }),
    endedAt: Type.Optional(Type.String({ format: "date-time" })),
    replyTo: Type.Optional(Type.String()),
    answered: Type.Optional(Type.Boolean()),
    confidence: Type.Optional(Type.Number()),
    citations: Type.Optional(Type.Array(Citation)),
    model: Type.Optional(Type.String()),
  },
  { $id: "Message" },
);
export type StoredMessage = Static<typeof StoredMessage>;

export const Provenance = Type.Object(
  {
    messageId: Type.String(),
    model: Type.String(),
    answered: Type.Boolean(),
    confidence: Type.Number(),
    knowledgeVersion: Type.Integer({ description: "The state of the knowledge that the reply was made from." }),
    readAs: Type.Optional(
      Type.String({ description: "How a follow-up was understood, with what the questions before lend it." }),
    ),
    citations: Type.Array(
      Type.Interface([Citation], {
        contentHash: Type.String({ description: "SHA-256 of the document version's text, in hexadecimal." }),
        isCurrent: Type.Boolean({ description: "Whether that version is still what the source says." }),
      }),
    ),
    considered: Type.Array(
      Type.Object({
        documentId: Type.String(),
        start: Type.Integer(),
        end: Type.Integer(),
        score: Type.Number(),
        coverage: Type.Number(),
      }),
      { description: "The passages that retrieval found, best first, cited or not." },
    ),
  },
  { $id: "Provenance" },
);
export type Provenance = Static<typeof Provenance>;
