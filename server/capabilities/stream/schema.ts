import Type, { type Static } from "typebox";
import { Time } from "../../kernel/wire/show.ts";

export const Ticket = Type.Object({ ticket: Type.String(), expiresAt: Time }, { $id: "StreamTicket" });
export type Ticket = Static<typeof Ticket>;

export const StreamQuery = Type.Object(
  {
    ticket: Type.Optional(Type.String({ maxLength: 200, description: "From POST /api/stream/tickets." })),
    since: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          "Stream the events after this position; 0 means from the first event on. Without it, the stream begins with the next event.",
      }),
    ),
    events: Type.Optional(
      Type.String({
        maxLength: 2_000,
        pattern: "^[a-z0-9.*-]+(,[a-z0-9.*-]+)*$",
        description: "Event types to stream, separated by commas. `message.*` means all types with this beginning.",
      }),
    ),
    conversation: Type.Optional(
      Type.String({
        maxLength: 128,
        description: "Only events of this conversation, by session id or `conv_…` id.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type StreamQuery = Static<typeof StreamQuery>;

/** The messages that a client may send over a WebSocket. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal("ping") }),
  Type.Object({
    type: Type.Literal("typing"),
    conversationId: Type.String({ maxLength: 128 }),
    isTyping: Type.Boolean(),
  }),
  /** Renews the connection of a member before the access token that opened it expires. */
  Type.Object({ type: Type.Literal("token"), accessToken: Type.String({ maxLength: 4_096 }) }),
]);
export type ClientMessage = Static<typeof ClientMessage>;
