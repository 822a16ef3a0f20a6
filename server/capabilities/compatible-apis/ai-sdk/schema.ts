import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { SendMessage } from "../../conversations/index.ts";
import { settingsOfUiChat } from "./settings-schema.ts";

/**
 * The requests of the Vercel AI SDK's `DefaultChatTransport`. An application may add fields, which
 * Parley ignores.
 */

const open = { additionalProperties: true };

const UiPart = Type.Object(
  {
    type: Type.String({
      maxLength: 200,
      description:
        "`text`, `file` (an image), `tool-<name>` or `dynamic-tool`. Parley ignores `reasoning`, `step-start`, `source-…` and `data-…`.",
    }),
    text: Type.Optional(Type.String()),
    url: Type.Optional(Type.String({ description: "Of a file: an https address, or a data URL." })),
    mediaType: Type.Optional(Type.String({ maxLength: 200 })),
    toolCallId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    toolName: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(Type.String({ maxLength: 100 })),
    input: Type.Optional(Type.Unknown()),
    rawInput: Type.Optional(Type.Unknown()),
    output: Type.Optional(Type.Unknown()),
    errorText: Type.Optional(Type.String()),
  },
  open,
);
export type UiPart = Static<typeof UiPart>;

const UiMessage = Type.Object(
  {
    id: Type.Optional(Type.String({ maxLength: 1_000 })),
    role: Type.String({ description: "`system`, `user` or `assistant`." }),
    parts: Type.Optional(Type.Array(UiPart)),
  },
  open,
);
export type UiMessage = Static<typeof UiMessage>;

export const UiChatRequest = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 128,
      description: "The chat's id. Parley uses it as the session id, unless X-Session-Id names another.",
    }),
    messages: Type.Array(UiMessage, {
      minItems: 1,
      description:
        "What the model sees of the chat. The last message is the question, or the assistant's message with the results of the page's tools. With a publishable key Parley reads the last question only, and takes the earlier messages from the stored conversation.",
    }),
    trigger: Type.Optional(
      Type.Union([Type.Literal("submit-message"), Type.Literal("regenerate-message")], {
        description: "`regenerate-message` asks for another reply to the last question, which is stored once.",
      }),
    ),
    messageId: Type.Optional(Nullable(Type.String())),
    context: SendMessage.properties.context,
    model: SendMessage.properties.model,
    assistantId: SendMessage.properties.assistantId,
    ...settingsOfUiChat,
  },
  { ...open, $id: "UiChatRequest" },
);
export type UiChatRequest = Static<typeof UiChatRequest>;
