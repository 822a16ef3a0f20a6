import Type, { type Static } from "typebox";
import { Citation, SendMessage } from "../conversations/index.ts";

/** OpenAI's chat completions and models, as far as these doors know them; what clients send beyond that is let pass. */

const open = { additionalProperties: true };

const ContentPart = Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) }, open);
export const ClientMessage = Type.Object(
  {
    role: Type.String(),
    content: Type.Optional(Type.Union([Type.String(), Type.Null(), Type.Array(ContentPart)])),
  },
  open,
);
export type ClientMessage = Static<typeof ClientMessage>;

const Model = Type.Optional(
  Type.String({ minLength: 1, maxLength: 200, description: "`parley`, or one that GET /v1/models lists." }),
);
const SessionId = SendMessage.properties.sessionId;
export const SharedMembers = {
  model: Model,
  stream: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  user: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: "Your end user." })),
  metadata: Type.Optional(
    Type.Union([Type.Object({ sessionId: Type.Optional(SessionId) }, open), Type.Null()], {
      description: "`sessionId` names the conversation; the rest is not kept.",
    }),
  ),
  tools: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
  tool_choice: Type.Optional(Type.Unknown()),
};

export const CompletionRequest = Type.Object(
  {
    ...SharedMembers,
    messages: Type.Array(ClientMessage, {
      minItems: 1,
      description: "The last one is the question. Those before it tell which conversation it belongs to.",
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

const Usage = Type.Object({
  prompt_tokens: Type.Integer(),
  completion_tokens: Type.Integer(),
  total_tokens: Type.Integer(),
});

/** What OpenAI's form has no place for. */
const Provenance = Type.Object({
  sessionId: Type.String(),
  conversationId: Type.String(),
  messageId: Type.String(),
  status: Type.String(),
  answered: Type.Boolean(),
  confidence: Type.Number(),
  citations: Type.Array(Citation),
});

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

export const ModelEntry = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal("model"),
    created: Type.Integer(),
    owned_by: Type.String(),
  },
  { $id: "Model" },
);
export const ModelList = Type.Object({ object: Type.Literal("list"), data: Type.Array(ModelEntry) });

const mostTexts = 2_048;
const EmbeddedText = Type.String({ minLength: 1, maxLength: 100_000 });

export const EmbeddingRequest = Type.Object(
  {
    model: Type.String({ minLength: 1, maxLength: 300, description: "`<provider name>/<model id>`, or the id alone." }),
    input: Type.Union([EmbeddedText, Type.Array(EmbeddedText, { minItems: 1, maxItems: mostTexts })]),
    dimensions: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()])),
    encoding_format: Type.Optional(Type.Union([Type.Literal("float"), Type.Literal("base64"), Type.Null()])),
    user: Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()])),
  },
  { additionalProperties: true, $id: "EmbeddingRequest" },
);
export type EmbeddingRequest = Static<typeof EmbeddingRequest>;

export const Embeddings = Type.Object(
  {
    object: Type.Literal("list"),
    model: Type.String(),
    data: Type.Array(
      Type.Object({
        object: Type.Literal("embedding"),
        index: Type.Integer(),
        embedding: Type.Union([Type.Array(Type.Number()), Type.String()]),
      }),
    ),
    usage: Type.Object({ prompt_tokens: Type.Integer(), total_tokens: Type.Integer() }),
  },
  { $id: "Embeddings" },
);
export type Embeddings = Static<typeof Embeddings>;
