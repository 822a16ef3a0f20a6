import Type, { type Static } from "typebox";

export const Ticket = Type.Object(
  { ticket: Type.String(), expiresAt: Type.String({ format: "date-time" }) },
  { $id: "StreamTicket" },
);
export type Ticket = Static<typeof Ticket>;

export const StreamQuery = Type.Object(
  {
    ticket: Type.Optional(Type.String({ maxLength: 200, description: "From POST /api/stream/tickets." })),
    since: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: "Go on after this position; 0 = from the beginning. Left out: what comes from now on.",
      }),
    ),
    events: Type.Optional(
      Type.String({
        maxLength: 2_000,
        pattern: "^[a-z0-9.*-]+(,[a-z0-9.*-]+)*$",
        description: "Event types to see, separated by commas; `message.*` stands for all that begin so.",
      }),
    ),
    conversation: Type.Optional(
      Type.String({
        maxLength: 128,
        description: "Only what happens in this conversation, by session id or `conv_…` id.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type StreamQuery = Static<typeof StreamQuery>;

/** What a client may say over a WebSocket. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal("ping") }),
  Type.Object({
    type: Type.Literal("typing"),
    conversationId: Type.String({ maxLength: 128 }),
    isTyping: Type.Boolean(),
  }),
]);
export type ClientMessage = Static<typeof ClientMessage>;
