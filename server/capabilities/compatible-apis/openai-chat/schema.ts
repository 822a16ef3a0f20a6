import Type, { type Static } from "typebox";
import { Maybe, Nullable } from "../../../kernel/wire/show.ts";
import { ChatAnswer, Citation, ReplyEndReason, SendMessage } from "../../conversations/index.ts";
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

/** OpenAI's chat completions. `openai/openai-parameters.ts` says what happens to each parameter. */

const FunctionCall = Type.Object({ name: Type.String(), arguments: Type.String() }, open);
const ToolCall = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 200 }), function: Type.Optional(FunctionCall) },
  open,
);
const ChatMessage = Type.Object(
  {
    role: Type.String({ description: "`system`, `developer`, `user`, `assistant`, `tool` or `function`." }),
    content: MessageContent,
    name: Type.Optional(Nullable(Type.String())),
    tool_calls: Maybe(Type.Array(ToolCall)),
    tool_call_id: Type.Optional(Type.String()),
    function_call: Maybe(FunctionCall),
  },
  open,
);
export type ChatMessage = Static<typeof ChatMessage>;

const penalty = Maybe(Type.Number({ minimum: -2, maximum: 2, description: "Passed on to the model." }));
const StopText = Type.String({ minLength: 1, maxLength: 500 });

export const CompletionRequest = Type.Object(
  {
    ...describedParameters(openaiParameters.chat),
    ...sharedParameters,
    messages: Type.Array(ChatMessage, {
      minItems: 1,
      description: "The last message is the question of the user, or the result of your function.",
    }),
    metadata: Type.Optional(
      Nullable(Type.Object({ sessionId: Type.Optional(SendMessage.properties.sessionId) }, open), {
        description: "`sessionId` names the conversation. Parley does not store the rest.",
      }),
    ),
    stream_options: Maybe(Type.Object({ include_usage: Maybe(Type.Boolean()) }, open)),
    max_tokens: Maybe(TokenLimit),
    max_completion_tokens: Maybe(TokenLimit),
    stop: Maybe(
      Type.Union([StopText, Type.Array(StopText, { maxItems: 4 })], {
        description: "The answer ends before one of these. Cuts the text where no language model answers.",
      }),
    ),
    presence_penalty: penalty,
    frequency_penalty: penalty,
    seed: Maybe(Type.Integer({ description: "Passed on to the model." })),
    top_k: Maybe(Type.Integer({ minimum: 1, description: "Passed on to the model. Not one of OpenAI's own." })),
    reasoning_effort: Maybe(Type.String({ minLength: 1, maxLength: 20, description: "Passed on to the model." })),
    response_format: Maybe(
      Type.Object(
        { type: Type.String(), json_schema: Type.Optional(Type.Object(jsonFormatFields, open)) },
        {
          ...open,
          description: "`text`; with a language model also `json_object` and `json_schema`.",
        },
      ),
    ),
    tools: toolsOf(
      Type.Object({ type: Type.String(), function: Type.Optional(Type.Object(functionFields, open)) }, open),
    ),
    n: Maybe(Type.Integer({ description: "1: Parley gives one answer to a question." })),
  },
  {
    ...open,
    $id: "ChatCompletionRequest",
    description: "Parameters that are not listed here are accepted without effect.",
  },
);
export type CompletionRequest = Static<typeof CompletionRequest>;

const UrlCitation = Type.Object({
  type: Type.Literal("url_citation"),
  url_citation: Type.Object({
    start_index: Type.Integer(),
    end_index: Type.Integer(),
    title: Type.String(),
    url: Type.String(),
  }),
});
export type UrlCitation = Static<typeof UrlCitation>;

const Usage = Type.Object({
  prompt_tokens: Type.Integer(),
  completion_tokens: Type.Integer(),
  total_tokens: Type.Integer(),
  prompt_tokens_details: Type.Object({ cached_tokens: Type.Integer(), audio_tokens: Type.Integer() }),
  completion_tokens_details: Type.Object({
    reasoning_tokens: Type.Integer(),
    audio_tokens: Type.Integer(),
    accepted_prediction_tokens: Type.Integer(),
    rejected_prediction_tokens: Type.Integer(),
  }),
});
export type Usage = Static<typeof Usage>;

/** OpenAI's form has no field for these. */
const Provenance = Type.Object({
  sessionId: Type.String(),
  conversationId: Type.String(),
  messageId: Type.String(),
  status: Type.String(),
  reason: Type.Optional(ReplyEndReason),
  answered: Type.Boolean(),
  confidence: Type.Number(),
  citations: Type.Array(Citation),
  choices: ChatAnswer.properties.choices,
  handedOver: Type.Optional(
    Type.Literal(true, { description: "With this answer the assistant hands the conversation over to a person." }),
  ),
});
export type Provenance = Static<typeof Provenance>;

const FinishReason = Type.Enum(["stop", "length", "content_filter", "tool_calls"], {
  description: "`length`: the answer was cut at a limit. `tool_calls`: it goes on with the results of your functions.",
});
export type FinishReason = Static<typeof FinishReason>;

const CalledFunction = Type.Object({
  id: Type.String(),
  type: Type.Literal("function"),
  function: Type.Object({ name: Type.String(), arguments: Type.String() }),
});
export type CalledFunction = Static<typeof CalledFunction>;

export const Completion = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal("chat.completion"),
    created: Type.Integer(),
    model: Type.String(),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer(),
        message: Type.Object({
          role: Type.Literal("assistant"),
          content: Nullable(Type.String(), { description: "Null when there are only tool calls." }),
          refusal: Type.Null(),
          annotations: Type.Array(UrlCitation),
          tool_calls: Type.Optional(Type.Array(CalledFunction)),
        }),
        logprobs: Type.Null(),
        finish_reason: FinishReason,
      }),
    ),
    usage: Usage,
    parley: Provenance,
  },
  { $id: "ChatCompletion" },
);
export type Completion = Static<typeof Completion>;
