import Type, { type Static } from "typebox";
import { Maybe, Nullable } from "../../../kernel/wire/show.ts";
import { describedParameters } from "../openai/described-parameters.ts";
import { openaiParameters } from "../openai/openai-parameters.ts";
import {
  functionFields,
  jsonFormatFields,
  MessageContent,
  open,
  sharedParameters,
  TokenLimit,
  toolsOf,
} from "../openai/schema.ts";

/** OpenAI's responses. `openai/openai-parameters.ts` says what happens to each parameter. */

const ConversationName = Type.String({ minLength: 1, maxLength: 128 });
const CallId = Type.String({ minLength: 1, maxLength: 200 });

const InputItem = Type.Object(
  {
    type: Type.Optional(
      Type.String({
        description:
          "`message`, `function_call`, `function_call_output`, `item_reference`, or `reasoning`, which has no effect.",
      }),
    ),
    id: Maybe(Type.String({ maxLength: 200 })),
    role: Type.Optional(Type.String({ description: "`system`, `developer`, `user` or `assistant`." })),
    content: MessageContent,
    call_id: Type.Optional(CallId),
    name: Type.Optional(Type.String()),
    arguments: Type.Optional(Type.String()),
    output: MessageContent,
  },
  open,
);
export type InputItem = Static<typeof InputItem>;

const Metadata = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 512 }), {
  maxProperties: 16,
  description: "`sessionId` names the conversation. All of it is given back.",
});

export const ResponseRequest = Type.Object(
  {
    ...describedParameters(openaiParameters.responses),
    ...sharedParameters,
    input: Type.Union([Type.String(), Type.Array(InputItem, { minItems: 1 })], {
      description: "The last item is the question of the user, or the result of your function.",
    }),
    instructions: Maybe(Type.String({ description: "In addition to the assistant's own. Passed on to the model." })),
    previous_response_id: Maybe(
      Type.String({ description: "Goes on after that response: in a fork when more was said since." }),
    ),
    conversation: Maybe(Type.Union([ConversationName, Type.Object({ id: ConversationName }, open)])),
    background: Maybe(Type.Boolean()),
    metadata: Maybe(Metadata),
    max_output_tokens: Maybe(TokenLimit),
    reasoning: Maybe(
      Type.Object(
        { effort: Maybe(Type.String({ minLength: 1, maxLength: 20 })) },
        {
          ...open,
          description: "`effort` is passed on to the model.",
        },
      ),
    ),
    text: Maybe(
      Type.Object(
        {
          format: Maybe(
            Type.Object(
              { type: Type.String(), ...jsonFormatFields },
              {
                ...open,
                description: "`text`; with a language model also `json_object` and `json_schema`.",
              },
            ),
          ),
        },
        open,
      ),
    ),
    tools: toolsOf(
      Type.Object({ ...functionFields, type: Type.String(), name: Type.Optional(functionFields.name) }, open),
    ),
  },
  {
    ...open,
    $id: "ResponseRequest",
    description: "Parameters that are not listed here are accepted without effect.",
  },
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

const ItemStatus = Type.Enum(["in_progress", "completed", "incomplete"]);
const OutputMessage = Type.Object({
  type: Type.Literal("message"),
  id: Type.String(),
  status: ItemStatus,
  role: Type.Literal("assistant"),
  content: Type.Array(OutputText),
});
export type OutputMessage = Static<typeof OutputMessage>;

const OutputCall = Type.Object({
  type: Type.Literal("function_call"),
  id: Type.String(),
  call_id: Type.String(),
  name: Type.String(),
  arguments: Type.String(),
  status: ItemStatus,
});
export type OutputCall = Static<typeof OutputCall>;

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
    status: Type.Enum(["in_progress", "completed", "incomplete", "cancelled", "failed"]),
    model: Type.String(),
    output: Type.Array(Type.Union([OutputMessage, OutputCall])),
    conversation: Type.Object({ id: Type.String() }),
    previous_response_id: Nullable(Type.String()),
    error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    incomplete_details: Nullable(
      Type.Object(
        { reason: Type.Enum(["max_output_tokens", "content_filter"]) },
        {
          description: "Why the answer was cut, when its status is `incomplete`.",
        },
      ),
    ),
    usage: Nullable(Usage),
    metadata: Type.Record(Type.String(), Type.String(), {
      description:
        "What the request had, with `sessionId`; with `answered` and `confidence` once there is an answer; and with `status: handed-over` when a person answers.",
    }),
  },
  // Further fields are the settings of the request, and those that OpenAI's clients expect.
  { ...open, $id: "Response" },
);
export type Response = Static<typeof Response>;

const ListedItem = Type.Object({
  id: Type.String(),
  type: Type.Literal("message"),
  status: Type.Literal("completed"),
  role: Type.Enum(["user", "assistant"]),
  content: Type.Array(Type.Union([Type.Object({ type: Type.Literal("input_text"), text: Type.String() }), OutputText])),
});
export type ListedItem = Static<typeof ListedItem>;

export const InputItemList = Type.Object(
  {
    object: Type.Literal("list"),
    data: Type.Array(ListedItem),
    first_id: Nullable(Type.String()),
    last_id: Nullable(Type.String()),
    has_more: Type.Boolean(),
  },
  { $id: "InputItemList" },
);
export type InputItemList = Static<typeof InputItemList>;
