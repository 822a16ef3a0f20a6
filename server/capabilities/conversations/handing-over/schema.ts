import Type, { type Static } from "typebox";
import { MessageText } from "../schema.ts";

export const NewMemberMessage = Type.Object(
  {
    text: MessageText,
    isNote: Type.Optional(
      Type.Boolean({
        description: "For colleagues only. Without it, the message also hands the conversation over to the member.",
      }),
    ),
  },
  { additionalProperties: false, $id: "NewMemberMessage" },
);
export type NewMemberMessage = Static<typeof NewMemberMessage>;

export const HandOver = Type.Object(
  { message: Type.Optional(Type.Union([MessageText], { description: "A last message to the person." })) },
  { additionalProperties: false, $id: "HandOver" },
);
export type HandOver = Static<typeof HandOver>;

export const HandBack = Type.Object(
  {
    summary: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        pattern: "\\S",
        description: "What the assistant should know. No visitor sees it.",
      }),
    ),
  },
  { additionalProperties: false, $id: "HandBack" },
);
export type HandBack = Static<typeof HandBack>;
