import Type from "typebox";
import { mostClientTools } from "../check-client-tools.ts";

/** The settings of an answer, by the AI SDK's names. A page adds them as the `body` of its messages. */

const open = { additionalProperties: true };
const Schema = Type.Record(Type.String(), Type.Unknown(), {
  description: "A JSON Schema. Parley passes it on to the model.",
});
const Description = Type.Optional(Type.String({ maxLength: 8_000 }));
const penalty = { minimum: -2, maximum: 2 };

const toolFields = {
  description: Description,
  inputSchema: Type.Optional(Schema),
  /** Other clients of this protocol call `inputSchema` so. */
  parameters: Type.Optional(Schema),
};
const UiTool = Type.Object({ name: Type.String(), ...toolFields }, open);
const UiTools = Type.Union(
  [
    Type.Array(UiTool, { maxItems: mostClientTools }),
    Type.Record(Type.String(), Type.Object(toolFields, open), { maxProperties: mostClientTools }),
  ],
  {
    description:
      "The page's tools: a list, or an object by name. A call of one ends the reply; the next request brings its result. Needs a language model, and is refused with a publishable key.",
  },
);

const ToolChoice = Type.Union([
  Type.Literal("auto"),
  Type.Literal("none"),
  Type.Literal("required"),
  Type.Object({ type: Type.Literal("tool"), toolName: Type.String() }, open),
]);

const ResponseFormat = Type.Union(
  [
    Type.Object({ type: Type.Literal("text") }, open),
    Type.Object(
      {
        type: Type.Literal("json"),
        schema: Type.Optional(Schema),
        name: Type.Optional(Type.String({ maxLength: 64 })),
        description: Description,
      },
      open,
    ),
  ],
  { description: "`json` needs a language model, and is refused with a publishable key." },
);

export const settingsOfUiChat = {
  system: Type.Optional(
    Type.String({ description: "Instructions in addition to the assistant's. Without effect for publishable keys." }),
  ),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  topP: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  topK: Type.Optional(Type.Integer({ minimum: 1 })),
  presencePenalty: Type.Optional(Type.Number(penalty)),
  frequencyPenalty: Type.Optional(Type.Number(penalty)),
  seed: Type.Optional(Type.Integer()),
  stopSequences: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: 4,
      description: "Without a language model Parley cuts the text.",
    }),
  ),
  maxOutputTokens: Type.Optional(
    Type.Integer({ minimum: 1, description: "Without a language model Parley cuts the text." }),
  ),
  tools: Type.Optional(UiTools),
  toolChoice: Type.Optional(ToolChoice),
  responseFormat: Type.Optional(ResponseFormat),
};
