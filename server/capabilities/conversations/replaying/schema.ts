import Type, { type Static } from "typebox";
import { IdOf } from "../../../kernel/wire/show.ts";
import { MessageId } from "../ids.ts";

export const Replay = Type.Object(
  {
    against: Type.Enum(["today", "recorded"], {
      description:
        "`today`: the knowledge, the settings and the models of now. `recorded`: what the replies were made of, where all of it is still there.",
    }),
  },
  { additionalProperties: false, $id: "ReplayOfConversation" },
);
export type Replay = Static<typeof Replay>;

export const Replayed = Type.Object(
  {
    messages: Type.Array(
      Type.Object({
        messageId: IdOf(MessageId, { description: "The stored reply." }),
        text: Type.String({ description: "The reply of the replay." }),
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
