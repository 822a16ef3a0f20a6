import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";

const maxTexts = 2_048;
const EmbeddedText = Type.String({ minLength: 1, maxLength: 100_000 });

export const EmbeddingRequest = Type.Object(
  {
    model: Type.String({ minLength: 1, maxLength: 300, description: "`<provider name>/<model id>`, or the id alone." }),
    input: Type.Union([EmbeddedText, Type.Array(EmbeddedText, { minItems: 1, maxItems: maxTexts })]),
    dimensions: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    encoding_format: Type.Optional(Type.Union([Type.Literal("float"), Type.Literal("base64"), Type.Null()])),
    user: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
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
