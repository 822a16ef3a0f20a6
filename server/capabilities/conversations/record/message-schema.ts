import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";
import { Colleague } from "../../identity/index.ts";
import {
  Author,
  Choices,
  Citation,
  ClientToolCall,
  ConsentQuestion,
  MessageStatus,
  ModelUse,
  ReplyEndReason,
  TextSpan,
} from "../schema.ts";
import { Feedback } from "./feedback-schema.ts";
import { Attachment } from "./show-attachments.ts";

/** A message of the log is shown like this. */
export const StoredMessage = Type.Object(
  {
    id: Type.String(),
    sessionId: Type.String(),
    conversationId: Type.String(),
    author: Author,
    text: Type.String(),
    status: MessageStatus,
    reason: Type.Optional(ReplyEndReason),
    createdAt: Time,
    endedAt: Type.Optional(Time),
    replyTo: Type.Optional(Type.String()),
    answered: Type.Optional(Type.Boolean()),
    confidence: Type.Optional(Type.Number()),
    citations: Type.Optional(Type.Array(Citation)),
    choices: Type.Optional(Choices),
    unsupported: Type.Optional(Type.Array(TextSpan)),
    model: Type.Optional(Type.String()),
    usage: Type.Optional(ModelUse),
    asks: Type.Optional(ConsentQuestion),
    toolCalls: Type.Optional(Type.Array(ClientToolCall)),
    attachments: Type.Optional(Type.Array(Attachment, { description: "The files that came with it." })),
    origin: Type.Optional(
      Type.Enum(["caller", "fork"], {
        description: "`caller`: told as history by the caller. `fork`: copied with what came before the fork.",
      }),
    ),
    isNote: Type.Optional(Type.Literal(true, { description: "For colleagues only: no visitor is shown it." })),
    memberId: Type.Optional(Type.String()),
    member: Type.Optional(Colleague),
    contact: Type.Optional(
      Type.Object(
        { id: Type.String(), name: Nullable(Type.String()) },
        { description: "The contact who wrote it into a conversation of another one, such as somebody in copy." },
      ),
    ),
    feedback: Type.Optional(Feedback),
  },
  { $id: "Message" },
);
export type StoredMessage = Static<typeof StoredMessage>;
