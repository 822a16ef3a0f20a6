import Type, { type Static } from "typebox";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { Time } from "../../../kernel/wire/show.ts";
import { ConversationChannel, ConversationStatus } from "../schema.ts";

export const ConversationQuery = Type.Interface(
  [PageQuery],
  {
    q: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          "Words that one message has, notes of the team, too; each may be the beginning of a longer one. Of many messages that fit, the newest 2,000 count.",
      }),
    ),
    status: Type.Optional(ConversationStatus),
    channel: Type.Optional(ConversationChannel),
    assistantId: Type.Optional(
      Type.String({ maxLength: 100, description: "Who answers. The default one has those that name nobody." }),
    ),
    userId: Type.Optional(Type.String({ maxLength: 255 })),
    assignee: Type.Optional(
      Type.String({ maxLength: 100, description: "A member's id, `me`, or `none` for those without an assignee." }),
    ),
    mine: Type.Optional(Type.Literal(true, { description: "The same as `assignee=me`." })),
    unassigned: Type.Optional(Type.Literal(true, { description: "The same as `assignee=none`." })),
    label: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: "The id or the name of a label." })),
    waiting: Type.Optional(
      Type.Boolean({
        description:
          "Only those that were handed over, where nobody of the team has spoken since the person's last word. Without those that are put off, and without blocked people.",
      }),
    ),
    snoozed: Type.Optional(
      Type.Boolean({ description: "True: only those that the team has put off. False: without them." }),
    ),
    from: Type.Optional(Type.Union([Time], { description: "Something was said or done in it since then." })),
    to: Type.Optional(Type.Union([Time], { description: "Nothing was said or done in it from then on." })),
    order: Type.Optional(
      Type.Literal("activity", {
        description: "The one in which something was said last comes first. Else the newest.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type ConversationQuery = Static<typeof ConversationQuery>;
