import Type, { type Static } from "typebox";
import { IdOf } from "../../../kernel/wire/show.ts";
import { MessageId } from "../ids.ts";

export const Replay = Type.Object(
  { against: Type.Literal("today", { description: "The knowledge, the settings and the models of now." }) },
  { additionalProperties: false, $id: "ReplayOfConversation" },
);

export const Replayed = Type.Object(
  {
    messages: Type.Array(
      Type.Object({
        messageId: IdOf(MessageId, { description: "The stored reply." }),
        text: Type.String({ description: "What would be replied now." }),
        same: Type.Boolean({ description: "Whether that is the stored text, to the letter." }),
        citationsSame: Type.Boolean({
          description: "Whether the same passages of the same sources are cited, in the same order.",
        }),
      }),
      { description: "A reply for each stored one of the assistant, oldest first. At most the first 50." },
    ),
  },
  { $id: "ReplayedConversation" },
);
export type Replayed = Static<typeof Replayed>;
