import Type, { type Static } from "typebox";
import { SendMessage } from "../../conversations/index.ts";

/**
 * The requests of the Vercel AI SDK's `DefaultChatTransport`. An application may add fields, which
 * Parley ignores.
 */

const open = { additionalProperties: true };

const UiPart = Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) }, open);
const UiMessage = Type.Object(
  { id: Type.Optional(Type.String()), role: Type.String(), parts: Type.Optional(Type.Array(UiPart)) },
  open,
);
export type UiMessage = Static<typeof UiMessage>;

export const UiChatRequest = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 128, description: "The chat's id. Parley uses it as the session id." }),
    messages: Type.Array(UiMessage, {
      minItems: 1,
      description:
        "Parley reads only the user's last message. It takes the earlier messages from the stored conversation.",
    }),
    trigger: Type.Optional(
      Type.Union([Type.Literal("submit-message"), Type.Literal("regenerate-message")], {
        description: "`regenerate-message` asks the last question again.",
      }),
    ),
    messageId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    context: SendMessage.properties.context,
    model: SendMessage.properties.model,
  },
  { ...open, $id: "UiChatRequest" },
);
export type UiChatRequest = Static<typeof UiChatRequest>;
