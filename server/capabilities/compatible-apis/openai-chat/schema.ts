import Type, { type Static } from "typebox";
import { Citation } from "../../conversations/index.ts";
import { ClientMessage, open, sharedParameters } from "../openai/schema.ts";

/** OpenAI's chat completions. Parley accepts parameters that it does not know. */

export const CompletionRequest = Type.Object(
  {
    ...sharedParameters,
    messages: Type.Array(ClientMessage, {
      minItems: 1,
      description: "The last message is the question. The earlier ones show which conversation it belongs to.",
    }),
    stream_options: Type.Optional(
      Type.Union([Type.Object({ include_usage: Type.Optional(Type.Boolean()) }, open), Type.Null()]),
    ),
    n: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    response_format: Type.Optional(Type.Union([Type.Object({ type: Type.String() }, open), Type.Null()])),
  },
  { ...open, $id: "ChatCompletionRequest" },
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
});
export type Usage = Static<typeof Usage>;

/** What OpenAI's form has no field for. */
const Provenance = Type.Object({
  sessionId: Type.String(),
  conversationId: Type.String(),
  messageId: Type.String(),
  status: Type.String(),
  answered: Type.Boolean(),
  confidence: Type.Number(),
  citations: Type.Array(Citation),
});
export type Provenance = Static<typeof Provenance>;

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
          content: Type.String(),
          refusal: Type.Null(),
          annotations: Type.Array(UrlCitation),
        }),
        logprobs: Type.Null(),
        finish_reason: Type.Literal("stop"),
      }),
    ),
    usage: Usage,
    parley: Provenance,
  },
  { $id: "ChatCompletion" },
);
export type Completion = Static<typeof Completion>;
