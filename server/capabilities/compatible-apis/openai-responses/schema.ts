import Type, { type Static } from "typebox";
import { ClientMessage, open, sharedParameters } from "../openai/schema.ts";

/** OpenAI's responses. Parley accepts parameters that it does not know. */

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

const ConversationName = Type.String({ minLength: 1, maxLength: 128 });

/** A message, or an item of another type, which has no role. */
const InputItem = Type.Object(
  {
    id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    role: Type.Optional(Type.String()),
    content: ClientMessage.properties.content,
  },
  open,
);

export const ResponseRequest = Type.Object(
  {
    ...sharedParameters,
    input: Type.Union([Type.String(), Type.Array(InputItem, { minItems: 1 })], {
      description: "The last message is the question.",
    }),
    previous_response_id: nullable(Type.String({ description: "Continues the conversation of that response." })),
    conversation: nullable(Type.Union([ConversationName, Type.Object({ id: ConversationName }, open)])),
    background: nullable(Type.Boolean()),
    text: nullable(Type.Object({ format: nullable(Type.Object({ type: Type.String() }, open)) }, open)),
  },
  { ...open, $id: "ResponseRequest" },
);
export type ResponseRequest = Static<typeof ResponseRequest>;

const Annotation = Type.Union([
  Type.Object({
    type: Type.Literal("url_citation"),
    start_index: Type.Integer(),
    end_index: Type.Integer(),
    title: Type.String(),
    url: Type.String(),
  }),
  Type.Object({
    type: Type.Literal("file_citation"),
    file_id: Type.String({ description: "The id of the document." }),
    filename: Type.String(),
    index: Type.Integer(),
  }),
]);
export type Annotation = Static<typeof Annotation>;

const OutputText = Type.Object({
  type: Type.Literal("output_text"),
  text: Type.String(),
  annotations: Type.Array(Annotation),
  logprobs: Type.Array(Type.Unknown()),
});
export type OutputText = Static<typeof OutputText>;

const OutputMessage = Type.Object({
  type: Type.Literal("message"),
  id: Type.String(),
  status: Type.Enum(["in_progress", "completed", "incomplete"]),
  role: Type.Literal("assistant"),
  content: Type.Array(OutputText),
});
export type OutputMessage = Static<typeof OutputMessage>;

const Usage = Type.Object({
  input_tokens: Type.Integer(),
  input_tokens_details: Type.Object({ cached_tokens: Type.Integer() }),
  output_tokens: Type.Integer(),
  output_tokens_details: Type.Object({ reasoning_tokens: Type.Integer() }),
  total_tokens: Type.Integer(),
});

export const Response = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal("response"),
    created_at: Type.Integer(),
    status: Type.Enum(["in_progress", "completed", "cancelled", "failed"]),
    model: Type.String(),
    output: Type.Array(OutputMessage),
    conversation: Type.Object({ id: Type.String() }),
    previous_response_id: Type.Union([Type.String(), Type.Null()]),
    error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
    usage: Type.Union([Usage, Type.Null()]),
    metadata: Type.Record(Type.String(), Type.String(), {
      description: "`sessionId`; `answered` and `confidence` once there is an answer.",
    }),
  },
  // Further fields are settings that OpenAI's clients expect. They have OpenAI's default values.
  { ...open, $id: "Response" },
);
export type Response = Static<typeof Response>;
