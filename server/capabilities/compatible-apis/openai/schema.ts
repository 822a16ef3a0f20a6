import Type, { type Static } from "typebox";
import { Maybe } from "../../../kernel/wire/show.ts";
import { SendMessage } from "../../conversations/index.ts";
import { mostClientTools } from "../check-client-tools.ts";

/** Shapes that OpenAI's APIs share. Parley accepts parameters that it does not know. */

export const open = { additionalProperties: true };

const ContentPart = Type.Object(
  {
    type: Type.String({ description: "Texts and, in messages of the user, images." }),
    text: Type.Optional(Type.String()),
    refusal: Type.Optional(Type.String()),
    image_url: Maybe(
      Type.Union([Type.String(), Type.Object({ url: Type.String() }, open)], {
        description: "An https address, or a data URL in base64. Needs a language model.",
      }),
    ),
  },
  open,
);
export type ContentPart = Static<typeof ContentPart>;
export const MessageContent = Type.Optional(Type.Union([Type.String(), Type.Null(), Type.Array(ContentPart)]));
export type MessageContent = Static<typeof MessageContent> | undefined;

/** A function that the client runs has these. */
export const functionFields = {
  name: Type.String(),
  description: Maybe(Type.String({ maxLength: 8_000 })),
  parameters: Maybe(
    Type.Record(Type.String(), Type.Unknown(), { description: "A JSON Schema. Parley passes it on to the model." }),
  ),
};

export const toolsOf = <Tool extends Type.TSchema>(tool: Tool) =>
  Maybe(
    Type.Array(tool, {
      maxItems: mostClientTools,
      description:
        "Your own functions. A call of one ends the answer, and your next request brings its result. The assistant's own tools run beside them.",
    }),
  );

const NamedFunction = Type.Object({ name: Type.Optional(Type.String()) }, open);
const ToolChoice = Type.Union(
  [
    Type.Literal("none"),
    Type.Literal("auto"),
    Type.Literal("required"),
    Type.Object(
      {
        type: Type.String(),
        name: Type.Optional(Type.String()),
        function: Type.Optional(NamedFunction),
        mode: Type.Optional(Type.String()),
        tools: Type.Optional(Type.Array(Type.Unknown(), { maxItems: mostClientTools })),
        allowed_tools: Type.Optional(Type.Unknown()),
      },
      open,
    ),
  ],
  { description: "`required` and a named function need a language model." },
);
export type ToolChoiceParameter = Static<typeof ToolChoice>;

/** A format of the answer, as `response_format` and `text.format` have it in their own ways. */
export const jsonFormatFields = {
  name: Type.Optional(Type.String({ maxLength: 64 })),
  description: Maybe(Type.String({ maxLength: 8_000 })),
  schema: Maybe(Type.Record(Type.String(), Type.Unknown())),
  strict: Maybe(Type.Boolean({ description: "Whether the vendor enforces the schema." })),
};

/** The parameters that chat completions and responses have in common. */
export const sharedParameters = {
  model: Maybe(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        "Who answers: `parley` (the conversation's assistant), an assistant's id or name, an alias of the workspace, `<provider name>/<model id>`, or `parley-offline`.",
    }),
  ),
  assistantId: SendMessage.properties.assistantId,
  stream: Maybe(Type.Boolean()),
  user: Maybe(Type.String({ minLength: 1, maxLength: 255, description: "Your end user." })),
  temperature: Maybe(Type.Number({ minimum: 0, maximum: 2, description: "Passed on to the model." })),
  top_p: Maybe(Type.Number({ minimum: 0, maximum: 1, description: "Passed on to the model." })),
  tool_choice: Maybe(ToolChoice),
};

export const TokenLimit = Type.Integer({
  minimum: 1,
  description: "Passed on to the model, at most 32,000. Cuts the text where no language model answers.",
});

export const SessionHeaders = Type.Object({
  "X-Session-Id": Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: "Your own name for the conversation." }),
  ),
});
